"""Retreat: the owner's choice of a path, or of a flag to ignore."""

from __future__ import annotations

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.legality import Requirement

from .. import event_rules, turn_flow
from ..combat import helps
from ..ground import enterable, grounds_on, steep_between
from ..retreat import fall_back, list_retreats, routes
from ..state.position import Draft, Position, Retreat
from . import Kind, action_parameters, own_number, own_unit, tile_of
from .move import about_steep, path_of


def _task(p: Position) -> Retreat | None:
    task = p.pending[-1] if p.pending else None
    return task if isinstance(task, Retreat) else None


def _must(p: Position, a: Action) -> bool:
    task = _task(p)
    return task is not None and own_number(p, a) == task.unit


def _backwards(p: Position, a: Action) -> bool:
    unit, path = own_unit(p, a), path_of(a)
    if unit is None:
        return True
    home = p.setup.home[unit.side]
    return all(goal in home[start] for start, goal in zip((tile_of(a), *path), path, strict=False))


def _is_unoccupied(p: Position, a: Action) -> bool:
    return all(p.find_unit(tile) < 0 or tile == tile_of(a) for tile in path_of(a))


def _open(p: Position, a: Action) -> bool:
    return not any(t in p.setup.closed_hexes for t in path_of(a))


def _ashore(p: Position, a: Action) -> bool:
    return not any(g.ashore for t in path_of(a) for g in p.setup.fixed[t])


def _for_its_arm(p: Position, a: Action) -> bool:
    unit = own_unit(p, a)
    return unit is None or all(enterable(p, unit, t) for t in path_of(a) if t not in p.setup.closed_hexes)


def _not_steep(p: Position, a: Action) -> bool:
    return not steep_between(p, tile_of(a), path_of(a))


def _whole(p: Position, a: Action) -> bool:
    task = _task(p)
    if (
        task is None
        or not _must(p, a)
        or not all(holds(p, a) for holds in (_backwards, _is_unoccupied, _open, _ashore, _for_its_arm, _not_steep))
    ):
        return True
    return path_of(a) in routes(p, task)[1]


def _ignorable(p: Position, a: Action) -> bool:
    task = _task(p)
    return task is None or not _must(p, a) or task.ignorable > 0


def _retreat(d: Draft, _p: Position, a: Action) -> None:
    task, path = d.pending.pop(), path_of(a)
    if path:
        fall_back(d, task.unit, path)
        d.emit(
            "retreated", *event_rules.retreat(d.setup.units[task.unit]), unit=d.name(task.unit), path=[tile_of(a), *path], flags=task.flags
        )
    if len(path) < task.flags:
        turn_flow.give_way(d, task.unit, task.flags - len(path))


def _ignore(d: Draft, _p: Position, a: Action) -> None:
    task: Retreat = d.pending.pop()
    unit = d.setup.units[task.unit]
    sources = sum(bool(g.flag) and helps(d, g, tile_of(a), unit.side) for g in grounds_on(d, tile_of(a)))
    d.emit("ignored", *event_rules.ignore_flag(sources), unit=unit.id, hex=tile_of(a))
    d.pending.append(task._replace(flags=task.flags - 1, ignorable=task.ignorable - 1))


def _paths(p: Position) -> list[Action]:
    task = _task(p)
    if task is None:
        return []
    tile, side = p.stands[task.unit][0], p.setup.sides[p.setup.units[task.unit].side]
    return [Action("retreat", side, "", (tile, *path)) for path in list_retreats(p, task)]


def _flags(p: Position) -> list[Action]:
    task = _task(p)
    if task is None or not task.ignorable:
        return []
    return [Action("ignore", p.setup.sides[p.setup.units[task.unit].side], "", (p.stands[task.unit][0],))]


MUST = Requirement("m44.retreat.1", _must, action_parameters, "why-m44-no-retreat")
RETREAT: Kind = Kind(
    "retreat",
    "hexes",
    (
        MUST,
        Requirement("m44.retreat.2", _backwards, action_parameters, "why-m44-backwards"),
        Requirement("m44.retreat.3", _is_unoccupied, action_parameters, "why-m44-retreat-occupied"),
        Requirement("m44.retreat.3", _open, action_parameters, "why-m44-retreat-closed"),
        Requirement("m44.ocean.2", _ashore, action_parameters, "why-m44-retreat-closed"),
        Requirement("m44.retreat.7", _for_its_arm, action_parameters, "why-m44-retreat-closed"),
        Requirement("m44.own.8", _not_steep, about_steep, "why-m44-steep"),
        Requirement("m44.retreat.4", _whole, action_parameters, "why-m44-whole-retreat"),
    ),
    _paths,
    _retreat,
    (1, 20),
    legal=_paths,
)
MAY = Requirement("m44.flag.2", _ignorable, action_parameters, "why-m44-no-immunity")
IGNORE: Kind = Kind("ignore", "hexes", (MUST, MAY), _flags, _ignore, (1, 1), legal=_flags)
