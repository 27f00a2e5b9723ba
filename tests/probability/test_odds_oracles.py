"""Exact chances, compared with two other libraries and with counting every result of the dice."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import sqrt

import icepool
import numpy as np
import pytest
from dyce import H
from hypothesis import given
from hypothesis import strategies as st

import undaunted_nb as un
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.i18n import LANGUAGES, say
from undaunted_nb.probability.odds import FACES, Odds, misses, odds, series, table

un._give_words()
TABLE = [(dice, defense) for dice in range(1, 7) for defense in range(1, 21)]


def _hits(face: int, defense: int) -> bool:
    return face == 0 or face >= defense


@pytest.mark.parametrize(("dice", "defense"), TABLE)
def test_the_whole_table_equals_icepool_and_dyce(dice: int, defense: int) -> None:
    found = odds(dice, defense).probability
    hit = icepool.z(FACES).map(lambda face: int(_hits(face, defense)))
    assert found == (dice @ hit).probability(">=", 1)
    good = sum(_hits(face, defense) for face in range(FACES))
    throw = dice @ H({0: FACES - good, 1: good})
    total = sum(throw.values())
    assert found == Fraction(total - dict(throw.items()).get(0, 0), total)


@pytest.mark.parametrize("defense", range(1, 13))
def test_two_dice_counted_one_by_one(defense: int) -> None:
    ways = sum(any(_hits(face, defense) for face in faces) for faces in product(range(FACES), repeat=2))
    assert odds(2, defense).ways == (ways, FACES**2)


def test_two_dice_at_eight() -> None:
    found = odds(2, 8)
    assert found.probability == Fraction(51, 100)
    assert found.one_in == Fraction(100, 51)
    for language in LANGUAGES:
        told = [say(step, language) for step in found.steps]
        assert len(told) == 3
        assert "8, 9" in told[0]
        assert "(7/10)^2 = 49/100" in told[1]
        assert "1 − 49/100 = 51/100" in told[2]
        assert ("0.51" if language == "en" else "0,51") in told[2]


@pytest.mark.parametrize(("dice", "defense"), TABLE)
def test_the_steps_lead_to_the_chance(dice: int, defense: int) -> None:
    found = odds(dice, defense)
    die, none, one = found.steps
    assert die.params["n"] == len(found.hit_faces)
    assert Fraction(str(none.params["chance"])) == (1 - Fraction(len(found.hit_faces), FACES)) ** dice
    assert 1 - Fraction(str(one.params["none"])) == found.probability
    assert str(found.probability) in say(one, "en")


# ---------------------------------------------------------------- the whole table at once

HIGHEST = [*range(1, FACES), 99]
"""The faces of a die of a pool that keeps the highest: 0 beats every defense."""


def test_the_table_equals_the_highest_die_of_each_roll() -> None:
    found = table()
    assert [(attack.dice, attack.defense) for attack in found] == TABLE
    for attack, chance in found.items():
        dice, defense = attack.dice, attack.defense
        assert chance == Odds(dice, defense).probability
        assert chance == icepool.Die(HIGHEST).highest(dice).probability(">=", defense)
        none = dict((dice @ H(HIGHEST).ge(defense)).items()).get(0, 0)
        assert chance == 1 - Fraction(none, FACES**dice)


def test_a_million_rolls_of_six_dice() -> None:
    """Take the first die of each roll, then the first two, and so on. The highest reaches the defense or not."""
    throws = 1_000_000
    faces = np.random.default_rng(44).integers(0, FACES, (6, throws), dtype=np.uint8)
    best = np.maximum.accumulate(np.where(faces == 0, 99, faces), axis=0)
    for attack, chance in table().items():
        p = float(chance)
        assert abs(float((best[attack.dice - 1] >= attack.defense).mean()) - p) <= 4 * sqrt(p * (1 - p) / throws)


@given(st.integers(1, 100), st.integers(0, 100))
def test_more_dice_help_and_more_defense_protects(dice: int, defense: int) -> None:
    found = odds(dice, defense)
    assert 0 < found.probability <= 1
    assert len(found.hit_faces) + misses(defense) == FACES
    assert found.ways[0] == found.probability * found.ways[1]
    assert Odds(dice + 1, defense).probability >= found.probability >= Odds(dice, defense + 1).probability
    assert table([dice], [defense, defense]) == {found: found.probability}


@pytest.mark.parametrize(("dice", "defense"), [([0], [8]), ([101], [8]), ([2.0], [8]), ([2], [-1]), ([2], [True]), ([2], ["8"])])
def test_an_invalid_table_is_refused(dice: list[int], defense: list[int]) -> None:
    with pytest.raises(TutorError, match="whole number"):
        table(dice, defense)


# ---------------------------------------------------------------- the same attack again and again

SERIES = [(dice, defense, needed) for dice in (1, 2, 3) for defense in (4, 8, 12) for needed in (1, 2, 4, 6)]


def _walked(attack: Odds, needed: int, attacks: int) -> Fraction:
    """Compute the same attack by attack, with the chance of each number of successes so far."""
    chances = {0: Fraction(1)}
    for _ in range(attacks):
        after: dict[int, Fraction] = {}
        for done, chance in chances.items():
            for gained, p in ((1, attack.probability), (0, 1 - attack.probability)):
                now = min(done + gained, needed)
                after[now] = after.get(now, Fraction()) + chance * (p if done < needed else Fraction(int(gained == 0)))
        chances = after
    return chances.get(needed, Fraction())


@pytest.mark.parametrize(("dice", "defense", "needed"), SERIES)
def test_a_series_equals_icepool_and_a_walk_from_attack_to_attack(dice: int, defense: int, needed: int) -> None:
    attack = odds(dice, defense)
    p = attack.probability
    hit = icepool.Die({1: p.numerator, 0: p.denominator - p.numerator})
    for attacks in (0, 1, 2, 5, 9):
        found = series(attack, needed).within(attacks)
        assert found == _walked(attack, needed, attacks)
        assert attacks == 0 or found == (attacks @ hit).probability(">=", needed)
    assert sum(series(attack, needed).at(k) for k in range(1, 10)) == series(attack, needed).within(9)


@pytest.mark.parametrize(("dice", "defense", "needed"), SERIES)
def test_how_long_a_series_takes_on_average(dice: int, defense: int, needed: int) -> None:
    """The average sums the chance that each attack still happens. The part left out shrinks to zero."""
    found = series(odds(dice, defense), needed)
    summed = sum(float(1 - found.within(k)) for k in range(400))
    assert abs(summed - float(found.expected)) < 1e-6


def test_an_empty_series_is_refused() -> None:
    for wrong in (0, -1, 101, True, "2"):
        with pytest.raises(TutorError, match="whole number"):
            series(odds(2, 8), wrong)  # type: ignore[arg-type]
