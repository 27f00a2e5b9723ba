"""The functions that decide the conclusions in `claims.toml` about trees, games in secret and laws of combat (notebooks 17 to 19).

Each returns whether the conclusion holds. Chances are counted here in another way than the library does, or read from its results.
"""

from __future__ import annotations

import re
from fractions import Fraction
from functools import cache
from itertools import combinations, pairwise, product
from math import sqrt
from random import Random
from typing import Any

import undaunted_nb as un
from tests.teaching.game_conclusions import interval
from tests.teaching.printed import outputs
from undaunted_nb.probability.lanchester import Force, fight
from undaunted_nb.search.plan_tree import CHOICE, END, LUCK, Node

GUNNER, RIFLEMAN = Fraction(51, 100), Fraction(3, 10)
TARGET = "DE Riflemen B"
SHOTS = {"gunner": f"Machine Gunner A: attack {TARGET}", "rifleman": f"Rifleman A: attack {TARGET}"}


def points(difference: Fraction) -> float:
    """Return percentage points with one decimal."""
    return round(float(100 * difference), 1)


@cache
def tree(goal: str = f"card {TARGET}", orders: bool = False) -> Any:
    """Return the tree of notebook 17, or that of its two orders."""
    game = un.new_game("normandy/hills", seed=10)
    game.play("US: initiative Machine Gunner A")
    game.play("DE: initiative Fog of War")
    gunner, rifleman = SHOTS.values()
    leader = "Squad Leader A: inspire"
    plans = {
        "gunner": [gunner, rifleman, f"{leader} Machine Gunner A", gunner],
        "rifleman": [gunner, rifleman, f"{leader} Rifleman A", rifleman],
    }
    return un.decision_tree(game, {"gunner": [gunner, rifleman], "rifleman": [rifleman, gunner]} if orders else plans, goal)


def values(**how: Any) -> dict[str, Fraction]:
    return {branch.plan: branch.value for branch in tree(**how).root.branches}


def follows(node: Node) -> bool:
    if node.kind == END:
        return node.value == int(node.reached)
    worths = [branch.value for branch in node.branches]
    chances = [branch.chance for branch in node.branches]
    right = max(worths) if node.kind == CHOICE else sum(map(lambda worth, chance: worth * chance, worths, chances))
    return node.value == right and all(map(follows, node.branches))


def rule_of_the_tree() -> bool:
    return follows(tree().root)


def luck(plan: str) -> list[Node]:
    """Return the circles of a plan, from the first attack on."""
    (node,) = (branch for branch in tree().root.branches if branch.plan == plan)
    circles = []
    while node.branches:
        if node.kind == LUCK:
            circles.append(node)
        node = next((branch for branch in node.branches if not branch.reached), node)
    return circles


def two_attacks() -> bool:
    reached = [branch.chance for branch in luck("gunner")[0].branches + luck("gunner")[1].branches if branch.reached]
    return reached == [GUNNER, RIFLEMAN] == [1 - Fraction(7, 10) ** 2, 1 - Fraction(7, 10)]


def third_attack() -> bool:
    (_, _, gunner), (_, _, rifleman) = luck("gunner"), luck("rifleman")
    return (gunner.value, rifleman.value) == (GUNNER, RIFLEMAN) and points(GUNNER - RIFLEMAN) == 21


def second_attack() -> bool:
    again = {"gunner": GUNNER, "rifleman": RIFLEMAN}
    worth = {plan: RIFLEMAN + (1 - RIFLEMAN) * chance for plan, chance in again.items()}
    return (
        worth == {plan: luck(plan)[1].value for plan in again} == {"gunner": Fraction(657, 1000), "rifleman": GUNNER}
        and points(worth["gunner"] - worth["rifleman"]) == 14.7
    )


def root_of_the_tree() -> bool:
    both = values()
    return (
        both["gunner"] == 1 - (1 - GUNNER) * (1 - RIFLEMAN) * (1 - GUNNER)
        and [points(value) for value in both.values()] == [83.2, 76.0]
        and points(both["gunner"] - both["rifleman"]) == 7.2
        and tree().best == ("gunner",)
    )


def order_is_equal() -> bool:
    return set(values(orders=True).values()) == {1 - (1 - GUNNER) * (1 - RIFLEMAN)} == {Fraction(657, 1000)}


def order_saves_attacks() -> bool:
    return (Fraction("1.49"), Fraction("1.7")) == (1 + (1 - GUNNER), 1 + (1 - RIFLEMAN))


def third_attack_is_rare() -> bool:
    reached = (1 - GUNNER) * (1 - RIFLEMAN)
    both = values()
    return points(reached) == 34.3 and reached * (GUNNER - RIFLEMAN) == both["gunner"] - both["rifleman"]


def root_differs_by_less() -> bool:
    both = values()
    return third_attack() and 0 < points(both["gunner"] - both["rifleman"]) < 21 / 2


