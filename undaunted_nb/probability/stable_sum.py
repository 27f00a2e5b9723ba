"""Sums that are the same in every version of Python."""

from collections.abc import Iterable
from functools import reduce
from operator import add


def add_numbers(numbers: Iterable[float]) -> float:
    """Add numbers from left to right.

    Since Python 3.12, ``sum`` rounds sums of floats in another way. With it, a seed would give other games there.
    """
    return reduce(add, numbers, 0.0)
