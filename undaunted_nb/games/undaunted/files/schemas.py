"""The JSON Schemas of an edition's files, made from the tables of fields that read them."""

from __future__ import annotations

from undaunted_nb.engine.json_values import JsonObject
from undaunted_nb.files.fields import file_schema

from .positions import fields_of
from .scenario_form import scenario_form


def scenario(game: str) -> JsonObject:
    """Return the schema of a scenario file of an edition."""
    return scenario_form(game).schema


def position(game: str) -> JsonObject:
    """Return the schema of a position file of an edition."""
    return file_schema(fields_of(game))
