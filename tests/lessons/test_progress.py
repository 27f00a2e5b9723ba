"""Progress: finished work survives other writers and a damaged file."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from threading import Thread
from types import ModuleType
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import undaunted_nb as un
from undaunted_nb.engine.errors import FileError, TutorError
from undaunted_nb.files import storage
from undaunted_nb.lessons.progress import progress as progress_module
from undaunted_nb.lessons.progress import user_data
from undaunted_nb.lessons.progress.progress import LINE, Progress
from undaunted_nb.lessons.progress.record import (
    SPACING,
    Difference,
    LessonRecord,
    Record,
    RuleRecord,
    clip,
    difference,
    merge,
    record_from_json,
    record_to_json,
    undo_merge,
)
from undaunted_nb.lessons.progress.user_data import home
from undaunted_nb.play.lines import to_line

un._give_words()
A, B = "normandy/moving", "normandy/attack"


def on_disk(home_: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((home_ / "progress.json").read_text("utf-8"))
    return found


# ---------------------------------------------------------------- exercises and lessons


def test_progress_survives_a_restart(own_home: Path) -> None:
    progress = Progress.open()
    progress.done(A, "step", "f1")
    progress.done(A, "sum", "f1", "shown")
    again = Progress.open()
    assert again.state(A) == {"step": "good", "sum": "shown"}
    assert again.state(B) == {}
    assert home() == own_home
    assert on_disk(own_home)["format"] == "undaunted-nb progress 1"


def test_in_a_browser_progress_is_in_the_storage_of_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("UNDAUNTED_NB_HOME")
    for module in (user_data, storage, progress_module):
        monkeypatch.setattr(module, "IN_BROWSER", True)
    monkeypatch.setattr(user_data, "DRIVE", tmp_path)
    monkeypatch.setitem(sys.modules, "fcntl", ModuleType("fcntl"))  # the empty module of JupyterLite
    Progress.open().done(A, "step", "f1")
    assert Progress.open().state(A) == {"step": "good"}
    assert [path.name for path in (tmp_path / "undaunted-nb").iterdir()] == ["progress.json"], "one write, and no other file"
    monkeypatch.setattr(user_data, "DRIVE", tmp_path / "none")
    assert home() != tmp_path / "none" / "undaunted-nb", "another page than JupyterLite's"


def test_in_a_browser_a_home_page_looks_at_the_file_a_few_times(own_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each look waits for the page there: 600 of them took most of the start of the browser-only site."""
    looks: list[Path] = []

    def look(path: Path) -> object:
        looks.append(path)
        return storage.stamp(path)

    monkeypatch.setattr(progress_module, "IN_BROWSER", True)
    monkeypatch.setattr(progress_module, "LOOK", 60.0)
    monkeypatch.setattr(progress_module, "stamp", look)
    Progress.open().mark_known(["normandy/board"])
    assert un.home("en").home
    assert 0 < len(looks) < 30
    one, other = Progress.open(), Progress.open()
    assert not other.known("normandy/moving")
    one.mark_known(["normandy/moving"])
    monkeypatch.setattr(progress_module, "LOOK", 0.0)
    assert other.known("normandy/moving"), "the next look sees what another notebook has saved"


def test_a_file_of_your_choice(tmp_path: Path, own_home: Path) -> None:
    Progress.open(tmp_path / "class" / "ann.json").done(A, "step", "f1")
    assert Progress.open(str(tmp_path / "class" / "ann.json")).state(A) == {"step": "good"}
    assert not own_home.exists()


def test_a_solved_exercise_stays_solved() -> None:
    progress = Progress()
    for how in ("shown", "good", "shown"):
        progress.done(A, "step", "f1", how)
    assert progress.state(A) == {"step": "good"}
    with pytest.raises(TutorError, match="“well” is not a valid result"):
        progress.done(A, "step", "f1", "well")


def test_a_changed_lesson_is_reported_until_it_is_reset() -> None:
    progress = Progress.open()
    assert not progress.changed(A, "f1")
    progress.done(A, "step", "f1")
    assert not progress.changed(A, "f1")
    assert progress.changed(A, "f2")
    progress.done(A, "sum", "f2")
    assert progress.changed(A, "f2"), "part of it was done when it was another"
    progress.done(B, "step", "g")
    progress.reset(A)
    assert not progress.changed(A, "f2")
    assert (progress.state(A), progress.state(B)) == ({}, {"step": "good"})
    progress.done(A, "step", "f2")
    assert not Progress.open().changed(A, "f2")


