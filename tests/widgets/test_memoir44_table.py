"""Memoir '44 at the table: a turn by messages, lit choices, refusals, answers, secrets, and random messages."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, cast
from xml.etree import ElementTree as ET

import pytest

import undaunted_nb as un
from tests.i18n.test_languages import _foreign, _seen
from tests.widgets.tables import scene_of, wire
from tests.widgets.wire import Wire
from undaunted_nb.drawing.scene import board_scene, place_label
from undaunted_nb.engine.action import Action
from undaunted_nb.games.memoir44 import system
from undaunted_nb.games.memoir44 import table as present
from undaunted_nb.games.memoir44.rules.state.names import kind_name
from undaunted_nb.games.memoir44.rules.state.position import BATTLE, MOVE, ORDER, Ambush, Keep, Orders, Position, Retreat, Roll, Volley
from undaunted_nb.games.memoir44.rules.state.setup import SECTIONS
from undaunted_nb.i18n import KNOWN, LANGUAGES, say
from undaunted_nb.kit.table.tap import END, Choosing, Tap, Taps
from undaunted_nb.lessons.play.spoilers import OPEN
from undaunted_nb.play.game import Game, new_game
from undaunted_nb.play.opponent import decisions, random_choice
from undaunted_nb.widgets.session import Session
from undaunted_nb.widgets.state.state import CHANGES
from undaunted_nb.widgets.table import PARTS, Table, table

un._give_words()

SCENARIOS = system.scenario_names()
PEGASUS, SWORD = "memoir44/pegasus-bridge", "memoir44/sword-beach"
Scene = dict[str, Any]


def position(scenario: str = PEGASUS, card: str = "", *, phase: str = ORDER, **changes: Any) -> Position:
    """Return a scenario's first position, or one under a card. ``hand`` names cards; ``at`` moves units by id."""
    p = cast("Position", new_game(scenario, seed=1).position)
    setup = p.setup
    if "hand" in changes:
        held = Counter(changes.pop("hand"))
        assert set(held) <= set(setup.by_card)
        p = p._replace(hands=(tuple(held[c.id] for c in setup.cards), p.hands[1]))
    if "foe" in changes:
        held = Counter(changes.pop("foe"))
        p = p._replace(hands=(p.hands[0], tuple(held[c.id] for c in setup.cards)))
    stands = list(p.stands)
    for unit, where in changes.pop("at", {}).items():
        i = setup.by_unit[unit]
        stands[i] = where if isinstance(where, tuple) else (where, p.stands[i][1])
    ordered = changes.pop("ordered", ())
    orders = tuple(sorted(Orders(setup.by_unit[unit]) for unit in ordered))
    p = p._replace(stands=tuple(stands), orders=orders, **changes)
    return p._replace(phase=phase, card=setup.by_card[card], table=(setup.by_card[card],)) if card else p


class Player:
    """A player at a table of Memoir '44 who sends what a browser would send."""

    def __init__(self, start: Position | Game, side: str = "allies", opponent: str = "", language: str = "en") -> None:
        game = start if isinstance(start, Game) else Game(start, seed=1)
        self.session = Session(game, side=side, opponent=opponent, language=language)

    @property
    def p(self) -> Position:
        return cast("Position", self.session.game.position)

    @property
    def played(self) -> list[str]:
        return [step.lines[0] for step in self.session.game.steps if step.lines and not step.lines[0].startswith("draw")]

    def send(self, kind: str, target: str = "", **more: Any) -> Scene:
        self.session.handle({"kind": kind, "target": target, "revision": self.session.revision, **more})
        return scene_of(self.session)

    def blindly(self, kind: str, target: str = "") -> None:
        """Send a message without reading the table after it, which takes most of the time."""
        self.session.handle({"kind": kind, "target": target, "revision": self.session.revision})

    def tap(self, *targets: str) -> Scene:
        scene: Scene = scene_of(self.session)
        for target in targets:
            scene = self.send("tap", target)
        return scene

    def on(self, tile: str) -> str:
        unit = self.p.unit_on(tile)
        assert unit is not None, tile
        return f"piece:{unit.id}"

    def rules(self) -> list[str]:
        why = scene_of(self.session)["why"]
        return [reason["rule"] for reason in why["reasons"]] if why else []

    def now(self) -> str:
        head = scene_of(self.session)["head"]
        return next(iter(head["phases"][head["phase"] :]), "")


# ---------------------------------------------------------------- a turn by messages


def test_a_whole_turn_by_messages() -> None:
    it = Player(position(hand=("Probe Left", "Ambush", "Attack Left")))
    scene = scene_of(it.session)
    assert it.now() == "Card"
    assert scene["plan"] is None
    assert {card["id"]: card["state"] for card in scene["mine"]["hand"]} == {"Attack Left": "lit", "Probe Left": "lit", "Ambush": "no"}
    scene = it.tap("card:Probe Left")
    assert "up to 2 of" in scene["plan"]["lines"][1]
    assert it.played == []
    scene = it.send("commit")
    assert it.played == ["play Probe Left"]
    assert it.now() == "Orders: 0 of 2"
    assert [card["title"] for card in scene["mine"]["play"]] == ["Probe Left"]
    lit = {"allies-infantry-1", "allies-infantry-2", "allies-infantry-3"}
    assert set(scene["marks"]["aims"]) == lit
    scene = it.tap(it.on("c4"))
    assert scene["marks"]["aims"].keys() == lit - {"allies-infantry-1"}
    assert it.now() == "Orders: 1 of 2"
    scene = it.send("commit")  # one order is left unused
    assert it.now() == "Moves: 1 of 1 left"
    assert any("unused" in line for line in scene["plan"]["lines"])
    scene = it.tap(it.on("c4"))
    assert "d5" not in scene["marks"]["lit"]
    assert {"C5", "D5", "b4", "d4"} & set(scene["marks"]["lit"])
    assert scene_of(it.session)["marks"]["costs"]["E5"] == "no battle"
    scene = it.send("aim", "place:E5")
    assert scene["marks"]["path"][0] == "c4"
    assert scene["plan"]["commit"] == "Move to E5"
    scene = it.tap("place:D5")
    assert it.played[-1] == "move c4 D5"
    assert it.now() == "Battles: 1 of 1 left"
    scene = it.tap(it.on("D5"))
    assert set(scene["marks"]["aims"]) == {"axis-infantry-5"}
    scene = it.tap("place:d6")
    plan = scene["plan"]
    assert [(term["n"], term["word"], term["struck"]) for term in plan["sum"]] == [
        (3, "close", False), (-1, "sandbags", False), (-1, "wire", False),
    ]  # fmt: skip
    assert (plan["total"]["n"], plan["commit"], plan["chance"]["fraction"]) == (1, "Roll 1 die", "1/2")
    assert {face["face"]: face["state"] for face in plan["faces"]} == {
        "infantry": "hit", "armor": "", "grenade": "hit", "star": "", "flag": "flag",
    }  # fmt: skip
    assert scene["marks"]["sight"]["path"] == ["D5", "d6"]
    assert plan["lines"][0].endswith("It can ignore the first flag.")
    assert scene["roll"] is None
    it.send("commit")
    assert it.played[-1] == "battle D5 d6"
    assert len(scene_of(it.session)["roll"]["dice"]) == 1


