"""What can be read of a game on one page: its rules by chapter, its glossary, its rules on two pages, and its editions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from itertools import groupby
from typing import Any

from undaunted_nb.engine.rulebook import Rule
from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import say

from . import docs, editions, sources
from .glossary import glossary
from .summary import summary

RULES, GLOSSARY, SUMMARY, EDITIONS = "rules", "glossary", "summary", "editions"
Entry = dict[str, Any]
Part = dict[str, Any]


@cache
def page(name: str, game: str, language: str) -> dict[str, Any]:
    """Return a page: its ``title``, its ``lead`` and its ``parts``, each a heading with entries.

    An entry has a ``label`` and a ``text``, or ``texts`` with a label each.
    """
    content: dict[str, Any] = {"name": name, "lead": "", "note": say(Text("summary-note"), language), **PAGES[name](game, language)}
    return content


def _rules(game: str, language: str) -> dict[str, Any]:
    parts = [
        {"label": say(docs.place(rules[0].id), language), **_sign(chapter), "items": [_rule(rule, language) for rule in rules]}
        for chapter, rules in docs.chapters(game).items()
    ]
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


def _sign(chapter: str) -> dict[str, str]:
    """Return the sign of a chapter: a silhouette, or the icon of an action."""
    rules = chapter.replace("-", ".", 1)
    name = rules.partition(".")[2]
    return {"figure": FIGURES[rules]} if rules in FIGURES else {"icon": {"hunker": "hunker down"}.get(name, name)}


def _rule(rule: Rule, language: str) -> Entry:
    words = {"label": say(Text(rule.key), language), "text": say(Text(f"{rule.key}.text"), language)}
    return {"id": f"rule:{rule.id}", **words, "rule": rule.id, "source": say(sources.label(rule), language), "ours": rule.ruling}


def _glossary(game: str, language: str) -> dict[str, Any]:
    book = glossary(game, language=language)
    entries = [
        {"id": f"term:{term.id}", "label": term.title(language), "text": term.text(language), "rule": term.rule} for term in book.terms
    ]
    parts = [
        {"label": letter, "items": list(items)}
        for letter, items in groupby(entries, key=lambda entry: entry["label"].strip("«“")[0].upper())
    ]
    return {"title": book.title, "parts": parts}


def _summary(game: str, language: str) -> dict[str, Any]:
    book = summary(game, language=language)
    parts = [
        {"label": heading, "items": [{"id": f"{n}.{i}", "label": label, "text": text} for i, (label, text) in enumerate(rules)]}
        for n, (heading, rules) in enumerate(book.said(ids=False))
    ]
    return {"title": book.title, "parts": parts, "save": {"name": f"{book.title}.html", "page": book.to_html()}}


def _editions(game: str, language: str) -> dict[str, Any]:
    book = editions.editions(game, language=language)
    parts = [{"label": heading, "items": [_difference(book, entry) for entry in entries]} for heading, entries in book.pages()]
    return {"title": book.title, "lead": book.text, "parts": parts}


def _difference(page: editions.Editions, entry: Mapping[str, Any]) -> Entry:
    texts = [{"label": page.label(name), "text": entry[name]} for name in editions.text_names(page.game, entry["kind"])]
    return {"id": entry["id"], "label": entry["title"], "texts": texts}


PAGES: Mapping[str, Callable[[str, str], dict[str, Any]]] = {
    RULES: _rules, GLOSSARY: _glossary, SUMMARY: _summary, EDITIONS: _editions,
}  # fmt: skip
"""The pages by name, in the order of their tabs."""
