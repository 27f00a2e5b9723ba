"""Ukrainian and Russian texts use one word for one thing, the signs of their language, and no English."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from tests.i18n.catalogs import LESSONS, OTHER_LETTERS, OTHERS, PACKAGE, patterns

AVOIDED: dict[str, list[dict[str, str]]] = tomllib.loads(Path(__file__).with_name("words.toml").read_text("utf-8"))
RULES = [(language, rule) for language, rules in AVOIDED.items() for rule in rules]
QUOTED = re.compile(r"«[^«»]*»|`[^`]*`|\{[^{}]*\}|\bun\.\w+\([^()]*\)(?:\.\w+\([^()]*\))*|pip install \S+|'[^']*'|\"[^\"]*\"")
"""What a person types, and names that stay as they are."""
KNOWN = re.compile(
    r"\b(?:Memoir|Undaunted|Voila|LRDG|JupyterLab|Jupyter|Python|JSON|TOML|UTF|CSV|SVG|PNG|HTML|Binder|Enter|Esc|Tab|Ctrl|Shift|Alt|Home|End|Page|Up|Down"
    r"|Backspace|Space|GitHub|Colab|Y|Z|pandas|Altair|DICE|NOTE|ID|ru|uk|en|SHA|Days|Wonder)\b|\b[A-Z]\d?\b|\b\d+[AB]\b"
)
TYPED = frozenset(
    {
        *("cli-odds.cards", "cli-summary.game", "cli-walkthrough.name", "draws-own-deck", "home-teachers.more"),
        *("link-no-repository", "link-bad-setting", "link-no-host", "link-bad-host", "link-nothing"),
        *("address-http", "address-redirect", "address-scheme", "cli-schema.kind", "cli-pages.host", "list-print"),
        *("distribution-chance", "distribution-sum", "distribution-no-order", "distribution-no-number"),
        *("simulate-no-log", "log-no-question", "matrix-rows", "plan-tree-large", "regression-data", "chart-option"),
        *("room-no-rolls", "room-needs-python", "room-friend-only-here"),
        *("cli-two", "cli-link.to", "cli-link.owner", "cli-link.ref", "cli-link.host"),
        *("m44-error-no-symbol", "m44-odds-one-target", "notebooks-exists", "odds-needs-attack", "projector-many"),
        *(
            "sheet-needs-pictures",
            "sheet-only-story",
            "save-no-browser",
            "save-not-printed",
            "save-print-here",
        ),  # they name browsers and PDF
        *("cli-simulate.opponents", "simulate-deaths", "simulate-executor", "simulate-own-opponent", "simulate-precision", "simulate-two"),
        *("simulate-no-package", "simulate-no-workers", "simulate-other-version", "simulate-wrong-answer"),
        *("save-changed-here", "why-m44-section-said", "magic-lesson", "magic-no-coach", "magic-no-table", "magic-unknown"),
    }
)
"""Messages that show what a person types in Python or in a file, without quotation marks. So do those on faults in a file."""
LATIN = re.compile(r"\b[A-Za-z]{3,}\b")


class _Words(Visitor):
    """The words of a pattern, without its values."""

    def __init__(self, pattern: ftl.Pattern) -> None:
        self.parts: list[str] = []
        self.visit(pattern)

    def visit_TextElement(self, node: Any) -> None:  # noqa: N802
        self.parts.append(node.value)

    def visit_Placeable(self, node: Any) -> None:  # noqa: N802
        if isinstance(node.expression, ftl.SelectExpression):
            self.generic_visit(node)
        else:
            self.parts.append("0")


@cache
def written(language: str) -> dict[str, str]:
    """Return the words of each message and attribute of a language. Each value is a zero."""
    return {key: "".join(_Words(pattern).parts) for key, pattern in patterns(language).items()}


def _in(language: str, tree: Any) -> Iterator[str]:
    """Yield what a lesson says in a language."""
    if isinstance(tree, dict):
        for key, part in tree.items():
            if key == language:
                yield from [part] if isinstance(part, str) else part
            else:
                yield from _in(language, part)
    elif isinstance(tree, list):
        for part in tree:
            yield from _in(language, part)


@cache
def _lessons(language: str) -> dict[str, str]:
    return {str(file.relative_to(PACKAGE)): "\n".join(_in(language, tomllib.loads(file.read_text("utf-8")))) for file in LESSONS}


@pytest.mark.parametrize(("language", "rule"), RULES, ids=[f"{language}: {rule['write']}" for language, rule in RULES])
def test_texts_avoid_a_word(language: str, rule: dict[str, str]) -> None:
    bad = re.compile(rule["pattern"], re.IGNORECASE)
    found = {
        key: [text[max(0, hit.start() - 30) : hit.end() + 30] for hit in hits]
        for key, text in (written(language) | _lessons(language)).items()
        if not key.startswith("editions-") and (hits := list(bad.finditer(text)))
    }
    assert not found, f"write {rule['write']} instead"


def test_words_to_avoid_are_found() -> None:
    assert {language for language, _ in RULES} == set(OTHER_LETTERS)
    assert re.search(AVOIDED["uk"][0]["pattern"], "Який шанс?", re.IGNORECASE)
    assert _foreign("Це hidden карта") == ["hidden"]
    assert not _foreign("Наберіть «move 2B» у JupyterLab")


def _foreign(text: str) -> list[str]:
    """Return the English words of a translated text."""
    return LATIN.findall(KNOWN.sub(" ", QUOTED.sub(" ", text)))


@pytest.mark.parametrize("language", OTHER_LETTERS)
def test_no_english_is_in_a_catalog(language: str) -> None:
    found = {
        key: words
        for key, text in written(language).items()
        if not key.startswith(("fault-", "editions-", "field-")) and (words := _foreign(text))
    }
    assert not {key: words for key, words in found.items() if key not in TYPED}
    assert found.keys() == TYPED


@pytest.mark.parametrize("language", OTHERS)
def test_problems_in_a_file_begin_with_a_capital_letter(language: str) -> None:
    """They follow the name of the file or the place in it, and are sentences."""
    told = {key: text.lstrip() for key, text in written(language).items() if key.startswith(("fault-", "m44-fault-")) and "." not in key}
    assert len(told) > 99
    assert [key for key, text in told.items() if text[:1].islower()] == ["fault-a-flag"], "it is what a person types"
