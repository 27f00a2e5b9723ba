"""Lanchester's laws beside their closed forms, and battles beside all ways the dice can fall."""

from __future__ import annotations

from itertools import pairwise
from math import cosh, sinh, sqrt
from random import Random

import pytest

from undaunted_nb.probability.lanchester import LINEAR, SQUARE, Force, fight, follow_law

SIZES = [(6, 4), (4, 6), (5, 5), (20, 1)]


@pytest.mark.parametrize(("a", "b"), SIZES)
@pytest.mark.parametrize("rates", [(0.3, 0.3), (0.1, 0.4)])
def test_square_law_has_its_closed_form_and_keeps_its_square(a: int, b: int, rates: tuple[float, float]) -> None:
    first, second = Force(a, 4, rates[0]), Force(b, 4, rates[1])
    course = follow_law(SQUARE, first, second, 12)
    speed, ratio = sqrt(rates[0] * rates[1]), sqrt(rates[1] / rates[0])
    for time, (left, right) in enumerate(course):
        if min(left, right) > 0:
            assert left == pytest.approx(a * cosh(speed * time) - b * ratio * sinh(speed * time), abs=0.02)
            assert right == pytest.approx(b * cosh(speed * time) - a / ratio * sinh(speed * time), abs=0.02)
    left, right = course[-1]
    assert rates[0] * left**2 - rates[1] * right**2 == pytest.approx(rates[0] * a**2 - rates[1] * b**2, abs=0.06)


@pytest.mark.parametrize(("a", "b"), SIZES)
def test_linear_law_takes_as_much_from_both_sides(a: int, b: int) -> None:
    for left, right in follow_law(LINEAR, Force(a, 4, 0.3), Force(b, 4, 0.3), 20):
        assert a - left == pytest.approx(b - right, abs=1e-6)


def test_units_that_fall_in_a_whole_round_still_fire() -> None:
    assert follow_law(SQUARE, Force(6, 4, 0.5), Force(4, 4, 0.5), 2, 1) == [(6.0, 4.0), (4.0, 1.0), (3.5, 0.0)]


def test_battles_without_luck_are_counted_by_hand() -> None:
    strong, weak = Force(3, 2, 0.5), Force(2, 2, 0.5)
    assert fight(strong, weak, ([1], [1]), 3, Random(1)) == [(3, 2), (2, 1), (2, 0), (2, 0)]
    assert fight(strong, weak, ([9], [0]), 1, Random(1)) == [(3, 2), (3, 0)]


def test_one_round_has_the_chances_of_the_dice() -> None:
    one, other = Force(1, 1, 1 / 3), Force(1, 1, 1 / 3)
    ends = [fight(one, other, ([0, 0, 1], [0, 0, 1]), 1, Random(n))[-1] for n in range(3000)]
    for units, chance in (((1, 1), 4 / 9), ((1, 0), 2 / 9), ((0, 1), 2 / 9), ((0, 0), 1 / 9)):
        assert ends.count(units) / 3000 == pytest.approx(chance, abs=0.04)


def test_nobody_comes_back() -> None:
    for n in range(50):
        for before, after in pairwise(fight(Force(6, 4, 0.4), Force(5, 4, 0.4), ([0, 1, 2], [0, 1, 3]), 10, Random(n))):
            assert after[0] <= before[0]
            assert after[1] <= before[1]
