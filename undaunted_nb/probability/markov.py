"""Attacks that are repeated until a goal as a Markov chain: states, exact steps between them, and the number of steps to the end.

Source of the formulas: J. G. Kemeny and J. L. Snell, Finite Markov Chains (1960), chapter 3.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import TypeVar

from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.json_values import JsonObject
from undaunted_nb.engine.text import Text

from .arguments import whole_number
from .distribution import ZERO, Distribution

ONE = Fraction(1)
MOST_STATES = 60
MOST_STEPS = 1000
Row = tuple[Fraction, ...]
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Node:
    """A state: its name in data, its name for readers, and whether the goal is reached in it."""

    name: str
    text: Text
    goal: bool = False


@dataclass(frozen=True, slots=True)
class Chain:
    """The ``states``, the first one at the start, and the ``matrix``: row i holds the chances to go from state i to each state."""

    states: tuple[Node, ...]
    matrix: tuple[Row, ...]

    @property
    def lasting(self) -> tuple[int, ...]:
        """The states that are never left (absorbing), by index."""
        return tuple(i for i, row in enumerate(self.matrix) if row[i] == 1)

    @property
    def passing(self) -> tuple[int, ...]:
        """The states that are left sooner or later (transient), by index."""
        return tuple(i for i, row in enumerate(self.matrix) if row[i] != 1)

    @property
    def visits(self) -> dict[int, dict[int, Fraction]]:
        """The average number of steps begun in each passing state, from each passing state: the fundamental matrix (I − Q)⁻¹."""
        states = self.passing
        rows = [[ONE * (i == j) - self.matrix[i][j] for j in states] + [ONE * (i == j) for j in states] for i in states]
        for k in range(len(states)):
            pivot = next(i for i in range(k, len(states)) if rows[i][k])
            rows[k], rows[pivot] = rows[pivot], rows[k]
            rows[k] = [value / rows[k][k] for value in rows[k]]
            for i, row in enumerate(rows):
                if i != k and row[k]:
                    factor = row[k]
                    rows[i] = [a - factor * b for a, b in zip(row, rows[k], strict=True)]
        return {i: dict(zip(states, row[len(states) :], strict=True)) for i, row in zip(states, rows, strict=True)}

    @property
    def expected(self) -> Row:
        """The average number of steps to the end from each state (0 in a lasting state)."""
        visits = self.visits
        return tuple(sum(visits[i].values(), ZERO) if i in visits else ZERO for i in range(len(self.states)))

    @property
    def variance(self) -> Row:
        """The variance of the number of steps to the end from each state: (2N − I) t − t²."""
        visits, steps = self.visits, self.expected
        return tuple(
            2 * sum((n * steps[j] for j, n in visits[i].items()), ZERO) - steps[i] - steps[i] ** 2 if i in visits else ZERO
            for i in range(len(self.states))
        )

    @property
    def ends(self) -> tuple[Row, ...]:
        """The chance to end in each of the lasting states, from each state."""
        visits, ends = self.visits, self.lasting
        return tuple(
            tuple(sum((n * self.matrix[j][end] for j, n in visits[i].items()), ZERO) for end in ends)
            if i in visits
            else tuple(ONE * (i == end) for end in ends)
            for i in range(len(self.states))
        )

    def after(self, steps: int) -> Distribution[int]:
        """Return the distribution of states, by index, after ``steps`` steps (0 to 1000) from the start.

        Raises TutorError for another number.
        """
        steps = whole_number("steps", steps, 0, MOST_STEPS)
        now = [ONE] + [ZERO] * (len(self.states) - 1)
        for _ in range(steps):
            now = [sum((chance * row[j] for chance, row in zip(now, self.matrix, strict=True) if chance), ZERO) for j in range(len(now))]
        return Distribution(enumerate(now))

    def to_json(self) -> JsonObject:
        """Return states, matrix, and the steps to the end as plain values, with chances as text."""
        return {
            "states": [state.name for state in self.states],
            "matrix": [[str(chance) for chance in row] for row in self.matrix],
            "expected": [str(steps) for steps in self.expected],
            "variance": [str(steps) for steps in self.variance],
        }


def only_attack(attacks: tuple[T, ...]) -> T:
    """Return the attack that is repeated. Raises TutorError if the attacks differ."""
    if len(set(attacks)) > 1:
        raise TutorError(Text("chain-one"))
    return attacks[0]


def chain(nodes: list[Node], moves: Mapping[T, Mapping[T, Fraction]]) -> Chain:
    """Return the chain of these states. ``moves`` has the chances from each, in the same order. Raises TutorError for too many."""
    if len(nodes) > MOST_STATES:
        raise TutorError(Text("chain-long", {"n": len(nodes), "most": MOST_STATES}))
    return Chain(tuple(nodes), tuple(tuple(row.get(target, ZERO) for target in moves) for row in moves.values()))
