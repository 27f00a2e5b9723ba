"""Terrain and its effects on a unit that moves: the hexes that it can enter, and the consequences there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice, pairwise
from typing import cast, overload

from undaunted_nb.engine.action import Action

from .state.position import Draft, Position
from .state.setup import NO_CARD, Card, Ground, Setup, Unit

TilePath = tuple[str, ...]
"""Hexes entered one after another. The first is adjacent to the start."""


def grounds_on(p: Position | Draft, tile: str) -> tuple[Ground, ...]:
    """Return the terrain of a hex, and all objects on it."""
    grounds = p.setup.fixed[tile]
    if tile in p.wire:
        grounds = (*grounds, p.setup.grounds["wire"])
    return (*grounds, p.setup.grounds["sandbags"]) if tile in p.sandbags else grounds


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
    return reach_under(extras(p, unit), unit)


def reach_under(card: Card, unit: Unit) -> tuple[int, int]:
    """Return the same for a card whose extras apply."""
    return (unit.kind.move, unit.kind.battle) if card.hexes < 0 else (card.hexes, card.then)


def enterable(p: Position | Draft, unit: Unit, tile: str) -> bool:
    """Return whether this kind of unit can ever be on the hex, even if another unit is there now."""
    return tile in p.setup.allowed[unit.kind.arm]


def is_rooted(p: Position | Draft, unit: Unit, tile: str) -> bool:
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
    return tile in p.setup.hedges


def most(p: Position | Draft, tile: str) -> int:
    """Return how many hexes a unit can move in a turn in which it enters this one (0: no special limit)."""
    return p.setup.most.get(tile, 0)


def paths(p: Position, number: int) -> tuple[TilePath, ...]:
    """Return the first shortest legal path of an ordered unit to each hex. The requirements are those of actions/move.py."""
    return tuple(cast("TilePath", move.args[1:]) for move in moves(p, number))


class Moves(Sequence[Action]):
    """The moves of a unit: their number at once, and the paths when they are needed.

    ``floods`` has the hexes first reached by one step, by two, and so on. Further floods add hexes that only longer paths reach.
    """

    __slots__ = ("_count", "_floods", "_halts", "_setup", "_side", "_start")

    def __init__(self, setup: Setup, side: int, start: str, halts: int, floods: list[list[int]]) -> None:
        self._setup, self._side, self._start, self._halts, self._floods = setup, side, start, halts, floods
        tiles = 0
        for flood in floods:
            tiles |= sum(flood)
        self._count = tiles.bit_count()

    def __len__(self) -> int:
        return self._count

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Action, ...]: ...
    def __getitem__(self, index: int | slice) -> Action | tuple[Action, ...]:
        if isinstance(index, slice):
            return tuple(self)[index]
        position = range(self._count)[index]
        return Action("move", self._setup.sides[self._side], "", next(islice(self.paths(), position, None)))

    def __iter__(self) -> Iterator[Action]:
        side, create = self._setup.sides[self._side], tuple.__new__  # Action(...) by its name takes twice as long
        for path in self.paths():
            yield create(Action, ("move", side, "", path, ""))

    def paths(self) -> Iterator[TilePath]:
        """Yield the first shortest path to each hex, with the start."""
        bit, ways, seen = self._setup.tables.bit, self._setup.ways, 0
        for flood in self._floods:
            edge: list[TilePath] = [(self._start,)]
            for level in flood:
                further, left = list[TilePath](), level
                for path in edge:
                    for neighbor in ways[path[-1]]:
                        if bit[neighbor] & left:
                            left ^= bit[neighbor]
                            further.append((*path, neighbor))
                            if not bit[neighbor] & seen:
                                seen |= bit[neighbor]
                                yield further[-1]
                edge = [path for path in further if not bit[path[-1]] & self._halts]


def moves(p: Position, number: int) -> Moves:
    """Return the same paths as actions, for lists of actions."""
    setup, start = p.setup, p.stands[number][0]
    unit, tables = setup.units[number], setup.tables
    card = extras(p, unit)
    farthest, _ = reach_under(card, unit)
    room = tables.open[unit.kind.arm] & ~tables.field(p.stands).both_sides  # m44.river.1, m44.bunker.1, m44.move.4
    if card.free:
        return Moves(setup, unit.side, start, 0, [tables.flood(start, room, 0, farthest)])
    if tables.hedges:
        room &= ~tables.hedges | tables.find_hexes_around(start, 1)  # m44.hedgerow.1
        farthest = min(farthest, 1) if start in setup.hedges else farthest  # m44.hedgerow.2
    halts = tables.halts
    if p.wire or p.sandbags:
        halts |= tables.as_number(tile for tile in p.wire | p.sandbags if stops(p, tile))
    floods = [tables.flood(start, room & ~sand, halts, steps) for steps, sand in tables.sand(farthest)]  # m44.beach.1
    return Moves(setup, unit.side, start, halts, floods)


def steep_between(p: Position | Draft, start: str, path: Sequence[str]) -> tuple[str, str] | None:
    """Return the first two hexes of a path with a steep side between them (rule m44.own.8)."""
    return next((step for step in pairwise((start, *path)) if step in p.setup.steep), None)


def stopped_on(p: Position, path: Sequence[str]) -> str:
    """Return the hex of a path on which the unit had to stop but did not ("": none)."""
    return next((tile for tile in path[:-1] if stops(p, tile)), "")


def leave(d: Draft, unit: int) -> None:
    """Take a unit off its hex and remove the sandbags there (rule m44.sandbags.2)."""
    if d.sandbags and (tile := d.stands[unit][0]) in d.sandbags and d.setup.grounds["sandbags"].fades:
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
    grounds = grounds_on(d, goal)
    if kind.arm == "armor":
        crush(d, unit)
    return {"calm": any(g.calm for g in grounds) and not kind.undeterred, "stopped": any(g.stop for g in grounds)}


def crush(d: Draft, unit: int, *rules: str) -> None:
    """Remove wire under armor (rule m44.wire.3)."""
    tile = d.stands[unit][0]
    if tile in d.wire:
        d.wire -= {tile}
        d.emit("wire-gone", "m44.wire.3", *rules, unit=d.name(unit), hex=tile)
