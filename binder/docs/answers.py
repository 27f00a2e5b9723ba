"""The worked answers to the exercises "For the class" in the notebooks for teachers. The library computes every number in them."""

from __future__ import annotations

import tomllib
from fractions import Fraction
from functools import cache
from math import comb, hypot, sqrt
from pathlib import Path
from typing import Any

import undaunted_nb as un
from undaunted_nb.engine.text import Text
from undaunted_nb.games.undaunted.table.overlay import layer
from undaunted_nb.i18n import decimal, percent
from undaunted_nb.probability.number_format import nearest
from undaunted_nb.probability.sampling import wilson

HERE = Path(__file__).resolve().parent
ROLLS, PUPILS = 20, 25
"""The rolls of each pupil, and the pupils of a class, in the third exercise of the first notebook."""
MILLION = 10**6
PLAYERS = ("random", "careful")
NEAR: dict[str, Any] = {
    "format": "undaunted-nb position 1",
    "scenario": "memoir44/edge-of-the-wood",
    "phase": "battle",
    "hands": {"allies": ["Infantry Assault", "Armor Assault", "Probe Left"]},
    "table": ["Attack Center"],
    "card": "Attack Center",
    "units": {
        "allies-infantry-1": {"at": "d8"},
        "axis-infantry-1": {"at": "E9", "figures": 2},
        "axis-infantry-2": {"at": "D7", "figures": 2},
    },
    "orders": {"allies-infantry-1": {}},
}
"""The position of the eighth notebook, with a second figure on D7."""


def answers(language: str) -> dict[str, str]:
    """Return the answer to each exercise ("3-2" is the second one of notebook 3), in the order of the notebooks."""
    texts = tomllib.loads((HERE / "answers.toml").read_text(encoding="utf-8"))[language]
    found = {name: written(value, language) for name, value in values().items()}
    return {name: text.format(**found) for name, text in texts.items()}


def written(value: object, language: str) -> str:
    """Return a value in words: a chance as a percentage, another number with its decimal sign, a pair as both forms of a chance."""
    if isinstance(value, Fraction):
        return percent(value, 0, 1, language)
    if isinstance(value, float):
        return decimal(f"{value:.2f}".rstrip("0").rstrip("."), language)
    return str(value)


@cache
def values() -> dict[str, object]:
    """Return the numbers of the answers: a Fraction for a chance, a float for another number with decimals."""
    return {
        **dice(),
        **board(),
        **plans(),
        **losses(),
        **decks(),
        **symbols(),
        **rolls(),
        **seen(),
        **chains(),
        **games(),
        **players(),
        **experiments(),
        **explored(),
    }


def dice() -> dict[str, object]:
    """Return the numbers for notebooks 1 and 2."""
    chance, rolls = un.odds(1, 8).probability, ROLLS * PUPILS
    course = un.losses(un.odds(1, 8), (1, 0, 0), until="card", times=10)
    two = un.odds(2, 8).probability
    return {
        "half": next(defense for defense in range(1, 13) if un.odds(1, defense).probability == Fraction(1, 2)),
        "three_misses": 1 - course.within[3],
        "three_hit": course.within[3],
        "rolls": rolls,
        "expected_hits": int(rolls * chance),
        "usual_error": nearest(Fraction(sqrt(rolls * chance * (1 - chance)))),
        "two_dice": two,
        "one_die": un.odds(1, 6).probability,
        "five_dice": un.odds(5, 10).probability,
        "more_than_half": (most := next(n for n in range(1, 20) if un.odds(n, 10).probability > Fraction(1, 2))),
        "before": most - 1,
        "chance_before": un.odds(most - 1, 10).probability,
        "chance_more": un.odds(most, 10).probability,
        "margin": 196 * sqrt(two * (1 - two) / MILLION),
    }


def hills() -> Any:
    """Return the game of notebooks 3 and 4."""
    game = un.new_game("normandy/hills", seed=10)
    game.play("US: initiative Machine Gunner A")
    game.play("DE: initiative Fog of War")
    return game


