"""Take ground: advance into the hex that a close assault has emptied."""

from __future__ import annotations

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.legality import Requirement

from .. import event_rules
from ..ground import arrive, enterable, grounds_on, steep_between
from ..state.position import Draft, Front, Position
from . import ACTS, Kind, acting, action_parameters, actions, orders_of, own_number, own_unit, tile_of
from .move import about_steep


def _after_close_assault(p: Position, a: Action) -> bool:
    unit = own_number(p, a)
    return unit < 0 or (p.front is not None and p.front.unit == unit and p.front.hex == tile_of(a, 1))


def _is_empty(p: Position, a: Action) -> bool:
    return p.find_unit(tile_of(a, 1)) < 0


def _no_guns(p: Position, a: Action) -> bool:
    unit = own_unit(p, a)
    return unit is None or unit.kind.ground


def _not_stopped(p: Position, a: Action) -> bool:
    orders = orders_of(p, a)
    return orders is None or not orders.stopped


def _enterable(p: Position, a: Action) -> bool:
    unit = own_unit(p, a)
    return unit is None or not _can_enter(p, a) or enterable(p, unit, tile_of(a, 1))


def _can_enter(p: Position, a: Action) -> bool:
    unit = own_unit(p, a)
    return unit is None or tile_of(a, 1) not in p.setup.forbidden_hexes[unit.kind.arm]


def _not_steep(p: Position, a: Action) -> bool:
    return not steep_between(p, tile_of(a), (tile_of(a, 1),))


def _is_in_play(p: Position, _: Action) -> bool:
    return p.setup.options.ground


def _take(d: Draft, p: Position, a: Action) -> None:
    unit, orders = acting(p, a), p.find_orders(acting(p, a))
    if orders is None:  # pragma: no cover (no unit takes ground without an order)
        return
    d.emit(
        "took-ground",
        *event_rules.advance(grounds_on(p, tile_of(a, 1)), again=orders.overran, moved=orders.steps > 0),
        unit=d.name(unit),
        path=[tile_of(a), tile_of(a, 1)],
    )
    arrival = arrive(d, unit, (tile_of(a, 1),))
    d.note(unit, advances=orders.advances + 1, **arrival)
    again = d.setup.units[unit].kind.overrun and d.setup.options.overrun and not orders.overran
    d.front = Front(unit, "", overrun=True) if again else None


KIND: Kind = Kind(
    "take",
    "hexes",
    (
        *ACTS,
        Requirement("m44.ground.1", _after_close_assault, action_parameters, "why-m44-no-front"),
        Requirement("m44.ground.2", _is_empty, action_parameters, "why-m44-not-emptied"),
        Requirement("m44.ground.3", _no_guns, action_parameters, "why-m44-guns-stay"),
        Requirement("m44.ground.4", _not_stopped, action_parameters, "why-m44-stopped"),
        Requirement("m44.bunker.1", _enterable, action_parameters, "why-m44-arm"),
        Requirement("m44.own.1", _can_enter, action_parameters, "why-m44-barred"),
        Requirement("m44.own.8", _not_steep, about_steep, "why-m44-steep"),
        Requirement("m44.variant.2", _is_in_play, action_parameters, "why-m44-no-ground"),
    ),
    lambda p: actions(p, "take", [(p.stands[p.front.unit][0], p.front.hex)]) if p.front and p.front.hex else (),
    _take,
    (2, 2),
)
