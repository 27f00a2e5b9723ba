"""Values of vehicles, structures and crews that a lesson can use, compared with the open information."""

from __future__ import annotations

from typing import cast

import pytest

import undaunted_nb as un
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.games.undaunted.lesson_values import VALUES
from undaunted_nb.games.undaunted.rules.state.position import Position
from undaunted_nb.kit import registry

un._give_words()
DATA = {
    "format": "undaunted-nb position 1", "scenario": "north-africa/ambush", "phase": "turns", "turn": "LRDG", "pending": [],
    "counters": {"LRDG Saboteur": "17A"}, "vehicles": {"Medium Tank": {"damage": 2}}, "LRDG": {"hand": {"Saboteur": 1}},
}  # fmt: skip
P = cast("Position", registry.system("undaunted").position_from_json(DATA, "test"))
EMPTY = {**DATA, "counters": {f"Italy {it}": "17A" for it in ("Driver", "Gunner", "Mechanic")}, "structures": {"Well": "LRDG"}}
LEFT = cast("Position", registry.system("undaunted").position_from_json(EMPTY, "test"))


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("base Saboteur: demolish Medium Tank", 5),
        ("cover Saboteur: demolish Medium Tank", 0),
        ("range Saboteur: demolish Medium Tank", 0),
        ("total Saboteur: demolish Medium Tank", 5),
        ("dice Saboteur: demolish Medium Tank", 2),
        ("chance Saboteur: demolish Medium Tank", "84/100"),
        ("total Anti Tank Gunner: antitank Medium Tank", 5 + 2),
        ("dice Driver: vehicle drive 7A", 1),
        ("defense Medium Tank", "none"),
        ("defense Well", 5),
        ("armor Medium Tank", 5),
        ("damage Medium Tank", 2),
        ("to-disable Medium Tank", 1),
        ("to-destroy Medium Tank", 3),
        ("disabled Medium Tank", "no"),
        ("aboard Medium Tank", 3),
        ("free Medium Tank", 0),
        ("owner Medium Tank", "Italy"),
        ("owner Well", "none"),
        ("inside Italy Driver", "Medium Tank"),
        ("inside LRDG Saboteur", "none"),
        ("seat Italy Driver", "driver"),
        ("at Medium Tank", "17A"),
        ("at Well", "8A"),
        ("fate Medium Tank", "there"),
        ("fate LRDG Saboteur", "there"),
        ("tiles", 10),
        ("exits", 0),
        ("box cards", 42),
        ("box counters", 11),
        ("box vehicles", 3),
        ("box tiles", 22),
        ("box spare", 22 - 10),
        ("box exits", 4),
        ("sort Saboteur", "combat"),
        ("sort Warrant Officer", "command"),
        ("sort Fog of War", "fog"),
    ],
)
def test_a_value_shows_the_pieces_on_the_table(words: str, told: object) -> None:
    name, _, rest = words.partition(" ")
    if name == "total" and "antitank" in rest:
        told = 5 + P.setup.tiles["17A"].cover + P.setup.board.distance["4A"]["17A"]
    assert VALUES[name](P, "LRDG", rest) == told


def test_an_empty_vehicle_and_a_destroyed_structure() -> None:
    assert [VALUES[name](LEFT, "LRDG", "Medium Tank") for name in ("aboard", "free", "owner")] == [0, 3, "Italy"]
    assert VALUES["owner"](LEFT, "LRDG", "Well") == "LRDG"
    assert VALUES["at"](LEFT, "LRDG", "Well") == "off"


def test_how_a_vehicle_and_a_soldier_leave() -> None:
    shot = {**DATA, "vehicles": {"Medium Tank": {"damage": 4}}, "LRDG": {"hand": {"Saboteur": 1}}}
    game = un.Game(cast("Position", registry.system("undaunted").position_from_json(shot, "test")), seed=1)
    game.play("Saboteur: demolish Medium Tank", "5 8")
    p = cast("Position", game.play("pick Italy Driver").after)
    assert VALUES["fate"](p, "LRDG", "Medium Tank") == "neutralized"
    assert VALUES["to-destroy"](p, "LRDG", "Medium Tank") == 0
    out = {
        "format": "undaunted-nb position 1", "scenario": "north-africa/breakout", "phase": "turns", "turn": "LRDG", "pending": [],
        "vehicles": {"Pilot Car": {"at": "9B"}}, "LRDG": {"hand": {"Rifleman": 1}},
    }  # fmt: skip
    game = un.Game(cast("Position", registry.system("undaunted").position_from_json(out, "test")), seed=1)
    p = cast("Position", game.play("Rifleman: vehicle drive exit").after)
    fates = [VALUES["fate"](p, "LRDG", name) for name in ("LRDG Rifleman", "LRDG Navigator", "LRDG Scout")]
    assert fates == ["escaped", "escaped", "there"]
    assert VALUES["inside"](p, "LRDG", "LRDG Navigator") == "none"


@pytest.mark.parametrize("name", ["aboard", "owner", "to-disable", "inside", "fate", "defense"])
def test_an_unknown_value_is_one_clear_error(name: str) -> None:
    with pytest.raises(TutorError, match="Quagga"):
        VALUES[name](P, "LRDG", "Quagga")