def from_tile(tile: str) -> Any:
    """Return the attack of the Machine Gunners from another tile."""
    position = {
        "format": "undaunted-nb position 1",
        "scenario": "normandy/hills",
        "phase": "turns",
        "turn": "US",
        "counters": {"US Machine Gunners A": tile},
        "US": {"hand": ["Machine Gunner A"]},
    }
    return un.odds(un.load(position), "Machine Gunner A: attack DE Riflemen B")


def board() -> dict[str, object]:
    """Return the numbers for notebook 3."""
    game = hills()
    danger = layer(game.position, "US", {"mode": "danger", "who": "US Riflemen A", "use": "attack"})
    chances = {plate["p"]: Fraction(str(text.params["n"])) / 100 for plate in danger.plates if isinstance(text := plate["text"], Text)}
    safest = min(chances, key=lambda tile: chances[tile])
    targets = {
        name: un.odds(game, f"Machine Gunner A: attack DE {name}").probability for name in ("Riflemen B", "Scouts B", "Machine Gunners B")
    }
    found = {tile: from_tile(tile) for tile in ("2A", "15A", "17A")}
    return {
        "safest": safest,
        "safest_chance": chances[safest],
        "next_danger": sorted(chances.values())[1],
        "safest_range": game.position.setup.board.distance["9A"][safest],
        "scouts": targets["Scouts B"],
        "others": targets["Riflemen B"],
        **{f"from_{tile}": odds.probability for tile, odds in found.items()},
        **{f"sum_{tile}": odds.odds.defense for tile, odds in found.items()},
    }


def plans() -> dict[str, object]:
    """Return the numbers for notebook 4."""
    game = hills()
    machine, rifle = "Machine Gunner A: attack DE Riflemen B", "Rifleman A: attack DE Riflemen B"
    each = {
        "A": [machine, rifle],
        "B": [machine, rifle, "Squad Leader A: inspire Machine Gunner A", machine],
        "C": [machine, rifle, "Squad Leader A: inspire Rifleman A", rifle],
    }
    found: dict[str, object] = {}
    for goal in ("card", "cards 2"):
        for row in un.plans(game, each, goal=f"{goal} DE Riflemen B").records():
            found[f"{goal.replace(' ', '_')}_{row['plan']}"] = Fraction(str(row["exact"]))
    best = un.best_plan(game, "suppressed DE Machine Gunners B").probability
    miss = 1 - un.odds(1, 8).probability
    dice = next(n for n in range(1, 20) if 1 - miss**n == best)
    return {**found, "suppressed": best, "all_dice": dice}


def losses() -> dict[str, object]:
    """Return the numbers for notebook 5."""
    shot = un.odds(2, 8)
    seven, none, moved = (un.losses(shot, piles, until="counter", times=18) for piles in ((2, 1, 3), (0, 0, 0), (6, 0, 0)))
    position = {
        "format": "undaunted-nb position 1",
        "scenario": "normandy/mortar",
        "phase": "turns",
        "turn": "US",
        "counters": {"US Riflemen A": "14A", "DE Riflemen A": "14A", "DE Riflemen B": "14A"},
        "US": {"hand": ["Mortar"], "target": "14A"},
    }
    nobody = Fraction(1)
    for row in un.blast(un.load(position), "Mortar: blast").records():
        nobody *= 1 - Fraction(str(row["exact"]))
    return {
        "seven_attacks": float(seven.expected or 0),
        "one_attack": float(none.expected or 0),
        "by_end": seven.chance,
        "by_end_moved": moved.chance,
        "nobody": nobody,
        "nobody_exact": nobody.as_integer_ratio()[0],
        "nobody_of": nobody.denominator,
    }


