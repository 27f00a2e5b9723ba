"""The board: what never changes on it, the things that stand on it, the marks, and what a game gives before the layout."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, NotRequired, Required, TypedDict

from .common import Named, Side, Words
from .hand import Card


class Art(TypedDict):
    """The drawings that all tables of a kernel share."""

    symbols: str
    templates: Mapping[str, str]


class Paths(TypedDict, total=False):
    """Slots that the layout fills with outlines, as in ``<path d>``."""

    boxes: str
    hits: str
    limit: str
    pips: str
    lost: str


class Drawing(Paths, total=False):
    """A small drawing of the legend: a template and its slots."""

    t: Required[str]
    side: Side
    s: str
    n: Words
    text: Words
    figure: str
    letter: Words
    badge: Words
    max: int
    damage: int
    critical: int
    hull: int
    far: str
    turn: str


class Place(TypedDict):
    """A tile of the map."""

    id: str
    points: str
    """Outline, as in ``<polygon points>``."""
    cx: float
    cy: float
    label: Words
    near: Sequence[str]
    keys: Mapping[str, str]
    """Arrow key to the place it leads to."""
    shield: NotRequired[Sequence[float]]
    """The place of its cover."""
    hex: NotRequired[float]
    """Its width, if it is a hexagon."""
    name: NotRequired[Words]
    """The text on a hexagon."""
    levels: NotRequired[int]
    """2: its cover has two shields."""
    foot: NotRequired[bool]
    """Whether a row of spawn signs needs its whole foot."""
    turn: NotRequired[int]
    """The direction in which a bridge lies."""
    plain: NotRequired[bool]
    """Whether it is open terrain."""


class Sign(TypedDict):
    """One line of the legend."""

    label: Words
    show: Sequence[Drawing]
    width: NotRequired[float]


class Ground(TypedDict):
    """The part that never changes in a game: the map and its places."""

    width: float
    height: float
    label: Words
    markup: str
    places: Sequence[Place]
    legend: NotRequired[Sequence[Sign]]
    rest: NotRequired[Words]
    """The sentence for all plain empty places."""
    free: NotRequired[Sequence[Sequence[float]]]
    """Bare corners of the sheet, best first: left, top, width, height."""
    cards: NotRequired[Mapping[str, Card]]
    """The cards of a hand by side and name, as printed. A change of a hand names them in place of repeating them."""


class Element(TypedDict, total=False):
    """Something on the board before its layout. Its other fields are slots of its template."""

    k: Required[str]
    t: Required[str]
    p: Required[str]
    side: Required[Side]
    s: str
    label: Required[Words]
    top: bool
    """Whether it covers the counters."""
    of: str
    """The counter that wears it."""
    press: bool
    """Whether it is clickable without being a counter."""
    w: float
    """Width of a counter that is neither 52 wide nor small."""
    h: float
    figure: str
    letter: Words
    badge: Words
    n: Words
    max: int
    text: Words
    note: Words
    bar: str
    room: str
    points: str
    armor: str
    crew: str
    damage: int
    critical: int
    hull: int
    far: str
    turn: str | int


class Piece(Element, Paths):
    """Something on the board, laid out."""

    x: float
    y: float


class Look(TypedDict, total=False):
    """What the layout replaces in an element."""

    t: str
    label: Words
    top: bool
    press: bool
    w: float
    h: float
    figure: str
    turn: str | int


class PlayedTrace(TypedDict):
    """What a step marks on the map."""

    path: Sequence[str]
    target: NotRequired[str]
    miss: NotRequired[bool]


class Sight(TypedDict):
    """The line of sight."""

    path: Sequence[str]
    points: NotRequired[Sequence[str | tuple[float, float]]]
    clear: NotRequired[bool]
    """Whether nothing blocks it."""
    blocked: NotRequired[Sequence[Named]]
    beside: NotRequired[Sequence[str]]


class Marks(TypedDict):
    """The marks on the board."""

    lit: NotRequired[Sequence[str]]
    chosen: NotRequired[Sequence[str]]
    aims: NotRequired[Mapping[str, Words]]
    aimed: NotRequired[str | None]
    path: NotRequired[Sequence[str]]
    refused: NotRequired[Sequence[str] | None]
    sight: NotRequired[Sight]
    """The line of sight."""
    acts: NotRequired[Mapping[str, Words]]
    """Words for possible targets that have none in ``aims``. They are not sent."""
    costs: NotRequired[Mapping[str, Words]]
    """The cost of choosing a place."""
    asked: NotRequired[Sequence[str]]
    """The subject of a question: places, pieces, ``shield:8A``, ``number:Riflemen A``."""
    hinted: NotRequired[Sequence[str]]
    """The marks of a hint, with the same ids."""
    named: NotRequired[Sequence[str]]
    """The places to choose from, whose codes stand out."""
    trace: NotRequired[PlayedTrace | None]
    """A past action, with ids as above."""


class Tile(TypedDict):
    """A square tile before its layout. Its place is in halves of a tile."""

    id: str
    at: tuple[int, int]
    near: Sequence[str]
    around: NotRequired[Sequence[str]]
    terrain: str
    cover: str
    rough: bool
    label: Sequence[Words]
    spawns: Sequence[tuple[Side, Words]]


class PlaceParts(TypedDict, total=False):
    """A place while somebody builds: its neighbors among all places, and the rest of a ``Tile`` if nothing is on it."""

    id: str
    at: tuple[int, int]
    near: Sequence[str]
    around: Sequence[str]
    terrain: str
    cover: str
    label: Sequence[Words]
    spawns: Sequence[tuple[Side, Words]]


class TileMap(TypedDict):
    """A board of square tiles."""

    title: Words
    shape: Literal["square"]
    legend: Sequence[Sign]
    places: Sequence[Tile]


class HexTile(TypedDict):
    """A hex before its layout."""

    id: str
    at: tuple[int, int]
    near: Sequence[str]
    terrain: str
    name: Words
    joins: Sequence[str]
    sections: Sequence[int]
    label: Sequence[Words]
    plain: bool


class SectionNames(TypedDict):
    """The names of a section of the board, for each player."""

    bottom: Words
    top: Words


class HexMap(TypedDict):
    """A board of hexes."""

    shape: Literal["hex"]
    title: Words
    legend: Sequence[Sign]
    sections: Sequence[SectionNames]
    rest: Words
    places: Sequence[HexTile]


BoardMap = TileMap | HexMap
