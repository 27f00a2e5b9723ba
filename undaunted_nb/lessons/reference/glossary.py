"""The glossary: the terms of a game in the reader's language, each with the rule where you meet it."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import require_language, say
from undaunted_nb.kit import games

from ..format.markdown import Printer, escape_markdown, line_or_all, shorten_text

if TYPE_CHECKING:
    import pandas as pd

WORD = re.compile(r"[^\W_]+(?:[’'-][^\W_]+)*")
SHORT = 5
"""The minimum length of a word for matching inflected forms. A shorter word must appear unchanged."""


@dataclass(frozen=True, slots=True)
class Term:
    """A term: its id, the games that use it, and the rule where you meet it."""

    id: str
    games: tuple[str, ...]
    rule: str

    def title(self, language: str = "") -> str:
        """Return the term itself in a ``language`` (default: the language that is set)."""
        return say(Text(f"term-{self.id}"), language)

    def text(self, language: str = "") -> str:
        """Return the meaning of the term in one or two sentences.

        Args:
            language: ``"en"``, ``"uk"`` or ``"ru"`` (default: the language that is set).

        """
        return say(Text(f"term-{self.id}.text"), language)


@dataclass(frozen=True, slots=True)
class Glossary:
    """The terms of a game in one language, in alphabetical order."""

    game: str
    language: str
    terms: tuple[Term, ...]

    def _rows(self) -> list[tuple[str, str]]:
        return [(term.title(self.language), term.text(self.language)) for term in self.terms]

    def __str__(self) -> str:
        return "\n".join(f"{title}: {text}" for title, text in self._rows())

    def __repr__(self) -> str:
        return shorten_text(self.title, str(self).splitlines(), self.language)

    @property
    def title(self) -> str:
        """The heading."""
        return say(Text("glossary-title", {"game": Text(f"home-game-{self.game}")}), self.language)

    def _repr_pretty_(self, printer: Printer, _cycle: bool) -> None:  # noqa: FBT001  (called by position)
        printer.text(line_or_all(self.title, self))

    def _repr_markdown_(self) -> str:
        return "\n\n".join(
            [
                f"# {escape_markdown(self.title)}",
                *(f"**{escape_markdown(title)}.** {escape_markdown(text)}" for title, text in self._rows()),
            ]
        )

    def to_dataframe(self) -> pd.DataFrame:
        """Return the glossary as a data frame with one row per term. It needs pandas.

        Example:
            >>> list(un.glossary("memoir44").to_dataframe().columns)
            ['term', 'text']

        """
        import pandas as pd

        return pd.DataFrame(self._rows(), columns=["term", "text"])


@cache
def every() -> tuple[Term, ...]:
    """Return the terms of all games."""
    files = [games.files(name).joinpath("glossary.toml") for name in games.packages()]
    entries = [entry for file in files if file.is_file() for entry in tomllib.loads(file.read_text(encoding="utf-8"))["term"]]
    return tuple(Term(entry["id"], tuple(entry["games"]), entry["rule"]) for entry in entries)


def terms(game: str) -> tuple[Term, ...]:
    """Return the terms of a game (none: it has no glossary)."""
    return tuple(term for term in every() if game in term.games)


def glossary(game: str = "", *, language: str = "") -> Glossary:
    """Return the glossary of a game.

    Args:
        game: The name of a game, as in ``un.scenarios()`` (default: the first game).
        language: ``"en"``, ``"uk"`` or ``"ru"`` (default: the language that is set).

    Raises:
        TutorError: There is no glossary for this game, or no such language.

    Example:
        >>> term = un.glossary("normandy").terms[0]
        >>> term.title()
        'Adjacent tile'
        >>> term.title("uk")
        'Сусідній квадрат'
        >>> term.text().endswith(".")
        True

    """
    language, game = require_language(language), game or games.first()
    if not terms(game):
        known = sorted({name for term in every() for name in term.games})
        raise TutorError(Text("glossary-unknown", {"name": game[:60], "all": ", ".join(known)}))
    return Glossary(game, language, tuple(sorted(terms(game), key=lambda term: fold(term.title(language)))))


def fold(text: str) -> str:
    """Return a text for comparing: lower case, without marks on letters and without apostrophes."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in plain if not unicodedata.combining(sign) and sign not in "’'ʼ")


NAME = re.compile(r"[^\W\d_] [A-Z][a-z]+ $")
"""What stands before the last word of a name: a word in capitals, which no sentence begins with."""
GOES_ON = re.compile(r" [A-Z](?:[a-z]|\b)")
"""What follows the first word of a name: another word in capitals, or the letter of a squad."""
MID_SENTENCE = re.compile(r"[^\W_][,;]? \(?$")
"""What stands before a word within a sentence."""


def terms_in(text: str, game: str, language: str = "") -> list[tuple[int, int, str]]:
    """Return where a text first uses each term of a game: start, end, and the id of the term.

    Terms are found in their inflected forms. Longer terms win over shorter ones, and no two places overlap. A part of a name, as in Pincer
    Move or the Scout Car, is not a term.
    """
    words = [(match.start(), match.end(), fold(match[0])) for match in WORD.finditer(text)]
    places: list[tuple[int, int, str]] = []
    for parts, name in _patterns(game, require_language(language)):
        for i in range(len(words) - len(parts) + 1):
            run = words[i : i + len(parts)]
            start, end = run[0][0], run[-1][1]
            if not all(_same(part, word[2]) for part, word in zip(parts, run, strict=True)):
                continue
            if text[start].isupper() and (NAME.search(text[:start]) or (GOES_ON.match(text[end:]) and MID_SENTENCE.search(text[:start]))):
                continue
            if all(end <= other[0] or other[1] <= start for other in places):
                places.append((start, end, name))
                break
    return sorted(places)


@cache
def _patterns(game: str, language: str) -> list[tuple[tuple[str, ...], str]]:
    """Return the words of each term, the longest terms first."""
    patterns = [(tuple(fold(word) for word in WORD.findall(term.title(language))), term.id) for term in terms(game)]
    return sorted(patterns, key=lambda entry: (-len(entry[0]), entry[1]))


def _same(term: str, word: str) -> bool:
    """Return whether a word of a text is a form of a word of a term.

    Both have the same beginning, and at most two other letters at the end.
    """
    if len(term) < SHORT or len(word) < SHORT - 1:
        return word in (term, f"{term}s")
    return word[: max(4, len(term) - 2)] == term[: max(4, len(term) - 2)] and abs(len(word) - len(term)) <= 2
