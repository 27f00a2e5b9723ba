"""Another game after the end of a duel: both must want it, the sides are swapped, and the results keep both games."""

from __future__ import annotations

from typing import Any, cast

import pytest

from tests.rooms.screens import Clock, Page, open_room
from undaunted_nb.rooms.activities.duels import PATIENCE, Duels
from undaunted_nb.rooms.room import Room


def end_on_time(*names: str) -> tuple[Room, list[Page], Duels]:
    """Return a room whose first duel has just ended because time was up."""
    room, pages = open_room(*names)
    duels = Duels("memoir44/first-shots", minutes=1)
    room.start(duels)
    cast(Clock, room.clock).now += 61
    room.tick()
    assert duels.pairs[0].is_over
    return room, pages, duels


def wish(page: Page) -> dict[str, Any]:
    return page.say("change", task=page.task)


def test_both_want_another_game_with_the_sides_swapped() -> None:
    room, (first, second), duels = end_on_time("Blue Fox", "Red Heron")
    old, sides = duels.pairs[0], first.view["sides"]
    assert first.view["again"] == {"label": "Play again", "note": "You’ll swap sides."}
    assert wish(first)["kind"] == "got"
    assert first.view["again"] == {"label": "", "note": "Waiting for Red Heron."}
    assert second.view["again"]["note"] == "Blue Fox wants to play again."
    assert wish(first)["kind"] == "error", "once is enough"
    assert duels.pairs == [old]
    before = len(second.got)
    assert wish(second)["kind"] == "got"
    assert any(message["kind"] == "table" and "whole" in message for message in second.got[before:])
    assert first.view["again"] is None
    assert first.view["sides"] == sides[::-1]
    assert first.table["mine"]["name"] in first.view["sides"][0]
    assert room.stage()["of"] == 1, "the wall shows the game that is played"
    assert duels.pairs[0].left == dict.fromkeys(duels.pairs[0].players, 60.0)
    assert wish(first)["kind"] == "error", "it has not ended"
    rows = [(answer.pupil, answer.right) for answer in duels.answers()]
    assert sorted(pupil for pupil, _ in rows) == [1, 1, 2, 2]
    assert sorted(str(right) for _, right in rows) == ["False", "None", "None", "True"]


def test_the_computer_always_plays_again() -> None:
    _, (page,), duels = end_on_time("Blue Fox")
    side = duels.pairs[0].side_of(duels.room.pupils[1])
    assert wish(page)["kind"] == "got"
    assert duels.pairs[0].side_of(duels.room.pupils[1]) != side
    assert duels.seats[1].session.opponent == "novice"
    assert page.view["foe"] == "Computer"


@pytest.mark.parametrize("is_wish_first", [True, False])
def test_nobody_waits_for_one_who_was_removed(is_wish_first: bool) -> None:
    room, (page, _), duels = end_on_time("Blue Fox", "Red Heron")
    if is_wish_first:
        wish(page)
    room.remove(2)
    if not is_wish_first:
        assert page.view["again"]["label"] == "Play again"
        assert wish(page)["kind"] == "got"
    assert page.view["again"] is None
    assert page.view["foe"] == "Computer"
    assert duels.seats[1].session.opponent == "novice"
    assert {answer.pupil for answer in duels.answers()} == {1, 2}, "the first game stays in the results"


def test_nobody_waits_for_one_who_is_away_for_long() -> None:
    room, (page, other), duels = end_on_time("Blue Fox", "Red Heron")
    old = duels.pairs[0]
    wish(page)
    room.disconnect(other.line)
    room.tick()
    assert duels.pairs == [old]
    cast(Clock, room.clock).now += PATIENCE
    room.tick()
    assert duels.pairs != [old]
    assert page.view["again"] is None
    assert page.view["takeover"], "the computer can play until the other one is back"
    back = Page(room)
    back.join("", secret=other.secret)
    assert back.view["sides"] == page.view["sides"][::-1]
    assert back.table


def test_a_wish_of_one_who_is_gone_begins_nothing() -> None:
    room, (first, second), duels = end_on_time("Blue Fox", "Red Heron")
    old = duels.pairs[0]
    wish(first)
    for page in (first, second):
        room.disconnect(page.line)
    cast(Clock, room.clock).now += PATIENCE
    room.tick()
    assert duels.pairs == [old]


def test_another_game_never_shows_the_board_of_another_pair() -> None:
    room, pages, duels = end_on_time("Blue Fox", "Red Heron", "Green Owl", "Grey Hare")
    room.stage()
    first, second = (pair.picture for pair in duels.pairs)
    assert second is not None
    duels.pairs[1].picture = mine = second[0], second[1], {**second[2], "alt": "my own"}
    for page in pages[2:]:
        wish(page)
    assert duels.pairs[0].picture is first
    assert duels.pairs[1].picture is mine


@pytest.mark.parametrize("does_leave", [True, False])
def test_the_computer_plays_for_one_who_is_gone_for_good(does_leave: bool) -> None:
    room, (page, other) = open_room("Blue Fox", "Red Heron")
    duels = Duels("memoir44/first-shots", minutes=5)
    room.start(duels)
    if does_leave:
        other.say("leave")
    else:
        room.remove(2)
    assert page.view["foe"] == "Computer"
    assert duels.seats[1].session.opponent == "novice"
    assert 2 not in duels.seats
    assert duels.pairs[0].since is not None, "the clock goes on"
