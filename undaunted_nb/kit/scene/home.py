"""What replaces the whole table: the home page with its start sheet, and the builder."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NotRequired, TypedDict

from .board import Piece
from .common import Choice, LabeledText, Link, Named, Side, Words
from .head import ShortChoice


class StartItem(TypedDict):
    """A choice of the start sheet."""

    to: str
    label: Words
    chosen: bool
    text: NotRequired[Words]
    note: NotRequired[Words]
    side: NotRequired[Side]


class StartGroup(TypedDict):
    """A group of choices of the start sheet."""

    id: str
    label: Words
    items: Sequence[StartItem]
    note: Words


class StartPicture(TypedDict):
    """The map of a scenario."""

    markup: str
    box: str
    label: Words
    goals: Sequence[str]


class StartSheet(TypedDict):
    """The start sheet of a game."""

    title: Words
    game: Words
    note: Words
    picture: StartPicture
    groups: Sequence[StartGroup]
    length: LabeledText | None
    chance: Words
    begin: Link
    others: Sequence[Link]


class PaneItem(TypedDict):
    """A thing in a list of the home page."""

    to: str
    label: Words
    note: Words
    file: NotRequired[str]
    href: NotRequired[str]
    """The address of the file, where no notebook is around the table."""


class Guide(TypedDict):
    """A page elsewhere: of the documentation, or a notebook."""

    label: Words
    url: str


class PanePicture(TypedDict):
    """A picture of the home page, such as a QR code."""

    src: str
    label: Words


class PaneField(TypedDict):
    """A text of the home page that can be copied."""

    label: Words
    text: Words
    page: bool


class PaneContent(TypedDict):
    """What a list of the home page shows."""

    title: Words
    text: Sequence[Words]
    items: Sequence[PaneItem]
    guide: NotRequired[Guide]
    paste: NotRequired[bool]
    grows: NotRequired[bool]
    fields: NotRequired[Sequence[PaneField]]
    picture: NotRequired[PanePicture | None]


class Pane(PaneContent):
    """A list that the home page opens."""

    id: str
    back: Link


class PictureRef(TypedDict):
    """The picture of a game on the page."""

    game: str
    box: str


class NextStep(TypedDict):
    """The suggested next step."""

    kicker: Words
    title: Words
    text: Words
    steps: Sequence[Literal["done", "now", ""]]
    button: Words
    to: str
    picture: PictureRef


class Door(TypedDict):
    """A button that leads away from the home page."""

    icon: Literal["play", "quiz", "friend"]
    to: str
    title: Words
    text: Words


class Picture(TypedDict):
    """A drawing and its box."""

    markup: str
    box: str


class GameChoice(TypedDict):
    """A game of the home page."""

    id: str
    to: str
    name: Words
    text: Words
    share: float
    chosen: bool
    picture: Picture


class Station(TypedDict):
    """A lesson of the course."""

    to: str
    n: float
    name: Words
    time: Words
    state: Literal["done", "now", ""]
    stars: float
    label: Words


class Course(TypedDict):
    """The course as a path."""

    title: Words
    text: Words
    stations: Sequence[Station]


class ChosenLink(TypedDict):
    """A link that can be the chosen one."""

    to: str
    label: Words
    chosen: bool


class Home(TypedDict):
    """The home page, which replaces the whole table."""

    start: NotRequired[StartSheet | None]
    """The start sheet, drawn in place of the page."""
    title: Words
    lead: Words
    language: Words
    """The label of the choice of languages."""
    languages: Sequence[ShortChoice]
    now: NextStep
    acts: Sequence[Door]
    choose: Words
    games: Sequence[GameChoice]
    course: Course
    pane: Pane | None
    read: NotRequired[Words]
    """The label of the button for the pages to read."""
    more: Sequence[ChosenLink]
    notebooks: NotRequired[Guide]
    """The link to the notebooks, on a page that is none."""
    trouble: NotRequired[Words]
    """The reason why something could not be opened."""


class Control(TypedDict):
    """A button, a field or a text of the builder. Its ``kind`` decides which of the others it has."""

    kind: Literal["pick", "act", "number", "row", "flag", "text", "choice", "note", "download", "code"]
    id: str
    label: Words
    value: NotRequired[object]
    note: NotRequired[Words]
    say: NotRequired[Words]
    verb: NotRequired[str]
    swatch: NotRequired[str]
    name: NotRequired[Words]
    text: NotRequired[Words]
    least: NotRequired[float]
    most: NotRequired[float]
    size: NotRequired[float]
    on: NotRequired[bool]
    off: NotRequired[bool]
    used: NotRequired[bool]
    over: NotRequired[bool]
    long: NotRequired[bool]
    ask: NotRequired[bool]
    saves: NotRequired[bool]
    live: NotRequired[bool]
    """Whether a screen reader reads the note when it appears."""
    show: NotRequired[Sequence[Piece]]
    cells: NotRequired[Sequence[Control]]
    options: NotRequired[Sequence[Named]]


class ControlGroup(TypedDict):
    """A group of controls."""

    id: str
    label: Words
    side: Side
    items: Sequence[Control]
    compact: NotRequired[bool]
    heads: NotRequired[Sequence[Words]]


class Build(TypedDict):
    """The builder, which replaces the table."""

    title: Words
    language: Words
    languages: Sequence[ShortChoice]
    tabs: Sequence[Choice]
    groups: Sequence[ControlGroup]
    brush: str
    """The picked control."""
    hint: Words
    said: Words
    trouble: Words
    faults: Sequence[Words]
    doubts: Sequence[Words]
    count: Words
    undo: bool
    redo: bool
    play: bool
