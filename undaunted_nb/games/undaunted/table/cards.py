"""Cards and piles: your own hand with the possible uses of each card, and the visible part of the other side."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.text import Text
from undaunted_nb.kit.table.parts import SLOTS, name_copies, pile
from undaunted_nb.kit.table.tap import Choosing, Tap

from ..rules.actions import SEAT, form_of
from ..rules.partial_actions import BEGIN
from ..rules.state import crew
from ..rules.state.names import card_name, kind_name, name_of_card, seat_name, side_adjective, side_name, target_name
from ..rules.state.position import INITIATIVE, TURNS, PartialUse, Pick, Position
from ..rules.state.setup import Ability, Card, Setup
from ..views.view import view
from .board import figure_of
from .choices import DIRECT, counter_of, seat_abilities, shortcuts, tap_of, use_of, way_to_seats
from .vehicles import chip as seat_chip

if TYPE_CHECKING:
    from undaunted_nb.kit.scene.common import Words
    from undaunted_nb.kit.scene.hand import Card as CardPart
    from undaunted_nb.kit.scene.hand import CardSeat, CardState, Chip, ChipState, Half, Item, OtherHalf, Pile, PileKind

EXTRA_USES = tuple(sorted(DIRECT))
"""The uses of a card besides its actions in an edition with vehicles, shown on it only if they are possible."""


def hand_order(p: Position, side: int) -> list[str]:
    """Return the cards of a hand in display order. The second copy of a card is named ``…#2``."""
    return name_copies((card.id for card in p.setup.cards[side]), p.halves[side].hand)


def own_half(p: Position, side: int, choosing: Choosing) -> Half:
    """Return the side's own hand, play area and piles."""
    setup = p.setup
    seen = view(p, setup.sides[side])["piles"][setup.sides[side]]
    acting = setup.sides[side] in p.to_act
    my_turn = acting and p.phase == TURNS and not p.pending
    return {
        "side": SLOTS[side],
        "name": side_name(setup, side),
        "whose": Text("whose-hand", {"side": side_adjective(setup, side)}),
        "hand": [_card(p, side, name, choosing, my_turn=my_turn) for name in hand_order(p, side)],
        "play": _small(setup, side, seen["play"], choosing, "pick" if asks(setup, choosing) == "inspire" else ""),
        "piles": [_pile(setup, side, zone, seen, choosing, own=True) for zone in ("deck", "discard", "supply", "removed")],
        "hint": _hint(p, side, choosing),
        "end": _ending(p, side, choosing) if my_turn and not p.gear.bound else None,
        "hidden": False,
    }


def _ending(p: Position, side: int, choosing: Choosing) -> Text:
    """Return the words of the button that ends the turn: they say what it gives up."""
    playable = {a.card for a in _own_actions(p, side)}
    cards_left = sum(name.partition("#")[0] in playable for name in hand_order(p, side))
    if cards_left:
        return Text("button-end-early", {"n": cards_left})
    seats = shortcuts(p, p.setup.sides[side], (), choosing.options)
    return Text("button-end-seated", {"way": way_to_seats(seats)}) if seats else Text("button-end-turn")


def _hint(p: Position, side: int, choosing: Choosing) -> Words:
    setup = p.setup
    if p.outcome:
        return ""
    if setup.sides[side] not in p.to_act:
        return Text("hint-wait")
    if p.phase == INITIATIVE:
        return Text("plan-initiative")
    if p.pending:
        task = p.pending[-1]
        if isinstance(task, PartialUse):
            return ""
        return Text("hint-pick", {"vehicle": target_name(setup, len(setup.counters) + task.vehicle)}) if isinstance(task, Pick) else Text(
            "plan-blast-next-title"
        )  # fmt: skip
    if p.gear.bound:
        return Text("hint-act-now", {"counter": counter_of(p, side, setup.cards[side][p.gear.card].id)})
    if choosing.taps:
        return ""
    if seats := shortcuts(p, setup.sides[side], (), choosing.options):
        card = setup.cards[side][p.gear.card].id
        return Text("hint-may-seat", {"counter": counter_of(p, side, card), "way": way_to_seats(seats)})
    return Text("hint-choose-card")


def foe(p: Position, side: int) -> OtherHalf:
    """Return the visible part of the other side: numbers, its supply, and the cards it has played."""
    setup = p.setup
    seen = view(p, setup.sides[1 - side])["piles"][setup.sides[side]]
    order = Text("plays-first" if p.token == side else "plays-second")
    return {
        "side": SLOTS[side],
        "name": side_name(setup, side),
        "note": order,
        "piles": [_pile(setup, side, zone, seen, Choosing(), own=False) for zone in ("hand", "deck", "discard", "supply")],
        "play": _small(setup, side, seen["play"], Choosing(), ""),
    }


def _face(setup: Setup, side: int, card: Card, name: str, squad: str = "") -> CardPart:
    """Return the picture of a card, with nothing to choose on it."""
    return {
        "id": name,
        "title": name_of_card(card, squad),
        "band": card.squad,
        "n": card.initiative,
        "figure": figure_of(card.title),
        "label": Text("label-card", {"card": card_name(setup, side, card.id), "n": int(card.initiative)}),
        "chips": [],
        "state": "",
        "stub": None,
        "note": "",
    }


def printed_cards(setup: Setup, side: int) -> Mapping[str, CardPart]:
    """Return the cards that a side can ever hold, by name, with nothing to choose on them."""
    return {card.id: _full_face(setup, side, card, card.id) for card in setup.cards[side]}


