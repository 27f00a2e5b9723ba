"""The ratings are those of Glickman's paper."""

from __future__ import annotations

import pytest

from undaunted_nb.puzzlebook.ratings import FIRST, Rating, Result, expect, rate

OTHERS = (Rating(1400, 30), Rating(1550, 100), Rating(1700, 300))


def test_the_example_of_the_paper() -> None:
    """A player of 1500 beats 1400 and loses to 1550 and 1700: 1464.06, 151.52, 0.05999."""
    results = [Result(other, score) for other, score in zip(OTHERS, (1, 0, 0), strict=True)]
    rating = rate(Rating(1500, 200, 0.06), results, tau=0.5)
    assert rating.value == pytest.approx(1464.06, abs=0.01)
    assert rating.deviation == pytest.approx(151.52, abs=0.01)
    assert rating.volatility == pytest.approx(0.05999, abs=0.00001)


def test_the_expected_scores_of_the_paper() -> None:
    assert [round(expect(Rating(1500, 200), other), 3) for other in OTHERS] == [0.639, 0.432, 0.303]


def test_without_a_game_a_rating_only_becomes_less_certain() -> None:
    rating = rate(Rating(1500, 200, 0.06), [])
    assert (rating.value, rating.volatility) == (1500, 0.06)
    assert rating.deviation == pytest.approx(200.27, abs=0.01)
    assert rate(Rating(1500, 350), []).deviation == 350


def test_a_surprise_counts_more() -> None:
    hard, easy = Rating(1900, 60), Rating(600, 60)
    assert rate(FIRST, [Result(hard, 1)]).value - FIRST.value > rate(FIRST, [Result(easy, 1)]).value - FIRST.value > 0
    assert rate(FIRST, [Result(easy, 0)]).value < FIRST.value
    wild = rate(Rating(1500, 30, 0.06), [Result(Rating(2400, 30), 1)] * 20)
    assert wild.volatility > 0.06, "results that nobody expects make it less steady"
