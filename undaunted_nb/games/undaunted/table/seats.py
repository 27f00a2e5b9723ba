"""Seats in words: their soldiers, their actions, and the soldiers that can use them."""

from __future__ import annotations

from undaunted_nb.engine.text import Text

from ..rules.state.names import kind_name, seat_name, target_name, unit_name
from ..rules.state.position import Position
from ..rules.state.setup import Ability


def say_text(a: Ability) -> Text:
    """Return an action in the words for a screen reader."""
    return Text("say-action", {"kind": kind_name(a.kind), "x": int(a.x)})


def sitting_on(p: Position, vehicle: int, number: int) -> int:
    """Return the counter on a seat (-1: none)."""
    return p.gear.spots.index((vehicle, number)) if (vehicle, number) in p.gear.spots else -1


def crew_of(crew: tuple[str, ...]) -> Text | str:
    """Return the soldiers that a seat's actions are reserved for."""
    return (
        Text("seat-crew", {"crew": [Text(f"counter-{name}", {"side": "", "squad": "", "fallback": name}) for name in crew]}) if crew else ""
    )


def seat_label(p: Position, vehicle: int, number: int) -> Text:
    """Describe a seat in one sentence. It names the vehicle, the soldier, the actions, and the soldiers that can use them."""
    setup = p.setup
    vehicle_kind = setup.vehicles[vehicle]
    seat, sitting = vehicle_kind.seats[number], sitting_on(p, vehicle, number)
    return Text(
        "label-seat",
        {
            "vehicle": target_name(setup, setup.by_target[vehicle_kind.id]),
            "seat": seat_name(seat.id),
            "counter": unit_name(setup, sitting) if sitting >= 0 else "",
            "low": sitting >= 0 and p.stands[sitting][1],
            "offers": [say_text(a) for a in seat.abilities],
            "crew": crew_of(seat.crew),
        },
    )
