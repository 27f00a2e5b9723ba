"""Every result with random numbers has their spread, and it is that of all cases written out."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any

import pandas as pd
import pytest

import undaunted_nb as un
from tests.teaching.results import MAKERS, result
from undaunted_nb.core.distribution import Distribution
from undaunted_nb.i18n import set_language
from undaunted_nb.teaching.spread import Spreading

SPREADING = [name for name in MAKERS if isinstance(result(name), Spreading)]


def written_out(found: Any, dice: int, defense: int) -> None:
    hits = [sum(face == 0 or face >= defense for face in faces) for faces in product(range(10), repeat=dice)]
    counted = Distribution((k, Fraction(hits.count(k), len(hits))) for k in set(hits))
    assert found.hit_count == counted


@pytest.mark.parametrize(("dice", "defense"), [(1, 1), (2, 8), (3, 0), (3, 12), (2, 10)])
def test_number_of_dice_that_hit_is_that_of_all_rolls(dice: int, defense: int) -> None:
    written_out(un.odds(dice, defense), dice, defense)
    assert un.odds(dice, defense).hit_count.at_least(1) == un.odds(dice, defense).probability


@pytest.mark.parametrize("name", SPREADING)
def test_spread_is_in_the_frame_the_page_and_the_chart(name: str) -> None:
    found = result(name)
    spread = found.spread
    rows = spread.to_dataframe()
    assert found.to_dataframe().attrs["spread"] == spread.records()
    for (*_, distribution), row, told in zip(spread.numbers, spread.records(), spread.found, strict=True):
        assert Fraction(str(row["exact"])) == distribution.mean == told.average
        assert (row["variance"], row["middle"]) == (float(distribution.variance), float(distribution.median))
        assert row["chance"] == float(distribution.chance(lambda n, low=row["low"], high=row["high"]: low <= n <= high)) >= 0.8
    assert len(rows) == len(spread.numbers)
    parts = spread.chart().spec.get("vconcat", [spread.chart().spec])
    for (*_, distribution), part in zip(spread.numbers, parts, strict=True):
        assert {row["outcome"]: row["exact"] for row in part["data"]["values"]}.keys() == set(distribution)


def test_spread_has_a_sentence() -> None:
    assert "Dice that hit: 0.6 on average, mostly 0 to 1 (91.0%). Standard deviation: ≈ 0.648." in repr(un.odds(2, 8))
    assert "Cards lost: ≈ 1.97 on average, mostly 2 (96.9%)." in repr(result("losses"))
    assert "from 3 to 8" in repr(result("losses"))
    assert "on average, always 0. Standard deviation: 0." in repr(un.losses(un.odds(2, 8), (0, 0, 0), times=1))
    set_language("ru")
    try:
        assert "Кубики, которые попали: в среднем 0,6, чаще всего от 0 до 1 (91,0 %)".replace(" %", "\xa0%") in repr(un.odds(2, 8))
    finally:
        set_language("en")


def test_columns_are_not_hidden_by_the_names_of_a_frame() -> None:
    assert not [name for name in result("spread of one number").columns if hasattr(pd.DataFrame, name)]
