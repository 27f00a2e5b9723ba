"""Who is in a room, and what its messages may do: joining, coming back, names, and messages that do not fit."""

from __future__ import annotations

import json
from typing import cast

import pytest

from tests.rooms.screens import Clock, Page, open_room
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.rooms.activities.duels import Duels
from undaunted_nb.rooms.activities.guess import Guess
from undaunted_nb.rooms.activities.rolls import Rolls
from undaunted_nb.rooms.codes import LETTERS, read_code, read_name
from undaunted_nb.rooms.entrance import TRIES
from undaunted_nb.rooms.messages import FaultyMessageError, read
from undaunted_nb.rooms.room import MOST_AT_ADDRESS, MOST_PUPILS, Room
from undaunted_nb.teaching.results.odds import odds


def test_a_code_is_read_from_every_keyboard() -> None:
    assert read_code(" са ре ".upper()) == "CAPE"  # Cyrillic letters
    assert read_code("cape") == "CAPE"
    assert len(set(LETTERS)) == 10


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Blue Fox", "Blue Fox"),
        ("  a \n b ", "a b"),
        ("\u202eevil", "evil"),
        ("", ""),
        ("\u200b", ""),
        ("x" * 25, ""),
        ("\ud800", ""),
        ("<b>", "<b>"),
        ("=1+1", "1+1"),
        ("-@ =", ""),
    ],
)
def test_a_name_is_visible_text(typed: str, name: str) -> None:
    assert read_name(typed) == name


def test_a_pupil_joins_and_comes_back_to_the_same_place() -> None:
    room, (page,) = open_room("Blue Fox")
    room.start(Guess(result=odds(2, 8)))
    assert page.say("answer", task=page.task, q=0, value=60)["kind"] == "got"
    room.disconnect(page.line)
    assert not room.here
    again = Page(room)
    assert again.join("another name", secret=page.secret)["kind"] == "got"
    assert again.last("welcome")["name"] == "Blue Fox"
    assert again.view["mine"] == 60
    assert len(room.pupils) == 1


def test_the_second_page_of_a_pupil_ends_the_first() -> None:
    room, (page,) = open_room("Blue Fox")
    Page(room).join("", secret=page.secret)
    assert page.got[-1] == {"kind": "bye", "why": "moved", "rows": []}
    assert page.say("help", on=True)["kind"] == "error"


@pytest.mark.parametrize(
    ("code", "name", "why"), [("", "Ann", "code"), ("XXXX", "Ann", "code"), (None, "", "no-name"), (None, "blue FOX", "name")]
)
def test_who_cannot_join_reads_why(code: str | None, name: str, why: str) -> None:
    room, _ = open_room("Blue Fox")
    answer = Page(room).say("join", code=room.code if code is None else code, name=name)
    assert answer == {"kind": "refused", "why": why}
    assert len(room.pupils) == 1


def test_codes_cannot_be_tried_one_after_another() -> None:
    room, _ = open_room()
    page = Page(room, "10.0.0.7")
    assert [page.say("join", code="AAAA", name="Ann")["why"] for _ in range(TRIES + 1)] == ["code"] * TRIES + ["slow"]
    assert page.join("Ann")["why"] == "slow", "not even the right one, for a minute"
    assert Page(room, "10.0.0.8").join("Ann")["kind"] == "got"
    cast(Clock, room.clock).now += 61
    assert page.join("Ben")["kind"] == "got"


def test_a_room_holds_a_hundred() -> None:
    room, _ = open_room(*(f"pupil {i}" for i in range(MOST_PUPILS)))
    assert Page(room).join("one more")["why"] == "full"


def test_the_teacher_renames_and_removes_and_brings_back() -> None:
    room, (page, other) = open_room("Blue Fox", "Red Heron")
    room.rename(1, "Green Otter")
    assert page.last("welcome")["name"] == "Green Otter"
    with pytest.raises(TutorError, match="red heron"):
        room.rename(1, "red heron")
    room.remove(1)
    assert page.got[-1] == {"kind": "refused", "why": "removed"}
    assert page.say("help", on=True)["kind"] == "error"
    assert [it.name for it in room.pupils.values()] == ["Red Heron"]
    assert page.join("", secret=page.secret)["why"] == "no-name", "the place is gone"
    room.bring_back()
    assert page.join("", secret=page.secret)["kind"] == "got"
    assert other.say("leave")["kind"] == "bye"
    assert list(room.pupils) == [1]


