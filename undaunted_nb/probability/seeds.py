"""Seeds: numbers that make random outcomes repeatable."""

from __future__ import annotations

from .arguments import whole_number

MOST = 2**63 - 1
"""The largest seed that fits into 64 bits in every language that reads a save."""


def check_seed(seed: object) -> int:
    """Return a valid seed as a plain int. Raises TutorError unless it is a whole number from 0 to MOST."""
    return whole_number("seed", seed, 0, MOST)


def after(seed: int | None) -> int | None:
    """Return the next seed, which gives other repeatable outcomes."""
    return None if seed is None else (seed + 1) % (MOST + 1)
