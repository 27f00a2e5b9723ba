"""What the table can wear over the board: the chances from here, the danger of each tile, the best tile to attack from.

Only what lies open to both sides is used, the counters on the board and what is printed on the cards of the scenario; and of cards in hand
one's own, for how far a counter comes in this turn.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from undaunted_nb.core.odds import Odds, odds
from undaunted_nb.core.text import Text

from . import combat
from .names import counter_name, kind_name, unit_name
from .present import DICE_KINDS, attack_sum
from .setup import Setup

if TYPE_CHECKING:
    from fractions import Fraction

    from .position import Position

MODES = ("from", "danger", "best")
USES = ("attack", "suppress", "blast")
WALKS = frozenset({"move", "scout", "stalk"})
"""The actions of a card that take its own counter to another tile: the last of their tiles."""
FOLLOWS = ("who", "use")
"""What follows the card that is picked: what was asked for before is forgotten then."""
BARS = {"plate": 62, "odds": 46}
"""How long the bar of a plate is whose chance is certain, in map units (see scene/art/templates.json)."""


# The numbers.


class Shot(NamedTuple):
    """One attack, as it stands or as it would stand: ``attacker`` and ``target`` are numbers of counters, ``on`` is the target's tile.

    ``source`` is the attacker's tile ("" for a Blast).
    """

    kind: str
    attacker: int
    source: str
    target: int
    on: str
    parts: combat.Defence
    odds: Odds

    @property
    def chance(self) -> Fraction:
        """That it hits, exactly."""
        return self.odds.probability


def _shot(setup: Setup, kind: str, attacker: int, source: str, target: int, on: str) -> Shot:
    parts = combat.defence(setup, target, on, source)
    return Shot(kind, attacker, source, target, on, parts, odds(dice_of(setup, attacker)[kind], parts.total))


@lru_cache(maxsize=512)
def dice_of(setup: Setup, counter: int) -> Mapping[str, int]:
    """How many dice a counter's cards give it, by kind of action (the most, where its cards differ)."""
    side = setup.counters[counter].side
    cards = [card for card, unit in zip(setup.cards[side], setup.unit_of[side], strict=True) if unit == counter]
    printed = [a for card in cards for a in card.abilities if a.kind in DICE_KINDS]
    return {kind: max(a.x for a in printed if a.kind == kind) for kind in USES if any(a.kind == kind for a in printed)}


def tile_of(p: Position, counter: int) -> str:
    """Where a counter stands, or where alone it can enter ("" for neither)."""
    entries = p.setup.entries[counter]
    return p.stands[counter][0] or (entries[0] if len(entries) == 1 else "")


def _on_board(p: Position, side: int) -> list[int]:
    return [i for i in p.setup.by_side[side] if p.stands[i][0]]


def shots(p: Position, counter: int, kind: str) -> tuple[Shot, ...]:
    """What a counter can roll for from where it stands: each enemy on the board; for a Blast, whoever is on the target tile."""
    setup, side = p.setup, p.setup.counters[counter].side
    if kind not in dice_of(setup, counter):
        return ()
    if kind == "blast":
        tile = p.halves[side].target
        return tuple(_shot(setup, kind, counter, "", target, tile) for target in (combat.aimed_at(p, tile) if tile else ()))
    source = tile_of(p, counter)
    enemies = _on_board(p, 1 - side) if source else []
    return tuple(_shot(setup, kind, counter, source, target, p.stands[target][0]) for target in enemies)


def threats(p: Position, counter: int, tile: str, kind: str) -> tuple[Shot, ...]:
    """What a counter would face on a tile, strongest first: the best of each enemy counter that is on the board and ready.

    An enemy mortar whose target is this tile is asked for its Blast, too, where ``kind`` is "attack".
    """
    setup, enemy = p.setup, 1 - p.setup.counters[counter].side
    found = []
    for attacker in _on_board(p, enemy):
        on, suppressed = p.stands[attacker]
        kinds = (kind, "blast") if kind == "attack" and p.halves[enemy].target == tile else (kind,)
        own = [
            _shot(setup, each, attacker, "" if each == "blast" else on, counter, tile)
            for each in kinds
            if each in dice_of(setup, attacker) and not suppressed
        ]
        found += sorted(own, key=_weakness)[:1]
    return tuple(sorted(found, key=_weakness))


def _weakness(shot: Shot) -> Fraction:
    return -shot.chance


