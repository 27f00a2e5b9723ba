"""``python -m tests.bench tree``: the strongest opponent beside an independent search that has more time.

The search is a single-observer information-set tree search with a plain evaluation. It uses what the engine offers to everybody: a view,
legal actions, random results, and the things on the board. It knows no rule of thumb and no estimate of the project. Both play all games of
a match with the same cards and dice, and change sides after each game. Prints the share of games that the strongest opponent won, with its
95% interval, and the processor time of a decision of each.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Mapping
from math import exp, log, sqrt
from random import Random
from typing import Any

from tests.bench.coach import SCENARIOS
from undaunted_nb.engine.action import Action
from undaunted_nb.engine.position import Position
from undaunted_nb.engine.text import Text
from undaunted_nb.kit import registry
from undaunted_nb.play.opponent import OPPONENTS, Opponent, View, opponent, random_choice, resolve_chance
from undaunted_nb.probability.sampling import wilson
from undaunted_nb.simulation.matches import Question, play, player_of

STRONGEST = [*OPPONENTS][-1]
EXPLORE = 0.7
"""The weight of what was seldom tried."""
DEPTH = 40
"""The decisions that are played at random after the tree, before the evaluation."""
POINT, THING = 0.8, 0.25
"""The worth of a point or medal, and of a counter or figure, as logarithms of odds."""


class Node:
    """A place in the tree: how often it was visited and could have been, the sum of its results, and the actions tried from it."""

    __slots__ = ("after", "available", "total", "visits")

    def __init__(self) -> None:
        self.visits, self.available, self.total = 0, 0, 0.0
        self.after: dict[Action, Node] = {}


class TreeSearch:
    """An opponent that grows a tree over what its side can know. Each try deals the hidden cards again."""

    def __init__(self, name: str, tries: int) -> None:
        self.name, self.tries = name, tries

    def choose(self, view: View, rng: Random) -> Action:
        """Return the action that was visited most."""
        if len(view.legal_actions) == 1:
            return view.legal_actions[0]
        root = Node()
        for _ in range(self.tries):
            self._try(view, root, rng)
        return max(root.after, key=lambda action: root.after[action].visits)

    def reason(self, position: Position, action: Action, viewer: str) -> Text | None:  # noqa: ARG002
        """Return no reason."""
        return None

    def _try(self, view: View, root: Node, rng: Random) -> None:
        position, node, path = view.deal_again(rng), root, [(root, view.side)]
        while (position := resolve_chance(position, rng)).to_act:
            side = position.to_act[0]
            action = choose_next(node, [action for action in position.legal_actions if action.side == side], rng)
            node = node.after.setdefault(action, Node())
            position = position.perform(action).after
            path.append((node, side))
            if not node.visits:
                break
        idle = view.system.IDLE
        for _ in range(DEPTH):
            if not (position := resolve_chance(position, rng)).to_act:
                break
            position = position.perform(random_choice(position, position.to_act[0], rng, idle)).after
        result = evaluate(position, view.side)
        for place, side in path:
            place.visits += 1
            place.total += result if side == view.side else 1 - result


def choose_next(node: Node, actions: list[Action], rng: Random) -> Action:
    """Return an untried action, or the one with the greatest upper bound of those that are legal with these cards."""
    if untried := [action for action in actions if action not in node.after]:
        return rng.choice(untried)
    places = {action: node.after[action] for action in actions}
    for place in places.values():
        place.available += 1
    return max(places, key=lambda action: bound(places[action]))


def bound(place: Node) -> float:
    """Return the upper bound of the worth of a place."""
    return place.total / place.visits + EXPLORE * sqrt(log(place.available + 1) / place.visits)


def evaluate(position: Position, side: str) -> float:
    """Return who has more points, and more counters or figures, from 0 to 1."""
    if position.outcome:
        return 0.5 if not position.outcome.winner else float(position.outcome.winner == side)
    sides = position.setup.sides
    lead = [POINT * position.score(number) + THING * count_things(position.view(""), name) for number, name in enumerate(sides)]
    own = sides.index(side)
    return 1 / (1 + exp(lead[1 - own] - lead[own]))


def count_things(seen: Mapping[str, Any], side: str) -> int:
    """Return the number of counters on the board, or of figures."""
    counters = sum(bool(row["tile"]) for name, row in seen.get("counters", {}).items() if name.startswith(f"{side} "))
    figures = sum(int(row["figures"]) for name, row in seen.get("units", {}).items() if row["hex"] and name.startswith(f"{side}-"))
    return counters + figures


class Timed:
    """An opponent whose processor time is measured."""

    def __init__(self, player: Opponent) -> None:
        self.player, self.name, self.seconds, self.decisions = player, player.name, 0.0, 0

    def choose(self, view: View, rng: Random) -> Action:
        """Return what the opponent chooses."""
        start = time.process_time()
        action = self.player.choose(view, rng)
        self.seconds += time.process_time() - start
        self.decisions += 1
        return action

    def reason(self, position: Position, action: Action, viewer: str) -> Text | None:
        """Return the reason of the opponent."""
        return self.player.reason(position, action, viewer)

    @property
    def milliseconds(self) -> float:
        """The processor time of a decision."""
        return 1000 * self.seconds / max(self.decisions, 1)


def main(argv: list[str]) -> int:
    """Play and print a line for each scenario."""
    ask = argparse.ArgumentParser(prog="python -m tests.bench tree", description=__doc__.partition("\n")[0])
    ask.add_argument("--games", type=int, default=40, help="games in each scenario (default: %(default)s)")
    ask.add_argument("--tries", type=int, default=100, help="tries of the tree search for each decision (default: %(default)s)")
    ask.add_argument("--scenario", choices=SCENARIOS, action="append", help="only this one (can be repeated)")
    given = ask.parse_args(argv)
    for name in given.scenario or SCENARIOS:
        start = registry.system_of_scenario(name).new_position(name)
        strongest, tree = Timed(opponent(STRONGEST)), Timed(TreeSearch("tree", given.tries))
        question = Question(start, (start.setup.sides[0], start.setup.sides[1]), (strongest, tree), seed=1, swap=True)
        winners = [player_of(question.sides, play(question, number)[0]) for number in range(given.games)]
        share = winners.count(0) / given.games
        low, high = wilson(share, given.games)
        print(
            f"{name:<26} {winners.count(0)} : {winners.count(1)} of {given.games}, {share:.0%} ({low:.0%} to {high:.0%}), "
            f"{strongest.milliseconds:.1f} and {tree.milliseconds:.1f} ms a decision, ratio {tree.seconds / strongest.seconds:.1f}",
            flush=True,
        )
    return 0
