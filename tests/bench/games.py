"""Whole games of the simulation: how many a second, and how many times as many with two processes."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import undaunted_nb as un

from .report import Row

SCENARIOS = ("normandy/la-raye", "north-africa/convoy", "memoir44/pegasus-bridge")
GAMES, SLICES = 120, 3


def rows() -> Iterator[Row]:
    """Run slices with one and with two processes in turn, so that other load affects both. The processes are there before."""
    with ProcessPoolExecutor(1, get_context("spawn")) as one, ProcessPoolExecutor(2, get_context("spawn")) as two:
        pools = (one, two)
        for scenario in SCENARIOS:
            seconds = [0.0, 0.0]
            for pool in pools:
                un.simulate(scenario, games=40, executor=pool, progress=False)
            for seed in range(SLICES):
                found = []
                for at, pool in enumerate(pools):
                    begin = time.perf_counter()
                    found.append(un.simulate(scenario, games=GAMES, seed=seed, executor=pool, progress=False))
                    seconds[at] += time.perf_counter() - begin
                assert found[0] == found[1]
            alone, both = (SLICES * GAMES / spent for spent in seconds)
            yield Row(f"{scenario}: games with one process", alone, "a second")
            yield Row(f"{scenario}: games with two processes", both, "a second", "one process", alone, 1.8, least=True)
