"""``python -m tests.bench fit``: the weights of ``games/memoir44/ai/prospects.toml``, fitted to games by the rules of thumb.

Some of the decisions are random, so that the games differ. Each end of a turn is a case for both sides: the features, and who won in the
end. The weights are those of a logistic regression (with a small penalty on large weights, and a constant for each side of each scenario,
which is left out in the end). Prints the log loss in games that were not used, then the file.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

import numpy as np

from tests.bench.logistic import chances, fitted, loss
from undaunted_nb.engine.action import CHANCE
from undaunted_nb.games.memoir44.ai.win_probability import NAMES, features
from undaunted_nb.games.memoir44.rules.turn_flow import CLOSE
from undaunted_nb.kit import registry
from undaunted_nb.play.opponent import random_choice
from undaunted_nb.search.heuristics import best

SCENARIOS = ("memoir44/pegasus-bridge:3000",)
"""The scenarios, each with a number of games."""
LONGEST = 2000
TESTED = 5
"""Every game with a number that this divides is kept to test the weights."""


class Case(NamedTuple):
    """The end of a turn as a side sees it, and whether it won."""

    game: int
    group: int
    ended: bool
    seen: tuple[float, ...]
    won: bool


def cases(scenario: str, game: int, seed: int, group: int) -> Iterator[Case]:
    """Play a game and yield its cases. Between none and 3 of 10 decisions are random, and more of the choices of cards."""
    rng = Random(f"{seed}/{scenario}/{game}")
    start: Any = registry.system_of_scenario(scenario).new_position(scenario)
    sides, p, turns, found = start.setup.sides, start, (0, 0), []
    loose, cards = rng.choice((0, 0.1, 0.3)), rng.choice((0.1, 0.5, 0.8))
    for _ in range(LONGEST):
        while p.to_act == (CHANCE,):
            if p.phase == CLOSE and p.turns != turns:
                turns = p.turns
                found += [(p.turn == me, features(p, me), me) for me in (0, 1)]
            p = p.perform(p.sample(rng)).after
        if not p.to_act:
            break
        side = p.to_act[0]
        share = cards if p.phase == "play" else loose / 2 if p.pending else loose
        p = p.perform(random_choice(p, side, rng, registry.system(p.system).IDLE) if rng.random() < share else best(p, side, rng)).after
    if p.outcome:
        for ended, seen, me in found:
            yield Case(game, 2 * group + me, ended, seen, p.outcome.winner == sides[me])


def table(name: str, found: list[Case], scenarios: Sequence[str], penalty: float) -> str:
    """Fit the cases of one moment. Return its table of weights for the file, after the advantage of the first side of each scenario."""
    seen, y = np.array([case.seen for case in found], float), np.array([case.won for case in found])
    own = np.eye(2 * len(scenarios))[[case.group for case in found]]
    test = np.array([case.game % TESTED == 0 for case in found])
    mean, spread = seen.mean(0), seen.std(0)
    spread[spread == 0] = 1
    x = np.hstack([(seen - mean) / spread, own])
    tried = fitted(x[~test], y[~test], penalty)
    whole = loss(y[test], chances(x[test], tried))
    w, sides = np.split(fitted(x, y, penalty), [len(NAMES)])
    lines = [f"# {len(found)} cases. Log loss in games that were not used: {whole:.3f} (0.693: a guess of 1 in 2)."]
    for scenario, one, other in zip(scenarios, sides[::2], sides[1::2], strict=True):
        lines.append(f"# {scenario}: {(one - other) / 2:+.2f} for the first side, which is not in the weights.")
    lines += [f"[{name}]", f"constant = {-(w / spread) @ mean:.4f}"]
    lines += [f"{feature} = {value:.4f}" for feature, value in zip(NAMES, w / spread, strict=True)]
    return "\n".join(lines)


def main(argv: list[str]) -> int:
    """Play, fit, and print the file."""
    ask = argparse.ArgumentParser(prog="python -m tests.bench fit", description=__doc__.partition("\n")[0])
    ask.add_argument("--seed", type=int, default=1)
    ask.add_argument("--penalty", type=float, default=30.0, help="the penalty on large weights (default: 30)")
    ask.add_argument("--scenario", action="append", help=f"NAME:GAMES (default: {' and '.join(SCENARIOS)})")
    asked = ask.parse_args(argv)
    chosen = [scenario.split(":") for scenario in asked.scenario or SCENARIOS]
    found = [
        case
        for group, (scenario, games) in enumerate(chosen)
        for game in range(int(games))
        for case in cases(scenario, game, asked.seed, group)
    ]
    print(f"# python -m tests.bench fit {' '.join(argv)}".rstrip())
    for when, ended in (("before", False), ("after", True)):
        print(f"\n{table(when, [case for case in found if case.ended == ended], [name for name, _ in chosen], asked.penalty)}")
    return 0
