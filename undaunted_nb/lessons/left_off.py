"""Which lesson was opened last, in each game, so that the home page goes on there."""

from __future__ import annotations

import logging

from undaunted_nb.core.errors import TutorError
from undaunted_nb.core.storage import save_text

from .lesson import GAMES, names
from .places import home

log = logging.getLogger(__name__)

NAME = "lessons"
"""The file with the lessons, one per game, the latest first."""
LONGEST = 1000


def latest() -> tuple[str, ...]:
    """Return the lesson that was opened last in each game, the latest first. Another program can have written the file."""
    try:
        with (home() / NAME).open(encoding="utf-8") as file:
            found = file.read(LONGEST).split()
    except (OSError, ValueError):
        return ()
    first: dict[str, str] = {}
    for name in found:
        if _known(name):
            first.setdefault(name.partition("/")[0], name)
    return tuple(first.values())


def _known(lesson: str) -> bool:
    game = lesson.partition("/")[0]
    return game in GAMES and lesson in names(game)


def note(lesson: str) -> None:
    """Remember that a lesson was opened. A lesson of your own is in no course."""
    if not _known(lesson):
        return
    game = lesson.partition("/")[0]
    others = [name for name in latest() if name.partition("/")[0] != game]
    try:
        save_text(home() / NAME, "\n".join([lesson, *others, ""]))
    except (TutorError, OSError) as error:  # without a writable file, the lessons themselves still work
        log.info("the last lesson is not stored: %s", type(error).__name__)
