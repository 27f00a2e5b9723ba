"""Any input for Memoir '44 gets an answer or one of the package's own errors, which names the fault."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.properties.test_fuzz import QUICK, _put, _spots
from tests.random_games import played
from undaunted_nb.engine.errors import FileError, TutorError
from undaunted_nb.files.checker import Checker
from undaunted_nb.games.memoir44.files import positions as files
from undaunted_nb.games.memoir44.files import scenario, scenario_form
from undaunted_nb.games.memoir44.rules.state import pieces
from undaunted_nb.i18n import say
from undaunted_nb.play.game import POSITION, game_from_json

FOLDER = Path(scenario.__file__).parents[1] / "scenarios"
TEXTS = {file.stem: file.read_text(encoding="utf-8") for file in sorted(FOLDER.glob("*.toml"))}
DATA = {name: tomllib.loads(text) for name, text in TEXTS.items()}
NAMES = scenario.names()
WORDS = st.sampled_from(
    [
        *scenario_form.fields(),
        *pieces.names_of("terrain"),
        *pieces.names_of("objects"),
        *pieces.unit_kinds(),
        "allies",
        "axis",
        "A1",
        "m2",
        "Z9",
        "at",
    ]
)
SCALARS = st.one_of(st.none(), st.booleans(), st.integers(-2, 12), st.integers(), st.floats(), st.text(max_size=6), WORDS)
VALUES = st.recursive(
    SCALARS,
    lambda inner: st.one_of(
        st.lists(inner, max_size=3), st.dictionaries(WORDS | st.sampled_from(["figures", "hexes", "side"]), inner, max_size=3)
    ),
    max_leaves=9,
)


def _read(data: dict[str, Any]) -> scenario.Scenario:
    """Do the same as ``read``, from the values of a file."""
    check = Checker("", "test.toml")
    return check.finish(scenario._scenario(check, data, "test.toml"))


def _own_error(read: Callable[[], object]) -> None:
    """Read it or check the refusal: a place and a sentence for each fault, and no missing message."""
    try:
        read()
    except FileError as error:
        said = [say(fault.text, "en") for fault in error.faults]
        assert said
        assert not [words for words in said if re.match(r"(fault|error)-", words)]
    except TutorError as error:
        assert not re.match(r"(m44-)?error-", say(error.text, "en"))  # noqa: PT017  (every error has words)


def _plays(start: Any) -> None:
    """Play an accepted set-up."""
    rng, p = Random(1), start
    for _ in range(12):
        if p.outcome:
            break
        actions = p.actions() if "chance" not in p.to_act else ()
        p = p.perform(rng.choice(actions) if actions else p.sample(rng)).after
    assert p.view("allies")


@QUICK
@given(st.data())
def test_any_value_in_any_place_of_a_scenario(data: st.DataObject) -> None:
    document = DATA[data.draw(st.sampled_from(sorted(DATA)))]
    path = data.draw(st.sampled_from(_spots(document)[1:]))
    broken = _put(document, path, data.draw(VALUES))
    _own_error(lambda: _plays(_read(broken).start))


@QUICK
@given(st.sampled_from(sorted(DATA)), st.dictionaries(WORDS, VALUES, max_size=3))
def test_any_fields_in_addition_to_those_of_a_scenario(name: str, extra: dict[str, Any]) -> None:
    _own_error(lambda: _plays(_read({**DATA[name], **extra}).start))


@QUICK
@given(VALUES)
def test_any_values_for_a_scenario(value: Any) -> None:
    if isinstance(value, dict):
        _own_error(lambda: _read(value))


@QUICK
@given(st.sampled_from(sorted(TEXTS)), st.integers(0, 4000), st.integers(0, 30), st.text(max_size=6))
def test_a_damaged_scenario_file(name: str, at: int, length: int, put: str) -> None:
    text = TEXTS[name]
    at %= len(text)
    _own_error(lambda: scenario.read(text[:at] + put + text[at + length :], "test.toml"))


@pytest.mark.parametrize("name", sorted(TEXTS))
def test_a_field_that_must_be_there(name: str) -> None:
    for field in ("format", "units", "medals", "cards"):
        with pytest.raises(FileError, match=field) as caught:
            _read({key: value for key, value in DATA[name].items() if key != field})
        assert len(caught.value.faults) == 1, "one fault, one complaint"


MISTAKES: dict[str, tuple[tuple[str | int, ...], Any, str]] = {
    "no such face": (("board",), "moon", "board"),
    "no such face, beside others": (("board",), ["country", "moon"], "board[1]"),
    "no such side": (("first",), "neutral", "first"),
    "a text for a number": (("medals", "axis"), "four", "medals.axis"),
    "too many cards": (("cards", "allies"), 99, "cards.allies"),
    "no such terrain": (("terrain", "moor"), ["A3"], "terrain.moor"),
    "a hex off the board": (("terrain", "town", 0), "Q9", "terrain.town[0]"),
    "a hex twice": (("terrain", "hill"), ["A3", "A3"], "terrain.hill[1]"),
    "two terrains on a hex": (("terrain", "hill"), ["A9"], "terrain.hill[0]"),
    "no such object": (("objects", "mine"), ["A3"], "objects.mine"),
    "a bridge over land": (("objects", "bridge"), ["D7", "k4", "A3"], "objects.bridge[2]"),
    "a bunker of nobody": (("objects", "bunker"), ["A3"], "objects.bunker"),
    "no such kind of unit": (("units", "axis", "cavalry"), ["A1"], "units.axis.cavalry"),
    "a unit in the river": (("units", "axis", "infantry", 0), "E9", "units.axis.infantry[0]"),
    "two units on a hex": (("units", "axis", "infantry", 0), "C3", "units.axis.infantry[0]"),
    "too many figures": (("units", "axis", "infantry", 0), {"at": "A9", "figures": 5}, "units.axis.infantry[0].figures"),
    "a unit nowhere": (("units", "axis", "infantry", 0), {"figures": 2}, "units.axis.infantry[0].at"),
    "an objective of nobody": (("objectives", 0, "side"), "x", "objectives[0].side"),
    "an objective without hexes": (("objectives", 0), {"side": "axis"}, "objectives[0].hexes"),
    "an objective without any hex": (("objectives", 0, "hexes"), [], "objectives[0].hexes"),
    "an unknown special rule": (("special", "storm"), True, "special.storm"),
    "draws below none": (("special", "draws", "axis", 0), -1, "special.draws.axis[0]"),
    "no such card": (("hands",), {"axis": ["Blitz"]}, "hands.axis[0]"),
    "more cards than there are": (("hands",), {"axis": ["Barrage", "Barrage"]}, "hands.axis[1]"),
    "no such reading": (("options",), {"hills": "high"}, "options.hills"),
    "a number for yes or no": (("options",), {"ground": 1}, "options.ground"),
    "teams too unequal": (("players",), {"allies": 3, "axis": 1}, "players"),
    "teams too large": (("players",), {"allies": 4, "axis": 3}, "players.allies"),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_one_mistake_is_one_fault_at_its_place(mistake: str) -> None:
    path, value, place = MISTAKES[mistake]
    document = deepcopy(DATA["pegasus-bridge"])
    at: Any = document
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = value
    with pytest.raises(FileError) as caught:
        _read(document)
    assert [fault.place for fault in caught.value.faults] == [place]
    _own_error(lambda: _read(document))


GAMES = {name: played(name, 3, 30) for name in NAMES}
LINES = [game.position.format(a) for game in GAMES.values() for a in game.legal_actions][:200]


@QUICK
@given(st.data())
def test_any_value_in_any_place_of_a_position_or_game(data: st.DataObject) -> None:
    game = GAMES[data.draw(st.sampled_from(NAMES))]
    document = data.draw(st.sampled_from([game.position.to_json(), game.to_json()]))
    path = data.draw(st.sampled_from(_spots(document)[1:]))
    broken = _put(document, path, data.draw(VALUES))
    _own_error(lambda: _plays(game_from_json(broken, "test").position))


CROWDED = ("memoir44/pegasus-bridge", "memoir44/sword-beach", "memoir44/mont-mouchet", "memoir44/bunker-on-the-hill")


@st.composite
def positions(draw: st.DrawFn) -> dict[str, Any]:
    """Build a position file from random words that the scenario has."""
    name = draw(st.sampled_from(CROWDED))
    setup = scenario.load(name).setup
    side, tile = st.sampled_from(setup.sides), st.sampled_from(setup.board.tiles[::3])
    unit, card = st.sampled_from([u.id for u in setup.units]), st.sampled_from([c.id for c in setup.cards])
    few = st.integers(-1, 4)
    place: Any = st.just("off") | st.fixed_dictionaries({"at": tile}, optional={"figures": st.integers(0, 4)})
    order = st.fixed_dictionaries({}, optional={"moves": few, "steps": few, "battles": few, "calm": st.booleans(), "dug": st.booleans()})
    seen = st.lists(card, max_size=3)
    tasks: list[Any] = [
        st.fixed_dictionaries({"draw": side, "cards": few}, optional={"looks": few, "seen": seen}),
        st.fixed_dictionaries({"keep": side, "seen": seen, "away": few}),
        st.fixed_dictionaries({"roll": st.sampled_from(files.ROLLS), "dice": few}, optional={"unit": unit, "target": unit}),
        st.fixed_dictionaries({"ambush": unit, "unit": unit}),
        st.fixed_dictionaries({"fight": unit, "target": unit, "hex": tile}),
        st.fixed_dictionaries({"retreat": unit, "flags": few}, optional={"ignorable": few}),
        st.fixed_dictionaries({"volley": side, "targets": st.lists(unit, max_size=3)}),
    ]
    fields: dict[str, Any] = {
        "players": st.dictionaries(side, few, max_size=2),
        "turn": side,
        "units": st.dictionaries(unit, place, max_size=4),
        "hands": st.dictionaries(side, seen, max_size=2),
        "card": card,
        "table": seen,
        "section": st.sampled_from(["left", "center", "right"]),
        "orders": st.dictionaries(unit, order, max_size=3),
        "grants": st.lists(few, max_size=4),
        "front": st.fixed_dictionaries({"unit": unit}, optional={"hex": tile, "overrun": st.booleans()}),
        "said": st.dictionaries(side, st.fixed_dictionaries({"card": card}), max_size=2),
        "medals": st.dictionaries(side, few, max_size=2),
        "taken": st.lists(few, max_size=2),
        "pending": st.lists(st.one_of(tasks), max_size=3),
        "done": st.booleans(),
    }
    phase = st.sampled_from(["play", "order", "move", "battle", "deal", "close"])
    return draw(st.fixed_dictionaries({"format": st.just(POSITION), "scenario": st.just(name), "phase": phase}, optional=fields))


POSITION_MISTAKES: dict[str, tuple[dict[str, Any], str, str]] = {
    "an order for a unit that is gone": ({"units": {"axis-infantry-1": "off"}, "orders": {"axis-infantry-1": {}}}, "unit-off", "orders."),
    "an order for the enemy": ({"orders": {"allies-infantry-1": {}}}, "unit-side", "orders.allies-infantry-1"),
    "dice that nobody throws": ({"pending": [{"roll": "heal", "dice": 2}]}, "unknown-troop", "pending[0].unit"),
    "dice at nobody": ({"pending": [{"roll": "strike", "dice": 2}]}, "unknown-troop", "pending[0].target"),
    "a battle among friends": (
        {"pending": [{"roll": "battle", "unit": "axis-infantry-1", "target": "axis-infantry-2", "dice": 2}]},
        "unit-side",
        "pending[0]",
    ),
    "a volley at friends": ({"pending": [{"volley": "axis", "targets": ["axis-infantry-1"]}]}, "unit-side", "pending[0]"),
    "a volley out of turn": ({"pending": [{"volley": "allies", "targets": ["axis-infantry-1"]}]}, "whose-turn", "pending[0].volley"),
    "too many in a team": ({"players": {"allies": 4, "axis": 3}}, "range", "players.allies"),
    "uneven teams": ({"players": {"allies": 3, "axis": 1}}, "uneven-teams", "players"),
    "dice under cards": (
        {"pending": [{"roll": "strike", "target": "allies-infantry-1", "dice": 2}, {"draw": "axis", "cards": 1}]},
        "not-last",
        "pending[0]",
    ),
}


@pytest.mark.parametrize("mistake", POSITION_MISTAKES)
def test_an_impossible_position_is_refused(mistake: str) -> None:
    fields, key, place = POSITION_MISTAKES[mistake]
    with pytest.raises(FileError) as caught:
        game_from_json({"format": POSITION, "scenario": "memoir44/pegasus-bridge", "phase": "move", "turn": "axis", **fields}, "test")
    assert [(fault.text.key, fault.place.startswith(place)) for fault in caught.value.faults] == [(f"fault-{key}", True)]


@QUICK
@given(positions())
def test_any_task_in_any_phase(document: dict[str, Any]) -> None:
    _own_error(lambda: _plays(game_from_json(document, "test").position))


@QUICK
@given(st.sampled_from(LINES), st.integers(0, 60), st.integers(0, 4), st.text(max_size=3))
def test_a_damaged_line(line: str, at: int, length: int, put: str) -> None:
    broken = line[:at] + put + line[at + length :]
    for game in GAMES.values():
        _own_error(lambda game=game: game.position.check(game.position.parse(broken)))  # type: ignore[misc]
