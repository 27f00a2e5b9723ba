"""A position without a table: its picture, and its text as both sides see it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from undaunted_nb.kit import registry

from . import scene as drawing
from .svg import escape, image, svg

if TYPE_CHECKING:
    from collections.abc import Sequence

    from undaunted_nb.engine.position import Position
    from undaunted_nb.kit.scene.board import Ground, Piece


@dataclass(frozen=True, slots=True)
class Still:
    """The laid out board of a position in a language, and the things on it."""

    ground: Ground
    board: Sequence[Piece]

    def picture(self, description: str) -> str:
        """Return the board as an ``<img>`` with a description for screen readers."""
        return image(svg({"ground": self.ground, "board": self.board, "title": self.ground["label"], "desc": ""}, light=True), description)

    def places(self) -> list[str]:
        """Return a line for each place with something on it."""
        busy = drawing.busy_places(self.board)
        return [f"{drawing.place_label(place, self.board)}." for place in self.ground["places"] if place["id"] in busy]


def lay_out(p: Position, language: str) -> Still:
    """Return the board of a position."""
    present = registry.system(p.system).present
    ground = drawing.ground_scene(present.ground(p), language)
    return Still(ground, drawing.board_scene(present.elements(p), ground["places"], language))


def head_text(p: Position, language: str) -> list[str]:
    """Return the scenario with its round, and the score, as a line each."""
    return drawing.head_text(drawing.words(registry.system(p.system).present.head(p), language), language)


QUESTION = 52
"""The height of the line below a board that asks a question, and the largest size of its letters."""
LETTER, LARGEST = 0.56, 26
"""The width of a letter as a share of its size, and the largest size."""


def question_picture(p: Position, question: str, language: str) -> str:
    """Return the board of a position as a standalone SVG, with a question below it and as its title."""
    board = lay_out(p, language)
    width, height = board.ground["width"], board.ground["height"]
    size = min(LARGEST, (width - 20) / (LETTER * len(question)))
    line = (
        f'<g class="un-ground" text-anchor="middle"><text x="{width / 2:g}" y="{height + QUESTION / 2 + size / 3:.0f}" '
        f'fill="var(--un-ink)" style="font:700 {size:.0f}px var(--un-sans)">{escape(question)}</text></g>'
    )
    ground = {**board.ground, "height": height + QUESTION, "markup": board.ground["markup"] + line}
    return svg({"ground": ground, "board": board.board, "title": question, "desc": " ".join([*head_text(p, language), *board.places()])})
