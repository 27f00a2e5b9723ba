"""An opponent that can take long: the page hears of it, its turn has a limit, and within the limit a seed gives the same game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import undaunted_nb as un
from undaunted_nb.play.game import Game
from undaunted_nb.play.opponent import View, opponent
from undaunted_nb.widgets.state import flow
from undaunted_nb.widgets.table import Table

un._give_words()
FIRST = "card:Squad Leader A"


def against(name: str) -> tuple[Table, list[Any]]:
    """Return a table after your first decision, and what it has sent to the page for that."""
    it: Any = Table(un.new_game("normandy/la-raye", seed=44), side="US", opponent=name)
    sent: list[Any] = []
    it.send = lambda content, buffers=None: sent.append(content)  # noqa: ARG005
    it.press("tap", FIRST)
    return it, sent


def played(game: Game) -> list[str]:
    return [line for step in game.steps for line in step.lines]


def test_page_hears_that_a_planner_thinks_before_it_gets_the_answer() -> None:
    it, sent = against("planner-quick")
    assert [one["kind"] for one in sent] == ["thinking", "change"]
    assert it.game.decisions > 1


@pytest.mark.parametrize("name", ["random", "careful"])
def test_opponent_that_answers_at_once_needs_no_notice(name: str) -> None:
    it, sent = against(name)
    assert [one["kind"] for one in sent] == ["change"]
    assert it.game.decisions > 1


def test_seed_gives_the_same_game_within_the_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(flow, "SECONDS", 1000.0)
    one, two = (against("planner-quick")[0] for _ in range(2))
    assert played(one.game) == played(two.game)


def test_limit_is_for_the_whole_turn_and_a_late_opponent_tries_nothing_more(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, tries = [0.0], []
    monkeypatch.setattr(flow, "SECONDS", 4.0)
    monkeypatch.setattr(flow, "monotonic", lambda: clock[0])

    class Slow:
        def __init__(self) -> None:
            self.tries = 12

        def choose(self, view: Any, rng: Any) -> Any:
            tries.append(self.tries)
            clock[0] += 3.0
            return opponent("random").choose(view, rng)

    monkeypatch.setattr(flow, "opponent", lambda _: Slow())
    it = Table(un.new_game("normandy/la-raye", seed=44), side="US", opponent="planner")
    it.press("tap", FIRST)
    while len(tries) < 8:
        it.press("end")
        if it.game.position.to_act == ("US", "DE"):
            it.press("tap", f"card:{it.mine['hand'][0]['id']}")
    assert [12, 12, 0] in [tries[i : i + 3] for i in range(len(tries))], "two choices take longer than the limit"
    assert 12 in tries[tries.index(0) :], "the next turn has its own time"


@pytest.mark.parametrize("name", ["planner-quick", "planner"])
def test_planner_without_tries_chooses_a_legal_action(name: str) -> None:
    view = View(un.new_game("normandy/la-raye", seed=44).position, "US")
    player: Any = opponent(name)
    assert player.tries > 0
    player.tries = 0
    assert player.choose(view, Random(1)) in view.legal_actions
