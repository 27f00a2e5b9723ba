"""The JSON Schemas of files that people write, so that editors complete and underline: the work of `undaunted-nb schema`."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from undaunted_nb import i18n
from undaunted_nb.engine.errors import Fault, FileError
from undaunted_nb.engine.json_values import Json, JsonObject
from undaunted_nb.engine.text import Text
from undaunted_nb.files.checker import hint
from undaunted_nb.kit import games, registry
from undaunted_nb.lessons.format.lesson_form import lesson_form
from undaunted_nb.play.replay_form import carried_schema, replay_schema

from .scenario_template import list_templates

LESSON, SCENARIO = "lesson", "scenario"
SHARED = 150
"""Parts of a schema of at least this length are written once, if they occur again."""
PROGRAM_TABLES = frozenset({"pending", "orders", "seating", "front", "said"})
"""The fields of a position with tables that only the program writes."""
PART = "field-part"
"""The message about each field of such a table."""
Path = tuple[str, ...]
"""The fields around a value, from outside."""


def list_kinds() -> dict[str, Callable[[], JsonObject]]:
    """Return the kinds of files, such as ``normandy-scenario``, each with what makes its schema."""
    kinds: dict[str, Callable[[], JsonObject]] = {LESSON: lambda: _explain(lesson_form().schema, (LESSON,))}
    for game, system in games.systems().items():
        if schemas := getattr(registry.system(system), "schemas", None):
            kinds |= {
                kind_of(game): partial(_scenario_schema, schemas, game),
                kind_of(game, "position"): partial(_save_schema, schemas, game, carried_schema),
                kind_of(game, "replay"): partial(_save_schema, schemas, game, replay_schema),
            }
    return kinds


def kind_of(game: str, content: str = SCENARIO) -> str:
    """Return the name of the kind of a game's files."""
    return f"{game}-{content}"


def file_name(kind: str) -> str:
    """Return the name of the file with a schema."""
    return f"{kind}.schema.json"


def first_line(kind: str, name: str = "") -> str:
    """Return the line by which a TOML file names its schema, in a file of its folder. The usual ``name`` is that of ``file_name``."""
    return f"#:schema ./{name or file_name(kind)}"


def schema_text(kind: str) -> str:
    """Return the schema of a kind of files as JSON. Raises FileError for an unknown kind."""
    kinds = list_kinds()
    if kind not in kinds:
        raise FileError(kind[:60], [Fault("", Text("schema-unknown", {"hint": hint(kind[:60], kinds)}))])
    return json.dumps({"title": f"undaunted-nb {kind}", **_share(kinds[kind]())}, ensure_ascii=False, indent=1) + "\n"


def _scenario_schema(schemas: registry.Schemas, game: str) -> JsonObject:
    template = list_templates().get(game)
    sentences = _find_sentences(template.read_text("utf-8")) if template else {}
    return _describe(schemas.scenario(game), sentences)


def _save_schema(schemas: registry.Schemas, game: str, make: Callable[[JsonObject], JsonObject]) -> JsonObject:
    return _explain(make(schemas.position(game)), ("replay", "position") if make is replay_schema else ("position",))


def list_fields(schema: JsonObject) -> Iterator[tuple[Path, dict[str, Any]]]:
    """Yield the fields of the tables in a schema, each with the fields around it and its own schema."""
    definitions: Any = schema.get("definitions", {})
    for name, part in (("", schema), *definitions.items()):
        yield from _list_fields(part, (name,) if name else ())


def _list_fields(part: Any, path: Path) -> Iterator[tuple[Path, dict[str, Any]]]:
    for name, field in _fields(part).items():
        if isinstance(field, dict):
            inner = path if name in i18n.KNOWN else (*path, name)  # one text for each language
            yield from [] if inner == path else [(inner, field)]
            yield from _list_fields(field, inner)
    for name in ("items", "additionalProperties"):
        if isinstance(part.get(name), dict):
            yield from _list_fields(part[name], path)
    for choice in part.get("anyOf", []):
        yield from _list_fields(choice, path)


