"""Seeds: the numbers from which chance falls the same way again."""

from __future__ import annotations

import operator
from contextlib import suppress
from typing import SupportsIndex, cast

from .errors import TutorError
from .text import Text

MOST = 2**63 - 1
"""The largest seed: what fits into 64 bits in every language that may read a save."""


def checked(seed: object) -> int:
    """A seed that can be used, as a plain int. Raises TutorError for what is no whole number from 0 to MOST."""
    number = seed
    if not isinstance(seed, bool):
        with suppress(TypeError):
            number = operator.index(cast("SupportsIndex", seed))  # numbers of numpy are as good as any
    if not isinstance(number, int) or isinstance(number, bool) or not 0 <= number <= MOST:
        from .sheet import short

        found = short(repr(seed) if isinstance(seed, str) else seed)
        raise TutorError(Text("error-number", {"name": "seed", "value": found, "least": "0", "most": str(MOST)}))
    return number


def after(seed: int | None) -> int | None:
    """The next seed: other chance, that falls the same way again."""
    return None if seed is None else (seed + 1) % (MOST + 1)
