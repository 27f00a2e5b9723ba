"""Whether a side can still win. No rule of the books ends a game that neither side can win, so the table shows it and simulations stop."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from .state.crew import is_destroyed
from .state.position import CONTROLLED, DEMOLISHER, IN_PLAY, NONE, Position
from .state.setup import Goal

HITS = frozenset({"attack", "blast", "strafe", "antitank", "demolish"})
"""The actions that can take cards, counters, vehicles and structures."""
MARKS = frozenset({"scout", "survey", "plot"})
"""The actions that place markers, on which others walk."""
DRIVES = frozenset({"drive"})
VEHICLES = ("escape", "neutralize")
"""The goals for which vehicles count."""


def _circulating(p: Position, side: int) -> list[int]:
    """Return how many cards of each kind a side has in its hand, deck, discard pile and play area."""
    half = p.halves[side]
    return [sum(cards) for cards in zip(half.hand, half.deck, half.discard, half.play, strict=True)]


def stands_still(p: Position) -> bool:
    """Return whether neither side can attack, take an objective, or escape anymore.

    Then no goal comes nearer, whatever the sides do: at most they move. It answers False where it is not sure.
    """
    if p.outcome or p.pending:
        return False
    if not any(p.setup.goals):  # a board without goals is there to try things out
        return all(_only_fog(p, side) for side in (0, 1))
    return not any(_can_change(p, side) for side in (0, 1))


def _only_fog(p: Position, side: int) -> bool:
    fog = p.setup.fog[side]
    return all(count == 0 or card == fog for card, count in enumerate(_circulating(p, side)))


def _can_change(p: Position, side: int) -> bool:
    """Return whether a side might still come nearer to a goal."""
    setup = p.setup
    cards = _playable(p, side)
    units = {unit for unit in (setup.unit_of[side][card] for card in cards) if unit >= 0 and _places(p, unit)}
    kinds = _kinds(p, side, cards, units)
    if (kinds & HITS and _has_targets(p, 1 - side)) or ("demolish" in kinds and IN_PLAY in p.gear.structures):
        return True
    marks, index = p.halves[side].marks, setup.board.index
    goals = {tile for tile in _tiles_to_control(p, side) if kinds & MARKS or marks[index[tile]] != NONE}
    anywhere = bool(kinds & (MARKS | DRIVES))
    if any(goals & _reachable(p, side, unit, free=anywhere) for unit in units & _able(p, side, cards, "control")):
        return True
    stalkers = _able(p, side, cards, "stalk")
    leaving = {
        unit for unit in units if setup.escapers[side] and set(setup.exits) & _reachable(p, side, unit, free=anywhere or unit in stalkers)
    }
    return any(_can_escape(p, goal, side, leaving, drives=bool(kinds & DRIVES)) for goal in setup.goals[side] if goal.kind == "escape")


def _kinds(p: Position, side: int, cards: Iterable[int], units: Collection[int]) -> set[str]:
    """Return the actions that cards, and the seats of vehicles, still offer to a side. Any soldier can perhaps reach any seat."""
    setup = p.setup
    kinds = {
        ability.kind
        for card in cards
        if setup.unit_of[side][card] < 0 or setup.unit_of[side][card] in units
        for ability in setup.cards[side][card].abilities
    }
    if units:
        for vehicle, state in zip(setup.vehicles, p.gear.vehicles, strict=False):
            kinds |= {ability.kind for seat in vehicle.seats for ability in seat.abilities if state.tile}
    return kinds


def _able(p: Position, side: int, cards: Iterable[int], kind: str) -> set[int]:
    """Return the counters whose cards have an action."""
    return {p.setup.unit_of[side][card] for card in cards if p.setup.cards[side][card].ability(kind)}


def _can_escape(p: Position, goal: Goal, side: int, leaving: Collection[int], *, drives: bool) -> bool:
    """Return whether enough of those that a goal names have escaped, or can."""
    setup = p.setup
    counted_targets, first = setup.targets_of(goal, side), len(setup.counters)
    vehicles = {
        target
        for target in counted_targets
        if target >= first and not p.gear.vehicles[target - first].tile and not is_destroyed(setup, p.gear, target - first)
    }
    escapes = len(vehicles) + sum(target < first and p.gear.left[target] == side for target in counted_targets)
    can = sum(target in leaving if target < first else drives and bool(p.gear.vehicles[target - first].tile) for target in counted_targets)
    return can > 0 and escapes + can >= (goal.points or len(counted_targets))


def _playable(p: Position, side: int) -> list[int]:
    """Return the cards that a side can play some day. Those in the supply need a leader that brings them."""
    cards, supply = p.setup.cards[side], p.halves[side].supply
    hand = [card for card, count in enumerate(_circulating(p, side)) if count]
    if any(cards[card].ability("bolster") for card in hand):
        return [card for card in range(len(cards)) if card in hand or supply[card]]
    return hand


def _places(p: Position, unit: int) -> tuple[str, ...]:
    """Return the tile of a counter, or those where it can enter."""
    tile = p.stands[unit][0]
    gone = bool(p.gear.left) and p.gear.left[unit] != IN_PLAY
    return (tile,) if tile else () if gone else p.setup.entries[unit]


def _has_targets(p: Position, side: int) -> bool:
    """Return whether a side has something on the board that can be hit, or can bring it there."""
    if any(p.stands[unit][0] for unit in p.setup.by_side[side]):
        return True
    if any(state.tile for state in p.gear.vehicles) and any(goal.kind in VEHICLES for goals in p.setup.goals for goal in goals):
        return True
    return any(unit >= 0 and _places(p, unit) for unit in (p.setup.unit_of[side][card] for card in _playable(p, side)))


def _tiles_to_control(p: Position, side: int) -> Iterator[str]:
    """Yield the tiles where Control of a side would change the points."""
    setup, index = p.setup, p.setup.board.index
    own_marks, enemy_marks = p.halves[side].marks, p.halves[1 - side].marks
    for tile in setup.objectives:
        if own_marks[index[tile]] != CONTROLLED or (setup.radio and setup.radio.tile == tile and setup.radio.side == side):
            yield tile
    for structure, razer in zip(setup.structures, p.gear.structures, strict=False):
        index_of_tile = index[structure.tile]
        if razer == IN_PLAY and (
            own_marks[index_of_tile] != CONTROLLED if side != DEMOLISHER else enemy_marks[index_of_tile] == CONTROLLED
        ):
            yield structure.tile


def _reachable(p: Position, side: int, unit: int, *, free: bool) -> set[str]:
    """Return the tiles that a counter can reach: over the markers of its side, or everywhere if it is ``free`` of them."""
    board, marks = p.setup.board, p.halves[side].marks
    tiles: set[str] = set()
    edge = list(_places(p, unit))
    while edge:
        tile = edge.pop()
        if tile in tiles:
            continue
        tiles.add(tile)
        edge += [neighbor for neighbor in board.neighbors[tile] if free or marks[board.index[neighbor]] != NONE]
    return tiles
