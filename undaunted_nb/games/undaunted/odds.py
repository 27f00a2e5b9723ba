"""Chances on the board: one attack with its sum, goals, a Blast on several units, Attack compared with Suppress.

In an edition with vehicles, a target is given by its number among ``setup.targets``: a counter, a vehicle or a structure. ``attack`` needs
only open information. Everything else uses both hands and the decks, so it is a teacher's view and never a player's.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from functools import cache
from typing import Any, NamedTuple

from undaunted_nb.core.action import CHANCE, Action
from undaunted_nb.core.casualties import Hull, Piles
from undaunted_nb.core.checker import hint
from undaunted_nb.core.distribution import ZERO, Distribution
from undaunted_nb.core.errors import TutorError
from undaunted_nb.core.near import CYRILLIC
from undaunted_nb.core.odds import FACES, Odds
from undaunted_nb.core.plan import Aim
from undaunted_nb.core.text import Text

from . import combat
from .aboard import aboard, as_vehicle, crew_side, destroyed, place_of, vehicle_of
from .chance import chance_outcomes
from .kinds import ability_of, origin, unit_index
from .legal import requirements_of
from .names import counter_name, side_name, target_name
from .position import HAND, PLAY, REMOVED, SUPPLY, Draw, Pick, Pile, Position, Roll, Volley
from .round import NEXT, PICK, ROLLED
from .setup import Ability, Card, Goal, Setup

ONE = Fraction(1)
FIRE = tuple(kind for kind in combat.ROLLED if kind != "blast")
"""The actions that aim at one target."""

TARGETS: tuple[str, ...] = ()
"""The possible targets of dice without a board: here a number, the defense."""
FAR = 99
"""More steps, or actions, than anybody has in a turn."""

# ---------------------------------------------------------------- one attack


class AttackOdds(NamedTuple):
    """An attack and its chance: the attacker, the target, both tiles, the parts of the sum, the dice, and the rules behind them.

    ``attacker`` is a counter, or a card without one. ``source`` is "" if no range counts (Blast, Strafe).
    """

    line: str
    kind: str
    attacker: str
    target: str
    source: str
    tile: str
    defense: combat.Defense
    odds: Odds
    rules: tuple[str, ...]

    @property
    def chance(self) -> Fraction:
        """That it succeeds, exactly."""
        return self.odds.probability

    def to_json(self) -> dict[str, Any]:
        """Return the sum by its parts, with the chance as text ("51/100")."""
        return {
            **self._asdict(),
            "defense": self.defense.to_json(),
            "odds": {"dice": self.odds.dice, "defense": self.odds.defense, "hits": list(self.odds.hits)},
            "rules": list(self.rules),
            "chance": str(self.chance),
        }


MOMENT = frozenset({"un.turn.1", "un.turn.2", "un.suppressed.1", "na.seat.8"})
"""The rules about when an attack is legal, which do not change its chance."""


def attack(p: Position, action: str | Action) -> AttackOdds:
    """Return the chance of an attack (one of FIRE), given in notation or as an action.

    The card need not be in hand now, so no hidden information is used. Raises NotationError for a line that cannot be read, TutorError if
    there is nothing to roll for: not an attack, a card or seat without this action, an illegal target, or an attacker that cannot be there.
    """
    a = p.parse(action) if isinstance(action, str) else action
    line = p.format(a)
    ability = ability_of(p, a) if a.kind in FIRE and (a.side, a.card) in p.setup.by_names else None
    if ability is None:
        raise TutorError(Text("plan-no-attack", {"line": line}))
    for needed in requirements_of(p, a):
        if needed.rule not in MOMENT and not needed.holds(p, a):
            raise TutorError(Text("plan-no-shot", {"line": line, "why": needed.violation(p, a).why}))
    side, card = p.setup.side(a.side), p.setup.by_card[p.setup.side(a.side)][a.card]
    unit, target = unit_index(p, a), p.setup.by_target[str(a.args[0])]
    source = "" if a.kind == "strafe" else origin(p, a)
    return _shot(p.setup, line, side, Roll(a.kind, unit if unit >= 0 else ~card, source, target, ability.x), place_of(p, target))


def _shot(setup: Setup, line: str, side: int, roll: Roll, on: str) -> AttackOdds:
    parts = combat.defense(setup, roll.target, on, roll.source, roll.kind)
    rules = (*combat.sum_rules(setup, on, roll.source, roll.kind, roll.target), "un.attack.3", "un.attack.4")
    own = tuple(filter(None, (setup.renamed.get(rule, rule) for rule in rules)))
    names = combat.attacker_id(setup, side, roll.attacker), setup.targets[roll.target]
    return AttackOdds(line, roll.kind, *names, roll.source, on, parts, Odds(roll.dice, parts.total), own)


def piles(p: Position, target: str) -> Piles | Hull:
    """Return the things that hits take from: the cards of a unit, or a vehicle with its damage and crew.

    A structure is destroyed by one hit. Raises TutorError for an unknown target.
    """
    at = _named(p, target, p.setup.targets, "plan-no-counter")
    if at < len(p.setup.counters):
        return _piles(p, at)
    vehicle = as_vehicle(p.setup, at)
    if vehicle < 0:
        return Hull(0, 1, 1)
    it = p.setup.vehicles[vehicle]
    wounds = sum(1 + sum(_piles(p, soldier)) for soldier in aboard(p.gear, vehicle))
    return Hull(min(p.gear.vehicles[vehicle].damage, it.hull - 1), it.critical, it.hull, wounds)


def _piles(p: Position, counter: int) -> Piles:
    own, side = combat.cards_of(p.setup, counter), p.setup.counters[counter].side
    return Piles(*(_many(p, side, own, zone) for _, zone, _ in combat.SEARCHED))


# ---------------------------------------------------------------- random outcomes, each different one once


def outcomes(p: Position) -> tuple[tuple[Position, Fraction], ...]:
    """Return the positions that chance can lead to, each once, or () unless CHANCE acts.

    Dice matter only by whether one of them hits.
    """
    found: dict[Position, Fraction] = {}
    for action, chance in _representatives(p):
        after = p.perform(action).after
        found[after] = found.get(after, ZERO) + chance
    return tuple(found.items())


def _representatives(p: Position) -> tuple[tuple[Action, Fraction], ...]:
    """Return one roll that hits and one that misses, with the combined chances of all such rolls. Draws are unchanged."""
    task = p.pending[-1] if p.pending and not p.outcome else None
    if not isinstance(task, Roll):
        return chance_outcomes(p)
    odds = Odds(task.dice, combat.defense(p.setup, task.target, place_of(p, task.target), task.source, task.kind).total)
    hit, misses = odds.probability, sorted(set(range(FACES)) - {*odds.hits})
    throws = [((0,) * task.dice, hit)] + ([((misses[0],) * task.dice, 1 - hit)] if misses else [])
    return tuple((Action(ROLLED, CHANCE, "", faces), chance) for faces, chance in throws)


def unsaid(p: Position) -> Action | None:
    """Return the default decision during an attack, or None if there is nothing to decide.

    A Blast rolls for the enemies first. A hit on a vehicle strikes the first ready soldier.
    """
    task = p.pending[-1] if p.pending and not p.outcome else None
    if isinstance(task, Volley):
        first = min(task.targets, key=lambda target: (p.setup.counters[target].side == task.side, target))
        return Action(NEXT, p.setup.sides[task.side], "", (p.setup.counters[first].id,))
    if isinstance(task, Pick):
        first = min(combat.choices(p, task), key=lambda soldier: (p.stands[soldier][1], soldier))
        return Action(PICK, p.setup.sides[task.side], "", (p.setup.counters[first].id,))
    return None


# ---------------------------------------------------------------- goals

WALKS = frozenset({"move", "scout", "stalk", "drive"})
"""The actions that move their unit along a path."""
WAYS = (WALKS - {"drive"}) | {"guide"}
"""The actions that move one soldier or unit along a path."""
MARKING = frozenset({"scout", "survey", "plot"})
"""The actions that place markers, on which others walk."""
SEATING = frozenset({"enter", "leave", "seat"})
"""The actions of a soldier besides the action of a card."""
_AROUND = WALKS | WAYS | MARKING | SEATING | {"inspire", "command", "recon", "ready", "bolster", "repair", "swap"}
_HITTING = _AROUND | {"attack", "blast", "target", "strafe", "antitank", "demolish"}
_SUPPRESSING = _AROUND | {"suppress"}
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
    "pinned": "plan-goal-pinned",
    "won": "plan-goal-won",
}
"""The goals by name, with the message key of their names.

