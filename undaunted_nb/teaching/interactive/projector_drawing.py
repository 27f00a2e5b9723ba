"""The picture of a slide for the projector, for a notebook without a kernel."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from textwrap import wrap
from typing import TypedDict

from .drawing import SYMBOLS, Mark, Word, box, cube, die, symbol

WIDTH, LINE = 900, 44
LETTERS = 54
"""The letters of an answer that fit in a line of the slide."""


class SlideTerm(TypedDict):
    """A part of the sum of a slide, or its total."""

    n: str
    word: str
    note: str
    struck: bool


class SlideDie(TypedDict):
    """A die of a slide: its face, and in words whether it hits, once that is known."""

    face: int
    sign: str
    label: str
    word: str
    state: str


class Chip(TypedDict):
    """A face in a row of faces."""

    n: str
    hit: bool


class SlideStep(TypedDict):
    """A question with its answer. ``charts`` are the addresses of a light and a dark picture."""

    ask: str
    answer: str
    faces: list[Chip]
    charts: list[str]


class Slide(TypedDict):
    """The revealed part of a projector in words, as its page shows it."""

    lang: str
    title: str
    sum: list[SlideTerm]
    total: SlideTerm | None
    suppose: str
    dice: list[SlideDie]
    verdict: str
    steps: list[SlideStep]
    ask: str
    hidden: str
    note: str
    sides: int
    art: dict[str, str | Mapping[str, str]]
    words: dict[str, str]


def drawing(view: Slide) -> tuple[list[Mark], int, int]:
    """Return the slide from top to bottom as marks, with their width and height."""
    marks: list[Mark] = []
    y = 52
    for i, line in enumerate(wrap(view["title"], LETTERS)):
        y += LINE * bool(i)
        marks.append(Word(28, y, line, 30, bold=True))
    if view["total"]:
        y += 24
        terms = [*view["sum"], view["total"]]
        wide = (WIDTH - 56 - 30 * (len(terms) - 1)) / len(terms)
        for i, term in enumerate(terms):
            x, last = 28 + i * (wide + 30), i == len(terms) - 1
            ink = "on-hi" if last else "ink"
            marks.append(box(x, y, wide, 104, "hi" if last else "panel", ink if last else "line"))
            marks.append(Word(x + wide / 2, y + 46, term["n"], 42, "middle", ink, bold=True))
            marks.append(Word(x + wide / 2, y + 70, term["word"], 19, "middle", ink))
            small = min(14, int(wide * 1.7 / max(len(term["note"]), 1)))
            marks.append(Word(x + wide / 2, y + 92, term["note"], small, "middle", ink if last else "ink-2"))
            if i:
                sign = "=" if last else "" if term["n"].startswith("−") else "+"
                marks.append(Word(x - 15, y + 60, sign, 26, "middle", "ink-2", bold=True))
        y += 104
    y = _dice(view, marks, y) if view["dice"] else y
    for step in view["steps"]:
        y += LINE
        marks.append(Word(28, y, step["ask"], 24, fill="ink-2"))
        marks += _chips(step["faces"], y)
        if view["dice"] and not step["faces"]:
            marks.append(Word(430, y, step["answer"], 28, bold=True))
        elif not step["faces"]:
            for line in wrap(step["answer"], LETTERS):
                y += LINE
                marks.append(Word(56, y, line, 28, bold=True))
    if view["ask"]:
        y += LINE
        marks.append(Word(28, y, view["ask"], 24, fill="ink-2"))
        marks.append(Word(WIDTH - 28, y, view["hidden"], 16, "end", "ink-2"))
    height = y + 32
    return [box(0.5, 0.5, WIDTH - 1, height - 1, "panel", "line"), *marks], WIDTH, height


def _dice(view: Slide, marks: list[Mark], y: int) -> int:
    """Draw the question about the dice, the dice and their verdict. Return where the next line is."""
    y += LINE
    marks.append(Word(28, y, view["suppose"], 26, bold=True))
    large = min(84.0, (WIDTH - 56) / len(view["dice"]) * 0.9)
    for i, chip in enumerate(view["dice"]):
        x = 28 + large * 0.5 + i * large * 1.12
        draw_die = cube if chip["sign"] in SYMBOLS else die
        marks += draw_die(x, y + 22 + large / 2, large, chip["sign"], hit=chip["state"] == "hit")
        marks.append(Word(x, y + 44 + large, chip["word"], 18, "middle", "ink", bold=True))
    beside = len(view["dice"]) <= 5
    if view["verdict"]:
        x, below = (48 + len(view["dice"]) * large * 1.12, 30 + large / 2) if beside else (28, 84 + large)
        marks.append(Word(x, y + below, view["verdict"], 26, bold=True))
    y += round(large) + (56 if beside or not view["verdict"] else 96)
    return y


def _chips(faces: list[Chip], y: float) -> Iterator[Mark]:
    """Yield a row of all faces of a die. Those that hit stand out."""
    for i, face in enumerate(faces):
        x, ink = 430 + i * 46, "on-hi" if face["hit"] else "ink-2"
        yield box(x, y - 28, 40, 38, "hi" if face["hit"] else "panel", "on-hi" if face["hit"] else "line")
        if face["n"] in SYMBOLS:
            yield from symbol(x + 20, y - 9, 30, face["n"], ink)
        else:
            yield Word(x + 20, y, face["n"], 24, "middle", ink, bold=face["hit"])
