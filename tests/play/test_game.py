"""A game: playing with forced chance, going back and forth, comments, and saving."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import undaunted_nb as un
from tests.random_games import played
from undaunted_nb.engine.action import CHANCE
from undaunted_nb.engine.errors import FileError, NotationError
from undaunted_nb.engine.legality import IllegalActionError
from undaunted_nb.play.game import Game, game_from_json, load, new_game
from undaunted_nb.play.opponent import FORMER, Players

SCENARIOS = [s["name"] for s in un.scenarios()]
FORMAT, REPLAY = "undaunted-nb position 1", "undaunted-nb replay 1"


def gunners(**fields: Any) -> Game:
    data = {
        "format": FORMAT,
        "scenario": "normandy/hills",
        "phase": "turns",
        "turn": "US",
        "US": {"hand": ["Machine Gunner A", "Squad Leader A", "Fog of War"]},
    }
    return game_from_json({**data, **fields}, "test")


# ---------------------------------------------------------------- chance


def test_dice_can_be_forced() -> None:
    for dice, hit in (("9 9", True), ("0 1", True), ("1 2", False), (" 2  1 ", False)):
        events = gunners().play("Machine Gunner A: attack DE Scouts B", dice).events
        attack = next(e for e in events if e.kind == "attacked")
        assert attack.data["dice"] == sorted(int(d) for d in dice.split())
        assert attack.data["hit"] is hit


def test_cards_can_be_forced_and_the_others_are_left_to_chance() -> None:
    data = {"format": FORMAT, "scenario": "normandy/mortar", "phase": "turns", "turn": "US", "US": {"hand": ["Platoon Sergeant"]}}
    game = game_from_json(data, "test")
    events = game.play("Platoon Sergeant: command 2", "Mortar").events
    drawn = [e.data["card"] for e in events if e.kind == "drawn"]
    assert drawn[0] == "Mortar"
    assert len(drawn) == 2


@pytest.mark.parametrize("chance", ["5", "5 8 1", "a b", "5 8, 3", "5 8, Mortar", "10 3", "-1 2", "5, 8", "Mortar", "²  ³", ","])
def test_an_impossible_chance_is_refused_and_changes_nothing(chance: str) -> None:
    game = gunners()
    with pytest.raises((NotationError, IllegalActionError)) as caught:
        game.play("Machine Gunner A: attack DE Scouts B", chance)
    assert str(caught.value)
    assert (game.ply, game.decisions) == (0, 0)
    assert game.position is game.start


@pytest.mark.parametrize("chance", ["5", "5 8", "Rifleman A", "roll 3"])
def test_chance_where_none_is_left_is_refused(chance: str) -> None:
    game = gunners()
    with pytest.raises(NotationError, match="Nothing is left"):
        game.play("Squad Leader A: hunker down", chance)
    assert game.ply == 0


@pytest.mark.parametrize("chance", [None, "", "  "])
def test_an_empty_chance_forces_nothing(chance: str | None) -> None:
    game = gunners()
    game.play("Squad Leader A: hunker down", chance)
    assert game.decisions == 1


def test_a_seed_gives_the_same_game_and_none_another() -> None:
    line = "Machine Gunner A: attack DE Scouts B"

    def rolled(seed: int | None) -> str:
        game = gunners()
        game.seed = seed
        return repr(game.play(line).events[1].data["dice"])

    assert len({rolled(5) for _ in range(8)}) == 1
    assert len({rolled(seed) for seed in range(30)}) > 3
    assert len({rolled(None) for _ in range(30)}) > 3
    assert played("normandy/hills", 3).steps == played("normandy/hills", 3).steps


def test_taking_back_does_not_change_the_dice() -> None:
    game = new_game("normandy/la-raye", seed=12)
    first = next(a for a in game.legal_actions if a.side == "US")
    game.play(first)
    second = next(iter(game.legal_actions))
    game.play(second)
    after = game.position
    game.undo()
    game.undo()
    game.play(first)
    game.play(second)
    assert game.position == after


# ---------------------------------------------------------------- back and forth


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_undo_redo_and_goto(scenario: str) -> None:
    game = played(scenario)
    positions = [game.start, *(step.after for step in game.steps)]
    last, first = game.ply, int(game.start.to_act == (CHANCE,))  # the cards are dealt first, where they are not laid out
    assert game.decisions == last - first
    for ply in range(last - 1, first - 1, -1):
        assert game.undo() == positions[ply]
        assert (game.ply, game.can_redo, len(game.steps)) == (ply, last - ply, ply)
    assert game.undo() == positions[first]  # not behind the first dealing of cards
    assert game.decisions == 0
    for ply in range(first + 1, last + 1):
        assert game.redo() == positions[ply]
    assert game.redo() == positions[last]
    for ply in (0, last, 3):
        assert game.goto(ply) == positions[ply]
    for ply in (-1, last + 1, 10**9):
        with pytest.raises(IndexError):
            game.goto(ply)
        assert game.position == positions[3]


def test_playing_on_from_the_past_forgets_the_future() -> None:
    game = played("normandy/hills")
    game.goto(3)
    action = next(iter(game.legal_actions))
    game.play(action)
    assert game.ply == 4
    assert game.can_redo == 0


def test_a_refused_action_changes_nothing_not_even_the_future() -> None:
    game = played("normandy/hills")
    game.undo()
    before = game.bookmark()
    for line in ("Rifleman A: dance", "DE Sniper: stalk 2A", "roll 5 8", "draw Mortar", "US: initiative Nobody"):
        with pytest.raises((NotationError, IllegalActionError)):
            game.play(line)
        assert game.bookmark() == before


# ---------------------------------------------------------------- saving


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_saved_game_is_the_same_game(scenario: str, tmp_path: Path) -> None:
    game = played(scenario)
    game.comment("A good one – «чудово»")
    file = tmp_path / "deep" / "game.json"
    game.save(file)
    again = load(file)
    assert (again.start, again.steps, again.seed, again.ply) == (game.start, game.steps, game.seed, game.ply)
    assert again.steps[-1].comment == "A good one – «чудово»"
    assert again.to_json() == game.to_json()
    assert load(str(file)).position == game.position
    if not game.position.outcome:
        action = next(iter(game.legal_actions))
        assert again.play(action).after == game.play(action).after


def test_a_saved_game_of_a_set_up_that_would_be_judged_is_the_same_game(tmp_path: Path) -> None:
    """The US have no Riflemen on the board yet, and pinning them is the enemy's goal. The game must not end at once."""
    game = new_game(str(Path(__file__).parents[1] / "golden" / "tiny.toml"), seed=1)
    for _ in range(3):
        game.play(game.legal_actions[0])
    file = tmp_path / "tiny.json"
    game.save(file)
    again = load(file)
    assert again.position == game.position
    assert [step.lines for step in again.steps] == [step.lines for step in game.steps]


