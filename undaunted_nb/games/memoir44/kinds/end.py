"""End the turn; orders not used are lost."""

from __future__ import annotations

from undaunted_nb.core.action import Action

from .. import course
from ..position import Draft, Position
from . import IN_TURN, PLAY_FIRST, Kind, actions


def _end(d: Draft, _p: Position, _a: Action) -> None:
    course.end_turn(d)


KIND: Kind = Kind("end turn", "nothing", (IN_TURN, PLAY_FIRST), lambda p: actions(p, "end turn", [()]), _end)