def test_the_end_of_the_turn_and_the_opponent() -> None:
    it = Player(position(hand=("Probe Left", "Attack Left")), opponent="random")
    it.tap("card:Probe Left")
    it.send("commit")
    scene = it.send("end")
    assert it.p.turns == (1, 1)
    assert it.p.to_act == ("allies",)
    assert scene["mine"]["end"] is None
    assert it.now() == "Card"
    assert len(it.p.table) == 0
    assert any("Axis" in line["text"] for line in scene["log"]["lines"])
    assert all(line["text"] for line in scene["log"]["lines"])
    assert any(line.get("head") for line in scene["log"]["lines"])


def test_a_unit_under_the_moving_mouse_is_not_ordered() -> None:
    it = Player(position(card="Probe Left"))
    it.send("aim", it.on("c4"))
    it.send("commit")
    assert it.played == []
    assert wire(it.session.taps) == ("end",)


def test_all_orders_are_confirmed() -> None:
    it = Player(position(card="Assault Left"))
    scene = scene_of(it.session)
    assert wire(it.session.taps) == ("do:order",)
    assert [choice["id"] for choice in scene["plan"]["choices"]] == ["all"]
    it.tap("choice:all")
    assert it.played == ["order all"]
    assert wire(it.session.taps) == ("do:order",)
    it.send("commit")
    assert wire(it.session.taps) == ("do:move",)


def test_a_button_that_gives_something_up_is_plain_and_says_what() -> None:
    it = Player(position(hand=("Probe Left",)))

    def button() -> tuple[str, bool]:
        plan = scene_of(it.session)["plan"]
        return plan["commit"], plan.get("leaves", False)

    it.tap("card:Probe Left")
    it.send("commit")
    assert button() == ("Confirm orders: 2 unused", True)
    it.tap(it.on("c4"))
    assert button() == ("Confirm orders: 1 unused", True)
    it.tap(it.on("C3"))
    assert button() == ("Confirm orders", False)
    it.send("commit")
    assert button() == ("Done moving: 2 units stay where they are", True)
    it.tap(it.on("c4"), "place:D5")
    assert button() == ("Done moving: C3 stays where it is", True)
    it.tap(it.on("C3"), "place:c4")
    assert button() == ("End battles: D5 does not battle", True)
    it.tap(it.on("D5"), it.on("d6"))
    assert button() == ("Roll 1 die", False)
    it.send("back")
    it.send("back")
    it.send("commit")
    assert button() == ("End turn", True)


def test_an_order_is_taken_back_by_pointing_at_its_unit_again() -> None:
    it = Player(position(hand=("Attack Left",)))
    it.tap("card:Attack Left")
    it.send("commit")
    it.tap(it.on("c4"), it.on("C3"))
    one = it.p
    it.tap(it.on("D3"))
    scene = scene_of(it.session)  # all given: they wait to be confirmed
    assert it.now() == "Orders: 3 of 3"
    assert "cancel its order" in scene["plan"]["lines"][0]
    it.tap(it.on("D3"))
    assert it.p == one
    it.tap(it.on("c4"))
    assert [it.p.setup.units[o.unit].id for o in it.p.orders] == [it.on("C3").removeprefix("piece:")]
    assert it.played == ["play Attack Left", "order C3"]
    it.tap(it.on("C3"))
    assert it.p.orders == ()
    assert it.played == ["play Attack Left"]
    it.tap(it.on("c4"))
    assert it.played == ["play Attack Left", "order c4"]


def test_one_order_of_all_is_taken_back() -> None:
    it = Player(position(hand=("Assault Left",)))
    it.tap("card:Assault Left")
    it.send("commit")
    it.tap("choice:all")
    given = len(it.p.orders)
    it.tap(it.on("c4"))
    assert len(it.p.orders) == given - 1
    assert it.p.find_orders(it.p.find_unit("c4")) is None
    assert "order all" not in it.played


def test_pointing_does_not_take_rolled_dice_back() -> None:
    it = Player(position(card="Medics & Mechanics", at={"allies-infantry-1": ("c4", 1)}))
    it.session.taps = (Tap.parse("do:order"),)
    it.tap(it.on("c4"))
    played, p = it.played, it.p
    it.session.taps = (Tap.parse("do:order"),)
    it.tap(it.on("c4"))
    assert (it.played, it.p) == (played, p)
    assert played == ["order c4"]


def test_in_a_lesson_an_order_is_also_taken_back() -> None:
    it = Player(position(hand=("Attack Left",)))
    coach = cast("Any", _Coach(it.session.game))
    it.session.coach = coach
    it.tap("card:Attack Left")
    it.send("commit")
    it.tap(it.on("c4"), it.on("C3"), it.on("c4"))
    assert it.played == ["play Attack Left", "order C3"]
    coach.base = it.session.game.ply
    it.tap(it.on("C3"))
    assert it.played == ["play Attack Left", "order C3"]  # not to a point before the question
    assert it.rules() == ["m44.order.4"]


