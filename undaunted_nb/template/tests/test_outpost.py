"""The tests of the game: those of every game, and its own numbers."""

from __future__ import annotations

from fractions import Fraction

from outpost.system import SYSTEM
from outpost.table import chance

from undaunted_nb.testing.conformance import GameTests


class TestOutpost(GameTests):
    """Plays Outpost through the table, lessons, questions and files."""

    system = "outpost"


def test_woods_protect() -> None:
    """4, 5 and 6 hit on open ground, 5 and 6 in the woods."""
    p = SYSTEM.new_position("outpost/ford")
    assert (chance(p, "A4"), chance(p, "C3")) == (Fraction(1, 2), Fraction(1, 3))
