"""Bolster X: ``args`` are the cards taken from the supply, sorted."""

from __future__ import annotations

from collections.abc import Hashable, Iterable

from ..state.position import DISCARD, SUPPLY, Draft, Pile, Position
from ..state.setup import Ability
from . import ACTS, Args, Kind, Play, up_to
from .cards import available, carry_chosen, taking_requirements, usable_counts


def _supply(p: Position, side: int, _card: int) -> Pile:
    return p.halves[side].supply


def _reads(p: Position, side: int, _unit: int, ability: Ability) -> Hashable:
    return usable_counts(p, side, p.halves[side].supply, ability)


def _candidates(p: Position, play: Play) -> Iterable[Args]:
    return up_to(available(p, play.side, p.halves[play.side].supply, play.ability), play.ability.x)


def _effect(d: Draft, play: Play) -> None:
    card_names = carry_chosen(d, play, SUPPLY, DISCARD)
    by_card, cards = d.setup.by_card[play.side], d.setup.cards[play.side]
    fog = ("un.bolster.4",) if any(cards[by_card[card]].fog for card in card_names) else ()
    none = () if card_names else ("un.bolster.3",)
    d.emit("bolstered", "un.bolster.1", *fog, *none, side=play.action.side, cards=card_names)


BOLSTER = Kind(
    "bolster",
    "cards",
    (*ACTS, *taking_requirements(_supply, kind="bolster", squad="un.bolster.2", least="un.bolster.3")),
    _candidates,
    _reads,
    _effect,
)