class _Coach:
    """A coach that prevents going back before ``base``."""

    progress, asking, can_undo, opens, opening, side, seal = None, False, True, False, "", "allies", OPEN

    def pointed_out(self) -> dict[str, Any]:
        return {}

    def __init__(self, game: Game) -> None:
        self.game, self.base = game, 0

    def clear_answer(self) -> bool:
        return False

    def answer_refusal(self, _verdict: object, _reasons: object = ()) -> bool:
        return False

    def needs(self, _part: object) -> bool:
        return True

    def play(self, action: Action) -> None:
        self.game.play(action)

    def travel(self, by: int) -> None:
        self.game.goto(max(self.base, self.game.ply + by))

    def scene(self, _language: str) -> dict[str, Any]:
        return {"title": "", "state": "", "task": [], "buttons": [], "note": "", "options": []}


@pytest.mark.parametrize(
    ("unit", "told"), [("armor", "Up to 3 hexes and a battle."), ("infantry", "Up to 2 hexes. No battle after more than 1.")]
)
def test_the_range_of_a_move_is_shown_without_empty_limits(unit: str, told: str) -> None:
    it = Player(position(SWORD, card="Direct from HQ", phase=MOVE, ordered=(f"allies-{unit}-1",)))
    scene = it.tap(f"piece:allies-{unit}-1")
    assert scene["plan"]["lines"] == [told]


def test_a_section_is_chosen_for_infantry_assault() -> None:
    it = Player(position(hand=("Infantry Assault",)))
    scene = it.tap("card:Infantry Assault")
    assert scene["plan"]["commit"] is None
    assert [choice["id"] for choice in scene["plan"]["choices"]] == list(SECTIONS)
    scene = it.tap("choice:right")
    assert scene["plan"]["commit"]
    scene = it.tap("choice:left")  # another in its place
    assert [choice["state"] for choice in scene["plan"]["choices"]] == ["chosen", "", ""]
    it.send("commit")
    assert it.played == ["play Infantry Assault left"]


def test_the_way_back_names_the_part_of_the_turn() -> None:
    it = before_an_attack()
    assert scene_of(it.session)["plan"]["back"] == "Back to orders"
    it.send("commit")
    assert scene_of(it.session)["plan"]["back"] == "Back to moves"


def test_another_unit_in_place_of_the_one_chosen() -> None:
    it = Player(position(card="Attack Left", phase=MOVE, ordered=("allies-infantry-1", "allies-infantry-2")))
    it.tap(it.on("c4"))
    scene = it.tap(it.on("C3"))
    assert scene["why"] is None
    assert scene["marks"]["chosen"] == ["allies-infantry-2", "C3"]
    it.send("back")
    assert list(wire(it.session.taps)) == ["do:move"]
    it.send("commit")
    assert str(it.session.taps[0]) in ("do:battle", "end")
    it.send("back")
    assert list(wire(it.session.taps)) == ["do:move"]


def test_a_unit_shows_whether_it_can_still_act() -> None:
    ordered = ("allies-infantry-1", "allies-infantry-2")
    it = Player(position(card="Attack Left", phase=BATTLE, ordered=ordered, at={"allies-infantry-1": "D5"}))
    states = {e["k"]: e["s"] for e in it.session.elements() if e["t"] == "unit"}
    assert [states[f"allies-infantry-{n}"] for n in (1, 2, 3)] == ["ordered", "done", ""]
    assert states["axis-infantry-1"] == ""


# ---------------------------------------------------------------- why not


@pytest.mark.parametrize(
    ("card", "phase", "taps", "rule"),
    [
        ("Probe Left", ORDER, ("h2",), "m44.order.2"),
        ("Probe Left", MOVE, ("h2",), "m44.order.1"),
        ("Probe Left", MOVE, ("c4", "E7"), "m44.move.3"),
        ("Probe Left", MOVE, ("c4", "C3"), "m44.move.4"),
        ("Probe Left", MOVE, ("c4", "C5"), "m44.river.1"),
        ("Probe Left", BATTLE, ("c4", "C7"), "m44.dice.2"),
        ("Probe Left", BATTLE, ("c4", "E7"), "m44.sight.1"),
        ("Probe Left", BATTLE, ("c4", "A9"), "m44.range.1"),
        ("Probe Left", BATTLE, ("c4", "b6"), "m44.battle.3"),
        ("Close Assault", MOVE, ("c4",), "m44.order.5"),
    ],
)
def test_why_not(card: str, phase: str, taps: tuple[str, ...], rule: str) -> None:
    ordered = () if phase == ORDER else ("allies-infantry-1",)
    it = Player(position(card=card, phase=phase, ordered=ordered))
    if phase == MOVE and wire(it.session.taps) != ("do:move",):
        it.session.taps = (Tap.parse("do:move"),)
    before = it.p
    for tile in taps:
        it.tap(f"place:{tile}")
    assert rule in it.rules(), scene_of(it.session)["why"]
    assert scene_of(it.session)["why"]["tone"] == "no"
    if phase != ORDER:
        assert it.p is before


def test_the_hex_that_blocks_the_sight_is_named() -> None:
    it = Player(position(card="Probe Left", phase=BATTLE, ordered=("allies-infantry-1",)))
    scene = it.tap("place:c4", "place:E7")
    assert scene["marks"]["sight"] == {
        "path": ["c4", "E7"], "points": [], "clear": False, "blocked": [{"id": "d6", "label": "unit"}], "beside": [],
    }  # fmt: skip
    assert scene["marks"]["refused"] is None
    assert "sight" not in it.send("back")["marks"]


def test_a_refused_move_shows_from_where_to_where() -> None:
    it = Player(position(card="Probe Left", phase=MOVE, ordered=("allies-infantry-1",)))
    scene = it.tap("place:c4", "place:E7")
    assert scene["marks"]["refused"] == ["c4", "E7"]


