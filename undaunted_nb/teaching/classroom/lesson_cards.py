"""Lessons of 45 minutes, ready to give: minute by minute, the picture on the board, a sheet and its key.

Each is a file in ``cards``, with texts in every language of the teachers' notebooks:

- ``notebook`` has more about the subject. ``about`` says for whom the lesson is, and ``needs`` lists what to bring.
- ``picture`` is the attack that is drawn on the board, and ``board`` are the lines beside it. ``sheet`` has the arguments of
  ``un.worksheet``.
- ``values`` are numbers of dice, which the library computes. A text has them in braces: ``{two}``. ``as`` says how to write one
  (``FORMS``).
- Each ``step`` has its minutes, a title, what happens (``do``), what to say (``say``), where to save time (``cut``) and the cell of the
  notebook that it runs (``show``, with ``answer`` if it gives something away).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from importlib.resources import files
from itertools import product
from math import sqrt
from os import PathLike
from typing import Any

from undaunted_nb.drawing.svg import escape, image
from undaunted_nb.engine.text import Text
from undaunted_nb.files.checker import parse_toml
from undaunted_nb.i18n import FIRST, decimal, percent, require_language, say
from undaunted_nb.i18n.folders import language_of_pages
from undaunted_nb.lessons.format.markdown import COVER, PLAIN
from undaunted_nb.probability import odds as core
from undaunted_nb.probability.arguments import one_of
from undaunted_nb.probability.number_format import significant
from undaunted_nb.probability.sampling import SURE

from ..display.display import align_columns
from . import printing
from .experiment import experiment
from .worksheet import Worksheet, worksheet

NAMES = ("a-die", "two-dice", "fair-game")
"""The lessons, the easiest one first."""
IN_A_ROW = "display:flex;gap:1.2em;align-items:center"
"""The style of a picture with lines beside it."""
CELL = 24
"""The width of a face in the picture on the board."""
FORMS: Mapping[str, Callable[[Fraction, Mapping[str, Any], str], str]] = {
    "percent": lambda chance, _, language: percent(chance, 0, 1, language),
    "fraction": lambda chance, _, __: str(chance),
    "decimal": lambda chance, _, language: decimal(significant(chance), language),
    "one-in": lambda chance, _, language: decimal(significant(1 / chance), language),
    "hits": lambda chance, value, _: str(chance * core.FACES ** (value["dice"] * value.get("times", 1))),
    "expected": lambda chance, value, language: decimal(significant(chance * value["rolls"]), language),
    "expected-percent": lambda chance, value, language: percent(chance * value["rolls"], 0, 1, language),
    "rolls": lambda _, value, __: str(value["rolls"]),
    "reach": lambda chance, value, language: decimal(significant(_reach(chance, value["rolls"]), 2), language),
    "needed": lambda _, value, language: decimal(str(_rolls_needed(value)), language),
}
"""How to write a number of a card.

