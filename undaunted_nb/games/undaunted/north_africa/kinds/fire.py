"""Attack, Strafe, Suppress, Anti-tank and Demolish: ``args`` is what is aimed at: a counter, a vehicle or a structure."""

from __future__ import annotations

from collections.abc import Hashable, Iterable

from undaunted_nb.core.action import Action
from undaunted_nb.core.legality import Requirement

from ...aboard import as_vehicle, crew_side, place_of, vehicle_of
from ...kinds import OF_CARD, Args, Kind, Play, about_unit, origin, own_tile, side_and_card, unit_index
from ...names import target_name, vehicle_name
from ...position import Draft, Position, Roll
from . import NA_ACTS, seated


def _aimed(p: Position, a: Action) -> int:
    return p.setup.by_target[str(a.args[0])]


def _soldier(p: Position, a: Action) -> int:
    """The counter aimed at (-1: it is something else)."""
    target = _aimed(p, a)
    return target if target < len(p.setup.counters) else -1


def _vehicle(p: Position, a: Action) -> int:
    return as_vehicle(p.setup, _aimed(p, a))


def _has_counter(p: Position, a: Action) -> bool:
    return unit_index(p, a) >= 0 or side_and_card(p, a)[2].fog


def _not_own(p: Position, a: Action) -> bool:
    soldier, side = _soldier(p, a), side_and_card(p, a)[0]
    return soldier < 0 or p.setup.counters[soldier].side != side


def _nobodys(p: Position, a: Action) -> bool:
    vehicle, side = _vehicle(p, a), side_and_card(p, a)[0]
    return vehicle < 0 or crew_side(p.setup, p.gear, vehicle) != side


def _there(p: Position, a: Action) -> bool:
    return place_of(p, _aimed(p, a)) != ""


def _outside(p: Position, a: Action) -> bool:
    return vehicle_of(p.gear, _soldier(p, a)) < 0


def _normal_defence(p: Position, a: Action) -> bool:
    vehicle = _vehicle(p, a)
    return p.setup.vehicles[vehicle].defence is not None if vehicle >= 0 else _soldier(p, a) >= 0


def _is_vehicle(p: Position, a: Action) -> bool:
    return _vehicle(p, a) >= 0


def _no_soldier(p: Position, a: Action) -> bool:
    return _soldier(p, a) < 0


def _same_tile(p: Position, a: Action) -> bool:
    here, there = origin(p, a), place_of(p, _aimed(p, a))
    return not here or not there or here == there


def _about(p: Position, a: Action) -> dict[str, object]:
    inside = vehicle_of(p.gear, _soldier(p, a))
    return {
        **about_unit(p, a),
        "counter": target_name(p.setup, _aimed(p, a)),
        "tile": origin(p, a),
        "vehicle": vehicle_name(p.setup, inside) if inside >= 0 else "",
    }


def _firing(rule: str) -> tuple[Requirement, ...]:
    """What every target must be: not one's own, still there, and nobody in a vehicle."""
    return (
        Requirement(rule, _not_own, _about, "why-un-attack-1"),
        Requirement("na.vehicle.9", _nobodys, _about),
        Requirement(rule, _there, _about, "why-target-off"),
        Requirement("na.combat.2", _outside, _about),
    )


_COUNTER = Requirement("un.attack.7", _has_counter, about_unit)
OF_CARD.add(_COUNTER)


def _candidates(p: Position, _play: Play) -> Iterable[Args]:
    return ((name,) for target, name in enumerate(p.setup.targets) if place_of(p, target))


def _reads(p: Position, side: int, card: int) -> Hashable:
    gear, enemies = p.gear, p.setup.by_side[1 - side]
    soldiers = [gear.spots[i][0] if p.stands[i][0] else -2 for i in enemies]
    vehicles = [(state.tile, crew_side(p.setup, gear, i)) for i, state in enumerate(gear.vehicles)]
    return own_tile(p, side, card), seated(p, side, card), tuple(soldiers), tuple(vehicles), gear.structures


def _effect(d: Draft, play: Play) -> None:
    unit = d.setup.unit_of[play.side][play.which]
    source = "" if play.action.kind == "strafe" else play.origin
    target = d.setup.by_target[str(play.action.args[0])]
    d.pending.append(Roll(play.action.kind, unit if unit >= 0 else ~play.which, source, target, play.ability.x))


def _fire(name: str, *requirements: Requirement) -> Kind:
    return Kind(name, "target", (*NA_ACTS, *requirements), _candidates, _reads, _effect)


_OPEN = Requirement("na.combat.1", _normal_defence, _about)
NA_ATTACK = _fire("attack", _COUNTER, *_firing("na.combat.1"), _OPEN)
NA_SUPPRESS = _fire("suppress", _COUNTER, *_firing("na.combat.1"), _OPEN)
STRAFE = _fire("strafe", *_firing("na.combat.1"), _OPEN)
ANTITANK = _fire("antitank", _COUNTER, *_firing("na.antitank.1"), Requirement("na.antitank.1", _is_vehicle, _about))
DEMOLISH = _fire(
    "demolish",
    _COUNTER,
    *_firing("na.demolish.1"),
    Requirement("na.demolish.1", _no_soldier, _about, "why-demolish-soldier"),
    Requirement("na.demolish.1", _same_tile, _about),
)
