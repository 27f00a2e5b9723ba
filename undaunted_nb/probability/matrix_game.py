"""Two players choose at the same time, and one wins what the other loses: the value of the game, and how to mix choices.

Sources: J. von Neumann, Zur Theorie der Gesellschaftsspiele (1928), for the value, G. B. Dantzig (1951) for the linear program, R. G. Bland
(1977) for the rule that keeps the simplex method from going in circles.
"""

from __future__ import annotations

import operator
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

ZERO, ONE = Fraction(), Fraction(1)
Matrix = Sequence[Sequence[Fraction]]
"""What the first player wins, by the choice of the first player and then by that of the second."""


@dataclass(frozen=True, slots=True)
class Solution:
    """The value of a matrix game for the first player, and the share of each choice in an optimal mixture of each player."""

    value: Fraction
    first: tuple[Fraction, ...]
    second: tuple[Fraction, ...]


def solve(matrix: Matrix) -> Solution:
    """Return the value and an optimal mixture of each player, exactly, by the simplex method.

    The second player's linear program is: maximize the sum of y where matrix · y is at most 1 in each row. All numbers are first raised
    above 0, which moves the value and no mixture. The dual values are the mixture of the first player.
    """
    lift = 1 - min(map(min, matrix))
    rows, columns = len(matrix), len(matrix[0])
    table = [[*(cell + lift for cell in row), *(Fraction(i == j) for j in range(rows)), ONE] for i, row in enumerate(matrix)]
    goal = [*([-ONE] * columns), *([ZERO] * rows), ZERO]
    basis = [columns + i for i in range(rows)]
    while (entering := next((j for j in range(columns + rows) if goal[j] < 0), None)) is not None:
        ratios = [(table[i][-1] / table[i][entering], basis[i], i) for i in range(rows) if table[i][entering] > 0]
        leaving = min(ratios)[2]
        pivot_row = table[leaving] = [cell / table[leaving][entering] for cell in table[leaving]]
        for row in (*(table[i] for i in range(rows) if i != leaving), goal):
            factor = row[entering]
            row[:] = [cell - factor * pivot for cell, pivot in zip(row, pivot_row, strict=True)]
        basis[leaving] = entering
    weights = dict(zip(basis, (row[-1] for row in table), strict=True))
    scale = 1 / goal[-1]
    second = tuple(weights.get(j, ZERO) * scale for j in range(columns))
    return Solution(scale - lift, tuple(goal[columns + i] * scale for i in range(rows)), second)


def saddle_points(matrix: Matrix) -> tuple[tuple[int, int], ...]:
    """Return each cell (row, column) that is the least of its row and the largest of its column: nobody gains by another choice."""
    tops = [max(column) for column in zip(*matrix, strict=True)]
    return tuple((i, j) for i, row in enumerate(matrix) for j, cell in enumerate(row) if cell == min(row) == tops[j])


def dominated_rows(matrix: Matrix) -> tuple[tuple[int, int], ...]:
    """Return each row with one that is never worse for the first player and sometimes better, as a pair (row, better row)."""
    return tuple(
        (i, best)
        for i, row in enumerate(matrix)
        if (best := next((k for k, other in enumerate(matrix) if other != row and all(map(operator.ge, other, row))), None)) is not None
    )


def dominated_columns(matrix: Matrix) -> tuple[tuple[int, int], ...]:
    """Return each column with one that is never worse for the second player and sometimes better, as a pair (column, better column)."""
    return dominated_rows([[-cell for cell in column] for column in zip(*matrix, strict=True)])
