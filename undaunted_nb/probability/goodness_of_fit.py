"""What the counts of a class say about an exact distribution: the band of most classes, the chi-square test, enough rolls.

Sources: K. Pearson (1900) for the test, W. G. Cochran (1954) for the least expected count of a cell, M. Abramowitz and I. A. Stegun,
Handbook of Mathematical Functions, 26.4.4 and 26.4.5, for the probability of a chi-square value.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import ceil, comb, erfc, exp, floor, lcm, lgamma, log, log1p, sqrt

from undaunted_nb.engine.json_values import Json, JsonObject

from .distribution import Distribution
from .sampling import SURE
from .stable_sum import add_numbers

LEAST = 5
"""The least expected count of a cell. Cells with less are combined with their neighbors."""
SIGMAS = 12
"""The standard deviations on each side of a mean beyond which nothing is counted: the chance of more is below 10^-30."""
MOST_CLASSES = 20_000
"""The most different classes that are counted one by one. Of three cells, that is every class of up to 198 rolls."""


@dataclass(frozen=True, slots=True)
class Cell:
    """One cell of a test: the outcomes that are counted together, how often they came, and how often they come on average."""

    outcomes: tuple[int, ...]
    observed: int
    expected: Fraction


@dataclass(frozen=True, slots=True)
class Fit:
    """Pearson's chi-square test.

    ``p`` is the chance that a class whose results follow the exact distribution is at least as far from it as this one. It is ``exact``
    for few rolls: then it adds the chances of all such classes. For more, it is the chance of a chi-square value.
    """

    statistic: Fraction
    freedom: int
    p: float
    cells: tuple[Cell, ...]
    exact: bool

    @property
    def combined_cells(self) -> tuple[Cell, ...]:
        """The cells that hold more than one outcome."""
        return tuple(cell for cell in self.cells if len(cell.outcomes) > 1)

    def to_json(self) -> JsonObject:
        """Return all numbers by name, exact ones as text."""
        cells: list[Json] = [
            {"outcomes": list(cell.outcomes), "observed": cell.observed, "expected": str(cell.expected)} for cell in self.cells
        ]
        return {"statistic": str(self.statistic), "freedom": self.freedom, "p": self.p, "exact": self.exact, "cells": cells}


def chi_square(counts: Mapping[int, int], theory: Distribution[int]) -> Fit | None:
    """Return the test of counts against an exact distribution, or None if fewer than two cells can be expected ``LEAST`` times."""
    n = sum(counts.values())
    cells: list[Cell] = []
    ahead = Cell((), 0, Fraction())
    for outcome, chance in theory.items():
        ahead = Cell((*ahead.outcomes, outcome), ahead.observed + counts.get(outcome, 0), ahead.expected + n * chance)
        if ahead.expected >= LEAST:
            cells.append(ahead)
            ahead = Cell((), 0, Fraction())
    if ahead.outcomes and cells:
        last = cells.pop()
        cells.append(Cell(last.outcomes + ahead.outcomes, last.observed + ahead.observed, last.expected + ahead.expected))
    if len(cells) < 2:
        return None
    statistic = sum(((cell.observed - cell.expected) ** 2 / cell.expected for cell in cells), Fraction())
    freedom = len(cells) - 1
    exact = comb(n + freedom, freedom) <= MOST_CLASSES
    return Fit(statistic, freedom, share_as_far(cells) if exact else exceeds(float(statistic), freedom), tuple(cells), exact)


def share_as_far(cells: Sequence[Cell]) -> float:
    """Return the chance of all classes with as many rolls whose counts in these cells are at least as far from those expected."""
    n = sum(cell.observed for cell in cells)
    scale = lcm(*(cell.expected.numerator for cell in cells))
    weights = [int(scale / cell.expected) for cell in cells]  # the statistic is the sum of weight x count², but for a scale and a shift
    logs = [log(cell.expected / n) for cell in cells]
    ways = [lgamma(k + 1) for k in range(n + 1)]
    least = sum(weight * cell.observed**2 for weight, cell in zip(weights, cells, strict=True))

    def chances(i: int, left: int, so_far: int, power: float) -> Iterator[float]:
        if i == len(cells) - 1:
            if so_far + weights[i] * left**2 >= least:
                yield exp(power + left * logs[i] - ways[left])
            return
        for k in range(left + 1):
            yield from chances(i + 1, left - k, so_far + weights[i] * k**2, power + k * logs[i] - ways[k])

    return min(add_numbers(chances(0, n, 0, ways[n])), 1.0)


def exceeds(statistic: float, freedom: int) -> float:
    """Return the chance that a chi-square value with ``freedom`` degrees of freedom is at least ``statistic``.

    It is a finite sum: Abramowitz and Stegun 26.4.4 for an odd number, 26.4.5 for an even one.
    """
    half = statistic / 2
    if not half:
        return 1.0
    odd = freedom % 2
    powers = (i + odd / 2 for i in range(freedom // 2))
    terms = (exp(-half + k * log(half) - lgamma(k + 1)) for k in powers)
    return min((erfc(sqrt(half)) if odd else 0.0) + add_numbers(terms), 1.0)


def band(n: int, chance: Fraction) -> tuple[int, int]:
    """Return the fewest and the most successes in ``n`` trials that 95 of 100 classes have (at most 2.5 lie beyond each end)."""
    p = float(chance)
    if p in (0.0, 1.0) or not n:
        return n * (p == 1), n * (p == 1)
    spread = SIGMAS * sqrt(n * p * (1 - p)) + SIGMAS
    first, last = max(0, floor(n * p - spread)), min(n, ceil(n * p + spread))
    ways = lgamma(n + 1)
    chances = [exp(ways - lgamma(k + 1) - lgamma(n - k + 1) + k * log(p) + (n - k) * log1p(-p)) for k in range(first, last + 1)]
    ends, below = [], 0.0
    for k, part in enumerate(chances, first):
        below += part
        ends += [k] * sum(below >= end > below - part for end in (0.025, 0.975))
    return ends[0], ends[-1]


def enough(chance: Fraction, precision: Fraction) -> int:
    """Return the number of trials after which the share of successes lies within ``precision`` of ``chance`` in 95 of 100 classes.

    Source: the normal distribution, n = (1.96 / precision)² p (1 − p).
    """
    return max(1, ceil((SURE / float(precision)) ** 2 * float(chance * (1 - chance))))
