"""Questions that are answered on the board of Memoir '44: the engine agrees that only the right hex has what is asked."""

from __future__ import annotations

import re

import pytest

import undaunted_nb as un
from undaunted_nb.lessons.format import lesson as lessons
from undaunted_nb.lessons.format.lesson import Exercise
from undaunted_nb.lessons.format.values import WHERE, Moment, value
from undaunted_nb.lessons.play.attempt import Attempt

un._give_words()
HEX = re.compile(r"[A-Ma-m][1-9]")
VALUES = {
    "board#their-left": "sections {} axis",
    "board#figures": "figures {}",
    "turn#no-order": "ways move {} *",
    "sections#twice": "legal order {}",
    "infantry#one-or-two": "legal battle {} G5",
    "armor#elite": "worth {}",
    "artillery#move-or-fire": "legal battle {} G5",
    "cover#into-the-wood": "legal battle {} f6",
    "water#backs-to-the-sea": "cost {} 1",
    "obstacles#tank-trap": "legal move {} f6",
    "obstacles#guns-on-wire": "legal clear {}",
    "obstacles#rooted-guns": "ways move {} *",
    "badges#second-hex": "legal battle {} F5",
    "retreat#trapped": "cost {} 1",
    "ground#each-its-own": "legal battle {} F5",
    "ground#foot-soldiers": "legal battle {} F5",
    "special-cards#no-group": "legal strike G5 {}",
    "setting-up#seats": "sections {} axis",
}
"""What is asked about each hex, as a value of lessons."""
UNPROVED = {"dice#faces": "no unit attacks there", "setting-up#figures": "no value names the side of a unit"}
POINTED: dict[str, Exercise] = {
    f"{name.partition('/')[2]}#{exercise.id}": exercise
    for name in lessons.names("memoir44")
    for exercise in lessons.load(name).exercises
    if exercise.asks and not exercise.answer.startswith(WHERE) and all(HEX.fullmatch(str(option.value)) for option in exercise.options)
}
PROVED = [
    e for game in lessons.courses() for name in lessons.names(game) for e in lessons.load(name).exercises if e.answer.startswith(WHERE)
]
"""The questions whose answer itself is a comparison of places by the engine."""


def test_every_question_answered_on_the_board_is_here() -> None:
    assert set(POINTED) == {*VALUES, *UNPROVED}


@pytest.mark.parametrize("name", VALUES)
def test_only_the_right_hex_has_what_is_asked(name: str) -> None:
    exercise = POINTED[name]
    moment = Moment(Attempt(exercise).game.position, exercise.side)
    found = {str(option.value): value(VALUES[name].format(option.value), moment) for option in exercise.options}
    right = str(value(exercise.answer, moment))
    assert found[right] not in ("no", 0)
    assert [tile for tile, has in found.items() if has == found[right]] == [right]


@pytest.mark.parametrize("exercise", PROVED, ids=lambda exercise: exercise.id)
def test_an_answer_compares_all_places_that_are_offered(exercise: Exercise) -> None:
    places = exercise.answer.removeprefix(WHERE).partition(":")[0].split()
    assert sorted(places) == sorted(str(option.value) for option in exercise.options)
