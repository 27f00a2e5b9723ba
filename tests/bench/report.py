"""What every measurement hands over: a line with its baseline beside it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class Row(NamedTuple):
    """One measurement beside what it is measured against.

    ``aim`` is the ratio that is wanted: at most, or with ``least`` at least; 0: none.
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
        """Is the aim reached?"""
        return not self.aim or (self.ratio >= self.aim if self.least else self.ratio <= self.aim)


def told(rows: Iterable[Row]) -> str:
    """The rows as lines under one another."""
    lines = []
    for row in rows:
        line = f"  {row.what:<58} {row.value:>11,.1f} {row.unit:<10}"
        if row.baseline:
            line += f" {row.against} {row.baseline:,.1f} {row.unit}: {row.ratio:.2f} times"
        if row.aim:
            line += f" (aim: {'at least' if row.least else 'at most'} {row.aim:g}; {'met' if row.met else 'MISSED'})"
        lines.append(line.rstrip())
    return "\n".join(lines)
