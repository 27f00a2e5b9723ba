"""Survey X and Plot X: ``args`` are the tiles chosen, sorted.

Each without a marker of the side gets one, and each marker costs a Fog of War.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.legality import Requirement

from ..state.position import MARKS, NONE, SCOUTED, SUPPLY, Draft, Position
from . import OWN_COUNTER, Args, Kind, Play, ability_of, about_unit, nothing, origin, place
from .north_africa import NA_ACTS
from .scout import take_fog


def _once(_p: Position, a: Action) -> bool:
    return len(set(a.args)) == len(a.args)


def _some(_p: Position, a: Action) -> bool:
    return len(a.args) > 0


def _most(p: Position, a: Action) -> int:
    ability = ability_of(p, a)
    return ability.x if ability else 0


def _not_too_many(p: Position, a: Action) -> bool:
    return len(a.args) <= _most(p, a) or not _most(p, a)


def _about(p: Position, a: Action) -> dict[str, object]:
    return {**about_unit(p, a), "start": origin(p, a), "n": len(a.args), "x": _most(p, a), "tiles": list(a.args)}


def _choosing(length: str) -> tuple[Requirement, ...]:
    return (
        Requirement("na.survey.4", _some, _about, "why-choose-tile"),
        Requirement("na.survey.4", _once, _about),
        Requirement(length, _not_too_many, _about, "why-too-many-tiles"),
    )


def _place(d: Draft, play: Play, rule: str, fog: tuple[str, str]) -> None:
    """Place markers on the chosen tiles that have none, and take the Fog of War that they cost."""
    marks, index = d.halves[play.side][MARKS], d.setup.board.index
    placed = [str(tile) for tile in play.action.args if marks[index[str(tile)]] == NONE]
    for tile in placed:
        d.mark(play.side, tile, SCOUTED)
    d.emit("surveyed", rule, side=play.action.side, tiles=list(play.action.args), placed=placed)
    if placed:
        card = d.setup.fog[play.side]
        enough = card >= 0 and d.halves[play.side][SUPPLY][card] >= len(placed)
        take_fog(d, play.side, len(placed), *(fog[:1] if enough else fog))


def _anywhere(p: Position, play: Play) -> Iterable[Args]:
    tiles = sorted(p.setup.board.tiles)
    return (chosen for n in range(1, play.ability.x + 1) for chosen in combinations(tiles, n))


SURVEY = Kind(
    "survey",
    "tile set",
    (*NA_ACTS, *_choosing("na.survey.1")),
    _anywhere,
    nothing,
    lambda d, play: _place(d, play, "na.survey.1", ("na.survey.2", "na.survey.3")),
)


def _near(p: Position, a: Action) -> bool:
    here = origin(p, a)
    return not here or not a.args or any(tile in p.setup.board.neighbors[here] for tile in a.args)


def _together(p: Position, a: Action) -> bool:
    if not a.args:
        return True
    left = set(map(str, a.args))
    edge = {left.pop()}
    while edge:
        edge = {near for tile in edge for near in p.setup.board.neighbors[tile]} & left
        left -= edge
    return not left


def _route(p: Position, play: Play) -> Iterable[Args]:
    """Yield every connected choice that borders the soldier's tile. It grows tile by tile from the adjacent tiles."""
    near, here = p.setup.board.neighbors, play.origin
    if not here or not play.ability.x:
        return
    found: set[frozenset[str]] = {frozenset((tile,)) for tile in near[here]}
    edge = found
    for _ in range(play.ability.x - 1):
        edge = {chosen | {tile} for chosen in edge for at in chosen for tile in near[at]} - found
        found = found | edge
    yield from sorted(tuple(sorted(chosen)) for chosen in found)


PLOT = Kind(
    "plot",
    "tile set",
    (
        *NA_ACTS,
        OWN_COUNTER,
        *_choosing("na.plot.1"),
        Requirement("na.plot.1", _near, _about),
        Requirement("na.plot.2", _together, _about),
    ),
    _route,
    place,
    lambda d, play: _place(d, play, "na.plot.1", ("na.plot.3", "na.plot.4")),
)
