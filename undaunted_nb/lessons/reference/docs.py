"""The address of a rule in the documentation. The pages there are made from the same catalogs (``binder/docs``)."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache

from undaunted_nb.engine.rulebook import Rule
from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import FIRST, require_language, say
from undaunted_nb.i18n.folders import language_of_pages
from undaunted_nb.kit.registry import systems

SETTING = "UNDAUNTED_NB_DOCS"
"""The environment variable with the address of the documentation. It replaces the one of the package."""
LABEL = "Documentation"
"""The name of the address in the package's data (``[project.urls]``)."""


def games() -> tuple[str, ...]:
    """Return all games that have rules."""
    return tuple(dict.fromkeys(book.game for system in systems() for book in system.rulebooks()))


def place(rule: str) -> Text:
    """Return the name of the part of the rulebook that a rule is in."""
    return Text(f"place-{'-'.join(rule.split('.')[:2])}")


@cache
def chapters(game: str) -> Mapping[str, tuple[Rule, ...]]:
    """Return the rules of a game by chapter, in the order of the catalog.

    Parts with the same name are one chapter. It is called after the first of them.
    """
    system = next(candidate for candidate in systems() if any(book.game == game for book in candidate.rulebooks()))
    first: dict[str, str] = {}
    rules_by_chapter: dict[str, list[Rule]] = {}
    for rule in system.rules(game).values():
        part = place(rule.id)
        chapter = first.setdefault(say(part, FIRST), part.key.removeprefix("place-"))
        rules_by_chapter.setdefault(chapter, []).append(rule)
    return {chapter: tuple(rules) for chapter, rules in rules_by_chapter.items()}


@cache
def page(rule: str, game: str) -> str:
    """Return the page of a rule in the documentation of a game, without its ending ("" if the game does not have this rule)."""
    chapter = next((name for name, rules in chapters(game).items() if any(entry.id == rule for entry in rules)), "")
    return chapter and f"rules/{game}/{chapter}"


def folder(language: str) -> str:
    """Return the folder of a language in the documentation. The first language is at the top.

    A language without documentation has the folder of the language that it falls back to.
    """
    site_language = language_of_pages(language)
    return "" if site_language == FIRST else f"{site_language}/"


def address() -> str:
    """Return the address of the documentation with a slash at its end, or "" if it is not known."""
    url = os.environ.get(SETTING, "").strip() or _of_package()
    return f"{url.rstrip('/')}/" if url.startswith(("http://", "https://", "/")) else ""


@cache
def _of_package() -> str:
    from importlib import metadata

    try:
        urls = metadata.metadata("undaunted-nb").get_all("Project-URL") or []
    except metadata.PackageNotFoundError:
        return ""
    return next((url.strip() for label, _, url in (line.partition(",") for line in urls) if label == LABEL), "")


def guide(language: str = "") -> str:
    """Return the address of the guide for teachers, or "" if the address of the documentation is not known."""
    start = address()
    return f"{start}{folder(require_language(language))}teachers.html" if start else ""


def link(rule: str, game: str, language: str = "") -> str:
    """Return the address of a rule in the documentation, or "" if it has no page there."""
    start, path = address(), page(rule, game)
    return f"{start}{folder(require_language(language))}{path}.html#{rule.replace('.', '-')}" if start and path else ""