``card COUNTER``: the unit has lost a card, or its counter. ``cards N COUNTER``: N cards, or its counter. ``counter COUNTER``: the counter
has left. ``suppressed COUNTER``. ``damage N VEHICLE`` (default 1): it has taken N more, or is destroyed. ``disabled VEHICLE``. ``destroyed
VEHICLE`` or ``STRUCTURE``. ``escaped COUNTER`` or ``VEHICLE``. ``pinned SIDE``: none of its Riflemen counters is left. ``won SIDE``.
"""
THINGS = frozenset({"damage", "disabled", "destroyed", "escaped"})
"""The goals whose subject can be a vehicle."""


def aim(p: Position, words: str) -> Aim:
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
        return Aim(f"pinned {winner}", text, lambda q: _left_to_pin(q, side), _HITTING, _about(p, p.setup.riflemen[side]))
    count, number = 1, rest.partition(" ")[0]
    if name == "cards" or (name == "damage" and number.isascii() and number.isdigit()):
        rest = rest.partition(" ")[2]
        if not (number.isascii() and number.isdigit() and len(number) < 3 and int(number)):
            raise TutorError(Text("error-number", {"name": "N", "value": repr(number[:60]), "least": 1, "most": 99}))
        count = int(number)
    if name in THINGS:
        return _thing_aim(p, name, rest, count)
    counter = _counter(p, rest)
    if not p.stands[counter][0]:
        raise TutorError(Text("plan-goal-off", {"counter": counter_name(p.setup, counter)}))
    return _unit_aim(p, name, counter, count)


def _unit_aim(p: Position, name: str, counter: int, count: int) -> Aim:
    """Return a goal about one unit that is on the board in ``p``."""
    it = p.setup.counters[counter]
    words = f"{name} {count} {it.id}" if name == "cards" else f"{name} {it.id}"
    text = Text(GOALS[name], {"counter": counter_name(p.setup, counter), "n": count})
    about = _about(p, (counter,))
    if name == "suppressed":
        # A soldier in a vehicle may first have to be bombed out of it.
        kinds = _SUPPRESSING | _HITTING if vehicle_of(p.gear, counter) >= 0 else _SUPPRESSING
        return Aim(words, text, lambda q: int(not q.stands[counter][1]), kinds, about)
    if name == "counter":
        return Aim(words, text, lambda q: _hits_left(q, counter), _HITTING, about)
    own = combat.cards_of(p.setup, counter)
    enough = _many(p, it.side, own, REMOVED) + count
    return Aim(words, text, lambda q: min(_hits_left(q, counter), enough - _many(q, it.side, own, REMOVED)), _HITTING, about)


def _thing_aim(p: Position, name: str, rest: str, count: int) -> Aim:
    """Return a goal about a vehicle or a structure in ``p``, or about a target that must escape."""
    setup = p.setup
    known = {
        "destroyed": setup.targets[len(setup.counters) :],
        "escaped": [setup.targets[i] for side in (0, 1) for i in sorted(setup.escapers[side])],
    }.get(name, [it.id for it in setup.vehicles])
    target = _named(p, rest, known, "plan-no-thing")
    if not place_of(p, target):
        raise TutorError(Text("plan-goal-off", {"counter": target_name(setup, target)}))
    vehicle, thing = as_vehicle(setup, target), setup.targets[target]
    text = Text(GOALS[name], {"counter": target_name(setup, target), "n": count})
    if name == "escaped":
        # A side that hits every soldier in a vehicle can take it.
        kinds = _HITTING if any(crew_side(setup, p.gear, i) == 1 - p.turn for i in range(len(setup.vehicles))) else _AROUND
        return Aim(f"escaped {thing}", text, lambda q: _left_to_escape(q, target), kinds)
    if vehicle < 0:
        return Aim(f"destroyed {thing}", text, lambda q: int(place_of(q, target) != ""), _HITTING, (target,))
    it = setup.vehicles[vehicle]
    enough = {"disabled": it.critical, "damage": p.gear.vehicles[vehicle].damage + count}.get(name, it.hull)
    about = _about(p, (target,))
    words = f"damage {count} {thing}" if name == "damage" else f"{name} {thing}"
    return Aim(words, text, lambda q: max(0, min(enough, it.hull) - q.gear.vehicles[vehicle].damage), _HITTING, about)


def _left_to_escape(p: Position, target: int) -> int:
    """Return 0 for a target that has escaped, 1 for one that still can, and FAR for any other that left."""
    if place_of(p, target):
        return 1
    vehicle = as_vehicle(p.setup, target)
    gone = destroyed(p.setup, p.gear, vehicle) if vehicle >= 0 else p.gear.left[target] != p.setup.counters[target].side
    return FAR if gone else 0


def _about(p: Position, targets: tuple[int, ...]) -> tuple[int, ...] | None:
    """Return the targets that a goal is about, with the vehicles that they are in.

    Returns None if they can still be moved: targets of the side whose turn it is, and empty vehicles.
    """
    vehicles = {as_vehicle(p.setup, target) for target in targets} - {-1}
    soldiers = [target for target in targets if target < len(p.setup.counters)]
    theirs = all(p.setup.counters[i].side != p.turn for i in soldiers) and all(
        crew_side(p.setup, p.gear, vehicle) == 1 - p.turn for vehicle in vehicles
    )
    inside = {len(p.setup.counters) + vehicle for vehicle in (vehicle_of(p.gear, i) for i in soldiers) if vehicle >= 0}
    return (*targets, *sorted(inside)) if theirs else None


def _hits_left(p: Position, counter: int) -> int:
    """Return how many hits remove a counter (0: it is off the board).

    It is one more than its unit's cards in the searched piles.
    """
    if not p.stands[counter][0]:
        return 0
    side, own = p.setup.counters[counter].side, combat.cards_of(p.setup, counter)
    return 1 + sum(_many(p, side, own, zone) for _, zone, _ in combat.SEARCHED)


def _many(p: Position, side: int, cards: Iterable[int], zone: int) -> int:
    """Return how many of these cards are in one place."""
    pile: Pile = p.halves[side][zone]  # type: ignore[assignment]
    return sum(pile[card] for card in cards)


def _side(p: Position, name: str) -> int:
    known = {side.casefold(): i for i, side in enumerate(p.setup.sides)}
    if name.casefold() not in known:
        raise TutorError(Text("plan-no-side", {"name": name[:60], "hint": hint(name, p.setup.sides)}))
    return known[name.casefold()]


def _counter(p: Position, name: str) -> int:
    return _named(p, name, p.setup.by_counter, "plan-no-counter")


def _named(p: Position, name: str, known: Iterable[str], unknown: str) -> int:
    """Return the number of the target with this name, whatever alphabet its letters come from."""
    folded = {thing.casefold(): thing for thing in known}
    found = folded.get(" ".join(name.translate(CYRILLIC).split()).casefold())
    if found is None:
        raise TutorError(Text(unknown, {"name": name[:60], "hint": hint(name, list(folded.values()))}))
    return p.setup.by_target[found]


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
    pinned = FAR if p.setup.geared else _left_to_pin(p, 1 - side)
    return max(1, min([*goals, pinned, _left_to_despair(p, 1 - side)]))


def _left_to_reach(p: Position, goal: Goal, side: int) -> int:
    """Return the least number of actions to reach a goal."""
    setup = p.setup
    if goal.kind == "points":
        tiles = dict(zip(setup.objectives, p.worth, strict=True))
        for it in setup.structures:
            tiles[it.tile] = tiles.get(it.tile, 0) + it.points
        most = max((1, *tiles.values())) if not setup.radio else FAR
        return -(-(goal.points - p.score(side)) // most)
    if goal.kind == "pin":
        return _left_to_pin(p, 1 - side)
    own, enemy = setup.by_side[side], setup.by_side[1 - side]
    vehicles = range(len(setup.counters), len(setup.counters) + len(setup.vehicles))
    whom = [setup.by_target[name] for name in goal.who] or (own if goal.kind == "escape" else (*enemy, *vehicles))
    # The targets that take least come first. One action can advance several of them.
    left = sorted(_left_to_escape(p, i) if goal.kind == "escape" else _left_to_neutralize(p, i, side) for i in whom)
    return ([0, *left, FAR])[min(goal.points or len(left), len(left) + 1)]


def _left_to_neutralize(p: Position, target: int, side: int) -> int:
    """Return the least number of hits until a counter or vehicle is in front of ``side``."""
    vehicle = as_vehicle(p.setup, target)
    if vehicle < 0:
        return _hits_left(p, target) if p.stands[target][0] else 0 if p.gear.left[target] == side else FAR
    state = p.gear.vehicles[vehicle]
    return p.setup.vehicles[vehicle].hull - state.damage if state.tile else 0 if state.owner == side else FAR


def _left_to_despair(p: Position, side: int) -> int:
    """Return the least number of actions until ``side`` has no card left that could Control."""
    half, controls = p.halves[side], p.setup.controls[side]
    if p.setup.geared:
        # The last hit takes every card of a soldier from all places. Sides with goals other than points can also become hopeless.
        if any(goal.kind != "points" for goal in p.setup.goals[side]):
            return 1
        able = {p.setup.unit_of[side][i] for i in controls if any(_many(p, side, (i,), zone) for zone in range(REMOVED))}
        return max((_hits_left(p, i) if i >= 0 and p.stands[i][0] else FAR for i in able), default=0)
    safe = _many(p, side, controls, PLAY) + _many(p, side, controls, SUPPLY)
    losable = [half.hand[i] + half.deck[i] + half.discard[i] for i in controls]
    return FAR if safe else max(losable, default=0)


# Relevance of actions

DIRECT = frozenset({*combat.ROLLED, "control"})
"""The kinds of action that can reach a goal. All others only prepare them (or are the step off the board)."""


def useful(p: Position, goal: Aim) -> tuple[Action, ...]:
    """Return the legal actions that can matter for a goal before the turn is over.

    The first ones can reach it directly. Useless actions of the goal's kinds are left out: firing and aiming at other targets, walking or
    aiming if no card could use it any more, placing markers that no unit walks on, Bolster while the deck cannot run out, and drawing fewer
    cards than allowed. With vehicles, a soldier next to or inside a vehicle may need any action to change seats. So one action of each
    card is included even if it would be left out otherwise.
    """
    if p.pending:
        return tuple(sorted(p.actions(), key=lambda a: p.setup.counters[p.setup.by_counter[str(a.args[0])]].side == p.turn))
    turn = _Turn(p)
    each = p.actions()
    found = [a for a in each if a.kind in goal.kinds and turn.can_matter(a, goal)]
    beside: dict[str, Action] = {}
    if p.setup.vehicles and not SEATING.isdisjoint(goal.kinds):
        kept = set(found)
        for a in sorted(each, key=lambda a: a.kind not in FIRE):  # rather one without dice
            if a not in kept and _opens_seats(p, a):
                beside[a.card] = a
    return (*sorted(found, key=lambda a: a.kind not in DIRECT), *beside.values())


def _opens_seats(p: Position, a: Action) -> bool:
    """Return whether this action lets a soldier in a vehicle, or next to one, change seats."""
    kind = p.setup.kinds.get(a.kind)
    if kind is None or not kind.printed:
        return False
    unit = unit_index(p, a)
    return unit >= 0 and any(state.tile and state.tile == p.stands[unit][0] for state in p.gear.vehicles)


def limit(p: Position) -> int:
    """Return how many positions can be visited in about two seconds. With vehicles each takes longer."""
    return 7_500 if p.setup.vehicles else 15_000


def bound(p: Position, goal: Aim) -> Fraction:
    """Return a chance that cannot be exceeded before the turn is over.

    It assumes that all remaining tries are made, each at its best.
    """
    left = goal.left(p)
    if left <= 0 or p.outcome:
        return ONE if left <= 0 else ZERO
    tries = _Turn(p).tries(goal)
    if left > len(tries):
        return ZERO
    short = [ONE] + [ZERO] * (left - 1)  # the chance of each number of successes so far that is not enough
    for chance in tries:
        short = [was * (1 - chance) + (short[i - 1] * chance if i else ZERO) for i, was in enumerate(short)]
    return 1 - sum(short, ZERO)


class _Turn:
    """The possibilities left in the turn of the side to act.

    ``printed`` are the kinds on the cards of its hand, ``seats`` the abilities that the seats of vehicles offer to a soldier's card,
    ``draws`` the maximum number of cards that can be drawn. ``short`` is true if the deck can run out, and ``source`` counts the cards that
    can be drawn. ``open`` is true if an action exists that this class does not model.
    """

    __slots__ = ("cards", "draws", "half", "open", "p", "printed", "seats", "short", "source")

    def __init__(self, p: Position) -> None:
        self.p, self.half, self.cards = p, p.halves[p.turn], p.setup.cards[p.turn]
        self.printed = _printed(p, self.half.hand)
        self.seats = tuple(ability for vehicle in p.setup.vehicles for seat in vehicle.seats for ability in seat.abilities)
        self.open = any(ability.kind in ("inspire", "command", "recon") for ability in self.seats)
        # As long as the deck does not run out, only cards of hand, play area, and deck can be drawn or cause draws. After that also those
        # of the discard pile, and those that Bolster and Scout put into it.
        half = self.half
        self.source = half.deck
        self.draws = self._draws()
        self.short = self.draws > sum(half.deck)
        if self.short:
            self.source = tuple(map(sum, zip(half.deck, half.discard, half.supply, strict=True)))
            self.draws = self._draws()

    def _draws(self) -> int:
        hand, play, source = self.half.hand, self.half.play, self.source
        fog = self.p.setup.fog[self.p.turn]
        found = sum(task.cards for task in self.p.pending if isinstance(task, Draw))
        within = self.printed | (_printed(self.p, play) if "inspire" in self.printed else set())
        if found or "command" in within or ("recon" in within and fog >= 0 and hand[fog]):
            found += hand[fog] + source[fog] if fog >= 0 else 0  # Recon draws a card for each Fog of War
            anybody = any(a.kind == "inspire" and not a.squad for card in self.cards for a in card.abilities)
            for card, *counts in zip(self.cards, hand, source, play, strict=True):
                command = card.ability("command")
                if command and sum(counts):
                    # one of a squad could be inspired again
                    found += command.x * sum(counts) * (FAR if card.squad or anybody else 1)
        return found

    def can_matter(self, a: Action, goal: Aim) -> bool:
        """Return whether this action can matter for a goal with this kind of action."""
        p = self.p
        if self.open:
            return True
        if a.kind in FIRE:
            return goal.about is None or p.setup.by_target[str(a.args[0])] in goal.about
        if a.kind in ("blast", "target"):
            tile = self.half.target if a.kind == "blast" else a.args[0]
            return goal.about is None or any(p.stands[i][0] == tile for i in goal.about)
        if a.kind == "bolster":
            return self.short
        if a.kind == "command":
            own = p.setup.by_names[a.side, a.card][2].ability("command")
            return self.short or own is None or a.args[0] == own.x
        if a.kind not in WAYS | MARKING or self.draws or not self.printed.isdisjoint({"inspire", "blast"}):
            return True
        if a.kind in MARKING and ("control" in goal.kinds or self._others_walk(a.card)):
            return True
        if a.kind in WALKS and (p.setup.vehicles or p.setup.exits):  # to a tile where a soldier can get in, or off the board
            return True
        unit = p.setup.by_counter[str(a.args[0])] if a.kind == "guide" else unit_index(p, a)
        return self._held(unit) > int(a.kind != "guide")

    def _held(self, unit: int) -> int:
        return _many(self.p, self.p.turn, combat.cards_of(self.p.setup, unit), HAND) if unit >= 0 else 0

    def _others_walk(self, card: str) -> bool:
        """Return whether the hand holds another card that walks, or drives, over markers."""
        walkers = [it for it, held in zip(self.cards, self.half.hand, strict=True) if held and it.id != card]
        return any(a.kind in ("move", "guide", "drive") for it in walkers for a in self._abilities(it))

    def _abilities(self, card: Card) -> tuple[Ability, ...]:
        """Return the possible abilities of a card, including those that any seat could offer its soldier."""
        return (*card.abilities, *self.seats) if card.unit else card.abilities

    def tries(self, goal: Aim) -> list[Fraction]:
        """Return the remaining tries for a goal, each with a chance it cannot exceed.

        These are the pending rolls, each card of the hand, each card inspired, and each card drawn (or inspired by it).
        """
        p, hand, source, play = self.p, self.half.hand, self.source, self.half.play
        found = [self._rolled(task, goal) for task in p.pending if isinstance(task, Roll | Volley | Pick)]
        guided = sum(held * a.x for card, held in zip(self.cards, hand, strict=True) for a in card.abilities if a.kind == "guide")
        again = [(held, a) for card, held in zip(self.cards, hand, strict=True) if held for a in card.abilities if a.kind == "inspire"]
        chances = [ZERO] * len(self.cards)
        for i, card in enumerate(self.cards):
            if hand[i] or play[i] or (self.draws and source[i]):
                inspired = sum(held * a.x for held, a in again if a.squad in ("", card.squad))
                steps = max((a.x for a in card.abilities if a.kind in WAYS and a.kind != "guide"), default=0)
                walk = FAR if self.draws else guided + steps * max(0, hand[i] + inspired - 1)
                chances[i] = self._most(i, goal, walk)
                found += [chances[i]] * hand[i]
        for held, a in again:
            most = max((c for c, card in zip(chances, self.cards, strict=True) if a.squad in ("", card.squad)), default=ZERO)
            found += [most] * (held * a.x)
        if self.draws:
            most = max(chances)
            often = max([1, *(a.x for card, n in zip(self.cards, source, strict=True) if n for a in card.abilities if a.kind == "inspire")])
            found += [most] * (self.draws * often)
        return [chance for chance in found if chance]

    def _rolled(self, task: Roll | Volley | Pick, goal: Aim) -> Fraction:
        if goal.about is None or isinstance(task, Pick):  # the target of a pick is already hit
            return ONE
        targets = task.targets if isinstance(task, Volley) else (task.target,)
        source, kind = (task.source, task.kind) if isinstance(task, Roll) else ("", "blast")
        setup, p = self.p.setup, self.p
        totals = [combat.defense(setup, i, place_of(p, i), source, kind).total for i in goal.about if i in targets]
        return max((_chance(task.dice, total) for total in totals), default=ZERO)

    def _most(self, card: int, goal: Aim, walk: int) -> Fraction:
        """Return the best chance of a card for a goal after its unit has walked ``walk`` steps."""
        p, setup, unit = self.p, self.p.setup, self.p.setup.unit_of[self.p.turn][card]
        direct = [a for a in self._abilities(self.cards[card]) if a.kind in goal.kinds and (a.kind in DIRECT or self._leaves(a))]
        if not direct or goal.about is None or self.open:
            return ONE if direct or self.open else ZERO
        starts = setup.entries[unit] if unit >= 0 and not p.stands[unit][0] else (p.stands[unit][0],) if unit >= 0 else ()
        best = ZERO
        for target in goal.about:
            on = place_of(p, target)
            for a in direct if on else ():
                sources = ("",) if a.kind in ("blast", "strafe") else starts
                best = max([best, *(_chance(a.x, _least(setup, target, on, source, a.kind, walk if source else 0)) for source in sources)])
        return best

    def _leaves(self, ability: Ability) -> bool:
        """Return whether this ability can leave the board."""
        return ability.kind in WALKS and bool(self.p.setup.exits)


def _least(setup: Setup, target: int, on: str, source: str, kind: str, walk: int) -> int:
    """Return the least sum for a target attacked after ``walk`` steps.

    With vehicles a unit can get anywhere, and so can the soldiers in them.
    """
    parts = combat.defense(setup, target, on, source, kind)
    if setup.vehicles:
        return parts.base
    if not walk:
        return parts.total
    cover = min(parts.cover, combat.HILL_FROM_HILL) if setup.tiles[on].hill else parts.cover
    return parts.base + cover + max(0, parts.range - walk)


@cache
def _chance(dice: int, total: int) -> Fraction:
    return Odds(dice, total).probability


def _printed(p: Position, pile: Pile) -> set[str]:
    """Return the kinds of action on the cards of a pile."""
    return {ability.kind for card, count in zip(p.setup.cards[p.turn], pile, strict=True) if count for ability in card.abilities}


# ---------------------------------------------------------------- Blast


class BlastOdds(NamedTuple):
    """A Blast on every counter on the target tile: each roll with its chance, and ``joint``, the chance of each set of counters hit.

    ``targets`` are in the order of the rolls. A counter without a roll because the game is already won counts as not hit.
    """

    line: str
    tile: str
    targets: tuple[AttackOdds, ...]
    own: tuple[str, ...]
    joint: Distribution[tuple[str, ...]]

    def chance(self, counter: str) -> Fraction:
        """Return the chance that this counter is hit."""
        return self.joint.chance(lambda hit: counter in hit)

    @property
    def enemies(self) -> tuple[str, ...]:
        """The enemy counters on the tile."""
        return tuple(t.target for t in self.targets if t.target not in self.own)

    @property
    def any_enemy(self) -> Fraction:
        """That at least one enemy counter is hit."""
        return self.joint.chance(lambda hit: any(counter in hit for counter in self.enemies))

    @property
    def any_own(self) -> Fraction:
        """The chance that at least one of the side's own counters is hit."""
        return self.joint.chance(lambda hit: any(counter in hit for counter in self.own))

    def to_json(self) -> dict[str, Any]:
        """Return plain values, with chances as text ("51/100")."""
        return {
            "line": self.line,
            "tile": self.tile,
            "targets": [t.to_json() for t in self.targets],
            "own": list(self.own),
            "hit": {t.target: str(self.chance(t.target)) for t in self.targets},
            "any_enemy": str(self.any_enemy),
            "any_own": str(self.any_own),
            "joint": [{"hit": list(hit), "chance": str(chance)} for hit, chance in self.joint.items()],
        }


