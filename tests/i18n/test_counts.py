"""A number and the word after it agree: every message with a count is rendered with 1, 2, 5 and 21 in each language.

Run with ``-s`` to read them all.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import chain

import pytest
from babel import Locale
from fluent.syntax import ast as ftl

from tests.i18n.catalogs import DERIVED, Asked, patterns
from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import KNOWN, LANGUAGES, say

NUMBERS = (1, 2, 5, 21)
PLURALS = {"one", "few", "many", "two"}
AFTER = re.compile(r"(?<![\d.,/:–−-])(\d+)[ \u00a0]([^\W\d_]+)")
"""A number in digits and the word after it."""
START = re.compile(r"^[ \u00a0]?([^\W\d_]+)")
NEVER_ONE = {
    "build-too-long", "chain-long", "chart-chain-about", "draws-too-many", "fault-boards", "fault-enough", "fault-key-too-long",
    "fault-line-large", "fault-progress-large", "fault-rows", "fault-too-large", "fault-too-many-brackets", "fault-too-many-own-cards",
    "fault-too-many-tiles", "given-rounds", "guess-most", "home-course", "home-here", "label-map", "label-map-hexes", "link-steps",
    "link-too-long", "m44-about-figures", "m44-label-unit", "m44-plan-retreat-line", "m44-score", "magic-number", "plan-seconds",
    "projector-ask-none", "projector-dice", "quiz-after-draw", "quiz-chance-added", "quiz-damage-dice", "quiz-deck-drawn",
    "quiz-draw-added", "quiz-m44-after-wins", "quiz-m44-ambush-left", "quiz-m44-dealt-forgotten", "quiz-m44-full-strength",
    "quiz-m44-not-eliminated", "quiz-m44-other-deck", "quiz-m44-tactics-only", "quiz-no-option", "quiz-order", "quiz-shorter-way",
    "score", "simulate-enough", "simulate-progress", "simulation-enough", "walk-normandy-setting-up-first-cards.ahead",
    "walk-normandy-setting-up-objectives.most", "walk-north-africa-setting-up-structures.most",
}  # fmt: skip
"""Messages whose count is always greater than one, or is a limit that the program sets."""
DECIMALS = {"plans-better", "plans-unsure"}
"""Messages with a number that has decimals, which takes its own form."""
GENITIVE = {"m44-odds-none", "odds-none"}
"""Messages with a preposition before the number, so the word has the form for many."""
LEFT_OUT = NEVER_ONE | DECIMALS | GENITIVE
SMALL = {"to", "are", "на", "fog"}
"""Words that are the same after each number."""


def _selects(pattern: ftl.Pattern) -> Iterator[tuple[ftl.SelectExpression, bool]]:
    """Yield the choices by a plural, even those inside others, and whether the number itself comes right before."""
    before = ""
    for element in pattern.elements:
        found = getattr(element, "expression", None)
        if isinstance(found, ftl.SelectExpression):
            if PLURALS & {_key(variant) for variant in found.variants}:
                yield found, before == getattr(getattr(found.selector, "id", None), "name", "-")
            for variant in found.variants:
                yield from _selects(variant.value)
        if isinstance(found, ftl.VariableReference):
            before = found.id.name
        elif not isinstance(element, ftl.TextElement) or element.value.strip():
            before = ""


def _key(variant: ftl.Variant) -> str:
    return str(variant.key.name if isinstance(variant.key, ftl.Identifier) else variant.key.value)


@cache
def _counts(language: str) -> frozenset[str]:
    """Return the names of the values that a message of this language counts."""
    found = (select.selector for pattern in patterns(language).values() for select, _ in _selects(pattern))
    return frozenset(it.id.name for it in found if isinstance(it, ftl.VariableReference)) - {"name", "how"}


@cache
def _forms(language: str) -> Mapping[str, frozenset[str]]:
    """Return the words that follow a number in a choice by its plural, each with the plurals that it is chosen for."""
    found: dict[str, set[str]] = defaultdict(set)
    for select, counted in chain.from_iterable(map(_selects, patterns(language).values())):
        keys = {_key(variant) for variant in select.variants}
        for variant in select.variants:
            key, first, elements = _key(variant), None, list(variant.value.elements)
            text = "".join(it.value if isinstance(it, ftl.TextElement) else "1" for it in elements[:2])
            if counted or text.startswith("1"):
                first = START.match(text.lstrip("1"))
            if first and key in PLURALS | {"other"}:
                found[first[1].lower()] |= {key} if key != "other" else set(_plurals(language)) - keys | {"other"}
    return {word: frozenset(keys) for word, keys in found.items()}


@cache
def _plurals(language: str) -> frozenset[str]:
    return frozenset(_plural(language, n) for n in range(130))


def _plural(language: str, n: int) -> str:
    return str(Locale.parse(language).plural_form(n))


def rendered(language: str) -> Iterator[tuple[str, str]]:
    """Yield every message with a count, once for each number and each other choice in it."""
    counts = frozenset().union(*map(_counts, LANGUAGES))
    for key, pattern in patterns(language).items():
        asked = Asked(pattern)
        names = {name for name in asked.names if name.rpartition("-")[2] not in DERIVED}
        if not names & counts:
            continue
        for n in NUMBERS:
            usual: dict[str, object] = {name: n if name in counts else "X" for name in names}
            told = {say(Text(key, usual), language)}
            for name, choices in asked.choices.items():
                told |= {say(Text(key, {**usual, name: choice}), language) for choice in choices - PLURALS if name not in counts}
            yield from ((key, text) for text in sorted(told))


@pytest.mark.parametrize("language", KNOWN)
def test_number_and_the_word_after_it_agree(language: str) -> None:
    forms = _forms(language)
    wrong = set()
    for key, text in rendered(language):
        print(f"{key}: {text}")
        for number, word in AFTER.findall(text):
            fitting = forms.get(word.lower(), _plurals(language))
            if key not in LEFT_OUT and word.lower() not in SMALL and _plural(language, int(number)) not in fitting:
                wrong.add(f"{key}: {number} {word}")
    assert not sorted(wrong)


def test_exceptions_are_messages() -> None:
    assert patterns().keys() >= LEFT_OUT


@pytest.mark.parametrize(
    ("language", "said", "fits"),
    [("en", "1 cards", False), ("en", "21 cards", True), ("uk", "5 карта", False), ("uk", "21 карта", True), ("ru", "5 карта", False)],
)
def test_forms_are_learned_from_the_messages(language: str, said: str, fits: bool) -> None:
    number, word = said.split()
    assert (_plural(language, int(number)) in _forms(language)[word]) == fits
