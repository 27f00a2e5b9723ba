"""Where things are kept between kernels: the user's own data folder."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from undaunted_nb.core.errors import Fault, FileError
from undaunted_nb.core.text import Text

HOME = "UNDAUNTED_NB_HOME"
"""The environment variable that names another folder than the user's own (on Binder, in tests)."""
NOWHERE = Path(os.devnull, "undaunted-nb")
"""A folder that is never there, and cannot be made."""


def home() -> Path:
    """The folder where games and progress are kept: NOWHERE, where a user has none."""
    if os.environ.get(HOME):
        return Path(os.environ[HOME])
    from platformdirs import user_data_path

    with suppress(KeyError, OSError, RuntimeError):  # what an operating system says of a user without an account
        folder = user_data_path("undaunted-nb", appauthor=False)
        if folder.is_absolute():  # without a home, "~" stays as it is
            return folder
    return NOWHERE


def no_home() -> FileError:
    """Why nothing can be kept in NOWHERE."""
    return FileError("~", [Fault("", Text("error-no-home", {"variable": HOME}))])


def put_aside(place: Path) -> Path:
    """Give a file that is in the way another name: ``….unused-1.json``, and so on; returns it."""
    if not place.name:
        return place
    number = 1
    while (other := place.with_name(f"{place.stem}.unused-{number}{place.suffix}")).exists():
        number += 1
    with suppress(OSError):
        place.rename(other)
    return other
