"""What a function returns has names for its parts and is no tuple, which code could unpack, add or compare by mistake."""

from __future__ import annotations

import ast
import subprocess
import sys

import pytest

from tests.project.paths import ROOT

FOLDERS = (
    *("files", "probability", "kit", "play", "search", "simulation", "drawing", "lessons", "teaching", "widgets", "sharing"),
    *("games/*/quiz", "games/*/chances", "games/*/table"),
)
LOOPS = {"State", "Progress", "Step"}
"""The tuples of a loop that dataclasses would slow down. Each says so where it is defined."""
LOADED = {"Addition", "_Answer", "Tap", "Choosing", "Shape", "Line", "Figure", "Players", "Series"}
"""The tuples that every game loads. A game without a table loads no dataclasses, which saves a tenth of its start."""


@pytest.mark.parametrize("folder", FOLDERS)
def test_values_are_no_tuples(folder: str) -> None:
    files = [file for place in ROOT.glob(f"undaunted_nb/{folder}") for file in place.rglob("*.py")]
    classes = [node for file in files for node in ast.walk(ast.parse(file.read_text())) if isinstance(node, ast.ClassDef)]
    assert classes
    assert {node.name for node in classes if any("NamedTuple" in ast.unparse(base) for base in node.bases)} <= LOOPS | LOADED


def test_a_game_of_undaunted_loads_no_dataclasses() -> None:
    code = "import sys, undaunted_nb as un; un.new_game('normandy/la-raye'); print('dataclasses' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True).stdout.strip() == "False"
