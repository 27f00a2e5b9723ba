"""The layers that the table can show over the board: the chances from here, the danger of each tile, and the best tile to attack from.

They use only open information: the board, the cards of the scenario, and the seats of vehicles. The side's own hand is used only for the
reach of a counter in this turn. A target is given by its number among ``setup.targets``: a counter, a vehicle or a structure. A soldier in
a vehicle cannot be hit, so the danger applies to the vehicle.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from undaunted_nb.engine.text import Text
from undaunted_nb.kit.overlay import (
    MODES,
    Layer,
    OverlayQuery,
    best_plates,
    choices,
    danger_plates,
    product_of,
    select_attack,
    target_plates,
    weakness,
)
from undaunted_nb.kit.tap import Tap, Taps
from undaunted_nb.probability.odds import Odds, odds, percent

from ..rules import combat
from ..rules.state.crew import as_structure, as_vehicle, crew_side, disabled, place_of, seat_of, vehicle_of
from ..rules.state.names import card_name, kind_name, target_name, unit_name
from ..rules.state.setup import Ability, Setup
from . import attack_sum

if TYPE_CHECKING:
    from fractions import Fraction

    from undaunted_nb.kit.scene import Group, Plan

    from ..rules.state.position import Position

USES = combat.ROLLED
RANGED = ("attack", "suppress", "antitank")
"""The actions whose range counts from the attacker's tile."""
DANGERS = {"attack": ("attack", "blast", "antitank", "demolish"), "suppress": ("suppress",)}
"""The dangers to be safe from, with their actions."""
WALKS = frozenset({"move", "scout", "stalk", "drive"})
"""The actions of a card that take its own counter to another tile: the last of their tiles."""
FOLLOWS = ("who", "use")
"""The fields that depend on the selected card. A new selection clears them."""


# The numbers.


class Shot(NamedTuple):
    """One attack, from the present tiles or hypothetical: ``on`` is the tile of ``target`` (a number among the targets).

    ``attacker`` is a counter, or ~card for a card without one. ``source`` is its tile ("" if no range counts: Blast, Strafe).
    """

    kind: str
    attacker: int
    source: str
    target: int
    on: str
    parts: combat.Defense
    odds: Odds

    @property
    def chance(self) -> Fraction:
        """The exact probability of a hit."""
        return self.odds.probability


def _shot(p: Position, side: int, kind: str, attacker: int, source: str, target: int, on: str) -> Shot:
    parts = combat.defense(p.setup, target, on, source, kind)
    return Shot(kind, attacker, source, target, on, parts, odds(dice_of(p, side, attacker)[kind], parts.total))


def dice_of(p: Position, side: int, who: int) -> Mapping[str, int]:
    """Return the dice of a counter's cards and seat by kind of action. The most count if they differ. A card is given as ~card."""
    found, seat = dict(_printed(p.setup, side, who)), seat_of(p.setup, p.gear, who) if who >= 0 else None
    fits = seat and (not seat.crew or p.setup.counters[who].specialization in seat.crew)
    if seat and fits and not disabled(p.setup, p.gear, vehicle_of(p.gear, who)):
        for kind, dice in _rolled(seat.abilities).items():
            found[kind] = max(dice, found.get(kind, 0))
    return {kind: found[kind] for kind in USES if kind in found}


@lru_cache(maxsize=512)
def _printed(setup: Setup, side: int, who: int) -> Mapping[str, int]:
    """Return the same for the cards alone."""
    cards = [card for i, card in enumerate(setup.cards[side]) if (setup.unit_of[side][i] == who if who >= 0 else i == ~who)]
    return _rolled(ability for card in cards for ability in card.abilities)


def _rolled(abilities: Iterable[Ability]) -> dict[str, int]:
    """Return the most dice of each kind of action with a roll."""
    found: dict[str, int] = {}
    for kind, x, _ in abilities:
        if kind in USES:
            found[kind] = max(x, found.get(kind, 0))
    return found


