"""Cards and piles: your own hand with the possible uses of each card, and the visible part of the other side."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from undaunted_nb.engine.text import Text
from undaunted_nb.kit.tap import Tap

from ..rules.actions import SEAT
from ..rules.partial_actions import BEGIN
from ..rules.state import crew
from ..rules.state.names import card_name, kind_name, seat_name, side_adjective, side_name, target_name
from ..rules.state.position import INITIATIVE, TURNS, Begun, Pick, Position
from ..rules.state.setup import Ability, Card, Setup
from ..views.view import view
from .board import SLOTS, figure_of
from .choices import DIRECT, Choosing, counter_of, seat_abilities, shortcuts, tap_of, use_of
from .vehicles import chip as seat_chip

BESIDE = tuple(sorted(DIRECT))
"""The uses of a card besides its actions in an edition with vehicles, shown on it only if they are possible."""


def hand_order(p: Position, side: int) -> list[str]:
    """Return the cards of a hand in display order. The second copy of a card is named ``…#2``."""
    cards = p.setup.cards[side]
    return [
        card.id + (f"#{n}" if n > 1 else "") for card, count in zip(cards, p.halves[side].hand, strict=True) for n in range(1, count + 1)
    ]


def mine(p: Position, side: int, choosing: Choosing) -> dict[str, Any]:
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
        "end": _ending(p, side) if my_turn and not p.gear.bound else None,
        "hidden": False,
    }


def _ending(p: Position, side: int) -> Text:
    """Return the words of the button that ends the turn: they say what it gives up."""
    own = list(_own(p, side))
    playable = {a.card for a in own}
    unplayed = sum(name.partition("#")[0] in playable for name in hand_order(p, side))
    if unplayed:
        return Text("button-end-early", {"n": unplayed})
    return Text("button-end-seated" if shortcuts(p, p.setup.sides[side], (), own) else "button-end-turn")


def _hint(p: Position, side: int, choosing: Choosing) -> Any:
    setup = p.setup
    if p.outcome:
        return ""
    if setup.sides[side] not in p.to_act:
        return Text("hint-wait")
    if p.phase == INITIATIVE:
        return Text("plan-initiative")
    if p.pending:
        task = p.pending[-1]
        if isinstance(task, Begun):
            return ""
        return Text("hint-pick", {"vehicle": target_name(setup, len(setup.counters) + task.vehicle)}) if isinstance(task, Pick) else Text(
            "plan-blast-next-title"
        )  # fmt: skip
    if p.gear.bound:
        return Text("hint-act-now", {"counter": counter_of(p, side, setup.cards[side][p.gear.card].id)})
    if choosing.taps:
        return ""
    if shortcuts(p, setup.sides[side], (), choosing.options):
        return Text("hint-may-seat", {"counter": counter_of(p, side, setup.cards[side][p.gear.card].id)})
    return Text("hint-choose-card")


def foe(p: Position, side: int) -> dict[str, Any]:
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


def _face(setup: Setup, side: int, card: Card) -> dict[str, Any]:
    """Return the fixed part of every picture of a card."""
    name = card_name(setup, side, card.id)
    return {
        "band": card.squad,
        "n": card.initiative,
        "figure": figure_of(card.title),
        "label": Text("label-card", {"card": name, "n": int(card.initiative)}),
    }


def _card(p: Position, side: int, name: str, choosing: Choosing, *, my_turn: bool) -> dict[str, Any]:
    setup = p.setup
    card = setup.cards[side][setup.by_card[side][name.partition("#")[0]]]
    initiative = p.halves[side].chosen
    chosen = choosing.taps[:1] == (Tap("card", name),) or (initiative >= 0 and setup.cards[side][initiative].id == name)
    usable = _uses(choosing.options, card) if not choosing.taps else _uses(_own(p, side), card) if my_turn else set()
    kind = choosing.taps[1].name if chosen and len(choosing.taps) > 1 else ""

    def state(name: str) -> str:
        return "chosen" if name == kind else "" if name in usable or not my_turn else "no"

    def beside(name: str) -> dict[str, Any]:
        return {"id": name, "label": kind_name(name), "n": "", "icon": name, "state": state(name)}

    chips = [{**_chip(a), "state": state(a.kind)} for a in card.abilities]
    if "ready" in usable:
        chips.insert(0, beside("ready"))
    choosing_now = p.phase == INITIATIVE and setup.sides[side] in p.to_act
    face = {
        "id": name,
        "title": Text(f"card-{card.title}", {"squad": "", "fallback": card.id}),
        **_face(setup, side, card),
        "chips": chips,
        "state": "chosen" if chosen else "lit" if choosing_now else "never" if card.fog and p.phase == TURNS else "",
        "stub": None if card.fog else {"id": "hunker down", "label": kind_name("hunker down"), "state": ""},
        "note": Text("note-never") if card.fog and p.phase == TURNS else "",
    }
    seat = _seat(p, side, card)
    if not seat and not usable & DIRECT:
        return face
    offered = [{**one, "state": state(one["id"])} for one in seat["chips"]] if seat else []
    return {
        **face,
        **({"seat": {**seat, "chips": offered}} if seat else {}),
        "beside": [beside(name) for name in BESIDE if name in usable],
    }


