"""Screens without a network: what a page would send, and what it has got."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import undaunted_nb as un
from undaunted_nb.rooms.pupils import Line
from undaunted_nb.rooms.room import Room
from undaunted_nb.widgets.state.delta import apply_parts

un._give_words()


class Clock:
    """A clock that stands until somebody moves it."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Page:
    """A page of a pupil: it keeps what the room sends, as the front end does."""

    def __init__(self, room: Room, address: str = "") -> None:
        self.room, self.got = room, list[dict[str, Any]]()
        self.line: Line = room.connect(self, address or f"page {id(self)}")
        self.n = 0
        self.secret = ""
        self.table: dict[str, Any] = {}
        self.is_open = True

    def send(self, message: Mapping[str, Any]) -> None:
        """Take a message of the room, through JSON as a socket would."""
        found = json.loads(json.dumps(message, default=_plain))
        self.got.append(found)
        if found["kind"] == "welcome":
            self.secret = found["secret"]
        elif found["kind"] == "table":
            if "whole" in found:
                self.table = found["whole"]
            else:
                self.table |= apply_parts(self.table, found["parts"])

    def close(self) -> None:
        self.is_open = False

    def say(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a message, and return the answer to it."""
        self.n += 1
        before = len(self.got)
        self.room.receive(self.line, json.dumps({"kind": kind, "n": self.n, **fields}))
        answers = [it for it in self.got[before:] if it["kind"] in ("got", "error", "refused", "bye")]
        return answers[0] if answers else {}

    def join(self, name: str, lang: str = "en", **more: Any) -> dict[str, Any]:
        return self.say("join", code=self.room.code, name=name, lang=lang, **more)

    def last(self, kind: str) -> dict[str, Any]:
        return next((it for it in reversed(self.got) if it["kind"] == kind), {})

    @property
    def view(self) -> dict[str, Any]:
        return self.last("view")

    @property
    def task(self) -> int:
        return int(self.view["task"])

    def at_table(self, kind: str, target: str = "", **more: Any) -> dict[str, Any]:
        """Send what the table on the page would send."""
        return self.say("table", task=self.task, message={"kind": kind, "target": target, "revision": self.table["revision"], **more})


def _plain(value: object) -> object:
    return dict(value) if isinstance(value, Mapping) else list(value)  # type: ignore[call-overload]


def open_room(*names: str, seed: int = 1, language: str = "en") -> tuple[Room, list[Page]]:
    """Return a room with these pupils."""
    room = Room(language=language, seed=seed, clock=Clock())
    pages = [Page(room) for _ in names]
    for page, name in zip(pages, names, strict=True):
        assert page.join(name)["kind"] == "got"
    return room, pages
