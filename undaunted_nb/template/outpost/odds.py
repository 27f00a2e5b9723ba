"""The chances. Plans and their goals are counted by playing."""

from __future__ import annotations

from fractions import Fraction

from undaunted_nb.kit.small.odds import SmallOdds

from .answers import need
from .position import Position


def chance(p: Position, tile: str) -> Fraction:
    """Return the chance that fire hits a squad on a tile."""
    return Fraction(7 - need(p, tile), 6)


PART: SmallOdds[Position] = SmallOdds("outpost")
