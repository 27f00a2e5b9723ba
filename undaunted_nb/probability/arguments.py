"""Checks of arguments that people write: whole numbers, words from a list, yes or no."""

from __future__ import annotations

import operator
from contextlib import suppress
from typing import SupportsIndex, cast

from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.text import Text, excerpt
from undaunted_nb.files.checker import short

MOST = 100
"""The largest number in a question, unless another limit applies."""
PRECISE = 2**53
"""The number from which a sentence cannot write all digits of a number."""


def whole_number(name: str, value: object, least: int, most: int = MOST) -> int:
    """Return a whole number from ``least`` to ``most`` as a plain int. NumPy's whole numbers are as good as any.

    Raises TutorError for any other value. The message calls it ``name``.
    """
    number = value
    if not isinstance(value, bool):
        with suppress(TypeError):
            number = operator.index(cast("SupportsIndex", value))
    if not isinstance(number, int) or isinstance(number, bool) or not least <= number <= most:
        text = short(number if isinstance(number, int) else repr(value))
        largest = most if most < PRECISE else str(most)
        raise TutorError(Text("error-number", {"name": name, "value": text, "least": least, "most": largest}))
    return number


def one_of(name: str, value: object, words: tuple[str, ...]) -> None:
    """Raise TutorError unless ``value`` is one of ``words``. The message calls it ``name``."""
    if value not in words:
        raise TutorError(Text("odds-word", {"name": name, "value": excerpt(value), "words": ", ".join(map(repr, words))}))


def yes_or_no(name: str, value: bool) -> bool:  # noqa: FBT001  (the value is what is asked about)
    """Return True or False. Raises TutorError for any other value, because "no" would count as yes. The message calls it ``name``."""
    answer: object = value
    if not isinstance(answer, bool):
        raise TutorError(Text("odds-word", {"name": name, "value": excerpt(answer), "words": ", ".join(map(repr, (True, False)))}))
    return answer
