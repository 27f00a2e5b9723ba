"""Simulation instead of computation: the mean of many runs, and its likely error."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from random import Random
from typing import Any, NamedTuple, SupportsFloat

from .casualties import At, Course
from .odds import FACES, Odds, one_of, whole_number
from .seeds import checked

MOST_RUNS = 100_000_000
MEASURES = ("chance", "made", "lost")
"""The measures of a sequence of attacks, as in Losses: goal reached (1 or 0), attacks made, cards lost.

"""


class Simulation(NamedTuple):
    """The mean of ``n`` runs, and its standard error. In two of three cases, the random error is smaller than that."""

    n: int
    mean: float
    standard_error: float

    def errors_from(self, exact: SupportsFloat) -> float:
        """Return how many standard errors the mean is away from a number, or 0 if they are equal."""
        off = abs(self.mean - float(exact))
        return off and (off / self.standard_error if self.standard_error else float("inf"))

    @property
    def interval(self) -> tuple[float, float]:
        """The ends of the 95% interval of a share (``wilson``)."""
        return wilson(self.mean, self.n)

    def to_json(self) -> dict[str, float]:
        """Return the three numbers by name."""
        return self._asdict()


SURE = 1.959964
"""The number of standard errors on each side of a mean that contain 95 of 100 results. Source: the normal distribution."""


def wilson(share: float, n: int) -> tuple[float, float]:
    """Return the ends of the 95% interval of a share seen in ``n`` runs. It also works for a share of 0 or 1 in a few runs.

    Source: E. B. Wilson, Probable inference, the law of succession, and statistical inference (1927).
    """
    z = SURE * SURE / n
    middle, half = (share + z / 2) / (1 + z), SURE / (1 + z) * sqrt(share * (1 - share) / n + z / (4 * n))
    return max(middle - half, 0.0) if share else 0.0, min(middle + half, 1.0) if share < 1 else 1.0


def simulate(sample: Callable[[Random], float], n: int = 10_000, seed: int = 0) -> Simulation:
    """Run ``sample`` ``n`` times (2 to 100,000,000) with random numbers that start from ``seed``.

    Raises TutorError for other numbers. If all runs give the same result, the standard error is 0, which means little for few runs.
    """
    n = whole_number("n", n, 2, MOST_RUNS)
    seed = checked(seed)
    rng = Random(seed)
    first = sample(rng)
    off = squares = 0.0  # measured from the first run, so that large numbers do not blur small differences
    for _ in range(n - 1):
        one = sample(rng) - first
        off += one
        squares += one * one
    variance = max(squares - off * off / n, 0.0) / (n - 1)
    return Simulation(n, first + off / n, sqrt(variance / n))


def sampler(course: Course, measure: str = "chance", *, dice: bool = False) -> Callable[[Random], float]:
    """Return a function for ``simulate`` that runs a sequence of attacks once.

    Each attack succeeds with its chance, or is rolled die by die (``dice``). ``measure`` is one of MEASURES. Raises TutorError for any
    other name.
    """
    one_of("measure", measure, MEASURES)
    start = _tree(course, measure, _rolled if dice else _drawn)

    def run(rng: Random) -> float:
        random = rng.random
        succeeds, then, otherwise, value = start
        while succeeds is not None:
            succeeds, then, otherwise, value = then if succeeds(random) else otherwise
        return value

    return run


Succeeds = Callable[[Callable[[], float]], bool]
"""Whether an attack succeeds, with random numbers from 0 to 1."""
Node = tuple[Succeeds | None, Any, Any, float]
"""The next attack, what follows its success and its failure (both nodes), and the result of a run that ends here."""


def _tree(course: Course, measure: str, succeeds: Callable[[Odds], Succeeds]) -> Node:
    """Return the first attack of a sequence. Its nodes contain all that a run needs, so a run has no lookups."""
    states, steps = course.states, course.steps
    each = {odds: succeeds(odds) for found in steps.values() for odds in {step.odds for step in found.values()}}
    ends = {at: float(course.reached(state) if measure == "chance" else state.cards) for at, state in states.items()}

    def end(at: At, made: int) -> Node:
        return None, None, None, float(made) if measure == "made" else ends[at]

    made = len(course.attacks)
    after = {at: end(at, made) for at in states}
    for attack in reversed(course.attacks):
        made -= 1
        before = {at: end(at, made) for at in states}
        for at, found in steps.items():
            step = found[attack]
            before[at] = each[step.odds], after[step.after], after[at], 0.0
        after = before
    return after[At()]


def _drawn(odds: Odds) -> Succeeds:
    hits, ways = odds.ways
    chance = hits / ways
    return lambda random: random() < chance


def _rolled(odds: Odds) -> Succeeds:
    dice, defense = odds

    def succeeds(random: Callable[[], float]) -> bool:
        hit = False
        for _ in range(dice):  # all are rolled, as at the table
            if not 1 <= random() * FACES < defense:  # a 0, or the defense and more
                hit = True
        return hit

    return succeeds
