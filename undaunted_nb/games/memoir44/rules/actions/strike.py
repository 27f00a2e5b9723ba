"""Dice without an order: Air Power on a group of enemies, Barrage on one, and the choice of the next target in a group."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.legality import Requirement
from undaunted_nb.kit.boards import HexBoard

from .. import event_rules, turn_flow
from ..combat import are_connected
from ..state.position import BATTLE, Draft, Position, Volley
from ..state.tables import MOST
from . import IN_TURN, PLAY_FIRST, Kind, action_parameters, actions, side_of, tile_of


def _strikes(p: Position, _: Action) -> bool:
    return p.rules.strike is not None


def _once(p: Position, _: Action) -> bool:
    return not p.done


def _enemies(p: Position, a: Action) -> bool:
    side = side_of(p, a)
    return bool(a.args) and all((unit := p.unit_on(str(tile))) is not None and unit.side != side for tile in a.args)


def _not_too_many(p: Position, a: Action) -> bool:
    return p.rules.strike is None or len(a.args) <= p.rules.strike.targets


def _a_group(p: Position, a: Action) -> bool:
    tiles = [str(tile) for tile in a.args]
    return not tiles or (len(set(tiles)) == len(tiles) and are_connected(p.setup.board, tiles))


def _list_actions(p: Position) -> tuple[Action, ...]:
    strike = p.rules.strike
    if not strike or p.done or p.pending:  # m44.card.strike.1
        return ()
    tables = p.setup.tables
    key = ("strike", p.turn, strike.targets, tables.field(p.stands).sides[1 - p.turn])
    known = tables.strikes.get(key)
    if known is None:
        enemies = [tile for unit in p.setup.numbers[1 - p.turn] if (tile := p.stands[unit][0])]
        side, groups = p.setup.sides[p.turn], _groups(p.setup.board, enemies, strike.targets)
        if len(tables.strikes) >= MOST:
            tables.strikes.clear()
        known = tables.strikes[key] = tuple(Action("strike", side, "", group) for group in groups)
    return known


def _groups(board: HexBoard, enemies: Sequence[str], most: int) -> Iterator[tuple[str, ...]]:
    """Yield every connected group of up to ``most`` enemies once, in hex order.

    These are rules m44.card.strike.2 and m44.card.air-power.*.
    """
    names, index = board.tiles, board.index
    targets = set(enemies)
    adjacent = {index[tile]: [index[neighbor] for neighbor in board.neighbors[tile] if neighbor in targets] for tile in enemies}
    level: set[tuple[int, ...]] = {(n,) for n in adjacent}
    for _ in range(most):
        yield from (tuple(names[n] for n in group) for group in sorted(level))
        level = {tuple(sorted((*group, neighbor))) for group in level for n in group for neighbor in adjacent[n] if neighbor not in group}


def _strike(d: Draft, p: Position, a: Action) -> None:
    units = tuple(p.find_unit(str(tile)) for tile in a.args)
    d.phase, d.done, d.front = BATTLE, True, None
    d.emit(
        "struck",
        "m44.card.strike.1",
        "m44.card.strike.2",
        event_rules.card(d.rules),
        card=d.rules.id,
        side=a.side,
        units=[d.name(u) for u in units],
    )
    d.pending.append(Volley(d.turn, units))


def _is_target(p: Position, a: Action) -> bool:
    task = p.pending[-1] if p.pending else None
    return isinstance(task, Volley) and task.side == side_of(p, a) and p.find_unit(tile_of(a)) in task.targets


def _next(d: Draft, p: Position, a: Action) -> None:
    target = p.find_unit(tile_of(a))
    task = d.pending[-1]
    d.pending[-1] = task._replace(targets=tuple(t for t in task.targets if t != target))
    turn_flow.strike(d, target)


def _waiting(p: Position) -> list[Action]:
    task = p.pending[-1] if p.pending else None
    return actions(p, "next", [(p.stands[t][0],) for t in task.targets]) if isinstance(task, Volley) else []


KIND: Kind = Kind(
    "strike",
    "hexes",
    (
        IN_TURN,
        PLAY_FIRST,
        Requirement("m44.card.strike.1", _strikes, action_parameters, "why-m44-no-strike"),
        Requirement("m44.card.strike.1", _once, action_parameters, "why-m44-struck"),
        Requirement("m44.card.strike.2", _enemies, action_parameters, "why-m44-strike-whom"),
        Requirement("m44.card.air-power.1", _not_too_many, action_parameters, "why-m44-strike-many"),
        Requirement("m44.card.air-power.2", _a_group, action_parameters, "why-m44-group"),
    ),
    _list_actions,
    _strike,
    (1, 9),
    legal=_list_actions,
    fits_card=lambda card: card.strike is not None,
)
NEXT: Kind = Kind(
    "next", "hexes", (Requirement("m44.card.air-power.3", _is_target, action_parameters, "why-m44-next"),), _waiting, _next, (1, 1)
)
