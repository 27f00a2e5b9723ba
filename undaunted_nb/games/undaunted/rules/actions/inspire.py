"""Inspire X: ``args`` are the cards that go back from the play area to the hand, sorted, and never the card that inspires."""

from __future__ import annotations

from collections.abc import Hashable, Iterable

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.legality import Requirement

from ..state.position import HAND, PLAY, Draft, Pile, Position
from ..state.setup import Ability
from . import ACTS, Args, Kind, Play, about_unit, side_and_card, up_to
from .cards import available, carry_chosen, taking_requirements, usable_counts


def _play_area(p: Position, side: int, _card: int) -> Pile:
    # The card that inspires is still in hand at this point, so the play area holds only the others.
    return p.halves[side].play


def _reads(p: Position, side: int, _unit: int, ability: Ability) -> Hashable:
    return usable_counts(p, side, p.halves[side].play, ability)


def _candidates(p: Position, play: Play) -> Iterable[Args]:
    return up_to(available(p, play.side, p.halves[play.side].play, play.ability), play.ability.x)


def _effect(d: Draft, play: Play) -> None:
    cards = carry_chosen(d, play, PLAY, HAND)
    none = () if cards else ("un.inspire.4",)
    d.emit("inspired", "un.inspire.1", *none, side=play.action.side, cards=cards)


def _not_itself(p: Position, a: Action) -> bool:
    side, index, _ = side_and_card(p, a)
    return a.args.count(a.card) <= p.halves[side].play[index]


INSPIRE = Kind(
    "inspire",
    "cards",
    (
        *ACTS,
        *taking_requirements(_play_area, kind="inspire", squad="un.inspire.2", least="un.inspire.4"),
        Requirement("un.inspire.3", _not_itself, about_unit),
    ),
    _candidates,
    _reads,
    _effect,
)
