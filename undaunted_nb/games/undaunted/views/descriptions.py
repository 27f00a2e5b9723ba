"""Events as Texts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from undaunted_nb.engine.event import Event
from undaunted_nb.engine.text import Text

from ..rules.state.names import card_name, kind_name, piece_name, seat_name, side_name, target_name
from ..rules.state.setup import Setup

PIECES = frozenset({"counter", "other", "target", "attacker", "vehicle", "structure"})


def describe_together(_setup: Setup, _events: Sequence[Event]) -> None:
    """Return None, because each event has a separate sentence."""
    return


def describe(setup: Setup, event: Event) -> Text:
    """Describe an event in words: its parameters, with names for ids."""
    data = event.data
    side = setup.side(data["side"]) if "side" in data else -1
    params = {name: _named(setup, side, name, value) for name, value in data.items()}
    params |= {name: "" for name in ("card",) if name not in data}
    if "cards" in data:
        params["none"] = not data["cards"]
    if "targets" in data:
        params["none"] = not data["targets"]
    if event.kind == "attacked":
        parts = data["defense"]
        params["sum"] = " + ".join(str(parts[part]) for part in ("base", "cover", "range"))
        params["suppressing"] = data["kind"] == "suppress"
        params["total"], params["dice"] = parts["total"], ", ".join(map(str, data["dice"]))
    if event.kind in ("moved", "drove"):
        params["path"] = " – ".join(data["path"])
    if event.kind == "initiative":
        params["values"] = [
            Text("initiative-card", {"card": card_name(setup, setup.side(name), card), "n": data["values"][name]})
            for name, card in data["cards"].items()
            if card
        ]
    if "score" in data:
        # A side that pins the enemy can win with fewer points. Then the points would read as if it had lost.
        number = setup.side(data["side"])
        params["score"] = " : ".join(map(str, data["score"])) if data["score"][number] > data["score"][1 - number] else ""
    return Text(f"event-{event.kind}", params)


def _named(setup: Setup, side: int, name: str, value: Any) -> object:
    if name in ("side", "enemy"):
        return side_name(setup, setup.side(value))
    if name == "card":
        return card_name(setup, side, value)
    if name == "kind":
        return kind_name(value)
    if name in PIECES:
        return piece_name(setup, value)
    if name in ("targets", "stay"):
        return [target_name(setup, setup.by_target[v]) for v in value]
    if name == "seat":
        return seat_name(value) if value else ""
    if name == "lost_from":
        return Text(f"zone-{value}") if value else ""
    if name == "cards" and not isinstance(value, Mapping):
        return [card_name(setup, side, v) for v in value]
    return value
