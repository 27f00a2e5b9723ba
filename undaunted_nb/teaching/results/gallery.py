"""A folder of scenarios as cards: the board, the sides, what it takes to win, how long a game is, and who wins."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from undaunted_nb.drawing.still import lay_out
from undaunted_nb.drawing.svg import escape
from undaunted_nb.engine.errors import Fault, FileError
from undaunted_nb.engine.position import Position
from undaunted_nb.engine.text import Text
from undaunted_nb.files.storage import name_of, read_text, save_text
from undaunted_nb.i18n import require_language, say
from undaunted_nb.kit import registry
from undaunted_nb.kit.balance_figures import Figure, read_figures
from undaunted_nb.kit.scenario_folder import BALANCE, files_in, is_of_another_kind
from undaunted_nb.play.game import new_game
from undaunted_nb.probability.number_format import in_percent

GRID = "display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,17rem),1fr));gap:1rem;list-style:none;margin:0;padding:0"
CARD = "border:1px solid;border-radius:8px;padding:.75rem;overflow-wrap:anywhere;min-width:0"
"""Styles without colors, so that cards have those of the page, light or dark."""


@dataclass(frozen=True, slots=True)
class Card:
    """A scenario of a folder: its file, its title, its start (None: the file has faults), its figures, and its faults."""

    path: Path
    title: Text
    start: Position | None
    figure: Figure | None = None
    faults: tuple[Fault, ...] = ()


class Gallery:
    """The scenarios of a folder as cards. ``un.gallery`` makes it."""

    def __init__(self, folder: Path, cards: tuple[Card, ...], language: str) -> None:
        """Create a gallery of these cards."""
        self.folder, self.cards, self.language = folder, cards, language

    def __repr__(self) -> str:
        lines = [f"{self._say(card.title)} ({card.path.name})" for card in self.cards]
        return "\n".join([self._say(self._heading()), *(f"  {line}" for line in lines)])

    def _repr_html_(self) -> str:
        items = "".join(f'<li><article style="{CARD}">{self._card(card)}</article></li>' for card in self.cards)
        grid = f'<ul role="list" style="{GRID}">{items}</ul>' if items else ""
        return f'<section class="un-gallery" lang="{self.language}"><h2>{escape(self._say(self._heading()))}</h2>{grid}</section>'

    def to_html(self, path: str | None = None) -> str:
        """Return the gallery as an HTML page of its own.

        Args:
            path: The file to write the page to (default: none).

        """
        head = (
            f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(self._say(self._heading()))}</title>'
        )
        style = "<style>:root{color-scheme:light dark;font-family:sans-serif}body{margin:1rem}</style>"
        page = f'<!doctype html><html lang="{self.language}"><head>{head}{style}</head><body>{self._repr_html_()}</body></html>\n'
        if path is not None:
            save_text(path, page)
        return page

    def _say(self, text: Text) -> str:
        return say(text, self.language)

    def _heading(self) -> Text:
        return Text("gallery-title" if self.cards else "gallery-empty", {"folder": str(self.folder), "n": len(self.cards)})

    def _card(self, card: Card) -> str:
        """Return the picture and the facts of a scenario, or the faults of its file."""
        heading = f'<h3 style="margin:0 0 .5rem">{escape(self._say(card.title))}</h3>'
        if card.start is None:
            items = "".join(
                f"<li>{escape(f'{fault.place}: ' if fault.place else '')}{escape(self._say(fault.text))}</li>" for fault in card.faults
            )
            return f'{heading}<p>{escape(self._say(Text("gallery-faulty")))}</p><ul style="padding-left:1.2rem">{items}</ul>'
        rows = "".join(f"<dt><b>{escape(self._say(name))}</b></dt><dd>{escape(self._say(value))}</dd>" for name, value in self._facts(card))
        return f"{heading}{self._picture(card.start)}<dl>{rows}</dl><code>{escape(f'un.new_game({str(card.path)!r})')}</code>"

    def _picture(self, p: Position) -> str:
        """Return the board at the start, described in words for screen readers."""
        return lay_out(p, self.language).picture(" ".join(map(self._say, registry.system(p.system).present.summary(p))))

    def _facts(self, card: Card) -> Iterator[tuple[Text, Text]]:
        """Yield the facts of a scenario, each with its name."""
        p = card.start
        if p is None:
            return
        goals = registry.system(p.system).present.head(p)["goals"]
        for goal in goals:
            yield Text("plain", {"text": goal["name"]}), Text("plain", {"text": goal["text"]})
        if card.figure is None:
            yield Text("gallery-wins"), Text("gallery-unmeasured", {"call": f"un.simulate({str(card.path)!r})"})
            return
        yield Text("gallery-length"), Text("gallery-rounds", {"n": card.figure.rounds[0], "most": card.figure.rounds[1]})
        names = (
            {str(side): goal["name"] for side, goal in zip(p.setup.sides, goals, strict=False)} if len(goals) == len(p.setup.sides) else {}
        )
        shares = [
            Text("gallery-share", {"side": names.get(side, side), "percent": in_percent(wins / max(card.figure.games, 1))})
            for side, wins in card.figure.wins.items()
        ]
        yield Text("gallery-wins"), Text("gallery-shares", {"shares": shares, "n": card.figure.games})


def gallery(folder: str | os.PathLike[str], *, language: str = "") -> Gallery:
    """Return the scenarios of a folder as cards, to look through a pack that somebody shares.

    Each file of the folder whose name ends in ``.toml`` is a card. One that cannot be opened says what is wrong with it. A file
    ``balance.toml`` can give the results of many games.

    Args:
        folder: The path of the folder.
        language: ``"en"``, ``"uk"`` or ``"ru"`` (default: the language that is set).

    Raises:
        FileError: There is no such folder.
        TutorError: The language is unknown.

    Example:
        >>> from importlib.resources import files
        >>> pack = un.gallery(files("undaunted_nb.games.undaunted.normandy") / "scenarios")
        >>> [str(card.title) for card in pack.cards if card.path.stem == "hills"]
        ['Two hills']

    """
    place, words = Path(name_of(folder)), require_language(language)
    files, figures = files_in(place), _figures(place)
    return Gallery(place, tuple(card for path in files if (card := _card(path, figures.get(path.stem)))), words)


def _figures(folder: Path) -> dict[str, Figure]:
    """Return the figures in the folder, by the name of the file. A file that cannot be used gives none."""
    try:
        return dict(read_figures(read_text(folder / BALANCE)))
    except (FileError, ValueError, LookupError, TypeError, AttributeError):  # nobody needs it
        return {}


def _card(path: Path, figure: Figure | None) -> Card | None:
    """Return the card of a file (None: it is of another kind, such as a lesson)."""
    name = Text("plain", {"text": path.name})
    try:
        if is_of_another_kind(path):
            return None
        start = new_game(path, seed=0).position
        label = registry.system(start.system).scenario_info(str(path))["label"]
    except FileError as error:
        return Card(path, name, None, faults=tuple(error.faults))
    return Card(path, label if str(label) else name, start, figure)
