"""The area above the map: title, phases, score and goals. The end of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NotRequired, TypedDict

from undaunted_nb.engine.text import Text

from .common import Choice, Named, Side, Words


class Score(TypedDict):
    """A row for each goal of a side."""

    side: Side
    name: Words
    points: float | None
    goal: float | None
    of: NotRequired[str]
    text: Words
    word: NotRequired[Words]


class Goal(TypedDict):
    """What a side must reach."""

    side: Side
    name: Words
    text: Words


class First(TypedDict):
    """The side that plays first, or whose turn it is."""

    side: Side
    label: Words


class ShortChoice(TypedDict):
    """A choice with a short name for its button."""

    id: str
    label: Words
    short: str
    chosen: bool
    told: NotRequired[Words]
    """What the spoken label adds to the visible one."""


class GameHead(TypedDict):
    """The part of the head that a game gives."""

    title: Words
    note: Words
    round: Words
    phases: Sequence[Words]
    """The parts of a turn."""
    phase: int
    """The number of the present one, from 0 on. All are over if there is none of that number."""
    score: Sequence[Score]
    goals: Sequence[Goal]
    """The goals of each side."""
    notes: Sequence[Text]
    """The special rules of the scenario."""
    first: First | None


class Head(GameHead):
    """The area above the map."""

    unsaved: NotRequired[Words]
    """That the game is not saved, and why."""
    undo: bool
    redo: bool
    replay: bool
    """Whether the game can be replayed."""
    home: NotRequired[bool]
    """Whether it was opened from the home page."""
    build: NotRequired[str]
    """The target that opens the builder with this scenario."""
    new: NotRequired[str]
    """The target that opens the start sheet with this scenario."""
    lang: str
    languages: Sequence[ShortChoice]
    opponents: NotRequired[Sequence[Choice]]
    """If somebody plays against you."""


class Decision(TypedDict):
    """The end of a game. The winner is "" if the board can no longer change."""

    text: Words
    winner: str | None
    told: Words | None
    rule: str


class Ending(TypedDict):
    """The end of the game."""

    title: Words
    won: NotRequired[bool | None]
    text: NotRequired[Words]
    rule: NotRequired[str]
    source: NotRequired[Words]
    told: NotRequired[Words]
    note: NotRequired[Words]
    buttons: NotRequired[Sequence[Named]]


class Curtain(TypedDict):
    """The hand-over screen."""

    title: Words
    text: Words
    button: Words
