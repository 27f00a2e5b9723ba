"""The games that are kept, for the home page: which there are, and how one goes on."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from undaunted_nb.core import registry
from undaunted_nb.core.errors import TutorError
from undaunted_nb.core.game import Game, load, new_game
from undaunted_nb.core.text import Text
from undaunted_nb.lessons.places import home

from . import store

MOST = 8
"""How many games are listed: those that were played last."""


class Kept(NamedTuple):
    """A kept game: the name of its file, what it is called, who plays it, and how many decisions were made."""

    name: str
    label: Text
    side_name: object
    decisions: int


def there(scenario: str, side: str, seed: int) -> bool:
    """Is such a game kept?"""
    try:
        return store.place_of(new_game(scenario, seed=seed), side).is_file()
    except (OSError, TutorError):
        return False


def all_kept() -> list[Kept]:
    """The games that were played last, the latest first; a file that cannot be read is left out."""
    found = []
    for path in _files()[:MOST]:
        try:
            game = load(path)
            side = _side(game, path)
            info = registry.system(game.position.system).scenario_info(game.position.setup.name)  # type: ignore[attr-defined]
        except (TutorError, KeyError):
            continue
        named = registry.system(game.position.system).present.to_act_name(game.position, side) if side else Text("home-two")
        found.append(Kept(path.name, info["label"], named, game.decisions))
    return found


def take(name: str) -> tuple[Game, str]:
    """A kept game, and who plays it. Raises TutorError for one that is not there."""
    path = next((path for path in _files() if path.name == name), None)
    if path is None:
        raise TutorError(Text("error-message"))
    game = load(path)
    return game, _side(game, path)


def _files() -> list[Path]:
    try:
        files = [path for path in (home() / "games").iterdir() if path.suffix in (".json", ".jsonl") and ".unused-" not in path.name]
        return sorted(files, key=lambda path: -path.stat().st_mtime)
    except (OSError, TutorError):
        return []


def _side(game: Game, path: Path) -> str:
    """Who plays it: the side whose file this is; of a game from another notebook the first."""
    sides: tuple[str, ...] = game.position.setup.sides  # type: ignore[attr-defined]
    return next((side for side in (*sides, "") if path.stem.startswith(store.place_of(game, side).stem)), sides[0])
