"""The board in numbers: a hex is a bit, so a set of hexes is one number, and results computed from such numbers are cached.

This module contains no rules. They are with the kinds of actions, in ``ground``, and in ``combat``. These tables only make them fast.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from undaunted_nb.core.action import Action

if TYPE_CHECKING:
    from undaunted_nb.core.geometry import HexBoard

    from .combat import Lane
    from .ground import Roads
    from .setup import Unit

Stands = tuple[tuple[str, int], ...]
MOST = 64
"""The number of answers, and of arrangements of the units, to cache: enough for a turn.

More would cost more time in the garbage collector than they save.
"""


class Field(NamedTuple):
    """The hexes of the units: those of each side in the order of its units, the same as numbers, and ``taken``, the hexes of both sides."""

    tiles: tuple[tuple[str, ...], tuple[str, ...]]
    sides: tuple[int, int]
    taken: int


class Kept(dict[Any, Any]):
    """A cache of answers by the values that they depend on.

    Threads can share it, because an answer is only ever replaced by an equal one.
    """

    def keep(self, key: Any, answer: Any) -> Any:
        """Keep an answer, and give it back."""
        if len(self) >= MOST:
            self.clear()
        self[key] = answer
        return answer


class OneEach(dict[str, Action]):
    """The actions of a kind that name one hex, each made once."""

    def __init__(self, kind: str, side: str) -> None:
        super().__init__()
        self.kind, self.side = kind, side

    def __missing__(self, tile: str) -> Action:
        found = self[tile] = Action(self.kind, self.side, "", (tile,))
        return found


class Tables:
    """Values derived from a board and its units, and cached answers about them."""

    __slots__ = ("_board", "_fields", "_near", "_units", "bit", "kept", "lanes", "orders", "plays", "roads", "whole")

    def __init__(self, board: HexBoard, units: tuple[Unit, ...], sides: tuple[str, str]) -> None:
        self._board, self._units = board, units
        self.bit: dict[str, int] = {tile: 1 << n for n, tile in enumerate(board.tiles)}
        self._near: dict[tuple[str, int], int] = {}
        self._fields: dict[int, tuple[Stands, Field]] = {}
        self.kept = Kept()
        self.plays: dict[int, tuple[tuple[Action, ...], ...]] = {}
        self.roads: dict[str, Roads] = {}
        self.lanes: dict[tuple[str, str], Lane] = {}
        self.orders = tuple(OneEach("order", side) for side in sides)
        self.whole = tuple({kind: Action(kind, side) for kind in ("pass", "order all", "end turn")} for side in sides)

    def as_number(self, tiles: Iterable[str]) -> int:
        """Return a set of hexes as a number."""
        bit, found = self.bit, 0
        for tile in tiles:
            found |= bit[tile]
        return found

    def near(self, tile: str, steps: int) -> int:
        """Return the hexes at most ``steps`` steps from a hex, itself included."""
        found = self._near.get((tile, steps))
        if found is None:
            away: Mapping[str, int] = self._board.distance[tile]
            found = self._near[tile, steps] = self.as_number(to for to, n in away.items() if n <= steps)
        return found

    def field(self, stands: Stands) -> Field:
        """Return the hexes of the units. The same tuple comes up often, so it is recognized by identity."""
        known = self._fields.get(id(stands))
        if known is not None and known[0] is stands:
            return known[1]
        tiles: tuple[list[str], list[str]] = ([], [])
        for unit, (tile, _) in zip(self._units, stands, strict=True):
            if tile:
                tiles[unit.side].append(tile)
        sides = (self.as_number(tiles[0]), self.as_number(tiles[1]))
        found = Field((tuple(tiles[0]), tuple(tiles[1])), sides, sides[0] | sides[1])
        if len(self._fields) >= MOST:
            self._fields.clear()
        self._fields[id(stands)] = stands, found
        return found
