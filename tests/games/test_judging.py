"""The judgment of Undaunted's positions and the search on it: fair to both sides, exact about dice, and repeatable."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from undaunted_nb.engine.action import CHANCE
from undaunted_nb.games.undaunted.ai.weights import WEIGHTS
from undaunted_nb.games.undaunted.ai.win_probability import features, lead, outcomes
from undaunted_nb.play.game import new_game
from undaunted_nb.play.opponent import View, decisions, opponent
from undaunted_nb.search.planner import Search, estimate_win, foreseen, looked_at
from undaunted_nb.simulation.matches import Question, play

SCENARIOS = ("normandy/la-raye", "normandy/critical-intelligence", "north-africa/convoy", "north-africa/breakout")


def positions(scenario: str, number: int) -> list[Any]:
    found = []
    for p in decisions(new_game(scenario, seed=1).position, Random(scenario)):
        found.append(p)
        if len(found) == number:
            break
    return found


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_what_one_side_leads_by_the_other_is_behind(scenario: str) -> None:
    for p in positions(scenario, 40)[::8]:
        one, other = p.setup.sides
        assert lead(p, one) == pytest.approx(-lead(p, other))
        assert estimate_win(p, one) + estimate_win(p, other) == pytest.approx(1)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_number_has_a_weight(scenario: str) -> None:
    p = positions(scenario, 1)[0]
    assert list(features(p, 0)) == list(WEIGHTS[p.setup.edition])


def test_points_and_cards_make_a_win_more_likely() -> None:
    p = positions("normandy/la-raye", 1)[0]
    us = p.halves[0]
    tile = p.setup.board.index["2B"]
    marks = (*us.marks[:tile], 2, *us.marks[tile + 1 :])
    assert lead(p._replace(halves=(us._replace(marks=marks), p.halves[1])), "US") > lead(p, "US")
    rifles = p.setup.by_card[0]["Rifleman A"]
    deck = tuple(n + 2 * (i == rifles) for i, n in enumerate(us.deck))
    assert lead(p._replace(halves=(us._replace(deck=deck), p.halves[1])), "US") > lead(p, "US")


@pytest.mark.parametrize("scenario", ["normandy/la-raye", "north-africa/convoy"])
def test_a_look_at_an_attack_is_the_mean_of_all_its_dice(scenario: str) -> None:
    seen = 0
    for p in positions(scenario, 400):
        for action in p.legal_actions:
            if action.kind not in ("attack", "suppress") or seen == 5:
                continue
            after = p.perform(action).after
            if after.to_act != (CHANCE,):
                continue
            assert sum(chance for _, chance in outcomes(after)) == pytest.approx(1)
            mean = sum(float(chance) * estimate_win(after.perform(roll).after, action.side) for roll, chance in after.chance_outcomes())
            assert foreseen(p, action.side, action, deep=1) == pytest.approx(mean)
            seen += 1
    assert seen == 5


def test_a_search_wins_when_it_can() -> None:
    for p in decisions(new_game("normandy/la-raye", seed=5).position, Random(5)):
        side = p.to_act[0]
        controls = [it for it in View(p, side).legal_actions if it.kind == "control"]
        wins = [it for it in controls if (end := p.perform(it).after.outcome) and end.winner == side]
        if wins:
            assert Search("look", 0).choose(View(p, side), Random(1)) in wins
            return
    pytest.fail("nobody could win")


def test_a_look_leaves_out_what_the_rules_of_thumb_rate_low() -> None:
    p = max(positions("north-africa/convoy", 60), key=lambda it: len(View(it, it.to_act[0]).legal_actions))
    actions = View(p, p.to_act[0]).legal_actions
    assert len(looked_at(p, p.to_act[0], actions)) == 12 < len(actions)


@pytest.mark.parametrize("name", ["planner-quick", "planner"])
def test_the_same_seed_plays_the_same_game_against_a_search(name: str) -> None:
    start: Any = new_game("normandy/duel-in-cover", seed=1).start
    question = Question(start, start.setup.sides, (opponent(name), opponent("random")), 3, longest=12)
    first, again = play(question, 0), play(question, 0)
    assert first == again
