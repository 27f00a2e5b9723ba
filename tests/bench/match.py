"""``python -m tests.bench match``: play opponents against each other in three scenarios. They change sides after each game.

Prints the share of games that the first one of each pair won, with its 95% interval (Wilson), and the aims of the opponents.
With ``--file``, a run that was stopped continues from its file.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from tests.bench.tree import TreeSearch
from undaunted_nb.engine.action import Action
from undaunted_nb.kit import registry
from undaunted_nb.play.opponent import OPPONENTS, Opponent, opponent
from undaunted_nb.probability.sampling import wilson
from undaunted_nb.search.planner import Search
from undaunted_nb.simulation.matches import LONG, STILL, Question, player_of
from undaunted_nb.simulation.records import Records
from undaunted_nb.simulation.workers import run

SCENARIOS = ("normandy/la-raye", "north-africa/convoy", "memoir44/pegasus-bridge")
PAIRS = {("careful", "random"): 0.95, ("planner", "careful"): 0.65}
"""The pairs of opponents, with the share of games that the first one should win."""


class Patient(Search):
    """The opponent that makes all of its tries, also when the best action is clearly ahead: how the search was before it could stop."""

    def is_decided(self, results: Mapping[Action, Sequence[float]], actions: Sequence[Action]) -> bool:  # noqa: ARG002
        """Return that more tries are always needed."""
        return False


TREES: dict[str, Opponent] = {
    "tree": TreeSearch("tree", 100),
    "thorough": Search("thorough", 48, most=4),
    "patient": Patient("patient", 12, most=3),
    "patient-strong": Patient("patient-strong", 48, most=4),
}
"""Opponents to compare with, which the project does not offer."""


def player(name: str) -> Opponent:
    """Return an opponent by its name."""
    return TREES.get(name) or opponent(name)


class Result(NamedTuple):
    """The games of a pair in a scenario: the wins of each one, and the games without a winner."""

    scenario: str
    pair: tuple[str, str]
    won: tuple[int, int]
    endless: int
    games: int

    def told(self) -> str:
        """Return one line of the table."""
        share = self.won[0] / self.games
        low, high = wilson(share, self.games)
        aim = PAIRS.get(self.pair)
        met = "" if aim is None else f"  aim {aim:.0%}: {'met' if share >= aim else 'missed'}"
        counts = f"{self.won[0]:>5} : {self.won[1]:<5} endless {self.endless:<4}"
        return f"  {self.scenario:<26} {' - '.join(self.pair):<26} {counts} {share:7.1%} ({low:.1%} to {high:.1%}){met}"


def matched(scenario: str, pair: tuple[str, str], games: int, *, seed: int = 1, jobs: int = 1, file: Path | None = None) -> Result:
    """Play a match, or continue the one in the file."""
    start = registry.system_of_scenario(scenario).new_position(scenario)
    one, other = start.setup.sides
    question = Question(start, (one, other), (player(pair[0]), player(pair[1])), seed, swap=True)
    asked = {"scenario": scenario, "opponents": list(pair), "seed": seed}
    found = run(question, games, jobs=jobs, records=Records(file, asked) if file else None)
    won, endless = [0, 0], 0
    for kind, count in found.tally.items():
        endless += count.games * (kind.rule in (LONG, STILL))
        if (who := player_of(question.sides, kind)) >= 0:
            won[who] += count.games
    return Result(scenario, pair, (won[0], won[1]), endless, found.games)


def matches(argv: list[str]) -> Iterator[Result]:
    """Play what the command line asks for."""
    ask = argparse.ArgumentParser(prog="python -m tests.bench match", description=__doc__.partition("\n")[0])
    ask.add_argument("--games", type=int, default=400, help="games of each pair in each scenario (default: 400)")
    ask.add_argument("--seed", type=int, default=1)
    ask.add_argument("--jobs", type=int, default=1, help="processes")
    ask.add_argument("--file", type=Path, help="start of the names of the files that store the games")
    ask.add_argument("--scenario", action="append", help="a scenario (default: three)")
    ask.add_argument(
        "--pair", action="append", help=f"two of {', '.join((*OPPONENTS, *TREES))}, for example planner:careful (default: two pairs)"
    )
    asked = ask.parse_args(argv)
    pairs = [tuple(pair.split(":")) for pair in asked.pair] if asked.pair else list(PAIRS)
    for scenario in asked.scenario or SCENARIOS:
        for one, other in pairs:
            name = f"{scenario}-{one}-{other}.jsonl".replace("/", "-")
            file = asked.file.with_name(f"{asked.file.name}-{name}") if asked.file else None
            yield matched(scenario, (one, other), asked.games, seed=asked.seed, jobs=asked.jobs, file=file)


def main(argv: list[str]) -> int:
    """Print the table, a line at a time."""
    for result in matches(argv):
        print(result.told(), flush=True)
    return 0
