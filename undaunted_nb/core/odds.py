"""Exact odds of one attack with ten-sided dice."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from .errors import TutorError
from .text import Text

if TYPE_CHECKING:
    from fractions import Fraction

FACES = 10


class Odds(NamedTuple):
    """The chance that at least one of ``dice`` reaches ``defence``; a die that shows 0 always does."""

    dice: int
    defence: int

    @property
    def hits(self) -> tuple[int, ...]:
        """The faces that hit, in the order of counting: the defence up to 9, then 0."""
        return (*range(max(self.defence, 1), FACES), 0)

    @property
    def probability(self) -> Fraction:
        """At least one die hits, exactly."""
        from fractions import Fraction

        return 1 - (1 - Fraction(len(self.hits), FACES)) ** self.dice

    @property
    def ways(self) -> tuple[int, int]:
        """How many of the equally likely ways to roll hit, of how many."""
        whole = FACES**self.dice
        return int(self.probability * whole), whole


def odds(dice: int, defence: int) -> Odds:
    """The odds of ``dice`` ten-sided dice (1 to 100) against ``defence`` (0 to 100). Raises TutorError for other numbers."""
    asked: tuple[tuple[str, object, int], ...] = (("dice", dice, 1), ("defence", defence, 0))
    for name, value, least in asked:
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= 100:
            raise TutorError(Text("error-number", {"name": name, "value": repr(value), "least": least, "most": 100}))
    return Odds(dice, defence)
