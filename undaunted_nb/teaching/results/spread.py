"""The spread of each random number in a result: average, standard deviation, median, and the range of most cases."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import percent
from undaunted_nb.probability.distribution import Spread

from ..display.chart_mixin import ChartMixin, draw
from ..display.display import Grid, Page, Result, exact, fraction
from ..display.short_numbers import number, root
from .distribution import Distribution

if TYPE_CHECKING:
    import pandas as pd

    from ..charts.chart import Chart


class Spreading(Result):
    """A result with random numbers. ``spread`` describes each of them."""

    __slots__ = ()

    @property
    @abstractmethod
    def distributions(self) -> Sequence[Distribution]:
        """Each random number, in the order of the display."""

    @property
    def spread(self) -> Spreads:
        """The average, the standard deviation, the median and the quantiles of each number, with a table, a data frame and a chart."""
        return Spreads(self.page().title, tuple(self.distributions))

    def to_dataframe(self) -> pd.DataFrame:
        frame = super().to_dataframe()
        frame.attrs["spread"] = self.spread.records()
        return frame


def notes(distributions: Iterable[Distribution]) -> list[Text]:
    """Return one short sentence for each number: "Dice that hit: 0.6 on average, mostly 0 to 1 (91.0%)"."""
    return [distribution.note for distribution in distributions]


@dataclass(frozen=True, slots=True, repr=False)
class Spreads(ChartMixin):
    """The spread of each number of a result.

    ``numbers`` holds the distributions. Iterate over ``found`` for their ``Spread``.

    Example:
        >>> spread = un.odds(2, 8).spread
        >>> spread.found[0].average, spread.found[0].variance, spread.found[0].median
        (Fraction(3, 5), Fraction(21, 50), Fraction(1, 1))
        >>> spread.chart().spec["$schema"][-7:]
        'v5.json'

    """

    title: Text
    numbers: tuple[Distribution, ...]

    @property
    def found(self) -> tuple[Spread, ...]:
        """The spread of each number, in the order of ``numbers``."""
        return tuple(entry.spread for entry in self.numbers)

    @property
    def columns(self) -> tuple[str, ...]:
        return (
            "counted", "exact", "average", "variance", "standard_deviation", "middle", "most_likely", "low", "high", "chance"
        )  # fmt: skip

    def rows(self) -> Iterable[tuple[object, ...]]:
        for entry, spread in zip(self.numbers, self.found, strict=True):
            modes = ", ".join(map(str, spread.modes))
            floats = (float(n) for n in (spread.average, spread.variance, spread.standard_deviation, spread.median))
            yield entry.name, str(spread.average), *floats, modes, float(spread.low), float(spread.high), float(spread.within)

    def page(self) -> Page:
        names = ("counted", "average", "exact", "variance", "standard_deviation", "middle", "most_likely", "mostly")
        rows = [
            (
                entry.title, number(spread.average), fraction(spread.average), exact(spread.variance), root(spread.variance),
                number(spread.median), ", ".join(map(str, spread.modes)),
                _mostly(spread),
            )
            for entry, spread in zip(self.numbers, self.found, strict=True)
        ]  # fmt: skip
        head = tuple(Text(f"column-{name}") for name in names)
        return Page(Text("spread-title", {"title": self.title}), [Grid(head, rows), Text("spread-model")])

    def _draw(self) -> Chart:
        """Return a bar chart of each distribution, with a line at its average."""
        return draw("chance_charts.spreads", self)


def _mostly(spread: Spread) -> Text:
    """Return where most cases lie: "0 to 1 (91.0%)"."""
    ends = {"low": number(spread.low), "high": number(spread.high), "one": spread.low == spread.high}
    return Text("spread-mostly", {**ends, "percent": percent(spread.within)})