def decks() -> dict[str, object]:
    """Return the numbers for notebook 6."""
    one, two = (un.draws({"Rifleman A": n, "…": 9 - n}).of("Rifleman A").by[0] for n in (1, 2))
    game = un.new_game("normandy/la-raye", seed=1)
    now, concealed = ([row["exact_here"] for row in un.draws(game, "US", rounds=5, suppose=events).records()] for events in ((), "conceal"))
    rounds = [row["round_number"] for row in un.draws(game, "US", rounds=5).records()]
    always = [n for n in range(2, 10) if set(un.draws({"Rifleman A": 1, "…": n - 1}).of("Rifleman A").here) == {1}]
    return {
        "one_of_nine": one,
        "two_of_nine": two,
        "twice": 2 * one,
        "conceal_round": min(int(str(k)) for k, one, other in zip(rounds, now, concealed, strict=True) if one != other),
        "always": max(always),
        "with_one_more": un.draws({"Rifleman A": 1, "…": max(always)}).of("Rifleman A").here[0],
    }


def symbols() -> dict[str, object]:
    """Return the numbers for notebook 8."""
    three, stars = un.odds(3, "infantry"), un.odds(3, "infantry", stars=True)
    cell = sum((Fraction(str(row["exact"])) for row in three.records() if row["hits"] == 1 and row["flags_rolled"] == 1), Fraction())
    near = un.load(NEAR)
    rows = un.choice(near, ["battle d8 E9", "battle d8 D7"]).records()
    found: dict[str, object] = {
        f"{name}_{str(row['action'])[-2:]}": Fraction(str(row[name])).limit_denominator(10**6)
        for row in rows
        for name in ("gone", "driven")
    }
    found |= {f"figures_{str(row['action'])[-2:]}": float(str(row["figures"])) for row in rows}
    return {"three": three.probability, "three_stars": stars.probability, "cell": cell, **found}


def rolls() -> dict[str, object]:
    """Return the numbers for notebook 9. Its class rolled 59 times: 30 times without a hit, 24 times one, 5 times two."""
    none, one, two = 30, 24, 5

    def p(changed: int) -> Fraction:
        test = un.experiment(2, 8, [0] * (none - changed) + [1] * one + [2] * (two + changed)).test
        return Fraction(test.p if test else 1).limit_denominator(10**9)

    needed = [
        next(row["rolls"] for row in un.experiment(*which).needed.records() if row["precision"] == 1 / 100) for which in ((2, 8), (1, 10))
    ]
    few = next(k for k in range(none) if p(k) < Fraction(1, 20))
    return {"p_ten": p(10), "few": few, "p_few": p(few), "p_fewer": p(few - 1), "rolls_two": needed[0], "rolls_ten": needed[1]}


def seen() -> dict[str, object]:
    """Return the numbers for notebook 10."""
    deck = un.draws({"Rifleman A": 1, "others": 8}, draw=3, rounds=3).given({"Rifleman A": 0})
    loaded = {}
    for name, prior in {"rare": {"fair": 99, "loaded": 1}, "even": {"fair": 1, "loaded": 1}}.items():
        steps = un.bayes(prior, *[{"fair": "1/10", "loaded": "1/2"}] * 5).records()
        for row in steps:
            if row["hypothesis"] == "loaded":
                loaded[f"{name}_{row['seen_so_far']}"] = Fraction(str(row["exact"]))
    zeros = next(n for n in range(6) if loaded[f"rare_{n}"] > Fraction(1, 2))
    return {**loaded, "second": next(Fraction(str(row["exact_here"])) for row in deck.records() if row["known"] == "after"), "zeros": zeros}


def chains() -> dict[str, object]:
    """Return the numbers for notebook 11."""
    course = un.losses(un.odds(2, 8), (1, 1, 1), until="counter", times=40)
    two, four = (un.losses(un.odds(dice, "infantry")).chain.chain.expected[0] for dice in (2, 4))
    enough = next(n for n in range(41) if course.within[n] >= Fraction(9, 10))
    averages = {"two_dice_rolls": float(two), "four_dice_rolls": float(four), "ratio": float(two / four)}
    return {"enough": enough, "by_enough": course.within[enough], **averages}


