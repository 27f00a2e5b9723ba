"""The test and the band agree with printed tables and with all classes written out."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import comb
from random import Random

import pytest

from undaunted_nb.probability.distribution import Distribution
from undaunted_nb.probability.goodness_of_fit import LEAST, MOST_CLASSES, band, chi_square, enough, exceeds
from undaunted_nb.probability.odds import Odds

TABLE = {
    0.95: (0.00393, 0.103, 0.352, 0.711, 1.145, 1.635, 2.167, 2.733, 3.325, 3.940),
    0.50: (0.455, 1.386, 2.366, 3.357, 4.351, 5.348, 6.346, 7.344, 8.343, 9.342),
    0.05: (3.841, 5.991, 7.815, 9.488, 11.070, 12.592, 14.067, 15.507, 16.919, 18.307),
    0.001: (10.828, 13.816, 16.266, 18.467, 20.515, 22.458, 24.322, 26.124, 27.877, 29.588),
}
"""Critical values of chi-square for 1 to 10 degrees of freedom, as printed in tables."""


@pytest.mark.parametrize("p", TABLE)
def test_chance_of_a_chi_square_value_is_that_of_printed_tables(p: float) -> None:
    for freedom, value in enumerate(TABLE[p], 1):
        assert exceeds(value, freedom) == pytest.approx(p, rel=0.006)


def test_chance_of_a_chi_square_value_falls_from_1_to_0() -> None:
    for freedom in (1, 2, 5, 30):
        found = [exceeds(value, freedom) for value in (0.0, 0.1, 1, 5, 20, 100, 1000)]
        assert found == sorted(found, reverse=True)
        assert found[0] == 1
        assert 0 <= found[-1] < 1e-90


def test_statistic_is_worked_out_by_hand() -> None:
    """Weldon's pattern: 60 rolls of a die, 10 of each face expected."""
    die = Distribution({face: Fraction(1, 6) for face in range(1, 7)})
    found = chi_square({1: 8, 2: 12, 3: 9, 4: 11, 5: 14, 6: 6}, die)
    assert found is not None
    assert found.statistic == Fraction(4 + 4 + 1 + 1 + 16 + 16, 10)
    assert found.freedom == 5
    assert found.p == pytest.approx(0.5210, abs=0.0005)
    assert not found.combined_cells


def test_cells_that_are_expected_less_than_five_times_are_combined() -> None:
    theory = Odds(4, 9).hits  # 0.4096 0.4096 0.1536 0.0256 0.0016
    found = chi_square({0: 20, 1: 25, 2: 5}, theory)
    assert found is not None
    assert [cell.outcomes for cell in found.cells] == [(0,), (1,), (2, 3, 4)]
    assert [cell.observed for cell in found.cells] == [20, 25, 5]
    assert all(cell.expected >= LEAST for cell in found.cells)
    assert sum(cell.expected for cell in found.cells) == 50
    assert [cell.outcomes for cell in found.combined_cells] == [(2, 3, 4)]
    few = chi_square({0: 20, 1: 20}, Odds(2, 8).hits)
    assert few is not None
    assert [cell.outcomes for cell in few.cells] == [(0,), (1, 2)], "two hits are expected 3.6 times"
    low = chi_square({1: 20}, Distribution({0: Fraction(1, 10), 1: Fraction(9, 10)}))
    assert low is None, "two rolls with 0 hits are expected, which is too few, and only one cell is left"
    assert chi_square({}, theory) is None


def test_p_is_the_share_of_classes_that_are_as_far_off() -> None:
    """It is compared with every class of 80 rolls, by the exact chance of its counts, and so is the approximation for more rolls."""
    theory = Distribution({0: Fraction(49, 100), 1: Fraction(42, 100), 2: Fraction(9, 100)})
    for rolled in ((12, 5, 3), (8, 12, 0), (10, 8, 2)):
        mine = chi_square({k: 4 * n for k, n in enumerate(rolled)}, theory)
        assert mine is not None
        exact = 0.0
        for a, b in product(range(81), repeat=2):
            if a + b <= 80:
                counts = a, b, 80 - a - b
                if sum((k - 80 * q) ** 2 / (80 * q) for k, q in zip(counts, theory.values(), strict=True)) >= mine.statistic:
                    exact += comb(80, a) * comb(80 - a, b) * 0.49**a * 0.42**b * 0.09 ** (80 - a - b)
        assert mine.exact
        assert mine.p == pytest.approx(exact, abs=1e-12)
        assert exceeds(float(mine.statistic), mine.freedom) == pytest.approx(exact, abs=0.03)


def test_p_of_few_rolls_is_exact_and_of_many_about_right() -> None:
    theory = Distribution({0: Fraction(49, 100), 1: Fraction(42, 100), 2: Fraction(9, 100)})
    nearest = chi_square({0: 6, 1: 5, 2: 1}, theory)
    assert nearest is not None
    assert nearest.exact
    assert nearest.p == pytest.approx(1), "no class of 12 rolls is nearer to the theory"
    for n in (198, 199):
        fit = chi_square({0: n // 2, 1: n - n // 2}, theory)
        assert fit is not None
        assert fit.exact == (comb(n + 2, 2) <= MOST_CLASSES) == (n == 198)
        assert fit.p == pytest.approx(exceeds(float(fit.statistic), 2), abs=1e-3)
    die = chi_square({1: 8, 2: 12, 3: 9, 4: 11, 5: 14, 6: 6}, Distribution({face: Fraction(1, 6) for face in range(1, 7)}))
    assert die is not None
    assert not die.exact


@pytest.mark.parametrize(("n", "chance"), [(n, Fraction(c, 100)) for n in (1, 2, 7, 30, 100) for c in (1, 30, 51, 75, 99)])
def test_band_is_that_of_the_exact_binomial_chances(n: int, chance: Fraction) -> None:
    chances = Distribution({k: comb(n, k) * chance**k * (1 - chance) ** (n - k) for k in range(n + 1)})
    assert band(n, chance) == (chances.quantile(Fraction(25, 1000)), chances.quantile(Fraction(975, 1000)))


def test_band_of_what_is_certain_and_of_nothing() -> None:
    assert band(30, Fraction(1)) == (30, 30)
    assert band(30, Fraction(0)) == (0, 0)
    assert band(0, Fraction(1, 2)) == (0, 0)


def test_band_of_a_million_rolls() -> None:
    low, high = band(1_000_000, Fraction(51, 100))
    assert (low + high) / 2 == pytest.approx(510_000, abs=1)
    assert high - low == pytest.approx(2 * 1.96 * 499.9, abs=2)


@pytest.mark.parametrize(("chance", "precision"), [(Fraction(51, 100), Fraction(1, 10)), (Fraction(3, 10), Fraction(1, 20))])
def test_enough_rolls_bring_the_share_as_close_as_asked(chance: Fraction, precision: Fraction) -> None:
    n = enough(chance, precision)
    rng = Random(1)
    near = sum(abs(sum(rng.random() < chance for _ in range(n)) / n - chance) <= precision for _ in range(2000))
    assert near / 2000 == pytest.approx(0.95, abs=0.025)
    assert 3.9 < enough(chance, precision / 2) / n < 4.1, "half the error takes four times the rolls"
