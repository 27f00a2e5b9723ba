"""The result of an action."""

from __future__ import annotations

from typing import Generic, NamedTuple, TypeVar

from .action import Action
from .event import Event

P = TypeVar("P")


class Transition(NamedTuple, Generic[P]):
    """One step: the position before, the action, its events, and the position after."""

    before: P
    action: Action
    events: tuple[Event, ...]
    after: P