def games() -> dict[str, object]:
    """Return the numbers for notebook 12."""
    patrol = simulated("normandy/patrol", 100)
    us, decided = patrol.wins("US").games, patrol.games - patrol.wins("").games
    heads = Fraction(sum(comb(100, k) for k in range(58, 101)), 2**100)
    return {
        "heads": heads,
        "heads_or_tails": 2 * heads,
        "patrol_us": us,
        "patrol_decided": decided,
        "patrol_share": Fraction(us, decided),
        "patrol_of_all": Fraction(us, patrol.games),
    }


def players() -> dict[str, object]:
    """Return the numbers for notebook 13."""
    pairs = {f"{one}_{other}": simulated("north-africa/convoy", 20, (one, other)) for one in PLAYERS for other in PLAYERS}
    ambush = simulated("north-africa/ambush", 100)
    return {
        **{f"convoy_{pair}": found.wins("LRDG").games for pair, found in pairs.items()},
        "never": next(n for n in range(1, 1000) if wilson(0, n)[1] < 0.05),
        "rule_of_three": round(3 / 0.05),
        "nine_of_ten": ambush.quantile(0.9),
        "ten_points": round(1 / 0.1**2),
    }


def experiments() -> dict[str, object]:
    """Return the numbers for notebook 14."""
    careful = ("careful", "careful")
    start = {"format": "undaunted-nb position 1", "scenario": "memoir44/first-shots"}
    allies, axis, both = (
        simulated(un.load({**start, **how}), 100, careful).wins("allies")
        for how in ({}, {"turn": "axis"}, {"turn": "axis", "medals": {"axis": 1}})
    )
    handicap = simulated(un.load({**start, "medals": {"axis": 1}}), 100, careful).wins("allies")
    first, other, third, fourth = ((wins.interval[1] - wins.interval[0]) / 2 for wins in (allies, axis, handicap, both))
    enough, few = (simulated("memoir44/first-shots", games, precision=wide).games for games, wide in ((5000, 0.05), (2000, 0.07)))
    low, high = wilson(13 / 20, 20)
    return {
        "first_change": allies.games - axis.games,
        "difference": round(100 * hypot(first, other)),
        "second_change": allies.games - handicap.games,
        "added": axis.games + handicap.games - allies.games,
        "both": both.games,
        "together": axis.games + handicap.games - allies.games - both.games,
        "together_reach": round(100 * hypot(first, other, third, fourth)),
        "thirteen_low": Fraction(low),
        "thirteen_high": Fraction(high),
        "thirteen": next(n for n in range(20, 1000, 20) if wilson(13 / 20, n)[0] > 0.5),
        "games": enough,
        "few_games": few,
        "width": 1 / sqrt(enough),
    }


def simulated(scenario: Any, games: int, opponents: tuple[str, str] = ("random", "random"), precision: float | None = None) -> Any:
    """Return many games as the notebooks play them."""
    return un.simulate(scenario, n=games, seed=1, opponents=opponents, precision=precision, progress=False)


def explored() -> dict[str, object]:
    """Return the numbers for notebook 15: the chances of all attacks whose hit can fail, and three dice at infantry on the ground."""
    table = un.odds_table(range(1, 7), range(2, 13)).records()
    dice: dict[object, set[object]] = {}
    for row in table:
        dice.setdefault(row["exact"], set()).add(row["dice"])
    found: dict[str, object] = {"same": sum(len(each) > 1 for each in dice.values())}
    for attacker in ("armor", "infantry"):
        rows = un.odds_table([3], "infantry", terrain=["country", "town", "hill"], attacker=attacker).records()
        found |= {f"{attacker}_{row['terrain']}": Fraction(str(row["exact"])) for row in rows}
    return found
