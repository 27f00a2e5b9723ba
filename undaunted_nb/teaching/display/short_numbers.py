"""Short numbers in tables: exact ones as they are, others with three figures and "≈"."""

from __future__ import annotations

from fractions import Fraction
from math import isqrt, sqrt

from undaunted_nb.i18n import decimal
from undaunted_nb.probability import number_format

FIGURES = range(3, 7)
"""The least and the most figures. More than the least are for a number that is close to a whole one."""


def number(value: Fraction) -> str:
    """Return a number with three figures, or all before the point, in the current language: "0.6", or "≈ 1.97" if it was rounded.

    A number that is only close to a whole number has more figures: "≈ 5.9999".
    """
    forms = [number_format.significant(value, figures) for figures in FIGURES] if abs(value) < 1000 else [number_format.fixed(value, 0)]
    form = next((text for text in forms if "." in text or Fraction(text) == value), forms[0])
    return ("" if Fraction(form) == value else "≈ ") + decimal(form)


def root(square: Fraction) -> str:
    """Return the square root of a number with three figures: "0.5", or "≈ 0.648" if it was rounded."""
    exact = Fraction(isqrt(square.numerator), isqrt(square.denominator))
    return number(exact) if exact * exact == square else "≈ " + number(Fraction(sqrt(square))).removeprefix("≈ ")
