"""Ratings of learners and puzzles: the Glicko-2 system of Mark Glickman (http://www.glicko.net/glicko/glicko2.pdf).

A try of a puzzle is a game between the learner and the puzzle. The names of the steps are those of the paper.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, pi, sqrt
from typing import NamedTuple

SCALE = 173.7178
"""One unit of the paper's own scale in rating points."""
MIDDLE = 1500.0
TAU = 0.5
"""How fast the volatility can change. The paper recommends 0.3 to 1.2."""
CLOSE = 0.000001
"""How exact the new volatility is."""
MOST_STEPS = 100
"""The most steps of the search for it, which needs about ten."""


class Rating(NamedTuple):
    """A rating, how uncertain it is (two deviations are an interval of 95 %), and how much it goes up and down."""

    value: float = MIDDLE
    deviation: float = 350.0
    volatility: float = 0.06


FIRST = Rating(1000.0)
"""The rating of a learner who has not tried a puzzle: easy puzzles come first."""
PUZZLE_DEVIATION = 120.0
"""How uncertain the rating of a puzzle is that nobody has tried: it is computed from its solution."""


class Result(NamedTuple):
    """A game against a rating: 1 is a win, 0 a loss."""

    other: Rating
    score: float


def rate(rating: Rating, results: Sequence[Result], tau: float = TAU) -> Rating:
    """Return the rating after a period with some games. Without a game, it only becomes less certain."""
    mu, phi = (rating.value - MIDDLE) / SCALE, rating.deviation / SCALE
    if not results:
        return rating._replace(deviation=min(sqrt(phi**2 + rating.volatility**2) * SCALE, Rating().deviation))
    weights = [_weight(result.other) for result in results]
    expected = [_expect(mu, result.other) for result in results]
    variance = 1 / sum(weight**2 * score * (1 - score) for weight, score in zip(weights, expected, strict=True))
    gain = sum(weight * (result.score - score) for weight, score, result in zip(weights, expected, results, strict=True))
    sigma = _find_volatility(phi, rating.volatility, variance, variance * gain, tau)
    new_phi = 1 / sqrt(1 / (phi**2 + sigma**2) + 1 / variance)
    return Rating((mu + new_phi**2 * gain) * SCALE + MIDDLE, new_phi * SCALE, sigma)


def expect(rating: Rating, other: Rating) -> float:
    """Return the expected score against another rating."""
    return _expect((rating.value - MIDDLE) / SCALE, other)


def _weight(other: Rating) -> float:
    """Return g(φ): how much a game counts against a rating that is not certain."""
    return 1 / sqrt(1 + 3 * (other.deviation / SCALE) ** 2 / pi**2)


def _expect(mu: float, other: Rating) -> float:
    """Return E(μ, μ_j, φ_j)."""
    return 1 / (1 + exp(-_weight(other) * (mu - (other.value - MIDDLE) / SCALE)))


def _find_volatility(phi: float, sigma: float, variance: float, delta: float, tau: float) -> float:
    """Return σ′, found by the Illinois algorithm (step 5 of the paper)."""
    start = log(sigma**2)

    def slope(x: float) -> float:
        power = exp(x)
        return power * (delta**2 - phi**2 - variance - power) / (2 * (phi**2 + variance + power) ** 2) - (x - start) / tau**2

    low = start
    if delta**2 > phi**2 + variance:
        high = log(delta**2 - phi**2 - variance)
    else:
        k = 1
        while slope(start - k * tau) < 0:
            k += 1
        high = start - k * tau
    at_low, at_high = slope(low), slope(high)
    for _ in range(MOST_STEPS):
        if abs(high - low) <= CLOSE:
            break
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = slope(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return exp(low / 2)
