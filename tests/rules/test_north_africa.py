"""Undaunted: North Africa where cases cannot show it: set-ups, views, words, files, and changes of seats."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import pytest

from undaunted_nb.engine.action import CHANCE, Action
from undaunted_nb.engine.errors import AmbiguousActionError, FileError, NotationError
from undaunted_nb.games.undaunted.files import scenario
from undaunted_nb.games.undaunted.rules.actions import SEAT
from undaunted_nb.games.undaunted.rules.state.crew import seat_of, vehicle_of
from undaunted_nb.games.undaunted.rules.state.position import Position
from undaunted_nb.games.undaunted.views.descriptions import describe
from undaunted_nb.i18n import LANGUAGES, say
from undaunted_nb.play.game import game_from_json, new_game

ROUND = "north-africa/example-round"
NAMES = [name for name in scenario.names() if name.startswith("north-africa/")]
HANDS = {
    "Italy": {"hand": ["Scout A", "Driver", "Machine Gunner A", "Rifleman A"]},
    "LRDG": {"hand": ["Saboteur", "Warrant Officer", "Fog of War", "Rifleman"]},
}


def _data(**more: Any) -> dict[str, Any]:
    head = {"format": "undaunted-nb position 1", "scenario": ROUND, "phase": "turns", "turn": "Italy", "initiative": "Italy"}
    return {**head, **HANDS, **more}


def _at(**more: Any) -> Position:
    return cast(Position, game_from_json(_data(**more), "test").position)


def _rules(p: Position, line: str) -> set[str]:
    return {v.rule for v in p.check(p.parse(line)).violations}


def _play(p: Position, *lines: str) -> Position:
    for line in lines:
        p = p.apply(p.parse(line)).after
    return p


@pytest.mark.rule("na.setup.1", "na.setup.2", "na.view.1")
@pytest.mark.parametrize("name", NAMES)
def test_the_table_is_set_and_both_sides_see_open_pieces(name: str) -> None:
    p = scenario.load(name).position()
    setup, seen = p.setup, p.view("LRDG")
    assert setup.sides == ("LRDG", "Italy")
    assert seen["vehicles"] == p.view("Italy")["vehicles"] == p.view("")["vehicles"]
    seated = 0
    for i, counter in enumerate(setup.counters):
        vehicle, seat = vehicle_of(p.gear, i), seat_of(setup, p.gear, i)
        if seat:
            seated += 1
            it = seen["vehicles"][setup.vehicles[vehicle].id]
            assert it["seats"][seat.id] == counter.id
            assert it["owner"] == setup.sides[counter.side]
            assert p.stands[i][0] == it["tile"]
    assert seated == sum(bool(who) for it in seen["vehicles"].values() for who in it["seats"].values())
    assert {it.id: it.tile for it in setup.structures} == {name: it["tile"] for name, it in seen["structures"].items()}
    assert not any(it["damage"] or it["disabled"] for it in seen["vehicles"].values())


@pytest.mark.rule("na.seat.7", "na.seat.8")
def test_a_soldier_that_changed_seats_first_must_act_with_that_card() -> None:
    p = _play(_at(), "Scout A: leave")
    assert {a.card for a in p.legal_actions} == {"Scout A"}
    assert {a.kind for a in p.legal_actions} <= {"scout", "attack", "recon", "conceal"}
    assert p.view("LRDG")["seating"] == {"card": "Scout A", "bound": True}
    assert _rules(p, "end turn") == {"na.seat.8"}
    assert _rules(p, "Driver: vehicle drive 12A") >= {"na.seat.8"}
    assert _rules(p, "Scout A: hunker down") == {"na.seat.7"}
    assert _rules(p, "Scout A: enter Scout Car observer") == {"na.seat.7"}
    driver = p.setup.by_counter["Italy Driver"]
    low = p._replace(stands=tuple((tile, i == driver) for i, (tile, _) in enumerate(p.stands)))
    assert {v.rule for v in low.check(Action("ready", "Italy", "Driver")).violations} == {"na.seat.7"}, "nor readies another"
    after = _play(p, "Scout A: conceal")
    assert after.view("")["seating"] is None
    assert "na.seat.7" not in _rules(after, "Scout A: enter Scout Car observer")
    assert _rules(after, "Scout A: enter Scout Car observer") == {"un.turn.2"}, "once with each card"


def test_the_view_shows_which_vehicle_is_disabled() -> None:
    p = _at()
    for damage, low in ((2, False), (3, True)):
        vehicles = tuple(it._replace(damage=damage) for it in p.gear.vehicles)
        seen = p._replace(gear=p.gear._replace(vehicles=vehicles)).view("")["vehicles"]["Medium Tank"]
        assert (seen["damage"], seen["disabled"]) == (damage, low)


@pytest.mark.rule("na.swap.2")
def test_a_soldier_cannot_swap_with_itself() -> None:
    p = _at()
    assert {v.rule for v in p.check(Action("swap", "Italy", "Rifleman A", ("Italy Rifleman A",))).violations} == {"na.swap.2"}
    assert {a.args for a in p.actions() if a.kind == "swap" and a.card == "Rifleman A"} == {
        ("Italy Machine Gunner A",),
        ("Italy Scout A",),
    }


@pytest.mark.rule("na.seat.6")
def test_the_chance_after_an_action_is_lost_with_the_next_card() -> None:
    p = _play(_at(), "Machine Gunner A: attack LRDG Scout")
    p = p.perform(Action("roll", CHANCE, "", (1, 1))).after
    assert p.view("")["seating"] == {"card": "Machine Gunner A", "bound": False}
    assert "Machine Gunner A: leave" in p.legal_actions
    assert _play(p, "end turn").view("")["seating"] is None
    once = _play(p, "Machine Gunner A: leave")
    assert not any(a.card == "Machine Gunner A" for a in once.legal_actions)
    assert "end turn" in once.legal_actions
    later = _play(p, "Driver: vehicle drive 12A") if "Driver: vehicle drive 12A" in p.legal_actions else _play(p, "Driver: hunker down")
    assert not any(a.card == "Machine Gunner A" for a in later.legal_actions)


def test_lines_of_every_form() -> None:
    p = _at()
    for line, action in {
        "Driver: vehicle drive 12A": Action("drive", "Italy", "Driver", ("12A",), SEAT),
        "driver: drive 12a": Action("drive", "Italy", "Driver", ("12A",), SEAT),
        "Scout A: scout 12A exit": Action("scout", "Italy", "Scout A", ("12A", "exit")),
        "Scout A: enter scout car, driver": Action("enter", "Italy", "Scout A", ("Scout Car", "driver")),
        "Scout A: enter medium dr": Action("enter", "Italy", "Scout A", ("Medium Tank", "driver")),
        "Machine: seat obs": Action("seat", "Italy", "Machine Gunner A", ("observer",)),
        "Scout A: leave": Action("leave", "Italy", "Scout A"),
        "Rifleman A: swap machine": Action("swap", "Italy", "Rifleman A", ("Italy Machine Gunner A",)),
        "Scout A: plot 17A 16B": Action("plot", "Italy", "Scout A", ("16B", "17A"), SEAT),
        "Scout A: attack patrol": Action("attack", "Italy", "Scout A", ("Patrol Truck",)),
        "Scout A: attack saboteur": Action("attack", "Italy", "Scout A", ("LRDG Saboteur",)),
        "pick LRDG Rifleman": Action("pick", "Italy", "", ("LRDG Rifleman",)),
    }.items():
        assert p.parse(line) == action, line
        assert p.parse(p.format(action)) == action
    assert (
        p.format(Action("attack", "Italy", "Machine Gunner A", ("Patrol Truck",), SEAT)) == "Machine Gunner A: vehicle attack Patrol Truck"
    )


@pytest.mark.parametrize(
    ("line", "key", "said"),
    [
        ("Scout A: enter Scout Cab driver", "error-no-vehicle", "Scout Car"),
        ("Scout A: enter Scout Car divers", "error-no-seat", "driver"),
        ("Scout A: enter Scout", "error-name-what", "Add the vehicle"),
        ("Scout A: seat", "error-name-what", "Add the seat"),
        ("Scout A: attack", "error-name-what", "Add its target"),
        ("Scout A: attack Medium Tonk", "error-no-counter", "Medium Tank"),
    ],
)
def test_lines_that_cannot_be_read(line: str, key: str, said: str) -> None:
    with pytest.raises(NotationError) as caught:
        _at().parse(line)
    assert caught.value.text.key == key
    assert said in say(caught.value.text, "en")


def test_a_line_that_can_mean_several_things() -> None:
    with pytest.raises(AmbiguousActionError):
        _at().parse("Scout A: attack s")


@pytest.mark.parametrize(
    ("more", "place"),
    [
        ({"counters": {"Italy Driver": {"in": "Medium Tank", "seat": "gunner"}}}, 'counters."Italy Gunner"'),
        ({"counters": {"LRDG Saboteur": {"in": "Scout Car", "seat": "driver"}, "Italy Rifleman A": "19A"}}, 'counters."LRDG Saboteur"'),
        ({"counters": {"Italy Driver": {"in": "Medium Tonk", "seat": "driver"}}}, 'counters."Italy Driver".in'),
        ({"counters": {"Italy Driver": {"in": "Medium Tank", "seat": "roof"}}}, 'counters."Italy Driver".seat'),
        ({"vehicles": {"Medium Tank": {"damage": 99}}}, 'vehicles."Medium Tank".damage'),
        ({"vehicles": {"Medium Tank": {"at": "99Z"}}}, 'vehicles."Medium Tank".at'),
        ({"vehicles": {"Medium Tank": {"owner": "US"}}}, 'vehicles."Medium Tank".owner'),
        ({"structures": {"Igloo": "LRDG"}}, "structures.Igloo"),
        ({"seating": {"card": "Gunner", "bound": True}}, "seating.card"),
        ({"phase": "draw", "turn": "", "pending": [{"pick": "LRDG", "kind": "attack", "vehicle": "Medium Tank"}]}, "pending[0]"),
        (
            {"pending": [{"roll": "blast", "dice": 1, "source": "12A", "attacker": "LRDG Saboteur", "target": "Scout Car"}]},
            "pending[0].roll",
        ),
    ],
)
def test_faults_of_a_position_have_their_place(more: dict[str, Any], place: str) -> None:
    with pytest.raises(FileError) as caught:
        _at(**more)
    assert place in [fault.place for fault in caught.value.faults], str(caught.value)


@pytest.mark.parametrize("place", ["escaped", {"in": "Medium Tank", "seat": "gunner"}])
def test_a_misspelled_counter_is_one_fault(place: object) -> None:
    with pytest.raises(FileError) as caught:
        _at(counters={"Italy Drivers": place})
    assert len(caught.value.faults) == 1, str(caught.value)


@pytest.mark.parametrize("name", NAMES)
def test_every_event_has_a_sentence(name: str) -> None:
    game, rng = new_game(name, seed=3), Random(name)
    for _ in range(120):
        if game.position.outcome:
            break
        game.play(rng.choice(game.legal_actions))
    setup = cast(Position, game.position).setup
    for event in [event for step in game.steps for event in step.events]:
        for language in LANGUAGES:
            told = say(describe(setup, event), language)
            assert told
            assert not told.startswith("event-"), event
            assert "{" not in told, told
