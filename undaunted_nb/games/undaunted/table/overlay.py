"""The layers that the table can show over the board: the chances from here, the danger of each tile, and the best tile to attack from.

They use only open information: the board, the cards of the scenario, and the seats of vehicles. The side's own hand is used only for the
reach of a counter in this turn. A target is given by its number among ``setup.targets``: a counter, a vehicle or a structure. A soldier in
a vehicle cannot be hit, so the danger applies to the vehicle.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING

from undaunted_nb.engine.text import Text
from undaunted_nb.kit.table.overlay import (
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
from undaunted_nb.kit.table.tap import Tap, Taps
from undaunted_nb.probability.odds import Odds, odds, percent

from ..rules import combat
from ..rules.state.crew import as_structure, as_vehicle, crew_side, disabled, place_of, seat_of, vehicle_of
from ..rules.state.names import card_name, kind_name, target_name, unit_name
from ..rules.state.setup import Ability, Setup
from . import attack_sum

if TYPE_CHECKING:
    from fractions import Fraction

    from undaunted_nb.kit.scene.panel import Group, Plan

    from ..rules.state.position import Position

USES = combat.ROLLING
RANGE_USES = ("attack", "suppress", "antitank")
"""The actions whose range counts from the attacker's tile."""
DANGERS = {"attack": ("attack", "blast", "antitank", "demolish"), "suppress": ("suppress",)}
"""The dangers to be safe from, with their actions."""
WALKS = frozenset({"move", "scout", "stalk", "drive"})
"""The actions of a card that take its own counter to another tile: the last of their tiles."""
FOLLOWS = ("who", "use")
"""The fields that depend on the selected card. A new selection clears them."""


# The numbers.


@dataclass(frozen=True, slots=True)
class Shot:
    """One attack, from the present tiles or hypothetical: ``on`` is the tile of ``target`` (a number among the targets).

    ``attacker`` is a counter, or ~card for a card without one. ``source`` is its tile ("" if no range counts: Blast, Strafe).
    """

    kind: str
    attacker: int
    source: str
    target: int
    tile: str
    parts: combat.Defense
    odds: Odds

    @property
    def chance(self) -> Fraction:
        """The exact probability of a hit."""
        return self.odds.probability


def _shot(p: Position, side: int, kind: str, attacker: int, source: str, target: int, tile: str) -> Shot:
    parts = combat.defense(p.setup, target, tile, source, kind)
    return Shot(kind, attacker, source, target, tile, parts, odds(dice_of(p, side, attacker)[kind], parts.total))


def dice_of(p: Position, side: int, attacker: int) -> Mapping[str, int]:
    """Return the dice of a counter's cards and seat by kind of action. The most count if they differ. A card is given as ~card."""
    most, seat = dict(_printed_dice(p.setup, side, attacker)), seat_of(p.setup, p.gear, attacker) if attacker >= 0 else None
    fits = seat and (not seat.crew or p.setup.counters[attacker].specialization in seat.crew)
    if seat and fits and not disabled(p.setup, p.gear, vehicle_of(p.gear, attacker)):
        for kind, dice in _most_dice(seat.abilities).items():
            most[kind] = max(dice, most.get(kind, 0))
    return {kind: most[kind] for kind in USES if kind in most}


@lru_cache(maxsize=512)
def _printed_dice(setup: Setup, side: int, attacker: int) -> Mapping[str, int]:
    """Return the same for the cards alone."""
    cards = [card for i, card in enumerate(setup.cards[side]) if (setup.unit_of[side][i] == attacker if attacker >= 0 else i == ~attacker)]
    return _most_dice(ability for card in cards for ability in card.abilities)


def _most_dice(abilities: Iterable[Ability]) -> dict[str, int]:
    """Return the most dice of each kind of action with a roll."""
    most: dict[str, int] = {}
    for kind, x, _ in abilities:
        if kind in USES:
            most[kind] = max(x, most.get(kind, 0))
    return most


