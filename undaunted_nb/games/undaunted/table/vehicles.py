"""The cards of the vehicles next to the map, open to both sides: their seats, the soldiers on them, the seats' actions, and damage."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from undaunted_nb.engine.text import Text

from ..rules.state import crew
from ..rules.state.names import kind_name, seat_name, side_name, target_name, unit_name
from ..rules.state.position import Position
from ..rules.state.setup import Ability
from ..views.notation import VEHICLE
from .board import SLOTS, figure_of
from .choices import seat_piece
from .seats import crew_of, said, seat_label, sitting_on

if TYPE_CHECKING:
    from undaunted_nb.kit.scene import Chip, Seat, Vehicle


def vehicles(p: Position, lit: Mapping[str, Text | str]) -> list[Vehicle]:
    """Return the cards of all vehicles on the board. ``lit`` has the next choices (seats, and soldiers on them), each with its word."""
    return [_card(p, i, lit) for i, state in enumerate(p.gear.vehicles) if state.tile]


def _card(p: Position, index: int, lit: Mapping[str, Text | str]) -> Vehicle:
    setup, state = p.setup, p.gear.vehicles[index]
    it = setup.vehicles[index]
    broken = crew.disabled(setup, p.gear, index)
    name = target_name(setup, setup.by_target[it.id])
    track = {"damage": state.damage, "critical": it.critical, "hull": it.hull, "disabled": broken}
    heard = {**track, "critical": int(it.critical), "hull": int(it.hull)}
    return {
        "id": it.id,
        "side": SLOTS[state.owner] if state.owner >= 0 else "",
        "state": "disabled" if broken else "",
        "title": name,
        "figure": figure_of(it.title, "truck"),
        "place": state.tile,
        "note": Text("vehicle-of", {"side": side_name(setup, state.owner) if state.owner >= 0 else "", "tile": state.tile}),
        "facts": [
            {
                "shape": "shield",
                "n": "–" if it.defense is None else str(it.defense),
                "label": Text("fact-defense", {"has": it.defense is not None, "n": int(it.defense or 0)}),
            },
            {
                "shape": "plate",
                "n": str(it.armor),
                "label": Text("fact-armor", {"n": int(it.armor)}),
            },
        ],
        "damage": {
            "n": state.damage, "critical": it.critical, "hull": it.hull, "label": Text("fact-damage", heard), "text": Text("damage", track),
        },
        "seats": [_seat(p, index, n, lit) for n in range(len(it.seats))],
    }  # fmt: skip


def _seat(p: Position, vehicle: int, number: int, lit: Mapping[str, Text | str]) -> Seat:
    setup = p.setup
    it = setup.vehicles[vehicle]
    seat, sitting = it.seats[number], sitting_on(p, vehicle, number)
    key = seat_piece(it.id, seat.id)
    who = setup.counters[sitting] if sitting >= 0 else None
    choice = next((thing for thing in (key, who.id if who else "") if thing in lit), None)
    return {
        "id": key,
        "label": seat_name(seat.id),
        "crew": crew_of(seat.crew),
        "who": {
            "name": unit_name(setup, sitting), "side": SLOTS[who.side], "figure": figure_of(who.kind), "low": p.stands[sitting][1],
            "text": Text("seat-low") if p.stands[sitting][1] else "",
        } if who else None,
        "free": "" if who else Text("seat-free"),
        "chips": [chip(a) for a in seat.abilities],
        "state": "" if choice is None else "lit",
        "act": "" if choice is None else lit[choice],
        "say": seat_label(p, vehicle, number),
    }  # fmt: skip


def chip(a: Ability) -> Chip:
    """Return an action of a seat as a chip."""
    n = str(a.x) if a.x else ""
    return {"id": f"{VEHICLE} {a.kind}", "label": kind_name(a.kind), "n": n, "icon": a.kind, "state": "", "say": said(a)}
