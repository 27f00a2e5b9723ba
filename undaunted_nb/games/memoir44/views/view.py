"""The view of a side. Everything that reaches its browser comes from this view, never from the position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from undaunted_nb.engine.event import Event
from undaunted_nb.engine.json_values import JsonObject

from ..rules.state.position import Ambush, Draw, Drop, Keep, Pile, Position, Retreat, Roll, Volley
from ..rules.state.setup import Setup


def cards_of(setup: Setup, pile: Pile) -> dict[str, int]:
    """Return a pile as card ids with their counts."""
    return {card.id: count for card, count in zip(setup.cards, pile, strict=True) if count}


def view(p: Position, side: str) -> Mapping[str, Any]:
    """Return the things that ``side`` can see ("" for those that both can see), as plain values.

    For the other side's hand and the deck this is only the number of cards.
    """
    setup, names = p.setup, p.setup.sides
    viewer = setup.side(side)
    return {
        "scenario": setup.name,
        "side": side,
        "turn": names[p.turn],
        "phase": p.phase,
        "to_act": list(p.to_act),
        "outcome": p.outcome._asdict() if p.outcome else None,
        "units": {unit.id: {"hex": tile, "figures": figures} for unit, (tile, figures) in zip(setup.units, p.stands, strict=True)},
        "wire": sorted(p.wire),
        "sandbags": sorted(p.sandbags),
        "supply": dict(zip(names, p.supply, strict=True)),
        "medals": {name: p.score(i) for i, name in enumerate(names)},
        "needed": dict(zip(names, setup.medals_to_win, strict=True)),
        "hands": {name: cards_of(setup, p.hands[i]) if i == viewer else sum(p.hands[i]) for i, name in enumerate(names)},
        "deck": sum(p.deck),
        "discard": cards_of(setup, p.discard),
        "table": [setup.cards[card].id for card in p.table],
        "card": p.rules.id,
        "section": p.section,
        "orders": {setup.units[o.unit].id: o._asdict() | {"unit": setup.units[o.unit].id} for o in p.orders},
        "grants": list(p.grants),
        "front": {"unit": setup.units[p.front.unit].id, "hex": p.front.hex, "overrun": p.front.overrun} if p.front else None,
        "waiting": waiting(p, viewer),
    }


def waiting(p: Position, viewer: int) -> JsonObject | None:
    """Return the pending decision or roll. Cards that a side looks at are included only for that side."""
    task = p.pending[-1] if p.pending else None
    names, units = p.setup.sides, p.setup.units
    if isinstance(task, Draw):
        return {"for": "draw", "side": names[task.side], "count": task.cards}
    if isinstance(task, Keep):
        seen = [p.setup.cards[card].id for card in task.seen] if task.side == viewer else len(task.seen)
        return {"for": "keep", "side": names[task.side], "seen": seen}
    if isinstance(task, Roll):
        named = {"unit": units[task.unit].id if task.unit >= 0 else "", "target": units[task.target].id if task.target >= 0 else ""}
        return {"for": "roll", "kind": task.kind, "dice": task.dice, **named}
    if isinstance(task, Drop):
        return {"for": "land", "unit": units[task.unit].id}
    if isinstance(task, Ambush):
        return {"for": "ambush", "unit": units[task.unit].id, "target": units[task.target].id}
    if isinstance(task, Retreat):
        return {"for": "retreat", "unit": units[task.unit].id, "flags": task.flags, "ignorable": task.ignorable}
    if isinstance(task, Volley):
        return {"for": "next", "side": names[task.side], "targets": [units[t].id for t in task.targets]}
    return None


HIDDEN_CARD = frozenset({"drawn", "kept"})
"""Events whose card only its own side can know."""


def seen_by(event: Event, side: str) -> Event:
    """Return the event as ``side`` can know it, without hidden information."""
    if event.kind in HIDDEN_CARD and event.data["side"] != side:
        return event._replace(data={k: v for k, v in event.data.items() if k != "card"})
    return event
