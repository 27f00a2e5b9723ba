"""An opponent, two people at one screen, undo and redo, and the end of a game."""

from __future__ import annotations

import json
from random import Random

import pytest

from tests.widgets.tables import FORMAT, SCENARIO, Seat, at_turn, scene_of, wire
from undaunted_nb.games.undaunted import table as present
from undaunted_nb.play.game import Game, game_from_json, new_game
from undaunted_nb.play.opponent import random_choice
from undaunted_nb.widgets.table import Table


def _decide(s: Seat, rng: Random) -> None:
    """Make one decision for the side that looks at the table."""
    action = random_choice(s.position, s.session.viewer, rng, frozenset({"end turn", "hunker down"}))
    ply = s.game.ply
    for tap in wire(present.taps(s.position, action)):
        s.blindly(*(("end", "") if tap == "end" else ("tap", tap)))
    if s.game.ply == ply:
        s.blindly("commit")
    assert s.game.ply > ply, s.why()


@pytest.mark.parametrize("side", ["US", "DE"])
def test_an_opponent_plays_until_one_has_to_decide(side: str) -> None:
    s = Seat(new_game("normandy/la-raye", seed=3), side, "random")
    rng = Random(1)
    for _ in range(60):
        if s.position.outcome:
            break
        assert side in s.position.to_act
        assert s.session.viewer == side
        assert not s.session.curtain
        _decide(s, rng)
    assert any(step.lines[0].startswith(("US:", "DE:")) for step in s.game.steps)
    assert scene_of(s.session)["head"]["round"] != "1"


def test_the_opponent_of_a_seeded_game_plays_the_same_again() -> None:
    def moves() -> list[str]:
        s, rng = Seat(new_game("normandy/hills", seed=9), "US", "random"), Random(2)
        for _ in range(20):
            if not s.position.outcome:
                _decide(s, rng)
        return s.played

    assert moves() == moves()


def test_an_opponent_who_is_first_has_played_when_the_table_opens() -> None:
    s = Seat(at_turn("Rifleman A", turn="DE", DE={"hand": ["Rifleman B", "Scout B"]}), "US", "random")
    assert "US" in s.position.to_act
    assert s.played
    assert scene_of(s.session)["head"]["undo"] is False
    s.send("undo")
    assert "US" in s.position.to_act


@pytest.mark.parametrize("side", ["US", "DE"])
def test_undo_goes_back_to_your_own_decision_and_redo_forward(side: str) -> None:
    s, rng = Seat(new_game("normandy/hills", seed=6), side, "random"), Random(5)
    own: list[tuple[int, object]] = []
    for _ in range(25):
        if s.position.outcome:
            break
        own.append((s.game.ply, s.position))
        _decide(s, rng)
    own.append((s.game.ply, s.position))
    for ply, position in reversed(own[:-1]):
        assert scene_of(s.session)["head"]["undo"] is True
        s.send("undo")
        assert s.game.ply == ply
        assert s.position == position
    assert scene_of(s.session)["head"]["undo"] is False
    s.send("undo")
    assert s.game.ply == own[0][0]
    for ply, position in own[1:]:
        assert scene_of(s.session)["head"]["redo"] is True
        s.send("redo")
        assert s.game.ply == ply
        assert s.position == position
    assert scene_of(s.session)["head"]["redo"] is False
    s.send("redo")
    assert s.position == own[-1][1]


def test_undo_is_available_for_the_first_decision_of_a_position_file() -> None:
    s = Seat(at_turn("Rifleman A", "Scout A"))
    assert scene_of(s.session)["head"]["undo"] is False
    before = s.position
    s.tap("card:Rifleman A", "do:move", "place:12B")
    assert scene_of(s.session)["head"]["undo"] is True
    s.send("undo")
    assert s.position == before
    s.send("redo")
    assert s.played == ["Rifleman A: move 12B"]


def test_another_decision_after_undo_ends_redo() -> None:
    s = Seat(at_turn("Rifleman A", "Scout A"))
    s.tap("card:Rifleman A", "do:move", "place:12B")
    s.send("undo")
    s.tap("card:Scout A", "do:conceal")
    assert scene_of(s.session)["head"]["redo"] is False
    assert s.played == ["Scout A: conceal"]


def test_a_table_continues_after_actions_from_a_cell() -> None:
    table = Table(at_turn("Rifleman A", "Rifleman A", DE={"hand": ["Rifleman B"]}), side="US", opponent="random")
    table._on_message(table, {"kind": "tap", "target": "card:Rifleman A", "revision": 0}, [])
    table._on_message(table, {"kind": "tap", "target": "do:move", "revision": 0}, [])
    revision = table.revision
    table.game.play("end turn")
    table.refresh()
    assert table.revision > revision
    assert table.plan is None
    assert "US" in table.game.position.to_act  # the opponent has answered
    table._on_message(table, {"kind": "tap", "target": "card:Rifleman A", "revision": revision}, [])
    assert table.why["tone"] == "error"


# ---------------------------------------------------------------- two at one screen


def _hidden(s: Seat) -> None:
    scene = scene_of(s.session)
    assert scene["curtain"]["title"]
    assert scene["curtain"]["button"]
    assert scene["mine"]["hidden"] is True
    assert scene["mine"]["hand"] == []
    assert scene["mine"]["play"] == []
    assert scene["mine"]["end"] is None
    assert scene["plan"] is None
    assert scene["marks"]["lit"] == []
    assert scene["head"]["undo"] is False


