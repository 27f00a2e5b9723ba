"""Scenarios that are set up only in part: each step of the setup adds its pieces."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

import pytest

import undaunted_nb as un
from undaunted_nb.engine.errors import FileError
from undaunted_nb.games.memoir44.files import scenario as memoir44
from undaunted_nb.games.undaunted.files import scenario as undaunted
from undaunted_nb.kit import registry

EVERY = [(name, step) for game in (undaunted, memoir44) for name in game.names() for step in game.STEPS]


@pytest.mark.parametrize(("name", "step"), EVERY)
def test_each_step_of_each_setup_opens_and_is_read_back(name: str, step: str) -> None:
    game = un.new_game(f"{name}@{step}", seed=1)
    assert un.load(game.to_json()).position == game.position
    assert un.load(game.line()).position == game.position
    system = registry.system_of_scenario(f"{name}@{step}")
    assert system.scenario_info(f"{name}@{step}")["label"] == system.scenario_info(name)["label"]


def test_steps_add_their_pieces_in_order() -> None:
    laid = [undaunted.load(f"north-africa/convoy@{step}").position() for step in undaunted.STEPS]
    assert [bool(p.setup.objectives) for p in laid] == [step != "tiles" for step in undaunted.STEPS]
    assert [bool(p.setup.structures) for p in laid] == [False, False, True, True, True, True, True]
    assert [any(tile for tile, _ in p.stands) for p in laid] == [False] * 4 + [True] * 3
    assert [(sum(p.halves[0].deck), sum(p.halves[0].supply)) for p in laid] == [(0, 0)] * 5 + [(12, 0), (12, 22)]
    assert laid[-1].halves[0].supply == undaunted.load("north-africa/convoy").position().halves[0].supply
    assert not any(p.pending for p in laid), "no cards are drawn before the first round"


def test_steps_of_memoir44_add_their_pieces_in_order() -> None:
    laid = [memoir44.load(f"memoir44/pegasus-bridge@{step}").position() for step in memoir44.STEPS]
    assert [bool(p.setup.terrain) for p in laid] == [False, True, True, True, True, True]
    assert [(len(p.wire), len(p.setup.units), len(p.setup.objectives)) for p in laid] == [
        (0, 0, 0), (0, 0, 0), (4, 0, 0), (4, 15, 0), (4, 15, 2), (4, 15, 2),
    ]  # fmt: skip
    assert [len(p.pending) for p in laid] == [0] * 5 + [2]
    assert laid[-1] == memoir44.load("memoir44/pegasus-bridge").position()._replace(setup=laid[-1].setup)


def test_table_without_cards_yet_does_not_say_that_the_game_cannot_continue() -> None:
    position = un.new_game("normandy/la-raye@counters").position
    system = registry.system("undaunted")
    assert system.stands_still(position)
    assert system.present.describe_outcome(position) is None


def test_mark_in_the_path_of_a_custom_scenario_is_not_a_step(tmp_path: Path) -> None:
    shipped = resources.files("undaunted_nb.games.undaunted.normandy").joinpath("scenarios", "la-raye.toml").read_text(encoding="utf-8")
    own = tmp_path / "me@home.toml"
    own.write_text(shipped, "utf-8")
    game = un.new_game(str(own), seed=1)
    assert [sum(half.hand) for half in game.position.halves] == [4, 4]  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", ["normandy/la-raye@cards", "memoir44/pegasus-bridge@deck", "normandy/nowhere@tiles"])
def test_unknown_step_is_an_unknown_scenario(name: str) -> None:
    with pytest.raises(FileError, match="Unknown scenario"):
        un.new_game(name)
