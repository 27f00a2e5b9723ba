"""The languages: each is a folder with its catalogs, and with a file that describes it. Other installed packages can add some."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, NamedTuple

from undaunted_nb.kit import additions

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

ROOT: Traversable = resources.files(__package__)
"""The folder of the languages."""
FIRST = "en"
"""The default language. What another language does not have is shown in it."""
FILE = "language.toml"
"""The file that makes a folder a language."""
LESSONS = "lessons"
"""The folder in a language with texts of lessons that are not in the lessons themselves, as ``GAME/LESSON.toml``."""
WHOLE = 100


class Language(NamedTuple):
    """What the file of a language says. Its comments explain the fields (``i18n/en/language.toml``)."""

    name: str
    short: str
    forms: tuple[str, ...] = ()
    fallback: str = FIRST
    translated: int = WHOLE
    documentation: bool = False
    order: int = 0

    @property
    def complete(self) -> bool:
        """Whether everything is translated."""
        return self.translated == WHOLE


def folder(language: str) -> Traversable:
    """Return the folder of a language."""
    return ROOT.joinpath(language) if language in _built_in() or language not in _additions() else _additions()[language][0]


def read_language(text: str) -> Language:
    """Return a language from the text of its file."""
    data = tomllib.loads(text)
    name = str(data["name"])
    return Language(**{"short": name[:3].upper(), **data, "forms": tuple(data.get("forms", ()))})


@cache
def _built_in() -> Mapping[str, Language]:
    places = (place for place in ROOT.iterdir() if place.joinpath(FILE).is_file())
    return {place.name: _read(place) for place in places}


@cache
def _additions() -> Mapping[str, tuple[Traversable, Language]]:
    """Return the folder of each language that another package adds, and what its file says."""
    return additions.read(additions.LANGUAGES, _read_addition, _built_in())


def _read_addition(addition: additions.Addition) -> tuple[Traversable, Language]:
    from babel import Locale

    place = additions.folder(addition)
    known = _read(place)
    Locale.parse(addition.name)  # its numbers and plurals
    return place, known._replace(fallback=known.fallback if known.fallback in _built_in() else FIRST)


def _read(place: Traversable) -> Language:
    return read_language(place.joinpath(FILE).read_text(encoding="utf-8"))


@cache
def languages() -> Mapping[str, Language]:
    """Return every language by its code. The default one is first, those that are not complete are last."""
    known = {**_built_in(), **{name: language for name, (_, language) in _additions().items()}}
    return dict(sorted(known.items(), key=lambda item: (item[0] != FIRST, not item[1].complete, item[1].order, item[0])))


def language_named(language: str) -> Language:
    """Return what the file of a language says. Raises KeyError for an unknown one."""
    if language in _built_in() or not language:  # to find other packages takes 30 ms
        return _built_in()[language]
    return languages()[language]


def language_of_pages(language: str) -> str:
    """Return the language of the documentation and of notebooks for a reader: this one, or one that it falls back to and that has them."""
    known = language_named(language)
    return language if known.documentation or language == FIRST else language_of_pages(known.fallback)


@cache
def lesson_texts(language: str) -> Mapping[str, str]:
    """Return the texts of lessons in the folder of a language, by their text in the default one."""
    return {text[FIRST]: text[language] for file in lesson_files(language) for text in read_texts(file) if text.get(language)}


def lesson_files(language: str) -> Iterator[Traversable]:
    """Yield the files with texts of lessons in the folder of a language."""
    games = folder(language).joinpath(LESSONS)
    if games.is_dir():
        yield from (file for game in games.iterdir() if game.is_dir() for file in game.iterdir() if file.name.endswith(".toml"))


def read_texts(file: Traversable) -> list[dict[str, str]]:
    """Return the texts of a lesson, each by language."""
    texts: list[dict[str, str]] = tomllib.loads(file.read_text(encoding="utf-8")).get("text", [])
    return texts


class Names(Mapping[str, str]):
    """Languages, each with its own name. They are read when somebody asks for one."""

    def __init__(self, *, only_complete: bool) -> None:
        self.only_complete = only_complete

    def __getitem__(self, language: str) -> str:
        """Return the name of a language."""
        known = language_named(language)
        if self.only_complete and not known.complete:
            raise KeyError(language)
        return known.name

    def __iter__(self) -> Iterator[str]:
        """Iterate over the codes of the languages."""
        return iter([name for name, known in languages().items() if known.complete or not self.only_complete])

    def __len__(self) -> int:
        """Return the number of languages."""
        return len(list(iter(self)))
