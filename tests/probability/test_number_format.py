"""Numbers in sentences: exact, rounded half up, and never certain unless they are."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

import undaunted_nb
import undaunted_nb as un
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import say
from undaunted_nb.probability import number_format
from undaunted_nb.probability.arguments import whole_number
from undaunted_nb.probability.sampling import wilson


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (Fraction(51, 100), "= 0.51"),
        (Fraction(1, 2), "= 0.5"),
        (Fraction(5), "= 5"),
        (Fraction(0), "= 0"),
        (Fraction(9176457, 10**7), "≈ 0.917646"),
        (Fraction(2, 3), "≈ 0.666667"),
        (1 - Fraction(1, 10**8), "> 0.999999"),
        (Fraction(3, 10**16), "≈ 3 × 10^-16"),
        (Fraction(12345675, 10**7), "≈ 1.23457"),
        (Fraction(700, 51), "≈ 13.7255"),
        (Fraction(12345678, 10), "≈ 1,234,568"),
    ],
)
def test_a_decimal_says_whether_it_is_exact(number: Fraction, words: str) -> None:
    assert say(number_format.decimal(number), "en") == words
    assert say(number_format.decimal(number), "uk") == words.translate({ord("."): ",", ord(","): "\u00a0"})


def test_a_fraction_is_written_where_it_can_be_read() -> None:
    assert say(number_format.fraction(Fraction(51, 100)), "en") == "= 51/100"
    assert say(number_format.fraction(Fraction(7, 10) ** 100), "en") == "≈ 3.23 × 10^-16"
    assert (number_format.short(Fraction(51, 100)), number_format.short(Fraction(7, 10) ** 100)) == ("51/100", "")


@pytest.mark.parametrize(
    ("chance", "words"),
    [
        (Fraction(1, 2), "1 in 2"),
        (Fraction(1), "1 in 1"),
        (Fraction(51, 100), "about 1 in 1.96"),
        (Fraction(9999, 10000), ""),
        (Fraction(0), ""),
    ],
)
def test_one_in_is_left_out_where_it_adds_nothing(chance: Fraction, words: str) -> None:
    found = number_format.one_in(chance)
    assert (say(found, "en") if isinstance(found, Text) else found) == words


@pytest.mark.parametrize(
    ("number", "places", "words"),
    [
        (Fraction(1, 8), 2, "0.13"),
        (Fraction(13, 8), 2, "1.63"),
        (Fraction(-1, 8), 2, "-0.13"),
        (0.5, 0, "1"),
        (Fraction(-1, 1000), 2, "0.00"),
        (2, 2, "2.00"),
        (Fraction(10**20), 1, f"{10**20}.0"),
    ],
)
def test_a_number_with_a_fixed_number_of_decimals(number: Any, places: int, words: str) -> None:
    assert number_format.fixed(number, places) == words


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (Fraction(1, 27), "0.037"),
        (Fraction(2345, 1000), "2.35"),
        (Fraction(51, 100), "0.51"),
        (Fraction(12345, 10), "1230"),
        (Fraction(9999, 10), "1000"),
        (Fraction(-13, 8000), "-0.00163"),
        (0, "0"),
        (3.0, "3"),
    ],
)
def test_a_number_with_three_figures(number: Any, words: str) -> None:
    assert number_format.significant(number) == words


@pytest.mark.parametrize(("dice", "defense", "words"), [(4, 2, ">\u00a099%"), (2, 8, "51%, about 1 in 1.96"), (1, 9, "20%, 1 in 5")])
def test_the_panel_of_the_table_writes_a_chance_as_a_result_does(dice: int, defense: int, words: str) -> None:
    from undaunted_nb.probability.odds import percent

    chance = un.odds(dice, defense).probability
    assert say(Text("plan-chance", {"percent": percent(chance), "one": number_format.one_in(chance)}), "en") == words


def test_a_chance_with_a_point_is_the_fraction_that_was_meant() -> None:
    assert number_format.in_percent(0.145) == Fraction(29, 2)
    assert number_format.in_percent(1 / 3) == Fraction(100, 3)
    told = Text("thumb-un-goal", {"target": "A", "percent": number_format.in_percent(0.9999)})
    assert "> 99%" in say(told, "en").replace("\u00a0", " ")


STRAY = re.compile(r"\.\d+[a-zA-Z%]?$|%$")
ELSEWHERE = {
    "kit/table/overlay.py": "the length of a bar",
    "search/planner.py": "the number of tries",
    "games/memoir44/table/plans.py": "the share of a bar, for the page",
    "games/undaunted/builder/layout.py": "half columns of a board",
    "lessons/course/overview.py": "whole minutes",
}
"""Modules that round for another reason than to write a number."""


def stray(file: Path) -> Iterator[str]:
    """Yield the places where a module formats decimals by itself, or rounds (for teaching it rounds coordinates)."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        formats = isinstance(node, ast.FormattedValue) and node.format_spec is not None
        rounds = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "round" and "teaching" not in file.parts
        if rounds or (formats and STRAY.search(ast.unparse(node.format_spec)[2:-1])):  # type: ignore[attr-defined]
            yield ast.unparse(node)


