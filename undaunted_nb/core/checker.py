"""A reader that reports all faults of a file at once: each value is requested, and each fault is noted with its place."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Any, TypeVar

from .errors import Fault, FileError
from .near import nearest
from .reasons import toml_place, toml_reason
from .spelling import american, with_american_keys
from .text import CONTROL, Text
from .toml_lines import Where, line_numbers, too_much

T = TypeVar("T")
MOST = 99
"""The largest number in a file, unless another limit applies."""
ENOUGH = 50
"""Reading stops after this number of faults: nobody fixes more at a time, and checking a file of another kind takes long."""


def parse_toml(text: str, source: str) -> dict[str, Any]:
    """Read a TOML text. Raises FileError, with line and column, for invalid TOML and for a text that would take too long to read."""
    import tomllib

    if limit := too_much(text):
        raise FileError(source, [Fault("", limit)])
    try:
        data: dict[str, Any] = with_american_keys(tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        words, place = toml_place(str(error))
        raise FileError(source, [Fault(str(place or ""), Text("fault-not-toml", {"reason": toml_reason(words)}))]) from None
    except (ValueError, RecursionError):
        raise FileError(source, [Fault("", Text("fault-too-deep"))]) from None
    if found := next(_obeyed(data), None):
        check = Checker(text, source)
        check.fault(found, "fault-control")
        check.done(data)
    return data


def _obeyed(value: object, where: Where = ()) -> Iterator[Where]:
    """Yield the places of texts with characters that a terminal obeys."""
    if isinstance(value, str):
        if CONTROL.search(value):
            yield where
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from [(*where, key)] if CONTROL.search(key) else _obeyed(item, (*where, key))
    elif isinstance(value, list):
        for number, item in enumerate(value):
            yield from _obeyed(item, (*where, number))


class Checker:
    """A file being read, and its faults so far.

    Every method returns something usable, so that reading goes on.

    ``text`` is the file if faults name lines, and ``source`` its name. Reading stops early only for a file with very many faults.
    """

    def __init__(self, text: str, source: str) -> None:
        self._text, self._source = text, source
        self.faults: list[tuple[Where, Text]] = []

    def done(self, found: T | None) -> T:
        """Return the finished value. Raises FileError if anything is wrong with it."""
        if found is None or self.faults:
            raise self._error()
        return found

    def fault(self, where: Where, key: str, **params: object) -> None:
        """Note a fault with its place."""
        self.faults.append((where, Text(key, params)))
        if len(self.faults) == ENOUGH:
            raise self._error([Fault("", Text("fault-enough", {"n": ENOUGH}))])

    def _error(self, more: Iterable[Fault] = ()) -> FileError:
        lines = {
            tuple(american(key) if isinstance(key, str) else key for key in where): line for where, line in line_numbers(self._text).items()
        }
        ordered = sorted(self.faults, key=lambda found: line_of(found[0], lines))
        return FileError(self._source, [*(Fault(place_words(where, lines), fault) for where, fault in ordered), *more])

    def unknown(self, where: Where, what: str, name: str, known: Iterable[str]) -> None:
        self.fault(where, f"fault-unknown-{what}", name=short(name), hint=hint(name, known))

    def wrong(self, where: Where, wanted: str, found: object) -> None:
        self.fault(where, "fault-wanted", wanted=Text(wanted), found=described(found))

    def table(self, where: Where, value: object) -> dict[str, Any]:
        if isinstance(value, dict):
            return value
        self.wrong(where, "fault-a-table", value)
        return {}

    def fields(self, where: Where, value: object, known: Collection[str], needed: Iterable[str] = ()) -> dict[str, Any]:
        """Return a table that has only these fields."""
        table = self.table(where, value)
        for key in table:
            if key not in known:
                self.unknown((*where, key), "field", key, known)
        if isinstance(value, dict):
            for key in needed:
                if key not in table:
                    self.fault((*where, key), "fault-missing", field=key)
        return table

    def items(self, where: Where, value: object) -> list[tuple[Where, Any]]:
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

    def one(self, where: Where, value: object, what: str, known: Collection[str]) -> str:
        """Return one of the known names ("" for any other)."""
        name = self.text(where, value)
        if name in known:
            return name
        if isinstance(value, str):
            self.unknown(where, what, name, known)
        return ""

    def some(self, where: Where, value: object, what: str, known: Collection[str]) -> dict[str, Where]:
        """Return a list of such names, each once, with their places."""
        found: dict[str, Where] = {}
        for at, item in self.items(where, value):
            name = self.one(at, item, what, known)
            if name in found:
                self.fault(at, "fault-twice", name=name)
            elif name:
                found[name] = at
        return found

    def named(self, where: Where, value: object, pattern: str, longest: int = 30) -> str:
        """Return a name chosen by the user ("" if it is not valid)."""
        name = self.text(where, value)
        if re.fullmatch(pattern, name) and len(name) <= longest:
            return name
        if isinstance(value, str):
            self.fault(where, "fault-name-form", name=short(name), most=longest)
        return ""


def short(value: object) -> str:
    """Return a value in a form fit for a message: one line, not too long."""
    huge = isinstance(value, int) and abs(value) > 10**12  # Python can refuse to write its decimal digits
    text = f"{value:x}"[:20] + "…" if huge else str(value)
    return "".join(c if c.isprintable() else "?" for c in text[:60])


def described(value: object) -> object:
    """Describe the value that was found instead of the expected one."""
    if isinstance(value, dict):
        return Text("fault-a-table")
    if isinstance(value, list):
        return Text("fault-a-list")
    return repr(short(value)) if isinstance(value, str) else short(value).lower() if isinstance(value, bool) else short(value)


def hint(name: str, known: Iterable[str]) -> Text:
    """Return a suggestion: the nearest known name, or all of them."""
    choices = list(known)
    if near := nearest(name, choices, 0.6):
        return Text("fault-did-you-mean", {"near": near})
    shown = [*choices[:12], *(["…"] if len(choices) > 12 else [])]
    return Text("fault-there-are", {"all": ", ".join(shown)}) if shown else Text("fault-there-are-none")


def place_words(where: Where, lines: Mapping[Where, int]) -> str:
    """Return a place as the path of its field, with its line in the file.

    The line can be that of its container, and is left out if unknown.
    """
    path = ""
    for part in where:
        if isinstance(part, int):
            path += f"[{part}]"
        else:
            path += ("." if path else "") + (part if re.fullmatch(r"[A-Za-z0-9_-]{1,60}", part) else f'"{short(part)}"')
    line = line_of(where, lines)
    return str(Text("place-line", {"path": path, "line": str(line)})) if line else path


def line_of(where: Where, lines: Mapping[Where, int]) -> int:
    """Return the line of a field, or of its container (0: not known)."""
    return next((lines[where[:n]] for n in range(len(where), 0, -1) if where[:n] in lines), 0)
