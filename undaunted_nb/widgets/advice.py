"""What you could do now: the coach thinks while the table goes on, and the panel shows its best actions so far."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from random import Random
from threading import Thread
from typing import TYPE_CHECKING, Any

from undaunted_nb.core import registry
from undaunted_nb.core.coach import Advice, Tried, advised, said, why
from undaunted_nb.core.opponent import View
from undaunted_nb.core.position import Position
from undaunted_nb.core.storage import IN_BROWSER
from undaunted_nb.core.text import Text

from .answer import BETWEEN

if TYPE_CHECKING:
    from .state import State

SECONDS = 8.0
"""The time after which a hint is good enough."""
PAUSE = 0.1
"""The least time between two pictures of a hint, in seconds."""


class Thinking:
    """A hint that becomes better: in a thread, or between the messages where there are no threads.

    It works on a position that nobody can change, so it needs no lock. ``came`` is called with each better hint, and must look whether this
    one is still wanted.
    """

    def __init__(self, position: Position, side: str, seed: int | None, came: Callable[[Thinking], None]) -> None:
        self.position, self.view, self.came = position, View(position, side), came
        self.seed = Random().randrange(2**32) if seed is None else seed
        self.advice: Advice | None = None
        self.trouble: Text | None = None
        self.done = self._stopped = False
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Begin to think."""
        if IN_BROWSER:
            self._task = asyncio.get_event_loop().create_task(self._think_between())
        else:
            Thread(target=self._think, name="hint", daemon=True).start()

    def stop(self) -> None:
        """Stop soon. The hint so far stays."""
        self._stopped = True

    def _think(self) -> None:
        for _ in self._steps():
            pass

    async def _think_between(self) -> None:
        for _ in self._steps():
            await asyncio.sleep(0)

    def _steps(self) -> Iterator[None]:
        ends, shown = time.monotonic() + SECONDS, float("-inf")
        try:
            for found in advised(self.view, self.seed):
                self.advice = found
                now = time.monotonic()
                if self._stopped or now > ends:
                    break
                if now - shown >= PAUSE:
                    self.came(self)
                    shown = time.monotonic()
                yield
        except Exception as error:  # noqa: BLE001  (in a thread it would vanish: it is shown instead)
            self.trouble = Text("error-inside", {"error": f"{type(error).__name__}: {error}"[:200]})
        self.done = True
        self.came(self)


def scene(it: State) -> dict[str, Any] | None:
    """Return the part of the Scene (None: there is nothing to ask now)."""
    if not it.advisable:
        return None
    if it.thinking is None:
        return {"on": False}
    thinking = it.thinking
    found = thinking.advice
    ways = [_way(it, thinking.view, tried) for tried in found.best] if found else []
    ready = {"best": ways[0]["label"], "chance": ways[0]["chance"]} if ways else {}
    return {
        "on": True,
        "busy": not thinking.done,
        "ways": ways,
        "note": thinking.trouble or Text("advice-count", {"n": found.playouts if found else 0}),
        "said": Text("advice-ready", ready) if ways and thinking.done else Text("advice-first") if ways else "",
    }


def _way(it: State, view: View, tried: Tried) -> dict[str, Any]:
    position, present = it.game.position, registry.system(it.game.position.system).present
    low, high = tried.interval
    return {
        "id": "" if it.replay else BETWEEN.join(map(str, present.taps(position, tried.action))),
        "label": present.label(view.dealt(), tried.action),
        "chance": said(tried),
        "why": why(view, tried.action),
        "bar": [round(100 * it) for it in (low, tried.chance, high)],
    }
