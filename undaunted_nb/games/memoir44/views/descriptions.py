"""Events as Texts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from undaunted_nb.engine.event import Event
from undaunted_nb.engine.text import Text

from ..rules.state.names import card_name, ground_name, section_name, side_name, symbol_name, unit_name
from ..rules.state.setup import Setup

UNITS = frozenset({"unit", "target", "attacker"})


def describe(setup: Setup, event: Event) -> Text:
    """Describe an event in words: its parameters, with names for ids."""
    parameters = {name: _named(setup, name, value) for name, value in event.data.items()}
    if event.kind in ("drawn", "kept") and "card" not in parameters:
        parameters["card"] = ""
    return Text(f"event-m44-{event.kind}", parameters)


def describe_together(setup: Setup, events: Sequence[Event]) -> Text | None:
    """Describe several events in one sentence (None: each has a separate one)."""
    if len(events) < 2 or any(event.kind != "ordered" for event in events):
        return None
    units = [{"unit": unit_name(setup, setup.by_unit[e.data["unit"]]), "hex": e.data["hex"]} for e in events]
    return Text("event-m44-all-ordered", {"units": [Text("m44-unit-at", unit) for unit in units]})


def _named(setup: Setup, name: str, value: Any) -> object:
    if name == "side":
        return side_name(setup, setup.side(value))
    if name == "card":
        return card_name(setup, value) if value else ""
    if name == "section":
        return section_name(value) if value else ""
    if name == "commanders":
        return [Text(f"m44-commander-{seat}") for seat in value]
    if name in UNITS:
        return unit_name(setup, setup.by_unit[value]) if value else ""
    if name == "units":
        return [unit_name(setup, setup.by_unit[v]) for v in value]
    if name == "by":
        return ground_name(value) if value else ""
    if name == "faces":
        return [symbol_name(face) for face in value]
    if name == "path":
        return " – ".join(value)
    return sum(value.values()) if isinstance(value, Mapping) else value
