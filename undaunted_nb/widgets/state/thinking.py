"""An answer of the coach that becomes better while you can still use the table."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterator
from threading import Thread
from typing import TYPE_CHECKING

from undaunted_nb.engine.logs import log_error
from undaunted_nb.engine.position import Position
from undaunted_nb.engine.text import Text
from undaunted_nb.files.storage import IN_BROWSER
from undaunted_nb.search.coach import Advice
from undaunted_nb.search.review import Course, MissedChance

if TYPE_CHECKING:
    from undaunted_nb.puzzlebook.mistakes import Mistake

log = logging.getLogger(__name__)

AdviceResult = Advice | MissedChance | Course
SECONDS, LONGER, LONGEST, PROOF = 8.0, 12.0, 30.0, 90.0
"""The time after which a hint is good enough, those of a turn and of a whole game, and that of the proof of a mistake."""
PAUSE = 0.1
"""The least time between two pictures of a hint, in seconds."""


class Thinking:
    """An answer that becomes better: in a thread, or between the messages where there are no threads.

    It works on positions that nobody can change, so it needs no lock. ``came`` is called with each better answer, and must look whether
    this one is still wanted.
    """

    def __init__(
        self, position: Position, answers: Iterator[AdviceResult | Mistake | None], came: Callable[[Thinking], None], seconds: float = 0.0
    ) -> None:
        self.position, self.came, self.seconds = position, came, seconds or SECONDS
        self._answers = answers
        self.result: AdviceResult | Mistake | None = None
        self.trouble: Text | None = None
        self.note: Text | None = None
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
        ends, last_shown = time.monotonic() + self.seconds, float("-inf")
        try:
            for self.result in self._answers:  # noqa: B020  (the last answer stays)
                now = time.monotonic()
                if self._stopped or now > ends:
                    break
                if now - last_shown >= PAUSE:
                    self.came(self)
                    last_shown = time.monotonic()
                yield
        except Exception as error:  # noqa: BLE001  (in a thread it would vanish: it is shown instead)
            log_error(log, "advice", error)
            self.trouble = Text("error-inside", {"error": f"{type(error).__name__}: {error}"[:200]})
        self.done = True
        self.came(self)