def tile_of(p: Position, who: int) -> str:
    """Return the tile of a target, or the only one where a counter can enter ("": neither)."""
    if who < 0:
        return ""
    entries = p.setup.entries[who] if who < len(p.setup.counters) else ()
    return place_of(p, who) or (entries[0] if len(entries) == 1 else "")


def _on_board(p: Position, side: int) -> list[int]:
    return [i for i in p.setup.by_side[side] if p.stands[i][0]]


def open_to(p: Position, side: int) -> list[int]:
    """Return the targets on the board for the enemy of ``side``.

    These are its counters outside vehicles, and the vehicles with its crew.
    """
    vehicles = [len(p.setup.counters) + i for i in range(len(p.setup.vehicles)) if crew_side(p.setup, p.gear, i) == side]
    return [*(i for i in _on_board(p, side) if vehicle_of(p.gear, i) < 0), *vehicles]


def aims(p: Position, side: int) -> list[int]:
    """Return the targets on the board for ``side``: enemies, empty vehicles, and structures."""
    setup = p.setup
    empty = [len(setup.counters) + i for i, it in enumerate(p.gear.vehicles) if it.tile and crew_side(setup, p.gear, i) < 0]
    things = len(setup.counters) + len(setup.vehicles)
    return [*open_to(p, 1 - side), *empty, *(i for i in range(things, len(setup.targets)) if place_of(p, i))]


def can_hit(setup: Setup, kind: str, target: int) -> bool:
    """Return whether this kind of action can have such a target."""
    vehicle = as_vehicle(setup, target)
    if vehicle >= 0:
        return kind in combat.AGAINST_ARMOR or (kind != "blast" and setup.vehicles[vehicle].defense is not None)
    return kind == "demolish" if as_structure(setup, target) >= 0 else kind not in combat.AGAINST_ARMOR


def shots(p: Position, who: int, kind: str, side: int = -1) -> tuple[Shot, ...]:
    """Return the attacks of a counter from its tile at each enemy on the board.

    A Blast is at each counter on the target tile. For a card without a counter ``who`` is ~card, of ``side``.
    """
    side = p.setup.counters[who].side if who >= 0 else side
    if kind not in dice_of(p, side, who):
        return ()
    if kind == "blast":
        tile = p.halves[side].target
        return tuple(_shot(p, side, kind, who, "", target, tile) for target in (combat.aimed_at(p, tile) if tile else ()))
    source = "" if kind == "strafe" else tile_of(p, who)
    if not source and kind != "strafe":
        return ()
    found = [target for target in aims(p, side) if can_hit(p.setup, kind, target)]
    near = [target for target in found if kind != "demolish" or place_of(p, target) == source]
    return tuple(_shot(p, side, kind, who, source, target, place_of(p, target)) for target in near)


def threats(p: Position, who: int, tile: str, kind: str) -> tuple[Shot, ...]:
    """Return the attacks that a counter or vehicle would face on a tile, strongest first.

    It is the best one of each ready enemy counter on the board. ``kind`` is one of DANGERS. A Blast counts if the enemy's target is this
    tile, a Demolish if its counter is on it.
    """
    vehicle = as_vehicle(p.setup, who)
    enemy = 1 - (crew_side(p.setup, p.gear, vehicle) if vehicle >= 0 else p.setup.counters[who].side)
    found = []
    for attacker in _on_board(p, enemy):
        on, suppressed = p.stands[attacker]
        if suppressed:
            continue
        reached = {"blast": p.halves[enemy].target == tile, "demolish": on == tile}
        own = [
            _shot(p, enemy, each, attacker, "" if each == "blast" else on, who, tile)
            for each in dice_of(p, enemy, attacker)
            if each in DANGERS[kind] and can_hit(p.setup, each, who) and reached.get(each, True)
        ]
        found += sorted(own, key=weakness)[:1]
    return tuple(sorted(found, key=weakness))