@pytest.mark.parametrize(
    "raw",
    [
        "", "x", "[]", "1", "null", "{}", '{"kind": "join"}', '{"kind": "join", "n": 0, "code": "A"}', '{"kind": "fly", "n": 1}',
        '{"kind": ["join"], "n": 1}',
        '{"kind": "answer", "n": 1, "task": true, "q": 0, "value": 1}', '{"kind": "answer", "n": 1, "task": 1, "q": 0, "value": NaN}',
        '{"kind": "answer", "n": 1, "task": 1, "q": 0, "value": 1e999}', '{"kind": "answer", "n": 1, "task": 1, "q": 0, "value": [1]}',
        '{"kind": "answer", "n": 1, "task": 1, "q": 0, "value": 1, "more": 1}',
        '{"kind": "roll", "n": 1, "task": 1, "k": 1, "faces": [10]}',
        '{"kind": "table", "n": 1, "task": 1, "message": {"kind": "tap", "deep": {}}}', '{"kind": "help", "n": 1, "on": 1}',
        '{"kind": "name", "n": 1, "name": "' + "x" * 9000 + '"}', "[" * 5000, '{"a":' * 5000, b"{}",
    ],
)  # fmt: skip
def test_a_faulty_message_is_none(raw: str) -> None:
    with pytest.raises(FaultyMessageError):
        read(raw)
    room, (page,) = open_room("Blue Fox")
    before = len(page.got)
    room.receive(page.line, raw)
    assert page.got[before:] == [{"kind": "error", "n": 0}]


def test_a_message_cannot_be_replayed() -> None:
    room, (page,) = open_room("Blue Fox")
    room.start(Rolls(2, 8))
    raw = json.dumps({"kind": "roll", "n": 9, "task": page.task, "k": 1})
    room.receive(page.line, raw)
    room.receive(page.line, raw)
    room.receive(page.line, raw.replace('"n": 9', '"n": 8'))
    room.receive(page.line, raw.replace('"n": 9', '"n": 10'))
    assert [it["kind"] for it in page.got if it["kind"] in ("got", "error")][-4:] == ["got", "error", "error", "error"]
    assert len(room.results.records()) == 1


def test_the_number_of_a_message_counts_once() -> None:
    room, (page,) = open_room("Blue Fox")
    room.start(Guess(result=odds(2, 8)))
    for n, value, kind in ((9, 60, "got"), (9, 40, "error"), (8, 30, "error"), (10, 50, "got")):
        room.receive(page.line, json.dumps({"kind": "answer", "n": n, "task": page.task, "q": 0, "value": value}))
        assert [it["kind"] for it in page.got if it["kind"] in ("got", "error")][-1] == kind
        assert page.view["mine"] == (50 if n == 10 else 60)


def test_a_message_for_another_task_changes_nothing() -> None:
    room, (page,) = open_room("Blue Fox")
    assert page.say("answer", task=0, q=0, value=1)["kind"] == "error"
    room.start(Guess(result=odds(2, 8)))
    old = page.task
    room.start(Guess(result=odds(1, 8)))
    assert page.say("answer", task=old, q=0, value=1)["kind"] == "error"
    for value in ("60", -1, 101, True):
        assert page.say("answer", task=page.task, q=0, value=value)["kind"] == "error"
    assert page.say("answer", task=page.task, q=1, value=50)["kind"] == "error"
    assert page.say("roll", task=page.task, k=1)["kind"] == "error"
    assert not room.results.records()


def test_only_who_knows_the_secret_is_a_projector_or_the_teacher() -> None:
    room, (page,) = open_room("Blue Fox")
    heard = list[object]()
    room.on_command = heard.append
    assert page.say("watch", secret="no")["kind"] == "error"  # noqa: S106  (a wrong one)
    assert page.say("desk", secret=room.wall_secret)["kind"] == "error"
    assert page.say("teach", message={"kind": "stop"})["kind"] == "error"
    assert not heard
    assert page.say("watch", secret=room.wall_secret)["kind"] == "got"
    assert page.last("stage")["names"] == ["Blue Fox"]
    assert page.say("desk", secret=room.desk_secret)["kind"] == "got"
    assert page.say("teach", message={"kind": "stop"})["kind"] == "got"
    assert heard == [{"kind": "stop"}]


