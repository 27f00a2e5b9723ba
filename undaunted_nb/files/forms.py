"""The forms of files that people write: each field said once, for the reader that checks it and for the schema that editors complete from.

A form is a ``Kind`` (fields.py) whose value is the JSON itself, with faults replaced by values that can be used. What depends on other
fields, such as the tiles of a board, is left to the reader of the whole file.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, TypeVar

from undaunted_nb.engine.json_values import JsonObject

from .checker import WRONG, Checker, describe
from .fields import AnyReading, Kind, Reading, write_plain
from .toml_lines import Where

T = TypeVar("T")
Table = dict[str, Any]
"""A table of a file. Its values have the types that its form gives them."""


def read_form(form: Kind[T], check: Checker, value: object, where: Where = ()) -> T:
    """Return the value of a form. Faults are noted in ``check``."""
    reading: AnyReading = Reading(check, None, None)
    return form.read(reading, where, value, None)


def as_is(schema: JsonObject) -> Kind[Any]:
    """Return the kind of a value that the reader of the file checks itself."""
    return Kind(write_plain, lambda _r, _where, value, _before: value, schema)


FREE: Kind[Table] = Kind(write_plain, lambda r, where, value, _: r.check.table(where, value), {"type": "object"})
"""A table whose fields the reader of the file checks itself."""


def exactly(text: str) -> Kind[str]:
    """Return the kind of a field that can only have one text, such as the version of a format."""

    def read(r: AnyReading, where: Where, value: object, _: object) -> str:
        if value != text:
            r.check.fault(where, "fault-format", found=describe(value), wanted=text)
        return text

    return Kind(write_plain, read, {"const": text})


def name(known: Iterable[str] | Callable[[], Iterable[str]] = ()) -> Kind[str]:
    """Return the kind of a name that depends on the rest of the file. ``known`` are names to offer, or returns them."""

    def read(r: AnyReading, where: Where, value: object, _: object) -> str:
        r.check.text(where, value)
        return value if isinstance(value, str) else WRONG

    def schema() -> JsonObject:
        names = [*(known() if callable(known) else known)]
        return {"anyOf": [{"enum": names}, {"type": "string"}]} if names else {"type": "string"}

    return Kind(write_plain, read, schema)


def author_name(pattern: str, longest: int = 30) -> Kind[str]:
    """Return the kind of a name that the author chooses."""
    bounds: JsonObject = {"type": "string", "maxLength": longest}
    if r"\W" not in pattern:  # letters of all languages: the patterns of schemas have no word for them
        bounds["pattern"] = f"^(?:{pattern})$"
    return Kind(write_plain, lambda r, where, value, _: r.check.named(where, value, pattern, longest), bounds)


def some_of(sort: str, known: Collection[str]) -> Kind[tuple[str, ...]]:
    """Return the kind of a list of different known names. ``sort`` is what such a name is called in a fault (a tile, a hex)."""
    schema: JsonObject = {"type": "array", "items": {"enum": [*known]}, "uniqueItems": True}
    return Kind(write_plain, lambda r, where, value, _: tuple(sorted(r.check.unique_names(where, value, sort, known))), schema)


def many(item: Kind[T], **limits: Any) -> Kind[list[T]]:
    """Return the kind of a list. ``limits`` are more that a schema can say of it: the reader of the file checks that itself."""
    return Kind(
        write_plain,
        lambda r, where, value, _: [item.read(r, place, entry, None) for place, entry in r.check.items(where, value)],
        lambda: {"type": "array", "items": item.schema, **limits},
    )


def by_type(kinds: Mapping[type, Kind[Any]]) -> Kind[Any]:
    """Return the kind of a value with one of these types. A value of another type is read as the last one."""
    *_, last = kinds.values()
    return Kind(
        write_plain,
        lambda r, where, value, _: kinds.get(type(value), last).read(r, where, value, None),
        lambda: {"anyOf": [kind.schema for kind in kinds.values()]},
    )


def form(fields: Mapping[str, Kind[Any]], required: Sequence[str] = (), *, sort: str = "field", **limits: Any) -> Kind[Table]:
    """Return the kind of a table that has only these fields. It is read without the fields that the file lacks.

    Args:
        fields: The kind of each field.
        required: The fields that a file must have.
        sort: What a field is called in a fault.
        limits: More that a schema can say. The reader of the file checks that itself.

    """

    def read(r: AnyReading, where: Where, value: object, _: object) -> Table:
        table = r.check.table(where, value)
        for key in table:
            if key not in fields:
                r.check.report_unknown((*where, key), sort, key, fields)
        for key in required if isinstance(value, dict) else ():
            if key not in table:
                r.check.fault((*where, key), "fault-missing", field=key)
        return {key: fields[key].read(r, (*where, key), item, None) if key in fields else item for key, item in table.items()}

    def schema() -> JsonObject:
        properties: JsonObject = {key: kind.schema for key, kind in fields.items()}
        return {"type": "object", "properties": properties, "required": [*required], "additionalProperties": False, **limits}

    return Kind(write_plain, read, schema)


def by_name(item: Kind[T], known: Mapping[str, Kind[T]] | None = None, **limits: Any) -> Kind[dict[str, T]]:
    """Return the kind of a table whose names depend on the rest of the file. ``known`` has the kinds of names to offer."""
    kinds = known or {}

    def read(r: AnyReading, where: Where, value: object, _: object) -> dict[str, T]:
        return {key: kinds.get(key, item).read(r, (*where, key), entry, None) for key, entry in r.check.table(where, value).items()}

    def schema() -> JsonObject:
        properties: JsonObject = {"properties": {key: kind.schema for key, kind in kinds.items()}} if kinds else {}
        return {"type": "object", **properties, "additionalProperties": item.schema, **limits}

    return Kind(write_plain, read, schema)


def for_each(names: Collection[str], item: Kind[T], *, whole: bool = False) -> Kind[Table]:
    """Return the kind of a table with the same for each of these names, such as the sides. ``whole``: none can be missing."""
    return form(dict.fromkeys(names, item), (*names,) if whole else ())
