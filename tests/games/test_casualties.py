"""Losses of a course of attacks, compared with playing it out hit by hit, with two libraries, and with sampling."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import astuple
from fractions import Fraction
from functools import reduce
from math import sqrt
from operator import add
from random import Random
from typing import Any

import icepool
import numpy as np
import pytest
from dyce import H
from hypothesis import given, settings
from hypothesis import strategies as st

import undaunted_nb as un
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.games.undaunted.rules import combat
from undaunted_nb.probability.casualties import (
    GOALS,
    KINDS,
    SEQUENCE,
    TAKES,
    Attack,
    Course,
    Hull,
    Losses,
    Piles,
    Progress,
    State,
    course,
    losses,
)
from undaunted_nb.probability.casualty_models import MEASURES, sampler
from undaunted_nb.probability.odds import FACES, Odds, odds, series
from undaunted_nb.probability.sampling import Simulation, simulate

un._give_words()
HALF = Fraction(51, 100)
"""The chance of odds(2, 8)."""


def losses_of(course: Course) -> Losses:
    return losses(course.attacks, course.units, course.until)


def _sequences() -> Iterator[Course]:
    """Yield all goals, attacks of all sorts, and one to three units of all shapes."""
    rng = Random(1944)
    for i in range(70):
        until = ("", *GOALS)[i % 5]
        units = tuple(Piles(*(rng.choice((0, 0, 1, 2)) for _ in range(3))) for _ in range(rng.choice((1, 1, 2, 3))))
        attacks = []
        for _ in range(rng.randint(1, 8)):
            each = tuple(odds(rng.randint(1, 6), rng.randint(1, 20)) for _ in units)
            attacks.append(Attack(each if rng.random() < 0.4 else each[0], rng.choice(("attack", "attack", "suppress"))))
        yield Course(tuple(attacks), units, until)


CASES = tuple(_sequences())

# ---------------------------------------------------------------- hit by hit, with cards on the table

Side = tuple[tuple[tuple[str, ...], bool, bool], ...]
"""For each unit: its cards by pile, whether its counter is on the board, and whether it is suppressed."""


def _side(units: tuple[Any, ...]) -> Side:
    return tuple((("hand",) * hand + ("discard",) * discard + ("deck",) * deck, True, False) for hand, discard, deck in map(astuple, units))


def _hit(side: Side, kind: str) -> tuple[Side, str]:
    """Apply a success to the first counter on the board."""
    at = next(i for i, (_, there, _) in enumerate(side) if there)
    cards, _, suppressed = side[at]
    if kind == "suppress":
        return (*side[:at], (cards, True, True), *side[at + 1 :]), "nothing" if suppressed else "suppressed"
    for place in ("hand", "discard", "deck"):
        if place in cards:
            left = list(cards)
            left.remove(place)
            return (*side[:at], (tuple(left), True, suppressed), *side[at + 1 :]), place
    return (*side[:at], ((), False, False), *side[at + 1 :]), "counter"


def _reached(start: Side, side: Side, until: str) -> bool:
    return {
        "": False,
        "card": any(before != after for (before, *_), (after, *_) in zip(start, side, strict=True))
        or not all(there for _, there, _ in side),
        "counter": not all(there for _, there, _ in side),
        "pinned": not any(there for _, there, _ in side),
        "suppressed": any(suppressed for *_, suppressed in side),
    }[until]


def _state(start: Side, side: Side) -> State:
    cards = sum(len(before) - len(after) for (before, *_), (after, *_) in zip(start, side, strict=True))
    counters = sum(not there for _, there, _ in side)
    if counters == len(side):
        return State(cards, counters, "", suppressed=False)
    held, _, suppressed = side[counters]
    return State(cards, counters, next((place for place in ("hand", "discard", "deck") if place in held), "counter"), suppressed)


def _chance(attack: Attack, unit: int) -> Fraction:
    """Count faces for the chance of a hit."""
    each = attack.odds if isinstance(attack.odds, Odds) else attack.odds[unit]
    misses = sum(not (face == 0 or face >= each.defense) for face in range(FACES))
    return 1 - Fraction(misses, FACES) ** each.dice


def _ways(asked: Course) -> Iterator[tuple[Fraction, list[tuple[Side, str]]]]:
    """Yield every row of successes and failures with its chance, and the side with the losses of each attack."""
    start = _side(asked.units)

    def go(k: int, side: Side, chance: Fraction, path: list[tuple[Side, str]]) -> Iterator[tuple[Fraction, list[tuple[Side, str]]]]:
        if k == len(asked.attacks):
            yield chance, path
        elif _reached(start, side, asked.until) or not any(there for _, there, _ in side):
            yield from go(k + 1, side, chance, [*path, (side, "over")])
        else:
            attack = asked.attacks[k]
            p = _chance(attack, sum(not there for _, there, _ in side))
            then, word = _hit(side, attack.kind)
            if p != 1:
                yield from go(k + 1, side, chance * (1 - p), [*path, (side, "nothing")])
            yield from go(k + 1, then, chance * p, [*path, (then, word)])

    yield from go(0, start, Fraction(1), [])


@pytest.mark.parametrize("asked", [*CASES, SEQUENCE])
def test_every_number_equals_going_through_all_the_ways(asked: Course) -> None:
    start = _side(asked.units)
    n = len(asked.attacks)
    after: list[dict[State, Fraction]] = [{} for _ in range(n)]
    takes: list[dict[str, Fraction]] = [{} for _ in range(n)]
    within = [Fraction(_reached(start, start, asked.until))] + [Fraction()] * n
    made: dict[int, Fraction] = {}
    for chance, path in _ways(asked):
        for k, (side, word) in enumerate(path):
            state = _state(start, side)
            after[k][state] = after[k].get(state, Fraction()) + chance
            takes[k][word] = takes[k].get(word, Fraction()) + chance
            within[k + 1] += chance * _reached(start, side, asked.until)
        done = sum(word != "over" for _, word in path)
        made[done] = made.get(done, Fraction()) + chance
    found = losses_of(asked)
    assert [dict(row) for row in found.after[1:]] == after
    assert dict(found.after[0]) == {_state(start, start): 1}
    assert [dict(row) for row in found.takes] == takes
    assert list(found.within) == within
    assert found.chance == within[-1]
    assert dict(found.made) == made
    assert found.lost.mean == sum(state.cards * chance for state, chance in after[-1].items())
    assert [found.at(k) for k in range(1, n + 1)] == [within[k] - within[k - 1] for k in range(1, n + 1)]


# ---------------------------------------------------------------- other people's libraries


def _bernoulli(attack: Odds) -> tuple[int, int]:
    hits = sum(face == 0 or face >= attack.defense for face in range(FACES))
    return FACES**attack.dice - (FACES - hits) ** attack.dice, FACES**attack.dice


ATTACKS = [asked for asked in CASES if all(attack.kind == "attack" for attack in asked.attacks)] + [
    Course(tuple(Attack(odds(dice, defense)) for dice, defense in zip(dices, defenses, strict=True)), (piles,), until)
    for dices, defenses in (((1, 2, 3), (4, 8, 12)), ((6, 5, 4, 3, 2, 1), (20, 1, 9, 10, 11, 7)), ((2,) * 8, range(5, 13)))
    for piles in (Piles(), Piles(1), Piles(0, 1, 1), Piles(2, 0, 3), Piles(1, 1, 1))
    for until in ("card", "counter", "pinned")
]


@pytest.mark.parametrize("asked", ATTACKS)
def test_the_chance_equals_icepool_and_dyce(asked: Course) -> None:
    """For one unit: the number of successes it needs, among attacks that each succeed or not."""
    units = asked.units[:1]
    needed = 1 if asked.until == "card" else sum(astuple(units[0])) + 1
    found = losses([Attack(attack.against(0)) for attack in asked.attacks], units, "card" if asked.until == "card" else "counter")
    for k in range(1, len(asked.attacks) + 1):
        chances = [_bernoulli(attack.against(0)) for attack in asked.attacks[:k]]
        dice = [icepool.Die({1: hit, 0: whole - hit}) for hit, whole in chances]
        assert found.within[k] == reduce(add, dice).probability(">=", needed)
        counted = reduce(add, (H.from_counts({1: hit, 0: whole - hit}) for hit, whole in chances))
        assert found.within[k] == Fraction(sum(count for hits, count in counted.items() if hits >= needed), counted.total)


# ---------------------------------------------------------------- endless repetition


def _equations(asked: Course, cost: int) -> list[dict[int, Fraction]]:
    """Return a linear equation for each side and attack: factors by unknown, and the constant at -1."""
    start, n = _side(asked.units), len(asked.attacks)
    number: dict[tuple[Side, int], int] = {}
    rows: list[dict[int, Fraction]] = []

    def at(side: Side, k: int) -> int:
        key = (side, k % n)
        if key in number:
            return number[key]
        number[key] = i = len(rows)
        row = {i: Fraction(1), -1: Fraction(cost)}
        rows.append(row)
        attack = asked.attacks[k % n]
        if _reached(start, side, asked.until) or not any(there for _, there, _ in side):
            row[-1] = Fraction(not cost and _reached(start, side, asked.until))
            return i
        p = _chance(attack, sum(not there for _, there, _ in side))
        for then, part in ((_hit(side, attack.kind)[0], p), (side, 1 - p)):
            if part:
                other = at(then, k + 1)
                row[other] = row.get(other, Fraction()) - part
        return i

    at(start, 0)
    return rows


def _solved(asked: Course, cost: int) -> Fraction:
    """Return the unknown with number 0 by eliminating the others, the last first."""
    rows = _equations(asked, cost)
    for i in reversed(range(len(rows))):
        pivot = rows[i].pop(i)
        row = rows[i] = {j: value / pivot for j, value in rows[i].items() if value}
        for other in rows[:i]:
            if factor := other.pop(i, Fraction()):
                for j, value in row.items():
                    other[j] = other.get(j, Fraction()) - factor * value
    return rows[0].get(-1, Fraction())


AGAIN = [asked for asked in CASES if sum(sum(astuple(unit)) for unit in asked.units) <= 5 and len(asked.attacks) <= 4]


def _progress(asked: Course) -> bool:
    """Return whether the course always makes progress, so no state lasts forever."""
    return any(attack.kind == "attack" for attack in asked.attacks)


@pytest.mark.parametrize("asked", [asked for asked in AGAIN if _progress(asked)])
def test_an_endless_repetition_equals_the_solution_of_all_its_equations(asked: Course) -> None:
    found = losses_of(asked)
    assert found.eventually == _solved(asked, 0)
    assert found.expected == (_solved(asked, 1) if found.eventually == 1 else None)


def test_a_goal_that_can_stay_out_of_reach_has_no_number_of_attacks() -> None:
    suppress = Attack(odds(2, 8), "suppress")
    assert losses([suppress], Piles(1), "card").eventually == 0
    assert losses([suppress], Piles(1), "card").expected is None
    assert losses([suppress], Piles(1), "suppressed").expected == 1 / HALF
    assert losses([odds(2, 8)], Piles(1), "suppressed").expected is None
    both = losses([suppress, odds(2, 8)], Piles(), "suppressed")
    assert both.eventually == HALF / (1 - (1 - HALF) ** 2)  # the counter can go before it is suppressed
    assert both.expected is None
    assert losses([odds(2, 8)], Piles(1)).expected is None


@pytest.mark.parametrize("cards", [0, 1, 2, 5])
@pytest.mark.parametrize("times", [1, 2, 5])
def test_the_same_attack_again_and_again_is_a_series(cards: int, times: int) -> None:
    attack = odds(2, 8)
    found = losses([attack] * times, Piles(cards), "counter")
    again = series(attack, cards + 1)
    assert found.expected == again.expected
    assert list(found.within) == [again.within(k) for k in range(times + 1)]


def test_the_expected_number_is_the_sum_of_the_chances_that_it_is_not_over() -> None:
    found = losses_of(SEQUENCE)
    whole = losses(SEQUENCE.attacks * 8, SEQUENCE.units, SEQUENCE.until)
    assert found.expected is not None
    assert abs(float(found.expected) - sum(float(1 - chance) for chance in whole.within[:-1])) < 1e-9


# ---------------------------------------------------------------- in words


def test_which_pile_loses_the_card() -> None:
    found = losses([odds(2, 8)] * 3, Piles(hand=1, deck=1))
    miss = 1 - HALF
    assert dict(found.takes[0]) == {"hand": HALF, "nothing": miss}
    assert dict(found.takes[1]) == {"hand": HALF * miss, "deck": HALF**2, "nothing": miss}
    assert dict(found.takes[2]) == {"hand": HALF * miss**2, "deck": 2 * HALF**2 * miss, "counter": HALF**3, "nothing": miss}
    assert dict(found.lost) == {0: miss**3, 1: 3 * HALF * miss**2, 2: 3 * HALF**2 * miss + HALF**3}


def test_a_side_is_pinned_when_the_last_of_its_counters_is_gone() -> None:
    """Rule un.end.3: two units without cards, the second behind better cover."""
    found = losses([Attack((odds(2, 8), odds(2, 9)))] * 2, (Piles(), Piles()), "pinned")
    assert found.chance == HALF * odds(2, 9).probability
    assert found.expected == 1 / HALF + 1 / odds(2, 9).probability


def test_a_new_counter_is_ready() -> None:
    found = losses([Attack(odds(1, 1), "suppress"), odds(1, 1), odds(1, 1)], (Piles(1), Piles(1)))
    assert [next(iter(row)) for row in found.after] == [
        State(0, 0, "hand", suppressed=False),
        State(0, 0, "hand", suppressed=True),
        State(1, 0, "counter", suppressed=True),
        State(1, 1, "hand", suppressed=False),
    ]


def test_a_vehicle_is_disabled_then_destroyed() -> None:
    """Rules na.vehicle.4 to na.vehicle.6, by the binomial."""
    one = odds(1, 5)
    found = losses([one] * 4, Hull(1, 3, 4, 2))
    p = one.probability
    assert Hull(1, 3, 4, 2).losses == ("damage", "disabled", "destroyed")
    assert dict(found.lost) == {0: (1 - p) ** 4, 1: 4 * p * (1 - p) ** 3, 2: 6 * p**2 * (1 - p) ** 2, 3: 4 * p**3 * (1 - p) + p**4}
    assert dict(found.wounds) == {0: found.lost[0], 1: found.lost[1], 2: found.lost[2] + found.lost[3]}
    assert dict(found.takes[0]) == {"damage": p, "nothing": 1 - p}
    assert found.takes[2]["destroyed"] == p**3
    assert found.takes[3]["over"] == p**3, "there is nothing left to attack"
    assert losses([one] * 4, Hull(1, 3, 4), "disabled").within[:4] == (Fraction(), Fraction(), p**2, p**2 + 2 * p**2 * (1 - p))
    assert losses([one], Hull(3, 3, 4), "disabled").chance == 1, "it is disabled already"
    assert losses([one] * 3, Hull(0, 2, 2), "disabled").within == losses([one] * 3, Hull(0, 2, 2), "destroyed").within, (
        "what destroys it also disables it"
    )
    assert losses([one], Hull(0, 2, 2)).expected is None
    assert losses([one] * 2, Hull(0, 1, 2), "destroyed").expected == 2 / p
    data = found.to_json()
    assert data["units"] == [{"damage": 1, "critical": 3, "hull": 4, "aboard": 2}]
    assert [row["disabled"] for row in data["after"][2] if "disabled" in row] == [True]  # type: ignore[index]
    assert simulate(sampler(found.course, "lost"), 4000, 1).errors_from(found.lost.mean) < 4


def test_a_hit_looks_where_the_engine_looks() -> None:
    """Rules un.casualty.1 to un.casualty.4."""
    assert Piles(1, 1, 1).losses == (*[place for place, _, _ in combat.SEARCH_ORDER], "counter")


def test_it_can_be_written_down() -> None:
    asked = course([odds(2, 8), Attack((odds(1, 9), odds(1, 10)), "suppress")], (Piles(1), Piles()), "card")
    told = json.loads(json.dumps(losses_of(asked).to_json()))
    assert told["within"] == ["0", "51/100", "51/100"]
    assert told["attacks"][1] == {"kind": "suppress", "odds": [{"dice": 1, "defense": 9}, {"dice": 1, "defense": 10}]}
    assert told["units"] == [{"hand": 1, "discard": 0, "deck": 0}, {"hand": 0, "discard": 0, "deck": 0}]
    assert told["takes"][1] == {"nothing": "49/125", "over": "51/100", "suppressed": "49/500"}
    assert sum(Fraction(row["chance"]) for row in told["after"][2]) == 1


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (([], Piles(), "card"), "attacks must be a whole number from 1 to 100, but it is 0"),
        (([odds(2, 8)] * 101, Piles(), "card"), "it is 101"),
        ((["2d8"], Piles(), "card"), "'2d8' is not an attack"),
        (([Attack(7)], Piles(), "card"), "is not an attack"),  # type: ignore[arg-type]
        (([Attack((7,))], Piles(), "card"), "is not an attack"),  # type: ignore[arg-type]
        (([Odds(0, 8)], Piles(), "card"), "dice must be a whole number from 1"),
        (([Odds(2, -1)], Piles(), "card"), "defense must be a whole number from 0"),
        (([Attack(odds(2, 8), "shoot")], Piles(), "card"), "kind must be one of 'attack', 'suppress', but it is 'shoot'"),
        (([Attack((odds(2, 8), odds(2, 9)))], Piles(), "card"), "odds for 2 units, but the sequence has 1"),
        (([odds(2, 8)], (), "card"), "units must be a whole number from 1 to 10, but it is 0"),
        (([odds(2, 8)], [(1, 1, 1)], "card"), "doesn’t give the piles"),
        (([odds(2, 8)], Piles(-1), "card"), "hand must be a whole number from 0"),
        (([odds(2, 8)], Piles(1, 0, 101), "card"), "deck must be a whole number from 0"),
        (([odds(2, 8)], Piles(), "dead"), "until must be one of '', 'card', 'counter', 'pinned', 'suppressed', 'hit', but it is 'dead'"),
        (([odds(2, 8)], Piles(), "destroyed"), "it is 'destroyed'"),
        (([odds(2, 8)], Hull(0, 2, 3), "counter"), "until must be one of '', 'disabled', 'destroyed', but it is 'counter'"),
        (([odds(2, 8)], Hull(3, 2, 3), "destroyed"), "damage must be a whole number from 0 to 2"),
        (([odds(2, 8)], Hull(0, 4, 3), "destroyed"), "critical must be a whole number from 1 to 3"),
        (([odds(2, 8)], Hull(0, 1, 0), "destroyed"), "hull must be a whole number from 1"),
        (([odds(2, 8)], Hull(0, 1, 1, -1), "destroyed"), "aboard must be a whole number from 0"),
        (([odds(2, 8)], [Hull(0, 1, 1), Piles()], "destroyed"), "doesn’t give the piles"),
        (([Attack(odds(2, 8), "suppress")], Hull(0, 1, 1), "destroyed"), "does no damage"),
        (([odds(100, 8)] * 51, Piles(), "card"), "These 51 attacks lead to fractions that are too long"),
    ],
)
def test_an_invalid_course_is_refused(wrong: tuple[Any, Any, Any], told: str) -> None:
    with pytest.raises(TutorError, match=re.escape(told)):
        losses(*wrong)


def test_an_endless_repetition_can_be_too_long_where_once_is_not() -> None:
    mixed = [odds(1 + k % 6, 3 + k % 9) for k in range(100)]
    found = losses(mixed, Piles(20, 20, 20), "counter")
    assert 0 < found.chance < 1
    with pytest.raises(TutorError, match="too long"):
        _ = found.expected
    for wrong in (0, 101):
        with pytest.raises(TutorError, match="whole number"):
            found.at(wrong)


# ---------------------------------------------------------------- tried out

RUNS = 1_000_000


def _near(counted: float, exact: Fraction, runs: int = RUNS) -> bool:
    """Return whether two values are within four standard errors."""
    p = float(exact)
    return abs(counted - p) <= 4 * sqrt(p * (1 - p) / runs)


def test_a_million_times_with_real_dice() -> None:
    """Roll ten-sided dice and take cards a million times, with no other rule than that."""
    rng = np.random.default_rng(1944)
    places = np.array(["nothing", *["hand"] * 2, *["discard"] * 2, *["deck"] * 3, "counter"])
    found = losses_of(SEQUENCE)
    lost = np.zeros(RUNS, dtype=np.uint8)
    for k, attack in enumerate(SEQUENCE.attacks):
        dice, defense = attack.against(0).dice, attack.against(0).defense
        faces = rng.integers(0, FACES, (dice, RUNS), dtype=np.uint8)
        hit = ((faces == 0) | (faces >= defense)).any(axis=0) & (lost < 8)
        over = lost == 8
        lost += hit
        took = np.where(over, -1, np.where(hit, lost, 0))
        for word in TAKES:
            counted = over.mean() if word == "over" else np.isin(took, np.flatnonzero(places == word)).mean()
            assert _near(float(counted), found.takes[k][word]), (k, word)
        assert _near(float((lost == 8).mean()), found.within[k + 1])


@pytest.mark.parametrize("dice", [False, True])
@pytest.mark.parametrize("measure", MEASURES)
def test_the_simulation_comes_near_the_exact_number(measure: str, dice: bool) -> None:
    for seed, asked in enumerate((SEQUENCE, CASES[13], CASES[24], CASES[37], CASES[41])):
        found = losses_of(asked)
        exact = found.chance if measure == "chance" else getattr(found, measure).mean
        tried = simulate(sampler(asked, measure, dice=dice), 20_000, seed)
        assert tried.n == 20_000
        assert tried.errors_from(exact) < 4, (asked, tried, float(exact))


def _die_by_die(asked: Course, measure: str, rng: Random) -> float:
    """Return the result of one run, played attack by attack on the states of the sequence."""
    at, made = Progress(), 0
    for attack in asked.attacks:
        if at not in asked.steps:
            break
        step = asked.steps[at][attack]
        faces = [int(rng.random() * 10) for _ in range(step.odds.dice)]
        made += 1
        at = step.after if any(face == 0 or face >= step.odds.defense for face in faces) else at
    state = asked.states[at]
    return {"made": made, "lost": state.cards, "chance": asked.is_goal(state)}[measure]


@pytest.mark.parametrize("measure", MEASURES)
def test_a_simulated_run_is_the_sequence_rolled_die_by_die(measure: str) -> None:
    for asked in (SEQUENCE, CASES[13], CASES[24], CASES[37], CASES[41]):
        run, ours, plain = sampler(asked, measure, dice=True), Random(3), Random(3)
        assert [run(ours) for _ in range(60)] == [_die_by_die(asked, measure, plain) for _ in range(60)]
        assert ours.getstate() == plain.getstate()


def test_the_standard_error_of_a_simulation() -> None:
    sample = sampler(course([odds(2, 8)], until="card"))
    tried = simulate(sample, 10_000, 7)
    p = tried.mean
    assert tried.standard_error == pytest.approx((p * (1 - p) / 9_999) ** 0.5)
    assert tried == simulate(sample, 10_000, 7) != simulate(sample, 10_000, 8)
    assert simulate(lambda rng: 1e9 + rng.random(), 10_000).standard_error == pytest.approx((1 / 12 / 10_000) ** 0.5, rel=0.02)
    assert simulate(lambda _: 3, 5) == Simulation(5, 3, 0)
    assert Simulation(5, 3, 0).errors_from(3) == 0
    assert Simulation(5, 3, 0).errors_from(4) == float("inf")
    assert Simulation(100, 0.5, 0.05).errors_from(Fraction(2, 5)) == pytest.approx(2)
    assert Simulation(5, 3.5, 0.25).to_json() == {"n": 5, "mean": 3.5, "standard_error": 0.25}


def test_an_empty_simulation_is_refused() -> None:
    for n in (0, 1, 10**9, 2.5, True):
        with pytest.raises(TutorError, match="whole number"):
            simulate(Random.random, n)  # type: ignore[arg-type]
    with pytest.raises(TutorError, match="seed"):
        simulate(Random.random, 10, "x")  # type: ignore[arg-type]
    with pytest.raises(TutorError, match="'chance', 'made', 'lost'"):
        sampler(SEQUENCE, "cards")


# ---------------------------------------------------------------- every course

UNITS = st.lists(st.builds(Piles, *[st.integers(0, 2)] * 3), min_size=1, max_size=3).map(tuple)
ODDS = st.builds(odds, st.integers(1, 6), st.integers(0, 20))
COURSES = st.builds(
    Course,
    st.lists(st.builds(Attack, ODDS, st.sampled_from(KINDS)), min_size=1, max_size=6).map(tuple),
    UNITS,
    st.sampled_from(("", *GOALS)),
)


@settings(max_examples=60, deadline=None)
@given(COURSES)
def test_chances_of_a_course_are_consistent(asked: Course) -> None:
    found = losses_of(asked)
    assert all(sum(row.values()) == 1 for row in found.after)
    assert all(sum(row.values()) == 1 for row in found.takes)
    assert sum(found.made.values()) == 1
    assert list(found.within) == sorted(found.within)
    assert found.chance <= found.eventually <= 1
    for k, takes in enumerate(found.takes):
        before, after = found.after[k], found.after[k + 1]
        cards = sum(takes[place] for place in ("hand", "discard", "deck"))
        assert after.map(lambda state: state.cards).mean - before.map(lambda state: state.cards).mean == cards
        assert after.map(lambda state: state.counters).mean - before.map(lambda state: state.counters).mean == takes["counter"]
        assert set(takes) <= set(TAKES)
    assert found.expected is None or (found.expected >= 1 and found.expected >= found.made.mean)


@settings(max_examples=60, deadline=None)
@given(COURSES)
def test_more_dice_never_hurt_and_more_defense_never_helps(asked: Course) -> None:
    """For attacks alone, because a Suppress can replace nothing and still be better."""
    attacks = [attack.odds for attack in asked.attacks if isinstance(attack.odds, Odds)]
    goal = asked.until if asked.until != "suppressed" else "counter"
    found = losses(attacks, asked.units, goal)
    stronger = losses([Odds(attack.dice + 1, attack.defense) for attack in attacks], asked.units, goal)
    safer = losses([Odds(attack.dice, attack.defense + 1) for attack in attacks], asked.units, goal)
    for low, middle, high in zip(safer.within, found.within, stronger.within, strict=True):
        assert low <= middle <= high


@given(COURSES)
def test_steps_lead_only_onwards(asked: Course) -> None:
    for at, steps in asked.steps.items():
        assert all(step.after >= at for step in steps.values())
        assert all(step.after in asked.states for step in steps.values())
    assert Progress() in asked.states
