"""The fit of a logistic curve, which gives the games their weights and levels."""

from __future__ import annotations

from math import log
from random import Random

import numpy as np
import pytest

from tests.bench.levels import level
from tests.bench.logistic import chances, fitted


def test_constant_leads_to_the_share_of_wins() -> None:
    x, won = np.ones((4, 1)), np.array([1, 1, 1, 0])
    assert chances(x, fitted(x, won, 1e-9))[0] == pytest.approx(3 / 4)
    assert 0 < fitted(x, won, 5.0)[0] < fitted(x, won, 0.1)[0] < log(3)


def test_part_that_is_known_is_not_fitted_again() -> None:
    x, won = np.ones((4, 1)), np.array([1, 1, 1, 0])
    assert fitted(x, won, 1e-9, given=1.0)[0] == pytest.approx(log(3) - 1)


def test_case_that_counts_twice_is_two_cases() -> None:
    once = fitted(np.array([[1.0], [1], [2]]), np.array([1, 1, 0]), 1.0)
    assert fitted(np.array([[1.0], [2]]), np.array([1, 0]), 1.0, share=np.array([2, 1])) == pytest.approx(once)


def test_level_of_few_games_stays_near_an_even_scenario_and_many_games_give_their_own() -> None:
    rng = Random(1)
    leads = [rng.uniform(-3, 3) for _ in range(4000)]
    seen = [(lead, rng.random() < chances(np.array([[1.0, lead]]), np.array([-1.0, 0.5]))[0], 1.0) for lead in leads]
    assert level(seen) == pytest.approx((-1.0, 0.5), abs=0.15)
    assert level([]) == (0.0, 1.0)
