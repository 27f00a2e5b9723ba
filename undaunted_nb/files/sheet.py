"""A scenario as a table: the rows of a CSV file with four columns, what, side, name and value, become the data of a scenario file."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from undaunted_nb.engine.errors import Fault, FileError
from undaunted_nb.engine.text import Text

from .checker import Checker
from .toml_lines import Where

HEAD = ("what", "side", "name", "value")
DELIMITERS = (",", ";", "\t")
MOST_ROWS = 2000


@dataclass(frozen=True, slots=True)
class Row:
    """A row: its number in the file, and its four cells."""

    number: int
    word: str
    side: str
    name: str
    value: str


class Rows(Checker):
    """A checker whose faults name rows. ``found`` is the data so far, and ``rows`` the row of each value in it."""

    places = ("place-row", "place-rows", "place-row")

    def __init__(self, source: str, sides: tuple[str, str] = ("", "")) -> None:
        super().__init__("", source)
        self.sides = sides
        self.data: dict[str, object] = {}
        self.rows: dict[Where, int] = {}

    def lines(self) -> Mapping[Where, int]:
        return self.rows

    def put(self, row: Row, where: Where, value: object) -> None:
        """Set a value of the data. A second one for the same place is a fault."""
        table: Any = self.data
        for part in where[:-1]:
            table = table.setdefault(part, {})
        if where in self.rows:
            self.report(row, "fault-key-twice", name=row.name or row.word, before=str(self.rows[where]))
        table[where[-1]] = value
        self._mark(row, where)

    def add(self, row: Row, where: Where, value: object) -> None:
        """Add a value to a list of the data."""
        table: Any = self.data
        for part in where[:-1]:
            table = table.setdefault(part, {})
        items = table.setdefault(where[-1], [])
        self._mark(row, (*where, len(items)))
        items.append(value)

    def extend(self, row: Row, where: Where, values: list[str]) -> None:
        """Add each value to a list of the data."""
        for value in values:
            self.add(row, where, value)

    def _mark(self, row: Row, where: Where) -> None:
        self.rows[where] = row.number
        for n in range(1, len(where)):
            self.rows.setdefault(where[:n], row.number)

    def report(self, row: Row, key: str, **params: object) -> None:
        """Note a fault of a row."""
        self.fault(self.whole_row(row), key, **params)

    def whole_row(self, row: Row) -> Where:
        """Return the place of a row, for a fault that belongs to none of its values."""
        where: Where = ("row", row.number)
        self.rows[where] = row.number
        return where

    def side(self, row: Row) -> str:
        """Return the side of a row as the game writes it."""
        known = {side.casefold(): side for side in self.sides}
        if row.side.casefold() not in known:
            self.report_unknown(self.whole_row(row), "side", row.side, self.sides)
        return known.get(row.side.casefold(), self.sides[0])

    def whole(self, row: Row) -> object:
        """Return the value of a row as a number, or as it is, which is then a fault of its place."""
        return int(row.value) if re.fullmatch(r"[+-]?\d{1,9}", row.value) else row.value


def rows_of(text: str, source: str) -> list[Row]:
    """Return the rows of a CSV text. Commas, semicolons or tabs separate its cells. Raises FileError."""
    first = text.lstrip("\ufeff\r\n").partition("\n")[0]
    delimiter = max(DELIMITERS, key=first.count)
    rows: list[Row] = []
    try:
        for number, cells in enumerate(csv.reader(io.StringIO(text.lstrip("\ufeff")), delimiter=delimiter, strict=True), 1):
            texts = [cell.strip() for cell in cells]
            if not any(texts) or texts[0].startswith("#") or tuple(map(str.lower, texts[:4])) == HEAD:
                continue
            if len(texts) > len(HEAD) and any(texts[len(HEAD) :]):
                raise FileError(source, [_row_fault(number, "fault-cells", n=len(texts), most=len(HEAD))])
            if len(rows) >= MOST_ROWS:
                raise FileError(source, [_row_fault(number, "fault-rows", most=MOST_ROWS)])
            word, side, name, value = (*texts, "", "", "", "")[:4]
            rows.append(Row(number, word.lower(), side, name, value))
    except csv.Error:
        raise FileError(source, [Fault("", Text("fault-not-csv"))]) from None
    return rows


def _row_fault(number: int, key: str, **params: object) -> Fault:
    return Fault(str(Text("place-row", {"line": str(number)})), Text(key, params))


def words(value: str) -> list[str]:
    """Return the names of tiles or hexes in a cell, separated by spaces or commas."""
    return [word for word in re.split(r"[\s,;]+", value) if word]


def names(value: str) -> list[str]:
    """Return names that can have spaces, separated by commas."""
    return [name.strip() for name in re.split(r"[,;]", value) if name.strip()]


Meaning = Callable[[Rows, Row], None]


def taken_in(rows: list[Row], check: Rows, meanings: Mapping[str, Meaning]) -> dict[str, object]:
    """Return the data that the rows describe. Each word in the first column has its meaning."""
    for row in rows:
        if row.word in meanings:
            meanings[row.word](check, row)
        else:
            check.report_unknown(check.whole_row(row), "word", row.word, meanings)
    return check.data
