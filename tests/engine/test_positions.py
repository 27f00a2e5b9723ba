"""Position files written by hand: only differences are listed, and all errors are reported at once."""

from __future__ import annotations

import json
import pickle
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import repeat
from pathlib import Path
from random import Random
from threading import Barrier
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.play.test_game import FORMAT, SCENARIOS
from tests.random_games import played
from undaunted_nb.engine.errors import FileError, TutorError
from undaunted_nb.games.undaunted.files import positions
from undaunted_nb.games.undaunted.rules.legal import LISTING
from undaunted_nb.games.undaunted.rules.state.position import DECK, DISCARD, HAND, PLAY, REMOVED, SUPPLY, Position, Roll, Volley
from undaunted_nb.play.game import Game, game_from_json, load, new_game
from undaunted_nb.play.opponent import random_choice


def _game(scenario: str = "normandy/la-raye", **fields: Any) -> Game:
    return game_from_json({"format": FORMAT, "scenario": scenario, **fields}, "mine.json")


def _position(scenario: str = "normandy/la-raye", **fields: Any) -> Position:
    return cast(Position, _game(scenario, **fields).position)


def _faults(scenario: str = "normandy/la-raye", **fields: Any) -> dict[str, str]:
    with pytest.raises(FileError) as caught:
        _game(scenario, **fields)
    assert caught.value.source == "mine.json"
    for fault in caught.value.faults:
        assert str(fault) in str(caught.value)
    return {fault.place: str(fault.text) for fault in caught.value.faults}


def _held(p: Position, side: int, zone: int, card: str) -> int:
    return cast(tuple[int, ...], p.halves[side][zone])[p.setup.by_card[side][card]]


def test_a_file_as_a_person_writes_it(tmp_path: Path) -> None:
    file = tmp_path / "river.json"
    file.write_text(
        json.dumps(
            {
                "format": "undaunted-nb position 1",
                "scenario": "normandy/la-raye",
                "round": 3,
                "phase": "turns",
                "turn": "DE",
                "initiative": "DE",
                "DE": {
                    "hand": ["Rifleman A", "Rifleman A", "Scout B"],
                    "discard": {"Fog of War": 3},
                    "markers": {"16B": "controlled", "8A": "none"},
                },
                "US": {"removed": {"Rifleman A": 1}, "play": ["Squad Leader A"]},
                "counters": {"DE Riflemen A": "16B", "DE Scouts B": {"at": "8A", "suppressed": True}, "US Scouts A": "off"},
            },
            indent=2,
        )
    )
    p = cast(Position, load(file).position)
    assert (p.round, p.phase, p.to_act, p.token) == (3, "turns", ("DE",), 1)
    assert p.setup.board.neighbors
    at = {c.id: stand for c, stand in zip(p.setup.counters, p.stands, strict=True)}
    assert at["DE Riflemen A"] == ("16B", False)
    assert at["DE Scouts B"] == ("8A", True)
    assert at["US Scouts A"] == ("", False)
    assert at["US Riflemen A"] == ("17B", False)  # as at the start
    assert p.score(1) == 3 + 1
    # The cards come out of the deck first, then out of the supply.
    assert [_held(p, 1, zone, "Rifleman A") for zone in (HAND, DECK, SUPPLY)] == [2, 0, 3]
    assert [_held(p, 1, zone, "Scout B") for zone in (HAND, DECK, SUPPLY)] == [1, 0, 2]
    assert [_held(p, 1, zone, "Fog of War") for zone in (DISCARD, DECK, SUPPLY)] == [3, 0, 7]
    assert [_held(p, 0, zone, "Rifleman A") for zone in (REMOVED, DECK, SUPPLY)] == [1, 0, 4]
    assert [_held(p, 0, zone, "Squad Leader A") for zone in (PLAY, DECK)] == [1, 0]
    for side in (0, 1):
        assert sum(map(sum, p.halves[side][:6])) == sum(map(sum, _position().halves[side][:6]))


def test_the_example_of_the_page_that_explains_position_files() -> None:
    page = Path(positions.__file__).parents[1] / "normandy" / "scenarios" / "README.md"
    block = next(b for b in page.read_text("utf-8").split("```json\n")[1:] if FORMAT in b).partition("```")[0]
    game = game_from_json(json.loads(block), "README.md")
    assert game.position.to_act == ("US",)
    assert "Rifleman A: move 13B" in game.legal_actions
    assert json.loads(block).keys() <= game.position.to_json().keys() | {"counters"}


