"""The functions that decide the conclusions in `claims.toml` about whole games and sheets. Each returns whether the conclusion holds.

The counts of simulated games are those that the notebooks print, which another test plays again.
"""

from __future__ import annotations

import re
from fractions import Fraction
from math import comb, hypot, sqrt

import undaunted_nb as un
from tests.teaching.printed import games, wins
from undaunted_nb.probability.sampling import wilson

RARE = 0.05
"""The chance of a difference by luck alone below which it is decided."""


def interval(hits: int, n: int) -> tuple[float, float]:
    """Return the 95% interval of a share."""
    return wilson(hits / n, n)


def leaves_out_half(hits: int, n: int) -> bool:
    low, high = interval(hits, n)
    return not low <= 0.5 <= high


def two_sided(hits: int, n: int) -> float:
    """Return the chance that a fair coin is at least as far from a half."""
    far = abs(2 * hits - n)
    return float(sum(Fraction(comb(n, k), 2**n) for k in range(n + 1) if abs(2 * k - n) >= far))


def fisher(a: int, n: int, b: int, m: int) -> float:
    """Return the chance that luck alone splits the hits of two groups at least as unevenly (Fisher's exact test, two-sided)."""
    ways = {k: comb(n, k) * comb(m, a + b - k) for k in range(max(0, a + b - m), min(n, a + b) + 1)}
    return float(Fraction(sum(way for way in ways.values() if way <= ways[a]), sum(ways.values())))


def difference(a: int, n: int, b: int, m: int) -> tuple[float, float]:
    """Return the 95% interval of the difference of two shares (R. G. Newcombe 1998, method 10)."""
    p, q, (low, high), (least, most) = a / n, b / m, interval(a, n), interval(b, m)
    return p - q - hypot(p - low, most - q), p - q + hypot(high - p, q - least)


def overlap(one: tuple[int, int], other: tuple[int, int]) -> bool:
    (a, b), (c, d) = interval(*one), interval(*other)
    return a <= d and c <= b


def undecided(counts: tuple[int, int], also: tuple[int, int] | None = None, rarer_than: float = 0.0, at_most: float = 1.0) -> bool:
    """Return whether a half is inside. If ``rarer_than`` is given, a fair coin is as far off in a smaller share of all cases."""
    both = [counts, *([also] if also else [])]
    usual = not rarer_than or 0.1 < two_sided(*counts) < rarer_than
    return usual and interval(*counts)[1] < at_most and not any(leaves_out_half(*each) for each in both)


def decided(counts: tuple[int, int]) -> bool:
    return leaves_out_half(*counts) and two_sided(*counts) < RARE


def apart(counts: tuple[int, int], other: tuple[int, int], sides: bool = False) -> bool:
    """Return whether two intervals don't overlap, so the difference is decided, too, and if asked, whether a half is between them."""
    between = not sides or min(interval(*counts)[0], interval(*other)[0]) < 0.5 < max(interval(*counts)[0], interval(*other)[0])
    low, high = difference(*counts, *other)
    return between and not overlap(counts, other) and not low <= 0 <= high and fisher(*counts, *other) < RARE


def four_times_as_many_games_halve_the_interval() -> bool:
    few, many = (interval(*counts) for counts in ((58, 100), (219, 400)))
    return abs((few[1] - few[0]) / (many[1] - many[0]) - 2) < 0.05


def two_looks_have_two_chances() -> bool:
    one, other = (sum(Fraction(comb(n, k), 2**n) for k in range(n + 1) if leaves_out_half(k, n)) for n in (100, 400))
    return (
        round(100 * one) == 6
        and 1 - (1 - one) * (1 - other) > Fraction(95, 1000)
        and round(100 * float(one + other - one * other)) in {10, 11}
    )


def the_initiative_is_undecided() -> bool:
    text = games("12", "400 games")
    us, de, other_us, other_de = map(int, re.findall(r"^(?:US|Germany) +(?:US|Germany) +(\d+) +[\d.]+% +", text, re.MULTILINE))
    low, high = difference(us, us + de, other_us, other_us + other_de)
    return us > de and other_us > other_de and low <= 0 <= high and overlap((us, us + de), (other_us, other_us + other_de))


def the_patrol_ends_otherwise() -> bool:
    text = games("12", "The patrol")
    points = re.search(r"^By points +(\d+) +(\d+)", text, re.MULTILINE)
    assert points
    ended = sum(map(int, points.groups()))
    return wins(text)["Nobody"] == 10 and decided((ended, 100)) and ended < 50


