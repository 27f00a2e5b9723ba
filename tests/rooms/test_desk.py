"""What only the teacher sees and does: looking into a duel, both hands, a hint, one more minute, and another phone for a pupil."""

from __future__ import annotations

import json
from typing import Any

import pytest

import undaunted_nb as un
from tests.rooms.screens import Clock, Page, open_room
from tests.rooms.test_hidden import bytes_of
from undaunted_nb.rooms.activities.duels import Duels
from undaunted_nb.rooms.activities.lesson import LessonActivity
from undaunted_nb.rooms.activities.rolls import Rolls
from undaunted_nb.rooms.desk import Desk
from undaunted_nb.rooms.entrance import LASTS
from undaunted_nb.rooms.room import Room


def press(desk: Desk, kind: str, target: str = "") -> dict[str, Any]:
    desk.handle({"kind": kind, "target": target})
    return desk.view()


def test_the_teacher_looks_into_a_duel_and_nobody_else_gets_a_byte() -> None:
    def sent(*presses: tuple[str, str]) -> tuple[str, dict[str, Any]]:
        room, (page, _) = open_room("Blue Fox", "Red Heron")
        desk = Desk(room)
        room.start(Duels("normandy/la-raye"))
        view = desk.view()
        for kind, target in presses:
            view = press(desk, kind, target)
            assert not view["note"]
        return bytes_of(room, page), view

    plain, view = sent()
    assert view["game"] is None
    looked, view = sent(("look", "0"))
    assert view["game"]["hands"] == []
    assert view["game"]["counts"] == ["4 cards in hand"] * 2
    assert view["game"]["picture"]["src"].startswith("picture/")
    both, view = sent(("look", "0"), ("hands", "show"))
    assert [len(hand) for hand in view["game"]["hands"]] == [4, 4]
    assert plain == looked == both
    _, view = sent(("look", "0"), ("hands", "show"), ("look", ""))
    assert view["game"] is None
    _, view = sent(("look", "0"), ("hands", "show"), ("look", ""), ("look", "0"))
    assert view["game"]["hands"] == [], "the next look begins with the hands hidden"


def test_a_notebook_asks_the_kernel_for_each_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    room = un.classroom(serve=False, seed=1)
    room.simulate(4)
    room.duels("normandy/la-raye")
    sent: list[dict[str, str]] = []
    monkeypatch.setattr(room, "send", sent.append)
    sources = [board["picture"]["src"] for board in room.view["stage"]["boards"]]
    for source in [*sources, "picture/of-nothing.svg", "../secret"]:
        room._on_message(room, {"kind": "picture", "target": source}, [])
    assert [message["src"] for message in sent] == [*sources, "picture/of-nothing.svg", "../secret"]
    assert [message["svg"][:4] for message in sent] == ["<svg"] * len(sources) + ["", ""]


@pytest.mark.parametrize("target", ["7", "-1", "x", "1" * 300])
def test_a_duel_that_is_not_there_is_not_shown(target: str) -> None:
    room, _ = open_room("Blue Fox", "Red Heron")
    room.start(Duels("memoir44/first-shots"))
    assert press(Desk(room), "look", target)["game"] is None


def test_the_steps_beside_a_duel_tell_no_hand() -> None:
    room, _ = open_room("Blue Fox", "Red Heron")
    room.start(Duels("normandy/la-raye"))
    view = press(Desk(room), "look", "0")
    assert "draws Scout" not in json.dumps(view["game"]["log"])


def test_one_more_minute_is_for_everyone() -> None:
    room, (page, other) = open_room("Blue Fox", "Red Heron")
    room.start(Duels("memoir44/first-shots", minutes=5))
    assert press(Desk(room), "act", "one-more-minute")["note"] == ""
    assert page.view["clock"]["mine"] == other.view["clock"]["mine"] == 360
    room.start(Duels("memoir44/first-shots"))
    assert press(Desk(room), "act", "one-more-minute")["note"], "without a clock, there is no such button"


