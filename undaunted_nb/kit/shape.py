"""The shape of a kind's arguments: the one check that comes before every rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, NamedTuple, TypeAlias, TypeVar

from undaunted_nb.engine.action import MANY, Action, is_action, is_argument, well_formed
from undaunted_nb.engine.errors import NotationError
from undaunted_nb.engine.text import Text, excerpt


class Shape(NamedTuple):  # no dataclass: every game loads it, see `tests.bench imports`
    """The arguments of a kind: the least and the greatest count, and what each is. ``why`` is the message about a wrong count."""

    least: int = 0
    most: int = 0
    argument_type: Literal["name", "number"] = "name"
    why: str = "error-how-many-arguments"


P = TypeVar("P")
Shapes: TypeAlias = Callable[[P, str], Shape | None]
"""Return the shape of a kind of action in a position (None: no such kind exists)."""


def refuse_misshapen(position: P, action: Action, shape_of: Shapes[P]) -> None:
    """Raise NotationError for a value that is not an Action, or whose arguments have the wrong types or count.

    A value that only equals an argument, as True equals 1, is refused too: else an action could be legal and not listed.
    """
    shape = shape_of(position, action.kind) if is_action(action) else None
    if shape is None:
        if well_formed(action):
            return  # no such kind exists, which the check of names says
        raise NotationError(Text("error-no-action", {"line": excerpt(action)}))
    kind, count = action.kind, len(action.args)
    if not shape.least <= count <= shape.most:
        bound = "exact" if shape.least == shape.most else "least" if shape.most == MANY else "range"
        raise NotationError(Text(shape.why, {"kind": kind, "bound": bound, "least": shape.least, "most": shape.most, "n": count}))
    for part in action.args:
        if not is_argument(part) or isinstance(part, str) != (shape.argument_type == "name"):
            raise NotationError(Text("error-argument", {"kind": kind, "wanted": shape.argument_type, "most": MANY, "found": excerpt(part)}))
