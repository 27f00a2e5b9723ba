"""A distribution as a value of its own: to show, to compute with, and to compare."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from numbers import Rational
from typing import TYPE_CHECKING, Any

from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.text import Text, excerpt
from undaunted_nb.i18n import percent
from undaunted_nb.probability import distribution as core

from ..display.chart_mixin import ChartMixin, draw
from ..display.display import Grid, Page, Result, chances, fraction, shorten_rows
from ..display.short_numbers import number, root
from .weights import read_number

if TYPE_CHECKING:
    from ..charts.chart import Chart

TITLE = Text("distribution-title")
"""The name of a distribution that was computed from others."""


class Distribution(core.Distribution[Any], ChartMixin):
    """The outcomes of something random with their exact chances.

    ``Distribution`` in ``probability/distribution.py`` explains how to compute with it, and compares it with scipy.stats and icepool.

    Args:
        distribution: The exact chance of each outcome, or another distribution. ``un.distribution`` takes other weights.
        name: Its name in data.
        title: Its name for readers.

    Raises:
        TutorError: The chances are not fractions, or do not sum to 1.

    Example:
        >>> hits = un.odds(2, 8).hits
        >>> hits[1], hits.at_least(1), hits.mean, hits.mode
        (Fraction(21, 50), Fraction(51, 100), Fraction(3, 5), (0,))
        >>> three_attacks = hits * 3
        >>> three_attacks.pmf(6), float(three_attacks.sf(1))
        (Fraction(729, 1000000), 0.579825)
        >>> un.odds(2, 8).hits < un.odds(3, 8).hits
        True
        >>> hits.sample(8, seed=44)
        [1, 1, 1, 1, 0, 0, 0, 0]

    """

    __slots__ = ("name", "title")

    def __init__(
        self,
        distribution: Mapping[Any, Fraction | int] | Iterable[tuple[Any, Fraction | int]],
        name: str = "",
        title: Text | str = TITLE,
    ) -> None:
        super().__init__(distribution)
        self.name, self.title = name, title

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (dict(self.items()), self.name, self.title)

    __repr__ = Result.__repr__

    @property
    def columns(self) -> tuple[str, ...]:
        return "outcome", "exact", "chance", "percent"

    def rows(self) -> Iterable[tuple[object, ...]]:
        return [(outcome, *chances(chance)) for outcome, chance in self.items()]

    def page(self) -> Page:
        outcome_label = Text("column-outcome" if self.is_numeric else "distribution-outcome")
        head = (outcome_label, Text("column-percent"), Text("column-exact"))
        rows = [(write_outcome(value), percent(chance), fraction(chance)) for value, chance in self.items()]
        first_rows, more = shorten_rows(rows)
        return Page(Text("plain", {"text": self.title}), [Grid(head, first_rows), *more, *([self.note] if self.is_numeric else [])])

    @property
    def is_numeric(self) -> bool:
        """Whether all outcomes are numbers."""
        return all(isinstance(outcome, Rational) for outcome in self)

    @property
    def note(self) -> Text:
        """One short sentence: "Dice that hit: 0.6 on average, mostly 0 to 1 (91.0%)". Raises TutorError if outcomes are not numbers."""
        spread = self.spread
        params: Mapping[str, object] = {
            "what": self.title,
            "average": number(spread.average),
            "low": number(spread.low),
            "high": number(spread.high),
            "one": spread.low == spread.high,
            "sure": spread.within == 1,
            "percent": percent(spread.within),
            "deviation": root(spread.variance),
        }
        return Text("spread-note", params)

    def _draw(self) -> Chart:
        """Return a bar for each outcome. Numbers have a line at their average."""
        return draw("chance_charts.distribution", self)


def write_outcome(outcome: object) -> str:
    """Return an outcome for readers: words and numbers as they are, several of them with commas."""
    return ", ".join(map(str, outcome)) if isinstance(outcome, tuple) else str(outcome)


def distribution(chances: Mapping[Any, float | Fraction | str] | Iterable[Any]) -> Distribution:
    """Return the distribution of something random that you describe yourself.

    Args:
        chances: The weight of each outcome by name or number, which need not sum to 1, or equally likely outcomes, such as
            ``range(1, 7)`` for a die. Weights are whole numbers, fractions, decimals, or text such as ``"1/6"``.

    Raises:
        TutorError: A weight is not valid, or there is no outcome.

    Example:
        >>> die = un.distribution(range(1, 7))
        >>> (die + die).pmf(7), (die * 2).mode, max(die, die + 1).mean
        (Fraction(1, 6), (7,), Fraction(9, 2))
        >>> un.distribution({"hit": 3, "miss": "7"})["hit"]
        Fraction(3, 10)

    """
    if isinstance(chances, core.Distribution):
        return Distribution(chances)
    if isinstance(chances, Mapping):
        pairs = [(outcome, read_number("chances", outcome, weight)) for outcome, weight in chances.items()]
    elif isinstance(chances, Iterable):
        pairs = [(outcome, Fraction(1)) for outcome in chances]
    else:
        raise TutorError(Text("error-by-name", {"example": '{1: "1/6", 2: "5/6"}', "value": excerpt(chances)}))
    whole = sum((weight for _, weight in pairs), Fraction())
    if not whole:
        raise TutorError(Text("distribution-empty"))
    return Distribution((outcome, weight / whole) for outcome, weight in pairs)
