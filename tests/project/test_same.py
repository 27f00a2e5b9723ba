"""The helper that compares types sees what ``==`` does not."""

from __future__ import annotations

from typing import Any

import pytest

from tests.same import difference, same
from undaunted_nb.files.storage import OwnFile
from undaunted_nb.simulation.matches import Count, Kind

KIND, COUNT = Kind(False, "US", "DE", "un.end.2", 7), Count(1, 100)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (COUNT, tuple(COUNT)),
        ({KIND: COUNT}, {tuple(KIND): COUNT}),
        ({KIND: COUNT}, {KIND: tuple(COUNT)}),
        ({KIND}, {tuple(KIND)}),
        ([1], [True]),
        ("x.toml", OwnFile("x.toml", "")),
        (KIND, Kind(0, *KIND[1:])),  # type: ignore[arg-type]
    ],
)
def test_values_that_are_equal_but_of_other_types_are_not_the_same(one: Any, other: Any) -> None:
    assert one == other
    assert not same(one, other)


def test_copy_is_the_same_and_a_difference_names_its_place() -> None:
    assert same({KIND: [COUNT]}, {Kind(*KIND): [Count(*COUNT)]})
    assert difference({KIND: [COUNT]}, {KIND: [Count(1, 101)]}).endswith(".0.decisions: 100, 101")
    assert not same([1, 2], [1])
    assert not same({1: 2}, {1: 2, 3: 4})
