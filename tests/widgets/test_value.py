"""What other programs can follow: the value of a table, and moves of a cell on an open table."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from threading import Thread
from typing import Any

import ipywidgets
import pytest

import undaunted_nb as un
from tests.widgets.wire import Wire
from undaunted_nb.play import history
from undaunted_nb.play.game import Game
from undaunted_nb.widgets.table import Table
from undaunted_nb.widgets.view import NAMED_PARTS

SEED = 44
GAMES = ("normandy/la-raye", "north-africa/convoy", "memoir44/pegasus-bridge")


def played(name: str = GAMES[0], *, turns: int = 0) -> Game:
    game = un.new_game(name, seed=SEED)
    for _ in range(turns):
        game.play(next(iter(game.legal_actions)))
    return game


def in_a_cell(*cells: Callable[[], Any]) -> None:
    """Run functions as a kernel runs cells: each on the loop, which has a moment for other tasks after each of them."""

    async def run() -> None:
        for cell in cells:
            cell()
            await asyncio.sleep(0)
            await asyncio.sleep(0)

    asyncio.run(run())


@pytest.mark.parametrize("name", GAMES)
def test_the_value_says_where_the_game_is(name: str) -> None:
    game = played(name, turns=6)
    p, side = game.position, game.position.setup.sides[1]
    it = Table(game, side=side)
    assert it.value["ply"] == game.ply
    assert it.value["to_act"] == list(p.to_act)
    assert it.value["score"] == {name: p.score(i) for i, name in enumerate(p.setup.sides)}
    assert it.value["winner"] is None
    assert it.value["position"] == {name: part for name, part in p.view(side).items() if name not in NAMED_PARTS}
    assert it.value["position"]["side"] == side


def test_a_finished_game_has_a_winner() -> None:
    game = un.load({
        "format": "undaunted-nb position 1", "scenario": GAMES[0], "phase": "turns", "turn": "US",
        "US": {"hand": ["Rifleman A"], "markers": {"5B": "controlled", "16B": "controlled", "2B": "scouted"}},
        "counters": {"US Riflemen A": "2B"},
    })  # fmt: skip
    it = Table(game, side="US")
    assert it.value["winner"] is None
    game.play("Rifleman A: control")
    it.refresh()
    assert game.position.outcome
    assert it.value["winner"] == game.position.outcome.winner == "US"


def test_observers_and_the_page_hear_of_each_action_with_a_small_change() -> None:
    it = un.table(played(), side="US", opponent="", resume=False)
    wire, heard = Wire(it), []
    it.observe(lambda change: heard.append(change["new"]["ply"]), "value")
    wire.send("tap", f"card:{it.mine['hand'][0]['id']}")
    assert heard == [it.game.ply]
    assert wire.has["value"] == json.loads(json.dumps(it.value))


def test_a_value_from_the_page_changes_nothing_and_an_echo_is_not_answered() -> None:
    it = un.table(played(), side="US", resume=False)
    wire, before = Wire(it), dict(it.value)
    echo = {"method": "update", "state": {"value": before}, "buffer_paths": []}
    wire.deliver(echo)
    assert [sent for sent in wire.comm.sent if sent["method"] == "update"] == []
    lie = {"method": "update", "state": {"value": {**before, "score": {"US": 99}}}, "buffer_paths": []}
    wire.deliver(lie)
    assert it.value == before
    assert [sent["state"] for sent in wire.comm.sent if sent["method"] == "update"] == [{"value": before}]


def test_the_hand_over_screen_covers_both_hands_in_the_value() -> None:
    game = played(turns=1)
    it = un.table(game, resume=False)
    assert it.curtain
    assert it.value["position"]["side"] == ""


def test_a_link_between_two_widgets_follows_the_game() -> None:
    it, text = un.table(played(), side="US", opponent="", resume=False), ipywidgets.IntText()
    ipywidgets.dlink((it, "value"), (text, "value"), lambda value: value["ply"])
    assert text.value == it.game.ply
    it.game.play(next(iter(it.game.legal_actions)))
    it.refresh()
    assert text.value == it.game.ply == 2


def test_an_open_table_shows_what_a_cell_has_played_and_the_opponent_answers() -> None:
    found: dict[str, Table] = {}

    def show() -> None:
        found["it"] = un.table(un.new_game(GAMES[0], seed=SEED), side="US", resume=False)

    def play() -> None:
        it = found["it"]
        it.game.play("US: initiative Platoon Sergeant")
        assert it.value["ply"] == 1  # once after the cell, not once per action

    in_a_cell(show, play)
    it = found["it"]
    assert it.value["ply"] == it.game.ply > 2
    assert "US" in it.value["to_act"]


def test_two_tables_of_one_game_follow_a_cell_without_playing_against_each_other() -> None:
    game = un.new_game(GAMES[0], seed=SEED)
    found: list[Table] = []

    def show() -> None:
        found.extend(un.table(game, side=side, resume=False) for side in ("US", "DE"))

    in_a_cell(show, lambda: game.play("US: initiative Platoon Sergeant"))
    assert {it.value["ply"] for it in found} == {game.ply}
    assert game.ply < 20


def test_a_thread_that_plays_is_followed_too() -> None:
    found: dict[str, Any] = {}

    def show() -> None:
        found["it"] = un.table(un.new_game(GAMES[0], seed=SEED), side="US", opponent="", resume=False)

    def play() -> None:
        thread = Thread(target=lambda: found["it"].game.play("US: initiative Platoon Sergeant"))
        thread.start()
        thread.join()

    in_a_cell(show, play)
    assert found["it"].value["ply"] == found["it"].game.ply == 2


def test_a_game_without_a_loop_is_played_as_ever() -> None:
    """The loop of the last table has ended, as when a kernel stops while a thread still plays."""
    in_a_cell(lambda: un.table(played(), side="US", resume=False))
    game = played(turns=3)
    assert game.ply == 4
    assert len(history.watchers) == 1


def test_marimo_gets_the_front_end_as_a_value_and_whole_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    """It keeps `_esm` to itself. And its page would send back every part that it has changed itself."""
    monkeypatch.setattr("undaunted_nb.widgets.assets.in_marimo", lambda: True)
    it, other = (un.table(played(), side="US", opponent="", resume=False) for _ in range(2))
    assert it.shared is not other.shared  # a cell that runs again closes its models
    assert it.shared.code.endswith("export {\n  table_default as default\n};\n")
    wire = Wire(it)
    wire.send("tap", f"card:{it.mine['hand'][0]['id']}")
    assert [sent for sent in wire.comm.sent if sent["method"] == "custom"] == []
    assert wire.has["value"] == json.loads(json.dumps(it.value))
    wire.send("back")
    assert wire.comm.sent  # an answer, even though nothing changed
    assert it.words["stopped-keys"] == "", "its pages run no cell by Shift + Enter"
    assert "Reload" in it.words["stopped-press"]