def _chip(a: Ability) -> dict[str, Any]:
    return {
        "id": a.kind,
        "label": kind_name(a.kind),
        "n": " ".join([*([str(a.x)] if a.x else []), *([a.squad] if a.squad else [])]),
        "icon": a.kind,
    }


def _seat(p: Position, side: int, card: Card) -> dict[str, Any] | None:
    """Return the actions of the seat of a card's soldier, shown on the card."""
    setup = p.setup
    unit = setup.unit_of[side][setup.by_card[side][card.id]]
    seat = crew.seat_of(setup, p.gear, unit) if setup.vehicles else None
    if seat is None:
        return None
    vehicle = crew.vehicle_of(p.gear, unit)
    named = {"vehicle": target_name(setup, len(setup.counters) + vehicle), "seat": seat_name(seat.id)}
    chips = []
    for a in seat_abilities(p, unit):
        told = seat_chip(a)
        chips.append({**told, "say": Text("say-seat", {**named, "action": told["say"]})})
    return {"title": Text("seat-in", named), "chips": chips}


def _own(p: Position, side: int) -> Iterable[Any]:
    return (a for a in p.actions() if a.side == p.setup.sides[side])


def _uses(options: Iterable[Any], card: Card) -> set[str]:
    """Return the possible uses of a card, by the names of its chips."""
    kinds = ((str(a.args[0]) if a.kind == BEGIN else a.kind, a.at) for a in options if a.card == card.id)
    return {tap_of(kind, SEAT if at == SEAT else "") for kind, at in kinds}


def asks(setup: Setup, choosing: Choosing) -> str:
    """Return the kind of the selected action, if it takes cards."""
    kind = use_of(choosing.taps[1].name)[0] if len(choosing.taps) > 1 else ""
    return kind if kind in setup.kinds and setup.kinds[kind].form == "cards" else ""


def _small(setup: Setup, side: int, cards: Mapping[str, int], choosing: Choosing, pick: str) -> list[dict[str, Any]]:
    """Return small pictures of the cards in the play area, marked if they can be picked."""
    lit, picked = pickable(choosing), list(choosing.taps)
    found = []
    for name, count in cards.items():
        card = setup.cards[side][setup.by_card[side][name]]
        for n in range(1, count + 1):
            state = "chosen" if picked.count(Tap("pick", name)) >= n else "lit" if pick and name in lit else ""
            found.append(
                {
                    "id": name + (f"#{n}" if n > 1 else ""),
                    "title": Text(f"card-{card.title}", {"squad": card.squad, "fallback": card.id}),
                    **_face(setup, side, card),
                    "chips": [],
                    "state": state,
                    "stub": None,
                    "note": "",
                }
            )
    return found


def pickable(choosing: Choosing) -> set[str]:
    """Return the cards that can be picked next."""
    done = [t.name for t in choosing.taps if t.kind == "pick"]
    return {str(c) for a in choosing.options for c in a.args if list(a.args).count(c) > done.count(str(c))}


def _pile(setup: Setup, side: int, zone: str, seen: Mapping[str, Any], choosing: Choosing, *, own: bool) -> dict[str, Any]:
    count = seen["counts"][zone]
    open_ = zone in seen
    lit = pickable(choosing) if own and zone == "supply" and asks(setup, choosing) == "bolster" else set()
    picked = list(choosing.taps)
    items = [
        {
            "id": name, "label": card_name(setup, side, name), "count": n,
            "state": "lit" if name in lit else "chosen" if Tap("pick", name) in picked else "",
        }
        for name, n in (seen[zone].items() if open_ else ())
    ]  # fmt: skip
    title = Text(f"pile-{zone}-{'own' if own else 'foe'}", {"count": count, "side": side_adjective(setup, side)})
    kind = {"supply": "open", "removed": "gone"}.get(zone, "back")
    return {"id": zone, "label": Text(f"zone-{zone}"), "count": count, "kind": kind, "title": title, "items": items}
