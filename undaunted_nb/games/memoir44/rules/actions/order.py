"""Give orders: one unit after another, or all that the card calls."""

from __future__ import annotations

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.legality import Requirement

from .. import event_rules
from ..orders import open_to, present_call, room_for, sections_for
from ..state import variants
from ..state.position import ORDER, Draft, Orders, Position, Roll
from ..state.setup import ALL
from ..turn_flow import hand_dice
from . import IN_TURN, ORDER_PHASE, OWN_UNIT, PLAY_FIRST, Kind, acting, action_parameters, orders_of, own_number


def _is_called(p: Position, a: Action) -> bool:
    unit = own_number(p, a)
    return unit < 0 or p.phase != ORDER or unit in present_call(p).units


def _no_order_yet(p: Position, a: Action) -> bool:
    return orders_of(p, a) is None


def _room(p: Position, a: Action) -> bool:
    unit = own_number(p, a)
    if unit < 0 or not _is_called(p, a) or not _no_order_yet(p, a) or p.phase != ORDER:
        return True
    return not p.done and room_for(p, unit)


def _orders_all(p: Position, _: Action) -> bool:
    """Return whether the card orders all units that fit and one still has no order. A single substitute unit does not count."""
    return p.phase != ORDER or (p.rules.orders == ALL and _can_all(p))


def _can_all(p: Position) -> bool:
    present = present_call(p)
    return len(p.orders) < len(present.units) == present.most


def _list_actions(p: Position) -> list[Action]:
    if p.phase != ORDER or p.done or p.pending:
        return []
    order = p.setup.tables.orders[p.turn]
    return [order[p.stands[i][0]] for i in open_to(p)]


def _all_offered(p: Position) -> tuple[Action, ...]:
    return (p.setup.tables.whole[p.turn]["order all"],) if p.phase == ORDER and p.rules.orders == ALL else ()


def _order(d: Draft, p: Position, a: Action) -> None:
    unit = acting(p, a)
    if d.rules.does == "heal":
        d.done = True
        d.emit("treated", "m44.card.medics.1", unit=d.name(unit), hex=d.stands[unit][0])
        d.pending.append(Roll("heal", unit, -1, hand_dice(d)))
    else:
        give(d, [unit])
        _say_leader(d, p, unit)


def _say_leader(d: Draft, p: Position, unit: int) -> None:
    """Emit the leader of a unit on a dashed line under a card of several sections.

    This applies to team games, if the orders decide it.
    """
    side, tile = d.setup.units[unit].side, d.stands[unit][0]
    if not p.rules.each or len(d.setup.sections[side][tile]) < 2:
        return
    leaders = variants.leading(d.setup, side, sections_for(p._replace(orders=d.orders), unit))
    if leaders:
        d.emit("led", "m44.variant.7", unit=d.name(unit), hex=tile, commanders=list(leaders), n=len(leaders))


def _order_all(d: Draft, p: Position, _: Action) -> None:
    present = present_call(p)
    give(d, [unit for unit in present.units if p.find_orders(unit) is None])


def give(d: Draft, units: list[int]) -> None:
    """Give orders to units."""
    d.orders = tuple(sorted((*d.orders, *map(Orders, units))))
    for unit in units:
        tile, ordered = d.stands[unit][0], d.setup.units[unit]
        between = len(d.setup.sections[ordered.side][tile]) > 1
        d.emit("ordered", *event_rules.order(ordered, d.rules, between=between), unit=ordered.id, hex=tile)


ORDER_UNIT: Kind = Kind(
    "order",
    "hexes",
    (
        IN_TURN,
        PLAY_FIRST,
        ORDER_PHASE,
        OWN_UNIT,
        Requirement("m44.order.2", _is_called, action_parameters, "why-m44-called"),
        Requirement("m44.order.3", _room, action_parameters, "why-m44-room"),
        Requirement("m44.order.4", _no_order_yet, action_parameters, "why-m44-one-order"),
    ),
    _list_actions,
    _order,
    (1, 1),
    (ORDER,),
    legal=_list_actions,
)
ORDER_ALL: Kind = Kind(
    "order all",
    "nothing",
    (IN_TURN, PLAY_FIRST, ORDER_PHASE, Requirement("m44.order.3", _orders_all, action_parameters, "why-m44-order-all")),
    _all_offered,
    _order_all,
    phases=(ORDER,),
    fits_card=lambda card: card.orders == ALL,
    legal=lambda p: actions if (actions := _all_offered(p)) and _can_all(p) else (),
)
