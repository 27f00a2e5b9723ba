"""Clear wire: infantry does it instead of a battle, and armor on the wire does it before one."""

from __future__ import annotations

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.legality import Requirement

from ..state.position import BATTLE, Draft, Position
from . import Kind, acting, action_parameters, actions, own_unit, tile_of
from .battle import CAN_BATTLE, card_lets

WITHOUT_CARD = tuple(requirement for requirement in CAN_BATTLE if requirement.why != "why-m44-card-no-battle")


def _on_wire(p: Position, a: Action) -> bool:
    return tile_of(a) in p.wire


def _no_guns(p: Position, a: Action) -> bool:
    unit = own_unit(p, a)
    return unit is None or unit.kind.arm != "artillery"


def _clear(d: Draft, p: Position, a: Action) -> None:
    unit, orders = acting(p, a), p.find_orders(acting(p, a))
    d.wire -= {tile_of(a)}
    by_card = ("m44.card.close-assault.2",) if d.rules.where == "beside" else ()
    d.emit("wire-gone", "m44.wire.2", "m44.wire.6", *by_card, unit=d.name(unit), hex=tile_of(a))
    if d.setup.units[unit].kind.arm == "infantry":
        d.phase, d.front = BATTLE, None
        d.note(unit, battles=(orders.battles if orders else 0) + 1)


KIND: Kind = Kind(
    "clear",
    "hexes",
    (
        *WITHOUT_CARD,
        Requirement("m44.wire.6", card_lets, action_parameters, "why-m44-card-no-clear"),
        Requirement("m44.wire.2", _on_wire, action_parameters, "why-m44-no-wire"),
        Requirement("m44.wire.4", _no_guns, action_parameters, "why-m44-guns-on-wire"),
    ),
    lambda p: actions(p, "clear", [(p.stands[o.unit][0],) for o in p.orders if p.stands[o.unit][0] in p.wire]) if p.wire else (),
    _clear,
    (1, 1),
)