def blast(p: Position, action: str | Action, order: Sequence[str] = ()) -> BlastOdds:
    """Return the exact results of a Blast.

    ``order`` names the counters in the order of the rolls (default: enemies first). Raises NotationError or IllegalActionError unless the
    action is a legal Blast, TutorError for an order that does not fit.
    """
    a = p.parse(action) if isinstance(action, str) else action
    line = p.format(a)
    if a.kind != "blast":
        raise TutorError(Text("plan-no-blast", {"line": line}))
    setup, side, played = p.setup, p.setup.side(a.side), p.apply(a).after
    tile = p.halves[side].target
    aimed = [setup.counters[i].id for i in sorted(combat.aimed_at(p, tile), key=lambda i: (setup.counters[i].side == side, i))]
    named = [setup.counters[_counter(p, name)].id for name in order]
    if named and sorted(named) != sorted(aimed):
        raise TutorError(Text("plan-order", {"order": ", ".join(named), "all": ", ".join(aimed)}))
    ordered = tuple(named or aimed)
    ability = setup.by_names[a.side, a.card][2].ability("blast")
    dice = ability.x if ability else 0  # never 0, because a card that cannot blast was refused above
    rolls = [Roll("blast", unit_index(p, a), "", setup.by_counter[name], dice) for name in ordered]
    joint = _volley(played, ordered)
    own = tuple(name for name in ordered if setup.counters[setup.by_counter[name]].side == side)
    return BlastOdds(line, tile, tuple(_shot(setup, line, side, roll, tile) for roll in rolls), own, joint)