def test_a_given_pile_keeps_its_order() -> None:
    p = _position(
        phase="turns",
        turn="US",
        US={
            "hand": ["Rifleman A"],
            "deck": {"Rifleman A": 1, "Fog of War": 2},
            "discard": ["Rifleman B"],
            "removed": ["Platoon Sergeant", "Squad Leader A", "Squad Leader B", "Scout A", "Scout B"],
        },
    )
    assert _held(p, 0, DECK, "Rifleman A") == 1
    assert _held(p, 0, SUPPLY, "Rifleman A") == 3


def test_all_faults_at_once_each_with_its_place() -> None:
    found = _faults(
        phase="turns",
        round=0,
        initiative="UK",
        finished=5,
        fog=True,
        US={
            "hand": ["Rifleman Z", "Rifleman A", "Rifleman A", "Rifleman A", "Rifleman A", "Rifleman A", "Rifleman A"],
            "dek": {},
            "deck": 3,
            "discard": {"Scout A": -1, "Scout B": "two"},
            "markers": {"99Z": "scouted", "2B": "seen"},
            "target": "5X",
            "chosen": "Squad Leader A",
        },
        DE=[],
        counters={
            "DE Riflemen Q": "17B",
            "US Scouts A": "1Z",
            "US Scouts B": {"at": "2B", "supressed": True},
            "DE Scouts A": {"at": "2B", "suppressed": 1},
        },
        worth={"2B": -1, "3B": 1},
        pending=[{"roll": "kick", "attacker": "US Scouts A", "target": "nobody", "dice": 0}, 5, {}],
        outcome={"winner": "UK"},
    )
    assert set(found) == {
        "round",
        "turn",
        "initiative, outcome.winner",
        "finished",
        "fog",
        'US.hand."Rifleman Z"',
        'US."Rifleman A"',
        "US.dek",
        "US.deck",
        'US.discard."Scout A"',
        'US.discard."Scout B"',
        "US.markers.99Z",
        "US.markers.2B",
        "US.target",
        "US.chosen",
        "DE",
        'counters."DE Riflemen Q"',
        'counters."US Scouts A"',
        'counters."US Scouts B".supressed',
        'counters."DE Scouts A".suppressed',
        "worth.2B",
        "worth.3B",
        "pending[0].roll",
        "pending[0].target",
        "pending[0].dice",
        "pending[1]",
        "pending[2]",
    } | {place for place in found if place.startswith("US.")}
    assert "Did you mean “deck”?" in found["US.dek"]
    assert "Did you mean “suppressed”?" in found['counters."US Scouts B".supressed']
    assert "Available: US, DE" in found["initiative, outcome.winner"]
    assert "turn, initiative, finished, US, DE, counters, worth" in found["fog"], "the fields have the order of a file"


@pytest.mark.parametrize("field", ["target", "chosen"])
@pytest.mark.parametrize("value", [None, ""])
def test_empty_values_equal_a_missing_field(field: str, value: object) -> None:
    p = _position("normandy/mortar", phase="turns", turn="US", US={field: value})
    assert (p.halves[0].target, p.halves[0].initiative_card) == ("", -1)
    assert p.to_json() == _position("normandy/mortar", phase="turns", turn="US").to_json()


@pytest.mark.parametrize("value", [0, [], {}, 5, ["3A"], False])
def test_a_target_without_a_tile_is_a_fault(value: object) -> None:
    assert "US.target" in _faults("normandy/mortar", US={"target": value})


def test_dice_that_are_waited_for() -> None:
    roll = {"roll": "attack", "attacker": "US Riflemen A", "target": "DE Riflemen A", "source": "12A", "dice": 2}
    start = cast(Position, _game("normandy/mortar", phase="turns", turn="US", pending=[roll]).start)
    assert start.to_act == ("CHANCE",)
    assert isinstance(start.pending[-1], Roll)
    for source in (None, ""):
        assert _position("normandy/mortar", phase="turns", turn="US", pending=[{**roll, "source": source}])
    found = _faults(
        "normandy/mortar", phase="turns", turn="US", pending=[{**roll, "source": 5, "dice": 99}], counters={"DE Riflemen A": "off"}
    )
    assert set(found) == {"pending[0].source", "pending[0].dice", "pending[0].target"}
    volley = {"volley": "US", "attacker": "US Mortar", "dice": 1, "targets": ["DE Riflemen A", "DE Riflemen B"]}
    game = _game("normandy/mortar", phase="turns", turn="US", pending=[volley])
    assert isinstance(cast(Position, game.position).pending[-1], Volley)
    game.play("next DE Riflemen B", "9, 9")
    assert cast(Position, game.position).to_act == ("US",)


