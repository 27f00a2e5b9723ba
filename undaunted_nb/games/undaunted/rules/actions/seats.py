"""Enter, leave, and change seats, which accompany the action of a card, and Swap, which is a use of the card.

``args`` of ``enter`` are a vehicle and a seat, of ``seat`` a seat, of ``swap`` the other soldier.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.legality import Requirement

from ..state.crew import crew_of, crew_side, free_seats, move_to_seat, put, vehicle_of
from ..state.names import card_name, counter_name, seat_name, vehicle_name
from ..state.position import NO_SEAT, Draft, Position, Spot
from ..state.setup import Ability
from . import (
    IN_TURN,
    NOT_FOG,
    NOT_SUPPRESSED,
    OF_CARD,
    OF_HOLDER,
    Args,
    Choices,
    Form,
    Kind,
    Play,
    own_tile,
    side_and_card,
    unit_index,
)
from .north_africa import FREE, NA_ACTS, about_seat
from .uses import can_act

Goal = Callable[[Position, Action], Spot | None]
"""The place that a soldier goes to: a seat, or OUTSIDE. None if the place does not exist."""


def _after(p: Position, a: Action) -> bool:
    """Return whether this uses the chance that is left after the action of a card."""
    return _has_acted(p, *side_and_card(p, a)[:2])


def _has_acted(p: Position, side: int, index: int) -> bool:
    """Return whether this card was played last, and its soldier can still change seats."""
    return not p.gear.bound and p.gear.card == index and p.turn == side


def _in_hand(p: Position, a: Action) -> bool:
    side, index, _ = side_and_card(p, a)
    return p.halves[side].hand[index] > 0 or _after(p, a)


def _has_soldier(p: Position, a: Action) -> bool:
    return unit_index(p, a) >= 0 or side_and_card(p, a)[2].fog


def _on_board(p: Position, a: Action) -> bool:
    unit = unit_index(p, a)
    return unit < 0 or p.stands[unit][0] != ""


def _is_inside(p: Position, a: Action) -> bool:
    unit = unit_index(p, a)
    return unit < 0 or vehicle_of(p.gear, unit) >= 0


def _is_outside(p: Position, a: Action) -> bool:
    return vehicle_of(p.gear, unit_index(p, a)) < 0


def _vehicle(p: Position, a: Action) -> int:
    return next(i for i, vehicle in enumerate(p.setup.vehicles) if vehicle.id == a.args[0])


def _seat_number(p: Position, vehicle: int, seat: str) -> int:
    return next((i for i, place in enumerate(p.setup.vehicles[vehicle].seats) if place.id == seat), -1)


def _spot_to_enter(p: Position, a: Action) -> Spot | None:
    vehicle = _vehicle(p, a)
    return vehicle, _seat_number(p, vehicle, str(a.args[1]))


def _spot_to_change(p: Position, a: Action) -> Spot | None:
    vehicle = vehicle_of(p.gear, unit_index(p, a))
    seat = _seat_number(p, vehicle, str(a.args[0])) if vehicle >= 0 else -1
    return (vehicle, seat) if seat >= 0 else None


def _left(_p: Position, _a: Action) -> Spot | None:
    return NO_SEAT


GOALS: dict[str, Goal] = {"enter": _spot_to_enter, "leave": _left, "seat": _spot_to_change}


def _goal(p: Position, a: Action) -> Spot | None:
    return GOALS[a.kind](p, a)


def _on_tile(p: Position, a: Action) -> bool:
    unit = unit_index(p, a)
    return unit < 0 or not p.stands[unit][0] or p.gear.vehicles[_vehicle(p, a)].tile == p.stands[unit][0]


def _no_enemies(p: Position, a: Action) -> bool:
    return crew_side(p.setup, p.gear, _vehicle(p, a)) in (-1, side_and_card(p, a)[0])


def _seat_there(p: Position, a: Action) -> bool:
    return _is_outside(p, a) or _goal(p, a) is not None


def _seat_free(p: Position, a: Action) -> bool:
    goal = _goal(p, a)
    return goal is None or goal[1] in free_seats(p.setup, p.gear, goal[0])


def _useful(p: Position, a: Action) -> bool:
    """Return whether the card can still act after this.

    The check applies only if the card has not acted and nothing else forbids the change.
    """
    if not all(r.holds(p, a) for r in BASE[a.kind]) or _after(p, a):
        return True
    (side, index, _), spot = side_and_card(p, a), _goal(p, a)
    assert spot is not None  # noqa: S101  (the others hold)
    return can_act(p, side, index, spot)


def _describe(p: Position, a: Action) -> dict[str, object]:
    side, index, _ = side_and_card(p, a)
    vehicle = _vehicle(p, a) if a.kind == "enter" else vehicle_of(p.gear, unit_index(p, a))
    goal = _goal(p, a)
    bound = p.gear.card if p.gear.bound else index
    sitting = [i for i in crew_of(p.gear, vehicle) if goal is not None and p.gear.spots[i] == goal] if vehicle >= 0 else []
    return {
        **about_seat(p, a),
        "card": card_name(p.setup, side, p.setup.cards[side][bound].id if side == p.turn else a.card),
        "vehicle": vehicle_name(p.setup, vehicle) if vehicle >= 0 else "",
        "place": seat_name(str(a.args[-1])) if a.args else "",
        "counter": counter_name(p.setup, sitting[0]) if sitting else "",
    }


def _spots(p: Position, side: int, index: int) -> Iterator[Args]:
    """Yield the seats to enter: the free seats of the vehicles on the soldier's tile without enemies."""
    setup, gear = p.setup, p.gear
    here = own_tile(p, setup.unit_of[side][index])
    for vehicle, state in enumerate(gear.vehicles):
        if state.tile == here != "" and crew_side(setup, gear, vehicle) in (-1, side):
            entry = setup.vehicles[vehicle]
            for seat in free_seats(setup, gear, vehicle):
                if _can_act(p, side, index, (vehicle, seat)):
                    yield entry.id, entry.seats[seat].id


