"""The catalogue: every rule has words and a place, and every rule is reached by a test."""

from __future__ import annotations

import re

import pytest

from tests.project.paths import ROOT
from undaunted_nb.core.text import Text
from undaunted_nb.i18n import say

from .catalogue import CATALOGUE, SEEDS, named_by_engine, reached, table

WORDS = (ROOT / "undaunted_nb" / "i18n" / "en" / "rules-undaunted.ftl").read_text(encoding="utf-8")


def _lines(document: str) -> list[str]:
    """The lines of a rulebook without the marks of its typesetting."""
    text = (SEEDS / document).read_text(encoding="utf-8")
    return [re.sub(r"[*#]", "", line).strip().lstrip("- ").rstrip(".:") for line in text.splitlines()]


def _stands(lines: list[str], levels: list[str]) -> bool:
    """Does each heading stand as a line of its own, somewhere after the one above it?"""
    if not levels:
        return True
    return any(line == levels[0] and _stands(lines[i + 1 :], levels[1:]) for i, line in enumerate(lines))


def test_every_rule_is_reached() -> None:
    bare = [rule for rule in CATALOGUE if rule not in reached()]
    assert not bare, f"reached by no test: {', '.join(bare)}\n{table()}"


def test_what_is_reached_is_in_the_catalogue() -> None:
    assert reached().keys() <= CATALOGUE.keys()


def test_engine_names_only_rules_of_the_catalogue() -> None:
    assert named_by_engine() <= CATALOGUE.keys()
    assert len(named_by_engine()) > 90


@pytest.mark.parametrize("rule", CATALOGUE)
def test_words(rule: str) -> None:
    found = re.search(rf"^{re.escape(CATALOGUE[rule].key)} = (.+)\n    \.text = (.+)$", WORDS, re.MULTILINE)
    assert found, f"{rule} has no title or no text"


def test_no_words_without_a_rule() -> None:
    keys = {rule.key for rule in CATALOGUE.values()}
    assert set(re.findall(r"^(un-[a-z]+-\d+) =", WORDS, re.MULTILINE)) <= keys


@pytest.mark.parametrize("rule", CATALOGUE)
def test_citations(rule: str) -> None:
    it = CATALOGUE[rule]
    documents = [cite.document for cite in it.cites]
    assert any(d.startswith("000_") for d in documents)
    assert any(d.startswith("001_") for d in documents)
    if SEEDS.is_dir():
        missing = [cite for cite in it.cites if not _stands(_lines(cite.document), cite.section.split(" › "))]
        assert not missing


@pytest.mark.parametrize("rule", CATALOGUE)
def test_rulings_are_marked(rule: str) -> None:
    it = CATALOGUE[rule]
    silent = say(Text(f"{it.key}.silent"), "en") != f"{it.key}.silent"
    assert it.ruling == silent == bool(it.basis), f"{rule}: a ruling says what is silent and what it stands on, and only a ruling does"
