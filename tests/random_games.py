"""Random games for tests that need positions from play."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from undaunted_nb.engine.action import CHANCE
from undaunted_nb.play.game import Game, new_game
from undaunted_nb.play.opponent import random_choice

IDLE = frozenset({"end turn", "hunker down"})


def played(scenario: str | Path, seed: int | None = 1, decisions: int = 25) -> Game:
    """Return a game after a number of random decisions."""
    game, rng = new_game(scenario, seed=seed), Random(f"{Path(scenario).name} {seed}")
    for _ in range(decisions):
        if not game.position.outcome:
            game.play(random_choice(game.position, game.position.to_act[0], rng, IDLE))
    return game


def positions(scenario: str, seed: int, most: int = 150) -> Iterator[Any]:
    """Yield the positions of a random game to its end, those with a roll to come among them."""
    rng, p = Random(seed), new_game(scenario, seed=seed).position
    for _ in range(most):
        if p.outcome:
            return
        yield p
        a = p.sample(rng) if p.to_act == (CHANCE,) else random_choice(p, rng.choice(p.to_act), rng, frozenset({"end turn"}))
        p = p.perform(a).after
