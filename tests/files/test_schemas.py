"""The schema of each kind of file and its reader agree: on whole files, and on 1,000 damaged ones."""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from copy import deepcopy
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.cli.test_commands import run
from tests.random_games import positions
from undaunted_nb.cli import schemas
from undaunted_nb.cli.scenario_template import list_templates, write_template
from undaunted_nb.engine.errors import Fault, TutorError
from undaunted_nb.files.toml_text import toml_text
from undaunted_nb.games.memoir44.files import scenario as memoir
from undaunted_nb.games.undaunted.files import scenario as undaunted
from undaunted_nb.kit import games
from undaunted_nb.lessons.format import lesson
from undaunted_nb.play.game import game_from_json, new_game

VALIDATOR = import_module("jsonschema").Draft7Validator
FILES = 1000
SCENARIOS = {"normandy": "normandy/hills", "north-africa": "north-africa/ambush", "memoir44": "memoir44/first-shots"}
OWN = {
    "memoir44": [
        """
format = "memoir44 scenario 1"
terrain = { swamp = ["c4"] }
medals = { allies = 4, axis = 4 }
cards = { allies = 4, axis = 4 }
units = { allies = { sappers = ["F3"] }, axis = { infantry = ["F7"] } }
[own.tiles.swamp]
like = "forest"
stop = true
cover = { infantry = 1 }
attack = { armor = 2 }
flag = 0
arms = ["infantry"]
[[own.cards]]
id = "Night Raid"
title = { en = "Night Raid" }
orders = 2
arms = ["infantry"]
moves = true
hexes = 2
then = 1
close = 1
[[own.cards]]
id = "Rockets"
strike = { targets = 2, dice = { allies = 2, axis = 1 }, stars = true }
[[own.units]]
id = "sappers"
like = "infantry"
figures = 3
move = 2
battle = 1
dice = [3, 2]
ground = true
medals = 2
"""
    ],
}
"""Files whose own pieces the schema must know."""
NAMES = ("unknown-", "error-", "m44-error-")
"""The faults of names and lines that only a whole file or a game gives: tiles of its board, cards in its hands, legal actions."""
BETWEEN_FIELDS = {
    "board-split", "bridge-nowhere", "card-idle", "cards-missing", "fields-clash", "fog-acts", "name-section", "name-taken",
    "missing-turn", "more-than-printed", "no-counter", "no-scenario",
    "no-tiles", "seat-taken", "then", "small-deck", "spawn-nobody", "stagger", "tile-twice", "too-many-cards", "too-many-of", "twice",
    "two-units", "unit-in-river",
    "unknown-field-objects",
}  # fmt: skip
"""The faults of fields that do not fit together. With its place: the turn that only some phases need, and a file's own kinds of objects."""
SAYABLE = {"decimal-comma", "format", "missing", "not-here", "range", "unknown-field", "unknown-goal", "unknown-language", "wanted"}
"""The faults that a schema can say: types, limits, required fields, and names of fields."""


def scenario_files(game: str) -> list[dict[str, Any]]:
    texts = [write_template(game), *OWN.get(game, []), *(file.read_text("utf-8") for file in games.scenarios(game).values())]
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
    """Return the keys of the reader's faults in a file. Two have their place, because they are otherwise what a schema can say."""
    try:
        read(data)
    except TutorError as error:
        faults = getattr(error, "faults", ())
        return [_key(fault) for fault in faults] or [error.text.key]
    return []


def _key(fault: Fault) -> str:
    key = str(getattr(fault.text, "key", "")).removeprefix("fault-")
    if key == "missing" and fault.place == "turn":
        return "missing-turn"
    return "unknown-field-objects" if key == "unknown-field" and "objects." in str(fault) else key


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
            assert faults or not errors, f"only the schema of a {kind} refuses this: {errors}"
            if not errors:
                alone.update(faults)
    assert alone.keys() & {"unknown-tile", "cards-missing", "error-illegal"}, "some faults are only found by the reader"
    unexpected = {key for key in alone if key not in BETWEEN_FIELDS and (key in SAYABLE or not key.startswith(NAMES))}
    assert unexpected == set(), f"a schema can say this: {alone}"


@pytest.mark.parametrize("game", list_templates())
def test_a_new_file_names_the_schema_that_lies_beside_it(game: str, tmp_path: Path) -> None:
    assert run("new", game, tmp_path / "mine.toml").code == 0
    text = (tmp_path / "mine.toml").read_text("utf-8")
    schema = (tmp_path / text.splitlines()[0].removeprefix("#:schema ")).read_text("utf-8")
    assert not [error.message for error in VALIDATOR(json.loads(schema)).iter_errors(tomllib.loads(text))]
    assert "://" not in schema
    assert '"description": "The name of the scenario."' in schema
    assert '"description": "Pieces that the box' in schema


def test_the_command_shows_and_writes_a_schema(tmp_path: Path) -> None:
    said = run("schema", "lesson")
    assert said.out == schemas.schema_text("lesson")
    assert "#:schema ./mine.json" in run("schema", "lesson", tmp_path / "mine.json").out
    assert (tmp_path / "mine.json").read_text("utf-8") == said.out
    assert run("schema", "lesson", tmp_path / "mine.json").code == 2, "nothing is overwritten"
    assert "Did you mean" in run("schema", "lessn").err


@pytest.mark.parametrize("kind", KINDS)
def test_every_field_is_explained(kind: str) -> None:
    schema = schemas.list_kinds()[kind]()
    unexplained = [".".join(path) for path, field in schemas.list_fields(schema) if "description" not in field]
    assert unexplained == [] or kind.endswith("scenario"), "write the message field-… (undaunted_nb/i18n/*/fields.ftl)"


def test_a_field_is_explained_where_it_is() -> None:
    lesson_schema, position, replay = (schemas.list_kinds()[kind]() for kind in ("lesson", "memoir44-position", "memoir44-replay"))
    said = {path: field["description"] for path, field in schemas.list_fields(lesson_schema)}
    assert said["exercise", "option", "why"] == "Why this option is wrong."
    assert said["goal", "won"] == "The side that has won."
    tables = [dict(schemas.list_fields(schema))["table",]["description"] for schema in (position, replay)]
    assert tables == ["The command cards that are played in this turn.", "Who plays at the table."]