def tile_of(p: Position, target: int) -> str:
    """Return the tile of a target, or the only one where a counter can enter ("": neither)."""
    if target < 0:
        return ""
    entries = p.setup.entries[target] if target < len(p.setup.counters) else ()
    return place_of(p, target) or (entries[0] if len(entries) == 1 else "")


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
    empty = [len(setup.counters) + i for i, state in enumerate(p.gear.vehicles) if state.tile and crew_side(setup, p.gear, i) < 0]
    things = len(setup.counters) + len(setup.vehicles)
    return [*open_to(p, 1 - side), *empty, *(i for i in range(things, len(setup.targets)) if place_of(p, i))]


def can_hit(setup: Setup, kind: str, target: int) -> bool:
    """Return whether this kind of action can have such a target."""
    vehicle = as_vehicle(setup, target)
    if vehicle >= 0:
        return kind in combat.AGAINST_ARMOR or (kind != "blast" and setup.vehicles[vehicle].defense is not None)
    return kind == "demolish" if as_structure(setup, target) >= 0 else kind not in combat.AGAINST_ARMOR


def shots(p: Position, attacker: int, kind: str, side: int = -1) -> tuple[Shot, ...]:
    """Return the attacks of a counter from its tile at each enemy on the board.

    A Blast is at each counter on the target tile. For a card without a counter ``who`` is ~card, of ``side``.
    """
    side = p.setup.counters[attacker].side if attacker >= 0 else side
    if kind not in dice_of(p, side, attacker):
        return ()
    if kind == "blast":
        tile = p.halves[side].target
        return tuple(_shot(p, side, kind, attacker, "", target, tile) for target in (combat.aimed_at(p, tile) if tile else ()))
    source = "" if kind == "strafe" else tile_of(p, attacker)
    if not source and kind != "strafe":
        return ()
    targets = [target for target in aims(p, side) if can_hit(p.setup, kind, target)]
    in_range = [target for target in targets if kind != "demolish" or place_of(p, target) == source]
    return tuple(_shot(p, side, kind, attacker, source, target, place_of(p, target)) for target in in_range)


def threats(p: Position, target: int, tile: str, kind: str) -> tuple[Shot, ...]:
    """Return the attacks that a counter or vehicle would face on a tile, strongest first.

    It is the best one of each ready enemy counter on the board. ``kind`` is one of DANGERS. A Blast counts if the enemy's target is this
    tile, a Demolish if its counter is on it.
    """
    vehicle = as_vehicle(p.setup, target)
    enemy = 1 - (crew_side(p.setup, p.gear, vehicle) if vehicle >= 0 else p.setup.counters[target].side)
    strongest = []
    for attacker in _on_board(p, enemy):
        place, suppressed = p.stands[attacker]
        if suppressed:
            continue
        in_reach = {"blast": p.halves[enemy].target == tile, "demolish": place == tile}
        possible = [
            _shot(p, enemy, use, attacker, "" if use == "blast" else place, target, tile)
            for use in dice_of(p, enemy, attacker)
            if use in DANGERS[kind] and can_hit(p.setup, use, target) and in_reach.get(use, True)
        ]
        strongest += sorted(possible, key=weakness)[:1]
    return tuple(sorted(strongest, key=weakness))


def approaches(p: Position, counter: int, kind: str, enemy: int) -> dict[str, Shot]:
    """Return, for each tile, the attack of a counter from there at a target on the board (one of RANGED)."""
    place, side = place_of(p, enemy), p.setup.counters[counter].side
    if not place or kind not in RANGE_USES or kind not in dice_of(p, side, counter) or not can_hit(p.setup, kind, enemy):
        return {}
    return {tile: _shot(p, side, kind, counter, tile, enemy, place) for tile in p.setup.board.tiles}


def best_tiles(from_tiles: Mapping[str, Shot]) -> frozenset[str]:
    """Return the tiles with the greatest chance."""
    most = max((shot.odds.probability for shot in from_tiles.values()), default=None)
    return frozenset(tile for tile, shot in from_tiles.items() if shot.chance == most)


