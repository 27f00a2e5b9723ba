"""Which numbers and actions of a game this project chose because the printed ones could not be found (see ``SubstituteNumber``)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from undaunted_nb.engine.text import SubstituteNumber, Text

from ..rules import combat
from ..rules.state import crew
from ..rules.state.names import card_name, counter_name, side_name, structure_name, vehicle_name
from ..rules.state.position import Position
from ..rules.state.setup import Setup

if TYPE_CHECKING:
    from undaunted_nb.kit.table.presenter import OwnNumber

RULES = {
    "initiative": ("un.initiative.1", "un.initiative.2", "un.initiative.3"),
    "actions": ("un.card.1", "un.card.3", "na.card.1"),
    "defense": ("un.attack.2", "un.defence.1", "na.combat.3"),
    "cover": ("un.attack.2", "un.defence.2"),
    "rough": ("na.drive.3", "na.drive.4"),
    "vehicles": ("na.combat.3", "na.vehicle.5", "na.vehicle.6", "na.antitank.1"),
    "seats": ("na.vehicle.1", "na.drive.1"),
    "structures": ("na.demolish.1", "na.structure.1", "na.structure.2", "na.structure.3"),
    "objectives": ("un.end.2",),
    "goals": ("un.end.1", "un.end.2"),
}
"""The rules that count with the numbers of each kind, or name its actions."""


def own_numbers(p: Position) -> list[OwnNumber]:
    """Return the numbers and actions on this table that are the project's own.

    Returns:
        By kind: its name (``label``), the pieces that have it (``text``), and the rules that use it (``rules``).

    """
    s = p.setup
    cards = [(card_name(s, side, card.id), card) for side in (0, 1) for card in s.cards[side]]
    vehicles = [(vehicle_name(s, n), vehicle) for n, vehicle in enumerate(s.vehicles)]
    kinds: dict[str, tuple[Iterable[tuple[object, Any]], Callable[[Any], object]]] = {
        "initiative": (cards, lambda card: card.initiative),
        "actions": ([(name, card) for name, card in cards if card.abilities], lambda card: card.abilities),
        "defense": ([(counter_name(s, n), counter) for n, counter in enumerate(s.counters)], lambda counter: counter.defense),
        "cover": (s.tiles.items(), lambda tile: tile.cover),
        "rough": ([(name, tile) for name, tile in s.tiles.items() if tile.rough], lambda tile: tile.rough),
        "vehicles": (vehicles, lambda vehicle: (vehicle.defense, vehicle.armor, vehicle.critical, vehicle.hull)),
        "seats": (vehicles, lambda vehicle: tuple(seat.abilities for seat in vehicle.seats)),
        "structures": (
            [(structure_name(s, n), structure) for n, structure in enumerate(s.structures)],
            lambda structure: (structure.defense, structure.points),
        ),
        "objectives": (zip(s.objectives, p.worth, strict=True), lambda points: points),
        "goals": ([(side_name(s, side), s.goals[side]) for side in (0, 1) if s.goals[side]], lambda goals: goals),
    }
    rows: list[OwnNumber] = []
    for kind, (pieces, value_of) in kinds.items():
        named = list(pieces)
        substitutes = [name for name, piece in named if _has_substitute(value_of(piece))]
        if substitutes:
            text = Text("ours-all") if len(substitutes) == len(named) else Text("ours-names", {"names": substitutes})
            rows.append({"label": Text(f"ours-{kind}"), "text": text, "rules": RULES[kind]})
    return rows


def _has_substitute(value: object) -> bool:
    return isinstance(value, SubstituteNumber) or (isinstance(value, tuple) and any(map(_has_substitute, value)))


def caveat(p: Position) -> Text | None:
    """Return the note below a lesson that uses such numbers (None: it uses none)."""
    return Text("coach-caveat") if own_numbers(p) else None


def base_of(setup: Setup, target: int, kind: str) -> str:
    """Return the place of the number that an action of this kind must equal or beat, for a target number."""
    if target < len(setup.counters):
        return "counter"
    vehicle = crew.as_vehicle(setup, target)
    if vehicle < 0:
        return "structure"
    return "armor" if kind in combat.AGAINST_ARMOR or setup.vehicles[vehicle].defense is None else "defense"
