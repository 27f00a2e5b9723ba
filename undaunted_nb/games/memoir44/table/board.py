"""The map: its fixed parts, the things on it, and their descriptions."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import TYPE_CHECKING, cast

from undaunted_nb.engine.text import Text
from undaunted_nb.kit.table.parts import SLOTS

from ..files import scenario
from ..rules import event_rules
from ..rules.ground import extras, reach
from ..rules.state.names import card_name, ground_name, key_of, kind_name, section_name, side_name, unit_name
from ..rules.state.position import BATTLE, ORDER, PLAY, Orders, Position
from ..rules.state.setup import ARMOR, ARMS, INFANTRY, SECTIONS, Ground, Setup, Unit, UnitKind, opposite
from .choices import legal

if TYPE_CHECKING:
    from undaunted_nb.kit.scene.board import Drawing, Element, HexMap, HexTile, Sign
    from undaunted_nb.kit.scene.panel import Fighter

FIGURES = {
    "infantry": "infantry", "special_forces": "special-forces", "french_resistance": "resistance", "armor": "armor",
    "elite_armor": "armor", "artillery": "artillery",
}  # fmt: skip
"""The silhouette of each kind of unit."""
BADGE_KINDS = frozenset({"special_forces", "elite_armor"})
"""Kinds that differ from their arm by a badge on the counter."""
RUNS_ON = frozenset({"river", "ocean", "beach", "hedgerow"})
"""Terrain that continues into a neighbor of its kind."""
OPEN = "country"
TURNS = {(2, 0): 0, (1, 1): 60, (-1, 1): 120, (-2, 0): 180, (-1, -1): 240, (1, -1): 300}
"""The direction of each adjacent hex on the map, clockwise from the right, by the step to it."""

Description = tuple[Text, str]
"""A description, and the id of its rule."""


# Fixed parts


def ground(p: Position, title: Text | str = "") -> HexMap:
    """Return the hexes of the board with their places, terrain, and sections."""
    setup = p.setup
    return {
        "shape": "hex",
        "title": title or scenario.title_of(setup),
        "legend": _legend(p),
        "sections": [{"bottom": section_name(name), "top": section_name(opposite(name))} for name in SECTIONS * setup.maps],
        "rest": Text("m44-rest"),
        "places": [_place(setup, tile) for tile in setup.board.tiles],
    }


def _place(setup: Setup, tile: str) -> HexTile:
    terrain = setup.terrain.get(tile, OPEN)
    adjacent = setup.board.neighbors[tile]
    joins = [neighbor for neighbor in adjacent if setup.terrain.get(neighbor, OPEN) == terrain] if terrain in RUNS_ON else []
    name = Text("m44-short-water") if terrain == "river" and _is_still(setup, joins) else short_name(terrain)
    return {
        "id": tile,
        "at": setup.board.coordinates[tile],
        "near": adjacent,
        "terrain": setup.grounds[terrain].like or terrain,
        "name": name if terrain != OPEN else "",
        "joins": joins,
        "sections": setup.areas[tile],
        "label": [tile, ground_name(terrain)],
        "plain": terrain == OPEN,
    }


def _is_still(setup: Setup, joins: Sequence[str]) -> bool:
    """Return whether the water of a hex is drawn as a pond: it does not flow between two hexes that are apart."""
    return not joins or any(right in setup.board.neighbors[left] for left, right in combinations(joins, 2))


def short_name(ground: str) -> Text:
    """Return the name of terrain or an object in the picture."""
    return Text(f"m44-short-{key_of(ground)}", {"fallback": ground.replace("-", " ")})


def _legend(p: Position) -> list[Sign]:
    """Return a legend of the signs that can be on this board: letters of units, states, and objects.

    Wire is only ever removed, and sandbags come with a card.
    """
    setup = p.setup
    units = {unit.kind.id: unit for unit in reversed(setup.units)}
    signs = [
        _sign(Text("m44-legend-unit", _letter_and_badge(unit.kind) | {"unit": kind_name(unit.kind)}), unit)
        for _, unit in sorted(units.items())
    ]
    for sample in setup.units[:1]:
        signs.append(_sign(Text("m44-legend-figures"), sample, n=1))
        signs += [_sign(Text("m44-legend-ordered"), sample, "ordered"), _sign(Text("m44-legend-done"), sample, "done")]
    if setup.objectives:
        signs.append({"label": Text("m44-legend-medal"), "show": [{"t": "medal", "side": SLOTS[setup.objectives[0].side], "n": ""}]})
    things = [
        *(name for objects in setup.objects.values() for name in objects),
        *(["wire"] if p.wire else []),
        *(["sandbags"] if p.sandbags else []),
    ]
    named = {name: ground_name(name) for name in things}
    if setup.steep:
        signs.append({"label": Text("m44-legend-steep"), "show": [{"t": "steep", "far": "0", "turn": "90"}], "width": 54})
    digging = next((card.id for card in setup.cards if card.does == "dig"), "")
    if digging and "sandbags" not in named:
        named["sandbags"] = Text("m44-legend-sandbags", {"card": card_name(setup, digging)})
    objects: list[Sign] = [{"label": label, "show": [_thing(setup, name)], "width": 54} for name, label in named.items()]
    return [*signs, *objects]


def _thing(setup: Setup, name: str) -> Drawing:
    """Return the picture of an object."""
    return {"t": setup.grounds[name].like or name, "side": "", "text": "", "turn": "0"}


def _sign(label: Text, unit: Unit, state: str = "", n: int = -1) -> Sign:
    """Return a small picture of a unit with one of its signs."""
    look = _look(unit)
    look["s"] = " ".join(filter(None, ("badged" if look["badge"] else "", state, "small")))
    look["n"] = str(n if n >= 0 else unit.figures)
    return {"label": label, "show": [look], "width": 42}


def _letter_and_badge(kind: UnitKind) -> dict[str, Text | str]:
    """Return the letter and the badge of a kind of unit."""
    return {"letter": letter_of(kind), "badge": badge_of(kind)}


def figure_of(kind: UnitKind) -> str:
    """Return the silhouette of a kind of unit. A scenario's own kind has that of the built-in one that it is like."""
    return FIGURES.get(kind.like or kind.id, kind.arm)


