"""Rolls of dice with symbols in a room: on the phone, typed, and beside the theory."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

import undaunted_nb as un
from tests.rooms.screens import open_room
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.rooms.activities.guess import Guess
from undaunted_nb.rooms.activities.rolls import Rolls

FACES = ["infantry", "infantry", "armor", "grenade", "star", "flag"]


def test_a_class_rolls_dice_with_symbols() -> None:
    room, (first, second) = open_room("Blue Fox", "Red Heron", seed=3)
    rolls = Rolls(3, "infantry", 2, terrain="forest")
    room.start(rolls)
    assert [face["symbol"] for face in first.view["symbols"]] == FACES
    assert first.view["dice"] == 2, "the forest takes one away"
    assert first.view["note"] == "infantry and grenade hit."
    assert first.say("roll", task=first.task, k=1)["kind"] == "got"
    assert all(0 <= face < 6 for face in first.view["rolls"][0])
    assert second.say("roll", task=second.task, k=1, faces=[3, 5])["kind"] == "got"
    assert second.view["verdict"] == "1 hit"
    for faces in ([6, 0], [3], [3, 3, 3]):
        assert second.say("roll", task=second.task, k=2, faces=faces)["kind"] == "error"
    assert rolls.experiment.n == 2
    assert rolls.experiment.exactly == Fraction(3, 4)
    stage = room.stage()
    assert sum(bar["n"] for bar in stage["bars"]) == 2
    assert stage["exact"] == 0.75
    answers = [answer.answer for answer in rolls.answers()]
    assert answers[1] == "grenade, flag"


def test_typed_symbols_reach_the_experiment() -> None:
    room = un.classroom(serve=False, seed=1)
    room.simulate(5)
    room.rolls(2, "armor", times=4)
    room.answer()
    assert room.experiment.n == 20
    assert room.experiment.exactly == un.odds(2, "armor").probability
    with pytest.raises(TutorError):
        room.rolls(2, "submarine")


@pytest.mark.parametrize("option", [{"terrain": "forest"}, {"faces": True}, {"name": "A"}, {"results": "0 1"}, {"nonsense": 1}])
def test_dice_with_numbers_have_no_options(option: dict[str, Any]) -> None:
    room = un.classroom(serve=False)
    with pytest.raises(TutorError, match=f"Remove {next(iter(option))}"):
        room.rolls(2, 8, **option)
    assert room.room.activity is None


def test_a_guess_about_symbols_leads_to_rolls_of_them() -> None:
    room, (page,) = open_room("Blue Fox")
    room.start(Guess(result=un.odds(3, "infantry")))
    room.act("show")
    room.act("begin-rolls")
    rolls = room.activity
    assert isinstance(rolls, Rolls)
    assert [face.symbol for face in rolls.symbols] == FACES
    assert page.view["dice"] == 3
    assert rolls.experiment.exactly == un.odds(3, "infantry").probability


def test_a_guess_about_digits_leads_to_rolls_of_them() -> None:
    room, (page,) = open_room("Blue Fox")
    room.start(Guess(result=un.odds(4, 9)))
    room.act("show")
    room.act("begin-rolls")
    assert page.view["dice"] == 4
    assert page.view["symbols"] == []
    assert page.view["hits"] == [9, 0]


@pytest.mark.parametrize("defense", [8, "infantry"])
def test_the_results_name_the_dice_that_were_rolled(defense: int | str) -> None:
    room, (page,) = open_room("Blue Fox")
    room.start(Guess(result=un.odds(8, defense)))
    room.act("show")
    room.act("begin-rolls")
    page.say("roll", task=page.task, k=1)
    assert page.view["dice"] == 6
    assert isinstance(room.activity, Rolls)
    [answer] = room.activity.answers()
    assert answer.question.startswith("6 dice")
