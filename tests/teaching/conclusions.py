"""The functions that decide the conclusions in `claims.toml` about dice and cards. Each returns whether the conclusion holds.

Chances come from the library, or from counting all cases.
"""

from __future__ import annotations

import re
from fractions import Fraction
from itertools import pairwise
from math import comb, erfc, sqrt
from typing import Any

import undaunted_nb as un
from tests.teaching.printed import games
from undaunted_nb.probability.goodness_of_fit import band, share_as_far
from undaunted_nb.probability.sampling import wilson

HALF = Fraction(1, 2)


def chance(dice: int, defense: int) -> Fraction:
    """Return the chance that an attack hits."""
    return un.odds(dice, defense).probability


# Ten-sided dice


def zero_always_hits() -> bool:
    return all(chance(1, defense) >= Fraction(1, 10) for defense in range(1, 40)) and chance(1, 8) == Fraction(3, 10)


def first_hit_is_most_likely_first() -> bool:
    each = [un.losses(un.odds(1, 8), (1, 0, 0), until="card", times=10).within[n] for n in range(11)]
    bars = [b - a for a, b in pairwise(each)]
    return bars[0] == max(bars) and all(b == a * Fraction(7, 10) for a, b in pairwise(bars)) and 1 / chance(1, 8) > 3


def a_die_remembers_nothing() -> bool:
    by = un.losses(un.odds(1, 8), (1, 0, 0), until="card", times=6).within
    return (by[6] - by[5]) / (1 - by[5]) == by[1]


def each_step_takes_one_face() -> bool:
    steps = {chance(1, d) - chance(1, d + 1) for d in range(2, 10)}
    return steps == {Fraction(1, 10)} and {chance(1, d) for d in range(10, 30)} == {chance(1, 10)} and chance(1, 10) > 0


def four_chances_add_up_to_more_than_one() -> bool:
    return 4 * chance(1, 8) > 1


def two_dice_are_not_twice_one() -> bool:
    return chance(2, 8) == Fraction(51, 100) and 2 * chance(1, 8) == Fraction(60, 100)


def both_dice_are_the_difference() -> bool:
    both = chance(1, 8) ** 2
    return both == Fraction(9, 100) == 2 * chance(1, 8) - chance(2, 8)


def a_thousand_rolls_do_not_tell_51_from_50() -> bool:
    p = float(chance(2, 8))
    errors = [sqrt(p * (1 - p) / n) for n in (1000, 4000)]
    return errors[0] == 2 * errors[1] and 1.96 * errors[0] > p - 0.5


def rolled(seed: int, n: int) -> tuple[float, float]:
    """Return how far the share of a simulation of two dice against 8 is from the line, and the standard error."""
    p = float(chance(2, 8))
    return un.dice_simulation(2, 8, seed=seed).roll(n).mean - p, sqrt(p * (1 - p) / n)


def the_first_three_seeds_of_two_dice() -> bool:
    first, second, third = (rolled(seed, 1000) for seed in (1, 2, 3))
    inside = [abs(off) < error for off, error in (first, second, third)]
    return round(100 * first[0], 1) == -1.4 and inside == [True, True, False] and abs(erfc(sqrt(HALF)) - 1 / 3) < 0.02


def more_rolls_come_closer() -> bool:
    return all(abs(rolled(seed, 10_000)[0]) < abs(rolled(seed, 1000)[0]) for seed in (1, 2, 3))


def each_die_adds_less() -> bool:
    gains = [[chance(n + 1, d) - chance(n, d) for n in range(1, 6)] for d in range(2, 13)]
    return all(b < a for gain in gains for a, b in pairwise(gain))


def two_attacks_can_take_two_cards() -> bool:
    one, two = un.losses(un.odds(2, 8), (2, 0, 0), times=1), un.losses(un.odds(1, 8), (1, 0, 0), until="counter", times=2)
    alike = all(1 - (1 - chance(1, d)) ** 2 == chance(2, d) for d in range(1, 13))
    return alike and one.within[1] == 0 and two.within[2] == chance(1, 8) ** 2


