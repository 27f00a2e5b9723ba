"""``python -m tests.bench passive``: how long opponents need against a side that only passes. A timid one needs long.

Prints for each opponent the rounds (in Memoir '44 the turns) until it has won and until its first point, on average and at most.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from random import Random
from statistics import mean

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.position import Position
from undaunted_nb.engine.text import Text
from undaunted_nb.kit import registry
from undaunted_nb.play.opponent import View, opponent
from undaunted_nb.simulation.matches import Question, play

SIDES = {"normandy/la-raye": "US", "memoir44/pegasus-bridge": "allies"}
"""The scenarios, with the side that has to do something."""
OPPONENTS = ("careful", "planner")


class Passive:
    """The opponent that ends its turn as soon as it can. What it must do before, it does in the order of the rules."""

    name = "passive"

    def choose(self, view: View, rng: Random) -> Action:  # noqa: ARG002  (nothing is left to chance)
        """Return the action that does least."""
        idle = view.system.IDLE
        return min(view.legal_actions, key=lambda action: (action.kind != "end turn", action.kind not in idle))

    def reason(self, position: Position, action: Action, viewer: str) -> Text | None:  # noqa: ARG002
        """Return no reason."""
        return None


def rounds(scenario: str, name: str, games: int) -> Iterator[tuple[int, int]]:
    """Yield the rounds until the end of each game, and until the first point."""
    start = registry.system_of_scenario(scenario).new_position(scenario)
    index = start.setup.side(SIDES[scenario])
    players = (opponent(name), Passive()) if index == 0 else (Passive(), opponent(name))
    first, second = start.setup.sides
    question = Question(start, (first, second), players, seed=1, log=True)
    for number in range(games):
        kind, _ = play(question, number)
        yield kind.rounds, next((i + 1 for i, score in enumerate(kind.scores) if score[index] > start.score(index)), kind.rounds)


def main(argv: list[str]) -> int:
    """Print a line for each opponent in each scenario."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench passive", description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=10, help="games of each opponent in each scenario (default: 10)")
    asked = parser.parse_args(argv)
    for scenario in SIDES:
        for name in OPPONENTS:
            ends, points = zip(*rounds(scenario, name, asked.games), strict=True)
            print(
                f"  {scenario:<26} {name:<16} won after {mean(ends):4.1f} (at most {max(ends)}), first point {mean(points):4.1f}",
                flush=True,
            )
    return 0
