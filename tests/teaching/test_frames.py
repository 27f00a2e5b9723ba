"""Data frames can be computed with, and a spreadsheet reads the numbers of the CSV files as they are."""

from __future__ import annotations

import csv
import dataclasses
import importlib
import io
import operator
import pickle
import pkgutil
import re
import sys
from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from pathlib import Path
from typing import Any

import pandas as pd
import pytest

import undaunted_nb as un
from tests.public import returned
from tests.search.test_review import thrown_away
from tests.teaching.results import MAKERS, result
from undaunted_nb import i18n, teaching
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.i18n import say
from undaunted_nb.probability.casualties import Progress, State, Step
from undaunted_nb.teaching.display.display import BYTE_ORDER_MARK, FRACTIONS, Rows


def sheet() -> Any:
    return un.worksheet("normandy", seed=1, count=2, pictures=False)


def marks() -> Any:
    return sheet().grade({"=Anna": sheet().key, "Ганна": "--"})


def games() -> Any:
    return un.simulate("normandy/duel-in-cover", n=2, progress=False)


def played() -> Any:
    game = un.new_game("normandy/hills", seed=1)
    game.play("US: initiative Rifleman A")
    return game


def turn() -> Any:
    return un.missed(thrown_away(), n=40, seed=1)


def hint() -> Any:
    return un.hint(un.new_game("normandy/la-raye", seed=1), n=2)


TABLES: Mapping[str, Callable[[], Any]] = {
    **{name: lambda name=name: result(name) for name in MAKERS},  # type: ignore[misc]
    "worksheet": sheet,
    "teacher's sheet": lambda: sheet().teacher,
    "marks": marks,
    "marks by pupil": lambda: marks().pupils,
    "marks by question": lambda: marks().questions,
    "kinds of questions": un.question_kinds,
    "dice simulation": lambda: un.dice_simulation(2, 8, seed=1).roll(10),
    "table of symbols": lambda: un.odds_table([2, 3], ["infantry", "armor"]),
    "hint": hint,
    "turn": turn,
    "analysis": lambda: un.analyze(played(), "US", n=4),
    "simulated games": games,
    "simulated games by ending": lambda: games().by("ending"),
}
"""Every result with a data frame and CSV."""
FRAMES: Mapping[str, Callable[[], Any]] = {
    **TABLES,
    "progress": un.Progress,
    "quiz": lambda: un.Quiz("normandy", seed=1),
    "chain": lambda: un.losses(un.odds(2, 8), (2, 1, 3)).chain,
    "glossary": lambda: un.glossary("normandy"),
    "editions": lambda: un.editions("normandy"),
}
"""Every result of the package that has a data frame."""
MATRICES = ("Chain",)
"""Results whose data frame is a matrix: its columns are the states."""
ATTRIBUTES = {*dir(pd.DataFrame), *dir(pd.Series), *dir(tuple)}
EVERY = pytest.mark.parametrize("name", FRAMES)
EACH = pytest.mark.parametrize("name", TABLES)


@EVERY
def test_no_column_has_the_name_of_an_attribute(name: str) -> None:
    assert set(FRAMES[name]().to_dataframe().columns) & ATTRIBUTES == set()


@EACH
def test_columns_of_numbers_can_be_computed_with(name: str) -> None:
    found = FRAMES[name]()
    for column, kind in found.to_dataframe().dtypes.items():
        text = any(isinstance(row[column], str) for row in found.records())
        assert text != (kind in ("int64", "float64", "bool")), column


@EACH
def test_a_column_of_fractions_is_known_as_one(name: str) -> None:
    found = FRAMES[name]()
    looks = {column for row in found.records() for column, value in row.items() if re.fullmatch(r"-?\d+/\d+", str(value))}
    assert looks <= set(FRACTIONS)


@EACH
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
                assert cells[column].removeprefix("'") == str(value).replace("\n", "") or "\n" in str(value)


SIGNS = ("=", "+", "-", "@", "\t=", "\r=", "\n", "  =", "＝", "－")
NAMES = [f'{sign}HYPERLINK("http://evil","{n}")' for n, sign in enumerate(SIGNS)]
NAMED: Mapping[str, Callable[[], Any]] = {
    "marks": lambda: sheet().grade(dict.fromkeys(NAMES, "ab")),
    "marks by pupil": lambda: sheet().grade(dict.fromkeys(NAMES, "ab")).pupils,
    "marks by question": lambda: sheet().grade({NAMES[0]: wrong()}).questions,
    "rolls of a class": lambda: un.experiment(2, 8, dict.fromkeys(NAMES, "0 1 2")),  # its rows name no pupil
    "draws": lambda: un.draws(dict.fromkeys(NAMES, 2), draw=2, rounds=2),
    "beliefs": lambda: un.bayes(dict.fromkeys(NAMES, 1), dict.fromkeys(NAMES, "1/2")),
}
"""Results with the most dangerous names that a person can give them."""


