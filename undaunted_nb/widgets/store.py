"""Where games are kept between kernels: one small file a table, in the user's own data folder."""

from __future__ import annotations

import os
from hashlib import sha256
from pathlib import Path

from undaunted_nb.core.errors import TutorError
from undaunted_nb.core.game import Game, load
from undaunted_nb.core.storage import dump_json, save_text

HOME = "UNDAUNTED_NB_HOME"
"""The environment variable that names another folder than the user's own (on Binder, in tests)."""


def home() -> Path:
    """The folder where games are kept."""
    if os.environ.get(HOME):
        return Path(os.environ[HOME])
    from platformdirs import user_data_path

    return user_data_path("undaunted-nb", appauthor=False)


def place_of(game: Game, side: str) -> Path:
    """The file of a table: the same notebook, scenario, seed and side give the same file."""
    scenario = str(game.start.to_json()["scenario"])
    told = "\n".join([os.environ.get("JPY_SESSION_NAME", ""), scenario, str(game.seed), side, game.start.to_json().__repr__()])
    name = "".join(c if c.isalnum() else "-" for c in Path(scenario).stem)
    return home() / "games" / f"{name}-{sha256(told.encode()).hexdigest()[:12]}.json"


def keep(game: Game, side: str) -> None:
    """Save the game of a table, atomically. Raises FileError."""
    save_text(place_of(game, side), dump_json(game.to_json()))


def resume(game: Game, side: str) -> bool:
    """Go on where this table was left: takes the saved steps into a game that has none of its own yet. A file that cannot be used is left alone."""
    if game.decisions or not place_of(game, side).is_file():
        return False
    try:
        saved = load(place_of(game, side))
    except TutorError:
        return False
    if saved.start != game.start or not saved.decisions:
        return False
    game.adopt(saved)
    return True
