"""Control: legal even next to enemies, unless the enemy controls the tile and has a soldier on it."""

from __future__ import annotations

from collections.abc import Hashable

from undaunted_nb.core.action import Action
from undaunted_nb.core.legality import Requirement

from ...kinds import origin, own_tile, side_and_card
from ...kinds.control import CONTROL, NO_ENEMY, about_tile, enemies
from ...position import CONTROLLED, Position
from ...setup import Ability
from . import adapted


def _not_held(p: Position, a: Action) -> bool:
    here, side = origin(p, a), side_and_card(p, a)[0]
    return not here or p.halves[1 - side].marks[p.setup.board.index[here]] != CONTROLLED or not enemies(p, a)


def _reads(p: Position, side: int, unit: int, _ability: Ability) -> Hashable:
    here = own_tile(p, unit)
    at = p.setup.board.index[here] if here else 0
    beset = any(p.stands[i][0] == here for i in p.setup.by_side[1 - side])
    return here, beset, p.halves[0].marks[at], p.halves[1].marks[at]


NA_CONTROL = adapted(CONTROL, Requirement("na.control.1", _not_held, about_tile), without=(NO_ENEMY,))._replace(reads=_reads)
