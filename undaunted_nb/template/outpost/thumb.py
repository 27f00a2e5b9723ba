"""The rules of thumb, by which the opponents play and hints are given."""

from __future__ import annotations

from undaunted_nb.engine.action import Action
from undaunted_nb.search.heuristics import Rule
from undaunted_nb.search.small_thumb import SmallThumb

from .answers import ends, need
from .position import GOAL_ROW, SIDES, Position


def gain(_: Position, a: Action) -> float:
    """Return the worth of a march: the rows that it comes nearer to the goal."""
    goal = int(GOAL_ROW[SIDES.index(a.side)])
    before, after = (abs(goal - int(tile[1])) for tile in ends(a))
    return (before - after) * (9 if after == 0 else 1)


def hope(p: Position, a: Action) -> float:
    """Return the worth of fire: how many of the numbers on the die hit."""
    return 7 - need(p, ends(a)[1])


PART: SmallThumb[Position] = SmallThumb(
    "outpost",
    [
        Rule("near", ("march",), gain, lambda _, a: {"to": ends(a)[1]}),
        Rule("fire", ("fire",), hope, lambda p, a: {"to": ends(a)[1], "need": need(p, ends(a)[1])}),
    ],
)