It is a chance, the rolls of all that hit, what to expect of ``rolls``, how far their share reaches to each side in 95 of 100 classes (in
points), or how many rolls bring it within ``precision`` points.
"""


@dataclass(frozen=True, slots=True)
class CardStep:
    """A part of a lesson: when it begins and how long it takes, what happens, what to say, how to shorten it, and the cell that it runs."""

    start: int
    minutes: int
    title: str
    do: str
    say: str = ""
    cut: str = ""
    show: str = ""
    answer: bool = False


class LessonCard:
    """A lesson of 45 minutes. ``un.lesson_card`` opens one.

    A cell displays it, and ``.save("card.pdf")`` writes it for printing. ``.sheet`` is the sheet for the class, and ``.key`` its answers.

    Args:
        name: The name of the lesson.
        data: The entries of its file.
        language: The language of its texts.

    """

    def __init__(self, name: str, data: Mapping[str, Any], language: str) -> None:
        self.name, self.language, self._data = name, language, data
        self._values = {key: _number(value, language) for key, value in data["values"].items()}

    def _fill(self, texts: Any) -> str:
        return str(texts[self.language]).format(**self._values)

    def _fill_all(self, texts: Any) -> tuple[str, ...]:
        return tuple(line.format(**self._values) for line in texts[self.language])

    @property
    def title(self) -> str:
        """The title of the lesson."""
        return self._fill(self._data["title"])

    @property
    def summary(self) -> str:
        """For whom the lesson is, and what the class does."""
        return self._fill(self._data["about"])

    @property
    def notebook(self) -> str:
        """The teachers' notebook with more about the subject, without its ending."""
        return str(self._data["notebook"])

    @property
    def needs(self) -> tuple[str, ...]:
        """What to bring."""
        return self._fill_all(self._data["needs"])

    @property
    def board(self) -> tuple[str, ...]:
        """The lines on the board."""
        return self._fill_all(self._data["board"])

    @property
    def steps(self) -> tuple[CardStep, ...]:
        """The parts of the lesson in order."""
        return tuple(self._steps())

    def _steps(self) -> Iterator[CardStep]:
        start = 0
        for step in self._data["step"]:
            texts = {name: self._fill(step[name]) for name in ("title", "do", "say", "cut") if name in step}
            yield CardStep(start, step["minutes"], **texts, show=step.get("show", ""), answer=step.get("answer", False))
            start += step["minutes"]

    @property
    def minutes(self) -> int:
        """The duration of the lesson in minutes."""
        return sum(step.minutes for step in self.steps)

    @property
    def sheet(self) -> Worksheet:
        """The sheet for the class, always with the same questions."""
        return worksheet(**self._data["sheet"], pictures=False, story=False, title=self.title, language=self.language)

    @property
    def key(self) -> Worksheet:
        """The answers to the sheet."""
        return self.sheet.teacher

    def save(self, path: str | PathLike[str]) -> None:
        """Write the card and the key for printing on A4. The class must not see it: the sheet is a file of its own (``.sheet.save``).

        Args:
            path: The file to write to, as in ``Worksheet.save``.

        Raises:
            TutorError: The name has another ending, its folder does not exist, or there is no browser that prints.
            FileError: The file cannot be written.

        Example:
            >>> import tempfile, pathlib
            >>> path = pathlib.Path(tempfile.mkdtemp()) / "card.html"
            >>> un.lesson_card("a-die").save(path)
            >>> "<svg" in path.read_text(encoding="utf-8")
            True

        """
        printing.check_path(path, printing.ENDINGS)  # before the work
        printing.save(path, self.to_html())

    def to_html(self) -> str:
        """Return the card and the key as a page for printing, which needs no network."""
        parts = f'<section class="card"><h1>{escape(self.title)}</h1>{self._body(self._draw())}</section>{self.key.to_print()}'
        return printing.document(self.title, parts, self.language)

    def _repr_html_(self) -> str:
        table = self._body(image(self._draw(), self._say("card-board")))
        for cell in ("<td", '<th scope="col"'):  # Jupyter writes the cells of a table on the right
            table = table.replace(cell, f'{cell} style="text-align:left"')
        body = f"<p><strong>{escape(self.title)}</strong></p>{table}"
        return f'{COVER}<div class="card {PLAIN}" lang="{self.language}">{body}</div>'

    def __repr__(self) -> str:
        head = [self._say("card-time"), self._say("card-step")]
        rows = [[self._time(step), step.title] for step in self.steps]
        return "\n".join([self.title, "", *align_columns([head, *rows], numbers=False)])

    def _draw(self) -> str:
        """Return the picture on the board."""
        return draw_rolls(**self._data["picture"])

    def _body(self, picture: str) -> str:
        """Return all but the title as HTML, the same for a cell and for paper. JupyterLab shows no bare SVG until a cell has run."""
        needs = "".join(f"<li>{escape(need)}</li>" for need in self.needs)
        head = "".join(f'<th scope="col">{escape(self._say(key))}</th>' for key in ("card-time", "card-step", "card-cut"))
        rows = "".join(map(self._row, self.steps))
        lines = "".join(f"<p>{escape(line)}</p>" for line in self.board)
        board = f'<div class="board" style="{IN_A_ROW}">{picture}<div>{lines}</div></div>'
        keys = " · ".join(f"{name}: {key}" for name, key in self.key.keys.items())
        return (
            f"<p>{escape(self.summary)}</p><p><strong>{escape(self._say('card-needs'))}</strong></p><ul>{needs}</ul>"
            f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
            f"<p><strong>{escape(self._say('card-board'))}</strong></p>{board}"
            f"<p><strong>{escape(self._say('card-key'))}</strong> {escape(keys)}</p>"
        )

    def _row(self, step: CardStep) -> str:
        quote = f'<p class="say">{escape(self._say("card-say", text=step.say))}</p>' if step.say else ""
        title = step.title if step.title.endswith("?") else f"{step.title}."
        text = f"<strong>{escape(title)}</strong> {escape(step.do)}"
        return f'<tr><th scope="row" class="time">{self._time(step)}</th><td><p>{text}</p>{quote}</td><td>{escape(step.cut)}</td></tr>'

    def _time(self, step: CardStep) -> str:
        return f"{step.start}–{step.start + step.minutes}"

    def _say(self, key: str, **params: object) -> str:
        return say(Text(key, params), self.language)