def test_no_other_module_writes_numbers_by_itself() -> None:
    package = Path(undaunted_nb.__file__).parent
    files = {
        str(it.relative_to(package)): it
        for part in ("engine", "files", "probability", "kit", "play", "search", "simulation", "games", "lessons", "teaching")
        for it in (package / part).rglob("*.py")
    }
    files |= {it.name: it for it in package.glob("*.py")}
    found = {name: places for name, it in files.items() if (places := list(stray(it)))}
    assert found.keys() - ELSEWHERE.keys() == set(), "use probability/number_format.py, or say here why the module rounds"
    assert ELSEWHERE.keys() - found.keys() == set(), "take it off the list"


def test_an_answer_never_says_certain_for_what_can_fail() -> None:
    for dice, defense in ((8, 2), (4, 2), (100, 8), (6, 3)):
        words = str(un.odds(dice, defense))
        assert "100.0%" not in words
        assert "1 in 1" not in words.replace("1 in 1.", "")
        assert max(map(len, words.split())) < 40, "no endless fraction"
    slide = un.projector(4, 2)
    for _ in range(9):
        slide.next()
    assert "> 99.9%" in repr(slide).replace("\xa0", " ")
    assert "1 in 1" not in repr(slide)


@pytest.mark.parametrize(("share", "n", "low", "high"), [(0, 1, 0, 0.7935), (1, 1000, 0.99617, 1), (0.5, 100, 0.40383, 0.59617)])
def test_the_interval_of_a_share(share: float, n: int, low: float, high: float) -> None:
    """The figures are those of Wilson's formula, worked out apart from the program."""
    assert wilson(share, n) == pytest.approx((low, high), abs=1e-4)


def test_a_simulation_in_which_nothing_happened_says_how_little_that_means() -> None:
    assert "0.00% to 79.35%" in str(un.dice_simulation(2, 8, seed=1).roll(1))
    sure = str(un.losses(un.odds(8, 2), (0, 0, 0)).simulate(1000))
    assert "99.62% to 100.00%" in sure
    assert "inf" not in sure
    assert "± 0" not in sure


class Index:
    """A whole number that is not an int, like NumPy's."""

    def __init__(self, n: int) -> None:
        self.n = n

    def __index__(self) -> int:
        return self.n


def test_anything_with_an_index_is_a_whole_number() -> None:
    un: Any = undaunted_nb  # the signatures promise less
    assert type(whole_number("n", Index(3), 0)) is int
    assert un.odds(Index(2), Index(8)) == un.odds(2, 8)
    assert un.odds(Index(3), "infantry").probability == un.odds(3, "infantry").probability
    two = un.losses(un.odds(2, 8), (Index(2), 1, 3), times=Index(3))
    assert two == un.losses(un.odds(2, 8), (2, 1, 3), times=3)
    assert un.losses(un.odds(2, 8), [2, 1, 3], times=3) == two
    assert un.odds_table([Index(1)], [Index(5)]) == un.odds_table([1], [5])
    assert un.draws({"A": Index(2), "B": 3}, draw=Index(2)).draws.deck == (2, 3)
    assert un.projector(2, 8, (Index(9), 0)).shown == (9, 0)


@pytest.mark.parametrize(
    ("ask", "words"),
    [
        (lambda un: un.odds(3, "infantry", figures=0), "figures must be a whole number from 1 to 4"),
        (lambda un: un.odds(3, "infantry", stars="no"), "stars must be one of True, False"),
        (lambda un: un.odds("2", "8"), "dice must be a whole number"),
        (lambda un: un.odds(2.0, 8), "dice must be a whole number"),
        (lambda un: un.draws(["A", "B"]), "deck must give the number of copies"),
        (lambda un: un.draws({"A": 2}, hand=3), "hand must give the number of copies"),
        (lambda un: un.draws({1: 1}), "deck must give the number of copies"),
        (lambda un: un.odds_table([], []), "at least one number of dice"),
        (lambda un: un.losses((2, 8), (2, 1, 3)), "Use un.odds(2, 8)"),
    ],
)
def test_wrong_input_names_what_is_accepted(ask: Any, words: str) -> None:
    with pytest.raises(TutorError) as refused:
        ask(undaunted_nb)
    assert words in str(refused.value)


def test_a_sequence_without_a_goal_says_what_the_attacks_take() -> None:
    words = str(un.losses(un.odds(2, 8), (2, 1, 3), until="", times=3))
    assert "On average these 3 attacks take: 1.53 cards." in words
    assert "forever" not in words
    assert "(0)" not in words
