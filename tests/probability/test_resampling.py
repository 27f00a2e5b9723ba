"""Resamples beside all cases written out, and intervals beside published ones."""

from __future__ import annotations

from itertools import combinations, product
from random import Random
from statistics import fmean, median

import pytest

from undaunted_nb.probability.resampling import bootstrap, percentile_interval, permutation_p, shuffle_differences
from undaunted_nb.probability.sampling import newcombe


@pytest.mark.parametrize(
    ("first", "second", "low", "high"),
    [
        ((56, 70), (48, 80), 0.0524, 0.3339),
        ((9, 10), (3, 10), 0.1705, 0.8090),
        ((5, 56), (0, 29), -0.0381, 0.1926),
        ((0, 10), (0, 20), -0.1611, 0.2775),
        ((10, 10), (0, 10), 0.6075, 1.0000),
    ],
)
def test_newcombe_gives_the_intervals_of_his_paper(first: tuple[int, int], second: tuple[int, int], low: float, high: float) -> None:
    """Source: Newcombe (1998), Statistics in Medicine 17, table II, method 10."""
    found = newcombe(first[0] / first[1], first[1], second[0] / second[1], second[1])
    assert found == pytest.approx((low, high), abs=0.00006)


def test_resamples_have_the_distribution_of_all_draws() -> None:
    values = [1.0, 2.0, 6.0]
    every = [fmean(case) for case in product(values, repeat=3)]
    found = bootstrap(values, fmean, 20_000, Random(1))
    assert found == sorted(found)
    for mean in set(every):
        share = every.count(mean) / len(every)
        assert sum(abs(value - mean) < 1e-9 for value in found) / len(found) == pytest.approx(share, abs=0.015)
    assert bootstrap(values, median, 50, Random(1))[0] in values


def test_interval_leaves_out_25_of_1000_at_each_end() -> None:
    assert percentile_interval([float(n) for n in range(1000)]) == (25.0, 974.0)


def test_p_of_shuffles_is_close_to_that_of_all_divisions() -> None:
    first, second = [1.0, 2.0, 3.0, 4.0], [4.0, 5.0, 6.0, 7.0]
    pool, observed = first + second, fmean(first) - fmean(second)
    every = [abs(2 * fmean(pool[i] for i in chosen) - 2 * fmean(pool)) for chosen in combinations(range(8), 4)]
    exact = sum(difference >= abs(observed) - 1e-9 for difference in every) / len(every)
    assert permutation_p(observed, shuffle_differences(first, second, 20_000, Random(2))) == pytest.approx(exact, abs=0.01)


def test_p_is_never_0() -> None:
    assert permutation_p(9.0, [0.0] * 99) == 0.01
