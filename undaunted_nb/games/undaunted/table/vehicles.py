"""The cards of the vehicles next to the map, open to both sides: their seats, the soldiers on them, the seats' actions, and damage."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from undaunted_nb.engine.text import Text
from undaunted_nb.kit.table.parts import SLOTS

from ..rules.state import crew
from ..rules.state.names import kind_name, seat_name, side_name, target_name, unit_name
from ..rules.state.position import Position
from ..rules.state.setup import Ability
from ..views.notation import VEHICLE
from .board import figure_of
from .choices import seat_piece
from .seats import crew_of, say_text, seat_label, sitting_on

if TYPE_CHECKING:
    from undaunted_nb.kit.scene.hand import Chip, Seat, Vehicle


def vehicles(p: Position, choices: Mapping[str, Text | str]) -> list[Vehicle]:
    """Return the cards of all vehicles on the board. ``lit`` has the next choices (seats, and soldiers on them), each with its word."""
    return [_card(p, i, choices) for i, state in enumerate(p.gear.vehicles) if state.tile]


def _card(p: Position, index: int, choices: Mapping[str, Text | str]) -> Vehicle:
    setup, state = p.setup, p.gear.vehicles[index]
    kind = setup.vehicles[index]
    is_disabled = crew.disabled(setup, p.gear, index)
    name = target_name(setup, setup.by_target[kind.id])
    track = {"damage": state.damage, "critical": kind.critical, "hull": kind.hull, "disabled": is_disabled}
    spoken_track = {**track, "critical": int(kind.critical), "hull": int(kind.hull)}
    return {
        "id": kind.id,
        "side": SLOTS[state.owner] if state.owner >= 0 else "",
        "state": "disabled" if is_disabled else "",
        "title": name,
        "figure": figure_of(kind.title, "truck"),
        "place": state.tile,
        "note": Text("vehicle-of", {"side": side_name(setup, state.owner) if state.owner >= 0 else "", "tile": state.tile}),
        "facts": [
            {
                "shape": "shield",
                "n": "–" if kind.defense is None else str(kind.defense),
                "label": Text("fact-defense", {"has": kind.defense is not None, "n": int(kind.defense or 0)}),
            },
            {
                "shape": "plate",
                "n": str(kind.armor),
                "label": Text("fact-armor", {"n": int(kind.armor)}),
            },
        ],
        "damage": {
            "n": state.damage, "critical": kind.critical, "hull": kind.hull, "label": Text("fact-damage", spoken_track),
            "text": Text("damage", track),
        },
        "seats": [_seat(p, index, n, choices) for n in range(len(kind.seats))],
    }  # fmt: skip


def _seat(p: Position, vehicle: int, number: int, choices: Mapping[str, Text | str]) -> Seat:
    setup = p.setup
    kind = setup.vehicles[vehicle]
    seat, sitting = kind.seats[number], sitting_on(p, vehicle, number)
    key = seat_piece(kind.id, seat.id)
    soldier = setup.counters[sitting] if sitting >= 0 else None
    choice = next((thing for thing in (key, soldier.id if soldier else "") if thing in choices), None)
    return {
        "id": key,
        "label": seat_name(seat.id),
        "crew": crew_of(seat.crew),
        "who": {
            "name": unit_name(setup, sitting), "side": SLOTS[soldier.side], "figure": figure_of(soldier.kind), "low": p.stands[sitting][1],
            "text": Text("seat-low") if p.stands[sitting][1] else "",
        } if soldier else None,
        "free": "" if soldier else Text("seat-free"),
        "chips": [chip(a) for a in seat.abilities],
        "state": "" if choice is None else "lit",
        "act": "" if choice is None else choices[choice],
        "say": seat_label(p, vehicle, number),
    }  # fmt: skip


def chip(a: Ability) -> Chip:
    """Return an action of a seat as a chip."""
    n = str(a.x) if a.x else ""
    return {"id": f"{VEHICLE} {a.kind}", "label": kind_name(a.kind), "n": n, "icon": a.kind, "state": "", "say": say_text(a)}
