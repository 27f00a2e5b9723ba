"""End the turn. Unused orders are lost."""

from __future__ import annotations

from undaunted_nb.engine.action import Action

from .. import turn_flow
from ..state.position import Draft, Position
from . import IN_TURN, PLAY_FIRST, Kind


def _end(d: Draft, _p: Position, _a: Action) -> None:
    turn_flow.end_turn(d)


def _list_actions(p: Position) -> tuple[Action, ...]:
    return (p.setup.tables.whole[p.turn]["end turn"],)


KIND: Kind = Kind("end turn", "nothing", (IN_TURN, PLAY_FIRST), _list_actions, _end, legal=_list_actions)
