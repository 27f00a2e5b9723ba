"""Play a command card; or, with no card that can be played, none."""

from __future__ import annotations

from collections.abc import Iterator

from undaunted_nb.core.action import Action
from undaunted_nb.core.legality import Requirement

from .. import citing, course, variants
from ..ordering import copied
from ..position import PLAY as BEFORE_ORDERS
from ..position import Draft, Position, Said, changed, of_side
from ..setup import SECTIONS, Card
from . import IN_TURN, PLAY_PHASE, Kind, side_of, tile_of, told


def _card(p: Position, a: Action) -> Card:
    return p.setup.cards[p.setup.by_card[a.card]]


def _in_hand(p: Position, a: Action) -> bool:
    return p.hands[side_of(p, a)][p.setup.by_card[a.card]] > 0


def _for_own_turn(p: Position, a: Action) -> bool:
    return _card(p, a).does != "ambush"


def _section_said(p: Position, a: Action) -> bool:
    return (tile_of(a) in SECTIONS) == _card(p, a).section


def _playable(p: Position, side: int) -> list[Card]:
    return [card for card, count in zip(p.setup.cards, p.hands[side], strict=True) if count and card.does != "ambush"]


def _nothing_playable(p: Position, a: Action) -> bool:
    return not _playable(p, side_of(p, a))


def _offered(p: Position) -> Iterator[Action]:
    if p.phase != BEFORE_ORDERS:
        return
    side = p.setup.sides[p.turn]
    for card in _playable(p, p.turn):
        for section in SECTIONS if card.section else (None,):
            yield Action("play", side, card.id, (section,) if section else ())


def _play(d: Draft, p: Position, a: Action) -> None:
    card, side = d.setup.by_card[a.card], d.turn
    d.hands = of_side(d.hands, side, changed(d.hands[side], card, -1))
    d.table = (*d.table, card)
    section = tile_of(a)
    d.emit("played", *citing.play(d.setup.cards[card]), side=a.side, card=a.card, section=section)
    said = Said(card, section)
    if d.setup.cards[card].does == "copy":
        said = copied(p, side)
        copy = d.setup.cards[said.card] if said.card >= 0 else None
        d.emit("copied", *citing.copy(copy), side=a.side, card=copy.id if copy else "", section=said.section)
    if said.card >= 0 and (seats := variants.commanded(d.setup, side, d.setup.cards[said.card], said.section)):
        d.emit("commanded", *citing.commanded(d.setup.players[side], d.setup.cards[said.card]), side=a.side, commanders=list(seats))
    d.said = of_side(d.said, side, said)
    course.begin_order(d, said)


def _pass(d: Draft, _p: Position, a: Action) -> None:
    d.emit("passed", "m44.card.ambush.4", side=a.side)
    course.end_turn(d)


PLAY: Kind = Kind(
    "play",
    "card",
    (
        IN_TURN,
        PLAY_PHASE,
        Requirement("m44.turn.2", _in_hand, told, "why-m44-in-hand"),
        Requirement("m44.card.ambush.4", _for_own_turn, told, "why-m44-ambush-turn"),
        Requirement("m44.card.infantry-assault.1", _section_said, told, "why-m44-section-said"),
    ),
    _offered,
    _play,
)
PASS: Kind = Kind(
    "pass",
    "nothing",
    (IN_TURN, PLAY_PHASE, Requirement("m44.turn.2", _nothing_playable, told, "why-m44-must-play")),
    lambda p: [Action("pass", p.setup.sides[p.turn])],
    _pass,
)
