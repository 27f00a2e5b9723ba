"""Battle: an ordered unit attacks an enemy, in close assault or by fire."""

from __future__ import annotations

from collections.abc import Callable

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.legality import Requirement

from .. import event_rules, turn_flow
from ..combat import base_dice, beside_enemy, blockers, sees, shot
from ..ground import crush, extras, grounds_on, reach
from ..state import pieces
from ..state.names import ground_name
from ..state.position import BATTLE, PLAY, Ambush, Draft, Fight, Orders, Position
from ..state.setup import Card, Unit
from . import ACTS, Kind, acting, action_parameters, orders_of, own_number, own_unit, side_of, tile_of


def _distance(p: Position, a: Action) -> int:
    return p.setup.board.distance[tile_of(a)][tile_of(a, 1)]


def overruns(p: Position, unit: int) -> bool:
    """Return whether this unit can battle again because it took ground."""
    return bool(p.front and p.front.unit == unit and p.front.overrun)


def card_lets(p: Position, a: Action) -> bool:
    """Return whether the card in force lets the unit battle at all."""
    unit = own_unit(p, a)
    return unit is None or extras(p, unit).battles


def battle_left(p: Position, a: Action) -> bool:
    """Return whether the unit has a battle left this turn."""
    unit, orders = own_unit(p, a), orders_of(p, a)
    return unit is None or orders is None or _battle_left(p, orders, extras(p, unit))


def _battle_left(p: Position, orders: Orders, card: Card) -> bool:
    if overruns(p, orders.unit):
        return True
    return orders.battles < card.fights and not (card.again and orders.moves > 1) and not orders.advances


def not_interrupted(p: Position, a: Action) -> bool:
    """Return whether no other unit has battled since this one did.

    A unit must finish all its battles before the next unit's (rule m44.ground.8).
    """
    orders = orders_of(p, a)
    return orders is None or not orders.battles or not battle_left(p, a) or p.front is None or p.front.unit == own_number(p, a)


def not_moved_too_far(p: Position, a: Action) -> bool:
    """Return whether the unit has moved no farther than it can before a battle."""
    unit, orders = own_unit(p, a), orders_of(p, a)
    return unit is None or orders is None or _near_enough(p, orders, unit)


def _near_enough(p: Position, orders: Orders, unit: Unit) -> bool:
    return orders.moves > 1 or orders.steps <= reach(p, unit)[1]


def not_calm(p: Position, a: Action) -> bool:
    """Return whether the unit has entered no terrain this turn on which it cannot battle at once."""
    orders = orders_of(p, a)
    return orders is None or not orders.calm


def not_afloat(p: Position, a: Action) -> bool:
    """Return whether the unit is out of the ocean."""
    return own_number(p, a) < 0 or not _afloat(p, tile_of(a))


def _afloat(p: Position, tile: str) -> bool:
    return tile in p.setup.afloat


def _enemy(p: Position, a: Action) -> bool:
    target = p.unit_on(tile_of(a, 1))
    return target is not None and target.side != side_of(p, a)


def _check_pair(holds: Callable[[Position, Unit, Action], bool]) -> Callable[[Position, Action], bool]:
    """Return a check for one of your units and an enemy. It is true if either is missing."""

    def answer(p: Position, a: Action) -> bool:
        unit = own_unit(p, a)
        return unit is None or not _enemy(p, a) or holds(p, unit, a)

    return answer


def _in_range(p: Position, unit: Unit, a: Action) -> bool:
    return base_dice(unit, _distance(p, a)) > 0


def _close_first(p: Position, unit: Unit, a: Action) -> bool:
    return _distance(p, a) == 1 or not beside_enemy(p, tile_of(a), unit.side)


def _card_range(p: Position, unit: Unit, a: Action) -> bool:
    where = extras(p, unit).where
    if not where or overruns(p, own_number(p, a)):
        return True
    return (_distance(p, a) == 1) == (where == "beside")


def _sight(p: Position, unit: Unit, a: Action) -> bool:
    return not unit.kind.sight or not _in_range(p, unit, a) or not blockers(p, tile_of(a), tile_of(a, 1))


def _some_dice(p: Position, unit: Unit, a: Action) -> bool:
    return not _in_range(p, unit, a) or _dice(p, own_number(p, a), p.find_unit(tile_of(a, 1))) > 0


def _dice(p: Position, unit: int, target: int) -> int:
    """Return the dice of a battle. Armor has already removed the wire on its hex (m44.wire.3)."""
    tile = p.stands[unit][0]
    if tile in p.wire and p.setup.units[unit].kind.arm == "armor":
        p = p._replace(wire=p.wire - {tile})
    return shot(p, unit, target).dice


