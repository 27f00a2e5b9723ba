"""Simulation instead of computation: the mean of many runs, and its likely error."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from math import sqrt
from random import Random
from typing import SupportsFloat

from .arguments import whole_number
from .seeds import check_seed

MOST_RUNS = 100_000_000


@dataclass(frozen=True, slots=True)
class Simulation:
    """The mean of ``n`` runs, and its standard error. In two of three cases, the random error is smaller than that."""

    n: int
    mean: float
    standard_error: float

    def errors_from(self, exact: SupportsFloat) -> float:
        """Return how many standard errors the mean is away from a number, or 0 if they are equal."""
        difference = abs(self.mean - float(exact))
        return difference and (difference / self.standard_error if self.standard_error else float("inf"))

    @property
    def interval(self) -> tuple[float, float]:
        """The ends of the 95% interval of a share (``wilson``)."""
        return wilson(self.mean, self.n)

    def to_json(self) -> dict[str, float]:
        """Return the three numbers by name."""
        return asdict(self)


SURE = 1.959964
"""The number of standard errors on each side of a mean that contain 95 of 100 results. Source: the normal distribution."""


def wilson(share: float, n: int) -> tuple[float, float]:
    """Return the ends of the 95% interval of a share seen in ``n`` runs. It also works for a share of 0 or 1 in a few runs.

    Source: E. B. Wilson, Probable inference, the law of succession, and statistical inference (1927).
    """
    z = SURE * SURE / n
    middle, half = (share + z / 2) / (1 + z), SURE / (1 + z) * sqrt(share * (1 - share) / n + z / (4 * n))
    return max(middle - half, 0.0) if share else 0.0, min(middle + half, 1.0) if share < 1 else 1.0


def newcombe(share: float, n: int, other_share: float, other_n: int) -> tuple[float, float]:
    """Return the ends of the 95% interval of the difference between two shares that were seen in separate runs.

    Source: R. G. Newcombe, Interval estimation for the difference between independent proportions (1998), method 10.
    """
    (low, high), (other_low, other_high) = wilson(share, n), wilson(other_share, other_n)
    difference = share - other_share
    below = sqrt((share - low) ** 2 + (other_high - other_share) ** 2)
    above = sqrt((high - share) ** 2 + (other_share - other_low) ** 2)
    return max(difference - below, -1.0), min(difference + above, 1.0)


def simulate(sample: Callable[[Random], float], n: int = 10_000, seed: int = 0) -> Simulation:
    """Run ``sample`` ``n`` times (2 to 100,000,000) with random numbers that start from ``seed``.

    Raises TutorError for other numbers. If all runs give the same result, the standard error is 0, which means little for few runs.
    """
    n = whole_number("n", n, 2, MOST_RUNS)
    seed = check_seed(seed)
    rng = Random(seed)
    first = sample(rng)
    total = squares = 0.0  # measured from the first run, so that large numbers do not blur small differences
    for _ in range(n - 1):
        difference = sample(rng) - first
        total += difference
        squares += difference * difference
    variance = max(squares - total * total / n, 0.0) / (n - 1)
    return Simulation(n, first + total / n, sqrt(variance / n))
