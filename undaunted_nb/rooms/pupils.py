"""Who is in a room: the pupils, and the lines to their screens."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol


class Screen(Protocol):
    """The other end of a connection: a page in a browser, or a simulated one."""

    def send(self, message: Mapping[str, Any]) -> None:
        """Send a message."""

    def close(self) -> None:
        """End the connection."""


@dataclass(eq=False, slots=True)
class Line:
    """A connection to a screen: who is there, and the number of the last message."""

    screen: Screen
    address: str = ""
    pupil: Pupil | None = None
    is_wall: bool = False
    is_desk: bool = False
    is_refused: bool = False
    """Whether its address has too many screens already."""
    language: str = ""
    last_n: int = 0
    last_count: str = ""
    """The counts that this screen knows, so that the same ones are not sent twice."""

    def send(self, message: Mapping[str, Any]) -> None:
        """Send a message to the screen."""
        self.screen.send(message)


@dataclass(eq=False, slots=True)
class Pupil:
    """A pupil: the number, which never changes, the secret of the page, and the name."""

    number: int
    secret: str
    name: str
    language: str
    line: Line | None = None
    last_heard: float = 0.0
    needs_help: bool = False
    away_since: float = 0.0
    seen: dict[str, Any] = field(default_factory=dict)
    """What the page has, so that only changes are sent."""

    @property
    def is_here(self) -> bool:
        """Whether a screen is connected."""
        return self.line is not None