def _volley(played: Position, order: tuple[str, ...]) -> Distribution[tuple[str, ...]]:
    """Walk through all rolls of a Blast, and note the counters hit."""
    ends: dict[tuple[str, ...], Fraction] = {}
    front: dict[tuple[Position, tuple[str, ...]], Fraction] = {(played, ()): ONE}
    while front:
        after: dict[tuple[Position, tuple[str, ...]], Fraction] = {}
        for (p, hit), chance in front.items():
            task = p.pending[-1] if p.pending else None
            if isinstance(task, Volley):
                left = [name for name in order if p.setup.by_counter[name] in task.targets]
                q = p.perform(Action(NEXT, p.setup.sides[task.side], "", (left[0],))).after
                after[q, hit] = after.get((q, hit), ZERO) + chance
            elif isinstance(task, Roll):
                name = p.setup.counters[task.target].id
                for action, part in _representatives(p):
                    done = p.perform(action)
                    now = (*hit, name) if any(e.kind == "attacked" and e.data["hit"] for e in done.events) else hit
                    after[done.after, now] = after.get((done.after, now), ZERO) + chance * part
            else:
                ends[hit] = ends.get(hit, ZERO) + chance
        front = after
    return Distribution(ends)


# ---------------------------------------------------------------- Attack compared with Suppress


