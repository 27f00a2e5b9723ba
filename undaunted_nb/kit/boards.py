"""Boards: the neighbors of each tile, the distances between tiles, and their places."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from operator import itemgetter
from typing import NamedTuple


class _Distances(dict[str, dict[str, int]]):
    """The distances from each tile, computed on first use because most tiles of a large board are never needed."""

    def __init__(self, work_out: Callable[[str], dict[str, int]]) -> None:
        super().__init__()
        self._work_out = work_out

    def __missing__(self, tile: str) -> dict[str, int]:
        distances = self[tile] = self._work_out(tile)
        return distances


class Board:
    """A fixed set of tiles with their neighbors, as a value (equal when tiles, neighbors, and places are).

    ``tiles`` are the ids in printed order, ``index`` their numbers, ``neighbors[tile]`` the adjacent tiles, ``distance[a][b]`` the least
    number of steps (absent if unreachable), and ``places[tile]`` its upper left corner as (x, y) in halves of a tile, for drawing.
    """

    __slots__ = ("_getters", "_ways", "distance", "index", "neighbors", "places", "tiles")

    def __init__(self, neighbors: Mapping[str, Iterable[str]], places: Mapping[str, tuple[int, int]] | None = None) -> None:
        self.tiles: tuple[str, ...] = tuple(neighbors)
        self.index: dict[str, int] = {tile: i for i, tile in enumerate(self.tiles)}
        self.neighbors: dict[str, tuple[str, ...]] = {tile: tuple(adjacent) for tile, adjacent in neighbors.items()}
        self.places: dict[str, tuple[int, int]] = dict(places or {tile: (0, 2 * i) for i, tile in enumerate(self.tiles)})
        self.distance: dict[str, dict[str, int]] = _Distances(self._distances)
        self._getters: dict[tuple[str, int], Callable[[tuple[int, ...]], object]] = {}
        self._ways: dict[tuple[str, int], tuple[tuple[str, ...], ...]] = {}

    @classmethod
    def staggered(cls, lines: Sequence[tuple[int, Sequence[str]]], *, columns: bool = True) -> Board:
        """Return a board of square tiles in lines, each given as (offset in half tiles, ids).

        ``columns`` is true if lines run down and false if they run across. Two tiles are neighbors when they share part of an edge:
        consecutive tiles of a line, and overlapping tiles of adjacent lines.
        """
        spans = {tile: (line, offset + 2 * i) for line, (offset, tiles) in enumerate(lines) for i, tile in enumerate(tiles)}
        neighbors = {
            tile: tuple(
                other
                for other, (their_line, their_start) in spans.items()
                if (their_line == line and abs(their_start - start) == 2) or (abs(their_line - line) == 1 and abs(their_start - start) < 2)
            )
            for tile, (line, start) in spans.items()
        }
        return cls(neighbors, {t: (2 * line, start) if columns else (start, 2 * line) for t, (line, start) in spans.items()})

    def _distances(self, origin: str) -> dict[str, int]:
        steps, edge = {origin: 0}, [origin]
        while edge:
            edge = [n for tile in edge for n in self.neighbors[tile] if n not in steps and steps.setdefault(n, steps[tile] + 1)]
        return steps

    def ways(self, start: str, longest: int, allowed: frozenset[str] | None = None) -> tuple[tuple[str, ...], ...]:
        """Return every path of 1 to ``longest`` steps from ``start`` through ``allowed`` tiles.

        None allows all tiles. Paths leave out ``start``.
        """
        if allowed is None and (start, longest) in self._ways:
            return self._ways[start, longest]
        ways: list[tuple[str, ...]] = []
        edge: list[tuple[str, ...]] = [()]
        for _ in range(longest):
            edge = [(*way, n) for way in edge for n in self.neighbors[way[-1] if way else start] if allowed is None or n in allowed]
            ways += edge
        paths = tuple(ways)
        if allowed is None:
            self._ways[start, longest] = paths
        return paths

    def getter_within(self, tile: str, steps: int) -> Callable[[tuple[int, ...]], object]:
        """Return a getter for the values of the tiles within ``steps`` of a tile.

        It takes a tuple with one value per tile of the board.
        """
        getter = self._getters.get((tile, steps))
        if getter is None:
            away = self.distance[tile]
            getter = self._getters[tile, steps] = itemgetter(*(i for other, i in self.index.items() if away.get(other, steps + 1) <= steps))
        return getter

    def is_joined(self, start: str, way: Sequence[str]) -> bool:
        """Return whether each tile of ``way`` is adjacent to the one before it (for the first: ``start``)."""
        return all(b in self.neighbors[a] for a, b in zip((start, *way), way, strict=False))

    def _key(self) -> tuple[object, ...]:
        return tuple(self.neighbors.items()), tuple(self.places.items())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())


class Line(NamedTuple):  # no dataclass: every game loads it, see `tests.bench imports`
    """The hexes that meet a straight line between the centers of two hexes: those it crosses, and those whose edge it runs along, by side.

    The two hexes at its ends and hexes beyond the edge of the board are left out.
    """

    inner: tuple[str, ...]
    left: tuple[str, ...]
    right: tuple[str, ...]


class HexBoard(Board):
    """A board of hexes with a corner at the top, where every second row has one fewer hex and is shifted half a hex to the right.

    Ids are a letter for the place in its row (upper case in the long rows, lower case in the short ones, and AA, BB … after Z) and the
    number of the row, counted from the bottom: A1 is the lower left corner. ``doubled[tile]`` is (column, row) with columns counted in
    halves of a hex and rows from the top: neighbors differ by (±2, 0) or (±1, ±1).
    """

    __slots__ = ("_hexes", "_lines", "coordinates")

    def __init__(self, rows: int = 9, columns: int = 13) -> None:
        if not (0 < rows < 100 and 1 < columns <= 52):
            message = f"a board of {rows} rows of {columns} hexes: 1 to 99 rows of 2 to 52 are possible"
            raise ValueError(message)
        self.coordinates: dict[str, tuple[int, int]] = {
            f"{chr((97 if row % 2 else 65) + i % 26) * (1 + i // 26)}{rows - row}": (2 * i + row % 2, row)
            for row in range(rows)
            for i in range(columns - row % 2)
        }
        self._hexes = {place: tile for tile, place in self.coordinates.items()}
        self._lines: dict[tuple[str, str], Line] = {}
        neighbors = {
            tile: tuple(self._hexes[place] for dx, dy in STEPS if (place := (x + dx, y + dy)) in self._hexes)
            for tile, (x, y) in self.coordinates.items()
        }
        super().__init__(neighbors, {tile: (x, 2 * y) for tile, (x, y) in self.coordinates.items()})

    def _distances(self, origin: str) -> dict[str, int]:
        x, y = self.coordinates[origin]
        return {tile: _apart(u - x, v - y) for tile, (u, v) in self.coordinates.items()}

    def row_neighbors(self, tile: str, rows: int) -> tuple[str, ...]:
        """Return the neighbors of a hex in the row above (``rows`` -1) or below (1), from left to right."""
        x, y = self.coordinates[tile]
        return tuple(self._hexes[place] for place in ((x - 1, y + rows), (x + 1, y + rows)) if place in self._hexes)

    def line(self, start: str, goal: str) -> Line:
        """Return the hexes that meet the straight line between two hexes. It is exact, because all corners have integer coordinates."""
        trace = self._lines.get((start, goal))
        if trace is None:
            trace = self._lines[start, goal] = self._trace(start, goal)
        return trace

    def _trace(self, start: str, goal: str) -> Line:
        (x, y), (u, v) = self.coordinates[start], self.coordinates[goal]
        parts = _line_steps(u - x, v - y)
        return Line(*(tuple(self._hexes[place] for dx, dy in part if (place := (x + dx, y + dy)) in self._hexes) for part in parts))


STEPS = ((-1, -1), (1, -1), (-2, 0), (2, 0), (-1, 1), (1, 1))
"""The steps from a hex to its neighbors, in doubled coordinates."""
CORNERS = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
"""From the center of a hex to its corners, in units of which a row is three high and a hex two wide."""


Steps = tuple[tuple[int, int], ...]


@cache
def _line_steps(dx: int, dy: int) -> tuple[Steps, Steps, Steps]:
    """Return the relative hexes on a line to another hex: crossed, left, and right.

    The other hex is ``dx`` columns and ``dy`` rows away. They are sorted nearest first, row by row, and do not depend on the start.
    """
    span = _apart(dx, dy)
    rows, columns = range(min(0, dy) - 1, max(0, dy) + 2), range(min(0, dx) - 1, max(0, dx) + 2)
    candidates = [
        (x, y) for y in rows for x in columns if (x + y) % 2 == 0 and 0 < _apart(x, y) <= span and 0 < _apart(dx - x, dy - y) <= span
    ]
    steps: tuple[list[tuple[int, int]], ...] = ([], [], [])
    for x, y in candidates:
        turns = [dx * (3 * y + v) - 3 * dy * (x + u) for u, v in CORNERS]
        low, high = min(turns), max(turns)
        if low < 0 < high:
            steps[0].append((x, y))
        elif turns.count(0) == 2 and _projects_inside(x, 3 * y, dx, 3 * dy):
            steps[1 if high == 0 else 2].append((x, y))  # y grows downward, so a hex on the left gives a negative value
    inner, left, right = (tuple(sorted(part, key=lambda place: _apart(*place))) for part in steps)
    return inner, left, right


def _apart(dx: int, dy: int) -> int:
    """Return the number of steps between two hexes ``dx`` columns and ``dy`` rows apart."""
    return abs(dy) + max(0, (abs(dx) - abs(dy)) // 2)


def _projects_inside(x: int, y: int, dx: int, dy: int) -> bool:
    """Return whether a point projects between the ends of the line from the origin to (dx, dy)."""
    return 0 <= x * dx + y * dy <= dx * dx + dy * dy


@cache
def hex_board(rows: int = 9, columns: int = 13) -> HexBoard:
    """Return the board of that size, created once."""
    return HexBoard(rows, columns)
