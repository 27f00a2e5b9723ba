"""The possible outcomes when CHANCE acts: draws and dice."""

from __future__ import annotations

from bisect import bisect_right
from itertools import accumulate
from typing import TYPE_CHECKING

from undaunted_nb.engine.action import CHANCE, Action

from .round import DRAW_ACTION, ROLL_ACTION
from .state.position import Draw, Position, Roll, drawn_from

if TYPE_CHECKING:
    from fractions import Fraction
    from random import Random


_make = tuple.__new__
"""A fast way to create an Action from its fields, used at every random step."""


def chance_outcomes(p: Position) -> tuple[tuple[Action, Fraction], ...]:
    """Return every card that can be drawn, or every (sorted) dice result, with its exact probability.

    It is () unless CHANCE acts.
    """
    task = p.pending[-1] if p.pending and not p.outcome else None
    if isinstance(task, Roll):
        from undaunted_nb.engine.chance import rolls

        return tuple((Action(ROLL_ACTION, CHANCE, "", faces), chance) for faces, chance in rolls(task.dice))
    if isinstance(task, Draw):
        from fractions import Fraction

        deck = drawn_from(p.halves[task.side])
        whole = sum(deck)
        cards = p.setup.cards[task.side]
        return tuple((Action(DRAW_ACTION, CHANCE, cards[i].id), Fraction(count, whole)) for i, count in enumerate(deck) if count)
    return ()


def sample(p: Position, rng: Random) -> Action:
    """Return one outcome, drawn with its probability, without listing all of them. Raises ValueError unless CHANCE acts."""
    task = p.pending[-1] if p.pending and not p.outcome else None
    if isinstance(task, Draw):
        deck = drawn_from(p.halves[task.side])
        until = [*accumulate(deck)]
        card = p.setup.cards[task.side][bisect_right(until, int(rng.random() * until[-1]))]
        return _make(Action, (DRAW_ACTION, CHANCE, card.id, (), ""))
    if isinstance(task, Roll):
        faces = tuple(sorted([int(rng.random() * 10) for _ in range(task.dice)]))
        return _make(Action, (ROLL_ACTION, CHANCE, "", faces, ""))
    message = "chance is not to act in this position"
    raise ValueError(message)
