"""The messages of a pupil's page: one table of their fields, and one reader that checks them."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

LARGEST = 8192
"""The maximum number of bytes in a message."""
LARGEST_NUMBER = 10**15
LONGEST_VALUE = 200
DEEPEST = 12
"""The maximum depth of brackets in a message."""
MOST = 2**31
"""Numbers that count are below this."""
Check = Callable[[object], bool]


def _text(longest: int) -> Check:
    return lambda value: isinstance(value, str) and len(value) <= longest


def _number(low: int, high: int) -> Check:
    return lambda value: type(value) is int and low <= value <= high


def _is_value(value: object) -> bool:
    """Return whether this can be an answer: a number or a short text."""
    if isinstance(value, (int, float)):
        return not isinstance(value, bool) and abs(value) <= LARGEST_NUMBER
    return isinstance(value, str) and len(value) <= LONGEST_VALUE


def _is_faces(value: object) -> bool:
    return isinstance(value, list) and len(value) <= 20 and all(type(face) is int and 0 <= face <= 9 for face in value)


def _is_table_message(value: object) -> bool:
    """Return whether this can be a message to a table. The table itself checks what it says."""
    known = {"kind": str, "target": str, "revision": int, "card": str, "line": str}
    return isinstance(value, dict) and all(type(part) is known.get(name) for name, part in value.items()) and "kind" in value


def _is_command(value: object) -> bool:
    """Return whether this can be a command of the teacher's page."""
    names = {"kind", "target", "value"}
    return isinstance(value, dict) and value.keys() <= names and all(isinstance(part, str) for part in value.values())


class Field(NamedTuple):
    """A field of a message: its check, and whether it can be missing."""

    check: Check
    optional: bool = False


TASK = Field(_number(0, MOST))
FIELDS: Mapping[str, Mapping[str, Field]] = {
    "join": {
        "code": Field(_text(40)),
        "name": Field(_text(200), optional=True),
        "lang": Field(_text(12), optional=True),
        "secret": Field(_text(64), optional=True),
    },
    "watch": {"secret": Field(_text(64)), "lang": Field(_text(12), optional=True)},
    "desk": {"secret": Field(_text(64))},
    "teach": {"message": Field(_is_command)},
    "answer": {"task": TASK, "q": Field(_number(0, 1000)), "value": Field(_is_value)},
    "roll": {"task": TASK, "k": Field(_number(1, 1000)), "faces": Field(_is_faces, optional=True)},
    "table": {"task": TASK, "message": Field(_is_table_message)},
    "point": {"task": TASK, "place": Field(_text(40))},
    "change": {"task": TASK},
    "help": {"on": Field(lambda value: isinstance(value, bool))},
    "name": {"name": Field(_text(200))},
    "lang": {"lang": Field(_text(12))},
    "leave": {},
    "alive": {},
}
"""The messages with their fields. Each also has ``n``, which rises from message to message."""


class FaultyMessageError(ValueError):
    """A message that is none: not JSON, an unknown kind, a field that is missing, of a wrong type or unknown."""


class Message(NamedTuple):
    """A message that was checked."""

    kind: str
    n: int
    fields: Mapping[str, Any]


def read(raw: str | bytes) -> Message:
    """Return a message with its checked fields. Raises FaultyMessageError."""
    if not isinstance(raw, str) or len(raw.encode("utf-8", "replace")) > LARGEST or raw.count("[") + raw.count("{") > DEEPEST:
        raise FaultyMessageError
    try:
        content = json.loads(raw, parse_constant=_refuse_constant)
    except (ValueError, RecursionError):
        raise FaultyMessageError from None
    if not isinstance(content, dict):
        raise FaultyMessageError
    kind, n = content.pop("kind", None), content.pop("n", None)
    fields = FIELDS.get(kind) if isinstance(kind, str) else None
    if fields is None or type(n) is not int or not 0 < n < MOST or content.keys() - fields.keys():
        raise FaultyMessageError
    for name, field in fields.items():
        if not (field.check(content[name]) if name in content else field.optional):
            raise FaultyMessageError
    assert isinstance(kind, str)  # noqa: S101  (it is a key of FIELDS)
    return Message(kind, n, content)


def _refuse_constant(_: str) -> float:
    raise ValueError  # NaN and Infinity are no JSON