def _full_face(setup: Setup, side: int, card: Card, name: str) -> CardPart:
    """Return a card of a hand as it is printed."""
    face = _face(setup, side, card, name)
    face["chips"] = [_chip(ability, "") for ability in card.abilities]
    face["stub"] = None if card.fog else {"id": "hunker down", "label": kind_name("hunker down"), "state": ""}
    face["note"] = Text("note-never") if card.fog else ""
    return face


def _card(p: Position, side: int, name: str, choosing: Choosing, *, my_turn: bool) -> CardPart:
    setup = p.setup
    card = setup.cards[side][setup.by_card[side][name.partition("#")[0]]]
    initiative = p.halves[side].initiative_card
    chosen = choosing.taps[:1] == (Tap("card", name),) or (initiative >= 0 and setup.cards[side][initiative].id == name)
    usable = _uses(choosing.options, card) if not choosing.taps else _uses(_own_actions(p, side), card) if my_turn else set()
    kind = choosing.taps[1].name if chosen and len(choosing.taps) > 1 else ""

    def state(name: str) -> ChipState:
        return "chosen" if name == kind else "" if name in usable or not my_turn else "no"

    def extra_chip(name: str) -> Chip:
        return {"id": name, "label": kind_name(name), "n": "", "icon": name, "state": state(name)}

    chips = [_chip(a, state(a.kind)) for a in card.abilities]
    if "ready" in usable:
        chips.insert(0, extra_chip("ready"))
    choosing_now = p.phase == INITIATIVE and setup.sides[side] in p.to_act
    face = _full_face(setup, side, card, name)
    face["chips"] = chips
    face["state"] = "chosen" if chosen else "lit" if choosing_now else "never" if card.fog and p.phase == TURNS else ""
    seat = _seat(p, side, card)
    if not seat and not usable & DIRECT:
        return face
    if seat:
        for chip_part in seat["chips"]:
            chip_part["state"] = state(chip_part["id"])
        face["seat"] = seat
    face["beside"] = [extra_chip(name) for name in EXTRA_USES if name in usable]
    return face


def _chip(a: Ability, state: ChipState) -> Chip:
    return {
        "id": a.kind,
        "label": kind_name(a.kind),
        "n": " ".join([*([str(a.x)] if a.x else []), *([a.squad] if a.squad else [])]),
        "icon": a.kind,
        "state": state,
    }


def _seat(p: Position, side: int, card: Card) -> CardSeat | None:
    """Return the actions of the seat of a card's soldier, shown on the card."""
    setup = p.setup
    unit = setup.unit_of[side][setup.by_card[side][card.id]]
    seat = crew.seat_of(setup, p.gear, unit) if setup.vehicles else None
    if seat is None:
        return None
    vehicle = crew.vehicle_of(p.gear, unit)
    named = {"vehicle": target_name(setup, len(setup.counters) + vehicle), "seat": seat_name(seat.id)}
    chips: list[Chip] = []
    for a in seat_abilities(p, unit):
        chip_part = seat_chip(a)
        chips.append({**chip_part, "say": Text("say-seat", {**named, "action": chip_part["say"]})})
    return {"title": Text("seat-in", named), "figure": figure_of(setup.vehicles[vehicle].title, "truck"), "chips": chips}


def _own_actions(p: Position, side: int) -> Iterator[Action]:
    return (a for a in p.actions() if a.side == p.setup.sides[side])


def _uses(options: Iterable[Action], card: Card) -> set[str]:
    """Return the possible uses of a card, by the names of its chips."""
    kinds = ((str(a.args[0]) if a.kind == BEGIN else a.kind, a.at) for a in options if a.card == card.id)
    return {tap_of(kind, SEAT if place == SEAT else "") for kind, place in kinds}


def asks(setup: Setup, choosing: Choosing) -> str:
    """Return the kind of the selected action, if it takes cards."""
    kind = use_of(choosing.taps[1].name)[0] if len(choosing.taps) > 1 else ""
    return kind if form_of(setup, kind) == "cards" else ""


def _small(setup: Setup, side: int, cards: Mapping[str, int], choosing: Choosing, pick: str) -> list[CardPart]:
    """Return small pictures of the cards in the play area, marked if they can be picked."""
    pickable_names, taps_so_far = pickable(choosing), list(choosing.taps)
    parts: list[CardPart] = []
    for name, count in cards.items():
        card = setup.cards[side][setup.by_card[side][name]]
        for n in range(1, count + 1):
            state: CardState = "chosen" if taps_so_far.count(Tap("pick", name)) >= n else "lit" if pick and name in pickable_names else ""
            parts.append({**_face(setup, side, card, name + (f"#{n}" if n > 1 else ""), card.squad), "state": state})
    return parts


def pickable(choosing: Choosing) -> set[str]:
    """Return the cards that can be picked next."""
    names = [t.name for t in choosing.taps if t.kind == "pick"]
    return {str(c) for a in choosing.options for c in a.args if list(a.args).count(c) > names.count(str(c))}


def _pile(setup: Setup, side: int, zone: str, seen: Mapping[str, Any], choosing: Choosing, *, own: bool) -> Pile:
    count = seen["counts"][zone]
    open_ = zone in seen
    pickable_names = pickable(choosing) if own and zone == "supply" and asks(setup, choosing) == "bolster" else set()
    taps_so_far = list(choosing.taps)
    items: list[Item] = [
        {
            "id": name, "label": card_name(setup, side, name), "count": n,
            "state": "lit" if name in pickable_names else "chosen" if Tap("pick", name) in taps_so_far else "",
        }
        for name, n in (seen[zone].items() if open_ else ())
    ]  # fmt: skip
    title = Text(f"pile-{zone}-{'own' if own else 'foe'}", {"count": count, "side": side_adjective(setup, side)})
    kinds: Mapping[str, PileKind] = {"supply": "open", "removed": "gone"}
    return pile(zone, kinds.get(zone, "back"), count, title, items)
