"""What a search has found so far, in the cell that runs it."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterable
from typing import Any, TypeVar

from .display import COPIES, Result

R = TypeVar("R", bound=Result)

FIRST = 0.05
"""The seconds before the first display: what is found sooner is shown only once, as the result of the cell."""
EVERY = 0.25
"""The least number of seconds between two displays."""
SHARE = 5
"""How many times longer a search goes on than the display before it took."""


class LiveDisplay:
    """A place in the output of the running cell for one result, each version in place of the last. It is empty in the end.

    Outside a notebook, and where a stored notebook is run again, it shows nothing.
    """

    def __init__(self) -> None:
        self.shows = _in_notebook() and not os.environ.get(COPIES)
        self.due = time.monotonic() + FIRST
        self.handle: Any = None  # IPython says no types

    def offer(self, result: Result) -> None:
        """Show a result if it is time for one."""
        start = time.monotonic()
        if not self.shows or start < self.due:
            return
        if self.handle is None:
            from IPython.display import display

            self.handle = display(result, display_id=True)  # type: ignore[no-untyped-call]
        else:
            self.handle.update(result)
        end = time.monotonic()
        self.due = end + max(EVERY, SHARE * (end - start))

    def clear(self) -> None:
        """Take away what is shown."""
        if self.handle is not None:
            self.handle.update({}, raw=True)


def show_until_last(results: Iterable[R]) -> R:
    """Show the results of a search while they become better, and return the last one.

    An interrupt ends the search, and the last result before it counts.

    Raises:
        KeyboardInterrupt: The search was interrupted before its first result.

    """
    latest, live = None, LiveDisplay()
    try:
        for result in results:
            latest = result
            live.offer(result)
    except KeyboardInterrupt:
        if latest is None:
            raise
    finally:
        live.clear()
    assert latest is not None  # noqa: S101  (the first look gives one)
    return latest


def _in_notebook() -> bool:
    """Return whether a cell of a notebook is running: what is shown there can be changed later."""
    shell = sys.modules["IPython"].get_ipython() if "IPython" in sys.modules else None
    return shell is not None and type(shell).__name__ != "TerminalInteractiveShell"
