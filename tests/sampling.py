"""Seeded samples of cases that are too many for every run. `make nightly` runs them all."""

import os
from collections.abc import Iterable
from random import Random
from typing import TypeVar

Case = TypeVar("Case")

NIGHTLY = os.environ.get("UNDAUNTED_NB_NIGHTLY") == "1"
"""Whether this run takes every case instead of a sample."""


def sample(cases: Iterable[Case], number: int, *, seed: int = 27) -> list[Case]:
    """Return this many of the cases in their order, the same in each process and each run, or all of them at night."""
    every = list(cases)
    if NIGHTLY or number >= len(every):
        return every
    return [every[at] for at in sorted(Random(seed).sample(range(len(every)), number))]
