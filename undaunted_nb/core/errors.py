"""Errors for everything that a person's input can get wrong.

All are ValueErrors whose message names the problem, the place, and a remedy.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from .text import Text, clean

if TYPE_CHECKING:
    from .action import Action
    from .legality import Verdict


class TutorError(ValueError):
    """The base of all errors of this package: one Text, readable in the language that is set."""

    def __init__(self, text: Text) -> None:
        super().__init__(text)
        self.text = text

    def __str__(self) -> str:
        return str(self.text)


class NotationError(TutorError):
    """A line that cannot be read: not an action, or one that names something which does not exist."""


class AmbiguousActionError(NotationError):
    """A line with several possible meanings. ``candidates`` holds them, in notation."""

    def __init__(self, text: Text, candidates: Iterable[str]) -> None:
        super().__init__(text)
        self.candidates = tuple(candidates)


class IllegalActionError(TutorError):
    """An action that can be read but is not legal here. ``verdict`` holds every reason."""

    def __init__(self, notation: str, verdict: Verdict) -> None:
        super().__init__(Text("error-illegal", {"action": notation, "reasons": [v.why for v in verdict.violations]}))
        self.verdict = verdict

    @property
    def action(self) -> Action:
        """The refused action."""
        return self.verdict.action


class Fault(NamedTuple):
    """One fault of a file: its place (line, field), and the problem."""

    place: str
    text: Text

    def __str__(self) -> str:
        return clean(f"{self.place}: {self.text}" if self.place else str(self.text))


class FileError(TutorError):
    """A file that cannot be used. ``faults`` holds everything that is wrong with it at once."""

    def __init__(self, source: str, faults: Iterable[Fault]) -> None:
        self.source = source
        self.faults = tuple(faults)
        super().__init__(Text("error-file", {"source": source, "faults": [str(f) for f in self.faults], "count": len(self.faults)}))

    def __str__(self) -> str:
        return clean("\n".join([f"{self.source}:", *(f"  {fault}" for fault in self.faults)]))
