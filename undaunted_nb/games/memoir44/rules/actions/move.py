"""Move an ordered unit along a path, hex by hex."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.legality import Requirement

from .. import event_rules
from ..ground import Moves, arrive, enterable, extras, grounds_on, is_rooted, most, moves, near_only, reach, steep_between, stopped_on
from ..state.names import ground_name
from ..state.position import BATTLE, MOVE, PLAY, Draft, Position
from ..state.setup import Card, Unit
from . import ACTS, Kind, acting, action_parameters, orders_of, own_unit, side_of, tile_of

TilePath = tuple[str, ...]


def path_of(a: Action) -> TilePath:
    """Return the hexes that an action enters."""
    return tuple(map(str, a.args[1:]))


def _check_mover(holds: Callable[[Position, Unit, str, TilePath], bool]) -> Callable[[Position, Action], bool]:
    """Return a check for a unit that exists and moves. It is true otherwise."""

    def answer(p: Position, a: Action) -> bool:
        unit = own_unit(p, a)
        return unit is None or len(a.args) < 2 or holds(p, unit, tile_of(a), path_of(a))

    return answer


def _free(p: Position, unit: Unit) -> bool:
    return extras(p, unit).free


def _in_time(p: Position, a: Action) -> bool:
    unit = own_unit(p, a)
    return unit is None or in_time(p.phase, extras(p, unit))


def in_time(phase: str, card: Card) -> bool:
    """Return whether units can move in this phase. Moves come before all battles unless the card lets units move after one."""
    return phase != BATTLE or card.again


def _moves_left(p: Position, a: Action) -> bool:
    unit, orders = own_unit(p, a), orders_of(p, a)
    return unit is None or orders is None or orders.moves < moves_of(extras(p, unit))


def moves_of(card: Card) -> int:
    """Return how often an ordered unit moves in a turn."""
    return 2 if card.again else 1


def _card_lets(p: Position, a: Action) -> bool:
    unit = own_unit(p, a)
    return unit is None or extras(p, unit).moves


def _somewhere(_: Position, a: Action) -> bool:
    return len(a.args) > 1


def _not_rooted(p: Position, a: Action) -> bool:
    unit = own_unit(p, a)
    return unit is None or not is_rooted(p, unit, tile_of(a))


def _is_joined(p: Position, _unit: Unit, start: str, path: TilePath) -> bool:
    return p.setup.board.is_joined(start, path)


def _not_too_far(p: Position, unit: Unit, _start: str, path: TilePath) -> bool:
    return len(path) <= reach(p, unit)[0]


def _is_unoccupied(p: Position, _unit: Unit, start: str, path: TilePath) -> bool:
    return all(p.find_unit(tile) < 0 or tile == start for tile in path)


def _away(_p: Position, _unit: Unit, start: str, path: TilePath) -> bool:
    return start not in path


def _passable(p: Position, _unit: Unit, _start: str, path: TilePath) -> bool:
    return not any(tile in p.setup.closed_hexes for tile in path)


def _for_its_arm(p: Position, unit: Unit, _start: str, path: TilePath) -> bool:
    barred_tiles = p.setup.forbidden_hexes[unit.kind.arm]
    return all(enterable(p, unit, tile) for tile in path if tile not in p.setup.closed_hexes and tile not in barred_tiles)


def _not_barred(p: Position, unit: Unit, _start: str, path: TilePath) -> bool:
    return p.setup.forbidden_hexes[unit.kind.arm].isdisjoint(path)


def _not_steep(p: Position, _unit: Unit, start: str, path: TilePath) -> bool:
    return not steep_between(p, start, path)


def _stops(p: Position, unit: Unit, _start: str, path: TilePath) -> bool:
    return _free(p, unit) or not stopped_on(p, path)


def _from_beside(p: Position, unit: Unit, start: str, path: TilePath) -> bool:
    neighbors = p.setup.board.neighbors[start]
    return _free(p, unit) or all(tile in neighbors for tile in path if near_only(p, tile))


def _out_by_one(p: Position, unit: Unit, start: str, path: TilePath) -> bool:
    return _free(p, unit) or not near_only(p, start) or len(path) <= 1


def _on_sand(p: Position, unit: Unit, _start: str, path: TilePath) -> bool:
    return _free(p, unit) or all(len(path) <= limit for tile in path if (limit := most(p, tile)))


def about_reach(p: Position, a: Action) -> dict[str, object]:
    """Return the length of the path and the unit's limit."""
    unit = own_unit(p, a)
    return {**action_parameters(p, a), "n": len(path_of(a)), "most": reach(p, unit)[0] if unit else 0}


