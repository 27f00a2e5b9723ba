"""The message catalogs as they are written: their messages and the values they use."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import undaunted_nb as un
from undaunted_nb.i18n import FIRST, KNOWN, LANGUAGES
from undaunted_nb.i18n.folders import languages

PACKAGE = Path(str(un.__file__)).parent
OTHERS = [language for language in LANGUAGES if language != FIRST]
PARTLY = [language for language in KNOWN if language not in LANGUAGES]
"""The languages that are not complete. What they have has the same quality."""
OTHER_LETTERS = [language for language in OTHERS if not re.search("[A-Za-z]", LANGUAGES[language])]
"""Those of them that are not written in Latin letters, so that English stands out in them."""
FORMS = frozenset(form for known in languages().values() for form in known.forms)
"""The cases and the gender that the names of any language have."""
LESSONS = sorted(file for file in (PACKAGE / "lessons").rglob("*.toml") if file.name != "search.toml")
"""The files with what lessons say. The words of the search are what people type."""
DERIVED = ("set", "count", *FORMS)
"""What comes with a name by itself: ``$x-set`` and so on are made from ``$x``."""


@cache
def entries(language: str = FIRST) -> dict[str, ftl.Message]:
    """Return the messages of a language. A duplicate or unreadable message is a fault."""
    found: dict[str, ftl.Message] = {}
    for file in sorted((PACKAGE / "i18n" / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{file}: {(entry.content or '')[:80]}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{file}: {entry.id.name} is there twice"
                found[entry.id.name] = entry
    return found


@cache
def patterns(language: str = FIRST) -> dict[str, ftl.Pattern]:
    """Return every text of a language: the values of messages, and their attributes as ``key.attribute``."""
    found = {key: entry.value for key, entry in entries(language).items() if entry.value}
    return found | {f"{key}.{a.id.name}": a.value for key, entry in entries(language).items() for a in entry.attributes}


class Asked(Visitor):
    """The values of a pattern, its choices, and whether it prints braces."""

    def __init__(self, pattern: ftl.Pattern) -> None:
        self.names: set[str] = set()
        self.choices: dict[str, set[str]] = {}
        self.braces = False
        self.visit(pattern)

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_StringLiteral(self, node: Any) -> None:  # noqa: N802
        self.braces = self.braces or "{" in node.value

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            keys = {v.key.name if isinstance(v.key, ftl.Identifier) else v.key.value for v in node.variants}
            self.choices.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def bare(name: str) -> str:
    """Return the name from which ``$name-set``, ``$name-acc`` and so on are made."""
    start, _, end = name.rpartition("-")
    return start if start and end in DERIVED else name
