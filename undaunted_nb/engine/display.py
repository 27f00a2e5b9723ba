"""How values show themselves: in words at the end of a cell or in a terminal, and as HTML in a notebook.

The engine has neither words nor drawings. The layers above set the function that makes both.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple


class Display(NamedTuple):
    """A value in words, and as HTML."""

    text: str
    html: str


_make: Callable[[object], Display] | None = None


def set_display(make: Callable[[object], Display] | None) -> None:
    """Set the function that shows a value (None: there is none, and values read as Python writes them)."""
    global _make  # noqa: PLW0603  (as in ``text.py``, a seam between the engine and the layers above)
    _make = make


def display(value: object) -> Display | None:
    """Return a value in words and as HTML (None: the engine is alone)."""
    return _make(value) if _make else None


class SelfDisplay:
    """A mixin for values that show themselves: ``str`` in words, and in a notebook as HTML. Its classes have a ``repr`` of their own."""

    __slots__ = ()

    def __str__(self) -> str:
        form = display(self)
        return form.text if form else repr(self)

    def _repr_html_(self) -> str | None:
        form = display(self)
        return form.html if form else None