def test_an_impossible_click_is_explained() -> None:
    it = Player(position(card="Probe Left"))
    scene = it.tap("place:D5")
    assert scene["why"]["tone"] == "info"
    scene = it.tap(it.on("C7"))
    assert scene["why"]["tone"] == "info"
    assert "m44.infantry.1" in it.rules()
    it.send("commit")  # no orders: nothing to move, so the turn can only end
    assert wire(it.session.taps) == ("end",)
    scene = it.tap(it.on("c4"))
    assert scene["why"]["tone"] == "info"
    assert wire(it.session.taps) == ("end",)


@pytest.mark.parametrize("card", ["Ambush", "Attack Center"])
def test_a_card_that_cannot_be_played_says_so_at_once(card: str) -> None:
    it = Player(position(hand=("Ambush", "Probe Left")))
    it.tap(f"card:{card}")
    assert it.rules() == ["m44.card.ambush.4" if card == "Ambush" else "m44.turn.2"]
    it.send("why", f"card:{card}")
    assert it.rules() == ["m44.card.ambush.4" if card == "Ambush" else "m44.turn.2"]


def test_which_card_could_order_a_unit() -> None:
    it = Player(position(hand=("Ambush", "Probe Left", "Probe Right", "Infantry Assault", "Armor Assault")))
    ways = {way["label"]: way["id"] for way in it.tap(it.on("c4"))["why"]["ways"]}
    assert list(ways) == ["Probe (left flank) (Order)", "Armor Assault (Order)", "Infantry Assault (Order)"]
    it.send("take", ways["Armor Assault (Order)"])
    assert wire(it.session.taps) == ("card:Armor Assault",)
    it.tap("card:Probe Right")
    scene = it.tap(it.on("c4"))
    assert scene["why"]["tone"] == "info"
    assert "m44.order.2" in it.rules()
    assert scene["plan"]["commit"]  # the card is still chosen
    it.tap("place:D5")
    assert "m44.wire.1" in it.rules()


def test_a_card_in_the_middle_of_the_turn() -> None:
    it = Player(position(card="Probe Left", hand=("Attack Left",)))
    it.tap("card:Attack Left")
    assert it.rules() == ["m44.turn.2"]
    assert wire(it.session.taps) == ("do:order",)


# ---------------------------------------------------------------- the sum of dice


def test_uncounted_parts_are_struck_out() -> None:
    at = {"allies-infantry-1": ("G5", 1), "axis-infantry-5": "F5"}
    p = position(card="Direct from HQ", phase=BATTLE, ordered=("allies-infantry-1",), at=at, sandbags=frozenset({"F5"}))
    plan = present.plan(p, 0, _chosen(p, Action("battle", "allies", "", ("G5", "F5"))))
    assert plan is not None
    struck = [(str(term["word"]), term["rule"]) for term in plan["sum"] if term["struck"]]
    assert struck == [("sandbags", "m44.cover.1")]
    assert plan["total"]["n"] == 2
    assert "all its dice" in str(plan["total"]["note"])


def _chosen(p: Position, action: Action) -> Choosing:
    return Choosing.complete(present.taps(p, action), action)


def test_every_sum_is_that_of_the_engine() -> None:
    seen = 0
    for scenario in SCENARIOS:
        for p in _moments(scenario, 3, 60):
            for action in p.actions():
                if action.kind == "battle":
                    plan = present.plan(p, p.turn, _chosen(p, action))
                    assert plan is not None
                    assert max(0, sum(int(term["n"]) for term in plan["sum"] if not term["struck"])) == plan["total"]["n"] == plan["dice"]
                    assert [one["at"] for one in plan["who"]] == list(action.args[:2])
                    after = p.perform(action).after
                    task = next((t for t in after.pending if isinstance(t, Roll)), None)
                    assert task is None or task.dice == plan["dice"]
                    assert abs(sum(row["share"] for row in plan["spread"]) - 1) < 0.001
                    seen += 1
    assert seen > 30


def _moments(scenario: str, seed: int, most: int) -> Iterator[Position]:
    """Return positions of a random game in which a side decides."""
    return islice(decisions(cast("Position", new_game(scenario, seed=seed).position), Random(seed), system.IDLE), most)


# ---------------------------------------------------------------- answers


def test_an_ambush_is_answered_out_of_turn() -> None:
    p = position(
        card="Probe Left", phase=BATTLE, ordered=("allies-infantry-1",), at={"allies-infantry-1": "D5"}, foe=("Ambush", "Probe Left")
    )
    it = Player(p, side="")
    it.send("curtain")
    it.tap(it.on("D5"), it.on("d6"))
    it.send("commit")
    scene = scene_of(it.session)
    assert scene["curtain"]
    assert scene["mine"]["hand"] == []
    scene = it.send("curtain")
    assert isinstance(it.p.pending[-1], Ambush)
    assert it.session.viewer == "axis"
    assert {card["id"]: card["state"] for card in scene["mine"]["hand"]} == {"Probe Left": "", "Ambush": "lit"}
    assert [choice["id"] for choice in scene["plan"]["choices"]] == ["ambush", "decline"]
    assert scene["plan"]["total"]["n"] == 3
    assert scene["marks"]["sight"]["path"] == ["d6", "D5"]
    it.tap("card:Ambush")
    assert it.played[-1] == "ambush"


def _assault(*foe: str, **more: Any) -> Player:
    """Return two players at one screen after a decision for close assault. The enemy holds these cards."""
    more = {"card": "Probe Left", "phase": BATTLE, "ordered": ("allies-infantry-1",), "at": {"allies-infantry-1": "D5"}} | more
    it = Player(position(foe=foe, **more), side="")
    it.tap("piece:allies-infantry-1", "piece:axis-infantry-5")
    it.send("commit")
    return it


