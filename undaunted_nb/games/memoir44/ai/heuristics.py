"""The rules of thumb of Memoir '44 (``search/heuristics.py`` chooses by them)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from undaunted_nb.engine.action import Action
from undaunted_nb.probability.number_format import in_percent
from undaunted_nb.probability.stable_sum import add_numbers
from undaunted_nb.search.heuristics import Effort, Method, Rule, by_kind

from ..rules.ground import extras, grounds_on
from ..rules.orders import Call, call, count_matches, find_repeated_order
from ..rules.state.names import card_name, unit_name
from ..rules.state.position import Position, Retreat
from ..rules.state.setup import NO_CARD, Card
from . import evaluation, win_probability
from .evaluation import FIGURE, MEDAL

KEY = "m44"
LATER = 0.01
"""How much battles count against moves: all moves come first."""
FIRST = 100.0
"""How much orders count against moves: all orders come first."""
WORTHWHILE = 0.3
"""The least gain for which a unit moves."""
LEAST = 1e-6
"""The worth of playing a card because a turn needs one: it decides nothing."""
KEEPING = {"ambush": 3.0, "copy": 3.0}
"""The worth of keeping cards that act outside their own turn, or copy."""

Reasons = Mapping[str, object]


class Facts:
    """The facts of a position that the rules use, worked out when they are first needed."""

    def __init__(self, p: Position, side: str) -> None:
        self.p, self.setup, self.side = p, p.setup, side
        self.player, self._unit_on = p.setup.side(side), p.setup.tables.field(p.stands).unit_on
        self._fears = evaluation.fears_of(p, self.player)
        self._pulls: dict[int, list[evaluation.Pull]] = {}
        self._battles: dict[tuple[int, str], tuple[float, int, int]] = {}

    def unit(self, a: Action) -> int:
        """Return the unit on the hex that an action names first."""
        return self._unit_on.get(str(a.args[0]), -1) if a.args else -1

    def battle(self, unit: int, tile: str) -> tuple[float, int, int]:
        """Return the worth of the best battle of a unit from a hex, its target and its dice."""
        key = unit, tile
        if key not in self._battles:
            card, battles = extras(self.p, self.setup.units[unit]), self._fears.aims
            place = unit, card.id, tile
            if place not in battles:
                battles[place] = evaluation.aims(self.p, unit, tile, card)
            self._battles[key] = evaluation.best_target(self.p, tile, battles[place])
        return self._battles[key]

    def exposure(self, unit: int, tile: str) -> float:
        """Return what a unit must fear on a hex."""
        key = unit, self.p.stands[unit][1], tile
        worths = self._fears.exposure
        if key not in worths:
            worths[key] = evaluation.exposure(self.p, unit, tile)
        return worths[key]

    def pull(self, unit: int, tile: str) -> float:
        """Return the worth of the objectives that the side wants to a unit on a hex."""
        if not self.objectives:
            return 0.0
        if unit not in self._pulls:
            self._pulls[unit] = evaluation.pulls(self.p, self.player, unit, self.objectives)
        return evaluation.pull(self._pulls[unit], tile)

    def objective_at(self, unit: int, tile: str) -> float:
        """Return the worth of the objectives on a hex for a unit that is there or goes there."""
        return evaluation.objective_at(self.p, self.player, tile, unit) if tile in self._goals else 0.0

    @cached_property
    def _goals(self) -> frozenset[str]:
        """The hexes of all objectives."""
        return frozenset().union(*(objective.hexes for objective in self.setup.objectives))

    def contact(self, unit: int, tile: str) -> float:
        """Return the worth of being near the enemy for a unit on a hex."""
        nearest = self._fears.nearest
        if tile not in nearest:
            nearest[tile] = evaluation.to_enemy(self.p, self.player, tile)
        far = max(0, nearest[tile] - len(self.setup.units[unit].kind.dice))
        return evaluation.CONTACT * evaluation.NEARER[far]

    def battles_after(self, unit: int, path: tuple[str, ...]) -> bool:
        """Return whether a unit can still battle after this path."""
        mover = self.setup.units[unit]
        card = extras(self.p, mover)
        farthest = mover.kind.battle if card.hexes < 0 else card.then
        calm = any(g.calm for g in grounds_on(self.p, path[-1])) and not mover.kind.undeterred
        return card.battles and len(path) <= farthest and not calm and path[-1] not in self.setup.afloat

    def card_and_call(self, a: Action) -> tuple[Card, Call]:
        """Return the card that an action puts in force, and the units that it can order."""
        card, section = self.setup.cards[self.setup.by_card[a.card]], str(a.args[0]) if a.args else ""
        if card.does == "copy":
            order = find_repeated_order(self.p, self.player)
            if order.card < 0:
                return NO_CARD, Call({}, {})
            card, section = self.setup.cards[order.card], order.section
        grants = (0, 0, (sum(self.p.hands[self.player]) + 1) // 2) if card.does == "grant" else ()
        return card, call(self.p, self.player, card, section, grants)

    def potential(self, unit: int, card: Card) -> float:
        """Return about the worth of the battles of a unit that has an order under a card."""
        fighter = self.setup.units[unit]
        extra = card if fighter.kind.arm in card.arms else NO_CARD
        steps = (fighter.kind.battle if extra.hexes < 0 else extra.then) if extra.moves else 0
        key = (unit, steps, extra.battles, extra.close, extra.fire)
        if key not in self._potentials:
            worth = evaluation.soon(self.p, unit, steps, extra) if extra.battles else 0.0
            self._potentials[key] = max(worth, 0.0)
        return self._potentials[key] + 0.3

    def order(self, unit: int, card: Card) -> float:
        """Return about the worth of an order for a unit under a card, with the objectives that it can go to."""
        return self.potential(unit, card) + self.objective_worth(unit, card)

    @cached_property
    def _potentials(self) -> dict[tuple[int, int, bool, int, int], float]:
        return {}

    def objective_worth(self, unit: int, card: Card) -> float:
        """Return the worth of the best objective that a unit can go to now, or a share of that of a farther one."""
        kind = self.setup.units[unit].kind
        extra = card if kind.arm in card.arms else NO_CARD
        if not extra.moves:
            return 0.0
        steps = kind.move if extra.hexes < 0 else extra.hexes
        away = self.setup.board.distance[self.p.stands[unit][0]]
        return max((0.8 * worth * (1.0 if away[goal] <= steps else 0.15) for goal, worth in self.objectives), default=0.0)

    @cached_property
    def objectives(self) -> list[tuple[str, float]]:
        """The objectives that the side wants."""
        return evaluation.open_objectives(self.p, self.player)

    def best_units(self, card: Card, units_called: Call) -> list[int]:
        """Return the units that a card would best order, the most useful ones first."""
        units = sorted(units_called.units, key=lambda unit: (-self.order(unit, card), unit))
        selected: list[int] = []
        for unit in units:
            if len(selected) == units_called.most:
                break
            if count_matches(tuple(units_called.units[number] for number in (*selected, unit)), units_called.orders) == len(selected) + 1:
                selected.append(unit)
        return selected

    def uses(self, a: Action) -> tuple[Card, list[int]]:
        """Return the card that an action puts in force, and the units that it would best order."""
        if a not in self._uses:
            card, units = self.card_and_call(a)
            self._uses[a] = card, self.best_units(card, units) if units.units else []
        return self._uses[a]

    @cached_property
    def _uses(self) -> dict[Action, tuple[Card, list[int]]]:
        return {}


def facts(p: Position, side: str) -> Facts:
    """Return the facts of a position as a side sees it."""
    return Facts(p, side)


# Cards


def _attacks(f: Facts, a: Action) -> float:
    card, units = f.uses(a)
    return add_numbers(f.potential(unit, card) for unit in units) - KEEPING.get(card.does, 0.0) * (card.does == "copy")


def _about_attacks(f: Facts, a: Action) -> Reasons:
    card, units = f.uses(a)
    return {"card": card_name(f.setup, a.card), "n": 0 if card.does == "grant" else len(units)}


def _objective_worth(f: Facts, a: Action) -> float:
    card, units = f.uses(a)
    return add_numbers(f.objective_worth(unit, card) for unit in units)


def _bombs(f: Facts, a: Action) -> float:
    card = f.setup.cards[f.setup.by_card[a.card]]
    if not card.strike:
        return 0.0
    dice = card.strike.dice[f.side]
    worths = sorted((evaluation.damage(f.p, i, dice, stars=card.strike.stars) for i in evaluation.enemies(f.p, f.player)), reverse=True)
    return worths[0] + 0.5 * add_numbers(worths[1 : card.strike.targets]) if worths else 0.0


def _about_card(f: Facts, a: Action) -> Reasons:
    return {"card": card_name(f.setup, a.card)}


def _heals(f: Facts, a: Action) -> float:
    card, units = f.uses(a)
    losses = max((f.setup.units[i].figures - f.p.stands[i][1] for i in units), default=0)
    return 1.2 * FIGURE * losses if card.does == "heal" else 0.0


def _digs_in(f: Facts, a: Action) -> float:
    card, units = f.uses(a)
    return add_numbers(min(1.5, f.exposure(unit, f.p.stands[unit][0])) for unit in units) if card.does == "dig" else 0.0


def _must(_f: Facts, _a: Action) -> float:
    return LEAST


def _keeps(f: Facts, a: Action) -> float:
    card = f.setup.cards[f.setup.by_card[a.card]]
    return KEEPING.get(card.does, 0.0) + 1.0 + _attacks(f, a._replace(args=("center",) if card.section else ())) + _bombs(f, a)


# Orders


def _orders(f: Facts, a: Action) -> float:
    return FIRST * (1 + f.order(f.unit(a), extras(f.p, f.setup.units[f.unit(a)])))


def _about_order(f: Facts, a: Action) -> Reasons:
    """Return why a unit has an order: lost figures under a card that heals, an objective, an enemy in reach, or an order to spare."""
    unit, tile = f.unit(a), str(a.args[0])
    ordered, card, away = f.setup.units[unit], extras(f.p, f.setup.units[unit]), f.setup.board.distance[tile]
    parameters = {"unit": unit_name(f.setup, unit), "hex": tile, "target": "", "at": "", "n": 0}
    if f.p.rules.does == "heal":
        return {**parameters, "why": "heal", "n": ordered.figures - f.p.stands[unit][1]}
    if f.objective_worth(unit, card) > f.potential(unit, card):
        goal = min((goal for goal, _ in f.objectives), key=lambda goal: (away[goal], goal))
        return {**parameters, "why": "goal", "at": goal, "n": away[goal]}
    nearest = min(evaluation.enemies(f.p, f.player), key=lambda enemy: (away[f.p.stands[enemy][0]], enemy), default=-1)
    if nearest >= 0 and away[goal_tile := f.p.stands[nearest][0]] <= ordered.kind.battle + len(ordered.kind.dice):
        return {**parameters, "why": "enemy", "target": unit_name(f.setup, nearest), "at": goal_tile, "n": away[goal_tile]}
    return {**parameters, "why": "spare"}


def _orders_all(_f: Facts, _a: Action) -> float:
    return FIRST * 1000


def _about_unit(f: Facts, a: Action) -> Reasons:
    return {"unit": unit_name(f.setup, f.unit(a)), "hex": str(a.args[0]), "to": str(a.args[-1])}


# Moves


def _path(a: Action) -> tuple[str, ...]:
    return tuple(map(str, a.args[1:]))


def _takes_objective(f: Facts, a: Action) -> float:
    unit = f.unit(a)
    return f.objective_at(unit, str(a.args[-1])) - f.objective_at(unit, str(a.args[0]))


def _heads_for(f: Facts, a: Action) -> float:
    unit = f.unit(a)
    return f.pull(unit, str(a.args[-1])) - f.pull(unit, str(a.args[0]))


def _about_goal(f: Facts, a: Action) -> Reasons:
    away = f.setup.board.distance
    end, start = str(a.args[-1]), str(a.args[0])
    nearer = [(worth * (evaluation.NEARER[away[end][goal]] - evaluation.NEARER[away[start][goal]]), goal) for goal, worth in f.objectives]
    goal = max(nearer, default=(0.0, end))[1]
    return {**_about_unit(f, a), "goal": goal, "steps": away[end][goal]}


def _fires_from(f: Facts, a: Action) -> float:
    unit, path = f.unit(a), _path(a)
    after = f.battle(unit, path[-1])[0] if f.battles_after(unit, path) else 0.0
    return after - f.battle(unit, str(a.args[0]))[0]


def _about_fire(f: Facts, a: Action) -> Reasons:
    _, target, dice = f.battle(f.unit(a), str(a.args[-1]))
    named = {"target": unit_name(f.setup, target), "at": f.p.stands[target][0]} if target >= 0 else {"target": "", "at": ""}
    return {**_about_unit(f, a), **named, "dice": dice}


def _safer(f: Facts, a: Action) -> float:
    unit = f.unit(a)
    return f.exposure(unit, str(a.args[0])) - f.exposure(unit, str(a.args[-1]))


def _closer(f: Facts, a: Action) -> float:
    unit = f.unit(a)
    return f.contact(unit, str(a.args[-1])) - f.contact(unit, str(a.args[0]))


def _stays(_f: Facts, _a: Action) -> float:
    return -WORTHWHILE


# Battles


def _target(f: Facts, a: Action) -> int:
    return f.p.find_unit(str(a.args[1]))


def _dice(f: Facts, a: Action) -> int:
    unit = f.unit(a)
    return evaluation.dice_at(f.p, unit, str(a.args[0]), _target(f, a), extras(f.p, f.setup.units[unit]))


def _kill_chance(f: Facts, a: Action) -> float:
    target = _target(f, a)
    unit, figures = f.setup.units[target], f.p.stands[target][1]
    return evaluation.at_least(_dice(f, a), evaluation.HIT.get(unit.kind.arm, evaluation.GRENADE_ALONE), figures)


def _battles(f: Facts, a: Action) -> float:
    return LATER * (evaluation.damage(f.p, _target(f, a), _dice(f, a)) + 0.5) if not _finishes(f, a) else 0.0


def _finishes(f: Facts, a: Action) -> float:
    if f.p.stands[_target(f, a)][1] > _dice(f, a) or _kill_chance(f, a) < 0.2:
        return 0.0
    return LATER * (evaluation.damage(f.p, _target(f, a), _dice(f, a)) + 0.5)


def _about_battle(f: Facts, a: Action) -> Reasons:
    target = _target(f, a)
    return {
        "target": unit_name(f.setup, target), "hex": f.p.stands[target][0], "dice": _dice(f, a), "figures": f.p.stands[target][1],
        "percent": in_percent(_kill_chance(f, a)),
    }  # fmt: skip


def _clears(f: Facts, a: Action) -> float:
    return LATER * (4.0 if f.setup.units[f.unit(a)].kind.arm == "armor" else 0.8)


def _digs(_f: Facts, _a: Action) -> float:
    return 1.0


def _strikes(f: Facts, a: Action) -> float:
    strike = f.p.rules.strike
    dice = strike.dice[f.side] if strike else 0
    stars = bool(strike and strike.stars)
    return LATER * (1 + add_numbers(evaluation.damage(f.p, f.p.find_unit(str(tile)), dice, stars=stars) for tile in a.args))


def _about_strike(f: Facts, a: Action) -> Reasons:
    target = f.p.find_unit(str(a.args[0]))
    return {"n": len(a.args), "target": unit_name(f.setup, target), "hex": str(a.args[0])}


# Ground


def _ground(f: Facts, unit: int, start: str, end: str) -> float:
    gain = f.objective_at(unit, end) - f.objective_at(unit, start)
    gain += f.pull(unit, end) - f.pull(unit, start)
    return gain + f.exposure(unit, start) - f.exposure(unit, end)


def _takes(f: Facts, a: Action) -> float:
    unit, end = f.unit(a), str(a.args[1])
    return LATER * (_ground(f, unit, str(a.args[0]), end) + 0.5)


def _overruns(f: Facts, a: Action) -> float:
    unit = f.unit(a)
    orders = f.p.find_orders(unit)
    if not f.setup.units[unit].kind.overrun or not f.setup.options.overrun or (orders and orders.overran):
        return 0.0
    return LATER * f.battle(unit, str(a.args[1]))[0]


def _retreats(f: Facts, a: Action) -> float:
    return _ends_up(f, a) if len(a.args) > 1 else 0.0


def _cannot(f: Facts, a: Action) -> float:
    return _ends_up(f, a) if len(a.args) == 1 else 0.0


def _ends_up(f: Facts, a: Action) -> float:
    """Return the worth of the place and the losses that a retreat leads to, always more than nothing."""
    unit, end = f.unit(a), str(a.args[-1])
    task = f.p.pending[-1] if f.p.pending else None
    short = max(0, task.flags - len(_path(a))) if isinstance(task, Retreat) else 0
    return 3 * MEDAL + _ground(f, unit, str(a.args[0]), end) - 2 * FIGURE * short


def _holds(f: Facts, a: Action) -> float:  # noqa: ARG001  (a rule is asked about facts and an action)
    return 3 * MEDAL + 0.8


def _springs(_f: Facts, _a: Action) -> float:
    return 5.0


def _ends(_f: Facts, _a: Action) -> float:
    return LATER * 0.1


def _no_explanation(_f: Facts, _a: Action) -> Reasons:
    return {}


RULES = (
    Rule("units", ("play",), _attacks, _about_attacks),
    Rule("grab", ("play",), _objective_worth, _about_card),
    Rule("bomb", ("play",), _bombs, _about_card),
    Rule("heal", ("play",), _heals, _about_card),
    Rule("dig", ("play",), _digs_in, _about_card),
    Rule("keep", ("keep",), _keeps, None),
    Rule("must", ("play",), _must, _about_card),
    Rule("order", ("order",), _orders, _about_order),
    Rule("all", ("order all",), _orders_all, _no_explanation),
    Rule("objective", ("move",), _takes_objective, _about_unit),
    Rule("head", ("move",), _heads_for, _about_goal),
    Rule("fire", ("move",), _fires_from, _about_fire),
    Rule("safer", ("move",), _safer, _about_unit),
    Rule("closer", ("move",), _closer, _about_unit),
    Rule("stay", ("move",), _stays, None),
    Rule("finish", ("battle",), _finishes, _about_battle),
    Rule("battle", ("battle",), _battles, _about_battle),
    Rule("clear", ("clear",), _clears, _about_unit),
    Rule("sandbags", ("dig",), _digs, _about_unit),
    Rule("strike", ("strike", "next"), _strikes, _about_strike),
    Rule("take", ("take",), _takes, _about_unit),
    Rule("overrun", ("take",), _overruns, _about_fire),
    Rule("retreat", ("retreat",), _retreats, _about_unit),
    Rule("cannot", ("retreat",), _cannot, None),
    Rule("hold", ("ignore",), _holds, _about_unit),
    Rule("ambush", ("ambush",), _springs, _no_explanation),
    Rule("end", ("end turn", "decline", "pass"), _ends, None),
)
"""The rules of thumb."""
BY_KIND = by_kind(RULES)
ALIKE = frozenset({"strike"})


def turns(p: Position) -> int:
    """Return the number of turns that have ended."""
    return sum(p.turns)


SEARCH = Method(
    span=turns,
    look=False,
    usual=Effort(2.0, 4),
    efforts={"play": Effort(8.0, 8), "move": Effort(2.5, 4), "order all": Effort(1.0, 1)},
)
"""How the game is searched: a try ends with the turn. The card decides most of a turn. Orders all given at once need no search."""


def lead(p: Position, side: str) -> float:
    """Return the logarithm of the odds that a side wins."""
    return win_probability.lead(p, p.setup.side(side))


def topics(p: Position, side: str) -> Mapping[str, float]:
    """Return what a side has more of than its enemy, by topic."""
    return win_probability.topics(p, p.setup.side(side))


def outcomes(_p: Position) -> tuple[tuple[Action, float], ...]:
    """Return no outcomes of chance: a search judges before the dice."""
    return ()


def trust(_p: Position) -> float:
    """Return how much a worth counts for a search, on the scale of a chance to win."""
    return 0.02