def two_cards_need_more() -> bool:
    both = values(goal=f"cards 2 {TARGET}")
    one_of_two = GUNNER * (1 - RIFLEMAN) + (1 - GUNNER) * RIFLEMAN
    difference = both["gunner"] - both["rifleman"]
    return (
        [points(value) for value in both.values()] == [41.0, 30.4]
        and points(difference) == 10.6
        and difference == one_of_two * (GUNNER - RIFLEMAN)
        and one_of_two > (1 - GUNNER) * (1 - RIFLEMAN)
    )


def twice_one_die() -> bool:
    twice = RIFLEMAN + (1 - RIFLEMAN) * RIFLEMAN
    return twice == GUNNER == un.odds(2, 8).probability and 1 + (1 - un.odds(1, 8).probability) == Fraction("1.7")


CARDS = ("Rifleman", "Machine Gunner", "Fog of War")
INITIATIVES = dict(zip(CARDS, (5, 3, 1), strict=True))


def attack(bid: str, defense: int) -> Fraction:
    """Return the chance of a hit with the cards that are left: all dice must miss otherwise."""
    dice = {"Rifleman": 2, "Machine Gunner": 1, "Fog of War": 3}[bid]
    return 1 - Fraction(defense - 1, 10) ** dice


def duel(us: str, de: str, defense: int = 8) -> Fraction:
    """Return what the US wins on average with a pair of bids."""
    ours, theirs = attack(us, defense), attack(de, defense)
    if INITIATIVES[us] >= INITIATIVES[de]:
        return ours - (1 - ours) * theirs
    return (1 - theirs) * ours - theirs


def two_by_two(defense: int = 8) -> tuple[Fraction, Fraction, Fraction]:
    """Return the share of the Rifleman of both sides, and the value, where the lines of Rifleman and Fog of War cross."""
    (a, b), (c, d) = ([duel(us, de, defense) for de in CARDS[::2]] for us in CARDS[::2])
    whole = a + d - b - c
    return (d - c) / whole, (d - b) / whole, (a * d - b * c) / whole


def solved(defense: int = 8) -> tuple[Fraction, Fraction, Fraction]:
    game = un.matrix_game([[duel(us, de, defense) for de in CARDS] for us in CARDS], CARDS, CARDS)
    return game.first_mixture["Rifleman"], game.second_mixture["Rifleman"], game.value


def one_cell_of_the_duel() -> bool:
    both = duel("Rifleman", "Rifleman")
    return both == GUNNER - (1 - GUNNER) * GUNNER and round(float(both), 2) == 0.26


def gunner_is_dominated() -> bool:
    rows = all(duel("Rifleman", de) > duel("Machine Gunner", de) for de in CARDS)
    columns = all(duel(us, "Rifleman") < duel(us, "Machine Gunner") for us in CARDS)
    return rows and columns and attack("Machine Gunner", 8) < attack("Rifleman", 8)


def answer_of_us(de: str) -> str:
    return max(CARDS, key=lambda us: duel(us, de))


def answer_of_germany(us: str) -> str:
    return min(CARDS, key=lambda de: duel(us, de))


def bids_go_in_a_circle() -> bool:
    rifleman, _, fog = CARDS
    steps = (answer_of_germany(rifleman), answer_of_us(fog), answer_of_germany(fog), answer_of_us(rifleman))
    return steps == (fog, fog, rifleman, rifleman)


def where_the_lines_cross() -> bool:
    first, second, value = two_by_two()
    return (
        (first, second, value) == solved()
        and (round(float(first), 3), round(float(value), 3), points(second), points(1 - second)) == (0.896, 0.213, 35.2, 64.8)
        and all(first * duel("Rifleman", de) + (1 - first) * duel("Fog of War", de) >= value for de in CARDS)
        and all(second * duel(us, "Rifleman") + (1 - second) * duel(us, "Fog of War") <= value for us in CARDS)
    )


def one_bid_can_be_used() -> bool:
    least = duel("Rifleman", answer_of_germany("Rifleman"))
    return answer_of_germany("Rifleman") == "Fog of War" and round(float(least), 3) == 0.188 and least < two_by_two()[2]


@cache
def real_tables() -> tuple[list[list[float]], ...]:
    """Return the two tables that notebook 18 prints."""
    tables = [text for text in outputs("18") if "share of games" in text and "%" in text.split("\n\n")[1]]
    return tuple(
        [[float(cell) for cell in re.findall(r"([\d.]+)%", row)] for row in text.split("\n\n")[1].splitlines()[1:]] for text in tables
    )


def saddle_point_moves() -> bool:
    one, two = real_tables()
    saddles = [re.findall(r"saddle point: with “(.+?)” against “(.+?)”", text) for text in outputs("18")]
    found = [pairs for pairs in saddles if pairs]
    low, high = interval(28, 30)
    differences = [abs(a - b) for table in (one, two) for row in table for a, b in combinations(row, 2)]
    return (
        found == [[("Fog of War", "Fog of War")], [("Rifleman A", "Rifleman B")]]
        and [round(100 * end, 1) for end in (low, high)] == [78.7, 98.2]
        and sum(difference < 100 * (high - low) / 2 for difference in differences) > len(differences) / 2
    )


