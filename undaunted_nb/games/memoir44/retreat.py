"""Retreats: the paths that a unit can take, and the losses without one."""

from __future__ import annotations

from .ground import Way, enterable, leave, rooted
from .position import Draft, Position, Retreat, occupied

Ways = tuple[Way, ...]


def routes(p: Position | Draft, task: Retreat) -> tuple[int, Ways]:
    """Return how many of the required hexes a unit can retreat, and every path it can take.

    ((),) means that it can only stay and lose figures. It goes as far as it can (rule m44.retreat.4). Resistance fighters can go on, up to
    their number of hexes for each flag (rule m44.resistance.3).
    """
    unit, start = p.setup.units[task.unit], p.stands[task.unit][0]
    home, taken, fixed = p.setup.home[unit.side], occupied(p.stands), p.setup.fixed
    levels: list[Ways] = [((),)]
    if not rooted(p, unit, start):
        for _ in range(task.flags * unit.kind.retreat):
            further = tuple(
                (*way, to)
                for way in levels[-1]
                for to in home[way[-1] if way else start]
                if to not in taken and enterable(p, unit, to) and not any(g.ashore for g in fixed[to])
            )
            if not further:
                break
            levels.append(further)
    must = min(task.flags, len(levels) - 1)
    if must < task.flags:
        return must, levels[must]
    return must, tuple(way for level in levels[must:] for way in level)


def offered(p: Position, task: Retreat) -> list[Way]:
    """Return the first path to each hex among the possible ones, without detours."""
    found: dict[str, Way] = {}
    for way in routes(p, task)[1]:
        found.setdefault(way[-1] if way else "", way)
    return list(found.values())


def fall_back(d: Draft, unit: int, way: Way) -> None:
    """Move a unit back along a path.

    Terrain has no effect, and the unit only leaves its sandbags behind. Terrain has no effect, and the unit only leaves its sandbags
    behind.
    """
    leave(d, unit)
    d.stand(unit, way[-1], d.stands[unit][1])