def about_sight(p: Position, a: Action) -> dict[str, object]:
    """Return the hexes that block the line of sight, for an explanation."""
    return {**action_parameters(p, a), "hexes": list(blockers(p, tile_of(a), tile_of(a, 1)))}


def about_range(p: Position, a: Action) -> dict[str, object]:
    """Return the distance and the unit's range."""
    unit = own_unit(p, a)
    return {**action_parameters(p, a), "range": _distance(p, a), "most": len(unit.kind.dice) if unit else 0}


def about_dice(p: Position, a: Action) -> dict[str, object]:
    """Return the sum that leaves no dice."""
    dice = shot(p, own_number(p, a), p.find_unit(tile_of(a, 1)))
    return {
        **action_parameters(p, a),
        "base": dice.base + dice.bonus,
        "cover": dice.cover,
        "penalty": dice.penalty,
        "ground": ground_name(dice.cover_from) if dice.cover_from else "",
    }


def ready(p: Position, orders: Orders) -> bool:
    """Return whether an ordered unit can battle at all. This is the same as CAN_BATTLE, but faster, for lists of actions."""
    unit, tile = p.setup.units[orders.unit], p.stands[orders.unit][0]
    card = extras(p, unit)
    if not card.battles:  # m44.order.5
        return False
    if (orders.moves or orders.battles) and not _battle_left(p, orders, card):  # m44.battle.2
        return False
    if orders.battles and p.front is not None and p.front.unit != orders.unit:  # m44.ground.8
        return False
    if orders.steps and not _near_enough(p, orders, unit):  # LIMITS
        return False
    return not (orders.calm and any(g.calm for g in grounds_on(p, tile))) and not _afloat(p, tile)  # citing.CALM, m44.ocean.3


def targets(p: Position, number: int) -> list[Action]:
    """Return the battles of a unit from its hex. This is the same as OF_TARGET, but faster, for lists of actions."""
    setup, unit, tile, battles = p.setup, p.setup.units[number], p.stands[number][0], list[Action]()
    kind, tables = unit.kind, setup.tables
    enemies = tables.field(p.stands).sides[1 - unit.side] & tables.find_hexes_around(tile, len(kind.dice))
    if not enemies:
        return battles
    adjacent = enemies & tables.find_hexes_around(tile, 1)
    enemies = adjacent or enemies  # m44.battle.4
    where = "" if overruns(p, number) else extras(p, unit).where
    if where and bool(adjacent) != (where == "beside"):  # m44.order.5
        return battles
    distance, cover, penalty = setup.board.distance[tile], setup.cover[kind.arm], setup.penalty[kind.arm].get(tile, 0)
    for enemy in setup.numbers[1 - unit.side]:
        goal = p.stands[enemy][0]
        if not tables.bit[goal] & enemies:
            continue
        dice = base_dice(unit, distance[goal])
        if dice <= 0:  # m44.range.1
            continue
        if kind.sight and not adjacent and not sees(p, tile, goal):  # m44.sight.1
            continue
        enough = dice > cover.get(goal, 0) + penalty and goal not in p.sandbags and tile not in p.wire
        if enough or _dice(p, number, enemy) > 0:  # m44.dice.2
            battles.append(Action("battle", setup.sides[unit.side], "", (tile, goal)))
    return battles


def _list_actions(p: Position) -> list[Action]:
    battles: list[Action] = []
    if p.pending or p.phase == PLAY:
        return battles
    for orders in p.orders:
        if ready(p, orders):
            battles += targets(p, orders.unit)
    return battles


def can_ambush(p: Position | Draft, unit: int, target: int) -> bool:
    """Return whether the target's side can answer a close assault with an Ambush. This is rule m44.card.ambush.5."""
    setup = p.setup
    side = setup.units[target].side
    held = any(count and card.does == "ambush" for card, count in zip(setup.cards, p.hands[side], strict=True))
    return held and open_to_ambush(p, unit, target)


def open_to_ambush(p: Position | Draft, unit: int, target: int) -> bool:
    """Return whether an assaulted target could battle first, by open information. This is rule m44.card.ambush.5."""
    return not any(g.afloat for g in grounds_on(p, p.stands[target][0])) and shot(p, target, unit, ambush=True).dice > 0


