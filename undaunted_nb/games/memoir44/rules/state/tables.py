"""The board in numbers: a hex is a bit, so a set of hexes is one number, and results computed from such numbers are cached.

This module contains no rules. They are with the kinds of actions, in ``ground``, and in ``combat``. These tables only make them fast.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from typing import Any, NamedTuple

from undaunted_nb.engine.action import Action
from undaunted_nb.kit.boards import HexBoard

Stands = tuple[tuple[str, int], ...]
MOST = 64
"""The number of answers, and of arrangements of the units, to cache: enough for a turn.

More would cost more time in the garbage collector than they save.
"""


class Field(NamedTuple):
    """The hexes of the units: the unit on each, those of each side as a number, and ``both_sides``, those of both sides."""

    unit_on: dict[str, int]
    sides: tuple[int, int]
    both_sides: int


class Lane(NamedTuple):
    """A line of sight as bit fields: whether terrain alone blocks it, and the hexes on which a unit blocks it.

    A unit on a ``inner`` hex blocks it alone. One on the ``left`` and one on the ``right`` block it together. If terrain already blocks
    one side, that side is ``EVERY`` hex.
    """

    shut: bool
    crossings: int
    left: int
    right: int


class OneEach(dict[str, Action]):
    """The actions of a kind that name one hex, each made once."""

    def __init__(self, kind: str, side: str) -> None:
        super().__init__()
        self.kind, self.side = kind, side

    def __missing__(self, tile: str) -> Action:
        action = self[tile] = Action(self.kind, self.side, "", (tile,))
        return action


class Tables:
    """Values derived from a board and its units, and cached answers about them.

    Threads can share the caches: an answer is only ever replaced by an equal one, and a cache of one answer in one step.
    """

    __slots__ = (
        "_board",
        "_disks",
        "_fields",
        "_most",
        "_row",
        "_sand",
        "_steep",
        "_units",
        "bit",
        "call",
        "halts",
        "hedges",
        "lanes",
        "no_winner",
        "objectives",
        "open",
        "orders",
        "plays",
        "possible",
        "strikes",
        "whole",
    )  # fmt: skip

    def __init__(
        self,
        board: HexBoard,
        sides: Iterable[str],
        units: tuple[tuple[int, ...], ...],
        *,
        objectives: Iterable[Iterable[str]],
        halts: Iterable[str],
        hedges: Iterable[str],
        allowed: Mapping[str, Iterable[str]],
        most: Mapping[str, int],
        steep: Iterable[tuple[str, str]],
        ways: Mapping[str, Iterable[str]],
    ) -> None:
        self._board, self._units = board, units
        self._row = max(column for column, _ in board.coordinates.values()) + 3
        self.bit: dict[str, int] = {tile: 1 << column + row * self._row for tile, (column, row) in board.coordinates.items()}
        self.bit[""] = 0  # off the board
        self.halts, self.hedges = self.as_number(halts), self.as_number(hedges)
        self.open = {arm: self.as_number(allowed) for arm, allowed in allowed.items()}
        self.objectives = tuple(self.as_number(hexes) for hexes in objectives)
        self._most, self._sand = most, dict[int, tuple[tuple[int, int], ...]]()
        self._disks: dict[tuple[str, int], int] = {}
        rims = {tile for tile, _ in steep}
        self._steep = tuple((self.bit[tile], self.as_number(ways[tile])) for tile in rims)  # and where a unit can go from there
        self._fields: dict[int, tuple[Stands, Field]] = {}
        self.strikes: dict[Hashable, tuple[Action, ...]] = {}
        # The units that the card in force can order, after the units and the other values that decide it.
        self.call: tuple[object, object, Any] = None, None, None
        # The units, medals and objectives with which no side has won, from the last check.
        self.no_winner: tuple[object, object, object] = None, None, None
        self.possible: dict[tuple[str, bool, int], tuple[str, ...]] = {}
        self.plays: dict[int, tuple[tuple[Action, ...], ...]] = {}
        self.lanes: dict[tuple[str, str], Lane] = {}
        self.orders = tuple(OneEach("order", side) for side in sides)
        self.whole = tuple({kind: Action(kind, side) for kind in ("pass", "order all", "end turn")} for side in sides)

    def as_number(self, tiles: Iterable[str]) -> int:
        """Return a set of hexes as a number."""
        return sum(map(self.bit.__getitem__, {*tiles}))

    def find_hexes_around(self, tile: str, steps: int) -> int:
        """Return the hexes at most ``steps`` steps from a hex, itself included."""
        hexes = self._disks.get((tile, steps))
        if hexes is None:
            away: Mapping[str, int] = self._board.distance[tile]
            hexes = self._disks[tile, steps] = self.as_number(hex_name for hex_name, n in away.items() if n <= steps)
        return hexes

    def sand(self, farthest: int) -> tuple[tuple[int, int], ...]:
        """Return the lengths of a move up to which the same hexes limit it, each with the hexes that such a move cannot enter."""
        limits = self._sand.get(farthest)
        if limits is None:
            steps = sorted({farthest, *(most for most in self._most.values() if 0 < most < farthest)})
            limits = tuple((n, self.as_number(tile for tile, most in self._most.items() if 0 < most < n)) for n in steps)
            self._sand[farthest] = limits
        return limits

    def flood(self, start: str, room: int, halts: int, steps: int) -> list[int]:
        """Return the hexes of ``room`` first reached by one step, by two, and so on. A path ends on ``halts``."""
        row, edge, rings = self._row, self.bit[start], []
        for _ in range(steps):
            detour = 0
            for rim, ways in self._steep:  # nearly always empty
                if edge & rim:
                    edge, detour = edge ^ rim, detour | ways
            sideways = edge << 1 | edge >> 1
            edge = (edge << 2 | edge >> 2 | sideways << row | sideways >> row | detour) & room
            rings.append(edge)
            room &= ~edge
            edge &= ~halts
        return rings

    def field(self, stands: Stands) -> Field:
        """Return the hexes of the units. The same tuple comes up often, so it is recognized by identity."""
        known = self._fields.get(id(stands))
        if known is not None and known[0] is stands:
            return known[1]
        allies, axis = (self.as_number(stands[unit][0] for unit in units) for units in self._units)
        unit_on = {tile: unit for unit, (tile, _) in enumerate(stands) if tile}
        return self._keep(stands, Field(unit_on, (allies, axis), allies | axis))

    def _keep(self, stands: Stands, field: Field) -> Field:
        if len(self._fields) >= MOST:
            self._fields.clear()
        self._fields[id(stands)] = stands, field
        return field

    def derive_field(self, before: Stands, after: Stands, unit: int, side: int) -> None:
        """Derive the hexes of the units from those before one unit of a side changed."""
        known, start, goal = self.field(before), before[unit][0], after[unit][0]
        if start != goal:
            unit_on = known.unit_on.copy()
            unit_on.pop(start, None)
            if goal:
                unit_on[goal] = unit
            own_hexes, other = known.sides[side] ^ self.bit[start] ^ self.bit[goal], known.sides[1 - side]
            known = Field(unit_on, (other, own_hexes) if side else (own_hexes, other), own_hexes | other)
        self._keep(after, known)
