from __future__ import annotations

import json
import operator
import statistics
from collections import Counter
from fractions import Fraction
from itertools import product
from math import ceil
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from undaunted_nb import TutorError
from undaunted_nb.engine.errors import NoOrderError
from undaunted_nb.probability.distribution import Distribution, binomial

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
    with pytest.raises(TypeError, match="Only numbers"):
        _ = Distribution({"a": 1}).mean
    with pytest.raises(TypeError, match="Only numbers"):
        _ = Distribution({"a": 1}).variance


def test_spread_of_a_die() -> None:
    spread = DIE.spread
    assert (spread.average, spread.variance, spread.median) == (Fraction(7, 2), Fraction(35, 12), Fraction(7, 2))
    assert (spread.low, spread.high, spread.within) == (Fraction(1), Fraction(6), Fraction(1))
    assert spread.modes == DIE.mode == (1, 2, 3, 4, 5, 6)
    assert spread.standard_deviation == DIE.std == pytest.approx(1.7078251)
    assert json.loads(json.dumps(spread.to_json()))["median"] == "7/2"
    assert [DIE.quantile(Fraction(n, 6)) for n in range(7)] == [1, 1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize("part", [Fraction(-1, 2), Fraction(3, 2)])
def test_quantile_refuses_a_number_outside_0_to_1(part: Fraction) -> None:
    with pytest.raises(ValueError, match="from 0 to 1"):
        DIE.quantile(part)


def test_words_have_no_spread() -> None:
    with pytest.raises(TypeError, match="Only numbers"):
        _ = Distribution({"a": 1}).spread
    assert Distribution({"a": HALF, "b": HALF}).mode == ("a", "b")


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


class TestArithmetic:
    """Sums, trials, conditions and order, beside all cases written out."""

    @given(st.lists(st.integers(-3, 5), min_size=1, max_size=4), st.lists(st.integers(-3, 5), min_size=1, max_size=4))
    def test_sum_is_that_of_all_pairs(self, one: list[int], other: list[int]) -> None:
        pairs = [a + b for a in one for b in other]
        assert _of(Counter(one)) + _of(Counter(other)) == _of(Counter(pairs))

    @pytest.mark.parametrize("times", range(5))
    def test_several_trials_are_sums_of_all_cases(self, times: int) -> None:
        weighted = _of({0: 1, 1: 2, 4: 1})
        cases = Counter(sum(case) for case in product((0, 1, 1, 4), repeat=times))
        assert weighted * times == times * weighted == times @ weighted == _of(cases)

    def test_hits_of_many_dice_are_binomial(self) -> None:
        assert binomial(1, Fraction(3, 10)) * 40 == binomial(40, Fraction(3, 10))

    def test_a_fixed_number_moves_all_outcomes(self) -> None:
        assert list(DIE + 2) == list(2 + DIE) == [3, 4, 5, 6, 7, 8]
        assert sum([DIE, DIE, DIE]) == DIE * 3
        assert {type(outcome) for outcome in DIE + Fraction(1, 2) + Fraction(1, 2)} == {int}

    def test_functions_of_scipy_and_plain_words_agree(self) -> None:
        assert [DIE.pmf(n) for n in (0, 1, 6)] == [0, Fraction(1, 6), Fraction(1, 6)]
        for n in (-1, 0, 1, 3.5, 6, 7):
            assert DIE.cdf(n) == DIE.at_most(n)
            assert DIE.sf(n) == 1 - DIE.cdf(n)

    def test_a_condition_leaves_what_fits(self) -> None:
        assert DIE.condition(lambda face: face % 2 == 0) == _of({2: 1, 4: 1, 6: 1})
        with pytest.raises(TutorError, match="fits this condition"):
            DIE.condition(lambda face: face > 6)

    def test_samples_have_the_chances_and_repeat_with_their_seed(self) -> None:
        rolls = _of({0: 1, 1: 2, 4: 1}).sample(4000, seed=5)
        assert rolls == _of({0: 1, 1: 2, 4: 1}).sample(4000, seed=5)
        assert set(rolls) == {0, 1, 4}
        assert abs(rolls.count(1) - 2000) < 5 * 32
        assert len(DIE.sample()) == 1

    def test_order_is_stochastic_or_an_error(self) -> None:
        better, level, wide = DIE + 1, DIE.map(int), _of({0: 1, 7: 1})
        assert better > DIE
        assert better > DIE
        assert level >= DIE
        assert not level > DIE
        assert max(DIE, better, key=None) is better
        for compare in (operator.lt, operator.le, operator.gt, operator.ge):
            with pytest.raises(NoOrderError, match="Compare numbers"):
                compare(DIE, wide)

    @pytest.mark.parametrize("wrong", [1.5, "2", -1, 1001, None])
    def test_trials_are_whole_numbers(self, wrong: Any) -> None:
        with pytest.raises(TutorError, match="times must be a whole number"):
            _ = DIE * wrong

    def test_words_have_no_sum_and_no_order(self) -> None:
        words: Distribution[str] = Distribution({"a": HALF, "b": HALF})
        for compute in (lambda: words + words, lambda: words * 2, lambda: words < DIE, lambda: words + 1):
            with pytest.raises(TypeError, match="Only numbers"):
                compute()
        with pytest.raises(TypeError):
            _ = DIE + "1"
        with pytest.raises(TypeError):
            _ = DIE * DIE
