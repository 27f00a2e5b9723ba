"""Exact odds of one attack with ten-sided dice."""

from __future__ import annotations

from collections.abc import Iterable
from math import comb
from typing import TYPE_CHECKING, NamedTuple

from undaunted_nb.engine.text import Text

from .arguments import whole_number

if TYPE_CHECKING:
    from fractions import Fraction

    from .distribution import Distribution

FACES = 10


def misses(defense: int) -> int:
    """Return how many faces of a die miss: those from 1 up to the defense, and never 0."""
    return min(max(defense, 1), FACES) - 1


class Odds:
    """The chance that at least one of ``dice`` equals or beats ``defense``. A die that shows 0 always hits.

    It is like a frozen dataclass, but made by hand: a game starts with this module, and ``dataclasses`` takes long to load.
    """

    __slots__ = __match_args__ = ("dice", "defense")
    dice: int
    defense: int

    def __init__(self, dice: int, defense: int) -> None:
        object.__setattr__(self, "dice", dice)
        object.__setattr__(self, "defense", defense)

    def __setattr__(self, name: str, value: object) -> None:
        message = f"cannot assign to field {name!r}"
        raise AttributeError(message)

    def __eq__(self, other: object) -> bool:
        return (
            (self.dice, self.defense) == (other.dice, other.defense)
            if isinstance(other, Odds) and type(other) is type(self)
            else NotImplemented
        )

    def __hash__(self) -> int:
        return hash((self.dice, self.defense))

    def __repr__(self) -> str:
        return f"{type(self).__name__}(dice={self.dice}, defense={self.defense})"

    def __reduce__(self) -> tuple[type[Odds], tuple[int, int]]:
        return type(self), (self.dice, self.defense)

    @property
    def faces(self) -> int:
        """The number of faces of a die."""
        return FACES

    @property
    def hit_faces(self) -> tuple[int, ...]:
        """The faces that hit, in order: from the defense up to 9, then 0."""
        return (*range(max(self.defense, 1), FACES), 0)

    @property
    def probability(self) -> Fraction:
        """At least one die hits, exactly."""
        from fractions import Fraction

        return Fraction(*self.ways)

    @property
    def hits(self) -> Distribution[int]:
        """The number of dice that hit, with its exact chances."""
        from fractions import Fraction

        from .distribution import binomial

        return binomial(self.dice, Fraction(FACES - misses(self.defense), FACES))

    @property
    def one_in(self) -> Fraction:
        """The k of "1 in k", exactly (how many such attacks one success takes on average)."""
        return 1 / self.probability

    @property
    def steps(self) -> tuple[Text, ...]:
        """The steps to compute the chance, in sentences: one die, all dice miss, one hits."""
        from fractions import Fraction

        from .number_format import missed_and_hit

        missed = misses(self.defense)
        none = Fraction(missed, FACES) ** self.dice
        die = {"hits": ", ".join(map(str, self.hit_faces)), "n": len(self.hit_faces), "misses": missed, "faces": FACES}
        return Text("odds-die", die), *missed_and_hit("odds-none", "odds-one", none, f"({missed}/{FACES})^{self.dice}", self.dice)

    @property
    def ways(self) -> tuple[int, int]:
        """The number of rolls that hit, and the number of all equally likely rolls."""
        whole = FACES**self.dice
        return whole - misses(self.defense) ** self.dice, whole


def percent(chance: Fraction, least: int = 0, most: int = 0) -> Text:
    """Return a chance in percent, with ``least`` to ``most`` decimals. A chance below 1 is never shown as certain."""
    return Text("percent", {"n": 100 * chance, "least": least, "most": most})


def comparable_percent(chance: Fraction) -> Text:
    """Return a chance in percent with three digits, which are enough to compare chances."""
    return percent(chance, most=compared_decimals(chance))


def compared_decimals(chance: Fraction) -> int:
    """Return the number of decimals of a chance in percent that has three digits."""
    return next((n for n in (1, 2) if 10 ** (2 - n) <= 100 * chance), 3)


def odds(dice: int, defense: int) -> Odds:
    """Return the odds of ``dice`` ten-sided dice (1 to 100) against ``defense`` (0 to 100). Raises TutorError for other numbers."""
    return Odds(whole_number("dice", dice, 1), whole_number("defense", defense, 0))


def table(dice: Iterable[int] = range(1, 7), defense: Iterable[int] = range(1, 21)) -> dict[Odds, Fraction]:
    """Return the chance for each number of dice against each defense, in this order.

    Raises TutorError for numbers that ``odds`` refuses.
    """
    from fractions import Fraction

    columns = []
    for value in defense:
        number = whole_number("defense", value, 0)
        columns.append((number, misses(number)))
    levels = {miss_count for _, miss_count in columns}
    results: dict[Odds, Fraction] = {}
    for value in dice:
        count = whole_number("dice", value, 1)
        whole = FACES**count
        chances = {base: Fraction(whole - base**count, whole) for base in levels}
        for number, miss_count in columns:
            results[Odds(count, number)] = chances[miss_count]
    return results


class Series(NamedTuple):  # no dataclass: every game loads it, see `tests.bench imports`
    """The same attack again and again, until it has succeeded ``needed`` times."""

    odds: Odds
    needed: int

    @property
    def expected(self) -> Fraction:
        """The exact average number of attacks needed."""
        return self.needed / self.odds.probability

    def at(self, attacks: int) -> Fraction:
        """Return the chance that the attack with this number (from 1) ends the series."""
        return self.within(attacks) - self.within(attacks - 1)

    def within(self, attacks: int) -> Fraction:
        """Return the chance that ``attacks`` attacks (0 or more) are enough."""
        from fractions import Fraction

        p = self.odds.probability
        short = sum((comb(attacks, k) * p**k * (1 - p) ** (attacks - k) for k in range(min(self.needed, attacks + 1))), Fraction())
        return 1 - short


def series(odds: Odds, needed: int) -> Series:
    """Return the series of attacks until ``needed`` (1 to 100) have succeeded. Raises TutorError for other numbers."""
    return Series(odds, whole_number("needed", needed, 1))