def wrong() -> str:
    return "".join("b" if letter == "a" else "a" for letter in sheet().key)


def cells_of(text: str) -> list[str]:
    return [cell for row in csv.reader(io.StringIO(text.removeprefix(BYTE_ORDER_MARK), newline="")) for cell in row]


def is_formula(cell: str) -> bool:
    """Return whether a spreadsheet computes a cell. It shows a sign alone, and a number, as they are."""
    return cell[:1] in {*"\t\r\n"} or (cell.strip()[:1] in {*"=+-@＝＋－＠"} and not re.fullmatch(r"\W|-?[\d.e+-]+", cell))


@pytest.mark.parametrize("name", [*NAMED, *(f"shipped {name}" for name in TABLES)])
def test_no_text_is_a_formula_in_a_spreadsheet(name: str) -> None:
    found = NAMED[name]() if name in NAMED else TABLES[name.removeprefix("shipped ")]()
    cells, plain = cells_of(found.to_csv(spreadsheet=True)), cells_of(found.to_csv())
    assert [*filter(is_formula, cells)] == []
    assert {*filter(is_formula, plain)} <= {cell[1:] for cell in cells if cell[:1] == "'"}, "the plain form has exactly the letters"


def test_names_keep_their_letters_on_the_screen_and_for_programs() -> None:
    found = NAMED["marks by pupil"]()
    assert {row["pupil"] for row in found.records()} == {*NAMES} == {*filter(is_formula, cells_of(found.to_csv()))}
    assert all(name in repr(found) for name in NAMES)


def classes(base: type) -> Iterator[type]:
    one: type
    for one in base.__subclasses__():
        if getattr(sys.modules[one.__module__], one.__name__) is one:  # a class with slots has a first draft, which may still be around
            yield one
            yield from classes(one)


def test_every_class_with_a_data_frame_is_checked() -> None:
    for module in pkgutil.iter_modules(teaching.__path__):
        importlib.import_module(f"{teaching.__name__}.{module.name}")
    made = {type(maker()) for maker in TABLES.values()}
    public = {one for one in classes(Rows) if one.__module__.startswith("undaunted_nb") and not one.__name__.startswith("_")}
    missing = {one.__name__ for one in public if not any(issubclass(it, one) for it in made)}
    assert missing == set(MATRICES), "add one to the list"


FLOORS = (
    "teaching.results", "teaching.classroom", "teaching.interactive", "probability", "search", "lessons.reference", "lessons.quiz",
    "games.undaunted.chances", "games.memoir44.chances",
)  # fmt: skip
"""The modules whose classes are results. What they hold of the engine are tuples that a loop makes many of."""
OF_A_LOOP = (State, Progress, Step)
"""The same in the modules of results."""


@pytest.mark.parametrize("name", un.__all__)
def test_results_are_no_tuples(name: str) -> None:
    kinds = returned(name, follow=FLOORS) if callable(getattr(un, name)) else {}
    for kind, way in kinds.items():
        if kind.__module__.removeprefix("undaunted_nb.").startswith(FLOORS) and kind not in OF_A_LOOP:
            assert not issubclass(kind, tuple), way
            assert not {"__add__", "__mul__", "__getitem__", "__iter__", "_fields"} & set(dir(kind)) or issubclass(kind, Mapping), way


@pytest.mark.parametrize("name", [name for name in TABLES if not name.startswith("distribution")])
def test_results_have_no_order_and_no_sum_by_accident(name: str) -> None:
    one = TABLES[name]()
    for compare in (operator.lt, operator.le, operator.gt, operator.ge):
        with pytest.raises(TypeError) as refused:
            compare(one, one)
        assert not isinstance(refused.value, TutorError) or say(refused.value.text).startswith("Results have no order. Compare ")
    for compute in (operator.add, operator.mul, lambda result, _: list(result), lambda result, _: len(result), lambda result, _: result[0]):
        with pytest.raises(TypeError):
            compute(one, one)


def test_the_refused_order_names_what_to_compare() -> None:
    low, high = un.odds(2, 10), un.odds(1, 2)
    with pytest.raises(un.TutorError, match=r"max\(results, key=lambda result: result.probability\)"):
        max(low, high)
    assert max(low, high, key=lambda result: result.probability) is high


@pytest.mark.parametrize("name", MAKERS)
def test_results_are_equal_to_their_copies_and_can_be_kept_in_a_set(name: str) -> None:
    one = result(name)
    if dataclasses.is_dataclass(one):
        again = pickle.loads(pickle.dumps(one))  # noqa: S301  (our own value)
        assert again == one
        assert len({one, again}) == 1
        assert repr(again) == repr(one)
        assert one != object()
