"""The changes that a refusal suggests: a player who makes them no longer meets the reason."""

from __future__ import annotations

from typing import Any

import pytest

from tests.widgets.tables import at_turn, seat
from undaunted_nb.play.game import Game

HAND = ("Rifleman A", "Scout A", "Mortar", "Mortar", "Platoon Sergeant", "Squad Leader A", "Platoon Guide")


def _reasons(game: Game, action: str) -> list[str]:
    return [v.why.key for v in game.why(action).violations]


def _table(**fields: Any) -> Game:
    return at_turn(*HAND, **fields)


@pytest.mark.parametrize(
    ("why", "action", "first"),
    [
        ("why-un-move-2", "Rifleman A: move 7A", ["Scout A: scout 12B 7A"]),
        ("why-un-blast-2", "Mortar: blast", ["Mortar: target 2A"]),
        ("why-un-inspire-1", "Squad Leader A: inspire Rifleman A", ["Rifleman A: move 13B"]),
    ],
)
def test_done_first(why: str, action: str, first: list[str]) -> None:
    game = _table()
    assert _reasons(game, action) == [why]
    for line in first:
        game.play(line)
    assert not _reasons(game, action)


LOW = {"US Riflemen A": {"at": "17B", "suppressed": True}}
TWO = ("Rifleman A", "Rifleman A", "Platoon Guide")


@pytest.mark.parametrize(
    ("why", "action"), [("why-un-suppressed-1", "Rifleman A: move 13B"), ("why-un-guide-2", "Platoon Guide: guide US Riflemen A 13B")]
)
def test_turned_ready_by_a_card_of_the_unit(why: str, action: str) -> None:
    game = at_turn(*TWO, counters=LOW)
    assert _reasons(game, action) == [why]
    game.play("Rifleman A: ready")
    assert not _reasons(game, action)


def test_taken_back_with_inspire() -> None:
    game = _table()
    game.play("Rifleman A: move 13B")
    assert _reasons(game, "Rifleman A: move 12B") == ["why-un-turn-2"]
    game.play("Squad Leader A: inspire Rifleman A")
    assert not _reasons(game, "Rifleman A: move 12B")


@pytest.mark.parametrize(
    ("why", "action", "wrong", "right"),
    [
        ("why-un-control-3", "Rifleman A: control", {"counters": {"DE Riflemen B": "17B"}}, {}),
        ("why-un-control-4", "Rifleman A: control", {"counters": {"US Riflemen A": "7A"}}, {"counters": {"US Riflemen A": "12B"}}),
        ("why-un-control-5", "Rifleman A: control", {"counters": {"US Riflemen A": "13B"}}, {}),
        ("why-un-target-1", "Mortar: target 6A", {}, {"counters": {"US Mortar": "17B"}}),
        ("why-un-target-2", "Mortar: target 2A", {"US": {"hand": list(HAND), "target": "2A"}}, {}),
        ("why-target-off", "Rifleman A: attack DE Scouts B", {"counters": {"DE Scouts B": "off"}}, {}),
        ("why-guide-off", "Platoon Guide: guide US Snipers 13B", {"counters": {"US Snipers": "off"}}, {}),
    ],
)
def test_a_position_in_which_it_is_different(why: str, action: str, wrong: dict[str, Any], right: dict[str, Any]) -> None:
    assert why in _reasons(_table(**wrong), action)
    assert not _reasons(_table(**right), action)


def test_fog_drawn_into_the_hand() -> None:
    assert _reasons(at_turn("Scout A"), "Scout A: recon") == ["why-un-recon-2"]
    assert not _reasons(at_turn("Scout A", "Fog of War"), "Scout A: recon")


@pytest.mark.parametrize(
    ("why", "wrong", "right"),
    [
        ("why-un-card-1", "Rifleman A: scout 13B", "Scout A: scout 17B"),
        ("why-un-move-4", "Rifleman A: move", "Rifleman A: move 13B"),
        ("why-way-length", "Rifleman A: move 13B 12B", "Rifleman A: move 13B"),
        ("why-way-joined", "Scout A: scout 2A", "Scout A: scout 12B 2A"),
        ("why-un-guide-1", "Platoon Guide: guide DE Riflemen B 12B", "Platoon Guide: guide US Riflemen A 12B"),
        ("why-un-attack-1", "Rifleman A: attack US Scouts A", "Rifleman A: attack DE Scouts B"),
        ("why-other-squad", "Squad Leader A: bolster Rifleman B", "Squad Leader A: bolster Rifleman A"),
        ("why-take-one", "Squad Leader A: bolster nothing", "Squad Leader A: bolster Scout A"),
        ("why-un-bolster-1", "Squad Leader A: bolster Machine Gunner A", "Squad Leader A: bolster Rifleman A"),
        ("why-un-command-1", "Platoon Sergeant: command 3", "Platoon Sergeant: command 2"),
        ("why-un-command-2", "Platoon Sergeant: command 0", "Platoon Sergeant: command 1"),
    ],
)
def test_a_different_choice_does_not_meet_the_reason(why: str, wrong: str, right: str) -> None:
    assert why in _reasons(_table(), wrong)
    assert not _reasons(_table(), right)


def test_the_sentence_is_below_the_reason() -> None:
    s = seat("Rifleman A", "Scout A")
    for language, sentence in (
        ("en", "Scout 7A with Scout A first, or choose a tile that has your marker."),
        ("uk", "Спершу розвідайте 7A картою «Розвідник A» або виберіть квадрат із вашим жетоном."),
        ("ru", "Сначала разведайте 7A картой «Разведчик A» или выберите квадрат с вашим жетоном."),
    ):
        s.send("language", language)
        s.session.taps = ()
        assert [r["change"] for r in s.tap("card:Rifleman A", "do:move", "place:7A")["why"]["reasons"]] == [sentence]
