"""Attack, Strafe, Suppress, Anti-tank and Demolish: ``args`` is the target: a counter, a vehicle or a structure."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.legality import Requirement

from ..state.crew import as_vehicle, crew_side, place_of, vehicle_of
from ..state.names import target_name, vehicle_name
from ..state.position import Draft, Position, Roll
from ..state.setup import Ability
from . import OF_CARD, OF_HOLDER, Args, Kind, Play, about_unit, origin, own_tile, side_and_card, unit_index
from .north_africa import NA_ACTS
from .uses import memory_of


def _target(p: Position, a: Action) -> int:
    return p.setup.by_target[str(a.args[0])]


def _soldier(p: Position, a: Action) -> int:
    """Return the counter that is the target (-1: the target is something else)."""
    target = _target(p, a)
    return target if target < len(p.setup.counters) else -1


def _vehicle(p: Position, a: Action) -> int:
    return as_vehicle(p.setup, _target(p, a))


def _has_counter(p: Position, a: Action) -> bool:
    return unit_index(p, a) >= 0 or side_and_card(p, a)[2].fog


def _not_own(p: Position, a: Action) -> bool:
    soldier, side = _soldier(p, a), side_and_card(p, a)[0]
    return soldier < 0 or p.setup.counters[soldier].side != side


def _nobodys(p: Position, a: Action) -> bool:
    vehicle, side = _vehicle(p, a), side_and_card(p, a)[0]
    return vehicle < 0 or crew_side(p.setup, p.gear, vehicle) != side


def _is_on_board(p: Position, a: Action) -> bool:
    return place_of(p, _target(p, a)) != ""


def _is_on_foot(p: Position, a: Action) -> bool:
    return vehicle_of(p.gear, _soldier(p, a)) < 0


def _normal_defense(p: Position, a: Action) -> bool:
    vehicle = _vehicle(p, a)
    return p.setup.vehicles[vehicle].defense is not None if vehicle >= 0 else _soldier(p, a) >= 0


def _is_vehicle(p: Position, a: Action) -> bool:
    return _vehicle(p, a) >= 0


def _no_soldier(p: Position, a: Action) -> bool:
    return _soldier(p, a) < 0


def _same_tile(p: Position, a: Action) -> bool:
    here, goal = origin(p, a), place_of(p, _target(p, a))
    return not here or not goal or here == goal


def _describe(p: Position, a: Action) -> dict[str, object]:
    vehicle = vehicle_of(p.gear, _soldier(p, a))
    return {
        **about_unit(p, a),
        "counter": target_name(p.setup, _target(p, a)),
        "tile": origin(p, a),
        "vehicle": vehicle_name(p.setup, vehicle) if vehicle >= 0 else "",
    }


def _firing(rule: str) -> tuple[Requirement[Position], ...]:
    """Return the requirements on every target.

    It is not the side's own, it is still there, and it is not a soldier in a vehicle.
    """
    return (
        Requirement(rule, _not_own, _describe, "why-un-attack-1"),
        Requirement("na.vehicle.9", _nobodys, _describe),
        Requirement(rule, _is_on_board, _describe, "why-target-off"),
        Requirement("na.combat.2", _is_on_foot, _describe),
    )


_COUNTER = Requirement("un.attack.7", _has_counter, about_unit)
OF_CARD.add(_COUNTER)
OF_HOLDER.add(_COUNTER)


def _vehicles(p: Position, side: int) -> list[int]:
    """Return the vehicles on the board without soldiers of the side."""
    spots = p.gear.spots
    with_crew = {spots[i][0] for i in p.setup.by_side[side]}
    return [i for i, (tile, _, _) in enumerate(p.gear.vehicles) if tile and i not in with_crew]


def _in_open(p: Position, side: int) -> tuple[Args, ...]:
    """Return the possible targets of attack, suppress and strafe.

    These are the enemy's soldiers outside vehicles, and vehicles with a normal defense. Every card asks for them, and few actions change
    them, so the last answer is kept. It is not replaced while a seat is only tried (``can_act`` of ``uses.py``).
    """
    setup, stands, gear = p.setup, p.stands, p.gear
    spots, vehicles = gear.spots, gear.vehicles
    memory = memory_of(setup)
    old_stands, old_spots, old_vehicles, targets = memory.in_open[side]
    if old_stands is stands and old_spots is spots and old_vehicles is vehicles:
        return targets
    aims = [setup.aims[i] for i in setup.by_side[1 - side] if stands[i][0] and spots[i][0] < 0]
    first = len(setup.counters)
    aims += [setup.aims[first + i] for i in _vehicles(p, side) if setup.vehicles[i].defense is not None]
    if not gear.bound:
        memory.in_open[side] = stands, spots, vehicles, tuple(aims)
    return tuple(aims)


def _armored(p: Position, side: int) -> tuple[Args, ...]:
    first = len(p.setup.counters)
    return tuple([p.setup.aims[first + i] for i in _vehicles(p, side)])


def _on_tile(p: Position, play: Play) -> Iterable[Args]:
    """Yield the possible targets of demolish: vehicles and structures on the tile itself."""
    setup, gear, here = p.setup, p.gear, play.origin
    yield from ((setup.vehicles[i].id,) for i in _vehicles(p, play.side) if here in ("", gear.vehicles[i].tile))
    for structure, razer in zip(setup.structures, gear.structures, strict=True):
        if razer < 0 and here in ("", structure.tile):
            yield (structure.id,)


def _near_reads(p: Position, side: int, unit: int, _ability: Ability) -> Hashable:
    gear = p.gear
    return own_tile(p, unit), tuple([(i, gear.vehicles[i].tile) for i in _vehicles(p, side)]), gear.structures


def _effect(d: Draft, play: Play) -> None:
    unit = d.setup.unit_of[play.side][play.card_index]
    source = "" if play.action.kind == "strafe" else play.origin
    target = d.setup.by_target[str(play.action.args[0])]
    d.pending.append(Roll(play.action.kind, unit if unit >= 0 else ~play.card_index, source, target, play.ability.x))


def _fire(name: str, aims: Callable[[Position, int], tuple[Args, ...]], *requirements: Requirement[Position]) -> Kind:
    """Return a kind that depends only on its possible targets, which are the cache key of its lists."""
    return Kind(
        name,
        "target",
        (*NA_ACTS, *requirements),
        lambda p, play: aims(p, play.side),
        lambda p, side, _unit, _ability: aims(p, side),
        _effect,
    )


_NORMAL = Requirement("na.combat.1", _normal_defense, _describe)
NA_ATTACK = _fire("attack", _in_open, _COUNTER, *_firing("na.combat.1"), _NORMAL)
NA_SUPPRESS = _fire("suppress", _in_open, _COUNTER, *_firing("na.combat.1"), _NORMAL)
STRAFE = _fire("strafe", _in_open, *_firing("na.combat.1"), _NORMAL)
ANTITANK = _fire("antitank", _armored, _COUNTER, *_firing("na.antitank.1"), Requirement("na.antitank.1", _is_vehicle, _describe))
DEMOLISH = Kind(
    "demolish",
    "target",
    (
        *NA_ACTS,
        _COUNTER,
        *_firing("na.demolish.1"),
        Requirement("na.demolish.1", _no_soldier, _describe, "why-demolish-soldier"),
        Requirement("na.demolish.1", _same_tile, _describe),
    ),
    _on_tile,
    _near_reads,
    _effect,
)
