"""What a position of Undaunted is worth to a side: the places it wants, how far its units are from them, and the targets it fears."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from heapq import heappop, heappush
from typing import NamedTuple

from undaunted_nb.probability.stable_sum import add_numbers

from ..rules import combat
from ..rules.state.crew import as_structure, as_vehicle, crew_of, place_of, vehicle_of
from ..rules.state.position import CONTROLLED, DEMOLISHER, IN_PLAY, NONE, SCOUTED, Position
from ..rules.state.setup import Setup

POINT = 10.0
"""The worth of a point, to which all other worths are compared."""
WIN = 1000.0
"""The worth of an action that wins the game at once."""
NEARER = tuple(0.65**n for n in range(200))
"""The share of a place's worth that a unit has at each number of steps from it."""
OWN_SHARE = 0.15
"""The share that a unit adds for its own best place, although another unit is nearer to it."""
UNMARKED_STEPS = 2
"""The steps that a tile without a marker counts as, because somebody must scout it first."""
CASUALTY = {"riflemen": 13.5, "machine-gunners": 12.0, "scouts": 9.0, "snipers": 12.0, "mortar": 10.0}
"""The worth of a hit, by the kind of the counter. Other kinds count as ``SOLDIER``."""
SOLDIER = 10.0
VEHICLE = 13.0
NAMED = 16.0
"""The extra worth of a hit on a counter or a vehicle that a goal names."""
PINNING = 9.0
"""The extra worth of a hit on Riflemen if a goal is to pin their side."""
BLOCKS = 7.0
"""The extra worth of a hit on an enemy that is on a place a side wants."""
ESCAPE = 14.0
"""The worth of an exit to each unit or vehicle that must escape."""

Aims = tuple[tuple[str, float], ...]
"""The tiles that a side wants, with their worth."""


@lru_cache(maxsize=20_000)
def steps_to(setup: Setup, marks: tuple[int, ...], goal: str, *, drives: bool = False) -> Mapping[str, int]:
    """Return the steps to a tile from each tile. Entering a tile without a marker counts as ``UNSCOUTED`` steps.

    A unit that ``drives`` cannot enter rough tiles.
    """
    board, steps_from = setup.board, dict[str, int]()
    edge = [(0, board.index[goal])]
    while edge:
        steps, index = heappop(edge)
        tile = board.tiles[index]
        if tile in steps_from:
            continue
        steps_from[tile] = steps
        further = steps + (1 if marks[index] != NONE else UNMARKED_STEPS)
        for neighbor in board.neighbors[tile]:
            if neighbor not in steps_from and (not drives or neighbor in setup.smooth):
                heappush(edge, (further, board.index[neighbor]))
    return steps_from


def points_needed(setup: Setup, side: int) -> int:
    """Return the points that win the game for a side (0: points do not)."""
    return next((goal.points for goal in setup.goals[side] if goal.kind == "points"), 0)


def gain(p: Position, side: int, tile: str) -> tuple[int, int]:
    """Return the points that a side would get for the control of a tile, and those that the enemy would lose."""
    setup, index = p.setup, p.setup.board.index[tile]
    own_mark, enemy_mark = p.halves[side].marks[index], p.halves[1 - side].marks[index]
    gains = losses = 0
    for objective, worth in zip(setup.objectives, p.worth, strict=True):
        if objective == tile:
            gains += worth if own_mark != CONTROLLED else 1
            losses += worth if enemy_mark == CONTROLLED else 0
    for structure, razed_by in zip(setup.structures, p.gear.structures, strict=False):
        if structure.tile == tile and razed_by == IN_PLAY:
            if side != DEMOLISHER and own_mark != CONTROLLED:
                gains += structure.points
            elif side == DEMOLISHER and enemy_mark == CONTROLLED:
                losses += structure.points
    return gains, losses


def aims_of(p: Position, side: int) -> Aims:
    """Return the tiles that a side wants to control or to demolish, with their worth."""
    setup = p.setup
    key = (side, p.halves[side].marks, p.halves[1 - side].marks, p.worth, p.gear.structures)
    return _aims(setup, key)