def within_reach(p: Position, counter: int) -> frozenset[str]:
    """Return the tiles within reach of a counter by one of its own cards now.

    Its present tile is included. It is empty if no card can move it.
    """
    setup, side = p.setup, p.setup.counters[counter].side
    cards = {card.id for card, unit in zip(setup.cards[side], setup.unit_of[side], strict=True) if unit == counter}
    ends = {str(a.args[-1]) for a in p.actions() if a.side == setup.sides[side] and a.card in cards and a.kind in WALKS and a.args}
    ends &= setup.tiles.keys()  # a step off the board leads to none
    return frozenset(ends | {p.stands[counter][0]} - {""}) if ends else frozenset()


# The layer.


def layer(p: Position, side: str, query: Mapping[str, str], taps: Sequence[Tap] = ()) -> Layer:
    """Return the layer for ``side`` (an unknown name means the first side).

    Parts of ``asked`` (see Asked) that do not fit the position are ignored. ``taps`` is the selection at the table. Its card, action, and
    target are used if ``asked`` names none.
    """
    return _layer(p, max(p.setup.side(side), 0), OverlayQuery.parse(query), tuple(taps))


@lru_cache(maxsize=64)
def _layer(p: Position, side: int, query: OverlayQuery, taps: Taps) -> Layer:
    mode = query.mode
    subject = _subject(p, side, mode, query.attacker, taps)
    if subject is None:
        return Layer((_modes(mode),), (Text("overlay-nobody"),))
    use = _use(p, side, subject, mode, query.use, taps)
    groups = [_modes(mode), _things(p, side, "who", Text("overlay-who"), _able(p, side, mode), subject)]
    enemy = _enemy(p, side, subject, use, query.enemy, taps) if mode == "best" else None
    if enemy is not None:
        groups.append(_things(p, side, "whom", Text("overlay-whom"), _meant_by(p, side, use), enemy))
    uses = _uses(p, side, subject, mode)
    if len(uses) > 1:
        groups.append(choices("use", Text("overlay-use"), ((u, _use_label(p, side, subject, mode, u)) for u in uses), use))
    layer_parts = _LAYERS[mode](p, side, subject, use, -1 if enemy is None else enemy, query.tap or _target_tap(taps))
    return replace(layer_parts, groups=tuple(groups))


def _able(p: Position, side: int, mode: str) -> list[int]:
    """Return the possible subjects of a mode.

    These are counters on the board or about to enter that have something to attack, and cards that attack without a counter. For the danger
    mode they are the possible targets.
    """
    setup = p.setup
    subjects = [i for i in setup.by_side[side] if p.stands[i][0] or setup.entries[i]]
    if mode == "danger":
        return [*(i for i in subjects if vehicle_of(p.gear, i) < 0), *(i for i in open_to(p, side) if i not in subjects)]
    if mode == "from":
        subjects += [~i for i, unit in enumerate(setup.unit_of[side]) if unit < 0]
    return [i for i in subjects if _uses(p, side, i, mode) and (mode == "best" or i < 0 or tile_of(p, i))]


def _id(setup: Setup, side: int, subject: int) -> str:
    return setup.targets[subject] if subject >= 0 else setup.cards[side][~subject].id


def _name(setup: Setup, side: int, subject: int) -> Text:
    """Return the name of the subject: a counter without its side, a vehicle, a structure, or a card."""
    if subject < 0:
        return card_name(setup, side, setup.cards[side][~subject].id)
    return unit_name(setup, subject) if subject < len(setup.counters) else target_name(setup, subject)


def _subject(p: Position, side: int, mode: str, wish: str, taps: Taps) -> int | None:
    able = _able(p, side, mode)
    card = next((t.bare.name for t in taps[:1] if t.kind == "card"), "")
    index = p.setup.by_card[side].get(card, -1)
    unit = p.setup.unit_of[side][index] if index >= 0 else -1
    vehicle_target = len(p.setup.counters) + vehicle_of(p.gear, unit) if vehicle_of(p.gear, unit) >= 0 else None
    named = next((i for i in able if _id(p.setup, side, i) == wish), None)
    wishes = (named, unit if unit >= 0 else ~index if index >= 0 else None, vehicle_target)
    return next((i for i in (*wishes, *able) if i in able), None)


