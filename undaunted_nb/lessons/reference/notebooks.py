"""The notebooks of this project: in an installed package, or beside it in a clone."""

from __future__ import annotations

from pathlib import Path

NAME = "notebooks"


def notebook_folder() -> Path | None:
    """Return the folder of the notebooks, or None in the browser-only site, which has them elsewhere."""
    package = Path(__file__).resolve().parents[2]
    return next((folder for folder in (package / NAME, package.parent / NAME) if folder.is_dir()), None)
