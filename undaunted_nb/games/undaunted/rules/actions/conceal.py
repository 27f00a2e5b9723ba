"""Conceal: it has no choice. Without Fog of War in the enemy's supply it has no effect."""

from __future__ import annotations

from ..state.position import DISCARD, SUPPLY, Draft
from . import ACTS, Kind, Play, nothing, once


def _effect(d: Draft, play: Play) -> None:
    fog = d.setup.fog[play.enemy]
    found = fog >= 0 and d.halves[play.enemy][SUPPLY][fog] > 0
    if found:
        d.carry(play.enemy, fog, SUPPLY, DISCARD)
    d.emit(
        "concealed", "un.conceal.1" if found else "un.conceal.2", side=play.action.side, enemy=d.setup.sides[play.enemy], count=int(found)
    )


CONCEAL = Kind("conceal", "nothing", ACTS, once, nothing, _effect)
