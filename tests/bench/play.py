"""Random play through the public API, with events, beside python-chess's."""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random
from typing import Any

import chess

from undaunted_nb.core.action import CHANCE
from undaunted_nb.core.registry import SYSTEMS, system

from .report import Row

SLICES, SLICE = 60, 500
AIMS = {"undaunted": 1.5}
"""What is wanted of a game, beside chess. A turn of Memoir '44 has many more actions to list than a ply."""
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
    found = {game: system(game) for game in SYSTEMS}
    players = {game: {name: _Ours(own.new_position(name)) for name in own.scenario_names()} for game, own in found.items()}
    board = _Chess()
    for _ in range(SLICES):
        for each in players.values():
            for player in each.values():
                player.play(SLICE)
        board.play(SLICE)
    done = SLICES * SLICE
    plies = done / board.seconds

    def row(what: str, actions: int, seconds: float, aim: float = 0.0) -> Row:
        return Row(what, actions / seconds, "a second", "python-chess", plies, aim, least=True)

    for game, each in players.items():
        assert all(player.events > done / 2 for player in each.values())
        everything = sum(player.seconds for player in each.values())
        yield row(f"random play, {game}, all scenarios, actions (chance included)", done * len(each), everything, AIMS.get(game, 0.0))
        yield row("the same, decisions of a side alone", sum(player.decisions for player in each.values()), everything)
        for name, player in each.items():
            yield row(f"{name}, actions", done, player.seconds)
            yield row(f"{name}, decisions", player.decisions, player.seconds)
