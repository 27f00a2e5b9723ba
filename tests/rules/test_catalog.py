"""The catalog: every rule has words and a place, and a test reaches every rule."""

from __future__ import annotations

import re

import pytest

from tests.project.paths import ROOT
from tests.rules.catalog import CATALOG, SEEDS, named_by_engine, reached, table
from undaunted_nb.games.undaunted.system import rules
from undaunted_nb.i18n import has

WORDS = "\n".join(
    (ROOT / "undaunted_nb" / "i18n" / "en" / f"rules-{name}.ftl").read_text(encoding="utf-8") for name in ("undaunted", "north-africa")
)
BOOKS = {"normandy": ("000_", "001_"), "north-africa": ("004_",)}
"""The rulebooks of each edition, by how their files begin."""


def _lines(document: str) -> list[str]:
    """Return the lines of a rulebook without the marks of its typesetting."""
    text = (SEEDS / document).read_text(encoding="utf-8")
    return [re.sub(r"[*#]", "", line).strip().lstrip("- ").rstrip(".:") for line in text.splitlines()]


def _stands(lines: list[str], levels: list[str]) -> bool:
    """Return whether each heading is a separate line somewhere after the one before it."""
    if not levels:
        return True
    return any(line == levels[0] and _stands(lines[i + 1 :], levels[1:]) for i, line in enumerate(lines))


def test_every_rule_is_reached() -> None:
    bare = [rule for rule in CATALOG if rule not in reached()]
    assert not bare, f"reached by no test: {', '.join(bare)}\n{table()}"


def test_every_reached_rule_is_in_the_catalog() -> None:
    assert reached().keys() <= CATALOG.keys()


def test_engine_names_only_rules_of_the_catalog() -> None:
    assert named_by_engine() <= CATALOG.keys()
    assert len(named_by_engine()) > 90


@pytest.mark.parametrize("rule", CATALOG)
def test_words(rule: str) -> None:
    found = re.search(rf"^{re.escape(CATALOG[rule].key)} = (.+)\n    \.text = (.+)$", WORDS, re.MULTILINE)
    assert found, f"{rule} has no title or no text"


def test_no_words_without_a_rule() -> None:
    keys = {rule.key for rule in CATALOG.values()}
    assert set(re.findall(r"^((?:un|na)-[a-z]+-\d+) =", WORDS, re.MULTILINE)) <= keys


@pytest.mark.parametrize("rule", CATALOG)
def test_citations(rule: str) -> None:
    it = CATALOG[rule]
    cited = {cite.document[:4] for cite in it.cites}
    assert cited == {book for edition, books in BOOKS.items() if rule in rules(edition) for book in books}
    if SEEDS.is_dir():
        missing = [cite for cite in it.cites if not _stands(_lines(cite.document), cite.section.split(" › "))]
        assert not missing


@pytest.mark.parametrize("rule", CATALOG)
def test_rulings_are_marked(rule: str) -> None:
    it = CATALOG[rule]
    silent = has(f"{it.key}.silent", "en")
    assert it.ruling == silent == bool(it.basis), f"{rule}: a ruling says what is silent and what it stands on, and only a ruling does"


def test_a_rule_of_one_game_only_bears_its_name() -> None:
    both = rules("normandy").keys() & rules("north-africa").keys()
    assert CATALOG.keys() == rules("normandy").keys() | rules("north-africa").keys()
    assert {rule[:3] for rule in rules("normandy")} == {rule[:3] for rule in both} == {"un."}
    assert {rule[:3] for rule in rules("north-africa").keys() - both} == {"na."}
