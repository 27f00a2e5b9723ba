"""Words: one catalog (a folder of Fluent files) per language. All other code contains only keys.

What a language does not have is shown in the one that it falls back to, message by message.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import cache
from typing import TYPE_CHECKING, Any

from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.text import Text, Title, clean
from undaunted_nb.kit import additions

from . import numbers
from .folders import FIRST as FIRST
from .folders import Names, folder, language_named
from .numbers import PLACES
from .numbers import round_for_display as round_for_display

if TYPE_CHECKING:
    from fractions import Fraction
    from importlib.resources.abc import Traversable

log = logging.getLogger(__name__)

KNOWN: Mapping[str, str] = Names(only_complete=False)
"""Every language, with its own name."""
LANGUAGES: Mapping[str, str] = Names(only_complete=True)
"""The languages in which everything is translated, each with its own name."""

ENTRY = re.compile(r"^([a-zA-Z][\w-]*) *=.*(?:\n(?![a-zA-Z#]).*)*", re.MULTILINE)
"""A message of a Fluent file with its key. Indented lines below its first line belong to it."""

USE = re.compile(r"\$([\w-]+)-(\w+)")
"""A value that a message uses, with its form."""

INNER = r"\{ *([a-z][\w-]*)"
"""The key of a message that another message contains."""

SPACES = re.compile(r"[ \t\r]*\n\s*|[ \t\r]{2,}")
"""Line ends and runs of spaces, which a sentence has as one space. A no-break space stays."""

_current = ""


def _no_preference() -> str:
    return ""


_get_preference: Callable[[], str] = _no_preference


def set_preferred(get_preference: Callable[[], str]) -> None:
    """Set the function that returns the default language, or "" without a preference."""
    global _get_preference  # noqa: PLW0603  (where languages are kept is no business of the words)
    _get_preference = get_preference


def current() -> str:
    """Return the current language."""
    global _current  # noqa: PLW0603  (the one setting of the process; a table may have its own)
    if not _current:
        _current = _get_preference() or FIRST
    return _current


class _Catalog:
    """The messages of a language, each parsed at its first use.

    A table needs only a tenth of them.
    """

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle

        self.language = language
        self.sources = dict[str, str]()
        self._with_additions = False
        self._read(_texts(folder(language)))
        self._bundle = FluentBundle([language], functions=numbers.for_fluent(language), use_isolating=False)
        self.format: Any = self._bundle.format_pattern

    def _read(self, texts: Iterable[str]) -> None:
        for text in texts:
            for entry in ENTRY.finditer(text):
                self.sources.setdefault(entry[1], entry[0])

    def knows(self, key: str) -> bool:
        """Return whether a message exists. Other packages are asked last, because finding them takes 30 ms."""
        if key not in self.sources and not self._with_additions:
            self._with_additions = True
            for group in (additions.GAMES, additions.SCENARIOS, additions.LESSONS):
                for texts in additions.read(group, self._texts_of_addition).values():
                    self._read(texts)
            _forms_of.cache_clear()
        return key in self.sources

    def _texts_of_addition(self, addition: additions.Addition) -> tuple[str, ...]:
        return _texts(additions.folder(addition).joinpath("i18n").joinpath(self.language))

    def message(self, key: str) -> Any:
        """Return a message, ready to format with every message that it contains. Raises LookupError if it is missing or broken."""
        if not self.knows(key):
            raise LookupError(key)
        self._add(key, self.sources[key])
        return self._bundle.get_message(key)

    def _add(self, key: str, source: str) -> None:
        """Parse a message and every message that it contains. What the language does not have comes from another one."""
        if not self._bundle.has_message(key):
            from fluent.runtime import FluentResource

            self._bundle.add_resource(FluentResource(source))
            for inner in re.findall(INNER, source):
                if source_of_inner := _catalog(language_of(inner, self.language)).sources.get(inner):
                    self._add(inner, source_of_inner)


@cache
def _catalog(language: str) -> _Catalog:
    return _Catalog(language)


def _texts(place: Traversable) -> tuple[str, ...]:
    files = sorted(place.iterdir(), key=lambda f: f.name) if place.is_dir() else []
    return tuple(f.read_text(encoding="utf-8") for f in files if f.name.endswith(".ftl"))


def language_of(key: str, language: str) -> str:
    """Return the language in which a message is shown: this one, or the nearest one that it falls back to and that has the message."""
    name, other = key.partition(".")[0], language
    while other != FIRST and not _catalog(other).knows(name):
        other = language_named(other).fallback
    return other


@cache
def _forms_of(language: str) -> Mapping[str, tuple[str, ...]]:
    """Return the forms of each parameter that the messages of a language use."""
    forms = language_named(language).forms
    pairs = {(name, form) for source in _catalog(language).sources.values() for name, form in USE.findall(source) if form in forms}
    return {name: tuple(sorted(form for other, form in pairs if other == name)) for name, _ in pairs}


class UnknownLanguageError(TutorError, ValueError):
    """An unknown language."""


def set_language(language: str) -> None:
    """Set the language of all texts from now on.

    Args:
        language: The code of a language, such as ``"uk"``.

    Raises:
        UnknownLanguageError: The language is unknown.

    Example:
        >>> un.set_language("uk")
        >>> un.glossary("normandy").terms[0].title()
        'Атакувати'
        >>> un.set_language("en")

    """
    global _current  # noqa: PLW0603  (the one setting of the process; a table may have its own)
    _current = require_language(language)


@contextmanager
def language(language: str) -> Iterator[None]:
    """Have texts in a language inside a ``with`` block, and in the former one after it.

    Args:
        language: The code of a language, such as ``"uk"``.

    Raises:
        UnknownLanguageError: The language is unknown.

    Example:
        >>> with un.language("uk"):
        ...     print(un.glossary("normandy").terms[0].title())
        Атакувати
        >>> un.glossary("normandy").terms[0].title()
        'Adjacent tile'

    """
    global _current  # noqa: PLW0603  (as in set_language)
    former, _current = _current, require_language(language)
    try:
        yield
    finally:
        _current = former


def require_language(language: str) -> str:
    """Return ``language``, or the current one for "". Raises UnknownLanguageError if it is unknown."""
    value: object = language
    if value and (not isinstance(value, str) or value not in KNOWN):
        raise UnknownLanguageError(Text("error-language", {"name": str(value)[:60], "all": ", ".join(KNOWN)}))
    return language or current()


def note_language(language: str) -> Text:
    """Return the note that something is shown in another language."""
    return Text("untranslated", {"name": KNOWN[language]})


def words_of(prefix: str, language: str) -> dict[str, str]:
    """Return all messages whose key begins with ``prefix``, by the rest of the key."""
    keys = [key for key in _catalog(FIRST).sources if key.startswith(prefix)]
    return {key[len(prefix) :]: say(Text(key), language) for key in keys}


def has(key: str, language: str = "") -> bool:
    """Return whether a message with this key (``name`` or ``name.attribute``) exists."""
    catalog, (name, _, attribute) = _catalog(language_of(key, language or current())), key.partition(".")
    return catalog.knows(name) and (not attribute or attribute in catalog.message(name).attributes)


def say(text: Text, language: str = "") -> str:
    """Return a Text in words. Params that are Texts or lists are also rendered.

    A key without a message gives its ``fallback``, or the key itself in brackets. So does a message that Fluent cannot read.
    """
    language = language or current()
    words = _sentences.get(known_by := (language, text.key, _frozen(text.params)))
    if words is None:
        if len(_sentences) > SAID_LIMIT:
            _sentences.clear()
        words = _sentences[known_by] = clean(_say(text, language))
    return words


@cache
def say_alone(key: str, language: str) -> str:
    """Return a message without values, and load nothing else of its language: a catalog takes 4 MB."""
    entries = (entry[0] for text in _texts(folder(language)) for entry in ENTRY.finditer(text) if entry[1] == key)
    words = next(entries, "").partition("=")[2].strip()
    return clean(words) if words else say(Text(key), language)


LONGEST = 2400
"""The maximum number of characters that a value inserts into a sentence.

