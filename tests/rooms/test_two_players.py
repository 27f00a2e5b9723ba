"""A room for two: the duel begins when both are there, whoever opened it has the chosen side, and the home page leads to it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import undaunted_nb as un
from tests.rooms.screens import Clock, Page
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.rooms.activities.duels import Duels
from undaunted_nb.rooms.room import Room
from undaunted_nb.rooms.two_players import RoomForTwo, picture_of
from undaunted_nb.widgets.home import friend

un._give_words()
SHOTS = "memoir44/first-shots"


def for_two(side: str = "") -> tuple[RoomForTwo, Page]:
    """Return a room, and the page of whoever has opened it."""
    two = RoomForTwo(Room(seed=4, clock=Clock()), None, Duels(SHOTS, side=side))
    page = Page(two.room)
    digits = two.room.entrance.find_ticket(two.host.number)
    assert page.say("join", code=f"{two.code} {digits}")["kind"] == "got"
    return two, page


@pytest.mark.parametrize("side", ["allies", "axis"])
def test_the_duel_begins_when_both_are_there(side: str) -> None:
    two, host = for_two(side)
    assert host.view["what"] == "wait"
    guest = Page(two.room)
    guest.join("Ann")
    assert host.view["what"] == guest.view["what"] == "duels"
    assert host.view["foe"] == "Ann"
    duels: Any = two.room.activity
    assert duels.pairs[0].side_of(two.host) == side
    assert [answer.right for _, answer in two.results.named] == [None, None], "the game is not over"


def test_the_guest_alone_waits() -> None:
    two = RoomForTwo(Room(seed=4, clock=Clock()), None, Duels(SHOTS))
    guests = [Page(two.room), Page(two.room)]
    for name, guest in zip(("Ann", "Ben"), guests, strict=True):
        guest.join(name)
    assert two.room.activity is None, "two guests are not the two of this room"


def test_the_link_to_the_own_side_works_once() -> None:
    two, host = for_two()
    other = Page(two.room)
    assert other.say("join", code=host.last("welcome")["code"], name=two.host.name)["why"] == "name"
    assert not two.room.entrance.find_ticket(two.host.number)


def test_wrong_names_open_no_room() -> None:
    with pytest.raises(TutorError, match="fly"):
        un.duel(SHOTS, "fly")
    with pytest.raises(TutorError):
        un.duel("normandy/nowhere")


def test_qr_code_is_dark_on_white() -> None:
    assert picture_of(None) == ""
    text = picture_of({"size": 3, "path": "M1 1h1v1h-1z"})
    assert text.startswith("data:image/svg+xml,")
    assert "#" not in text


# The home page


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    monkeypatch.setenv("UNDAUNTED_NB_HOME", str(tmp_path))
    table = un.home()
    yield table
    table._home.friend.close()
    table.close()


def send(table: Any, target: str) -> dict[str, Any]:
    table.press("home", target)
    return dict(table.home)


def door(table: Any) -> str:
    return str(next(entry["to"] for entry in table.home["acts"] if entry["icon"] == "friend"))


def test_the_home_page_opens_a_room_and_closes_it(home: Any) -> None:
    sheet = send(home, door(home))["start"]
    assert sheet["begin"]["to"] == "begin:friend"
    assert [group["id"] for group in sheet["groups"]] == ["side", "language"]
    battles = send(home, "pane:friend-battle")["pane"]["items"]
    assert all(entry["to"].startswith("friend:normandy/") for entry in battles)
    send(home, battles[-1]["to"])
    send(home, "side:DE")
    pane = send(home, "begin:friend")["pane"]
    room = home._home.friend.room
    assert pane["fields"][0]["text"] == room.link == f"http://{room.room.address}/#{room.code}"
    assert pane["guide"]["url"] == room.my_link
    assert pane["picture"] is None, "nobody else can open it yet"
    assert [entry["to"] for entry in pane["items"]] == ["room:open", "room:close"]
    assert door(home) == "pane:friend", "the way back to an open room"
    pane = send(home, "room:open")["pane"]
    assert pane["picture"]["src"].startswith("data:image/svg+xml,")
    assert [entry["to"] for entry in pane["items"]] == ["room:close"]
    assert send(home, "room:close")["pane"] is None
    assert room.room.is_closed


@pytest.mark.parametrize("target", ["room:open", "room:close", "room:fly", "begin:friend", "friend:fly"])
def test_buttons_that_are_not_there_change_nothing(home: Any, target: str) -> None:
    assert send(home, target)["trouble"]
    assert home._home.friend.room is None


def test_the_browser_only_site_says_what_works_there(home: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(friend, "IN_BROWSER", True)
    home.refresh()
    pane = send(home, door(home))["pane"]
    assert "un.worksheet" in " ".join(pane["text"])
    query = pane["fields"][0]["text"]
    assert pane["fields"][0]["page"]
    games = [un.home(), un.home()]
    for table in games:
        table.open_link(query)
    assert games[0].game.position == games[1].game.position, "the same cards for both"
    assert pane["items"][0]["to"].startswith("start:")


def test_visitors_of_a_shared_page_have_no_such_button(home: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(friend, "visiting", lambda: True)
    home.refresh()
    assert "friend" not in {entry["icon"] for entry in home.home["acts"]}
