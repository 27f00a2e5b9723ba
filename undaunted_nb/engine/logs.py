"""The log of the package: silent until a program or the environment turns it on.

Names of people, paths and texts from files are logged at level DEBUG only.
"""

from __future__ import annotations

import logging
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

from .text import Text, excerpt

PACKAGE = __name__.partition(".")[0]
SETTING = f"{PACKAGE.upper()}_LOG"
"""The environment variable with the level from which messages are shown on the standard error stream."""
LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL")
SLOW = 1.0
"""Work that takes more seconds than this is logged."""
_package = logging.getLogger(PACKAGE)


@cache
def show() -> None:
    """Show the messages if the environment names a level. Another word is answered with one sentence."""
    level = os.environ.get(SETTING, "").strip()
    if level:
        handler = logging.StreamHandler()
        handler.setFormatter(logging.Formatter("%(levelname)s %(name)s: %(message)s"))
        _package.addHandler(handler)
        known = level.upper() in LEVELS
        _package.setLevel(level.upper() if known else "WARNING")
        if not known:
            words = ", ".join(LEVELS).lower()
            _package.warning("%s", Text("odds-word", {"name": SETTING, "value": excerpt(level), "words": words}))


@contextmanager
def log_slow(log: logging.Logger, work: str) -> Iterator[None]:
    """Log the time of some work if it is slow."""
    begin = time.monotonic()
    try:
        yield
    finally:
        if (took := time.monotonic() - begin) > SLOW:
            log.info("%s took %.1f s", work, took)


def log_error(log: logging.Logger, work: str, error: BaseException) -> None:
    """Log an error that a person sees as one sentence. Its words can be a person's own, so they and the traceback are for DEBUG."""
    log.error("%s failed: %s", work, type(error).__name__, exc_info=error if log.isEnabledFor(logging.DEBUG) else None)
