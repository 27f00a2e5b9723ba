"""The wheel of a game that `undaunted-nb new-game` wrote."""

from __future__ import annotations

import sys
from pathlib import Path

from tests.project.environments import run
from undaunted_nb.cli.game_template import write_game


def build_game(name: str, folder: Path) -> Path:
    """Return the wheel of a new game. It is built with the hatchling of this environment."""
    write_game(name, source := folder / "source")
    run(sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", folder / "dist", cwd=source)
    return next((folder / "dist").glob("*.whl"))
