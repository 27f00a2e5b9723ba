from __future__ import annotations

import json
import statistics
from fractions import Fraction
from math import ceil

import pytest
from hypothesis import given
from hypothesis import strategies as st

from undaunted_nb.probability.distribution import Distribution

DIE = Distribution((face, Fraction(1, 6)) for face in range(6, 0, -1))
HALF = Fraction(1, 2)
WEIGHTS = st.dictionaries(st.integers(-20, 20), st.integers(0, 50), min_size=1).filter(lambda found: sum(found.values()) > 0)


def _of(weights: dict[int, int]) -> Distribution[int]:
    whole = sum(weights.values())
    return Distribution({outcome: Fraction(weight, whole) for outcome, weight in weights.items()})


def test_a_die_shows_each_face_with_the_same_chance() -> None:
    assert list(DIE) == [1, 2, 3, 4, 5, 6]
    assert DIE.mean == Fraction(7, 2)
    assert DIE.variance == Fraction(35, 12)
    assert DIE.at_least(5) == DIE.at_most(2) == Fraction(1, 3)
    assert DIE.chance(lambda face: face % 3 == 0) == Fraction(1, 3)
    assert DIE.map(lambda face: face % 2 == 0) == Distribution({True: HALF, False: HALF})
    assert [DIE[face] for face in (4, 7, "four")] == [Fraction(1, 6), 0, 0]
    assert 4 in DIE
    assert 7 not in DIE


def test_equal_outcomes_are_merged_and_impossible_ones_are_left_out() -> None:
    found: Distribution[str] = Distribution([("b", Fraction(1, 4)), ("a", HALF), ("c", 0), ("b", Fraction(1, 4))])
    assert list(found.items()) == [("a", HALF), ("b", HALF)]
    assert found == Distribution({"a": HALF, "b": HALF})
    assert hash(found) == hash(Distribution({"b": HALF, "a": HALF}))
    assert found != Distribution({"a": 1})
    assert found != {"a": HALF, "b": HALF}
    assert repr(found) == "Distribution({'a': 1/2, 'b': 1/2})"
    assert list(Distribution([("x", HALF), (1, HALF)])) == ["x", 1]


def test_it_can_be_written_down() -> None:
    told = json.loads(json.dumps(Distribution({(1, "hand"): HALF, (0, ""): HALF}).to_json()))
    assert told == [{"outcome": [0, ""], "chance": "1/2"}, {"outcome": [1, "hand"], "chance": "1/2"}]


@pytest.mark.parametrize("chances", [{}, {1: HALF}, {1: 1, 2: HALF}, {1: Fraction(3, 2), 2: -HALF}, {1: 0.5, 2: 0.5}, {1: "1"}])
def test_an_invalid_distribution_is_refused(chances: dict[int, Fraction]) -> None:
    with pytest.raises(ValueError, match="chance"):
        Distribution(chances)


def test_words_have_no_mean() -> None:
    with pytest.raises(TypeError, match="numbers"):
        _ = Distribution({"a": 1}).mean
    with pytest.raises(TypeError, match="numbers"):
        _ = Distribution({"a": 1}).variance


def test_spread_of_a_die() -> None:
    spread = DIE.spread
    assert (spread.average, spread.variance, spread.median) == (Fraction(7, 2), Fraction(35, 12), Fraction(7, 2))
    assert (spread.low, spread.high, spread.within) == (Fraction(1), Fraction(6), Fraction(1))
    assert spread.modes == DIE.modes == (1, 2, 3, 4, 5, 6)
    assert spread.standard_deviation == DIE.standard_deviation == pytest.approx(1.7078251)
    assert json.loads(json.dumps(spread.to_json()))["median"] == "7/2"
    assert [DIE.quantile(Fraction(n, 6)) for n in range(7)] == [1, 1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize("part", [Fraction(-1, 2), Fraction(3, 2)])
def test_quantile_refuses_a_number_outside_0_to_1(part: Fraction) -> None:
    with pytest.raises(ValueError, match="from 0 to 1"):
        DIE.quantile(part)


def test_words_have_no_spread() -> None:
    with pytest.raises(TypeError, match="numbers"):
        _ = Distribution({"a": 1}).spread
    assert Distribution({"a": HALF, "b": HALF}).modes == ("a", "b")


@given(st.dictionaries(st.integers(-20, 20), st.integers(1, 6), min_size=1, max_size=8))
def test_spread_is_that_of_all_cases_written_out(weights: dict[int, int]) -> None:
    """Each outcome is listed as often as its weight says, and the standard library does the rest."""
    cases = sorted(outcome for outcome, weight in weights.items() for _ in range(weight))
    spread = _of(weights).spread
    assert spread.median == statistics.median(map(Fraction, cases))
    assert list(spread.modes) == sorted(statistics.multimode(cases))
    assert spread.variance == statistics.pvariance(map(Fraction, cases))
    for part in (Fraction(1, 10), Fraction(1, 3), Fraction(9, 10)):
        assert _of(weights).quantile(part) == cases[max(ceil(part * len(cases)), 1) - 1]
    assert spread.within * len(cases) == sum(spread.low <= case <= spread.high for case in cases)
    assert spread.within >= Fraction(4, 5)


@given(WEIGHTS)
def test_any_distribution_sums_to_1_and_keeps_its_mean_and_variance(weights: dict[int, int]) -> None:
    found, whole = _of(weights), sum(weights.values())
    assert sum(found.values()) == 1
    assert list(found) == sorted(outcome for outcome, weight in weights.items() if weight)
    assert found.mean * whole == sum(outcome * weight for outcome, weight in weights.items())
    assert found.variance == found.map(lambda outcome: outcome * outcome).mean - found.mean**2
    assert found.map(lambda outcome: 3 * outcome + 1).mean == 3 * found.mean + 1
    for k in range(-21, 22):
        assert found.at_least(k) + found.at_most(k - 1) == 1