def lesson() -> tuple[Room, list[Page], Desk, LessonActivity]:
    room, pages = open_room("Blue Fox", "Red Heron")
    activity = LessonActivity("normandy/moving")
    room.start(activity)
    return room, pages, Desk(room), activity


def test_a_hint_goes_to_the_pupil_who_asked() -> None:
    room, (page, _), desk, activity = lesson()
    page.say("help", on=True)
    assert not press(desk, "hint", "1")["note"]
    assert [activity.places[number].run.hints for number in (1, 2)] == [1, 0]
    assert not room.pupils[1].needs_help
    press(desk, "act", "send-hint")
    assert activity.places[2].run.hints == 1, "all who are at this step get one"
    room.stop()
    assert press(desk, "hint", "1")["note"]


def test_the_teacher_looks_into_a_lesson_and_nobody_else_gets_a_byte() -> None:
    def sent(*presses: tuple[str, str]) -> tuple[str, dict[str, Any], Any]:
        room, (page, other), desk, activity = lesson()
        page.at_table("coach", "hint")
        for kind, target in presses:
            assert not press(desk, kind, target)["note"]
        return bytes_of(room, other) + bytes_of(room, page), desk.view(), activity

    plain, view, _ = sent()
    assert view["game"] is None
    looked, view, activity = sent(("look", "1"))
    assert plain == looked
    game = view["game"]
    assert (game["names"], game["pupil"], game["state"]) == (["Blue Fox"], 1, "Step 1 of 5")
    assert game["task"] == activity.seats[1].session.scene()["coach"]["task"]
    assert game["said"] == activity.seats[1].session.scene()["coach"]["hints"]
    assert game["picture"]["src"].startswith("picture/")
    assert len(game["hand"]) == len(activity.seats[1].session.scene()["mine"]["hand"])
    _, view, _ = sent(("look", "2"))
    assert view["game"]["said"] == [], "the other one has asked for no hint"
    _, view, _ = sent(("look", "9"))
    assert view["game"] is None
    _, view, _ = sent(("look", "1"), ("remove", "1"))
    assert view["game"] is None


def test_another_activity_begins_without_a_look() -> None:
    room, _, desk, _ = lesson()
    assert press(desk, "look", "1")["game"]
    desk.start("duels", lambda: Duels("normandy/la-raye"))
    assert desk.view()["game"] is None
    assert press(desk, "look", "0")["game"]
    room.close()


def test_a_pupil_moves_to_another_phone() -> None:
    room, (page, other) = open_room("Blue Fox", "Red Heron")
    desk = Desk(room)
    digits = press(desk, "move", "1")["people"][0]["ticket"]
    assert len(digits) == 4
    assert digits not in json.dumps([page.got, other.got])
    phone = Page(room)
    assert phone.say("join", code=f"{room.code.lower()} {digits}")["kind"] == "got"
    assert phone.last("welcome")["name"] == "Blue Fox"
    assert page.got[-1] == {"kind": "bye", "why": "handed", "rows": []}
    assert Page(room).say("join", code=room.code, secret=page.secret)["kind"] == "refused", "the former page cannot come back"
    assert Page(room).say("join", code=f"{room.code}{digits}")["why"] == "code", "once"
    assert desk.view()["people"][0]["ticket"] == ""


def test_a_number_for_another_phone_does_not_last() -> None:
    room, _ = open_room("Blue Fox")
    digits = room.move(1)
    clock: Any = room.clock
    assert isinstance(clock, Clock)
    clock.now += LASTS + 1
    assert Page(room).say("join", code=f"{room.code}{digits}")["why"] == "code"


def test_nothing_can_be_undone_in_a_closed_room() -> None:
    room, _ = open_room("Blue Fox")
    desk = Desk(room)
    desk.start("rolls", lambda: Rolls(2, 8))
    press(desk, "stop", "")
    assert desk.view()["undo"]
    room.close()
    assert not desk.view()["undo"]
