"""A stranger's progress never makes one's own unreadable, and a damaged file gives back what it still holds.

UNDAUNTED_NB_NIGHTLY=1 merges 100,000 hostile records, otherwise it is a sample.
"""

from __future__ import annotations

import json
import time
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

import undaunted_nb as un
from tests.sampling import NIGHTLY
from undaunted_nb.engine.errors import FileError
from undaunted_nb.lessons.progress.progress import LINE, Progress
from undaunted_nb.lessons.progress.record import (
    FORMAT,
    HOW,
    LAST,
    LONGEST,
    MOST,
    RULE_FIELDS,
    SPACING,
    LessonRecord,
    Record,
    RuleRecord,
    clip,
    merge,
    record_from_json,
    record_to_json,
    recover,
)

un._give_words()
MERGES = 100_000 if NIGHTLY else 3_000
NAMES = (
    "un.move.1",
    "un.move.2",
    "normandy/moving",
    "",
    "done",
    "asked",
    "print",
    "é",
    "\x00",
    '"}\\',
    "\ud800",
    "x" * LONGEST,
    "x" * (LONGEST + 1),
)
NUMBERS: tuple[Any, ...] = (
    0,
    1,
    2,
    3,
    LAST,
    50,
    MOST,
    MOST - 1,
    MOST - 3,
    MOST - SPACING[-1],
    -1,
    -MOST,
    MOST + 1,
    10**40,
    True,
    None,
    1.5,
    "1",
    [],
)


def hostile(rng: Random) -> dict[str, Any]:
    """Return a record of a stranger. About half of them are within the limits of the reader, at their edges."""
    bad = rng.random() < 0.4

    def number(name: str) -> Any:
        if bad and rng.random() < 0.2:
            return rng.choice(NUMBERS)
        least, most = (0, LAST) if name == "box" else (-MOST, MOST) if name == "due" else (0, MOST)
        return rng.choice([value for value in NUMBERS if type(value) is int and least <= value <= most])

    def name() -> str:
        return rng.choice(NAMES if bad else [it for it in NAMES if it != "\ud800" and len(it) <= LONGEST])

    lessons = {
        name(): {"print": name(), "done": {name(): rng.choice(HOW) for _ in range(rng.randrange(4))}, "known": rng.random() < 0.5}
        for _ in range(rng.randrange(4))
    }
    rules = {name(): {field: number(field) for field in RULE_FIELDS} for _ in range(rng.randrange(4))}
    return {"format": FORMAT, "asked": number("asked"), "lessons": lessons, "rules": rules}


def read_back(progress: Progress) -> Record:
    """Return the record as the next start reads it."""
    text = json.dumps(record_to_json(progress._record), ensure_ascii=False).encode()
    return record_from_json(json.loads(text), "here")


# 100,000 merges take minutes; by day it is a sample of a few seconds on a quiet machine.
def test_hostile_records_are_merged_and_read_back() -> None:
    rng, taken = Random(28), 0
    for number in range(MERGES):
        if number % 20 == 0:
            progress = Progress()
            progress.done("normandy/moving", "step", "p", "clean")
            progress.answered(["un.move.2"], right=True)
        before = progress._record
        try:
            progress.take_in(_line(hostile(rng)))
            taken += 1
        except FileError:
            assert progress._record == before
        for _ in range(rng.randrange(3)):
            progress.answered([rng.choice(("un.move.1", "un.move.2", "new"))], right=rng.random() < 0.5)
        assert read_back(progress) == progress._record
        assert progress.state("normandy/moving")["step"] == "clean"
        assert progress._record.rules["un.move.2"].right >= 1
    assert taken > MERGES / 3


def _line(data: dict[str, Any]) -> str:
    """Return a line as another program packs it: half a character, which ``to_line`` refuses, is spelled in ASCII."""
    import base64
    import zlib

    packed = zlib.compress(json.dumps(data).encode(), 1)
    return f"{LINE}.{base64.urlsafe_b64encode(packed).decode().rstrip('=')}.{zlib.crc32(packed):08x}"


