"""Every result with random numbers has their spread, and it is that of all cases written out."""

from __future__ import annotations

import re
from fractions import Fraction
from itertools import product
from typing import Any

import pandas as pd
import pytest

import undaunted_nb as un
from tests.teaching.results import MAKERS, result
from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import say, set_language
from undaunted_nb.probability.distribution import Distribution
from undaunted_nb.teaching.display.display import Grid
from undaunted_nb.teaching.results.spread import Spreading

SPREADING = [name for name in MAKERS if isinstance(result(name), Spreading)]


def written_out(found: Any, dice: int, defense: int) -> None:
    hits = [sum(face == 0 or face >= defense for face in faces) for faces in product(range(10), repeat=dice)]
    counted = Distribution((k, Fraction(hits.count(k), len(hits))) for k in set(hits))
    assert found.hits == counted


@pytest.mark.parametrize(("dice", "defense"), [(1, 1), (2, 8), (3, 0), (3, 12), (2, 10)])
def test_number_of_dice_that_hit_is_that_of_all_rolls(dice: int, defense: int) -> None:
    written_out(un.odds(dice, defense), dice, defense)
    assert un.odds(dice, defense).hits.at_least(1) == un.odds(dice, defense).probability


@pytest.mark.parametrize("name", SPREADING)
def test_spread_is_in_the_frame_the_page_and_the_chart(name: str) -> None:
    found = result(name)
    spread = found.spread
    rows = spread.to_dataframe()
    assert found.to_dataframe().attrs["spread"] == spread.records()
    for distribution, row, told in zip(spread.numbers, spread.records(), spread.found, strict=True):
        assert Fraction(str(row["exact"])) == distribution.mean == told.average
        assert (row["variance"], row["middle"]) == (float(distribution.variance), float(distribution.median))
        assert row["chance"] == float(distribution.chance(lambda n, low=row["low"], high=row["high"]: low <= n <= high)) >= 0.8
    assert len(rows) == len(spread.numbers)
    parts = spread.chart().spec.get("vconcat", [spread.chart().spec])
    for numbers, part in zip(spread.numbers, parts, strict=True):
        assert {row["outcome"]: row["exact"] for row in part["data"]["values"]}.keys() == set(numbers)


def test_spread_has_a_sentence() -> None:
    assert "Dice that hit: 0.6 on average, mostly 0 to 1 (91.0%). Standard deviation: ≈ 0.648." in repr(un.odds(2, 8))
    assert "Cards lost: ≈ 1.97 on average, mostly 2 (96.9%)." in repr(result("losses"))
    assert "from 3 to 8" in repr(result("losses"))
    assert "on average, always 0. Standard deviation: 0." in repr(un.losses(un.odds(2, 8), (0, 0, 0), times=1))
    set_language("ru")
    try:
        assert "Кубики с попаданием: в среднем 0,6, чаще всего от 0 до 1 (91,0 %)".replace(" %", "\xa0%") in repr(un.odds(2, 8))
    finally:
        set_language("en")


def test_exact_column_has_exact_numbers_and_none_looks_like_another() -> None:
    (grid, _) = un.losses(un.odds(2, 8), (2, 1, 3), times=30).spread.page().parts
    assert isinstance(grid, Grid)
    head = [say(cell) if isinstance(cell, Text) else cell for cell in grid.head]
    attacks, cards = (dict(zip(head, row, strict=True)) for row in grid.rows)
    assert (attacks["Average"], attacks["Exactly"]) == ("≈ 13.7", "–")
    assert (cards["Average"], cards["Exactly"]) == ("≈ 5.9999", "–"), "a class reads 6 as 6"
    (grid, _) = un.odds(2, 8).spread.page().parts
    assert isinstance(grid, Grid)
    assert grid.rows[0][1:3] == ("0.6", "3/5")


@pytest.mark.parametrize("name", MAKERS)
def test_what_is_called_exact_is_a_fraction(name: str) -> None:
    for grid in (part for part in result(name).page().parts if isinstance(part, Grid)):
        exact = [i for i, cell in enumerate(grid.head) if isinstance(cell, Text) and cell.key == "column-exact"]
        assert not [row[i] for row in grid.rows for i in exact if not re.fullmatch(r"–|\d+(/\d+)?", str(row[i]))]


def test_columns_are_not_hidden_by_the_names_of_a_frame() -> None:
    assert not [name for name in result("spread of one number").columns if hasattr(pd.DataFrame, name)]
