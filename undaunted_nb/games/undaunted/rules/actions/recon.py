"""Recon: it has no choice. A Fog of War of the hand leaves the game, then the side draws a card."""

from __future__ import annotations

from collections.abc import Hashable

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.legality import Requirement

from ..state.position import DECK, DISCARD, HAND, REMOVED, Draft, Draw, Position
from ..state.setup import Ability
from . import ACTS, Kind, Play, about_unit, once, side_and_card


def _fog_in_hand(p: Position, side: int) -> bool:
    fog = p.setup.fog[side]
    return fog >= 0 and p.halves[side].hand[fog] > 0


def _has_fog(p: Position, a: Action) -> bool:
    return _fog_in_hand(p, side_and_card(p, a)[0])


def _reads(p: Position, side: int, _unit: int, _ability: Ability) -> Hashable:
    return _fog_in_hand(p, side)


def _effect(d: Draft, play: Play) -> None:
    half = d.halves[play.side]
    bare = () if any(half[DECK]) or any(half[DISCARD]) else ("un.recon.3",)
    d.carry(play.side, d.setup.fog[play.side], HAND, REMOVED)
    d.emit("reconnoitred", "un.recon.1", "un.fog.2", *bare, side=play.action.side)
    d.pending.append(Draw(play.side, 1))


RECON = Kind("recon", "nothing", (*ACTS, Requirement("un.recon.2", _has_fog, about_unit)), once, _reads, _effect)