Fluent returns nothing for more than 2500.
"""
SAID_LIMIT = 20_000
"""The maximum number of cached sentences. A table repeats most of them after each click."""
_sentences: dict[object, str] = {}


def _frozen(value: object) -> object:
    """Return a Text's parameters as a hashable value."""
    kind = type(value)  # asked first, because this is most of the work of a sentence that is already known
    if kind is str:
        return value
    if type(value) is dict:
        return tuple([(key, v if type(v) is str else _frozen(v)) for key, v in value.items()])
    if isinstance(value, Text):
        return value.key, _frozen(value.params)
    if isinstance(value, Mapping):
        return tuple((key, _frozen(v)) for key, v in value.items())
    if isinstance(value, (list, tuple)):
        return tuple([_frozen(v) for v in value])
    return value if isinstance(value, str) else (kind, value)


def _say(text: Text, language: str) -> str:
    key, _, attribute = text.key.partition(".")
    catalog = _catalog(language := language_of(key, language))
    if "fallback" in text.params and not catalog.knows(key):
        return str(text.params["fallback"])
    try:
        message = catalog.message(key)
        pattern = message.attributes[attribute] if attribute else message.value
        words, _ = catalog.format(pattern, _params(text.params, language))
    except Exception:  # noqa: BLE001  (one bad message must not stop the table)
        return _replace_missing(text.key, language)
    return SPACES.sub(" ", str(words)).strip(" ")


