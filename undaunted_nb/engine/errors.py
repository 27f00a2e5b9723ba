"""Errors for everything that a person's input can get wrong.

All are ValueErrors whose message names the problem, the place, and a remedy.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import NamedTuple

from .text import Text, clean

log = logging.getLogger(__name__)


class TutorError(ValueError):
    """The base of all errors of this package: one Text, readable in the language that is set.

    Args:
        text: The message. ``str(error)`` renders it.

    Example:
        >>> try:
        ...     un.odds(0, 8)
        ... except un.TutorError as error:
        ...     print(error)
        dice must be a whole number from 1 to 100, but it is 0.

    """

    def __init__(self, text: Text) -> None:
        super().__init__(text)
        self.text = text

    def __str__(self) -> str:
        return str(self.text)

    def _render_traceback_(self) -> list[str]:
        """Return what a notebook shows for this error: the sentence alone, because the lines of this package would not help."""
        return [f"{type(self).__name__}: {self}"]


class NotationError(TutorError):
    """A line that cannot be read: it is not an action, or it names something that does not exist.

    Args:
        text: The message.

    Example:
        >>> try:
        ...     un.new_game("normandy/la-raye", seed=44).play("fly")
        ... except un.NotationError as error:
        ...     print(error.text.key)
        error-no-colon

    """


class NoOrderError(TutorError, TypeError):
    """Two values were compared by size, and none of their numbers stands for the whole, or neither is always ahead."""


class MissingPartError(TutorError, AttributeError):
    """A part that a game is without: for ``hasattr`` it is absent, and who asks for it in spite of that is told so."""

    def __init__(self, part: str) -> None:
        super().__init__(Text("error-no-part", {"part": part}))


class AmbiguousActionError(NotationError):
    """A line with several possible meanings.

    Args:
        text: The message.
        candidates: The possible meanings, in notation.

    Example:
        >>> try:
        ...     un.new_game("normandy/la-raye", seed=44).play("US: initiative R")
        ... except un.AmbiguousActionError as error:
        ...     print(error.candidates)
        ('Rifleman A', 'Rifleman B')

    """

    def __init__(self, text: Text, candidates: Iterable[str]) -> None:
        super().__init__(text)
        self.candidates = tuple(candidates)


class Fault(NamedTuple):  # no dataclass: every game loads it, see `tests.bench imports`
    """One problem in a file: its location (line, field), and a message."""

    place: str
    text: Text

    def __str__(self) -> str:
        return clean(f"{self.place}: {self.text}" if self.place else str(self.text))


class FileError(TutorError):
    """A file that cannot be used.

    Args:
        source: The path or name of the file.
        faults: Every problem in the file, each with its location and a message.

    Example:
        >>> try:
        ...     un.load({"format": "undaunted-nb position 1"})
        ... except un.FileError as error:
        ...     print(error.faults[0].place)
        scenario

    """

    def __init__(self, source: str, faults: Iterable[Fault]) -> None:
        self.source = source
        self.faults = tuple(faults)
        log.info("refused a file: %s", ", ".join(dict.fromkeys(fault.text.key for fault in self.faults)))
        log.debug("it is %s: %s", source, self.faults)
        super().__init__(Text("error-file", {"source": source, "faults": [str(f) for f in self.faults], "count": len(self.faults)}))

    def __str__(self) -> str:
        return clean("\n".join([f"{self.source}:", *(f"  {fault}" for fault in self.faults)]))
