"""The page of differences between two editions: complete, at its places, in every language."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

import undaunted_nb as un
from tests.rules.catalog import CATALOG, SEEDS
from tests.rules.test_catalog import _lines, _stands
from undaunted_nb import i18n
from undaunted_nb.games.undaunted.system import rules
from undaunted_nb.lessons.format.markdown import escape_markdown
from undaunted_nb.lessons.reference.editions import CHANGED, KINDS, OPEN, Editions, editions, text_names

PAGE = editions("normandy", language="en")
TOLD = text_names("normandy", "play")
every_difference = pytest.mark.parametrize("it", PAGE.differences, ids=lambda it: it["id"])
every_language = pytest.mark.parametrize("language", i18n.LANGUAGES)


def test_differences_in_play_are_those_that_the_rules_mark() -> None:
    marked: dict[str, set[str]] = {}
    for rule in CATALOG.values():
        if rule.edition_difference:
            marked.setdefault(rule.edition_difference, set()).add(rule.id)
    assert {it["id"]: set(it["rules"]) for it in PAGE.differences if it["kind"] == "play"} == marked


def test_ids_are_those_of_the_page_of_facts() -> None:
    ids = [it["id"] for it in PAGE.differences]
    assert len(set(ids)) == len(ids)
    facts = SEEDS.parent / "facts" / "editions-undaunted.md"
    if facts.is_file():
        section = facts.read_text("utf-8").partition("## 2.")[0]
        assert {i for i in ids if i.startswith("D")} == set(re.findall(r"^\| (D\d+) \|", section, re.MULTILINE))


def test_differences_in_play_come_first() -> None:
    kinds = [it["kind"] for it in PAGE.differences]
    assert list(dict.fromkeys(kinds)) == ["play", "wording", "slips", "names"]
    assert kinds == sorted(kinds, key=["play", "wording", "slips", "names"].index)


@every_difference
def test_rules_exist(it: dict[str, Any]) -> None:
    assert set(it["rules"]) <= CATALOG.keys()


@every_difference
def test_citations(it: dict[str, Any]) -> None:
    assert [d[:3] for d in dict.fromkeys(document for document, _ in it["cites"])] == ["000", "001"]
    if SEEDS.is_dir():
        assert not [(document, heading) for document, heading in it["cites"] if not _stands(_lines(document), heading.split(" › "))]


@every_language
def test_everything_is_shown_in_every_language(language: str) -> None:
    page = un.editions("normandy", language=language)
    assert [it["id"] for it in page.differences] == [it["id"] for it in PAGE.differences]
    words = [page.title, page.text] + [it[name] for it in page.differences for name in ("title", *TOLD)]
    assert not [text for text in words if not text or text.startswith("editions-")]
    assert language == "en" or page.title != PAGE.title
    for name in (*TOLD, "rules", *(f"kind-{it['kind']}" for it in PAGE.differences)):
        assert i18n.has(f"editions-{name}", language)
    assert language == "en" or not re.search(r"\b(the|and|of)\b", str(page))


@every_language
def test_no_words_without_a_difference(language: str) -> None:
    assert i18n.words_of("editions-normandy-", language).keys() == {it["id"].lower() for it in PAGE.differences}


def test_text_and_markdown_hold_everything() -> None:
    text, page = str(PAGE), PAGE._repr_markdown_()
    for it in PAGE.differences:
        for words in (it["id"], it["title"], *(it[name] for name in TOLD[:-1]), *(heading for _, heading in it["cites"])):
            assert words in text
        assert f"### {it['id']}. " in page
    assert "Ukrainian edition" in page
    assert not re.search(r"\.txt|\bun\.\w+\.\d", text + page)


def test_shown_text_contains_no_markup() -> None:
    odd = replace(PAGE.entries[0], title="<script>*x* $y$ [z](w)")
    page = Editions("normandy", "en", "a_b_", "`c`", (odd,))._repr_markdown_()
    assert r"\<script\>\*x\* <span>&#36;</span>y<span>&#36;</span> \[z\](w)" in page
    assert r"# a\_b\_" in page
    assert r"\`c\`" in page


def test_data_frame() -> None:
    frame = PAGE.to_dataframe()
    assert len(frame) == len(PAGE.differences)
    assert next(iter(frame["id"])) == "D1"


# ---------------------------------------------------------------- a game with one rulebook

DESERT = editions("north-africa", language="en")


def test_changes_are_given_by_the_rules_of_both_games() -> None:
    now, before = rules("north-africa").keys(), rules("normandy").keys()
    changed = [it for it in DESERT.differences if it["kind"] == CHANGED]
    assert len(changed) > 5
    for it in changed:
        ids = set(it["rules"])
        assert ids & (now - before)
        assert ids & (before - now)
        assert not ids & now & before, "a rule of both games has not changed"
        assert it["before"] != it["now"]
        assert {document[:3] for document, _ in it["cites"]} == {"000", "001", "004"}
    for document, heading in (place for it in DESERT.differences for place in it["cites"]):
        assert not SEEDS.is_dir() or _stands(_lines(document), heading.split(" › "))


def test_open_points_are_the_rulings() -> None:
    found = {it["id"]: it for it in DESERT.differences if it["kind"] == OPEN}
    rulings = {rule.id for rule in rules("north-africa").values() if rule.ruling}
    settled = {"un.move.3"}  # its rulebook describes every tile
    assert settled <= rulings
    assert set(found) == rulings - settled
    assert {document[:3] for it in found.values() for document, _ in it["cites"]} == {"004"}
    order = [name[:3] for name in found]
    assert order == sorted(order), "what it alone leaves open comes first"
    assert not any("Normandy" in it["silent"] for it in found.values())


@every_language
def test_the_page_of_one_rulebook_is_shown_in_every_language(language: str) -> None:
    page = un.editions("north-africa", language=language)
    words = [page.title, page.text] + [it[name] for it in page.differences for name in ("title", *KINDS[it["kind"]])]
    assert not [text for text in words if not text or re.match(r"(un|na|editions)-", text)]
    printed, shown = str(page), page._repr_markdown_()
    assert language == "en" or not re.search(r"\b(the|and|of)\b", printed)
    assert all(i18n.has(f"editions-{name}", language) for kind in KINDS for name in (*KINDS[kind], f"kind-{kind}"))
    for it in page.differences:
        assert escape_markdown(it["title"]) in shown
        assert not [rule for rule in it["rules"] if rule in printed + shown]
        assert all(heading in printed for _, heading in it["cites"])


def test_the_frame_of_one_rulebook_has_no_holes() -> None:
    frame = DESERT.to_dataframe()
    assert len(frame) == len(DESERT.differences)
    assert {"before", "now", "silent", "reading"} <= set(frame.columns)
    assert not frame.isna().any().any()


def test_other_games_are_refused() -> None:
    for game in ("chess", "../normandy", "north_africa", "x" * 900):
        with pytest.raises(un.TutorError, match="memoir44, normandy, north-africa"):
            editions(game)
    with pytest.raises(un.TutorError, match="xx"):
        editions("normandy", language="xx")


def test_a_notebook_stores_the_page_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A kernel's formatter gives the page as Markdown and one line of text. IPython in a terminal gets all of the text."""
    import IPython
    from IPython.core.formatters import DisplayFormatter

    class TerminalInteractiveShell:
        """The name of IPython's shell in a terminal."""

    for thing in (PAGE, un.glossary("normandy", language="en")):
        monkeypatch.setattr(IPython, "get_ipython", lambda: None)
        shown, _ = DisplayFormatter(active_types=["text/plain", "text/markdown"]).format(thing)
        assert len(shown["text/plain"]) < 100 < len(shown["text/markdown"])
        monkeypatch.setattr(IPython, "get_ipython", TerminalInteractiveShell)
        shown, _ = DisplayFormatter(active_types=["text/plain"]).format(thing)
        assert shown["text/plain"] == repr(thing)
