"""Scenario files of North Africa: the page is right, every fault has its place, and bad files never crash."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, cast

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import undaunted_nb as un
from undaunted_nb.engine.errors import FileError
from undaunted_nb.games.undaunted.files import scenario
from undaunted_nb.games.undaunted.rules.state.crew import disabled, seat_of
from undaunted_nb.games.undaunted.rules.state.position import Position
from undaunted_nb.games.undaunted.rules.state.setup import Ability, Goal, Seat, Structure, Vehicle
from undaunted_nb.play.game import game_from_json

un._give_words()
PAGE = (Path(scenario.__file__).parents[1] / "north_africa" / "scenarios" / "README.md").read_text("utf-8")
FORM, PIECES, STRUCTURES = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)[:3]
GOOD = FORM + PIECES


def test_the_page_about_the_form_is_true() -> None:
    found = scenario.read(GOOD, "README.md")
    setup, p = found.setup, found.position()
    assert (setup.edition, setup.sides, setup.exits) == ("north-africa", ("LRDG", "Italy"), ("12A",))
    assert setup.structures == (Structure("Hangar", "hangar", "6B", setup.structures[0].defense, 1),)
    assert setup.tiles["X1"].rough
    assert setup.goals[0] == (
        Goal("points", 3),
        Goal("escape", 0, ("LRDG Scout", "Patrol Truck")),
        Goal("escape", 2, ("LRDG Scout", "LRDG Sniper")),
        Goal("neutralize", 0, ("Italy Driver", "Medium Tank")),
        Goal("neutralize", 3),
    )
    tank = next(vehicle for vehicle in setup.vehicles if vehicle.id == "Medium Tank")
    assert tank == Vehicle("Medium Tank", "medium-tank", (Seat("driver", (Ability("drive", 1),), ("driver",)),), 5, 3, 4, 5)
    assert setup.counters[setup.by_counter["Italy Driver"]].specialization == "driver"
    sniper = setup.by_counter["LRDG Sniper"]
    assert p.stands[sniper] == ("12A", False)
    assert seat_of(setup, p.gear, sniper) == setup.vehicles[0].seats[0]


def test_structures_can_be_listed() -> None:
    hut = '[[own.structures]]\nid = "Hut"\ndefense = 3\n'
    places = 'structures = { "Hangar" = "6B", "Hut" = "7A" }\n'
    setup = scenario.read(re.sub(r"structures = .*\n", places, FORM) + PIECES + STRUCTURES + hut, "x").setup
    assert setup.structures == (Structure("Hangar", "hangar", "6B", 6, 1), Structure("Hut", "hut", "7A", 3, 0))
    older = STRUCTURES.replace("[[own.", "[[") + 'tile = "6B"\n' + hut.replace("[[own.", "[[") + 'tile = "7A"\n'
    assert scenario.read(re.sub(r"structures = .*\n", "", FORM) + PIECES + older, "x").setup.structures == setup.structures


def test_the_position_of_the_page() -> None:
    text = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)[0]
    game = game_from_json(json.loads(text), "README.md")
    p = cast(Position, game.position)
    tank = [vehicle.id for vehicle in p.setup.vehicles].index("Medium Tank")
    assert disabled(p.setup, p.gear, tank)
    assert p.view("")["neutralized"]["Italy"] == ["LRDG Scout"]
    assert game_from_json(game.start.to_json(), "again").position == p


def test_the_lines_of_the_page() -> None:
    p = cast(Position, game_from_json(json.loads(re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)[0]), "README.md").position)
    known = p.setup.by_card[0] | p.setup.by_card[1]
    for row in re.findall(r"^\| (`.*?`) \| ", PAGE[PAGE.index("## Actions") :], re.MULTILINE):
        for line in re.findall("`([^`]+)`", row):
            card = line.partition(":")[0].partition("pick ")[0]
            if (not card or card in known) and "Hangar" not in line:
                assert p.parse(line).kind


WRONG = [
    # old text, new text, the fault, its place
    ('"Hangar" = "6B"', '"Hanger" = "6B"', "unknown-structure", "(structures.Hanger)"),
    ('"Hangar" = "6B"', '"Hangar" = "66B"', "unknown-tile", "(structures.Hangar)"),
    ('"Hangar" = "6B"', '"Hangar" = 6', "wanted", "(structures.Hangar)"),
    ('exits = ["12A"]', 'exits = ["12A", "12A"]', "twice", "(exits)"),
    ('"Patrol Truck" = "12A"', '"Medium Tank" = "12A"', "unknown-vehicle", '(lrdg.vehicles."Medium Tank")'),
    (
        '{ in = "Patrol Truck", seat = "driver" }',
        '{ in = "Gun Truck", seat = "driver" }',
        "unknown-vehicle",
        "(lrdg.counters.Sniper.in)",
    ),
    (
        '{ in = "Patrol Truck", seat = "driver" }',
        '{ in = "Patrol Truck", seat = "roof" }',
        "unknown-seat",
        "(lrdg.counters.Sniper.seat)",
    ),
    ('{ in = "Patrol Truck", seat = "driver" }', '{ in = "Patrol Truck" }', "missing", "(lrdg.counters.Sniper.seat)"),
    ('"Scout" = "12A"', '"Scout" = { in = "Patrol Truck", seat = "driver" }', "seat-taken", "(lrdg.counters.Sniper.seat)"),
    ("{ points = 3 }", "{ points = 3, neutralize = 1 }", "geared-goal", "(lrdg.goals)"),
    ("{ points = 3 }", "{ pin = true }", "geared-goal", "(lrdg.goals)"),
    ("{ points = 3 }", '{ escape = 3, of = ["Scout"] }', "goal-count", "(lrdg.goals.of)"),
    ("{ points = 3 }", "{ escape = [] }", "goal-count", "(lrdg.goals.escape)"),
    ("{ points = 3 }", '{ escape = ["Driver"] }', "unknown-counter", "(lrdg.goals.escape)"),
    ("crew = [", "crews = [", "unknown-field", "(own.vehicles.seats.crews)"),
    ("actions = { drive = 1 }", "actions = { move = 1 }", "unknown-action", "(own.vehicles.seats.actions.move)"),
    ("actions = { drive = 1 }", "actions = { drive = 4 }", "range", "(own.vehicles.seats.actions.drive)"),
    ("hull = 5", "hull = 0", "range", "(own.vehicles.hull)"),
    ("hull = 5 ", "# ", "missing", "(own.vehicles.hull)"),
    ('id = "Medium Tank"', 'id = "Italy Driver"', "name-taken", "(own.vehicles.id)"),
    ("rough = true", "rough = 1", "wanted", "(own.tiles.X1.rough)"),
    ('specialization = "driver"', 'specialization = "Tank Driver"', "name-form", "(own.counters.specialization)"),
    ("[lrdg]\n", "[us]\n", "unknown-field", "(us)"),
    ('scouted = ["12A"]', "spawn = []", "unknown-field", "(lrdg.spawn)"),
]


@pytest.mark.parametrize(("old", "new", "key", "place"), WRONG)
def test_a_fault(old: str, new: str, key: str, place: str) -> None:
    assert old in GOOD
    with pytest.raises(FileError) as caught:
        scenario.read(GOOD.replace(old, new, 1), "mine.toml")
    found = [(fault.text.key, fault.place) for fault in caught.value.faults]
    assert any(k == f"fault-{key}" and re.fullmatch(r"line \d+ " + re.escape(place), at) for k, at in found), found


WORDS = ["Scout", "Patrol Truck", "Medium Tank", "driver", "12A", "exit", "seat", "in", "of", "points", "escape", "neutralize", "Hangar"]
NAMES = st.sampled_from(WORDS)
PLAIN = NAMES | st.text("aB1 'é\n\x00", max_size=4) | st.integers(-3, 12) | st.booleans() | st.floats()
VALUES = st.recursive(PLAIN, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(NAMES, inner, max_size=3), max_leaves=8)


def _toml(value: object) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {_toml(inner)}" for key, inner in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return json.dumps(value) if isinstance(value, str | bool | int) else repr(value)


def _spots(value: object, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [*([path] if path else []), *(spot for key, inner in inside for spot in _spots(inner, (*path, key)))]


def _whole() -> dict[str, Any]:
    import tomllib

    return tomllib.loads(GOOD)


@settings(max_examples=250, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.sampled_from(_spots(_whole())), VALUES)
def test_any_value_in_any_field(spot: tuple[str | int, ...], value: object) -> None:
    data: Any = _whole()
    inner = data
    for part in spot[:-1]:
        inner = inner[part]
    inner[spot[-1]] = value
    refused = None
    try:
        found = scenario.read("\n".join(f"{json.dumps(key)} = {_toml(field)}" for key, field in data.items()), "fuzz.toml")
    except FileError as error:
        refused = error
    if refused:
        assert refused.faults
        assert str(refused)
        return
    p = found.position()
    assert p.actions() or p.outcome or not p.to_act
