"""The file of a simulation: its question on the first line, then one appended line per share of the games.

Each line has a checksum, and is read as strictly as a scenario is. A share with a damaged line is played again. An interrupted run loses
its last line at most, and the next run goes on from the others. Several runs can write one file at the same time.
"""

from __future__ import annotations

import json
import logging
import os
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import BinaryIO
from zlib import crc32

from undaunted_nb.engine.errors import Fault, FileError
from undaunted_nb.engine.text import Text
from undaunted_nb.files.reasons import system_reason
from undaunted_nb.files.storage import LARGEST, hold, name_of

from .matches import Question, Tally
from .shares import Share, rows_of, tally_of

log = logging.getLogger(__name__)

FORMAT = "undaunted-nb simulation 2"
OLD = "undaunted-nb simulation 1"
"""The format without checksums. Only an unreleased version wrote it, and could read it."""
EVERY = 1.0
"""The seconds between two times of writing."""


class Records:
    """The finished shares of a simulation in a file.

    ``asked`` is the question, as plain values by name. ``damaged`` is the number of lines that were damaged.
    """

    def __init__(self, path: str | os.PathLike[str], question: Mapping[str, object]) -> None:
        self.path, self.question = Path(name_of(path)), dict(question)
        self.known: dict[Share, Tally] = {}
        self.damaged_lines = 0
        self._head = b""
        self._lines: list[bytes] = []
        self._last_write = time.monotonic()

    def begin(self, question: Question, size: int) -> int:
        """Read the file, or begin it, and return the number of games in a share.

        It is that of the file if there is one, otherwise ``size``.

        Raises:
            FileError: The file holds something else, or can't be read or written.

        """
        with self._open() as file:
            lines = list(iter(partial(file.readline, LARGEST), b""))
            if lines and lines[-1][-1:] != b"\n":  # it was cut off, and the next one must not be added to it
                file.truncate(file.tell() - len(lines.pop()))
            if not lines:
                self._head = self._first(size)
                file.truncate(0)
                file.seek(0)
                file.write(self._head)
                return size
            size = self._size(lines[0])
            offset = 0
            for line in lines:
                if line != self._head and line.strip() and not self._take(line, question, size):
                    self.damaged_lines += 1
                    log.warning("a line of the results is damaged, its games are played again")
                    file.seek(offset)
                    file.write(b" " * len(line.rstrip(b"\n")))  # so it is reported once
                offset += len(line)
        return size

    def add(self, share: Share, tally: Tally) -> None:
        """Add a finished share. It is written at once, or within a second."""
        self._lines.append(self._line(share, tally))
        if time.monotonic() - self._last_write >= EVERY:
            self.flush()

    def flush(self) -> None:
        """Write what has not been written yet. Raises FileError."""
        if not self._lines:
            return
        with self._open() as file:
            end = file.seek(0, os.SEEK_END)
            file.seek(max(end - 1, 0))
            cut = file.read(1) not in (b"", b"\n")  # by another process that was killed
            file.write(b"".join([self._head if not end else b"\n" if cut else b"", *self._lines]))
        self._lines.clear()
        self._last_write = time.monotonic()

    @contextmanager
    def _open(self) -> Iterator[BinaryIO]:
        """Open the file, or make it, for this process alone. Raises FileError."""
        try:
            with suppress(OSError):
                self.path.parent.mkdir(parents=True, exist_ok=True)
            fixed = self.path.exists() and not os.access(self.path, os.W_OK)
            access = os.O_RDONLY if fixed else os.O_RDWR | os.O_CREAT
            with os.fdopen(os.open(self.path, access | getattr(os, "O_BINARY", 0), 0o666), "rb" if fixed else "r+b") as file:
                hold(file.fileno())
                yield file
        except FileError:
            raise
        except (OSError, ValueError) as error:
            raise self._fault(Text("fault-cannot-write", {"reason": system_reason(error)})) from None

    def _size(self, line: bytes) -> int:
        """Return the games in a share from the first line. Raises FileError if it is not the question that was asked."""
        try:
            first = json.loads(line)
            stored_question, size, form = dict(first["question"]), first["share"], first["format"]
            whole = line == _line({name: value for name, value in first.items() if name != "check"})
        except (ArithmeticError, KeyError, RecursionError, TypeError, ValueError):
            raise self._fault(Text("simulate-no-file")) from None
        if form == OLD:
            raise self._fault(Text("simulate-old"))
        if form != FORMAT or not whole or type(size) is not int or size < 1:
            raise self._fault(Text("simulate-no-file"))
        for name, value in self.question.items():
            if stored_question.get(name) != value:
                raise self._fault(
                    Text("simulate-other", {"name": name, "held": _short(stored_question.get(name)), "wanted": _short(value)})
                )
        self._head = line
        return size

    def _take(self, line: bytes, question: Question, size: int) -> bool:
        """Take in a share, and return whether its line is what this class would write for it."""
        try:
            fields = json.loads(line)
            first, last = share = fields["from"], fields["to"]
            if (type(first), type(last)) != (int, int) or first % size or not 0 <= first < last <= first + size:
                return False
            tally = tally_of(fields["games"], question, share)
        except (KeyError, RecursionError, TypeError, ValueError):
            return False
        if self._line(share, tally) != line:
            return False
        self.known.setdefault(share, tally)
        return True

    def _first(self, size: int) -> bytes:
        return _line({"format": FORMAT, "question": self.question, "share": size})

    def _line(self, share: Share, tally: Tally) -> bytes:
        """Return the line of a share. Its checksum includes the question, so a line of another file is a damaged one."""
        return _line({"from": share[0], "to": share[1], "games": rows_of(tally)}, crc32(self._head))

    def _fault(self, text: Text) -> FileError:
        return FileError(str(self.path), [Fault("", text)])


def _line(values: Mapping[str, object], before: int = 0) -> bytes:
    """Return a line with its checksum. It is ASCII, because a path can hold what no other form can."""
    text = json.dumps(values, separators=(",", ":"))
    return f'{text[:-1]},"check":"{crc32(text.encode(), before):08x}"}}\n'.encode()


def _short(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)[:60]