def test_the_content_of_a_file_can_be_loaded_directly() -> None:
    game = played("normandy/hills")
    assert load(game.to_json()).position == game.position
    assert load(game.position.to_json()).position == game.position
    with pytest.raises(FileError, match=r"^position:"):
        load({"format": FORMAT})


def test_a_replay_that_ends_before_its_chance_continues() -> None:
    game = gunners()
    game.play("Machine Gunner A: attack DE Scouts B", "1 2")
    game.comment("a miss")
    data: dict[str, Any] = game.to_json()
    data["actions"][0] = data["actions"][0][:1]
    again = game_from_json(data, "test")
    assert again.position.to_act == ("US",)
    assert again.steps[0].lines[0] == "Machine Gunner A: attack DE Scouts B"
    assert again.steps[0].lines[1].startswith("roll ")
    assert again.steps[0].comment == "a miss"
    assert again.undo() == again.start


def test_a_replay_can_be_written_by_hand_with_one_line_per_step() -> None:
    data = gunners().to_json() | {"actions": ["Machine Gunner A: move 10b", ["squad leader a: inspire machine gunner"], "end turn"]}
    game = game_from_json(data, "test")
    assert game.decisions == 3


def test_a_file_of_a_game_names_its_players(tmp_path: Path) -> None:
    game = gunners()
    game.players = Players("US", "careful")
    game.save(tmp_path / "mine.json")
    assert load(tmp_path / "mine.json").players == game.players
    data = json.loads((tmp_path / "mine.json").read_text("utf-8"))
    assert load({**{name: value for name, value in data.items() if name != "table"}, "format": REPLAY}).players is None
    for former, name in FORMER.items():  # a game against an opponent that there is no longer goes on
        assert load(data | {"table": {"side": "US", "opponent": former}}).players == Players("US", name)
    faulty: tuple[dict[str, Any], ...] = (
        {"format": REPLAY},
        {"table": None},
        {"table": {}},
        {"table": {"side": "US"}},
        {"table": {"side": "FR", "opponent": ""}},
        {"table": {"side": "US", "opponent": "Caesar"}},
        {"table": {"side": "", "opponent": "careful"}},
        {"table": {"side": "US", "opponent": ["careful"]}},
        {"table": {"side": "US", "opponent": "careful", "more": 1}},
    )
    for wrong in faulty:
        with pytest.raises(FileError, match="table"):
            load(data | wrong)


