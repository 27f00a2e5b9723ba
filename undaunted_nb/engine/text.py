"""Sentences before translation (a message key with its parameters), and numbers marked as the project's own placeholders."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import NamedTuple

CONTROL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")
"""Characters that a terminal obeys instead of showing: control characters except tab and line feed, and text direction marks.

Also half a character of UTF-16, which JSON can spell: no file and no terminal can hold it.
"""


def clean(text: str) -> str:
    """Return a text that a terminal shows as it is: control characters become question marks."""
    return CONTROL.sub("?", text)


def excerpt(value: object) -> str:
    """Return how Python writes a value, cut to the length of a message. It takes any value."""
    try:
        return repr(value)[:60]
    except Exception:  # noqa: BLE001  (a number of 5,000 digits, or an object that fails to write itself)
        return f"<{type(value).__name__}>"


class SubstituteNumber(int):
    """A number that this project chose because the printed number could not be found.

    It counts and reads like any other number. "About the numbers" lists these numbers. Results computed from them are plain numbers.
    """

    __slots__ = ()


class Title(NamedTuple):
    """A name that a file gives, in one language or more. It is a parameter of a Text, as it stands.

    ``texts`` has pairs of a language and the name in it. The language "" is any other.
    """

    texts: tuple[tuple[str, str], ...] = ()

    def __bool__(self) -> bool:
        return bool(self.texts)

    def __str__(self) -> str:
        return self.texts[0][1] if self.texts else ""


class Text(NamedTuple):
    """A message of the catalogs in ``undaunted_nb/i18n``: its key and its parameters (values can be Texts, or lists of them)."""

    key: str
    params: Mapping[str, object] = {}

    def __hash__(self) -> int:
        return hash(self.key)  # parameters can be lists

    def __str__(self) -> str:
        return _renderer(self)


def _bare(text: Text) -> str:
    return clean(text.key + "".join(f" {name}={value}" for name, value in text.params.items()))


_renderer: Callable[[Text], str] = _bare


def set_renderer(renderer: Callable[[Text], str]) -> None:
    """Set the function that turns a Text into words. Without it (the engine alone) a Text reads as its key and parameters."""
    global _renderer  # noqa: PLW0603  (the one seam between the engine and the languages)
    _renderer = renderer