def never_is_not_proved() -> bool:
    return round(100 * interval(50, 50)[0], 1) == 92.9


def the_player_matters_more() -> bool:
    equals = [(64, 100), (100 - 64, 100), (8, 50), (42, 50)]
    return interval(50, 50)[0] > max(interval(*counts)[1] for counts in equals) and leaves_out_half(64, 100) and leaves_out_half(8, 50)


def eight_games_are_enough() -> bool:
    low, high = interval(0, 8)
    return decided((0, 8)) and two_sided(8, 8) == 1 / 128 and high - low > 0.3


def length(text: str) -> tuple[float, int, int]:
    """Return the average, the longest and the median of the rounds."""
    found = re.search(r"Length: ([\d.]+) rounds on average, \d+ to (\d+)\. Half of the games take at most (\d+)", text)
    assert found
    return float(found[1]), int(found[2]), int(found[3])


def few_long_games_pull_the_average() -> bool:
    chance_, careful = length(games("13", "The ambush: 100 games")), length(games("13", "careful player (LRDG) against careful player"))
    return chance_ == (32.9, 78, 28) and (careful[0], careful[2]) == (7.8, 8) and careful[1] < chance_[2]


def few_wins_by_escape() -> bool:
    text = games("13", "The breakout")
    escape = re.search(r"^By escape +(\d+)", text, re.MULTILINE)
    assert escape
    return int(escape[1]) == 5 and wins(text)["LRDG"] == 37 and decided((5, 37))


def enough_for_seven_points() -> bool:
    low, high = interval(118, 190)
    return (high - low) / 2 <= 0.07 and round(1 / 0.07**2) == 204 and decided((118, 190))


def the_first_turn_is_not_all() -> bool:
    low, high = difference(79, 100, 62, 100)
    return decided((62, 100)) and overlap((79, 100), (62, 100)) and not low <= 0 <= high


def a_medal_takes_most_of_it() -> bool:
    left, before = interval(46, 100)[1] - 0.5, interval(79, 100)[0] - 0.5
    return undecided((46, 100)) and apart((79, 100), (46, 100)) and left < before / 2


def luck_leaves_eight_of_a_hundred() -> bool:
    text = games("14", "Winning opponent", "sides swapped")
    shares = wins(text, "Winning opponent")
    groups = re.findall(r"^(?:careful|random) player \(Allies\) +(?:Allies|Axis) +(\d+)", games("14", "player (Allies)  "), re.MULTILINE)
    a, b, c, d = map(int, groups)
    return shares["random player"] == 8 and decided((8, 100)) and a + b == c + d == 50


def seven_to_one_is_undecided() -> bool:
    return overlap((7, 50), (1, 50)) and fisher(7, 50, 1, 50) > RARE and round(100 * fisher(7, 50, 1, 50)) == 6


def an_interval_reaches_about_one_by_the_root() -> bool:
    reaches = [(interval(n // 2, n)[1] - interval(n // 2, n)[0]) / 2 * sqrt(n) for n in (100, 200, 400, 1000)]
    return all(0.95 < reach < 1 for reach in reaches)


def reach(n: int) -> float:
    """Return how many points the interval of a half reaches to each side."""
    low, high = interval(n // 2, n)
    return 50 * (high - low)


def a_thousand_games_are_exact_to_three_points() -> bool:
    return round(reach(1000)) == 3 and round(reach(10_000)) == 1


def ten_million_games_are_exact_to_three_hundredths() -> bool:
    return round(reach(10**7), 2) == 0.03 and round(reach(10**7 // 4), 2) == 0.06


def careful_players_decide_la_raye() -> bool:
    return not leaves_out_half(184, 400) and decided((96, 100))


def dice_asked(seed: int) -> list[int]:
    """Return how many dice the questions of each version ask about, in sum."""
    sheet = repr(un.worksheet("normandy", seed=seed, count=4, versions=4, makers=["un.chance"]))
    return [sum(map(int, re.findall(r"How likely is a hit with (\d+) di", version))) for version in sheet.split("Version ")[1:]]


def versions_are_equally_hard_on_average() -> bool:
    """Return whether the number of dice differs on nearly every sheet, but hardly in the average of twenty sheets."""
    sheets = [dice_asked(seed) for seed in range(1, 21)]
    means = [sum(column) / 80 for column in zip(*sheets, strict=True)]
    return sum(len(set(sheet)) > 1 for sheet in sheets) >= 18 and max(means) - min(means) < 0.6
