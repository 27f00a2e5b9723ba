"""The cost of a board of 113 hexes: lines of sight, a turn with eight units, the chances over the board."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from statistics import median
from typing import cast

from tests.bench.report import Row
from undaunted_nb.games.memoir44.rules.combat import blockers
from undaunted_nb.games.memoir44.rules.state.position import MOVE, Orders, Position
from undaunted_nb.games.memoir44.table.overlay import layer
from undaunted_nb.kit.boards import HexBoard
from undaunted_nb.kit.table.overlay import MODES
from undaunted_nb.play.game import new_game
from undaunted_nb.search.best_plan import best

SCENARIO = "memoir44/sword-beach"
UNITS = 8
TIMES = 21
HINT = 200.0
"""Milliseconds within which a hint is to be there."""
GOAL, WAIT = "gone G5", 2000.0
"""The goal of a plan, and the milliseconds after which it is reported as too long."""


def turn() -> Position:
    """Return a turn of the Allies in which eight units have orders and can move."""
    p = cast(Position, new_game(SCENARIO, seed=1).position)
    card = p.setup.by_card["Direct from HQ"]
    own = [i for i, unit in enumerate(p.setup.units) if unit.side == 0][:UNITS]
    assert len(own) == UNITS
    return p._replace(phase=MOVE, card=card, table=(card,), orders=tuple(map(Orders, own)))


def close_turn() -> Position:
    """Return a turn in which three units have orders and enemies within reach."""
    game = new_game("memoir44/first-shots", seed=1)
    for line in ("play Direct from HQ", "order F3", "order H3", "order D3"):
        game.play(line)
    return cast(Position, game.position)


def _milliseconds(work: Callable[[], object], times: int = TIMES) -> float:
    """Return the median processor time of a run."""
    took = []
    for _ in range(times):
        begin = time.process_time()
        work()
        took.append(1000 * (time.process_time() - begin))
    return median(took)


def rows() -> Iterator[Row]:
    """Measure each case until the time is certain, next to a delay that people don't notice."""
    p = turn()
    tiles = p.setup.board.tiles
    pairs = [(a, b) for a in tiles for b in tiles if a != b]

    def lines() -> None:
        fresh = HexBoard()
        for a, b in pairs:
            fresh.line(a, b)

    def sight() -> int:
        return sum(not blockers(p, a, b) for a, b in pairs)

    yield Row(f"every line of a fresh board ({len(pairs):,} pairs)", _milliseconds(lines, 3), "ms")
    assert 0 < sight() < len(pairs)
    yield Row("line of sight between all pairs, with its units", _milliseconds(sight), "ms", "limit", HINT, 1)
    actions = p.actions()
    assert sum(a.kind == "move" for a in actions) > UNITS
    took = _milliseconds(lambda: p._replace().actions())  # a new position each time, as of the last one they are known
    yield Row(f"legal actions of {UNITS} ordered units ({len(actions)} of them)", took, "ms", "limit", HINT, 1)
    yield Row("the same, lists", 1000 / took, "a second")
    for mode in MODES:
        yield Row(f"the chances over the board: {mode}", _milliseconds(_layers(p, mode)), "ms", "limit", HINT, 1)
    near = close_turn()
    yield Row(
        "the best plan, by battles alone (3 units)", _milliseconds(lambda: best(near, GOAL, kinds=["battle"])), "ms", "limit", HINT, 1
    )
    yield Row("the best plan, by whatever can be done", _milliseconds(lambda: best(near, GOAL), 3), "ms", "limit", WAIT, 1)


def _layers(p: Position, mode: str) -> Callable[[], object]:
    """Compute the layer of a different position each time, so that no cache helps."""
    left = iter(range(TIMES))
    return lambda: layer(p._replace(supply=(next(left), 0)), "allies", {"mode": mode})
