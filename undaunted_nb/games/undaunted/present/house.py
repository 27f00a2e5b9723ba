"""The mark on numbers that are this project's own, because the printed ones could not be found: they are never shown without it."""

from __future__ import annotations

from functools import lru_cache

from undaunted_nb.core.action import Action
from undaunted_nb.core.text import Text

from .. import aboard, combat, numbers, pieces, scenario
from ..kinds import SEAT
from ..position import Position
from ..setup import Setup

SIGN = "°"
"""Stands behind such a number; the legend says what it means."""


@lru_cache(maxsize=64)
def _own(setup: Setup) -> frozenset[tuple[str, str, str]]:
    """The numbers of our own: kind of piece, its name, the field or action.

    What a scenario defines itself is none of them, unless it says so.
    """
    box, sides = pieces.box(setup.edition), setup.sides
    same = {("tiles", it.id) for it in setup.tiles.values() if box.tiles.get(it.id) == it}
    same |= {("counters", it.id) for it in setup.counters if box.counters.get(it.id) == it}
    same |= {("cards", f"{sides[i]} {it.id}") for i, own in enumerate(setup.cards) for it in own if box.cards[i].get(it.id) == it}
    for vehicle in setup.vehicles:
        if box.vehicles.get(vehicle.id, (None, 0))[0] == vehicle:
            same |= {("vehicles", vehicle.id), *(("vehicles", f"{vehicle.id} {seat.id}") for seat in vehicle.seats)}
    same |= {("structures", it.id) for it in setup.structures if box.structures.get(it.id) == it._replace(tile="")}
    hills = {it.id for it in setup.tiles.values() if it.hill}  # the 3/1 of a hill is the rulebook's, whichever tile is one
    found = {
        (kind, name, field)
        for (kind, name), fields in numbers.origins(setup.edition).items()
        if (kind, name) in same
        for field, origin in fields.items()
        if origin == numbers.HOUSE and not (field == "cover" and name in hills)
    }
    return frozenset(found | {("scenario", "", field) for field in scenario.load(setup.name).house})


def house(setup: Setup, kind: str, name: str, field: str) -> bool:
    """Is this number our own? ``kind`` and ``name`` as in ``numbers.origins``: ("vehicles", "Medium Tank", "hull").

    Of a scenario it has no name: ("scenario", "", "goals").
    """
    return (kind, name, field) in _own(setup)


def any_house(setup: Setup) -> bool:
    """Is there any on the table?"""
    return bool(_own(setup))


def caveat(p: Position) -> Text | None:
    """What a learner has to know of the numbers in sentences, which stand there without the mark (None: nothing)."""
    return Text("coach-caveat", {"sign": SIGN}) if any_house(p.setup) else None


def base_house(setup: Setup, target: int, kind: str) -> tuple[str, bool]:
    """Which number of a target (of that number) an action of this kind has to reach, and whether it is our own."""
    name = setup.targets[target]
    if target < len(setup.counters):
        return "counter", house(setup, "counters", name, "defence")
    vehicle = aboard.as_vehicle(setup, target)
    if vehicle < 0:
        return "structure", house(setup, "structures", name, "defence")
    field = "armour" if kind in combat.AGAINST_ARMOUR or setup.vehicles[vehicle].defence is None else "defence"
    return field, house(setup, "vehicles", name, field)


def summed(setup: Setup, target: int, tile: str, kind: str, parts: tuple[int, int, int]) -> tuple[str, str, str]:
    """Base, cover and range of a sum as they are written, ours with the mark."""
    base, cover, away = parts
    own = kind != "demolish" and house(setup, "tiles", tile, "cover")
    return f"{marked(base, base_house(setup, target, kind)[1])}", f"{marked(cover, own)}", str(away)


def ability_house(p: Position, a: Action) -> bool:
    """Is the number of what an action does our own: on its card, or at the seat of the card's soldier?"""
    side, index, card = p.setup.by_names[a.side, a.card]
    if a.at == SEAT:
        return _seat_house(p, p.setup.unit_of[side][index], a.kind)
    return house(p.setup, "cards", f"{a.side} {card.id}", a.kind)


def dice_house(p: Position, side: int, who: int, kind: str) -> bool:
    """The same of the dice of a counter, on any of its cards or at its seat; of a card, as ~card."""
    setup = p.setup
    cards = [card.id for i, card in enumerate(setup.cards[side]) if (setup.unit_of[side][i] == who if who >= 0 else i == ~who)]
    return any(house(setup, "cards", f"{setup.sides[side]} {card}", kind) for card in cards) or (who >= 0 and _seat_house(p, who, kind))


def _seat_house(p: Position, unit: int, kind: str) -> bool:
    vehicle, seat = aboard.vehicle_of(p.gear, unit), aboard.seat_of(p.setup, p.gear, unit)
    return seat is not None and house(p.setup, "vehicles", f"{p.setup.vehicles[vehicle].id} {seat.id}", kind)


def marked(number: int | str, own: bool) -> int | str:  # noqa: FBT001  (what it is asked for is in its name)
    """A number as it is drawn."""
    return f"{number}{SIGN}" if own else number
