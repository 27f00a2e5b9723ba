"""Retreats: the paths that a unit can take, and the losses without one."""

from __future__ import annotations

from .ground import TilePath, enterable, is_rooted, leave
from .state.position import Draft, Position, Retreat

TilePaths = tuple[TilePath, ...]


def routes(p: Position | Draft, task: Retreat) -> tuple[int, TilePaths]:
    """Return how many of the required hexes a unit can retreat, and every path it can take.

    ((),) means that it can only stay and lose figures. It goes as far as it can (rule m44.retreat.4). Resistance fighters can go on, up to
    their number of hexes for each flag (rule m44.resistance.3).
    """
    unit, start = p.setup.units[task.unit], p.stands[task.unit][0]
    home, units_on, fixed = p.setup.home[unit.side], p.setup.tables.field(p.stands).unit_on, p.setup.fixed
    steep = p.setup.steep
    levels: list[TilePaths] = [((),)]
    if not is_rooted(p, unit, start):
        for _ in range(task.flags * unit.kind.retreat):
            further = tuple(
                (*path, goal)
                for path in levels[-1]
                for here in [path[-1] if path else start]
                for goal in home[here]
                if goal not in units_on
                and (here, goal) not in steep
                and enterable(p, unit, goal)
                and not any(g.ashore for g in fixed[goal])
            )
            if not further:
                break
            levels.append(further)
    must = min(task.flags, len(levels) - 1)
    if must < task.flags:
        return must, levels[must]
    return must, tuple(path for level in levels[must:] for path in level)


def list_retreats(p: Position, task: Retreat) -> list[TilePath]:
    """Return the first path to each hex among the possible ones, without detours."""
    path_by_goal: dict[str, TilePath] = {}
    for path in routes(p, task)[1]:
        path_by_goal.setdefault(path[-1] if path else "", path)
    return list(path_by_goal.values())


def fall_back(d: Draft, unit: int, path: TilePath) -> None:
    """Move a unit back along a path. Terrain has no effect, and the unit only leaves its sandbags behind."""
    leave(d, unit)
    d.stand(unit, path[-1], d.stands[unit][1])
