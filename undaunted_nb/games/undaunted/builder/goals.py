"""The goals of a side in a draft, each as the values of a form."""

from __future__ import annotations

from undaunted_nb.files.checker import MOST
from undaunted_nb.kit.builder.drafts import Draft, NewDraft, entered_number, put

NAMED = ("escape", "neutralize")
"""The goals that can name their targets."""


def value_of(side: Draft, kind: str) -> int:
    """Return the number of a goal (0: the side does not have it). If all of the named targets are needed, it is their number."""
    entry = _goal(side, kind).get(kind, 0)
    return len(entry) if isinstance(entry, list) else int(entry)


def named(side: Draft, kind: str) -> list[str]:
    """Return the targets that a goal names."""
    goal = _goal(side, kind)
    targets: list[str] = goal[kind] if isinstance(goal.get(kind), list) else goal.get("of", [])
    return targets


def _goal(side: Draft, kind: str) -> Draft:
    return next((goal for goal in side.get("goals", []) if kind in goal), {})


def enter(new: NewDraft, rest: str, value: object) -> None:
    """Set a value of a goal: ``us:points``, ``us:pin``, ``lrdg:escape``, or ``lrdg:of:escape`` for the names of its targets."""
    table, *path = rest.split(":")
    side = new.get(table)
    if not isinstance(side, dict) or path[-1] not in ("points", "pin", *NAMED):
        return
    kind = path[-1]
    if path[0] == "of":
        names = [name for part in str(value).split(",") if (name := " ".join(part.split()))]
        goal = _goal_entry(kind, value_of(side, kind) if not isinstance(_goal(side, kind).get(kind), list) else len(names), names)
    elif kind == "pin":
        goal = {"pin": True} if value in (True, "true", 1) else {}
    else:
        goal = _goal_entry(kind, entered_number(value, 0, MOST), named(side, kind))
    goals = [entry for entry in side.get("goals", []) if kind not in entry]
    index = next((n for n, entry in enumerate(side.get("goals", [])) if kind in entry), len(goals))
    put(side, "goals", [*goals[:index], *([goal] if goal else []), *goals[index:]])


def _goal_entry(kind: str, count: int, names: list[str]) -> NewDraft:
    """Return a goal as a file has it. A number without names counts any targets, and names that are all needed have no number."""
    if names and (not count or count >= len(names)):
        return {kind: names}
    return {kind: count, **({"of": names} if names else {})} if count else {}
