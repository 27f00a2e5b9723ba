"""Terrain and its effects on a unit that moves: the hexes that it can enter, and the consequences there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, cast

from undaunted_nb.core.action import Action

from .position import Draft, Position
from .setup import NO_CARD, Card, Ground, Setup, Unit

TilePath = tuple[str, ...]
"""Hexes entered one after another. The first is adjacent to the start."""


def grounds_on(p: Position | Draft, tile: str) -> tuple[Ground, ...]:
    """Return the terrain of a hex, and all objects on it."""
    found = p.setup.fixed[tile]
    if tile in p.wire:
        found = (*found, p.setup.grounds["wire"])
    return (*found, p.setup.grounds["sandbags"]) if tile in p.sandbags else found


def extras(p: Position | Draft, unit: Unit) -> Card:
    """Return the card whose extras and limits apply to an ordered unit.

    It is NO_CARD for the one unit that is ordered instead of those that the card names.
    """
    if p.card < 0:
        return NO_CARD
    card = p.setup.cards[p.card]
    return card if unit.kind.arm in card.arms else NO_CARD


def reach(p: Position, unit: Unit) -> tuple[int, int]:
    """Return the farthest that a unit can move now, and the farthest after which it can still battle."""
    card = extras(p, unit)
    return (unit.kind.move, unit.kind.battle) if card.hexes < 0 else (card.hexes, card.then)


def enterable(p: Position | Draft, unit: Unit, tile: str) -> bool:
    """Return whether this kind of unit can ever be on the hex, even if another unit is there now."""
    return tile in p.setup.allowed[unit.kind.arm]


def rooted(p: Position | Draft, unit: Unit, tile: str) -> bool:
    """Return whether the unit is artillery in a bunker, which never moves."""
    return unit.kind.arm == "artillery" and any(g.rooted for g in p.setup.fixed[tile])


def stops(p: Position | Draft, tile: str) -> bool:
    """Return whether a unit that enters this hex must stop there."""
    if tile in p.setup.stop:
        return True
    grounds = p.setup.grounds
    return (tile in p.wire and grounds["wire"].stop) or (tile in p.sandbags and grounds["sandbags"].stop)


def near_only(p: Position | Draft, tile: str) -> bool:
    """Return whether a hex is a hedgerow. A unit enters it only from an adjacent starting hex and leaves it by one hex only."""
    return tile in p.setup.near


def most(p: Position | Draft, tile: str) -> int:
    """Return how many hexes a unit can move in a turn in which it enters this one (0: no special limit)."""
    return p.setup.most.get(tile, 0)


def paths(p: Position, number: int) -> tuple[TilePath, ...]:
    """Return the first shortest legal path of an ordered unit to each hex. The requirements are those of kinds/move.py."""
    return tuple(cast("TilePath", move.args[1:]) for move in moves(p, number))


class Road(NamedTuple):
    """A hex that an arm can enter from an adjacent one: hex, bit, whether it stops the unit, and the longest path through it (0: any)."""

    to: str
    bit: int
    stops: bool
    most: int


class Roads(dict[str, tuple[Road, ...]]):
    """The hexes that an arm can enter from each hex by terrain, computed on first use."""

    def __init__(self, setup: Setup, arm: str) -> None:
        super().__init__()
        self.setup, self.arm = setup, arm

    def __missing__(self, tile: str) -> tuple[Road, ...]:
        setup, allowed = self.setup, self.setup.allowed[self.arm]  # m44.river.1, m44.bunker.1
        near = (to for to in setup.board.neighbors[tile] if to in allowed)  # m44.move.1
        found = self[tile] = tuple(Road(to, setup.tables.bit[to], to in setup.stop, setup.most.get(to, 0)) for to in near)
        return found


def moves(p: Position, number: int) -> tuple[Action, ...]:
    """Return the same paths as actions.

    They are cached by everything they depend on: the units near the start, and the hexes with wire and sandbags.
    """
    unit, start, tables = p.setup.units[number], p.stands[number][0], p.setup.tables
    farthest, free = reach(p, unit)[0], extras(p, unit).free
    taken = tables.field(p.stands).taken & tables.near(start, farthest)
    key = (unit.side, unit.kind.arm, start, farthest, free, taken, p.wire, p.sandbags)
    found: tuple[Action, ...] | None = tables.kept.get(key)
    if found is None:
        found = tables.kept.keep(key, tuple(_moves(p, unit, start, taken, farthest, free=free)))
    return found


def _moves(p: Position, unit: Unit, start: str, taken: int, farthest: int, *, free: bool) -> list[Action]:
    setup, tables, side = p.setup, p.setup.tables, p.setup.sides[unit.side]
    roads = tables.roads.get(unit.kind.arm) or tables.roads.setdefault(unit.kind.arm, Roads(setup, unit.kind.arm))
    near = frozenset[str]() if free else setup.near
    # m44.move.4, m44.hedgerow.1, then the hexes reached without a limit, because another path there adds nothing
    done = taken | tables.as_number(near) & ~tables.near(start, 1)
    farthest = min(farthest, 1) if start in near else farthest  # m44.hedgerow.2
    loose, made = not free and bool(p.wire or p.sandbags), tuple.__new__  # Action(...) by its name takes twice as long
    listed, limited, found = 0, set[tuple[int, int]](), list[Action]()
    edge: list[tuple[str, int, TilePath, bool]] = [(start, 0, (start,), False)]
    for steps in range(1, farthest + 1):  # m44.move.3
        further: list[tuple[str, int, TilePath, bool]] = []
        for tile, limit, path, halts in edge:
            if halts or (loose and steps > 1 and stops(p, tile)):  # m44.move.5
                continue
            for to, bit, stop, most_here in roads[tile]:
                if bit & done:
                    continue
                bound = 0
                if (limit or most_here) and not free:
                    bound = _tighter(limit, most_here)
                    if steps > bound or (bit, bound) in limited:  # m44.beach.1
                        continue
                    limited.add((bit, bound))
                else:
                    done |= bit
                there = (*path, to)
                if steps < farthest:
                    further.append((to, bound, there, stop and not free))
                if not bit & listed:
                    listed |= bit
                    found.append(made(Action, ("move", side, "", there, "")))
        edge = further
    return found


def _tighter(a: int, b: int) -> int:
    return min(a, b) if a and b else a or b


def stopped_on(p: Position, path: Sequence[str]) -> str:
    """Return the hex of a path on which the unit had to stop but did not ("": none)."""
    return next((tile for tile in path[:-1] if stops(p, tile)), "")


def leave(d: Draft, unit: int) -> None:
    """Take a unit off its hex and remove the sandbags there (rule m44.sandbags.2)."""
    tile = d.stands[unit][0]
    if tile in d.sandbags and d.setup.grounds["sandbags"].fades:
        d.sandbags -= {tile}
        d.emit("sandbags-gone", "m44.sandbags.2", "m44.sandbags.3", hex=tile)


def arrive(d: Draft, unit: int, path: Sequence[str]) -> dict[str, bool]:
    """Move a unit along a path by an order.

    Returns the ``calm`` and ``stopped`` values for its Orders, from the hexes that it entered.
    """
    kind = d.setup.units[unit].kind
    leave(d, unit)
    goal = path[-1]
    d.stand(unit, goal, d.stands[unit][1])
    on = grounds_on(d, goal)
    if kind.arm == "armor":
        crush(d, unit)
    return {"calm": any(g.calm for g in on) and not kind.undeterred, "stopped": any(g.stop for g in on)}


def crush(d: Draft, unit: int, *rules: str) -> None:
    """Remove wire under armor (rule m44.wire.3)."""
    tile = d.stands[unit][0]
    if tile in d.wire:
        d.wire -= {tile}
        d.emit("wire-gone", "m44.wire.3", *rules, unit=d.name(unit), hex=tile)
