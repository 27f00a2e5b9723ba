"""Repeated rolls at a unit of figures, compared with counting, other people's tables, another library, and sampling."""

from __future__ import annotations

import json
from fractions import Fraction
from itertools import product
from math import comb
from random import Random

import icepool
import pytest
from hypothesis import given
from hypothesis import strategies as st

from undaunted_nb.engine.errors import TutorError
from undaunted_nb.probability.distribution import Distribution
from undaunted_nb.probability.sampling import simulate
from undaunted_nb.probability.volleys import FIGURE, GONE, Volleys, sampler, volleys

HITS = {"infantry": (4, 3), "armor": (3, 2), "artillery": (2, 1)}
"""The figures of a fresh unit, and how many of a die's six faces hit it."""
TABLE = {("infantry", 1): 8, ("armor", 1): 9, ("artillery", 1): 12, ("infantry", 3): 3.01, ("armor", 3): 3.33, ("artillery", 3): 4.33}
"""The published table: average number of rolls of one die, and of three, until the unit is gone."""


def throw(dice: int, faces: int) -> Distribution[int]:
    """Return the chances of each number of hits for a number of dice and hitting faces."""
    p = Fraction(faces, 6)
    return Distribution((k, comb(dice, k) * p**k * (1 - p) ** (dice - k)) for k in range(dice + 1))


def thrown(unit: str, dice: int, times: int = 1) -> Volleys:
    figures, faces = HITS[unit]
    return volleys([throw(dice, faces)] * times, figures)


@pytest.mark.parametrize(("unit", "dice"), TABLE)
def test_the_published_table(unit: str, dice: int) -> None:
    expected = thrown(unit, dice).expected
    assert expected is not None
    assert round(float(expected), 2) == TABLE[unit, dice]
    if dice == 1:
        assert expected == TABLE[unit, dice]


@pytest.mark.parametrize("unit", HITS)
def test_the_average_is_the_sum_of_the_chances_to_continue(unit: str) -> None:
    found = thrown(unit, 3, 60)
    going_on = sum(1 - within for within in found.within)
    assert 0 <= float(thrown(unit, 3).expected or 0) - float(going_on) < 1e-6


@pytest.mark.parametrize("unit", HITS)
@pytest.mark.parametrize(("dice", "times"), [(1, 3), (2, 2), (3, 2)])
def test_every_way_the_dice_can_fall(unit: str, dice: int, times: int) -> None:
    figures, faces = HITS[unit]
    ways = list(product(range(6), repeat=dice * times))
    lost = [min(sum(face < faces for face in way), figures) for way in ways]
    found = thrown(unit, dice, times)
    for n in range(figures + 1):
        assert found.lost[n] == Fraction(lost.count(n), len(ways))
    assert found.chance == Fraction(lost.count(figures), len(ways))


@pytest.mark.parametrize("unit", HITS)
def test_icepool_agrees(unit: str) -> None:
    figures, faces = HITS[unit]
    die = icepool.Die([1] * faces + [0] * (6 - faces))
    for times in range(1, 6):
        assert thrown(unit, 3, times).chance == ((3 * times) @ die).probability(">=", figures)


@pytest.mark.parametrize("unit", HITS)
@pytest.mark.parametrize("measure", ["chance", "made", "lost"])
def test_rolled_dice_come_within_four_standard_errors(unit: str, measure: str) -> None:
    figures, faces = HITS[unit]
    found = thrown(unit, 3, 4)

    def one(rng: Random) -> float:
        lost = made = 0
        while made < 4 and lost < figures:
            lost, made = lost + sum(rng.randrange(6) < faces for _ in range(3)), made + 1
        return {"chance": lost >= figures, "made": made, "lost": min(lost, figures)}[measure]

    exact = {"chance": found.chance, "made": found.made.mean, "lost": found.lost.mean}[measure]
    assert simulate(one, 20_000, 7).errors_from(exact) < 4
    assert simulate(sampler(found, measure), 20_000, 7).errors_from(exact) < 4


def test_rolls_that_repeat_in_a_cycle() -> None:
    """One die and three dice alternate; the average is compared with a long simulation."""
    pair = [throw(1, 3), throw(3, 3)]
    expected, walk = volleys(pair, 4).expected, volleys(pair * 30, 4)
    assert float(sum(1 - within for within in walk.within)) == pytest.approx(float(expected or 0), abs=1e-6)
    assert volleys(pair * 3, 4).expected == expected
    assert volleys(pair[::-1], 4).expected != expected


def test_until_the_first_figure() -> None:
    found = volleys([throw(3, 3)] * 2, 4, FIGURE)
    assert list(found.within) == [0, Fraction(7, 8), Fraction(63, 64)]
    assert found.expected == Fraction(8, 7)
    assert found.after[2][4] == 0, "nothing is thrown any more once a figure is lost"
    assert found.at(1) + found.at(2) == found.chance


def test_an_endless_volley_has_no_average() -> None:
    nothing: Distribution[int] = Distribution({0: 1})
    found = volleys([nothing], 2)
    assert found.expected is None
    assert found.eventually == found.chance == 0
    assert volleys([nothing, throw(1, 3)], 1).expected == 4


@given(st.lists(st.integers(1, 4), min_size=1, max_size=5), st.integers(1, 6), st.sampled_from([GONE, FIGURE]))
def test_chances_grow_and_sum(dice: list[int], figures: int, until: str) -> None:
    found = volleys([throw(n, 2) for n in dice], figures, until)
    assert list(found.within) == sorted(found.within)
    assert sum(found.at(n) for n in range(1, len(dice) + 1)) == found.chance
    assert found.made.at_most(len(dice)) == 1
    assert sum(dice) * Fraction(1, 3) >= found.lost.mean
    assert json.loads(json.dumps(found.to_json()))["within"][-1] == str(found.chance)


@pytest.mark.parametrize(
    "wrong",
    [([], 4, GONE), ([throw(1, 3)], 0, GONE), ([throw(1, 3)], 101, GONE), ([throw(1, 3)], True, GONE), ([throw(1, 3)], 4, "counter")],
)
def test_an_invalid_question_is_refused(wrong: tuple[list[Distribution[int]], int, str]) -> None:
    with pytest.raises(TutorError):
        volleys(*wrong)


def test_too_long() -> None:
    with pytest.raises(TutorError):
        _ = volleys([throw(8, 3)] * 99 + [throw(7, 3)], 100).expected
