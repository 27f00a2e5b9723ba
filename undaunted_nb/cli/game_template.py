"""A small complete game to start from: the one in ``undaunted_nb/template``, with another name."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.text import Text
from undaunted_nb.files.storage import save_text
from undaunted_nb.kit import games

NAME = "outpost"
"""The name of the game in the template."""
ENDINGS = (".ftl", ".py", ".svg", ".toml")


def write_game(name: str, folder: Path) -> tuple[str, ...]:
    """Write a package with a game of that name into a new folder, and return its files.

    Raises:
        TutorError: The name cannot be that of a package, or another game has it.
        FileError: A file cannot be written.

    """
    if not (name.isascii() and name.isidentifier() and name.islower() and "_" not in name) or name in (*games.systems(), *games.packages()):
        raise TutorError(Text("new-game-name", {"name": name[:60]}))
    if folder.exists():
        raise TutorError(Text("new-game-exists", {"folder": str(folder)}))
    goals = []
    for path, file in _files(resources.files("undaunted_nb").joinpath("template")):
        goal = folder / _rename(path, name)
        goal.parent.mkdir(parents=True, exist_ok=True)
        save_text(goal, _rename(file.read_text(encoding="utf-8"), name))
        goals.append(str(goal))
    return tuple(goals)


def _files(place: Traversable, path: str = "") -> Iterator[tuple[str, Traversable]]:
    for file in sorted(place.iterdir(), key=lambda file: file.name):
        if file.is_dir() and file.name != "__pycache__":
            yield from _files(file, f"{path}{file.name}/")
        elif file.name.endswith(ENDINGS):
            yield path + file.name, file


def _rename(text: str, name: str) -> str:
    return text.replace(NAME, name).replace(NAME.capitalize(), name.capitalize())
