"""Positions: named tuples that never change."""

from __future__ import annotations

from typing import NamedTuple

from undaunted_nb.engine.action import CHANCE
from undaunted_nb.engine.position import Outcome
from undaunted_nb.kit.boards import Board
from undaunted_nb.kit.playable import Playable

SIDES = ("blue", "red")
CARDS = ("march", "fire")
BOARD = Board.staggered([(0, [f"{column}{row}" for row in (4, 3, 2, 1)]) for column in "ABC"])
"""Three columns of four tiles. Row 1 is blue's, row 4 red's."""
GOAL_ROW = ("4", "1")
"""The row that each side wants to reach."""
HAND = 3


class Setup(NamedTuple):
    """The fixed part of a scenario."""

    name: str
    woods: tuple[str, ...]
    sides: tuple[str, str] = SIDES

    def side(self, name: str) -> int:
        """Return the number of a side (-1 if the name is unknown)."""
        return self.sides.index(name) if name in self.sides else -1


class _Fields(NamedTuple):
    setup: Setup
    squads: tuple[tuple[str, ...], tuple[str, ...]]
    """The tiles with the squads of each side."""
    deck: tuple[str, ...]
    hands: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    turn: int = 0
    round: int = 1
    draws: tuple[int, ...] = ()
    """The sides that draw a card now, in order."""
    target: str = ""
    """The tile of the squad at which a die is rolled now ("": none)."""
    outcome: Outcome | None = None


class Position(Playable, _Fields):
    """The whole state of a game."""

    __slots__ = ()
    system = "outpost"

    @property
    def to_act(self) -> tuple[str, ...]:
        """The side that can act now: chance rolls and draws first."""
        if self.outcome:
            return ()
        return (CHANCE,) if self.target or self.draws else (SIDES[self.turn],)

    def score(self, side: int) -> int:
        """Return the number of squads of a side."""
        return len(self.squads[side])

    def side_on(self, tile: str) -> int:
        """Return the side of the squad on a tile (-1: no squad)."""
        return next((side for side in (0, 1) if tile in self.squads[side]), -1)