def letter_of(kind: UnitKind) -> Text:
    """Return the letter of a kind of unit."""
    return Text(f"m44-letter-{key_of(kind.like or kind.id)}")


def badge_of(kind: UnitKind) -> Text | str:
    """Return the badge of a kind of unit ("": none). That of a scenario's own kind has the first two letters of its name there."""
    if kind.like:
        return kind.id[:2].upper()
    return Text(f"m44-badge-{key_of(kind.id)}") if kind.id in BADGE_KINDS else ""


def _look(unit: Unit) -> Drawing:
    """Return the fixed look of a unit: its silhouette, its letter, its badge, and its number of figures."""
    letters = _letter_and_badge(unit.kind)
    return {
        "t": "unit",
        "side": SLOTS[unit.side],
        "figure": figure_of(unit.kind),
        "max": unit.figures,
        "letter": letters["letter"],
        "badge": letters["badge"],
    }


def describe_fighter(setup: Setup, number: int) -> Fighter:
    """Return the side, the silhouette and the name of a unit."""
    unit = setup.units[number]
    return {"side": SLOTS[unit.side], "figure": _look(unit)["figure"], "letter": "", "name": unit_name(setup, number)}


# Things on the hexes


def elements(p: Position) -> list[Element]:
    """Return everything on the hexes, in drawing order, with descriptions. All of it is open to both sides."""
    setup = p.setup
    parts = [_object(setup, tile, name) for tile, names in setup.objects.items() for name in names]
    parts += [_steep(setup, tile, neighbor) for tile, neighbor in sorted(setup.steep)]
    parts += [_object(setup, tile, "wire") for tile in sorted(p.wire)]
    parts += [_object(setup, tile, "sandbags") for tile in sorted(p.sandbags)]
    parts += [_unit(p, i) for i, (tile, _) in enumerate(p.stands) if tile]
    parts += [_medal(p, n, tile) for n, objective in enumerate(setup.objectives) for tile in objective.hexes]
    return parts


def hide_answers(pieces: list[Element]) -> list[Element]:
    """Return the elements for the time of a question: a unit that can no longer act would answer "Which unit can attack?"."""
    return [_hide_state(piece) if piece["t"] == "unit" and piece["s"] == "done" else piece for piece in pieces]


def _hide_state(unit: Element) -> Element:
    label = cast("Text", unit["label"])
    return {**unit, "s": "ordered", "label": label._replace(params={**label.params, "state": "ordered"})}


def _object(setup: Setup, tile: str, name: str) -> Element:
    owner = setup.owners.get(tile, -1) if setup.grounds[name].owned else -1
    side = side_name(setup, owner) if owner >= 0 else ""
    return {
        "k": f"{name} {tile}", "t": setup.grounds[name].like or name, "p": tile, "side": SLOTS[owner] if owner >= 0 else "",
        "text": short_name(name),
        "label": Text("m44-label-object", {"ground": ground_name(name), "side": side}),
    }  # fmt: skip


