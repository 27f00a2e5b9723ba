"""A sentence that is not yet in any language: a message key with its parameters; and the numbers in it that bear a mark."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

SIGN = "°"
"""Stands behind a number of our own; the legend says what it means."""


class Own(int):
    """A number of our own, in place of a printed one that could not be found: sentences write it with the sign.

    It reckons like any other, and what is reckoned out of it bears no mark.
    """

    __slots__ = ()


def marked(number: int) -> int | str:
    """A number as it is drawn: one of our own with the sign."""
    return f"{int(number)}{SIGN}" if isinstance(number, Own) else number


class Text(NamedTuple):
    """A message of the catalogues in ``undaunted_nb/i18n``: its key, and what goes into it (values may be Texts, or lists of them)."""

    key: str
    params: Mapping[str, object] = {}

    def __str__(self) -> str:
        return _renderer(self)


def _bare(text: Text) -> str:
    return text.key + "".join(f" {name}={value}" for name, value in text.params.items())


_renderer: Callable[[Text], str] = _bare


def set_renderer(renderer: Callable[[Text], str]) -> None:
    """Say how a Text becomes words; without it (the bare engine) a Text reads as its key and parameters."""
    global _renderer  # noqa: PLW0603  (the one seam between the engine and the languages)
    _renderer = renderer