def test_a_file_survives_hostile_records(tmp_path: Path) -> None:
    rng = Random(7)
    for number in range(60):
        file = tmp_path / f"{number // 10}.json"
        progress = Progress.open(file)
        progress.done("normandy/moving", "step", "p", "clean")
        with suppress(FileError):
            progress.take_in(_line(hostile(rng)))
        progress.answered(["un.move.3"], right=True)
        again = Progress.open(file)
        assert again.notes == ()
        assert again.state("normandy/moving")["step"] == "clean"
        assert again._now() == progress._now()
    assert not list(tmp_path.glob("*unused*"))


@pytest.mark.parametrize(("asked", "due"), [(MOST, -MOST), (MOST, None), (MOST - 5, None), (MOST, MOST)])
def test_rules_still_become_due_after_the_last_question_number(asked: int, due: int | None, own_home: Path) -> None:
    rules = {} if due is None else {"un.move.1": {"box": 0, "due": due, "right": 0, "wrong": 0}}
    mine = Progress.open()
    mine.done("normandy/moving", "step", "p", "clean")
    mine.take_in(_line({"format": FORMAT, "asked": asked, "lessons": {}, "rules": rules}))
    mine.answered(["r"], right=True)
    assert "r" not in mine.due()
    for _ in range(SPACING[1]):
        mine.answered(["other"], right=True)
    assert "r" in mine.due()
    if due is not None:
        for _ in range(SPACING[-1]):
            mine.answered(["other"], right=True)
        assert "un.move.1" in mine.due(), "a stranger's date lies no further ahead than one's own"
    again = Progress.open()
    assert (again.state("normandy/moving"), again.notes) == ({"step": "clean"}, ())


@pytest.mark.parametrize("name", ["x" * (LONGEST + 1), "\ud800"])
def test_a_name_that_no_file_can_hold_is_refused_before_anything_changes(name: str, own_home: Path) -> None:
    progress = Progress.open()
    progress.done("a", "b", "c")
    for change in (
        lambda: progress.done(name, "b", "c"),
        lambda: progress.done("a", name, "c"),
        lambda: progress.done("d", "b", name),
        lambda: progress.mark_known([name]),
        lambda: progress.answered([name], right=True),
    ):
        with pytest.raises(FileError, match="can’t be saved"):
            change()
    assert progress.lesson_rows() == Progress.open().lesson_rows() == [{"lesson": "a", "exercise": "b", "how": "good", "known": False}]


# ---------------------------------------------------------------- damaged files


