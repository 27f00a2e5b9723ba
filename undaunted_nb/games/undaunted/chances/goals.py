"""Goals of a plan: what they mean on a board, how far they are, and which actions count toward them."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.text import Text
from undaunted_nb.files.checker import hint
from undaunted_nb.files.suggestions import CYRILLIC
from undaunted_nb.kit.chances import Aim

from ..rules import combat
from ..rules.state.crew import as_vehicle, crew_side, is_destroyed, place_of, vehicle_of
from ..rules.state.names import counter_name, side_name, target_name
from ..rules.state.position import CONTROLLED, PLAY, REMOVED, SUPPLY, Pile, Position
from ..rules.state.setup import Goal

UnitAim = Aim[Position, Collection[int]]
"""A goal with the targets that it is about, by number."""
FAR = 99
"""More steps, or actions, than anybody has in a turn."""
WALKS = frozenset({"move", "scout", "stalk", "drive"})
"""The actions that move their unit along a path."""
WAYS = (WALKS - {"drive"}) | {"guide"}
"""The actions that move one soldier or unit along a path."""
MARKING = frozenset({"scout", "survey", "plot"})
"""The actions that place markers, on which others walk."""
SEATING = frozenset({"enter", "leave", "seat"})
"""The actions of a soldier besides the action of a card."""
_SUPPORTING = WALKS | WAYS | MARKING | SEATING | {"inspire", "command", "recon", "ready", "bolster", "repair", "swap"}
_HITTING = _SUPPORTING | {"attack", "blast", "target", "strafe", "antitank", "demolish"}
_SUPPRESSING = _SUPPORTING | {"suppress"}
_WINNING = _HITTING | {"control"}
# The other kinds cannot matter before the turn is over: Conceal gives the enemy a Fog of War, which is not a unit's card. Hunker Down only
# takes a card out of the side's own hand. Suppress takes no card and no counter, Attack and Blast suppress no unit, and Control hits no
# unit.

GOALS = {
    "card": "plan-goal-card",
    "cards": "plan-goal-cards",
    "counter": "plan-goal-counter",
    "suppressed": "plan-goal-suppressed",
    "damage": "plan-goal-damage",
    "disabled": "plan-goal-disabled",
    "destroyed": "plan-goal-destroyed",
    "escaped": "plan-goal-escaped",
    "controlled": "plan-goal-controlled",
    "pinned": "plan-goal-pinned",
    "won": "plan-goal-won",
}
"""The goals by name, with the message key of their names.

