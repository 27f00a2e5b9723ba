"""Games that neither side can win anymore: none of them ends, and the check finds each of them."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from undaunted_nb.games.undaunted.rules.state.setup import FIELDS
from undaunted_nb.kit import registry
from undaunted_nb.play.opponent import AtRandom, View, opponent, random_choice, resolve_chance
from undaunted_nb.search.heuristics import PATIENT
from undaunted_nb.simulation.matches import STILL, Question, play

SYSTEM = registry.system("undaunted")
SEEDS = {
    "normandy/patrol": (4, 11),
    "normandy/example-round": (5, 23),
    "north-africa/breakout": (15, 20),
    "north-africa/example-round": (16, 23),
}
"""Numbers of random games that reach such a position (``un.simulate`` with seed 1)."""


def simulated(scenario: str, player: str = "random") -> Question:
    start: Any = SYSTEM.new_position(scenario)
    return Question(start, start.setup.sides, (opponent(player), opponent(player)), 1)


def left(scenario: str, seed: int) -> Any:
    """Return the first position of a random game that neither side can win."""
    seen: list[Any] = []

    class Watched(AtRandom):
        def choose(self, view: Any, rng: Random) -> Any:
            seen.append(view._position)
            return super().choose(view, rng)

    kind, _ = play(replace(simulated(scenario), opponents=(Watched(), Watched())), seed)
    assert (kind.winner, kind.rule) == ("", STILL)
    return next(p for p in seen if SYSTEM.stands_still(p))


@pytest.mark.parametrize(("scenario", "seed"), [(name, seed) for name, seeds in SEEDS.items() for seed in seeds])
def test_game_that_neither_side_can_win_never_ends(scenario: str, seed: int) -> None:
    p, rng = left(scenario, seed), Random(seed)
    points = p.score(0), p.score(1)
    for _ in range(600):
        p = resolve_chance(p, rng)
        assert not p.outcome
        assert SYSTEM.stands_still(p) or p.pending
        p = p.perform(random_choice(p, p.to_act[0], rng, SYSTEM.IDLE if rng.random() < 0.5 else frozenset())).after
    assert (p.score(0), p.score(1)) == points


@pytest.mark.parametrize("scenario", SYSTEM.scenario_names())
def test_game_with_a_winner_was_never_found_stuck(scenario: str) -> None:
    won = 0
    for seed in range(3):
        p, rng, stood = resolve_chance(SYSTEM.new_position(scenario), Random(seed)), Random(seed), False
        for _ in range(1500):
            if p.outcome:
                won += 1
                assert not stood
                break
            stood = stood or SYSTEM.stands_still(p)
            p = resolve_chance(p.perform(random_choice(p, p.to_act[0], rng, SYSTEM.IDLE)).after, rng)
    assert won


def test_one_way_on_is_enough() -> None:
    p = left("normandy/patrol", 4)
    setup, side = p.setup, next(i for i in (0, 1) if any(p.stands[unit][0] for unit in p.setup.by_side[i]))
    half = p.halves[side]

    def changed(**more: Any) -> Any:
        return p._replace(halves=tuple(half._replace(**more) if i == side else p.halves[i] for i in (0, 1)))

    everywhere = tuple(max(mark, 1) for mark in half.marks)
    assert not SYSTEM.stands_still(changed(marks=everywhere)), "a Rifleman can walk to another objective"
    enemy = setup.by_side[1 - side][0]
    there = (setup.board.tiles[0], False)
    assert not SYSTEM.stands_still(p._replace(stands=(*p.stands[:enemy], there, *p.stands[enemy + 1 :]))), "an enemy can be hit"
    assert not SYSTEM.stands_still(p._replace(pending=(object(),))), "something is about to happen"


def test_enough_must_be_able_to_escape() -> None:
    p = left("north-africa/breakout", 15)
    alone = p.setup.goals[0][0]._replace(points=1)
    goals = ((alone,), p.setup.goals[1])
    fewer = type(p.setup)(**{name: getattr(p.setup, name) for name in FIELDS} | {"goals": goals})
    assert SYSTEM.stands_still(p)
    assert not SYSTEM.stands_still(p._replace(setup=fewer))


@pytest.mark.parametrize("name", ["careful", "planner-quick"])
def test_player_tries_other_things_in_a_long_game(name: str) -> None:
    p: Any = resolve_chance(SYSTEM.new_position("normandy/la-raye"), Random(1))
    p = resolve_chance(p.perform(opponent("careful").choose(View(p, "US"), Random(1))).after, Random(1))
    p = resolve_chance(p.perform(opponent("careful").choose(View(p, "DE"), Random(1))).after, Random(1))

    def chosen(round_: int) -> set[Any]:
        view = View(p._replace(round=round_), p.to_act[0])
        return {opponent(name).choose(view, Random(seed)) for seed in range(60)}

    assert len(chosen(2 * PATIENT)) > len(chosen(PATIENT)) < 4
    assert not {action.kind for action in chosen(2 * PATIENT)} & SYSTEM.IDLE
