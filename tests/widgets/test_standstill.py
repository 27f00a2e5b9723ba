"""A deadlocked game: the table reports it, the opponent stops, and you can play again."""

from __future__ import annotations

from typing import cast

from tests.widgets.tables import Seat, scene_of
from undaunted_nb.games.undaunted.rules.state.position import TURNS, Position
from undaunted_nb.kit.registry import system
from undaunted_nb.play.game import Game, new_game


def _left(*cards: str) -> Seat:
    """Return the patrol in the turn of the US, with a Fog of War in each hand and deck."""
    start = cast(Position, new_game("normandy/patrol", seed=1).position)
    halves = []
    for side, half in enumerate(start.halves):
        fog, all_cards = start.setup.fog[side], start.setup.by_card[side]
        none = (0,) * len(half.hand)
        one = (*none[:fog], 1, *none[fog + 1 :])
        hand = tuple(n + sum(all_cards.get(card, -1) == i for card in cards) for i, n in enumerate(one))
        halves.append(half._replace(hand=hand, deck=one, discard=none, play=none))
    return Seat(Game(start._replace(phase=TURNS, turn=0, pending=(), halves=(halves[0], halves[1])), seed=1), opponent="random")


def test_only_fog_is_left() -> None:
    seat = _left()
    over = scene_of(seat.session)["over"]
    assert over["title"] == "The game can’t continue"
    assert over["won"] is None
    assert "nobody wins" in over["told"]
    seat.send("end")
    assert len(seat.played) == 1, "the opponent does not go on for ever"
    seat.send("over", "new")
    assert seat.played == []


def test_one_card_is_enough_to_continue() -> None:
    seat = _left("Rifleman A")
    assert not system("undaunted").stands_still(seat.position)
    assert scene_of(seat.session)["over"] is None