def test_a_known_lesson_can_be_skipped_and_never_changes() -> None:
    progress = Progress.open()
    progress.mark_known([A])
    assert (progress.known(A), progress.known(B)) == (True, False)
    assert not progress.changed(A, "f1")
    progress.done(A, "step", "f1")
    assert progress.known(A)
    assert not progress.changed(A, "f1")


# ---------------------------------------------------------------- spacing


def test_a_rule_comes_back_after_growing_intervals() -> None:
    progress, gaps = Progress(), []
    progress.answered(["r"], right=True)
    for _ in range(6):
        waited = 0
        while "r" not in progress.due():
            progress.answered(["other"], right=True)
            waited += 1
        gaps.append(waited)
        progress.answered(["r"], right=True)
    assert gaps == [3, 8, 20, 50, 50, 50]
    assert tuple(SPACING) == (1, 3, 8, 20, 50, 50)


def test_a_wrong_answer_comes_back_soon_and_from_the_first_box() -> None:
    progress = Progress()
    for _ in range(4):
        progress.answered(["r"], right=True)
    progress.answered(["r"], right=False)
    assert progress.rules["r"] == RuleRecord(0, 6, 4, 1)
    assert progress.due() == ()
    progress.answered(["other"], right=True)
    assert progress.due() == ("r",)
    assert progress.due(["other"]) == ()


def test_the_least_known_rule_is_due_first() -> None:
    progress = Progress()
    for rule, right in (("known", True), ("worse", False), ("x", True), ("x", True), ("x", True)):
        progress.answered([rule], right=right)
    assert progress.due() == ("worse", "known")
    assert "never asked" not in progress.due(["never asked"])


# ---------------------------------------------------------------- several at once


def test_two_notebooks_keep_each_others_progress() -> None:
    one, two = Progress.open(), Progress.open()
    one.done(A, "a", "f")
    two.done(A, "b", "f")
    one.answered(["r"], right=True)
    two.answered(["r"], right=False)
    one.mark_known([B])
    for progress in (one, two, Progress.open()):
        assert progress.state(A) == {"a": "good", "b": "good"}
        assert (progress.asked, progress.rules["r"].right, progress.rules["r"].wrong) == (2, 1, 1)
        assert progress.known(B)


def test_a_reset_in_one_notebook_is_not_undone_by_the_other() -> None:
    one, two = Progress.open(), Progress.open()
    one.done(A, "a", "f")
    assert two.state(A)
    one.reset(A)
    two.done(B, "b", "f")
    assert Progress.open().state(A) == {}


def test_many_threads_lose_nothing() -> None:
    def work(number: int) -> None:
        progress = Progress.open()
        for i in range(15):
            progress.done(A, f"{number}-{i}", "f")
            progress.answered(["r"], right=True)

    threads = [Thread(target=work, args=(n,)) for n in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(Progress.open().state(A)) == 60
    assert Progress.open().asked == 60


def test_processes_lose_nothing(own_home: Path) -> None:
    code = (
        "import sys; from undaunted_nb.lessons.progress.progress import Progress\n"
        "for i in range(20): Progress.open().done('a', sys.argv[1] + str(i), 'f')"
    )
    running = [subprocess.Popen([sys.executable, "-c", code, letter]) for letter in "xyz"]
    assert [it.wait(60) for it in running] == [0, 0, 0]
    assert len(Progress.open().state("a")) == 60
    assert sorted(p.name for p in own_home.iterdir()) == [".progress.json.lock", "progress.json"]


# ---------------------------------------------------------------- files that cannot be used


GOOD = record_to_json(Record({A: LessonRecord("f", {"a": "good"})}, {"un.move.1": RuleRecord(1, 3, 1, 0)}, 2))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "not valid JSON"),
        ("[]", "one JSON object"),
        ("\x00", "not valid JSON"),
        (json.dumps({**GOOD, "format": "undaunted-nb progress 2"}), "“format” is"),
        (json.dumps({**GOOD, "asked": -1}), "asked"),
        (json.dumps({**GOOD, "more": 1}), "“more”"),
        (json.dumps({k: v for k, v in GOOD.items() if k != "rules"}), "“rules” is missing"),
        (json.dumps({**GOOD, "lessons": {A: {"print": 3, "done": {}, "known": False}}}), "print"),
        (json.dumps({**GOOD, "lessons": {A: {"print": "f", "done": {"a": "maybe"}, "known": False}}}), "“maybe” is not a valid result"),
        (json.dumps({**GOOD, "rules": {"un.move.1": {"box": 6, "due": 0, "right": 0, "wrong": 0}}}), "box"),
        (json.dumps({**GOOD, "rules": {"un.move.1": {"box": True, "due": 0, "right": 0, "wrong": 0}}}), "box"),
        (json.dumps({**GOOD, "rules": []}), "a table"),
    ],
)
def test_an_unusable_file_is_put_aside_and_reported(text: str, said: str, own_home: Path) -> None:
    own_home.mkdir()
    (own_home / "progress.json").write_text(text, "utf-8")
    progress = Progress.open()
    assert len(progress.notes) == 1
    assert said in str(progress.notes[0])
    assert "progress.unused-1.json" in str(progress.notes[0])
    progress.done(A, "a", "f")
    assert (own_home / "progress.unused-1.json").read_text("utf-8") == text
    assert Progress.open().state(A) == {"a": "good"}
    assert Progress.open().notes == ()


