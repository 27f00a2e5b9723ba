"""Which lesson was opened last, in each game, so that the home page goes on there."""

from __future__ import annotations

from ..format.lesson import has_course, names
from .user_data import home, read_note, save_note

NAME = "lessons"
"""The file with the lessons, one per game, the latest first."""
LONGEST = 1000


def latest() -> tuple[str, ...]:
    """Return the lesson that was opened last in each game, the latest first."""
    first: dict[str, str] = {}
    for name in (read_note(home() / NAME, LONGEST) or "").split():
        if _is_in_course(name):
            first.setdefault(name.partition("/")[0], name)
    return tuple(first.values())


def _is_in_course(lesson: str) -> bool:
    game = lesson.partition("/")[0]
    return has_course(game) and lesson in names(game)


def note(lesson: str) -> None:
    """Remember that a lesson was opened. A lesson of your own is in no course."""
    if not _is_in_course(lesson):
        return
    game = lesson.partition("/")[0]
    others = [name for name in latest() if name.partition("/")[0] != game]
    save_note(home() / NAME, "\n".join([lesson, *others, ""]))
