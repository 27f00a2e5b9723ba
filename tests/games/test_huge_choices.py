"""Choices with millions of options are made step by step: no list is longer than 20,000."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import undaunted_nb as un
from tests.bench import huge
from undaunted_nb.engine.action import CHANCE
from undaunted_nb.engine.errors import FileError, NotationError
from undaunted_nb.engine.legality import IllegalActionError
from undaunted_nb.games.undaunted.files import scenario
from undaunted_nb.games.undaunted.rules.partial_actions import MOST
from undaunted_nb.play.game import Game, load, new_game
from undaunted_nb.play.opponent import random_choice
from undaunted_nb.widgets.table import Table

un._give_words()
KINDS = [f"Herald {letter}" for letter in "abcdefghijklmnopqr"]
CARD = '[[cards]]\nid = "{}"\nside = "US"\ninitiative = 3\nactions = {{ {} }}\n'
SCENARIO = """
format = "undaunted-nb scenario 1"
edition = "normandy"
title = "Heralds"
columns = [{ offset = 0, tiles = ["2A", "10B", "13B"] }, { offset = 0.5, tiles = ["17A", "9A", "15A"] }]
objectives = { 2A = 2, 9A = 2 }
initiative = "US"
"""
SIDES = """
[us]
goals = [{ points = 4 }]
spawn = [{ tile = "2A", for = "all" }]
counters = { "Riflemen A" = "2A" }
deck = { "Marshal" = 2, "Herald a" = 1, "Rifleman A" = 1 }
[us.supply]
%s
[de]
goals = [{ points = 4 }]
spawn = [{ tile = "9A", for = "all" }]
counters = { "Riflemen B" = "9A" }
deck = { "Rifleman B" = 4 }
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    own = [CARD.format(name, "move = 1" if name == "Herald r" else "bolster = 2") for name in KINDS]
    text = SCENARIO + "".join(own) + CARD.format("Marshal", "bolster = 6, inspire = 6, command = 1")
    place = tmp_path / "heralds.toml"
    place.write_text(text.replace("move = 1", "command = 2") + SIDES % "".join(f'"{name}" = 6\n' for name in KINDS), "utf-8")
    return place


def begun(file: Path) -> Game:
    """Return a game in which the US must play with two Marshals in hand."""
    return load({
        "format": "undaunted-nb position 1", "scenario": str(file), "phase": "turns", "turn": "US",
        "US": {"hand": {"Marshal": 2, "Herald a": 1}, "deck": {"Rifleman A": 1}},
    })  # fmt: skip


def test_a_choice_out_of_a_million_begins_with_the_card(file: Path) -> None:
    game = begun(file)
    assert {str(line) for line in repr(game.legal_actions).splitlines()} == {
        "begin Marshal: bolster", "begin Marshal: inspire", "Marshal: command 1", "Marshal: hunker down",
        "begin Herald a: bolster", "Herald a: hunker down", "end turn",
    }  # fmt: skip
    game.play("begin Marshal: bolster")
    assert game.position.to_act == ("US",)
    assert len(game.legal_actions) == len(KINDS)
    assert "enough" not in game.legal_actions
    game.play("take Herald c")
    assert "enough" in game.legal_actions


@pytest.mark.parametrize("many", [1, 3, 6])
def test_steps_have_the_same_result_as_the_whole_action(file: Path, many: int) -> None:
    things = ["Herald c", "Herald b", "Herald c", "Herald a", "Herald q", "Herald b"][:many]
    one, two = begun(file), begun(file)
    whole = one.play(f"Marshal: bolster {', '.join(things)}")
    for line in ["begin marshal: BOLSTER", *(f"take {thing}" for thing in things), *(["enough"] if many < 6 else [])]:
        last = two.play(line)
    assert two.position == one.position
    assert last.events == whole.events
    assert all(not step.events for step in two.steps[:-1])


def test_steps_are_saved_taken_back_and_replayed(file: Path, tmp_path: Path) -> None:
    game = begun(file)
    for line in ("begin Marshal: bolster", "take Herald c", "take Herald a"):
        game.play(line)
        again = load(json.loads(json.dumps(game.position.to_json())))
        assert again.position == game.position
        assert game.position.view("DE")["waiting"]["for"] == "begin"
    game.undo()
    assert game.position.pending[0].args == ("Herald c",)  # type: ignore[attr-defined]
    game.play("take Herald d")
    game.play("enough")
    game.save(tmp_path / "game.json")
    assert load(tmp_path / "game.json").steps == game.steps


