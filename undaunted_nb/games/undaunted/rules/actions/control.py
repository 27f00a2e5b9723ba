"""The action Control. It has no arguments, because it works on the unit's own tile."""

from __future__ import annotations

from collections.abc import Hashable

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.legality import Requirement

from ..state import ending
from ..state.crew import crew_of
from ..state.names import counter_name
from ..state.position import CONTROLLED, DEMOLISHER, IN_PLAY, MARKS, NONE, SCOUTED, Draft, Position
from ..state.setup import Ability
from . import ACTS, OWN_COUNTER, Kind, Play, about_unit, once, origin, side_and_card


def _mark(p: Position, a: Action) -> int:
    here = origin(p, a)
    return p.halves[side_and_card(p, a)[0]].marks[p.setup.board.index[here]] if here else SCOUTED


def enemies(p: Position, a: Action) -> list[int]:
    here, side = origin(p, a), side_and_card(p, a)[0]
    return [i for i, (tile, _) in enumerate(p.stands) if here and tile == here and p.setup.counters[i].side != side]


def _is_scouted(p: Position, a: Action) -> bool:
    return _mark(p, a) != NONE


def _raises(p: Position, side: int, tile: str) -> bool:
    radio = p.setup.radio
    return radio is not None and radio.tile == tile and radio.side == side


def _not_yet(p: Position, a: Action) -> bool:
    return _mark(p, a) != CONTROLLED or _raises(p, side_and_card(p, a)[0], origin(p, a))


def _no_enemy(p: Position, a: Action) -> bool:
    return not enemies(p, a)


def about_tile(p: Position, a: Action) -> dict[str, object]:
    return {**about_unit(p, a), "tile": origin(p, a), "enemies": [counter_name(p.setup, i) for i in enemies(p, a)]}


def ready_for(p: Position, side: int, tile: str) -> bool:
    """Return whether the marker of the side on a tile can be turned, or the tile's worth raised."""
    mark = p.halves[side].marks[p.setup.board.index[tile]]
    return mark == SCOUTED or (mark == CONTROLLED and _raises(p, side, tile))


def has_enemy(p: Position, side: int, tile: str) -> bool:
    """Return whether an enemy of the side is on a tile."""
    stands = p.stands
    return any(stands[i][0] == tile for i in p.setup.by_side[1 - side])


def _reads(p: Position, side: int, unit: int, _ability: Ability) -> Hashable:
    here = () if unit < 0 else (p.stands[unit][0],) if p.stands[unit][0] else p.setup.entries[unit]
    return tuple([ready_for(p, side, tile) and not has_enemy(p, side, tile) for tile in here])


def _effect(d: Draft, play: Play) -> None:
    tile, enemy = play.origin, play.enemy
    place = d.setup.board.index[tile]
    if d.halves[play.side][MARKS][place] == CONTROLLED:
        i = d.setup.objectives.index(tile)
        d.worth = (*d.worth[:i], d.worth[i] + 1, *d.worth[i + 1 :])
        d.emit("raised", "un.control.6", side=play.action.side, tile=tile, worth=d.worth[i])
    else:
        d.mark(play.side, tile, CONTROLLED)
        empty = any(vehicle.tile == tile and not crew_of(d.gear, i) for i, vehicle in enumerate(d.gear.vehicles))
        crew_rule = ("na.control.2",) if empty else ()
        standing = (
            any(structure.tile == tile and razer == IN_PLAY for structure, razer in zip(d.setup.structures, d.gear.structures, strict=True))
            if d.gear.left
            else False
        )
        worth = ("na.structure.3",) if standing and play.side != DEMOLISHER else ()
        d.emit("controlled", "un.control.1", *crew_rule, *worth, side=play.action.side, tile=tile, score=[d.score(0), d.score(1)])
        if d.halves[enemy][MARKS][place] == CONTROLLED:
            d.mark(enemy, tile, SCOUTED)
            d.emit("control_lost", "un.control.2", side=d.setup.sides[enemy], tile=tile)
    ending.judge(d)


NO_ENEMY = Requirement("un.control.3", _no_enemy, about_tile)
CONTROL = Kind(
    "control",
    "nothing",
    (
        *ACTS,
        OWN_COUNTER,
        NO_ENEMY,
        Requirement("un.control.4", _is_scouted, about_tile),
        Requirement("un.control.5", _not_yet, about_tile),
    ),
    once,
    _reads,
    _effect,
)
