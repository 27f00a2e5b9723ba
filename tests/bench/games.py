"""Whole games of the simulation: how many a second, and how many times as many with two processes.

Two processes are twice as fast if a game costs the same processor time in each, and if nobody waits. So beside the clock, which other
programs disturb, this prints what the clock would show on two free cores: from the processor time of each share of the games.
"""

from __future__ import annotations

import pickle
import time
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from heapq import heapreplace
from multiprocessing import get_context
from statistics import median
from typing import Any

import undaunted_nb as un
from tests.bench.report import Row

SCENARIOS = ("normandy/la-raye", "north-africa/convoy", "memoir44/pegasus-bridge")
GAMES, ROUNDS = 60, 3


def timed(order: bytes) -> tuple[Any, float]:
    """Play a share of the games in a worker. Return what came of it, and its processor time."""
    begin = time.process_time()
    found = pickle.loads(order)  # noqa: S301  (from our own process)
    return found, time.process_time() - begin


class Timed(ProcessPoolExecutor):
    """Processes that note the processor time of each share."""

    def __init__(self, processes: int) -> None:
        super().__init__(processes, get_context("spawn"))
        self.processes = processes
        self.spent: list[float] = []

    def submit(self, _loads: Any, *order: Any) -> Future[Any]:  # type: ignore[override]
        """Play a share in a worker."""
        answer: Future[Any] = Future()

        def done(asked: Future[Any]) -> None:
            found, spent = asked.result()
            self.spent.append(spent)
            answer.set_result(found)

        super().submit(timed, *order).add_done_callback(done)
        return answer

    def needed(self) -> float:
        """Return the seconds until the last process is done, if each has a core and takes the next share as soon as it is free."""
        free = [0.0] * self.processes
        for spent in self.spent:
            heapreplace(free, free[0] + spent)
        return max(free)


def rows() -> Iterator[Row]:
    """Run rounds with one and with two processes in turn, so that other load affects both. The processes are there before."""
    with Timed(1) as one, Timed(2) as two:
        for scenario in SCENARIOS:
            for pool in (one, two):
                un.simulate(scenario, n=10, executor=pool, progress=False)
            clock: list[list[float]] = [[], []]
            free: list[list[float]] = [[], []]
            handing = playing = 0.0
            for seed in range(ROUNDS):
                found = []
                for at, pool in enumerate((one, two)):
                    pool.spent.clear()
                    begin, busy = time.perf_counter(), time.process_time()
                    found.append(un.simulate(scenario, n=GAMES, seed=seed, executor=pool, progress=False))
                    clock[at].append(time.perf_counter() - begin)
                    busy = time.process_time() - busy
                    free[at].append(pool.needed() + busy)
                    handing, playing = handing + busy, playing + sum(pool.spent)
                assert found[0] == found[1]
            alone, both = (GAMES / median(seconds) for seconds in free)
            ratio = median(a / b for a, b in zip(*clock, strict=True))
            yield Row(f"{scenario}: games, one process on a free core", alone, "a second")
            yield Row(f"{scenario}: games, two on free cores", both, "a second", "one process", alone, 1.8, least=True)
            yield Row(f"{scenario}: two processes by the clock", ratio, "times one")
            yield Row(f"{scenario}: handing out the games", 100 * handing / (handing + playing), "% of the processor time")
