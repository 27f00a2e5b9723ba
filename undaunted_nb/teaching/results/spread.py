"""The spread of each random number in a result: average, standard deviation, median, and the range of most cases."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import percent
from undaunted_nb.probability.distribution import Distribution, Spread

from ..display.chart_mixin import Charted, draw
from ..display.display import Grid, Page, Shown, exact, fraction
from ..display.short_numbers import number, root

if TYPE_CHECKING:
    import pandas as pd

    from ..charts.chart import Chart


class Numbers(NamedTuple):
    """A random number: its name in data, its name for readers, and its distribution."""

    name: str
    text: Text | str
    distribution: Distribution[int]


class Spreading(Shown):
    """A result with random numbers. ``spread`` describes each of them."""

    __slots__ = ()

    @property
    @abstractmethod
    def distributions(self) -> Sequence[Numbers]:
        """Each random number with its distribution."""

    @property
    def spread(self) -> Spreads:
        """The average, the standard deviation, the median and the quantiles of each number, with a table, a data frame and a chart."""
        return Spreads(self.page().title, tuple(self.distributions))

    def to_dataframe(self) -> pd.DataFrame:
        frame = super().to_dataframe()
        frame.attrs["spread"] = self.spread.records()
        return frame


def notes(distributions: Iterable[Numbers]) -> list[Text]:
    """Return one short sentence for each number: "Dice that hit: 0.6 on average, mostly 0 to 1 (91.0%)"."""
    return [_note(it.text, it.distribution.spread) for it in distributions]


def _note(what: Text | str, spread: Spread) -> Text:
    shown: Mapping[str, object] = {
        "what": what,
        "average": number(spread.average),
        "low": number(spread.low),
        "high": number(spread.high),
        "one": spread.low == spread.high,
        "sure": spread.within == 1,
        "percent": percent(spread.within),
        "deviation": root(spread.variance),
    }
    return Text("spread-note", shown)


class _Named(NamedTuple):
    title: Text
    numbers: tuple[Numbers, ...]


class Spreads(Charted, _Named):
    """The spread of each number of a result.

    ``numbers`` holds the distributions. Iterate over ``found`` for their ``Spread``.

    Example:
        >>> spread = un.odds(2, 8).spread
        >>> spread.found[0].average, spread.found[0].variance, spread.found[0].median
        (Fraction(3, 5), Fraction(21, 50), Fraction(1, 1))
        >>> spread.chart().spec["$schema"][-7:]
        'v5.json'

    """

    __slots__ = ()

    @property
    def found(self) -> tuple[Spread, ...]:
        """The spread of each number, in the order of ``numbers``."""
        return tuple(it.distribution.spread for it in self.numbers)

    @property
    def columns(self) -> tuple[str, ...]:
        return (
            "counted", "exact", "average", "variance", "standard_deviation", "middle", "most_likely", "low", "high", "chance"
        )  # fmt: skip

    def rows(self) -> Iterable[tuple[object, ...]]:
        for (name, *_), it in zip(self.numbers, self.found, strict=True):
            modes = ", ".join(map(str, it.modes))
            floats = (float(n) for n in (it.average, it.variance, it.standard_deviation, it.median))
            yield name, str(it.average), *floats, modes, float(it.low), float(it.high), float(it.within)

    def page(self) -> Page:
        names = ("counted", "average", "exact", "variance", "standard_deviation", "middle", "most_likely", "mostly")
        rows = [
            (
                what, number(it.average), fraction(it.average), exact(it.variance), root(it.variance), number(it.median),
                ", ".join(map(str, it.modes)),
                _mostly(it),
            )
            for (_, what, _), it in zip(self.numbers, self.found, strict=True)
        ]  # fmt: skip
        head = tuple(Text(f"column-{name}") for name in names)
        return Page(Text("spread-title", {"title": self.title}), [Grid(head, rows), Text("spread-model")])

    def _drawn(self) -> Chart:
        """Return a bar chart of each distribution, with a line at its average."""
        return draw("chance_charts.spreads", self)


def _mostly(it: Spread) -> Text:
    """Return where most cases lie: "0 to 1 (91.0%)"."""
    ends = {"low": number(it.low), "high": number(it.high), "one": it.low == it.high}
    return Text("spread-mostly", {**ends, "percent": percent(it.within)})