def approaches(p: Position, counter: int, kind: str, enemy: int) -> dict[str, Shot]:
    """Return, for each tile, the attack of a counter from there at a target on the board (one of RANGED)."""
    on, side = place_of(p, enemy), p.setup.counters[counter].side
    if not on or kind not in RANGED or kind not in dice_of(p, side, counter) or not can_hit(p.setup, kind, enemy):
        return {}
    return {tile: _shot(p, side, kind, counter, tile, enemy, on) for tile in p.setup.board.tiles}


def best_tiles(from_tiles: Mapping[str, Shot]) -> frozenset[str]:
    """Return the tiles with the greatest chance."""
    most = max((shot.odds.probability for shot in from_tiles.values()), default=None)
    return frozenset(tile for tile, shot in from_tiles.items() if shot.chance == most)


def within_reach(p: Position, counter: int) -> frozenset[str]:
    """Return the tiles within reach of a counter by one of its own cards now.

    Its present tile is included. It is empty if no card can move it.
    """
    setup, side = p.setup, p.setup.counters[counter].side
    own = {card.id for card, unit in zip(setup.cards[side], setup.unit_of[side], strict=True) if unit == counter}
    ends = {str(a.args[-1]) for a in p.actions() if a.side == setup.sides[side] and a.card in own and a.kind in WALKS and a.args}
    ends &= setup.tiles.keys()  # a step off the board leads to none
    return frozenset(ends | {p.stands[counter][0]} - {""}) if ends else frozenset()


# The layer.


def layer(p: Position, side: str, asked: Mapping[str, str], taps: Sequence[Tap] = ()) -> Layer:
    """Return the layer for ``side`` (an unknown name means the first side).

    Parts of ``asked`` (see Asked) that do not fit the position are ignored. ``taps`` is the selection at the table. Its card, action, and
    target are used if ``asked`` names none.
    """
    return _layer(p, max(p.setup.side(side), 0), OverlayQuery.parse(asked), tuple(taps))


@lru_cache(maxsize=64)
def _layer(p: Position, side: int, asked: OverlayQuery, taps: Taps) -> Layer:
    mode = asked.mode
    who = _who(p, side, mode, asked.attacker, taps)
    if who is None:
        return Layer((_modes(mode),), (Text("overlay-nobody"),))
    use = _use(p, side, who, mode, asked.use, taps)
    groups = [_modes(mode), _things(p, side, "who", Text("overlay-who"), _able(p, side, mode), who)]
    whom = _whom(p, side, who, use, asked.enemy, taps) if mode == "best" else None
    if whom is not None:
        groups.append(_things(p, side, "whom", Text("overlay-whom"), _meant_by(p, side, use), whom))
    uses = _uses(p, side, who, mode)
    if len(uses) > 1:
        groups.append(choices("use", Text("overlay-use"), ((u, _use_label(p, side, who, mode, u)) for u in uses), use))
    drawn = _DRAWN[mode](p, side, who, use, -1 if whom is None else whom, asked.tap or _pointed(taps))
    return drawn._replace(groups=tuple(groups))


def _able(p: Position, side: int, mode: str) -> list[int]:
    """Return the possible subjects of a mode.

    These are counters on the board or about to enter that have something to attack, and cards that attack without a counter. For the danger
    mode they are the possible targets.
    """
    setup = p.setup
    own = [i for i in setup.by_side[side] if p.stands[i][0] or setup.entries[i]]
    if mode == "danger":
        return [*(i for i in own if vehicle_of(p.gear, i) < 0), *(i for i in open_to(p, side) if i not in own)]
    if mode == "from":
        own += [~i for i, unit in enumerate(setup.unit_of[side]) if unit < 0]
    return [i for i in own if _uses(p, side, i, mode) and (mode == "best" or i < 0 or tile_of(p, i))]


def _id(setup: Setup, side: int, who: int) -> str:
    return setup.targets[who] if who >= 0 else setup.cards[side][~who].id


def _name(setup: Setup, side: int, who: int) -> Text:
    """Return the name of the subject: a counter without its side, a vehicle, a structure, or a card."""
    if who < 0:
        return card_name(setup, side, setup.cards[side][~who].id)
    return unit_name(setup, who) if who < len(setup.counters) else target_name(setup, who)


