"""The loss of a counter, and the end of a game, in North Africa."""

from __future__ import annotations

from .crew import is_destroyed, take_off
from .position import DEMOLISHER, IN_PLAY, LIVING, Draft
from .setup import Goal, Setup


def lose_counter(d: Draft, target: int, search_rules: tuple[str, ...]) -> None:
    """Remove a soldier's counter for good, with all their cards, and put it in front of the enemy.

    ``search_rules`` are the rules on the search that found no card.
    """
    counter, tile = d.setup.counters[target], d.stands[target][0]
    take_off(d, target, 1 - counter.side)
    no_escape = ("na.escape.6",) if target in d.setup.escapers[counter.side] else ()
    rules = ("un.casualty.4", *search_rules, "na.casualty.1", "na.casualty.2", "na.neutralise.1", *no_escape)
    d.emit("counter_lost", *rules, counter=counter.id, tile=tile)


def _before(d: Draft, target: int, side: int, *, escaped: bool) -> bool:
    """Return whether a target is in front of ``side`` because it escaped or was neutralized.

    It is a counter or vehicle, by its number.
    """
    setup = d.setup
    if target < len(setup.counters):
        return d.gear.left[target] == side and (setup.counters[target].side == side) == escaped
    vehicle = target - len(setup.counters)
    state = d.gear.vehicles[vehicle]
    return state.tile == "" and state.owner == side and is_destroyed(setup, d.gear, vehicle) != escaped


def _in_play(d: Draft, target: int) -> bool:
    vehicle = target - len(d.setup.counters)
    return d.gear.vehicles[vehicle].tile != "" if vehicle >= 0 else d.stands[target][0] != ""


def _count_done(d: Draft, goal: Goal, side: int) -> int:
    return sum(_before(d, target, side, escaped=goal.kind == "escape") for target in d.setup.targets_of(goal, side))


def _needed_count(setup: Setup, goal: Goal, side: int) -> int:
    return goal.points or len(setup.targets_of(goal, side))


def _is_reached(d: Draft, goal: Goal, side: int) -> bool:
    if goal.kind == "points":
        return d.score(side) >= goal.points
    return _count_done(d, goal, side) >= _needed_count(d.setup, goal, side)


REACHING_RULES = {"points": "un.end.2", "escape": "na.escape.7", "neutralize": "na.neutralise.3"}


def _can_score(d: Draft, side: int) -> bool:
    """Return whether ``side`` has a card left that could bring it points.

    That is a card with Control, or with Demolish if a structure worth points is in play.
    """
    setup, half = d.setup, d.halves[side]
    standing = side == DEMOLISHER and any(
        structure.points and state == IN_PLAY for structure, state in zip(setup.structures, d.gear.structures, strict=True)
    )  # fmt: skip
    kinds = ("control", "demolish") if standing else ("control",)
    return any(
        count and any(setup.cards[side][card].ability(kind) for kind in kinds)
        for zone in LIVING
        for card, count in enumerate(half[zone])
    )  # fmt: skip


def _is_out_of_reach(d: Draft, goal: Goal, side: int) -> bool:
    """Return whether a goal can no longer be reached."""
    if goal.kind == "points":
        return not _can_score(d, side)
    left = sum(_in_play(d, target) for target in d.setup.targets_of(goal, side))
    return _count_done(d, goal, side) + left < _needed_count(d.setup, goal, side)


def hopeless(d: Draft, side: int) -> bool:
    """Return whether ``side`` can no longer reach any of its goals. A side without goals is never hopeless."""
    goals = d.setup.goals[side]
    return bool(goals) and all(not _is_reached(d, goal, side) and _is_out_of_reach(d, goal, side) for goal in goals)


def winner(d: Draft) -> tuple[int, tuple[str, ...]] | None:
    """Return the winner, and the rules behind it, with the deciding one first."""
    goals = d.setup.goals
    for side in (0, 1):
        for goal in goals[side]:
            if _is_reached(d, goal, side):
                return side, (REACHING_RULES[goal.kind],)
    is_hopeless = (hopeless(d, 0), hopeless(d, 1))
    if is_hopeless[0] and is_hopeless[1]:
        points = (d.score(0), d.score(1))
        # With goals other than points, two rules would each name another winner: the project's ruling decides.
        both = () if all(goal.kind == "points" for side in goals for goal in side) else ("na.hopeless.7",)
        even = points[0] == points[1]
        rule = "na.hopeless.4" if even else "na.hopeless.3"
        return d.token if even else int(points[1] > points[0]), (*both, rule, "na.hopeless.1")
    for side in (0, 1):
        if is_hopeless[side]:
            return _against_hopeless(d, 1 - side)
    return None


def _against_hopeless(d: Draft, side: int) -> tuple[int, tuple[str, ...]] | None:
    """Return whether ``side`` wins because the other one is hopeless, and the rules behind it."""
    kinds = [goal.kind for goal in d.setup.goals[side]]
    if "neutralize" in kinds:
        return side, ("na.hopeless.2", "na.hopeless.1")
    if "escape" in kinds:
        return side, ("na.hopeless.5", "na.hopeless.1")
    rule = "na.hopeless.3" if kinds else "na.hopeless.6"
    return (side, (rule, "na.hopeless.1")) if d.score(side) > d.score(1 - side) else None