@lru_cache(maxsize=10_000)
def _aims(setup: Setup, key: tuple[int, tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...]]) -> Aims:
    side, own_marks, enemy_marks, worths, razers = key
    index, worth_of = setup.board.index, dict[str, float]()
    for tile, worth in zip(setup.objectives, worths, strict=True):
        if own_marks[index[tile]] != CONTROLLED:
            worth_of[tile] = POINT * worth * (1.5 if enemy_marks[index[tile]] == CONTROLLED else 1.0)
        elif setup.radio and setup.radio.tile == tile and setup.radio.side == side:
            worth_of[tile] = POINT
    for structure, razer in zip(setup.structures, razers, strict=False):
        if razer == IN_PLAY and (side == DEMOLISHER or own_marks[index[structure.tile]] != CONTROLLED):
            worth_of[structure.tile] = worth_of.get(structure.tile, 0.0) + POINT * structure.points
    return tuple(worth_of.items())


def can_control(setup: Setup, side: int) -> tuple[int, ...]:
    """Return the counters of a side whose cards can Control or, for the side that razes, Demolish."""
    return _controllers(setup, side)


@lru_cache(maxsize=200)
def _controllers(setup: Setup, side: int) -> tuple[int, ...]:
    cards = zip(setup.cards[side], setup.unit_of[side], strict=True)
    kinds: tuple[str, ...] = ("control",)
    if setup.structures and side == DEMOLISHER:
        kinds = ("control", "demolish") if setup.objectives else ("demolish",)
    return tuple(dict.fromkeys(unit for card, unit in cards if unit >= 0 and any(card.ability(kind) for kind in kinds)))


def tile_of(p: Position, counter: int) -> str:
    """Return the tile of a counter, or the one where it can enter ("": none)."""
    entries = p.setup.entries[counter]
    return p.stands[counter][0] or (entries[0] if entries else "")


def pull(p: Position, side: int, marks: tuple[int, ...], tiles: Sequence[str]) -> float:
    """Return the worth of having units on these tiles: each place counts for the unit nearest to it."""
    return _pull(p.setup, aims_of(p, side), marks, tuple(tiles))


@lru_cache(maxsize=50_000)
def _pull(setup: Setup, aims: Aims, marks: tuple[int, ...], tiles: tuple[str, ...]) -> float:
    total, own_shares = 0.0, [0.0] * len(tiles)
    for goal, worth in aims:
        away = steps_to(setup, marks, goal)
        nearest = 0.0
        for i, tile in enumerate(tiles):
            share = worth * NEARER[away[tile]] if tile in away else 0.0
            nearest = max(nearest, share)
            own_shares[i] = max(own_shares[i], share)
        total += nearest
    return total + OWN_SHARE * add_numbers(own_shares)


def controllers_at(p: Position, side: int, moved: Mapping[int, str] | None = None) -> list[str]:
    """Return the tiles of the counters that can control, after some have ``moved``."""
    tiles = [(moved or {}).get(i) or tile_of(p, i) for i in can_control(p.setup, side)]
    return [tile for tile in tiles if tile]


def escape_pull(p: Position, side: int, marks: tuple[int, ...], moved: Mapping[int, str] | None = None) -> float:
    """Return the worth of the distances to the exits of all that must escape, by their numbers among the targets."""
    setup = p.setup
    if not setup.exits or not setup.escapers[side]:
        return 0.0
    total = 0.0
    for target in setup.escapers[side]:
        tile = (moved or {}).get(target) or place_of(p, target)
        drives = as_vehicle(setup, target) >= 0 or (target < len(setup.counters) and vehicle_of(p.gear, target) >= 0)
        total += exit_share(setup, marks, tile, drives=drives) if tile else 0.0
    return total


def exit_share(setup: Setup, marks: tuple[int, ...], tile: str, *, drives: bool) -> float:
    """Return the worth of a tile to a unit that must escape."""
    ways = [steps_to(setup, marks, exit_tile, drives=drives) for exit_tile in setup.exits]
    return ESCAPE * NEARER[min((away[tile] for away in ways if tile in away), default=50)]


