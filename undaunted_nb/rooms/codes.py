"""Room codes that every keyboard can type, and the names of pupils."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection
from random import Random

from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import say

LETTERS = "ABCEHKMPTX"
"""The letters of a code. In Latin and in Cyrillic, they look alike."""
LATIN = str.maketrans("АВСЕНКМРТХ", LETTERS)
"""The Latin letter for each Cyrillic one."""
LENGTH = 4
FORMULA = "=+-@ "
"""The signs with which a spreadsheet begins a formula. The names of a class are in its CSV file."""
LONGEST_NAME = 24
"""The maximum number of characters in the name of a pupil."""


def make_code(rng: Random) -> str:
    """Return a room code."""
    return "".join(rng.choice(LETTERS) for _ in range(LENGTH))


def read_code(text: str) -> str:
    """Return a code as somebody typed it, in Latin capitals and without spaces."""
    return "".join(text.split()).upper().translate(LATIN)


def read_name(text: str) -> str:
    """Return a name without signs that cannot be seen and without the beginning of a formula, or "" if nothing is left or it is long."""
    plain = unicodedata.normalize("NFC", text)
    visible = "".join(" " if unicodedata.category(sign)[0] == "Z" else sign for sign in plain if unicodedata.category(sign)[0] != "C")
    name = " ".join(visible.split()).lstrip(FORMULA)
    return name if len(name) <= LONGEST_NAME else ""


def is_taken(name: str, names: Collection[str]) -> bool:
    """Return whether somebody has this name. Capital letters make no difference."""
    return name.casefold() in {other.casefold() for other in names}


def suggest_names(language: str) -> list[str]:
    """Return some names that nobody needs to think about."""
    return [name.strip() for name in say(Text("room-suggestions"), language).split(",")]


def check_name(name: object, names: Collection[str]) -> str:
    """Return a new name for a pupil. Raises TutorError if it is no name, or somebody has it."""
    visible_name = read_name(name) if isinstance(name, str) else ""
    if not visible_name:
        raise TutorError(Text("room-no-name", {"most": LONGEST_NAME}))
    if is_taken(visible_name, names):
        raise TutorError(Text("room-name-taken", {"name": visible_name}))
    return visible_name
