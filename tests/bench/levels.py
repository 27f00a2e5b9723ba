"""``python -m tests.bench levels``: measure how often a lead wins in each scenario, for ``games/*/levels.py``.

Both sides follow the rules of thumb. The offset and the slope of the logistic curve are fitted to the winners of the games by the leads in
them. Few games say little, so the fit starts from an even scenario and moves away from it only as far as the games require.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from random import Random
from typing import Any

import numpy as np

from tests.bench.logistic import fitted
from undaunted_nb.kit import registry
from undaunted_nb.play.opponent import resolve_chance
from undaunted_nb.search.heuristics import best, thumb_of

EVERY = 9
"""The number of decisions between two looks at a game."""
LONGEST = 1500
DOUBT = 4.0, 0.25
"""The variances of the offset and the slope before any game is seen."""


def leads(name: str, games: int) -> Iterable[tuple[float, bool, float]]:
    """Yield the leads of the first side in some games, whether it won, and the weight of each lead: all games count the same."""
    system = registry.system_of_scenario(name)
    for seed in range(games):
        rng, p, found, decision = Random(f"levels/{name}/{seed}"), system.new_position(name), list[float](), 0
        first = p.setup.sides[0]
        while not (p := resolve_chance(p, rng)).outcome and decision < LONGEST:
            if decision % EVERY == 0:
                found.append(max(-30.0, min(30.0, thumb_of(p).lead(p, first))))
            p = p.perform(best(p, p.to_act[0], rng)).after
            decision += 1
        if p.outcome and p.outcome.winner:
            yield from ((lead, p.outcome.winner == first, 3 / len(found)) for lead in found)


def level(seen: list[tuple[float, bool, float]]) -> tuple[float, float]:
    """Return the offset and the slope that fit best."""
    lead, won, weight = np.array(seen, float).reshape(-1, 3).T
    x = np.stack([np.ones(len(lead)), lead], axis=1)
    offset, slope = fitted(x, won, 1 / np.array(DOUBT), given=lead, share=weight)  # a lead without a change counts as it is
    return float(offset), max(float(1 + slope), 0.05)


def main(argv: list[str]) -> int:
    """Print a line for each scenario."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench levels", description=__doc__)
    parser.add_argument("scenarios", nargs="*", help="the scenarios (default: all)")
    parser.add_argument("--games", type=int, default=100)
    asked = parser.parse_args(argv)
    names: Any = asked.scenarios or registry.scenario_names()
    for name in names:
        seen = list(leads(name, asked.games))
        offset, slope = level(seen)
        won = sum(weight for _, it, weight in seen if it) / max(sum(weight for *_, weight in seen), 1e-9)
        print(f'    "{name}": ({offset:.2f}, {slope:.2f}),  # the first side won {won:.0%} of {asked.games}', flush=True)
    return 0
