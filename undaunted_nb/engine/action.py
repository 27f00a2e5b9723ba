"""One decision of a side, or of CHANCE."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import NamedTuple, TypeGuard, TypeVar, cast

from .errors import NotationError, TutorError
from .text import SubstituteNumber, Text, excerpt

CHANCE = "CHANCE"
"""The side that rolls dice and draws cards."""


class Action(NamedTuple):
    """One decision: frozen, hashable, and ordered.

    ``kind`` names the action, ``side`` is the side that acts, and ``card`` is the card it uses ("": none). The module of each kind
    documents its ``args`` (tiles of a path, a target, cards, or a number). ``at`` is the spawn tile where a side can choose one.
    """

    kind: str
    side: str
    card: str = ""
    args: tuple[str | int, ...] = ()
    at: str = ""


FIELDS = len(Action._fields)
MANY = 999
"""The greatest number as an argument, and the greatest count of arguments. No board, hand or roll reaches it."""


Answer = TypeVar("Answer")
Place = TypeVar("Place")


def well_formed(action: object) -> bool:
    """Return whether a value is an Action made of names and numbers, even if they mean nothing."""
    return is_action(action) and all(map(is_argument, action.args))


def is_argument(part: object) -> bool:
    """Return whether a value is a name or a number of an action.

    Types are compared exactly: True equals 1 and a member of an enumeration can equal its name, but a position must contain neither.
    """
    return type(part) is str or (type(part) in (int, SubstituteNumber) and 0 <= cast("int", part) <= MANY)


def is_action(value: object) -> TypeGuard[Action]:
    """Return whether a value is an Action with a tuple of anything as its arguments."""
    if type(value) is not Action or len(value) != FIELDS:
        return False
    kind, side, card, args, at = cast("tuple[object, ...]", value)
    return type(kind) is type(side) is type(card) is type(at) is str and type(args) is tuple


def require_action(answer: Callable[[Place, Action], Answer]) -> Callable[[Place, Action], Answer]:
    """Wrap a method so that it raises NotationError for any argument that is not an Action. For an Action it costs nothing."""

    @wraps(answer)
    def checked_call(self: Place, action: Action) -> Answer:
        try:
            return answer(self, action)
        except TutorError:
            raise
        except Exception:
            if well_formed(action):
                raise
            raise NotationError(Text("error-no-action", {"line": excerpt(action)})) from None

    return checked_call
