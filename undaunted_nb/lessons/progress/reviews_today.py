"""How many rules were reviewed today. It outlives the kernel, not the day, so what is due never grows into a debt."""

from __future__ import annotations

from datetime import UTC, date, datetime
from pathlib import Path

from .user_data import read_note, save_note

PORTION = 6
"""The most rules to review in a day."""
MINUTES = 5
"""The minutes that they take."""
LONGEST = 40


def minutes(rules: int) -> int:
    """Return the minutes that a review of some rules takes."""
    return max(1, rules * MINUTES // PORTION)


def today() -> date:
    """Return the day where the reader is."""
    return datetime.now(tz=UTC).astimezone().date()


class Today:
    """The number of rules reviewed today. It is kept in a file, or in memory if there is none.

    It counts from 0 again on another day. A file that cannot be read or written is ignored.
    """

    def __init__(self, path: Path | None = None) -> None:
        self._path = path
        self._note = ""

    @property
    def reviewed(self) -> int:
        """The number of rules reviewed today."""
        note = read_note(self._path, LONGEST) if self._path else None
        line = self._note if note is None else note
        day, _, number = line.partition(" ")
        return int(number) if day == today().isoformat() and number.isascii() and number.isdigit() else 0

    def add(self, rules: int) -> None:
        """Count rules that were reviewed."""
        if not rules:
            return
        self._note = f"{today().isoformat()} {self.reviewed + rules}"
        if self._path:
            save_note(self._path, self._note)  # without a writable file, it counts until the kernel ends
