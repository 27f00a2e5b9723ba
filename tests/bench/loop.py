"""The loop of random play that the measurements time."""

from __future__ import annotations

from random import Random
from typing import Any

from undaunted_nb.engine.action import CHANCE


def played(p: Any, rng: Random, rounds: int | None = None) -> int:
    """Play at random until the game or, if ``rounds`` is given, the last of them is over. Return the number of actions, rolls included."""
    count = 0
    while not p.outcome and (rounds is None or p.round <= rounds):
        if p.to_act == (CHANCE,):
            action = p.sample(rng)
        else:
            legal = p.legal_actions
            action = legal[int(rng.random() * len(legal))]
        p = p.apply(action).after
        count += 1
    return count
