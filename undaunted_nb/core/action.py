"""One decision of a side, or of CHANCE."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import NamedTuple, TypeVar, cast

from .errors import NotationError, TutorError
from .text import Text

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


Answer = TypeVar("Answer")
Place = TypeVar("Place")


def well_formed(action: object) -> bool:
    """Return whether a value is an Action made of names and numbers, even if they mean nothing."""
    if not isinstance(action, Action):
        return False
    kind, side, card, args, at = cast("tuple[object, ...]", action)
    named = all(isinstance(part, str) for part in (kind, side, card, at))
    return named and isinstance(args, tuple) and all(isinstance(part, (str, int)) for part in args)


def asked(answer: Callable[[Place, Action], Answer]) -> Callable[[Place, Action], Answer]:
    """Wrap a method so that it raises NotationError for any argument that is not an Action. For an Action it costs nothing."""

    @wraps(answer)
    def answered(self: Place, action: Action) -> Answer:
        try:
            return answer(self, action)
        except TutorError:
            raise
        except Exception:
            if well_formed(action):
                raise
            raise NotationError(Text("error-no-action", {"line": repr(action)[:60]})) from None

    return answered
