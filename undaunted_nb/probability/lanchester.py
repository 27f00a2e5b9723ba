"""Two laws of combat, and battles with dice to hold against them.

Source: F. W. Lanchester, Aircraft in Warfare (1916), chapter 5, for both laws.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

LINEAR, SQUARE = "linear", "square"
STEPS = 1_000
"""The steps of a round in which the laws are followed."""


@dataclass(frozen=True, slots=True)
class Force:
    """One side of a battle: its units, their figures, and the part of an enemy unit that one of them removes in a round on average."""

    units: int
    figures: int
    rate: float


def follow_law(law: str, first: Force, second: Force, rounds: int, steps: int = STEPS) -> list[tuple[float, float]]:
    """Return the units of both sides after each round, until one side has none left.

    SQUARE: every unit can fire at every enemy, so losses follow the number of enemies. LINEAR: each unit fights one enemy, so losses follow
    the number of pairs. With one of the ``steps`` in a round, all units that fall in it still fire.
    """
    a, b = float(first.units), float(second.units)
    course = [(a, b)]
    for _ in range(rounds):
        for _ in range(steps):
            if min(a, b) <= 0:
                break
            enemies, friends = (b, a) if law == SQUARE else (min(a, b), min(a, b))
            a, b = a - second.rate * enemies / steps, b - first.rate * friends / steps
        course.append((max(a, 0.0), max(b, 0.0)))
    return course


def fight(first: Force, second: Force, hits: tuple[Sequence[int], Sequence[int]], rounds: int, rng: Random) -> list[tuple[int, int]]:
    """Return the units of both sides after each round of one battle.

    Both sides fire at the same time. Each unit fires at the enemy unit with the fewest figures, and its hits beyond the last figure are
    lost. A unit with figures left fires as a whole one. ``hits`` has equally likely numbers of hits for the units of each side.
    """
    sides = [[first.figures] * first.units, [second.figures] * second.units]
    course = [(first.units, second.units)]
    for _ in range(rounds):
        fire = [[rng.choice(hits[i]) for _ in sides[i]] for i in (0, 1)]
        for i, enemy in ((0, 1), (1, 0)):
            for hit in fire[i]:
                if sides[enemy] and hit:
                    weakest = min(range(len(sides[enemy])), key=sides[enemy].__getitem__)
                    sides[enemy][weakest] -= hit
                    if sides[enemy][weakest] <= 0:
                        sides[enemy].pop(weakest)
        course.append((len(sides[0]), len(sides[1])))
    return course
