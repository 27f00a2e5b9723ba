"""The history of a game: its steps, and the place of the present among them."""

from __future__ import annotations

from collections.abc import Callable
from threading import RLock
from typing import NamedTuple

from undaunted_nb.engine.event import Event
from undaunted_nb.engine.position import Position
from undaunted_nb.probability.seeds import check_seed

watchers: list[Callable[[], None]] = []
"""Called after any game has changed, while it is locked. So they must only take note of it."""


class Step(NamedTuple):  # no dataclass: every game loads it, see `tests.bench imports`
    """One decision with the chance that follows it: its lines, its events, and the position after it.

    The first step can be chance only.
    """

    lines: tuple[str, ...]
    events: tuple[Event, ...]
    after: Position
    comment: str = ""


class Past:
    """The steps of a game, and the number of steps before the present.

    Games that share one are the same game. Both values are replaced together, so no thread sees them half changed.
    """

    __slots__ = ("lock", "now", "seed", "version")

    def __init__(self, steps: list[Step], seed: int | None) -> None:
        self.lock = RLock()
        self.now = (steps, len(steps))
        self.seed = None if seed is None else check_seed(seed)
        self.version = 0

    def __getstate__(self) -> tuple[object, ...]:
        return self.now, self.seed, self.version  # a lock belongs to one process

    def __setstate__(self, state: tuple[tuple[list[Step], int], int | None, int]) -> None:
        self.lock = RLock()
        self.now, self.seed, self.version = state

    def set(self, steps: list[Step], ply: int) -> None:
        """Replace the steps and the present place among them."""
        self.now = (steps, ply)
        self.version += 1
        for notify in watchers:
            notify()

    def add(self, step: Step) -> None:
        """Add a step after the present one and drop the steps that were undone."""
        steps, ply = self.now
        if ply < len(steps):
            steps = steps[:ply]
        steps.append(step)
        self.set(steps, ply + 1)