def _number(value: Mapping[str, Any], language: str) -> str:
    """Return a number of a card in words."""
    chance = Fraction(0)
    if "dice" in value:
        hit = core.odds(value["dice"], value["defense"]).probability
        chance = (1 - hit if value.get("miss") else hit) ** value.get("times", 1)
    return FORMS[value.get("as", "percent")](chance, value, language)


def _reach(chance: Fraction, rolls: int) -> float:
    return 100 * SURE * sqrt(chance * (1 - chance) / rolls)


def _rolls_needed(value: Mapping[str, Any]) -> int:
    return experiment(value["dice"], value["defense"]).rolls_needed(Fraction(value["precision"], 100))


def draw_rolls(dice: int, defense: int) -> str:
    """Return all rolls of one die as a row, or of two as a square. Those that hit are dark."""
    faces = range(core.FACES)
    hit = core.odds(1, defense).hit_faces
    rows: Sequence[int | None] = (None,) if dice == 1 else tuple(faces)
    parts = []
    for (line, row), (place, column) in product(enumerate(rows, 1), enumerate(faces, 1)):
        dark = column in hit or row in hit
        look = 'fill="#333"' if dark else 'fill="#fff"'
        parts.append(f'<rect x="{place * CELL}" y="{line * CELL}" width="{CELL}" height="{CELL}" {look} stroke="#777"/>')
    names = [(place, 0, face) for place, face in enumerate(faces, 1)]
    names += [(0, line, face) for line, face in enumerate(rows, 1) if face is not None]
    for place, line, face in names:
        parts.append(f'<text x="{(place + 0.5) * CELL:g}" y="{(line + 0.7) * CELL:g}" text-anchor="middle" font-size="14">{face}</text>')
    width, height = (core.FACES + 1) * CELL, (len(rows) + 1) * CELL
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="img" '
        f'font-family="sans-serif"><rect width="{width}" height="{height}" fill="#fff"/>{"".join(parts)}</svg>'
    )


@cache
def _file(name: str) -> Mapping[str, Any]:
    place = f"cards/{name}.toml"
    return parse_toml(files(__package__).joinpath(place).read_text(encoding="utf-8"), place)


def lesson_card(name: str = NAMES[0], *, language: str = "") -> LessonCard:
    """Return a lesson of 45 minutes: minute by minute, what to bring, what to say, where to save time, and what is on the board.

    Args:
        name: ``"a-die"`` (what a die says), ``"two-dice"`` (two dice and the best attack) or ``"fair-game"`` (is the game fair?).
        language: ``"en"``, ``"uk"`` or ``"ru"`` (default: the language that is set).

    Returns:
        The card. ``.sheet`` is the sheet for the class, ``.key`` has its answers, and ``.save("card.pdf")`` writes the card for printing.

    Raises:
        TutorError: There is no such lesson.

    Example:
        >>> card = un.lesson_card("two-dice")
        >>> card.minutes, len(card.sheet.questions), list(card.key.keys)
        (45, 6, ['A', 'B'])
        >>> print(str(card).splitlines()[3])
        0–6      Guess

    """
    one_of("name", name, NAMES)
    language = language_of_pages(require_language(language))
    return LessonCard(name, _file(name), language or FIRST)
