"""Control: legal even next to enemies, unless the enemy controls the tile and has a soldier on it."""

from __future__ import annotations

from collections.abc import Hashable

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.legality import Requirement

from ..state.position import CONTROLLED, Position
from ..state.setup import Ability
from . import origin, own_tile, side_and_card
from .control import CONTROL, NO_ENEMY, about_tile, enemies, has_enemy, ready_for
from .north_africa import adapt


def _is_theirs(p: Position, side: int, tile: str) -> bool:
    return p.halves[1 - side].marks[p.setup.board.index[tile]] == CONTROLLED


def _not_held(p: Position, a: Action) -> bool:
    here, side = origin(p, a), side_and_card(p, a)[0]
    return not here or not _is_theirs(p, side, here) or not enemies(p, a)


def _reads(p: Position, side: int, unit: int, _ability: Ability) -> Hashable:
    here = own_tile(p, unit)
    return here and ready_for(p, side, here) and not (_is_theirs(p, side, here) and has_enemy(p, side, here))


NA_CONTROL = adapt(CONTROL, Requirement("na.control.1", _not_held, about_tile), exceptions=(NO_ENEMY,))._replace(reads=_reads)
