"""Words of a lesson: one text, or one per language. Values are inserted as in the catalogs."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING

from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import FIRST, KNOWN, say
from undaunted_nb.i18n.folders import language_named, lesson_texts
from undaunted_nb.i18n.numbers import for_fluent

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

Words = tuple[tuple[str, str], ...]
"""A text per language. The language "" holds a text that is the same in all of them."""


def pattern_of(words: Words, language: str) -> tuple[str, str]:
    """Return the language and its text: the requested language, the one that it falls back to, or the first one available.

    A text that is not in the lesson itself can be in the folder of its language.
    """
    texts = dict(words)
    if not texts:
        return FIRST, ""
    if language not in texts and FIRST in texts and language in KNOWN:
        if translated := lesson_texts(language).get(texts[FIRST]):
            return language, translated
        return pattern_of(words, language_named(language).fallback)
    available = language if language in texts else next(iter(texts))
    return (available if available in KNOWN else language if language in KNOWN else FIRST), texts[available]


def say_words(words: Words, language: str, values: Mapping[str, object]) -> str:
    """Return a text with its values inserted."""
    return format_words(words, language, values)[0]


def paragraphs(words: Words, language: str, values: Mapping[str, object]) -> list[str]:
    """Return a text with its values inserted, one string per paragraph."""
    return [part for part in re.split(r"\n\s*\n", say_words(words, language, values)) if part]


def format_words(words: Words, language: str, values: Mapping[str, object]) -> tuple[str, list[str]]:
    """Return a text with its values inserted, and the faults of the text."""
    own_language, pattern = pattern_of(words, language)
    lines, wrong = [], []
    params = {name: _param(value, own_language) for name, value in values.items()}
    for paragraph in re.split(r"\n\s*\n", pattern.strip()):
        plain = " ".join(paragraph.split())
        if "{" not in paragraph and "}" not in paragraph:
            lines.append(plain)
            continue
        bundle, message = _compile(paragraph, own_language)
        if message is None:
            wrong.append(plain[:60])
            lines.append(plain)
            continue
        text, errors = bundle.format_pattern(message, params)
        wrong += [str(error) for error in errors]
        lines.append(" ".join(str(text).split()))
    return "\n\n".join(lines), wrong


def _param(value: object, language: str) -> int | str:
    if isinstance(value, Text):
        return say(value, language)
    if isinstance(value, (list, tuple)):
        return ", ".join(str(_param(v, language)) for v in value)
    return value if isinstance(value, int) else str(value)


@lru_cache(maxsize=4096)
def _compile(paragraph: str, language: str) -> tuple[FluentBundle, Pattern | None]:
    """Return a paragraph for Fluent (None if its pattern is not valid)."""
    from fluent.runtime import FluentBundle, FluentResource
    from fluent.syntax.ast import Junk

    bundle = FluentBundle([language], functions=for_fluent(language), use_isolating=False)
    resource = FluentResource("m = " + laid_out(paragraph))
    if any(isinstance(entry, Junk) for entry in resource.body) or len(resource.body) != 1:
        return bundle, None
    bundle.add_resource(resource)
    return bundle, bundle.get_message("m").value


def laid_out(paragraph: str) -> str:
    """Return a paragraph in the layout that Fluent requires.

    Each variant of a choice is on a separate line.
    """
    text, out, choices, index = " ".join(paragraph.split()), [], [], 0
    while index < len(text):
        if text[index] == "{":
            choices.append(bool(re.match(r"\{\s*\$[\w-]+\s*->", text[index:])))
            out.append("{")
        elif text[index] == "}":
            out.append("\n }" if choices and choices.pop() else "}")
        elif choices and choices[-1] and (variant := re.match(r"\s*(\*?\[\w+\])\s*", text[index:])):
            out.append(f"\n    {variant[1]} ")
            index += variant.end()
            continue
        else:
            out.append(text[index])
        index += 1
    return "".join(out)


def variables(words: Words) -> set[str]:
    """Return the names of the values that a text uses."""
    return {name for _, pattern in words for name in re.findall(r"\$([A-Za-z_][\w-]*)", pattern)}
