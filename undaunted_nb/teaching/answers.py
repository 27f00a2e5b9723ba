"""The answers of a class, read from what a teacher has: dictionaries, lists, a data frame, or a CSV file."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from io import StringIO
from os import PathLike
from typing import Any, NamedTuple

from undaunted_nb.core.errors import TutorError
from undaunted_nb.core.storage import read_text
from undaunted_nb.core.text import Text
from undaunted_nb.i18n import LANGUAGES, say

SIGNS = ",;\t"
"""The signs between the cells of a CSV file."""
NUMBERED = re.compile(r"\D{0,12}(\d{1,2})(?:\.0)?\Z")
"""The heading of a column with the answers to one question, such as "3" or "Question 3"."""
WORDS = {"name": ("name", "pupil", "student"), "version": ("version",), "answers": ("answers", "letters")}
"""The headings of the other columns, in lower case. The catalogs have them in each language."""


class Entry(NamedTuple):
    """The answers of a pupil as they were written. "" for ``version`` is the only one."""

    name: str
    version: object
    answers: Any


def entries(table: Any, versions: Sequence[str]) -> Iterator[Entry]:
    """Yield the answers of each pupil. Raises TutorError if this is not a table, or if its columns have no names of pupils."""
    if isinstance(table, Mapping):
        yield from _by_name(table, versions)
    elif isinstance(table, str | PathLike):
        yield from _headed(_cells(table))
    elif hasattr(table, "columns") and hasattr(table, "itertuples"):  # a data frame
        yield from _headed([list(table.columns), *(list(row) for row in table.itertuples(index=False, name=None))])
    elif isinstance(table, Iterable) and not isinstance(table, bytes):
        yield from _listed(list(table), versions)
    else:
        raise _no_table(table)


def _no_table(table: object) -> TutorError:
    return TutorError(Text("error-by-name", {"example": '{"Anna": "abca"}', "value": repr(table)[:40]}))


def _by_name(table: Mapping[Any, Any], versions: Sequence[str]) -> Iterator[Entry]:
    if len(versions) == 1:
        yield from (Entry(str(name), "", answers) for name, answers in table.items())
        return
    for version, answers in table.items():
        if not isinstance(answers, Mapping):
            raise TutorError(Text("mark-by-version", {"example": '{"A": {"Anna": "abca"}}', "all": ", ".join(versions)}))
        yield from (Entry(str(name), version, own) for name, own in answers.items())


def _cells(path: str | PathLike[str]) -> list[list[str]]:
    """Return the rows of a CSV file. The sign between the cells is the one that the first line has most of."""
    text = read_text(path)
    first = text.partition("\n")[0]
    return [row for row in csv.reader(StringIO(text), delimiter=max(SIGNS, key=first.count)) if any(cell.strip() for cell in row)]


def _listed(rows: list[Any], versions: Sequence[str]) -> Iterator[Entry]:
    """Yield the entries of a list: dictionaries by column, or cells in the order name, version if there are several, answers."""
    if rows and all(isinstance(row, Mapping) for row in rows):
        head = list(dict.fromkeys(name for row in rows for name in row))
        yield from _headed([head, *([row.get(name, "") for name in head] for row in rows)])
        return
    if not rows or not all(isinstance(row, Sequence) and not isinstance(row, str) and row for row in rows):
        raise _no_table(rows)
    start = 1 + (len(versions) > 1)
    for row in rows:
        answers = list(row[start:])
        yield Entry(str(row[0]), row[1] if start > 1 and len(row) > 1 else "", _one_or_each(answers))


def _one_or_each(cells: list[Any]) -> Any:
    """Return the answers: one cell with all letters, or a cell for each question."""
    return cells[0] if len(cells) == 1 else cells


def _headed(rows: list[list[Any]]) -> Iterator[Entry]:
    """Yield the entries of a table with headings. Raises TutorError if it has no names or no answers."""
    head = [str(cell).strip().casefold() for cell in rows[0]] if rows else []
    at = {what: next((i for i, cell in enumerate(head) if cell in _words(what)), None) for what in WORDS}
    numbered = {int(found[1]): i for i, cell in enumerate(head) if i not in at.values() and (found := NUMBERED.match(cell))}
    name, version, letters = (at[what] for what in WORDS)
    if name is None or (letters is None and not numbered):
        raise TutorError(
            Text("mark-no-columns", {"columns": ", ".join(map(str, rows[0]))[:120] if rows else "", "name": say(Text("column-pupil"))})
        )
    for row in rows[1:]:
        cells = [*row, *[""] * (len(head) - len(row))]
        answers = cells[letters] if letters is not None else {number: cells[i] for number, i in numbered.items()}
        yield Entry(str(cells[name]).strip(), "" if version is None else cells[version], answers)


def _words(what: str) -> set[str]:
    """Return the headings of a column in every language."""
    key = {"name": "column-pupil", "version": "column-version", "answers": "column-answers"}[what]
    return {*WORDS[what], *(say(Text(key), language).casefold() for language in LANGUAGES)}