def together(attacks: Iterable[Shot]) -> Fraction:
    """The chance that at least one of these attacks hits, exactly."""
    from fractions import Fraction
    from math import prod

    return 1 - prod((1 - shot.chance for shot in attacks), start=Fraction(1))


def approaches(p: Position, counter: int, kind: str, enemy: int) -> dict[str, Shot]:
    """For each tile the attack that a counter would make from there at an enemy on the board (Attack and Suppress)."""
    on = p.stands[enemy][0]
    if not on or kind == "blast" or kind not in dice_of(p.setup, counter):
        return {}
    return {tile: _shot(p.setup, kind, counter, tile, enemy, on) for tile in p.setup.board.tiles}


def best_tiles(from_tiles: Mapping[str, Shot]) -> frozenset[str]:
    """The tiles from where the chance is greatest."""
    most = max((shot.odds.probability for shot in from_tiles.values()), default=None)
    return frozenset(tile for tile, shot in from_tiles.items() if shot.chance == most)


def within_reach(p: Position, counter: int) -> frozenset[str]:
    """The tiles that a counter can be on after one card of its own is played now, with where it stands; none if no card can take it on."""
    setup, side = p.setup, p.setup.counters[counter].side
    own = {card.id for card, unit in zip(setup.cards[side], setup.unit_of[side], strict=True) if unit == counter}
    ends = {str(a.args[-1]) for a in p.actions() if a.side == setup.sides[side] and a.card in own and a.kind in WALKS and a.args}
    return frozenset(ends | {p.stands[counter][0]} - {""}) if ends else frozenset()


# The layer.


class Asked(NamedTuple):
    """What is asked for: the mode, the own counter, the enemy, the kind of action, and what is pointed at ("place:…" or "piece:…")."""

    mode: str = ""
    who: str = ""
    whom: str = ""
    use: str = ""
    at: str = ""


class Layer(NamedTuple):
    """What is shown: groups of choices, what it means, plates for the board (elements of the Scene), and the sum of what is pointed at."""

    groups: tuple[dict[str, Any], ...]
    lines: tuple[Text, ...]
    plates: tuple[dict[str, Any], ...] = ()
    sum: dict[str, Any] | None = None
    at: str = ""


def layer(p: Position, side: str, asked: Mapping[str, str], taps: Sequence[str] = ()) -> Layer:
    """The layer for ``side`` (any name that is none: the first).

    Of ``asked`` (see Asked) what does not fit the position is left aside; ``taps`` is what is chosen at the table: its card, action and
    target are meant where nothing is asked for.
    """
    return _layer(p, max(p.setup.side(side), 0), Asked(**{name: asked.get(name, "") for name in Asked._fields}), tuple(taps))


@lru_cache(maxsize=64)
def _layer(p: Position, side: int, asked: Asked, taps: tuple[str, ...]) -> Layer:
    mode = asked.mode if asked.mode in MODES else MODES[0]
    who = _who(p, side, mode, asked.who, taps)
    if who is None:
        return Layer((_modes(mode),), (Text("overlay-nobody"),))
    use = _use(p, who, mode, asked.use, taps)
    groups = [_modes(mode), _counters(p, "who", Text("overlay-who"), _able(p, side, mode), who)]
    whom = _whom(p, who, use, asked.whom, taps) if mode == "best" else None
    if whom is not None:
        groups.append(_counters(p, "whom", Text("overlay-whom"), _on_board(p, 1 - side), whom))
    uses = _uses(p, who, mode)
    if len(uses) > 1:
        groups.append({"id": "use", "label": Text("overlay-use"), "options": [_option(u, _use_label(p, who, mode, u), use) for u in uses]})
    drawn = _DRAWN[mode](p, who, use, -1 if whom is None else whom, asked.at or _pointed(taps))
    return Layer(tuple(groups), *drawn)


def _able(p: Position, side: int, mode: str) -> list[int]:
    """The counters of a side that a mode can be asked of: on the board or about to enter; but for the danger, with something to attack."""
    own = [i for i in p.setup.by_side[side] if p.stands[i][0] or p.setup.entries[i]]
    if mode == "danger":
        return own
    return [i for i in own if _uses(p, i, mode) and (mode == "best" or tile_of(p, i))]


def _who(p: Position, side: int, mode: str, asked: str, taps: tuple[str, ...]) -> int | None:
    able = _able(p, side, mode)
    card = next((t.partition(":")[2].partition("#")[0] for t in taps[:1] if t.startswith("card:")), "")
    at = p.setup.by_card[side].get(card, -1)
    meant = (p.setup.by_counter.get(asked, -1), p.setup.unit_of[side][at] if at >= 0 else -1)
    return next((i for i in (*meant, *able) if i in able), None)