@pytest.mark.parametrize(
    ("change", "place", "words"),
    [
        ({"actions": 3}, "actions", "list"),
        ({"actions": {"1": "end turn"}}, "actions", "list"),
        ({"comments": []}, "comments", "table"),
        ({"seed": "x"}, "seed", "x"),
        ({"seed": True}, "seed", "True"),
        ({"actions": ["Squad Leader A: hunker down", "Machine Gunner A: move 10B", "Rifleman A: fly 9A"]}, "actions[3]", "fly"),
        ({"actions": ["Squad Leader A: hunker down", "Machine Gunner A: move 17A"]}, "actions[2]", "17A"),
        ({"actions": ["Squad Leader A: hunker down", 7]}, "actions[2]", "7"),
        ({"actions": [None]}, "actions[1]", "None"),
        ({"actions": [[]]}, "actions[1]", ""),
        ({"actions": [["Machine Gunner A: attack DE Scouts B", "roll 5"]]}, "actions[1]", "dice"),
        ({"scenario": 3}, "scenario", "scenario"),
        ({"scenario": "normandy/la-raje"}, "", "la-raye"),
        ({"scenario": "nowhere.toml"}, "", "Can’t read this file"),
        ({"format": "undaunted-nb replay 3"}, "format", "replay 1"),
        ({"format": None}, "format", "None"),
        ({"bogus": 1}, "bogus", "Unknown field “bogus”"),
    ],
)
def test_a_faulty_replay_is_refused_with_the_place(change: dict[str, Any], place: str, words: str) -> None:
    with pytest.raises(FileError) as caught:
        game_from_json(gunners().to_json() | change, "my.json")
    assert place in [fault.place for fault in caught.value.faults]
    assert words in str(caught.value)
    assert str(caught.value).startswith(("my.json", str(change.get("scenario", "my.json"))))


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_json_of_a_game_is_plain(scenario: str) -> None:
    game = played(scenario)
    assert json.loads(json.dumps(game.to_json())) == game.to_json()
    for step in game.steps:
        for event in step.events:
            data = event.to_json()
            assert json.loads(json.dumps(data)) == data
            assert data["rules"]


def test_a_game_reads_as_one_line() -> None:
    assert repr(gunners()) == "<Game normandy/hills: step 0, US to act>"
    game = new_game("normandy/hills", seed=1)
    assert repr(game) == "<Game normandy/hills: step 1, US and DE to act>"
