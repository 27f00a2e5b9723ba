"""Least squares for a few predictors, by the exact normal equations, and the quantile of Student's t for their intervals.

Sources: C. F. Gauss, Theoria combinationis observationum (1821), for the equations. M. Abramowitz and I. Stegun, Handbook of mathematical
functions (1964), 26.7.5, for the quantile: from 5 degrees of freedom on it is right to two decimals.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt

from .sampling import SURE

ZERO = Fraction()


@dataclass(frozen=True, slots=True)
class Fit:
    """Coefficients, their standard errors, the sum of squares that they leave, and the one around the mean."""

    coefficients: tuple[Fraction, ...]
    errors: tuple[float, ...]
    left: Fraction
    whole: Fraction
    freedom: int


def fit(rows: Sequence[Sequence[Fraction]], values: Sequence[Fraction]) -> Fit | None:
    """Return the coefficients with the least squares, or None if one predictor follows from the others.

    Each row has its predictors, the constant 1 among them. There must be more rows than predictors.
    """
    columns = list(zip(*rows, strict=True))
    size, freedom = len(columns), len(rows) - len(columns)
    table = [
        [*(_product(column, other) for other in columns), *(Fraction(i == j) for j in range(size)), _product(column, values)]
        for i, column in enumerate(columns)
    ]
    for i in range(size):
        pivot = next((k for k in range(i, size) if table[k][i]), None)
        if pivot is None:
            return None
        table[i], table[pivot] = table[pivot], table[i]
        table[i] = [cell / table[i][i] for cell in table[i]]
        for k in range(size):
            if k != i and table[k][i]:
                factor = table[k][i]
                table[k] = [cell - factor * other for cell, other in zip(table[k], table[i], strict=True)]
    coefficients = tuple(row[-1] for row in table)
    left = sum(((value - _product(row, coefficients)) ** 2 for row, value in zip(rows, values, strict=True)), ZERO)
    mean = sum(values, ZERO) / len(values)
    whole = sum(((value - mean) ** 2 for value in values), ZERO)
    errors = tuple(sqrt(left / freedom * table[i][size + i]) for i in range(size))
    return Fit(coefficients, errors, left, whole, freedom)


def _product(first: Sequence[Fraction], second: Sequence[Fraction]) -> Fraction:
    return sum((a * b for a, b in zip(first, second, strict=True)), ZERO)


def student(freedom: int) -> float:
    """Return how many standard errors on each side contain 95 of 100 results, with these degrees of freedom (5 or more)."""
    z = SURE
    terms = (z**3 + z) / 4, (5 * z**5 + 16 * z**3 + 3 * z) / 96, (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + terms[0] / freedom + terms[1] / freedom**2 + terms[2] / freedom**3
