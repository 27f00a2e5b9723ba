"""A decision tree: which plan to choose, and what each turn of luck is then worth."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import TYPE_CHECKING

from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.text import Text, excerpt
from undaunted_nb.i18n import percent
from undaunted_nb.probability.arguments import whole_number
from undaunted_nb.search.plan_tree import Node, grow_tree

from ..display.chart_mixin import ChartMixin, draw
from ..display.display import Grid, Page, chances, exact
from .odds import position_of
from .plans import read_goal

if TYPE_CHECKING:
    from undaunted_nb.engine.position import Position
    from undaunted_nb.play.game import Game

    from ..charts.chart import Chart


@dataclass(frozen=True, slots=True)
class Place:
    """A place of a tree as it is shown: its node, how many branches lead to it, and the node that it hangs on (None: the root)."""

    node: Node
    depth: int
    above: int | None


@dataclass(frozen=True, slots=True, repr=False)
class DecisionTree(ChartMixin):
    """Plans as a tree of choices (squares) and luck (circles). The value of a place is the exact chance of the goal from there.

    ``levels`` is the number of levels, from the ends, whose values are shown (None: all).

    Example:
        >>> game = un.new_game("normandy/hills", seed=10)
        >>> for line in ("US: initiative Machine Gunner A", "DE: initiative Fog of War"):
        ...     _ = game.play(line)
        >>> shots = ["Machine Gunner A: attack DE Riflemen B", "Rifleman A: attack DE Riflemen B"]
        >>> tree = un.decision_tree(game, {"one": shots[:1], "two": shots}, "card DE Riflemen B")
        >>> tree.value, tree.best, tree.depth
        (Fraction(657, 1000), ('two',), 4)
        >>> [row["branch"] for row in tree.fold(1).records()]
        ['reached', 'open', 'reached', 'open']

    """

    goal: Text
    root: Node = field(hash=False)
    levels: int | None = None

    @property
    def value(self) -> Fraction:
        """The exact chance of the goal with the best plan."""
        return self.root.value

    @property
    def best(self) -> tuple[str, ...]:
        """The names of the best plan, or of several that are equal."""
        return tuple(branch.plan for branch in self.root.branches if branch.value == self.value)

    @property
    def places(self) -> tuple[Place, ...]:
        """All places, each after the one that it hangs on."""
        return tuple(_walk(self.root, 0, None, 0))

    @property
    def depth(self) -> int:
        """The number of branches from the root to the last end."""
        return max(place.depth for place in self.places)

    def fold(self, levels: int) -> DecisionTree:
        """Return the tree with the values of its last levels only. A class folds it back by 0, 1, 2 … levels.

        Args:
            levels: The number of levels, from the ends.

        Raises:
            TutorError: ``levels`` is not a whole number from 0 to the depth and one more.

        """
        return replace(self, levels=whole_number("levels", levels, 0, self.depth + 1))

    def is_open(self, place: Place) -> bool:
        """Return whether the value of a place is shown."""
        return self.levels is None or _height(place.node) < self.levels

    @property
    def columns(self) -> tuple[str, ...]:
        return "level", "place", "branch", "exact", "chance", "percent"

    def rows(self) -> Iterable[tuple[object, ...]]:
        """Yield the places whose values are shown. A branch of luck is "reached" or "open"."""
        for place in filter(self.is_open, self.places):
            branch = _name(place.node) or ("reached" if place.node.reached else "open")
            yield place.depth, place.node.kind, branch, *chances(place.node.value)

    def describe(self, place: Place) -> Text | str:
        """Return what leads to a place: a plan, an action, or luck with its chance."""
        node = place.node
        if place.above is None:
            return Text("tree-root")
        if name := _name(node):
            return name
        return Text("tree-reached" if node.reached else "tree-open", {"percent": percent(node.chance)})

    def page(self) -> Page:
        head = tuple(Text(f"column-{name}") for name in ("branch", "place", "percent", "exact"))
        rows = []
        for place in self.places:
            value = (percent(place.node.value), exact(place.node.value)) if self.is_open(place) else ("?", "–")
            rows.append((Text("tree-branch", {"level": "· " * place.depth, "branch": self.describe(place)}), _kind(place.node), *value))
        best = Text("tree-best", {"names": list(self.best), "n": len(self.best), "percent": percent(self.value)})
        notes = [*([best] if self.levels is None else []), Text("tree-model"), Text("plans-view")]
        return Page(Text("tree-title", {"goal": self.goal}), [Grid(head, rows), *notes])

    def _draw(self) -> Chart:
        """Return the tree from left to right: squares are choices, circles are luck, and the best branches are thick."""
        return draw("tree_chart.tree", self)


def _name(node: Node) -> str:
    """Return the plan and the action of a branch ("": luck)."""
    return ": ".join(filter(None, (node.plan, node.line)))


def _kind(node: Node) -> Text:
    return Text(f"tree-{node.kind}")


def _walk(node: Node, depth: int, above: int | None, number: int) -> Iterator[Place]:
    """Yield a node and all below it. ``number`` is its own."""
    yield Place(node, depth, above)
    following = number + 1
    for branch in node.branches:
        below = tuple(_walk(branch, depth + 1, number, following))
        yield from below
        following += len(below)


def _height(node: Node) -> int:
    """Return the number of levels below a node."""
    return max((_height(branch) + 1 for branch in node.branches), default=0)


def decision_tree(game: Game | Position, plans: Mapping[str, str | Sequence[str]], goal: str) -> DecisionTree:
    """Return plans as a decision tree, folded back from its ends.

    Args:
        game: A game or position.
        plans: Each plan by name: a list of lines in notation, or one text with line breaks, as in ``un.plans``.
        goal: The goal, such as ``"card DE Riflemen B"`` (they lose a card).

    Raises:
        TutorError: A plan or the goal is not valid.
        TooLongError: The tree is too large to read.

    Example:
        >>> tree = un.decision_tree(un.new_game("memoir44/first-shots", seed=7), {"fire": ["play Attack Center"]}, "medals 1 allies")
        >>> tree.value, tree.chart().about[:15]
        (Fraction(0, 1), 'A tree from lef')

    """
    position = position_of(game)
    aim = read_goal(position, goal)
    if not isinstance(plans, Mapping):
        raise TutorError(Text("error-by-name", {"example": '{"A": ["…", "…"], "B": ["…"]}', "value": excerpt(plans)}))
    if not plans:
        raise TutorError(Text("plan-empty"))
    return DecisionTree(aim.text, grow_tree(position, plans, goal))
