"""The part of a table whose coach has a clock: each second, the page learns what is left of the time."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from contextlib import AbstractContextManager, suppress
from typing import TYPE_CHECKING

from undaunted_nb.drawing import scene as drawing

if TYPE_CHECKING:
    from .session import Session

TICK = 1.0
"""The seconds between two looks at the clock."""


class ClockMixin:
    """A table with a clock. The clock needs the loop of the cell that made the table. Without one, each click looks at the clock."""

    if TYPE_CHECKING:  # what the table has
        _session: Session
        coach: Mapping[str, object] | None

        def press(self, kind: str, target: str = "") -> None: ...
        def _hold(self) -> AbstractContextManager[None]: ...

    _loop: asyncio.AbstractEventLoop | None = None
    _is_ticking = False

    def _begin_clock(self) -> None:
        """Remember the loop of the cell."""
        with suppress(RuntimeError):
            self._loop = asyncio.get_running_loop()

    def _keep_ticking(self) -> None:
        """Look at the clock again in a second, if one runs."""
        coach = self._session.coach
        if self._is_ticking or self._loop is None or coach is None or coach.seconds_left is None:
            return
        with suppress(RuntimeError):  # its kernel has ended
            self._loop.call_soon_threadsafe(self._loop.call_later, TICK, self._look_at_clock)
            self._is_ticking = True

    def _look_at_clock(self) -> None:
        """Show the time that is left, or end what has lasted long enough."""
        self._is_ticking = False
        coach = self._session.coach
        left = coach.seconds_left if coach else None
        if left is not None and left <= 0:
            self.press("coach", "time")
        elif coach and left is not None:
            with self._hold():
                count = drawing.words(coach.scene(self._session.language).get("count", ""), self._session.language)
                if self.coach and self.coach.get("count") != count:
                    self.coach = {**self.coach, "count": count}
            self._keep_ticking()
