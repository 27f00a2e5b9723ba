"""The functions that decide the conclusions in `claims.toml` about hidden hands and games with the same dice (notebooks 20 and 21).

Hands are counted here one by one, and games are played again.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import combinations
from math import sqrt
from statistics import fmean, variance
from typing import Any

import undaunted_nb as un
from undaunted_nb.probability.least_squares import student

LEADER, RIFLEMAN, GUNNER, FOG = range(4)
CARDS = [LEADER, *[RIFLEMAN] * 4, *[GUNNER] * 2, *[FOG] * 3]
DEALS = list(combinations(CARDS, 4))
"""The kinds of cards are in the order of their initiative, from the highest on."""


def percent(share: Fraction) -> float:
    return round(float(100 * share), 1)


def holds(card: int, rule: Any = lambda _: 1) -> Fraction:
    """Return the chance of a card in the hand, if each deal counts as often as it shows what was seen."""
    weights = [Fraction(rule(deal)) for deal in DEALS]
    return sum((weight for deal, weight in zip(DEALS, weights, strict=True) if card in deal), Fraction()) / sum(weights)


def silence(deal: tuple[int, ...], attacks: Fraction = Fraction(4, 5)) -> Fraction:
    return 1 - attacks if GUNNER in deal else Fraction(1)


def bid_doubles_the_leader() -> bool:
    left = [deal for deal in DEALS if max(deal) == RIFLEMAN]
    before, after = holds(LEADER), holds(LEADER, lambda deal: max(deal) == RIFLEMAN)
    return len(DEALS) == 210 and len(left) == 5 and before == Fraction(4, 10) and percent(after) == 80.0 and after == 2 * before


def leader_in_four_of_ten() -> bool:
    return holds(LEADER) == Fraction(4, 10)


def gunner_in_two_of_three() -> bool:
    return holds(GUNNER) == Fraction(2, 3)


def silence_is_a_clue() -> bool:
    before, after = holds(GUNNER), holds(GUNNER, silence)
    return before == Fraction(10, 15) and after == Fraction(2, 7) and (percent(before), percent(after)) == (66.7, 28.6)


def other_cards_follow() -> bool:
    return all(holds(card, silence) > holds(card) for card in (LEADER, RIFLEMAN, FOG))


def usual_bid_says_little() -> bool:
    bid, both = holds(GUNNER, lambda deal: FOG in deal), holds(GUNNER, lambda deal: (FOG in deal) * silence(deal))
    return [percent(share) for share in (bid, holds(GUNNER), holds(FOG), both)] == [62.9, 66.7, 83.3, 25.3]


def count_by_hand() -> bool:
    left = [deal for deal in DEALS if max(deal) == RIFLEMAN]
    return (
        sum(LEADER not in deal for deal in left) == 1 and sum(LEADER in deal for deal in left) == 4 and Fraction(5, 210) == Fraction(1, 42)
    )


def a_bluff_hides_the_hand() -> bool:
    half, never = (holds(GUNNER, lambda deal, part=Fraction(part, 2): silence(deal, part)) for part in (1, 0))
    return (percent(half), percent(never)) == (50.0, 66.7) and never == holds(GUNNER)


def order_of_clues() -> bool:
    middle, end = holds(GUNNER, silence), holds(GUNNER, lambda deal: silence(deal) * (FOG in deal))
    return (percent(middle), percent(end)) == (28.6, 25.3)


@cache
def played(change: str = "", seed: int = 1) -> list[dict[str, Any]]:
    """Return the rows of a series of notebook 21."""
    changes: dict[str, dict[str, object]] = {"": {}, "medal": {"medals": {"axis": 1}}, "turn": {"turn": "axis"}}
    start = {"format": "undaunted-nb position 1", "scenario": "memoir44/first-shots", **changes[change]}
    log = un.simulate(un.load(start), n=100, seed=seed, rows=True, progress=False).log
    return [{**row, "medal": int(change == "medal"), "won": int(row["winner"] == "allies")} for row in log.records()]


def wins(change: str = "", seed: int = 1) -> list[int]:
    return [row["won"] for row in played(change, seed)]


def changed(change: str, seed: int = 1) -> tuple[int, int]:
    """Return how many games of the Allies a change turns into losses, and how many losses into wins."""
    pairs = list(zip(wins(seed=seed), wins(change, seed), strict=True))
    return sum(before > after for before, after in pairs), sum(before < after for before, after in pairs)


def gain(change: str, seed: int = 1) -> float:
    before, after = wins(seed=seed), wins(change, seed)
    return (variance(before) + variance(after)) / variance([a - b for a, b in zip(before, after, strict=True)])


def reaches(change: str) -> tuple[float, tuple[float, float], tuple[float, float]]:
    """Return the difference of the means, with its interval from pairs and from separate games."""
    before, after = wins(), wins(change)
    difference, t = fmean(before) - fmean(after), student(99)
    halves = [
        t * sqrt(spread / 100)
        for spread in (variance([a - b for a, b in zip(before, after, strict=True)]), variance(before) + variance(after))
    ]
    (paired, separate) = ((difference - half, difference + half) for half in halves)
    return difference, paired, separate


def medal_turns_27_games() -> bool:
    return (sum(wins()), sum(wins("medal"))) == (57, 30) and changed("medal") == (27, 0)


def pairs_are_sharper() -> bool:
    _, paired, separate = reaches("medal")
    ends = [round(end, 3) for end in (*separate, *paired)]
    return ends == [0.135, 0.405, 0.181, 0.359] and round(gain("medal"), 1) == 2.3


def first_turn_shares_nothing() -> bool:
    return round(gain("turn"), 1) == 1.1 and changed("turn") == (22, 24)


def first_turn_is_undecided() -> bool:
    _, (low, high), _ = reaches("turn")
    return low < 0 < high


def rounds_explain_decisions() -> bool:
    found = un.regression(played(), "decisions", ["rounds"])
    return round(float(found.coefficients[1]), 2) == 7.68 and round(100 * found.r_squared, 1) == 98.9


def coefficient_is_the_difference() -> bool:
    found = un.regression(played() + played("medal"), "won", ["medal"])
    means = Fraction(sum(wins("medal")) - sum(wins()), 100)
    _, _, (low, high) = reaches("medal")
    alike = all(abs(end + other) < 0.002 for end, other in zip(found.intervals[1], (high, low), strict=True))
    return found.coefficients[1] == means == Fraction(-27, 100) and alike


def rounds_are_a_consequence() -> bool:
    found = un.regression(played() + played("medal"), "won", ["medal", "rounds"])
    low, high = found.intervals[2]
    shorter = fmean(row["rounds"] for row in played()) - fmean(row["rounds"] for row in played("medal"))
    return low < 0 < high and round(shorter, 1) == 5.7


def half_as_wide() -> bool:
    return 400 / 100 == 2**2 and round(400 * round(gain("medal"), 1)) == 920


def gain_with_another_seed() -> bool:
    return round(gain("medal", 2), 1) == 2.0 and changed("medal", 2) == (33, 0) and min(gain("medal", 1), gain("medal", 2)) > 1.5
