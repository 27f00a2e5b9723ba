"""What can be read of a game on one page: its rules by chapter, its glossary, its rules on two pages, and its editions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from itertools import groupby
from typing import TYPE_CHECKING, NotRequired, TypedDict

from undaunted_nb.engine.rulebook import Rule
from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import say

from . import docs, editions, sources
from .glossary import Term, glossary
from .summary import summary

if TYPE_CHECKING:
    from undaunted_nb.kit.scene.common import LabeledText
    from undaunted_nb.kit.scene.drawers import ReadItem, ReadPage, ReadPart, ReadSave

RULES, GLOSSARY, SUMMARY, EDITIONS = "rules", "glossary", "summary", "editions"


class Content(TypedDict):
    """The part of a page that differs from page to page."""

    title: str
    lead: NotRequired[str]
    parts: list[ReadPart]
    save: NotRequired[ReadSave]


@cache
def page(name: str, game: str, language: str) -> ReadPage:
    """Return a page: its ``title``, its ``lead`` and its ``parts``, each a heading with entries.

    An entry has a ``label`` and a ``text``, or ``texts`` with a label each.
    """
    return {"name": name, "lead": "", "note": say(Text("summary-note"), language), **PAGES[name](game, language)}


def _rules(game: str, language: str) -> Content:
    parts = [_chapter(name, rules, language) for name, rules in docs.chapters(game).items()]
    return {"title": say(Text(f"home-game-{game}"), language), "parts": parts}


FIGURES = {
    "un.fog": "fog",
    "un.unit": "riflemen",
    "na.vehicle": "truck",
    "na.crew": "driver",
    "na.structure": "hangar",
    "m44.infantry": "infantry",
    "m44.special": "special-forces",
    "m44.resistance": "resistance",
    "m44.armor": "armor",
    "m44.artillery": "artillery",
    "m44.flag": "flag",
    "m44.hit": "grenade",
    "m44.medal": "star",
}
"""The silhouettes of chapters, by the beginning of the ids of their rules."""


def _chapter(name: str, rules: Sequence[Rule], language: str) -> ReadPart:
    """Return a chapter with its sign: a silhouette, or the icon of an action."""
    part: ReadPart = {"label": say(docs.place(rules[0].id), language), "items": [_rule(rule, language) for rule in rules]}
    start = name.replace("-", ".", 1)
    action = start.partition(".")[2]
    if start in FIGURES:
        part["figure"] = FIGURES[start]
    else:
        part["icon"] = {"hunker": "hunker down"}.get(action, action)
    return part


def _rule(rule: Rule, language: str) -> ReadItem:
    return {
        "id": f"rule:{rule.id}",
        "label": say(Text(rule.key), language),
        "text": say(Text(f"{rule.key}.text"), language),
        "rule": rule.id,
        "source": say(sources.label(rule), language),
        "ours": rule.ruling,
    }


def _glossary(game: str, language: str) -> Content:
    book = glossary(game, language=language)
    letters = groupby(book.terms, key=lambda term: term.title(language).strip("«“")[0].upper())
    parts: list[ReadPart] = [{"label": letter, "items": [_term(term, language) for term in terms]} for letter, terms in letters]
    return {"title": book.title, "parts": parts}


def _term(term: Term, language: str) -> ReadItem:
    return {"id": f"term:{term.id}", "label": term.title(language), "text": term.text(language), "rule": term.rule}


def _summary(game: str, language: str) -> Content:
    book = summary(game, language=language)
    parts: list[ReadPart] = [
        {"label": heading, "items": [{"id": f"{n}.{i}", "label": label, "text": text} for i, (label, text) in enumerate(rules)]}
        for n, (heading, rules) in enumerate(book.said(ids=False))
    ]
    return {"title": book.title, "parts": parts, "save": {"name": f"{book.title}.html", "page": book.to_html()}}


def _editions(game: str, language: str) -> Content:
    book = editions.editions(game, language=language)
    parts: list[ReadPart] = [
        {"label": heading, "items": [_difference(book, entry) for entry in entries]} for heading, entries in book.pages()
    ]
    return {"title": book.title, "lead": book.text, "parts": parts}


def _difference(page: editions.Editions, entry: editions.Difference) -> ReadItem:
    texts: list[LabeledText] = [{"label": page.label(name), "text": text} for name, text in entry.texts.items()]
    return {"id": entry.id, "label": entry.title, "texts": texts}


PAGES: Mapping[str, Callable[[str, str], Content]] = {
    RULES: _rules, GLOSSARY: _glossary, SUMMARY: _summary, EDITIONS: _editions,
}  # fmt: skip
"""The pages by name, in the order of their tabs."""
