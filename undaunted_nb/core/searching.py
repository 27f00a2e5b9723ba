"""An opponent that searches: it deals the cards that it cannot see, plays on with the rules of thumb, and compares how its actions end."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import exp, log, sqrt
from random import Random
from time import monotonic
from typing import Any, NamedTuple

from . import tries
from .action import CHANCE, Action
from .opponent import View
from .position import Position
from .registry import system as system_of
from .text import Text
from .thumb import best, reason, restless, thumb_of, weigh

ROUNDS = 1
"""The number of rounds that are played on before a position is judged."""
FARTHEST = 150
"""The number of decisions after which a position is judged in any case."""
WIDE = 12
"""The number of actions that are looked at: those that the rules of thumb rate highest."""
MOST = 6
"""The number of actions that are tried in playouts: those that look best."""
DEEP = 2
"""The number of rolls in a row whose results are all looked at."""
SURE = 30.0
"""The largest lead that counts."""
LOOK = 8
"""The number of playouts that the first look at an action counts as much as."""


def judged(p: Position, side: str) -> float:
    """Return the chance of ``side`` to win from a position, about: 1 or 0 if the game is over, otherwise by what each side has."""
    if p.outcome:
        return 0.5 if not p.outcome.winner else float(p.outcome.winner == side)
    return 1 / (1 + exp(-max(-SURE, min(SURE, thumb_of(p).lead(p, side)))))


def foreseen(p: Position, side: str, action: Action, deep: int = DEEP) -> float:
    """Return the chance of ``side`` to win right after an action, on the average of the dice that it rolls."""
    return _expected(p.perform(action).after, side, deep)


def _expected(p: Position, side: str, deep: int) -> float:
    outcomes = thumb_of(p).outcomes(p) if deep and p.to_act == (CHANCE,) else ()
    if not outcomes:
        return judged(p, side)
    ends: dict[Position, float] = {}
    for outcome, chance in outcomes:
        after = p.perform(outcome).after
        ends[after] = ends.get(after, 0.0) + chance
    return sum([chance * _expected(after, side, deep - 1) for after, chance in ends.items()])


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
    """An opponent that looks at the results of its actions, and tries the best ones in sampled games (flat sampling).

    The first look takes the chance to win right after each action, and the worth that the rules of thumb give it. In each round of
    playouts it deals the hidden cards again, and tries every action with these cards and the same dice. Then the worse half of the
    actions drops out. With 0 playouts the first look decides.
    """

    tree = False
    """Whether it grows a tree."""

    def __init__(self, name: str, playouts: int, seconds: float = 0.0, most: int = MOST, rounds: int = ROUNDS) -> None:
        self.name, self.budget, self.most, self.rounds = name, Budget(playouts, seconds), most, rounds

    def choose(self, view: View, rng: Random) -> Action:
        """Return the action that ends best, or in a long game sometimes a random one."""
        actions = view.legal_actions
        if len(actions) == 1:
            return actions[0]
        if tired := restless(view, rng):
            return tired
        if thumb_of(world := view.dealt()).EFFORT and not self.tree:
            return self._tried(view, rng)
        looks = looked_at(world, view.side, actions)
        best_ = sorted(looks, key=lambda it: -looks[it])[: self.most if self.budget.playouts else 1]
        return best_[0] if len(best_) == 1 else self._compared(view, {it: looks[it] for it in best_}, rng)

    def _tried(self, view: View, rng: Random) -> Action:
        ends = monotonic() + self.budget.seconds
        return tries.chosen(view, rng, self.budget.playouts, judged, lambda: bool(self.budget.seconds) and monotonic() > ends)

    def reason(self, position: Position, action: Action, viewer: str) -> Text | None:
        """Return the rule of thumb that speaks for the action, or that the tries ended best with it."""
        return reason(position, action, viewer) or Text("opponent-tried")

    def _compared(self, view: View, looks: Mapping[Action, float], rng: Random) -> Action:
        ends = monotonic() + self.budget.seconds if self.budget.seconds else None
        total = {action: LOOK * look for action, look in looks.items()}
        left = list(looks)

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
                    return max(left, key=total.__getitem__)
            left = sorted(left, key=lambda it: -total[it])[: (len(left) + 1) // 2]
        return left[0]


def looked_at(p: Position, side: str, actions: Iterable[Action]) -> dict[Action, float]:
    """Return what the first look says about the actions that the rules of thumb rate highest, on the scale of a chance to win."""
    thumb = thumb_of(p)
    facts = thumb.facts(p, side)
    rated = {action: weigh(thumb, facts, action) for action in actions}
    wide, trust = sorted(rated, key=lambda it: -rated[it])[:WIDE], thumb.trust(p)
    return {action: foreseen(p, side, action) + trust * rated[action] for action in wide}


def shortlist(p: Position, side: str, actions: Iterable[Action], most: int) -> list[Action]:
    """Return the actions that look best, the best first."""
    looks = looked_at(p, side, actions)
    return sorted(looks, key=lambda it: -looks[it])[:most]


def quick() -> Search:
    """Return the weakest opponent that searches."""
    return Search("planner-quick", 4, most=2)


def steady() -> Search:
    """Return the opponent that searches for a moment."""
    return Search("planner", 12, most=3)


def strong() -> Search:
    """Return the strongest opponent."""
    return Search("planner-strong", 48, most=4)


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
    tree = True

    def _compared(self, view: View, looks: Mapping[Action, float], rng: Random) -> Action:
        root, left = Node(), list(looks)
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