def test_the_screen_between_players_does_not_show_whether_the_ambush_is_held() -> None:
    held, other = _assault("Ambush", "Probe Left"), _assault("Barrage", "Probe Left")
    assert scene_of(held.session) == scene_of(other.session)
    assert scene_of(held.session)["curtain"]["title"] == "Axis plays next"
    assert held.played == other.played == []  # no dice before the answer
    scene = other.send("curtain")
    assert other.session.viewer == "axis"
    assert {card["id"] for card in scene["mine"]["hand"]} == {"Barrage", "Probe Left"}
    assert scene["plan"]["lines"] == ["You have no Ambush card. The assault continues."]
    assert other.played == []
    other.send("commit")
    held.send("curtain")
    held.tap("choice:decline")
    assert [it.played[0] for it in (held, other)] == ["battle D5 d6"] * 2
    for it in (held, other):
        assert it.session.curtain or it.p.to_act == ("axis",)  # the screen goes back, unless a unit has to retreat


def test_an_answer_is_requested_with_open_information_only() -> None:
    p = position()
    gone = p._replace(discard=tuple(int(card.does == "ambush") for card in p.setup.cards))
    assert _assault("Barrage", discard=gone.discard).played == ["battle D5 d6"]
    assert _assault(discard=p.discard).played == ["battle D5 d6"]  # an empty hand
    assert _assault("Barrage", at={"allies-infantry-1": "c4"}).played == ["battle c4 d6"]  # no close assault
    one = Player(_assault("Ambush").p)
    one.tap("piece:allies-infantry-1", "piece:axis-infantry-5")
    one.send("commit")
    assert one.played == ["battle D5 d6"]  # a person who plays alone does not answer for the other side


def test_the_first_side_to_answer_can_go_back_to_before_the_assault() -> None:
    it = _assault("Barrage", "Probe Left")
    it.send("curtain")
    it.send("undo")
    assert it.session.asking is None
    assert it.session.curtain
    it.send("curtain")
    assert it.session.viewer == "allies"
    assert it.played == []
    it.tap("piece:allies-infantry-1", "piece:axis-infantry-5")
    it.send("commit")
    assert it.session.curtain


def _fleeing(flags: int, **more: Any) -> Position:
    """Return a position in which Axis infantry on E7 has to retreat."""
    p = position(SWORD, **more)
    unit = p.find_unit("H1")
    assert unit >= 0
    return p._replace(pending=(Retreat(unit, flags, 0),))


def test_a_retreat_shows_what_each_path_costs() -> None:
    p = position(card="Probe Left", phase=BATTLE)
    unit = p.setup.by_unit["allies-infantry-2"]  # on C3, two hexes from the edge
    it = Player(p._replace(pending=(Retreat(unit, 3, 1),)))
    scene = scene_of(it.session)
    assert wire(it.session.taps) == ("do:retreat",)
    assert scene["marks"]["costs"]
    assert set(scene["marks"]["costs"].values()) == {"−1 fig."}
    assert set(scene["marks"]["lit"]) == set(scene["marks"]["costs"])
    assert {choice["id"] for choice in scene["plan"]["choices"]} >= {"ignore"}
    it.tap("place:C4")
    assert it.rules()
    scene = it.tap("choice:ignore")
    assert set(scene["marks"]["costs"].values()) == {"no loss"}
    goal = scene["marks"]["lit"][0]
    it.tap(f"choice:place:{goal}")
    assert it.p.stands[unit] == (goal, 4)


def test_ground_is_taken_by_a_tap_on_the_hex() -> None:
    p = position(
        card="Probe Left", phase=BATTLE, ordered=("allies-infantry-1",), at={"allies-infantry-1": "D5", "axis-infantry-5": ("d6", 1)}
    )
    for seed in range(40):
        it = Player(Game(p, seed=seed))
        it.tap(it.on("D5"), it.on("d6"))
        it.send("commit")
        if it.p.front and it.p.front.hex and it.p.find_unit("d6") < 0:
            break
    assert wire(it.session.taps) == ("do:battle", "piece:allies-infantry-1")
    scene = scene_of(it.session)
    assert scene["marks"]["lit"] == ["d6"]
    assert [choice["id"] for choice in scene["plan"]["choices"]] == ["take"]
    assert it.now() == "Battles: 0 of 1 left"
    it.tap("place:d6")
    assert it.played[-1] == "take D5 d6"


def test_wire_is_cleared_by_a_choice() -> None:
    p = position(card="Probe Left", phase=BATTLE, ordered=("allies-infantry-1",), at={"allies-infantry-1": "D5"})
    it = Player(p)
    scene = it.tap(it.on("D5"))
    assert [choice["label"] for choice in scene["plan"]["choices"]] == ["Remove the wire instead of attacking"]
    it.tap("choice:clear")
    assert "D5" not in it.p.wire


def test_air_power_picks_a_group() -> None:
    p = position(card="Air Power", at={"axis-infantry-1": "D7", "axis-infantry-2": "A1"})
    it = Player(p)
    assert wire(it.session.taps) == ("do:strike",)
    scene = it.tap(it.on("d6"))
    assert set(scene["marks"]["aims"]) == {
        p.setup.units[p.find_unit(tile)].id for tile in ("D7", "E7", "C7") if p.find_unit(tile) >= 0
    } & set(scene["marks"]["aims"])
    assert scene["plan"]["commit"] == "Attack this unit"
    assert {face["face"]: face["state"] for face in scene["plan"]["faces"]}["star"] == "hit"
    assert [term["word"] for term in scene["plan"]["sum"] if term["struck"]] == ["sandbags"]
    assert scene["plan"]["lines"][1].endswith("Each flag makes it retreat 1 hex.")  # no flag of a strike is ignored
    it.tap(it.on("A1"))
    assert "m44.card.air-power.2" in it.rules()
    it.tap(it.on("D7"))
    scene = it.send("commit")
    assert it.played[0] == "strike D7 d6"
    assert isinstance(it.p.pending[-1], (Volley, Retreat))


def test_recon_keeps_a_card() -> None:
    p = position(hand=("Probe Left",))
    cards = tuple(sorted((p.setup.by_card["Attack Left"], p.setup.by_card["Barrage"])))
    it = Player(p._replace(pending=(Keep(0, cards, 1),)))
    scene = scene_of(it.session)
    assert [choice["id"] for choice in scene["plan"]["choices"]] == ["Attack Left", "Barrage"]
    assert any(line.startswith("Barrage: ") and "artillery" not in line.split(":")[0] for line in scene["plan"]["lines"])
    it.tap("choice:Barrage")
    assert it.played == ["keep Barrage"]


