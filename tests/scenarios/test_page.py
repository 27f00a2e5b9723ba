"""The page about files and notation is correct."""

import json
import re
from pathlib import Path

from undaunted_nb.games.undaunted.files import scenario
from undaunted_nb.games.undaunted.rules.actions import kinds_of
from undaunted_nb.play.game import game_from_json

PAGE = (Path(scenario.__file__).parents[1] / "normandy" / "scenarios" / "README.md").read_text("utf-8")


def test_its_position_is_read_and_written_back() -> None:
    (example,) = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
    position = game_from_json(json.loads(example), "README.md").position
    assert position.to_act == ("US",)
    assert game_from_json(position.to_json(), "again").position == position


def test_its_actions_are_kinds_of_the_edition() -> None:
    setup = scenario.load("normandy/la-raye").setup
    table = PAGE[PAGE.index("| line | meaning |") : PAGE.index("A line can be wrong in three ways")]
    assert all(f": {kind}" in table or f", {kind}" in table for kind in kinds_of(setup.edition))
