"""The shipped games pass the tests of every game."""

from __future__ import annotations

import pytest

from undaunted_nb.kit.registry import system_names
from undaunted_nb.testing.conformance import GameTests


@pytest.mark.parametrize("name", system_names())
@pytest.mark.parametrize("test", [test for test in dir(GameTests) if test.startswith("test_") and "lessons" not in test])
def test_a_shipped_game_passes(name: str, test: str) -> None:
    class Shipped(GameTests):
        system = name
        seeds = 1
        every = 40

    getattr(Shipped(), test)()
