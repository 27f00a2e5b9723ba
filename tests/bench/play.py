"""Random play through the public API, with events, beside python-chess's."""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random
from typing import Any

import chess

from undaunted_nb.core.action import CHANCE
from undaunted_nb.core.registry import systems

from .report import Row

SLICES, SLICE = 60, 500
AIMS = {"normandy": 1.5, "memoir44": 1.0}
"""What is wanted of a game, beside chess. Vehicles make an action longer, and orders the list of actions: no such aim there."""
LONGEST = 2000
"""Where a game has no end in sight, another is begun."""


class _Ours:
    """A player of random actions: of chance, and of the side to act."""

    def __init__(self, start: Any) -> None:
        self.rng = Random(1)
        self.position = self.start = start
        self.age = self.decisions = self.events = 0
        self.seconds = 0.0

    def play(self, actions: int) -> None:
        begin = time.process_time()
        rng, position = self.rng, self.position
        for _ in range(actions):
            if position.outcome or self.age == LONGEST:
                position, self.age = self.start, 0
            if position.to_act == (CHANCE,):
                action = position.sample(rng)
            else:
                legal = position.legal_actions
                action = legal[int(rng.random() * len(legal))]
                self.decisions += 1
            transition = position.apply(action)
            position = transition.after
            self.events += len(transition.events)
            self.age += 1
        self.position = position
        self.seconds += time.process_time() - begin


class _Chess:
    """A player of random plies: all legal moves are generated, one of them is made."""

    def __init__(self) -> None:
        self.rng = Random(1)
        self.board = chess.Board()
        self.seconds = 0.0

    def play(self, plies: int) -> None:
        begin = time.process_time()
        for _ in range(plies):
            moves = list(self.board.legal_moves)
            if not moves or self.board.ply() == LONGEST:
                self.board = chess.Board()
                moves = list(self.board.legal_moves)
            self.board.push(moves[int(self.rng.random() * len(moves))])
        self.seconds += time.process_time() - begin


def rows() -> Iterator[Row]:
    """All in small slices in turn, so that whatever else the machine does falls on all alike; by processor time."""
    players = {name: _Ours(own.new_position(name)) for own in systems() for name in own.scenario_names()}
    board = _Chess()
    for _ in range(SLICES):
        for player in players.values():
            player.play(SLICE)
        board.play(SLICE)
    plies = SLICES * SLICE / board.seconds
    for game in dict.fromkeys(name.partition("/")[0] for name in players):
        own = {name: player for name, player in players.items() if name.startswith(f"{game}/")}
        yield from _of(f"random play, {game}", list(own.values()), plies, AIMS.get(game, 0.0))
        for name, player in own.items():
            yield from _of(name, [player], plies)


def _of(what: str, players: list[_Ours], plies: float, aim: float = 0.0) -> Iterator[Row]:
    """How many actions (chance included), and decisions of a side alone, some players made together."""
    actions, seconds = SLICES * SLICE * len(players), sum(player.seconds for player in players)
    assert sum(player.events for player in players) > actions / 2
    yield Row(f"{what}: actions", actions / seconds, "a second", "python-chess", plies, aim, least=True)
    yield Row(f"{what}: decisions", sum(player.decisions for player in players) / seconds, "a second", "python-chess", plies)
