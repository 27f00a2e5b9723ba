"""The schema of each kind of file and its reader agree: on whole files, and on 1,000 damaged ones."""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from copy import deepcopy
from importlib import import_module
from random import Random
from typing import Any

import pytest

from tests.random_games import positions
from undaunted_nb.cli import schemas
from undaunted_nb.cli.scenario_template import write_template
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.files.toml_text import toml_text
from undaunted_nb.games.memoir44.files import scenario as memoir
from undaunted_nb.games.undaunted.files import scenario as undaunted
from undaunted_nb.kit import games
from undaunted_nb.lessons.format import lesson
from undaunted_nb.play.game import game_from_json, new_game

VALIDATOR = import_module("jsonschema").Draft7Validator
FILES = 1000
SCENARIOS = {"normandy": "normandy/hills", "north-africa": "north-africa/ambush", "memoir44": "memoir44/first-shots"}
STRUCTURE = {"wanted", "range", "missing", "unknown-field", "format", "decimal-comma", "not-here", "do-or-ask", "two-options", "goal"}
"""The faults that a schema can say: types, limits, missing and unknown fields."""


def scenario_files(game: str) -> list[dict[str, Any]]:
    texts = [write_template(game), *(file.read_text("utf-8") for file in games.scenarios(game))]
    return [tomllib.loads(text) for text in texts]


def lesson_files() -> list[dict[str, Any]]:
    return [
        tomllib.loads(lesson.course_file(game, f"{name.partition('/')[2]}.toml"))
        for game in lesson.courses()
        for name in lesson.names(game)
    ]


def saved_games(game: str) -> list[dict[str, Any]]:
    played = new_game(SCENARIOS[game], seed=2)
    for _ in range(6):
        played.play(next(iter(played.legal_actions)))
    return [json.loads(json.dumps(played.to_json()))]


def read_scenario(data: dict[str, Any]) -> None:
    library = memoir if str(data.get("format", "")).startswith("memoir") or "units" in data else undaunted
    library.read(toml_text(data), "x.toml")


def kinds() -> Iterator[tuple[str, list[dict[str, Any]], Callable[[dict[str, Any]], object]]]:
    """Yield each kind of file with good files and its reader."""
    yield "lesson", lesson_files(), lambda data: lesson.read(toml_text(data), "x.toml", "x")
    for game, scenario in SCENARIOS.items():
        yield schemas.kind_of(game), scenario_files(game), read_scenario
        saved = [json.loads(json.dumps(p.to_json())) for p in list(positions(scenario, seed=1))[::7]]
        yield schemas.kind_of(game, "position"), saved, lambda data: game_from_json(data, "x.json")
        yield schemas.kind_of(game, "replay"), saved_games(game), lambda data: game_from_json(data, "x.json")


KINDS = {kind: (files, read) for kind, files, read in kinds()}


def spots(value: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Yield the places of all values in a file."""
    for key, item in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
        yield (*path, key)
        yield from spots(item, (*path, key))


def damage(data: dict[str, Any], rng: Random) -> dict[str, Any]:
    """Return a copy of a file with one value of another type, out of range, unknown, missing, or too many."""
    copy = deepcopy(data)
    *way, last = rng.choice([*spots(copy)])
    table: Any = copy
    for key in way:
        table = table[key]
    how = rng.randrange(5)
    if how == 0:
        table[last] = rng.choice(["", "nobody", 3, True, [], ["nobody"], {"nobody": 1}, {}])
    elif how == 1 and isinstance(table[last], int) and not isinstance(table[last], bool):
        table[last] = rng.choice([-1, 0, 100, 10**6])
    elif how == 2 and isinstance(table[last], str):
        table[last] += "x"
    elif how == 3 and isinstance(table, dict):
        table[rng.choice(["nobody", "format2", "x"])] = table.pop(last)
    else:
        del table[last]
    return copy


def faults_of(read: Callable[[dict[str, Any]], object], data: dict[str, Any]) -> list[str]:
    """Return the keys of the reader's faults in a file."""
    try:
        read(data)
    except TutorError as error:
        return [getattr(fault.text, "key", "").removeprefix("fault-") for fault in getattr(error, "faults", ())] or [error.text.key]
    return []


@pytest.mark.parametrize("kind", KINDS)
def test_good_files_fit_their_schema(kind: str) -> None:
    files, read = KINDS[kind]
    validator = VALIDATOR(json.loads(schemas.schema_text(kind)))
    for data in files:
        assert not [error.message for error in validator.iter_errors(data)]
    assert faults_of(read, files[0]) == []


def test_schema_and_reader_agree_on_damaged_files() -> None:
    alone: Counter[str] = Counter()
    for kind, (files, read) in KINDS.items():
        validator, rng = VALIDATOR(json.loads(schemas.schema_text(kind))), Random(kind)
        for _ in range(FILES // len(KINDS)):
            data = damage(rng.choice(files), rng)
            errors, faults = [error.message for error in validator.iter_errors(data)], faults_of(read, data)
            assert faults or not errors, (kind, errors, data)
            if not errors:
                alone.update({*faults})
    print(alone)
    assert not alone.keys() & STRUCTURE
