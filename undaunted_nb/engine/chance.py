"""Exact chances of the results of dice."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod


@cache
def rolls(dice: int, faces: int = 10) -> tuple[tuple[tuple[int, ...], Fraction], ...]:
    """Return each result of ``dice`` equal dice as a sorted tuple with its exact probability. The faces are 0 to ``faces`` - 1."""
    whole = faces**dice
    return tuple(
        (faces_up, Fraction(factorial(dice) // prod(factorial(faces_up.count(f)) for f in set(faces_up)), whole))
        for faces_up in combinations_with_replacement(range(faces), dice)
    )
