"""The fields of small games' positions in files: a position is a named tuple whose types say what it holds."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import cache
from types import NoneType, UnionType
from typing import TypeVar, cast, get_args, get_origin, get_type_hints

from undaunted_nb.engine.json_values import Json, JsonObject
from undaunted_nb.files.fields import FLAG, TEXT, AnyReading, Field, Kind, list_of, number, optional, record
from undaunted_nb.files.toml_lines import Where

P = TypeVar("P")
T = TypeVar("T")
Pair = tuple[T, T]
"""Something that each of the two sides has."""
SETUP = "setup"
"""The field that a file does not hold: the name of the scenario says it."""
BLANK: dict[object, Json] = {str: "", bool: False, int: 0}
"""What a missing part of a table is taken to say, after its fault."""


@cache
def fields_of(position: Hashable) -> tuple[Field, ...]:
    """Return the fields of a named tuple, without the fixed part of the scenario.

    Raises:
        TypeError: A field holds something else than texts, whole numbers, flags, None and tuples of them.

    """
    hints = get_type_hints(position)
    names: tuple[str, ...] = getattr(position, "_fields", ())
    return tuple(Field(name, _kind_of(hints[name]), default=BLANK.get(hints[name])) for name in names if name != SETUP)


def plain_fields(position: object) -> JsonObject:
    """Return a named tuple as a JSON object, without the fixed part of its scenario."""
    return {field.name: field.kind.write(position, field.get(position), None) for field in fields_of(cast("Hashable", type(position)))}


def replace_fields(position: P, changes: dict[str, object]) -> P:
    """Return a named tuple with other values in some fields."""
    replace: Callable[..., P] = getattr(position, "_replace")  # noqa: B009  (a position is any named tuple)
    return replace(**changes)


def change_side(pair: Pair[T], side: int, value: T) -> Pair[T]:
    """Return what two sides have after that of one side, given by its number, has changed."""
    return (pair[0], value) if side else (value, pair[1])


def _kind_of(hint: object) -> Kind[object]:
    if isinstance(hint, UnionType):  # X | None
        return optional(_kind_of(next(part for part in get_args(hint) if part is not NoneType)))
    if get_origin(hint) is tuple:
        first, *rest = get_args(hint)
        return list_of(_kind_of(first)) if rest == [...] else _row([_kind_of(part) for part in (first, *rest)])
    if hint in BLANK:
        return {str: TEXT, bool: FLAG, int: number()}[cast("type", hint)]
    if isinstance(hint, type) and issubclass(hint, tuple):
        fields = fields_of(hint)
        return record(cast("Callable[..., object]", hint), *fields, required=[field.name for field in fields])
    message = f"a position holds only texts, whole numbers, flags, None and tuples of them, but {hint!r} is none of these"
    raise TypeError(message)


def _row(kinds: Sequence[Kind[object]]) -> Kind[tuple[object, ...]]:
    """Return the kind of a list with one entry of each kind."""

    def read(r: AnyReading, where: Where, value: object, _: object) -> tuple[object, ...]:
        items = r.check.items(where, value)
        if isinstance(value, list) and len(items) != len(kinds):
            r.check.fault(where, "fault-kit-count", n=len(items), wanted=len(kinds))
        return tuple(kind.read(r, place, item, None) for (place, item), kind in zip(items, kinds, strict=False))

    return Kind(
        lambda p, values, _: [kind.write(p, value, None) for value, kind in zip(values, kinds, strict=True)],
        read,
        {"type": "array", "items": [kind.schema for kind in kinds], "minItems": len(kinds), "maxItems": len(kinds)},
    )
