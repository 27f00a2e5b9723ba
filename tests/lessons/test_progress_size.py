"""Progress that would be too large for the next start is refused, and the old progress stays."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import undaunted_nb as un
from undaunted_nb.engine.errors import FileError
from undaunted_nb.files.storage import LARGEST
from undaunted_nb.lessons.progress.progress import LINE, Progress
from undaunted_nb.lessons.progress.record import FORMAT
from undaunted_nb.play.lines import from_line, to_line

un._give_words()


def _of(lessons: dict[str, Any]) -> dict[str, Any]:
    return {"format": FORMAT, "asked": 0, "lessons": lessons, "rules": {}}


def _bomb() -> str:
    """Return a few characters that unpack to 2,002,480 bytes."""
    lesson = {"print": "x", "done": {}, "known": True}
    empty = len(json.dumps(_of({"": lesson}), separators=(",", ":")))
    return to_line(_of({"a" * (2_002_480 - empty): lesson}), LINE)


def _names(count: int, letter: str) -> str:
    return to_line(_of({f"{letter * 40} {n}": {"print": "f", "done": {"step": "good"}, "known": False} for n in range(count)}), LINE)


def test_the_bomb_is_a_bomb() -> None:
    assert len(_bomb()) < 3000
    with pytest.raises(FileError, match="unpacks to more than"):
        from_line(_bomb(), LINE)


@pytest.mark.parametrize(
    "line",
    [_bomb(), to_line(_of({"a" * 1_999_000: {"print": "", "done": {}, "known": True}}), LINE), _names(12_000, "a"), _names(9_000, "ж")],
    ids=["a bomb", "a name", "ordinary names", "names that take two bytes a letter"],
)
def test_progress_that_is_too_large_is_refused_and_the_old_one_stays(line: str, own_home: Path) -> None:
    progress = Progress.open()
    progress.done("normandy/moving", "step", "f1")
    before = (own_home / "progress.json").read_bytes()
    with pytest.raises(FileError, match=r"unpacks to more than|Nothing was imported|can’t be saved"):
        progress.take_in(line)
    assert (own_home / "progress.json").read_bytes() == before
    assert progress.notes == ()
    again = Progress.open()
    assert (again.state("normandy/moving"), again.notes) == ({"step": "good"}, ())
    again.done("normandy/moving", "sum", "f1")
    assert Progress.open().state("normandy/moving") == {"step": "good", "sum": "good"}


def test_progress_that_fits_leaves_room_for_the_next_steps(own_home: Path) -> None:
    progress = Progress.open()
    progress.take_in(_names(5_000, "a"))
    size = (own_home / "progress.json").stat().st_size
    assert size > LARGEST // 4
    progress.take_in(_names(5_000, "a"))  # the same again changes nothing
    assert (own_home / "progress.json").stat().st_size == size
    progress.done("normandy/moving", "step", "f1")
    again = Progress.open()
    assert again.notes == ()
    assert again.state("normandy/moving") == {"step": "good"}