def test_a_position_that_is_won_already_is_over() -> None:
    assert _position("normandy/hills", phase="turns", turn="US", US={"markers": {"9A": "controlled"}}).outcome is not None


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_position_of_a_game_can_be_written_down(scenario: str) -> None:
    game = played(scenario)
    for position in [game.start, *(step.after for step in game.steps)]:
        data = json.loads(json.dumps(position.to_json()))
        assert game_from_json(data, "again").start == position
        assert data["format"] == FORMAT
    assert len(game.start.to_json()) == 2  # only what differs


_anything = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-5, 120)
    | st.sampled_from(["US", "DE", "17B", "off", "turns", "initiative", "Rifleman A", "DE Scouts A", "controlled", ""])
    | st.text(max_size=4),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(
                [
                    "hand",
                    "deck",
                    "removed",
                    "markers",
                    "target",
                    "chosen",
                    "17B",
                    "Rifleman A",
                    "Fog of War",
                    "at",
                    "suppressed",
                    "winner",
                    "draw",
                    "roll",
                    "volley",
                    "attacker",
                    "targets",
                    "count",
                    "dice",
                ]
            ),
            inner,
            max_size=4,
        )
    ),
    max_leaves=12,
)
_fields = st.dictionaries(
    st.sampled_from(["round", "phase", "turn", "initiative", "finished", "counters", "worth", "pending", "outcome", "US", "DE", "seed"]),
    _anything,
    max_size=5,
)


@settings(max_examples=250, deadline=None)
@given(_fields, st.sampled_from(SCENARIOS), st.integers(0, 5))
def test_any_file_is_refused_or_can_be_played(fields: dict[str, Any], scenario: str, seed: int) -> None:
    try:
        game = game_from_json({"format": FORMAT, "scenario": scenario, **fields}, "fuzz")
    except FileError as error:
        assert error.faults  # noqa: PT017
        assert all(str(fault) for fault in error.faults)  # noqa: PT017
        return
    rng = Random(seed)
    for _ in range(6):
        if not game.position.outcome:
            assert game.position.to_act
            game.play(random_choice(game.position, game.position.to_act[0], rng))
    assert game_from_json(json.loads(json.dumps(game.to_json())), "again").position == game.position


def test_errors_are_value_errors_of_one_family() -> None:
    assert issubclass(FileError, TutorError)
    assert issubclass(TutorError, ValueError)


def test_an_outcome_of_chance_is_known_only_where_it_came() -> None:
    """Without a check, an outcome that was drawn is legal in its own position, but not in the next one."""
    p = cast("Position", new_game("normandy/la-raye", seed=1).start)
    outcome = p.sample(Random(1))
    after = p.apply(outcome).after
    assert LISTING.has(p, outcome)
    assert not LISTING.has(after, outcome)
    assert not LISTING.has(p, outcome._replace(card="Rifleman A"))


def _list_at_once(positions: Sequence[Any], gate: Barrier) -> list[tuple[Any, ...]]:
    answers = []
    for p in positions:
        gate.wait()
        answers.append((p.actions(), p.apply(p.legal_actions[0]).after))
    return answers


@pytest.mark.parametrize("scenario", ["normandy/la-raye", "north-africa/ambush", "memoir44/sword-beach"])
def test_threads_that_share_caches_get_what_one_gets_alone(scenario: str) -> None:
    game = played(scenario, decisions=100)
    saved = pickle.dumps([step.after for step in game.steps if not step.after.outcome])  # positions that are made again have empty caches
    alone = _list_at_once(pickle.loads(saved), Barrier(1))  # noqa: S301
    shared, before = pickle.loads(saved), sys.getswitchinterval()  # noqa: S301
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(4) as threads:
            assert list(threads.map(_list_at_once, repeat(shared, 4), repeat(Barrier(4, timeout=60)))) == [alone] * 4
    finally:
        sys.setswitchinterval(before)
