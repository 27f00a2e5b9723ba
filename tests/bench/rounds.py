"""Random play of Undaunted, the first 20 rounds with cold caches, compared with python-chess.

After about 20 rounds, random play has few choices left, so ``play`` mostly measures turns with few actions. A game of chess also stops at
its end: after 75 moves without a capture or a pawn's move, so that two bare kings don't move around forever.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from functools import partial
from random import Random

import chess

from tests.bench.loop import played
from tests.bench.report import Row
from undaunted_nb.games.undaunted.rules.actions.uses import MEMORIES
from undaunted_nb.games.undaunted.rules.state.position import Position
from undaunted_nb.games.undaunted.system import new_position, scenario_names

GAMES, ROUNDS, TIMES = 8, 20, 3
AIMS = {"normandy": 2.5, "north-africa": 1.2}
STILL = 150
"""Plies without a capture or a pawn's move that end a game of chess."""


class _Spent:
    """The number of actions in some games, and the processor time of the fastest run of each."""

    def __init__(self, play: Callable[[int], int]) -> None:
        self.play, self.actions, self.seconds = play, 0, 0.0
        self.best = 0.0

    def run(self, seed: int, *, first: bool) -> None:
        begin = time.process_time()
        actions = self.play(seed)
        took = time.process_time() - begin
        self.seconds += took if first else min(took - self.best, 0)
        self.best = took if first else min(took, self.best)
        self.actions += actions if first else 0


def rows() -> Iterator[Row]:
    """Play each scenario and a game of chess in turn, so that other load affects all of them."""
    ours = {name: _Spent(partial(_undaunted, new_position(name))) for name in scenario_names()}
    board = _Spent(_chess)
    for seed in range(GAMES):
        for time_ in range(TIMES):
            for spent in (*ours.values(), board):
                spent.run(seed, first=time_ == 0)
    plies = board.actions / board.seconds
    for game, aim in AIMS.items():
        own = {name: spent for name, spent in ours.items() if name.startswith(f"{game}/")}
        rate = sum(spent.actions for spent in own.values()) / sum(spent.seconds for spent in own.values())
        yield Row(f"first {ROUNDS} rounds, {game}: actions", rate, "a second", "python-chess", plies, aim, least=True)
        for name, spent in own.items():
            yield Row(f"{name}: actions", spent.actions / spent.seconds, "a second", "python-chess", plies)


def _undaunted(p: Position, seed: int) -> int:
    """Play at random, without any cached answer, until the rounds are over. Return the number of actions."""
    MEMORIES.clear()
    count = played(p, Random(seed), ROUNDS)
    assert count > ROUNDS
    return count


def _chess(seed: int) -> int:
    """Play chess at random by listing all legal moves and making one of them. Return the number of plies."""
    board, rng = chess.Board(), Random(seed)
    moves = list(board.legal_moves)
    while moves and board.halfmove_clock < STILL:
        board.push(moves[int(rng.random() * len(moves))])
        moves = list(board.legal_moves)
    return board.ply()
