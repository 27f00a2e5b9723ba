"""The teacher's side counts what changed, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pandas as pd
import pytest

import undaunted_nb as un
from tests.rooms.screens import open_room
from undaunted_nb.rooms.activities.guess import Guess
from undaunted_nb.rooms.activities.rolls import Rolls
from undaunted_nb.rooms.desk import Desk


def test_the_totals_follow_an_activity_that_is_back() -> None:
    room, (page, other) = open_room("Blue Fox", "Red Heron")
    desk = Desk(room)
    room.start(Guess("Which?", truth="a", options=("a", "b")))
    page.say("answer", task=page.task, q=0, value=0)
    assert desk.view()["results"] == [["1. Guess", "1", "1", "100%"]]
    room.stop()
    assert desk.view()["results"] == [["1. Guess", "1", "1", "100%"]]
    room.bring_back()
    other.say("answer", task=other.task, q=0, value=1)
    assert desk.view()["results"] == [["1. Guess", "2", "2", "50%"]]
    room.stop()
    view = desk.view()
    assert view["results"] == [["1. Guess", "2", "2", "50%"]]
    assert view["total"] == "2 answers"


def test_answers_of_an_activity_that_has_ended_are_not_read_again(monkeypatch: pytest.MonkeyPatch) -> None:
    room, (page,) = open_room("Blue Fox")
    desk = Desk(room)
    room.start(Guess(result=un.odds(2, 8)))
    page.say("answer", task=page.task, q=0, value=60)
    room.start(Rolls(2, 8))
    page.say("roll", task=page.task, k=1)
    before = desk.view()["results"]

    def refuse(_: Guess) -> object:
        raise AssertionError("read again")

    monkeypatch.setattr(Guess, "answers", refuse)
    assert desk.view()["results"] == before == [["1. Guess", "1", "1", "–"], ["2. Rolls", "1", "1", "–"]]


def test_pupils_get_the_counts_when_they_are_due() -> None:
    room, (page, _) = open_room("Blue Fox", "Red Heron")
    room.start(Guess(result=un.odds(2, 8)))
    room.tick()
    page.say("answer", task=page.task, q=0, value=60)
    room.tick(counts=False)
    assert page.last("now")["n"] == 0
    room.tick()
    assert page.last("now")["n"] == 1


def test_a_teacher_hands_on_what_came_together(tmp_path: Path) -> None:
    sheet = un.worksheet("normandy", seed=3, count=3)
    room = un.classroom(serve=False, seed=1)
    room.simulate(6)
    room.poll(un.odds(2, 8))
    room.answer()
    room.rolls(2, 8, times=2)
    room.answer()
    room.questions(sheet)
    for button in ("show", "next-question", "show"):
        room.answer()
        room.press(button)
    frame = room.results.to_dataframe()
    assert list(frame.columns) == ["pupil", "activity", "question", "answer", "right", "seconds"]
    assert frame.groupby("activity").size().to_dict() == {"guess": 6, "questions": 12, "rolls": 12}
    room.results.to_csv(tmp_path / "lesson.csv")
    assert pd.read_csv(tmp_path / "lesson.csv")["answer"].tolist() == frame["answer"].tolist()
    assert room.experiment.n == 12
    poll = un.guess("How likely?", un.odds(2, 8))
    poll.guess(*room.guesses)
    assert poll.guesses == room.guesses
    assert len(room.guesses) == 6
    marks = sheet.grade(room.letters)
    judged = frame[frame.activity == "questions"].groupby("pupil").right.sum().to_dict()
    assert {name: letters.count("-") for name, letters in room.letters.items()} == dict.fromkeys(judged, 1), "the third was not asked"
    assert {mark.name: sum(other.right for other in marks.marks if other.name == mark.name) for mark in marks.marks} == judged
    rolls = next(line for line in str(room.results).splitlines() if "Rolls" in line)
    assert rolls.rstrip().endswith("–"), "a roll is not right or wrong"
    room.close()


def test_a_saved_room_opens_again_with_its_answers(tmp_path: Path) -> None:
    room = un.classroom(serve=False, seed=1)
    room.simulate(3)
    room.poll(un.odds(2, 8))
    room.answer()
    for names, first in ((False, "Pupil 1"), (True, room.room.pupils[1].name)):
        file = tmp_path / f"{names}.json"
        room.save(file, names=names)
        again = un.classroom(file, serve=False)
        records = again.results.records()
        assert [record["answer"] for record in records] == [record["answer"] for record in room.results.records()]
        assert (records[0]["pupil"], again.code, len(again.room.pupils)) == (first, room.code, 3 * names)
        again.poll(un.odds(1, 8))
        again.simulate(2)
        assert len(again.results.records()) == 5, "and goes on"


def test_no_name_stays_in_a_room_that_is_saved_twice(tmp_path: Path) -> None:
    room = un.classroom(serve=False, seed=1)
    room.simulate(3)
    room.poll(un.odds(2, 8))
    room.answer()
    names = [pupil.name for pupil in room.room.pupils.values()]
    room.save(tmp_path / "first.json", names=True)
    again = un.classroom(tmp_path / "first.json", serve=False)
    again.room.rename(1, "Somebody")
    again.room.remove(2)
    assert [record["pupil"] for record in again.results.records()] == ["Somebody", *names[1:]]
    again.save(tmp_path / "second.json", names=False)
    text = (tmp_path / "second.json").read_text()
    assert [name for name in (*names, "Somebody") if name in text] == []
    third = un.classroom(tmp_path / "second.json", serve=False)
    third.poll(un.odds(1, 8))
    assert third.room.activity
    assert third.room.activity.task == 2, "no answer that is late counts for this one"
    third.simulate(1)
    third.save(tmp_path / "third.json")
    fourth = un.classroom(tmp_path / "third.json", serve=False)
    assert [record["pupil"] for record in fourth.results.records()] == ["Pupil 1", "Pupil 2", "Pupil 3", "Pupil 4"], "no two in one"
