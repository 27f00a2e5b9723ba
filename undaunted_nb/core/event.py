"""What happened."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple


class Event(NamedTuple):
    """Something that happened, in the past tense: its kind, the ids of the rules that made it so, and its parameters; no prose.

    ``data`` holds plain values only (str, int, bool, lists and dicts of them), so an event is JSON as it stands.
    """

    kind: str
    rules: tuple[str, ...]
    data: Mapping[str, Any]

    def to_json(self) -> dict[str, Any]:
        """The event as one flat JSON object: ``event``, ``rules`` and its parameters."""
        return {"event": self.kind, "rules": list(self.rules), **self.data}
