"""An opponent that searches. It deals the cards that it cannot see, plays on with the rules of thumb, and compares the results.

The ``SEARCH`` of each game describes its search (``Method``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import exp, sqrt
from random import Random
from typing import TypeVar

from undaunted_nb.engine.action import CHANCE, Action
from undaunted_nb.engine.position import Position
from undaunted_nb.engine.text import Text
from undaunted_nb.kit.registry import system as system_of
from undaunted_nb.play.opponent import View
from undaunted_nb.probability.stable_sum import add_numbers

from .heuristics import best, reason, restless, thumb_of, weigh_actions

P = TypeVar("P", bound=Position)

FARTHEST = 150
"""The number of decisions after which a try always stops."""
WIDE = 12
"""The number of actions that get a look: the ones that the rules of thumb rate highest."""
MOST = 6
"""The number of actions that are tried: the ones that look best."""
LEAST = 2
"""The least number of tries of each action in a round of tries."""
DEEP = 2
"""The number of rolls in a row for which a look checks every result."""
SURE = 30.0
"""The largest lead that counts."""
SEEDS = 2**61
"""The number of seeds of a try. They are whole numbers, because ``Random`` hashes others, and a hash depends on the width of a word."""
ENOUGH, AHEAD = 6, 2.5
"""The tries of each action after which a search can stop, and by how many standard errors the best one must be ahead of each other one."""
LOOK = 8
"""The number of tries that have the same weight as the first look at an action."""


def estimate_win(p: Position, side: str) -> float:
    """Estimate the chance of ``side`` to win: 1 or 0 if the game is over, otherwise from what each side has."""
    if p.outcome:
        return 0.5 if not p.outcome.winner else float(p.outcome.winner == side)
    return 1 / (1 + exp(-max(-SURE, min(SURE, thumb_of(p).lead(p, side)))))


def foreseen(p: Position, side: str, action: Action, deep: int = DEEP) -> float:
    """Return the chance of ``side`` to win right after an action, averaged over the dice that it rolls."""
    return _expected(p.perform(action).after, side, deep)


def _expected(p: Position, side: str, deep: int) -> float:
    outcomes = thumb_of(p).outcomes(p) if deep and p.to_act == (CHANCE,) else ()
    if not outcomes:
        return estimate_win(p, side)
    ends: dict[Position, float] = {}
    for outcome, chance in outcomes:
        after = p.perform(outcome).after
        ends[after] = ends.get(after, 0.0) + chance
    return add_numbers([chance * _expected(after, side, deep - 1) for after, chance in ends.items()])


def looked_at(p: Position, side: str, actions: Iterable[Action]) -> dict[Action, float]:
    """Return the actions that the rules of thumb rate highest, the best first, with the value of a look right after them.

    The values are on the scale of a chance to win.
    """
    worths, trust = weigh_actions(p, side, actions), thumb_of(p).trust(p)
    looks = {action: foreseen(p, side, action) + trust * worths[action] for action in list(worths)[:WIDE]}
    return dict(sorted(looks.items(), key=lambda item: -item[1]))


def at_end(p: P, rng: Random, span: Callable[[P], int]) -> P:
    """Play on by the rules of thumb for both sides until ``span`` of the position grows, before new cards are drawn.

    New cards are luck, so they would not show how good the action was.
    """
    now = span(p)
    for _ in range(FARTHEST):
        while p.to_act == (CHANCE,) and span(p) <= now:
            p = p.perform(p.sample(rng)).after
        if not p.to_act or span(p) > now:
            break
        p = p.perform(best(p, p.to_act[0], rng)).after
    return p


def played_on(p: Position, side: str, rng: Random) -> float:
    """Play on until the round is over. Return the chance of ``side`` to win from there."""
    return estimate_win(at_end(p, rng, system_of(p.system).round_of), side)


def play_to_reply(p: Position, side: str, rng: Random) -> Position:
    """Play on by the rules of thumb until the enemy's next turn is over: what an action is worth shows in the enemy's answer to it.

    If nobody has the turn, both play on until the round is over.
    """
    opener, has_turn = system_of(p.system).opener, False
    if not opener(p):
        return at_end(p, rng, system_of(p.system).round_of)
    for _ in range(FARTHEST):
        while p.to_act == (CHANCE,):
            p = p.perform(p.sample(rng)).after
        is_enemys = opener(p) not in ("", side)
        if not p.to_act or (has_turn and not is_enemys):
            break
        has_turn = is_enemys
        p = p.perform(best(p, p.to_act[0], rng)).after
    return p


def clearly(better: Sequence[float], other: Sequence[float], errors: float = 1) -> bool:
    """Return whether some results are better than others of the same tries by more than some standard errors of the difference."""
    differences = [first - two for first, two in zip(better, other, strict=True)]
    n = len(differences)
    if n < LEAST:
        return False
    mean = add_numbers(differences) / n
    return mean > errors * sqrt(add_numbers((difference - mean) ** 2 for difference in differences) / (n - 1) / n)


class Search:
    """An opponent that compares its actions by tries in sampled games (flat sampling).

    In each round of tries, it deals the hidden cards again and tries all actions with the same cards and the same dice. Then it drops the
    worse half of them. It stops when the best one is clearly ahead. Without tries, the action that looks best is chosen.
    """

    def __init__(self, name: str, tries: int, most: int = MOST) -> None:
        self.name, self.tries, self.most = name, tries, most

    def choose(self, view: View, rng: Random) -> Action:
        """Return the action that ends best, or in a long game sometimes a random one."""
        actions = view.legal_actions
        if len(actions) == 1:
            return actions[0]
        return restless(view, rng) or self._choose_by_playouts(view, actions, rng)

    def is_decided(self, results: Mapping[Action, Sequence[float]], actions: Sequence[Action]) -> bool:
        """Return whether the best of some actions is so far ahead of the others that more tries would hardly change the choice."""
        if len(results[actions[0]]) < ENOUGH:
            return False
        leader = max(actions, key=lambda action: add_numbers(results[action]))
        return all(clearly(results[leader], results[action], AHEAD) for action in actions if action is not leader)

    def reason(self, position: Position, action: Action, viewer: str) -> Text | None:
        """Return the reason from the rules of thumb, or else that the action ended best in the tries."""
        return reason(position, action, viewer) or Text("opponent-tried")

    def _choose_by_playouts(self, view: View, actions: Sequence[Action], rng: Random) -> Action:
        world, side = view.deal_again(), view.side
        method = thumb_of(world).SEARCH
        looks = (looked_at if method.look else weigh_actions)(world, side, actions)
        first = winner = next(iter(looks))
        effort = method.efforts.get(first.kind, method.usual)
        tries, left = round(self.tries * effort.share), list(looks)[: (effort.most or self.most) if self.tries else 1]
        results: dict[Action, list[float]] = {action: [] for action in left}
        total = {action: LOOK * looks[action] * method.look for action in left}
        for halvings in range((len(left) - 1).bit_length(), 0, -1):
            number = max(LEAST, tries // halvings // len(left))
            tries -= number * len(left)
            for _ in range(number):
                if self.is_decided(results, left):
                    break
                seed = int(rng.random() * SEEDS)
                world = view.deal_again(Random(seed))
                for action in left:
                    result = estimate_win(at_end(world.perform(action).after, Random(seed), method.span), side)
                    results[action].append(result)
                    total[action] += result
            left.sort(key=lambda action: -total[action])
            winner = left[0]
            left = left[: (len(left) + 1) // 2]
            if not method.look and first not in left:
                left[-1] = first
        return winner if method.look or clearly(results[winner], results[first]) else first


def quick() -> Search:
    """Return the weakest opponent that searches."""
    return Search("planner-quick", 4, most=2)


def steady() -> Search:
    """Return the strongest opponent, which searches for a moment. Four times as many tries were not stronger (DECISIONS.md, D55)."""
    return Search("planner", 12, most=3)
