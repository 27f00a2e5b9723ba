"""The saved games for the home page, and how to resume them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.text import Text
from undaunted_nb.kit import registry
from undaunted_nb.lessons.progress.user_data import home
from undaunted_nb.play.game import Game, load

from . import store


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A saved game: its file name, its scenario with its title, its side, the number of its decisions, and whether it is over."""

    name: str
    scenario: str
    label: Text
    side_name: object
    decisions: int
    over: bool


def all_kept() -> list[SavedGame]:
    """Return the saved games, first those that go on, each from the latest on, without unreadable files."""
    games = [game for path in _files() if (game := _read(path, _read_mtime(path)))]
    return sorted(games, key=lambda saved_game: saved_game.over)


@lru_cache(maxsize=1024)
def _read(path: Path, _mtime: int) -> SavedGame | None:
    """Return what a file holds (None: nothing that can be used). It is read again only after a change."""
    try:
        game = load(path)
        side = store.side_of(game, path)
        scenario = game.position.setup.name
        info = registry.system(game.position.system).scenario_info(scenario)
    except (TutorError, KeyError):
        return None
    named = registry.system(game.position.system).present.name_of(game.position, "", "side", side) if side else Text("home-two")
    return SavedGame(path.name, scenario, info["label"], named, game.decisions, bool(game.position.outcome))


def latest(scenario: str) -> str:
    """Return the file name of the most recent game of a scenario that is not over ("" without one)."""
    named = [path for path in _files() if path.stem.startswith(f"{store.short_name(scenario)}-")]
    candidates = (game for path in named if (game := _read(path, _read_mtime(path))))
    return next(
        (saved_game.name for saved_game in candidates if saved_game.scenario == scenario and saved_game.decisions and not saved_game.over),
        "",
    )


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
    except (OSError, TutorError):
        return []
    return sorted(files, key=_read_mtime, reverse=True)


def _read_mtime(path: Path) -> int:
    """Return the time of a file's last change (0: it is gone)."""
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0
