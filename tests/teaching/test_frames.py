"""Data frames can be computed with, and a spreadsheet reads the numbers of the CSV files as they are."""

from __future__ import annotations

import csv
from collections.abc import Callable, Mapping
from fractions import Fraction
from pathlib import Path
from typing import Any

import pandas as pd
import pytest

import undaunted_nb as un
from tests.teaching.results import MAKERS, result
from undaunted_nb import i18n
from undaunted_nb.teaching.shown import BYTE_ORDER_MARK, FRACTIONS


def sheet() -> Any:
    return un.worksheet("normandy", seed=1, count=2, pictures=False)


FRAMES: Mapping[str, Callable[[], Any]] = {
    **{name: lambda name=name: result(name) for name in MAKERS},  # type: ignore[misc]
    "marks": lambda: sheet().grade({"=Anna": sheet().key, "Ганна": "--"}),
    "dice simulation": lambda: un.dice_simulation(2, 8, seed=1).roll(10),
    "progress": un.Progress,
    "quiz": lambda: un.Quiz("normandy", seed=1),
    "glossary": lambda: un.glossary("normandy"),
    "editions": lambda: un.editions("normandy"),
}
"""Every result of the package that has a data frame."""
ATTRIBUTES = {*dir(pd.DataFrame), *dir(pd.Series), *dir(tuple)}
EVERY = pytest.mark.parametrize("name", FRAMES)
TABLES = pytest.mark.parametrize("name", [*MAKERS, "marks", "dice simulation"])


@EVERY
def test_no_column_has_the_name_of_an_attribute(name: str) -> None:
    assert set(FRAMES[name]().to_dataframe().columns) & ATTRIBUTES == set()


@TABLES
def test_columns_of_numbers_can_be_computed_with(name: str) -> None:
    found = FRAMES[name]()
    for column, kind in found.to_dataframe().dtypes.items():
        text = any(isinstance(row[column], str) for row in found.records())
        assert text != (kind in ("int64", "float64", "bool")), column


@TABLES
def test_a_column_of_fractions_is_known_as_one(name: str) -> None:
    found = FRAMES[name]()
    looks = {column for row in found.records() for column, value in row.items() if isinstance(value, str) and "/" in value}
    assert looks - {"rules", "question"} <= set(FRACTIONS)


@TABLES
@pytest.mark.parametrize(("language", "comma", "point"), [("en", ",", "."), ("uk", ";", ","), ("ru", ";", ",")])
def test_a_spreadsheet_reads_every_number(name: str, language: str, comma: str, point: str, tmp_path: Path) -> None:
    found, plain = FRAMES[name](), tmp_path / "a.csv"
    i18n.set_language(language)
    try:
        text = found.to_csv(plain, spreadsheet=True)
    finally:
        i18n.set_language("en")
    assert plain.read_bytes().decode() == text
    assert text.startswith(BYTE_ORDER_MARK), "Excel needs it to read Cyrillic letters"
    head, *rows = csv.reader(text.removeprefix(BYTE_ORDER_MARK).splitlines(), delimiter=comma)
    assert len(head) == len(set(head))
    for row, record in zip(rows, found.records(), strict=True):
        cells = dict(zip(head, row, strict=True))
        for column, value in record.items():
            if column in FRACTIONS:
                assert Fraction(int(cells[f"{column}_numerator"]), int(cells[f"{column}_denominator"])) == Fraction(str(value))
            elif isinstance(value, float):
                assert point not in ".," or "." not in cells[column].replace(point, "")
                assert float(cells[column].replace(point, ".")) == pytest.approx(value, nan_ok=True)
            else:
                assert cells[column] == str(value).replace("\n", "") or "\n" in str(value)


def test_completion_offers_no_methods_of_tuples() -> None:
    for name in MAKERS:
        assert not {"count", "index"} & set(dir(result(name)))
    assert {"probability", "to_csv", "dice"} <= set(dir(un.odds(2, 8)))


def test_every_class_with_a_data_frame_is_checked() -> None:
    made = {type(maker()) for maker in FRAMES.values()}
    import tests.project.test_docstrings as docstrings

    classes = {it for it in docstrings.classes() if hasattr(it, "to_dataframe") and not getattr(it, "__abstractmethods__", ())}
    assert {it for it in classes if not any(issubclass(one, it) for one in made)} == set()