def _uses(p: Position, who: int, mode: str) -> list[str]:
    if mode == "danger":
        return ["attack", "suppress"]
    return [kind for kind in dice_of(p.setup, who) if mode == "from" or kind != "blast"]


def _use(p: Position, who: int, mode: str, asked: str, taps: tuple[str, ...]) -> str:
    uses = _uses(p, who, mode)
    chosen = next((t.removeprefix("do:") for t in taps[1:2]), "") if mode != "danger" else ""
    return next(use for use in (asked, chosen, *uses) if use in uses)


def _whom(p: Position, who: int, use: str, asked: str, taps: tuple[str, ...]) -> int | None:
    """The enemy meant; the one that is easiest to hit from here, where none is."""
    there = _on_board(p, 1 - p.setup.counters[who].side)
    meant = (p.setup.by_counter.get(asked, -1), p.setup.by_counter.get(_pointed(taps).removeprefix("piece:"), -1))
    easiest = [shot.target for shot in sorted(shots(p, who, use), key=_weakness)]
    return next((i for i in (*meant, *easiest, *there) if i in there), None)


def _pointed(taps: tuple[str, ...]) -> str:
    return next((tap for tap in reversed(taps[2:]) if tap.startswith("piece:")), "")


def _option(name: str, label: Text, chosen: str) -> dict[str, Any]:
    return {"id": name, "label": label, "chosen": name == chosen}


def _modes(chosen: str) -> dict[str, Any]:
    return {"id": "mode", "label": Text("overlay-mode"), "options": [_option(mode, Text(f"overlay-mode-{mode}"), chosen) for mode in MODES]}


def _counters(p: Position, name: str, label: Text, counters: Iterable[int], chosen: int) -> dict[str, Any]:
    setup = p.setup
    options = [_option(setup.counters[i].id, unit_name(setup, i), setup.counters[chosen].id) for i in counters]
    return {"id": name, "label": label, "options": options}


def _use_label(p: Position, who: int, mode: str, use: str) -> Text:
    return kind_name(use) if mode == "danger" else Text("overlay-use-label", {"kind": kind_name(use), "x": dice_of(p.setup, who)[use]})


def _from(p: Position, who: int, use: str, _whom: int, at: str) -> tuple[tuple[Text, ...], tuple[dict[str, Any], ...], Any, str]:
    """Each enemy wears its chance to be hit from where the counter stands."""
    setup, found = p.setup, shots(p, who, use)
    about = {"counter": unit_name(setup, who), "kind": kind_name(use), "tile": tile_of(p, who)}
    lines = [Text("overlay-from", about)] if found else [Text("overlay-from-none", about)]
    if p.stands[who][1]:
        lines.append(Text("overlay-from-suppressed", about))
    plates = tuple(
        {
            **_plate(shot, setup.counters[shot.target].id, "odds"),
            "p": shot.on,
            "of": setup.counters[shot.target].id,
            "label": Text("overlay-label-from", {"percent": percent(shot.chance)}),
        }
        for shot in found
    )
    meant = {f"piece:{setup.counters[shot.target].id}": shot for shot in found}
    meant |= {f"place:{shot.on}": shot for shot in sorted(found, key=_weakness, reverse=True)}
    shot, at = _meant(meant, at, found)
    return tuple(lines), plates, shot and _sum(p, shot), at


def _danger(p: Position, who: int, use: str, _whom: int, at: str) -> tuple[tuple[Text, ...], tuple[dict[str, Any], ...], Any, str]:
    """Each tile wears what the counter would face there."""
    setup = p.setup
    faced = {tile: threats(p, who, tile, use) for tile in setup.board.tiles}
    about = {"counter": unit_name(setup, who), "kind": kind_name(use)}
    lines = (Text("overlay-danger" if any(faced.values()) else "overlay-danger-none", about),)
    plates = []
    for tile, found in faced.items():
        if found:
            whole = percent(together(found))
            note = Text("overlay-all", {"percent": whole}) if len(found) > 1 else ""
            label = Text("overlay-label-danger", {"percent": percent(found[0].chance), "all": whole, "n": len(found)})
            plates.append({**_plate(found[0], tile, "plate"), "p": tile, "note": note, "label": label})
    strongest = {f"place:{tile}": found[0] for tile, found in faced.items() if found}
    here = tile_of(p, who)
    shot, at = _meant(_by_counters(p, strongest), at, [faced[here][0]] if faced.get(here) else strongest.values())
    return lines, tuple(plates), shot and {**_sum(p, shot), "lines": _all_of(p, faced[shot.on])}, at


