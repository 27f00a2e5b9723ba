"""Words: one catalogue (a folder of Fluent files) a language; everywhere else there are only keys."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any

from undaunted_nb.core.text import Text

LANGUAGES = ("en",)
"""The languages there are, the one that stands in for missing messages first."""

_current = LANGUAGES[0]


@cache
def _bundle(language: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted(resources.files(__package__).joinpath(language).iterdir(), key=lambda f: f.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def set_language(language: str) -> None:
    """Say in which language texts are rendered from now on. Raises ValueError for one that is not there."""
    global _current  # noqa: PLW0603  (the one setting of the process; a table may have its own)
    _current = known(language)


def known(language: str) -> str:
    """The language asked for, or the present one for "". Raises ValueError for one that is not there."""
    if language and language not in LANGUAGES:
        message = f"no language {language!r}; there are {', '.join(LANGUAGES)}"
        raise ValueError(message)
    return language or _current


def words_of(prefix: str, language: str) -> dict[str, str]:
    """All messages whose key begins with ``prefix``, by the rest of the key."""
    keys = [key for key in _bundle(LANGUAGES[0])._messages if key.startswith(prefix)]  # noqa: SLF001  (the library has no listing of its own)
    return {key[len(prefix) :]: say(Text(key), language) for key in keys}


def has(key: str, language: str = "") -> bool:
    """Is there such a message?"""
    return bool(_bundle(language or _current).has_message(key))


def say(text: Text, language: str = "") -> str:
    """A Text in words. Params that are Texts or lists are rendered too; a key without a message reads as its ``fallback``, or as itself."""
    language = language or _current
    said = _said.get(known_by := (language, text.key, _frozen(text.params)))
    if said is None:
        if len(_said) > SAID_LIMIT:
            _said.clear()
        said = _said[known_by] = _say(text, language)
    return said


SAID_LIMIT = 20_000
"""How many sentences are remembered: a table says nearly the same ones after each click."""
_said: dict[object, str] = {}


def _frozen(value: object) -> object:
    """A Text's parameters as something that can be looked up."""
    if isinstance(value, Text):
        return value.key, _frozen(value.params)
    if isinstance(value, Mapping):
        return tuple((key, _frozen(v)) for key, v in value.items())
    if isinstance(value, (list, tuple)):
        return tuple(_frozen(v) for v in value)
    return value if isinstance(value, str) else (type(value), value)


def _say(text: Text, language: str) -> str:
    key, _, attribute = text.key.partition(".")
    bundle = _bundle(language)
    if not bundle.has_message(key):
        return str(text.params.get("fallback", text.key))
    message = bundle.get_message(key)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        return text.key
    words, _ = bundle.format_pattern(pattern, _params(text.params, language))
    return " ".join(str(words).split())


def _params(params: Mapping[str, object], language: str) -> dict[str, Any]:
    """Params as Fluent takes them; beside each text ``name-set`` says whether there is one, beside each list ``name-count`` how many."""
    found: dict[str, Any] = {}
    for name, value in params.items():
        found[name] = words = _param(value, language)
        if isinstance(value, (list, tuple)):
            found[f"{name}-count"] = len(value)
        if isinstance(words, str):
            found[f"{name}-set"] = "yes" if words else "no"
    return found


def _param(value: object, language: str) -> Any:
    if isinstance(value, Text):
        return say(value, language)
    if isinstance(value, (list, tuple)):
        return listed([str(_param(v, language)) for v in value], language)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, (int, float)) else "" if value is None else str(value)


def listed(items: list[str], language: str = "") -> str:
    """Several things in one phrase: "a, b and c"."""
    if len(items) < 2:
        return "".join(items)
    return say(Text("list", {"first": ", ".join(items[:-1]), "last": items[-1]}), language)
