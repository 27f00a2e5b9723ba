"""The JSON Schemas of the game's files, made from the tables of fields that read them."""

from __future__ import annotations

from undaunted_nb.engine.json_values import JsonObject
from undaunted_nb.files.fields import file_schema

from .positions import FIELDS
from .scenario_form import scenario_form


def scenario(game: str) -> JsonObject:
    """Return the schema of a scenario file."""
    del game
    return scenario_form().schema


def position(game: str) -> JsonObject:
    """Return the schema of a position file."""
    del game
    return file_schema(FIELDS)
