"""Move X: ``args`` are the tiles entered, one after the other."""

from __future__ import annotations

from collections.abc import Hashable, Iterable

from undaunted_nb.engine.action import Action

from ..state.position import Draft, Position
from ..state.setup import Ability
from . import ACTS, OWN_COUNTER, Args, Kind, Play, origin, own_tile
from .paths import ONTO_MARKED, marked_tiles, marks_near, path_requirements, walk


def path_of(p: Position, a: Action) -> tuple[str, tuple[str, ...]]:
    """Return the start and the path of the card's own unit."""
    return origin(p, a), a.args  # type: ignore[return-value]


def _candidates(p: Position, play: Play) -> Iterable[Args]:
    return p.setup.board.ways(play.origin, play.ability.x, marked_tiles(p, play.side)) if play.origin else ()


def _reads(p: Position, side: int, unit: int, ability: Ability) -> Hashable:
    here = own_tile(p, unit)
    return here, marks_near(p, side, here, ability.x) if here else marked_tiles(p, side)


def _effect(d: Draft, play: Play) -> None:
    walk(d, d.setup.by_counter[play.card.unit], play.origin, play.action.args, "un.move.1", "un.move.2")  # type: ignore[arg-type]


MOVE = Kind(
    "move",
    "tiles",
    (*ACTS, OWN_COUNTER, *path_requirements(path_of, length="un.move.1", mark_rules=ONTO_MARKED)),
    _candidates,
    _reads,
    _effect,
)
