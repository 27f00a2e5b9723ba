"""Two shares compared, and resamples of data: what differs, and how sure that is."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from math import isfinite
from random import Random
from statistics import fmean, median, stdev
from typing import TYPE_CHECKING

from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.text import Text, excerpt
from undaunted_nb.i18n import decimal, percent
from undaunted_nb.probability import resampling
from undaunted_nb.probability.arguments import one_of, whole_number
from undaunted_nb.probability.number_format import significant
from undaunted_nb.probability.sampling import newcombe
from undaunted_nb.probability.seeds import check_seed

from ..display.chart_mixin import ChartMixin, draw
from ..display.display import Grid, Page
from .balance import Wins

if TYPE_CHECKING:
    from ..charts.chart import Chart

STATISTICS: dict[str, Callable[[Sequence[float]], float]] = {"mean": fmean, "median": median, "std": stdev}
"""The statistics of a bootstrap by name."""
MOST_RESAMPLES = 100_000
MOST_VALUES = 1_000_000


@dataclass(frozen=True, slots=True, repr=False)
class Difference(ChartMixin):
    """Two shares of separate games, and the 95% interval of their difference (Newcombe).

    Example:
        >>> found = un.difference((79, 100), (62, 100))
        >>> round(found.share, 2), [round(end, 3) for end in found.interval], found.is_clear
        (0.17, [0.043, 0.289], True)

    """

    first: Wins
    second: Wins

    @property
    def share(self) -> float:
        """The first share minus the second."""
        return self.first.share - self.second.share

    @property
    def interval(self) -> tuple[float, float]:
        """The ends of the 95% interval of the difference."""
        return newcombe(self.first.share, self.first.of, self.second.share, self.second.of)

    @property
    def is_clear(self) -> bool:
        """Whether the interval leaves out 0, so that chance alone rarely explains the difference."""
        low, high = self.interval
        return low > 0 or high < 0

    @property
    def columns(self) -> tuple[str, ...]:
        return "group", "games", "of", "share", "low", "high"

    def rows(self) -> Iterable[tuple[object, ...]]:
        for name, wins in (("first", self.first), ("second", self.second)):
            yield name, wins.games, wins.of, wins.share, *wins.interval
        yield "difference", "", "", self.share, *self.interval

    def page(self) -> Page:
        head = tuple(Text(f"column-{name}") for name in ("group", "games", "share", "interval"))
        rows = [
            (Text(f"difference-{name}"), f"{wins.games} / {wins.of}", _percent(wins.share), _format_interval(wins.interval))
            for name, wins in (("first", self.first), ("second", self.second))
        ]
        points = {"share": _percent(self.share), "low": _percent(self.interval[0]), "high": _percent(self.interval[1])}
        return Page(Text("difference-title"), [Grid(head, rows), Text("difference-points", {**points, "clear": self.is_clear})])

    def _draw(self) -> Chart:
        """Return the interval of each share, and below them that of the difference with a line at 0."""
        return draw("comparison_charts.difference", self)


def difference(first: Wins | tuple[int, int], second: Wins | tuple[int, int]) -> Difference:
    """Return the difference between two shares of separate games, with its 95% interval.

    Two intervals that overlap do not answer whether two shares differ: this one does.

    Args:
        first: The games of a kind and all games, such as ``(79, 100)``, or ``found.wins("US")``.
        second: The same of other games.

    Raises:
        TutorError: A pair is not two whole numbers, or the first is larger than the second.

    Example:
        >>> print(str(un.difference((49, 50), (43, 50))).splitlines()[-1][:90])
        The difference is 12.0% (percentage points), with a 95% interval from 1.0% to 24.3%. The i

    """
    return Difference(_wins("first", first), _wins("second", second))


def _wins(name: str, pair: object) -> Wins:
    if isinstance(pair, Wins):
        whole_number(name, pair.of, 1, MOST_VALUES * 100)
        return pair
    if isinstance(pair, str) or not isinstance(pair, Sequence) or len(pair) != 2:
        raise TutorError(Text("difference-pair", {"name": name, "value": excerpt(pair)}))
    total = whole_number(name, pair[1], 1, MOST_VALUES * 100)
    return Wins(whole_number(name, pair[0], 0, total), total)


@dataclass(frozen=True, slots=True, repr=False)
class Resamples(ChartMixin):
    """A statistic of some values, and of samples drawn from them again (the bootstrap).

    ``values`` holds the statistic of each resample, from the smallest to the largest.
    """

    statistic: str
    estimate: float
    size: int
    values: tuple[float, ...] = field(hash=False)

    @property
    def interval(self) -> tuple[float, float]:
        """The numbers between which 95 of 100 resamples lie."""
        return resampling.percentile_interval(self.values)

    @property
    def standard_error(self) -> float:
        """The standard deviation of the resamples."""
        return stdev(self.values)

    @property
    def columns(self) -> tuple[str, ...]:
        return ("estimate",)

    def rows(self) -> Iterable[tuple[object, ...]]:
        """Yield one row per resample."""
        return [(value,) for value in self.values]

    def page(self) -> Page:
        low, high = map(format_number, self.interval)
        numbers = {"estimate": format_number(self.estimate), "low": low, "high": high, "error": format_number(self.standard_error)}
        title = Text("bootstrap-title", {"statistic": self.statistic, "size": self.size, "n": len(self.values)})
        return Page(title, [Text("bootstrap-interval", numbers), Text("bootstrap-model")])

    def _draw(self) -> Chart:
        """Return a histogram of the resamples, with a line at the estimate and the ends of the interval."""
        return draw("comparison_charts.resamples", self)


def bootstrap(values: Iterable[float], statistic: str = "mean", n: int = 1000, seed: int = 0) -> Resamples:
    """Draw samples from values with replacement, and return the statistic of each.

    Args:
        values: Numbers that were seen, such as a column of ``un.simulate(…, rows=True).log.to_dataframe()``. True counts as 1.
        statistic: ``"mean"``, ``"median"`` or ``"std"``.
        n: The number of resamples, 100 to 100,000.
        seed: The seed of the samples.

    Raises:
        TutorError: A value is not a number, there are fewer than two, or another argument is not valid.

    Example:
        >>> found = un.bootstrap([1, 2, 2, 3, 9], n=500, seed=1)
        >>> found.estimate, found.interval[0] < found.estimate < found.interval[1]
        (3.4, True)

    """
    one_of("statistic", statistic, tuple(STATISTICS))
    numbers = read_numbers("values", values)
    count, compute = whole_number("n", n, 100, MOST_RESAMPLES), STATISTICS[statistic]
    resamples = resampling.bootstrap(numbers, compute, count, Random(check_seed(seed)))
    return Resamples(statistic, compute(numbers), len(numbers), tuple(resamples))


@dataclass(frozen=True, slots=True, repr=False)
class PermutationTest(ChartMixin):
    """The difference between the means of two groups, and that of their values after each shuffle (``shuffles``)."""

    sizes: tuple[int, int]
    means: tuple[float, float]
    shuffles: tuple[float, ...] = field(hash=False)

    @property
    def difference(self) -> float:
        """The first mean minus the second."""
        return self.means[0] - self.means[1]

    @property
    def p(self) -> float:
        """The share of shuffles with a difference at least as large in either direction. What was seen counts as one of them."""
        return resampling.permutation_p(self.difference, self.shuffles)

    @property
    def columns(self) -> tuple[str, ...]:
        return ("estimate",)

    def rows(self) -> Iterable[tuple[object, ...]]:
        """Yield one row per shuffle."""
        return [(difference,) for difference in self.shuffles]

    def page(self) -> Page:
        first, second, difference = map(format_number, (*self.means, self.difference))
        title = Text("permutation-title", {"first": self.sizes[0], "second": self.sizes[1], "n": len(self.shuffles)})
        numbers = {"first": first, "second": second, "observed": difference, "p": percent(Fraction(self.p), 1, 2)}
        return Page(title, [Text("permutation-p", numbers), Text("permutation-model")])

    def _draw(self) -> Chart:
        """Return a histogram of the shuffled differences, with lines at the observed one and at its opposite."""
        return draw("comparison_charts.permutation", self)


def permutation_test(first: Iterable[float], second: Iterable[float], n: int = 10_000, seed: int = 0) -> PermutationTest:
    """Shuffle the values of two groups, and return how often their means then differ as much.

    Args:
        first: The numbers of one group. True counts as 1.
        second: Those of the other.
        n: The number of shuffles, 100 to 100,000.
        seed: The seed of the shuffles.

    Raises:
        TutorError: A value is not a number, a group has fewer than two, or another argument is not valid.

    Example:
        >>> found = un.permutation_test([1, 2, 3, 4], [4, 5, 6, 7], n=1000, seed=1)
        >>> found.difference, 0.02 < found.p < 0.12
        (-3.0, True)

    """
    groups = read_numbers("first", first), read_numbers("second", second)
    count = whole_number("n", n, 100, MOST_RESAMPLES)
    shuffles = resampling.shuffle_differences(*groups, count, Random(check_seed(seed)))
    return PermutationTest((len(groups[0]), len(groups[1])), (fmean(groups[0]), fmean(groups[1])), tuple(shuffles))


def read_numbers(name: str, values: object) -> list[float]:
    """Return values as numbers. Raises TutorError for anything else, and for fewer than two."""
    if not isinstance(values, Iterable) or isinstance(values, str):
        raise TutorError(Text("sample-values", {"name": name, "value": excerpt(values)}))
    numbers = []
    for value in values:
        try:
            number = float(value) if not isinstance(value, str) else float("nan")
        except (TypeError, ValueError, OverflowError):
            number = float("nan")
        if not isfinite(number):
            raise TutorError(Text("sample-value", {"name": name, "value": excerpt(value)}))
        numbers.append(number)
    if not 2 <= len(numbers) <= MOST_VALUES:
        raise TutorError(Text("sample-size", {"name": name, "n": len(numbers), "most": MOST_VALUES}))
    return numbers


def format_number(value: float, figures: int = 4) -> str:
    """Return a number with a few figures."""
    return decimal(significant(Fraction(value), figures))


def _percent(share: float) -> str:
    return percent(Fraction(share), 1, 1)


def _format_interval(interval: tuple[float, float]) -> Text:
    return Text("simulate-interval", {"low": _percent(interval[0]), "high": _percent(interval[1])})
