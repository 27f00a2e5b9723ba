"""``python -m tests.bench coach``: is the coach's first tip better when a playout waits for the enemy's answer?

Takes positions from games of the quick planner. In each, the coach advises twice: with playouts to the end of the round, and with playouts
to the end of the enemy's next turn. Where the first tips differ, their true values come from games that are played on to the end by the
rules of thumb, with the hidden cards dealt again, and the same cards and dice for both. Prints for each scenario how often the tips differ,
the mean difference with its 95% interval, and the playouts and the processor time of both.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator
from random import Random
from statistics import mean, stdev
from typing import Any
from unittest.mock import patch

from undaunted_nb.engine.action import CHANCE, Action
from undaunted_nb.engine.position import Position
from undaunted_nb.kit import registry
from undaunted_nb.play.opponent import View, opponent, resolve_chance
from undaunted_nb.search import coach, planner
from undaunted_nb.search.heuristics import best

SCENARIOS = ("normandy/la-raye", "north-africa/convoy", "memoir44/pegasus-bridge")
FIRST, LAST = 20, 160
"""The decisions of a game among which one is taken."""
LONGEST = 3000
PlayOn = Callable[[Position, str, Random], Position]


def to_round(p: Position, _side: str, rng: Random) -> Position:
    """Play on to the end of the round, as the coach did before."""
    return planner.at_end(p, rng, registry.system(p.system).round_of)


WAYS: dict[str, PlayOn] = {"to the end of the round": to_round, "to the enemy's answer": planner.play_to_reply}


def positions(name: str, count: int, seed: int) -> Iterator[View]:
    """Yield positions of games, one for each, in which the side that has the turn can choose."""
    system, player = registry.system_of_scenario(name), opponent("planner-quick")
    found = 0
    while found < count:
        seed += 1
        rng = Random(f"position/{seed}")
        p: Any = system.new_position(name)
        for number in range(rng.randrange(FIRST, LAST) + LAST):
            if (p := resolve_chance(p, rng)).outcome:
                break
            view = View(p, p.to_act[0])
            if number >= FIRST and len(view.legal_actions) > 3 and system.opener(p) and rng.random() < 1 / 40:
                found += 1
                yield view
                break
            p = p.perform(player.choose(view, rng)).after


def advise(view: View, play_on: PlayOn) -> tuple[coach.Advice, float]:
    """Return the coach's advice with playouts of one kind, and the processor time it took."""
    start = time.process_time()
    with patch.object(coach, "play_to_reply", play_on):
        *_, advice = coach.advise(view)
    return advice, time.process_time() - start


def play_whole(view: View, action: Action, number: int) -> float:
    """Return how a game ends for the side if it begins with an action: 1 for a win, 0 for a loss."""
    p, rng = view.deal_again(Random(f"cards/{number}")).perform(action).after, Random(f"dice/{number}")
    for _ in range(LONGEST):
        if not p.to_act:
            break
        p = p.perform(p.sample(rng) if p.to_act == (CHANCE,) else best(p, p.to_act[0], rng)).after
    return planner.estimate_win(p, view.side)


def parse_arguments(name: str, description: str | None, argv: list[str]) -> argparse.Namespace:
    """Return the arguments of a command that values the first actions of positions."""
    ask = argparse.ArgumentParser(prog=f"python -m tests.bench {name}", description=description)
    ask.add_argument("--positions", type=int, default=200, help="positions of each scenario (default: %(default)s)")
    ask.add_argument("--games", type=int, default=400, help="games for each value (default: %(default)s)")
    ask.add_argument("--seed", type=int, default=1, help="the first game (default: %(default)s)")
    ask.add_argument("--scenario", choices=SCENARIOS, action="append", help="only this one (can be repeated)")
    return ask.parse_args(argv)


def main(argv: list[str]) -> int:
    """Compare the first tips of both kinds of playouts."""
    given = parse_arguments("coach", __doc__, argv)
    for name in given.scenario or SCENARIOS:
        gains, seconds, playouts = [], dict.fromkeys(WAYS, 0.0), dict.fromkeys(WAYS, 0)
        for view in positions(name, given.positions, given.seed):
            tips = {}
            for way, play_on in WAYS.items():
                advice, spent = advise(view, play_on)
                tips[way] = advice.best[0].action
                seconds[way] += spent
                playouts[way] += advice.playouts
            before, now = tips.values()
            gains += [0.0] if before == now else [mean(play_whole(view, now, n) - play_whole(view, before, n) for n in range(given.games))]
        differ = sum(gain != 0 for gain in gains)
        error = 1.96 * stdev(gains) / len(gains) ** 0.5
        print(f"{name}: {differ} of {len(gains)} tips differ, {100 * mean(gains):+.2f} points of winning ± {100 * error:.2f}", flush=True)
        for way in WAYS:
            print(f"  {way}: {playouts[way] / len(gains):.0f} playouts and {seconds[way] / len(gains):.2f} s for each hint", flush=True)
    return 0
