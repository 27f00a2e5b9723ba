"""An opponent that searches: it deals the cards that it cannot see, plays on with the rules of thumb, and compares how its actions end.

It is not among OPPONENTS, because it is not yet stronger than the rules of thumb (``python -m tests.bench match``).
"""

from __future__ import annotations

from math import exp, log, sqrt
from random import Random
from time import monotonic
from typing import Any, NamedTuple

from .action import CHANCE, Action
from .opponent import View
from .position import Position
from .registry import system as system_of
from .text import Text
from .thumb import best, reason, thumb_of, weigh

ROUNDS = 2
"""The number of rounds that are played on before a position is judged."""
FARTHEST = 150
"""The number of decisions after which a position is judged in any case."""
MOST = 6
"""The number of actions that are compared: those that the rules of thumb rate highest."""
SURE = 30.0
"""The largest lead that counts."""
RULED = 0.02
"""How much the order of the rules of thumb counts between actions that end alike, for each place."""


def judged(p: Position, side: str) -> float:
    """Return the chance of ``side`` to win from a position, about: 1 or 0 if the game is over, otherwise by what each side has."""
    if p.outcome:
        return 0.5 if not p.outcome.winner else float(p.outcome.winner == side)
    return 1 / (1 + exp(-max(-SURE, min(SURE, thumb_of(p).lead(p, side)))))


def played_on(p: Position, side: str, rng: Random, rounds: int = ROUNDS) -> float:
    """Play on by the rules of thumb for both sides until some rounds are over. Return the chance of ``side`` to win from there."""
    system: Any = system_of(p.system)
    last = system.round_of(p) + rounds
    for _ in range(FARTHEST):
        while (to_act := p.to_act) == (CHANCE,) and system.round_of(p) < last:
            p = p.perform(p.sample(rng)).after
        if not to_act or system.round_of(p) >= last:  # no new hand is dealt, because its luck would tell nothing about the action
            break
        p = p.perform(best(p, to_act[0], rng)).after
    return judged(p, side)


class Budget(NamedTuple):
    """How long a search can take: a number of playouts, and seconds (0: no limit).

    Without a limit in seconds, a seed gives the same game.
    """

    playouts: int
    seconds: float = 0.0


class Search:
    """An opponent that tries its best actions in sampled games (flat sampling).

    In each round of playouts it deals the hidden cards again, and tries every action with these cards and the same dice. Then the worse
    half of the actions drops out. Only actions that the rules of thumb rate highly are tried.
    """

    def __init__(self, name: str, playouts: int, seconds: float = 0.0, most: int = MOST, rounds: int = ROUNDS) -> None:
        self.name, self.budget, self.most, self.rounds = name, Budget(playouts, seconds), most, rounds

    def choose(self, view: View, rng: Random) -> Action:
        """Return the action that ends best."""
        actions = view.legal_actions
        if len(actions) == 1:
            return actions[0]
        tried = shortlist(view.dealt(), view.side, actions, self.most)
        if len(tried) == 1:
            return tried[0]
        return self._compared(view, tried, rng)

    def reason(self, position: Position, action: Action, viewer: str) -> Text | None:
        """Return the rule of thumb that speaks for the action, or that the tries ended best with it."""
        return reason(position, action, viewer) or Text("opponent-tried")

    def _compared(self, view: View, left: list[Action], rng: Random) -> Action:
        ends = monotonic() + self.budget.seconds if self.budget.seconds else None
        total = dict.fromkeys(left, 0.0)
        order = {action: i for i, action in enumerate(left)}

        def place(action: Action) -> float:
            return RULED * order[action] - total[action]

        spent = 0
        halvings = max(1, (len(left) - 1).bit_length())
        for halving in range(halvings):
            share = (self.budget.playouts - spent) // (halvings - halving)
            for _ in range(max(1, share // len(left))):
                seed = rng.random()
                for action in left:
                    world = view.dealt(Random(seed))
                    total[action] += played_on(world.perform(action).after, view.side, Random(seed), self.rounds)
                spent += len(left)
                if ends is not None and monotonic() > ends:
                    return min(left, key=place)
            left = sorted(left, key=place)[: (len(left) + 1) // 2]
        return left[0]


def shortlist(p: Position, side: str, actions: tuple[Action, ...], most: int) -> list[Action]:
    """Return the actions that the rules of thumb rate highest, the best first."""
    thumb = thumb_of(p)
    facts = thumb.facts(p, side)
    rated = {action: weigh(thumb, facts, action) for action in actions}
    return sorted(rated, key=lambda it: -rated[it])[:most]


class Node:
    """A place in the tree: how often it was visited and available, the sum of its results, and the actions tried from it."""

    __slots__ = ("after", "available", "total", "visits")

    def __init__(self) -> None:
        self.visits, self.available, self.total = 0, 0, 0.0
        self.after: dict[Action, Node] = {}


class TreeSearch(Search):
    """An opponent that grows a tree over what its side can know (information-set tree search), to compare it with flat sampling.

    Each playout deals the hidden cards again. It follows the tree by the upper bound of each action that is legal with these cards, adds
    one place, and plays on by the rules of thumb.
    """

    EXPLORE = 0.5

    def _compared(self, view: View, left: list[Action], rng: Random) -> Action:
        root = Node()
        ends = monotonic() + self.budget.seconds if self.budget.seconds else None
        for _ in range(self.budget.playouts):
            self._playout(view, root, left, rng)
            if ends is not None and monotonic() > ends:
                break
        order = {action: i for i, action in enumerate(left)}
        return max(root.after, key=lambda it: (root.after[it].visits, -order[it]))

    def _playout(self, view: View, root: Node, first: list[Action], rng: Random) -> None:
        p, node, path = view.dealt(rng), root, [(root, view.side)]
        system: Any = system_of(p.system)
        last = system.round_of(p) + self.rounds
        while True:
            while (to_act := p.to_act) == (CHANCE,) and system.round_of(p) < last:
                p = p.perform(p.sample(rng)).after
            if not to_act or system.round_of(p) >= last:
                result = judged(p, view.side)
                break
            side = to_act[0]
            actions = first if node is root else shortlist(p, side, View(p, side).legal_actions, self.most)
            action = self._next(node, actions)
            node = node.after.setdefault(action, Node())
            p = p.perform(action).after
            path.append((node, side))
            if not node.visits:
                result = played_on(p, view.side, rng, max(1, last - system.round_of(p)))
                break
        for place, side in path:
            place.visits += 1
            place.total += result if side == view.side else 1 - result

    def _next(self, node: Node, actions: list[Action]) -> Action:
        for action in actions:
            if action not in node.after:
                return action
        for action in actions:
            node.after[action].available += 1

        def bound(action: Action) -> float:
            it = node.after[action]
            return it.total / it.visits + self.EXPLORE * sqrt(log(it.available + 1) / it.visits)

        return max(actions, key=bound)
