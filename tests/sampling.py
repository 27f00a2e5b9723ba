"""Seeded samples of cases that are too many for every run. `make nightly` runs them all."""

import os
from collections.abc import Iterable
from itertools import combinations
from random import Random
from typing import Any, TypeVar

Case = TypeVar("Case")
Parts = TypeVar("Parts", bound=tuple[Any, ...])

NIGHTLY = os.environ.get("UNDAUNTED_NB_NIGHTLY") == "1"
"""Whether this run takes every case instead of a sample."""


def sample(cases: Iterable[Case], number: int, *, seed: int = 27) -> list[Case]:
    """Return this many of the cases in their order, the same in each process and each run, or all of them at night."""
    every = list(cases)
    if NIGHTLY or number >= len(every):
        return every
    return [every[at] for at in sorted(Random(seed).sample(range(len(every)), number))]


def cover(cases: Iterable[Parts], *, together: int = 2, seed: int = 27) -> list[Parts]:
    """Return few of the cases, in which any two parts meet that meet in one of the cases (with `together=1`: in which any part is).

    They are in their order, the same in each process and each run, or all of them at night.
    """
    every = list(cases)
    if NIGHTLY:
        return every
    meets = {case: set(combinations(enumerate(case), together)) for case in every}
    missing, taken = set().union(*meets.values()), set()
    order = Random(seed).sample(every, len(every))
    while missing:
        best = max(order, key=lambda case: len(meets[case] & missing))
        taken.add(best)
        missing -= meets[best]
    return [case for case in every if case in taken]
