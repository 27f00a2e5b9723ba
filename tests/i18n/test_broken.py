"""A slip in a catalog costs one message, not the table, and the catalogs have none."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from importlib import resources
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

import undaunted_nb as un
from undaunted_nb import i18n
from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import FIRST, KNOWN, say

un._give_words()


@pytest.mark.parametrize("language", KNOWN)
def test_every_catalog_is_read_whole(language: str) -> None:
    files = [file for file in resources.files(i18n).joinpath(language).iterdir() if file.name.endswith(".ftl")]
    assert files
    keys: set[str] = set()
    for file in files:
        body = FluentParser().parse(file.read_text(encoding="utf-8")).body
        junk = [entry.content for entry in body if isinstance(entry, ast.Junk)]
        assert not junk, f"{language}/{file.name}: {junk[0]!r}"
        keys.update(entry.id.name for entry in body if isinstance(entry, ast.Message))
    assert keys == set(i18n._catalog(language).sources), "what is read at its first use is what the whole file says"
    for key in keys:
        i18n._catalog(language).message(key)


@pytest.fixture
def catalog() -> Iterator[dict[str, str]]:
    """The written messages of English, which a test can break."""
    i18n._catalog.cache_clear()
    i18n._replace_missing.cache_clear()
    i18n._sentences.clear()
    written: Any = i18n._catalog(FIRST).sources
    yield written
    i18n._catalog.cache_clear()
    i18n._sentences.clear()


@pytest.mark.parametrize("broken", ["home-title = {", "home-title = { $x ->\n   [one] 1\n }\n", "home-title\n", "home-title =", ""])
def test_a_broken_message_shows_its_key_and_nothing_else_stops(
    broken: str, catalog: dict[str, str], caplog: pytest.LogCaptureFixture
) -> None:
    if broken:
        catalog["home-title"] = broken
    else:
        del catalog["home-title"]
    with caplog.at_level(logging.WARNING, "undaunted_nb"):
        page = un.home("en")
        page.press("home", "pane:paste")
    assert page.home
    assert page.home["title"] == "[home-title]"
    assert page.home["lead"].startswith("Learn") or page.home["lead"]
    told = [record.getMessage() for record in caplog.records if "home-title" in record.getMessage()]
    assert told == ["the message home-title is missing or broken in the catalog en"]


def test_a_broken_part_of_a_message_shows_its_key(catalog: dict[str, str]) -> None:
    catalog["outer"] = "outer = before { inner } after { missing }\n"
    catalog["inner"] = "inner = {"
    assert say(Text("outer"), FIRST) == "before {inner} after {missing}"
    assert say(Text("outer.none"), FIRST) == "[outer.none]"
    assert say(Text("list", {"first": Text("inner"), "last": "x"}), FIRST) == "[inner] and x"
    assert say(Text("nowhere", {"fallback": "own words"}), FIRST) == "own words"
