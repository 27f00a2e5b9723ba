"""The tests that the plug-in runs for each game (``plugin.py``)."""

from __future__ import annotations

import pytest

from .conformance import GameTests


class TestGame(GameTests):
    """Plays a game through the table, lessons, questions and files."""

    @pytest.fixture(autouse=True)
    def _choose_game(self, game: str) -> None:
        self.system = game
