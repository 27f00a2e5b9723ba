"""The fit of a logistic curve to who won, for ``fit``, ``weights`` and ``levels``."""

from __future__ import annotations

from typing import Any

import numpy as np

STEPS, STRIDE = 200, 0.25
"""The steps of Newton's method at most, and the longest one: without it the method can run away."""
NEAR = 1e-6
"""The step after which the weights are near enough."""
SURE = 30.0
"""The largest lead that counts."""


def fitted(x: Any, won: Any, penalty: Any, given: Any = 0.0, share: Any = 1.0) -> Any:
    """Return the weights of a logistic regression with a penalty on large weights (Newton's method).

    Args:
        x: The features, a row for each case.
        won: 1 for each case that was won, 0 for the others.
        penalty: How much the weights are pulled to 0: one number, or one for each weight.
        given: A part of the lead in each case that is known already.
        share: How much each case counts.

    """
    w = np.zeros(x.shape[1])
    for _ in range(STEPS):
        chance = chances(x, w, given)
        slope = x.T @ (share * (won - chance)) - penalty * w
        curve = (x * (share * chance * (1 - chance))[:, None]).T @ x + penalty * np.eye(len(w))
        step = np.clip(np.linalg.solve(curve, slope), -STRIDE, STRIDE)
        w += step
        if abs(step).max() < NEAR:
            break
    return w


def chances(x: Any, w: Any, given: Any = 0.0) -> Any:
    """Return the chance to win in each case, with these weights."""
    return 1 / (1 + np.exp(-np.clip(given + x @ w, -SURE, SURE)))


def loss(won: Any, chance: Any) -> float:
    """Return the log loss of some chances."""
    chance = np.clip(chance, 0.001, 0.999)
    return float(-np.mean(np.where(won, np.log(chance), np.log(1 - chance))))