def about_occupied(p: Position, a: Action) -> dict[str, object]:
    """Return whether an enemy stands on the path, which nobody can move away."""
    side = side_of(p, a)
    return {
        **action_parameters(p, a),
        "enemy": any(p.setup.units[unit].side != side for tile in path_of(a) if (unit := p.find_unit(tile)) >= 0),
    }


def about_steep(p: Position, a: Action) -> dict[str, object]:
    """Return the two hexes of its path with a steep side between them."""
    steep_side = steep_between(p, tile_of(a), path_of(a)) or ("", "")
    return {**action_parameters(p, a), "start": steep_side[0], "to": steep_side[1]}


def about_stop(p: Position, a: Action) -> dict[str, object]:
    """Return the hex of its path on which the unit must stop, and the terrain there."""
    tile = stopped_on(p, path_of(a))
    return {**action_parameters(p, a), "stop": tile, "ground": ground_name(next(g.id for g in grounds_on(p, tile) if g.stop))}


def _moves(p: Position) -> list[Moves]:
    parts: list[Moves] = []
    if p.pending or p.phase == PLAY:
        return parts
    for orders in p.orders:
        unit = p.setup.units[orders.unit]
        card = extras(p, unit)  # then the demands of OF_UNIT on an ordered unit: m44.turn.4, m44.move.2, m44.order.5, m44.bunker.3
        if in_time(p.phase, card) and orders.moves < moves_of(card) and card.moves and not is_rooted(p, unit, p.stands[orders.unit][0]):
            parts.append(moves(p, orders.unit))
    return parts


def _move(d: Draft, p: Position, a: Action) -> None:
    unit, path = acting(p, a), path_of(a)
    orders = p.find_orders(unit)
    moves_made = orders.moves if orders else 0
    if d.phase != BATTLE:
        d.phase = MOVE
    d.front = None
    mover = d.setup.units[unit]
    card = extras(p, mover)
    grounds, idle = [grounds_on(p, tile) for tile in path], moves_made > 0 and not (orders and orders.battles)
    rules = event_rules.move(mover, grounds_on(p, tile_of(a)), grounds, card, again=idle)
    d.emit("moved", *rules, unit=mover.id, path=[tile_of(a), *path])
    arrival = arrive(d, unit, path)
    if card.free:
        arrival["stopped"] = False
    d.note(unit, moves=moves_made + 1, steps=(orders.steps if orders else 0) + len(path), **arrival)


OF_UNIT = (
    *ACTS,
    Requirement("m44.turn.4", _in_time, action_parameters, "why-m44-move-phase"),
    Requirement("m44.move.2", _moves_left, action_parameters, "why-m44-moved"),
    Requirement("m44.order.5", _card_lets, action_parameters, "why-m44-card-no-move"),
    Requirement("m44.bunker.3", _not_rooted, action_parameters, "why-m44-rooted"),
)
"""The requirements of a move on the unit for every destination. The only other one is that its path is one of ``ground.paths``."""
KIND: Kind = Kind(
    "move",
    "hexes",
    (
        *OF_UNIT,
        Requirement("m44.move.1", _somewhere, action_parameters, "why-m44-somewhere"),
        Requirement("m44.move.1", _check_mover(_is_joined), action_parameters, "why-m44-joined"),
        Requirement("m44.move.3", _check_mover(_not_too_far), about_reach, "why-m44-too-far"),
        Requirement("m44.move.4", _check_mover(_is_unoccupied), about_occupied, "why-m44-occupied"),
        Requirement("m44.move.9", _check_mover(_away), action_parameters, "why-m44-return"),
        Requirement("m44.river.1", _check_mover(_passable), action_parameters, "why-m44-impassable"),
        Requirement("m44.bunker.1", _check_mover(_for_its_arm), action_parameters, "why-m44-arm"),
        Requirement("m44.own.1", _check_mover(_not_barred), action_parameters, "why-m44-barred"),
        Requirement("m44.own.8", _check_mover(_not_steep), about_steep, "why-m44-steep"),
        Requirement("m44.move.5", _check_mover(_stops), about_stop, "why-m44-must-stop"),
        Requirement("m44.hedgerow.1", _check_mover(_from_beside), action_parameters, "why-m44-hedgerow-in"),
        Requirement("m44.hedgerow.2", _check_mover(_out_by_one), action_parameters, "why-m44-hedgerow-out"),
        Requirement("m44.beach.1", _check_mover(_on_sand), action_parameters, "why-m44-beach"),
    ),
    lambda p: chain.from_iterable(_moves(p)),
    _move,
    (1, 40),  # farther than any unit goes: a hex across the map is refused with reasons, not as an error
    parts=_moves,
)
