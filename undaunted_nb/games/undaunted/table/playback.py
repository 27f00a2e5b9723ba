"""A decision as the table plays it back: the card, the action, the path on the map, the dice, and the losses."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from undaunted_nb.engine.event import Event
from undaunted_nb.engine.text import Text
from undaunted_nb.kit.table.parts import SLOTS, played_roll

from ..rules.state.names import card_name, counter_name, kind_name, name_of_card, side_name
from ..rules.state.position import ZONES, Position
from ..rules.state.setup import Setup
from .board import figure_of
from .plans import roll

if TYPE_CHECKING:
    from undaunted_nb.kit.scene.board import PlayedTrace
    from undaunted_nb.kit.scene.log import Loss, PlayedCard, Record

SILENT = frozenset({"round_began", "drawn", "reshuffled", "nothing_to_draw", "turn_ended", "chose"})
"""Events that need no playback: the round going on, or a secret."""
SILENT_TO_READERS = frozenset({"chose"})
"""Events that screen readers also skip, because the sentence of the initiative names both cards."""
LOSSES = frozenset({"card_lost", "counter_lost"})
WALK_EVENTS = frozenset({"moved", "drove"})


def record(before: Position, visible: Sequence[Event], viewer: str) -> Record:
    """Describe a decision by the position ``before`` it and the events that ``viewer`` sees."""
    setup = before.setup
    card_event = next((event for event in visible if event.kind in ("played", "hunkered")), None)
    attacks = [event for event in visible if event.kind == "attacked"]
    return {
        "side": _turn_side(before, visible, viewer),
        "icon": _kind(visible),
        "card": _card(setup, setup.side(card_event.data["side"]), card_event.data["card"])
        if card_event
        else _initiative(setup, visible, viewer),
        "act": kind_name(kind) if (kind := _kind(visible)) else "",
        "phase": Text("phase-initiative") if visible[0].kind == "initiative" else None,
        "told": [event for event in visible if event.kind not in LOSSES | {"played"}] or visible[:1],
        "then": [event for event in visible if event.kind not in LOSSES | {"played", "attacked"}],
        "fell": "",  # (the sentence of an attack names its dice)
        "trace": _trace(before, visible),
        "rolls": [played_roll(roll(setup, event), "hit" if event.data["hit"] else "miss") for event in attacks],
        "verdict": Text("played-hit" if event.data["hit"] else "played-miss") if (event := _told_most(attacks)) else "",
        "lost": list(_losses(before, visible, viewer)),
    }


def _turn_side(before: Position, events: Sequence[Event], viewer: str) -> str:
    """Return the side whose turn it is.

    The cards for the initiative are revealed outside of turns. The new one for a viewer is the other side's.
    """
    sides = before.setup.sides
    if events[0].kind == "initiative":
        return next(side for side in sides if side != viewer)
    return sides[before.turn]


def _kind(events: Sequence[Event]) -> str:
    """Return the kind of action, which decides the icon."""
    for event in events:
        if event.kind in ("played", "attacked", "picked"):
            return str(event.data["kind"])
    by_event = {"hunkered": "hunker down", "seated": "seat", "swapped": "swap", "entered": "enter", "moved": "move", "drove": "drive"}
    return by_event.get(events[0].kind, "")


def _told_most(attacks: Sequence[Event]) -> Event | None:
    """Return the attack that gives the verdict for several: one that hit."""
    return next((event for event in attacks if event.data["hit"]), attacks[0] if attacks else None)


def _card(setup: Setup, side: int, name: str) -> PlayedCard:
    card = setup.cards[side][setup.by_card[side][name]]
    return {"side": SLOTS[side], "title": name_of_card(card), "band": card.squad, "figure": figure_of(card.title)}


def _initiative(setup: Setup, events: Sequence[Event], viewer: str) -> PlayedCard | None:
    """Return the other side's card for the initiative, which is open now."""
    reveal = next((event for event in events if event.kind == "initiative"), None)
    cards = {side: card for side, card in (reveal.data["cards"] if reveal else {}).items() if card and side != viewer}
    return next((_card(setup, setup.side(side), card) for side, card in cards.items()), None)


def _trace(before: Position, events: Sequence[Event]) -> PlayedTrace | None:
    """Return the trace on the map: of a shot if there is one, or else of a unit that moved."""
    removed_pieces = {
        event.data.get("counter", event.data.get("vehicle")) for event in events if event.kind in ("counter_lost", "destroyed")
    }
    for event in events:
        if event.kind == "attacked":
            data = event.data
            standing = data["target"] not in removed_pieces and all(data["target"] != structure.id for structure in before.setup.structures)
            target = data["target"] if standing else data["tile"]
            return {"path": [data["source"]] if data["source"] else [], "target": target, "miss": not data["hit"]}
    for event in events:
        if event.kind in WALK_EVENTS:
            return {"path": list(event.data["path"])}
    return None


def _losses(before: Position, events: Sequence[Event], viewer: str) -> Iterator[Loss]:
    """Yield each card and each counter that is lost, with the pile it leaves."""
    setup = before.setup
    counts: dict[tuple[int, str], int] = {}
    for event in events:
        if event.kind == "card_lost":
            side, zone = setup.side(event.data["side"]), str(event.data["lost_from"])
            number = counts[side, zone] = counts.get((side, zone), 0) + 1
            was = sum(before.halves[side].piles[ZONES.index(zone)]) - number + 1
            params = {
                "you": setup.sides[side] == viewer,
                "side": side_name(setup, side),
                "card": card_name(setup, side, event.data["card"]),
            }
            params |= {"lost_from": Text(f"zone-{zone}"), "was": was, "left": was - 1}
            face = _card(setup, side, event.data["card"])
            look = face["band"], face["figure"]
            yield {
                "side": face["side"], "title": face["title"], "band": look[0], "figure": look[1],
                "from": zone, "text": Text("played-card-lost", params),
            }  # fmt: skip
        elif event.kind == "counter_lost":
            counter = setup.counters[setup.by_counter[event.data["counter"]]]
            title = counter_name(setup, setup.by_counter[counter.id])
            named = {"counter": title, "you": setup.sides[counter.side] == viewer}
            yield {
                "side": SLOTS[counter.side], "title": title, "band": counter.squad, "figure": figure_of(counter.kind, counter.kind),
                "from": "counter", "text": Text("played-counter-lost", named),
            }  # fmt: skip
