"""Inspire X: ``args`` are the cards that go back from the play area to the hand, sorted; never the card that inspires."""

from __future__ import annotations

from collections.abc import Hashable, Iterable

from ..position import HAND, PLAY, Draft, Pile, Position
from . import ACTS, Args, Kind, Play, up_to
from .cards import available, carry_chosen, taking_requirements


def _played(p: Position, side: int, _card: int) -> Pile:
    # The card that inspires is still in hand when it is asked: what lies here are the others.
    return p.halves[side].play


def _reads(p: Position, side: int, _card: int) -> Hashable:
    return p.halves[side].play


def _candidates(p: Position, play: Play) -> Iterable[Args]:
    return (tuple(sorted(chosen)) for chosen in up_to(available(p, play.side, p.halves[play.side].play, play.ability), play.ability.x))


def _effect(d: Draft, play: Play) -> None:
    d.emit("inspired", "un.inspire.1", side=play.action.side, cards=carry_chosen(d, play, PLAY, HAND))


INSPIRE = Kind(
    "inspire",
    (*ACTS, *taking_requirements(_played, kind="inspire", squad="un.inspire.2", least="un.inspire.4")),
    _candidates,
    _reads,
    _effect,
)
