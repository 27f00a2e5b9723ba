"""The list of scenarios: those that are installed, and those of a folder, which people share as it is."""

from __future__ import annotations

from collections.abc import Iterator
from os import PathLike
from pathlib import Path

from undaunted_nb.engine.display import SelfDisplay, display
from undaunted_nb.engine.errors import Fault, FileError
from undaunted_nb.engine.text import Text
from undaunted_nb.files.storage import name_of, read_text

from . import games
from .registry import ScenarioInfo, scenario_infos, system_of_scenario

MOST = 200
"""The most files of a folder that are looked at."""
BALANCE = "balance.toml"
"""The file of a folder with the results of many games, in the form of those that ship with a game."""


def files_in(folder: str | PathLike[str]) -> list[Path]:
    """Return the files of a folder that can be scenarios, by name. Raises FileError if there is no such folder."""
    place = Path(name_of(folder))
    try:
        files = sorted(path for path in place.iterdir() if path.suffix == ".toml" and path.name not in (BALANCE, "pyproject.toml"))
    except (OSError, ValueError):
        raise FileError(str(place), [Fault("", Text("gallery-no-folder", {"folder": str(place)[:200]}))]) from None
    return files[:MOST]


def is_of_another_kind(path: Path) -> bool:
    """Return whether a file says that it is something else, such as a lesson. Raises FileError if it cannot be read."""
    form = games.format_of(read_text(path))
    return bool(form) and "scenario" not in form


def infos_in(folder: str | PathLike[str]) -> Iterator[ScenarioInfo]:
    """Yield what is known of each scenario in a folder. One with faults is left out."""
    for path in files_in(folder):
        try:
            if not is_of_another_kind(path):
                info = system_of_scenario(str(path)).scenario_info(str(path))
                yield info if str(info["label"]) else {**info, "label": Text("plain", {"text": path.name})}
        except FileError:
            continue


class ScenarioList(list[ScenarioInfo], SelfDisplay):
    """Scenarios that show themselves as a table."""

    def __repr__(self) -> str:
        form = display(self)
        return form.text if form else super().__repr__()


def scenarios(folder: str | PathLike[str] = "") -> ScenarioList:
    """Return every scenario you can open, or those of a folder.

    In a folder, each file that can be opened is a scenario. Its ``name`` is its path, for ``un.new_game``. ``un.gallery(folder)`` shows the
    same scenarios as cards, and says what is wrong with a file that is left out here.

    Args:
        folder: The path of a folder with scenario files (default: the built-in scenarios, and those of installed packages).

    Returns:
        One dictionary per scenario. Its keys include ``name``, ``game``, ``title``, ``sides``, and ``source`` (the source of its numbers).

    Raises:
        FileError: There is no such folder.

    Example:
        >>> "normandy/la-raye" in [scenario["name"] for scenario in un.scenarios()]
        True

    """
    infos = infos_in(folder) if folder else scenario_infos()
    return ScenarioList({**info, "title": str(info["label"])} for info in infos)
