"""What the whole class may see of a room: how many have answered, and the picture of the projector."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import say

from .activities.activity import Activity
from .pupils import Pupil


class Staging(Protocol):
    """A room, as far as the projector shows it."""

    language: str
    address: str
    activity: Activity | None
    qr: Mapping[str, Any] | None

    @property
    def code(self) -> str:
        """The letters that pupils type."""

    @property
    def here(self) -> list[Pupil]:
        """The pupils whose screens are connected."""

    def name_of(self, pupil: Pupil, language: str = "") -> str:
        """Return the name of a pupil as the teacher wants to see it."""


def count(room: Staging, language: str) -> dict[str, Any]:
    """Return how many have answered and of how many, or who is here, in numbers and words."""
    if room.activity is None:
        n = total = len(room.here)
        text = Text("room-here", {"n": n})
    else:
        n, total = room.activity.count()
        text = Text("room-count", {"kind": room.activity.kind, "n": n, "of": total})
    return {"n": n, "of": total, "text": say(text, language)}


def send_counts(room: Staging) -> None:
    """Send each pupil the count in the own language, where it has changed."""
    here = room.here
    counts = {language: {"kind": "now", **count(room, language)} for language in {pupil.language for pupil in here}}
    for pupil in here:
        now = counts[pupil.language]
        if pupil.line and now["text"] != pupil.line.last_count:
            pupil.line.last_count = now["text"]
            pupil.line.send(now)


def show_stage(room: Staging) -> dict[str, Any]:
    """Return the picture of the projector."""
    stage: dict[str, Any] = {"code": room.code, "address": room.address, "lang": room.language}
    total_count = count(room, room.language)
    if room.activity is None:
        names = [room.name_of(pupil) for pupil in room.here]
        return {**stage, "what": "lobby", "names": names, "line": total_count["text"], "qr": room.qr}
    counts = {"count": total_count["text"], "n": total_count["n"], "of": total_count["of"]}
    return {**stage, "what": room.activity.kind, **counts, **room.activity.stage(room.language)}
