"""``python -m tests.bench tips``: is another first action better than the coach's first tip?

Takes positions from games of the quick planner, one from each. The value of an action comes from games that are played on to the end by the
rules of thumb, with the hidden cards dealt again, and the same cards and dice for all actions of a position. All legal actions take part.
After each round the actions are dropped that are clearly worse than the best one, by two paired standard errors. Prints for each scenario
in how many positions no action was clearly better than the tip, and how much the others were better.
"""

from __future__ import annotations

from collections.abc import Mapping
from statistics import mean

from tests.bench.coach import SCENARIOS, parse_arguments, play_whole, positions
from undaunted_nb.engine.action import Action
from undaunted_nb.play.opponent import View
from undaunted_nb.search import coach
from undaunted_nb.search.planner import clearly

ROUNDS = (25, 50, 100, 200)
"""The games of each action in the rounds before the last one."""


def compare(view: View, tip: Action, games: int) -> Mapping[Action, list[float]]:
    """Return the results of the tip and of the actions that are not clearly worse than the best one."""
    results: dict[Action, list[float]] = {action: [] for action in view.legal_actions}
    for number in (*[number for number in ROUNDS if number < games], games):
        for action, found in results.items():
            found += [play_whole(view, action, n) for n in range(len(found), number)]
        leader = max(results, key=lambda action: mean(results[action]))
        results = {action: found for action, found in results.items() if action == tip or not clearly(results[leader], found)}
    return results


def main(argv: list[str]) -> int:
    """Print a line for each position in which another action is clearly better, and one for each scenario."""
    given = parse_arguments("tips", __doc__, argv)
    for name in given.scenario or SCENARIOS:
        losses = list[float]()
        for view in positions(name, given.positions, given.seed):
            *_, advice = coach.advise(view)
            tip = advice.best[0].action
            results = compare(view, tip, given.games)
            leader = max(results, key=lambda action: mean(results[action]))
            if clearly(results[leader], results[tip]):
                losses.append(mean(results[leader]) - mean(results[tip]))
                print(f"  {view.format(leader)} is {100 * losses[-1]:.0f} points better than {view.format(tip)}", flush=True)
        worst = f", worst by {100 * max(losses):.0f} points" if losses else ""
        print(f"{name}: in {given.positions - len(losses)} of {given.positions} positions nothing is clearly better{worst}", flush=True)
    return 0
