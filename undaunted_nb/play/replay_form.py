"""What a saved game has besides its first position: each part said once, for the reader (game.py) and for the schema."""

from __future__ import annotations

from collections.abc import Mapping

from undaunted_nb.engine.json_values import Json, JsonObject
from undaunted_nb.files.fields import TEXT
from undaunted_nb.files.forms import as_is, by_name, form, many
from undaunted_nb.probability.seeds import MOST

from .journal import REPLAY, WITH_PLAYERS

LINE: JsonObject = {"type": "string"}
STEP = as_is({"anyOf": [LINE, {"type": "array", "items": LINE, "minItems": 1}]})
"""A decision in notation, or a list of it and of the chance after it. Whether it is legal is checked when it is played."""
SCENARIO_FILE: JsonObject = {
    "type": "object",
    "properties": {"text": LINE, "sha256": LINE},
    "required": ["text"],
}
"""The schema of an own scenario in a saved game."""
STEPS = form(
    {"seed": as_is({"type": ["integer", "null"], "minimum": 0, "maximum": MOST}), "actions": many(STEP), "comments": by_name(TEXT)}
)
"""The fields of a replay that a position is without."""


def carried_schema(position: JsonObject) -> JsonObject:
    """Return the schema of a position file, which can have its scenario with it, from the schema of the position."""
    return _add_fields(position, {"scenario_file": SCENARIO_FILE})


def replay_schema(position: JsonObject) -> JsonObject:
    """Return the schema of a replay, from the schema of a position."""
    players: JsonObject = {"type": "object", "properties": {"side": LINE, "opponent": LINE}, "required": ["side", "opponent"]}
    plain: JsonObject = {"properties": {"format": {"const": REPLAY}, "table": False}}
    with_players: JsonObject = {"properties": {"format": {"const": WITH_PLAYERS}}, "required": ["table"]}
    fields: JsonObject = {
        "format": {"enum": [REPLAY, WITH_PLAYERS]},
        "scenario_file": SCENARIO_FILE,
        **_properties(STEPS.schema),
        "table": players,
    }
    return {**_add_fields(position, fields), "oneOf": [plain, with_players]}


def _add_fields(schema: JsonObject, fields: Mapping[str, Json]) -> JsonObject:
    return {**schema, "properties": {**_properties(schema), **fields}}


def _properties(schema: JsonObject) -> Mapping[str, Json]:
    properties = schema["properties"]
    return properties if isinstance(properties, Mapping) else {}
