"""The file of a simulation: its question on the first line, then one appended line per share of the games.

An interrupted run loses its last line at most, and the next run goes on from the others.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from .errors import Fault, FileError
from .matches import Count, Kind, Tally
from .reasons import system_reason
from .storage import name_of
from .text import Text

FORMAT = "undaunted-nb simulation 1"
EVERY = 1.0
"""The seconds between two times of writing."""


class Records:
    """The finished shares of a simulation in a file.

    ``asked`` is the question, as plain values by name. Raises FileError if the file holds something else.
    """

    def __init__(self, path: str | os.PathLike[str], asked: Mapping[str, Any]) -> None:
        self.path, self.asked = Path(name_of(path)), dict(asked)
        self.known: dict[tuple[int, int], Tally] = {}
        self._lines: list[str] = []
        self._written = time.monotonic()
        self._size = 0
        try:
            text = self.path.read_text(encoding="utf-8") if self.path.exists() else ""
        except UnicodeDecodeError:
            raise self._fault(Text("simulate-no-file")) from None
        except (OSError, ValueError) as error:
            raise self._fault(Text("fault-cannot-read", {"reason": system_reason(error)})) from None
        if text:
            self._read(text)

    def begin(self, size: int) -> int:
        """Return the number of games in a share: that of the file if there is one, otherwise ``size``, which is written to it."""
        if not self._size:
            self._size = size
            self._lines.append(_line({"format": FORMAT, "question": self.asked, "share": size}))
            self.flush()
        return self._size

    def add(self, share: tuple[int, int], found: Tally) -> None:
        """Add a finished share. It is written at once, or within a second."""
        self.known[share] = found
        self._lines.append(_line({"from": share[0], "to": share[1], "games": [[*kind, *count] for kind, count in found.items()]}))
        if time.monotonic() - self._written >= EVERY:
            self.flush()

    def flush(self) -> None:
        """Write what has not been written yet. Raises FileError."""
        if not self._lines:
            return
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with self.path.open("a", encoding="utf-8", newline="\n") as file:
                file.write("".join(self._lines))
        except (OSError, ValueError) as error:
            raise self._unwritten(error) from None
        self._lines.clear()
        self._written = time.monotonic()

    def _read(self, text: str) -> None:
        whole = text[: text.rfind("\n") + 1]
        head, *rest = whole.splitlines() or [""]
        try:
            first = json.loads(head)
            asked, self._size = dict(first["question"]), int(first["share"])
            if first["format"] != FORMAT or self._size < 1:
                raise ValueError
            lines = [json.loads(line) for line in rest]
            self.known = {(line["from"], line["to"]): {Kind(*row[:5]): Count(*row[5:]) for row in line["games"]} for line in lines}
        except (ArithmeticError, KeyError, RecursionError, TypeError, ValueError):
            raise self._fault(Text("simulate-no-file")) from None
        for name, value in self.asked.items():
            if asked.get(name) != value:
                raise self._fault(Text("simulate-other", {"name": name, "held": _short(asked.get(name)), "wanted": _short(value)}))
        if whole != text:  # the last line was cut off, and the next one must not be added to it
            try:
                os.truncate(self.path, len(whole.encode()))
            except OSError as error:
                raise self._unwritten(error) from None

    def _unwritten(self, error: OSError | ValueError) -> FileError:
        return self._fault(Text("fault-cannot-write", {"reason": system_reason(error)}))

    def _fault(self, text: Text) -> FileError:
        return FileError(str(self.path), [Fault("", text)])


def _line(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n"


def _short(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)[:60]
