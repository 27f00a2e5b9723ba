"""An exact, finite, immutable probability distribution."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import comb, sqrt
from numbers import Rational
from typing import Any, TypeVar

from undaunted_nb.engine.json_values import JsonObject

T = TypeVar("T", bound=Hashable)
U = TypeVar("U", bound=Hashable)
ZERO = Fraction()
TAIL = Fraction(1, 10)
"""The part of all cases that "mostly" leaves out at each end, as far as whole outcomes allow."""

LONGEST = 14_000
"""The bits of the longest whole number that Python writes in digits."""


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


class Distribution(Mapping[T, Fraction]):
    """Outcomes with their chances, which sum to 1.

    It is an immutable mapping, equal to another with the same chances, and is made from a mapping or from pairs. Equal outcomes are merged,
    impossible ones left out, and the rest sorted if they have an order. ``distribution[outcome]`` is 0 for an impossible outcome. Raises
    ValueError if a chance is not a fraction from 0 to 1 or if the sum is not 1.
    """

    __slots__ = ("_chances", "_hash")

    def __init__(self, chances: Mapping[T, Fraction | int] | Iterable[tuple[T, Fraction | int]]) -> None:
        merged: dict[T, Fraction] = {}
        for outcome, chance in chances.items() if isinstance(chances, Mapping) else chances:
            if not isinstance(chance, (int, Fraction)) or chance < 0:
                message = f"the chance of {outcome!r} must be a fraction of at least 0; it is {chance!r}"
                raise ValueError(message)
            if chance:
                merged[outcome] = merged.get(outcome, ZERO) + chance
        whole = sum(merged.values(), ZERO)
        if whole != 1:
            message = f"the chances must sum to 1; they sum to {whole}"
            raise ValueError(message)
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
    def standard_deviation(self) -> float:
        """The square root of the variance. Raises TypeError if outcomes are not numbers."""
        return sqrt(self.variance)

    def quantile(self, part: Fraction) -> T:
        """Return the smallest outcome that is not exceeded with a chance of at least ``part`` (from 0 to 1).

        Raises ValueError for another part, and TypeError if outcomes have no order.
        """
        if not 0 <= part <= 1:
            message = f"a part is a number from 0 to 1; it is {part!r}"
            raise ValueError(message)
        below = ZERO
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
    def modes(self) -> tuple[T, ...]:
        """The outcomes with the largest chance, in their order."""
        most = max(self.values())
        return tuple(outcome for outcome, chance in self.items() if chance == most)

    @property
    def spread(self) -> Spread:
        """The average, the variance and the other numbers of a spread. Raises TypeError if outcomes are not numbers."""
        low, high = self.quantile(TAIL), self.quantile(1 - TAIL)
        inside_chance = self.chance(lambda outcome: low <= outcome <= high)  # type: ignore[operator]
        return Spread(self.mean, self.variance, self.median, tuple(map(_number, self.modes)), _number(low), _number(high), inside_chance)

    def chance(self, holds: Callable[[T], object]) -> Fraction:
        """Return the chance of an outcome for which ``holds`` is true."""
        return sum((chance for outcome, chance in self.items() if holds(outcome)), ZERO)

    def at_least(self, least: Any) -> Fraction:
        """Return the chance of ``least`` or more."""
        return self.chance(lambda outcome: outcome >= least)

    def at_most(self, most: Any) -> Fraction:
        """Return the chance of ``most`` or less."""
        return self.chance(lambda outcome: outcome <= most)

    def map(self, change: Callable[[T], U]) -> Distribution[U]:
        """Return the distribution of ``change(outcome)``."""
        return Distribution((change(outcome), chance) for outcome, chance in self.items())

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
        message = f"only numbers have a mean and a variance; {outcome!r} is none"
        raise TypeError(message)
    return Fraction(outcome)
