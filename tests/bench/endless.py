"""``python -m tests.bench.endless [GAMES]``: print which share of random games never ends.

It counts before and after deadlocked games are stopped. Both sides play any legal action, even idle ones.
A game counts as endless after ``LONGEST`` decisions.
"""

from __future__ import annotations

import sys
from random import Random

from undaunted_nb.engine.action import CHANCE
from undaunted_nb.kit.registry import systems
from undaunted_nb.play.game import new_game
from undaunted_nb.play.opponent import random_choice

LONGEST = 4000


def ends(scenario: str, seed: int) -> str:
    """Play one game. Return "over", "still" if the game is deadlocked first, or "on" if it continues."""
    game, rng = new_game(scenario, seed=seed), Random(seed)
    system = next(s for s in systems() if scenario in s.scenario_names())
    p = game.position
    for _ in range(LONGEST):
        if p.outcome:
            return "over"
        if system.stands_still(p):
            return "still"
        p = p.apply(p.sample(rng) if p.to_act == (CHANCE,) else random_choice(p, p.to_act[0], rng)).after
    return "on"


def main(games: int = 30) -> None:
    """Print a line for each shipped scenario."""
    print(f"{games} games each, given up after {LONGEST} decisions: without an end before, after")
    for scenario in (name for system in systems() for name in system.scenario_names()):
        found = [ends(scenario, seed) for seed in range(games)]
        before, after = games - found.count("over"), found.count("on")
        print(f"{scenario:<38}{before / games:5.0%}{after / games:7.0%}", flush=True)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
