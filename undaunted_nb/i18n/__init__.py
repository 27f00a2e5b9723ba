"""Words: one catalogue (a folder of Fluent files) a language; everywhere else there are only keys."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from importlib import resources
from typing import Any, cast

from undaunted_nb.core.errors import TutorError
from undaunted_nb.core.text import Text, clean

LANGUAGES = {"en": "English", "uk": "Українська", "ru": "Русский"}
"""The languages there are, each with what it calls itself."""
FIRST = "en"
"""The language that is spoken where nothing says otherwise."""
FORMS = ("gen", "dat", "acc", "ins", "loc", "gender")
"""What the message of a name may say of it besides: its cases, and its gender to agree with."""

ENTRY = re.compile(r"^([a-zA-Z][\w-]*) *=.*(?:\n(?![a-zA-Z#]).*)*", re.MULTILINE)
"""A message of a Fluent file, with its key: what is indented after its first line belongs to it."""

_current = ""


def _nothing() -> str:
    return ""


_preferred: Callable[[], str] = _nothing


def set_preferred(preferred: Callable[[], str]) -> None:
    """Ask this for a language ("": none) when one is needed and none was chosen yet."""
    global _preferred  # noqa: PLW0603  (where languages are kept is no business of the words)
    _preferred = preferred


def current() -> str:
    """The language that is spoken now."""
    global _current  # noqa: PLW0603  (the one setting of the process; a table may have its own)
    if not _current:
        _current = _preferred() or FIRST
    return _current


@cache
def _bundle(language: str) -> Any:
    from fluent.runtime import FluentBundle

    bundle = FluentBundle([language], use_isolating=False)
    bundle._messages = _Entries(_sources(language))  # type: ignore[assignment]  # noqa: SLF001  (the library reads everything at once)
    return bundle


class _Entries(Mapping[str, Any]):
    """The messages of a language, each read when it is first asked for: a table needs a tenth of them, and reading all takes a while."""

    def __init__(self, sources: Iterable[str]) -> None:
        self._written = {found[1]: found[0] for source in sources for found in ENTRY.finditer(source)}
        self._read: dict[str, Any] = {}

    def __getitem__(self, key: str) -> Any:
        if key not in self._read:
            from fluent.runtime import FluentResource

            self._read[key] = FluentResource(self._written[key]).body[0]
        return self._read[key]

    def __contains__(self, key: object) -> bool:
        return key in self._written

    def __iter__(self) -> Iterator[str]:
        return iter(self._written)

    def __len__(self) -> int:
        return len(self._written)


@cache
def _sources(language: str) -> tuple[str, ...]:
    folder = resources.files(__package__).joinpath(language)
    return tuple(f.read_text(encoding="utf-8") for f in sorted(folder.iterdir(), key=lambda f: f.name) if f.name.endswith(".ftl"))


@cache
def _forms_of(language: str) -> Mapping[str, tuple[str, ...]]:
    """Which forms of which parameter the messages of a language ask for."""
    asked = {found for source in _sources(language) for found in re.findall(rf"\$([\w-]+)-({'|'.join(FORMS)})\b", source)}
    return {name: tuple(sorted(form for other, form in asked if other == name)) for name, _ in asked}


class UnknownLanguageError(TutorError, ValueError):
    """There is no such language."""


def set_language(language: str) -> None:
    """Say in which language texts are rendered from now on. Raises UnknownLanguageError for one that is not there."""
    global _current  # noqa: PLW0603  (the one setting of the process; a table may have its own)
    _current = known(language)


def known(language: str) -> str:
    """The language asked for, or the present one for "". Raises UnknownLanguageError for one that is not there."""
    asked: object = language
    if asked and (not isinstance(asked, str) or asked not in LANGUAGES):
        raise UnknownLanguageError(Text("error-language", {"name": str(asked)[:60], "all": ", ".join(LANGUAGES)}))
    return language or current()


def words_of(prefix: str, language: str) -> dict[str, str]:
    """All messages whose key begins with ``prefix``, by the rest of the key."""
    keys = [key for key in _bundle(FIRST)._messages if key.startswith(prefix)]  # noqa: SLF001  (the library has no listing of its own)
    return {key[len(prefix) :]: say(Text(key), language) for key in keys}


def has(key: str, language: str = "") -> bool:
    """Is there such a message?"""
    return bool(_bundle(language or current()).has_message(key))


def say(text: Text, language: str = "") -> str:
    """A Text in words. Params that are Texts or lists are rendered too; a key without a message reads as its ``fallback``, or as itself."""
    language = language or current()
    said = _said.get(known_by := (language, text.key, _frozen(text.params)))
    if said is None:
        if len(_said) > SAID_LIMIT:
            _said.clear()
        said = _said[known_by] = clean(_say(text, language))
    return said


LONGEST = 2400
"""The most characters that go into a sentence in one place: Fluent says nothing at all instead of more than 2500."""
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
    """Params as Fluent takes them.

    Beside each text ``name-set`` says whether there is one, beside each list ``name-count`` how many; beside each name (or list of
    names) stand the forms of it that messages ask for, such as ``name-acc``.
    """
    forms = _forms_of(language)
    found: dict[str, Any] = {}
    for name, value in params.items():
        found[name] = words = _param(value, language)
        if isinstance(value, (list, tuple)) and not isinstance(value, Text):
            found[f"{name}-count"] = len(value)
        if isinstance(words, str):
            if len(words) > LONGEST:
                found[name] = f"{words[:LONGEST]}…"
            found[f"{name}-set"] = "yes" if words else "no"
            for form in forms.get(name, ()):
                found[f"{name}-{form}"] = _form(value, form, language)
    return found


def _form(value: object, form: str, language: str) -> str:
    """A name in one of its forms; as it is where its message has no such form."""
    if isinstance(value, Text):
        formed = has(value.key, language) and form in _bundle(language).get_message(value.key).attributes
        return say(value._replace(key=f"{value.key}.{form}") if formed else value, language)
    if isinstance(value, (list, tuple)):
        return listed([_form(v, form, language) for v in value], language)
    return str(_param(value, language))


def _param(value: object, language: str) -> Any:
    if isinstance(value, Text):
        return say(value, language)
    if isinstance(value, (list, tuple)):
        return listed([str(_param(v, language)) for v in value], language)
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, float):
        return rounded(value, 0, PLACES) if type(value) is float else value
    return value if isinstance(value, int) else "" if value is None else str(value)


def listed(items: list[str], language: str = "") -> str:
    """Several things in one phrase: "a, b and c"."""
    if len(items) < 2:
        return "".join(items)
    return say(Text("list", {"first": ", ".join(items[:-1]), "last": items[-1]}), language)


def decimal(number: str, language: str = "") -> str:
    """A number that is written with a point, with the sign that the language has in its place."""
    from babel.numbers import get_decimal_symbol

    return number.replace(".", get_decimal_symbol(known(language)))


PLACES = 6
"""How many digits behind the point a sentence says at most; Fluent by itself leaves out all but three."""


def rounded(value: float, least: int, most: int) -> float:
    """A number that sentences say with ``least`` to ``most`` digits behind the point, or the comma, as the language has it."""
    from fluent.runtime.types import fluent_number

    return cast("float", fluent_number(value, minimumFractionDigits=least, maximumFractionDigits=most))
