"""The panel of a lesson or of the quiz, and the steps of a walkthrough."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NotRequired, TypedDict

from .common import Named, Words
from .log import Loss, PlayedRoll
from .panel import PlanParts, Reason


class ShownStep(TypedDict):
    """The dice and the losses of a step."""

    rolls: NotRequired[Sequence[PlayedRoll]]
    verdict: NotRequired[Words]
    lost: Sequence[Loss]
    plan: NotRequired[PlanParts]


class Walk(TypedDict):
    """A step of a walkthrough or of a replay."""

    title: Words
    step: float
    steps: float
    text: Words
    checked: Sequence[Words]
    """The facts checked after the step."""
    about: NotRequired[Words]
    """A note on the sources, folded."""
    choices: Sequence[Named]
    back: bool
    next: bool
    branch: bool
    close: NotRequired[Words]
    """Whether it is a replay, which can be closed."""
    show: NotRequired[ShownStep | None]
    """The dice of the step."""


Outcome = Literal["", "go", "good", "no", "done"]


class Stars(TypedDict):
    """The stars of a lesson."""

    n: float
    label: Words


class TermUse(TypedDict):
    """A term of the glossary, spelled as in the text."""

    text: Words
    id: str


class Source(TypedDict):
    """The rule behind an answer."""

    rule: str
    label: Words
    title: Words


class AnswerOption(TypedDict):
    """A possible answer."""

    id: str
    label: Words
    state: Literal["", "right", "wrong"]
    why: Words


class Entry(TypedDict):
    """A number to type."""

    label: Words
    button: Words


class Button(TypedDict):
    """A button of the panel."""

    id: str
    label: Words
    yellow: NotRequired[bool]


class Coach(TypedDict):
    """The panel of a lesson or of the quiz."""

    title: Words
    step: NotRequired[float]
    """0 is the introduction."""
    steps: NotRequired[float]
    ticks: NotRequired[Sequence[Outcome]]
    state: NotRequired[Outcome]
    jump: NotRequired[bool]
    """Whether you can open the exercises (true if missing)."""
    count: NotRequired[Words]
    """In place of step and steps."""
    stars: NotRequired[Stars | None]
    verdict: NotRequired[Words | None]
    """In place of the word of the state."""
    quiet: NotRequired[bool]
    """Whether a solved exercise is not celebrated, because the solution was shown or it was solved before."""
    read: NotRequired[Sequence[Words]]
    """The text before the task."""
    task: NotRequired[Sequence[Words]]
    terms: NotRequired[Sequence[TermUse]]
    """The terms of the glossary in ``task``, spelled as there."""
    said: NotRequired[Sequence[Words]]
    reasons: NotRequired[Sequence[Reason]]
    """The reasons why the action was illegal."""
    source: NotRequired[Source | None]
    """The rule behind an answer."""
    hints: NotRequired[Sequence[Words]]
    hint: NotRequired[Words | None]
    options: NotRequired[Sequence[AnswerOption]]
    entry: NotRequired[Entry | None]
    """A number to type in place of the options."""
    again: NotRequired[Words | None]
    mistake: NotRequired[bool]
    """Whether an action led away from the goal, so that ``again`` is the main button."""
    next: NotRequired[Words | None]
    back: NotRequired[bool]
    buttons: NotRequired[Sequence[Button]]
    note: NotRequired[Words]
    lang: NotRequired[str]
    """The language of its texts, if they are not translated."""
    language_note: NotRequired[Words]
    """The note about it."""
