"""A drawing as data, with two renderers: SVG and canvas.

Its colors are the tokens of the art (``board.css``), light and dark.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from math import cos, radians, sin
from typing import TYPE_CHECKING, Any

from undaunted_nb.drawing.svg import art, escape, style, svg
from undaunted_nb.probability.odds import Odds
from undaunted_nb.probability.symbol_dice import SymbolDice

if TYPE_CHECKING:
    from ipycanvas import Canvas

Points = tuple[tuple[float, float], ...]
"""Corners in CSS pixels."""


@dataclass(frozen=True, slots=True)
class Shape:
    """A polygon with a fill, an edge or both."""

    points: Points
    fill: str = ""
    stroke: str = ""
    width: float = 1.25


@dataclass(frozen=True, slots=True)
class Line:
    """An open line of at least two points."""

    points: Points
    stroke: str
    width: float = 1.5


@dataclass(frozen=True, slots=True)
class Word:
    """Text at its baseline; ``anchor`` is ``start``, ``middle`` or ``end``."""

    x: float
    y: float
    text: str
    size: int = 13
    anchor: str = "start"
    fill: str = "ink"
    bold: bool = False


Mark = Shape | Line | Word


def box(x: float, y: float, width: float, height: float, fill: str, stroke: str = "") -> Shape:
    """Return a rectangle."""
    return Shape(((x, y), (x + width, y), (x + width, y + height), (x, y + height)), fill, stroke)


@cache
def die_paths() -> tuple[str, str]:
    """Return the outline and the edges of a ten-sided die as SVG paths of the art.

    The die is centered on 0 0 and 46 high.
    """
    outline, edges = re.findall(r'class="un-c-d[01]" d="([^"]+)"', art()["symbols"].partition('id="un-die"')[2])[:2]
    return outline, edges


@cache
def _corners(path: str) -> tuple[Points, ...]:
    """Return the parts of a path of straight lines, each as its polygon.

    A single line goes there and back.
    """
    straight = re.sub(r"(?<!\S)(\S+) (\S+)V(\S+)", r"\1 \2L\1 \3", path)
    pairs = [re.findall(r"(-[\d.]+|(?<![-\d.])[\d.]+) (-?[\d.]+)", part) for part in straight.split("M")[1:]]
    parts = [tuple((float(x), float(y)) for x, y in coordinates) for coordinates in pairs]
    return tuple(part if len(part) > 2 else (*part, part[0]) for part in parts)


def die(x: float, y: float, size: float, face: int | str, angle: float = 0, *, hit: bool = False) -> tuple[Shape | Word, ...]:
    """Return a die of height ``size`` with its middle at ``x`` ``y``, turned by ``angle`` degrees, with a face."""
    outline, edges = die_paths()
    ink = "on-hi" if hit else "ink"

    def place(points: Points) -> Points:
        return _place(points, x, y, size / 46, angle)

    body = Shape(place(_corners(outline)[0]), "hi" if hit else "paper", ink, 1.25)
    number = Word(round(x, 2), round(y + size * 0.12, 2), str(face), round(size * 0.36), "middle", ink, bold=True)
    return body, *(Shape(place(part), "", ink, 0.75) for part in _corners(edges)), number


SYMBOLS: Mapping[str, str] = {
    "infantry": "M10 20L11 14L15 9L20 6.5L28 6.5L33 9L37 14L38 20L41.5 22L41.5 24.8L6.5 24.8L6.5 22Z"
    "M14.5 27L33.5 27L32.5 33L28.5 38L19.5 38L15.5 33ZM5 46L7.5 41L14 37.5L18.5 40.5L29.5 40.5L34 37.5L40.5 41L43 46Z",
    "armor": "M1.5 29L46.5 29L42 39.5L38 42L10 42L6 39.5ZM5.5 27L12 21L38 21L43 27Z"
    "M14 19.2L17.5 10.5L29 10.5L33 19.2ZM30.5 13L47 13L47 16.4L32 16.4Z",
    "grenade": "M17 16L27 16L34 22L36.5 30L34 38.5L27 45.5L17 45.5L10 38.5L7.5 30L10 22ZM17 6.5L27 6.5L27 14L17 14Z"
    "M29 7L36 8L41.5 20.5L38.5 21.5L34 11L29 10.5Z",
    "star": "M24 2.6L29.3 18.1L45.6 18.3L32.5 28.1L37.4 43.8L24 34.4L10.6 43.8L15.5 28.1L2.4 18.3L18.7 18.1Z",
    "flag": "M8 4L11.5 4L11.5 46L8 46ZM13.5 6L20 4.5L28 7L36 8L43 5.5L40 12L39.5 18L43 25.5L36 28L28 27L20 24.5L13.5 27Z",
}
"""The symbols on the faces of dice, as paths of straight lines in a square of 48."""
CUBE = "M-15 -20L15 -20L20 -15L20 15L15 20L-15 20L-20 15L-20 -15Z"
"""The outline of a six-sided die as a path, centered on 0 0."""


def cube(x: float, y: float, size: float, sign: str, angle: float = 0, *, hit: bool = False) -> tuple[Shape | Word, ...]:
    """Return a six-sided die of about height ``size`` with its middle at ``x`` ``y``, turned by ``angle`` degrees, with a symbol."""
    ink = "on-hi" if hit else "ink"
    body = Shape(_place(_corners(CUBE)[0], x, y, size / 46, angle), "hi" if hit else "paper", ink, 1.25)
    return body, *symbol(x, y, size * 0.63, sign, ink, angle)


def symbol(x: float, y: float, size: float, sign: str, ink: str, angle: float = 0) -> tuple[Shape, ...]:
    """Return a symbol of height ``size`` with its middle at ``x`` ``y``, turned by ``angle`` degrees."""
    parts = (tuple((a - 24, b - 24) for a, b in part) for part in _corners(SYMBOLS[sign]))
    return tuple(Shape(_place(part, x, y, size / 48, angle), ink) for part in parts)


def _place(points: Points, x: float, y: float, scale: float, angle: float) -> Points:
    """Return points that are turned by degrees, made larger and moved to ``x`` ``y``."""
    c, s = cos(radians(angle)), sin(radians(angle))
    return tuple((round(x + scale * (a * c - b * s), 2), round(y + scale * (a * s + b * c), 2)) for a, b in points)


def any_die(
    dice: Odds | SymbolDice, x: float, y: float, size: float, face: int, angle: float = 0, *, hit: bool = False
) -> tuple[Shape | Word, ...]:
    """Return a die with this face: a number, or the symbol of that number."""
    if isinstance(dice, SymbolDice):
        return cube(x, y, size, dice.die[face].symbol, angle, hit=hit)
    return die(x, y, size, face, angle, hit=hit)


def spread(dice: Iterable[tuple[Shape | Word, ...]]) -> list[Mark]:
    """Return dice that do not overlap, sorted by part: bodies, edges and symbols, numbers.

    A canvas then needs few commands.
    """
    marks = [mark for group in dice for mark in group]

    def part(mark: Mark) -> tuple[bool, bool, str]:
        return isinstance(mark, Word), isinstance(mark, Shape) and not (mark.fill and mark.stroke), str(_look(mark)[1:])

    return sorted(marks, key=part)


# ---------------------------------------------------------------- SVG


def to_svg(marks: Iterable[Mark], width: int, height: int, title: str, desc: str) -> str:
    """Return a standalone picture that follows the reader's light or dark theme.

    Equal marks give equal bytes.
    """
    return svg({"ground": {"width": width, "height": height, "markup": markup(marks)}, "board": (), "title": title, "desc": desc})


def markup(marks: Iterable[Mark]) -> str:
    """Return the drawing for inside an SVG of a page that has the colors of the art."""
    return f'<g style="font-family:var(--un-sans)">{"".join(map(_element, marks))}</g>'


def _element(mark: Mark) -> str:
    if isinstance(mark, Word):
        weight = ";font-weight:700" if mark.bold else ""
        look = f"font-size:{mark.size}px;fill:var(--un-{mark.fill}){weight}"
        return f'<text x="{mark.x:g}" y="{mark.y:g}" text-anchor="{mark.anchor}" style="{look}">{escape(mark.text)}</text>'
    points = " ".join(f"{x:g},{y:g}" for x, y in mark.points)
    if isinstance(mark, Line):
        look = f"fill:none;stroke:var(--un-{mark.stroke});stroke-width:{mark.width:g}"
        return f'<polyline points="{points}" style="{look}"/>'
    fill = f"fill:var(--un-{mark.fill})" if mark.fill else "fill:none"
    stroke = f";stroke:var(--un-{mark.stroke});stroke-width:{mark.width:g}" if mark.stroke else ""
    return f'<polygon points="{points}" style="{fill}{stroke}"/>'


# ---------------------------------------------------------------- canvas


@cache
def palette(*, dark: bool) -> Mapping[str, str]:
    """Return the colors of the tokens from the style sheet of the art."""
    blocks = [block for block in re.findall(r"\{([^{}]*)\}", style()) if "--un-paper:" in block]
    return dict(re.findall(r"(?<![\w-])--un-([\w-]+):([^:;]+);", blocks[dark]))


@cache
def _font() -> str:
    """Return the fonts of the art for use without a theme."""
    match = re.search(r"--un-sans:var\([\w-]+,([^)]*)\)", style())
    return match[1] if match else "sans-serif"


def to_canvas(canvas: Canvas, marks: Sequence[Mark], scale: int, *, dark: bool) -> None:
    """Draw on an ipycanvas ``Canvas`` with ``scale`` pixels per CSS pixel.

    Adjacent marks of one look share a command.
    """
    from numpy import array, float32  # ipycanvas depends on numpy

    colors = palette(dark=dark)
    canvas.reset_transform()
    canvas.clear()
    canvas.scale(scale)
    for (kind, *look), group in groupby(marks, key=_look):
        alike: list[Any] = list(group)
        if kind is Word:
            size, anchor, fill, bold = look
            canvas.font = f"{'700 ' if bold else ''}{size}px {_font()}"
            canvas.text_align = {"middle": "center"}.get(anchor, anchor)
            canvas.fill_style = colors[fill]
            for word in alike:
                canvas.fill_text(word.text, word.x, word.y)
        elif kind is Line:
            canvas.stroke_style, canvas.line_width = colors[look[0]], look[1]
            for line in alike:
                canvas.stroke_lines(array(line.points, float32))
        else:
            corners = [array(shape.points, float32) for shape in alike]
            fill, stroke, width = look
            if fill:
                canvas.fill_style = colors[fill]
                canvas.fill_polygons(corners)
            if stroke:
                canvas.stroke_style, canvas.line_width = colors[stroke], width
                canvas.stroke_polygons(corners)


def _look(mark: Mark) -> tuple[Any, ...]:
    """Return the properties that marks must share to be drawn together."""
    if isinstance(mark, Word):
        return Word, mark.size, mark.anchor, mark.fill, mark.bold
    if isinstance(mark, Line):
        return Line, mark.stroke, mark.width
    return Shape, mark.fill, mark.stroke, mark.width
