"""What an open exercise or question keeps covered on the table, so that nothing there gives its answer away."""

from __future__ import annotations

from typing import NamedTuple

from undaunted_nb.core.tap import Tap

from .pointing import Things, Way


class Seal(NamedTuple):
    """What is covered: the rings of legal places, the rings and chances of targets with their sums, the chances over the board."""

    places: bool = False
    targets: bool = False
    chances: bool = False


OPEN = Seal()
"""Nothing is covered."""
SHUT = Seal(places=True, targets=True, chances=True)
"""A question is open: everything that the engine works out is covered."""


def of_way(way: Way, here: Things, task: str) -> Seal:
    """What an exercise covers: the kind of thing that its solution clicks, unless the task itself has said which one.

    It has said so where it names that thing (or its place), and beside it only what stands still: who acts, from where.
    """
    if not way.steps:
        return OPEN
    named = set(here.named(task))
    clicked = {tap.name for tap in way.things}
    places = clicked | {here.pieces[thing] for thing in clicked if thing in here.pieces}
    rivals = len(named - places) > 1

    def open_to(tap: Tap) -> bool:
        return not rivals and (tap.name in named or here.pieces.get(tap.name) in named)

    covered = [tap for tap in way.things if not open_to(tap)]
    return Seal(any(t.kind == "place" for t in covered), any(t.kind == "piece" for t in covered), chances=True)
