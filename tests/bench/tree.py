"""A tree search, to compare flat sampling with. The project does not offer it as an opponent."""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from random import Random
from typing import Any

from undaunted_nb.engine.action import CHANCE, Action
from undaunted_nb.engine.position import Position
from undaunted_nb.kit.registry import system as system_of
from undaunted_nb.play.opponent import View
from undaunted_nb.search.planner import Search, estimate_win, looked_at, played_on


class Node:
    """A place in the tree: how often it was visited and available, the sum of its results, and the actions tried from it."""

    __slots__ = ("after", "available", "total", "visits")

    def __init__(self) -> None:
        self.visits, self.available, self.total = 0, 0, 0.0
        self.after: dict[Action, Node] = {}


class TreeSearch(Search):
    """An opponent that grows a tree over what its side can know (information-set tree search).

    Each playout deals the hidden cards again. It follows the tree by the upper bound of each action that is legal with these cards, adds
    one place, and plays on by the rules of thumb.
    """

    EXPLORE = 0.5

    def _compared(self, view: View, actions: Sequence[Action], rng: Random) -> Action:
        root, left = Node(), self._best(view.deal_again(), view.side, actions)
        if len(left) == 1:
            return left[0]
        for _ in range(self.tries):
            self._playout(view, root, left, rng)
        order = {action: i for i, action in enumerate(left)}
        return max(root.after, key=lambda it: (root.after[it].visits, -order[it]))

    def _best(self, p: Position, side: str, actions: Sequence[Action]) -> list[Action]:
        return list(looked_at(p, side, actions))[: self.most]

    def _playout(self, view: View, root: Node, first: list[Action], rng: Random) -> None:
        p, node, path = view.deal_again(rng), root, [(root, view.side)]
        system: Any = system_of(p.system)
        last = system.round_of(p) + 1
        while True:
            while (to_act := p.to_act) == (CHANCE,) and system.round_of(p) < last:
                p = p.perform(p.sample(rng)).after
            if not to_act or system.round_of(p) >= last:
                result = estimate_win(p, view.side)
                break
            side = to_act[0]
            actions = first if node is root else self._best(p, side, View(p, side).legal_actions)
            action = self._next(node, actions)
            node = node.after.setdefault(action, Node())
            p = p.perform(action).after
            path.append((node, side))
            if not node.visits:
                result = played_on(p, view.side, rng)
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
