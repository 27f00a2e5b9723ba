"""An exact, finite, immutable probability distribution."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import accumulate
from math import comb, lcm, sqrt
from numbers import Rational
from random import Random
from typing import Any, Self, TypeVar, cast

from undaunted_nb.engine.errors import NoOrderError, TutorError
from undaunted_nb.engine.json_values import JsonObject
from undaunted_nb.engine.text import Text, excerpt

from .arguments import whole_number
from .seeds import check_seed

T = TypeVar("T", bound=Hashable)
U = TypeVar("U", bound=Hashable)
ZERO = Fraction()
TAIL = Fraction(1, 10)
"""The part of all cases that "mostly" leaves out at each end, as far as whole outcomes allow."""

LONGEST = 14_000
"""The bits of the longest whole number that Python writes in digits."""
MOST_SUMMED = 1_000
"""The most independent numbers that ``*`` adds."""
MOST_DRAWN = 1_000_000
"""The most outcomes of one sample."""


@dataclass(frozen=True, slots=True)
class Spread:
    """How the numbers of a distribution lie: in the middle, apart from it, and from where to where.

    ``low`` and ``high`` are the first and the last tenth (quantiles), and ``within`` is the exact chance of a number from ``low`` to
    ``high``. ``modes`` are the numbers with the largest chance.
    """

    average: Fraction
    variance: Fraction
    median: Fraction
    modes: tuple[Fraction, ...]
    low: Fraction
    high: Fraction
    within: Fraction

    @property
    def standard_deviation(self) -> float:
        """The square root of the variance."""
        return sqrt(self.variance)

    def to_json(self) -> JsonObject:
        """Return all numbers by name, exact ones as text ("3/10"). A variance with more digits than Python writes is a decimal."""
        exact = {name: str(getattr(self, name)) for name in ("average", "median", "low", "high", "within")}
        readable = self.variance.denominator.bit_length() < LONGEST
        exact["variance"] = str(self.variance if readable else float(self.variance))
        return {**exact, "modes": list(map(str, self.modes)), "standard_deviation": self.standard_deviation}


class NoNumbersError(TutorError, TypeError):
    """A number was asked of outcomes that are not numbers."""


class Distribution(Mapping[T, Fraction]):
    """Outcomes with their chances, which sum to 1.

    It is an immutable mapping, equal to another with the same chances, and is made from a mapping or from pairs. Equal outcomes are merged,
    impossible ones left out, and the rest sorted if they have an order. ``distribution[outcome]`` is 0 for an impossible outcome. Raises
    TutorError if a chance is not a fraction from 0 to 1 or if the sum is not 1.

    All results are exact fractions. ``pmf``, ``cdf``, ``sf`` and ``std`` have the names of scipy.stats. ``mean``, ``median`` and
    ``variance`` are values, not methods, as in ``statistics.NormalDist``. ``+`` adds independent numbers, and ``distribution * 3`` (or
    ``3 @ distribution``, as in icepool) adds three of them. icepool's ``*`` multiplies the outcomes instead: use ``map`` for that.

    ``a < b`` is the usual stochastic order: for each number, ``b`` is at least as likely to exceed it, and they differ. Where neither is
    always ahead, comparing raises NoOrderError.
    """

    __slots__ = ("_chances", "_hash")

    def __init__(self, chances: Mapping[T, Fraction | int] | Iterable[tuple[T, Fraction | int]]) -> None:
        merged: dict[T, Fraction] = {}
        for outcome, chance in chances.items() if isinstance(chances, Mapping) else chances:
            if not isinstance(chance, (int, Fraction)) or chance < 0:
                raise TutorError(Text("distribution-chance", {"outcome": excerpt(outcome), "value": excerpt(chance)}))
            if chance:
                merged[outcome] = merged.get(outcome, ZERO) + chance
        whole = sum(merged.values(), ZERO)
        if whole != 1:
            raise TutorError(Text("distribution-sum", {"sum": str(whole)}))
        self._chances = _in_order(merged)
        self._hash = 0

    def __getitem__(self, outcome: object) -> Fraction:
        return self._chances.get(outcome, ZERO)  # type: ignore[arg-type]

    def __contains__(self, outcome: object) -> bool:
        return outcome in self._chances

    def __iter__(self) -> Iterator[T]:
        return iter(self._chances)

    def __len__(self) -> int:
        return len(self._chances)

    def __eq__(self, other: object) -> bool:
        return self._chances == other._chances if isinstance(other, Distribution) else NotImplemented

    def __hash__(self) -> int:
        self._hash = self._hash or hash(frozenset(self._chances.items()))
        return self._hash

    def __repr__(self) -> str:
        return f"Distribution({{{', '.join(f'{outcome!r}: {chance}' for outcome, chance in self.items())}}})"

    # ------------------------------------------------------------ numbers

    @property
    def mean(self) -> Fraction:
        """The average outcome. Raises TypeError if outcomes are not numbers."""
        return sum((_number(outcome) * chance for outcome, chance in self.items()), ZERO)

    @property
    def variance(self) -> Fraction:
        """The average squared distance from the mean. Raises TypeError if outcomes are not numbers."""
        mean = self.mean
        return sum(((_number(outcome) - mean) ** 2 * chance for outcome, chance in self.items()), ZERO)

    @property
    def std(self) -> float:
        """The standard deviation: the square root of the variance. Raises TypeError if outcomes are not numbers."""
        return sqrt(self.variance)

    def quantile(self, part: float | Fraction) -> T:
        """Return the smallest outcome that is not exceeded with a chance of at least ``part``.

        Args:
            part: A number from 0 to 1.

        Raises:
            TutorError: ``part`` is not such a number.
            TypeError: Outcomes have no order.

        Example:
            >>> un.distribution(range(1, 7)).quantile(0.9)
            6

        """
        below = ZERO
        if not 0 <= part <= 1:
            raise TutorError(Text("distribution-part", {"value": excerpt(part)}))
        ordered: list[T] = sorted(self._chances)  # type: ignore[type-var]  # raises TypeError for outcomes without an order
        for outcome in ordered:
            below += self._chances[outcome]
            if below >= part:
                break
        return outcome

    @property
    def median(self) -> Fraction:
        """The number in the middle: as many cases are above it as below. Between two numbers it is halfway.

        Raises TypeError if outcomes are not numbers.
        """
        half = Fraction(1, 2)
        low = _number(self.quantile(half))
        if self.at_most(low) != half:
            return low
        return (low + min(_number(outcome) for outcome in self if _number(outcome) > low)) / 2

    @property
    def mode(self) -> tuple[T, ...]:
        """The outcomes with the largest chance, in their order."""
        most = max(self.values())
        return tuple(outcome for outcome, chance in self.items() if chance == most)

    @property
    def spread(self) -> Spread:
        """The average, the variance and the other numbers of a spread. Raises TypeError if outcomes are not numbers."""
        low, high = self.quantile(TAIL), self.quantile(1 - TAIL)
        inside_chance = self.chance(lambda outcome: low <= outcome <= high)  # type: ignore[operator]
        return Spread(self.mean, self.variance, self.median, tuple(map(_number, self.mode)), _number(low), _number(high), inside_chance)

    # ------------------------------------------------------------ chances

    def chance(self, holds: Callable[[T], object]) -> Fraction:
        """Return the chance of an outcome with a property.

        Args:
            holds: A function that returns whether an outcome has it.

        Example:
            >>> un.distribution(range(1, 7)).chance(lambda face: face % 3 == 0)
            Fraction(1, 3)

        """
        return sum((chance for outcome, chance in self.items() if holds(outcome)), ZERO)

    def at_least(self, least: Any) -> Fraction:
        """Return the chance of ``least`` or more.

        Args:
            least: An outcome, or a number between outcomes.

        Example:
            >>> un.odds(2, 8).hits.at_least(1)
            Fraction(51, 100)

        """
        return self.chance(lambda outcome: outcome >= least)

    def at_most(self, most: Any) -> Fraction:
        """Return the chance of ``most`` or less.

        Args:
            most: An outcome, or a number between outcomes.

        Example:
            >>> un.odds(2, 8).hits.at_most(0)
            Fraction(49, 100)

        """
        return self.chance(lambda outcome: outcome <= most)

    def pmf(self, outcome: object) -> Fraction:
        """Return the chance of exactly this outcome (the probability mass function).

        Args:
            outcome: Any outcome. The chance of an impossible one is 0.

        Example:
            >>> un.odds(2, 8).hits.pmf(1), un.odds(2, 8).hits.pmf(3)
            (Fraction(21, 50), Fraction(0, 1))

        """
        return self[outcome]

    def cdf(self, most: Any) -> Fraction:
        """Return the chance of ``most`` or less (the cumulative distribution function), as ``at_most`` does.

        Args:
            most: An outcome, or a number between outcomes.

        Example:
            >>> un.odds(2, 8).hits.cdf(1)
            Fraction(91, 100)

        """
        return self.at_most(most)

    def sf(self, limit: Any) -> Fraction:
        """Return the chance of more than ``limit`` (the survival function).

        Args:
            limit: An outcome, or a number between outcomes.

        Example:
            >>> un.odds(2, 8).hits.sf(1)
            Fraction(9, 100)

        """
        return 1 - self.at_most(limit)

    # ------------------------------------------------------------ other distributions

    def map(self, change: Callable[[T], U]) -> Distribution[U]:
        """Return the distribution of something that follows from the outcome.

        Args:
            change: A function that returns it.

        Example:
            >>> un.distribution(range(1, 7)).map(lambda face: face % 2)[1]
            Fraction(1, 2)

        """
        return cast("Distribution[U]", self)._make((change(outcome), chance) for outcome, chance in self.items())

    def condition(self, holds: Callable[[T], object]) -> Self:
        """Return the distribution if something is known about the outcome.

        Args:
            holds: A function that returns whether an outcome fits what is known.

        Raises:
            TutorError: No outcome fits.

        Example:
            >>> un.odds(2, 8).hits.condition(lambda hits: hits)[2]
            Fraction(3, 17)

        """
        whole = self.chance(holds)
        if not whole:
            raise TutorError(Text("distribution-impossible"))
        return self._make((outcome, chance / whole) for outcome, chance in self.items() if holds(outcome))

    def sample(self, n: int = 1, seed: int | None = None) -> list[T]:
        """Return outcomes at random.

        Args:
            n: The number of outcomes, 1 to 1,000,000.
            seed: The seed of the random numbers (None: new ones each time).

        Raises:
            TutorError: A number is not valid.

        Example:
            >>> un.odds(2, 8).hits.sample(8, seed=44)
            [1, 1, 1, 1, 0, 0, 0, 0]

        """
        count = whole_number("n", n, 1, MOST_DRAWN)
        rng = Random() if seed is None else Random(check_seed(seed))
        weights, whole = _weigh(self)
        outcomes, ends = list(weights), list(accumulate(weights.values()))
        return [outcomes[bisect(ends, rng.randrange(whole))] for _ in range(count)]

    def __add__(self, other: object) -> Self:
        """Return the sum of two independent numbers, or of this one and a fixed number."""
        if isinstance(other, Distribution):
            return self._make(_convolve(self, other))
        if isinstance(other, Rational):
            return self._make((_plain(_number(outcome) + Fraction(other)), chance) for outcome, chance in self.items())
        return NotImplemented

    __radd__ = __add__

    def __mul__(self, times: object) -> Self:
        """Return the sum of so many independent numbers like this one (0 to 1,000). Raises TutorError for other numbers."""
        if isinstance(times, Mapping):
            return NotImplemented
        left = whole_number("times", times, 0, MOST_SUMMED)
        total: Distribution[Any] = Distribution({0: 1})
        power: Distribution[Any] = self
        while left:
            if left % 2:
                total = Distribution(_convolve(total, power))
            left //= 2
            power = Distribution(_convolve(power, power)) if left else power
        return self._make(total.items())

    __rmul__ = __rmatmul__ = __mul__

    def __lt__(self, other: object) -> bool:
        return self <= other and self != other

    def __le__(self, other: object) -> bool:
        if not isinstance(other, Distribution):
            return NotImplemented
        difference, signs = ZERO, set()  # of the chances of this number or less
        for number in sorted({*map(_number, self), *map(_number, other)}):
            difference += self[number] - other[number]
            signs.add((difference > 0) - (difference < 0))
        if {-1, 1} <= signs:
            raise NoOrderError(Text("distribution-no-order"))
        return -1 not in signs

    def __gt__(self, other: object) -> bool:
        return other < self if isinstance(other, Distribution) else NotImplemented

    def __ge__(self, other: object) -> bool:
        return other <= self if isinstance(other, Distribution) else NotImplemented

    def _make(self, chances: Iterable[tuple[Any, Fraction]]) -> Self:
        """Return a distribution of the same class."""
        return type(self)(chances)

    def to_json(self) -> list[dict[str, Any]]:
        """Return the outcomes with their chances as text, "51/100"."""
        return [{"outcome": outcome, "chance": str(chance)} for outcome, chance in self.items()]


def binomial(trials: int, chance: Fraction) -> Distribution[int]:
    """Return the number of successes in some trials that each succeed with this chance."""
    return Distribution((k, comb(trials, k) * chance**k * (1 - chance) ** (trials - k)) for k in range(trials + 1))


def _in_order(chances: dict[T, Fraction]) -> dict[T, Fraction]:
    try:
        return dict(sorted(chances.items(), key=lambda item: item[0]))  # type: ignore[arg-type, return-value]
    except TypeError:  # outcomes without an order stay as they came
        return chances


def _number(outcome: object) -> Fraction:
    if not isinstance(outcome, Rational):
        raise NoNumbersError(Text("distribution-no-number", {"outcome": excerpt(outcome)}))
    return Fraction(outcome)


def _plain(number: Fraction) -> Fraction | int:
    """Return a whole number as int, so that sums of whole numbers read like their parts."""
    return number.numerator if number.denominator == 1 else number


def _weigh(distribution: Distribution[T]) -> tuple[dict[T, int], int]:
    """Return a whole number for each outcome, in proportion to its chance, and their sum: adding these is fast."""
    whole = lcm(*(chance.denominator for chance in distribution.values()))
    return {outcome: chance.numerator * (whole // chance.denominator) for outcome, chance in distribution.items()}, whole


def _convolve(first: Distribution[Any], second: Distribution[Any]) -> Iterator[tuple[Fraction | int, Fraction]]:
    """Yield each sum of two independent numbers with its chance. Raises NoNumbersError if outcomes are not numbers."""
    (left, left_whole), (right, right_whole) = _weigh(first), _weigh(second)
    rights = [(_plain(_number(outcome)), weight) for outcome, weight in right.items()]
    sums: dict[Fraction | int, int] = {}
    for outcome, weight in left.items():
        number = _plain(_number(outcome))
        for addend, times in rights:
            sums[number + addend] = sums.get(number + addend, 0) + weight * times
    whole = left_whole * right_whole
    return ((_plain(Fraction(outcome)), Fraction(weight, whole)) for outcome, weight in sums.items())