def _others(p: Position, side: int, index: int) -> Iterator[Args]:
    """Yield the free seats of the soldier's vehicle."""
    vehicle = vehicle_of(p.gear, p.setup.unit_of[side][index])
    for seat in free_seats(p.setup, p.gear, vehicle) if vehicle >= 0 else ():
        if _can_act(p, side, index, (vehicle, seat)):
            yield (p.setup.vehicles[vehicle].seats[seat].id,)


def _out(p: Position, side: int, index: int) -> Iterator[Args]:
    """Yield the choice to leave if the card can act afterward."""
    if vehicle_of(p.gear, p.setup.unit_of[side][index]) >= 0 and _can_act(p, side, index, NO_SEAT):
        yield ()


def _can_act(p: Position, side: int, index: int, spot: Spot) -> bool:
    """Return whether the card has acted already, or can act after its soldier has gone to ``spot``."""
    return _has_acted(p, side, index) or can_act(p, side, index, spot)


RULES = {"enter": "na.seat.1", "leave": "na.seat.4", "seat": "na.seat.5"}


def _effect(d: Draft, play: Play) -> None:
    a, setup = play.action, d.setup
    unit = setup.by_counter[play.card.unit]
    after = d.gear.card == play.card_index
    p = d.freeze()
    spot = _goal(p, a)
    assert spot is not None  # noqa: S101  (legality has seen to it)
    vehicle = spot[0] if spot != NO_SEAT else vehicle_of(d.gear, unit)
    gear = move_to_seat(d.gear, unit, play.side, spot)
    taken = gear.vehicles != d.gear.vehicles
    d.gear = gear
    rules = [RULES[a.kind], "na.seat.6"]
    if taken:
        rules += ["na.seat.3", *(["na.vehicle.10"] if d.gear.vehicles[vehicle].damage else [])]
    if d.gear.vehicles[vehicle].damage >= setup.vehicles[vehicle].critical:
        rules.append("na.vehicle.3")
    d.gear = d.gear._replace(card=-1 if after else play.card_index, bound=not after)
    seat = setup.vehicles[vehicle].seats[spot[1]].id if spot != NO_SEAT else ""
    d.emit(
        "seated",
        *rules,
        side=a.side,
        counter=play.card.unit,
        vehicle=setup.vehicles[vehicle].id,
        seat=seat,
        way=a.kind,
        taken=taken,
        after=after,
    )


def _kind(name: str, form: Form, choices: Choices, *requirements: Requirement[Position]) -> Kind:
    def candidates(p: Position, play: Play) -> Iterable[Args]:
        return choices(p, play.side, play.card_index)

    every = (*requirements, Requirement("na.seat.8", _useful, _describe))
    return Kind(name, form, every, candidates, None, _effect, printed=False, plays=False, choices=choices)


