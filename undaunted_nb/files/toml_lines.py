"""Information that tomllib lacks: the line of each value in a TOML file, and whether the file would take too long to read."""

from __future__ import annotations

import re
from collections.abc import Mapping

from undaunted_nb.engine.text import Text

Where = tuple[str | int, ...]
"""The path of a value: names of fields, numbers of list items."""

BIT = r'(?s)"""(?:\\.|[^\\])*?"""|\'\'\'.*?\'\'\'|"(?:\\.|[^"\\\n])*"|\'[^\'\n]*\'|#[^\n]*|\n|[\[\]{}=,.]|[^\s\[\]{}=,.#"\']+'
HEADER = r"[ \t]*\[(\[?)([^\]\n]*)\]"
PART = r'"([^"\n]*)"|\'([^\'\n]*)\'|([^\s."\']+)'

STRINGS = r'(?s)"""(?:\\.|[^\\])*?"""|\'\'\'.*?\'\'\'|"(?:\\.|[^"\\\n])*"|\'[^\'\n]*\'|#[^\n]*'
LARGEST, DEEPEST, LONGEST = 200_000, 20, 20
"""The limits on characters of a text, brackets around a value, and parts of a dotted key. A file of this project has a tenth of each."""
LONG = r"(?<![^\s.\[\]{}=,])(?:[^\s.\[\]{}=,]++[ \t]*+\.[ \t]*+)" + f"{{{LONGEST}}}"
"""A dotted key of more than LONGEST parts, once strings are taken out. The pattern never goes back, so it takes no longer itself."""


def too_much(text: str) -> Text | None:
    """Return the limit that a TOML text exceeds (None: none), before anything parses it whole.

    tomllib takes time and memory that grow with the square of the depth: 2 MB of brackets took 3 GB.
    """
    if len(text) > LARGEST:
        return Text("fault-too-large", {"most": LARGEST})
    bare = re.sub(STRINGS, "s", text)
    if re.search(LONG, bare):
        return Text("fault-key-too-long", {"most": LONGEST})
    depth = 0
    for bracket in re.findall(r"[\[\]{}]", bare):
        depth += 1 if bracket in "[{" else -1
        if depth > DEEPEST:
            return Text("fault-too-many-brackets", {"most": DEEPEST})
    return None


def line_numbers(text: str) -> Mapping[Where, int]:
    """Return the line of every field and list item of a valid TOML text (tomllib lacks this)."""
    return _Lines().read(text)


def first_twice(text: str) -> tuple[str, int, int] | None:
    """Return the first name that a text sets twice, with both lines, or None if no name is set twice."""
    reader = _Lines()
    reader.read(text)
    return reader.twice


class _Lines:
    def __init__(self) -> None:
        self.lines: dict[Where, int] = {}
        self.named: set[Where] = set()
        self.twice: tuple[str, int, int] | None = None
        self.counts: dict[Where, int] = {}
        self.table: Where = ()
        self.key: list[str] = []
        self.value: Where | None = None  # the path of the value that is being read, None while a key is
        self.open: list[tuple[Where, int | None]] = []  # lists (with the number of the item) and inline tables around it

    def read(self, text: str) -> dict[Where, int]:
        line, resume = 1, -1
        a_header = re.compile(HEADER)
        for match in re.finditer(BIT, text):
            bit = match[0]
            if match.start() >= resume and bit[0] != "#":
                header = a_header.match(text, match.start()) if bit == "[" and self._statement() else None
                if header:
                    self._enter(header, line)
                    resume = header.end()
                else:
                    self._take(bit, line)
            line += bit.count("\n")
        return self.lines

    def _statement(self) -> bool:
        return not self.open and not self.key and self.value is None

    def _enter(self, header: re.Match[str], line: int) -> None:
        path: Where = ()
        for part in re.findall(PART, header[2]):
            path = (*path, "".join(part))
            if path in self.counts:
                path = (*path, self.counts[path])
        if header[1]:
            path = path[:-1] if path and isinstance(path[-1], int) else path
            self.counts[path] = self.counts.get(path, -1) + 1
            path = (*path, self.counts[path])
        self.table = path
        for n in range(1, len(path)):  # [tiles.X1] begins also the table "tiles"
            self.lines.setdefault(path[:n], line)
        self._set(path, line, header[0].strip())

    def _take(self, bit: str, line: int) -> None:
        if bit == "\n":
            if not self.open:
                self.key, self.value = [], None
        elif bit == ",":
            self._next()
        elif bit in "]}":
            self.value = self.open.pop()[0] if self.open else None
        elif self.value is None:
            self._spell(bit, line)
        else:
            self.lines.setdefault(self.value, line)
            if bit == "[":
                self.open.append((self.value, 0))
                self.value = (*self.value, 0)
            elif bit == "{":
                self.open.append((self.value, None))
                self.value = None

    def _set(self, path: Where, line: int, name: str) -> None:
        if path in self.named and not self.twice:
            self.twice = (name, self.lines[path], line)
        self.named.add(path)
        self.lines.setdefault(path, line)

    def _next(self) -> None:
        if self.open:
            path, item = self.open[-1]
            self.open[-1] = (path, None if item is None else item + 1)
            self.value = None if item is None else (*path, item + 1)
        self.key = []

    def _spell(self, bit: str, line: int) -> None:
        if bit == "=":
            self.value = (*(self.open[-1][0] if self.open else self.table), *self.key)
            self._set(self.value, line, ".".join(self.key))
            self.key = []
        elif bit != ".":
            self.key.append(bit[1:-1] if bit[0] in "\"'" else bit)
