"""Names that a file gives to its own things: one text, or one for each language."""

from __future__ import annotations

import re

from undaunted_nb.engine.json_values import JsonObject
from undaunted_nb.engine.text import Title

from .checker import Checker, short
from .forms import as_is
from .toml_lines import Where

LONGEST = 40
"""The most characters of a name. A card of the table has room for about half as many in a line."""
LANGUAGE = "[a-z]{2,3}"
TEXT: JsonObject = {"type": "string", "minLength": 1}
TITLE = as_is(
    {
        "anyOf": [
            TEXT,
            {"type": "object", "additionalProperties": TEXT, "propertyNames": {"pattern": f"^{LANGUAGE}$"}, "minProperties": 1},
        ]
    }
)
"""The form of a name, for schemas. Its length is checked with the rest of it."""


def read_title(check: Checker, where: Where, value: object) -> Title:
    """Return a name: a text for all languages, or a table with a text for each, such as ``{ en = "Night Raid", uk = "Нічний рейд" }``."""
    if not isinstance(value, dict):
        return Title((("", _name(check, where, value)),))
    if not value:
        check.wrong(where, "fault-a-text", value)
    for language in value:
        if not re.fullmatch(LANGUAGE, language):
            check.fault((*where, language), "fault-language-code", name=short(language))
    return Title(tuple((language, _name(check, (*where, language), text)) for language, text in value.items()))


def _name(check: Checker, where: Where, value: object) -> str:
    name = check.text(where, value)
    if isinstance(value, str) and not (name.strip() and name.isprintable() and len(name) <= LONGEST):
        check.fault(where, "fault-title", name=short(name), most=LONGEST)
    return name.strip()
