"""The saved games for the home page, and how to resume them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.text import Text
from undaunted_nb.kit import registry
from undaunted_nb.lessons.progress.user_data import home
from undaunted_nb.play.game import Game, load
from undaunted_nb.play.opponent import opponent_of

from . import store


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A saved game: its file name, its game, its scenario with its title, its side, the number of its decisions, and whether it is over.

    ``opponent`` is the opponent of its side ("": another person, or unknown), and ``winner`` the side that has won ("": none).
    """

    name: str
    game: str
    scenario: str
    label: Text
    side: str
    side_name: object
    decisions: int
    over: bool
    opponent: str
    winner: str


def all_kept() -> list[SavedGame]:
    """Return the saved games, first those that go on, each from the latest on, without unreadable files."""
    return sorted(_read_all(_files()), key=lambda saved_game: saved_game.over)


def _read_all(paths: Iterable[Path]) -> Iterator[SavedGame]:
    """Yield what the files hold, without the unreadable ones."""
    return (game for path in paths if (game := _read(path, _read_mtime(path))))


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
    outcome = game.position.outcome
    foe = opponent_of(game.players, side) or ""
    winner = (outcome.winner or "") if outcome else ""
    return SavedGame(path.name, info["game"], scenario, info["label"], side, named, game.decisions, bool(outcome), foe, winner)


def latest(scenario: str) -> str:
    """Return the file name of the most recent game of a scenario that is not over ("" without one)."""
    named = [path for path in _files() if path.stem.startswith(f"{store.short_name(scenario)}-")]
    return next(
        (
            saved_game.name
            for saved_game in _read_all(named)
            if saved_game.scenario == scenario and saved_game.decisions and not saved_game.over
        ),
        "",
    )


def find_last_result(game: str, opponents: Collection[str]) -> SavedGame | None:
    """Return the most recent saved game that is over and had one of these opponents (None: there is none)."""
    return next((known for known in _read_all(_files()) if known.over and known.game == game and known.opponent in opponents), None)


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