def test_a_closed_room_tells_all_and_takes_nothing() -> None:
    room, (page, other) = open_room("Blue Fox", "Red Heron")
    room.start(Guess("How many?", truth=4))
    page.say("answer", task=page.task, q=0, value=3)
    room.close()
    assert page.got[-1] == {"kind": "bye", "why": "closed", "rows": [["Guess", "How many?", "3"]]}
    assert other.got[-1]["rows"] == []
    assert page.say("help", on=True)["kind"] == "error"
    assert Page(room).got == [{"kind": "bye", "why": "closed", "rows": []}]


def test_a_page_that_waits_comes_back_with_its_pupil() -> None:
    room, (page, other) = open_room("Blue Fox", "Red Heron")
    room.start(Duels("normandy/duel-in-cover"))
    room.remove(1)
    room.bring_back()
    assert page.last("welcome")["secret"] == room.pupils[1].secret, "the page has forgotten it"
    assert page.view["foe"], "it is in the running activity"
    assert page.say("alive")["kind"] == "got"
    room.remove(2)
    room.disconnect(other.line)
    room.bring_back()
    assert not room.pupils[2].is_here, "its page is gone"


def test_a_page_that_has_joined_again_keeps_its_new_pupil() -> None:
    room, (page,) = open_room("Blue Fox")
    room.remove(1)
    assert page.join("Red Heron")["kind"] == "got"
    room.bring_back()
    assert room.pupils[2].is_here
    assert not room.pupils[1].is_here


def test_an_activity_that_has_ended_comes_back() -> None:
    room, (page,) = open_room("Blue Fox")
    room.start(Guess(result=odds(2, 8)))
    page.say("answer", task=page.task, q=0, value=60)
    room.start(Rolls(2, 8))
    assert page.view["what"] == "rolls"
    room.bring_back()
    assert page.view["what"] == "guess"
    assert page.view["mine"] == 60
    assert len(room.results.records()) == 1, "no answer comes twice"


def test_names_can_be_hidden() -> None:
    room, _ = open_room("Blue Fox", "Red Heron")
    room.hide_names(True)
    assert room.stage()["names"] == ["Pupil 1", "Pupil 2"]


def test_counts_are_sent_once_and_are_the_same_for_all() -> None:
    room, pages = open_room("Blue Fox", "Red Heron")
    room.start(Guess(result=odds(2, 8)))
    pages[0].say("answer", task=pages[0].task, q=0, value=60)
    room.tick()
    room.tick()
    told = [[it for it in page.got if it["kind"] == "now"] for page in pages]
    assert told[0] == told[1] == [{"kind": "now", "n": 1, "of": 2, "text": "Guesses in: 1 of 2"}]


def test_an_unknown_language_is_that_of_the_teacher() -> None:
    room = Room(language="uk", seed=1)
    page = Page(room)
    page.join("Ann", lang="xx")
    assert page.last("welcome")["lang"] == "uk"
    assert page.say("lang", lang="../en")["kind"] == "error"
    assert page.say("lang", lang="ru")["kind"] == "got"
    assert page.last("welcome")["lang"] == "ru"


def test_one_address_cannot_open_screens_without_end() -> None:
    room, _ = open_room()
    pages = [Page(room, "10.0.0.7") for _ in range(MOST_AT_ADDRESS)]
    refused = Page(room, "10.0.0.7")
    assert refused.got == [{"kind": "refused", "why": "many"}]
    assert refused.join("Blue Fox")["kind"] == "error"
    assert Page(room, "10.0.0.8").join("Red Heron")["kind"] == "got"
    room.disconnect(pages[0].line)
    assert Page(room, "10.0.0.7").join("Blue Fox")["kind"] == "got", "a place is free again"
    room.disconnect(refused.line)
