"""Which language a person gets where none is asked for: the environment's, the one chosen last, JupyterLab's, or English."""

from __future__ import annotations

import os
import re
from contextlib import suppress
from pathlib import Path

from undaunted_nb import i18n
from undaunted_nb.core.errors import TutorError
from undaunted_nb.core.storage import save_text

from .places import home

LANGUAGE = "UNDAUNTED_NB_LANG"
"""The environment variable that names a language."""
NAME = "language"
"""The file that keeps the language chosen last."""
LAB = Path("@jupyterlab", "translation-extension", "plugin.jupyterlab-settings")
"""Where JupyterLab keeps the language of its menus, below its folder of settings."""


def preferred() -> str:
    """The language a person would like, or "" where nothing says so."""
    found = (os.environ.get(LANGUAGE, ""), _line(home() / NAME), _of_lab())
    return next((language for language in found if language in i18n.LANGUAGES), "")


def keep(language: str) -> None:
    """Remember the language that was chosen at a table: for what this kernel opens next, and for the next one."""
    i18n.set_language(language)
    with suppress(TutorError, OSError):  # what cannot be written is at least known here
        save_text(home() / NAME, f"{language}\n")


def _line(path: Path) -> str:
    """The first word of a small file ("": there is none)."""
    try:
        return path.read_text(encoding="utf-8")[:20].strip()
    except (OSError, ValueError):
        return ""


def _of_lab() -> str:
    try:
        config = os.environ.get("JUPYTER_CONFIG_DIR") or Path.home() / ".jupyter"
        settings = Path(os.environ.get("JUPYTERLAB_SETTINGS_DIR") or Path(config, "lab", "user-settings"))
        found = re.search(r'"locale"\s*:\s*"([a-z]{2})(?![a-z])', (settings / LAB).read_text(encoding="utf-8"))
    except (OSError, ValueError, RuntimeError):
        return ""
    return found[1] if found else ""
