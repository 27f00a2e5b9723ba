"""Plans as a decision tree: choices, chance, and what each branch is worth, folded back from the ends.

Source: H. Raiffa, Decision Analysis (1968), for the picture of squares and circles.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from undaunted_nb.engine.action import CHANCE
from undaunted_nb.engine.position import Position

from .plan import TooLongError, odds_of, read_script

CHOICE, LUCK, END = "choice", "luck", "end"
MOST_NODES = 400
ONE = Fraction(1)


@dataclass(frozen=True, slots=True)
class Node:
    """A place of the tree with its branches.

    ``kind`` is CHOICE, LUCK or END. ``value`` is the chance of the goal from here. ``line`` is the action that leads here ("": luck), and
    ``chance`` the chance of this branch among its neighbors (1 for a choice). ``reached`` tells whether the goal has been reached here, and
    ``plan`` is the name of the plan that begins with this branch.
    """

    kind: str
    value: Fraction
    line: str = ""
    chance: Fraction = ONE
    reached: bool = False
    branches: tuple[Node, ...] = ()
    plan: str = ""


def grow_tree(position: Position, plans: Mapping[str, str | Sequence[str]], goal: str) -> Node:
    """Return the tree of several plans, by name, for a goal. At its root, the best plan is chosen.

    Outcomes of the dice after which the rest of the tree is the same are one branch. Raises NotationError or TutorError if a plan cannot
    be read, and TooLongError if the tree has more than 400 places.
    """
    branches = []
    for name, plan in plans.items():
        node = _Grower(position, plan, goal).grow(position, 0, 0)
        branches.append(replace(node.branches[0] if node.kind == CHOICE else node, plan=name))
    return Node(CHOICE, max(branch.value for branch in branches), branches=tuple(branches))


class _Grower:
    """Grows the tree of one plan."""

    def __init__(self, position: Position, plan: str | Sequence[str], goal: str) -> None:
        self.odds = odds_of(position)
        self.script, _ = read_script(position, plan, goal, goal)
        self.size = 0

    def grow(self, p: Position, place: int, before: int) -> Node:
        """Return the tree from a position on. ``before`` is what has been reached."""
        self.size += 1
        if self.size > MOST_NODES:
            raise TooLongError("plan-tree-large", MOST_NODES)
        marks = self.script.mark_reached(p, before)
        reached = bool(marks >> self.script.until & 1)
        if reached:
            return Node(END, ONE, reached=True)
        if p.to_act == (CHANCE,):
            together: dict[Node, Fraction] = {}
            for after, chance in self.odds.outcomes(p):
                branch = self.grow(after, place, marks)
                together[branch] = together.get(branch, Fraction()) + chance
            branches = tuple(replace(branch, chance=chance) for branch, chance in together.items())
            return Node(LUCK, sum((branch.value * branch.chance for branch in branches), Fraction()), branches=branches)
        step = self.script.next(self.odds, p, place, marks)
        if step is None:
            return Node(END, Fraction())
        action, number, following = step
        branch = self.grow(p.perform(action).after, following, marks)
        return Node(CHOICE, branch.value, branches=(replace(branch, line=p.format(action)),)) if number >= 0 else branch
