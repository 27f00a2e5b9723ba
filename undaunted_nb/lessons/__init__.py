"""Lessons, walkthroughs, quiz, progress.

The package can be called: ``un.lessons(game)`` lists the lessons of a course. Python binds a subpackage to its name in the
parent package, so a function with the same name would be replaced once the subpackage is imported.
"""

from __future__ import annotations

import sys
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .format.lesson import LessonList


class _Lessons(ModuleType):
    def __call__(self, game: str = "") -> LessonList:
        """Return all lessons of a game's course in order, each with its ``exercises``.

        Args:
            game: The name of a game, as in ``un.scenarios()``, or of a course that another package adds (default: the first game).

        Raises:
            TutorError: The game has no course.

        Example:
            >>> [lesson.id for lesson in un.lessons("memoir44")][:2]
            ['memoir44/board', 'memoir44/turn']

        """
        from .format.lesson import lessons

        return lessons(game)


sys.modules[__name__].__class__ = _Lessons
