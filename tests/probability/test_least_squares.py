"""Least squares fulfil the equations that make them least, and their intervals hold as often as they say."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from statistics import correlation, linear_regression
from typing import Any

import pytest

import undaunted_nb as un
from undaunted_nb.probability.least_squares import fit, student

TABLE = {"a": [1, 2, 4, 3, 7, 5, 9, 8, 6, 2, 4, 7], "b": [3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8], "y": [2, 3, 5, 4, 8, 9, 9, 10, 8, 2, 6, 11]}


def rows() -> list[tuple[Fraction, ...]]:
    return [(Fraction(1), Fraction(a), Fraction(b)) for a, b in zip(TABLE["a"], TABLE["b"], strict=True)]


def test_what_is_left_is_at_right_angles_to_each_term() -> None:
    values = list(map(Fraction, TABLE["y"]))
    found = fit(rows(), values)
    assert found
    left = [
        value - sum(c * cell for c, cell in zip(found.coefficients, row, strict=True)) for row, value in zip(rows(), values, strict=True)
    ]
    assert [sum(part * cell for part, cell in zip(left, column, strict=True)) for column in zip(*rows(), strict=True)] == [0, 0, 0]
    assert found.left == sum(part * part for part in left)


def test_one_predictor_is_the_line_of_the_standard_library() -> None:
    found = un.regression(TABLE, "y", "a")
    line = linear_regression(TABLE["a"], TABLE["y"])
    assert list(map(float, found.coefficients)) == pytest.approx([line.intercept, line.slope])
    assert found.r_squared == pytest.approx(correlation(TABLE["a"], TABLE["y"]) ** 2)


def test_a_word_is_one_or_zero_and_gives_the_difference_of_means() -> None:
    data = {"opener": ["US", "DE"] * 6, "y": TABLE["y"]}
    found = un.regression(data, "y", ["opener"])
    us, de = TABLE["y"][::2], TABLE["y"][1::2]
    assert found.terms == ("", "opener: US")
    assert found.coefficients == (Fraction(sum(de), 6), Fraction(sum(us) - sum(de), 6))


@pytest.mark.parametrize(("freedom", "quantile"), [(5, 2.571), (8, 2.306), (20, 2.086), (100, 1.984)])
def test_the_quantiles_of_student_are_those_of_the_tables(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=0.004)


def test_intervals_contain_the_true_number_in_95_of_100_cases() -> None:
    rng, inside = Random(3), 0
    for _ in range(400):
        x = [rng.random() for _ in range(12)]
        found = un.regression({"x": x, "y": [2 + 3 * each + rng.gauss(0, 1) for each in x]}, "y", ["x"])
        low, high = found.intervals[1]
        inside += low <= 3 <= high
    assert 365 <= inside <= 393


def test_pairs_are_sharper_by_what_they_share() -> None:
    rng = Random(4)
    luck = [rng.gauss(0, 3) for _ in range(2000)]
    first, second = ([common + rng.gauss(mean, 1) for common in luck] for mean in (1, 0))
    found = un.paired_difference(first, second)
    assert found.gain == pytest.approx(10, rel=0.15)
    widths = {name: high - low for name, (low, high) in found.intervals.items()}
    assert (widths["separate"] / widths["paired"]) ** 2 == pytest.approx(found.gain)
    assert found.intervals["paired"][0] < 1 < found.intervals["paired"][1]


def test_games_with_the_same_seed_are_pairs() -> None:
    log = un.simulate("memoir44/first-shots", n=12, seed=1, rows=True, progress=False).log
    points = [row["points_allies"] for row in log.records()]
    same = un.paired_difference(points, points)
    assert (same.difference, same.pair_variance) == (0, 0)
    assert "inf" not in repr(same)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ((TABLE, "y", ["z"]), "Unknown column"),
        ((TABLE, "y", []), "at most 8"),
        ((TABLE, ("y", "a", "b"), ["a"]), "two for their difference"),
        ((TABLE, "y", ["a", "a2"]), "Unknown column"),
        (({**TABLE, "a2": [2 * a for a in TABLE["a"]]}, "y", ["a", "a2"]), "follows from the others"),
        (({"a": [1, 2], "y": [1, 2]}, "y", ["a"]), "from 7"),
        ((7, "y", ["a"]), "equal columns"),
        (([{"a": 1}, {"b": 2}], "y", ["a"]), "equal columns"),
        (({"a": ["x"] * 9, "y": ["x"] * 9}, "y", ["a"]), "numbers only"),
    ],
)
def test_what_is_no_data_is_refused(arguments: Any, words: str) -> None:
    with pytest.raises(un.TutorError, match=words):
        un.regression(*arguments)


def test_series_that_are_no_pairs_are_refused() -> None:
    with pytest.raises(un.TutorError, match="same length"):
        un.paired_difference([1] * 7, [1] * 8)
