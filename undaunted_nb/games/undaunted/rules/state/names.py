"""The names of things as Texts, for display in the selected language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undaunted_nb.engine.text import Text

if TYPE_CHECKING:
    from .setup import Card, Setup, Structure, Vehicle


def side_name(setup: Setup, side: int) -> Text:
    """Return the name of a side, for example Germany."""
    name = setup.sides[side]
    return Text(f"side-{name}", {"fallback": name})


def side_adjective(setup: Setup, side: int) -> Text:
    """Return the name of a side before a noun, for example German."""
    name = setup.sides[side]
    return Text(f"side-of-{name}", {"fallback": name})


def card_name(setup: Setup, side: int, card: str) -> Text:
    """Return the name of a card, for example Rifleman A."""
    index = setup.by_card[side].get(card)
    if index is None:
        return Text("plain", {"text": card})
    piece = setup.cards[side][index]
    return name_of_card(piece, piece.squad)


def name_of_card(card: Card, squad: str = "") -> Text:
    """Return the name of a card, with its squad or without it."""
    if card.named:
        return Text("plain-with-squad", {"name": card.named, "squad": squad})
    return Text(f"card-{card.title}", {"squad": squad, "fallback": card.id})


def name_of_vehicle(vehicle: Vehicle) -> Text:
    """Return the name of a vehicle."""
    return Text("plain", {"text": vehicle.named}) if vehicle.named else Text(f"vehicle-{vehicle.title}", {"fallback": vehicle.id})


def name_of_structure(structure: Structure) -> Text:
    """Return the name of a structure."""
    named = structure.named
    return Text("plain", {"text": named}) if named else Text(f"structure-{structure.title}", {"fallback": structure.id})


def counter_name(setup: Setup, counter: int) -> Text:
    """Return the name of a counter, for example German Riflemen A."""
    piece = setup.counters[counter]
    return Text(f"counter-{piece.kind}", {"side": side_adjective(setup, piece.side), "squad": piece.squad, "fallback": piece.id})


def unit_name(setup: Setup, counter: int) -> Text:
    """Return the name of a counter without its side, for example Riflemen A."""
    piece = setup.counters[counter]
    return Text(f"counter-{piece.kind}", {"side": "", "squad": piece.squad, "fallback": piece.id})


def vehicle_name(setup: Setup, vehicle: int) -> Text:
    """Return the name of a vehicle, for example Medium Tank."""
    return name_of_vehicle(setup.vehicles[vehicle])


def seat_name(seat: str) -> Text:
    """Return the name of a seat of a vehicle, for example driver's seat."""
    return Text(f"seat-{seat}", {"fallback": seat})


def target_name(setup: Setup, target: int) -> Text:
    """Return the name of a counter, a vehicle or a structure, by its number among the targets."""
    if target < len(setup.counters):
        return counter_name(setup, target)
    target -= len(setup.counters)
    if target < len(setup.vehicles):
        return vehicle_name(setup, target)
    return structure_name(setup, target - len(setup.vehicles))


def structure_name(setup: Setup, structure: int) -> Text:
    """Return the name of a structure, for example Fuel Dump."""
    return name_of_structure(setup.structures[structure])


def piece_name(setup: Setup, name: str) -> Text:
    """Return the name of an attacker or target by its id. It is a counter, a vehicle, a structure, or a card without a counter."""
    if name in setup.by_target:
        return target_name(setup, setup.by_target[name])
    return card_name(setup, 0 if name in setup.by_card[0] else 1, name)


def kind_name(kind: str) -> Text:
    """Return the name of an action, for example Hunker Down."""
    return Text(f"kind-{kind.replace(' ', '-')}")
