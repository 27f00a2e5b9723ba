"""A summary of the rules of a game on two pages to print, made from the rule catalog."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from html import escape
from importlib import resources

from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.text import Text
from undaunted_nb.files.storage import save_text
from undaunted_nb.i18n import require_language, say
from undaunted_nb.kit import games

from ..format.markdown import PLAIN

Sections = tuple[tuple[str, tuple[tuple[str, ...], ...]], ...]
"""The sections of a summary: the name of each, and its paragraphs as the ids of their rules."""


@dataclass(frozen=True, slots=True)
class Summary:
    """The rules of a game in one language: sections of paragraphs, each with its rules by their ids."""

    game: str
    language: str
    sections: Sections

    @property
    def title(self) -> str:
        """The heading of the first page."""
        return say(Text("summary-title", {"game": Text(f"home-game-{self.game}")}), self.language)

    def said(self, *, ids: bool = True) -> list[tuple[str, list[tuple[str, str]]]]:
        """Return the heading of each section and its paragraphs: the title and the text.

        Args:
            ids: Whether the text names the rules, in brackets (default: yes).

        """
        return [
            (
                self._heading(name),
                [
                    (self._name(paragraph), " ".join(f"{text} [{rule}]" if ids else text for rule, text in self._texts(paragraph)))
                    for paragraph in paragraphs
                ],
            )
            for name, paragraphs in self.sections
        ]

    def _heading(self, section: str) -> str:
        return say(Text(f"summary-{section}"), self.language)

    def _name(self, rules: tuple[str, ...]) -> str:
        """Return the title of a paragraph. It is that of its first rule."""
        return say(Text(rules[0].replace(".", "-")), self.language)

    def _texts(self, rules: tuple[str, ...]) -> list[tuple[str, str]]:
        return [(rule, say(Text(f"{rule.replace('.', '-')}.text"), self.language)) for rule in rules]

    def __repr__(self) -> str:
        lines = [self.title]
        for heading, paragraphs in self.said():
            lines += ["", heading, *(f"  {title}. {text}" for title, text in paragraphs)]
        return "\n".join(lines)

    def _repr_html_(self) -> str:
        parts = [f"<h1>{escape(self.title)}</h1>"]
        for name, paragraphs in self.sections:
            html = ""
            for paragraph in paragraphs:
                texts = " ".join(f"{escape(text)} <small>{rule}</small>" for rule, text in self._texts(paragraph))
                html += f"<p><b>{escape(self._name(paragraph))}.</b> {texts}</p>"
            parts.append(f"<section><h2>{escape(self._heading(name))}</h2>{html}</section>")
        parts.append(f"<footer>{escape(say(Text('summary-note'), self.language))}</footer>")
        return f'<article class="un-summary {PLAIN}" lang="{self.language}">{"".join(parts)}</article>'

    def to_html(self, path: str | None = None) -> str:
        """Return the summary as an HTML page that prints on two sheets of A4.

        Args:
            path: The file to write the page to (default: none).

        Example:
            >>> un.summary("normandy").to_html()[:15]
            '<!doctype html>'

        """
        style = resources.files(__package__).joinpath("summary.css").read_text(encoding="utf-8")
        head = f'<meta charset="utf-8"><title>{escape(self.title)}</title><style>{style}</style>'
        page = f'<!doctype html><html lang="{self.language}"><head>{head}</head><body>{self._repr_html_()}</body></html>\n'
        if path is not None:
            save_text(path, page)
        return page


def summary(game: str = "", *, language: str = "") -> Summary:
    """Return a summary of the rules of a game, to read in a cell or to print on two pages.

    Args:
        game: The name of a game, as in ``un.scenarios()`` (default: the first game).
        language: ``"en"``, ``"uk"`` or ``"ru"`` (default: the language that is set).

    Raises:
        TutorError: There is no summary of this game, or no such language.

    Example:
        >>> rules = un.summary("normandy")
        >>> rules.title, rules.said()[0][0]
        ('The rules on two pages: Normandy', 'The turn, phase by phase')

    """
    summaries, game = _summaries(), game or games.first()
    if game not in summaries:
        raise TutorError(Text("summary-unknown", {"name": game[:60], "all": ", ".join(sorted(summaries))}))
    return Summary(game, require_language(language), summaries[game])


def parts(game: str) -> Sections:
    """Return the sections of the summary of a game (none: it has no summary)."""
    return _summaries().get(game, ())


@cache
def _summaries() -> dict[str, Sections]:
    summaries = {}
    for file in (games.files(name).joinpath("summary.toml") for name in games.packages()):
        for entry in tomllib.loads(file.read_text(encoding="utf-8"))["summary"] if file.is_file() else ():
            summaries[entry["game"]] = tuple((part["name"], tuple(map(tuple, part["rules"]))) for part in entry["part"])
    return summaries
