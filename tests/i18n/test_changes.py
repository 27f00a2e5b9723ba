"""What would have to be different: whoever does what the sentence says finds the reason gone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tests.widgets.tables import at_turn, seat
from undaunted_nb.core.game import Game, new_game
from undaunted_nb.i18n import LANGUAGES, say

COUNTERS = {
    "US Riflemen A": "17B",
    "US Scouts A": "13B",
    "US Machine Gunners A": "17B",
    "US Mortar": "3B",
    "US Snipers": "17B",
    "DE Riflemen B": "2A",
}
HAND = ("Rifleman A", "Scout A", "Mortar", "Mortar", "Platoon Sergeant", "Squad Leader A", "Platoon Guide")


def _game(*hand: str, **fields: Any) -> Game:
    return at_turn(*(hand or HAND), **fields)


def _reasons(game: Game, action: str) -> list[str]:
    return [v.why.key for v in game.why(action).violations]


@pytest.mark.parametrize(
    ("why", "action", "first"),
    [
        ("why-un-move-2", "Rifleman A: move 7A", ["Scout A: scout 7A"]),
        ("why-un-blast-2", "Mortar: blast", ["Mortar: target 6A"]),
        ("why-un-inspire-1", "Squad Leader A: inspire Rifleman A", ["Rifleman A: move 13B"]),
        ("why-un-target-1", "Mortar: target 12B", ["Mortar: move 13B", "Platoon Guide: guide US Mortar 17B"]),
        ("why-un-turn-2", "Rifleman A: move 13B", ["Rifleman A: move 13B", "Squad Leader A: inspire Rifleman A"]),
    ],
)
def test_doing_first_what_the_sentence_says(why: str, action: str, first: list[str]) -> None:
    game = _game()
    if why == "why-un-turn-2":
        game.play(first.pop(0))
    assert why in _reasons(game, action)
    for line in first:
        game.play(line)
    assert why not in _reasons(game, action)


@pytest.mark.parametrize(
    ("why", "action", "fields"),
    [
        ("why-un-control-3", "Rifleman A: control", {"counters": {"DE Riflemen B": "2A"}}),
        ("why-un-control-4", "Rifleman A: control", {"US": {"scouted": ["2A"]}}),
    ],
)
def test_the_same_position_but_for_what_the_sentence_says(why: str, action: str, fields: Mapping[str, Any]) -> None:
    pytest.fail(str((why, action, fields)))


@pytest.mark.parametrize("why_instead", [
    ("why-un-card-1", "Rifleman A: scout 13B", "Scout A: scout 17B"),
])
def test_choosing_instead(why_instead: tuple[str, str, str]) -> None:
    why, wrong, right = why_instead
    assert why in _reasons(_game(), wrong)
    assert not _reasons(_game(), right)
