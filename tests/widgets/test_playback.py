"""The playback shows what was played step by step: whole games of every kind, as one side sees them."""

from __future__ import annotations

import json
from functools import partial
from random import Random
from typing import Any

import pytest

from tests.widgets.tables import Seat, scene_of, wire
from tests.widgets.wire import Wire
from undaunted_nb.drawing import scene as drawing
from undaunted_nb.drawing.scene import Layout
from undaunted_nb.engine.action import Action
from undaunted_nb.engine.event import Event
from undaunted_nb.games.undaunted.rules.state.names import card_name
from undaunted_nb.i18n import LANGUAGES
from undaunted_nb.kit import registry
from undaunted_nb.kit.scene.log import LastActions
from undaunted_nb.play.game import Game, new_game
from undaunted_nb.play.opponent import random_choice
from undaunted_nb.widgets.state import playback
from undaunted_nb.widgets.state.delta import apply_delta
from undaunted_nb.widgets.state.playback import MOST, Span
from undaunted_nb.widgets.table import Table

GAMES = ("normandy/la-raye", "normandy/mortar", "north-africa/convoy", "memoir44/pegasus-bridge", "memoir44/sword-beach")
LOSSES = {"card_lost", "counter_lost"}
FEW = 8_000
"""The limit of bytes sent for one turn."""


def _turns(name: str, seed: int, most: int) -> tuple[Game, list[Span]]:
    """Play two random players and return what happens between the decisions of the first side."""
    game = new_game(name, seed=seed)
    me = game.position.setup.sides[0]
    idle = registry.system(game.position.system).IDLE
    spans: list[Span] = []
    start = game.ply
    while not game.position.outcome and len(spans) < most:
        who = game.position.to_act[0]
        start = game.ply if who == me else start
        game.play(random_choice(game.position, who, Random(f"{seed} {game.ply}"), idle))
        if me in game.position.to_act or game.position.outcome:
            spans.append(Span(start, game.ply))
    return game, spans


def _events(game: Game, span: Span) -> list[Event]:
    return [event for step in game.steps[span.first : span.last] for event in step.events]


@pytest.mark.parametrize("name", GAMES)
def test_each_loss_is_named_and_each_action_of_the_other_side_has_a_line(name: str) -> None:
    game, spans = _turns(name, 4, 160)
    system = registry.system_of_scenario(name)
    setup: Any = game.position.setup
    me, other = setup.sides
    places = drawing.ground_scene(system.present.ground(game.start), "en")["places"]
    lost = longest = 0
    for span in spans:
        told = playback.scene("1", game, span, me, None, Layout(places, "en"))
        events = _events(game, span)
        steps = told["steps"] if told else []
        texts = [str(one["text"]) for step in steps for one in step["lost"]]
        cards = [event for event in events if event.kind in LOSSES or (event.kind in ("rolled", "no-way") and event.data["lost"])]
        assert len(texts) == len(cards), texts
        for event, text in zip(cards, texts, strict=True):
            if event.kind == "card_lost":
                card = card_name(setup, setup.side(event.data["side"]), event.data["card"])
                assert drawing.words(card, "en") in text
                assert text.startswith("You lose") is (event.data["side"] == me)
        lost += len(cards)
        foes = [step for step in steps if not step["mine"]]
        longest = max(longest, len(foes))
        assert len(steps) <= MOST
        actions = sum(event.kind == "played" and event.data["side"] == other for event in events)
        if len(steps) < MOST and not name.startswith("memoir44/"):
            assert actions <= len(foes) <= span.last - span.first
        assert all(step["text"] for step in steps)
        assert len(json.dumps(told, ensure_ascii=False).encode()) < FEW
    assert lost > 2
    assert longest > 2


