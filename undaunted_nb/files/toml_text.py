"""A writer of TOML. The standard library only reads it."""

from __future__ import annotations

import re
from collections.abc import Mapping

WIDE = 100
"""The longest table or list on one line, in characters."""
_ESCAPES = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": "\\r", "\b": "\\b", "\f": "\\f"}


def toml_text(data: Mapping[str, object]) -> str:
    """Return data as the text of a TOML file that reads back as equal data.

    Small tables are written on one line. Larger ones become sections after everything else, because a section ends only where the next
    one begins.

    Args:
        data: Tables, lists, texts, numbers and flags.

    Raises:
        TypeError: The data holds another kind of value, which TOML does not have.

    """
    return "\n".join(_table(data, ())).strip("\n") + "\n"


def _table(data: Mapping[str, object], path: tuple[str, ...]) -> list[str]:
    """Return the lines of a table: its short values, then its sections."""
    plain, sections = [], []
    for key, value in data.items():
        line = f"{_key(key)} = {_value(value)}"
        if isinstance(value, Mapping) and value and (len(line) > WIDE or _deep(value)):
            sections += ["", f"[{'.'.join(map(_key, (*path, key)))}]", *_table(value, (*path, key))]
        elif isinstance(value, list) and len(line) > WIDE:
            plain += [f"{_key(key)} = [", *(f"    {_value(item)}," for item in value), "]"]
        else:
            plain.append(line)
    return plain + sections


def _deep(value: Mapping[str, object]) -> bool:
    """Return whether a table holds tables or lists of tables, which are easier to read in a section."""
    return any(
        isinstance(item, Mapping) or (isinstance(item, list) and any(isinstance(element, Mapping) for element in item))
        for item in value.values()
    )


def _key(key: str) -> str:
    return key if re.fullmatch(r"[A-Za-z0-9_-]+", key) else _text(key)


def _text(text: str) -> str:
    return '"' + "".join(_ESCAPES.get(c) or (c if c >= " " and c != "\x7f" else f"\\u{ord(c):04x}") for c in text) + '"'


def _value(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return repr(value)
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, list):
        return f"[{', '.join(map(_value, value))}]"
    if isinstance(value, Mapping):
        return f"{{ {', '.join(f'{_key(key)} = {_value(item)}' for key, item in value.items())} }}" if value else "{}"
    raise TypeError(f"TOML has no {type(value).__name__}")
