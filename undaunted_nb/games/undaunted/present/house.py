"""The mark on numbers that are this project's own, because the printed ones could not be found: they are never shown without it."""

from __future__ import annotations

from functools import lru_cache

from .. import numbers, pieces
from ..setup import Setup

SIGN = "°"
"""Stands behind such a number; the legend says what it means."""


@lru_cache(maxsize=64)
def _own(setup: Setup) -> frozenset[tuple[str, str, str]]:
    """The numbers of our own: kind of piece, its name, the field or action. What a scenario defines itself is none of them."""
    box, sides = pieces.box(setup.edition), setup.sides
    same = {("tiles", it.id) for it in setup.tiles.values() if box.tiles.get(it.id) == it}
    same |= {("counters", it.id) for it in setup.counters if box.counters.get(it.id) == it}
    same |= {("cards", f"{sides[i]} {it.id}") for i, own in enumerate(setup.cards) for it in own if box.cards[i].get(it.id) == it}
    for vehicle in setup.vehicles:
        if box.vehicles.get(vehicle.id, (None, 0))[0] == vehicle:
            same |= {("vehicles", vehicle.id), *(("vehicles", f"{vehicle.id} {seat.id}") for seat in vehicle.seats)}
    same |= {("structures", it.id) for it in setup.structures if box.structures.get(it.id) == it._replace(tile="")}
    return frozenset(
        (kind, name, field)
        for (kind, name), fields in numbers.origins(setup.edition).items()
        if (kind, name) in same
        for field, origin in fields.items()
        if origin == numbers.HOUSE
    )


def house(setup: Setup, kind: str, name: str, field: str) -> bool:
    """Is this number our own? ``kind`` and ``name`` as in ``numbers.origins``: ("vehicles", "Medium Tank", "hull")."""
    return (kind, name, field) in _own(setup)


def any_house(setup: Setup) -> bool:
    """Is there any on the table?"""
    return bool(_own(setup))


def marked(number: int | str, own: bool) -> int | str:  # noqa: FBT001  (what it is asked for is in its name)
    """A number as it is drawn."""
    return f"{number}{SIGN}" if own else number
