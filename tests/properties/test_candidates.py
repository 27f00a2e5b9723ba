"""The actions offered for a card are exactly those that every requirement allows.

The list asks ``candidates`` of a kind instead of the requirements that look at ``args``; here each choice is asked by itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import combinations, combinations_with_replacement
from random import Random

import pytest

from undaunted_nb.engine.action import CHANCE, Action
from undaunted_nb.games.undaunted.files import scenario
from undaunted_nb.games.undaunted.rules.actions import EXIT, SEAT, Args, Kind, kinds_of
from undaunted_nb.games.undaunted.rules.actions.uses import MEMORIES
from undaunted_nb.games.undaunted.rules.legal import requirements_of
from undaunted_nb.games.undaunted.rules.state.position import NO_SEAT, OFF_BOARD, TURNS, Position
from undaunted_nb.games.undaunted.system import IDLE

POSITIONS, OF_EACH = 16, 25
"""The number of positions per scenario, and the largest number of choices per card."""


def walked(name: str) -> Iterator[Position]:
    """Yield positions of random games in which a side plays its cards. Most of them have some action."""
    rng, start = Random(name), scenario.load(name).position()
    p, left = start, POSITIONS
    while left:
        if p.outcome or p.round > 30:
            p = start
        if p.phase == TURNS and not p.pending and rng.random() < 0.15:
            left -= 1
            yield _crowded(p, rng)
        busy = [action for action in p.actions() if action.kind not in IDLE] if p.to_act != (CHANCE,) and rng.random() < 0.8 else []
        p = p.perform(p.sample(rng) if p.to_act == (CHANCE,) else rng.choice(busy or p.actions())).after


def _crowded(p: Position, rng: Random) -> Position:
    """Return the position with each card in hand, and sometimes with a suppressed counter and a target marker."""
    mine = p.halves[p.turn]
    mortar = any(p.setup.counters[i].kind == "mortar" for i in p.setup.by_side[p.turn])
    target = rng.choice(p.setup.board.tiles) if mortar and rng.random() < 0.5 else mine.target
    mine = mine._replace(hand=tuple(max(n, 1) for n in mine.hand), target=target)
    stands = tuple((tile, suppressed or (tile != "" and rng.random() < 0.2)) for tile, suppressed in p.stands)
    return p._replace(halves=(mine, p.halves[1]) if p.turn == 0 else (p.halves[0], mine), stands=stands)


def chosen(p: Position, side: int, card: str, kind: Kind) -> list[Args]:
    """Return everything that could be named for an action, possible or not."""
    setup, board = p.setup, p.setup.board
    unit = setup.unit_of[side][setup.by_card[side][card]]
    starts = (p.stands[unit][0],) if unit >= 0 and p.stands[unit][0] else setup.entries[unit] if unit >= 0 else ()
    ways: list[Args] = [*(way for start in starts for way in board.ways(start, 3)), *((tile,) for tile in board.tiles)]
    seats = {seat.id for vehicle in setup.vehicles for seat in vehicle.seats}
    walks = [(c, board.ways(tile, 2) if tile else ways) for c, (tile, _) in zip(setup.counters, p.stands, strict=True)]
    every: dict[str, Callable[[], Iterable[Args]]] = {
        "nothing": lambda: [()],
        "tile": lambda: [(tile,) for tile in board.tiles],
        "tiles": lambda: [(), *ways],
        "path": lambda: [(), *ways, (EXIT,), *((*way, EXIT) for way in ways)],
        "tile set": lambda: [combo for n in range(3) for combo in combinations(sorted(board.tiles), n)],
        "counter": lambda: [(counter.id,) for counter in setup.counters],
        "own counter": lambda: [(counter.id,) for counter in setup.counters],
        "counter tiles": lambda: [(counter.id, *way) for counter, found in walks for way in found],
        "target": lambda: [(target,) for target in setup.targets],
        "vehicle seat": lambda: [(vehicle.id, seat.id) for vehicle in setup.vehicles for seat in vehicle.seats],
        "seat": lambda: [(name,) for name in sorted(seats)],
        "cards": lambda: [combo for n in range(4) for combo in combinations_with_replacement(sorted(setup.by_card[side]), n)],
        "number": lambda: [(n,) for n in range(12)],
    }
    return list(every[kind.form]())


@pytest.mark.parametrize("name", scenario.names())
def test_list_is_all_that_requirements_allow(name: str) -> None:
    rng, asked, legal = Random(name), 0, 0
    for p in walked(name):
        listed = set(p.actions())
        side = p.turn
        for index, card in enumerate(p.setup.cards[side]):
            entries = p.setup.entries[unit] if (unit := p.setup.unit_of[side][index]) >= 0 else ()
            for kind in kinds_of(p.setup.edition).values():
                every = chosen(p, side, card.id, kind)
                some = every if len(every) <= 2 * OF_EACH else rng.sample(every, OF_EACH)
                for at in ("", SEAT, *entries) if kind.printed else ("",):
                    for args in {*some, *(a.args for a in listed if a[:3] == (kind.name, p.setup.sides[side], card.id) and a.at == at)}:
                        action = Action(kind.name, p.setup.sides[side], card.id, args, at)
                        allowed = all(r.holds(p, action) for r in requirements_of(p, action))
                        assert allowed == (action in listed), p.format(action)
                        asked, legal = asked + 1, legal + allowed
    assert asked > legal > POSITIONS


@pytest.mark.parametrize("name", scenario.names())
def test_list_is_the_same_after_other_lists(name: str) -> None:
    rng, changed = Random(name), 0
    for p in walked(name):
        before = p.actions()
        for i, (tile, _) in enumerate(p.stands):
            if tile and (not p.gear.spots or p.gear.spots[i] == NO_SEAT) and rng.random() < 0.5:
                less = p._replace(stands=(*p.stands[:i], OFF_BOARD, *p.stands[i + 1 :]))
                warm = less.actions()
                MEMORIES.clear()
                assert warm == less._replace(stands=(*less.stands,)).actions()
                changed += warm != before
                p.actions()
    assert changed > 5


def test_threads_list_the_same_actions() -> None:
    positions = [*walked("north-africa/breakout")]
    lists = [p.actions() for p in positions]
    MEMORIES.clear()
    with ThreadPoolExecutor(4) as threads:
        assert [*threads.map(Position.actions, 4 * positions)] == 4 * lists
