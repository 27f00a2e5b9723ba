"""The possible outcomes when CHANCE acts: dice and draws."""

from __future__ import annotations

from bisect import bisect
from functools import cache
from itertools import accumulate, combinations_with_replacement
from math import factorial, prod
from typing import TYPE_CHECKING

from undaunted_nb.engine.action import CHANCE, Action

from .state.position import Draw, Drop, Position, Roll
from .state.setup import FACES, SYMBOLS
from .turn_flow import drawn_from

if TYPE_CHECKING:
    from fractions import Fraction
    from random import Random

ROLL, DRAW, LAND = "roll", "draw", "land"
SUMS = tuple(accumulate(FACES))
ORDER = {symbol: i for i, symbol in enumerate(SYMBOLS)}


@cache
def rolls(dice: int) -> tuple[tuple[tuple[str, ...], Fraction], ...]:
    """Return every result of ``dice`` dice, in the order of SYMBOLS, each with its exact probability."""
    from fractions import Fraction

    weights = dict(zip(SYMBOLS, FACES, strict=True))
    results = []
    for faces in combinations_with_replacement(SYMBOLS, dice):
        orders = factorial(dice) // prod(factorial(faces.count(f)) for f in set(faces))
        results.append((faces, Fraction(orders * prod(weights[f] for f in faces), sum(FACES) ** dice)))
    return tuple(results)


def in_order(faces: list[str]) -> tuple[str, ...]:
    """Return faces in the order of notation: sorted by symbol."""
    return tuple(sorted(faces, key=ORDER.__getitem__))


def chance_outcomes(p: Position) -> tuple[tuple[Action, Fraction], ...]:
    """Return every dice result, every card that can be drawn, or every hex to land on, with its exact probability.

    It is () unless CHANCE acts.
    """
    task = p.pending[-1] if p.pending and not p.outcome else None
    if isinstance(task, Roll):
        return tuple((Action(ROLL, CHANCE, "", faces), chance) for faces, chance in rolls(task.dice))
    if isinstance(task, Draw):
        from fractions import Fraction

        deck = drawn_from(p)
        whole = sum(deck)
        return tuple((Action(DRAW, CHANCE, p.setup.cards[i].id), Fraction(count, whole)) for i, count in enumerate(deck) if count)
    if isinstance(task, Drop):
        from fractions import Fraction

        return tuple((Action(LAND, CHANCE, "", (tile,)), Fraction(1, len(p.setup.zone))) for tile in p.setup.zone)
    return ()


def sample(p: Position, rng: Random) -> Action:
    """Return one outcome, drawn with its probability, without listing all of them. Raises ValueError unless CHANCE acts."""
    task = p.pending[-1] if p.pending and not p.outcome else None
    if isinstance(task, Roll):
        return Action(ROLL, CHANCE, "", in_order(rng.choices(SYMBOLS, cum_weights=SUMS, k=task.dice)))
    if isinstance(task, Draw):
        sums = tuple(accumulate(drawn_from(p)))
        return Action(DRAW, CHANCE, p.setup.cards[bisect(sums, rng.random() * sums[-1])].id)  # as rng.choices does, which takes longer
    if isinstance(task, Drop):
        return Action(LAND, CHANCE, "", (rng.choice(p.setup.zone),))
    message = "chance is not to act in this position"
    raise ValueError(message)
