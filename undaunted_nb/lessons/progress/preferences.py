"""The default language (from the environment, the last choice, JupyterLab, the browser, or English) and the last opponent."""

from __future__ import annotations

import os
import re
from collections.abc import Collection, Mapping
from pathlib import Path

from undaunted_nb import i18n
from undaunted_nb.play.opponent import FORMER, OPPONENTS
from undaunted_nb.probability.arguments import one_of

from .user_data import home, read_note, save_note

LANGUAGE = "UNDAUNTED_NB_LANG"
"""The environment variable that names a language."""
BROWSER = "UNDAUNTED_NB_BROWSER_LANG"
"""The environment variable with the language of the visitor's browser. The first page of the browser-only site sets it."""
NAME = "language"
"""The file that stores the last chosen language."""
OPPONENT = "opponent"
"""The file that stores the last chosen opponent."""
LIKE_YOU = "like-you"
"""The choice of an opponent that is about as strong as the learner (``widgets/saves/levels.py`` finds it)."""
CHOICES: Mapping[str, Collection[str]] = {NAME: i18n.KNOWN, OPPONENT: (*OPPONENTS, LIKE_YOU)}
"""What each file can hold. Nothing else is written or read."""
LONGEST = 100
LAB = Path("@jupyterlab", "translation-extension", "plugin.jupyterlab-settings")
"""The file in which JupyterLab stores the language of its menus, relative to its settings folder."""


def preferred_language() -> str:
    """Return the preferred language, or "" if no setting names one."""
    candidates = (os.environ.get(LANGUAGE, ""), _line(NAME), _of_lab(), os.environ.get(BROWSER, ""))
    return next((language for language in candidates if language in i18n.KNOWN), "")


def keep(language: str) -> None:
    """Store the language chosen at a table, for this kernel and for later ones."""
    i18n.set_language(language)
    _save(NAME, i18n.current())


def last_opponent() -> str:
    """Return the opponent that was chosen last, LIKE_YOU, or "" if none was."""
    return _line(OPPONENT)


def keep_opponent(name: str) -> None:
    """Store the opponent chosen at a table, for the next games. Raises TutorError if it is unknown."""
    one_of("opponent", name, tuple(CHOICES[OPPONENT]))
    _save(OPPONENT, name)


def _save(name: str, choice: str) -> None:
    save_note(home() / name, f"{choice}\n")  # without a writable file, the choice still holds in this kernel


def _line(name: str) -> str:
    """Return the choice in a small file, or "" without one."""
    line = (read_note(home() / name, LONGEST) or "").strip()
    line = FORMER.get(line, line)
    return line if line in CHOICES[name] else ""


def _of_lab() -> str:
    try:
        config = os.environ.get("JUPYTER_CONFIG_DIR") or Path.home() / ".jupyter"
        settings = Path(os.environ.get("JUPYTERLAB_SETTINGS_DIR") or Path(config, "lab", "user-settings"))
        match = re.search(r'"locale"\s*:\s*"([a-z]{2})(?![a-z])', (settings / LAB).read_text(encoding="utf-8"))
    except (OSError, ValueError, RuntimeError):
        return ""
    return match[1] if match else ""
