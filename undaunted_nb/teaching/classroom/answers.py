"""The answers of a class, read from what a teacher has: dictionaries, lists, a data frame, or a CSV file."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from io import StringIO
from itertools import count
from os import PathLike
from unicodedata import normalize

from undaunted_nb.engine.errors import Fault, FileError, TutorError
from undaunted_nb.engine.text import Text
from undaunted_nb.files.checker import short
from undaunted_nb.files.storage import read_text
from undaunted_nb.i18n import KNOWN, say

LONGEST = 80
"""The most letters of a name."""
SIGNS = ",;\t"
"""The signs between the cells of a CSV file."""
QUESTION_HEADING = re.compile(r"(\D*)(\d{1,2})(?:\.0|[.):])?")
"""The heading of a column that can have the answers to one question: a word of QUESTION, or none, and the number."""
QUESTION = ("", "q", "question", "answer", "a", "item", "no", "nr", "питання", "відповідь", "ответ")
"""The words before the number of a question, besides the ones of the catalogs."""
WORDS = {"name": ("name", "pupil", "student"), "version": ("version",), "answers": ("answers", "letters")}
"""The headings of the other columns, in lower case. The catalogs have them in each language."""


@dataclass(frozen=True, slots=True)
class Entry:
    """The answers of a pupil as they were written. "" for ``version`` is the only one. ``place`` says where they are."""

    name: str
    version: object
    answers: object
    place: Text


@dataclass(frozen=True, slots=True)
class Problem:
    """Something in the answers of a pupil that could not be read. ``number`` is the number of the question, 0 for the whole entry."""

    name: str
    number: int
    what: Text


def entries(table: object, versions: Sequence[str], questions: int) -> Iterator[Entry | Problem]:
    """Yield the answers of each pupil, and whatever is doubtful in the table. Each pupil has their own name.

    Raises TutorError if this is not a table, or if its columns have no names of pupils or leave open what they mean.
    """
    items = list(_read(table, versions, questions))
    used_names = {_same(entry.name) for entry in items if isinstance(entry, Entry)}
    places = dict[str, Text]()
    for item in items:
        if isinstance(item, Problem):
            yield item
        elif not _same(item.name) and len(items) > 1:
            yield Problem("", 0, Text("mark-no-name", {"place": item.place}))
        elif _same(item.name) not in places:
            places[_same(item.name)] = item.place
            yield item
        else:
            name = next(name for n in count(2) if _same(name := f"{item.name} ({n})") not in used_names)
            used_names.add(_same(name))
            yield Problem(name, 0, Text("mark-same-name", {"name": item.name, "before": places[_same(item.name)], "place": item.place}))
            yield replace(item, name=name)


def _same(name: str) -> str:
    """Return a name as a reader sees it: letters with accents can be written in two ways, spaces in many."""
    return " ".join(normalize("NFC", name).split())


def _name(value: object) -> str:
    """Return the name of a pupil, however it was given."""
    return value[:LONGEST] if isinstance(value, str) else short(value)


def _row(n: int) -> Text:
    return Text("place-row", {"line": str(n)})


def _read(table: object, versions: Sequence[str], questions: int) -> Iterator[Entry | Problem]:
    if isinstance(table, Mapping):
        yield from _by_name(table, versions)
    elif isinstance(table, str | PathLike):
        yield from _read_headed_table(*_cells(table), questions)
    elif hasattr(table, "columns") and hasattr(table, "itertuples"):  # a data frame
        rows = [list(table.columns), *(list(row) for row in table.itertuples(index=False, name=None))]
        yield from _read_headed_table(rows, [_row(n) for n in range(len(rows))], questions)
    elif isinstance(table, Iterable) and not isinstance(table, bytes):
        yield from _read_list(list(table), versions, questions)
    else:
        raise _no_table(table)


def _no_table(table: object) -> TutorError:
    return TutorError(Text("error-by-name", {"example": '{"Anna": "abca"}', "value": short(table)[:40]}))


def _by_name(table: Mapping[object, object], versions: Sequence[str]) -> Iterator[Entry]:
    if len(versions) == 1:
        yield from (Entry(_name(name), "", answers, _row(n)) for n, (name, answers) in enumerate(table.items(), 1))
        return
    row = count(1)
    for version, answers in table.items():
        if not isinstance(answers, Mapping):
            raise TutorError(Text("mark-by-version", {"example": '{"A": {"Anna": "abca"}}', "all": ", ".join(versions)}))
        yield from (Entry(_name(name), version, letters, _row(next(row))) for name, letters in answers.items())


def _cells(path: str | PathLike[str]) -> tuple[list[list[str]], list[Text]]:
    """Return the rows of a CSV file with their places. The sign between the cells is the one that the first line has most of.

    Raises FileError, with the line, for a file that a strict reader refuses, and for a cell with several lines: a quotation mark too many
    makes one pupil out of several.
    """
    text = read_text(path)
    first = next(iter(StringIO(text, newline="")), "")
    reader = csv.reader(StringIO(text, newline=""), delimiter=max(SIGNS, key=first.count), strict=True)
    rows, places, line = list[list[str]](), list[Text](), 1
    try:
        for row in reader:
            if any("\n" in cell or "\r" in cell for cell in row):
                raise _not_csv(path, line, "lines")
            if any(cell.strip() for cell in row):
                rows.append(row)
                places.append(Text("place-line-only", {"line": str(line)}))
            line = reader.line_num + 1
    except csv.Error as error:
        raise _not_csv(path, line, "long" if "limit" in str(error) else "quotes") from None
    return rows, places


def _not_csv(path: str | PathLike[str], line: int, reason: str) -> FileError:
    return FileError(str(path), [Fault(str(Text("place-line-only", {"line": str(line)})), Text("mark-not-csv", {"what": reason}))])


def _read_list(rows: list[object], versions: Sequence[str], questions: int) -> Iterator[Entry | Problem]:
    """Yield the entries of a list: dictionaries by column, or cells in the order name, version if there are several, answers."""
    tables = [row for row in rows if isinstance(row, Mapping)]
    if rows and len(tables) == len(rows):
        head = list(dict.fromkeys(name for row in tables for name in row))
        cells = [head, *([row.get(name, "") for name in head] for row in tables)]
        yield from _read_headed_table(cells, [_row(n) for n in range(len(cells))], questions)
        return
    lists = [row for row in rows if isinstance(row, Sequence) and not isinstance(row, str) and row]
    if not rows or len(lists) < len(rows):
        raise _no_table(rows)
    start = 1 + (len(versions) > 1)
    for n, row in enumerate(lists, 1):
        answers = list(row[start:])
        yield Entry(_name(row[0]), row[1] if start > 1 and len(row) > 1 else "", _one_or_each(answers), _row(n))


def _one_or_each(cells: list[object]) -> object:
    """Return the answers: one cell with all letters, or a cell for each question."""
    return cells[0] if len(cells) == 1 else cells


def _read_headed_table(rows: Sequence[Sequence[object]], places: Sequence[Text], questions: int) -> Iterator[Entry | Problem]:
    """Yield the entries of a table with headings, and what is doubtful in it.

    Raises TutorError if it has no names or no answers, or if two columns mean the same.
    """
    head = [short(cell).strip() for cell in rows[0]] if rows else []
    columns = _columns(head)
    numbers = sorted(number for number in columns if isinstance(number, int))
    if "name" not in columns or not ("answers" in columns or numbers):
        raise TutorError(Text("mark-no-columns", {"columns": ", ".join(head)[:120], "name": say(Text("column-pupil"))}))
    yield from _unread(head, columns, numbers, questions)
    for row, place in zip(rows[1:], places[1:], strict=True):
        name = _name(row[columns["name"]]).strip() if columns["name"] < len(row) else ""
        sizes = {"n": len(row), "most": len(head), "place": place}
        if len(row) > len(head) and any(str(cell).strip() for cell in row[len(head) :]):
            yield Problem(name, 0, Text("mark-cells-more", sizes))
            continue
        if len(row) < len(head):
            yield Problem(name, 0, Text("mark-cells-fewer", sizes))
        cells = [*row, *[""] * (len(head) - len(row))]
        answers = cells[columns["answers"]] if "answers" in columns else {number: cells[columns[number]] for number in numbers}
        yield Entry(name, cells[columns["version"]] if "version" in columns else "", answers, place)


def _columns(head: Sequence[str]) -> dict[str | int, int]:
    """Return the column of the names, of the versions, of all answers, and of each question. Raises TutorError if there are two of one."""
    words = {word: heading for heading in WORDS for word in _words(heading)}
    question_words = {*QUESTION, *(say(Text("column-number"), language).casefold() for language in KNOWN)}
    columns: dict[str | int, int] = {}
    for i, cell in enumerate(head):
        column: str | int | None = words.get(cell.casefold())
        if column is None and (match := QUESTION_HEADING.fullmatch(cell.casefold())) and match[1].strip(" .:#№_-(") in question_words:
            column = int(match[2])
        if column in columns:
            params = {"one": head[columns[column]][:40], "other": cell[:40], "first": columns[column] + 1, "second": i + 1}
            raise TutorError(Text("mark-column-twice", params))
        if column is not None:
            columns[column] = i
    return columns


def _unread(head: Sequence[str], columns: Mapping[str | int, int], numbers: Sequence[int], questions: int) -> Iterator[Problem]:
    """Yield what a teacher may have meant by the headings, but what is not read."""
    if "answers" in columns:
        for number in numbers:
            yield Problem("", 0, Text("mark-column-beside", {"column": head[columns[number]][:40], "answers": head[columns["answers"]]}))
    elif missing := [str(number) for number in range(1, questions + 1) if number not in columns]:
        yield Problem("", 0, Text("mark-column-missing", {"numbers": ", ".join(missing)}))
    for i, cell in enumerate(head):
        if i not in columns.values() and QUESTION_HEADING.fullmatch(cell):
            yield Problem("", 0, Text("mark-column-unread", {"column": cell[:40], "number": i + 1}))


def _words(column: str) -> set[str]:
    """Return the headings of a column in every language."""
    key = {"name": "column-pupil", "version": "column-version", "answers": "column-answers"}[column]
    return {*WORDS[column], *(say(Text(key), language).casefold() for language in KNOWN)}