def another_die_or_a_lower_defense() -> bool:
    def better(dice: int) -> str:
        """Return which is better at each defense from 3 to 12: another die (d) or a lower defense (l)."""
        return "".join("d" if chance(dice + 1, n) > chance(dice, n - 1) else "l" for n in range(3, 13))

    near = chance(3, 8) - chance(2, 7)
    flat = all(chance(n, d) == chance(n, d - 1) for n in range(1, 7) for d in range(11, 16))
    return flat and 0 < near < Fraction(2, 100) and better(2) == "ddddddlldd" and {better(n) for n in range(4, 10)} == {"lllllllldd"}


# On the board


def hills(**changes: Any) -> Any:
    start = {"format": "undaunted-nb position 1", "scenario": "normandy/hills", "phase": "turns", "turn": "US", **changes}
    return un.load({**start, "US": {"hand": ["Machine Gunner A"]}})


def from_tile(tile: str) -> Any:
    return un.odds(hills(counters={"US Machine Gunners A": tile}), "Machine Gunner A: attack DE Riflemen B").probability


def closer_is_as_good() -> bool:
    return bool(from_tile("13B") == from_tile("2A") == Fraction(51, 100))


def halfway_is_worse() -> bool:
    return bool(from_tile("10B") < min(from_tile("13B"), from_tile("2A")))


def begun() -> Any:
    game = un.new_game("normandy/hills", seed=10)
    game.play("US: initiative Machine Gunner A")
    game.play("DE: initiative Fog of War")
    return game


def attack_takes_more_for_good() -> bool:
    rows = {row["action"]: row for row in un.choice(begun(), "DE Riflemen B").records()}
    attack, suppress = (rows[f"Machine Gunner A: {deed} DE Riflemen B"] for deed in ("attack", "suppress"))
    lost, actions = (next(key for key in attack if word in key) for word in ("cards", "actions"))
    return attack[lost] == 0.51 > suppress[lost] and attack[actions] < suppress[actions]  # type: ignore[operator]


def plan_b_fails_if_all_miss() -> bool:
    deeds = ["Machine Gunner A: attack DE Riflemen B", "Rifleman A: attack DE Riflemen B"]
    plan = [*deeds, "Squad Leader A: inspire Machine Gunner A", deeds[0]]
    (row,) = un.plans(begun(), {"B": plan}, goal="card DE Riflemen B").records()
    return Fraction(str(row["exact"])) == 1 - (1 - chance(2, 8)) ** 2 * (1 - chance(1, 8))


def nineteen_of_twenty_intervals() -> bool:
    p, n = 0.83193, 100
    inside = [k for k in range(n + 1) if (ends := wilson(k / n, n))[0] <= p <= ends[1]]
    return abs(sum(comb(n, k) * p**k * (1 - p) ** (n - k) for k in inside) - 0.95) < 0.015


def six_cards_need_seven_hits() -> bool:
    gone = un.losses(un.odds(2, 8), (2, 1, 3), until="counter", times=18)
    return gone.within[6] == 0 < gone.within[7] == chance(2, 8) ** 7 and un.losses(un.odds(1, 1), (2, 1, 3), times=9).within[7] == 1


def the_first_hits_take_the_hand() -> bool:
    piles = un.losses(un.odds(1, 1), (2, 1, 3), until="counter", times=7).by_pile
    text = [line.split() for line in repr(piles).splitlines() if line[:1].isdigit()]
    return [[float(part.rstrip("%")) for part in row[1:5]].index(100) for row in text] == [0, 0, 1, 2, 2, 2, 3]


def a_blast_hits_all_alike() -> bool:
    counters = {"US Riflemen A": "14A", "DE Riflemen A": "14A", "DE Riflemen B": "14A"}
    start = {"format": "undaunted-nb position 1", "scenario": "normandy/mortar", "phase": "turns", "turn": "US", "counters": counters}
    text = repr(un.blast(un.load({**start, "US": {"hand": ["Mortar"], "target": "14A"}}), "Mortar: blast"))
    one = chance(1, 4)
    return text.count("70.0%     7/10") == 3 and one == Fraction(7, 10) and f"one enemy: {float(100 * (1 - (1 - one) ** 2)):.1f}%" in text


