"""The fields of a position file, each said once: how it is written, how it is read, and what JSON it holds.

Each game has one table of its fields, in ``games/*/files/positions.py``. A file has only those that differ from the start of its scenario.
"""

from __future__ import annotations

from collections import Counter as Multiset
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from operator import attrgetter
from typing import Any, Generic, TypeAlias, TypeVar

from undaunted_nb.engine.json_values import Json, JsonObject
from undaunted_nb.engine.position import Position

from .checker import MOST, Checker
from .toml_lines import Where

S = TypeVar("S")
P = TypeVar("P")
T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)
FORMAT = "undaunted-nb position 1"
EMPTY: tuple[Json, ...] = (None, "", 0, False, [], {})
"""The values in a file that name nothing."""
Names: TypeAlias = "Collection[str] | Callable[..., Collection[str]]"
"""The names that a field can have: the same in every file, or a function of the setup."""
Get: TypeAlias = "Callable[..., object]"
AnyReading: TypeAlias = "Reading[Any, Any]"


class Kind(Generic[T_co]):
    """What a field holds.

    ``write`` gets the position, the value and the one at the start, and returns JSON. ``read`` gets the file being read, the place, the
    JSON and the value at the start, or None, and returns the value. After a fault it returns one that can be used. ``schema`` is a JSON
    Schema, or makes one: what is read needs none, and the names to offer can come from every game.
    """

    __slots__ = ("_schema", "read", "write")

    def __init__(self, write: Callable[..., Json], read: Callable[..., T_co], schema: JsonObject | Callable[[], JsonObject]) -> None:
        self.write, self.read, self._schema = write, read, schema

    @property
    def schema(self) -> JsonObject:
        """The JSON Schema of its values."""
        return self._schema() if callable(self._schema) else self._schema

    def read_by(self, read: Callable[..., T]) -> Kind[T]:
        """Return this kind with another way to read it."""
        return Kind(self.write, read, self._schema)


class Field:
    """A field of a table: its name in a file, its kind, and its source, the attribute with its value ("": the same name) or what gets it.

    ``default`` is what a table without the field is taken to say. In one with differences from the start, the value is the one there then,
    unless ``absent`` returns another.
    """

    __slots__ = ("absent", "default", "get", "kind", "name", "target")

    def __init__(self, name: str, kind: Kind[object], source: str | Get = "", *, default: Json = None, absent: Get | None = None) -> None:
        self.name, self.kind, self.default, self.absent = name, kind, default, absent
        self.target = source if isinstance(source, str) and source else name
        self.get: Get = source if callable(source) else attrgetter(self.target)


class Reading(Generic[S, P]):
    """A file being read: its checker, the start of its scenario, and the values so far, by target. ``record`` has the innermost table's."""

    def __init__(self, check: Checker, setup: S, start: P) -> None:
        self.check, self.setup, self.start = check, setup, start
        self.values = self.record = dict[str, Any]()

    def read(
        self, values: dict[str, Any], fields: Iterable[Field], where: Where, table: Mapping[str, object], before: object
    ) -> dict[str, Any]:
        """Add the values of the fields of a table. ``before`` is what it has the differences from (None: it stands for itself)."""
        outer, self.record = self.record, values
        for field in fields:
            start = None if before is None else field.get(before)
            if before is None or field.name in table:
                value = table.get(field.name, field.default)
                values[field.target] = field.kind.read(self, (*where, field.name), value, start)
            else:
                values[field.target] = field.absent(self) if field.absent else start
        self.record = outer
        return values


def read_file(fields: Sequence[Field], data: Mapping[str, object], source: str, setup: S, start: P) -> Reading[S, P]:
    """Return a position file as far as it can be read: the values of its fields, and its faults."""
    r = Reading(Checker("", source), setup, start)
    table = r.check.fields((), dict(data), ("format", "scenario", *(field.name for field in fields)))
    r.read(r.values, fields, (), table, start)
    return r


def write_file(fields: Iterable[Field], p: Position, start: object) -> JsonObject:
    """Return a position as a file: the differences from the start of its scenario."""
    return {"format": FORMAT, "scenario": p.setup.name, **_write_changes(fields, p, p, start)}


def _write_changes(fields: Iterable[Field], p: object, now: object, before: object) -> JsonObject:
    return {field.name: field.kind.write(p, new, old) for field in fields if (new := field.get(now)) != (old := field.get(before))}


def schema(fields: Iterable[Field], required: Sequence[str] = (), *, loose: bool = False) -> JsonObject:
    """Return the JSON Schema of a table with these fields."""
    properties = {field.name: field.kind.schema for field in fields}
    return {"type": "object", "properties": properties, "required": [*required], "additionalProperties": loose}


def file_schema(fields: Iterable[Field]) -> JsonObject:
    """Return the JSON Schema of a position file with these fields."""
    head = (Field("format", Kind(write_plain, ANY.read, {"const": FORMAT})), Field("scenario", TEXT))
    return schema((*head, *fields), ("format", "scenario"))


def write_plain(_p: object, value: Json, _before: object) -> Json:
    """Return a value that is written as it is."""
    return value


ANY: Kind[object] = Kind(write_plain, lambda _r, _where, value, _before: value, {})
FLAG = Kind(write_plain, lambda r, where, value, _: r.check.flag(where, value), {"type": "boolean"})
TEXT = Kind(write_plain, lambda r, where, value, _: r.check.text(where, value), {"type": "string"})


def number(least: int = 0, most: int = MOST) -> Kind[int]:
    """Return the kind of a whole number."""
    bounds: JsonObject = {"type": "integer", "minimum": least, "maximum": most}
    return Kind(write_plain, lambda r, where, value, _: r.check.number(where, value, least, most), bounds)


