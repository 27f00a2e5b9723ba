"""Recorded results don't change.

After an intended change run ``python -m tests.golden.record`` and look at the differences.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.bench.match import SCENARIOS
from tests.golden import trees
from tests.golden.record import GAMES, OPENINGS, TREES, file_of, file_of_planned, found, opening, planned
from tests.sampling import sample
from undaunted_nb.games.undaunted.files import scenario
from undaunted_nb.kit import registry
from undaunted_nb.play.game import game_from_json


@pytest.mark.parametrize("name", scenario.names())
def test_a_recorded_game_replays(name: str) -> None:
    assert file_of(name).is_file(), f"no recorded game of {name}: python -m tests.golden.record"
    recorded: dict[str, Any] = json.loads(file_of(name).read_text(encoding="utf-8"))
    game = game_from_json(recorded["replay"], file_of(name).name)
    assert game.ply >= 30
    assert game.to_json() == recorded["replay"]
    assert found(game) == recorded["found"]


def test_no_recorded_game_without_a_scenario() -> None:
    assert {file_of(name) for name in scenario.names()} == set(GAMES.glob("*.json"))


@pytest.mark.parametrize("name", SCENARIOS)
def test_the_planner_chooses_as_recorded(name: str) -> None:
    """A weaker search chooses otherwise. After an intended change play the match: ``make nightly``, or ``python -m tests.bench match``."""
    assert planned(name).to_json() == json.loads(file_of_planned(name).read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", sample([name for system in registry.systems() for name in system.scenario_names()], 12))
def test_the_opponent_of_the_figures_opens_as_recorded(name: str) -> None:
    """If not, the figures of balance are old. After an intended change: ``python -m tests.bench balance --stale``."""
    assert opening(name) == json.loads(OPENINGS.read_text(encoding="utf-8"))[name]


@pytest.mark.parametrize("name", trees.DEPTHS)
def test_the_tree_has_as_many_positions(name: str) -> None:
    recorded = json.loads(TREES.read_text(encoding="utf-8"))[name]
    assert [list(count) for count in trees.counts(trees.start_of(name), trees.DEPTHS[name])] == recorded