ENDS = {"turn_ended", "turn-ended"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_the_end_of_a_turn_and_drawn_cards_are_listed_between_the_steps(name: str, language: str) -> None:
    game, spans = _turns(name, 4, 40)
    system = registry.system_of_scenario(name)
    setup = game.position.setup
    me, other = setup.sides
    places = drawing.ground_scene(system.present.ground(game.start), language)["places"]
    ends = draws = 0
    for span in spans:
        told: Any = playback.scene("1", game, span, me, None, Layout(places, language))
        if not told:
            continue
        said = [*(text for step in told["steps"] for text in step.get("before", ())), *told.get("after", ())]
        for event in _events(game, span):
            words = drawing.words(system.describe(setup, system.seen_by(event, me)), language)
            if event.kind in ENDS:
                ends += 1
                assert sum(words in text for text in said) == 1, said
            elif event.kind == "drawn":
                draws += 1
                if event.data["side"] == other:
                    hidden = drawing.words(system.describe(setup, event), language)
                    assert not any(hidden in text for text in said), "the other side's cards are its secret"
        kinds = {event.kind for event in _events(game, span)}
        assert bool(kinds & (ENDS | {"drawn"})) <= bool(said)
    assert ends > 3
    assert draws > 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_faces_of_a_battle_are_shown_with_its_result(language: str) -> None:
    game, spans = _turns("memoir44/pegasus-bridge", 4, 60)
    system = registry.system_of_scenario("memoir44/pegasus-bridge")
    me = game.position.setup.sides[0]
    places = drawing.ground_scene(system.present.ground(game.start), language)["places"]
    thrown = 0
    for span in spans:
        told: Any = playback.scene("1", game, span, me, None, Layout(places, language))
        for step in told["steps"] if told else ():
            faces = [die["word"].partition(",")[0] for roll in step["rolls"] for die in roll["dice"]]
            assert ("fell" in step) is ("verdict" in step)
            if "fell" in step:
                thrown += 1
                assert all(step["fell"].count(face) >= faces.count(face) for face in faces)
    assert thrown > 3


@pytest.mark.parametrize("name", GAMES)
def test_the_boards_lead_from_the_one_before_to_the_one_now(name: str) -> None:
    game, spans = _turns(name, 2, 60)
    present = registry.system_of_scenario(name).present
    places = drawing.ground_scene(present.ground(game.start), "uk")["places"]
    draw = partial(drawing.board_scene, places=places, language="uk")
    me = game.position.setup.sides[0]
    moved = 0
    for span in spans:
        told = playback.scene("1", game, span, me, None, Layout(places, "uk"))
        if not told:
            continue
        board = draw(present.elements(playback.before(game, span.last)))
        plies = [one["first"] for one in playback.records(game, span, me)]
        for step, ply in zip(reversed(told["steps"]), reversed(plies), strict=True):
            if "board" in step:
                board = apply_delta(board, step["board"])
                moved += 1
            if step is told["steps"][0]:
                assert board == draw(present.elements(playback.before(game, ply)))
    assert moved > 4


@pytest.mark.parametrize("name", GAMES)
def test_head_and_cards_are_those_of_the_step_that_is_told(name: str) -> None:
    game, spans = _turns(name, 2, 60)
    me = game.position.setup.sides[0]
    places = drawing.ground_scene(registry.system(game.start.system).present.ground(game.start), "uk")["places"]
    rounds = 0
    for span in spans:
        told = playback.scene("1", game, span, me, None, Layout(places, "uk"))
        shown: Any = playback.moment(game, span.last, me, "uk")
        now = shown
        plies = [one["last"] for one in playback.records(game, span, me)]
        for step, ply in zip(reversed(told["steps"] if told else ()), reversed(plies), strict=True):
            shown = apply_delta(shown, step["moment"]) if "moment" in step else shown
            assert shown == playback.moment(game, ply, me, "uk")
            assert shown["mine"].keys() == {"hand", "counts"}  # nothing to press
        rounds += shown["head"]["round"] != now["head"]["round"]
    assert rounds > 2


def test_the_title_names_the_initiative_if_nobody_had_a_turn() -> None:
    game, spans = _turns("normandy/la-raye", 4, 40)
    me, other = game.position.setup.sides
    places = drawing.ground_scene(registry.system(game.start.system).present.ground(game.start), "en")["places"]
    titles = set()
    for span in spans:
        told = playback.scene("1", game, span, me, None, Layout(places, "en"))
        played = any(event.kind == "played" and event.data["side"] == other for event in _events(game, span))
        if told and told["title"]:
            assert told["title"] == ("Turn: Germany" if played else "Initiative")
            titles.add(told["title"])
    assert len(titles) == 2


def test_surplus_steps_are_shown_together() -> None:
    game, spans = _turns("memoir44/sword-beach", 5, 400)
    me = game.position.setup.sides[0]
    whole = Span(spans[0].first, spans[-1].last)
    told = playback.records(game, whole, me)
    assert len(told) == MOST
    assert [(one["first"], one["last"]) for one in told] == sorted((one["first"], one["last"]) for one in told)
    losses = [event for event in _events(game, whole) if event.kind in ("rolled", "no-way") and event.data["lost"]]
    assert sum(len(one["lost"]) for one in told) <= len(losses)


def test_your_own_roll_is_shown_under_its_sum() -> None:
    s, action = _attacker()
    places = s.session.ground()["places"]
    assert s.session.last_actions(places) is None
    s.tap(*wire(s.session.choices.taps_of(action)))
    plan = scene_of(s.session)["plan"]
    s.send("commit")
    told = s.session.last_actions(places)
    assert told is not None
    (step,) = told["steps"]
    assert step["mine"]
    assert step["plan"]["sum"] == plan["sum"]
    assert step["plan"]["total"] == plan["total"]
    assert step["rolls"][0]["state"] in ("hit", "miss")
    assert step["verdict"] == {"hit": "Hit", "miss": "Miss"}[step["rolls"][0]["state"]]
    # Seen steps are not shown again, after going back or forward.
    s.send("undo")
    assert s.session.last_actions(places) is None
    s.send("redo")
    assert s.session.last_actions(places) is None


def _attacker() -> tuple[Seat, Action]:
    """Return a seat that can attack now, and the attack."""
    s = Seat(new_game("normandy/la-raye", seed=1), "US", opponent="random")
    while True:
        actions = [a for a in s.game.legal_actions if a.side == "US"]
        found = next((a for a in actions if a.kind == "attack"), None)
        if found:
            s.session.moved_on()
            return s, found
        s.game.play(random_choice(s.game.position, "US", Random(s.game.ply), frozenset({"end turn", "hunker down"})))
        s.session.look_again()


@pytest.mark.parametrize("name", GAMES)
def test_the_playback_does_not_show_hidden_cards(name: str) -> None:
    game, spans = _turns(name, 7, 60)
    me = game.position.setup.sides[0]
    for span in spans:
        for ply in range(span.first, span.last):
            one = playback.record(game, ply, me)
            for event in one["told"] if one else ():
                assert event.kind not in ("drawn", "chose", "kept")


@pytest.mark.parametrize("name", ["normandy/la-raye", "north-africa/convoy", "memoir44/pegasus-bridge"])
def test_a_game_is_looked_through_and_goes_on_as_it_was(name: str) -> None:
    game, _ = _turns(name, 3, 12)
    side = game.position.setup.sides[0]
    table = Table(game, side=side, opponent="random")
    wire = Wire(table)
    before = {part: wire.has[part] for part in ("board", "mine", "foe", "marks", "log")}
    assert wire.has["head"]["replay"]
    wire.send("replay", "open")
    start = wire.has["board"]
    assert wire.has["walk"]["step"] == 0
    assert table.game is game
    assert table.game.ply == game.ply
    shown = []
    while wire.has["walk"]["next"]:
        wire.send("next")
        shown.append(wire.has["walk"]["text"])
        assert wire.has["walk"]["text"]
        assert wire.has["plan"] is None or not wire.has["plan"].get("commit")
    assert len(shown) == wire.has["walk"]["steps"] > 10
    wire.send("prev")
    assert wire.has["walk"]["text"] == shown[-2]
    wire.send("first")
    assert wire.has["board"] == start
    wire.send("last")
    assert wire.has["walk"]["step"] == len(shown)
    wire.send("replay", "close")
    assert wire.has["walk"] is None
    assert {part: wire.has[part] for part in before} == before


def test_playing_leads_back_to_the_game() -> None:
    game, _ = _turns("normandy/la-raye", 3, 12)
    side = game.position.setup.sides[0]
    table = Table(game, side=side, opponent="random")
    wire = Wire(table)
    ply = game.ply
    wire.send("replay", "open")
    wire.send("next")
    wire.send("end")
    assert wire.has["walk"] is None
    assert game.ply == ply
    wire.send("replay", "somewhere")
    assert wire.has["why"]["tone"] == "error"


def test_the_next_player_at_the_screen_sees_what_the_other_did() -> None:
    s = Seat(new_game("normandy/la-raye", seed=2), "")
    rng = Random(1)
    told: list[LastActions] = []
    places = s.session.ground()["places"]
    while len(told) < 3:
        if s.session.curtain:
            assert s.session.last_actions(places) is None
            s.send("curtain")
            found = s.session.last_actions(places)
            if found:
                told.append(found)
                assert not any(step["mine"] for step in found["steps"])
            continue
        action = random_choice(s.game.position, s.session.viewer, rng, frozenset({"hunker down"}))
        s.session.play(action)
    assert all(str(found["did"]).startswith("What ") for found in told)
