"""The helper that compares types sees what ``==`` does not."""

from __future__ import annotations

from typing import Any

import pytest

from tests.same import difference, same
from undaunted_nb.engine.action import Action
from undaunted_nb.files.storage import OwnFile
from undaunted_nb.simulation.matches import Count, Kind

MOVE, PASS = Action("move", "US", "", (1,)), Action("pass", "DE")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (PASS, tuple(PASS)),
        ({MOVE: PASS}, {tuple(MOVE): PASS}),
        ({MOVE: PASS}, {MOVE: tuple(PASS)}),
        ({MOVE}, {tuple(MOVE)}),
        ([1], [True]),
        ("x.toml", OwnFile("x.toml", "")),
        (MOVE, MOVE._replace(args=(True,))),
        (Kind(False, "US", "DE", "un.end.2", 7), Kind(0, "US", "DE", "un.end.2", 7)),  # type: ignore[arg-type]
    ],
)
def test_values_that_are_equal_but_of_other_types_are_not_the_same(one: Any, other: Any) -> None:
    assert one == other
    assert not same(one, other)


def test_copy_is_the_same_and_a_difference_names_its_place() -> None:
    assert same({MOVE: [Count(1, 100)]}, {Action(*MOVE): [Count(1, 100)]})
    assert difference({MOVE: [Count(1, 100)]}, {MOVE: [Count(1, 101)]}).endswith(".0.decisions: 100, 101")
    assert difference(MOVE, MOVE._replace(args=(2,))).endswith(".args.0: 1, 2")
    assert not same([1, 2], [1])
    assert not same({1: 2}, {1: 2, 3: 4})
