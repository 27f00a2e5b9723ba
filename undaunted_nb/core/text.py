"""A sentence that is not yet in any language: a message key with its parameters; and numbers that know that they are the project's."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import NamedTuple

CONTROL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")
"""What a terminal obeys instead of showing it: all control characters but tab and line feed, and those that turn the order of letters."""


def clean(text: str) -> str:
    """Return a text that a terminal shows as it is: control characters become question marks."""
    return CONTROL.sub("?", text)


class Own(int):
    """A number that this project chose because the printed one could not be found.

    It counts and reads like any other number. "About the numbers" lists these, and results computed from them are plain numbers.
    """

    __slots__ = ()


class Text(NamedTuple):
    """A message of the catalogues in ``undaunted_nb/i18n``: its key, and what goes into it (values may be Texts, or lists of them)."""

    key: str
    params: Mapping[str, object] = {}

    def __str__(self) -> str:
        return _renderer(self)


def _bare(text: Text) -> str:
    return clean(text.key + "".join(f" {name}={value}" for name, value in text.params.items()))


_renderer: Callable[[Text], str] = _bare


def set_renderer(renderer: Callable[[Text], str]) -> None:
    """Say how a Text becomes words; without it (the bare engine) a Text reads as its key and parameters."""
    global _renderer  # noqa: PLW0603  (the one seam between the engine and the languages)
    _renderer = renderer