@cache
def _replace_missing(key: str, language: str) -> str:
    """Return the replacement for a message that is missing or broken. It is logged once."""
    log.warning("the message %s is missing or broken in the catalog %s", key, language, exc_info=log.isEnabledFor(logging.DEBUG))
    return f"[{key}]"


def _params(params: Mapping[str, object], language: str) -> dict[str, object]:
    """Return params for Fluent.

    Each text also gets ``name-set`` (whether it is empty), each list ``name-count`` (its length), and each name or list of names the forms
    that messages use, such as ``name-acc``.
    """
    forms = _forms_of(language)
    values: dict[str, object] = {}
    for name, value in params.items():
        values[name] = words = _param(value, language)
        if isinstance(value, (list, tuple)) and not isinstance(value, (Text, Title)):
            values[f"{name}-count"] = len(value)
        if isinstance(words, str):
            if len(words) > LONGEST:
                values[name] = f"{words[:LONGEST]}…"
            values[f"{name}-set"] = "yes" if words else "no"
            for form in forms.get(name, ()):
                values[f"{name}-{form}"] = _form(value, form, language)
    return values


def _form(value: object, form: str, language: str) -> str:
    """Return a name in one of its forms, or unchanged if its message has no such form."""
    if isinstance(value, Text):
        formed = False
        with suppress(LookupError):
            formed = form in _catalog(language).message(value.key).attributes
        return say(value._replace(key=f"{value.key}.{form}") if formed else value, language)
    if isinstance(value, (list, tuple)) and not isinstance(value, Title):
        return join_items([_form(v, form, language) for v in value], language)
    return str(_param(value, language))


def _param(value: object, language: str) -> str | int | float:
    if isinstance(value, Text):
        return say(value, language)
    if isinstance(value, Title):
        return _title(value, language)
    if isinstance(value, (list, tuple)):
        return join_items([str(_param(v, language)) for v in value], language)
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, float):
        return round_for_display(value, 0, PLACES) if type(value) is float else value
    return value if isinstance(value, int) else "" if value is None else str(value)


def _title(title: Title, language: str) -> str:
    """Return a name that a file gives: in this language, in one that it falls back to, or in the first one of the file."""
    names = dict(title.texts)
    while language not in names and language != FIRST:
        language = language_named(language).fallback
    return names.get(language) or names.get("") or str(title)


def join_items(items: list[str], language: str = "") -> str:
    """Return several items in one phrase: "a, b and c"."""
    if len(items) < 2:
        return "".join(items)
    return say(Text("list", {"first": ", ".join(items[:-1]), "last": items[-1]}), language)


def decimal(number: str, language: str = "") -> str:
    """Return a number with the decimal separator of the language."""
    return numbers.decimal(number, require_language(language))


def percent(chance: Fraction, least: int = 1, most: int = 1, language: str = "") -> str:
    """Return a chance from 0 to 1 in percent, with ``least`` to ``most`` decimals. What can fail never reads as 100%."""
    return numbers.percent(100 * chance, require_language(language), least, most)


def separators(language: str = "") -> dict[str, object]:
    """Return the signs of a language's numbers as D3, which draws the charts, expects them."""
    return numbers.separators(require_language(language))