class Fire(NamedTuple):
    """One way to fire at a unit, and its average cost for the enemy.

    ``cards``: cards (or the counter) lost for good. ``actions``: actions that the enemy's present hand can no longer perform in this round.
    ``turned``: the chance that a ready unit becomes suppressed, so that its next card, in whatever round, only readies it.
    """

    attack: AttackOdds
    cards: Fraction
    actions: Fraction
    turned: Fraction

    @property
    def chance(self) -> Fraction:
        """That it succeeds."""
        return self.attack.chance

    def to_json(self) -> dict[str, Any]:
        """Return plain values, with chances and averages as text ("51/100")."""
        averages = {name: str(getattr(self, name)) for name in MEASURES}
        return {"attack": self.attack.to_json(), **averages}


MEASURES = ("chance", "cards", "actions", "turned")
"""The measures to compare ways to fire by."""


class Choice(NamedTuple):
    """Everything in hand that can fire at ``target`` now: a counter, a vehicle or a structure."""

    target: str
    ways: tuple[Fire, ...]

    def best(self, measure: str) -> tuple[Fire, ...]:
        """Return the best by one of MEASURES, or several if they are equal. Raises TutorError for another word."""
        if measure not in MEASURES:
            raise TutorError(Text("plan-measure", {"name": measure[:60], "hint": hint(measure, MEASURES)}))
        value: Callable[[Fire], Fraction] = lambda way: getattr(way, measure)  # noqa: E731
        most = max(map(value, self.ways))
        return tuple(way for way in self.ways if value(way) == most)

    def lead(self, measure: str) -> Fraction:
        """Return the lead of the best over the next one (0 if all are equal)."""
        most: Fraction = getattr(self.best(measure)[0], measure)
        others: list[Fraction] = [getattr(way, measure) for way in self.ways if getattr(way, measure) != most]
        return most - max(others) if others else ZERO

    def to_json(self) -> dict[str, Any]:
        """Return every option, and the lines that are best by each measure."""
        best = {measure: [way.attack.line for way in self.best(measure)] for measure in MEASURES}
        return {"target": self.target, "ways": [way.to_json() for way in self.ways], "best": best}