def test_the_number_of_the_turn_stays_until_its_last_card_is_drawn() -> None:
    it = Player(position(hand=("Recon Left",)))
    it.tap("card:Recon Left")
    it.send("commit")
    it.send("end")
    assert isinstance(it.p.pending[-1], Keep)
    assert scene_of(it.session)["head"]["round"] == "1"
    it.tap(f"choice:{scene_of(it.session)['plan']['choices'][0]['id']}")
    assert it.p.turn == 1


# ---------------------------------------------------------------- undo, both sides, the end


def test_undo_and_redo() -> None:
    it = Player(position(hand=("Probe Left",)), opponent="random")
    assert not scene_of(it.session)["head"]["undo"]
    it.tap("card:Probe Left")
    it.send("commit")
    it.tap(it.on("c4"), it.on("C3"))
    it.send("undo")
    assert wire(it.session.taps) == ("do:order",)
    assert len(it.p.orders) == 1
    it.send("redo")
    assert len(it.p.orders) == 2
    it.send("end")
    turns = it.p.turns
    it.send("undo")
    assert it.p.turns != turns
    assert it.p.to_act == ("allies",)
    assert len(it.p.orders) == 2


def test_two_people_at_one_screen() -> None:
    it = Player(position(hand=("Probe Left",), foe=("Barrage", "Air Power")), side="")
    it.send("curtain")
    it.tap("card:Probe Left")
    it.send("commit")
    scene = it.send("end")
    assert scene["curtain"]["title"] == "Axis plays next"
    assert scene["mine"]["hand"] == []
    text = json.dumps(scene)
    it.tap("card:Probe Left")
    assert scene_of(it.session)["why"]["tone"] == "error"
    scene = it.send("curtain")
    assert len(scene["mine"]["hand"]) == 2
    assert all(card["label"] not in text for card in scene["mine"]["hand"])


def test_the_game_ends_and_can_be_restarted() -> None:
    p = position(card="Probe Left", phase=BATTLE, ordered=("allies-infantry-1",), medals=(3, 0))
    p = p._replace(stands=tuple(
        ("D5", 4) if u.id == "allies-infantry-1" else ("d6", 1) if u.id == "axis-infantry-5" else stand
        for u, stand in zip(p.setup.units, p.stands, strict=True)
    ))  # fmt: skip
    for seed in range(60):
        it = Player(Game(p, seed=seed))
        it.tap(it.on("D5"), it.on("d6"))
        it.send("commit")
        if it.p.outcome:
            break
    scene = scene_of(it.session)
    assert scene["over"]["text"] == "Allies win with 4 medals."
    assert scene["over"]["rule"] == "m44.medal.5"
    assert scene["over"]["told"]
    assert scene["plan"] is None
    assert scene["mine"]["hint"] == ""
    assert scene["head"]["first"] is None  # no side has to play
    assert scene["foe"]["note"] == ""
    assert scene["head"]["score"][0]["points"] == 4
    scene = it.send("over", "new")
    assert scene["over"] is None


# ---------------------------------------------------------------- every action, and messages at random


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_legal_action_is_reached_by_its_taps_and_composed_again(scenario: str) -> None:
    for p in _moments(scenario, 5, 80):
        side = p.to_act[0]
        shown = [present.taps(p, a) for a in p.actions()]
        assert len({_unordered(t) for t in shown}) == len(shown)
        for action, taps in zip(p.actions(), shown, strict=True):
            assert tuple(map(Tap.parse, wire(taps))) == taps
            composed = present.compose(p, side, taps)
            assert composed is not None, (action, taps)
            assert p.format(composed) == p.format(action)


def _unordered(taps: Taps) -> Taps:
    return (*(t for t in taps if t.kind != "pick"), *sorted(t for t in taps if t.kind == "pick"))


def play_at_table(it: Player, rng: Random, most: int) -> None:
    """Play decisions by messages alone, with stray messages in between."""
    for _ in range(most):
        if not it.p.to_act:
            return
        if it.session.curtain:
            it.blindly("curtain")
        ply, action = it.session.game.ply, random_choice(it.p, it.p.to_act[0], rng, system.IDLE)
        if rng.random() < 0.3:
            _astray(it, rng)
        if it.session.game.ply == ply:
            _do(it, present.taps(it.p, action))
            if it.session.asking:  # the other side is asked first
                it.blindly("curtain")
            if it.session.asking:
                it.blindly("commit")
            assert it.session.game.ply != ply, (it.p.format(action), it.session.taps, scene_of(it.session)["why"])


def _do(it: Player, taps: Taps) -> None:
    """Tap what an action needs: go to its part of the turn, and undo other choices."""
    ply = it.session.game.ply

    def unless_done(kind: str, target: str = "") -> None:
        if it.session.game.ply == ply:
            it.blindly(kind, target)

    for _ in range(4):
        if taps[0].kind == "do" and it.session.taps[:1] != taps[:1]:
            for _ in it.session.taps[1:]:
                unless_done("back")
            unless_done("commit")
    while len(it.session.taps) > 1 and taps[: len(it.session.taps)] != it.session.taps:
        unless_done("back")
    for tap in taps[len(it.session.taps) :] if taps[:1] == it.session.taps[:1] else taps:
        unless_done("end" if tap == END else "tap", "" if tap == END else str(tap))
    unless_done("commit")


def _astray(it: Player, rng: Random) -> None:
    setup = it.p.setup
    target = rng.choice(
        [f"place:{rng.choice(setup.board.tiles)}", f"piece:{rng.choice(setup.units).id}", f"card:{rng.choice(setup.cards).id}"]
    )
    scene = it.send(rng.choice(("tap", "aim", "why")), target)
    assert not scene["why"] or scene["why"]["tone"] != "error" or not it.p.stands[setup.by_unit.get(target[6:], 0)][0], scene["why"]
    assert not scene["why"] or all(reason["text"] for reason in scene["why"]["reasons"])


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_games_by_messages_at_random(scenario: str) -> None:
    it = Player(new_game(scenario, seed=1), side="", language="uk")
    play_at_table(it, Random(scenario), 70)
    json.dumps(scene_of(it.session))


