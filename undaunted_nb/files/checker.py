"""A reader that reports all faults of a file at once: each value is requested, and each fault is noted with its place."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Final, TypeVar

from undaunted_nb.engine.errors import Fault, FileError
from undaunted_nb.engine.text import CONTROL, Text

from .reasons import toml_place, toml_reason
from .spelling import american, with_american_keys
from .suggestions import nearest
from .toml_lines import Where, first_twice, line_numbers, too_much


class _Wrong(str):
    """A text in the place of a value that was a fault already, so that it is no fault again."""

    __slots__ = ()


T = TypeVar("T")
WRONG: Final = _Wrong()
MOST = 99
"""The largest number in a file, unless another limit applies."""
ALIKE = 0.6
"""How alike a misspelled name and the one that is offered must be, from 0 to 1."""
ENOUGH = 50
"""Reading stops after this number of faults: nobody fixes more at a time, and checking a file of another kind takes long."""
COMMA = r"[+-]?[0-9]+,[0-9]+"
"""A decimal comma, as most of Europe writes it."""
SET = rf"=[ \t]*({COMMA})(?![\w-])(?![ \t]*[.=])"
"""A field with such a number. In an inline table the comma begins the next field: ``{{ 1A = 1,5 = 2 }}`` is valid."""


PLACES = ("place-line", "place-lines", "place-line-only")
"""The words for a line with its field, for several lines, and for a line alone."""


class Entry(tuple[str | int, ...]):
    """The place of another entry of a file, as a parameter of a fault. The message names its line."""

    __slots__ = ()


def parse_toml(text: str, source: str) -> dict[str, object]:
    """Read a TOML text. Raises FileError, with line and column, for invalid TOML and for a text that would take too long to read."""
    import tomllib

    if limit := too_much(text):
        raise FileError(source, [Fault("", limit)])
    try:
        data = with_american_keys(tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise FileError(source, [_not_toml(text.replace("\r\n", "\n"), error)]) from None
    except (ValueError, RecursionError):
        raise FileError(source, [Fault("", Text("fault-too-deep"))]) from None
    if place := next(_control_places(data), None):
        check = Checker(text, source)
        check.fault(place, "fault-control")
        check.finish(data)
    return data


def _not_toml(text: str, error: ValueError) -> Fault:
    """Return why tomllib refuses a text."""
    line, column, index = toml_place(error, text)
    reason = toml_reason(text, index)
    if reason.key == "reason-toml-twice" and (twice := first_twice(text)):
        name, before, again = twice
        return Fault(
            str(Text("place-line-only", {"line": str(again)})), Text("fault-key-twice", {"name": short(name), "before": str(before)})
        )
    place = str(Text("place-column", {"line": str(line), "column": str(column)}) if line else Text("place-end"))
    if line and (comma := re.search(SET, text.split("\n")[line - 1])):
        return Fault(place, _decimal(comma[1]))
    return Fault(place, Text("fault-not-toml", {"reason": reason}))


def _decimal(number: str) -> Text:
    return Text("fault-decimal-comma", {"found": number, "wanted": number.replace(",", ".")})


def _control_places(value: object, where: Where = ()) -> Iterator[Where]:
    """Yield the places of texts with characters that a terminal obeys."""
    if isinstance(value, str):
        if CONTROL.search(value):
            yield where
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from [(*where, key)] if CONTROL.search(key) else _control_places(item, (*where, key))
    elif isinstance(value, list):
        for number, item in enumerate(value):
            yield from _control_places(item, (*where, number))


class Checker:
    """A file being read, and its faults so far.

    Every method returns something usable, so that reading goes on.

    ``text`` is the file if faults name lines, and ``source`` its name. Reading stops early only for a file with very many faults.
    """

    places = PLACES

    def __init__(self, text: str, source: str) -> None:
        self._text, self._source = text, source
        self.faults: list[tuple[Where, Text]] = []
        self.origins: dict[Where, Where] = {}  # where a value is in the file, if it was written in a shorter form
        self._texts: dict[int, Text] = {}
        self._names: dict[tuple[str, ...], Text] = {}  # each unknown name with its message

    def finish(self, value: T | None) -> T:
        """Return the finished value. Raises FileError if anything is wrong with it."""
        if value is None or self.faults:
            raise self.error()
        return value

    def fault(self, where: Where, key: str, **params: object) -> None:
        """Note a fault with its place."""
        self.note(where, Text(key, params))

    def note(self, where: Where, text: Text) -> None:
        """Note a fault that can be at several places."""
        self.faults.append((self._origin(where), text))
        if id(text) not in self._texts:
            self._texts[id(text)] = text
            if len(self._texts) == ENOUGH:
                raise self.error([Fault("", Text("fault-enough", {"n": ENOUGH}))])

    def _origin(self, where: Where) -> Where:
        for n in range(len(where), 0, -1) if self.origins else ():
            if where[:n] in self.origins:
                return (*self.origins[where[:n]], *where[n:])
        return where

    def lines(self) -> Mapping[Where, int]:
        """Return the line of each value in the file."""
        numbers = line_numbers(self._text).items()
        return {tuple(american(key) if isinstance(key, str) else key for key in where): line for where, line in numbers}

    def error(self, more: Iterable[Fault] = ()) -> FileError:
        """Return the error that names all faults so far."""
        lines = self.lines()
        spots: dict[int, list[Where]] = {}
        for where, fault in sorted(self.faults, key=lambda spot: line_of(spot[0], lines)):
            spots.setdefault(id(fault), []).append(where)
        faults = [
            Fault(place_words(where, lines, self.places), _with_lines(self._texts[fault], lines, self.places))
            for fault, where in spots.items()
        ]
        once = {str(fault): fault for fault in faults}  # what both sides share is checked for each
        return FileError(self._source, [*once.values(), *more])

    def report_unknown(self, where: Where, sort: str, name: str, known: Iterable[str]) -> None:
        """Note an unknown name. The same name at several places is one fault."""
        subject = (sort, name, *(known if sort == "field" else ()))  # the same field can be right in another table
        if subject not in self._names:
            self._names[subject] = Text(f"fault-unknown-{sort}", {"name": short(name), "hint": hint(name, known)})
        self.note(where, self._names[subject])

    def wrong(self, where: Where, expected: str, value: object) -> None:
        if expected == "fault-a-number" and isinstance(value, str) and re.fullmatch(COMMA, value):
            self.note(where, _decimal(value))
        else:
            self.fault(where, "fault-wanted", wanted=Text(expected), found=describe(value))

    def table(self, where: Where, value: object) -> dict[str, object]:
        if isinstance(value, dict):
            return value
        self.wrong(where, "fault-a-table", value)
        return {}

    def fields(self, where: Where, value: object, known: Collection[str], required: Iterable[str] = ()) -> dict[str, object]:
        """Return a table that has only these fields."""
        table = self.table(where, value)
        for key in table:
            if key not in known:
                self.report_unknown((*where, key), "field", key, known)
        if isinstance(value, dict):
            for key in required:
                if key not in table:
                    self.fault((*where, key), "fault-missing", field=key)
        return table

    def items(self, where: Where, value: object) -> list[tuple[Where, object]]:
        """Return the items of a list, each with its place."""
        if isinstance(value, list):
            return [((*where, i), item) for i, item in enumerate(value)]
        self.wrong(where, "fault-a-list", value)
        return []

    def text(self, where: Where, value: object) -> str:
        if isinstance(value, str):
            return value
        self.wrong(where, "fault-a-text", value)
        return ""

    def flag(self, where: Where, value: object) -> bool:
        if isinstance(value, bool):
            return value
        self.wrong(where, "fault-a-flag", value)
        return False

    def number(self, where: Where, value: object, least: int, most: int = MOST) -> int:
        if isinstance(value, int) and not isinstance(value, bool):
            if least <= value <= most:
                return value
            self.fault(where, "fault-range", found=short(value), least=least, most=most)
        else:
            self.wrong(where, "fault-a-number", value)
        return least

    def name(self, where: Where, value: object, sort: str, known: Collection[str]) -> str:
        """Return one of the known names ("" for any other)."""
        name = self.text(where, value)
        if name in known:
            return name
        if isinstance(value, str) and value is not WRONG:
            self.report_unknown(where, sort, name, known)
        return ""

    def unique_names(self, where: Where, value: object, sort: str, known: Collection[str]) -> dict[str, Where]:
        """Return a list of such names, each once, with their places."""
        names: dict[str, Where] = {}
        for place, item in self.items(where, value):
            name = self.name(place, item, sort, known)
            if name in names:
                self.fault(place, "fault-twice", name=name)
            elif name:
                names[name] = place
        return names

    def named(self, where: Where, value: object, pattern: str, longest: int = 30) -> str:
        """Return a name chosen by the user ("" if it is not valid)."""
        name = self.text(where, value)
        if re.fullmatch(pattern, name) and len(name) <= longest:
            return name
        if isinstance(value, str):
            self.fault(where, "fault-name-form", name=short(name), most=longest)
        return ""


def short(value: object) -> str:
    """Return a value in a form fit for a message: one line, not too long. It takes any value."""
    huge = isinstance(value, int) and abs(value) > 10**12  # Python can refuse to write its decimal digits
    try:
        text = f"{value:x}"[:20] + "…" if huge else str(value)
    except Exception:  # noqa: BLE001  (a list with such a number, or an object that fails to write itself)
        text = f"<{type(value).__name__}>"
    return "".join(c if c.isprintable() else "?" for c in text[:60])


def describe(value: object) -> object:
    """Describe the value that was found instead of the expected one."""
    if isinstance(value, dict):
        return Text("fault-a-table")
    if isinstance(value, list):
        return Text("fault-a-list")
    return repr(short(value)) if isinstance(value, str) else short(value).lower() if isinstance(value, bool) else short(value)


def hint(name: str, known: Iterable[str]) -> Text:
    """Return a suggestion: the nearest known name, or all of them."""
    choices = list(known)
    if suggestion := nearest(name, choices, ALIKE):
        return Text("fault-did-you-mean", {"near": suggestion})
    listing = [*choices[:12], *(["…"] if len(choices) > 12 else [])]
    return Text("fault-there-are", {"all": ", ".join(listing)}) if listing else Text("fault-there-are-none")


def closest_name(name: str, known: Iterable[str]) -> str:
    """Return the known name that a misspelled one stands for, so that its correct mentions are no further faults."""
    return nearest(name, known, ALIKE) or name


def place_words(places: Sequence[Where], lines: Mapping[Where, int], messages: tuple[str, str, str] = PLACES) -> str:
    """Return the places of a fault: their lines, or the path of the field if its line is unknown.

    The line can be that of its container. Items of a list count only if the line is unknown, because counting them is tedious.
    """
    numbers = list(dict.fromkeys(line for where in places if (line := line_of(where, lines))))
    if not numbers:
        return ", ".join(_path(where, items=True) for where in places)
    if len(numbers) > 1:
        return str(Text(messages[1], {"lines": ", ".join(map(str, numbers))}))
    return str(Text(messages[0], {"path": _path(places[0], items=False), "line": str(numbers[0])}))


def _path(where: Where, *, items: bool) -> str:
    path = ""
    for part in where:
        if isinstance(part, int):
            path += f"[{part}]" if items else ""
        else:
            path += ("." if path else "") + (part if re.fullmatch(r"[A-Za-z0-9_-]{1,60}", part) else f'"{short(part)}"')
    return path


def _with_lines(text: Text, lines: Mapping[Where, int], messages: tuple[str, str, str]) -> Text:
    """Return a message with the line of each entry that it names."""
    return Text(
        text.key, {name: _entry(value, lines, messages[2]) if isinstance(value, Entry) else value for name, value in text.params.items()}
    )


def _entry(where: Where, lines: Mapping[Where, int], message: str) -> object:
    line = line_of(where, lines)
    return Text(message, {"line": str(line)}) if line else _path(where, items=True)


def line_of(where: Where, lines: Mapping[Where, int]) -> int:
    """Return the line of a field, or of its container (0: not known)."""
    return next((lines[where[:n]] for n in range(len(where), 0, -1) if where[:n] in lines), 0)
