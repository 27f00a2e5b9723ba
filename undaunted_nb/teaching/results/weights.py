"""Weights and probabilities as people write them."""

from __future__ import annotations

from contextlib import suppress
from fractions import Fraction
from typing import cast

from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.text import Text, excerpt


def read_number(argument: str, name: object, value: object, most: int = 0) -> Fraction:
    """Return a number exactly: a whole number, a fraction, a decimal, or text such as ``"4/9"``.

    Raises TutorError for anything else, and for numbers below 0 or (if ``most``) above it. The message names the argument and ``name``.
    """
    number = _read(value)
    if number is None or number < 0 or (most and number > most):
        raise TutorError(Text("bayes-number", {"what": argument, "name": str(name)[:60], "value": excerpt(value), "most": most}))
    return number


def read_any_number(argument: str, value: object) -> Fraction:
    """Return a number exactly, as ``read_number`` does, also one below 0. Raises TutorError for anything else."""
    number = _read(value)
    if number is None:
        raise TutorError(Text("matrix-number", {"name": argument, "value": excerpt(value)}))
    return number


def _read(value: object) -> Fraction | None:
    if isinstance(value, bool):
        return None
    with suppress(ValueError, TypeError, ZeroDivisionError, OverflowError):
        return Fraction(str(value) if isinstance(value, float) else cast("str", value))  # TypeError for anything else
    return None