# Decks


def the_command_draws_two_riflemen() -> bool:
    game = un.new_game("normandy/mortar", seed=8)
    for line in ("US: initiative Fog of War", "DE: initiative Fog of War", "Mortar: target 16A"):
        game.play(line)
    found = un.draws(game, "US", rounds=2).draws
    return {card: n for card, n in zip(found.cards, found.deck, strict=True) if n} == {"Rifleman A": 2}


def four_of_nine_cards() -> bool:
    return drawn(9, 1)[0] == Fraction(4, 9) and drawn(9, 2)[0] != Fraction(8, 9)


def drawn(cards: int, wanted: int = 1) -> list[Fraction]:
    """Return the chance that one of the wanted cards has been drawn by round 1, 2, 3, by counting hands of four."""
    misses = [Fraction(comb(cards - wanted, n), comb(cards, n)) if n <= cards else Fraction() for n in (4, 8, 12)]
    return [1 - miss for miss in misses]


def shown(text: str, card: str) -> list[float]:
    line = next(line for line in text.splitlines() if line.startswith(card))
    return [float(part) for part in re.findall(r"([\d.]+)%", line)]


def the_third_round_is_certain() -> bool:
    return shown(repr(un.draws({"Rifleman A": 1, "…": 8})), "Rifleman A")[:3] == [44.4, 88.9, 100.0] and drawn(9)[2] == 1


def each_round_has_the_same_chance() -> bool:
    text = repr(un.draws({"Rifleman A": 1, "…": 8}).of("Rifleman A"))
    return len(set(re.findall(r"^\d +([\d.]+)%", text, re.MULTILINE))) == 1


def useless_cards_push_out_others() -> bool:
    nine, twelve = (repr(un.draws({"Rifleman A": 1, "Scout A": 2, "Fog of War": fog})) for fog in (6, 9))
    return all(shown(nine, card)[0] > shown(twelve, card)[0] for card in ("Rifleman A", "Scout A"))


def bolster_helps_later() -> bool:
    game = un.new_game("normandy/la-raye", seed=1)
    now, later = un.draws(game, "US", rounds=5), un.draws(game, "US", rounds=5, suppose="bolster Rifleman A, Rifleman A")
    text = repr(now.compare(later, ("–", "bolster")).chart("here"))
    rows = [
        line.split("difference")[1].split() for line in text.splitlines() if " difference " in line and not line.startswith("Rifleman A")
    ]
    changes = [[float(part.replace("−", "-")) for part in row] for row in rows]
    return (
        all(row[:2] == [0, 0] for row in changes) and all(part <= 0 for row in changes for part in row[2:]) and min(map(min, changes)) < -5
    )


# Dice with symbols


def no_hit_and_three_are_equal() -> bool:
    return un.odds(1, "infantry").probability == HALF and un.odds(3, "infantry").probability == 1 - HALF**3


def fewer_faces_hit_armor() -> bool:
    return un.odds(1, "armor").probability < un.odds(1, "infantry").probability


def hits_and_flags_share_dice() -> bool:
    text = repr(un.odds(3, "infantry").chart())
    rows = [[float(part) for part in re.findall(r"([\d.]+)%", line)] for line in text.splitlines() if re.match(r"\d +\d", line)][:4]
    two, flag = sum(row[2] for row in rows if len(row) > 2), sum(rows[1])
    return [len(row) for row in rows] == [4, 3, 2, 1] and abs(rows[1][2] - two * flag / 100) > 0.3


def average(dice: int, target: str) -> Fraction:
    return un.losses(un.odds(dice, target)).chain.chain.expected[0]


def figures_divided_by_the_chance() -> bool:
    return [average(1, kind) for kind in ("infantry", "armor", "artillery")] == [8, 9, 12]


def extra_hits_are_wasted() -> bool:
    found = [round(float(average(3, kind)), 2) for kind in ("infantry", "armor", "artillery")]
    return found == [3.01, 3.33, 4.33] and round(8 / 3, 2) == 2.67


