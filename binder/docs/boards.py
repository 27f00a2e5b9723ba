"""Pictures of the boards that show rules: the position of an exercise, drawn by the project's own Scene.

A picture is two files, the ground and the things on it. Most positions of a game share a ground, which is the larger one.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from functools import cache
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from undaunted_nb.drawing import scene, svg
from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import FIRST, say
from undaunted_nb.kit import registry
from undaunted_nb.lessons.format.lesson import ANY_GAME, Exercise, Lesson, courses, lessons, load
from undaunted_nb.lessons.format.words import paragraphs, say_words
from undaunted_nb.lessons.play import pointers
from undaunted_nb.lessons.play.attempt import Attempt, option_value, right_options, shown_option
from undaunted_nb.lessons.reference import docs

if TYPE_CHECKING:
    from undaunted_nb.kit.scene.board import BoardMap, Ground, Piece

HEX_RING, RING = 27, 37
"""The radius of a ring around a unit on a hex, and around a counter."""


class Example(NamedTuple):
    """An exercise that shows a rule: the name of its lesson, and its number (from 1)."""

    name: str
    number: int

    @property
    def game(self) -> str:
        """The game of the lesson."""
        return self.name.partition("/")[0]

    @property
    def lesson(self) -> Lesson:
        """The lesson."""
        return load(self.name)

    @property
    def exercise(self) -> Exercise:
        """The exercise itself."""
        return self.lesson.exercises[self.number - 1]


@cache
def examples(game: str) -> Mapping[str, Example]:
    """Return the exercise that shows each rule best.

    It names the rule first, names few others, and comes early in the course. If the course of the game has none, another game that shares
    the rule has one.
    """
    found: dict[str, tuple[tuple[int, ...], Example]] = {}
    for other in sorted(courses(), key=lambda name: name != game):
        for lesson in lessons(other):
            for number, exercise in enumerate(lesson.exercises, 1):
                if exercise.solution == ANY_GAME:
                    continue
                for at, rule in enumerate(exercise.rules):
                    rank = (int(other != game), int(rule not in lesson.rules), at, len(exercise.rules))
                    if rule not in found or rank < found[rule][0]:
                        found[rule] = rank, Example(lesson.id, number)
    own = {rule.id for rules in docs.chapters(game).values() for rule in rules}
    return {rule: example for rule, (_, example) in found.items() if rule in own}


class Told(NamedTuple):
    """An exercise in words: its task, its answer, the explanation, and whether the answer is lines of notation."""

    task: list[str]
    answer: list[str]
    after: list[str]
    notation: bool = False


def told(example: Example, language: str) -> Told:
    """Return an exercise in words."""
    exercise, attempt = example.exercise, _attempt(example)
    values = attempt.values
    task, after = paragraphs(exercise.task, language, values), paragraphs(exercise.after, language, values)
    if not exercise.asks:
        return Told(task, list(exercise.solution), after, notation=True)
    number = right_options(exercise, values)[0]
    option = exercise.options[number]
    label = say_words(option.text, language, values) if option.text else shown_option(exercise, values, number)
    return Told(task, [say(label, language) if isinstance(label, Text) else str(label)], after)


@cache
def _attempt(example: Example) -> Attempt:
    return Attempt(example.exercise)


def _marked(example: Example) -> tuple[str, ...]:
    """Return the things on the board that an exercise is about: those that it names, or those of its solution."""
    exercise, attempt = example.exercise, _attempt(example)
    here = pointers.things(attempt.game.position, attempt.side)
    task = pointers.task_in_first(exercise, attempt.values)
    if exercise.asks:
        every = [str(option_value(exercise, attempt.values, i)) for i in range(len(exercise.options))]
        return pointers.asked_about(here, task, exercise.answer, every, str(attempt.values["answer"]))
    named = here.named(task) or tuple(tap.name for tap in pointers.path_of(exercise, Attempt).things)
    return named if len(named) <= pointers.MOST else ()


def _rings(marked: tuple[str, ...], ground: Mapping[str, Any], board: Sequence[Piece]) -> str:
    """Return the rings around the marked things as SVG, below the pieces."""
    places = {place["id"]: place for place in ground["places"]}
    pieces = {piece["k"]: piece for piece in board}
    drawn = []
    for color, width in (("var(--un-ink)", 8), ("var(--un-hi)", 5)):
        look = f'fill="none" stroke="{color}" stroke-width="{width}" stroke-linejoin="round"'
        for thing in marked:
            if thing in places:
                drawn.append(f'<polygon points="{places[thing]["points"]}" {look}/>')
            elif thing in pieces:
                radius = HEX_RING if any("hex" in place for place in places.values()) else RING
                drawn.append(f'<circle cx="{pieces[thing]["x"]}" cy="{pieces[thing]["y"]}" r="{radius}" {look}/>')
    return "".join(drawn)


class Picture(NamedTuple):
    """A board: the names of its two files, its size, and its description."""

    ground: str
    pieces: str
    width: int
    height: int
    label: str


@cache
def picture(example: Example, language: str, folder: Path) -> Picture:
    """Return the board of an exercise. Its files are written to ``folder``."""
    return drawn(_attempt(example).game.position, _marked(example), language, folder)


def drawn(position: Any, marked: tuple[str, ...], language: str, folder: Path) -> Picture:
    """Return the board of a position with rings around some things. Its files are written to ``folder``."""
    present = registry.system(position.system).present
    shape = present.ground(position)
    ground = _ground(shape, language)
    board = scene.board_scene(present.elements(position), ground["places"], language)
    width, height = ground["width"], ground["height"]
    bare = {"width": width, "height": height, "label": ""}
    things: svg.Still = {"ground": {**bare, "markup": _rings(marked, ground, board)}, "board": board}
    return Picture(
        _written(svg.svg({"ground": {**bare, "markup": ground["markup"]}}), folder),
        _written(svg.svg(things), folder),
        int(width),
        int(height),
        say(
            Text(f"label-map{'-hexes' if shape.get('shape') == 'hex' else ''}", {"title": shape["title"], "n": len(shape["places"])}),
            language,
        ),
    )


_GROUNDS: dict[tuple[str, str], Ground] = {}


def _ground(shape: BoardMap, language: str) -> Ground:
    """Return the ground of a board. Few grounds are shared by many positions.

    The title of a scenario seeds the pencil lines of its sheet, so it is always that of one language.
    """
    key = (repr(shape), language)
    if key not in _GROUNDS:
        _GROUNDS[key] = scene.ground_scene(cast("BoardMap", {**shape, "title": scene.words(shape["title"], FIRST)}), language)
    return _GROUNDS[key]


def _written(drawn: str, folder: Path) -> str:
    """Write a picture under the name of its content, so that equal pictures are one file."""
    name = f"{sha256(drawn.encode()).hexdigest()[:12]}.svg"
    file = folder / name
    if not file.exists():
        folder.mkdir(parents=True, exist_ok=True)
        part = folder / f"{name}.{os.getpid()}"
        part.write_text(drawn, encoding="utf-8")
        part.replace(file)
    return name


def figure(drawn: Picture, up: str) -> str:
    """Return a board as HTML. ``up`` leads from the page to the folder of the pictures."""
    size = f'width="{drawn.width}" height="{drawn.height}" loading="lazy"'
    return (
        f'<div class="board" style="max-width:{drawn.width}px">'
        f'<img src="{up}{drawn.ground}" alt="{escape(drawn.label)}" {size}>'
        f'<img src="{up}{drawn.pieces}" alt="" {size}></div>'
    )
