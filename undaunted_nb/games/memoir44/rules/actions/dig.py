"""Dig in: a unit ordered by Dig-In puts sandbags on its hex."""

from __future__ import annotations

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.legality import Requirement

from ..ground import extras
from ..state.position import MOVE, Draft, Position, of_side
from ..state.setup import Card
from . import ACTS, Kind, acting, action_parameters, actions, own_unit, side_of, tile_of
from .battle import not_afloat


def _digs(p: Position, a: Action) -> bool:
    unit = own_unit(p, a)
    return unit is None or extras(p, unit).does == "dig"


def _room(p: Position, a: Action) -> bool:
    return tile_of(a) not in p.sandbags


def _supply(p: Position, a: Action) -> bool:
    return p.supply[side_of(p, a)] > 0


def _dig(d: Draft, p: Position, a: Action) -> None:
    unit = acting(p, a)
    d.phase = MOVE
    d.sandbags |= {tile_of(a)}
    d.supply = of_side(d.supply, d.turn, d.supply[d.turn] - 1)
    d.note(unit, dug=True)
    d.emit("dug", "m44.card.dig-in.1", unit=d.name(unit), hex=tile_of(a), left=d.supply[d.turn])


def _is_dig(card: Card) -> bool:
    return card.does == "dig"


KIND: Kind = Kind(
    "dig",
    "hexes",
    (
        *ACTS,
        Requirement("m44.card.dig-in.1", _digs, action_parameters, "why-m44-no-digging"),
        Requirement("m44.card.dig-in.2", _room, action_parameters, "why-m44-dug"),
        Requirement("m44.card.dig-in.2", _supply, action_parameters, "why-m44-supply"),
        Requirement("m44.card.dig-in.3", not_afloat, action_parameters, "why-m44-dig-afloat"),
    ),
    lambda p: actions(p, "dig", [(p.stands[o.unit][0],) for o in p.orders]) if _is_dig(p.rules) else (),
    _dig,
    (1, 1),
    fits_card=_is_dig,
)
