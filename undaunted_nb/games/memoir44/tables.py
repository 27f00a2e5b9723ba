"""The board in numbers: a hex is a bit, so a set of hexes is one number; and what was worked out from such numbers is kept.

The rules are not here. They stand with the kinds of actions, in ``ground`` and in ``combat``; these tables only make their questions short.
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
"""How many answers, and how many arrangements of the units, are kept: enough for a turn. More would cost the garbage collector more time
than it saves.
"""


class Field(NamedTuple):
    """Where the units stand: the hexes of each side in the order of its units, and the same as numbers; ``taken`` are both sides' hexes."""

    tiles: tuple[tuple[str, ...], tuple[str, ...]]
    sides: tuple[int, int]
    taken: int


class Kept(dict[Any, Any]):
    """Answers by what they depend on. Threads may share it: an answer is only ever replaced by an equal one."""

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
    """What follows from a board and its units, and answers about them."""

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
        """A set of hexes as a number."""
        bit, found = self.bit, 0
        for tile in tiles:
            found |= bit[tile]
        return found

    def near(self, tile: str, steps: int) -> int:
        """The hexes at most so many steps from a hex, itself included."""
        found = self._near.get((tile, steps))
        if found is None:
            away: Mapping[str, int] = self._board.distance[tile]
            found = self._near[tile, steps] = self.as_number(to for to, n in away.items() if n <= steps)
        return found

    def field(self, stands: Stands) -> Field:
        """Where the units stand. The same tuple is asked about again and again: it is known by being the same object."""
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
