"""The places of files that outlive a kernel: the user's data folder."""

from __future__ import annotations

import os
import tempfile
from contextlib import suppress
from functools import cache
from pathlib import Path

from undaunted_nb.core.errors import Fault, FileError
from undaunted_nb.core.storage import IN_BROWSER, runs
from undaunted_nb.core.text import Text

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
    if IN_BROWSER and DRIVE.is_dir():
        return DRIVE / "undaunted-nb"
    from platformdirs import user_data_path

    with suppress(KeyError, OSError, RuntimeError):  # the errors of an operating system for a user without an account
        folder = user_data_path("undaunted-nb", appauthor=False)
        if folder.is_absolute():  # without a home folder, "~" remains in the path
            return folder
    return NOWHERE


def visiting() -> bool:
    """Return whether this kernel belongs to one visitor of a Voila page. The visitors share the account of the server."""
    return os.environ.get("SERVER_SOFTWARE", "").startswith("voila/") or os.environ.get("VOILA_PREHEAT") == "True"


VISIT = "undaunted-nb-visit-"
"""The beginning of the name of a visitor's folder. The number of the kernel's process follows."""


@cache
def _visit(process: int) -> Path:
    """Return a visitor's own folder, which ends with the kernel. Remove those of kernels that were killed."""
    import atexit
    from shutil import rmtree

    for left in Path(tempfile.gettempdir()).glob(f"{VISIT}*"):
        with suppress(OSError, ValueError):
            if not runs(int(left.name.removeprefix(VISIT).partition("-")[0])):
                rmtree(left, ignore_errors=True)
    folder = Path(tempfile.mkdtemp(prefix=f"{VISIT}{process}-"))  # only this account can open it
    atexit.register(rmtree, folder, ignore_errors=True)
    return folder


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
