"""Open tables show what a cell has played, without ``refresh()``.

A cell runs on an event loop. After it has ended, the loop looks once at all tables, however many actions the cell has played. A program
without a loop displays no tables, so there is nothing to update.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

from undaunted_nb.play.history import watchers


class Following:
    """One look at all tables after games have changed. ``look`` must not raise."""

    def __init__(self, look: Callable[[], None]) -> None:
        self._look = look
        self._loop: asyncio.AbstractEventLoop | None = None
        self._due: asyncio.AbstractEventLoop | None = None

    def begin(self) -> None:
        """Remember the loop of the cell that makes a table: a thread without a loop can play on it later."""
        with suppress(RuntimeError):
            self._loop = asyncio.get_running_loop()
        if self._note_change not in watchers:
            watchers.append(self._note_change)

    def _note_change(self) -> None:
        loop = self._loop
        if loop is None or loop is self._due:
            return
        self._due = loop
        try:
            loop.call_soon_threadsafe(self._now)
        except RuntimeError:  # its kernel has ended
            self._loop = self._due = None

    def _now(self) -> None:
        self._due = None
        self._look()
