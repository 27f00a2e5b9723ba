"""The marks on the board for a choice: the chances of hits, the path, the line of sight, and what a move or a retreat costs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.text import Text
from undaunted_nb.kit.table.tap import Choosing
from undaunted_nb.probability.odds import percent

from ..rules.combat import blockers
from ..rules.ground import grounds_on, reach
from ..rules.state.names import ground_name
from ..rules.state.position import BATTLE, Ambush, Position, Retreat
from .chances import chance_of

if TYPE_CHECKING:
    from undaunted_nb.kit.scene.board import Marks, Sight


def aims(p: Position, options: Iterable[Action]) -> dict[str, Text]:
    """Return the units that can be chosen next, with the chance of a hit if dice will be rolled."""
    chances = {}
    for a in options:
        if a.kind in ("battle", "next"):
            unit = p.unit_on(str(a.args[-1]))
            chances[unit.id if unit else ""] = percent(chance_of(p, a))
    return chances


def path(_p: Position, choosing: Choosing) -> list[str]:
    """Return the path in the preview, hex by hex."""
    a = choosing.preview
    return [str(tile) for tile in a.args] if a and a.kind in ("move", "retreat", "take") and len(a.args) > 1 else []


def start_of(_p: Position, a: Action) -> str:
    """Return the hex that an action leads away from ("": none)."""
    return str(a.args[0]) if a.kind in ("move", "retreat", "take") and a.args else ""


def signs(p: Position, choosing: Choosing, refused_action: Action | None) -> Marks:
    """Return the marks on the board: lines of sight and costs.

    The line is that of an attack in the preview or refused, the costs those of each hex that a unit can go to.
    """
    marks: Marks = {}
    action = choosing.preview or refused_action
    task = p.pending[-1] if p.pending else None
    if action and action.kind == "battle" and len(action.args) > 1:
        marks["sight"] = sight(p, str(action.args[0]), str(action.args[1]))
    elif isinstance(task, Ambush):
        marks["sight"] = sight(p, p.stands[task.target][0], p.stands[task.unit][0])
    if costs := _costs_back(p, choosing) if isinstance(task, Retreat) else _no_battle(p, choosing):
        marks["costs"] = costs
    return marks


def sight(p: Position, start: str, goal: str) -> Sight:
    """Return the line from a unit to a hex, and the hexes that block it, each with its obstacle."""
    unit = p.unit_on(start)
    line = p.setup.board.line(start, goal)
    obstacles = blockers(p, start, goal) if unit and unit.kind.sight else ()
    return {
        "path": [start, goal],
        "points": [],
        "clear": not obstacles,
        "blocked": [{"id": tile, "label": _blocker(p, tile)} for tile in obstacles],
        "beside": [tile for tile in (*line.left, *line.right) if tile not in obstacles],
    }


def _blocker(p: Position, tile: str) -> Text:
    """Return the obstacle on a hex: the terrain, or else a unit. The word must be short enough for two adjacent hexes."""
    ground = next((g.id for g in p.setup.fixed[tile] if g.blocks), "")
    return ground_name(ground) if ground else Text("m44-short-unit")


def _costs_back(p: Position, choosing: Choosing) -> dict[str, Text]:
    """Return the cost of each retreat path: a figure for each missing hex."""
    task = p.pending[-1]
    flags = task.flags if isinstance(task, Retreat) else 0
    ways = [a for a in choosing.options if a.kind == "retreat" and len(a.args) > 1]
    return {str(a.args[-1]): Text("m44-cost-retreat", {"n": max(0, flags - len(a.args) + 1)}) for a in ways}


def _no_battle(p: Position, choosing: Choosing) -> dict[str, Text]:
    """Return the hexes from which a unit that goes there will not battle this turn."""
    return {str(a.args[-1]): Text("m44-cost-no-battle") for a in choosing.options if a.kind == "move" and not battles_after(p, a)} if (
        len(choosing.taps) > 1
    ) else {}  # fmt: skip


def battles_after(p: Position, a: Action) -> bool:
    """Return whether the unit can still battle after this move, if there is an enemy to attack."""
    unit = p.unit_on(str(a.args[0]))
    if unit is None:
        return False
    goal = str(a.args[-1])
    grounds = grounds_on(p, goal)
    calm = any(g.calm for g in grounds) and not unit.kind.undeterred
    return not calm and not any(g.afloat for g in grounds) and (p.phase == BATTLE or len(a.args) - 1 <= reach(p, unit)[1])
