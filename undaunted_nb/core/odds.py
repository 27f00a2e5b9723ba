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
    def one_in(self) -> Fraction:
        """The k of "1 in k", exactly (how many such attacks one success takes on average)."""
        return 1 / self.probability

    @property
    def steps(self) -> tuple[Text, ...]:
        """How the chance is worked out, in sentences: a die, all dice missing, one hitting."""
        from fractions import Fraction

        misses = FACES - len(self.hits)
        none = Fraction(misses, FACES) ** self.dice
        die = {"hits": ", ".join(map(str, self.hits)), "n": len(self.hits), "misses": misses, "faces": FACES}
        missing = {"dice": self.dice, "power": f"({misses}/{FACES})^{self.dice}", "chance": str(none)}
        whole = {"none": str(none), "chance": str(self.probability), "decimal": f"{float(self.probability):.6g}"}
        return Text("odds-die", die), Text("odds-none", missing), Text("odds-one", whole)

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


class Series(NamedTuple):
    """The same attack again and again, until it has succeeded ``needed`` times.

    That is 1 until a card is lost, and one more than a unit has cards in hand, discard pile and deck until its counter leaves (rules
    un.casualty.1 to un.casualty.4).
    """

    odds: Odds
    needed: int

    @property
    def expected(self) -> Fraction:
        """How many attacks it takes on average, exactly."""
        return self.needed / self.odds.probability

    def at(self, attacks: int) -> Fraction:
        """The chance that it is the attack with this number (from 1) that ends it."""
        return self.within(attacks) - self.within(attacks - 1)

    def within(self, attacks: int) -> Fraction:
        """The chance that so many attacks (0 or more) are enough."""
        from fractions import Fraction
        from math import comb

        p = self.odds.probability
        short = sum((comb(attacks, k) * p**k * (1 - p) ** (attacks - k) for k in range(min(self.needed, attacks + 1))), Fraction())
        return 1 - short


def series(odds: Odds, needed: int) -> Series:
    """Attacks until ``needed`` (1 to 100) have succeeded. Raises TutorError for other numbers."""
    asked: object = needed
    if not isinstance(asked, int) or isinstance(asked, bool) or not 1 <= asked <= 100:
        raise TutorError(Text("error-number", {"name": "needed", "value": repr(asked), "least": 1, "most": 100}))
    return Series(odds, needed)
