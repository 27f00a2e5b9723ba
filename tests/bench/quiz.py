"""The time to make a question of the quiz: median, 95th percentile and maximum, for each game.

The games from which positions are taken are forgotten before each question: in a quiz of some 20 questions hardly any comes twice.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from statistics import quantiles

from tests.bench.report import Row
from undaunted_nb.games.memoir44 import quiz as memoir44
from undaunted_nb.games.undaunted import quiz as undaunted
from undaunted_nb.kit.registry import systems

EACH = 20
"""How many questions of each kind are made."""
AIM = 30.0
"""Milliseconds for the 95th percentile."""


def rows() -> Iterator[Row]:
    """Time one question of each kind in turn, as a quiz does, without the imports of the first one."""
    for system in systems():
        for game, makers in system.questions.GAMES.items():
            took: dict[str, list[float]] = {maker.name: [] for maker in makers}
            system.questions.make(f"{makers[0].name}/0")
            for seed in range(1, EACH + 1):
                for maker in makers:
                    _forget()
                    begin = time.process_time()
                    system.questions.make(f"{maker.name}/{seed}")
                    took[maker.name].append(1000 * (time.process_time() - begin))
            every = [one for own in took.values() for one in own]
            slowest = max(took, key=lambda name: max(took[name]))
            cuts = quantiles(every, n=20)
            yield Row(f"{game}, {len(every)} questions: 50th percentile", cuts[9], "ms")
            yield Row(f"{game}: 95th percentile", cuts[18], "ms", "limit", AIM, 1)
            yield Row(f"{game}: the longest ({slowest})", max(took[slowest]), "ms")


def _forget() -> None:
    for known in (memoir44._game, undaunted._game):
        known.cache_clear()
