"""A summary of the rules of a game on two pages to print, made from the rule catalog."""

from __future__ import annotations

from functools import cache
from html import escape
from importlib import resources
from typing import NamedTuple

from undaunted_nb.core.errors import TutorError
from undaunted_nb.core.registry import SYSTEMS, system
from undaunted_nb.core.storage import save_text
from undaunted_nb.core.text import Text
from undaunted_nb.i18n import known, say

from .markdown import PLAIN


class Summary(NamedTuple):
    """The rules of a game in one language: sections, each with the titles and texts of its rules."""

    game: str
    language: str
    sections: tuple[tuple[str, tuple[str, ...]], ...]

    @property
    def title(self) -> str:
        """The heading of the first page."""
        return say(Text("summary-title", {"game": Text(f"home-game-{self.game}")}), self.language)

    def said(self) -> list[tuple[str, list[tuple[str, str]]]]:
        """Return the heading of each section and its rules, title and text."""

        def words(key: str) -> str:
            return say(Text(key), self.language)

        return [(words(f"summary-{name}"), [(words(key), words(f"{key}.text")) for key in keys]) for name, keys in self.sections]

    def __repr__(self) -> str:
        lines = [self.title]
        for heading, rules in self.said():
            lines += ["", heading, *(f"  {title}. {text}" for title, text in rules)]
        return "\n".join(lines)

    def _repr_html_(self) -> str:
        parts = [f"<h1>{escape(self.title)}</h1>"]
        for heading, rules in self.said():
            told = "".join(f"<p><b>{escape(title)}.</b> {escape(text)}</p>" for title, text in rules)
            parts.append(f"<section><h2>{escape(heading)}</h2>{told}</section>")
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


def summary(game: str = "normandy", language: str = "") -> Summary:
    """Return a summary of the rules of a game, to read in a cell or to print on two pages.

    Args:
        game: ``"normandy"``, ``"north-africa"`` or ``"memoir44"``.
        language: ``"en"``, ``"uk"`` or ``"ru"`` (default: the language that is set).

    Raises:
        TutorError: There is no summary of this game, or no such language.

    Example:
        >>> rules = un.summary("normandy")
        >>> rules.title, rules.said()[0][0]
        ('The rules on two pages: Normandy', 'The turn, phase by phase')

    """
    found = _summaries()
    if game not in found:
        raise TutorError(Text("summary-unknown", {"name": game[:60], "all": ", ".join(sorted(found))}))
    name, sections = found[game]
    rules = system(name).rules(game)
    return Summary(game, known(language), tuple((heading, tuple(rules[rule].key for rule in own)) for heading, own in sections))


@cache
def _summaries() -> dict[str, tuple[str, tuple[tuple[str, tuple[str, ...]], ...]]]:
    import tomllib

    found = {}
    for name in SYSTEMS:
        data = tomllib.loads(resources.files(f"undaunted_nb.games.{name}").joinpath("summary.toml").read_text(encoding="utf-8"))
        for entry in data["summary"]:
            found[entry["game"]] = (name, tuple((part["name"], tuple(part["rules"])) for part in entry["part"]))
    return found