def _battle(d: Draft, p: Position, a: Action) -> None:
    unit, target, orders = acting(p, a), p.find_unit(tile_of(a, 1)), p.find_orders(acting(p, a))
    if orders is None:  # pragma: no cover (no unit battles without an order)
        return
    overrun = overruns(p, unit)
    d.phase = BATTLE
    if d.setup.units[unit].kind.arm == "armor":
        crush(d, unit, "m44.wire.5")
    d.note(unit, battles=orders.battles + (not overrun), overran=orders.overran or overrun, moves=max(orders.moves, 1))
    dice = shot(d, unit, target)
    d.front = turn_flow.front_of(unit, tile_of(a, 1), dice.range)
    fighter, start, goal = d.setup.units[unit], grounds_on(d, tile_of(a)), grounds_on(d, tile_of(a, 1))
    rules = event_rules.battle(fighter, dice, extras(d, fighter), overrun=overrun, steps=orders.steps, before=orders.battles)
    rules += event_rules.sandbags(goal, dice)
    if dice.range == 1 and d.setup.options.tactics and any(g.afloat for g in goal):
        rules += ("m44.card.ambush.5", "m44.ocean.3")
    if fighter.kind.sight and dice.range > 1:
        rules += event_rules.sight(p.setup.board.line(tile_of(a), tile_of(a, 1)), start, goal)
    d.emit(
        "battled", *rules, unit=d.name(unit), target=d.name(target), hex=tile_of(a), to=tile_of(a, 1), range=dice.range, dice=dice.dice,
        base=dice.base, bonus=dice.bonus, cover=dice.cover, by=dice.cover_from, penalties=dict(dice.penalties), overrun=overrun,
    )  # fmt: skip
    d.pending.append(Fight(unit, target, tile_of(a)))
    if dice.range == 1 and can_ambush(d, unit, target):
        d.pending.append(Ambush(unit, target))


def _limit(p: Position, a: Action) -> str:
    """Return the rule that limits the unit's move before a battle: the card's, or that of its kind."""
    unit = own_unit(p, a)
    if unit is None:
        return ""
    card = extras(p, unit)
    return event_rules.card(card) if card.hexes >= 0 else event_rules.kind_move(unit.kind)


def _stands_on(p: Position, a: Action) -> str:
    """Return the rule by which a unit that has just entered its hex cannot battle ("": none)."""
    return next((event_rules.CALM[g.id] for g in grounds_on(p, tile_of(a)) if g.calm), "") if own_number(p, a) >= 0 else ""


Question = Callable[[Position, Action], bool]


def _require_by_rule(rule: str, rule_of: Callable[[Position, Action], str], holds: Question, why: str) -> Requirement[Position]:
    """Return a requirement for one of several rules that share a check. It applies only to the units of that rule."""
    return Requirement(rule, lambda p, a: rule_of(p, a) != rule or holds(p, a), action_parameters, why)


LIMITS = (
    *dict.fromkeys((*event_rules.MOVES.values(), *(event_rules.card(card) for card in pieces.cards() if card.hexes >= 0))),
    event_rules.OWN_CARD,
    event_rules.OWN_UNIT,
)
CAN_BATTLE = (
    *ACTS,
    Requirement("m44.order.5", card_lets, action_parameters, "why-m44-card-no-battle"),
    Requirement("m44.battle.2", battle_left, action_parameters, "why-m44-battled"),
    Requirement("m44.ground.8", not_interrupted, action_parameters, "why-m44-interrupted"),
    *(_require_by_rule(rule, _limit, not_moved_too_far, "why-m44-moved-too-far") for rule in LIMITS),
    *(_require_by_rule(rule, _stands_on, not_calm, "why-m44-entered") for rule in (*event_rules.CALM.values(), event_rules.CALM.default)),
    Requirement("m44.ocean.3", not_afloat, action_parameters, "why-m44-afloat"),
)
"""The requirements for any battle of a unit."""

OF_TARGET = (
    Requirement("m44.battle.3", _enemy, action_parameters, "why-m44-no-enemy"),
    Requirement("m44.range.1", _check_pair(_in_range), about_range, "why-m44-range"),
    Requirement("m44.battle.4", _check_pair(_close_first), action_parameters, "why-m44-close-first"),
    Requirement("m44.order.5", _check_pair(_card_range), action_parameters, "why-m44-card-range"),
    Requirement("m44.sight.1", _check_pair(_sight), about_sight, "why-m44-sight"),
    Requirement("m44.dice.2", _check_pair(_some_dice), about_dice, "why-m44-no-dice"),
)
"""The requirements for a battle against that unit."""
KIND: Kind = Kind("battle", "hexes", (*CAN_BATTLE, *OF_TARGET), _list_actions, _battle, (2, 2), legal=_list_actions)
