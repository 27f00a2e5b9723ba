"""A text says the same in each language: the same tiles, numbers and sides, and the same side owns a tile.

The exceptions in facts.toml were read by eye: their words differ and their facts do not. A text that changes is read again.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.i18n.catalogs import FORMS, LESSONS, PACKAGE, patterns
from tests.i18n.test_words import written
from undaunted_nb.i18n import FIRST

Facts = frozenset[object]
Texts = tuple[str, ...]
"""A text in each language, in the order of ``COMPARED``."""

EXCEPTIONS: dict[str, list[str]] = tomllib.loads(Path(__file__).with_name("facts.toml").read_text("utf-8"))
PLACE = re.compile(r"(?<![\w$-])(?:\d{1,2}[AB]|[A-Za-z][1-9])(?!\w)")
VALUE = re.compile(r"\{[^{}]*\}")
DIGITS = re.compile(r"(?<![\w.,])\d+(?!\w)")
BOTH = re.compile(r"\b(?:both|pair|either|обид\w+|об[ао]х|обоє|об[ае]|обоих|обеих|обоим|обеим|двічі|дважды|twice)\b", re.IGNORECASE)
"""Words in which a two can be hidden."""
WORDS = {
    "en": {2: "two", 3: "three|three times", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight", 9: "nine", 10: "ten"},
    "uk": {
        2: "дв(?:а|і|ох|ом|ома|оє)", 3: "тр(?:и|ьох|ьом|ьома|оє)|тричі", 4: "чотир(?:и|ьох|ьом|ма|ьома)|учетверо|вчетверо|четверо",
        5: "п’ят(?:ь|и|ьох|ьом|ьома)", 6: "шіст(?:ь|ьох)|шести|шестигранні", 7: "сім|семи|сімох", 8: "вісім|восьми|вісімкою",
        9: "дев’ят(?:ь|и|ьох)", 10: "десят(?:ь|и|ьох)",
    },
    "ru": {
        2: "дв(?:а|е|ух|ум|умя|ое|оих|оим)", 3: "тр(?:и|ех|ем|емя|ое|оих)|трижды", 4: "четыр(?:е|ех|ем|ьмя)|вчетверо|четверо",
        5: "пят(?:ь|и|ью)", 6: "шест(?:ь|и|ью)|шестигранные", 7: "сем(?:ь|и|ью)", 8: "восем(?:ь|ью)|восьми",
        9: "девят(?:ь|и|ью)", 10: "десят(?:ь|и|ью)",
    },
}  # fmt: skip
"""Numbers in words. One is left out, because it is often no number."""
COMPARED = tuple(WORDS)
"""The languages whose words for numbers and sides are known here."""
SIDES = {
    "US": {"en": "US|Americans?", "uk": "США|американ", "ru": "США|американ"},
    "Germany": {"en": "German", "uk": "німе?ц|німеч", "ru": "неме?ц|герман"},
    "Italy": {"en": "Ital", "uk": "італ", "ru": "итал"},
    "LRDG": {"en": "LRDG", "uk": "LRDG", "ru": "LRDG"},
    "Allies": {"en": "All(?:ies|ied)", "uk": "союзн", "ru": "союзн"},
    "Axis": {"en": "Axis", "uk": r"вісь\b|вісс?ю\b|осі\b", "ru": r"ось\b|оси\b|осью\b"},
}
"""The beginnings of the words for each side."""
ENEMY = {"en": "enem|oppon", "uk": "воро[гж]|суперник", "ru": "вра[гж]|противник"}
OWNS = {
    "en": re.compile(r"\bcontrol(?!\w* marker)|\bscouted"),
    "uk": re.compile(r"(?<!жетон )(?<!жетона )(?<!жетони )(?<!жетонів )\bконтрол|\bрозвіда(?:ла|ли|в|но)\b", re.IGNORECASE),
    "ru": re.compile(
        r"(?<!жетон )(?<!жетона )(?<!жетоны )(?<!жетонов )\bконтрол|\bзахва[тч](?!\w* позици)|\bразведа(?:ла|ли|л|н)\b", re.IGNORECASE
    ),
}
CLAUSE = re.compile(r"[.,;:?!—–()]| (?:and|but|while|та|і|але|доки|поки|и|но|пока) ")


def _in_lessons(tree: Any, place: str) -> Iterator[tuple[str, Texts]]:
    """Yield what a lesson says in each language, with its place in the file."""
    if isinstance(tree, dict):
        if tree.keys() >= set(COMPARED):
            told = [tree[language] for language in COMPARED]
            yield from (
                [(place, tuple(told))]
                if isinstance(told[0], str)
                else [(f"{place}.{i}", row) for i, row in enumerate(zip(*told, strict=True))]
            )
        for key, part in tree.items():
            if key not in COMPARED:
                yield from _in_lessons(part, f"{place}.{key}")
    elif isinstance(tree, list):
        for i, part in enumerate(tree):
            yield from _in_lessons(part, f"{place}.{part.get('id', i) if isinstance(part, dict) else i}")


@cache
def texts() -> dict[str, Texts]:
    """Return every text of the lessons and of the catalogs."""
    found: dict[str, Texts] = {}
    for file in LESSONS:
        name = str(file.relative_to(PACKAGE / "lessons").with_suffix(""))
        found |= _in_lessons(tomllib.loads(file.read_text("utf-8")), name)
    told = [written(language) for language in COMPARED]
    return found | {key: tuple(own[key] for own in told) for key in patterns(FIRST) if key.rpartition(".")[2] not in FORMS}


def places(text: str, _language: str) -> Facts:
    return frozenset(PLACE.findall(text))


def numbers(text: str, language: str) -> Facts:
    bare = PLACE.sub(" ", VALUE.sub(" ", text))
    words = {n for n, word in WORDS[language].items() if re.search(rf"(?<![\w’-])(?:{word})(?![\w’-])", bare, re.IGNORECASE)}
    return frozenset({int(n) for n in DIGITS.findall(bare)} | words) - {0, 1}


def _sides(text: str, language: str) -> set[str]:
    flags = 0 if language == FIRST else re.IGNORECASE
    bare = text.replace("Ось ", "") if language == "uk" else text  # it means "here", and the Axis is Вісь
    return {side for side, words in SIDES.items() if re.search(rf"\b(?:{words[language]})", VALUE.sub(" ", bare), flags)}


def sides(text: str, language: str) -> Facts:
    return frozenset(_sides(text, language))


def owners(text: str, language: str) -> Facts:
    """Return the sides, or the enemy, in a clause on controlled or scouted tiles."""
    found: set[str] = set()
    for clause in CLAUSE.split(VALUE.sub(" ", text)):
        if OWNS[language].search(clause):
            found |= _sides(clause, language)
    return frozenset(found)


KINDS: dict[str, Callable[[str, str], Facts]] = {"places": places, "numbers": numbers, "sides": sides, "owners": owners}


def _differs(kind: str, row: Texts) -> bool:
    facts = [KINDS[kind](text, language) for text, language in zip(row, COMPARED, strict=True)]
    if kind == "numbers" and any(BOTH.search(text) for text in row):
        facts = [found - {2} for found in facts]
    return len(set(facts)) > 1


@pytest.mark.parametrize("kind", KINDS)
def test_a_text_has_the_same_facts_in_each_language(kind: str) -> None:
    differing = {name for name, row in texts().items() if _differs(kind, row)}
    assert not sorted(differing - set(EXCEPTIONS[kind])), "make the facts agree, or list the text in facts.toml after reading it"
    assert not sorted(set(EXCEPTIONS[kind]) - differing), "no longer differ: remove them from facts.toml"


def test_texts_are_all_compared() -> None:
    assert len(texts()) > 8000
    assert {len(row) for row in texts().values()} == {len(COMPARED)}


@pytest.mark.parametrize(
    ("kind", "row"),
    [
        ("places", ("Move to 12B.", "Перейдіть у 12A.", "Перейдите в 12B.")),
        ("numbers", ("Roll three dice.", "Киньте 3 кістки.", "Бросьте два кубика.")),
        ("numbers", ("Roll two dice.", "Киньте 2 кістки.", "Бросьте кубики.")),
        ("sides", ("Germany attacks.", "США атакують.", "Германия атакует.")),
        ("owners", ("The US is on 3B, which Germany controls.", "США у 3B, який контролюють США, а не Німеччина.", "США в 3B.")),
    ],
)
def test_a_difference_is_found(kind: str, row: Texts) -> None:
    assert _differs(kind, row)


@pytest.mark.parametrize(
    ("kind", "row"),
    [
        ("places", ("12B", "12B", "12B")),
        ("numbers", ("Roll three dice.", "Киньте трьома кістками.", "Бросьте 3 кубика.")),
        ("sides", ("The Axis attacks.", "Вісь атакує. Ось так.", "Ось атакует.")),
        ("owners", ("Italy controls 7A.", "7A контролює Італія.", "7A под контролем Италии.")),
    ],
)
def test_the_same_facts_in_other_words_agree(kind: str, row: Texts) -> None:
    assert not _differs(kind, row)
