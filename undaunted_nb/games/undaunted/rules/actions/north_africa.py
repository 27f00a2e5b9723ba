"""Action kinds of North Africa: the actions of a soldier aboard, and the kinds taken over from the other game."""

from __future__ import annotations

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.legality import Requirement
from undaunted_nb.engine.text import Text

from ..state.crew import disabled, seat_of, vehicle_of
from ..state.names import card_name, seat_name, vehicle_name
from ..state.position import Position
from . import (
    ACTS,
    HAS_ABILITY,
    IN_HAND,
    IN_TURN,
    NOT_FOG,
    NOT_SUPPRESSED,
    OF_CARD,
    OF_HOLDER,
    SEAT,
    Kind,
    about_unit,
    side_and_card,
    unit_index,
)


def _on_board(p: Position, a: Action) -> bool:
    unit = unit_index(p, a)
    return unit < 0 or p.stands[unit][0] != ""


def _free(p: Position, _a: Action) -> bool:
    return not p.gear.bound


def _bound_card(p: Position, a: Action) -> bool:
    side, index, _ = side_and_card(p, a)
    return not p.gear.bound or (side == p.turn and index == p.gear.card)


def _is_aboard(p: Position, a: Action) -> bool:
    return a.at != SEAT or vehicle_of(p.gear, unit_index(p, a)) >= 0


def _has_seat_action(p: Position, a: Action) -> bool:
    seat = seat_of(p.setup, p.gear, unit_index(p, a)) if a.at == SEAT else None
    return seat is None or seat.ability(a.kind) is not None


def _specialist(p: Position, a: Action) -> bool:
    unit = unit_index(p, a)
    seat = seat_of(p.setup, p.gear, unit) if a.at == SEAT else None
    return seat is None or not seat.crew or p.setup.counters[unit].specialization in seat.crew


def _working(p: Position, a: Action) -> bool:
    vehicle = vehicle_of(p.gear, unit_index(p, a))
    return a.at != SEAT or vehicle < 0 or not disabled(p.setup, p.gear, vehicle)


def about_seat(p: Position, a: Action) -> dict[str, object]:
    """Return the card, its soldier, and their vehicle and seat ("": none)."""
    unit = unit_index(p, a)
    vehicle, seat = vehicle_of(p.gear, unit), seat_of(p.setup, p.gear, unit)
    return {
        **about_unit(p, a),
        "vehicle": vehicle_name(p.setup, vehicle) if vehicle >= 0 else "",
        "seat": seat_name(seat.id) if seat else "",
        "crew": [Text(f"counter-{name}", {"side": "", "squad": "", "fallback": name}) for name in seat.crew] if seat else [],
    }


def _about_bound(p: Position, a: Action) -> dict[str, object]:
    card = p.setup.cards[p.turn][p.gear.card].id
    return {**about_unit(p, a), "card": card_name(p.setup, p.turn, card)}


FREE = Requirement("na.seat.7", _free, _about_bound, "why-seat-first")
"""The requirement that no soldier has changed seats and must still act, for actions outside cards and seats."""

_ON_BOARD = Requirement("na.card.2", _on_board, about_unit)
_BOUND_CARD = Requirement("na.seat.8", _bound_card, _about_bound, "why-seat-first")
NA_ACTS = (
    IN_TURN,
    IN_HAND,
    NOT_FOG,
    HAS_ABILITY,
    NOT_SUPPRESSED,
    _ON_BOARD,
    _BOUND_CARD,
    Requirement("na.vehicle.1", _is_aboard, about_unit, "why-not-aboard"),
    Requirement("na.vehicle.1", _has_seat_action, about_seat),
    Requirement("na.crew.1", _specialist, about_seat),
    Requirement("na.vehicle.2", _working, about_seat),
)
"""The requirements on every action of a card or a seat."""


OF_CARD.update((*NA_ACTS, FREE))
OF_HOLDER.update((_ON_BOARD, _BOUND_CARD, FREE))


def adapt(kind: Kind, *more: Requirement[Position], exceptions: tuple[Requirement[Position], ...] = ()) -> Kind:
    """Return a kind of the other game with this game's demands on actions, ``more`` but without ``exceptions``."""
    kept_requirements = tuple(r for r in kind.requirements if r not in (*ACTS, *exceptions))
    return kind._replace(requirements=(*NA_ACTS, *kept_requirements, *more))


def adapt_other(kind: Kind, *more: Requirement[Position]) -> Kind:
    """Return a kind of the other game that is not an action of a card, with this game's extra demands."""
    return kind._replace(requirements=(*kind.requirements, FREE, *more))
