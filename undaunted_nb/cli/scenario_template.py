"""A commented file to begin a scenario with: the work of `undaunted-nb new`."""

from __future__ import annotations

import re
import textwrap
from typing import TYPE_CHECKING

from undaunted_nb import i18n
from undaunted_nb.engine.errors import Fault, FileError
from undaunted_nb.engine.text import Text
from undaunted_nb.files.checker import hint
from undaunted_nb.kit import games

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

FILE = "new.toml"
"""The file to begin with, in the folder of a game."""
WIDE = 100
"""The longest line of a comment."""


def list_templates() -> dict[str, Traversable]:
    """Return the file to begin with of each game that has one."""
    return {game: file for game in games.systems() if (file := games.folder(game).joinpath(FILE)).is_file()}


def write_template(name: str) -> str:
    """Return the text of a new scenario file: of a game, with comments in the language that is set, or of a built-in scenario.

    Raises FileError for an unknown name.
    """
    templates = list_templates()
    scenarios = {name: file for game in templates for name, file in games.scenarios(game).items()}
    files = {**templates, **scenarios}
    if name not in files:
        raise FileError(name[:60], [Fault("", Text("new-unknown", {"hint": hint(name[:60], sorted(files) if "/" in name else templates)}))])
    text = files[name].read_text("utf-8")
    return re.sub(r"(?m)^#: (\S+)$", lambda match: _comment(match[1]), text)


def _comment(key: str) -> str:
    return "\n".join(textwrap.wrap(i18n.say(Text(f"new-{key}")), WIDE, initial_indent="# ", subsequent_indent="# "))
