"""Conditional chances are those of all deals written out, and Bayes' rule is that of counted cases."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations

import pytest

from undaunted_nb.engine.errors import TutorError
from undaunted_nb.probability.conditional import condition_draws, update
from undaunted_nb.probability.distribution import Distribution
from undaunted_nb.probability.draws import Step, draws


def _courses(deck: str, draw: int, rounds: int) -> Iterator[list[str]]:
    """Yield the hands of each order of the cards, without a reshuffle."""
    for order in permutations(deck):
        yield ["".join(order[i * draw : (i + 1) * draw]) for i in range(rounds)]


@pytest.mark.parametrize("seen", [[{"A": 0}], [{"A": 0}, {"A": 0}], [{"B": 1}], [{"A": 1, "B": 0}], [{"A": 0}, {"B": 1}], [{}, {"B": 0}]])
def test_chances_after_hands_were_seen_are_those_of_the_deals_that_fit(seen: list[dict[str, int]]) -> None:
    found = condition_draws(draws({"A": 1, "B": 2, "C": 3}, draw=2, rounds=3, reshuffle=False), seen, "A")
    courses = list(_courses("ABBCCC", 2, 3))
    fitting = [
        hands for hands in courses if all(hand.count(c) == n for hand, cards in zip(hands, seen, strict=False) for c, n in cards.items())
    ]
    assert found.chance == Fraction(len(fitting), len(courses))
    for n in range(max(len(seen) - 1, 0), 3):  # before that, it is what was known then
        assert found.after.here[n] == Fraction(sum("A" in hands[n] for hands in fitting), len(fitting))
        assert found.after.by[n] == Fraction(sum("A" in "".join(hands[: n + 1]) for hands in fitting), len(fitting))
        assert found.before.here[n] == Fraction(1, 3)
        assert found.after.counts[n].mean == found.after.here[n]


def test_a_card_that_was_not_in_the_first_four_is_nearer() -> None:
    found = condition_draws(draws({"Rifleman A": 1, "others": 8}, rounds=3), [{"Rifleman A": 0}], "Rifleman A")
    assert found.chance == Fraction(5, 9)
    assert found.before.by[:2] == (Fraction(4, 9), Fraction(8, 9))
    assert found.after.by[:2] == (Fraction(0), Fraction(4, 5))
    assert found.after.by[2] == 1, "the fifth card comes first, and then the discard pile is shuffled without it"


def test_events_of_the_deck_still_happen_after_what_was_seen() -> None:
    deck = draws({"A": 1, "B": 3}, draw=1, rounds=3, steps=[Step(2, "add", "A")])
    found = condition_draws(deck, [{"A": 0}], "A", 1)
    assert found.after.here[1] == Fraction(1, 3)
    assert found.after.by[1] < found.after.by[2] < 1


def test_hands_that_cannot_come_are_refused() -> None:
    deck = draws({"A": 1, "B": 3}, draw=2, rounds=2)
    for seen, key in (
        ([{"A": 2}], "given-impossible"),
        ([{}, {}, {}], "given-rounds"),
        ([{"X": 1}], "draws-no-card"),
        ([{"A": -1}], "error-number"),
    ):
        with pytest.raises(TutorError) as caught:
            condition_draws(deck, seen, "A")
        assert caught.value.text.key == key


def test_bayes_rule_counts_cases() -> None:
    """A test that finds 9 of 10 cases and gives 1 of 20 false alarms, for what 1 of 100 have."""
    before = Distribution({"ill": Fraction(1, 100), "well": Fraction(99, 100)})
    after = update(before, {"ill": Fraction(9, 10), "well": Fraction(1, 20)})
    assert after["ill"] == Fraction(18, 117)
    again = update(after, {"ill": Fraction(9, 10), "well": Fraction(1, 20)})
    assert again == update(before, {"ill": Fraction(81, 100), "well": Fraction(1, 400)})
    with pytest.raises(TutorError):
        update(before, {"ill": Fraction(0), "well": Fraction(0)})
