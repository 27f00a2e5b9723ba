"""Every game provides what the table, the lessons and the teaching tools need; they name no game."""

from __future__ import annotations

import pickle
import re
from inspect import signature
from typing import Any

import pytest

from tests.project.paths import ROOT
from undaunted_nb.engine.position import Outcome
from undaunted_nb.kit.registry import System, answers, system, system_names
from undaunted_nb.kit.table.overlay import Overlay
from undaunted_nb.kit.table.presenter import Presenter

PACKAGE = ROOT / "undaunted_nb"
OF_A_POSITION = sorted(
    set(re.findall(r"(?:answers|_ANSWERS\[self\.system\])\.(\w+)", (PACKAGE / "kit" / "playable.py").read_text("utf-8")))
)
"""What a position asks of the rules of its game."""


def methods_of(protocol: type) -> list[str]:
    return sorted(name for name, value in vars(protocol).items() if callable(value) and name[0] != "_")


CONTRACT = [*System.__annotations__, *methods_of(System)]
OPTIONAL = "numbers"
"""What only a game has whose printed numbers are not all in its rulebook."""
PRESENTER = [*Presenter.__annotations__, *methods_of(Presenter)]
"""What the table, the lessons and the teaching tools ask of ``present``."""


@pytest.mark.parametrize("name", system_names())
def test_a_game_has_everything_the_other_parts_need(name: str) -> None:
    game = system(name)
    assert {"elements", "taps", "plan", "COMMON"} <= set(PRESENTER)
    assert [part for part in PRESENTER if not hasattr(game.present, part)] == []
    assert {"IDLE", "overlay", "rules", "new_position"} <= set(CONTRACT)
    assert [part for part in CONTRACT if part != OPTIONAL and not hasattr(game, part)] == []
    assert {"LISTING", "legal_actions", "perform"} <= set(OF_A_POSITION)
    assert [part for part in OF_A_POSITION if not hasattr(answers(name), part)] == []


@pytest.mark.parametrize("name", system_names())
def test_a_game_answers_what_the_table_asks_with_the_same_arguments(name: str) -> None:
    for protocol, module in ((Presenter, system(name).present), (Overlay, system(name).overlay)):
        for part in methods_of(protocol):
            expected = [parameter.kind for parameter in signature(getattr(protocol, part)).parameters.values()][1:]
            assert [parameter.kind for parameter in signature(getattr(module, part)).parameters.values()] == expected, part


@pytest.mark.parametrize("name", system_names())
def test_positions_are_plain_values(name: str) -> None:
    game = system(name)
    p: Any = game.new_position(game.scenario_names()[0])
    assert p.system == name
    assert not hasattr(p, "__dict__")
    assert pickle.loads(pickle.dumps(p)) == p  # noqa: S301  (its own)
    assert p._replace(outcome=Outcome("", "x")).to_act == ()
