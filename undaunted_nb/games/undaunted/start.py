"""The start of a game: a setup with its cards dealt out and its pieces in place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from . import round as course
from .position import CONTROLLED, NONE, OFF, SCOUTED, Draft, Half, Pile, Position
from .setup import Setup

MARKS = {"scouted": SCOUTED, "controlled": CONTROLLED}


class Start(NamedTuple):
    """What a scenario's set-up says apart from the Setup: all by name. ``deck`` and ``supply`` count cards for each side."""

    deck: tuple[Mapping[str, int], Mapping[str, int]]
    supply: tuple[Mapping[str, int], Mapping[str, int]]
    counters: Mapping[str, str]
    marks: tuple[Mapping[str, str], Mapping[str, str]]
    worth: Mapping[str, int]
    token: int


def pile(setup: Setup, side: int, cards: Mapping[str, int]) -> Pile:
    """Card ids with how many there are, as a pile."""
    return tuple(cards.get(card.id, 0) for card in setup.cards[side])


def start(setup: Setup, s: Start) -> Position:
    """The position before the first cards are drawn."""

    def half(side: int) -> Half:
        none = (0,) * len(setup.cards[side])
        marks = tuple(MARKS[s.marks[side][t]] if t in s.marks[side] else NONE for t in setup.board.tiles)
        return Half(none, pile(setup, side, s.deck[side]), none, none, pile(setup, side, s.supply[side]), none, marks)

    stands = tuple((s.counters[c.id], False) if s.counters.get(c.id) else OFF for c in setup.counters)
    worth = tuple(s.worth[tile] for tile in setup.objectives)
    d = Draft(Position(setup, 1, "", -1, s.token, 0, (half(0), half(1)), stands, worth))
    course.begin(d)
    course.settle(d)
    return d.freeze()
