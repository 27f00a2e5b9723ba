"""Whole games between two opponents: repeatable, counted right, and blind to what a side may not know."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any, cast

import pytest

from tests.properties.test_hidden import DEALT_ANEW
from undaunted_nb.engine.action import CHANCE, Action
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.legality import IllegalActionError
from undaunted_nb.engine.position import Position
from undaunted_nb.play.game import new_game
from undaunted_nb.play.opponent import OPPONENTS, AtRandom, View, opponent
from undaunted_nb.probability.sampling import wilson
from undaunted_nb.simulation.matches import LONG, STILL, Count, Kind, Question, add_tallies, play, player_of, spread, tally

SCENARIOS = ("normandy/duel-in-cover", "normandy/hills", "north-africa/ambush", "memoir44/first-shots")


def question(scenario: str, **more: Any) -> Question:
    start = new_game(scenario, seed=1).start
    return Question(start, start.setup.sides, (AtRandom(), AtRandom()), **{"seed": 5, **more})


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_same_seed_and_number_play_the_same_game(scenario: str) -> None:
    asked = question(scenario)
    games = [play(asked, number) for number in range(8)]
    assert games == [play(asked, number) for number in range(8)]
    assert games != [play(replace(asked, seed=6), number) for number in range(8)]


def test_games_are_counted_as_a_direct_loop_counts_them() -> None:
    asked = question("normandy/la-raye", longest=400)
    ended: Counter[tuple[str, str]] = Counter()
    decided = 0
    for number in range(12):
        p, dice = cast(Any, asked.start), Random(f"5/{number}")
        rngs = {side: Random(f"5/{number}/{side}") for side in ("US", "DE")}
        decisions = 0
        while p.to_act and decisions < 400:
            if p.to_act == (CHANCE,):
                p = p.apply(p.sample(dice)).after
            else:
                side = p.to_act[0]
                p = p.apply(AtRandom().choose(View(p, side), rngs[side])).after
                decisions += 1
        ended[p.outcome or ("", LONG)] += 1
        decided += decisions
    found = tally(play(asked, number) for number in range(12))
    assert len(ended) > 1
    counted: Counter[tuple[str, str]] = Counter()
    for kind, count in found.items():
        counted[kind.winner, kind.rule] += count.games
    assert counted == ended
    assert sum(count.decisions for count in found.values()) == decided


def test_a_game_without_an_end_is_stopped() -> None:
    kind, decisions = play(question("normandy/la-raye", longest=30), 0)
    assert (kind.winner, kind.rule, decisions) == ("", LONG, 30)


def test_a_deadlocked_game_is_stopped() -> None:
    start = cast(Any, new_game("normandy/patrol", seed=1).start)
    halves = []
    for side, half in enumerate(start.halves):
        only = tuple(int(card == start.setup.fog[side]) for card in range(len(half.hand)))
        none = (0,) * len(half.hand)
        halves.append(half._replace(hand=only, deck=only, discard=none, play=none))
    left = start._replace(phase="turns", turn=0, pending=(), halves=tuple(halves))
    kind, decisions = play(replace(question("normandy/patrol"), start=left), 0)
    assert (kind.winner, kind.rule, decisions) == ("", STILL, 0)


def test_opponents_change_sides_in_every_second_game() -> None:
    asked = question("normandy/duel-in-cover", swap=True)
    games = [play(asked, number)[0] for number in range(4)]
    assert [kind.swapped for kind in games] == [False, True, False, True]
    won = Kind(False, "US", "DE", "un.end.3", 4)
    assert [player_of(asked.sides, replace(won, swapped=swapped)) for swapped in (False, True)] == [1, 0]
    assert player_of(asked.sides, replace(won, winner="")) == -1


def test_the_dice_do_not_depend_on_the_random_numbers_an_opponent_uses() -> None:
    class First(AtRandom):
        name = "first"

        def __init__(self, wasted: int) -> None:
            self.wasted = wasted

        def choose(self, view: View, rng: Random) -> Action:
            for _ in range(self.wasted):
                rng.random()
            return view.legal_actions[0]

    asked = question("memoir44/first-shots", longest=200)
    assert play(replace(asked, opponents=(First(0), First(0))), 3) == play(replace(asked, opponents=(First(5), First(0))), 3)


def test_first_initiative_is_that_of_the_first_round() -> None:
    asked = question("normandy/duel-in-cover")
    assert {play(asked, number)[0].opener for number in range(20)} == {"US", "DE"}
    assert {play(question("memoir44/first-shots"), number)[0].opener for number in range(4)} == {"allies"}


def test_an_illegal_choice_is_refused() -> None:
    class Cheat(AtRandom):
        name = "cheat"

        def choose(self, view: View, rng: Random) -> Action:  # noqa: ARG002
            return Action("move", view.side, "Rifleman A", (view._position.setup.board.tiles[0],))  # type: ignore[attr-defined]

    with pytest.raises(IllegalActionError):
        play(replace(question("normandy/hills"), opponents=(Cheat(), Cheat())), 0)


@pytest.mark.parametrize("name", OPPONENTS)
@pytest.mark.parametrize("scenario", ["normandy/la-raye", "north-africa/ambush", "memoir44/pegasus-bridge"])
def test_an_opponent_chooses_the_same_whatever_the_enemy_holds(name: str, scenario: str) -> None:
    one, rng = opponent(name), Random(3)
    p: Any = new_game(scenario, seed=2).position
    seen, enough = 0, 3 if name.startswith("planner") else 40  # a planner takes a thousand times as long
    while p.to_act and seen < enough:
        if p.to_act == (CHANCE,):
            p = p.perform(p.sample(rng)).after
            continue
        side = p.to_act[0]
        seed = rng.random()
        chosen = one.choose(View(p, side), Random(seed))
        other = DEALT_ANEW[p.system](p, p.setup.side(side), seed)
        assert View(other, side).facts == View(p, side).facts
        assert View(other, side).deal_again() == View(p, side).deal_again()
        assert one.choose(View(other, side), Random(seed)) == chosen
        assert chosen == one.choose(View(p, side), Random(seed))
        p = p.apply(chosen).after
        seen += 1
    assert seen == enough


def test_view_has_no_actions_of_the_other_side() -> None:
    p = new_game("normandy/la-raye", seed=1).position
    assert p.to_act == ("US", "DE")
    assert {action.side for action in View(p, "DE").legal_actions} == {"DE"}
    after: Position = p.apply(View(p, "US").legal_actions[0]).after
    assert View(after, "US").legal_actions == ()


def test_unknown_opponent_names_the_known_ones() -> None:
    with pytest.raises(TutorError, match="random"):
        opponent("robot")


def test_tallies_add_up_and_their_spread_is_that_of_wilson() -> None:
    asked = question("normandy/duel-in-cover")
    one, other = Kind(False, "US", "US", "un.end.3", 4), Kind(False, "US", "DE", "un.end.3", 5)
    found = add_tallies({one: Count(3, 30)}, {one: Count(1, 20), other: Count(12, 90)})
    assert found == {one: Count(4, 50), other: Count(12, 90)}
    low, high = wilson(0.25, 16)
    assert spread(asked, found) == pytest.approx((high - low) / 2)
    assert spread(asked, {}) == 1
