"""Scout X: ``args`` are the tiles entered, in order. Each gets a marker, and each marker costs a Fog of War."""

from __future__ import annotations

from collections.abc import Iterable

from ..state.position import DISCARD, MARKS, NONE, SCOUTED, SUPPLY, Draft, Position
from . import ACTS, OWN_COUNTER, Args, Kind, Play, place
from .move import path_of
from .paths import path_requirements, walk


def anywhere(p: Position, play: Play) -> Iterable[Args]:
    """Return every path from the unit's tile: Scout and Stalk need no markers."""
    return p.setup.board.ways(play.origin, play.ability.x) if play.origin else ()


def take_fog(d: Draft, side: int, count: int, *rules: str) -> None:
    """Move up to ``count`` Fog of War from the supply of ``side`` to its discard pile."""
    fog = d.setup.fog[side]
    cards = min(count, d.halves[side][SUPPLY][fog]) if fog >= 0 else 0
    if cards:
        d.carry(side, fog, SUPPLY, DISCARD, cards)
    d.emit("fog_taken", *rules, side=d.setup.sides[side], count=cards, wanted=count)


def _effect(d: Draft, play: Play) -> None:
    path: tuple[str, ...] = play.action.args  # type: ignore[assignment]
    walk(d, d.setup.by_counter[play.card.unit], play.origin, path, "un.scout.1")
    marks, index = d.halves[play.side][MARKS], d.setup.board.index
    start = ("un.scout.5",) if marks[index[play.origin]] == NONE and play.origin not in path else ()
    tiles = [tile for tile in dict.fromkeys(path) if marks[index[tile]] == NONE]
    for tile in tiles:
        d.mark(play.side, tile, SCOUTED)
    if tiles:
        d.emit("scouted", "un.scout.2", *start, side=play.action.side, tiles=tiles)
        take_fog(d, play.side, len(tiles), "un.scout.3", "un.scout.4")


SCOUT = Kind("scout", "tiles", (*ACTS, OWN_COUNTER, *path_requirements(path_of, length="un.scout.1")), anywhere, place, _effect)
