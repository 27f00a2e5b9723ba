"""Pupils can send anything, in any order: nothing breaks, and each message gets at most one answer."""

from __future__ import annotations

import json
import os
from random import Random
from typing import Any

import pytest

import undaunted_nb as un
from tests.rooms.screens import Page, open_room
from undaunted_nb.rooms.activities.duels import Duels
from undaunted_nb.rooms.activities.follow import Follow
from undaunted_nb.rooms.activities.guess import Guess
from undaunted_nb.rooms.activities.lesson import LessonActivity
from undaunted_nb.rooms.activities.position import PositionChoice
from undaunted_nb.rooms.activities.questions import Questions
from undaunted_nb.rooms.activities.rolls import Rolls
from undaunted_nb.rooms.messages import FIELDS

MESSAGES = int(os.environ.get("ROOM_MESSAGES", "1500"))
"""The number of messages to each activity (`ROOM_MESSAGES=150000`: a million in all)."""
KINDS = {
    "guess": lambda: Guess(result=un.odds(2, 8)),
    "rolls": lambda: Rolls(2, 8, times=30),
    "questions": lambda: Questions("normandy", n=3),
    "position": lambda: PositionChoice("normandy/la-raye", n=0),
    "lesson": lambda: LessonActivity("normandy/moving"),
    "duels": lambda: Duels("memoir44/first-shots"),
    "follow": lambda: Follow("memoir44/first-shots"),
}
ODD: list[Any] = [
    None,
    True,
    False,
    0,
    1,
    -1,
    2**40,
    0.5,
    "",
    "x",
    "x" * 250,
    "\ud800",
    "..",
    "card:x",
    "place:A1",
    [],
    [1],
    [9, 9],
    [10],
    {},
    {"kind": "tap"},
]
TABLE = (
    "tap",
    "take",
    "aim",
    "commit",
    "back",
    "end",
    "rule",
    "more",
    "text",
    "search",
    "why",
    "chances",
    "coach",
    "undo",
    "whole",
    "copy",
    "home",
    "advise",
)


def random_message(rng: Random, page: Page, code: str) -> str:
    """Return a message that is nearly right, or not at all."""
    if rng.random() < 0.05:
        return "".join(chr(rng.randrange(32, 300)) for _ in range(rng.randrange(40)))
    kind = rng.choice(sorted(FIELDS))
    fields: dict[str, Any] = {"kind": kind, "n": page.n + rng.choice((1, 1, 1, 1, 0, -1))}
    page.n += 1
    task = page.view.get("task", 0)
    likely: dict[str, Any] = {
        "task": task, "q": rng.randrange(3), "k": rng.randrange(1, 9), "value": rng.randrange(101),
        "faces": [rng.randrange(10), rng.randrange(10)],
        "code": code, "name": rng.choice(("Ann", "Ben", "Eva")), "lang": rng.choice(("en", "uk", "ru", "xx")), "on": rng.random() < 0.5,
        "secret": page.secret, "place": rng.choice(("A1", "B2", "")),
        "message": {"kind": rng.choice(TABLE),
                    "target": rng.choice(("", "card:x", "place:A1", "piece:x", "hint", "next", "option:1", "end")),
                    "revision": page.table.get("revision", 0)},
    }  # fmt: skip
    for name in FIELDS[kind]:
        if rng.random() < 0.93:
            fields[name] = likely[name] if rng.random() < 0.85 else rng.choice(ODD)
    return json.dumps(fields)


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_that_a_pupil_sends_breaks_a_room(kind: str) -> None:
    rng = Random(kind)
    room, pages = open_room("Blue Fox", "Red Heron", "Odd One")
    pages.append(Page(room, "stranger"))
    room.start(KINDS[kind]())
    for i in range(MESSAGES):
        page = rng.choice(pages)
        before = len(page.got)
        room.receive(page.line, random_message(rng, page, room.code))
        answers = [it["kind"] for it in page.got[before:] if it["kind"] in ("got", "error", "refused")]
        assert len(answers) <= 1 or answers == ["refused", "got"], answers
        del page.got[1:-30]
        if i % 100 == 0:
            room.tick()
            json.dumps(room.stage())
    assert len(room.pupils) <= 7
    assert room.activity is not None
    assert room.activity.kind == kind