``card COUNTER``: the unit has lost a card, or its counter. ``cards N COUNTER``: N cards, or its counter. ``counter COUNTER``: the counter
has left. ``suppressed COUNTER``. ``damage N VEHICLE`` (default 1): it has taken N more, or is destroyed. ``disabled VEHICLE``. ``destroyed
VEHICLE`` or ``STRUCTURE``. ``escaped COUNTER`` or ``VEHICLE``. ``controlled TILE``: the side to act controls this objective. ``pinned
SIDE``: none of its Riflemen counters is left. ``won SIDE``.
"""
THINGS = frozenset({"damage", "disabled", "destroyed", "escaped"})
"""The goals whose subject can be a vehicle."""


def aim(p: Position, words: str) -> UnitAim:
    """Return a goal as seen from ``p``: losses count from here on. Raises TutorError for unknown words."""
    name, _, rest = " ".join(words.split()).partition(" ")
    name = name.casefold()
    if name not in GOALS:
        raise TutorError(Text("plan-unknown-goal", {"name": words[:60], "hint": hint(name, GOALS)}))
    if name in ("pinned", "won"):
        side = _side(p, rest)
        text, winner = Text(GOALS[name], {"side": side_name(p.setup, side)}), p.setup.sides[side]
        if name == "won":
            return Aim(f"won {winner}", text, lambda q: _left_to_win(q, side), _WINNING)
        if not p.setup.riflemen[side]:
            raise TutorError(Text("plan-no-pinning", {"side": side_name(p.setup, side)}))
        return Aim(f"pinned {winner}", text, lambda q: _left_to_pin(q, side), _HITTING, _targets_of(p, p.setup.riflemen[side]))
    count, number = 1, rest.partition(" ")[0]
    if name == "cards" or (name == "damage" and number.isascii() and number.isdigit()):
        rest = rest.partition(" ")[2]
        if not (number.isascii() and number.isdigit() and len(number) < 3 and int(number)):
            raise TutorError(Text("error-number", {"name": "N", "value": repr(number[:60]), "least": 1, "most": 99}))
        count = int(number)
    if name in THINGS:
        return _thing_aim(p, name, rest, count)
    if name == "controlled":
        return _control_aim(p, rest)
    counter = counter_named(p, rest)
    if not p.stands[counter][0]:
        raise TutorError(Text("plan-goal-off", {"counter": counter_name(p.setup, counter)}))
    return _unit_aim(p, name, counter, count)


def _unit_aim(p: Position, name: str, counter: int, count: int) -> UnitAim:
    """Return a goal about one unit that is on the board in ``p``."""
    unit = p.setup.counters[counter]
    words = f"{name} {count} {unit.id}" if name == "cards" else f"{name} {unit.id}"
    text = Text(GOALS[name], {"counter": counter_name(p.setup, counter), "n": count})
    targets = _targets_of(p, (counter,))
    if name == "suppressed":
        # A soldier in a vehicle may first have to be bombed out of it.
        kinds = _SUPPRESSING | _HITTING if vehicle_of(p.gear, counter) >= 0 else _SUPPRESSING
        return Aim(words, text, lambda q: int(not q.stands[counter][1]), kinds, targets)
    if name == "counter":
        return Aim(words, text, lambda q: _hits_left(q, counter), _HITTING, targets)
    cards = combat.cards_of(p.setup, counter)
    enough = many(p, unit.side, cards, REMOVED) + count
    return Aim(words, text, lambda q: min(_hits_left(q, counter), enough - many(q, unit.side, cards, REMOVED)), _HITTING, targets)


def _thing_aim(p: Position, name: str, rest: str, count: int) -> UnitAim:
    """Return a goal about a vehicle or a structure in ``p``, or about a target that must escape."""
    setup = p.setup
    known = {
        "destroyed": setup.targets[len(setup.counters) :],
        "escaped": [setup.targets[i] for side in (0, 1) for i in sorted(setup.escapers[side])],
    }.get(name, [vehicle_spec.id for vehicle_spec in setup.vehicles])
    target = named(p, rest, known, "plan-no-thing")
    if not place_of(p, target):
        raise TutorError(Text("plan-goal-off", {"counter": target_name(setup, target)}))
    vehicle, thing = as_vehicle(setup, target), setup.targets[target]
    text = Text(GOALS[name], {"counter": target_name(setup, target), "n": count})
    if name == "escaped":
        # A side that hits every soldier in a vehicle can take it.
        kinds = _HITTING if any(crew_side(setup, p.gear, i) == 1 - p.turn for i in range(len(setup.vehicles))) else _SUPPORTING
        return Aim(f"escaped {thing}", text, lambda q: _left_to_escape(q, target), kinds)
    if vehicle < 0:
        return Aim(f"destroyed {thing}", text, lambda q: int(place_of(q, target) != ""), _HITTING, (target,))
    piece = setup.vehicles[vehicle]
    enough = {"disabled": piece.critical, "damage": p.gear.vehicles[vehicle].damage + count}.get(name, piece.hull)
    targets = _targets_of(p, (target,))
    words = f"damage {count} {thing}" if name == "damage" else f"{name} {thing}"
    return Aim(words, text, lambda q: max(0, min(enough, piece.hull) - q.gear.vehicles[vehicle].damage), _HITTING, targets)


def _control_aim(p: Position, name: str) -> UnitAim:
    """Return the goal that the side to act controls an objective."""
    tile = _match(name, p.setup.objectives, "plan-no-thing")
    place, side = p.setup.board.index[tile], p.turn
    # An enemy on the tile must be hit first. Where nobody stands, no shot matters.
    free = not any(place_of(p, target) == tile for target in range(len(p.setup.targets)))
    kinds = (_SUPPORTING if free else _HITTING) | {"control"}
    text = Text(GOALS["controlled"], {"side": side_name(p.setup, side), "tile": tile})
    return Aim(f"controlled {tile}", text, lambda q: int(q.halves[side].marks[place] != CONTROLLED), kinds)


def _left_to_escape(p: Position, target: int) -> int:
    """Return 0 for a target that has escaped, 1 for one that still can, and FAR for any other that left."""
    if place_of(p, target):
        return 1
    vehicle = as_vehicle(p.setup, target)
    gone = is_destroyed(p.setup, p.gear, vehicle) if vehicle >= 0 else p.gear.left[target] != p.setup.counters[target].side
    return FAR if gone else 0


def _targets_of(p: Position, targets: tuple[int, ...]) -> tuple[int, ...] | None:
    """Return the targets that a goal is about, with the vehicles that they are in.

    Returns None if they can still be moved: targets of the side whose turn it is, and empty vehicles.
    """
    vehicles = {as_vehicle(p.setup, target) for target in targets} - {-1}
    soldiers = [target for target in targets if target < len(p.setup.counters)]
    theirs = all(p.setup.counters[i].side != p.turn for i in soldiers) and all(
        crew_side(p.setup, p.gear, vehicle) == 1 - p.turn for vehicle in vehicles
    )
    vehicle_targets = {len(p.setup.counters) + vehicle for vehicle in (vehicle_of(p.gear, i) for i in soldiers) if vehicle >= 0}
    return (*targets, *sorted(vehicle_targets)) if theirs else None


def _hits_left(p: Position, counter: int) -> int:
    """Return how many hits remove a counter (0: it is off the board).

    It is one more than its unit's cards in the searched piles.
    """
    if not p.stands[counter][0]:
        return 0
    side, cards = p.setup.counters[counter].side, combat.cards_of(p.setup, counter)
    return 1 + sum(many(p, side, cards, zone) for _, zone, _ in combat.SEARCH_ORDER)


def many(p: Position, side: int, cards: Iterable[int], zone: int) -> int:
    """Return how many of these cards are in one place."""
    pile: Pile = p.halves[side][zone]  # type: ignore[assignment]
    return sum(pile[card] for card in cards)


def _side(p: Position, name: str) -> int:
    known = {side.casefold(): i for i, side in enumerate(p.setup.sides)}
    if name.casefold() not in known:
        raise TutorError(Text("plan-no-side", {"name": name[:60], "hint": hint(name, p.setup.sides)}))
    return known[name.casefold()]


def counter_named(p: Position, name: str) -> int:
    return named(p, name, p.setup.by_counter, "plan-no-counter")


def named(p: Position, name: str, known: Iterable[str], unknown: str) -> int:
    """Return the number of the target with this name, whatever alphabet its letters come from."""
    return p.setup.by_target[_match(name, known, unknown)]


def _match(name: str, known: Iterable[str], unknown: str) -> str:
    """Return the known name that is meant, whatever alphabet its letters come from. Raises TutorError with the message ``unknown``."""
    by_lower = {thing.casefold(): thing for thing in known}
    thing = by_lower.get(" ".join(name.translate(CYRILLIC).split()).casefold())
    if thing is None:
        raise TutorError(Text(unknown, {"name": name[:60], "hint": hint(name, list(by_lower.values()))}))
    return thing


def _left_to_pin(p: Position, side: int) -> int:
    """Return the least number of actions that remove all Riflemen of a side.

    A Blast can hit each of them, but only once.
    """
    return max((_hits_left(p, i) for i in p.setup.riflemen[side]), default=0)


def _left_to_win(p: Position, side: int) -> int:
    """Return the least number of actions until ``side`` has won. It wins by a goal, or because the enemy is pinned or hopeless."""
    if p.outcome:
        return 0 if p.outcome.winner == p.setup.sides[side] else FAR
    goals = [_left_to_reach(p, goal, side) for goal in p.setup.goals[side]]
    pin = FAR if p.setup.has_gear else _left_to_pin(p, 1 - side)
    return max(1, min([*goals, pin, _left_to_lose_hope(p, 1 - side)]))


def _left_to_reach(p: Position, goal: Goal, side: int) -> int:
    """Return the least number of actions to reach a goal."""
    setup = p.setup
    if goal.kind == "points":
        tiles = dict(zip(setup.objectives, p.worth, strict=True))
        for structure in setup.structures:
            tiles[structure.tile] = tiles.get(structure.tile, 0) + structure.points
        most = max((1, *tiles.values())) if not setup.radio else FAR
        return -(-(goal.points - p.score(side)) // most)
    if goal.kind == "pin":
        return _left_to_pin(p, 1 - side)
    soldiers, enemy = setup.by_side[side], setup.by_side[1 - side]
    vehicles = range(len(setup.counters), len(setup.counters) + len(setup.vehicles))
    targets = [setup.by_target[name] for name in goal.names] or (soldiers if goal.kind == "escape" else (*enemy, *vehicles))
    # The targets that take least come first. One action can advance several of them.
    left = sorted(_left_to_escape(p, i) if goal.kind == "escape" else _left_to_neutralize(p, i, side) for i in targets)
    return ([0, *left, FAR])[min(goal.points or len(left), len(left) + 1)]


def _left_to_neutralize(p: Position, target: int, side: int) -> int:
    """Return the least number of hits until a counter or vehicle is in front of ``side``."""
    vehicle = as_vehicle(p.setup, target)
    if vehicle < 0:
        return _hits_left(p, target) if p.stands[target][0] else 0 if p.gear.left[target] == side else FAR
    state = p.gear.vehicles[vehicle]
    return p.setup.vehicles[vehicle].hull - state.damage if state.tile else 0 if state.owner == side else FAR


def _left_to_lose_hope(p: Position, side: int) -> int:
    """Return the least number of actions until ``side`` has no card left that could Control."""
    half, controls = p.halves[side], p.setup.controls[side]
    if p.setup.has_gear:
        # The last hit takes every card of a soldier from all places. Sides with goals other than points can also become hopeless.
        if any(goal.kind != "points" for goal in p.setup.goals[side]):
            return 1
        able = {p.setup.unit_of[side][i] for i in controls if any(many(p, side, (i,), zone) for zone in range(REMOVED))}
        return max((_hits_left(p, i) if i >= 0 and p.stands[i][0] else FAR for i in able), default=0)
    safe = many(p, side, controls, PLAY) + many(p, side, controls, SUPPLY)
    losable = [half.hand[i] + half.deck[i] + half.discard[i] for i in controls]
    return FAR if safe else max(losable, default=0)
