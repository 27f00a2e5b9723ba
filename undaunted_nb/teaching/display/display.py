"""A result that displays itself: in words, as a table, as a data frame, as CSV, as a chart."""

from __future__ import annotations

import csv
import io
import re
from abc import abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from html import escape
from importlib import import_module
from typing import TYPE_CHECKING, Any

from undaunted_nb.engine.errors import NoOrderError, TutorError
from undaunted_nb.engine.text import Text
from undaunted_nb.files.storage import IN_BROWSER, save_text
from undaunted_nb.i18n import decimal, require_language, say
from undaunted_nb.lessons.format.markdown import COVER, PLAIN
from undaunted_nb.probability import number_format

if TYPE_CHECKING:
    from os import PathLike

    import pandas as pd

UNITS = {
    "chance": "probability",
    "exact": "fraction",
    "exact_here": "fraction",
    "exact_before": "fraction",
    "before": "probability",
    "percent": "percent",
    "score": "percent",
    "one_in": "attacks",
    "here": "probability",
    "standard_error": "probability",
    "expected": "cards",
    "cards": "cards",
    "actions": "actions",
    "turned": "probability",
}
"""The units of the columns whose names do not explain them."""
FRACTIONS = tuple(name for name, unit in UNITS.items() if unit == "fraction")
"""The columns that hold fractions as text."""
BYTE_ORDER_MARK = "\ufeff"
"""The first character of a file that a spreadsheet opens as UTF-8."""
FORMULA = re.compile(r"[\t\r\n]|\s*[=+\-@＝＋－＠]\s*\S")
"""The beginning of a text that a spreadsheet takes for a formula."""
COPIES = "UNDAUNTED_NB_STATIC"
"""The environment variable for notebooks to be read without JupyterLab.

If it is set, each picture includes a static copy, and a run shows no progress.
"""
ORDERED = ("probability", "chance", "mean")
"""The numbers to compare results by, if they have one of them."""
LONG = 24
"""The maximum number of rows in a displayed table. The data frame has all of them."""


@dataclass(frozen=True, slots=True)
class Grid:
    """A table for readers. The first cell of a row is its heading."""

    head: Sequence[Text | str]
    rows: Sequence[Sequence[Text | str]]


