"""Looking back on a game: the costliest decision, and the turning points of the chance to win."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import undaunted_nb as un
from tests.properties.test_hidden import DEALT_ANEW
from undaunted_nb.play.game import Game
from undaunted_nb.play.history import Step
from undaunted_nb.play.opponent import random_choice
from undaunted_nb.search import review
from undaunted_nb.search.heuristics import best
from undaunted_nb.search.review import Course, MissedChance, Point

un._give_words()


def played(name: str, steps: int, seed: int = 3, *, fool: str = "") -> Game:
    """Return a game by the rules of thumb, in which one side plays at random."""
    game, rng = un.new_game(name, seed=seed), Random(seed)
    while not game.position.outcome and game.ply < steps:
        p = game.position
        side = p.to_act[0]
        game.play(random_choice(p, side, rng) if side == fool else best(p, side, rng))
    return game


def hidden(game: Game, side: str) -> Game:
    """Return the game with other cards in the places that the side cannot see."""

    def other(p: Any) -> Any:
        return DEALT_ANEW[p.system](p, p.setup.side(side), 0.5)

    steps = tuple(Step(step.lines, step.events, other(step.after), step.comment) for step in game.steps)
    return Game(other(game.start), seed=game.seed, steps=steps)


def looked_back(game: Game, side: str, playouts: int = 40) -> MissedChance:
    *_, found = review.find_missed_chance(review.last_turn(game, side), side, 1, playouts)
    return found


def went(game: Game, side: str, playouts: int) -> Course:
    *_, found = review.course(game, side, 1, playouts)
    return found


def thrown_away() -> Game:
    """Return a game in which a side could have won at once, and ended its turn."""
    for seed in range(1, 40):
        game, rng = un.new_game("normandy/mortar", seed=seed), Random(seed)
        while not game.position.outcome and game.ply < 400:
            p: Any = game.position
            side = p.to_act[0]
            wins = [a for a in p.legal_actions if a.kind == "control" and (q := p.perform(a).after.outcome) and q.winner == a.side]
            end = [a for a in p.legal_actions if a.kind == "end turn"]
            if wins and end:
                game.play(end[0])
                return game
            game.play(best(p, side, rng))
    raise AssertionError


def test_missed_win_is_found_with_both_chances() -> None:
    game = thrown_away()
    found = looked_back(game, review.before(game, game.ply - 1).to_act[0])
    assert found.decision
    assert found.played_action
    assert found.best
    assert (found.decision.ply, found.decision.action.kind) == (game.ply - 1, "end turn")
    assert found.best.action.kind == "control"
    assert (found.best.chance, found.best.error) == (1.0, 0.0)
    assert found.played_action.chance < 1 - review.LOSS


def test_best_action_is_not_reported_as_missed() -> None:
    game = thrown_away()
    game.undo()
    p: Any = game.position
    game.play(next(a for a in p.legal_actions if a.kind == "control" and p.perform(a).after.outcome))
    found = looked_back(game, p.to_act[0])
    assert found.decision is None
    assert found.decisions >= 1


def test_only_the_decisions_of_the_last_round_count() -> None:
    game = played("memoir44/pegasus-bridge", 40)
    turn = review.last_turn(game, "allies")
    assert turn
    assert {it.action.side for it in turn} == {"allies"}
    assert len({it.position.turns[0] for it in turn}) == 1  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("name", "side"), [("normandy/la-raye", "DE"), ("north-africa/convoy", "LRDG"), ("memoir44/pegasus-bridge", "axis")]
)
def test_hidden_cards_change_nothing_in_a_review(name: str, side: str) -> None:
    game = played(name, 24, fool=side)
    other = hidden(game, side)
    assert other.position != game.position
    one, two = looked_back(game, side, 12), looked_back(other, side, 12)
    assert (one.played_action, one.best, one.playouts) == (two.played_action, two.best, two.playouts)
    assert went(game, side, 30) == went(other, side, 30)


def test_course_ends_with_the_result_and_both_sides_see_the_same_end() -> None:
    game = thrown_away()
    game.undo()
    p: Any = game.position
    game.play(next(a for a in p.legal_actions if a.kind == "control" and p.perform(a).after.outcome))
    winner = game.position.outcome.winner  # type: ignore[union-attr]
    for side in p.setup.sides:
        found = went(game, side, 3 * game.ply)
        assert found.points[-1] == Point(game.ply, float(side == winner), 0.0)
        assert [point.ply for point in found.points] == sorted({point.ply for point in found.points})


def test_turning_point_is_where_a_game_was_lost() -> None:
    game = thrown_away()
    p: Any = review.before(game, game.ply - 1)
    other = next(side for side in p.setup.sides if side != p.to_act[0])
    game.undo()
    game.play(next(a for a in p.legal_actions if a.kind == "control" and p.perform(a).after.outcome))
    found = went(game, other, 12 * game.ply)
    assert found.turns
    assert all(abs(found.points[i].chance - found.points[i - 1].chance) >= review.TURN for i in found.turns)
    assert len(found.turns) <= review.TURNS


@pytest.mark.parametrize(
    ("chances", "standing"),
    [
        ([0.12, 0.3, 0.2, 0.0], "behind"),
        ([0.7, 0.9, 1.0], "ahead"),
        ([0.45, 0.5, 0.55], "even"),
        ([0.1, 0.9, 0.1], "even"),
        ([1.0], "even"),
    ],
)
def test_flat_course_says_who_was_ahead(chances: list[float], standing: str) -> None:
    points = tuple(review.Point(ply, chance, 0.05 if 0 < chance < 1 else 0.0) for ply, chance in enumerate(chances))
    assert review.Course("US", points, (), 0).standing == standing


def test_course_becomes_more_exact_and_same_seed_gives_same_course() -> None:
    game = played("memoir44/first-shots", 20)
    first, *_, last = review.course(game, "allies", 1, 60)
    assert first.playouts == 0
    assert last.playouts == 60
    assert sum(point.error for point in last.points) < sum(point.error for point in first.points)
    assert last == went(game, "allies", 60)
