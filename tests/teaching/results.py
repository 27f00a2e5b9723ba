"""One of each kind of result that has a display."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import cache
from typing import Any

import undaunted_nb as un
from tests.games.turns import BOTH, HILLS, at
from undaunted_nb.kit.chances import PlainShot
from undaunted_nb.probability.casualties import SEQUENCE
from undaunted_nb.teaching.display.display import Result
from undaunted_nb.teaching.results.odds import ShotOdds

un._give_words()

LINE = "Rifleman A: attack DE Riflemen B"
TURN = at(
    "hills", "US", {"Machine Gunner A": 1, "Rifleman A": 1, "Squad Leader A": 1}, {"Rifleman B": 1, "Machine Gunner B": 1, "Fog of War": 1}
)
PLANS = {
    "once": [LINE],
    "inspired": [LINE, "Squad Leader A: inspire Rifleman A", LINE],
    "<b>&nbsp;": ["Machine Gunner A: attack DE Riflemen B"],
}
GOAL = "card DE Riflemen B"
SHOTS = un.new_game("memoir44/first-shots", seed=1).position
ORDERS = ["play Direct from HQ", "order F3", "order H3"]
BATTLES = {"one": [*ORDERS, "battle F3 G5"], "two": [*ORDERS, "battle F3 G5", "battle H3 G5"]}
DECK = {"Rifleman A": 2, "Scout A": 2, "Sniper": 1, "Fog of War": 1}
ROWS = [{"opener": ("US", "DE")[n % 2], "rounds": 3 + n % 5, "us": n % 3, "de": n % 4} for n in range(20)]


def _decks() -> Any:
    return un.draws(DECK, draw=2, rounds=4).compare(un.draws({**DECK, "Fog of War": 4}, draw=2, rounds=4), ("thin", "fat"))


def _room_results() -> Any:
    """Return the answers of four pupils to questions. Its seconds are those of a fixed clock, so each call gives the same."""
    room = un.classroom(serve=False, seed=1)
    room.questions("normandy", n=2, seed=1)
    room.simulate(4)
    answers = room.results
    room.close()
    return dataclasses.replace(
        answers, named=tuple((name, answer._replace(seconds=float(n))) for n, (name, answer) in enumerate(answers.named))
    )


MAKERS: Mapping[str, Callable[[], Result]] = {
    "odds": lambda: un.odds(2, 8),
    "one die": lambda: un.odds(1, 10),
    "many dice": lambda: un.odds(9, 15),
    "odds on the board": lambda: un.odds(HILLS, LINE),
    "odds of other dice": lambda: ShotOdds(PlainShot("fire A4", Fraction(2, 3), (), (("range", 4), ("cover", 1))), ()),
    "table": un.odds_table,
    "a small table": lambda: un.odds_table((1, 3), (4, 8, 9)),
    "losses": lambda: un.losses(un.odds(2, 8), (1, 1, 0), times=8),
    "losses until a hit": lambda: un.losses(un.odds(1, 8), until="hit", times=6),
    "losses of a sequence": lambda: un.losses(SEQUENCE.attacks, SEQUENCE.units, SEQUENCE.until),
    "losses without an end": lambda: un.losses([un.odds(2, 8), un.odds(1, 9)], (1, 0, 1), "", times=15),
    "losses of two units": lambda: un.losses(un.odds(3, 7), [(1, 0, 0), (0, 0, 1)], "pinned", times=6),
    "suppressed": lambda: un.losses(un.odds(TURN, "Machine Gunner A: suppress DE Riflemen B"), until="suppressed", times=5),
    "never suppressed": lambda: un.losses(un.odds(2, 8), until="suppressed", times=2),
    "losses on the board": lambda: un.losses(TURN, LINE, times=12),
    "by pile": lambda: un.losses(un.odds(2, 8), (2, 1, 3), times=12).by_pile,
    "simulated": lambda: un.losses(un.odds(2, 8), (1, 1, 0), times=8).simulate(2000, 3),
    "simulated number": lambda: un.losses(un.odds(2, 8), (1, 1, 0), times=8).simulate(2000, 3, "made"),
    "plans": lambda: un.plans(TURN, PLANS, GOAL),
    "one plan": lambda: un.plans(TURN, {"once": [LINE]}, GOAL),
    "plans tried": lambda: un.plans(TURN, PLANS, GOAL, n=2000, seed=4),
    "best plan": lambda: un.best_plan(TURN, GOAL),
    "choice": lambda: un.choice(TURN, "DE Riflemen B"),
    "blast": lambda: un.blast(BOTH, "Mortar: blast"),
    "draws": lambda: un.draws(DECK, draw=2, rounds=4),
    "draws on the board": lambda: un.draws(BOTH, "US", rounds=3, suppose="2: recon"),
    "decks": _decks,
    "draws of one card": lambda: un.draws(DECK, draw=2, rounds=4).of("Sniper"),
    "draws of one group": lambda: un.draws(SHOTS, "allies", rounds=3).of("left"),
    "dice with symbols": lambda: un.odds(3, "infantry", figures=2, room=1, ignores=1),
    "dice at a unit in a wood": lambda: un.odds(3, "infantry", terrain="forest", attacker="armor"),
    "no dice left": lambda: un.odds(1, "armor", terrain="town"),
    "a table of targets": lambda: un.odds_table((1, 2, 4), ("infantry", "armor", "artillery")),
    "a table of terrain": lambda: un.odds_table(range(1, 4), "infantry", terrain=("country", "forest", "sandbags"), attacker="armor"),
    "a battle on the board": lambda: un.odds(SHOTS, "battle F3 G5"),
    "throws": lambda: un.losses(un.odds(3, "armor", room=0), times=6),
    "throws on the board": lambda: un.losses(SHOTS, "battle F3 G5", times=5),
    "simulated throws": lambda: un.losses(un.odds(3, "artillery"), times=6).simulate(2000, 3, "made"),
    "battles": lambda: un.choice(SHOTS, ["battle F3 G5", "battle H3 G5"]),
    "plans of battles": lambda: un.plans(SHOTS, BATTLES, "figures 2 G5"),
    "draws of one deck": lambda: un.draws(SHOTS, "allies", rounds=3),
    "games": lambda: un.simulate("normandy/duel-in-cover", n=40, swap=True, progress=False),
    "games by length": lambda: un.simulate("memoir44/first-shots", n=20, progress=False).by("ending", "rounds"),
    "spread of one number": lambda: un.odds(2, 8).spread,
    "spread of several numbers": lambda: un.losses(un.odds(3, "armor", room=0), times=6).spread,
    "draws given": lambda: un.draws(DECK, draw=2, rounds=4).given({"Sniper": 0}, {"Scout A": 1}),
    "beliefs": lambda: un.bayes({"thin": 1, "fat": "1/2"}, {"thin": "1/3", "fat": 0.2}, {"thin": "2/3", "fat": 1}),
    "rolls of a class": lambda: un.experiment(2, 8, {"Anna": "0 1 0 2", "Ben": {0: 10, 1: 8, 2: 3}, "Eva": "1 x"}),
    "rolls needed": lambda: un.experiment(2, 8).needed,
    "rolls of symbols": lambda: un.experiment(3, "infantry", "0 1 2 3 1 1"),
    "distribution": lambda: un.odds(2, 8).hits * 3,
    "distribution of words": lambda: un.distribution({"hit": 3, "miss": "7"}),
    "log of games": lambda: un.simulate("memoir44/first-shots", n=20, seed=1, rows=True, progress=False).log,
    "log by round": lambda: un.simulate("normandy/duel-in-cover", n=8, seed=1, rows=True, progress=False).log.rounds,
    "difference of shares": lambda: un.difference((49, 50), (43, 50)),
    "bootstrap": lambda: un.bootstrap([1, 2, 2, 3, 9], n=200, seed=1),
    "permutation test": lambda: un.permutation_test([1, 2, 3, 4], [4, 5, 6, 7], n=200, seed=1),
    "decision tree": lambda: un.decision_tree(TURN, PLANS, GOAL),
    "decision tree, folded back": lambda: un.decision_tree(TURN, PLANS, GOAL).fold(2),
    "battles beside two laws": lambda: un.lanchester(6, 4, rounds=6, n=50, seed=1),
    "battles of equals": lambda: un.lanchester(5, 5, rounds=4, n=50, seed=1),
    "matrix game": lambda: un.matrix_game([[3, -1], [-2, 4]], ("left", "right"), ("high", "low")),
    "hidden hand": lambda: un.infer_hand(DECK, 2, lambda hand: "Sniper" not in hand, lambda hand: "1/2" if hand["Scout A"] else 1),
    "regression on a number": lambda: un.regression({"dice": range(1, 9), "hits": [1, 1, 2, 2, 3, 3, 4, 4]}, "hits", ["dice"]),
    "regression on words": lambda: un.regression(ROWS, ("us", "de"), ["opener", "rounds"]),
    "pairs of games": lambda: un.paired_difference([3, 5, 4, 6, 7, 5], [2, 4, 4, 5, 6, 4]),
    "pairs without a gain": lambda: un.paired_difference([1, 0, 1, 0, 1, 0], [0, 1, 0, 1, 0, 1]),
    "answers in a room": _room_results,
    "what may be held": lambda: un.draws(SHOTS, "allies", rounds=1).held,
}


@cache
def result(name: str) -> Any:
    return MAKERS[name]()


PICTURED = tuple(name for name in MAKERS if not name.startswith(("simulated", "rolls needed", "log ", "answers in")))