def _all_of(p: Position, found: Sequence[Shot]) -> list[Text]:
    """Every attack that a counter would face, and the chance that at least one hits."""
    setup = p.setup
    if len(found) < 2:
        return []
    each = []
    for shot in found:
        about = {"counter": counter_name(setup, shot.attacker), "n": shot.parts.total, "dice": shot.odds.dice}
        each.append(Text("overlay-threat", {**about, "percent": percent(shot.chance)}))
    product = " × ".join(f"{1 - shot.chance}" for shot in found)
    return [*each, Text("overlay-together", {"n": len(found), "product": product, "percent": percent(together(found))})]


def _best(p: Position, who: int, use: str, whom: int, at: str) -> tuple[tuple[Text, ...], tuple[dict[str, Any], ...], Any, str]:
    """Each tile wears the chance of an attack from there."""
    setup = p.setup
    found = approaches(p, who, use, whom) if whom >= 0 else {}
    about = {"counter": unit_name(setup, who), "kind": kind_name(use)}
    if not found:
        return (Text("overlay-best-none", about),), (), None, ""
    best, near = best_tiles(found), within_reach(p, who)
    lines = [Text("overlay-best", {**about, "target": counter_name(setup, whom), "tile": p.stands[whom][0], "n": len(best)})]
    if near:
        lines.append(Text("overlay-best-reach", about))
    plates = tuple(
        {
            **_plate(shot, tile, "plate"),
            "p": tile,
            "s": " ".join(state for state, holds in (("best", tile in best), ("reach", tile in near)) if holds),
            "label": Text("overlay-label-best", {"percent": percent(shot.chance), "best": tile in best, "reach": tile in near}),
        }
        for tile, shot in found.items()
    )
    here = tile_of(p, who)
    shot, at = _meant(
        _by_counters(p, {f"place:{tile}": shot for tile, shot in found.items()}), at, [found[here]] if here else found.values()
    )
    return tuple(lines), plates, shot and _sum(p, shot), at


_DRAWN = {"from": _from, "danger": _danger, "best": _best}


def _by_counters(p: Position, tiles: Mapping[str, Shot]) -> dict[str, Shot]:
    """The same, where a counter may also be pointed at for the tile it stands on."""
    on = {f"piece:{c.id}": f"place:{tile}" for c, (tile, _) in zip(p.setup.counters, p.stands, strict=True)}
    return {**tiles, **{piece: tiles[place] for piece, place in on.items() if place in tiles}}


def _meant(found: Mapping[str, Shot], at: str, otherwise: Iterable[Shot]) -> tuple[Shot | None, str]:
    """What is pointed at, if it has a sum; else the strongest of the others (None without any)."""
    return (found[at], at) if at in found else (min(otherwise, key=_weakness, default=None), "")


def percent(chance: Fraction) -> str:
    """A chance in whole percent; one that is not certain is never shown as if it were."""
    shown = round(float(chance) * 100)
    return f"{shown} %" if shown < 100 or chance == 1 else "> 99 %"


def _plate(shot: Shot, key: str, look: str) -> dict[str, Any]:
    base, cover, away = shot.parts
    told = f"{base}+{cover}+{away}={shot.parts.total}" if shot.source else f"{base}+{cover}={shot.parts.total}"
    return {
        "k": f"chance {key}",
        "t": look,
        "side": "",
        "s": "",
        "top": True,
        "text": percent(shot.chance),
        "note": told,
        "room": str(min(51, 7 * len(told))),
        "bar": f"{float(shot.chance) * BARS[look]:.1f}",
    }


def _sum(p: Position, shot: Shot) -> dict[str, Any]:
    """The sum of an attack, as the slip shows it."""
    setup = p.setup
    names = {
        "kind": kind_name(shot.kind), "x": shot.odds.dice, "attacker": counter_name(setup, shot.attacker), "source": shot.source,
        "target": counter_name(setup, shot.target), "tile": shot.on,
    }  # fmt: skip
    key = "slip-attack-title" if shot.source else "slip-blast-title"
    parts = attack_sum(p, shot.target, shot.on, shot.source, shot.odds.dice)
    return {**parts, "icon": shot.kind, "title": Text(key, names), "roll": Text("overlay-roll", {"dice": shot.odds.dice}), "lines": []}
