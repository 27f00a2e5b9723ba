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
    """Return the file to begin with of each game: a commented one, or else its first scenario."""
    template_files = {game: games.folder(game).joinpath(FILE) for game in games.systems()}
    first = {game: next(iter(games.scenarios(game).values()), None) for game in games.systems()}
    files = {game: file if file.is_file() else first[game] for game, file in template_files.items()}
    return {game: file for game, file in files.items() if file}


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
