"""Target: ``args`` is the tile that gets the side's target marker."""

from __future__ import annotations

from collections.abc import Hashable, Iterable

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.legality import Requirement

from ..state.position import TARGET, Draft, Position
from ..state.setup import Ability
from . import ACTS, OWN_COUNTER, Args, Kind, Play, about_unit, origin, own_tile, side_and_card

LEAST = 3
"""The least distance of a target in tiles (rule un.target.1)."""


def _distance(p: Position, a: Action) -> int:
    here = origin(p, a)
    return p.setup.board.distance[here].get(str(a.args[0]), LEAST) if here else LEAST


def _far_enough(p: Position, a: Action) -> bool:
    return _distance(p, a) >= LEAST


def _elsewhere(p: Position, a: Action) -> bool:
    return p.halves[side_and_card(p, a)[0]].target != a.args[0]


def _describe(p: Position, a: Action) -> dict[str, object]:
    return {**about_unit(p, a), "tile": a.args[0], "n": _distance(p, a), "least": LEAST, "start": origin(p, a)}


def _reads(p: Position, side: int, unit: int, _ability: Ability) -> Hashable:
    return own_tile(p, unit), p.halves[side].target


def _candidates(p: Position, play: Play) -> Iterable[Args]:
    away, target = p.setup.board.distance[play.origin] if play.origin else {}, p.halves[play.side].target
    return ((tile,) for tile in p.setup.board.tiles if tile != target and away.get(tile, LEAST) >= LEAST)


def _effect(d: Draft, play: Play) -> None:
    half, tile = d.half(play.side), play.action.args[0]
    d.emit(
        "targeted", "un.target.2" if half[TARGET] else "un.target.1", "un.target.3", side=play.action.side, tile=tile, earlier=half[TARGET]
    )
    half[TARGET] = tile


TARGET_KIND = Kind(
    "target",
    "tile",
    (*ACTS, OWN_COUNTER, Requirement("un.target.1", _far_enough, _describe), Requirement("un.target.2", _elsewhere, _describe)),
    _candidates,
    _reads,
    _effect,
)
