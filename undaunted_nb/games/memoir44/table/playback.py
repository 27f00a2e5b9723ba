"""A decision as the table plays it back: the card, the action, the path on the map, the dice, and the losses."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from undaunted_nb.engine.event import Event
from undaunted_nb.engine.text import Text
from undaunted_nb.kit.table.parts import SLOTS, played_roll

from ..rules.state.names import base_name, side_name, symbol_name, unit_name
from ..rules.state.position import Position
from ..rules.state.setup import Setup
from .board import figure_of
from .plans import roll

if TYPE_CHECKING:
    from undaunted_nb.kit.scene.board import PlayedTrace
    from undaunted_nb.kit.scene.log import Loss, PlayedCard, Record, RollState

SILENT = frozenset({"turn", "turn-ended", "drawn", "kept", "reshuffled"})
"""Events that need no playback: the game going on, or a secret."""
SILENT_TO_READERS: frozenset[str] = frozenset()
"""Events that screen readers also skip: none."""
ICONS = {
    "played": "play", "ordered": "play", "moved": "move", "battled": "attack", "rolled": "attack", "struck": "attack",
    "retreated": "back", "took-ground": "move", "dug": "hunker down", "ambushed": "attack", "treated": "ready",
    "landed": "move", "missed": "move",
}  # fmt: skip
MOVE_EVENTS = frozenset({"moved", "retreated", "took-ground"})
CALL_EVENTS = frozenset({"played", "copied", "commanded", "led", "ordered", "passed", "granted"})
"""The events of a card and the units it orders, which the table shows as one."""


def record(before: Position, visible: Sequence[Event], viewer: str) -> Record:
    """Describe a decision by the position ``before`` it and the events that ``viewer`` sees."""
    setup = before.setup
    rolls = [played_roll(roll(setup, event), _state(event)) for event in visible if "faces" in event.data]
    rolls_of_dice = [event for event in visible if event.kind == "rolled"]
    hits, flags = (sum(event.data[name] for event in rolls_of_dice) for name in ("hits", "flags"))
    entry: Record = {
        "side": setup.sides[before.turn],
        "icon": next((ICONS[event.kind] for event in visible if event.kind in ICONS), ""),
        "card": next((_card(setup, event) for event in visible if event.kind == "played"), None),
        "act": "",
        "told": [event for event in visible if event.kind != "rolled"] or visible,
        "then": [event for event in visible if event.kind not in ("battled", "rolled")],
        "fell": Text("played-fell", {"faces": [symbol_name(face) for event in rolls_of_dice for face in event.data["faces"]]})
        if rolls_of_dice
        else "",
        "trace": _trace(visible),
        "rolls": rolls,
        "verdict": Text("played-hits", {"hits": hits, "flags": flags}) if rolls_of_dice else "",
        "lost": list(_losses(before, visible, viewer)),
    }
    if all(event.kind in CALL_EVENTS for event in visible):
        entry["group"] = "call"
    return entry


def _state(event: Event) -> RollState:
    """Return how to show the dice: as a hit, a flag, a miss, or (dice without a target) as none of these."""
    if event.kind != "rolled":
        return ""
    return "hit" if event.data["hits"] else "flag" if event.data["flags"] else "miss"


def _card(setup: Setup, event: Event) -> PlayedCard:
    card = setup.cards[setup.by_card[event.data["card"]]]
    return {"side": SLOTS[setup.side(event.data["side"])], "title": base_name(card), "band": "", "figure": ""}


def _trace(events: Sequence[Event]) -> PlayedTrace | None:
    """Return the trace on the map: of a battle if there is one, or else of a unit that moved."""
    start = next((event.data["hex"] for event in events if event.kind == "battled"), "")
    for event in events:
        if event.kind == "rolled":
            data = event.data
            return {"path": [start] if start and start != data["hex"] else [], "target": data["hex"], "miss": not data["hits"]}
    for event in events:
        if event.kind in MOVE_EVENTS:
            return {"path": list(event.data["path"])}
        if event.kind == "battled":
            return {"path": [event.data["hex"], event.data["to"]]}
    return None


def _losses(before: Position, events: Sequence[Event], viewer: str) -> Iterator[Loss]:
    """Yield the figures lost with each event, and the number left."""
    setup = before.setup
    left = {unit.id: figures for unit, (_, figures) in zip(setup.units, before.stands, strict=True)}
    for event in events:
        if event.kind not in ("rolled", "no-way") or not event.data["lost"]:
            continue
        number = setup.by_unit[event.data["unit"]]
        unit = setup.units[number]
        loss = min(event.data["lost"], left[unit.id])
        left[unit.id] -= loss
        parameters = {"you": setup.sides[unit.side] == viewer, "side": side_name(setup, unit.side), "unit": unit_name(setup, number)}
        yield {
            "side": SLOTS[unit.side], "title": unit_name(setup, number), "band": "", "figure": figure_of(unit.kind),
            "gone": loss, "left": left[unit.id], "from": "",
            "text": Text("played-figures-lost", {**parameters, "hex": event.data["hex"], "gone": loss, "left": left[unit.id]}),
        }  # fmt: skip
