"""Two worlds that differ only in what is hidden send the same bytes to a pupil, and to the projector."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, cast

import pytest

import undaunted_nb as un
from tests.properties.test_hidden import DEALT_ANEW
from tests.rooms.screens import Page, open_room
from undaunted_nb.engine.text import Text
from undaunted_nb.kit.question import Question
from undaunted_nb.rooms.activities.activity import Activity
from undaunted_nb.rooms.activities.duels import Duels
from undaunted_nb.rooms.activities.follow import Follow
from undaunted_nb.rooms.activities.guess import Guess
from undaunted_nb.rooms.activities.lesson import LessonActivity
from undaunted_nb.rooms.activities.position import PositionChoice
from undaunted_nb.rooms.activities.questions import Questions
from undaunted_nb.rooms.activities.rolls import Rolls
from undaunted_nb.rooms.activities.tables import TableActivity
from undaunted_nb.rooms.room import Room
from undaunted_nb.widgets.state.answer import SEPARATOR


def bytes_of(room: Room, page: Page, *, with_wall: bool = True) -> str:
    """Return all that a page and the projector have got, without what is random by design: secrets and names of pictures."""
    wall = Page(room)
    wall.say("watch", secret=room.wall_secret)
    room.tick()
    text = json.dumps([page.got, wall.got if with_wall else []])
    for secret in [room.wall_secret, *(pupil.secret for pupil in room.pupils.values())]:
        text = text.replace(secret, "")
    return re.sub(r"picture/[0-9a-f]{32}", "picture", text)


def guesses(value: int) -> tuple[Room, Page]:
    room, (page, other) = open_room("Blue Fox", "Red Heron")
    room.start(Guess("How likely?", un.odds(2, 8)))
    other.say("answer", task=other.task, q=0, value=value)
    page.say("answer", task=page.task, q=0, value=50)
    return room, page


def test_guesses_of_others_are_hidden() -> None:
    assert bytes_of(*guesses(60)) == bytes_of(*guesses(13))


def test_the_answer_is_hidden_until_it_is_shown() -> None:
    def sent(truth: int) -> str:
        room, (page,) = open_room("Blue Fox")
        room.start(Guess("How many?", truth=truth))
        page.say("answer", task=page.task, q=0, value=50)
        return bytes_of(room, page)

    assert sent(3) == sent(7)


def answers(value: int) -> tuple[Room, Page]:
    room, (page, other) = open_room("Blue Fox", "Red Heron")
    room.start(Questions("normandy", n=2, seed=7))
    other.say("answer", task=other.task, q=0, value=value)
    page.say("answer", task=page.task, q=0, value=1)
    return room, page


def test_answers_of_others_are_hidden() -> None:
    assert bytes_of(*answers(0)) == bytes_of(*answers(2))


@pytest.mark.parametrize("scenario", ["normandy/la-raye", "memoir44/first-shots"])
def test_the_hand_of_the_other_pupil_is_hidden(scenario: str) -> None:
    """The other world has other cards in the hand and in the decks, which look the same to this side."""

    def sent(seed: int | None) -> str:
        room, (page, _) = open_room("Blue Fox", "Red Heron")
        duels = Duels(scenario)
        room.start(duels)
        page.got.clear()
        game = duels.pairs[0].game
        side = duels.pairs[0].side_of(room.pupils[1])
        position: Any = game.position
        if seed is not None:
            position = DEALT_ANEW[position.system](position, position.setup.sides.index(side), seed)
            assert position != game.position
        other = un.Game(position, seed=game.seed)
        duels.pairs[0].game = other
        duels.seats.clear()
        room.pupils[1].seen.clear()
        for pupil in room.pupils.values():
            duels.enter(pupil)
        room.refresh(room.pupils[1])
        page.at_table("text")
        page.at_table("search", "hand")
        return bytes_of(room, page)

    assert sent(None) == sent(5) == sent(6)


def test_help_is_between_a_pupil_and_the_teacher() -> None:
    def sent(on: bool) -> str:
        room, (page, other) = open_room("Blue Fox", "Red Heron")
        other.say("help", on=on)
        return bytes_of(room, page)

    assert sent(True) == sent(False)


def test_no_message_to_a_pupil_names_others() -> None:
    room, (page, other) = open_room("Blue Fox", "Red Heron")
    kinds: list[Activity] = [Guess(result=un.odds(2, 8)), Questions("normandy", n=1)]
    for activity in kinds:
        room.start(activity)
        other.say("answer", task=other.task, q=0, value=0)
        room.act("show")
        room.tick()
    assert "Red Heron" not in json.dumps(page.got)


def choose(room: Room, page: Page, number: int) -> None:
    """Let a pupil perform one of the legal actions of the own side."""
    activity = cast(TableActivity, room.activity)
    session = activity.seats[page.last("welcome")["pupil"]].session
    position = session.game.position
    action = [action for action in position.legal_actions.whole if action.side == session.viewer][number]
    page.at_table("take", SEPARATOR.join(map(str, session.system.present.taps(position, action))))
    if session.acting and session.taps and session.choices.complete_actions(session.taps):
        page.at_table("commit")


def swap_right(questions: Sequence[Question]) -> list[Question]:
    """Return the same questions with another right answer each."""
    swapped = []
    for question in questions:
        options = [replace(option, why=Text("x")) for option in question.options]
        other = (question.answer + 1) % len(options)
        options[other] = replace(options[other], why=None)
        swapped.append(replace(question, options=tuple(options)))
    return swapped


def guess_of_another(room: Room, other: Page, world: int) -> None:
    room.start(Guess(result=un.odds(2, 8)))
    other.say("answer", task=other.task, q=0, value=(60, 13)[world])


def truth_of_a_guess(room: Room, other: Page, world: int) -> None:
    room.start(Guess("Which?", truth="ab"[world], options=("a", "b")))


def rolls_of_another(room: Room, other: Page, world: int) -> None:
    room.start(Rolls(2, 8))
    other.say("roll", task=other.task, k=1, faces=[(1, 9)[world], 3])


def answer_of_another(room: Room, other: Page, world: int) -> None:
    room.start(Questions("normandy", n=2, seed=7))
    other.say("answer", task=other.task, q=0, value=2 * world)


def right_answer(room: Room, other: Page, world: int) -> None:
    questions = Questions("normandy", n=2, seed=7).questions
    room.start(Questions(swap_right(questions) if world else questions))


def choice_of_another(room: Room, other: Page, world: int) -> None:
    room.start(PositionChoice("normandy/la-raye", n=0))
    choose(room, other, world)


def deck_of_a_position(room: Room, other: Page, world: int) -> None:
    room.start(PositionChoice(deal("normandy/la-raye", world), "US", n=0))


def step_of_another(room: Room, other: Page, world: int) -> None:
    room.start(LessonActivity("normandy/moving"))
    other.at_table("coach", f"exercise:{world + 2}")


def game_of_others(room: Room, other: Page, world: int) -> None:
    third, fourth = Page(room), Page(room)
    third.join("Green Otter")
    fourth.join("Gray Owl")
    room.start(Duels("memoir44/first-shots", pairs=(("Blue Fox", "Red Heron"), ("Green Otter", "Gray Owl"))))
    for page in (third, fourth):
        if page.view["act"]:
            choose(room, page, world)


def pin_of_another(room: Room, other: Page, world: int) -> None:
    room.start(Follow("memoir44/first-shots"))
    other.say("point", task=other.task, place=other.table["ground"]["places"][world]["id"])


def hand_at_the_table_of_the_teacher(room: Room, other: Page, world: int) -> None:
    room.start(Follow(deal("normandy/la-raye", world), side="US"))


def deal(scenario: str, world: int) -> un.Game:
    """Return a game in which the first side sees the same in each world, and the rest is dealt anew."""
    game = un.new_game(scenario, seed=3)
    position: Any = game.position
    return un.Game(DEALT_ANEW[position.system](position, 0, 5) if world else position, seed=game.seed)


OPEN_TO_ALL = {rolls_of_another, step_of_another, game_of_others, pin_of_another}
"""The projector shows these: rolls, how many are at a step, the boards of duels, and pins. A pupil gets none of them."""
SECRETS = (
    *(guess_of_another, truth_of_a_guess, rolls_of_another, answer_of_another, right_answer, choice_of_another, deck_of_a_position),
    *(step_of_another, game_of_others, pin_of_another, hand_at_the_table_of_the_teacher),
)


@pytest.mark.parametrize("differ", SECRETS)
def test_a_secret_stays_in_the_room_also_after_a_loss_of_the_connection(differ: Callable[[Room, Page, int], None]) -> None:
    sent, walls = [], []
    for world in (0, 1):
        room, (page, other) = open_room("Blue Fox", "Red Heron")
        differ(room, other, world)
        room.tick()
        before = bytes_of(room, page, with_wall=differ not in OPEN_TO_ALL)
        walls.append(json.dumps(room.stage(), default=dict))
        room.disconnect(page.line)
        back = Page(room)
        assert back.join("", secret=page.secret)["kind"] == "got"
        if "table" in {message["kind"] for message in back.got}:
            back.at_table("text")
            back.at_table("search", "hand")
        sent.append((before, bytes_of(room, back, with_wall=differ not in OPEN_TO_ALL)))
    assert sent[0] == sent[1]
    if differ in OPEN_TO_ALL:
        assert walls[0] != walls[1], "the worlds differ"


@pytest.mark.parametrize("button", ["show", "show-choices"])
@pytest.mark.parametrize("differ", [guess_of_another, truth_of_a_guess, answer_of_another, right_answer, choice_of_another])
def test_a_secret_is_told_when_the_teacher_shows_it(differ: Callable[[Room, Page, int], None], button: str) -> None:
    """The worlds of the test above differ, and what is shown differs too."""
    sent = []
    for world in (0, 1):
        room, (page, other) = open_room("Blue Fox", "Red Heron")
        differ(room, other, world)
        assert room.activity is not None
        if button not in {entry["id"] for entry in room.activity.buttons("en")}:
            return
        room.act(button)
        sent.append(bytes_of(room, page))
    assert sent[0] != sent[1]
