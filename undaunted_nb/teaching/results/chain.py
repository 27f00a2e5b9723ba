"""Attacks that are repeated until a goal as a Markov chain: its matrix, the steps to the end, and a diagram."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import percent, say
from undaunted_nb.probability import markov

from ..display.chart_mixin import ChartMixin, draw
from ..display.display import Grid, Page, chances, exact, library
from ..display.short_numbers import number, root

if TYPE_CHECKING:
    import pandas as pd

    from ..charts.chart import Chart

WIDEST = 9
"""The most states whose matrix is displayed. The data frame has all of them."""


@dataclass(frozen=True, slots=True, repr=False)
class Chain(ChartMixin):
    """The states of a repeated attack, with the chance of each step from one to another.

    ``chain`` holds the exact ``matrix``, and the ``expected`` number of attacks to the end and its ``variance`` from each state.

    Example:
        >>> chain = un.losses(un.odds(2, 8), (1, 0, 0)).chain
        >>> chain.chain.expected[0], chain.to_dataframe(exact=True).loc["0", "1"]
        (Fraction(200, 51), '51/100')

    """

    title: Text
    chain: markov.Chain

    @property
    def columns(self) -> tuple[str, ...]:
        return "from_state", "to_state", "exact", "chance", "percent"

    def rows(self) -> Iterable[tuple[object, ...]]:
        """Return one row for each step that can happen."""
        names = [state.name for state in self.chain.states]
        for start, row in zip(names, self.chain.matrix, strict=True):
            yield from ((start, end, *chances(chance)) for end, chance in zip(names, row, strict=True) if chance)

    def to_dataframe(self, *, exact: bool = False) -> pd.DataFrame:
        """Return the matrix as a data frame: a row and a column for each state.

        Args:
            exact: Whether the chances are fractions as text (default: decimals).

        Raises:
            TutorError: pandas is not installed.

        """
        names = [state.name for state in self.chain.states]
        values = [[str(chance) if exact else float(chance) for chance in row] for row in self.chain.matrix]
        frame: pd.DataFrame = library("pandas", "tables").DataFrame(values, index=names, columns=names)
        frame.attrs |= {"title": self._heading(), "labels": {state.name: say(state.text) for state in self.chain.states}}
        return frame

    def page(self) -> Page:
        chain = self.chain
        states, names = chain.states, [state.name for state in chain.states]
        head: tuple[Text | str, ...] = (Text("chain-from"), *names)
        matrix = [Grid(head, [(node.name, *map(exact, row)) for node, row in zip(states, chain.matrix, strict=True)])]
        ahead = [
            (start.name, start.text, exact(steps), number(steps), root(variance))
            for start, steps, variance in zip(states, chain.expected, chain.variance, strict=True)
        ]
        columns = (
            Text("chain-state-column"),
            Text("chain-meaning"),
            Text("chain-exactly"),
            Text("column-average"),
            Text("column-standard_deviation"),
        )
        parts = [*(matrix if len(states) <= WIDEST else []), Grid(columns, ahead)]
        return Page(Text("chain-title", {"title": self.title}), [*parts, Text("chain-model"), *self._ends()])

    def _ends(self) -> Iterable[Text]:
        """Yield the chances of the ends, if there are several."""
        if len(self.chain.lasting) > 1:
            for end, chance in zip(self.chain.lasting, self.chain.ends[0], strict=True):
                yield Text("chain-end", {"state": self.chain.states[end].text, "percent": percent(chance), "exact": exact(chance)})

    def _draw(self) -> Chart:
        """Return a diagram: a circle for each state, and an arrow with its chance for each step."""
        return draw("chain_chart.diagram", self)
