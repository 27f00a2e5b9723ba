"""The saved games for the home page, and how to resume them."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from undaunted_nb.core import registry
from undaunted_nb.core.errors import TutorError
from undaunted_nb.core.game import Game, load
from undaunted_nb.core.text import Text
from undaunted_nb.lessons.places import home

from . import store

MOST = 8
"""The maximum number of listed games. The most recent ones are listed."""


class Kept(NamedTuple):
    """A saved game: its file name, its title, its side, and the number of its decisions."""

    name: str
    label: Text
    side_name: object
    decisions: int


def all_kept() -> list[Kept]:
    """Return the most recent games, the latest first, without unreadable files."""
    found = []
    for path in _files()[:MOST]:
        try:
            game = load(path)
            side = store.side_of(game, path)
            info = registry.system(game.position.system).scenario_info(game.position.setup.name)  # type: ignore[attr-defined]
        except (TutorError, KeyError):
            continue
        named = registry.system(game.position.system).present.to_act_name(game.position, side) if side else Text("home-two")
        found.append(Kept(path.name, info["label"], named, game.decisions))
    return found


def latest(scenario: str) -> str:
    """Return the file name of the most recent game of a scenario that is not over ("" without one)."""
    named = [path for path in _files() if path.stem.startswith(f"{store.short_name(scenario)}-")]
    return next((path.name for path in named[:MOST] if _goes_on(str(path), path.stat().st_mtime_ns, scenario)), "")


@lru_cache(maxsize=64)
def _goes_on(path: str, _changed: int, scenario: str) -> bool:
    """Return whether a file is a game of this scenario that is not over. It is read again only after a change."""
    try:
        game = load(path)
    except TutorError:
        return False
    return game.position.setup.name == scenario and bool(game.decisions) and not game.position.outcome  # type: ignore[attr-defined]


def take(name: str) -> tuple[Game, str]:
    """Return a saved game and its side. Raises TutorError if it does not exist."""
    path = next((path for path in _files() if path.name == name), None)
    if path is None:
        raise TutorError(Text("error-message"))
    game = load(path)
    return game, store.side_of(game, path)


def _files() -> list[Path]:
    try:
        files = [path for path in (home() / "games").iterdir() if path.suffix in (".json", ".jsonl") and ".unused-" not in path.name]
        return sorted(files, key=lambda path: -path.stat().st_mtime)
    except (OSError, TutorError):
        return []
