"""The visible and hidden parts of a game for each side (a case can only ask about single piles)."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

from undaunted_nb.engine.event import Event
from undaunted_nb.games.undaunted.rules.state.position import Position
from undaunted_nb.games.undaunted.views.view import seen_by
from undaunted_nb.play.game import Game, new_game

CLOSED = {"hand", "deck", "discard", "removed"}


def _game() -> Game:
    game = new_game("normandy/la-raye", seed=5)
    assert game.position.to_act == ("US", "DE")
    return game


def _events(game: Game) -> list[Event]:
    return [event for step in game.steps for event in step.events]


@pytest.mark.rule("un.view.1", "un.view.4", "un.initiative.1")
def test_hand_deck_and_choice_are_hidden() -> None:
    game = _game()
    card = next(a for a in game.legal_actions if a.side == "US")
    game.play(card)
    own, other, both = (game.position.view(side) for side in ("US", "DE", ""))
    assert own["chosen"]["US"] == card.card
    assert other["chosen"]["US"] is True
    assert both["chosen"]["US"] is True
    assert own["chosen"]["DE"] is False
    assert CLOSED & own["piles"]["US"].keys() == {"hand", "removed"}
    assert not CLOSED & other["piles"]["US"].keys()
    assert not CLOSED & both["piles"]["US"].keys()
    assert other["piles"]["US"]["counts"]["hand"] == 4
    assert other["piles"]["US"]["counts"]["deck"] == 5


@pytest.mark.rule("un.view.1", "un.initiative.4")
def test_events_keep_secrets_until_the_cards_are_revealed() -> None:
    game = _game()
    for side in ("US", "DE"):
        game.play(next(a for a in game.legal_actions if a.side == side))
    drawn = [e for e in _events(game) if e.kind == "drawn"]
    assert len(drawn) == 8
    for event in [*drawn, *(e for e in _events(game) if e.kind == "chose")]:
        side = event.data["side"]
        assert seen_by(event, side) == event
        for other in {"US", "DE", ""} - {side}:
            assert "card" not in seen_by(event, other).data
    revealed = next(e for e in _events(game) if e.kind == "initiative")
    assert all(revealed.data["cards"].values())
    assert seen_by(revealed, "US") == seen_by(revealed, "DE") == revealed


@pytest.mark.rule("un.view.2")
@pytest.mark.parametrize("side", ["US", "DE", ""])
def test_supplies_are_open(side: str) -> None:
    piles = _game().position.view(side)["piles"]
    assert piles["US"]["supply"] == {"Rifleman A": 4, "Rifleman B": 4, "Scout A": 2, "Scout B": 2, "Fog of War": 8}
    assert piles["DE"]["supply"] == piles["US"]["supply"]


def _with_loss(p: Position) -> Position:
    """Return the game after the first card of the American hand is removed."""
    half = p.halves[0]
    first = next(i for i, n in enumerate(half.hand) if n)
    hand = tuple(n - (i == first) for i, n in enumerate(half.hand))
    removed = tuple(n + (i == first) for i, n in enumerate(half.removed))
    return p._replace(halves=(half._replace(hand=hand, removed=removed), p.halves[1]))


@pytest.mark.rule("un.view.3")
def test_removed_cards_are_seen_by_their_side_alone() -> None:
    p = _with_loss(cast(Position, _game().position))
    assert sum(Counter(p.view("US")["piles"]["US"]["removed"]).values()) == 1
    for side in ("DE", ""):
        assert "removed" not in p.view(side)["piles"]["US"]
        assert p.view(side)["piles"]["US"]["counts"]["removed"] == 1
