"""Actions compared by tries: each try plays the turn to its end by the rules of thumb, and the position there is judged."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from typing import NamedTuple

from .action import CHANCE, Action
from .opponent import View
from .position import Position
from .thumb import best, thumb_of, weigh

FARTHEST = 150
"""The number of decisions after which a position is judged in any case."""
LEAST = 2
"""The least number of tries of each action in a round of tries."""


class Effort(NamedTuple):
    """How much is done for a kind of decision: its share of the tries, and how many actions are compared."""

    share: float = 2.0
    most: int = 4


def to_the_end_of_turn(p: Position, rng: Random) -> Position:
    """Play on by the rules of thumb for both sides until the turn is over, before new cards are drawn."""
    span = thumb_of(p).turn
    now = span(p)
    for _ in range(FARTHEST):
        if not (to_act := p.to_act) or span(p) != now:
            break
        p = p.perform(p.sample(rng) if to_act == (CHANCE,) else best(p, to_act[0], rng)).after
    return p


def rated(p: Position, side: str, actions: Sequence[Action]) -> list[Action]:
    """Return the actions in the order of the rules of thumb, the best first."""
    thumb = thumb_of(p)
    facts = thumb.facts(p, side)
    worth = {action: weigh(thumb, facts, action) for action in actions}
    return sorted(worth, key=lambda it: -worth[it])


def chosen(view: View, rng: Random, tries: int, judged: Callable[[Position, str], float], late: Callable[[], bool]) -> Action:
    """Return the action of a view that ends best.

    In each round of tries, all actions meet the same hidden cards and the same dice. Then the worse half of them drops out. The action that
    the rules of thumb rate highest stays to the end, and gives way only to one that ends clearly better.

    Args:
        view: What the side sees, with at least two legal actions.
        rng: Gives the hidden cards and the dice.
        tries: The number of tries for an ordinary decision. Each kind has its share of them.
        judged: Gives the chance of a side to win from the end of a turn.
        late: Tells that no time is left.

    """
    world = view.dealt()
    left = rated(world, view.side, view.legal_actions)
    effort = thumb_of(world).EFFORT.get(left[0].kind, Effort())
    first, left = left[0], left[: effort.most]
    results: dict[Action, list[float]] = {action: [] for action in left}
    spent, halvings = 0, (len(left) - 1).bit_length()
    for halving in range(halvings):
        share = (round(tries * effort.share) - spent) // (halvings - halving)
        for _ in range(max(LEAST, share // len(left))):
            seed = rng.random()
            world = view.dealt(Random(seed))
            for action in left:
                results[action].append(judged(to_the_end_of_turn(world.perform(action).after, Random(seed)), view.side))
            spent += len(left)
            if late():
                break
        left = sorted(left, key=lambda it: -sum(results[it]))
        if late():
            break
        if halving < halvings - 1:
            left = left[: (len(left) + 1) // 2]
            if first not in left:
                left[-1] = first
    return left[0] if clearly(results[left[0]], results[first]) else first


def clearly(better: Sequence[float], other: Sequence[float]) -> bool:
    """Return whether some results are better than others of the same tries by more than the standard error of the difference."""
    differences = [one - two for one, two in zip(better, other, strict=True)]
    n = len(differences)
    if n < LEAST:
        return False
    mean = sum(differences) / n
    return mean > sqrt(sum((it - mean) ** 2 for it in differences) / (n - 1) / n)
