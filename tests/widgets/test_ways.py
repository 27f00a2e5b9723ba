"""Alternatives: a refusal and an answer offer possible actions as buttons, in all three games."""

from __future__ import annotations

from collections.abc import Iterator

from tests.widgets.tables import seat
from tests.widgets.test_memoir44_table import Player
from tests.widgets.test_memoir44_table import position as battlefield
from undaunted_nb.engine.action import Action
from undaunted_nb.games.memoir44.rules.state.position import MOVE


def offered(scene: dict[str, object]) -> dict[str, str]:
    """Return the buttons of an answer: their actions by label."""
    why = scene["why"]
    assert isinstance(why, dict)
    return {way["label"]: way["id"] for way in why.get("ways", [])}


def test_a_tile_that_is_two_steps_away_is_offered_with_the_way_to_it() -> None:
    s = seat("Rifleman A", "Scout A")
    legal = {s.position.format(a) for a in s.position.legal_actions}
    assert "Scout A: scout 12B 2A" in legal
    assert "Scout A: scout 2A" not in legal
    ways = offered(s.tap("card:Rifleman A", "do:move", "place:2A"))
    assert ways["Scout A (Scout) by way of 12B"] == "card:Scout A|do:scout|place:12B|place:2A"
    s.send("take", ways["Scout A (Scout) by way of 12B"])
    assert s.played == ["Scout A: scout 12B 2A"]


def test_the_unit_to_guide_is_chosen_first() -> None:
    s = seat("Rifleman A", "Platoon Guide")
    ways = offered(s.tap("card:Rifleman A", "do:move", "place:3B"))
    assert ways["Platoon Guide (Guide)"] == "card:Platoon Guide|do:guide"
    s.send("take", ways["Platoon Guide (Guide)"])
    assert [str(tap) for tap in s.session.taps] == ["card:Platoon Guide", "do:guide"]
    assert s.played == []


def test_an_action_that_is_barred_is_offered_with_the_cards_that_can_do_it() -> None:
    s = seat("Scout A", "Rifleman A")
    kinds = {(a.card, a.kind) for a in s.position.legal_actions}
    assert ("Rifleman A", "control") in kinds, kinds
    assert ("Scout A", "control") not in kinds
    scene = s.send("tap", "do:control", card="Scout A")
    assert scene["why"]["tone"] == "no"
    assert list(offered(scene).values()) == ["card:Rifleman A|do:control"]
    s.send("take", "card:Rifleman A|do:control")
    assert s.played == ["Rifleman A: control"]


def test_a_card_whose_action_is_not_chosen_offers_its_actions() -> None:
    s = seat("Platoon Sergeant")
    ways = offered(s.tap("card:Platoon Sergeant", "place:13B"))
    legal = {a.kind for a in s.position.legal_actions if a.card == "Platoon Sergeant"}
    assert {way.partition("|do:")[2] for way in ways.values()} == legal


def _reached(it: Player, kind: str) -> Iterator[Action]:
    return (a for a in it.p.legal_actions if a.kind == kind)


def test_a_unit_that_cannot_go_there_names_those_that_can() -> None:
    it = Player(battlefield(card="Direct from HQ", phase=MOVE, ordered=("allies-infantry-1", "allies-infantry-2", "allies-infantry-9")))
    goal = next(str(a.args[-1]) for a in _reached(it, "move") if it.p.unit_on(str(a.args[0])).id == "allies-infantry-1")  # type: ignore[union-attr]
    can = {it.on(str(a.args[0])) for a in _reached(it, "move") if a.args[-1] == goal}
    assert "piece:allies-infantry-9" not in can
    scene = it.tap("piece:allies-infantry-9", f"place:{goal}")
    assert "m44.move.3" in it.rules(), "a hex across the map is too far, and no error"
    ways = offered(scene)
    assert {way.split("|")[1] for way in ways.values()} == can
    label, way = next(iter(ways.items()))
    assert label.endswith("(Move)")
    it.send("take", way)
    assert it.p.unit_on(goal) is not None


def test_a_chosen_card_that_cannot_order_a_unit_offers_those_that_can() -> None:
    it = Player(battlefield(hand=("Ambush", "Probe Left", "Probe Right", "Infantry Assault", "Armor Assault")))
    ways = offered(it.tap("card:Probe Right", it.on("c4")))
    assert list(ways) == ["Probe (left flank) (Order)", "Armor Assault (Order)", "Infantry Assault (Order)"]
    it.send("take", ways["Probe (left flank) (Order)"])
    assert [str(tap) for tap in it.session.taps] == ["card:Probe Left"]
    assert list(offered(it.tap(it.on("c4")))) == ["Probe (left flank) (Order)"], "the chosen card can: it is the answer"
