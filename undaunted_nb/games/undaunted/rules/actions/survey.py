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


def _has_some(_p: Position, a: Action) -> bool:
    return len(a.args) > 0


def _most(p: Position, a: Action) -> int:
    ability = ability_of(p, a)
    return ability.x if ability else 0


def _not_too_many(p: Position, a: Action) -> bool:
    return len(a.args) <= _most(p, a) or not _most(p, a)


def _describe(p: Position, a: Action) -> dict[str, object]:
    return {**about_unit(p, a), "start": origin(p, a), "n": len(a.args), "x": _most(p, a), "tiles": list(a.args)}


def _choosing(length: str) -> tuple[Requirement[Position], ...]:
    return (
        Requirement("na.survey.4", _has_some, _describe, "why-choose-tile"),
        Requirement("na.survey.4", _once, _describe),
        Requirement(length, _not_too_many, _describe, "why-too-many-tiles"),
    )


def _place(d: Draft, play: Play, rule: str, fog: tuple[str, str]) -> None:
    """Place markers on the chosen tiles that have none, and take the Fog of War that they cost."""
    marks, index = d.halves[play.side][MARKS], d.setup.board.index
    tiles = [str(tile) for tile in play.action.args if marks[index[str(tile)]] == NONE]
    for tile in tiles:
        d.mark(play.side, tile, SCOUTED)
    d.emit("surveyed", rule, side=play.action.side, tiles=list(play.action.args), placed=tiles)
    if tiles:
        card = d.setup.fog[play.side]
        enough = card >= 0 and d.halves[play.side][SUPPLY][card] >= len(tiles)
        take_fog(d, play.side, len(tiles), *(fog[:1] if enough else fog))


def _anywhere(p: Position, play: Play) -> Iterable[Args]:
    tiles = sorted(p.setup.board.tiles)
    return (choice for n in range(1, play.ability.x + 1) for choice in combinations(tiles, n))


SURVEY = Kind(
    "survey",
    "tile set",
    (*NA_ACTS, *_choosing("na.survey.1")),
    _anywhere,
    nothing,
    lambda d, play: _place(d, play, "na.survey.1", ("na.survey.2", "na.survey.3")),
)


def _is_near(p: Position, a: Action) -> bool:
    here = origin(p, a)
    return not here or not a.args or any(tile in p.setup.board.neighbors[here] for tile in a.args)


def _together(p: Position, a: Action) -> bool:
    if not a.args:
        return True
    left = set(map(str, a.args))
    edge = {left.pop()}
    while edge:
        edge = {neighbor for tile in edge for neighbor in p.setup.board.neighbors[tile]} & left
        left -= edge
    return not left


def _route(p: Position, play: Play) -> Iterable[Args]:
    """Yield every connected choice that borders the soldier's tile. It grows tile by tile from the adjacent tiles."""
    neighbors, here = p.setup.board.neighbors, play.origin
    if not here or not play.ability.x:
        return
    choices: set[frozenset[str]] = {frozenset((tile,)) for tile in neighbors[here]}
    edge = choices
    for _ in range(play.ability.x - 1):
        edge = {choice | {tile} for choice in edge for member in choice for tile in neighbors[member]} - choices
        choices = choices | edge
    yield from sorted(tuple(sorted(choice)) for choice in choices)


PLOT = Kind(
    "plot",
    "tile set",
    (
        *NA_ACTS,
        OWN_COUNTER,
        *_choosing("na.plot.1"),
        Requirement("na.plot.1", _is_near, _describe),
        Requirement("na.plot.2", _together, _describe),
    ),
    _route,
    place,
    lambda d, play: _place(d, play, "na.plot.1", ("na.plot.3", "na.plot.4")),
)
