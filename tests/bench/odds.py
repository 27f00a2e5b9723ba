"""The whole table of odds compared with other libraries, and the longest exact sequence compared with sampling."""

from __future__ import annotations

import time
import warnings
from collections.abc import Callable, Iterator
from fractions import Fraction
from math import ceil

import icepool
from dyce import H

from tests.bench.report import Row
from undaunted_nb.probability.casualties import SEQUENCE, losses
from undaunted_nb.probability.casualty_models import sampler
from undaunted_nb.probability.odds import FACES, Odds, table
from undaunted_nb.probability.sampling import simulate

DICE, DEFENSE = range(1, 7), range(1, 21)
TIMES, AIM = 60, 5
BEST = [*range(1, FACES), 99]
"""A die of a pool that keeps the highest: 0 beats every defense."""
RUNS = 100_000
"""The runs of a simulation that rolls every die."""
ERROR = 0.0005
"""Three decimals: the standard error of a simulation that is to show them."""

Table = dict[Odds, Fraction]


def _icepool() -> Table:
    """Return the chance that the highest die reaches each defense; faster than a pool of hits for each pair."""
    die = icepool.Die(BEST)
    highest = {dice: die.highest(dice) for dice in DICE}
    return {Odds(dice, defense): highest[dice].probability(">=", defense) for dice in DICE for defense in DEFENSE}


def _dyce() -> Table:
    """Return the chance of at least one hit, for each pair."""
    found: Table = {}
    for defense in DEFENSE:
        hit = H(BEST).ge(defense)
        for dice in DICE:
            hits = dice @ hit
            found[Odds(dice, defense)] = 1 - Fraction(hits.get(0, 0), hits.total)
    return found


def _dyce_highest() -> Table:
    """Return the chance that the highest die hits, with a function that dyce calls experimental."""
    found: Table = {}
    for dice in DICE:
        highest = H(BEST).order_stat_for_n_at_pos(dice, dice - 1)
        faces, whole = list(highest.items()), highest.total
        for defense in DEFENSE:
            found[Odds(dice, defense)] = Fraction(sum(count for face, count in faces if face >= defense), whole)
    return found


def _seconds(work: Callable[[], object]) -> float:
    begin = time.process_time()
    work()
    return time.process_time() - begin


def rows() -> Iterator[Row]:
    """Build the tables one after another and return the best processor time of each."""
    ways = (table, _icepool, _dyce, _dyce_highest)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        assert all(way() == table() for way in ways)
        ours, ice, dyce, highest = (min(times) for times in zip(*[[_seconds(way) for way in ways] for _ in range(TIMES)], strict=True))
    yield Row("dice 1 to 6 by defense 1 to 20, as fractions", 1 / ours, "tables/s", "icepool", 1 / ice, AIM, least=True)
    yield Row("the same", 1 / ours, "tables/s", "dyce", 1 / dyce, AIM, least=True)
    yield Row("the same", 1 / ours, "tables/s", "dyce, experimental", 1 / highest)
    exact = float(losses(SEQUENCE.attacks, SEQUENCE.units, SEQUENCE.until).chance)
    runs = ceil(exact * (1 - exact) / ERROR**2)
    sample = sampler(SEQUENCE)
    tried: list[float] = []
    simulating = _seconds(lambda: tried.append(simulate(sample, runs, 1).mean))
    assert abs(tried[0] - exact) < 4 * ERROR
    run = sampler(SEQUENCE, dice=True)
    rolling = _seconds(lambda: simulate(run, RUNS, 1))
    yield Row(f"{RUNS:,} runs of {len(SEQUENCE.attacks)} attacks, die by die", 1000 * rolling, "ms")
    working = min(_seconds(lambda: losses(SEQUENCE.attacks, SEQUENCE.units, SEQUENCE.until)) for _ in range(TIMES))
    what = f"{len(SEQUENCE.attacks)} attacks until the counter is gone, exact"
    yield Row(what, 1 / working, "a second", f"{runs:,} runs", 1 / simulating, 1, least=True)