def _steep(setup: Setup, tile: str, to: str) -> Element:
    """Return one half of a steep side: each of the two hexes has its own, so that each names it."""
    (x, y), (u, v) = setup.board.coordinates[tile], setup.board.coordinates[to]
    turn, label = str(TURNS[u - x, v - y]), Text("m44-label-steep", {"hex": to})
    return {"k": f"steep {tile}-{to}", "t": "steep", "p": tile, "side": "", "label": label, "far": "31", "turn": turn}


def _unit(p: Position, i: int) -> Element:
    unit, (tile, figures) = p.setup.units[i], p.stands[i]
    state, look = _state(p, i), _look(unit)
    parameters = {"unit": unit_name(p.setup, i), "n": figures, "max": unit.figures, "state": state, "medals": unit.medals}
    return {
        "k": unit.id, "t": "unit", "p": tile, "side": SLOTS[unit.side], "s": state, "n": str(figures),
        "figure": look["figure"], "max": look["max"], "letter": look["letter"], "badge": look["badge"],
        "label": Text("m44-label-unit", parameters),
    }  # fmt: skip


def _state(p: Position, i: int) -> str:
    """Return "ordered" or "done" for a unit with an order this turn. It is done when it can no longer act."""
    orders = p.find_orders(i)
    if orders is None:
        return ""
    busy = p.phase in (PLAY, ORDER) or (not orders.battles if p.pending else any(a.args[:1] == (p.stands[i][0],) for a in legal(p)))
    return "ordered" if busy else "done"


def _medal(p: Position, n: int, tile: str) -> Element:
    objective = p.setup.objectives[n]
    unit = p.unit_on(tile)
    has = p.taken[n] == objective.side or (unit is not None and unit.side == objective.side)
    parameters = {"side": side_name(p.setup, objective.side), "n": objective.medals, "held": has, "hold": objective.hold}
    return {
        "k": f"medal {n} {tile}", "t": "medal", "p": tile, "side": SLOTS[objective.side], "s": "held" if has else "",
        "n": str(objective.medals) if objective.medals > 1 else "", "label": Text("m44-label-medal", parameters),
    }  # fmt: skip


# Descriptions


def about_place(p: Position, tile: str) -> list[Description]:
    """Return the descriptions of a hex: its differences from open terrain, each with the id of its rule."""
    if tile not in p.setup.board.index:
        return []
    setup, grounds = p.setup, _grounds(p, tile)
    lines: list[Description] = [
        (Text("m44-about-sections", {"hex": tile, "sections": [section_name(s) for s in setup.sections[0][tile]]}), "m44.board.3")
    ]
    differences = [line for ground in grounds for line in _differences(setup, tile, ground)]
    lines += differences or [(Text("m44-about-open"), "m44.move.3")]
    if sum(bool(ground.cover) for ground in grounds) > 1:
        lines.append((Text("m44-about-best"), "m44.cover.1"))
    if steep := [neighbor for neighbor in setup.board.neighbors[tile] if (tile, neighbor) in setup.steep]:
        lines.append((Text("m44-about-steep", {"hexes": steep}), "m44.own.8"))
    for n, objective in enumerate(setup.objectives):
        if tile in objective.hexes:
            parameters = {"side": side_name(setup, objective.side), "n": objective.medals, "hold": objective.hold, "taken": p.taken[n] >= 0}
            lines.append((Text("m44-about-medal", parameters), "m44.medal.3"))
    unit = p.find_unit(tile)
    return [*lines, *_about_unit(p, unit)] if unit >= 0 else lines


def _grounds(p: Position, tile: str) -> list[Ground]:
    """Return the terrain of a hex and the objects on it."""
    setup = p.setup
    return [*setup.fixed[tile], *(setup.grounds[name] for name, where in (("wire", p.wire), ("sandbags", p.sandbags)) if tile in where)]


