"""A hint in the worst position of each game: the time to the first answer, and the playouts per second after it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

from tests.bench.hexes import turn
from tests.bench.report import Row
from undaunted_nb.kit import registry
from undaunted_nb.play.opponent import View, resolve_chance
from undaunted_nb.search.coach import advise
from undaunted_nb.search.heuristics import best

AIM = 200.0
"""The time for a first answer, in milliseconds."""
PEER = "a TypeScript engine, orders tried one by one,", 78_600.0
"""The worst hint of another engine with eight ordered units, in milliseconds (roadmap of this project)."""
PLAYOUTS, LOOKS = 40, 3
WORST = {
    "normandy/la-raye, the turn with most actions": ("normandy/la-raye", len),
    "north-africa/convoy, the turn with most actions": ("north-africa/convoy", len),
    "memoir44/sword-beach, the turn with most actions": ("memoir44/sword-beach", len),
}
"""Each with how bad its positions are."""


def worst(name: str, badness: Any, games: int = 3, most: int = 250) -> Any:
    """Return the worst position of some games by the rules of thumb."""
    found, bad = None, -1
    for seed in range(games):
        rng, p = Random(seed), registry.system_of_scenario(name).new_position(name)
        for _ in range(most):
            if (p := resolve_chance(p, rng)).outcome:
                break
            actions = View(p, p.to_act[0]).legal_actions
            if (now := badness(actions)) > bad:
                found, bad = p, now
            p = p.perform(best(p, p.to_act[0], rng)).after
    return found, bad


def cases() -> Iterator[tuple[str, Any, tuple[str, float]]]:
    """Yield the worst positions, each with the baseline for its first answer."""
    for what, (name, badness) in WORST.items():
        p, bad = worst(name, badness)
        yield f"{what} ({bad})", p, ("the aim", AIM)
    yield "memoir44/sword-beach, eight units with orders", turn(), PEER


def rows() -> Iterator[Row]:
    """Ask in each of the worst positions."""
    for what, p, against in cases():
        view, times = View(p, p.to_act[0]), []
        for seed in range(LOOKS):
            begin = time.perf_counter()
            hint = next(iter(advise(view, seed)))
            times.append(1000 * (time.perf_counter() - begin))
            assert hint.best
        yield Row(f"{what}: first answer", max(times), "ms", *against, AIM / against[1])
        begin = time.perf_counter()
        *_, last = islice(advise(view, 1), PLAYOUTS + 1)
        spent = time.perf_counter() - begin
        yield Row(f"{what}: playouts", last.playouts / spent, "a second")
        yield Row(f"{what}: error after {last.playouts} playouts", 100 * max(it.error for it in last.best), "points")