def test_an_invalid_next_step_is_refused(file: Path) -> None:
    game = begun(file)
    for line in ("take Herald c", "enough", "begin Marshal: move", "begin Rifleman A: move"):
        with pytest.raises(IllegalActionError):
            game.play(line)
    game.play("begin Marshal: bolster")
    for line in ("enough", "end turn", "Herald a: bolster Herald b", "begin Marshal: bolster", "take 2A", "take Marshal"):
        with pytest.raises(IllegalActionError):
            game.play(line)
    for line in ("take", "take nobody", "begin Marshal: bolster Herald b", "begin Marshal", "begin"):
        with pytest.raises(NotationError):
            game.play(line)
    game.play("Marshal: bolster Herald b, Herald c")
    assert game.position.to_act == ("US",)
    small = new_game("normandy/hills", seed=1)
    while small.position.to_act != ("US",) or small.position.phase != "turns":  # type: ignore[attr-defined]
        small.play(small.legal_actions[0])
    with pytest.raises(IllegalActionError, match="whole action"):
        small.play("begin Squad Leader A: command")


WRONG = [
    {"begin": "US", "card": "Marshal", "kind": "bolster", "at": "", "taken": ["Herald b"] * 7},
    {"begin": "US", "card": "Marshal", "kind": "bolster", "taken": ["nobody"]},
    {"begin": "US", "card": "Marshal", "kind": "bolster", "taken": 3},
    {"begin": "US", "card": "Rifleman A", "kind": "move", "at": "2A"},
    {"begin": "DE", "card": "Rifleman B", "kind": "move"},
    {"begin": "US", "card": "Marshal", "kind": "sing", "at": 3},
    {"begin": "US", "card": [], "kind": "bolster"},
    {"begin": None},
]


@pytest.mark.parametrize("task", WRONG)
def test_a_file_with_a_step_that_cannot_be_gone_on_with_is_refused(file: Path, task: dict[str, Any]) -> None:
    data = begun(file).position.to_json()
    with pytest.raises(FileError):
        load({**data, "pending": [task]})
    with pytest.raises(FileError):
        load({**data, "pending": [{"begin": "US", "card": "Marshal", "kind": "bolster"}, {"draw": "US", "count": 1}]})


def test_the_table_works_step_by_step(file: Path) -> None:
    game = begun(file)
    it = Table(game, side="US")

    def send(kind: str, target: str = "") -> None:
        it._on_message(it, {"kind": kind, "target": target, "revision": it.revision}, [])
        assert it.why is None, it.why

    (card,) = [c for c in it.mine["hand"] if c["id"] == "Marshal"]
    assert {chip["id"]: chip["state"] for chip in card["chips"]} == {"bolster": "", "inspire": "", "command": ""}
    send("tap", "card:Marshal")
    send("tap", "do:bolster")
    assert it.plan["kind"] == "bolster"
    assert [pick["more"] for pick in it.plan["picks"]] == [True] * len(KINDS)
    assert it.plan["commit"] is None
    send("tap", "pick:Herald c")
    send("tap", "pick:Herald c")
    assert {pick["id"]: pick["n"] for pick in it.plan["picks"] if pick["n"]} == {"pick:Herald c": 2}
    (supply,) = [pile for pile in it.mine["piles"] if pile["id"] == "supply"]
    assert all(item["state"] == "lit" for item in supply["items"])
    send("tap", "pick:Herald b")
    send("undo")
    send("commit")
    assert game.steps[-1].events[-1].data["cards"] == ["Herald c", "Herald c"]
    assert it.plan is None


@pytest.mark.parametrize("case", huge.CASES)
def test_the_largest_files_make_no_longer_lists(case: str, tmp_path: Path) -> None:
    game, rng, kinds = huge.opened(case, tmp_path), Random(2), set()
    for _ in range(6):
        actions = game.legal_actions
        assert 0 < len(actions) <= MOST
        begins = [a for a in actions if a.kind in ("begin", "take", "enough")]
        action = rng.choice(begins or list(actions))
        kinds.add(action.kind)
        if action.kind == "begin":
            kinds.add(str(action.args[0]))
        assert game.position.parse(game.position.format(action)) == action
        assert game.why(action)
        game.play(action)
    assert {"begin", "take"} <= kinds or "scout" in kinds or "stalk" in kinds


@pytest.mark.parametrize("name", scenario.names())
def test_the_lists_of_shipped_scenarios_are_whole(name: str) -> None:
    game, rng = new_game(name, seed=5), Random(5)
    for _ in range(150):
        if game.position.to_act:
            actions = game.legal_actions
            assert all(a.kind not in ("begin", "take") for a in actions)
            game.play(random_choice(game.position, game.position.to_act[0], rng))


def test_the_opponent_plays_on_through_steps(file: Path) -> None:
    game, rng, seen = begun(file), Random(1), 0
    for _ in range(120):
        actions = game.legal_actions
        assert 0 < len(actions) <= MOST
        seen += any(a.kind == "take" for a in actions)
        game.play(random_choice(game.position, game.position.to_act[0], rng))
    assert seen > 1
    position = game.start
    for step in game.steps:
        for line in step.lines:
            position = position.apply(position.parse(line)).after
        assert position.to_act != (CHANCE,)
    assert position == game.position
