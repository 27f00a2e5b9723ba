"""``python -m tests.bench weights``: play games of Undaunted, and fit the weights of ``games/undaunted/ai/weights.py`` to who won.

Opponents of several strengths play, with random actions now and then, so that many kinds of positions come up. The
positions are those at the beginning of a round. First all weights are fitted to one scenario of each edition. Features that are always
the same for both sides there get their weights from other scenarios, and the first weights do not change.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

import numpy as np

from tests.bench.logistic import chances, fitted, loss
from undaunted_nb.engine.action import CHANCE
from undaunted_nb.games.undaunted.ai.win_probability import features
from undaunted_nb.kit import registry
from undaunted_nb.play.opponent import Opponent, View, opponent, random_choice
from undaunted_nb.search.planner import Search

SCENARIOS = {
    "normandy": ("la-raye", ("critical-intelligence", "mortar", "hills")),
    "north-africa": ("convoy", ("ambush", "breakout")),
}
"""For each edition: the scenario that gives the weights, and those that give the weights that are still missing."""
ERRORS = (0.0, 0.0, 0.05, 0.1, 0.2, 0.35)
"""The shares of random actions of a player. Each game draws one for each side."""
LONGEST = 900
"""The number of decisions after which a game is left out."""
RIDGE = 10.0
"""How much the weights are pulled to 0, so that numbers that go together share their weight."""


class Games(NamedTuple):
    """The positions of some games: their features as differences of both sides, whether the first side won, and a game's number."""

    names: list[str]
    differences: list[list[float]]
    won: list[bool]
    game: list[int]


def played(scenario: str, games: int, seed: int) -> Games:
    """Play some games of a scenario."""
    start: Any = registry.system_of_scenario(scenario).new_position(scenario)
    found = Games(list(features(start, 0)), [], [], [])
    players: tuple[Opponent, ...] = (opponent("careful"), Search("look", 0))
    for number in range(games):
        rng = Random(f"{scenario}/{seed}/{number}")
        rounds, winner = [], ""
        for p in _rounds(start, {side: (rng.choice(players), rng.choice(ERRORS)) for side in start.setup.sides}, rng):
            if p.outcome:
                winner = p.outcome.winner
            else:
                mine, theirs = features(p, 0), features(p, 1)
                rounds.append([mine[name] - theirs[name] for name in found.names])
        if winner:
            found.differences.extend(rounds)
            found.won.extend([winner == start.setup.sides[0]] * len(rounds))
            found.game.extend([number] * len(rounds))
    return found


def _rounds(p: Any, players: dict[str, tuple[Opponent, float]], rng: Random) -> Iterator[Any]:
    """Play a game. Yield the position at the beginning of each round but the first, and at the end."""
    at, system = 1, registry.system(p.system)
    for _ in range(LONGEST):
        while p.to_act == (CHANCE,):
            if system.round_of(p) != at:
                at = system.round_of(p)
                yield p
            p = p.perform(p.sample(rng)).after
        if not p.to_act:
            yield p
            return
        side = p.to_act[0]
        player, errors = players[side]
        err = rng.random() < errors
        action = random_choice(p, side, rng, system.IDLE) if err else player.choose(View(p, side), rng)
        p = p.perform(action).after


def weights_of(games: Games, fixed: dict[str, float]) -> dict[str, float]:
    """Return the weights that make the results of the games most likely (logistic regression). ``fixed`` ones do not change."""
    all_, won = np.array(games.differences), np.array(games.won, dtype=float)
    counts = np.bincount(games.game)[games.game]
    share = 1 / np.sqrt(counts)  # the rounds of a game have one result, so a long game does not count in proportion
    free = [i for i, name in enumerate(games.names) if name not in fixed and all_[:, i].std() > 0]
    size = all_[:, free].std(axis=0)
    x = np.hstack([all_[:, free] / size, np.ones((len(won), 1))])  # the last one is the advantage of the first side in this scenario
    given = all_ @ np.array([fixed.get(name, 0.0) for name in games.names])
    weights = fitted(x, won, RIDGE, given, share)
    lost = loss(won, chances(x, weights, given))
    print(f"# {len(set(games.game))} games, {len(won)} positions: log loss {lost:.3f}, offset {weights[-1]:.2f}", flush=True)
    return {games.names[i]: float(weights[n] / size[n]) for n, i in enumerate(free)}


def together(games: Sequence[Games]) -> Games:
    """Return the games of several scenarios as one."""
    before, found = 0, Games(games[0].names, [], [], [])
    for one in games:
        found.differences.extend(one.differences)
        found.won.extend(one.won)
        found.game.extend(number + before for number in one.game)
        before = max(found.game, default=-1) + 1
    return found


def main(argv: list[str]) -> int:
    """Print the weights of each edition."""
    ask = argparse.ArgumentParser(prog="python -m tests.bench weights", description=__doc__.partition("\n")[0])
    ask.add_argument("--games", type=int, default=2000, help="games of the first scenario. Each other one gets a tenth (default: 2000)")
    ask.add_argument("--seed", type=int, default=1)
    asked = ask.parse_args(argv)
    for edition, (first, others) in SCENARIOS.items():
        weights = weights_of(played(f"{edition}/{first}", asked.games, asked.seed), {})
        more = together([played(f"{edition}/{name}", max(1, asked.games // 10), asked.seed) for name in others])
        weights |= weights_of(more, weights)
        print(f'    "{edition}": {{')
        for name in more.names:
            print(f'        "{name}": {weights.get(name, 0.0):.3f},')
        print("    },")
    return 0
