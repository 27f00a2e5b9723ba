"""Opponents that use only the legal actions, and the random games that they play."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TypeVar

from .action import CHANCE, Action
from .position import Position

P = TypeVar("P", bound=Position)


def random_choice(p: Position, side: str, rng: Random, idle: frozenset[str] = frozenset()) -> Action:
    """Choose a random legal action of ``side``.

    It first chooses a card and its use, then one of the ways to do that, so a use with many ways is not more frequent. Kinds in ``idle``
    are chosen only if all other kinds are illegal, because such games would hardly end otherwise. Raises IndexError when the side has
    nothing to decide.
    """
    uses: dict[tuple[str, str], list[Action]] = {}
    for action in p.legal_actions:
        if action.side == side:
            uses.setdefault((action.card, action.kind), []).append(action)
    busy = [ways for (_, kind), ways in uses.items() if kind not in idle]
    return rng.choice(rng.choice(busy or list(uses.values())))


def drawn(p: P, rng: Random) -> P:
    """Return the position after chance has done all that it has to do."""
    while p.to_act == (CHANCE,):
        p = p.perform(p.sample(rng)).after
    return p


def decisions(p: P, rng: Random, idle: frozenset[str] = frozenset()) -> Iterator[P]:
    """Yield the positions of a random game in which a side decides.

    The first is ``p`` or the first one after it. Kinds in ``idle`` are left to chance in one decision of ten, and otherwise chosen only
    when nothing else can be done.
    """
    while not (p := drawn(p, rng)).outcome:
        yield p
        held = frozenset[str]() if rng.random() < 0.1 else idle
        p = p.perform(random_choice(p, rng.choice(p.to_act), rng, held)).after