def _uses(p: Position, side: int, subject: int, mode: str) -> list[str]:
    if mode == "danger":
        return [*DANGERS]
    return [kind for kind in dice_of(p, side, subject) if mode == "from" or kind in RANGE_USES]


def _use(p: Position, side: int, subject: int, mode: str, wish: str, taps: Taps) -> str:
    uses = _uses(p, side, subject, mode)
    tapped_use = next((t.name for t in taps[1:2]), "") if mode != "danger" else ""
    return next(use for use in (wish, tapped_use, *uses) if use in uses)


def _meant_by(p: Position, side: int, use: str) -> list[int]:
    """Return the possible targets of this kind of action."""
    return [target for target in aims(p, side) if can_hit(p.setup, use, target)]


def _enemy(p: Position, side: int, subject: int, use: str, wish: str, taps: Taps) -> int | None:
    """Return the requested enemy or, without one, the one that is easiest to hit from here."""
    candidates = _meant_by(p, side, use)
    wishes = (p.setup.by_target.get(wish, -1), p.setup.by_target.get(target.name if (target := _target_tap(taps)) else "", -1))
    easiest = [shot.target for shot in sorted(shots(p, subject, use), key=weakness)]
    return next((i for i in (*wishes, *easiest, *candidates) if i in candidates), None)


def _target_tap(taps: Taps) -> Tap | None:
    return next((tap for tap in reversed(taps[2:]) if tap.kind == "piece"), None)


def _modes(current: str) -> Group:
    return choices("mode", Text("overlay-mode"), ((mode, Text(f"overlay-mode-{mode}")) for mode in MODES), current)


def _things(p: Position, side: int, name: str, label: Text, things: Iterable[int], current: int) -> Group:
    setup = p.setup
    return choices(name, label, ((_id(setup, side, i), _name(setup, side, i)) for i in things), _id(setup, side, current))


def _use_label(p: Position, side: int, subject: int, mode: str, use: str) -> Text:
    if mode == "danger":
        return kind_name(use)
    dice = dice_of(p, side, subject)[use]
    return Text("overlay-use-label", {"kind": kind_name(use), "x": dice})


def _layer_from(p: Position, side: int, subject: int, use: str, _enemy: int, tap: Tap | None) -> Layer:
    """Show on each enemy the chance that the counter hits it from its tile."""
    setup, attacks = p.setup, shots(p, subject, use, side)
    params = {"counter": _name(setup, side, subject), "kind": kind_name(use), "tile": tile_of(p, subject)}
    lines = [Text("overlay-from", params)] if attacks else [Text("overlay-from-none", params)]
    if subject >= 0 and p.stands[subject][1]:
        lines.append(Text("overlay-from-suppressed", params))
    plates = target_plates(((shot, shot.tile, setup.targets[shot.target]) for shot in attacks), _sum_text)
    by_tap = {Tap("piece", setup.targets[shot.target]): shot for shot in attacks}
    by_tap |= {Tap("place", shot.tile): shot for shot in sorted(attacks, key=weakness, reverse=True)}
    shot, tap = select_attack(by_tap, tap, attacks)
    return Layer((), tuple(lines), plates, _sum(p, side, shot) if shot else None, tap)


