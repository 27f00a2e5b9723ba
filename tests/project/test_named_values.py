"""What a function returns has names for its parts and is no tuple, which code could unpack, add or compare by mistake."""

from __future__ import annotations

import ast

import pytest

from tests.project.paths import ROOT

FOLDERS = ("teaching", "widgets", "games/*/quiz", "games/*/chances", "games/*/table")
TUPLES = {"State", "Progress", "Step"}
"""The tuples of a loop that dataclasses would slow down. Each says so where it is defined."""


@pytest.mark.parametrize("folder", FOLDERS)
def test_values_are_no_tuples(folder: str) -> None:
    files = [file for place in ROOT.glob(f"undaunted_nb/{folder}") for file in place.rglob("*.py")]
    classes = [node for file in files for node in ast.walk(ast.parse(file.read_text())) if isinstance(node, ast.ClassDef)]
    assert classes
    assert {node.name for node in classes if any("NamedTuple" in ast.unparse(base) for base in node.bases)} <= TUPLES