_SOLDIER = (
    IN_TURN,
    Requirement("un.turn.2", _in_hand, _describe),
    NOT_FOG,
    Requirement("un.card.4", _has_soldier, _describe),
    Requirement("na.card.2", _on_board, _describe),
    Requirement("na.seat.9", NOT_SUPPRESSED.holds, _describe),
    Requirement("na.seat.7", FREE.holds, _describe),
)
_IS_OUTSIDE = Requirement("na.seat.1", _is_outside, _describe, "why-inside-already")
_IS_INSIDE = Requirement("na.seat.4", _is_inside, _describe)
_HAS_SEAT = Requirement("na.seat.5", _is_inside, _describe, "why-na-seat-4")
_OF_SOLDIER = (*_SOLDIER, _IS_OUTSIDE, _IS_INSIDE, _HAS_SEAT)
OF_CARD.update(_OF_SOLDIER)
OF_HOLDER.update(_OF_SOLDIER)
_SEAT_FREE = Requirement("na.seat.1", _seat_free, _describe)
BASE: dict[str, tuple[Requirement[Position], ...]] = {
    "enter": (
        *_SOLDIER,
        _IS_OUTSIDE,
        Requirement("na.seat.1", _on_tile, _describe, "why-vehicle-elsewhere"),
        Requirement("na.seat.2", _no_enemies, _describe),
        Requirement("na.seat.1", _seat_there, _describe, "why-no-seat"),
        _SEAT_FREE,
    ),
    "leave": (*_SOLDIER, _IS_INSIDE),
    "seat": (
        *_SOLDIER,
        _HAS_SEAT,
        Requirement("na.seat.5", _seat_there, _describe, "why-no-seat"),
        _SEAT_FREE,
    ),
}
"""The requirements on a change of seats, except that the soldier can act afterward."""

ENTER = _kind("enter", "vehicle seat", _spots, *BASE["enter"])
LEAVE = _kind("leave", "nothing", _out, *BASE["leave"])
CHANGE = _kind("seat", "seat", _others, *BASE["seat"])


# ---------------------------------------------------------------- Swap


def _partner(p: Position, a: Action) -> int:
    return p.setup.by_counter[str(a.args[0])]


def _same_vehicle(p: Position, a: Action) -> bool:
    vehicle = vehicle_of(p.gear, unit_index(p, a))
    return vehicle < 0 or vehicle_of(p.gear, _partner(p, a)) == vehicle


def _two(p: Position, a: Action) -> bool:
    return _partner(p, a) != unit_index(p, a)


def _partner_ready(p: Position, a: Action) -> bool:
    return not p.stands[_partner(p, a)][1]


def _about_swap(p: Position, a: Action) -> dict[str, object]:
    return {**about_seat(p, a), "counter": counter_name(p.setup, _partner(p, a))}


def _crew(p: Position, play: Play) -> Iterable[Args]:
    """Return the ready soldiers aboard the same vehicle, apart from the card's own."""
    soldier = p.setup.unit_of[play.side][play.card_index]
    vehicle = vehicle_of(p.gear, soldier)
    crew = crew_of(p.gear, vehicle) if vehicle >= 0 else ()
    return ((p.setup.counters[i].id,) for i in crew if i != soldier and not p.stands[i][1])


def _swap_reads(p: Position, _side: int, unit: int, _ability: Ability) -> object:
    vehicle = vehicle_of(p.gear, unit)
    return tuple([(i, p.stands[i][1]) for i in crew_of(p.gear, vehicle)]) if vehicle >= 0 else ()


def _swap(d: Draft, play: Play) -> None:
    first, second = d.setup.by_counter[play.card.unit], d.setup.by_counter[str(play.action.args[0])]
    spots = d.gear.spots
    put(d, first, spots[second])
    put(d, second, spots[first])
    vehicle = vehicle_of(d.gear, first)
    still = ("na.vehicle.3",) if d.gear.vehicles[vehicle].damage >= d.setup.vehicles[vehicle].critical else ()
    d.emit(
        "swapped",
        "na.swap.1",
        "na.card.1",
        *still,
        side=play.action.side,
        counter=play.card.unit,
        other=play.action.args[0],
        vehicle=d.setup.vehicles[vehicle].id,
    )


_SWAPS = Requirement("un.card.4", _has_soldier, about_seat)
_SOLDIER_INSIDE = Requirement("na.swap.1", _is_inside, _about_swap)
OF_CARD.update((_SWAPS, _SOLDIER_INSIDE))
OF_HOLDER.update((_SWAPS, _SOLDIER_INSIDE))
SWAP = Kind(
    "swap",
    "own counter",
    (
        *NA_ACTS[:3],
        _SWAPS,
        NOT_SUPPRESSED,
        *NA_ACTS[5:6],
        FREE,
        _SOLDIER_INSIDE,
        Requirement("na.swap.1", _same_vehicle, _about_swap),
        Requirement("na.swap.2", _two, _about_swap),
        Requirement("na.swap.2", _partner_ready, _about_swap, "why-swap-suppressed"),
    ),
    _crew,
    _swap_reads,
    _swap,
    printed=False,
)