def _look_up(names: Names, setup: object) -> Collection[str]:
    return names(setup) if callable(names) else names


def word(sort: str, names: Names, blank: Collection[Json] = ()) -> Kind[str]:
    """Return the kind of a name that is written unchanged. A ``blank`` value in a file is read as ""."""

    def read(r: AnyReading, where: Where, value: object, before: str | None) -> str:
        return "" if value in blank else r.check.name(where, value, sort, _look_up(names, r.setup)) or before or ""

    known: JsonObject = {"type": "string"} if callable(names) else {"enum": [*names]}
    return Kind(write_plain, read, {"anyOf": [known, {"enum": [*blank]}]} if blank else known)


def index(sort: str, names: Names, blank: Collection[Json] = (), unknown: int = 0) -> Kind[int]:
    """Return the kind of the number of a name. A ``blank`` value in a file is read as -1."""
    name = word(sort, names, blank)

    def read(r: AnyReading, where: Where, value: object, _: object) -> int:
        known = name.read(r, where, value, None)
        return [*_look_up(names, r.setup)].index(known) if known else -1 if value in blank else unknown

    return Kind(lambda p, number, _: [*_look_up(names, p.setup)][number] if number >= 0 else "", read, name.schema)


def list_of(item: Kind[T], make: Callable[[Iterable[T]], tuple[T, ...]] = tuple) -> Kind[tuple[T, ...]]:
    """Return the kind of a list."""
    return Kind(
        lambda p, values, _: [item.write(p, value, None) for value in values],
        lambda r, where, value, _: make(item.read(r, place, entry, None) for place, entry in r.check.items(where, value)),
        {"type": "array", "items": item.schema},
    )


def table_of(sort: str, names: Names, item: Kind[T], *, whole: bool = False) -> Kind[tuple[T, ...]]:
    """Return the kind of a table by names, for a tuple in their order. Unless it is written ``whole``, it has the differences only."""

    def write(p: Position, now: Sequence[object], before: Sequence[object]) -> Json:
        entries = zip(_look_up(names, p.setup), now, before, strict=True)
        return {name: item.write(p, new, old) for name, new, old in entries if whole or new != old}

    def read(r: AnyReading, where: Where, value: object, before: Sequence[T]) -> tuple[T, ...]:
        known = _look_up(names, r.setup)
        values = dict(zip(known, before, strict=True))
        for name, entry in r.check.table(where, value).items():
            if r.check.name((*where, name), name, sort, known) or sort != "field":  # what an unknown field holds is not checked
                values[name] = item.read(r, (*where, name), entry, values.get(name))
        return tuple(values.values())[: len(known)]  # unknown names are at the end

    return Kind(write, read, {"type": "object", "additionalProperties": item.schema})


def pile(sort: str, names: Names) -> Kind[tuple[int, ...]]:
    """Return the kind of a pile of cards: the number of each. A file can also have a list."""
    table = table_of(sort, names, number())

    def read(r: AnyReading, where: Where, value: object, _: object) -> tuple[int, ...]:
        counts = Multiset(map(str, value)) if isinstance(value, list) else value
        return table.read(r, where, counts, (0,) * len(_look_up(names, r.setup)))

    return Kind(lambda p, counts, _: table.write(p, counts, (0,) * len(counts)), read, {"anyOf": [list_of(TEXT).schema, table.schema]})


def optional(kind: Kind[T]) -> Kind[T | None]:
    """Return the kind of a value that can be None."""
    return Kind(
        lambda p, now, before: None if now is None else kind.write(p, now, before),
        lambda r, where, value, before: None if value is None else kind.read(r, where, value, before),
        {"anyOf": [kind.schema, {"type": "null"}]},
    )


def record(make: Callable[..., T], *fields: Field, required: Sequence[str] = (), loose: bool = False) -> Kind[T]:
    """Return the kind of a table with these fields. A ``loose`` table ignores all others."""
    names = [field.name for field in fields]

    def read(r: AnyReading, where: Where, value: object, _: object) -> T:
        table = r.check.table(where, value) if loose else r.check.fields(where, value, names, required)
        return make(**r.read({}, fields, where, table, None))

    return Kind(
        lambda p, now, _: {field.name: field.kind.write(p, field.get(now), None) for field in fields},
        read,
        schema(fields, required, loose=loose),
    )


def changes(make: Callable[..., T], *fields: Field) -> Kind[T]:
    """Return the kind of a table with the differences from the start of a scenario."""
    names = [field.name for field in fields]
    return Kind(
        lambda p, now, before: _write_changes(fields, p, now, before),
        lambda r, where, value, before: make(**r.read({}, fields, where, r.check.fields(where, value, names), before)),
        schema(fields),
    )


def variants(tables: Mapping[type[T], Sequence[Field]], *, loose: bool = False) -> Kind[T | None]:
    """Return the kind of a table of one of these types. Its first field tells which."""
    kinds = {make: record(make, *fields, loose=loose) for make, fields in tables.items()}
    by_tag = {fields[0].name: kinds[make] for make, fields in tables.items()}

    def read(r: AnyReading, where: Where, value: object, _: object) -> T | None:
        table = r.check.table(where, value)
        for tag, kind in by_tag.items():
            if tag in table:
                return kind.read(r, where, table, None)
        r.check.fault(where, "fault-missing", field=", ".join(by_tag))
        return None

    schemas = [schema(fields, (fields[0].name,), loose=loose) for fields in tables.values()]
    return Kind(lambda p, now, _: kinds[type(now)].write(p, now, None), read, {"anyOf": schemas})