@dataclass(frozen=True, slots=True)
class Steps:
    """Sentences that follow from one another."""

    items: Sequence[Text]


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules behind an answer: each a title with one line per edition of the rulebook. They are folded under one line of titles."""

    items: Sequence[tuple[Text, Sequence[str]]]

    @property
    def line(self) -> Text:
        """The titles of the rules."""
        return Text("teach-rules", {"rules": [Text("teach-rule", {"title": title}) for title, _ in self.items]})

    def __str__(self) -> str:
        return "\n".join("\n    ".join((say(title), *places)) for title, places in self.items)


Part = Grid | Steps | Rules | Text


@dataclass(frozen=True, slots=True)
class Page:
    """The display of a result."""

    title: Text
    parts: Sequence[Part]


class Rows:
    """A mixin for results that are rows of numbers: as records, as a data frame, as CSV."""

    __slots__ = ()

    @property
    @abstractmethod
    def columns(self) -> tuple[str, ...]:
        """The columns of the data frame, the same in every language. ``labels`` has their translated names."""

    @abstractmethod
    def rows(self) -> Iterable[tuple[object, ...]]:
        """Return one fact per row in the order of ``columns``."""

    @abstractmethod
    def _heading(self) -> str:
        """Return the title of the result."""

    @property
    def labels(self) -> dict[str, str]:
        """The name of each column in the current language."""
        return {name: label(name) for name in self.columns}

    @property
    def units(self) -> dict[str, str]:
        """The unit of each column that has one."""
        return {name: say(Text(f"unit-{UNITS[name]}")) for name in self.columns if name in UNITS}

    def records(self) -> list[dict[str, object]]:
        """Return the rows as dictionaries with the names of the columns, ready for JSON."""
        return [dict(zip(self.columns, row, strict=True)) for row in self.rows()]

    def to_dataframe(self) -> pd.DataFrame:
        """Return the rows as a data frame.

        ``attrs`` holds its title and the labels and units of its columns.

        Raises:
            TutorError: pandas is not installed.

        """
        frame: pd.DataFrame = library("pandas", "tables").DataFrame(list(self.rows()), columns=list(self.columns))
        frame.attrs |= {"title": self._heading(), "labels": self.labels, "units": self.units}
        return frame

    def to_csv(self, path: str | PathLike[str] | None = None, *, spreadsheet: bool = False) -> str:
        r"""Return the rows as comma-separated text, with ``\n`` at the end of each line.

        The plain form is for programs: each text has exactly its letters, so a spreadsheet would run a name such as ``=1+1`` as a formula.
        Use ``spreadsheet=True`` for a file that you open in Excel or LibreOffice.

        Args:
            path: The file to write the text to (default: none).
            spreadsheet: Whether a spreadsheet opens the file. It then starts with a byte order mark, has the decimal sign of the current
                language, and has semicolons if that sign is a comma. Each fraction has two columns, because a spreadsheet reads 3/10 as
                a date. A text that would be a formula starts with an apostrophe.

        Returns:
            The text of the file.

        Raises:
            FileError: The file cannot be written.

        Example:
            >>> un.odds(1, 8).to_csv().splitlines()[1]
            '1,8,3/10,0.3,30.0,3.3333333333333335'
            >>> un.odds(1, 8).to_csv(spreadsheet=True).splitlines()[0]
            '\ufeffdice,defense,exact_numerator,exact_denominator,chance,percent,one_in'

        """
        out = io.StringIO()
        columns, rows, comma = _for_spreadsheet(self.columns, self.rows()) if spreadsheet else (self.columns, self.rows(), ",")
        writer = csv.writer(out, delimiter=comma, lineterminator="\n")
        writer.writerow(columns)
        writer.writerows(rows)
        text = BYTE_ORDER_MARK * spreadsheet + out.getvalue()
        if path is not None:
            save_text(path, text)
        return text


class Result(Rows):
    """A mixin for every result of this package.

    It adds output in the current language to a value that holds the numbers. Most results also have ``chart()``.

    Example:
        >>> odds = un.odds(1, 8)
        >>> print(str(odds).splitlines()[0])
        1 die against a defense of 8
        >>> odds.records() == [dict(zip(odds.columns, row)) for row in odds.rows()]
        True
        >>> odds.to_csv().splitlines()[0]
        'dice,defense,exact,chance,percent,one_in'
        >>> odds.page().title.key, odds.chart().spec["$schema"][-7:], odds.to_dataframe().shape
        ('teach-odds', 'v5.json', (1, 6))

    """

    __slots__ = ()

    @abstractmethod
    def page(self) -> Page:
        """Return the display of the result."""

    def _heading(self) -> str:
        return say(self.page().title)

    def _refuse_order(self, _: object) -> bool:
        """Raise NoOrderError, which names a number to compare instead."""
        name = next((name for name in ORDERED if isinstance(getattr(type(self), name, None), property)), "")
        if not name:
            raise NoOrderError(Text("result-no-order"))
        raise NoOrderError(Text("result-no-order-number", {"example": f"max(results, key=lambda result: result.{name})"}))

    __lt__ = __le__ = __gt__ = __ge__ = _refuse_order

    def __repr__(self) -> str:
        return page_text(self.page())

    def _repr_html_(self) -> str:
        return COVER + page_html(self.page())


def _for_spreadsheet(columns: Sequence[str], rows: Iterable[Sequence[object]]) -> tuple[list[str], list[list[object]], str]:
    """Return columns and rows as a spreadsheet reads them in the current language, and the sign between the cells.

    A fraction becomes two whole numbers, and no text is a formula.
    """
    point = decimal(".")
    head = [name for column in columns for name in ((f"{column}_numerator", f"{column}_denominator") if column in FRACTIONS else (column,))]

    def cells(column: str, value: object) -> tuple[object, ...]:
        if column in FRACTIONS:
            return Fraction(str(value)).as_integer_ratio()
        return (str(value).replace(".", point) if isinstance(value, float) else harmless(value) if isinstance(value, str) else value,)

    table = [[cell for column, value in zip(columns, row, strict=True) for cell in cells(column, value)] for row in rows]
    return head, table, "," if point == "." else ";"


def harmless(text: str) -> str:
    """Return a text that a spreadsheet shows and never runs: one that would be a formula starts with an apostrophe."""
    return f"'{text}" if FORMULA.match(text) else text


# ---------------------------------------------------------------- words


def label(column: str) -> str:
    """Return the name of a column."""
    return say(Text(f"column-{column}"))


def exact(number: Fraction) -> str:
    """Return a fraction if it is short enough to read, otherwise an approximate number."""
    return number_format.short(number) or say(number_format.decimal(number))


def fraction(number: Fraction) -> str:
    """Return a fraction for a column of exact numbers, or a dash if it is too long to read."""
    return number_format.short(number) or "–"


def chances(chance: Fraction) -> tuple[str, float, float]:
    """Return a chance for the columns ``exact``, ``chance`` and ``percent``."""
    return str(chance), float(chance), float(100 * chance)


def shorten_rows(rows: Sequence[Sequence[Text | str]]) -> tuple[Sequence[Sequence[Text | str]], tuple[Text, ...]]:
    """Return the rows to display, and a sentence about the others."""
    left = len(rows) - LONG
    return (rows[:LONG], (Text("teach-more", {"n": left}),)) if left > 0 else (rows, ())


def library(name: str, extra: str) -> Any:
    """Import an optional library. Raises TutorError with instructions if it is not installed."""
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        if IN_BROWSER:
            return _from_site(name)
        raise TutorError(Text("error-no-extra", {"name": name, "extra": extra})) from None


def _from_site(name: str) -> Any:
    """Import a library that the browser-only site brings but has not loaded. Raises TutorError if it does not bring it."""
    from pyodide.ffi import can_run_sync, run_sync
    from pyodide_js import loadPackage, lockfile

    if not hasattr(lockfile.packages, name):
        raise TutorError(Text("error-not-here", {"name": name}))
    if not can_run_sync():  # a browser whose Python cannot wait for a download in the middle of a cell
        raise TutorError(Text("error-load-here", {"name": name}))
    run_sync(loadPackage(name))
    return import_module(name)


# ---------------------------------------------------------------- text and HTML


def word(value: Text | str, language: str = "") -> str:
    """Return a text in a language. Words that are the same in every language are unchanged."""
    return say(value, language) if isinstance(value, Text) else value


def _safe(value: Text | str) -> str:
    return escape(word(value))


def fold_html(summary: Text | str, html: str, language: str = "") -> str:
    """Return HTML that is hidden until a click, in every page that shows a notebook."""
    return (
        f'<details class="{PLAIN}" lang="{require_language(language)}"><summary>{escape(word(summary, language))}</summary>{html}</details>'
    )


def page_text(page: Page) -> str:
    """Return a display as plain text."""
    return "\n\n".join([say(page.title), *map(_as_text, page.parts)])


def page_html(page: Page) -> str:
    """Return a display as HTML."""
    body = f"<p><strong>{_safe(page.title)}</strong></p>{''.join(map(_as_html, page.parts))}"
    return f'<div class="{PLAIN}" lang="{require_language("")}">{body}</div>'


def _as_text(part: Part) -> str:
    if isinstance(part, Grid):
        return "\n".join(align_columns([part.head, *part.rows]))
    if isinstance(part, Steps):
        return "\n".join(f"{n}. {say(item)}" for n, item in enumerate(part.items, 1))
    if isinstance(part, Rules):
        return say(part.line)
    return say(part)


def align_columns(rows: Iterable[Iterable[Text | str]], *, numbers: bool = True) -> list[str]:
    """Return rows as lines. The first column is aligned left, the others right if they hold ``numbers``."""
    table = [[word(cell) for cell in row] for row in rows]
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    return [
        "  ".join(
            cell.rjust(width) if i and numbers else cell.ljust(width) for i, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in table
    ]


def _as_html(part: Part) -> str:
    if isinstance(part, Grid):
        head = "".join(f'<th scope="col">{_safe(cell)}</th>' for cell in part.head)
        rows = "".join(
            f'<tr><th scope="row">{_safe(row[0])}</th>{"".join(f"<td>{_safe(cell)}</td>" for cell in row[1:])}</tr>' for row in part.rows
        )
        return f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
    if isinstance(part, Steps):
        return f"<ol>{''.join(f'<li>{_safe(item)}</li>' for item in part.items)}</ol>"
    if isinstance(part, Rules):
        return rules_html(part)
    return f"<p>{_safe(part)}</p>"


def rules_html(rules: Rules, language: str = "") -> str:
    """Return rules as HTML: one line of titles that opens to show their places in the rulebooks."""
    items = ("<br>".join((escape(say(title, language)), *map(escape, places))) for title, places in rules.items)
    return fold_html(rules.line, f"<ul>{''.join(f'<li>{rule}</li>' for rule in items)}</ul>", language)
