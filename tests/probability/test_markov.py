"""A chain agrees with the losses it comes from, and its steps to the end with sums of its powers."""

from __future__ import annotations

import json
from fractions import Fraction
from typing import Any

import pytest

from undaunted_nb.engine.errors import TutorError
from undaunted_nb.probability import casualty_models
from undaunted_nb.probability import volleys as rolls
from undaunted_nb.probability.casualties import SUPPRESS, Attack, Hull, Piles, course, losses
from undaunted_nb.probability.distribution import Distribution
from undaunted_nb.probability.odds import Odds, series
from undaunted_nb.probability.volleys import volleys

UNITS: dict[str, tuple[Any, str]] = {
    "one unit": (Piles(1, 0, 1), "counter"),
    "first card": (Piles(2, 1, 3), "card"),
    "two units": ([Piles(1, 0, 0), Piles(0, 0, 1)], "pinned"),
    "no goal": (Piles(0, 1, 0), ""),
    "vehicle": (Hull(0, 2, 3), "destroyed"),
}


@pytest.mark.parametrize("name", UNITS)
def test_states_after_some_attacks_are_those_of_the_losses(name: str) -> None:
    units, until = UNITS[name]
    attacks = [Odds(2, 8)] * 6
    chain = casualty_models.chain(course(attacks[:1], units, until))
    found = losses(attacks, units, until)
    assert all(sum(row) == 1 for row in chain.matrix)
    for steps in range(7):
        by_hits = chain.after(steps).map(lambda i: int(chain.states[i].name))
        assert by_hits == found.after[steps].map(
            lambda state: state.cards + (0 if state.disabled or until == "destroyed" else state.counters)
        )
        goal = chain.after(steps).chance(lambda i: chain.states[i].goal)
        assert goal == found.within[steps]
    if until:
        assert chain.expected[0] == found.expected
        assert chain.ends[0] == (Fraction(1),)


def test_expected_steps_and_variance_are_those_of_a_series() -> None:
    """Seven hits with a chance of 51/100: 7 / p on average, with a variance of 7 (1 − p) / p²."""
    chain, p = casualty_models.chain(course([Odds(2, 8)], Piles(2, 1, 3), "counter")), Fraction(51, 100)
    assert [chain.expected[k] for k in range(8)] == [(7 - k) / p for k in range(8)]
    assert [chain.variance[k] for k in range(8)] == [(7 - k) * (1 - p) / p**2 for k in range(8)]
    assert chain.expected[0] == series(Odds(2, 8), 7).expected
    assert chain.visits[0] == dict.fromkeys(range(7), 1 / p)


def test_expected_steps_and_variance_are_sums_over_the_powers_of_the_matrix() -> None:
    throw = Distribution({0: Fraction(1, 4), 1: Fraction(1, 2), 2: Fraction(1, 4)})
    chain = rolls.chain(volleys([throw], 4))
    assert [state.name for state in chain.states] == ["4", "3", "2", "1", "0"]
    left = [1 - float(chain.after(n).chance(lambda i: chain.states[i].goal)) for n in range(60)]
    mean = sum(left)
    assert float(chain.expected[0]) == pytest.approx(mean, abs=1e-9)
    square = sum((2 * n + 1) * chance for n, chance in enumerate(left))
    assert float(chain.variance[0]) == pytest.approx(square - mean**2, abs=1e-7)
    assert chain.expected[0] == volleys([throw], 4).expected
    first = rolls.chain(volleys([throw], 4, "figure"))
    assert [state.goal for state in first.states] == [False, True, True]
    assert first.ends[0] == (Fraction(2, 3), Fraction(1, 3))


def test_a_state_that_never_changes_is_lasting_without_being_a_goal() -> None:
    suppressed = casualty_models.chain(course([Attack(Odds(2, 8), SUPPRESS)], Piles(1, 0, 0), "card"))
    assert [state.name for state in suppressed.states] == ["0", "0s"]
    assert [state.goal for state in suppressed.states] == [False, False]
    assert suppressed.lasting == (1,)
    assert suppressed.expected == (Fraction(100, 51), Fraction(0))


def test_different_attacks_are_refused() -> None:
    with pytest.raises(TutorError) as caught:
        casualty_models.chain(course([Odds(2, 8), Odds(1, 8)], Piles(1, 0, 0), "counter"))
    assert caught.value.text.key == "chain-one"
    with pytest.raises(TutorError) as caught:
        casualty_models.chain(course([Odds(2, 8)], Piles(100, 0, 0), "counter"))
    assert caught.value.text.key == "chain-long"


def test_a_chain_can_be_written_down() -> None:
    told = json.loads(json.dumps(casualty_models.chain(course([Odds(1, 6)], Piles(), "counter")).to_json()))
    assert told == {"states": ["0", "1"], "matrix": [["1/2", "1/2"], ["0", "1"]], "expected": ["2", "0"], "variance": ["2", "0"]}