def much() -> Record:
    lessons = {f"normandy/l{n}": LessonRecord(f"p{n}", {f"e{i}": HOW[(n + i) % 3] for i in range(5)}, n % 3 == 0) for n in range(12)}
    return Record(lessons, {f"un.move.{n}": RuleRecord(n % 6, 100 + n, n, n // 2) for n in range(30)}, 120)


def damage(text: str, kind: str, rng: Random) -> bytes:
    """Return a file as accidents leave it."""
    at = rng.randrange(len(text) // 3, len(text))
    lines = text.splitlines(keepends=True)
    line = rng.randrange(1, len(lines) - 1)
    return {
        "cut": text[:at].encode(),
        "zeros": text[: at - 200].encode() + bytes(200) + text[at:].encode(),
        "no comma": "".join([*lines[:line], lines[line].replace(",", ""), *lines[line + 1 :]]).replace("},\n", "}\n", 1).encode(),
        "a lost line": "".join([*lines[:line], "??\n", *lines[line + 1 :]]).encode(),
        "twice": (text + text).encode(),
        "conflict": f"<<<<<<< mine\n{text}=======\n{text[:at]}>>>>>>> theirs\n".encode(),
        "not UTF-8": text[:at].encode() + b"\xff\xfe\x80" + text[at:].encode(),
        "UTF-16": text.encode("utf-16"),
        "a number too large": text.replace('"wrong": 3', '"wrong": 99999999999').encode(),
        "another version": text.replace(FORMAT, "undaunted-nb progress 2").encode(),
    }[kind]


KINDS = ("cut", "zeros", "no comma", "a lost line", "twice", "conflict", "not UTF-8", "UTF-16", "a number too large", "another version")
MUST: dict[str, float] = {"cut": 0.3, "zeros": 0.8, "a lost line": 0.85, "not UTF-8": 0.9}
"""The share of the record that must come back where something is really gone. Elsewhere nearly all of it must."""


@pytest.mark.parametrize("kind", KINDS)
def test_a_damaged_file_gives_back_what_it_holds(kind: str, tmp_path: Path) -> None:
    from undaunted_nb.files.storage import dump_json

    rng, whole = Random(kind), much()
    for number in range(5):
        file = tmp_path / f"{number}.json"
        broken = damage(dump_json(record_to_json(whole)), kind, rng)
        file.write_bytes(broken)
        progress = Progress.open(file)
        found = progress._now()
        assert merge(whole, found).lessons == whole.lessons, "nothing is invented"
        assert set(found.rules) <= set(whole.rules)
        kept = sum(len(it.results) for it in found.lessons.values()) / 60
        must = MUST.get(kind, 0.97)
        assert kept >= must, f"{kept:.0%} of the exercises"
        assert len(found.rules) >= {"cut": 0, "zeros": 24, "a lost line": 28}.get(kind, 29)
        assert "recovered" in str(progress.notes[0])
        assert (tmp_path / f"{number}.unused-1.json").read_bytes() == broken
        again = Progress.open(file)
        assert (again._now(), again.notes) == (found, ()), "what was recovered is written at once"


def test_recovering_takes_a_second_for_any_text() -> None:
    for piece in ('"', '\\"', '"a":{', '"a" :', '"a": 1', "}", '"a": "', " ", '"a":' + " " * 39, "1", "\\"):
        text = piece * (100_000 // len(piece))
        start = time.process_time()
        recover(text[:10_000])
        small = time.process_time() - start
        start = time.process_time()
        recover(text)
        assert time.process_time() - start < max(40 * small, 4), piece


def test_two_kernels_recover_a_file_once(own_home: Path) -> None:
    one, two = Progress.open(), Progress.open()
    one.done("a", "x", "f")
    two.done("a", "y", "f")
    text = (own_home / "progress.json").read_text("utf-8")
    (own_home / "progress.json").write_text(text[:-4], "utf-8")
    assert one.state("a") == two.state("a") == {"x": "good", "y": "good"}
    two.done("a", "z", "f")
    assert set(one.state("a")) == {"x", "y", "z"}
    assert len(list(own_home.glob("*unused*"))) == 1


def test_a_file_that_cannot_be_read_now_is_neither_renamed_nor_replaced(own_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = Progress.open()
    first.done("a", "x", "f")

    def refused(self: Path, *_args: object, **_more: object) -> None:
        raise PermissionError(13, "Permission denied")

    held = (own_home / "progress.json").read_bytes()
    with monkeypatch.context() as patch:
        patch.setattr(Path, "open", refused)
        progress = Progress.open()
        progress.done("a", "y", "f")
        assert progress.state("a") == {"y": "good"}
    assert len(progress.notes) == 1
    assert (own_home / "progress.json").read_bytes() == held
    progress.done("a", "z", "f")
    assert set(Progress.open().state("a")) == {"x", "y", "z"}


def test_the_limits_are_those_of_the_reader() -> None:
    edge = clip(Record({}, {"r": RuleRecord(99, 2 * MOST, 2 * MOST, -1)}, 2 * MOST))
    assert record_from_json(record_to_json(edge), "here") == edge
    assert edge.rules["r"] == RuleRecord(LAST, edge.asked, MOST, 0)