@pytest.mark.parametrize("language", [language for language, name in LANGUAGES.items() if not name.isascii()])  # English is seen there
@pytest.mark.parametrize("scenario", [PEGASUS, SWORD, "memoir44/mont-mouchet"])
def test_everything_is_shown_in_the_language_of_the_table(scenario: str, language: str) -> None:
    it, rng = Player(new_game(scenario, seed=3), opponent="random", language=language), Random(f"{scenario} words")
    for _ in range(25):
        play_at_table(it, rng, 1)
        for words in _seen({"scene": scene_of(it.session), "elements": it.session.elements()}):
            assert not _foreign(words, set()), words
            assert not re.search(r"[{}$]|\bNone\b|Text\(|“”|«»", words), words


# ---------------------------------------------------------------- hidden information


def _other_world(it: Player, side: int, rng: Random) -> Player:
    """Return the same table with other cards in the other side's hand and draws."""
    p, setup = it.p, it.p.setup
    pool = [i for i, n in enumerate(map(int.__add__, p.hands[1 - side], p.deck)) for _ in range(n)]
    rng.shuffle(pool)
    held = Counter(pool[: sum(p.hands[1 - side])])
    hand = tuple(held[i] for i in range(len(setup.cards)))
    deck = tuple(p.hands[1 - side][i] + p.deck[i] - hand[i] for i in range(len(setup.cards)))
    hands = (hand, p.hands[1]) if side == 1 else (p.hands[0], hand)
    other = p._replace(hands=hands, deck=deck)
    hidden = setup.sides[1 - side]
    steps = []
    for step in it.session.game.steps:
        events = tuple(
            e._replace(data={**e.data, "card": rng.choice(setup.cards).id})
            if e.kind in ("drawn", "kept") and e.data["side"] == hidden
            else e
            for e in step.events
        )
        steps.append(step._replace(events=events))
    steps[-1] = steps[-1]._replace(after=other, lines=("?",))
    twin = Player(Game(it.session.game.start, seed=1, steps=tuple(steps)), side=it.session.side)
    for name in CHANGES:
        if name != "game":
            setattr(twin.session, name, getattr(it.session, name))
    twin.session.opponent, twin.session.why = it.session.opponent, it.session.why
    return twin


@pytest.mark.parametrize("scenario", [PEGASUS, SWORD])
def test_the_cards_of_the_enemy_reach_no_part(scenario: str) -> None:
    it, rng = Player(new_game(scenario, seed=5), opponent="random"), Random(scenario)
    moments = 0
    for _ in range(60):
        play_at_table(it, rng, 1)
        if not it.p.to_act:
            break
        _astray(it, rng)
        twin = _other_world(it, 0, rng)
        assert it.p.hands[1] != twin.p.hands[1] or sum(it.p.hands[1]) < 3
        one, other = scene_of(it.session), scene_of(twin.session)
        assert {k: v for k, v in one.items() if k != "walk"} == {k: v for k, v in other.items() if k != "walk"}
        assert it.session.elements() == twin.session.elements()
        moments += 1
    assert moments > 20


def test_the_traits_name_no_card_of_the_enemy() -> None:
    """Barrage and Air Power are in one hand only, and no text of the table names them."""
    p = position(SWORD, hand=("Probe Left", "Attack Left"), foe=("Barrage", "Air Power", "Behind Enemy Lines"))
    it = Table(Game(p, seed=1), side="allies")
    state = json.dumps([getattr(it, name) for name in (*PARTS, "text")]) + repr(it)
    assert "Probe" in state
    for name in ("Barrage", "Air Power", "Behind Enemy Lines"):
        assert name not in state
    assert it.foe["piles"][0]["count"] == 3


# ---------------------------------------------------------------- as a widget, and after a restart


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_reads_the_same_twice_and_has_no_addresses(scenario: str) -> None:
    one, other = (Table(new_game(scenario, seed=3), side="allies", opponent="random") for _ in range(2))
    assert repr(one) == repr(other)
    assert one.picture() == other.picture()
    ET.fromstring(one.picture())  # noqa: S314  (our own)
    assert not re.search(r"0x[0-9a-f]{6}| object at |Text\(|\bNone\b", repr(one))
    assert len({e["k"] for e in one.board}) == len(one.board)
    assert all(e["label"] for e in one.board)


def test_a_click_sends_little() -> None:
    p = position(SWORD, card="Direct from HQ", phase=MOVE, ordered=[u.id for u in position(SWORD).setup.units if u.side == 0][:8])
    wire = Wire(Table(Game(p, seed=1), side="allies"))
    sent = wire.send("tap", "piece:allies-armor-1")
    assert '"lit"' in sent
    assert len(sent) < 6000
    assert len(wire.send("tap", f"place:{wire.has['marks']['lit'][0]}")) < 9000


def test_the_game_goes_on_after_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UNDAUNTED_NB_HOME", str(tmp_path))
    first = table(new_game(PEGASUS, seed=4), side="allies")
    card = next(c for c in first.mine["hand"] if "sections" in c)["id"]
    for kind, target in (("tap", f"card:{card}"), ("commit", "")):
        first._on_message(first, {"kind": kind, "target": target, "revision": first.revision}, [])
    assert first.game.decisions == 1
    again = table(new_game(PEGASUS, seed=4), side="allies")
    assert again.game.position == first.game.position
    assert again.plan == first.plan
    assert again.marks == first.marks


def test_a_clicked_unit_tells_the_ground_that_it_hides() -> None:
    it = Player(new_game(PEGASUS, seed=1))
    for tile, words in (("d6", "On hex d6: sandbags."), ("A9", "On hex A9: town.")):
        assert [said(fact) for fact in it.tap(it.on(tile))["why"]["reasons"]].count(words) == 1
    assert not any("On hex" in said(fact) for fact in it.tap(it.on("E7"))["why"]["reasons"]), "open terrain is not named"