def _who(p: Position, side: int, mode: str, asked: str, taps: Taps) -> int | None:
    able = _able(p, side, mode)
    card = next((t.bare.name for t in taps[:1] if t.kind == "card"), "")
    at = p.setup.by_card[side].get(card, -1)
    unit = p.setup.unit_of[side][at] if at >= 0 else -1
    inside = len(p.setup.counters) + vehicle_of(p.gear, unit) if vehicle_of(p.gear, unit) >= 0 else None
    named = next((i for i in able if _id(p.setup, side, i) == asked), None)
    meant = (named, unit if unit >= 0 else ~at if at >= 0 else None, inside)
    return next((i for i in (*meant, *able) if i in able), None)


def _uses(p: Position, side: int, who: int, mode: str) -> list[str]:
    if mode == "danger":
        return [*DANGERS]
    return [kind for kind in dice_of(p, side, who) if mode == "from" or kind in RANGED]


def _use(p: Position, side: int, who: int, mode: str, asked: str, taps: Taps) -> str:
    uses = _uses(p, side, who, mode)
    chosen = next((t.name for t in taps[1:2]), "") if mode != "danger" else ""
    return next(use for use in (asked, chosen, *uses) if use in uses)


def _meant_by(p: Position, side: int, use: str) -> list[int]:
    """Return the possible targets of this kind of action."""
    return [target for target in aims(p, side) if can_hit(p.setup, use, target)]


def _whom(p: Position, side: int, who: int, use: str, asked: str, taps: Taps) -> int | None:
    """Return the requested enemy or, without one, the one that is easiest to hit from here."""
    there = _meant_by(p, side, use)
    meant = (p.setup.by_target.get(asked, -1), p.setup.by_target.get(target.name if (target := _pointed(taps)) else "", -1))
    easiest = [shot.target for shot in sorted(shots(p, who, use), key=weakness)]
    return next((i for i in (*meant, *easiest, *there) if i in there), None)


def _pointed(taps: Taps) -> Tap | None:
    return next((tap for tap in reversed(taps[2:]) if tap.kind == "piece"), None)


def _modes(chosen: str) -> Group:
    return choices("mode", Text("overlay-mode"), ((mode, Text(f"overlay-mode-{mode}")) for mode in MODES), chosen)


def _things(p: Position, side: int, name: str, label: Text, things: Iterable[int], chosen: int) -> Group:
    setup = p.setup
    return choices(name, label, ((_id(setup, side, i), _name(setup, side, i)) for i in things), _id(setup, side, chosen))


def _use_label(p: Position, side: int, who: int, mode: str, use: str) -> Text:
    if mode == "danger":
        return kind_name(use)
    dice = dice_of(p, side, who)[use]
    return Text("overlay-use-label", {"kind": kind_name(use), "x": dice})


def _from(p: Position, side: int, who: int, use: str, _whom: int, at: Tap | None) -> Layer:
    """Show on each enemy the chance that the counter hits it from its tile."""
    setup, found = p.setup, shots(p, who, use, side)
    about = {"counter": _name(setup, side, who), "kind": kind_name(use), "tile": tile_of(p, who)}
    lines = [Text("overlay-from", about)] if found else [Text("overlay-from-none", about)]
    if who >= 0 and p.stands[who][1]:
        lines.append(Text("overlay-from-suppressed", about))
    plates = target_plates(((shot, shot.on, setup.targets[shot.target]) for shot in found), _told)
    meant = {Tap("piece", setup.targets[shot.target]): shot for shot in found}
    meant |= {Tap("place", shot.on): shot for shot in sorted(found, key=weakness, reverse=True)}
    shot, at = select_attack(meant, at, found)
    return Layer((), tuple(lines), plates, shot and _sum(p, side, shot), at)


