"""The value and the mixtures of matrix games, beside known games and beside every reply."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from undaunted_nb.probability.matrix_game import Matrix, dominated_columns, dominated_rows, saddle_points, solve

HALF, THIRD = Fraction(1, 2), Fraction(1, 3)
MATRICES = st.integers(1, 5).flatmap(
    lambda columns: st.lists(st.lists(st.fractions(-9, 9, max_denominator=4), min_size=columns, max_size=columns), min_size=1, max_size=5)
)


def matrix(*rows: tuple[int, ...]) -> list[list[Fraction]]:
    return [[Fraction(cell) for cell in row] for row in rows]


@pytest.mark.parametrize(
    ("game", "value", "first", "second"),
    [
        (matrix((1, -1), (-1, 1)), 0, (HALF, HALF), (HALF, HALF)),
        (matrix((0, -1, 1), (1, 0, -1), (-1, 1, 0)), 0, (THIRD,) * 3, (THIRD,) * 3),
        (matrix((3, -1), (-2, 4)), 1, (Fraction(3, 5), Fraction(2, 5)), (HALF, HALF)),
        (matrix((4, 2, 5), (3, 1, 0)), 2, (1, 0), (0, 1, 0)),
        (matrix((-7,)), -7, (1,), (1,)),
    ],
)
def test_known_games(game: Matrix, value: Fraction, first: tuple[Fraction, ...], second: tuple[Fraction, ...]) -> None:
    found = solve(game)
    assert (found.value, found.first, found.second) == (value, first, second)
    assert {type(number) for number in (found.value, *found.first, *found.second)} == {Fraction}


@given(MATRICES)
def test_nobody_gains_by_another_choice(game: Matrix) -> None:
    """This is what makes a solution optimal, whatever found it."""
    found = solve(game)
    for mixture in (found.first, found.second):
        assert sum(mixture) == 1
        assert min(mixture) >= 0
    for column in zip(*game, strict=True):
        assert sum(share * cell for share, cell in zip(found.first, column, strict=True)) >= found.value
    for row in game:
        assert sum(share * cell for share, cell in zip(found.second, row, strict=True)) <= found.value


@given(MATRICES)
def test_a_saddle_point_has_the_value_and_dominated_choices_are_not_needed(game: Matrix) -> None:
    value = solve(game).value
    assert {game[i][j] for i, j in saddle_points(game)} <= {value}
    rows = {i for i, _ in dominated_rows(game)}
    columns = {j for j, _ in dominated_columns(game)}
    rest = [[cell for j, cell in enumerate(row) if j not in columns] for i, row in enumerate(game) if i not in rows]
    assert solve(rest).value == value


def test_equal_rows_do_not_dominate_each_other() -> None:
    assert dominated_rows(matrix((1, 2), (1, 2), (0, 2))) == ((2, 0),)
    assert dominated_columns(matrix((1, 2), (1, 3))) == ((1, 0),)
    assert saddle_points(matrix((1, 1), (1, 1))) == ((0, 0), (0, 1), (1, 0), (1, 1))
