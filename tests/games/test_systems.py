"""What every game has for the table, for lessons and for teaching, which know none of them by name."""

from __future__ import annotations

import re

import pytest

from tests.project.paths import ROOT
from undaunted_nb.core.registry import SYSTEMS, System, system

PACKAGE = ROOT / "undaunted_nb"
ASKED = sorted(
    {
        name
        for folder in ("widgets", "lessons", "teaching", "scene")
        for path in (PACKAGE / folder).glob("*.py")
        for name in re.findall(r"\bpresent\.([A-Za-z]\w*)", path.read_text("utf-8"))
    }
)
"""What is asked of ``present``."""
CONTRACT = sorted({*System.__annotations__, *(name for name, value in vars(System).items() if callable(value) and name[0] != "_")})


@pytest.mark.parametrize("name", SYSTEMS)
def test_a_game_has_what_the_others_ask_of_it(name: str) -> None:
    game = system(name)
    assert {"elements", "taps", "slip"} <= set(ASKED)
    assert [part for part in ASKED if not hasattr(game.present, part)] == []
    assert {"IDLE", "overlay", "rules", "new_position"} <= set(CONTRACT)
    assert [part for part in CONTRACT if not hasattr(game, part)] == []
