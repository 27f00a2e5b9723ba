"""``python -m tests.bench levels``: how a lead leads to a win in each scenario, for ``games/*/levels.py``.

Both sides follow the rules of thumb. The offset and the slope of the logistic curve are fitted to the winners of the games by the leads in
them. Few games cannot say much, so the fit begins at an even scenario and leaves it as far as the games demand.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from math import exp
from random import Random
from typing import Any

from undaunted_nb.core import registry
from undaunted_nb.core.opponent import drawn
from undaunted_nb.core.thumb import best, thumb_of

EVERY = 9
"""The number of decisions between two looks at a game."""
LONGEST = 1500
DOUBT = 4.0, 0.25
"""The variances of the offset and the slope before any game is seen."""
STEPS, STRIDE = 200, 0.25
"""The steps of Newton's method, and the longest one: without it the method can run away."""


def leads(name: str, games: int) -> Iterable[tuple[float, bool, float]]:
    """Yield the leads of the first side in some games, whether it won, and the weight of the look: each game counts the same."""
    system = registry.system_of_scenario(name)
    for seed in range(games):
        rng, p, found, decision = Random(f"levels/{name}/{seed}"), system.new_position(name), list[float](), 0
        first = p.setup.sides[0]  # type: ignore[attr-defined]
        while not (p := drawn(p, rng)).outcome and decision < LONGEST:
            if decision % EVERY == 0:
                found.append(max(-30.0, min(30.0, thumb_of(p).lead(p, first))))
            p = p.perform(best(p, p.to_act[0], rng)).after
            decision += 1
        if p.outcome and p.outcome.winner:
            yield from ((lead, p.outcome.winner == first, 3 / len(found)) for lead in found)


def fitted(seen: list[tuple[float, bool, float]]) -> tuple[float, float]:
    """Return the offset and the slope that fit best (Newton's method)."""
    offset, slope = 0.0, 1.0
    for _ in range(STEPS):
        g0, g1 = -offset / DOUBT[0], (1 - slope) / DOUBT[1]
        h00, h01, h11 = 1 / DOUBT[0], 0.0, 1 / DOUBT[1]
        for lead, won, weight in seen:
            chance = 1 / (1 + exp(-max(-30.0, min(30.0, offset + slope * lead))))
            off, curve = weight * (won - chance), weight * chance * (1 - chance)
            g0, g1 = g0 + off, g1 + off * lead
            h00, h01, h11 = h00 + curve, h01 + curve * lead, h11 + curve * lead * lead
        det = h00 * h11 - h01 * h01
        offset += max(-STRIDE, min(STRIDE, (h11 * g0 - h01 * g1) / det))
        slope += max(-STRIDE, min(STRIDE, (h00 * g1 - h01 * g0) / det))
    return offset, max(slope, 0.05)


def main(argv: list[str]) -> int:
    """Print a line for each scenario."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench levels", description=__doc__)
    parser.add_argument("scenarios", nargs="*", help="the scenarios (default: all)")
    parser.add_argument("--games", type=int, default=100)
    asked = parser.parse_args(argv)
    names: Any = asked.scenarios or registry.scenario_names()
    for name in names:
        seen = list(leads(name, asked.games))
        offset, slope = fitted(seen)
        won = sum(weight for _, it, weight in seen if it) / max(sum(weight for *_, weight in seen), 1e-9)
        print(f'    "{name}": ({offset:.2f}, {slope:.2f}),  # the first side won {won:.0%} of {asked.games}', flush=True)
    return 0
