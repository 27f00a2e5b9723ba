"""The shown chances before and after something was seen are the engine's, and wrong evidence is refused in words."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from typing import Any

import pytest

import undaunted_nb as un
from tests.teaching.results import DECK, SHOTS, result
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.probability.conditional import condition_draws
from undaunted_nb.probability.draws import draws


def test_given_draws_are_the_engines() -> None:
    found = result("draws given")
    same = condition_draws(draws(DECK, draw=2, rounds=4), [{"Sniper": 0}, {"Scout A": 1}], "Sniper")
    assert found.given == same
    for row in found.records():
        at = int(str(row["round_number"])) - 1
        assert Fraction(str(row["exact"])) == getattr(same, str(row["known"])).by[at]
        assert Fraction(str(row["exact_here"])) == getattr(same, str(row["known"])).here[at]
    assert {row["round_number"] for row in found.records()} == {3, 4}
    drawn = {(row["series"], row["round_number"]): row["exact"] for row in found.chart().spec["data"]["values"]}
    assert drawn["By this round, after", 3] == str(same.after.by[2])
    assert drawn["By this round, before", 3] == str(same.before.by[2])


def test_a_card_that_was_not_in_the_first_four() -> None:
    said = repr(un.draws({"Rifleman A": 1, "others": 8}, rounds=3).given({"Rifleman A": 0}))
    assert "the probability of both, 4/9, divided by the probability of what you have seen, 5/9, is 4/5" in said
    assert "80.0%" in said
    other = un.draws({"Rifleman A": 1, "others": 8}).given({"Rifleman A": 0}, card="others", least=4)
    assert other.card == "others"
    assert other.given.after.here[0] == 1, "four cards were drawn, and all of them were others"


@pytest.mark.parametrize("wrong", [(), ({},), ("Rifleman A",), ([0],), ({"Nobody": 0},), ({"Sniper": 2},), ({"Sniper": "no"},)])
def test_evidence_that_cannot_be_is_refused(wrong: Any) -> None:
    with pytest.raises(TutorError) as caught:
        un.draws(DECK, draw=2).given(*wrong)
    assert not str(caught.value).startswith(("given-", "draws-"))


def test_cards_the_other_side_may_hold_before_and_after() -> None:
    """A hand of three from all 60 cards, written out for a card with two copies."""
    found = result("what may be held")
    cards = ["wanted"] * 2 + ["other"] * 58
    hands = list(combinations(range(60), 3))
    share = Fraction(sum(any(cards[i] == "wanted" for i in hand) for hand in hands), len(hands))
    assert found.prior["Recon Left"].probability == share
    row = next(row for row in found.records() if row["card"] == "Recon Left")
    assert (row["exact_before"], row["exact"]) == (str(share), str(found.of("Recon Left").probability))
    spots = {spot["card"]: spot for spot in found.chart().spec["data"]["values"]}
    assert spots["Recon (left flank)"]["prior"] == float(100 * share)
    assert un.draws(SHOTS, "allies").held.prior == found.prior


def test_bayes_is_worked_out_by_hand() -> None:
    found = un.bayes({"ill": 1, "well": 99}, {"ill": 0.9, "well": "1/20"})
    assert found.now["ill"] == Fraction(18, 117)
    assert found.names == ("ill", "well")
    assert found.steps[0]["ill"] == Fraction(1, 100)
    assert "15.4% (2/13)" in repr(found)
    assert "After 1 thing seen: ill 15.4%, well 84.6%." in found.chart().about


@pytest.mark.parametrize(
    ("prior", "seen"),
    [
        ({}, ()), ({"a": 0}, ()), ({"a": -1, "b": 2}, ()), ({"a": "x"}, ()), ({"a": True}, ()), ({"a": float("nan")}, ()), ("ab", ()),
        ({"a": 1, "b": 1}, ({"a": 1},)), ({"a": 1}, ({"a": 2},)), ({"a": 1}, ({"a": 0},)), ({"a": 1}, (0.5,)),
    ],
)  # fmt: skip
def test_bayes_of_nonsense(prior: Any, seen: Any) -> None:
    with pytest.raises(TutorError) as caught:
        un.bayes(prior, *seen)
    assert not str(caught.value).startswith(("bayes-", "given-", "error-"))
