"""The start of a game: a setup with its cards dealt out and its pieces in place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from . import round as rounds
from .state.position import (
    CONTROLLED,
    IN_PLAY,
    NO_GEAR,
    NO_SEAT,
    NONE,
    OFF_BOARD,
    SCOUTED,
    TURNS,
    Draft,
    Gear,
    Half,
    Pile,
    Position,
    Spot,
    State,
)
from .state.setup import Setup

MARKS = {"scouted": SCOUTED, "controlled": CONTROLLED}


class Start(NamedTuple):
    """The part of a scenario's setup outside the Setup, all by name.

    ``deck`` and ``supply`` count cards for each side. ``vehicles`` have a tile and the side (-1: none) that has their cards in front of it.
    ``seats`` are a vehicle and a seat for soldiers aboard.
    """

    deck: tuple[Mapping[str, int], Mapping[str, int]]
    supply: tuple[Mapping[str, int], Mapping[str, int]]
    counters: Mapping[str, str]
    marks: tuple[Mapping[str, str], Mapping[str, str]]
    worth: Mapping[str, int]
    token: int
    vehicles: Mapping[str, tuple[str, int]] = {}
    seats: Mapping[str, tuple[str, str]] = {}


def spot_of(setup: Setup, vehicle: str, seat: str) -> Spot:
    """Return the spot for the names of a vehicle and a seat. Raises ValueError if it does not exist."""
    number = [piece.id for piece in setup.vehicles].index(vehicle)
    return number, [place.id for place in setup.vehicles[number].seats].index(seat)


def _gear(setup: Setup, s: Start) -> Gear:
    if not setup.has_gear:
        return NO_GEAR
    return Gear(
        tuple(spot_of(setup, *s.seats[c.id]) if c.id in s.seats else NO_SEAT for c in setup.counters),
        (IN_PLAY,) * len(setup.counters),
        tuple(State(*s.vehicles[vehicle.id]) if vehicle.id in s.vehicles else State("") for vehicle in setup.vehicles),
        (IN_PLAY,) * len(setup.structures),
    )


def pile(setup: Setup, side: int, cards: Mapping[str, int]) -> Pile:
    """Return card ids with their counts as a pile."""
    return tuple(cards.get(card.id, 0) for card in setup.cards[side])


def start(setup: Setup, s: Start, *, begin: bool = True) -> Position:
    """Return the position before the first cards are drawn. Without ``begin``, the first round has not begun, and no cards are drawn."""

    def half(side: int) -> Half:
        none = (0,) * len(setup.cards[side])
        marks = tuple(MARKS[s.marks[side][t]] if t in s.marks[side] else NONE for t in setup.board.tiles)
        return Half(none, pile(setup, side, s.deck[side]), none, none, pile(setup, side, s.supply[side]), none, marks)

    crews = {counter: s.vehicles[vehicle][0] for counter, (vehicle, _) in s.seats.items()}
    tiles = {**s.counters, **crews}
    stands = tuple((tiles[c.id], False) if tiles.get(c.id) else OFF_BOARD for c in setup.counters)
    worth = tuple(s.worth[tile] for tile in setup.objectives)
    p = Position(setup, 1, TURNS, s.token, s.token, 0, (half(0), half(1)), stands, worth, gear=_gear(setup, s))
    if not begin:
        return p
    d = Draft(p)
    rounds.begin(d)
    rounds.settle(d)
    return d.freeze()
