"""The two halves: hands, play areas, piles, and the cards of the vehicles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NotRequired, TypedDict

from .common import Side, Words


class Chip(TypedDict):
    """A possible use of a card or of a seat. ``say`` is spoken in place of the label."""

    id: str
    label: Words
    n: NotRequired[str]
    icon: NotRequired[str]
    state: ChipState
    say: NotRequired[Words]


class CardSeat(TypedDict):
    """The actions of the seat of a card's soldier."""

    title: Words
    figure: str
    """The figure of the vehicle."""
    chips: Sequence[Chip]


class Section(TypedDict):
    """A section of the board on a card."""

    n: str
    on: bool


class CardFace(TypedDict):
    """What is printed on a card."""

    band: str
    n: Words | int
    figure: str
    label: Words
    sections: NotRequired[Sequence[Section]]
    """The parts of the board, from the left."""
    say: NotRequired[Words]
    """The text of a card to read."""


CardState = Literal["", "chosen", "lit", "never", "no"]
ChipState = Literal["", "chosen", "no"]


class Card(CardFace):
    """A card of the hand or of the play area."""

    id: str
    title: Words
    note: Words
    state: CardState
    chips: NotRequired[Sequence[Chip]]
    stub: NotRequired[Chip | None]
    seat: NotRequired[CardSeat]
    """The actions of its soldier's seat."""
    beside: NotRequired[Sequence[Chip]]
    """Its other uses besides its actions."""


class Crew(TypedDict):
    """The soldier in a seat."""

    name: Words
    side: Side
    figure: str
    low: bool
    text: Words


class Seat(TypedDict):
    """A seat of a vehicle."""

    id: str
    label: Words
    crew: Words
    """The soldiers who can use its actions."""
    who: Crew | None
    free: Words
    """The word for an empty seat."""
    chips: Sequence[Chip]
    """Only for reading."""
    state: Literal["", "lit"]
    act: Words
    """What choosing it does, in a word."""
    say: Words


class Fact(TypedDict):
    """A printed value of a vehicle."""

    shape: Literal["shield", "plate"]
    n: str
    label: Words


class Damage(TypedDict):
    """The damage of a vehicle."""

    n: float
    critical: float
    hull: float
    label: Words
    text: Words


class Vehicle(TypedDict):
    """The card of a vehicle on the board."""

    id: str
    side: Side
    state: Literal["", "disabled"]
    title: Words
    figure: str
    place: str
    note: Words
    facts: Sequence[Fact]
    damage: Damage
    seats: Sequence[Seat]


ItemState = Literal["", "lit", "chosen"]


class Item(TypedDict):
    """A kind of card in an open pile."""

    id: str
    label: Words
    count: float
    state: ItemState


PileKind = Literal["back", "open", "gone", "face"]


class Pile(TypedDict):
    """A pile of cards."""

    id: str
    label: Words
    count: float
    kind: PileKind
    title: Words
    items: NotRequired[Sequence[Item]]


class RevealCard(TypedDict):
    """A card given up for the initiative."""

    side: Side
    name: Words
    title: Words
    n: str
    figure: str
    first: bool


class Reveal(TypedDict):
    """The cards given up for the initiative."""

    cards: Sequence[RevealCard]
    text: Words


class Half(TypedDict):
    """A side's own half, as its game gives it."""

    side: Side
    name: Words
    whose: Words
    """The heading of the hand: its owner."""
    hand: Sequence[Card]
    play: Sequence[Card]
    piles: Sequence[Pile]
    hint: Words
    end: Words | None
    hidden: bool


class OwnHalf(Half):
    """The half of the viewer."""

    title: Words
    """The heading of the hand: "your hand", or its owner."""
    reveal: Reveal | None
    """The cards given up for the initiative, just revealed."""


class OtherHalf(TypedDict):
    """The half of the other side, without what the viewer cannot see."""

    side: Side
    name: Words
    note: Words
    piles: Sequence[Pile]
    play: Sequence[Card]
