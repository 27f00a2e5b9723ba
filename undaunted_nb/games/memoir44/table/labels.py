"""A short name of an action, as a button has it."""

from __future__ import annotations

from itertools import takewhile

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.text import Text
from undaunted_nb.kit.table.tap import Choosing

from ..rules.state.position import Position
from ..views.descriptions import describe, describe_together
from .choices import taps
from .plans import plan

KINDS_WITH_TITLE = frozenset({"move", "battle"})
"""The kinds of actions whose panel has a title that names all of the action."""


def label(p: Position, a: Action) -> Text:
    """Return the name of an action: the title of its panel, or what the log says about it."""
    if a.kind in KINDS_WITH_TITLE and (panel := plan(p, p.setup.side(a.side), Choosing.complete(taps(p, a), a))):
        title: Text = panel["title"]
        return title
    events = p.perform(a).events
    if not events:
        return Text(f"m44-kind-{a.kind}")
    alike = list(takewhile(lambda event: event.kind == events[0].kind, events))
    return describe_together(p.setup, alike) or describe(p.setup, events[0])