def test_the_table_as_text() -> None:
    it = Table(new_game(PEGASUS, seed=1), side="allies")
    told = repr(it)
    assert told.startswith("Pegasus Bridge (Memoir '44). Round 1, Card, Allies to play.")
    assert "d6, open terrain, sandbags, Axis Infantry, 4 of 4 figures." in told
    assert "All other hexes are open terrain." in told
    assert "Axis: hand 2." in told
    place = next(p for p in it.ground["places"] if p["id"] == "D7")
    assert place_label(place, it.board).startswith("D7, river, bridge, medal for a unit here: Allies")


@pytest.mark.parametrize("language", KNOWN)
def test_the_log_joins_events_without_stray_signs(language: str) -> None:
    it = Player(new_game(PEGASUS, seed=3), language=language)
    it.tap("card:Assault Left")
    it.send("commit")
    it.tap("piece:allies-infantry-1")
    it.send("commit")
    it.tap("piece:allies-infantry-1", "place:D5")
    it.tap("piece:allies-infantry-1", "piece:axis-infantry-5")
    scene = it.send("commit")
    told = [line["text"] for line in scene["log"]["lines"]]
    assert any(play.startswith("battle") for play in it.played)
    assert len(told) > 3
    assert not [text for text in told if re.search(r"\.;|\.\.|\.$|[+−] ?0", text)]


def test_the_legend_lists_only_pieces_that_can_be_on_the_board() -> None:
    def legend(scenario: str) -> list[str]:
        return [str(one["label"]).casefold() for one in present.ground(position(scenario))["legend"]]

    assert "wire" in legend(PEGASUS)
    assert "sandbags" in legend(PEGASUS)  # they are there at the start
    assert "wire" not in legend("memoir44/first-shots")
    assert "sandbags, placed only by “dig-in”" in legend("memoir44/first-shots")


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_legend_explains_every_letter_and_badge_on_the_board(scenario: str) -> None:
    p = cast("Position", new_game(scenario, seed=1).position)
    scene = Session(Game(p), side=p.setup.sides[0]).ground()
    legend = [str(one["label"]) for one in scene["legend"]]
    for one in board_scene(present.elements(p), scene["places"], "en"):
        if one["t"] == "unit":
            unit = p.setup.units[p.setup.by_unit[one["k"]]]
            sign = f"{one['letter']}, {one['badge']}" if one["badge"] else one["letter"]
            assert f"{sign}: {say(kind_name(unit.kind.id), 'en')}" in legend
    assert {"has an order this turn", "finished this turn"} <= set(legend)


def test_the_log_says_whose_decision_it_was_and_tells_many_orders_once() -> None:
    it = Player(position(hand=("Assault Left",)))
    it.tap("card:Assault Left")
    it.send("commit")
    it.tap("choice:all")
    it.send("commit")
    it.tap(it.on("c4"), "place:D5")
    it.send("commit")
    it.tap(it.on("D5"), it.on("d6"))
    scene = it.send("commit")
    lines = [(line["text"], line["side"]) for line in scene["log"]["lines"]]
    assert [side for _, side in lines] == ["s1"] * len(lines)
    assert "Allied Infantry on c4, Allied Infantry on C3 and Allied Infantry on D3 get orders" in [text for text, _ in lines]
    assert all("; " not in text or "figure" in text or " dice " in text or " die " in text for text, _ in lines)
    assert any(". Dice: " in text for text, _ in lines)
    assert not any(re.search(r"\b0 (hits|flags)", text) for text, _ in lines)


# ---------------------------------------------------------------- an attack before its part of the turn


def before_an_attack(ordered: tuple[str, ...] = ("allies-infantry-1",)) -> Player:
    """Return a player whose ordered infantry can move or attack an enemy two hexes away."""
    it = Player(position("memoir44/first-shots", "Probe Center", ordered=ordered))
    it.send("commit")
    assert it.now().startswith("Moves")
    return it


def test_an_enemy_clicked_before_the_moves_are_done_says_what_comes_first() -> None:
    for chosen in ((), ("F3",)):
        it = before_an_attack()
        scene = it.tap(*(it.on(tile) for tile in chosen), it.on("G5"))
        assert [said(reason) for reason in scene["why"]["reasons"]] == [
            "Attacks come after the moves. When you have moved all you want, press “Done moving” and attack the unit on G5."
        ]
        assert it.rules() == ["m44.turn.4"]
        assert "Done moving" in said({"text": scene["plan"]["commit"]}), "the button that it names is there"
        (way,) = scene["why"]["ways"]
        assert said({"text": way["label"]}) == "Done moving", "and in the answer, which covers the plan in a small window"
        it.send("take", way["id"])
        assert it.now().startswith("Battles")
        it.tap(it.on("F3"), it.on("G5"))
        it.send("commit")
        assert it.played[-1] == "battle F3 G5"


def test_an_enemy_clicked_among_the_orders_says_what_comes_first() -> None:
    it = Player(position("memoir44/first-shots", "Probe Center", ordered=("allies-infantry-1",)))
    scene = it.tap(it.on("G5"))
    assert "“Confirm orders”, move your units, and press “Done moving”" in said(scene["why"]["reasons"][0])
    assert scene["why"]["reasons"][0]["change"] == ""


def test_an_enemy_in_the_way_is_not_to_be_moved_first() -> None:
    for enemy, words in ((True, "around the unit."), (False, "move that unit first.")):
        it = Player(position("memoir44/first-shots", "Probe Center", ordered=("allies-infantry-1",), at={"axis-infantry-1": "F7"}))
        it.send("commit")
        scene = it.tap(it.on("F3"), it.on("F7" if enemy else "H3"))
        assert it.rules()[-1] == "m44.move.4"
        assert str(scene["why"]["reasons"][-1]["change"]).endswith(words)


def said(reason: dict[str, Any]) -> str:
    return str(reason["text"])
