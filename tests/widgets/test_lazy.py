"""The first table of a kernel does not load the other games and does not draw its ground twice."""

from __future__ import annotations

import subprocess
import sys

import pytest

PROGRAM = """
import sys
from undaunted_nb.drawing import scene
drawn = []
draw = scene.ground_scene
scene.ground_scene = lambda *given: drawn.append(given) or draw(*given)
import undaunted_nb as un
assert un.{table}.get_state()
assert len(drawn) == 1, "the ground was drawn more than once"
loaded = [name for name in sys.modules if name.startswith("undaunted_nb.games.{other}.")]
assert not loaded, loaded
"""


@pytest.mark.parametrize(
    ("table", "other"),
    [
        ("table(un.new_game('normandy/la-raye', seed=1))", "memoir44"),
        ("table(un.new_game('memoir44/first-shots', seed=1))", "undaunted"),
        ("quiz('normandy', seed=1)", "memoir44"),
        ("quiz('memoir44', seed=1)", "undaunted"),
    ],
)
def test_first_table_loads_one_game_and_draws_its_ground_once(table: str, other: str) -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM.format(table=table, other=other)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