def _danger(p: Position, side: int, who: int, use: str, _whom: int, at: Tap | None) -> Layer:
    """Show on each tile the attacks that the counter would face there."""
    setup = p.setup
    faced = {tile: threats(p, who, tile, use) for tile in setup.board.tiles}
    about = {"counter": _name(setup, side, who), "kind": kind_name(use)}
    lines = (Text("overlay-danger" if any(faced.values()) else "overlay-danger-none", about),)
    strongest = {Tap("place", tile): found[0] for tile, found in faced.items() if found}
    here = tile_of(p, who)
    shot, at = select_attack(_by_counters(p, strongest), at, [faced[here][0]] if faced.get(here) else strongest.values())
    return Layer((), lines, danger_plates(faced, _told), shot and _sum(p, 1 - side, shot, _all_of(p, faced[shot.on])), at)


def _all_of(p: Position, found: Sequence[Shot]) -> list[Text]:
    """List every attack that a counter would face, and the chance that at least one hits."""
    setup = p.setup
    if len(found) < 2:
        return []
    each = []
    for shot in found:
        about = {"counter": target_name(setup, shot.attacker), "n": shot.parts.total, "dice": shot.odds.dice}
        each.append(Text("overlay-threat", {**about, "percent": percent(shot.chance)}))
    return [*each, product_of(found)]


def _best(p: Position, side: int, who: int, use: str, whom: int, at: Tap | None) -> Layer:
    """Show on each tile the chance of an attack from there."""
    setup = p.setup
    found = approaches(p, who, use, whom) if whom >= 0 else {}
    about = {"counter": _name(setup, side, who), "kind": kind_name(use)}
    if not found:
        return Layer((), (Text("overlay-best-none", about),))
    best, near = best_tiles(found), within_reach(p, who)
    lines = [Text("overlay-best", {**about, "target": target_name(setup, whom), "tile": place_of(p, whom), "n": len(best)})]
    if near:
        lines.append(Text("overlay-best-reach", about))
    here = tile_of(p, who)
    shot, at = select_attack(
        _by_counters(p, {Tap("place", tile): shot for tile, shot in found.items()}), at, [found[here]] if here else found.values()
    )
    return Layer((), tuple(lines), best_plates(found, best, near, _told), shot and _sum(p, side, shot), at)


_DRAWN = {"from": _from, "danger": _danger, "best": _best}


def _by_counters(p: Position, tiles: Mapping[Tap, Shot]) -> dict[Tap, Shot]:
    """Return the same tiles, also keyed by the counters on them."""
    on = {Tap("piece", name): Tap("place", place_of(p, i)) for i, name in enumerate(p.setup.targets)}
    return {**tiles, **{piece: tiles[place] for piece, place in on.items() if place in tiles}}


def _told(shot: Shot) -> str:
    """Return the defense in short form: "4+2+1=7"."""
    base, cover, away = (str(n) for n in shot.parts)
    counted = (base,) if shot.kind == "demolish" else (base, cover, away) if shot.source else (base, cover)
    return "+".join(counted) + (f"={shot.parts.total}" if len(counted) > 1 else "")


def _sum(p: Position, side: int, shot: Shot, more: Iterable[Text] = ()) -> Plan:
    """Return the sum of an attack of ``side`` as the panel shows it, with the extra lines ``more``."""
    setup = p.setup
    attacker = target_name(setup, shot.attacker) if shot.attacker >= 0 else _name(setup, side, shot.attacker)
    names = {
        "kind": kind_name(shot.kind), "x": shot.odds.dice, "attacker": attacker, "source": shot.source,
        "target": target_name(setup, shot.target), "tile": shot.on,
    }  # fmt: skip
    key = "plan-blast-title" if shot.kind == "blast" else "plan-attack-title"
    parts = attack_sum(p, shot.target, shot.on, shot.source, shot.odds.dice, shot.kind)
    roll = Text("overlay-roll", {"dice": int(shot.odds.dice)})
    return {**parts, "icon": shot.kind, "title": Text(key, names), "roll": roll, "lines": [*more]}
