"""Repair: ``args`` is the vehicle from which a damage is taken."""

from __future__ import annotations

from collections.abc import Hashable, Iterable

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.legality import Requirement

from ..state.crew import alter, as_vehicle, crew_side, disabled, is_destroyed, vehicle_of
from ..state.names import target_name
from ..state.position import Draft, Position
from ..state.setup import Ability
from . import OWN_COUNTER, Args, Kind, Play, about_unit, origin, own_tile, side_and_card, unit_index
from .north_africa import NA_ACTS


def _vehicle(p: Position, a: Action) -> int:
    return as_vehicle(p.setup, p.setup.by_target[str(a.args[0])])


def _is_vehicle(p: Position, a: Action) -> bool:
    return _vehicle(p, a) >= 0


def _is_in_play(p: Position, a: Action) -> bool:
    vehicle = _vehicle(p, a)
    return vehicle < 0 or not is_destroyed(p.setup, p.gear, vehicle)


def _here(p: Position, a: Action) -> bool:
    vehicle, start = _vehicle(p, a), origin(p, a)
    return vehicle < 0 or not start or not _is_in_play(p, a) or p.gear.vehicles[vehicle].tile == start


def _only_his(p: Position, a: Action) -> bool:
    vehicle, own_vehicle = _vehicle(p, a), vehicle_of(p.gear, unit_index(p, a))
    return vehicle < 0 or own_vehicle in (-1, vehicle)


def _own_or_empty(p: Position, a: Action) -> bool:
    vehicle = _vehicle(p, a)
    return vehicle < 0 or crew_side(p.setup, p.gear, vehicle) in (-1, side_and_card(p, a)[0])


def _is_damaged(p: Position, a: Action) -> bool:
    vehicle = _vehicle(p, a)
    return vehicle < 0 or p.gear.vehicles[vehicle].damage > 0


def _describe(p: Position, a: Action) -> dict[str, object]:
    return {**about_unit(p, a), "counter": target_name(p.setup, p.setup.by_target[str(a.args[0])]), "tile": origin(p, a)}


def _reads(p: Position, _side: int, unit: int, _ability: Ability) -> Hashable:
    return own_tile(p, unit), p.gear.vehicles, p.gear.spots


def _candidates(p: Position, play: Play) -> Iterable[Args]:
    setup, gear = p.setup, p.gear
    own_vehicle = vehicle_of(gear, setup.unit_of[play.side][play.card_index])
    for i, (vehicle, state) in enumerate(zip(setup.vehicles, gear.vehicles, strict=True)):
        his_own = own_vehicle in (-1, i) and crew_side(setup, gear, i) in (-1, play.side)
        if his_own and state.tile and state.tile == play.origin and 0 < state.damage < vehicle.hull:
            yield (vehicle.id,)


def _effect(d: Draft, play: Play) -> None:
    vehicle = as_vehicle(d.setup, d.setup.by_target[str(play.action.args[0])])
    was, state = disabled(d.setup, d.gear, vehicle), d.gear.vehicles[vehicle]
    alter(d, vehicle, state._replace(damage=state.damage - 1))
    ready = was and not disabled(d.setup, d.gear, vehicle)
    rules = ("na.repair.1", *(("na.repair.2",) if ready else ()))
    d.emit("repaired", *rules, vehicle=d.setup.vehicles[vehicle].id, damage=state.damage - 1, ready=ready)


REPAIR = Kind(
    "repair",
    "target",
    (
        *NA_ACTS,
        OWN_COUNTER,
        Requirement("na.repair.1", _is_vehicle, _describe, "why-no-vehicle"),
        Requirement("na.repair.3", _is_in_play, _describe),
        Requirement("na.repair.1", _here, _describe, "why-repair-elsewhere"),
        Requirement("na.repair.1", _only_his, _describe),
        Requirement("na.repair.4", _own_or_empty, _describe),
        Requirement("na.repair.4", _is_damaged, _describe, "why-no-damage"),
    ),
    _candidates,
    _reads,
    _effect,
)
