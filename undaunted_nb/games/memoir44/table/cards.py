"""Cards and piles: your own hand, the cards that are face up, and the number of hidden ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undaunted_nb.engine.text import Text
from undaunted_nb.kit.table.parts import SLOTS, pile
from undaunted_nb.kit.table.tap import NOTHING, Choosing, Tap

from ..rules import event_rules as citing
from ..rules.state.names import card_name, card_title, side_name
from ..rules.state.position import PLAY, Ambush, Keep, Position, Retreat, Volley
from ..rules.state.setup import ALL, SECTIONS, Card, Setup
from ..views.view import view
from .choices import ENDING, PART_OF, hand_order, legal
from .own_cards import own_text

if TYPE_CHECKING:
    from collections.abc import Mapping

    from undaunted_nb.kit.scene.common import Words
    from undaunted_nb.kit.scene.hand import Card as CardPart
    from undaunted_nb.kit.scene.hand import CardState, Half, Item, OtherHalf, Section


def own_half(p: Position, side: int, choosing: Choosing) -> Half:
    """Return the side's own hand, the cards it has played this turn, and the piles."""
    setup = p.setup
    seen = view(p, setup.sides[side])
    discard_items: list[Item] = [
        {"id": card, "label": card_name(setup, card), "count": n, "state": ""} for card, n in seen["discard"].items()
    ]
    ending = any(a.kind == "end turn" for a in legal(p)) if setup.sides[side] in p.to_act else False
    return {
        "side": SLOTS[side],
        "name": side_name(setup, side),
        "whose": Text("m44-whose-hand", {"side": side_name(setup, side)}),
        "hand": [_card(p, side, name, choosing) for name in hand_order(p, side)],
        "play": _table_cards(p, side),
        "piles": [
            pile("deck", "back", seen["deck"], Text("m44-pile-deck", {"n": seen["deck"]})),
            pile("discard", "open", sum(seen["discard"].values()), Text("m44-pile-discard"), discard_items),
        ],
        "hint": _hint(p, side, choosing),
        "end": Text("button-end-turn") if ending else None,
        "hidden": False,
    }


def printed_cards(_: Setup, _side: int) -> Mapping[str, CardPart]:
    """Return no cards: a hand gets one card a turn, and the whole deck is long."""
    return {}


def foe(p: Position, side: int) -> OtherHalf:
    """Return the visible part of the other side: how many cards it holds, and those it has played."""
    setup = p.setup
    n = view(p, setup.sides[1 - side])["hands"][setup.sides[side]]
    return {
        "side": SLOTS[side],
        "name": side_name(setup, side),
        "note": "" if p.outcome else Text("m44-foe-turn" if p.turn == side else "m44-foe-waits"),
        "piles": [pile("hand", "back", n, Text("m44-pile-hand", {"n": n, "side": side_name(setup, side)}))],
        "play": _table_cards(p, side),
    }


def _table_cards(p: Position, side: int) -> list[CardPart]:
    """Return the cards that a side has face up on the table this turn."""
    cards = [c for c in p.table if (p.setup.cards[c].does == "ambush") == (side != p.turn)]
    return [_card_part(p, p.setup.cards[c], f"{p.setup.cards[c].id}@{n}", "") for n, c in enumerate(cards)]


def _card(p: Position, side: int, name: str, choosing: Choosing) -> CardPart:
    card = p.setup.cards[p.setup.by_card[name.partition("#")[0]]]
    task = p.pending[-1] if p.pending else None
    own = p.setup.sides[side] in p.to_act
    asked = own and isinstance(task, Ambush) and card.does == "ambush"
    choosing_now = own and p.phase == PLAY and not p.pending
    playable = card.does != "ambush"
    chosen = choosing.taps[:1] == (Tap("card", name),)
    state: CardState = "chosen" if chosen else "lit" if asked or (choosing_now and playable) else "no" if choosing_now else ""
    return _card_part(p, card, name, state)


def say_of(card: Card) -> Text:
    """Return the text of a command card. That of a scenario's own card follows from its fields."""
    if card.own:
        return own_text(card)
    return Text(f"{citing.card(card).replace('.', '-')}.text")


def _card_part(p: Position, card: Card, name: str, state: CardState) -> CardPart:
    """Return a card with its printed parts."""
    say = say_of(card)
    n: Words = "" if card.orders < 0 or card.each else Text("m44-card-all") if card.orders == ALL else str(card.orders)
    arrows = card.each or ({card.printed: card.orders} if card.printed else {})
    sections: list[Section] | None = [
        {"n": "" if not arrows.get(s) else str(arrows[s]), "on": s in arrows} for s in SECTIONS
    ] if arrows else None  # fmt: skip
    part: CardPart = {
        "id": name, "state": state, "title": card_title(p.setup, card.id), "n": n, "say": say, "figure": "", "band": "", "note": "",
        "label": card_title(p.setup, card.id),
    }  # fmt: skip
    if sections:
        part["sections"] = sections
    return part


def _hint(p: Position, side: int, choosing: Choosing) -> Words:
    """Return one line about the next thing to do."""
    setup = p.setup
    if p.outcome:
        return ""
    if setup.sides[side] not in p.to_act:
        return Text("hint-wait")
    task = p.pending[-1] if p.pending else None
    if isinstance(task, Ambush):
        return Text("m44-hint-ambush")
    if isinstance(task, Retreat):
        return Text("m44-hint-retreat")
    if isinstance(task, (Keep, Volley)):
        return Text("m44-hint-choose")
    if p.phase == PLAY:
        return "" if choosing.taps else Text("m44-hint-card")
    now = choosing.taps[0] if choosing.taps else NOTHING
    if now == ENDING or now not in PART_OF.values():
        return Text("m44-hint-end") if all(a.kind == "end turn" for a in legal(p)) else ""
    return Text(f"m44-hint-{now.name}")
