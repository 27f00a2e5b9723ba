"""Where things are kept between kernels: the user's own data folder."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

HOME = "UNDAUNTED_NB_HOME"
"""The environment variable that names another folder than the user's own (on Binder, in tests)."""


def home() -> Path:
    """The folder where games and progress are kept."""
    if os.environ.get(HOME):
        return Path(os.environ[HOME])
    from platformdirs import user_data_path

    return user_data_path("undaunted-nb", appauthor=False)


def put_aside(place: Path) -> Path:
    """Give a file that is in the way another name: ``….unused-1.json``, and so on; returns it."""
    number = 1
    while (other := place.with_name(f"{place.stem}.unused-{number}.json")).exists():
        number += 1
    with suppress(OSError):
        place.rename(other)
    return other