def eliminated(**how: Any) -> float:
    return shown(repr(un.odds(3, "infantry", figures=2, **how)), "The unit is eliminated")[0]


def flags_become_hits() -> bool:
    return (eliminated(), round(eliminated(room=0))) == (50.0, 74)


def one_figure_or_two() -> bool:
    text = games("08", "Comparison of attacks")
    rows = {place: line.split()[3:] for place in ("E9", "D7") for line in text.splitlines() if line.startswith(f"battle d8 {place} ")}
    (medal, leaves, figures), (medal_e, leaves_e, figures_e) = (
        (float(rows[place][2][:-1]), float(rows[place][3][:-1]), float(rows[place][4])) for place in ("D7", "E9")
    )
    return 0 < medal - medal_e < 1 and leaves > leaves_e and figures < figures_e


# Rolls of a class


def some_bar_is_outside(n: int) -> Fraction:
    """Return the chance that some bar of a class with n rolls is outside its range."""
    theory = list(un.experiment(2, 8).rolling.theory.values())
    ends = [band(n, part) for part in theory]
    inside = Fraction()
    for a in range(ends[0][0], ends[0][1] + 1):
        for b in range(ends[1][0], ends[1][1] + 1):
            if ends[2][0] <= n - a - b <= ends[2][1]:
                ways = comb(n, a) * comb(n - a, b)
                inside += ways * theory[0] ** a * theory[1] ** b * theory[2] ** (n - a - b)
    return 1 - inside


def one_bar_is_outside(n: int, p: Fraction) -> Fraction:
    low, high = band(n, p)
    return 1 - sum((comb(n, k) * p**k * (1 - p) ** (n - k) for k in range(low, high + 1)), Fraction())


def three_bars_have_three_chances() -> bool:
    theory = un.experiment(2, 8).rolling.theory.values()
    one = max(one_bar_is_outside(n, part) for n in (59, 60, 300) for part in theory)
    return one <= Fraction(1, 20) and all(0.07 < some_bar_is_outside(n) < 0.12 for n in (59, 60, 300))


def p_is_the_share_of_classes() -> bool:
    test = un.experiment(2, 8, [0] * 30 + [1] * 24 + [2] * 5).test
    return test is not None and test.exact and test.p == share_as_far(test.cells)


def half_the_error_takes_four_times_as_many() -> bool:
    rolls = un.experiment(2, 8)
    return abs(rolls.rolls_needed(0.025) / rolls.rolls_needed(0.05) - 4) < 0.02


def only_the_share_gets_closer() -> bool:
    """Return whether the average distance of a count from its mean grows with the rolls, and that of the share shrinks."""
    p = chance(2, 8)
    off = [sum(comb(n, k) * p**k * (1 - p) ** (n - k) * abs(k - n * p) for k in range(n + 1)) for n in (10, 40, 160)]
    return off[0] < off[1] < off[2] and off[0] / 10 > off[1] / 40 > off[2] / 160


def most_units_leave_near_the_average() -> bool:
    by = un.losses(un.odds(2, 8), (2, 1, 3), times=60).within
    mean = 7 / chance(2, 8)
    return round(100 * float(by[19] - by[8])) == 89 and 9 < mean < 19 and max(by[n] - by[n - 1] for n in range(1, 61)) < Fraction(1, 8)


# What you have seen


def prospects_for_round_two_are_worse() -> bool:
    text = repr(un.draws({"Rifleman A": 1, "others": 8}, draw=3, rounds=3).given({"Rifleman A": 0}))
    (before, after), here = (
        (shown(text, f"By this round, {when}")[0] for when in ("before", "after")),
        shown(text, "In this round, after")[0],
    )
    return here == 50 > shown(text, "In this round, before")[0] and after < before


def the_last_three_cards_are_certain() -> bool:
    seen = un.draws({"Rifleman A": 1, "others": 8}, draw=3, rounds=3).given({"Rifleman A": 0}, {"Rifleman A": 0})
    return shown(repr(seen), "In this round, after") == [100.0]


