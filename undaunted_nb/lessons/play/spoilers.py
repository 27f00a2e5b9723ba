"""The parts of the table that an open exercise or question covers, so that they do not give its answer away."""

from __future__ import annotations

from dataclasses import dataclass

from undaunted_nb.kit.table.tap import Tap

from .pointers import Things, Way


@dataclass(frozen=True, slots=True)
class Seal:
    """The covered parts: rings of legal places, rings and odds of targets with their totals, and odds above the board."""

    places: bool = False
    targets: bool = False
    chances: bool = False


OPEN = Seal()
"""The seal that covers nothing."""
SHUT = Seal(places=True, targets=True, chances=True)
"""The seal of an open question. It covers everything that the engine computes."""


def of_way(way: Way, here: Things, task: str) -> Seal:
    """Return the seal of an exercise.

    It covers the kind of thing that its solution clicks, unless the task names that thing.

    The task must mention the thing or its place, and at most one other thing: the unit that acts.
    """
    if not way.steps:
        return OPEN
    named = set(here.named(task))
    tap_names = {tap.name for tap in way.things}
    places = tap_names | {here.pieces[thing] for thing in tap_names if thing in here.pieces}
    rivals = len(named - places) > 1

    def open_to(tap: Tap) -> bool:
        return not rivals and (tap.name in named or here.pieces.get(tap.name) in named)

    hidden_taps = [tap for tap in way.things if not open_to(tap)]
    return Seal(any(t.kind == "place" for t in hidden_taps), any(t.kind == "piece" for t in hidden_taps), chances=True)
