"""The end of a game, checked after everything that can cause it."""

from __future__ import annotations

from undaunted_nb.engine.position import Outcome

from . import ending_north_africa
from .position import LIVING, Draft, Position
from .setup import Setup

HOPELESS = ("un.hopeless.1", "un.hopeless.2")
"""The rules by which a side counts as pinned that is not."""


def is_pinned(setup: Setup, stands: tuple[tuple[str, bool], ...], side: int) -> bool:
    """Return whether no Riflemen counter of ``side`` is on the board (rule un.end.3)."""
    return not any(stands[i][0] for i in setup.riflemen[side])


def hopeless(d: Draft, side: int) -> bool:
    """Return whether ``side`` has only goals of points, too few points, and no card that could Control.

    This is rule un.hopeless.2.
    """
    goals = d.setup.goals[side]
    if not goals or any(goal.kind != "points" for goal in goals) or any(d.score(side) >= goal.points for goal in goals):
        return False
    half = d.halves[side]
    return not any(half[zone][card] for zone in LIVING for card in d.setup.controls[side])


def judge(d: Draft) -> None:
    """End the game at once if a side has won (rule un.end.1)."""
    if not d.setup.goals[0] and not d.setup.goals[1]:
        return
    victory = (ending_north_africa.winner if d.setup.has_gear else winner)(d)
    if victory:
        side, rules = victory
        d.outcome = Outcome(d.setup.sides[side], rules[0])
        d.pending.clear()
        d.emit("won", *rules, "un.end.1", side=d.setup.sides[side], score=[d.score(0), d.score(1)])


def winner(d: Draft) -> tuple[int, tuple[str, ...]] | None:
    """Return the winner, by points or by pinning, and the rules behind it, with the deciding one first."""
    goals, points = d.setup.goals, (d.score(0), d.score(1))
    for side in (0, 1):
        for goal in goals[side]:
            if goal.kind == "points" and points[side] >= goal.points:
                return side, ("un.end.2",)
    bare = is_pinned(d.setup, d.stands, 0), is_pinned(d.setup, d.stands, 1)
    without_hope = hopeless(d, 0), hopeless(d, 1)
    if not any((*bare, *without_hope)):
        return None
    for side in (0, 1):
        enemy = 1 - side
        if (bare[enemy] or without_hope[enemy]) and any(goal.kind == "pin" for goal in goals[side]):
            return side, ("un.end.3",) if bare[enemy] else ("un.hopeless.3", *HOPELESS)
    if all(bare[side] or without_hope[side] for side in (0, 1)):
        why = () if all(bare) else HOPELESS
        return (d.token, ("un.end.5", *why)) if points[0] == points[1] else (int(points[1] > points[0]), ("un.end.4", *why))
    for side in (0, 1):
        if without_hope[side] and points[1 - side] > points[side]:
            return 1 - side, ("un.hopeless.4" if goals[1 - side] else "un.hopeless.5", *HOPELESS)
    return None


HOW = {
    "un.end.2": "points",
    "un.end.3": "pinned",
    "un.end.4": "both",
    "un.end.5": "both",
    "un.hopeless.3": "hopeless",
    "un.hopeless.4": "hopeless",
    "un.hopeless.5": "hopeless",
    "na.escape.7": "escaped",
    "na.neutralise.3": "neutralized",
    "na.hopeless.2": "hopeless",
    "na.hopeless.3": "hopeless",
    "na.hopeless.4": "hopeless",
    "na.hopeless.5": "hopeless",
    "na.hopeless.6": "hopeless",
    "na.hopeless.7": "hopeless",
}
"""How a game ended, by the rule of its outcome."""


def round_of(p: Position) -> int:
    """Return the number of the present round, from 1."""
    return p.round


def opener(p: Position) -> str:
    """Return the side that has the turn ("": none while cards are drawn or chosen)."""
    return p.setup.sides[p.turn] if p.turn >= 0 else ""
