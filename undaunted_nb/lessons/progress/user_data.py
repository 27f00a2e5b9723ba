"""The places of files that outlive a kernel: the user's data folder."""

from __future__ import annotations

import atexit
import glob
import logging
import os
import tempfile
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from shutil import rmtree

from undaunted_nb.engine.errors import Fault, FileError, TutorError
from undaunted_nb.engine.text import Text
from undaunted_nb.files.storage import IN_BROWSER, runs, save_text

log = logging.getLogger(__name__)

HOME = "UNDAUNTED_NB_HOME"
"""The environment variable that replaces the user's data folder (on Binder, in tests)."""
NOWHERE = Path(os.devnull, "undaunted-nb")
"""A folder that never exists and cannot be created."""
DRIVE = Path("/drive")
"""The storage of a JupyterLite page: its only folder that outlives a kernel. All notebooks of the page share it."""


def home() -> Path:
    """Return the folder for games and progress, or NOWHERE if the user has none."""
    if visiting():
        return _visit(os.getpid())
    if os.environ.get(HOME):
        return Path(os.environ[HOME])
    if IN_BROWSER and _is_there(DRIVE):
        return DRIVE / "undaunted-nb"
    from platformdirs import user_data_path

    with suppress(KeyError, OSError, RuntimeError):  # the errors of an operating system for a user without an account
        folder = user_data_path("undaunted-nb", appauthor=False)
        if folder.is_absolute():  # without a home folder, "~" remains in the path
            return folder
    return NOWHERE


@cache
def _is_there(drive: Path) -> bool:
    """Return whether the page stores files. It does before a cell runs, or never. Each look at the folder waits for the page."""
    return drive.is_dir()


def visiting() -> bool:
    """Return whether this kernel belongs to one visitor of a Voila page. The visitors share the account of the server."""
    return os.environ.get("SERVER_SOFTWARE", "").startswith("voila/") or os.environ.get("VOILA_PREHEAT") == "True"


FIRST_PAGE = "UNDAUNTED_NB_FIRST_PAGE"
"""The environment variable that the first page of the browser-only site sets."""


def on_first_page() -> bool:
    """Return whether the kernel's page is the first one of the browser-only site: a table alone, with notebooks a link away."""
    return bool(os.environ.get(FIRST_PAGE))


def has_cells() -> bool:
    """Return whether the kernel's page has cells, which keep pictures and in which a person writes code."""
    return not (visiting() or on_first_page())


VISIT = "undaunted-nb-visit-"
"""The beginning of the name of a visitor's folder. The number of the kernel's process follows."""


@cache
def _visit(process: int) -> Path:
    """Return a visitor's own folder, which ends with the kernel. Remove those of kernels that were killed."""
    for left in Path(tempfile.gettempdir()).glob(f"{VISIT}*"):
        with suppress(OSError, ValueError):
            if not runs(int(left.name.removeprefix(VISIT).partition("-")[0])):
                rmtree(left, ignore_errors=True)
    folder = Path(tempfile.mkdtemp(prefix=f"{VISIT}{process}-"))  # only this account can open it
    atexit.register(rmtree, folder, ignore_errors=True)
    return folder


NOTEBOOK = "JPY_SESSION_NAME"
"""The environment variable in which Jupyter gives a kernel the path of its notebook."""


def notebook_file(place_at: Callable[[str], Path]) -> Path:
    """Return the file that belongs to this kernel's notebook, given the file that belongs to the notebook with a path.

    A notebook that was renamed or moved keeps its file: if exactly one notebook that no longer exists has left one, that gets the new name.
    """
    here = os.environ.get(NOTEBOOK, "")
    place = place_at(here)
    if here and not place.is_relative_to(NOWHERE) and Path(here).is_file():  # not the name of a session without a file
        with suppress(OSError, ValueError):
            known = _note_notebook(here)
            if not place.is_file():
                missing = [path for path in known if not Path(path).exists()]
                left = {file for path in missing if (file := place_at(path)).is_file()}
                if len(left) == 1:
                    _move(left.pop(), place)
    return place


def notebooks() -> list[str]:
    """Return the path of this kernel's notebook and those of all that had a file here."""
    known: list[str] = []
    with suppress(OSError):
        known = _known_notebooks()
    return [os.environ.get(NOTEBOOK, ""), *known]


def _notes() -> Path:
    return home() / "notebooks.txt"


def _known_notebooks() -> list[str]:
    notes = _notes()
    return notes.read_text(encoding="utf-8", errors="replace").splitlines() if notes.is_file() else []


def _note_notebook(path: str) -> list[str]:
    """Add the path of a notebook to the list of those that had a file here, and return the list. Two kernels can add to it at once."""
    known = _known_notebooks()
    if path not in known and path.isprintable():
        notes = _notes()
        notes.parent.mkdir(parents=True, exist_ok=True)
        with notes.open("a", encoding="utf-8") as file:
            file.write(f"{path}\n")
    return known


def _move(file: Path, place: Path) -> None:
    """Rename a file, and those beside it that differ from it by a number at the end of the name (``….jsonl``, ``…-2.jsonl``)."""
    for sibling in file.parent.glob(f"{glob.escape(file.stem)}*{file.suffix}"):
        sibling.rename(place.with_name(sibling.name.replace(file.stem, place.stem, 1)))
    log.info("the files of a notebook that was renamed go on: %s", place.name)


def read_note(path: Path, longest: int) -> str | None:
    """Return at most so many characters of a small file, or None if it cannot be read. Another program can have written it."""
    try:
        with path.open(encoding="utf-8") as file:
            return file.read(longest)
    except (OSError, ValueError):
        return None


def save_note(path: Path, text: str) -> None:
    """Write a small file that can be done without: if that fails, only the log says so."""
    try:
        save_text(path, text)
    except (TutorError, OSError) as error:
        log.info("%s is not stored: %s", path.name, type(error).__name__)


def no_home() -> FileError:
    """Return the error that explains why NOWHERE cannot store files."""
    return FileError("~", [Fault("", Text("error-no-home", {"variable": HOME}))])


def put_aside(place: Path) -> Path:
    """Rename a file that is in the way and return the new path.

    The new name is ``….unused-1.json``, or has a higher number.
    """
    if not place.name:
        return place
    number = 1
    while (other := place.with_name(f"{place.stem}.unused-{number}{place.suffix}")).exists():
        number += 1
    with suppress(OSError):
        place.rename(other)
    return other