def chance_to_hit(p: Position, kind: str, dice: int, target: int, source: str) -> float:
    """Return the chance that an attack from a tile hits a target."""
    return _chance(p.setup, kind, dice, target, place_of(p, target), source)


@lru_cache(maxsize=50_000)
def _chance(setup: Setup, kind: str, dice: int, target: int, tile: str, source: str) -> float:
    if not tile or (source and tile not in setup.board.distance[source]):
        return 0.0
    total = combat.defense(setup, target, tile, source, kind).total
    miss: float = ((min(max(total, 1), 10) - 1) / 10) ** dice
    return 1.0 - miss


def threat(p: Position, counter: int) -> int:
    """Return the points that a counter could take with Control on its tile."""
    setup, side = p.setup, p.setup.counters[counter].side
    tile = p.stands[counter][0]
    if not tile or counter not in can_control(setup, side):
        return 0
    mark = p.halves[side].marks[setup.board.index[tile]]
    return gain(p, side, tile)[0] if mark == SCOUTED else 0


def threatens_to_win(p: Position, counter: int) -> bool:
    """Return whether the points that a counter could take would win the game."""
    side = p.setup.counters[counter].side
    needed, points = points_needed(p.setup, side), threat(p, counter)
    return bool(points and needed and p.score(side) + points >= needed)


def worth_of_hit(p: Position, side: int, target: int) -> float:
    """Return the worth of a hit on a target, for the ``side`` that attacks."""
    setup = p.setup
    named = any(goal.kind == "neutralize" and target in setup.targets_of(goal, side) for goal in setup.goals[side])
    escapes = target in setup.escapers[1 - side]
    extra = NAMED if named or escapes else 0.0
    structure, vehicle = as_structure(setup, target), as_vehicle(setup, target)
    if structure >= 0:
        return POINT * 1.5 * setup.structures[structure].points if side == DEMOLISHER else -POINT
    if vehicle >= 0:
        crew = crew_of(p.gear, vehicle)
        return (VEHICLE if crew else 2.0) + extra
    counter, tile = setup.counters[target], p.stands[target][0]
    worth = CASUALTY.get(counter.kind, SOLDIER) + extra
    if counter.kind == "riflemen" and any(goal.kind == "pin" for goal in setup.goals[side]):
        worth += PINNING
    if points := threat(p, target):
        worth += BLOCKS * points + (4 * POINT if threatens_to_win(p, target) else 0.0)
    elif any(tile == aim for aim, _ in aims_of(p, side)):
        worth += BLOCKS
    return worth


class Targets(NamedTuple):
    """What the enemy's places decide for a side: the worth of a hit on a target, and of the best attack with some dice from a tile."""

    hits: dict[int, float]
    fire: dict[tuple[int, str], float]


@lru_cache(maxsize=64)
def _targets(_setup: Setup, _side: int, *_seen: object) -> Targets:
    return Targets({}, {})


def targets_of(p: Position, side: int) -> Targets:
    """Return what the enemy's places decide, shared by all positions with the same places, markers, vehicles and points.

    While a side has its turn, they hardly change, and all tries of a search begin with the same ones.
    """
    rivals = tuple([p.stands[i] for i in p.setup.by_side[1 - side]])
    first, second = p.halves
    return _targets(p.setup, side, rivals, first.marks, second.marks, p.worth, p.gear, p.score(0), p.score(1))


def cover(p: Position, tile: str) -> int:
    """Return the cover of a tile."""
    return p.setup.tiles[tile].cover if tile else 0


def is_credited(p: Position, target: int, side: int, kind: str) -> bool:
    """Return whether a counter or vehicle that left the board counts for a side's goal."""
    vehicle = as_vehicle(p.setup, target)
    if vehicle >= 0:
        return p.gear.vehicles[vehicle].owner == side
    return p.gear.left[target] == side if p.gear.left else kind == "neutralize"
