"""The page of differences between the two translations of Memoir '44: complete, at its places, in every language."""

from __future__ import annotations

import re
import tomllib
from itertools import groupby
from typing import Any

import pytest

import undaunted_nb as un
from tests.rules.catalog import SEEDS
from tests.rules.test_catalog import _lines, _stands
from tests.rules.test_memoir44_catalog import BOTH as DOCUMENTS
from tests.rules.test_memoir44_catalog import CATALOG, FACTS, SECOND_ONLY, TEXT
from undaunted_nb import i18n
from undaunted_nb.lessons.reference.editions import BOTH, editions, text_names

PAGE = editions("memoir44", language="en")
PARTED = [it for it in PAGE.differences if it["kind"] != BOTH]
SILENT = [it for it in PAGE.differences if it["kind"] == BOTH]
every_language = pytest.mark.parametrize("language", i18n.LANGUAGES)


def test_differences_in_play_are_those_that_the_rules_mark() -> None:
    marked: dict[str, set[str]] = {}
    for rule in CATALOG.values():
        if rule.edition_difference:
            marked.setdefault(rule.edition_difference, set()).add(rule.id)
    assert {it["id"]: set(it["rules"]) for it in PARTED if it["kind"] == "play"} == marked


if FACTS.is_file():  # a folder next to the project, not part of it

    def test_differences_are_those_of_the_page_of_facts() -> None:
        listed = re.findall(r"^\| (D\d\d) \| \**([ABC])", FACTS.read_text("utf-8"), re.MULTILINE)
        assert len(listed) >= 50  # a withdrawn row has "-" for its severity
        assert {it["id"]: it["kind"] for it in PARTED if it["id"].startswith("D")} == {
            name: "wording" if severity == "C" else "play" for name, severity in listed
        }


def test_order() -> None:
    assert [kind for kind, _ in groupby(it["kind"] for it in PAGE.differences)] == ["play", "wording", "slips", "names", BOTH]
    for kind in ("play", "wording"):
        ids = [it["id"] for it in PARTED if it["kind"] == kind]
        assert ids == sorted(set(ids))


def test_every_ruling_is_on_the_page_once() -> None:
    """A reading appears either where the translations differ or where both are silent."""
    rulings = {rule.id for rule in CATALOG.values() if rule.ruling}
    there = [rule for it in PAGE.differences for rule in it["rules"] if rule in rulings]
    readings = {entry["id"] for entry in tomllib.loads(TEXT)["rule"] if "reading" in entry}
    assert readings <= rulings == set(there)
    assert [it["id"] for it in SILENT] == [rule for rule in CATALOG if rule in set(there) - {r for it in PARTED for r in it["rules"]}]


@pytest.mark.parametrize("it", PAGE.differences, ids=lambda it: it["id"])
def test_rules_and_citations(it: dict[str, Any]) -> None:
    assert it["rules"]
    assert set(it["rules"]) <= CATALOG.keys()
    documents = tuple(dict.fromkeys(document for document, _ in it["cites"]))
    assert documents == DOCUMENTS or (it["kind"] == BOTH and SECOND_ONLY.match(it["id"]))
    if SEEDS.is_dir():
        assert not [(document, heading) for document, heading in it["cites"] if not _stands(_lines(document), heading.split(" › "))]


@every_language
def test_everything_is_shown_in_every_language(language: str) -> None:
    page = un.editions("memoir44", language=language)
    text, shown = str(page), page._repr_markdown_()
    assert [it["id"] for it in page.differences] == [it["id"] for it in PAGE.differences]
    for it in page.differences:
        words = [it[name] for name in ("title", *text_names("memoir44", it["kind"]))]
        assert not [one for one in words if not one or re.match(r"(m44|editions)-", one)], it["id"]
        assert all(one in text for one in (*words, *(heading for _, heading in it["cites"])))
        assert not [rule for rule in it["rules"] if rule in text + shown], it["id"]
    assert ".txt" not in text + shown
    assert language == "en" or not re.search(r"\b(the|and|of)\b", text)
    for name in (
        *text_names("memoir44", "play"),
        "silent",
        "rules",
        "kind-play",
        "kind-wording",
        "kind-slips",
        "kind-names",
        f"kind-{BOTH}",
    ):
        assert i18n.has(f"editions-{name}", language)


@every_language
def test_no_words_without_a_difference(language: str) -> None:
    assert i18n.words_of("editions-memoir44-", language).keys() == {it["id"].lower() for it in PARTED}


def test_data_frame() -> None:
    frame = PAGE.to_dataframe()
    assert len(frame) == len(PAGE.differences)
    assert {"filippov", "maksimov", "silent", "reading"} <= set(frame.columns)
    assert not frame.isna().any().any()
