"""Events of a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from .json_values import JsonObject


class Event(NamedTuple):
    """Something that happened, in the past tense: its kind, the ids of the rules behind it, and its parameters, without prose.

    ``data`` holds plain values only (str, int, bool, lists and dicts of them), so an event is valid JSON without conversion.
    """

    kind: str
    rules: tuple[str, ...]
    data: Mapping[str, Any]

    def to_json(self) -> JsonObject:
        """Return the event as one flat JSON object: ``event``, ``rules`` and its parameters."""
        return {"event": self.kind, "rules": list(self.rules), **self.data}