def test_a_file_that_breaks_meanwhile_is_put_aside_and_nothing_is_lost(own_home: Path) -> None:
    progress = Progress.open()
    progress.done(A, "a", "f")
    (own_home / "progress.json").write_text("half", "utf-8")
    progress.done(A, "b", "f")
    assert Progress.open().state(A) == {"a": "good", "b": "good"}
    assert (own_home / "progress.unused-1.json").read_text("utf-8") == "half"


def test_a_file_that_cannot_even_be_put_aside_is_left_alone(own_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own_home.mkdir()
    (own_home / "progress.json").write_text("half", "utf-8")

    def refused(*_args: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "rename", refused)
    progress = Progress.open()
    progress.done(A, "a", "f")
    assert progress.state(A) == {"a": "good"}
    assert (own_home / "progress.json").read_text("utf-8") == "half"
    assert "file was not changed" in str(progress.notes[0])


def test_an_unsaved_change_is_kept_reported_once_and_written_later(own_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    progress, other = Progress.open(), Progress.open()

    def full(*_args: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        progress.done(A, "a", "f")
        progress.done(A, "b", "f")
    assert progress.state(A) == {"a": "good", "b": "good"}
    assert len(progress.notes) == 1
    assert "the disk is full" in str(progress.notes[0])
    other.done(A, "c", "f")
    assert set(progress.state(A)) == {"a", "b", "c"}
    progress.done(A, "d", "f")
    assert set(Progress.open().state(A)) == {"a", "b", "c", "d"}


def test_a_folder_that_cannot_be_made_stops_nothing(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    progress = Progress.open(tmp_path / "file" / "progress.json")
    progress.done(A, "a", "f")
    assert progress.state(A) == {"a": "good"}
    assert "Can’t write this file" in str(progress.notes[0])


# ---------------------------------------------------------------- one line


def test_a_line_takes_everything_along() -> None:
    progress = Progress.open()
    progress.done(A, "a", "f1")
    progress.mark_known([B])
    progress.answered(["r", "s"], right=True)
    line = progress.line()
    assert line.startswith("up1.")
    other = Progress()
    other.take_in(f"  {line[:20]}\n{line[20:]} ")
    assert other.line() == line
    other.take_in(line)
    assert other.line() == line, "the same again changes nothing"


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("", "“up1"),
        ("un1.abc.00000000", "“up1"),
        ("up2.abc.00000000", "“up1"),
        (Progress().line()[:-3], "Copy the whole line again"),
        (Progress().line().replace("up1.e", "up1.f"), "Copy the whole line again"),
        (to_line({"format": "undaunted-nb position 1"}, LINE), "format"),
        (to_line({**GOOD, "asked": "many"}, LINE), "asked"),
    ],
)
def test_a_line_that_cannot_be_used_is_one_clear_error_and_changes_nothing(line: str, said: str) -> None:
    progress = Progress()
    progress.done(A, "a", "f")
    before = progress.line()
    with pytest.raises(FileError, match=said):
        progress.take_in(line)
    assert progress.line() == before


NAMES = st.sampled_from("abc")
LESSONS = st.builds(
    LessonRecord, st.sampled_from(["f", "g"]), st.dictionaries(NAMES, st.sampled_from(["good", "shown"]), max_size=3), st.booleans()
)
RECORDS = st.builds(
    Record,
    st.dictionaries(NAMES, LESSONS, max_size=3),
    st.dictionaries(NAMES, st.builds(RuleRecord, st.integers(0, 5), st.integers(0, 99), st.integers(0, 9), st.integers(0, 9)), max_size=3),
    st.integers(0, 60),
)


@settings(max_examples=150, deadline=None)
@given(RECORDS.map(clip), RECORDS.map(clip))
def test_taking_in_never_loses(mine: Record, other: Record) -> None:
    both = merge(mine, other)
    assert merge(both, other) == both
    assert merge(mine, mine) == mine
    assert record_from_json(json.loads(json.dumps(record_to_json(both))), "here") == both
    for source in (mine, other):
        assert both.asked >= source.asked
        for name, lesson in source.lessons.items():
            assert both.lessons[name].known >= lesson.known
            assert all(both.lessons[name].results[e] in ("good", how) for e, how in lesson.results.items())
        for name, rule in source.rules.items():
            found = both.rules[name]
            assert (found.box, found.right, found.wrong) >= (rule.box, 0, 0)
            assert found.right >= rule.right
            assert found.wrong >= rule.wrong
            if found.box == rule.box:
                assert found.due - both.asked <= rule.due - source.asked


# ---------------------------------------------------------------- as plain values


def test_rows_and_data_frames() -> None:
    progress = Progress()
    progress.done(A, "a", "f")
    progress.mark_known([B])
    progress.answered(["r"], right=True)
    assert progress.rows() == [{"rule": "r", "box": 1, "due": 3, "right": 1, "wrong": 0}]
    assert progress.to_dataframe().to_dict("records") == progress.rows()
    lessons = progress.to_dataframe("lessons")
    assert [tuple(row) for row in lessons.itertuples(index=False)] == [(B, "", "", True), (A, "a", "good", False)]
    assert list(Progress().to_dataframe().columns) == ["rule", "box", "due", "right", "wrong"]
    assert repr(progress) == "<Progress: 2 lessons, 1 rules, 1 questions>"


# ---------------------------------------------------------------- imports that are undone


@settings(max_examples=150, deadline=None)
@given(RECORDS.map(clip), RECORDS.map(clip))
def test_an_import_that_is_undone_at_once_leaves_no_trace(mine: Record, other: Record) -> None:
    before = replace(mine, lessons={name: it for name, it in mine.lessons.items() if it.results or it.known})
    assert undo_merge(merge(before, other), before, merge(before, other)) == before
    assert (difference(before, merge(before, before)), difference(before, before)) == (Difference(), Difference())


def a_stranger() -> Progress:
    other = Progress()
    for exercise in "abc":
        other.done(A, exercise, "f", "clean")
    other.mark_known([B])
    for _ in range(30):
        other.answered(["un.move.1", "un.move.9"], right=True)
    return other


def test_undo_keeps_what_was_done_since_the_import(own_home: Path) -> None:
    progress = Progress.open()
    progress.done(A, "a", "f", "shown")
    progress.answered(["un.move.1"], right=False)
    line = a_stranger().line()
    assert progress.preview(line) == Difference(1, 1, 2, 29)
    assert progress.imports == 0
    progress.take_in(line)
    assert (progress.state(A), progress.known(B)) == ({"a": "clean", "b": "clean", "c": "clean"}, True)
    progress.take_in(line)
    assert progress.imports == 1, "what changes nothing needs no undo"
    progress.done(A, "d", "f", "good")
    progress.done("own", "x", "f")
    progress.answered(["un.move.1"], right=True)
    progress.answered(["new"], right=False)
    again = Progress.open()
    assert again.imports == 1
    again.undo_import()
    assert (progress.state(A), progress.known(B)) == ({"a": "shown", "d": "good"}, False)
    assert progress.state("own") == {"x": "good"}
    assert progress.asked == 3
    assert {name: (it.right, it.wrong) for name, it in progress.rules.items()} == {"un.move.1": (1, 1), "new": (0, 1)}
    with pytest.raises(TutorError, match="no import to undo"):
        progress.undo_import()


@pytest.mark.parametrize("in_memory", [True, False])
def test_the_last_three_states_are_kept(in_memory: bool, own_home: Path) -> None:
    progress = Progress() if in_memory else Progress.open()
    for n in range(12):
        other = Progress()
        other.done(f"lesson {n}", "x", "f")
        progress.take_in(other.line())
    assert progress.imports == 3
    for n in (11, 10, 9):
        progress.undo_import()
        assert len(progress.lesson_rows()) == n
    assert progress.imports == 0


def test_a_damaged_state_hides_no_other(own_home: Path) -> None:
    progress = Progress.open()
    for n in range(2):
        other = Progress()
        other.done(f"lesson {n}", "x", "f")
        progress.take_in(other.line())
    (own_home / "progress.before-2.json").write_text("half", "utf-8")
    with pytest.raises(FileError):
        progress.undo_import()
    progress.undo_import()
    assert [row["lesson"] for row in progress.lesson_rows()] == ["lesson 1"]