def choice(p: Position, target: str) -> Choice:
    """Compare the legal ways to fire at a target now by their cost for the enemy.

    Examples are Attack and Suppress. Of a crew, the soldier whose loss costs most is chosen. Raises TutorError for an unknown target, and
    if no card in hand can fire at it.
    """
    aimed = _named(p, str(target), p.setup.targets, "plan-no-counter")
    name = p.setup.targets[aimed]
    ways = tuple(_fire(p, a) for a in p.actions() if a.kind in FIRE and a.args == (name,))
    if not ways:
        raise TutorError(Text("plan-no-fire", {"counter": target_name(p.setup, aimed)}))
    return Choice(name, ways)


def _fire(p: Position, a: Action) -> Fire:
    totals = [ZERO, ZERO, ZERO]
    for q, chance in outcomes(p.perform(a).after):
        picked = [q.perform(pick).after for pick in q.actions()] if q.pending and isinstance(q.pending[-1], Pick) else [q]
        each = [_taken(p, r, 1 - p.turn) for r in picked]
        totals = [total + chance * max(numbers) for total, numbers in zip(totals, zip(*each, strict=True), strict=True)]
    return Fire(attack(p, a), *totals)


def _taken(p: Position, q: Position, side: int) -> tuple[int, int, int]:
    """Return the losses of a side between two positions: cards (and counters), actions, ready soldiers."""
    own = p.setup.by_side[side]
    cards = sum(q.halves[side].removed) - sum(p.halves[side].removed)
    counters = sum(p.stands[i][0] != "" and q.stands[i][0] == "" for i in own)
    turned = sum(q.stands[i][1] and not p.stands[i][1] for i in own)
    return cards + counters, _actions(p, side) - _actions(q, side), turned


def _actions(p: Position, side: int) -> int:
    """Return how many actions a hand holds.

    It is every card except Fog of War, minus one per suppressed unit with a card to ready it.
    """
    if p.outcome:
        return 0
    hand, fog = p.halves[side].hand, p.setup.fog[side]
    readying = [i for i in p.setup.by_side[side] if p.stands[i][1] and _many(p, side, combat.cards_of(p.setup, i), HAND)]
    return sum(hand) - (hand[fog] if fog >= 0 else 0) - len(readying)
