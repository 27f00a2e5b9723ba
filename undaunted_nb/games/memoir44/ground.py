"""The ground and what it does to a unit that moves: where it may go, and what becomes of it there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from .position import Draft, Position, occupied
from .setup import NO_CARD, Card, Ground, Unit

Way = tuple[str, ...]
"""Hexes entered one after another, the first beside the start."""


def grounds_on(p: Position | Draft, tile: str) -> tuple[Ground, ...]:
    """The terrain of a hex, and all objects on it."""
    found = p.setup.fixed[tile]
    if tile in p.wire:
        found = (*found, p.setup.grounds["wire"])
    return (*found, p.setup.grounds["sandbags"]) if tile in p.sandbags else found


def extras(p: Position | Draft, unit: Unit) -> Card:
    """The card whose extras and limits an ordered unit has: none for the one unit that is ordered instead of those the card names."""
    return p.rules if unit.kind.arm in p.rules.arms else NO_CARD


def reach(p: Position, unit: Unit) -> tuple[int, int]:
    """The farthest that a unit moves now, and the farthest after which it may still battle."""
    card = extras(p, unit)
    return (unit.kind.move, unit.kind.battle) if card.hexes < 0 else (card.hexes, card.then)


def enterable(p: Position | Draft, unit: Unit, tile: str) -> bool:
    """May this kind of unit ever stand there, whoever stands there now?"""
    return tile in p.setup.allowed[unit.kind.arm]


def rooted(p: Position | Draft, unit: Unit, tile: str) -> bool:
    """Is it artillery in a bunker, which never moves?"""
    return unit.kind.arm == "artillery" and any(g.rooted for g in p.setup.fixed[tile])


def stops(p: Position | Draft, tile: str) -> bool:
    """Must a unit that enters this hex stop there?"""
    return any(g.stop for g in grounds_on(p, tile))


def near_only(p: Position | Draft, tile: str) -> bool:
    """Is it a hedgerow: entered only from beside where the unit began, left by one hex only?"""
    return tile in p.setup.near


def most(p: Position | Draft, tile: str) -> int:
    """How many hexes a unit may move in a turn in which it enters this one (0: no limit of its own)."""
    return p.setup.most.get(tile, 0)


def ways(p: Position, number: int) -> Iterator[Way]:
    """Of the legal ways of an ordered unit, the first shortest to each hex."""
    unit, start = p.setup.units[number], p.stands[number][0]
    farthest, free = reach(p, unit)[0], extras(p, unit).free
    board, taken, allowed = p.setup.board, occupied(p.stands), p.setup.allowed[unit.kind.arm]
    if not free and near_only(p, start):
        farthest = min(farthest, 1)
    found: set[str] = set()
    edge: dict[tuple[str, int], Way] = {(start, 0): ()}
    for steps in range(1, farthest + 1):
        further: dict[tuple[str, int], Way] = {}
        for (tile, limit), way in edge.items():
            if way and not free and stops(p, tile):
                continue
            for to in board.neighbours[tile]:
                if to in taken or to not in allowed:
                    continue
                bound = limit if free else _tighter(limit, most(p, to))
                if (bound and steps > bound) or (not free and near_only(p, to) and to not in board.neighbours[start]):
                    continue
                further.setdefault((to, bound), (*way, to))
        for (to, _), way in further.items():
            if to not in found:
                found.add(to)
                yield way
        edge = further


def _tighter(a: int, b: int) -> int:
    return min(a, b) if a and b else a or b


def stopped_on(p: Position, way: Sequence[str]) -> str:
    """The hex of a way on which the unit would have had to stop and does not ("" for none)."""
    return next((tile for tile in way[:-1] if stops(p, tile)), "")


def leave(d: Draft, unit: int) -> None:
    """A unit goes from its hex: sandbags there are gone (rule m44.sandbags.2)."""
    tile = d.stands[unit][0]
    if tile in d.sandbags and d.setup.grounds["sandbags"].fades:
        d.sandbags -= {tile}
        d.emit("sandbags-gone", "m44.sandbags.2", "m44.sandbags.3", hex=tile)


def arrive(d: Draft, unit: int, way: Sequence[str]) -> dict[str, bool]:
    """A unit moves along a way by an order. Returns what its Orders must say of the hexes it entered: ``calm`` and ``stopped``."""
    kind = d.setup.units[unit].kind
    leave(d, unit)
    goal = way[-1]
    d.stand(unit, goal, d.stands[unit][1])
    on = grounds_on(d, goal)
    if kind.arm == "armor":
        crush(d, unit)
    return {"calm": any(g.calm for g in on) and not kind.undeterred, "stopped": any(g.stop for g in on)}


def crush(d: Draft, unit: int, *rules: str) -> None:
    """Wire under armor is removed (rule m44.wire.3)."""
    tile = d.stands[unit][0]
    if tile in d.wire:
        d.wire -= {tile}
        d.emit("wire-gone", "m44.wire.3", *rules, unit=d.name(unit), hex=tile)
