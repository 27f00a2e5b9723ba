"""Where games are kept between kernels: one small file a table, in the user's own data folder."""

from __future__ import annotations

import os
from hashlib import sha256
from pathlib import Path

from undaunted_nb.core.errors import TutorError
from undaunted_nb.core.game import Game, load
from undaunted_nb.core.storage import dump_json, save_text
from undaunted_nb.lessons.places import home, put_aside


def place_of(game: Game, side: str) -> Path:
    """The file of a table: the same notebook, scenario, seed and side give the same file."""
    scenario = str(game.start.to_json()["scenario"])
    told = "\n".join([os.environ.get("JPY_SESSION_NAME", ""), scenario, str(game.seed), side, game.start.to_json().__repr__()])
    name = "".join(c if c.isalnum() else "-" for c in Path(scenario).stem)
    return home() / "games" / f"{name}-{sha256(told.encode()).hexdigest()[:12]}.json"


def keep(game: Game, place: Path) -> None:
    """Save the game of a table, atomically. Raises FileError."""
    save_text(place, dump_json(game.to_json()))


def resume(game: Game, side: str) -> bool:
    """Go on where this table was left: takes the saved steps into a game that has none of its own yet, or only the first of them.

    A file that cannot be used is put aside, so that the next decision does not write over it.
    """
    place = place_of(game, side)
    if not place.is_file():
        return False
    try:
        saved: Game | None = load(place)
    except TutorError:
        saved = None
    if saved is not None and saved.start == game.start and (not game.decisions or _lines(saved)[: game.ply] == _lines(game)):
        if saved.decisions:
            game.adopt(saved)
        return bool(saved.decisions)
    put_aside(place)
    return False


def _lines(game: Game) -> list[tuple[str, ...]]:
    return [step.lines for step in game.steps]
