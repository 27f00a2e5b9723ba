"""The source of a rule in the reader's language: a short name of the place, and the headings in the rulebooks of the game."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from undaunted_nb.engine.rulebook import Citation, Rule, Rulebook
from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import require_language, say
from undaunted_nb.kit import registry

STEP = re.compile(r" › (\d+)\. [^›]+$")
"""A heading that ends in a numbered step."""


def in_game(rule: Rule, game: str, books: Iterable[Rulebook] = ()) -> Rule:
    """Return the rule with only the citations of the rulebooks of ``game``.

    A rule that these rulebooks don't mention keeps all its citations. Pass ``books`` if you know that they include those of the game.
    Otherwise every game is loaded to find them.
    """
    documents = {book.document for book in books or _books(rule).values() if book.game == game}
    return rule._replace(cites=tuple(cite for cite in rule.cites if cite.document in documents) or rule.cites)


def label(rule: Rule) -> Text:
    """Return the short name of the source of a rule, such as "Rulebook: Attack, step 2"."""
    heading = {"fallback": rule.cites[0].section} if rule.cites else {}
    place = Text(f"place-{'-'.join(rule.id.split('.')[:2])}", heading)
    step = STEP.search(rule.cites[0].section) if rule.cites else None
    named = Text("source-step", {"place": place, "n": int(step[1])}) if step else place
    return Text("source-ruling" if rule.ruling else "source-book", {"place": named})


def headings(rule: Rule, language: str = "") -> list[tuple[Text, list[str]]]:
    """Return the name of each edition and the headings of a rule in it.

    Editions in the reader's language come first.
    """
    books, language = _books(rule), require_language(language)
    sections: dict[str, list[str]] = {}
    for cite in sorted(rule.cites, key=lambda cite: books[cite.document].language != language):
        sections.setdefault(cite.document, []).append(cite.section)
    return [(edition(document), places) for document, places in sections.items()]


def edition(document: str) -> Text:
    """Return the name of an edition."""
    return Text(f"cite-{document.removesuffix('.txt')}", {"fallback": document.removesuffix(".txt")})


def lines(rule: Rule, language: str = "") -> tuple[str, ...]:
    """Return a line for each edition: its name and the headings.

    A ruling of this project adds a line.
    """
    ruling = (say(Text("cite-ruling"), language),) if rule.ruling else ()
    return (*(f"{say(name, language)}: {'; '.join(places)}" for name, places in headings(rule, language)), *ruling)


def named(places: Sequence[Sequence[str]], language: str = "") -> list[str]:
    """Return a line for each edition of pairs of a document and a heading."""
    rule = Rule("", tuple(Citation(*place) for place in places))
    return list(lines(rule, language))


def _books(rule: Rule) -> dict[str, Rulebook]:
    documents = {cite.document for cite in rule.cites}
    return {book.document: book for system in registry.systems() for book in system.rulebooks() if book.document in documents}
