"""The proof of a puzzle: its first action is clearly the best one, and it is not what the rules of thumb would play.

Only the exact search admits a puzzle. Playouts may propose one.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from random import Random

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.position import Position
from undaunted_nb.play.opponent import View
from undaunted_nb.search.best_plan import FirstChances, prove_first_actions
from undaunted_nb.search.heuristics import weigh_actions

GAP = Fraction(15, 100)
"""How much better the first action must be than every other one."""
LEAST = Fraction(3, 10)
"""The least chance that is worth asking for."""
LIMIT = 8_000
"""The most positions that a proof visits."""
WORLDS = 3
"""The number of deals of the hidden cards in which the chances must be the same."""


@dataclass(frozen=True, slots=True)
class Proof:
    """The position as the side sees it, the exact chance after each legal first action (the best first), and the solution.

    ``rank`` is the place of the first action in the order of the rules of thumb, from 0.
    """

    position: Position
    side: str
    goal: str
    chances: Mapping[Action, Fraction]
    line: tuple[Action, ...]
    rank: int

    @property
    def first(self) -> Action:
        """The first action of the solution."""
        return self.line[0]


def prove(position: Position, side: str, goal: str, *, limit: int = LIMIT) -> Proof | None:
    """Return the proof that a position is a puzzle, or None if it is not one or needs a longer search.

    The cards that ``side`` cannot see are dealt again, so the puzzle tells nothing about them, and the proof must not depend on them.

    Raises TutorError if the goal is unknown.
    """
    view = View(position, side)
    seen = view.deal_again()
    result = prove_first_actions(seen, goal, side, limit)
    if result is None or not _is_clear(result):
        return None
    worths = weigh_actions(seen, side, seen.legal_actions)
    worth = worths[result.line[0]]
    if worth >= max(worths.values()):
        return None
    for number in range(WORLDS):
        other = prove_first_actions(view.deal_again(Random(number)), goal, side, limit)
        if other is None or other.chances != result.chances:
            return None
    return Proof(seen, side, goal, result.chances, result.line, sum(other >= worth for other in worths.values()) - 1)


def _is_clear(result: FirstChances) -> bool:
    """Return whether the first action of the solution is better than every other one by the gap."""
    if len(result.chances) < 2 or not result.line:
        return False
    best, second, *_ = result.chances.values()
    return best >= LEAST and best - second >= GAP and next(iter(result.chances)) == result.line[0]