DIFFERENCES: tuple[tuple[str, Callable[[Ground], object], Mapping[str, str] | str], ...] = (
    ("closed", lambda g: g.closed, "m44.river.1"),
    ("opens", lambda g: g.opens, "m44.bridge.2"),
    ("infantry-only", lambda g: len(g.arms) == 1 and not g.own, event_rules.ENTER),
    ("barred", lambda g: g.own and g.arms != ARMS, event_rules.ENTER),
    ("near", lambda g: g.near, "m44.hedgerow.1"),
    ("out", lambda g: g.near, "m44.hedgerow.2"),
    ("most", lambda g: g.most, "m44.beach.1"),
    ("afloat", lambda g: g.afloat, "m44.ocean.3"),
    ("ashore", lambda g: g.ashore, "m44.ocean.2"),
    ("stop", lambda g: g.stop, event_rules.ENTER),
    ("calm", lambda g: g.calm, event_rules.CALM),
    ("cover", lambda g: g.cover and not g.height, event_rules.COVER),
    ("cover-hill", lambda g: g.cover and g.height, event_rules.COVER),
    ("hinders-infantry", lambda g: g.attack.get(INFANTRY), event_rules.HINDERS),
    ("hinders-armor", lambda g: g.attack.get(ARMOR), event_rules.HINDERS),
    ("flag", lambda g: g.flag, event_rules.FLAGS),
    ("height", lambda g: g.height, "m44.hill.3"),
    ("blocks", lambda g: g.blocks and not g.height, "m44.sight.2"),
    ("rooted", lambda g: g.rooted, "m44.bunker.3"),
    ("fades", lambda g: g.fades, "m44.sandbags.2"),
    ("cleared", lambda g: g.id == "wire", "m44.wire.2"),
)
"""The possible differences of a terrain from open terrain: the text, its condition, and its rule (by kind of terrain if it varies)."""


def _differences(setup: Setup, tile: str, ground: Ground) -> Iterator[Description]:
    """Yield the differences of a kind of terrain, or of an object on a hex, from open terrain."""
    owner = setup.owners.get(tile, -1) if ground.owned else -1
    parameters = {
        "ground": ground_name(ground.id), "hex": tile, "side": side_name(setup, owner) if owner >= 0 else "", "most": ground.most,
        "infantry": ground.cover.get(INFANTRY, 0), "armor": ground.cover.get(ARMOR, 0), "dice": sum(ground.attack.values()),
    }  # fmt: skip
    for difference, differs, rule in DIFFERENCES:
        if differs(ground) and (difference != "closed" or tile in setup.closed_hexes):
            yield Text(f"m44-about-{difference}", parameters), rule if isinstance(rule, str) else rule[ground.id]


def about_counter(p: Position, piece: str) -> list[Description]:
    """Return the descriptions of a unit, each with the id of its rule.

    They cover the ground that it hides, moves, dice, hits against it, and its turn so far.
    """
    i = p.setup.by_unit.get(piece, -1)
    if i < 0:
        return []
    tile = p.stands[i][0]
    names = [ground_name(ground.id) for ground in _grounds(p, tile) if ground.id != OPEN] if tile else []
    below = [(Text("m44-about-ground", {"hex": tile, "grounds": names}), "m44.setup.1")] if names else []
    return [*below, *_about_unit(p, i)]


def _about_unit(p: Position, i: int) -> list[Description]:
    unit, (tile, figures) = p.setup.units[i], p.stands[i]
    name = unit_name(p.setup, i)
    if not tile:
        return [(Text("m44-about-lost", {"unit": name}), "m44.medal.1")]
    kind, medals = unit.kind, Text("m44-medals", {"n": unit.medals})
    lines: list[Description] = [
        (Text("m44-about-figures", {"unit": name, "n": figures, "max": unit.figures, "medals": medals}), "m44.battle.5"),
        (_about_move(kind), event_rules.kind_move(kind)),
        (Text("m44-about-dice", {"dice": ", ".join(map(str, kind.dice)), "sight": kind.sight}), event_rules.kind_dice(kind)),
        (Text(f"m44-about-hit-{kind.arm}"), "m44.hit.1"),
    ]
    return [*lines, *_about_orders(p, i, p.find_orders(i))]


def _about_move(kind: UnitKind) -> Text:
    if not kind.like:
        return Text(f"m44-about-move-{key_of(kind.id)}")
    return Text("m44-about-move-own", {"most": kind.move, "battle": kind.battle, "whole": kind.battle == kind.move})


def _about_orders(p: Position, i: int, orders: Orders | None) -> Iterator[Description]:
    """Yield the past and the remaining actions of a unit with its order this turn."""
    if orders is None:
        return
    unit = p.setup.units[i]
    farthest, battling = reach(p, unit)
    card = extras(p, unit)
    able = p.phase != BATTLE or bool(p.pending) or any(a.args and a.args[0] == p.stands[i][0] for a in legal(p))
    uses: Mapping[str, object] = {"moves": orders.moves, "battles": orders.battles, "steps": orders.steps, "able": able}
    yield Text("m44-about-ordered", uses), "m44.order.1"
    if card.moves and not orders.moves and p.phase != BATTLE:
        yield Text("m44-about-may-move", {"most": farthest, "battle": battling}), event_rules.kind_move(unit.kind)
    if orders.calm:
        yield Text("m44-about-entered"), "m44.forest.2"
