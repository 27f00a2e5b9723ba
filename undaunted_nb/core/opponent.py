"""Opponents: they know only what may be done now."""

from __future__ import annotations

from random import Random

from .action import Action
from .position import Position


def random_choice(p: Position, side: str, rng: Random, idle: frozenset[str] = frozenset()) -> Action:
    """Something that ``side`` may do.

    First any card and use of it is chosen, then any way to do that, so that what has many ways is not done more often.

    Kinds in ``idle`` are chosen only when nothing else can be done: otherwise such games would hardly end.
    Raises IndexError when the side has nothing to decide.
    """
    uses: dict[tuple[str, str], list[Action]] = {}
    for action in p.legal_actions:
        if action.side == side:
            uses.setdefault((action.card, action.kind), []).append(action)
    busy = [ways for (_, kind), ways in uses.items() if kind not in idle]
    return rng.choice(rng.choice(busy or list(uses.values())))