def message_of(path: Path, kinds: Sequence[str]) -> str:
    """Return the message that explains a field ("": there is none): of a kind of file, or of all that hold a position.

    The fields of both sides have the same message. So have those that an exercise shares with its lesson, and all parts of a table that
    only the program writes.
    """
    if path[0] in PROGRAM_TABLES and len(path) > 1:
        return PART
    shared = path[-1:] if LESSON in kinds else ("side", *path[1:])
    ways = ["-".join(way).replace("_", "-") for way in (path, shared)]
    starts = [f"field-{kind}-" for kind in kinds] + ([] if LESSON in kinds else ["field-"])
    return next((key for way in ways for start in starts if i18n.has(key := start + way, i18n.FIRST)), "")


def _explain(schema: JsonObject, kinds: Sequence[str]) -> JsonObject:
    """Return a schema with a sentence about each of its fields."""
    copy: JsonObject = json.loads(json.dumps(schema))
    for path, field in list_fields(copy):
        if key := message_of(path, kinds):
            field.setdefault("description", i18n.say(Text(key), i18n.FIRST))
    return copy


def _find_sentences(template: str) -> dict[Path, str]:
    """Return the comments of a file to begin with, by the field that each explains."""
    sentences: dict[Path, str] = {}
    table: Path = ()
    key = ""
    for line in template.splitlines():
        header, field = re.match(r"\[{1,2}([^\[\]]+)\]", line), re.match(r"([\w-]+) = ", line)
        comment = re.match(r"#: (\S+)$", line)
        if header:
            table = tuple(header[1].split("."))
        comment_table = re.match(r"# \[{1,2}(\w+)", line)  # a table in a comment, to be used or not
        if key and (header or field or comment_table):
            sentences[(comment_table[1],) if comment_table else (*table, field[1]) if field else table] = i18n.say(
                Text(f"new-{key}"), i18n.FIRST
            )
        key = comment[1] if comment else ""
    return sentences


def _describe(schema: JsonObject, sentences: Mapping[Path, str]) -> JsonObject:
    """Return a schema with its sentences. What explains the table of one side explains that of the other."""
    copy: JsonObject = json.loads(json.dumps(schema))
    tables = _fields(copy)
    for first, *rest in sorted(sentences, key=len, reverse=True):
        part = _part(tables[first], rest)
        alike = [other for other in tables.values() if _fields(other).keys() >= _fields(tables[first]).keys()] if rest else [tables[first]]
        for other in (_part(table, rest) for table in alike):
            if other.get("type") == part.get("type"):
                other.setdefault("description", sentences[first, *rest])
    return copy


def _part(table: Any, path: Sequence[str]) -> dict[str, Any]:
    """Return the schema of a value inside a table."""
    part: dict[str, Any] = table
    for field in path:
        part = _fields(part)[field]
    return part


def _fields(schema: Any) -> dict[str, Any]:
    """Return the schemas of the fields of a table."""
    fields: dict[str, Any] = schema.get("properties", {})
    return fields


def _share(schema: JsonObject) -> JsonObject:
    """Return a schema in which large parts that occur more than once are definitions."""
    texts = Counter(json.dumps(part, sort_keys=True) for part in _find_parts(schema))
    names = {text: f"part-{n}" for n, text in enumerate((text for text, n in texts.items() if n > 1 and len(text) >= SHARED), 1)}
    definitions: dict[str, Json] = {}

    def visit(node: Any) -> Any:
        if isinstance(node, list):
            return [visit(item) for item in node]
        if not isinstance(node, dict):
            return node
        name = names.get(json.dumps(node, sort_keys=True)) if _is_schema(node) else None
        if name is None:
            return {key: visit(part) for key, part in node.items()}
        if name not in definitions:
            definitions[name] = {}  # keeps its place
            definitions[name] = {key: visit(part) for key, part in node.items()}
        return {"$ref": f"#/definitions/{name}"}

    whole = {key: visit(part) for key, part in schema.items()}
    return {**whole, "definitions": {**whole.get("definitions", {}), **definitions}}


def _is_schema(node: Mapping[str, Json]) -> bool:
    return isinstance(node.get("type"), str) or isinstance(node.get("anyOf"), list) or isinstance(node.get("enum"), list)


def _find_parts(node: object) -> Iterator[dict[str, Json]]:
    """Yield all schemas in a schema."""
    if isinstance(node, dict):
        if _is_schema(node):
            yield node
        for part in node.values():
            yield from _find_parts(part)
    elif isinstance(node, list):
        for part in node:
            yield from _find_parts(part)
