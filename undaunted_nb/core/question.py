"""Questions that an engine makes and answers."""

from __future__ import annotations

from typing import NamedTuple

from .position import Position
from .text import Text


class Option(NamedTuple):
    """One answer that can be chosen: what it says, and why it is not right (nothing to say for the right one)."""

    label: Text | str
    why: Text | None = None

    @property
    def right(self) -> bool:
        """Is this the answer?"""
        return self.why is None


class Question(NamedTuple):
    """A question about a position, as ``side`` sees it. The same ``id`` is the same question again.

    ``action`` is what is about to happen, in notation ("" for nothing). Exactly one option is right; ``after`` explains the answer.
    """

    id: str
    maker: str
    level: int
    rules: tuple[str, ...]
    position: Position
    side: str
    action: str
    text: Text
    options: tuple[Option, ...]
    after: Text

    @property
    def answer(self) -> int:
        """The number of the right option."""
        return next(i for i, option in enumerate(self.options) if option.right)


class Maker(NamedTuple):
    """A kind of question: its name, how hard it is (1 to 3), and the rules that it asks (one of its questions asks some of them)."""

    name: str
    level: int
    rules: tuple[str, ...]