def test_the_table_is_hidden_between_two_players() -> None:
    s = Seat(new_game(SCENARIO, seed=2), "")
    assert s.session.viewer == "US"
    s.tap(f"card:{present.hand_order(s.position, 0)[0]}")
    _hidden(s)
    assert "Germany" in scene_of(s.session)["curtain"]["title"]
    scene = s.send("curtain")
    assert scene["curtain"] is None
    assert scene["mine"]["name"] == "Germany"
    assert scene["mine"]["hidden"] is False
    assert [c["id"] for c in scene["mine"]["hand"]] == present.hand_order(s.position, 1)
    assert "US has secretly chosen a card" in json.dumps(scene["log"])
    s.send("curtain")
    assert s.session.viewer == "DE"


def test_a_hidden_table_accepts_no_action_and_no_question() -> None:
    s = Seat(new_game(SCENARIO, seed=2), "")
    hand = present.hand_order(s.position, 0)
    s.tap(f"card:{hand[0]}")
    before = s.state()
    for kind in ("tap", "aim", "why", "commit", "back", "end", "undo", "redo", "next", "prev", "first", "last", "branch"):
        for target in (f"card:{hand[1]}", "do:move", "piece:US Scouts A", "place:17B", ""):
            s.send(kind, target, card=hand[1])
            assert s.state() == before
            _hidden(s)
            assert s.why()[0] == "error"
            assert s.why()[1] == ["You can’t choose this now."] or kind in ("tap", "aim", "why")
    assert s.send("more")["log"]["lines"]
    assert s.send("rule", "un.move.2")["rule"]["title"]


def test_the_end_of_a_turn_hides_the_table_and_undo_needs_the_player_whose_turn_it_was() -> None:
    s = Seat(at_turn("Rifleman A", DE={"hand": ["Rifleman B"]}), "")
    s.send("end")
    _hidden(s)
    s.send("curtain")
    assert s.session.viewer == "DE"
    s.send("undo")
    _hidden(s)
    assert "US" in scene_of(s.session)["curtain"]["button"]
    s.send("curtain")
    assert s.session.viewer == "US"
    assert [c["id"] for c in scene_of(s.session)["mine"]["hand"]] == ["Rifleman A"]
    s.send("redo")
    _hidden(s)


def test_a_whole_game_of_two_at_one_screen() -> None:
    s, rng = Seat(new_game("normandy/duel-in-cover", seed=8), ""), Random(8)
    while not s.position.outcome and s.game.decisions < 400:
        if s.session.curtain:
            s.blindly("curtain")
        _decide(s, rng)
    assert s.position.outcome
    scene = scene_of(s.session)
    assert scene["curtain"] is None
    _over(s, scene)


# ---------------------------------------------------------------- the end


def _over(s: Seat, scene: dict) -> None:
    outcome = s.position.outcome
    assert outcome is not None
    over = scene["over"]
    assert {"US": "US", "DE": "Germany"}[outcome.winner] in over["text"]
    assert over["rule"] == outcome.rule
    assert over["told"]
    assert [button["id"] for button in over["buttons"]] == ["new", "replay", "turns", "costliest"]
    assert scene["mine"]["end"] is None
    assert scene["mine"]["hint"] == ""
    assert scene["marks"]["lit"] == []


def test_the_end_is_shown_with_its_rule_and_can_be_taken_back() -> None:
    s = Seat(
        at_turn(
            "Rifleman A", us={"markers": {"14B": "controlled", "12B": "controlled"}}, worth={"12B": 3}, counters={"US Riflemen A": "12B"}
        )
    )
    assert s.position.outcome  # the file sets five points already
    s = Seat(
        at_turn("Rifleman A", us={"markers": {"14B": "controlled"}}, worth={"12B": 3}, counters={"US Riflemen A": "12B"}), "US", "random"
    )
    assert not s.position.outcome
    s.tap("card:Rifleman A", "do:control")
    _over(s, scene_of(s.session))
    assert scene_of(s.session)["over"]["rule"] == "un.end.2"
    s.tap("card:Rifleman A", "do:move", "place:17B")
    s.send("end")
    assert s.played == ["Rifleman A: control"]
    s.send("undo")
    assert not s.position.outcome
    assert scene_of(s.session)["over"] is None
    assert scene_of(s.session)["why"] is None


def test_a_game_that_is_over_can_be_played_again_with_other_chance() -> None:
    s, rng = Seat(new_game("normandy/duel-in-cover", seed=8), "US", "random"), Random(8)
    first = s.game.steps[0]
    s.send("over", "new")
    assert s.game.steps[0] == first  # not before the end
    while not s.position.outcome:
        _decide(s, rng)
    s.send("over", "new")
    assert s.game.decisions == 0
    assert not s.position.outcome
    assert s.game.seed == 9
    assert scene_of(s.session)["over"] is None
    assert scene_of(s.session)["mine"]["hand"]


def test_a_finished_game_with_an_unknown_rule_is_also_shown() -> None:
    for outcome in ({"winner": "DE", "rule": "a house rule"}, {"winner": "DE"}):
        game: Game = game_from_json({"format": FORMAT, "scenario": "normandy/hills", "outcome": outcome}, "test")
        scene = scene_of(Seat(game, "US", "random").session)
        assert "Germany" in scene["over"]["text"]
        assert ".text" not in scene["over"]["told"]
