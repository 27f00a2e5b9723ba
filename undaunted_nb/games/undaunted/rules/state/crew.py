"""Vehicles and the soldiers in them: queries of a ``Gear`` for the rules, and changes by a draft."""

from __future__ import annotations

from .position import DECK, DISCARD, HAND, NO_SEAT, PLAY, REMOVED, SUPPLY, Draft, Gear, Position, Spot, State
from .setup import Seat, Setup


def vehicle_of(gear: Gear, counter: int) -> int:
    """Return the vehicle of a counter (-1: none)."""
    return gear.spots[counter][0] if counter >= 0 and gear.spots else -1


def seat_of(setup: Setup, gear: Gear, counter: int) -> Seat | None:
    """Return the seat of a counter."""
    vehicle = vehicle_of(gear, counter)
    return setup.vehicles[vehicle].seats[gear.spots[counter][1]] if vehicle >= 0 else None


def crew_of(gear: Gear, vehicle: int) -> tuple[int, ...]:
    """Return the counters in a vehicle."""
    return tuple([counter for counter, (place, _) in enumerate(gear.spots) if place == vehicle])


def crew_side(setup: Setup, gear: Gear, vehicle: int) -> int:
    """Return the side whose soldiers are in a vehicle (-1: it is empty)."""
    for counter, (place, _) in enumerate(gear.spots):
        if place == vehicle:
            return setup.counters[counter].side
    return -1


def free_seats(setup: Setup, gear: Gear, vehicle: int) -> list[int]:
    """Return the empty seats of a vehicle."""
    full = {seat for place, seat in gear.spots if place == vehicle}
    return [seat for seat in range(len(setup.vehicles[vehicle].seats)) if seat not in full]


def disabled(setup: Setup, gear: Gear, vehicle: int) -> bool:
    """Return whether a vehicle has enough damage that its seats no longer offer actions."""
    return gear.vehicles[vehicle].damage >= setup.vehicles[vehicle].critical


def is_destroyed(setup: Setup, gear: Gear, vehicle: int) -> bool:
    """Return whether damage has removed a vehicle from the game."""
    return gear.vehicles[vehicle].damage >= setup.vehicles[vehicle].hull


def place_of(p: Position | Draft, target: int) -> str:
    """Return the tile of a counter, vehicle or structure, by its target number ("" off the board)."""
    setup, gear = p.setup, p.gear
    if target < len(setup.counters):
        return p.stands[target][0]
    target -= len(setup.counters)
    if target < len(setup.vehicles):
        return gear.vehicles[target].tile
    target -= len(setup.vehicles)
    return setup.structures[target].tile if gear.structures[target] < 0 else ""


def as_vehicle(setup: Setup, target: int) -> int:
    """Return the number of a target among the vehicles (-1: it is not a vehicle)."""
    number = target - len(setup.counters)
    return number if 0 <= number < len(setup.vehicles) else -1


def as_structure(setup: Setup, target: int) -> int:
    """Return the number of a target among the structures (-1: it is not a structure)."""
    return max(target - len(setup.counters) - len(setup.vehicles), -1)


def put(d: Draft, counter: int, spot: Spot) -> None:
    """Put a counter on a seat, or on none."""
    spots = d.gear.spots
    d.gear = d.gear._replace(spots=(*spots[:counter], spot, *spots[counter + 1 :]))


def move_to_seat(gear: Gear, unit: int, side: int, spot: Spot) -> Gear:
    """Return the gear with a soldier on another seat. A vehicle that the soldier enters belongs to their side."""
    spots, vehicles = gear.spots, gear.vehicles
    spots = (*spots[:unit], spot, *spots[unit + 1 :])
    if spot != NO_SEAT and vehicles[spot[0]].owner != side:
        vehicles = (*vehicles[: spot[0]], vehicles[spot[0]]._replace(owner=side), *vehicles[spot[0] + 1 :])
    return Gear(spots, gear.left, vehicles, gear.structures, gear.card, gear.bound)


def alter(d: Draft, vehicle: int, state: State) -> None:
    """Change the state of a vehicle."""
    vehicles = d.gear.vehicles
    d.gear = d.gear._replace(vehicles=(*vehicles[:vehicle], state, *vehicles[vehicle + 1 :]))


def drive(d: Draft, vehicle: int, tile: str) -> None:
    """Put a vehicle on a tile, with all aboard."""
    alter(d, vehicle, d.gear.vehicles[vehicle]._replace(tile=tile))
    for counter in crew_of(d.gear, vehicle):
        d.stand(counter, tile, suppressed=d.stands[counter][1])


def discard_vehicle(d: Draft, vehicle: int, before: int) -> None:
    """Remove a vehicle from the game and put it in front of a side. Soldiers still inside remain on its tile."""
    for counter in crew_of(d.gear, vehicle):
        put(d, counter, NO_SEAT)
    alter(d, vehicle, d.gear.vehicles[vehicle]._replace(tile="", owner=before))


def take_off(d: Draft, counter: int, before: int) -> None:
    """Take a soldier's counter off the board for good, before a side, with all cards that belong to it."""
    side = d.setup.counters[counter].side
    for card, unit in enumerate(d.setup.unit_of[side]):
        if unit == counter:
            for zone in (HAND, DECK, DISCARD, PLAY, SUPPLY):
                count = d.halves[side][zone][card]
                if count:
                    d.carry(side, card, zone, REMOVED, count)
    put(d, counter, NO_SEAT)
    d.stand(counter, "")
    left = d.gear.left
    d.gear = d.gear._replace(left=(*left[:counter], before, *left[counter + 1 :]))
