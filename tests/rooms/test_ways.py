"""The arrows and the heat of a position: where actions lead, how many chose them, and nothing before they are shown."""

from __future__ import annotations

from typing import Any

import pytest

import undaunted_nb as un
from tests.rooms.screens import open_room
from undaunted_nb.drawing import scene as drawing
from undaunted_nb.rooms.activities import pictures
from undaunted_nb.rooms.activities.position import MOST_BARS, PositionChoice, _join_last
from undaunted_nb.rooms.activities.ways import FAINTEST, STRONGEST, Way, draw_heat, find_way


def open_turn() -> Any:
    """Return a game in which the first side acts with a hand of cards."""
    game = un.new_game("normandy/hills", seed=5)
    for side in game.position.to_act:
        game.play(next(line for line in map(game.position.format, game.legal_actions) if line.startswith(f"{side}: initiative Rifleman")))
    return game


def test_a_move_leads_from_place_to_place_and_a_card_nowhere() -> None:
    game = open_turn()
    side = game.position.to_act[0]
    ply = game.ply
    ways = {action: find_way(game, action) for action in game.legal_actions if action.side == side}
    assert game.ply == ply, "nothing is played"
    kinds = {action.kind for action in ways}
    assert {"move", "attack", "end turn"} <= kinds
    for action, way in ways.items():
        if action.kind == "end turn":
            assert way == Way("", "")
        if action.kind == "move":
            assert way.end == action.args[-1]
            assert way.start
            assert way.start != way.end
        if action.kind == "attack":
            assert way.start
            assert way.start != way.end


def test_actions_with_the_same_way_are_counted_together() -> None:
    game = open_turn()
    assert draw_heat(game.position, [("", "", 3, False)]) is None
    side = game.position.to_act[0]
    ways = [way for action in game.legal_actions if action.side == side and (way := find_way(game, action)).end]
    first, other = ways[0], next(way for way in ways if way.end != ways[0].end)
    heat = draw_heat(game.position, [(*first, 2, False), (*first, 1, True), (*other, 1, False)])
    assert heat is not None
    assert sorted((way["n"], way["best"]) for way in heat["ways"]) == [(1, False), (3, True)]
    assert sorted(wash["share"] for wash in heat["washes"]) == [round(FAINTEST + (STRONGEST - FAINTEST) / 3, 2), STRONGEST]


def test_the_wall_gets_arrows_only_when_the_choices_are_shown() -> None:
    room, (page,) = open_room("Blue Fox")
    activity = PositionChoice(open_turn(), n=0)
    room.start(activity)
    action = next(action for action in activity.game.legal_actions if action.kind == "move" and action.side == activity.side)
    activity.choices[1] = action, 1.0
    assert room.stage()["heat"] is None
    room.act("show-choices")
    [way] = room.stage()["heat"]["ways"]
    assert (way["n"], way["best"]) == (1, False)
    assert way["from"] != way["to"]
    assert "heat" not in page.view


def test_the_ground_is_not_drawn_at_every_look(monkeypatch: pytest.MonkeyPatch) -> None:
    game, drawn = open_turn(), list[object]()
    ground_scene = drawing.ground_scene

    def draw(*given: Any) -> Any:
        drawn.append(given)
        return ground_scene(*given)

    monkeypatch.setattr(drawing, "ground_scene", draw)
    pictures.ground_of.cache_clear()
    place = next(way.end for action in game.legal_actions if (way := find_way(game, action)).end)
    for _ in range(3):
        assert draw_heat(game.position, [(place, place, 1, False)])
        assert pictures.spots_of(game.position, {place: 1})
    assert len(drawn) == 1


def test_the_wall_joins_the_choices_that_do_not_fit() -> None:
    bars = [{"label": str(i), "n": 20 - i, "right": i == 9, "value": ""} for i in range(12)]
    assert _join_last(bars[:MOST_BARS], "others") == bars[:MOST_BARS]
    joined = _join_last(bars, "others")
    assert len(joined) == MOST_BARS
    assert joined[:-1] == bars[: MOST_BARS - 1]
    assert joined[-1] == {"label": "others", "n": sum(range(9, 14)), "right": True, "value": ""}
