"""Random play through the public API, with events, beside python-chess's."""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random
from statistics import median

import chess

from undaunted_nb.core.action import CHANCE
from undaunted_nb.games.undaunted import scenario

from .report import Row

ACTIONS, ROUNDS, AIM = 10_000, 5, 1.5
LONGEST = 2000
"""Where a game has no end in sight, another is begun."""


def _undaunted(name: str, actions: int, seed: int) -> tuple[float, int]:
    """How long so many random actions take, and how many of them were decisions of a side."""
    rng, start = Random(seed), scenario.load(name).position()
    position, decisions, events, age = start, 0, 0, 0
    begin = time.perf_counter()
    for _ in range(actions):
        if position.outcome or age == LONGEST:
            position, age = start, 0
        if position.to_act == (CHANCE,):
            action = position.sample(rng)
        else:
            legal = position.legal_actions
            action = legal[int(rng.random() * len(legal))]
            decisions += 1
        transition = position.apply(action)
        position, events, age = transition.after, events + len(transition.events), age + 1
    took = time.perf_counter() - begin
    assert events > actions / 2
    return took, decisions


def _chess(plies: int, seed: int) -> float:
    """How long so many random plies take: all legal moves generated, one of them made."""
    rng, board = Random(seed), chess.Board()
    begin = time.perf_counter()
    for _ in range(plies):
        moves = list(board.legal_moves)
        if not moves or board.ply() == LONGEST:
            board = chess.Board()
            moves = list(board.legal_moves)
        board.push(moves[int(rng.random() * len(moves))])
    return time.perf_counter() - begin


def rows() -> Iterator[Row]:
    """Each scenario and python-chess in turn, several rounds; the medians, in actions (plies) a second."""
    names = scenario.names()
    took: dict[str, list[float]] = {name: [] for name in names}
    decided: dict[str, list[int]] = {name: [] for name in names}
    plies: list[float] = []
    for seed in range(ROUNDS):
        for name in names:
            seconds, decisions = _undaunted(name, ACTIONS, seed)
            took[name].append(seconds)
            decided[name].append(decisions)
        plies.append(_chess(ACTIONS, seed))
    base = ACTIONS / median(plies)
    everything = sum(median(times) for times in took.values())
    yield Row(
        "random play, all scenarios, actions (chance included)",
        ACTIONS * len(names) / everything,
        "a second",
        "python-chess",
        base,
        AIM,
        least=True,
    )
    decisions = sum(median(counts) for counts in decided.values())
    yield Row("the same, decisions of a side alone", decisions / everything, "a second", "python-chess", base)
    for name in names:
        yield Row(f"  {name}, actions", ACTIONS / median(took[name]), "a second", "python-chess", base)
        yield Row(f"  {name}, decisions", median(decided[name]) / median(took[name]), "a second", "python-chess", base)
