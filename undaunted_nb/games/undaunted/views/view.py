"""The view of a side. Everything that reaches its browser comes from this view, never from the position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from undaunted_nb.engine.event import Event
from undaunted_nb.engine.json_values import JsonObject

from ..rules import combat
from ..rules.state.crew import disabled, is_destroyed
from ..rules.state.position import CONTROLLED, IN_PLAY, NONE, ZONES, Draw, PartialUse, Pick, Pile, Position, Roll, Volley
from ..rules.state.setup import Setup

OPEN = frozenset({"play", "supply"})
"""The places whose cards both sides can look at (rule un.view.2). The cards played are in front of both."""
OWN_PLACES = frozenset({"hand", "removed"})
"""The places whose cards only their side can look at (rules un.view.1, un.view.3).

For all other places only the number of cards is known.
"""


def cards_of(setup: Setup, side: int, pile: Pile) -> dict[str, int]:
    """Return a pile as card ids with their counts."""
    return {card.id: count for card, count in zip(setup.cards[side], pile, strict=True) if count}


def view(p: Position, side: str) -> Mapping[str, Any]:
    """Return the things that ``side`` can see ("" for those that both can see), as plain values. A hidden pile is only in ``counts``."""
    setup = p.setup
    number = setup.side(side)
    names = setup.sides
    return {
        "scenario": setup.name,
        "side": side,
        "round": p.round,
        "phase": p.phase,
        "turn": names[p.turn] if p.turn >= 0 else "",
        "to_act": list(p.to_act),
        "token": names[p.token],
        "outcome": p.outcome._asdict() if p.outcome else None,
        "counters": {c.id: {"tile": tile, "suppressed": low} for c, (tile, low) in zip(setup.counters, p.stands, strict=True)},
        "markers": {
            name: {
                tile: "controlled" if mark == CONTROLLED else "scouted"
                for tile, mark in zip(setup.board.tiles, p.halves[i].marks, strict=True)
                if mark != NONE
            }
            for i, name in enumerate(names)
        },
        "targets": {name: p.halves[i].target for i, name in enumerate(names)},
        "worth": dict(zip(setup.objectives, p.worth, strict=True)),
        "score": {name: p.score(i) for i, name in enumerate(names)},
        "piles": {name: _piles(p, i, own=i == number) for i, name in enumerate(names)},
        "chosen": {name: _initiative_card(p, i, own=i == number) for i, name in enumerate(names)},
        "waiting": _waiting(p),
        **(_gear(p) if setup.has_gear else {}),
    }


def _gear(p: Position) -> JsonObject:
    """Return vehicles with soldiers, structures, and removed counters, all open information.

    This is rule na.view.1. ``seating`` is the card whose soldier can still change seats, or must act now (``bound``), or None.
    """
    setup, gear, names = p.setup, p.gear, p.setup.sides
    sitting = {spot: setup.counters[i].id for i, spot in enumerate(gear.spots)}

    def lying(side: int, *, escaped: bool) -> list[str]:
        soldiers = [c.id for c, left in zip(setup.counters, gear.left, strict=True) if left == side and (c.side == side) == escaped]
        out = [i for i, state in enumerate(gear.vehicles) if not state.tile and state.owner == side]
        return [*soldiers, *(setup.vehicles[i].id for i in out if is_destroyed(setup, gear, i) != escaped)]

    return {
        "vehicles": {
            vehicle.id: {
                "tile": state.tile,
                "owner": names[state.owner] if state.owner >= 0 else "",
                "damage": state.damage,
                "disabled": disabled(setup, gear, i),
                "seats": {seat.id: sitting.get((i, n), "") for n, seat in enumerate(vehicle.seats)},
            }
            for i, (vehicle, state) in enumerate(zip(setup.vehicles, gear.vehicles, strict=True))
        },
        "structures": {
            structure.id: {"tile": structure.tile, "razed": names[razer] if razer != IN_PLAY else ""}
            for structure, razer in zip(setup.structures, gear.structures, strict=True)
        },
        "escaped": {name: lying(i, escaped=True) for i, name in enumerate(names)},
        "neutralized": {name: lying(i, escaped=False) for i, name in enumerate(names)},
        "seating": {"card": setup.cards[p.turn][gear.card].id, "bound": gear.bound} if gear.card >= 0 else None,
    }


def _piles(p: Position, side: int, *, own: bool) -> JsonObject:
    piles = dict(zip(ZONES, p.halves[side].piles, strict=True))
    seen = OPEN | OWN_PLACES if own else OPEN
    known = {zone: cards_of(p.setup, side, pile) for zone, pile in piles.items() if zone in seen}
    return {"counts": {zone: sum(pile) for zone, pile in piles.items()}, **known}


def _initiative_card(p: Position, side: int, *, own: bool) -> str | bool:
    """Return the card chosen for initiative for its own side, or whether there is one for the other side."""
    card = p.halves[side].initiative_card
    return (p.setup.cards[side][card].id if card >= 0 else "") if own else card >= 0


def _waiting(p: Position) -> JsonObject | None:
    task = p.pending[-1] if p.pending else None
    names, counters = p.setup.sides, p.setup.counters
    if isinstance(task, Draw):
        return {"for": "draw", "side": names[task.side], "count": task.cards}
    if isinstance(task, Roll):
        return {"for": "roll", "kind": task.kind, "target": p.setup.targets[task.target], "source": task.source, "dice": task.dice}
    if isinstance(task, PartialUse):
        card = p.setup.cards[task.side][task.card].id
        return {"for": "begin", "side": names[task.side], "card": card, "kind": task.kind, "taken": list(task.args)}
    if isinstance(task, Pick):
        choices = [counters[t].id for t in combat.choices(p, task)]
        return {"for": "pick", "side": names[task.side], "vehicle": p.setup.vehicles[task.vehicle].id, "targets": choices}
    if isinstance(task, Volley):
        return {"for": "next", "side": names[task.side], "targets": [counters[t].id for t in task.targets]}
    return None


HIDDEN_CARD = frozenset({"drawn", "chose"})
"""Events whose card only its own side can know."""


def seen_by(event: Event, side: str) -> Event:
    """Return the event as ``side`` can know it, without hidden information."""
    if event.kind in HIDDEN_CARD and event.data["side"] != side:
        return event._replace(data={k: v for k, v in event.data.items() if k != "card"})
    return event
