"""Sums of floats and streams of random numbers are the same in every Python, so a seed gives the same game everywhere.

Since Python 3.12, ``sum`` rounds in another way. The tests give every module such a ``sum``, and look for a difference. A browser has
numbers of 32 bits, and there ``Random`` starts from another number, unless its seed is a whole number or a text.
"""

from __future__ import annotations

import builtins
import sys
from collections.abc import Iterable
from itertools import islice
from math import fsum
from random import Random
from typing import Any

import pytest

from undaunted_nb.kit import registry
from undaunted_nb.play.opponent import View, decisions
from undaunted_nb.search.coach import error, mean
from undaunted_nb.search.heuristics import weigh_actions
from undaunted_nb.search.planner import estimate_win, looked_at, quick

SCENARIOS = ("normandy/la-raye", "north-africa/ambush", "memoir44/pegasus-bridge")
PLAIN = builtins.sum


def rounded_once(values: Iterable[Any], start: Any = 0) -> Any:
    """Add floats with one rounding at the end. Newer versions of Python come close to that."""
    found = list(values)
    return fsum([start, *found]) if any(isinstance(it, float) for it in found) else PLAIN(found, start)


def figures(name: str) -> list[object]:
    """Return everything that an opponent or the coach computes in some positions of a random game."""
    system = registry.system_of_scenario(name)
    found: list[object] = []
    for p in islice(decisions(system.new_position(name), Random(7), system.IDLE), 3, 200, 20):
        side = p.to_act[0]
        looks = looked_at(p, side, p.legal_actions)
        tries = list(looks.values())
        found += [
            estimate_win(p, side),
            weigh_actions(p, side, p.legal_actions),
            looks,
            mean(tries),
            error(tries),
            quick().choose(View(p, side), Random(1)),
        ]
    return found


def caches() -> list[Any]:
    """Return the functions of the games that remember their results."""
    modules = [module for key, module in sorted(sys.modules.items()) if key.startswith("undaunted_nb.games")]
    return [it for module in modules for it in vars(module).values() if hasattr(it, "cache_clear")]


@pytest.mark.parametrize("name", SCENARIOS)
def test_opponents_compute_the_same_in_every_python(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    before = figures(name)
    for cached in caches():
        cached.cache_clear()
    monkeypatch.setattr(builtins, "sum", rounded_once)
    assert figures(name) == before


@pytest.mark.parametrize("name", SCENARIOS)
def test_random_numbers_start_from_whole_numbers_or_texts(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[object] = []

    class Noted(Random):
        def __init__(self, seed: Any) -> None:
            seeds.append(seed)
            super().__init__(seed)

    for module in (it for key, it in sys.modules.items() if key.startswith("undaunted_nb.") and getattr(it, "Random", None) is Random):
        monkeypatch.setattr(module, "Random", Noted)
    figures(name)
    assert len(seeds) > 10
    assert {type(seed) for seed in seeds} <= {int, str}
