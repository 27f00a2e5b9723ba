"""Every game provides what the table, the lessons and the teaching tools need; they name no game."""

from __future__ import annotations

import pickle
import re
from typing import Any

import pytest

from tests.project.paths import ROOT
from undaunted_nb.engine.position import Outcome
from undaunted_nb.kit.registry import SYSTEMS, System, answers, system

PACKAGE = ROOT / "undaunted_nb"
ASKED = sorted(
    {
        name
        for folder in ("widgets", "lessons", "teaching", "drawing")
        for path in (PACKAGE / folder).rglob("*.py")
        for name in re.findall(r"\bpresent\.([A-Za-z]\w*)", path.read_text("utf-8"))
    }
)
"""What is asked of ``present``."""
OF_A_POSITION = sorted(
    set(re.findall(r"(?:answers|_ANSWERS\[self\.system\])\.(\w+)", (PACKAGE / "kit" / "playable.py").read_text("utf-8")))
)
"""What a position asks of the rules of its game."""
CONTRACT = sorted({*System.__annotations__, *(name for name, value in vars(System).items() if callable(value) and name[0] != "_")})


@pytest.mark.parametrize("name", SYSTEMS)
def test_a_game_has_everything_the_other_parts_need(name: str) -> None:
    game = system(name)
    assert {"elements", "taps", "plan"} <= set(ASKED)
    assert [part for part in ASKED if not hasattr(game.present, part)] == []
    assert {"IDLE", "overlay", "rules", "new_position"} <= set(CONTRACT)
    assert [part for part in CONTRACT if not hasattr(game, part)] == []
    assert {"LISTING", "legal_actions", "perform"} <= set(OF_A_POSITION)
    assert [part for part in OF_A_POSITION if not hasattr(answers(name), part)] == []


@pytest.mark.parametrize("name", SYSTEMS)
def test_positions_are_plain_values(name: str) -> None:
    game = system(name)
    p: Any = game.new_position(game.scenario_names()[0])
    assert p.system == name
    assert not hasattr(p, "__dict__")
    assert pickle.loads(pickle.dumps(p)) == p  # noqa: S301  (its own)
    assert p._replace(outcome=Outcome("", "x")).to_act == ()
