"""Lessons, walkthroughs, quiz, progress.

The package can be called: ``un.lessons(game="normandy")`` lists the lessons of a course (Python binds a subpackage to its name in the
package above, so a function of that name beside it would come and go).
"""

from __future__ import annotations

import sys
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .lesson import Lesson


class _Lessons(ModuleType):
    def __call__(self, game: str = "normandy") -> tuple[Lesson, ...]:
        """All lessons of a game's course, in order, each with its ``exercises``. Raises TutorError for a game without one."""
        from .lesson import lessons

        return lessons(game)


sys.modules[__name__].__class__ = _Lessons
