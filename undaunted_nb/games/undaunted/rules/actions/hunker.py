"""Hunker Down: the card goes back to the supply. Its counter is neither placed nor flipped."""

from __future__ import annotations

from ..state.position import HAND, SUPPLY, Draft
from . import IN_HAND, IN_TURN, NOT_FOG, Kind, Play, nothing, once


def _effect(d: Draft, play: Play) -> None:
    d.carry(play.side, play.card_index, HAND, SUPPLY)
    d.emit("hunkered", "un.hunker.1", "un.spawn.6", "un.suppressed.3", side=play.action.side, card=play.card.id)


HUNKER = Kind("hunker down", "nothing", (IN_TURN, IN_HAND, NOT_FOG), once, nothing, _effect, printed=False, plays=False)
