"""What happened: the last actions, the rolled dice, the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NotRequired, TypedDict

from undaunted_nb.engine.event import Event
from undaunted_nb.engine.text import Text

from .board import PlayedTrace
from .common import Side, Words
from .panel import FaceState, PlanParts

_LossSource = TypedDict("_LossSource", {"from": str})  # the pile that it leaves ("" without a pile)


class Loss(_LossSource):
    """A lost card or counter, or lost figures (then ``gone`` and ``left``)."""

    side: Side
    title: Words
    band: str
    figure: str
    text: Words
    gone: NotRequired[float]
    left: NotRequired[float]


class Die(TypedDict):
    """A die that has been rolled."""

    n: NotRequired[float]
    face: NotRequired[str]
    state: NotRequired[FaceState]
    hit: NotRequired[bool]
    word: Words


class PlayedCard(TypedDict):
    """The card of a step."""

    side: Side
    title: Words
    band: str
    figure: str


RollState = Literal["hit", "flag", "miss", ""]


class PlayedRoll(TypedDict):
    """A roll of a step."""

    note: Words
    need: Words
    state: RollState
    dice: Sequence[Die]


class PlayedStep(TypedDict):
    """One step of the last actions."""

    id: str
    side: Side
    mine: bool
    """Whether it belongs to the viewer's turn."""
    icon: str
    card: PlayedCard | None
    act: Words
    text: Words
    before: NotRequired[Sequence[Words]]
    """Earlier events that are only spoken: cards drawn, the end of a turn, a new round."""
    why: NotRequired[Words]
    """The reason of the opponent."""
    fell: NotRequired[Words]
    """The faces of its dice, unless ``text`` names them."""
    then: NotRequired[Words]
    """The effects of the dice besides the losses."""
    trace: PlayedTrace | None
    rolls: Sequence[PlayedRoll]
    verdict: NotRequired[Words]
    lost: Sequence[Loss]
    plan: NotRequired[PlanParts]
    """The defense total above the viewer's dice."""
    board: NotRequired[object]
    """The change that leads back from the board after it."""
    moment: NotRequired[object]
    """The change that leads back from the parts ``head``, ``mine`` and ``foe`` of a later moment to those after it."""


class LastActions(TypedDict):
    """The last actions. ``after`` has events after all steps that are only spoken."""

    id: str
    side: Side
    title: Words
    did: Words
    onward: Words
    steps: Sequence[PlayedStep]
    after: NotRequired[Sequence[Words]]


class Roll(TypedDict):
    """The last roll, on the board."""

    title: Words
    note: Words
    dice: Sequence[Die]
    need: Words


class Record(TypedDict):
    """The part of a decision that a viewer sees. ``told`` and ``then`` are put into words with the log."""

    side: str
    icon: str
    card: PlayedCard | None
    act: Words
    phase: NotRequired[Text | None]
    told: Sequence[Event]
    then: Sequence[Event]
    fell: Words
    trace: PlayedTrace | None
    rolls: Sequence[PlayedRoll]
    verdict: Words
    lost: Sequence[Loss]
    group: NotRequired[str]


class LogLine(TypedDict):
    """A line of the log."""

    id: str | float
    head: NotRequired[Words]
    side: Side
    text: Words
    source: Words
    rule: str
    """The first of its rules ("": none). The others come with it when it is opened."""


class Log(TypedDict):
    """The log, newest first."""

    lines: Sequence[LogLine]
    more: bool
