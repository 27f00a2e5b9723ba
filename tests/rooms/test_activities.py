"""Each activity: what pupils send, what they see, what the projector shows, and what comes together."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, cast

import pytest

import undaunted_nb as un
from tests.rooms.screens import Clock, Page, open_room
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.i18n import say
from undaunted_nb.lessons.quiz.questioner import words
from undaunted_nb.rooms.activities.activity import Activity
from undaunted_nb.rooms.activities.duels import PATIENCE, Duels
from undaunted_nb.rooms.activities.follow import Follow
from undaunted_nb.rooms.activities.guess import Guess
from undaunted_nb.rooms.activities.lesson import LessonActivity
from undaunted_nb.rooms.activities.position import PositionChoice
from undaunted_nb.rooms.activities.questions import Questions
from undaunted_nb.rooms.activities.rolls import Rolls
from undaunted_nb.rooms.room import Room
from undaunted_nb.widgets.state.answer import SEPARATOR


def start(room: Room, activity: Activity) -> Any:
    room.start(activity)
    return activity


def take_first(page: Page, room: Room) -> dict[str, Any]:
    """Let a pupil perform the first legal action of the own side."""
    activity = cast(Duels, room.activity)
    session = activity.seats[page.last("welcome")["pupil"]].session
    position = session.game.position
    action = next(action for action in position.legal_actions.whole if action.side == session.viewer)
    answer = page.at_table("take", SEPARATOR.join(map(str, session.system.present.taps(position, action))))
    return page.at_table("commit") if session.acting and session.taps and session.choices.complete_actions(session.taps) else answer


def test_guesses_stay_hidden_until_they_are_shown() -> None:
    room, pages = open_room("Blue Fox", "Red Heron")
    guess = start(room, Guess(result=un.odds(2, 8)))
    for page, value in zip(pages, (60, 40), strict=True):
        assert page.say("answer", task=page.task, q=0, value=value)["kind"] == "got"
    assert pages[0].say("answer", task=pages[0].task, q=0, value=0.5)["kind"] == "error", "un.guess would read a half"
    assert "51" not in str(pages[0].view) + str(room.stage())
    assert "40" not in str(pages[0].view)
    room.act("show")
    shown = pages[0].view["shown"]
    assert shown["values"] == [40, 60]
    assert shown["answer"] == "The answer is 51%"
    assert shown["you"] == "You guessed 60%. That is 9 percentage points too high."
    assert shown["flag"] == {"x": 51.0, "label": "exactly 51%"}
    assert shown["steps"][0] == "1 − 7/10 × 7/10 = 51/100"
    assert pages[0].say("answer", task=pages[0].task, q=0, value=51)["kind"] == "error", "too late"
    assert room.stage()["shown"]["told"] == "2 guesses, 50% on average. Guesses are off by 10.0 percentage points on average."
    assert guess.truth == Fraction(51)


def test_a_known_mistake_gets_a_note_from_four_pupils_on() -> None:
    room, pages = open_room(*"ABCDE")
    room.start(Guess(result=un.odds(2, 8)))
    for page in pages[:3]:
        page.say("answer", task=page.task, q=0, value=60)
    room.act("show")
    assert room.stage()["shown"]["notes"] == []
    room.act("hide")
    pages[3].say("answer", task=pages[3].task, q=0, value=60)
    room.act("show")
    assert [(note["label"], note["why"]) for note in room.stage()["shown"]["notes"]] == [("4 said 60%", "30% + 30%?")]


def test_a_poll_can_have_options_or_another_number() -> None:
    room, (page,) = open_room("Blue Fox")
    room.start(Guess("Which is better?", truth="attack", options=("attack", "move")))
    assert page.say("answer", task=page.task, q=0, value=2)["kind"] == "error"
    assert page.say("answer", task=page.task, q=0, value=1)["kind"] == "got"
    room.act("show")
    assert [(bar["n"], bar["right"]) for bar in page.view["shown"]["bars"]] == [(0, True), (1, False)]
    assert room.results.records()[0]["right"] is False
    room.start(Guess("How many attacks?", truth=14))
    page.say("answer", task=page.task, q=0, value=20)
    room.act("show")
    assert page.view["shown"]["you"] == "You guessed 20. That is 6 too high."
    for wrong in (
        lambda: Guess(""),
        lambda: Guess("?", options=("a",)),
        lambda: Guess("?", truth="x", options=("a", "b")),
        lambda: Guess("?", truth="x"),
    ):
        with pytest.raises(TutorError):
            wrong()


def test_rolls_come_from_the_room_or_from_real_dice() -> None:
    room, (page, _) = open_room("Blue Fox", "Red Heron")
    rolls = start(room, Rolls(2, 8, times=2))
    assert page.say("roll", task=page.task, k=1)["kind"] == "got"
    assert page.say("roll", task=page.task, k=1)["kind"] == "error"
    assert page.say("roll", task=page.task, k=2, faces=[9])["kind"] == "error"
    assert page.say("roll", task=page.task, k=2, faces=[9, 3])["kind"] == "got"
    assert page.say("roll", task=page.task, k=3)["kind"] == "error", "two each"
    assert page.view["rolls"][1] == [9, 3]
    assert page.view["verdict"] == "1 hit"
    assert rolls.experiment.n == 2
    assert rolls.experiment.by_pupil["Blue Fox"][0] == 2
    assert sum(bar["n"] for bar in room.stage()["bars"]) == 2
    assert room.activity is not None
    assert room.activity.count() == (1, 2)
    room.act("more-rolls")
    assert page.say("roll", task=page.task, k=3)["kind"] == "got"
    assert [row["answer"] for row in room.results.records()][1] == "93"


def test_questions_are_the_same_for_all_and_hide_the_answer() -> None:
    room, pages = open_room("Blue Fox", "Red Heron")
    questions = start(room, Questions("normandy", n=3, seed=7, points=True))
    assert pages[0].view["question"] == pages[1].view["question"]
    right = questions.question.answer
    wrong = (right + 1) % len(questions.question.options)
    pages[0].say("answer", task=pages[0].task, q=0, value=wrong)
    assert pages[0].say("answer", task=pages[0].task, q=0, value=right)["kind"] == "got", "it can be changed"
    pages[1].say("answer", task=pages[1].task, q=0, value=wrong)
    assert pages[0].say("answer", task=pages[0].task, q=1, value=0)["kind"] == "error"
    assert pages[0].view["shown"] is None
    room.act("show")
    assert pages[1].view["shown"]["right"] == right
    assert pages[1].view["shown"]["why"]
    assert [page.view["score"] for page in pages] == ["1 of 1 right", "0 of 1 right"]
    assert [bar["n"] for bar in room.stage()["shown"]["bars"] if bar["n"]] == [1, 1]
    assert [row["marks"] for row in questions.desk("en")["grid"]] == [["good"], ["no"]]
    room.act("next-question")
    assert pages[0].view["line"] == "Question 2 of 3"
    assert pages[0].view["mine"] is None
    assert [row["right"] for row in room.results.records()] == [True, False]


def test_worksheet_questions_are_asked_in_its_order() -> None:
    sheet = un.worksheet("normandy", seed=3, count=2)
    room, (page,) = open_room("Blue Fox")
    questions = start(room, Questions(sheet))
    assert questions.questions == sheet.questions
    assert page.view["q"] == 0


def test_a_position_is_chosen_and_not_played() -> None:
    room, (page, other) = open_room("Blue Fox", "Red Heron")
    position = start(room, PositionChoice("normandy/la-raye", "US", n=4))
    assert take_first(page, room)["kind"] == "got"
    assert page.view["mine"]
    assert position.game.ply == 0
    assert other.view["mine"] is None
    assert page.say("change", task=page.task)["kind"] == "got"
    assert page.view["mine"] is None
    take_first(page, room)
    assert page.say("change", task=page.task)["kind"] == "got"
    take_first(page, room)
    room.act("show-choices")
    assert [bar["n"] for bar in other.view["shown"]["bars"]] == [1]
    assert other.at_table("tap", "card:x")["kind"] == "error", "too late"
    position._think()
    room.act("show-coach")
    assert room.stage()["shown"]["bars"][0]["value"].startswith("≈")


def test_a_lesson_goes_at_the_pace_of_each_pupil() -> None:
    room, (page, other) = open_room("Blue Fox", "Red Heron")
    lesson = start(room, LessonActivity("normandy/moving"))
    assert page.view["line"] == "Step 1 of 5"
    assert page.at_table("coach", "exercise:2")["kind"] == "got"
    assert page.view["line"] == "Step 2 of 5"
    assert other.view["line"] == "Step 1 of 5"
    assert page.say("help", on=True)["kind"] == "got"
    assert page.view["help"]
    assert [row["marks"].index("go") for row in lesson.desk("en")["grid"]] == [1, 0]
    cast(Clock, room.clock).now += 500
    lesson.places[2].run.misses = 2
    assert [row["stuck"] for row in lesson.desk("en")["grid"]] == [False, True]
    assert "8 minutes" in lesson.desk("en")["grid"][1]["note"]
    assert [bar["n"] for bar in room.stage()["bars"]] == [1, 1, 0, 0, 0, 0]
    room.act("bring-all")
    assert page.view["line"] == other.view["line"]
    assert page.at_table("advise", "ask")["kind"] == "error", "no search for each pupil"


def test_two_pupils_play_against_each_other() -> None:
    room, pages = open_room("Blue Fox", "Red Heron", "Odd One")
    duels = start(room, Duels("normandy/la-raye"))
    assert [len([it for it in pair.players.values() if it]) for pair in duels.pairs] == [2, 1]
    assert pages[0].view["foe"] == "Red Heron"
    assert pages[2].view["foe"] == "Computer"
    take_first(pages[0], room)
    assert not pages[0].view["act"], "the bid is made, and the other one has to bid"
    take_first(pages[1], room)
    assert duels.pairs[0].game.ply >= 2
    assert {page.table["head"]["round"] for page in pages[:2]} == {pages[0].table["head"]["round"]}
    for kind in ("undo", "redo", "advise", "copy", "replay", "opponent", "coach", "language"):
        assert pages[0].at_table(kind)["kind"] == "error"
    boards = room.stage()["boards"]
    assert boards[0]["names"] == ["Blue Fox", "Red Heron"]
    assert len(room.results.records()) == 3


def test_a_pupil_can_go_on_without_one_who_is_away() -> None:
    room, pages = open_room("Blue Fox", "Red Heron")
    duels = start(room, Duels("normandy/la-raye"))
    take_first(pages[0], room)
    room.disconnect(pages[1].line)
    assert pages[0].view["foe_here"] is False
    assert pages[0].say("change", task=pages[0].task)["kind"] == "error", "not yet"
    cast(Clock, room.clock).now += PATIENCE
    room.tick()
    assert pages[0].view["takeover"]
    ply = duels.pairs[0].game.ply
    assert pages[0].say("change", task=pages[0].task)["kind"] == "got"
    assert duels.pairs[0].game.ply > ply, "the computer plays"
    back = Page(room)
    back.join("", secret=pages[1].secret)
    assert duels.seats[1].session.opponent == ""
    assert back.view["foe"] == "Blue Fox"


def test_late_pupils_play_against_the_computer_and_then_against_each_other() -> None:
    room, _ = open_room("Blue Fox", "Red Heron")
    duels = start(room, Duels("normandy/la-raye"))
    late = Page(room)
    late.join("Late")
    assert late.view["foe"] == "Computer"
    later = Page(room)
    later.join("Later")
    assert later.view["foe"] == "Late"
    assert late.view["foe"] == "Later"
    assert len(duels.pairs) == 2


def test_a_clock_ends_a_game() -> None:
    room, pages = open_room("Blue Fox", "Red Heron")
    start(room, Duels("memoir44/first-shots", minutes=1))
    room.tick()
    acting = next(page for page in pages if page.view["act"])
    cast(Clock, room.clock).now += 61
    room.tick()
    assert "Time is up" in acting.view["line"]
    assert acting.at_table("commit")["kind"] == "error"
    assert sorted(str(row["right"]) for row in room.results.records()) == ["False", "True"]


def test_all_follow_the_table_of_the_teacher_and_point() -> None:
    room, (page, other) = open_room("Blue Fox", "Red Heron")
    game = un.new_game("memoir44/first-shots", seed=2)
    follow = start(room, Follow(game, question="Where?"))
    assert page.view["line"] == "Where?"
    place = page.table["ground"]["places"][0]["id"]
    assert page.at_table("tap", f"place:{place}")["kind"] == "got"
    assert page.table["marks"]["asked"] == [place]
    assert other.table["marks"]["asked"] == [], "the class sees pins on the projector only"
    assert room.stage()["pins"][0]["n"] == 1
    assert page.say("point", task=page.task, place="nowhere")["kind"] == "error"
    assert page.at_table("commit")["kind"] == "error"
    game.play(game.position.format(game.legal_actions[0]))
    room.tick()
    assert page.table["revision"] > 0, "it follows"
    assert page.say("point", task=page.task, place="")["kind"] == "got"
    assert not follow.pins
    room.start(Follow(un.table(game, side="allies", resume=False)))
    assert cast(Follow, room.activity).side == "allies"


def test_a_pupil_reads_the_own_answers_in_words_and_in_the_own_language() -> None:
    room = Room(language="en", seed=5)
    pages = [Page(room), Page(room)]
    for page, name, language in zip(pages, ("Blue Fox", "Чапля"), ("en", "uk"), strict=True):
        page.join(name, language)
    questions = start(room, Questions("normandy", n=1, seed=7))
    for page in pages:
        page.say("answer", task=page.task, q=0, value=1)
    start(room, Duels("normandy/duel-in-cover"))
    start(room, PositionChoice("normandy/la-raye", "US", n=0))
    for page in pages:
        take_first(page, room)
    start(room, Rolls(2, "infantry", 1))
    for page in pages:
        page.say("roll", task=page.task, k=1, faces=[0, 5])
    room.close()
    english, ukrainian = (page.got[-1]["rows"] for page in pages)
    assert [row[0] for row in english] == ["Questions", "Duels", "Position", "Rolls"]
    assert ukrainian[0][1:] == [say(questions.question.text, "uk"), words(questions.question.options[1].label, "uk")]
    assert [rows[1][1] for rows in (english, ukrainian)] == ["A duel in cover, US", "Дуель в укритті, Німеччина"]
    assert english[2][1] == "Choose one action: US"
    assert english[3][2] == "infantry, flag"
    assert [part for rows in (english, ukrainian) for row in rows for part in row if "/" in part] == [], "no ids"
