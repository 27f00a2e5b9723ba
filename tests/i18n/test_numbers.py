"""Chances and decimals are written as each language writes them, and never say more than they know."""

from __future__ import annotations

import re
from fractions import Fraction

import pytest

from tests.i18n.catalogs import PACKAGE
from undaunted_nb import i18n
from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import KNOWN, say
from undaunted_nb.probability.number_format import nearest, one_in
from undaunted_nb.probability.odds import comparable_percent, percent

HAND_MADE = re.compile(r"[\d}]\s+%|\} ?%")
CHANCES = {
    Fraction(0): ("0.0%", "0,0%", "0,0\u00a0%"),
    Fraction(1): ("100.0%", "100,0%", "100,0\u00a0%"),
    Fraction(51, 100): ("51.0%", "51,0%", "51,0\u00a0%"),
    Fraction(1, 16): ("6.3%", "6,3%", "6,3\u00a0%"),
    Fraction(3, 16): ("18.8%", "18,8%", "18,8\u00a0%"),
    Fraction(1, 2000): ("0.1%", "0,1%", "0,1\u00a0%"),
    Fraction(1, 2001): ("<\u00a00.1%", "<\u00a00,1%", "<\u00a00,1\u00a0%"),
    Fraction(1, 10**30): ("<\u00a00.1%", "<\u00a00,1%", "<\u00a00,1\u00a0%"),
    Fraction(999, 1000): ("99.9%", "99,9%", "99,9\u00a0%"),
    Fraction(1999, 2000): (">\u00a099.9%", ">\u00a099,9%", ">\u00a099,9\u00a0%"),
    1 - Fraction(1, 10**30): (">\u00a099.9%", ">\u00a099,9%", ">\u00a099,9\u00a0%"),
}


@pytest.mark.parametrize("chance", CHANCES)
def test_percent_follows_the_language(chance: Fraction) -> None:
    told = {language: i18n.percent(chance, language=language) for language in KNOWN}
    assert [told[language] for language in ("en", "uk", "ru")] == list(CHANCES[chance])  # whose signs stand above
    assert told == {language: say(percent(chance, 1, 1), language) for language in KNOWN}
    assert all(str(i18n.separators(language)["decimal"]) in told[language] for language in KNOWN)


@pytest.mark.parametrize(
    ("chance", "told"),
    [
        (Fraction(0), "0%"),
        (Fraction(1, 8), "13%"),
        (Fraction(7, 8), "88%"),
        (Fraction(1, 300), "<\u00a01%"),
        (Fraction(299, 300), ">\u00a099%"),
        (Fraction(1), "100%"),
    ],
)
def test_whole_percent_rounds_halves_up_and_is_never_sure_too_early(chance: Fraction, told: str) -> None:
    assert say(percent(chance), "en") == told


def test_compared_chances_have_three_digits() -> None:
    told = [say(comparable_percent(Fraction(n, 70_000)), "ru") for n in (35_000, 12_345, 1_234, 123)]
    assert told == ["50\u00a0%", "17,6\u00a0%", "1,76\u00a0%", "0,176\u00a0%"]


def test_nearest_rounds_halves_up() -> None:
    assert [nearest(Fraction(n, 2)) for n in (0, 1, 2, 3, 5, 25)] == [0, 1, 1, 2, 3, 13]


@pytest.mark.parametrize(("language", "told"), [("en", "1,234.5"), ("uk", "1\u00a0234,5"), ("ru", "1\u00a0234,5")])
def test_charts_have_the_signs_that_sentences_have(language: str, told: str) -> None:
    signs = i18n.separators(language)
    assert f"1{signs['thousands']}234{signs['decimal']}5" == told
    assert say(Text("simulation-number", {"n": 1234.5}), language) == told


@pytest.mark.parametrize("language", KNOWN)
def test_percent_in_a_message_keeps_its_space(language: str) -> None:
    words = say(Text("plan-chance", {"percent": percent(Fraction(1, 3)), "one": one_in(Fraction(1, 3))}), language)
    percent_text = i18n.percent(Fraction(1, 3), 0, 0, language)
    assert percent_text == {"en": "33%", "uk": "33%", "ru": "33\u00a0%"}.get(language, percent_text)
    assert words.startswith(f"{percent_text},")


def test_no_percent_sign_is_put_behind_a_number_by_hand() -> None:
    files = sorted([*PACKAGE.rglob("*.ftl"), *PACKAGE.rglob("*.toml")])
    assert {file.suffix for file in files} == {".ftl", ".toml"}
    found = [str(file.relative_to(PACKAGE)) for file in files if HAND_MADE.search(file.read_text("utf-8"))]
    assert not found, "write { PERCENT($n) }, or give the message probability.odds.percent"


def test_front_end_formats_no_percentage() -> None:
    sources = sorted((PACKAGE.parent / "widgets" / "src").glob("*.js"))
    found = [
        f"{file.name}: {line.strip()}" for file in sources for line in file.read_text("utf-8").splitlines() if re.search(r"\} ?%", line)
    ]
    assert all("style:" in line for line in found), "words with numbers come from Python"
    assert sources
