"""Numbers as each language writes them, by the rules that Babel takes from CLDR."""

from __future__ import annotations

import re
from decimal import Decimal
from fractions import Fraction
from functools import cache
from typing import TYPE_CHECKING, Any, cast

from undaunted_nb.probability.number_format import nearest

if TYPE_CHECKING:
    from babel.numbers import NumberPattern

THOUSANDS = re.compile(r"(?<![\d.,])(\d{4,})")
"""A whole part of a number that has a separator between its thousands."""
PLACES = 6
"""The maximum number of decimals in a sentence. Fluent's default is three."""


def percent(value: Fraction, language: str, least: int = 1, most: int = 1) -> str:
    """Return a number of percent with its sign: "51.0%".

    Halves round up. Only 0 reads as 0% and only 100 as 100%: closer than the last decimal, a number reads
    "< 0.1%" or "> 99.9%".

    Args:
        value: The number in front of the sign, exact.
        language: The language to write it in.
        least: The minimum number of decimals.
        most: The maximum number of decimals.

    """
    step = 10**most
    units = nearest(value * step)
    mark = ""
    if value > 0 and units == 0:
        mark, units = "<\u00a0", 1
    elif value < 100 and units == 100 * step:
        mark, units = ">\u00a0", units - 1
    words: str = _pattern(language, least, most).apply(Decimal(units).scaleb(-most - 2), language)
    return mark + words


@cache
def _pattern(language: str, least: int, most: int) -> NumberPattern:
    """Return a language's pattern for percentages, with the number of decimals set."""
    from babel import Locale
    from babel.numbers import parse_pattern

    pattern = parse_pattern(Locale.parse(language).percent_formats[None].pattern)
    pattern.frac_prec = (least, most)
    return pattern


def for_fluent(language: str) -> dict[str, Any]:
    """Return the functions that messages can call.

    ``PERCENT($n)`` takes the smallest and the largest number of decimals (default: 0 and 0). ``DECIMAL($n)`` formats a number in digits.
    """

    def percentage(value: object, least: object = 0, most: object = 0) -> str:
        try:
            exact = Fraction(str(value))
        except ValueError:
            return str(value)  # words in place of the number
        return percent(exact, language, int(str(least)), int(str(most)))

    return {"PERCENT": percentage, "DECIMAL": lambda number: decimal(str(number), language)}


def decimal(number: str, language: str) -> str:
    """Return a number in digits with the separators of the language: 2400 is "2,400". A fraction is unchanged."""
    from babel.numbers import format_decimal, get_decimal_symbol

    words = number.replace(".", get_decimal_symbol(language))
    return words if "/" in number else THOUSANDS.sub(lambda match: format_decimal(int(match[1]), locale=language), words)


def separators(language: str) -> dict[str, object]:
    """Return the signs of a language's numbers as D3, which draws the charts, expects them."""
    from babel.numbers import get_decimal_symbol, get_group_symbol

    signs = {"decimal": get_decimal_symbol(language), "thousands": get_group_symbol(language)}
    return {**signs, "grouping": [3], "currency": ["", ""], "minus": "\u2212"}


def round_for_display(value: float, least: int, most: int) -> float:
    """Return a number that sentences show with ``least`` to ``most`` decimals.

    The format is that of the language.
    """
    from fluent.runtime.types import fluent_number

    return cast("float", fluent_number(value, minimumFractionDigits=least, maximumFractionDigits=most))
