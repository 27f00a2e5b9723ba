"""British spellings in files and on the command line: still read, never written."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

BRITISH = {
    "armour": "armor",
    "defence": "defense",
    "neighbour": "neighbor",
    "neighbours": "neighbors",
    "neutralise": "neutralize",
    "neutralised": "neutralized",
    "specialisation": "specialization",
}
"""Each word of a format that was once spelled another way, and how it is spelled now."""


@lru_cache(maxsize=4096)  # the keys of files repeat
def american(word: str) -> str:
    """Return the current spelling of a key, an option or a name. Each part of a name like ``un.defence/123`` counts as a word."""
    return re.sub("[a-z]+", lambda part: BRITISH.get(part[0], part[0]), word)


def with_american_keys(table: Mapping[str, object]) -> dict[str, object]:
    """Return the table of a file with current keys at every depth.

    If a table has both spellings of a key, both stay, and the reader of the file reports the old one.
    """
    return {_current(key, table): _american_value(item) for key, item in table.items()}


def _american_value(value: object) -> object:
    if isinstance(value, list):
        return [_american_value(item) for item in value]
    return with_american_keys(value) if isinstance(value, dict) else value


def _current(key: Any, table: Mapping[str, object]) -> Any:
    current = american(key) if isinstance(key, str) else key  # YAML has keys of other types
    return key if current in table else current
