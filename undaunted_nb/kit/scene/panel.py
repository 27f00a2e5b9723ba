"""The panel of an action, the odds over the board, the coach's advice, and the answer to an illegal action."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, NotRequired, TypedDict

from undaunted_nb.engine.text import Text
from undaunted_nb.kit.table.tap import Tap

from .common import Choice, Named, Side, StateChoice, Words


class Total(TypedDict):
    """The sum of the terms."""

    n: float | str
    word: Words
    note: Words
    rule: NotRequired[str]


class Term(TypedDict):
    """A part of a sum."""

    shape: Literal["shield", "cover", "disc", "die"]
    n: float | str
    word: Words
    note: Words
    struck: bool
    rule: NotRequired[str]


FaceState = Literal["hit", "flag", ""]


class Face(TypedDict):
    """A face of a die with pictures."""

    face: str
    word: Words
    state: FaceState
    times: NotRequired[float]
    say: NotRequired[Words]


class Fighter(TypedDict):
    """A unit in an attack."""

    side: Side
    figure: str
    letter: str
    name: Words
    at: NotRequired[str]
    """Its place. A sum without a map has none."""


class Share(TypedDict):
    """A bar with its share of the chances."""

    label: Words
    text: Words
    share: float
    state: NotRequired[str]


class Chance(TypedDict):
    """A chance as a fraction and in words."""

    fraction: str
    words: Words


class Pick(TypedDict):
    """Things of a kind, with how many are chosen."""

    id: str
    label: Words
    n: float
    more: bool


class PlanParts(TypedDict, total=False):
    """The parts of the panel of an action."""

    who: Sequence[Fighter]
    """The attacker and its target, in place of the title."""
    kind: str
    hand: bool
    """Whether its buttons also appear next to the hand."""
    icon: str
    sum: Sequence[Term]
    total: Total
    dice: int
    hits: Sequence[float]
    faces: Sequence[Face]
    """Of a die with pictures."""
    spread: Sequence[Share]
    roll: Words
    """The name of the roll, before the odds."""
    chance: Chance
    lines: Sequence[Words]
    asks: bool
    """Whether the lines only say what is to be chosen."""
    chain: Sequence[Words]
    choices: Sequence[StateChoice]
    picks: Sequence[Pick]
    """Several things of a kind, each with how many are chosen."""
    commit: Words | None
    leaves: bool
    """Whether the commit gives up something that is still possible."""
    warnings: Mapping[Tap, Words]
    """What you give up, by the part of the turn. It is among the lines when it is sent."""
    plainly: Words
    """The button where nothing of that matters. It is not sent."""
    further: bool
    """Whether the path can go on. It is not sent."""
    next: Words | None
    back: Words | None


class Plan(PlanParts):
    """The planned action."""

    title: Text


class Group(TypedDict):
    """Choices, exactly one of them chosen."""

    id: str
    label: Words
    options: Sequence[Choice]


class Chances(TypedDict):
    """The chances over the board."""

    on: bool
    groups: NotRequired[Sequence[Group]]
    lines: NotRequired[Sequence[Words]]
    sum: NotRequired[Plan | None]
    at: NotRequired[str]


class Tip(TypedDict):
    """An action to ``take`` ("": only to read), and its probability of winning in percent (least, middle, most).

    ``rank`` says in words how good it is beside the best one.
    """

    id: str
    rank: NotRequired[Words]
    name: NotRequired[Words]
    label: Words
    chance: Words
    why: Words
    bar: tuple[float, float, float]
    marks: NotRequired[Sequence[str]]
    card: NotRequired[str]


class TurningPoint(TypedDict):
    """A moment that changed the chance to win."""

    id: str
    label: Words
    say: Words


class Curve(TypedDict):
    """The chance to win over a replay, in percent of its width and height."""

    title: Words
    busy: bool
    points: Sequence[tuple[float, float]]
    at: float
    turns: Sequence[TurningPoint]
    none: Words


class AdviceText(TypedDict, total=False):
    """What the coach says. ``said`` is spoken, and changes only when the first actions are there and when they are ready."""

    title: Words
    none: Words
    look: str
    ways: Sequence[Tip]
    note: Words
    said: Words


class Advice(AdviceText):
    """The part of the coach: what you can ask, and its answer."""

    on: bool
    ask: NotRequired[bool]
    missed: NotRequired[Words]
    turns: NotRequired[bool]
    line: NotRequired[Curve | None]
    busy: NotRequired[bool]


class Reason(TypedDict):
    """Why something is illegal, and what would change it."""

    text: Words
    change: Words
    rule: str
    source: Words


class Why(TypedDict):
    """An answer to an illegal action."""

    ask: Words
    tone: Literal["no", "info", "error"]
    title: Words
    reasons: Sequence[Reason]
    ways: NotRequired[Sequence[Named]]
