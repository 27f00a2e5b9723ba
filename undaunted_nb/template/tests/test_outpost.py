"""The numbers of the game. What every game must do is tested by undaunted_nb.testing.plugin (see pyproject.toml)."""

from outpost.answers import need
from outpost.system import SYSTEM


def test_woods_protect() -> None:
    """4, 5 and 6 hit on open ground, 5 and 6 in the woods."""
    p = SYSTEM.new_position("outpost/ford")
    assert (need(p, "A4"), need(p, "C3")) == (4, 5)
