"""Positions of small games as plain values, for their files: a named tuple whose fields say what they hold."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import cache
from types import NoneType, UnionType
from typing import TypeVar, cast, get_args, get_origin, get_type_hints

from undaunted_nb.engine.json_values import Json, JsonObject
from undaunted_nb.files.checker import Checker
from undaunted_nb.files.toml_lines import Where

P = TypeVar("P")
SETUP = "setup"
"""The field that a file does not hold: the name of the scenario says it."""


def fields_of(kind: type) -> tuple[str, ...]:
    """Return the names of the fields of a named tuple, without the fixed part of the scenario."""
    return tuple(name for name in _hints(kind) if name != SETUP)


@cache
def _hints(kind: Hashable) -> dict[str, type]:
    names = cast("tuple[str, ...]", getattr(kind, "_fields", ()))
    hints = get_type_hints(kind)
    return {name: hints[name] for name in names}


def plain(value: object) -> Json:
    """Return a value as JSON can hold it."""
    if isinstance(value, tuple):
        return plain_fields(value) if hasattr(value, "_fields") else [plain(part) for part in value]
    if value is None or isinstance(value, (str, int)):
        return value
    message = f"a position holds only texts, numbers, flags, None and tuples of them, but {value!r} is none of these"
    raise TypeError(message)


def plain_fields(value: object) -> JsonObject:
    """Return a named tuple as a JSON object, without the fixed part of its scenario."""
    return {name: plain(getattr(value, name)) for name in fields_of(type(value))}


def replace_fields(value: P, changes: dict[str, object]) -> P:
    """Return a named tuple with other values in some fields."""
    replace: Callable[..., P] = getattr(value, "_replace")  # noqa: B009  (a position is any named tuple)
    return replace(**changes)


def read_fields(check: Checker, data: dict[str, object], start: P, names: tuple[str, ...]) -> dict[str, object]:
    """Return the fields of a position that a file gives, with the types of the fields of ``start``. Faults are noted."""
    hints = _hints(cast("Hashable", type(start)))
    return {name: _read(check, (name,), data[name], hints[name]) for name in names if name in data}


def _read(check: Checker, where: Where, value: object, kind: object) -> object:
    if isinstance(kind, UnionType):  # X | None
        inner = next(part for part in get_args(kind) if part is not NoneType)
        return None if value is None else _read(check, where, value, inner)
    if get_origin(kind) is tuple:
        return _read_tuple(check, where, value, get_args(kind))
    if kind is bool:
        return check.flag(where, value)
    if kind is int:
        return check.number(where, value, 0)
    if isinstance(kind, type) and issubclass(kind, tuple):
        hints = _hints(kind)
        table = check.fields(where, value, hints, hints)
        parts = {name: _read(check, (*where, name), table[name], hint) for name, hint in hints.items() if name in table}
        return cast("Callable[..., object]", kind)(**parts) if len(parts) == len(hints) else None
    return check.text(where, value)


def _read_tuple(check: Checker, where: Where, value: object, kinds: tuple[object, ...]) -> tuple[object, ...]:
    items = check.items(where, value)
    if kinds[1:] == (...,):
        return tuple(_read(check, place, item, kinds[0]) for place, item in items)
    if isinstance(value, list) and len(items) != len(kinds):
        check.fault(where, "fault-kit-count", n=len(items), wanted=len(kinds))
    return tuple(_read(check, place, item, kind) for (place, item), kind in zip(items, kinds, strict=False))
