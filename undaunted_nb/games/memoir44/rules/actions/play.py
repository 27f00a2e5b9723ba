"""Play a command card, or none if no card can be played."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import compress

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.legality import Requirement

from .. import event_rules, turn_flow
from ..orders import find_repeated_order
from ..state import variants
from ..state.position import PLAY as BEFORE_ORDERS
from ..state.position import Draft, LastOrder, Position, add_copies, of_side
from ..state.setup import SECTIONS, Card, Setup
from . import IN_TURN, PLAY_PHASE, Kind, action_parameters, side_of, tile_of


def _card(p: Position, a: Action) -> Card:
    return p.setup.cards[p.setup.by_card[a.card]]


def _in_hand(p: Position, a: Action) -> bool:
    return p.hands[side_of(p, a)][p.setup.by_card[a.card]] > 0


def _for_own_turn(p: Position, a: Action) -> bool:
    return _card(p, a).does != "ambush"


def _section_said(p: Position, a: Action) -> bool:
    return (tile_of(a) in SECTIONS) == _card(p, a).section


def _nothing_playable(p: Position, a: Action) -> bool:
    side = side_of(p, a)
    return not any(compress(_plays_by_card(p.setup, side), p.hands[side]))


def _pass_actions(p: Position) -> tuple[Action, ...]:
    return () if any(_playable(p)) else (p.setup.tables.whole[p.turn]["pass"],)


def _list_actions(p: Position) -> list[Action]:
    if p.phase != BEFORE_ORDERS:
        return []
    return [play for ways in _playable(p) for play in ways]


def _playable(p: Position) -> Iterator[tuple[Action, ...]]:
    """Return the ways to play each card in hand."""
    return compress(_plays_by_card(p.setup, p.turn), p.hands[p.turn])


def _plays_by_card(setup: Setup, turn: int) -> tuple[tuple[Action, ...], ...]:
    """Return the ways to play each card in its side's turn.

    An Ambush has none (m44.card.ambush.4), and a card that asks for a section has one per section.
    """
    plays_by_card = setup.tables.plays.get(turn)
    if plays_by_card is None:
        side = setup.sides[turn]
        ways = (() if card.does == "ambush" else [(s,) for s in SECTIONS] if card.section else [()] for card in setup.cards)
        plays = tuple(
            tuple(Action("play", side, card.id, args) for args in card_ways) for card, card_ways in zip(setup.cards, ways, strict=True)
        )
        plays_by_card = setup.tables.plays[turn] = plays
    return plays_by_card


def _play(d: Draft, p: Position, a: Action) -> None:
    card, side = d.setup.by_card[a.card], d.turn
    d.hands = of_side(d.hands, side, add_copies(d.hands[side], card, -1))
    d.table = (*d.table, card)
    section = tile_of(a)
    d.emit("played", *event_rules.play(d.setup.cards[card]), side=a.side, card=a.card, section=section)
    order = LastOrder(card, section)
    if d.setup.cards[card].does == "copy":
        order = find_repeated_order(p, side)
        copy = d.setup.cards[order.card] if order.card >= 0 else None
        d.emit("copied", *event_rules.copy(copy), side=a.side, card=copy.id if copy else "", section=order.section)
    if (
        order.card >= 0
        and d.setup.players[side] > 1
        and (seats := variants.name_commanders(d.setup, side, d.setup.cards[order.card], order.section))
    ):
        d.emit("commanded", *event_rules.command(d.setup.players[side], d.setup.cards[order.card]), side=a.side, commanders=list(seats))
    d.said = of_side(d.said, side, order)
    turn_flow.begin_order(d, order)


def _pass(d: Draft, _p: Position, a: Action) -> None:
    d.emit("passed", "m44.card.ambush.4", side=a.side)
    turn_flow.end_turn(d)


PLAY: Kind = Kind(
    "play",
    "card",
    (
        IN_TURN,
        PLAY_PHASE,
        Requirement("m44.turn.2", _in_hand, action_parameters, "why-m44-in-hand"),
        Requirement("m44.card.ambush.4", _for_own_turn, action_parameters, "why-m44-ambush-turn"),
        Requirement("m44.card.infantry-assault.1", _section_said, action_parameters, "why-m44-section-said"),
    ),
    _list_actions,
    _play,
    (0, 1),
    phases=(BEFORE_ORDERS,),
    legal=_list_actions,
)
PASS: Kind = Kind(
    "pass",
    "nothing",
    (IN_TURN, PLAY_PHASE, Requirement("m44.turn.2", _nothing_playable, action_parameters, "why-m44-must-play")),
    lambda p: (p.setup.tables.whole[p.turn]["pass"],),
    _pass,
    phases=(BEFORE_ORDERS,),
    legal=_pass_actions,
)
