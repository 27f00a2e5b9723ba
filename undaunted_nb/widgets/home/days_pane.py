"""The days on which the learner has done something, as a calendar of the home page."""

from __future__ import annotations

from collections.abc import Collection
from datetime import date
from typing import TYPE_CHECKING

from undaunted_nb.drawing.svg import source
from undaunted_nb.engine.text import Text
from undaunted_nb.lessons.progress.progress import Progress
from undaunted_nb.lessons.progress.reviews_today import today

if TYPE_CHECKING:
    from undaunted_nb.kit.scene.home import PaneContent

WEEKS = 12
"""The number of weeks of the calendar."""
MONTH = 28
"""The number of days that are counted."""
STEP, SQUARE = 16, 11
"""The distance of two days of the calendar, and the size of one, in pixels."""

FILL, LINE = "#6b8f5e", "#8a8a84"
"""The colours of a day with something done, and of the outline of each, for light and dark pages."""


def days_pane(progress: Progress) -> PaneContent:
    """Return the calendar, and what it counts to."""
    days, now = {day.toordinal() for day in progress.days}, today()
    recent = sum(now.toordinal() - MONTH < day <= now.toordinal() for day in days)
    return {
        "title": Text("home-days"),
        "text": [
            Text("home-days-month", {"n": recent, "of": MONTH}),
            Text("home-days-weeks", {"n": progress.weeks}),
            Text("home-days-squares", {"n": WEEKS}),
        ],
        "items": [],
        "picture": {"src": source(calendar(days, now)), "label": Text("home-days-squares", {"n": WEEKS})},
    }


def calendar(days: Collection[int], now: date) -> str:
    """Return the last weeks as a standalone SVG: a column for each, Monday first. A day with something done is filled."""
    last = now.toordinal()
    first = last - now.weekday() - 7 * (WEEKS - 1)
    squares = "".join(
        f'<rect x="{(day - first) // 7 * STEP + 2}" y="{(day - first) % 7 * STEP + 2}" width="{SQUARE}" height="{SQUARE}" rx="2"'
        f' fill="{FILL if day in days else "none"}"/>'
        for day in range(first, last + 1)
    )
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WEEKS * STEP} {7 * STEP}"><g stroke="{LINE}">{squares}</g></svg>'
