"""Random legal actions in the shipped scenarios keep every invariant.

UNDAUNTED_NB_ACTIONS sets the number of actions in all scenarios of a game (20,000 if it is not set, 100,000 at night). UNDAUNTED_NB_OFTEN
sets how often slow checks run: at one position in 25 by default, at every one with 1.
"""

from __future__ import annotations

import os
from random import Random
from typing import cast

import pytest

from tests.properties import invariants
from tests.sampling import NIGHTLY
from undaunted_nb.engine.action import CHANCE
from undaunted_nb.games.undaunted.files import scenario
from undaunted_nb.games.undaunted.rules.state.position import Position
from undaunted_nb.play.game import Game, game_from_json, new_game

ACTIONS = int(os.environ.get("UNDAUNTED_NB_ACTIONS", "100_000" if NIGHTLY else "10_000"))
OFTEN = int(os.environ.get("UNDAUNTED_NB_OFTEN", "25"))
NAMES = scenario.names()
LONGEST = 4000
"""After this number of actions a new game starts, so that openings are tested as well."""


def _slowly(p: Position, rng: Random) -> None:
    invariants.chances(p)
    invariants.written(p)
    invariants.notation(p)
    invariants.agreement(p, rng)
    invariants.secrets(p, rng)


@pytest.mark.parametrize("name", NAMES)
def test_every_invariant_is_kept(name: str) -> None:
    rng = Random(name)
    start = scenario.load(name).position()
    scenarios = [other for other in NAMES if other.partition("/")[0] == name.partition("/")[0]]
    p, left, length = start, -(-ACTIONS // len(scenarios)), 0
    while left:
        for check in (invariants.cards, invariants.pieces, invariants.gear, invariants.course):
            check(p)
        if rng.random() * OFTEN < 1 or p.outcome:
            _slowly(p, rng)
        if p.outcome or length >= LONGEST:
            p, length = start, 0
            continue
        action = p.sample(rng) if p.to_act == (CHANCE,) else rng.choice(p.legal_actions)
        p = invariants.step(p, action).after
        left -= 1
        length += 1


@pytest.mark.parametrize("seed", range(3 if NIGHTLY else 1))
@pytest.mark.parametrize("name", NAMES)
def test_a_replay_reproduces(name: str, seed: int) -> None:
    game, again, rng = new_game(name, seed=seed), new_game(name, seed=seed), Random(seed)
    for _ in range(150):
        if game.position.outcome:
            break
        action = rng.choice(game.legal_actions)
        one, two = game.play(action), again.play(game.position.format(action) if len(game.position.to_act) < 2 else action)
        assert one.events == two.events
    assert again.position == game.position
    read = game_from_json(game.to_json(), "test")
    assert read.position == game.position
    assert read.steps == game.steps
    assert read.to_json() == game.to_json()
    _back_and_forth(game)


def _back_and_forth(game: Game) -> None:
    """Check that the game is the same after undo and redo."""
    last, ply = cast(Position, game.position), game.ply
    for _ in range(20):
        game.undo()
    assert game.position != last
    while game.can_redo:
        game.redo()
    assert (game.position, game.ply) == (last, ply)
