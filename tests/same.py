"""Equality that also compares types: to ``==``, a plain tuple equals a NamedTuple, 1 equals True, and a text equals an OwnFile."""

from __future__ import annotations

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from dataclasses import fields, is_dataclass
from typing import Any


def same(one: Any, other: Any) -> bool:
    """Return whether two values are equal, and have the same types down to their smallest parts."""
    return not difference(one, other)


def difference(one: Any, other: Any, place: str = "") -> str:
    """Return the first place in which two values differ ("": they are the same)."""
    if one is other:
        return ""
    if type(one) is not type(other):
        return f"{place}: {type(one).__name__} {one!r}, {type(other).__name__} {other!r}"
    parts: list[tuple[str, Any, Any]]
    if isinstance(one, Mapping):
        found = {key: key for key in other}
        parts = [(f"{place}[{key!r}]", (key, one[key]), (found.get(key), other.get(key))) for key in one]
    elif isinstance(one, AbstractSet):
        found = {key: key for key in other}
        parts = [(f"{place}[{key!r}]", key, found.get(key)) for key in one]
    elif isinstance(one, (list, tuple)):
        names = getattr(one, "_fields", range(len(one)))
        parts = [(f"{place}.{name}", *pair) for name, *pair in zip(names, one, other, strict=False)]
    elif is_dataclass(one):
        parts = [(f"{place}.{field.name}", getattr(one, field.name), getattr(other, field.name)) for field in fields(one)]
    else:
        return "" if one == other else f"{place}: {one!r}, {other!r}"
    if isinstance(one, (Mapping, AbstractSet, list, tuple)) and len(one) != len(other):
        return f"{place}: {len(one)} parts, {len(other)} parts"
    return next((told for where, left, right in parts if (told := difference(left, right, where))), "")
