"""The days with something done: the calendar of the home page, the weeks in a row, and what the progress file keeps of them."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import undaunted_nb as un
from undaunted_nb.lessons.progress import progress as progress_module
from undaunted_nb.lessons.progress import reviews_today
from undaunted_nb.lessons.progress.progress import Progress
from undaunted_nb.lessons.progress.record import MOST_DAYS, Record, clip, record_from_json, record_to_json, recover, weeks_in_a_row
from undaunted_nb.widgets.home import days_pane

WEDNESDAY = date(2026, 7, 15)


def on(monkeypatch: pytest.MonkeyPatch, day: date) -> None:
    for module in (progress_module, reviews_today, days_pane):
        monkeypatch.setattr(module, "today", lambda: day)


def test_each_thing_done_makes_its_day_count(monkeypatch: pytest.MonkeyPatch) -> None:
    progress = Progress()
    assert not progress.days
    on(monkeypatch, date(2026, 7, 6))
    progress.done("normandy/moving", "step", "1")
    progress.done("normandy/moving", "other", "1")
    on(monkeypatch, date(2026, 7, 8))
    progress.answered(["un.move.1"], right=False)
    progress.mark_known(["normandy/board"])
    assert progress.days == (date(2026, 7, 6), date(2026, 7, 8))
    assert list(progress.to_dataframe("days")["day"].dt.day) == [6, 8]
    other = Progress()
    on(monkeypatch, date(2026, 7, 9))
    other.done("normandy/moving", "step", "1")
    other.take_in(progress.line())
    assert [day.day for day in other.days] == [6, 8, 9], "a teacher sees the days in what a pupil shares"
    other.undo_import()
    assert [day.day for day in other.days] == [9]


@pytest.mark.parametrize(
    ("days", "weeks"),
    [
        ([], 0),
        ([13, 14, 15], 1),
        ([13, 15], 0),
        ([6, 8, 10], 1),
        ([6, 8, 10, 13], 1),
        ([6, 8, 10, 13, 14, 15], 2),
        ([1, 2, 3, 13, 14, 15], 1),
        ([5, 12, 13], 0),
    ],
)
def test_weeks_with_three_days_in_a_row(days: list[int], weeks: int) -> None:
    """The present week counts as soon as it has three days, and takes nothing away before."""
    assert weeks_in_a_row({date(2026, 7, day).toordinal() for day in days}, WEDNESDAY) == weeks


def test_the_file_keeps_the_days_and_older_files_are_read(own_home: Path) -> None:
    assert "days" not in record_to_json(Record())
    assert record_from_json(record_to_json(Record()), "test") == Record()
    days = frozenset(range(700_000, 700_000 + MOST_DAYS + 5))
    kept = clip(Record(days=days))
    assert kept.days == frozenset(sorted(days)[5:])
    assert record_from_json(record_to_json(kept), "test") == kept
    for wrong in (["x"], [0], [10**9], {"a": 1}, [True], [1.5]):
        with pytest.raises(un.TutorError):
            record_from_json({**record_to_json(Record()), "days": wrong}, "test")
    Progress.open().done("normandy/moving", "step", "1")
    text = (own_home / "progress.json").read_text(encoding="utf-8")
    assert recover(text[:-3]).days == record_from_json(record_to_json(recover(text)), "test").days
    assert recover('{"days": [739812, 739').days == {739_812}
    assert recover('{"days": [0, 99, "x", ²²²²²²').days == frozenset()


@pytest.mark.usefixtures("own_home")
def test_home_shows_the_calendar(monkeypatch: pytest.MonkeyPatch) -> None:
    on(monkeypatch, WEDNESDAY)
    page = un.home()
    assert "pane:days" not in {link["to"] for link in page.home["more"]}
    for day in (6, 8, 10, 14, 15):
        on(monkeypatch, date(2026, 7, day))
        Progress.open().done("normandy/moving", f"step {day}", "1")
    page = un.home()
    assert "pane:days" in {link["to"] for link in page.home["more"]}
    page.press("home", "pane:days")
    assert page.home["pane"]["text"][:2] == [
        "Practice days: 5 of the last 28.",
        "Weeks in a row with at least three practice days: 1.",
    ]
    days = {day.toordinal() for day in Progress.open().days}
    squares = ET.fromstring(days_pane.calendar(days, WEDNESDAY))[0]  # noqa: S314  (our own)
    filled = [(int(it.attrib["x"]), int(it.attrib["y"])) for it in squares if it.attrib["fill"] != "none"]
    assert len(squares) == 7 * (days_pane.WEEKS - 1) + 3
    assert sorted(filled) == sorted((162 + 16 * week, 2 + 16 * day) for week, day in ((0, 0), (0, 2), (0, 4), (1, 1), (1, 2)))
