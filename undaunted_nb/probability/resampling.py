"""Resampling: what could have been seen instead, from what was seen. The bootstrap, and the permutation test.

Sources: B. Efron, Bootstrap methods: another look at the jackknife (1979), with percentile intervals. R. A. Fisher, The design of
experiments (1935). The observed order counts among the shuffles, so that no p is 0: B. Phipson and G. K. Smyth (2010).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from statistics import fmean

Statistic = Callable[[Sequence[float]], float]
TAIL = 0.025
"""The part of the resamples beyond each end of a 95% interval."""
CLOSE = 1e-9
"""How much smaller than the observed difference a shuffled one can be because of rounding, relative to it."""


def bootstrap(values: Sequence[float], statistic: Statistic, n: int, rng: Random) -> list[float]:
    """Return the statistic of ``n`` samples that are drawn from ``values`` with replacement, each as large, from the smallest on."""
    size = len(values)
    return sorted(statistic(rng.choices(values, k=size)) for _ in range(n))


def percentile_interval(resamples: Sequence[float]) -> tuple[float, float]:
    """Return the numbers between which 95 of 100 resamples lie, which are in order."""
    cut = int(TAIL * len(resamples))
    return resamples[cut], resamples[-1 - cut]


def shuffle_differences(first: Sequence[float], second: Sequence[float], n: int, rng: Random) -> list[float]:
    """Return the difference between the means of two groups after each of ``n`` shuffles of all their values."""
    pool, size = [*first, *second], len(first)
    differences = []
    for _ in range(n):
        rng.shuffle(pool)
        differences.append(fmean(pool[:size]) - fmean(pool[size:]))
    return differences


def permutation_p(difference: float, shuffles: Sequence[float]) -> float:
    """Return the share of shuffles that differ at least as much as what was seen, in either direction. What was seen is one of them."""
    least = abs(difference) * (1 - CLOSE)
    return (sum(abs(shuffle) >= least for shuffle in shuffles) + 1) / (len(shuffles) + 1)
