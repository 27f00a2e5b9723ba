"""Random play through the public API, with events, compared with python-chess."""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random
from typing import Any

import chess

from tests.bench.report import Row
from undaunted_nb.engine.action import CHANCE
from undaunted_nb.kit.registry import systems

SLICES, SLICE = 60, 500
AIMS = {"normandy": 1.5, "memoir44": 1.0}
"""The aim for a game compared with chess. Vehicles lengthen an action and orders lengthen the list, so those have no aim."""
PEERS = {"normandy": {"a boardgame.io prototype without combat": 13_900, "a Java engine with its own bot": 16_000}}
"""The decisions per second of other systems, measured once on this kind of machine."""
LONGEST = 2000
"""Where a game has no end in sight, another is begun."""


class _Ours:
    """A player of random actions, for the dice and the side to act."""

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
    """A player of random plies: it generates all legal moves and makes one of them."""

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
    """Run all players in small alternating slices, so that other load affects all of them; by processor time."""
    players = {name: _Ours(own.new_position(name)) for own in systems() for name in own.scenario_names()}
    board = _Chess()
    for _ in range(SLICES):
        for player in players.values():
            player.play(SLICE)
        board.play(SLICE)
    plies = SLICES * SLICE / board.seconds
    for game in dict.fromkeys(name.partition("/")[0] for name in players):
        own = {name: player for name, player in players.items() if name.startswith(f"{game}/")}
        of_game = list(_of(f"random play, {game}", list(own.values()), plies, AIMS.get(game, 0.0)))
        yield from of_game
        yield from (of_game[-1]._replace(against=peer, baseline=speed) for peer, speed in PEERS.get(game, {}).items())
        for name, player in own.items():
            yield from _of(name, [player], plies)


def _of(what: str, players: list[_Ours], plies: float, aim: float = 0.0) -> Iterator[Row]:
    """Yield the number of actions (rolls included) and of decisions that some players made together."""
    actions, seconds = SLICES * SLICE * len(players), sum(player.seconds for player in players)
    assert sum(player.events for player in players) > actions / 2
    yield Row(f"{what}: actions", actions / seconds, "a second", "python-chess", plies, aim, least=True)
    yield Row(f"{what}: decisions", sum(player.decisions for player in players) / seconds, "a second", "python-chess", plies)
