"""Whatever is read for Memoir '44 from a person or a file: an answer, or one of the package's own errors, which names what is wrong."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from undaunted_nb.core.errors import FileError, TutorError
from undaunted_nb.core.game import Game, game_from_json, new_game
from undaunted_nb.core.sheet import Sheet
from undaunted_nb.games.memoir44 import pieces, scenario

from .test_fuzz import QUICK, _put, _spots

FOLDER = Path(scenario.__file__).with_name("scenarios")
TEXTS = {file.stem: file.read_text(encoding="utf-8") for file in sorted(FOLDER.glob("*.toml"))}
DATA = {name: tomllib.loads(text) for name, text in TEXTS.items()}
NAMES = scenario.names()
WORDS = st.sampled_from(
    [
        *scenario.FIELDS,
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
    """As ``read`` does it, from the values of a file."""
    sheet = Sheet()
    return sheet.done(scenario._scenario(sheet, data, "test.toml"), "", "test.toml")


def _own_error(read: Callable[[], object]) -> None:
    """It is read, or refused: with a place and a sentence for each fault, and no message that is missing."""
    try:
        read()
    except FileError as error:
        lines = str(error).splitlines()
        assert error.faults  # noqa: PT017
        assert not [line for line in lines if re.search(r"\bfault-[a-z-]+", line)]  # noqa: PT017
    except TutorError as error:
        assert str(error)  # noqa: PT017


def _plays(start: Any) -> None:
    """A set-up that is accepted can be played."""
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
def test_any_fields_beside_those_of_a_scenario(name: str, extra: dict[str, Any]) -> None:
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


def _played(name: str) -> Game:
    game, rng = new_game(name, seed=3), Random(3)
    for _ in range(30):
        if not game.position.outcome:
            game.play(rng.choice(game.legal_actions))
    return game


GAMES = {name: _played(name) for name in NAMES}
LINES = [game.position.format(a) for game in GAMES.values() for a in game.legal_actions][:200]


@QUICK
@given(st.data())
def test_any_value_in_any_place_of_a_position_or_game(data: st.DataObject) -> None:
    game = GAMES[data.draw(st.sampled_from(NAMES))]
    document = data.draw(st.sampled_from([game.position.to_json(), game.to_json()]))
    path = data.draw(st.sampled_from(_spots(document)[1:]))
    broken = _put(document, path, data.draw(VALUES))
    _own_error(lambda: _plays(game_from_json(broken, "test").position))


@QUICK
@given(st.sampled_from(LINES), st.integers(0, 60), st.integers(0, 4), st.text(max_size=3))
def test_a_damaged_line(line: str, at: int, length: int, put: str) -> None:
    broken = line[:at] + put + line[at + length :]
    for game in GAMES.values():
        _own_error(lambda game=game: game.position.check(game.position.parse(broken)))  # type: ignore[misc]