def three_zeros_change_the_verdict() -> bool:
    steps = un.bayes({"fair": 99, "loaded": 1}, *[{"fair": "1/10", "loaded": "1/2"}] * 3).records()
    loaded = [Fraction(str(row["exact"])) for row in steps if row["hypothesis"] == "loaded"]
    return loaded[1] < Fraction(1, 10) and loaded[3] > HALF


def your_cards_are_not_theirs() -> bool:
    game = un.new_game("memoir44/first-shots", seed=1)
    text = repr(un.draws(game, "allies").held)
    rows = {
        line[:30].strip(): [float(part) for part in re.findall(r"([\d.]+)%", line)] for line in text.splitlines() if line.count("%") == 2
    }
    single = {name: row for name, row in rows.items() if not name.startswith("any ")}
    less = {name for name, (before, now) in single.items() if now < before}
    return 0 < len(less) <= 4 and all(now > before for name, (before, now) in single.items() if name not in less)


# States and steps


def the_last_state_is_never_left() -> bool:
    frame = un.losses(un.odds(2, 8), (1, 1, 1)).chain.to_dataframe().to_numpy().tolist()
    return frame[-1] == [0, 0, 0, 0, 1] and [frame[n][n] for n in range(4)] == [0.49] * 4


def steps_add_up() -> bool:
    expected = un.losses(un.odds(2, 8), (1, 1, 1)).chain.chain.expected
    return [expected[state] for state in range(4)] == [n / chance(2, 8) for n in (4, 3, 2, 1)]


def four_hits_need_four_attacks() -> bool:
    by = un.losses(un.odds(2, 8), (1, 1, 1), until="counter", times=4).within
    return by[3] == 0 < by[4]


def two_rolls_often_do() -> bool:
    four, three = un.losses(un.odds(3, "infantry"), times=2).within, un.losses(un.odds(3, "infantry", figures=3), times=2).within
    return four[1] == 0 < three[1] and min(four[2], three[2]) > Fraction(1, 3)


# Lessons


def a_second_die_does_not_double() -> bool:
    return all(chance(1, d) < chance(2, d) < 2 * chance(1, d) for d in range(2, 15))


def one_die_on_the_tile_beats_two_from_afar() -> bool:
    counters = {"US Riflemen C": "17B", "US Scouts C": "off", "US Machine Gunners C": "14B"}
    enemies = {"DE Riflemen A": "17B", "DE Riflemen B": "off", "DE Scouts B": "off"}
    us = {"hand": ["Machine Gunner C", "Rifleman C"], "markers": {"17B": "scouted"}}
    start = {"format": "undaunted-nb position 1", "scenario": "normandy/example-round", "phase": "turns", "turn": "US", "US": us}
    game = un.load({**start, "counters": {**counters, **enemies}})
    near, far = (un.odds(game, f"{card} C: attack DE Riflemen A").probability for card in ("Rifleman", "Machine Gunner"))
    return bool(near > far)


def three_faces_hit_infantry_and_two_armor() -> bool:
    return [6 * un.odds(1, kind).probability for kind in ("infantry", "armor")] == [3, 2]


def closer_infantry_rolls_more_dice() -> bool:
    near, far = (un.odds(dice, "infantry").probability for dice in (3, 2))
    return near > far


# A class in a room


def simulated_class() -> Any:
    """Return the room of notebook 16 after its rolls."""
    room = un.classroom(serve=False, seed=1)
    room.simulate(24)
    room.poll(un.odds(2, 8))
    room.answer()
    room.press("show")
    room.rolls(2, 8, times=12)
    room.answer()
    return room


def six_guesses_add_two_chances() -> bool:
    return simulated_class().guesses.count(60) == 6 and 2 * chance(1, 8) - chance(1, 8) ** 2 == chance(2, 8) == Fraction(51, 100)


def double_hits_of_the_room_are_near_the_upper_end() -> bool:
    double = simulated_class().experiment.records()[2]
    return (double["rolls"], double["expected_rolls"], double["low"], double["high"]) == (35, 25.92, 17, 36)