def both_tables_agree() -> bool:
    return min(cell for table in real_tables() for row in table for cell in row) >= 75


def rock_counts_twice() -> bool:
    plain = un.matrix_game([[0, -1, 1], [1, 0, -1], [-1, 1, 0]])
    twice = un.matrix_game([[0, -1, 2], [1, 0, -1], [-2, 1, 0]])
    quarter = Fraction(1, 4)
    return (
        plain.value == twice.value == 0
        and set(plain.first_mixture.values()) == {Fraction(1, 3)}
        and [twice.first_mixture[name] for name in "ABC"] == [quarter, 2 * quarter, quarter]
    )


def rare_hits_change_the_bid() -> bool:
    (rare, _, value), (often, _, usual) = two_by_two(10), two_by_two()
    return (
        two_by_two(10) == solved(10)
        and (points(rare), points(often)) == (40.1, 89.6)
        and (round(float(value), 3), round(float(usual), 3)) == (0.032, 0.213)
    )


def common_dice_are_sharper() -> bool:
    eight, seven = un.odds(1, 8).probability, un.odds(1, 7).probability
    differ = seven - eight
    same, separate = differ * (1 - differ), eight * (1 - eight) + seven * (1 - seven)
    return (same, separate) == (Fraction("0.09"), Fraction("0.45"))


@cache
def battles(first: int, second: int, **how: Any) -> Any:
    return un.lanchester(first, second, seed=1, **how)


def left(first: int, second: int, **how: Any) -> float:
    """Return the units of the first side that the battles leave on average."""
    return round(float(battles(first, second, **how).battles[-1][0]), 1)


def two_laws_disagree() -> bool:
    course = battles(6, 4).laws["square"]
    parts = [1 - after[1] / before[1] for before, after in pairwise(course) if before[1]]
    return (
        left(6, 4) == 3.9
        and round(sqrt(6**2 - 4**2), 1) == round(course[-1][0], 1) == 4.5
        and round(battles(6, 4).laws["linear"][-1][0]) == 6 - 4
        and parts == sorted(parts)
    )


def dice_leave_fewer() -> bool:
    law = battles(6, 4).laws["square"][-1][0]
    return bool(round(law, 1) == 4.5 and battles(6, 4).battles[-1][0] < law)


def square_law_is_nearer() -> bool:
    distances = battles(6, 4).distances
    return (round(distances["square"], 2), round(distances["linear"], 2)) == (0.27, 0.81)


def whole_rounds_are_near() -> bool:
    rounds, law = battles(6, 4).steps[-1][0], battles(6, 4).laws["square"][-1][0]
    return bool(round(rounds, 1) == 3.8 and rounds < battles(6, 4).battles[-1][0] < law and law - left(6, 4) > 5 * (left(6, 4) - rounds))


def small_rounds_are_nearer() -> bool:
    rates = battles(6, 4, dice=1, rounds=30).rate, battles(6, 4).rate
    return left(6, 4, dice=1, rounds=30) == 4.4 and rates == (Fraction(1, 8), Fraction(3, 8))


def figures_matter_little() -> bool:
    return left(6, 4, target="armor") == left(6, 4) == 3.9


def divide_and_win() -> bool:
    return (
        round(sqrt(36 - 4 - 4), 1) == 5.3
        and (left(6, 2), left(5, 2), left(6, 4)) == (5.5, 4.4, 3.9)
        and min(left(5, 2), left(6, 2)) > 4
        and 6 - 2 - 2 == 2
    )


@cache
def ends_of_equals() -> list[tuple[int, int]]:
    """Return how a thousand battles of five infantry units against five end."""
    hits = [sum(face < 3 for face in throw) for throw in product(range(6), repeat=3)]
    force, rng = Force(5, 4, 0.375), Random(1)
    return [fight(force, force, (hits, hits), 60, rng)[-1] for _ in range(1000)]


def equals_have_luck() -> bool:
    one_sided = [max(ends) for ends in ends_of_equals() if min(ends) == 0 < max(ends)]
    shares = [round(units, 1) for units in battles(5, 5).battles[-1]]
    return shares == [0.9, 0.8] and len(one_sided) > 900 and sum(units <= 2 for units in one_sided) > 0.75 * len(one_sided)


def half_as_often() -> bool:
    return round(sqrt(2 * 6**2), 1) == 8.5 and 9**2 / 2 > 6**2 > 8**2 / 2 and 12 / 2 == 6


def twice_the_size() -> bool:
    law, small = battles(12, 8).laws["square"][-1][0], battles(6, 4).laws["square"][-1][0]
    gaps = law - battles(12, 8).battles[-1][0], small - battles(6, 4).battles[-1][0]
    return (round(law, 1), round(small, 1), left(12, 8), left(6, 4)) == (8.9, 4.5, 7.8, 3.9) and 1.8 < gaps[0] / gaps[1] < 2.2
