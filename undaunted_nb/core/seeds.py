"""Seeds: numbers that make random outcomes repeatable."""

from __future__ import annotations

import operator
from contextlib import suppress
from typing import SupportsIndex, cast

from .errors import TutorError
from .text import Text

MOST = 2**63 - 1
"""The largest seed that fits into 64 bits in every language that reads a save."""


def checked(seed: object) -> int:
    """Return a valid seed as a plain int. Raises TutorError unless it is a whole number from 0 to MOST."""
    number = seed
    if not isinstance(seed, bool):
        with suppress(TypeError):
            number = operator.index(cast("SupportsIndex", seed))  # numbers of numpy are as good as any
    if not isinstance(number, int) or isinstance(number, bool) or not 0 <= number <= MOST:
        from .checker import short

        found = short(repr(seed) if isinstance(seed, str) else seed)
        raise TutorError(Text("error-number", {"name": "seed", "value": found, "least": "0", "most": str(MOST)}))
    return number


def after(seed: int | None) -> int | None:
    """Return the next seed, which gives other repeatable outcomes."""
    return None if seed is None else (seed + 1) % (MOST + 1)
