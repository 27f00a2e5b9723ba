"""Rows of games as data: least squares, and the difference of two series of games with the same dice."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from math import sqrt
from statistics import fmean, variance
from typing import TYPE_CHECKING

from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.text import Text, excerpt
from undaunted_nb.i18n import percent
from undaunted_nb.probability import least_squares

from ..display.chart_mixin import ChartMixin, draw
from ..display.display import Grid, Page, Result
from .comparisons import format_number, read_numbers

if TYPE_CHECKING:
    from ..charts.chart import Chart

MOST_TERMS, MOST_ROWS, LEAST_FREEDOM = 8, 100_000, 5
Table = Mapping[str, Sequence[object]]
"""The values of each column by its name."""


@dataclass(frozen=True, slots=True, repr=False)
class Regression(ChartMixin):
    """A number as a constant plus a multiple of each term, with the least squares of what is left.

    ``terms`` are the constant ("") and the predictors. ``points`` are the pairs (predictor, number) if there is one predictor of numbers.

    Example:
        >>> found = un.regression({"dice": [1, 2, 3, 4, 5, 6, 7, 8], "hits": [1, 1, 2, 2, 3, 3, 4, 4]}, "hits", ["dice"])
        >>> found.coefficients, round(found.r_squared, 3)
        ((Fraction(5, 14), Fraction(10, 21)), 0.952)

    """

    name: str
    terms: tuple[str, ...]
    fit: least_squares.Fit
    n: int
    points: tuple[tuple[float, float], ...] = field(default=(), hash=False)

    @property
    def coefficients(self) -> tuple[Fraction, ...]:
        """The exact coefficient of each term."""
        return self.fit.coefficients

    @property
    def intervals(self) -> tuple[tuple[float, float], ...]:
        """The ends of the 95% interval of each coefficient (Student's t)."""
        reach = least_squares.student(self.fit.freedom)
        pairs = zip(map(float, self.coefficients), self.fit.errors, strict=True)
        return tuple((value - reach * error, value + reach * error) for value, error in pairs)

    @property
    def r_squared(self) -> float:
        """The share of the variance that the terms explain (R²)."""
        return float(1 - self.fit.left / self.fit.whole) if self.fit.whole else 0.0

    @property
    def columns(self) -> tuple[str, ...]:
        return "term", "coefficient", "error", "low", "high"

    def rows(self) -> Iterable[tuple[object, ...]]:
        for term, value, error, ends in zip(self.terms, self.coefficients, self.fit.errors, self.intervals, strict=True):
            yield term, float(value), error, *ends

    def page(self) -> Page:
        head = tuple(Text(f"column-{name}") for name in ("term", "coefficient", "interval"))
        cells = zip(self.terms, self.coefficients, self.intervals, strict=True)
        rows = [(describe_term(term), format_short(float(value)), describe_interval(ends)) for term, value, ends in cells]
        spread = sqrt(self.fit.left / self.fit.freedom)
        fit = Text("regression-fit", {"percent": percent(Fraction(self.r_squared), 1, 1), "error": format_short(spread)})
        return Page(
            Text("regression-title", {"name": self.name, "n": self.n}),
            [Grid(head, rows), fit, Text("regression-model", {"name": self.name})],
        )

    def _draw(self) -> Chart:
        """Return the points and the line for one predictor, and the coefficients with their intervals for several."""
        return draw("regression_charts.line" if self.points else "regression_charts.coefficients", self)


def describe_term(term: str) -> Text | str:
    """Return the name of a term in words."""
    return term or Text("regression-constant")


def regression(
    data: Result | Mapping[str, object] | Iterable[Mapping[str, object]], y: str | Sequence[str], x: Sequence[str]
) -> Regression:
    """Return a number as a constant plus a multiple of each predictor (least squares).

    Args:
        data: Rows such as ``un.simulate(…, rows=True).log``: a result, a data frame, a list of dictionaries, or a dictionary of columns.
        y: The column of the number to explain, or two columns, of which the first minus the second counts.
        x: The columns that explain it, up to 8. A column of words becomes one predictor for each word but the first in the alphabet: 1 in
            rows with this word, and else 0.

    Raises:
        TutorError: A column is missing or holds no numbers, a predictor follows from the others, or there are too few rows.

    Example:
        >>> log = un.simulate("memoir44/first-shots", n=30, seed=1, rows=True, progress=False).log
        >>> un.regression(log, ("points_allies", "points_axis"), ["rounds"]).terms
        ('', 'rounds')

    """
    table = _read_table(data)
    names = (y,) if isinstance(y, str) else tuple(y)
    predictors = (x,) if isinstance(x, str) else tuple(x)
    if not 1 <= len(names) <= 2 or not 1 <= len(predictors) <= MOST_TERMS:
        raise TutorError(Text("regression-columns", {"most": MOST_TERMS}))
    parts = [_read_column(table, name) for name in names]
    values = [first - second for first, second in zip(*parts, strict=True)] if len(parts) == 2 else parts[0]
    terms: dict[str, list[Fraction]] = {"": [Fraction(1)] * len(values)}
    for name in predictors:
        terms |= _read_predictor(table, name)
    if not len(terms) + LEAST_FREEDOM <= len(values) <= MOST_ROWS:
        raise TutorError(Text("regression-rows", {"n": len(values), "least": len(terms) + LEAST_FREEDOM, "most": MOST_ROWS}))
    fit = least_squares.fit(list(zip(*terms.values(), strict=True)), values)
    if fit is None:
        raise TutorError(Text("regression-same", {"names": [term for term in terms if term]}))
    alone = list(terms) == ["", *predictors]
    points = [(float(a), float(b)) for a, b in zip(terms[predictors[0]], values, strict=True)] if alone and len(predictors) == 1 else []
    return Regression(" − ".join(names), tuple(terms), fit, len(values), tuple(points))


def _read_table(data: object) -> Table:
    """Return rows as columns. Raises TutorError for anything else."""
    if isinstance(data, Result):
        data = data.records()
    elif hasattr(data, "to_dict"):
        data = data.to_dict("list")
    if isinstance(data, Mapping):
        table = {str(name): list(column) for name, column in data.items() if isinstance(column, Iterable) and not isinstance(column, str)}
        if len(table) == len(data) and len(set(map(len, table.values()))) == 1:
            return table
    elif isinstance(data, Iterable) and not isinstance(data, str):
        rows = list(data)
        if rows and all(isinstance(row, Mapping) for row in rows) and len({tuple(row) for row in rows}) == 1:
            return {str(name): [row[name] for row in rows] for name in rows[0]}
    raise TutorError(Text("regression-data", {"value": excerpt(data)}))


def _read_cells(table: Table, name: object) -> Sequence[object]:
    if str(name) not in table:
        raise TutorError(Text("regression-column", {"name": excerpt(name), "all": ", ".join(table)}))
    return table[str(name)]


def _read_column(table: Table, name: object) -> list[Fraction]:
    return [Fraction(number) for number in read_numbers(str(name), _read_cells(table, name))]


def _read_predictor(table: Table, name: object) -> dict[str, list[Fraction]]:
    """Return the predictors that a column gives: itself, or one for each word but the first."""
    cells = _read_cells(table, name)
    if not any(isinstance(cell, str) for cell in cells):
        return {str(name): _read_column(table, name)}
    words = sorted(set(map(str, cells)))
    return {f"{name}: {word}": [Fraction(str(cell) == word) for cell in cells] for word in words[1:]}


@dataclass(frozen=True, slots=True, repr=False)
class PairedDifference(ChartMixin):
    """The difference of two series of games with the same dice, and how much sharper it is than with separate dice.

    Example:
        >>> found = un.paired_difference([3, 5, 4, 6, 7, 5], [2, 4, 4, 5, 6, 4])
        >>> round(found.difference, 2), round(found.gain, 1)
        (0.83, 22.0)

    """

    means: tuple[float, float]
    n: int
    pair_variance: float
    separate_variance: float

    @property
    def difference(self) -> float:
        """The first mean minus the second."""
        return self.means[0] - self.means[1]

    @property
    def gain(self) -> float:
        """How many times as many separate games it takes to be as sure: the ratio of the variances."""
        return self.separate_variance / self.pair_variance if self.pair_variance else float("inf")

    @property
    def intervals(self) -> dict[str, tuple[float, float]]:
        """The 95% interval of the difference, from the pairs, and as if the games had nothing in common."""
        reach = least_squares.student(self.n - 1)
        half = {"paired": reach * sqrt(self.pair_variance / self.n), "separate": reach * sqrt(self.separate_variance / self.n)}
        return {name: (self.difference - size, self.difference + size) for name, size in half.items()}

    @property
    def columns(self) -> tuple[str, ...]:
        return "group", "difference", "low", "high"

    def rows(self) -> Iterable[tuple[object, ...]]:
        for name, ends in self.intervals.items():
            yield name, self.difference, *ends

    def page(self) -> Page:
        head = (Text("column-group"), Text("difference-difference"), Text("column-interval"))
        rows = [(Text(f"pairs-{name}"), format_short(self.difference), describe_interval(ends)) for name, ends in self.intervals.items()]
        first, second = map(format_short, self.means)
        means = Text("pairs-means", {"first": first, "second": second})
        gain = [Text("pairs-gain", {"gain": format_short(self.gain, 2), "more": self.gain > 1})] if self.pair_variance else []
        return Page(Text("pairs-title", {"n": self.n}), [Grid(head, rows), means, *gain, Text("pairs-model")])

    def _draw(self) -> Chart:
        """Return both intervals of the difference, one below the other, with a line at 0."""
        return draw("regression_charts.pairs", self)


def paired_difference(first: Iterable[float], second: Iterable[float]) -> PairedDifference:
    """Return the difference between two series of games, of which each pair had the same dice and cards (common random numbers).

    Args:
        first: A number for each game, such as a column of ``un.simulate(…, rows=True).log.records()``. True counts as 1.
        second: The numbers of the other games with the same seed, in the same order.

    Raises:
        TutorError: A value is not a number, the series differ in length, or there are fewer than 6 pairs.

    Example:
        >>> un.paired_difference([1, 0, 1, 1, 0, 1], [1, 0, 0, 1, 0, 1]).n
        6

    """
    first_numbers, second_numbers = read_numbers("first", first), read_numbers("second", second)
    if len(first_numbers) != len(second_numbers) or len(first_numbers) <= LEAST_FREEDOM:
        raise TutorError(Text("pairs-length", {"first": len(first_numbers), "second": len(second_numbers), "least": LEAST_FREEDOM + 1}))
    differences = [a - b for a, b in zip(first_numbers, second_numbers, strict=True)]
    return PairedDifference(
        (fmean(first_numbers), fmean(second_numbers)),
        len(first_numbers),
        variance(differences),
        variance(first_numbers) + variance(second_numbers),
    )


def format_short(value: float, figures: int = 3) -> str:
    """Return a number with fewer figures than the other results: a coefficient is an estimate."""
    return format_number(value, figures)


def describe_interval(ends: tuple[float, float]) -> Text:
    """Return an interval in words."""
    return Text("simulate-interval", {"low": format_short(ends[0]), "high": format_short(ends[1])})
