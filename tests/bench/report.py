"""The result of every measurement: a line with its baseline next to it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class Row(NamedTuple):
    """A measurement and its baseline.

    ``aim`` is the largest ratio allowed, or the smallest one with ``least``. 0 means no aim.
    """

    what: str
    value: float
    unit: str
    against: str = ""
    baseline: float = 0.0
    aim: float = 0.0
    least: bool = False

    @property
    def ratio(self) -> float:
        return self.value / self.baseline if self.baseline else 0.0

    @property
    def met(self) -> bool:
        """Whether the aim is reached."""
        return not self.aim or (self.ratio >= self.aim if self.least else self.ratio <= self.aim)


def told(rows: Iterable[Row]) -> str:
    """Return the rows as aligned lines of text."""
    lines = []
    for row in rows:
        line = f"  {row.what:<58} {row.value:>11,.1f} {row.unit:<10}"
        if row.baseline:
            line += f" {row.against} {row.baseline:,.1f} {row.unit}: {row.ratio:.2f} times"
        if row.aim:
            line += f" (aim: {'at least' if row.least else 'at most'} {row.aim:g}; {'met' if row.met else 'MISSED'})"
        lines.append(line.rstrip())
    return "\n".join(lines)