def _danger(p: Position, side: int, subject: int, use: str, _enemy: int, tap: Tap | None) -> Layer:
    """Show on each tile the attacks that the counter would face there."""
    setup = p.setup
    threats_by_tile = {tile: threats(p, subject, tile, use) for tile in setup.board.tiles}
    params = {"counter": _name(setup, side, subject), "kind": kind_name(use)}
    lines = (Text("overlay-danger" if any(threats_by_tile.values()) else "overlay-danger-none", params),)
    strongest = {Tap("place", tile): attacks[0] for tile, attacks in threats_by_tile.items() if attacks}
    here = tile_of(p, subject)
    shot, tap = select_attack(
        _by_counters(p, strongest), tap, [threats_by_tile[here][0]] if threats_by_tile.get(here) else strongest.values()
    )
    plan = _sum(p, 1 - side, shot, _all_of(p, threats_by_tile[shot.tile])) if shot else None
    return Layer((), lines, danger_plates(threats_by_tile, _sum_text), plan, tap)


def _all_of(p: Position, attacks: Sequence[Shot]) -> list[Text]:
    """List every attack that a counter would face, and the chance that at least one hits."""
    setup = p.setup
    if len(attacks) < 2:
        return []
    lines = []
    for shot in attacks:
        params = {"counter": target_name(setup, shot.attacker), "n": shot.parts.total, "dice": shot.odds.dice}
        lines.append(Text("overlay-threat", {**params, "percent": percent(shot.chance)}))
    return [*lines, product_of(attacks)]


def _best(p: Position, side: int, subject: int, use: str, enemy: int, tap: Tap | None) -> Layer:
    """Show on each tile the chance of an attack from there."""
    setup = p.setup
    attacks = approaches(p, subject, use, enemy) if enemy >= 0 else {}
    params = {"counter": _name(setup, side, subject), "kind": kind_name(use)}
    if not attacks:
        return Layer((), (Text("overlay-best-none", params),))
    best, reachable = best_tiles(attacks), within_reach(p, subject)
    lines = [Text("overlay-best", {**params, "target": target_name(setup, enemy), "tile": place_of(p, enemy), "n": len(best)})]
    if reachable:
        lines.append(Text("overlay-best-reach", params))
    here = tile_of(p, subject)
    shot, tap = select_attack(
        _by_counters(p, {Tap("place", tile): shot for tile, shot in attacks.items()}), tap, [attacks[here]] if here else attacks.values()
    )
    return Layer((), tuple(lines), best_plates(attacks, best, reachable, _sum_text), _sum(p, side, shot) if shot else None, tap)


_LAYERS = {"from": _layer_from, "danger": _danger, "best": _best}


def _by_counters(p: Position, tiles: Mapping[Tap, Shot]) -> dict[Tap, Shot]:
    """Return the same tiles, also keyed by the counters on them."""
    places = {Tap("piece", name): Tap("place", place_of(p, i)) for i, name in enumerate(p.setup.targets)}
    return {**tiles, **{piece: tiles[place] for piece, place in places.items() if place in tiles}}


def _sum_text(shot: Shot) -> str:
    """Return the defense in short form: "4+2+1=7"."""
    base, cover, away = (str(n) for n in shot.parts)
    summands = (base,) if shot.kind == "demolish" else (base, cover, away) if shot.source else (base, cover)
    return "+".join(summands) + (f"={shot.parts.total}" if len(summands) > 1 else "")


def _sum(p: Position, side: int, shot: Shot, more: Iterable[Text] = ()) -> Plan:
    """Return the sum of an attack of ``side`` as the panel shows it, with the extra lines ``more``."""
    setup = p.setup
    attacker = target_name(setup, shot.attacker) if shot.attacker >= 0 else _name(setup, side, shot.attacker)
    names = {
        "kind": kind_name(shot.kind), "x": shot.odds.dice, "attacker": attacker, "source": shot.source,
        "target": target_name(setup, shot.target), "tile": shot.tile,
    }  # fmt: skip
    key = "plan-blast-title" if shot.kind == "blast" else "plan-attack-title"
    parts = attack_sum(p, shot.target, shot.tile, shot.source, shot.odds.dice, shot.kind)
    roll = Text("overlay-roll", {"dice": int(shot.odds.dice)})
    return {**parts, "icon": shot.kind, "title": Text(key, names), "roll": roll, "lines": [*more]}
