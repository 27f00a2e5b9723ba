"""A commented file to begin a scenario with: the work of `undaunted-nb new`."""

from __future__ import annotations

import re
import textwrap
from pathlib import Path

from undaunted_nb import i18n
from undaunted_nb.engine.errors import Fault, FileError
from undaunted_nb.engine.text import Text
from undaunted_nb.files.checker import hint

GAMES = Path(__file__).parents[1] / "games"
FILES = {
    "normandy": GAMES / "undaunted" / "normandy",
    "north-africa": GAMES / "undaunted" / "north_africa",
    "memoir44": GAMES / "memoir44",
}
"""The folder of each game, with the file to begin with and the built-in scenarios."""
WIDE = 100
"""The longest line of a comment."""


def write_template(name: str) -> str:
    """Return the text of a new scenario file: of a game, with comments in the language that is set, or of a built-in scenario.

    Raises FileError for an unknown name.
    """
    game, _, scenario = name.partition("/")
    known = {*FILES, *(f"{game}/{file.stem}" for game, folder in FILES.items() for file in folder.glob("scenarios/*.toml"))}
    if name not in known:
        raise FileError(name[:60], [Fault("", Text("new-unknown", {"hint": hint(name[:60], sorted(known) if scenario else FILES)}))])
    text = (FILES[game] / (f"scenarios/{scenario}.toml" if scenario else "new.toml")).read_text("utf-8")
    return re.sub(r"(?m)^#: (\S+)$", lambda match: _comment(match[1]), text)


def _comment(key: str) -> str:
    return "\n".join(textwrap.wrap(i18n.say(Text(f"new-{key}")), WIDE, initial_indent="# ", subsequent_indent="# "))
