"""Which known name a misspelled one probably means."""

from __future__ import annotations

from collections.abc import Iterable

LONGEST = 60
"""The number of characters of a name to compare, because a name from a file can be very long."""
CYRILLIC = str.maketrans("АБВ", "ABC")
"""The letters of squads and faces in the rulebooks."""


def nearest(name: str, known: Iterable[str], least: float = 0.5) -> str:
    """Return the known name most like ``name`` (``""`` if none is), whatever its capitals.

    Args:
        name: The name that is not known.
        known: The names to choose from.
        least: How alike the two have to be, from 0 to 1.

    """
    from difflib import get_close_matches

    by_folded = {candidate.casefold(): candidate for candidate in known}
    matches = get_close_matches(name.translate(CYRILLIC)[:LONGEST].casefold(), by_folded, 1, least)
    return by_folded[matches[0]] if matches else ""
