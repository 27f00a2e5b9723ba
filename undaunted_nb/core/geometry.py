"""Boards: which tiles neighbour each other, how far they are apart, where they lie."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence


class Board:
    """A fixed set of tiles with their neighbours; a value (equal when tiles, neighbours and places are).

    ``tiles`` are the ids in printed order, ``index`` their numbers, ``neighbours[tile]`` the tiles that touch it, ``distance[a][b]`` the
    least number of
    steps (unreachable: absent), ``places[tile]`` its upper left corner as (x, y) in halves of a tile, for drawing.
    """

    __slots__ = ("distance", "index", "neighbours", "places", "tiles")

    def __init__(self, neighbours: Mapping[str, Iterable[str]], places: Mapping[str, tuple[int, int]] | None = None) -> None:
        self.tiles: tuple[str, ...] = tuple(neighbours)
        self.index: dict[str, int] = {tile: i for i, tile in enumerate(self.tiles)}
        self.neighbours: dict[str, tuple[str, ...]] = {tile: tuple(near) for tile, near in neighbours.items()}
        self.places: dict[str, tuple[int, int]] = dict(places or {tile: (0, 2 * i) for i, tile in enumerate(self.tiles)})
        self.distance: dict[str, dict[str, int]] = {tile: self._distances(tile) for tile in self.tiles}

    @classmethod
    def staggered(cls, lines: Sequence[tuple[int, Sequence[str]]], *, columns: bool = True) -> Board:
        """A board of square tiles in lines, each given as (offset in half tiles, ids); ``columns`` says whether lines run down or across.

        Two tiles are neighbours when they share part of an edge: consecutive ones of a line, and those of neighbouring lines that overlap.
        """
        along = {tile: (line, offset + 2 * i) for line, (offset, tiles) in enumerate(lines) for i, tile in enumerate(tiles)}
        near = {
            tile: tuple(
                other
                for other, (their_line, their_start) in along.items()
                if (their_line == line and abs(their_start - start) == 2) or (abs(their_line - line) == 1 and abs(their_start - start) < 2)
            )
            for tile, (line, start) in along.items()
        }
        return cls(near, {t: (2 * line, start) if columns else (start, 2 * line) for t, (line, start) in along.items()})

    def _distances(self, origin: str) -> dict[str, int]:
        found, edge = {origin: 0}, [origin]
        while edge:
            edge = [n for tile in edge for n in self.neighbours[tile] if n not in found and found.setdefault(n, found[tile] + 1)]
        return found

    def ways(self, start: str, longest: int, allowed: frozenset[str] | None = None) -> tuple[tuple[str, ...], ...]:
        """Every way of 1 to ``longest`` steps from ``start`` (itself left out) that enters ``allowed`` tiles only (None: any)."""
        done: list[tuple[str, ...]] = []
        edge: list[tuple[str, ...]] = [()]
        for _ in range(longest):
            edge = [(*way, n) for way in edge for n in self.neighbours[way[-1] if way else start] if allowed is None or n in allowed]
            done += edge
        return tuple(done)

    def joined(self, start: str, way: Sequence[str]) -> bool:
        """Does each tile of ``way`` neighbour the one before it (the first: ``start``)?"""
        return all(b in self.neighbours[a] for a, b in zip((start, *way), way, strict=False))

    def _key(self) -> tuple[object, ...]:
        return tuple(self.neighbours.items()), tuple(self.places.items())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())
