"""Whole random games of Memoir '44 on a typical set-up: 23 units, a town, hedges and woods."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import median

from tests.bench.loop import played
from tests.bench.report import Row
from undaunted_nb.games.memoir44.files.scenario import load

GAMES = 60
WANTED = 30.0
"""Games a second."""
PEER = ("a TypeScript engine on Sainte-Mère-Église",)
"""Another system, measured once on this kind of machine."""


def rows() -> Iterator[Row]:
    """Measure processor time. The median game represents all, because a few are very long."""
    start = load(str(Path(__file__).with_name("town.toml"))).position()
    took, actions = [], []
    for seed in range(GAMES):
        begin = time.process_time()
        actions.append(played(start, Random(seed)))
        took.append(time.process_time() - begin)
    yield Row("a set-up of 23 units: whole games", GAMES / sum(took), "a second", "wanted", WANTED, 1, least=True)
    yield Row("a set-up of 23 units: whole games", GAMES / sum(took), "a second", *PEER, 110)
    yield Row("a set-up of 23 units: actions", sum(actions) / sum(took), "a second", *PEER, 121_000)
    yield Row("the game in the middle", 1000 * median(took), "ms")
    yield Row("actions in a game", sum(actions) / GAMES, "")
