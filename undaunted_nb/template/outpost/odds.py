"""The chances. Plans and their goals are counted by playing."""

from __future__ import annotations

from fractions import Fraction

from undaunted_nb.engine.action import Action
from undaunted_nb.kit.small.odds import SmallOdds

from .answers import ends, need
from .position import Position


class Odds(SmallOdds[Position]):
    """The odds of Outpost."""

    def chance(self, p: Position, a: Action) -> Fraction | None:
        """Return the chance that fire hits."""
        return Fraction(7 - need(p, ends(a)[1]), 6) if a.kind == "fire" else None


PART = Odds("outpost")
