"""The table of a position's fields says what JSON a file holds: every written position fits the schema made from it."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module

import pytest

from tests.random_games import positions
from undaunted_nb.files.fields import Field, schema
from undaunted_nb.games.memoir44.files.positions import FIELDS
from undaunted_nb.games.undaunted.files.positions import fields_of

SCENARIOS = {
    "normandy/la-raye": fields_of("normandy"),
    "normandy/mortar": fields_of("normandy"),
    "north-africa/ambush": fields_of("north-africa"),
    "memoir44/pegasus-bridge": FIELDS,
    "memoir44/the-maquis": FIELDS,
}


VALIDATOR = import_module("jsonschema").Draft202012Validator


@pytest.mark.parametrize(("scenario", "fields"), SCENARIOS.items(), ids=[*SCENARIOS])
def test_written_positions_fit_the_schema(scenario: str, fields: Sequence[Field]) -> None:
    validator = VALIDATOR(schema(fields))
    for p in positions(scenario, seed=1):
        data = {name: value for name, value in p.to_json().items() if name not in ("format", "scenario")}
        assert validator.is_valid(data), data


@pytest.mark.parametrize(
    "data", [{"phase": "night"}, {"turn": 1}, {"turns": {"allies": -1}}, {"pending": [{"dance": 1}]}, {"front": {}}, {"sand": 1}]
)
def test_the_schema_refuses_faults(data: dict[str, object]) -> None:
    assert not VALIDATOR(schema(FIELDS)).is_valid(data)
