"""Numbers in sentences: "=" only where the number is exact, otherwise "≈", and never 1 or 0 for what is only close to it."""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction
from math import floor, log10

from undaunted_nb.engine.text import Text

EXACT = 24
"""The maximum number of characters of a readable fraction."""
FIGURES = 6
"""The number of figures of a decimal, unless a sentence asks for another."""
PRECISE = 10**6
"""The largest denominator of a fraction that is found again in a number with a point."""
SMALL = -6
"""The power of ten below which a number is written with a power of ten."""


def nearest(number: Fraction) -> int:
    """Return the nearest whole number. Halves round up."""
    return int((2 * number + 1) // 2)


def fixed(number: Fraction | float, places: int) -> str:
    """Return the digits of a number with ``places`` decimals. Halves round away from zero."""
    units = Decimal(nearest(abs(_exact(number)) * 10**places)).scaleb(-places)
    return f"{-units if number < 0 and units else units:f}"


def significant(number: Fraction | float, figures: int = 3) -> str:
    """Return the digits of a number with up to ``figures`` figures. Halves round away from zero."""
    size = abs(_exact(number))
    if not size:
        return "0"
    places = figures - 1 - floor(log10(size))
    units = nearest(size * Fraction(10) ** places)
    return f"{Decimal(-units if number < 0 else units).scaleb(-places).normalize():f}"


def _exact(number: Fraction | float) -> Fraction:
    return number if isinstance(number, Fraction) else Fraction(number)


def in_percent(chance: float) -> Fraction:
    """Return a chance in percent as the fraction that was meant, so that 99.99 does not become 100."""
    return 100 * Fraction(chance).limit_denominator(PRECISE)


def short(number: Fraction) -> str:
    """Return a fraction if it is short enough to read, otherwise ""."""
    if number.denominator.bit_length() > 4 * EXACT:  # Python refuses to write the longest ones
        return ""
    return whole if len(whole := str(number)) <= EXACT else ""


def fraction(number: Fraction) -> Text:
    """Return "= 51/100", or the decimal if the fraction is too long to read."""
    return Text("number-equals", {"n": short(number)}) if short(number) else decimal(number)


def decimal(number: Fraction, figures: int = FIGURES) -> Text:
    """Return "= 0.51", "≈ 0.917646" or "> 0.999999", with up to ``figures`` figures. Halves round up."""
    if not number:
        return Text("number-equals", {"n": "0"})
    power = floor(log10(abs(number)))
    if power < SMALL:
        return Text("number-about", {"n": f"{significant(number * Fraction(10) ** -power)} × 10^{power}"})
    places = max(figures - 1 - max(power, -1), 0)
    units = nearest(number * 10**places)
    key = "number-equals" if units == number * 10**places else "number-about"
    if units == 10**places and number < 1:
        units, key = units - 1, "number-over"
    return Text(key, {"n": f"{Decimal(units).scaleb(-places).normalize():f}"})


def one_in(chance: Fraction) -> Text | str:
    """Return "1 in 2" or "about 1 in 1.96", and nothing for a chance that is nearly 1 or 0."""
    if not chance or significant(1 / chance) == "1" != str(chance):
        return ""
    k = 1 / chance
    return Text("number-one-in", {"k": float(significant(k)), "whole": k.denominator == 1})


def missed_and_hit(missing: str, hitting: str, none: Fraction, power: str, dice: int = 0) -> tuple[Text, Text]:
    """Return two steps of a calculation: the chance ``none`` that nothing hits, written as ``power``, and the chance of at least one."""
    together = fraction(1 - none) if short(1 - none) else ""
    return (
        Text(missing, {"dice": dice, "power": power, "chance": short(none), "equals": fraction(none)}),
        Text(hitting, {"none": short(none) or power, "chance": together, "decimal": decimal(1 - none)}),
    )
