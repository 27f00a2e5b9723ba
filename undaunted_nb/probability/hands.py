"""Every hand that can be dealt from a deck, each with its chance, by the copies of each card (the hypergeometric distribution)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from math import comb, prod

from .distribution import Distribution

Hand = tuple[int, ...]
"""The copies of each card, in the order of the deck."""


def deal_hands(copies: Sequence[int], size: int) -> Distribution[Hand]:
    """Return the exact chance of each hand of ``size`` cards from a deck with these ``copies`` of each card."""
    ways = comb(sum(copies), size)
    return Distribution((hand, Fraction(prod(map(comb, copies, hand)), ways)) for hand in list_hands(copies, size))


def list_hands(copies: Sequence[int], size: int) -> Iterator[Hand]:
    """Yield each hand of ``size`` cards that the deck allows."""
    if not copies:
        if not size:
            yield ()
        return
    first, *rest = copies
    for count in range(max(0, size - sum(rest)), min(first, size) + 1):
        for hand in list_hands(rest, size - count):
            yield count, *hand


def count_hands(copies: Sequence[int], size: int) -> int:
    """Return how many different hands of ``size`` cards the deck allows."""
    ways = [1] + [0] * size
    for most in copies:
        ways = [sum(ways[n - count] for count in range(min(most, n) + 1)) for n in range(size + 1)]
    return ways[size]
