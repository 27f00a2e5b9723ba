"""Values of a lesson: numbers and names that the engine computes for a text, a question or a goal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.event import Event
from undaunted_nb.engine.position import Position
from undaunted_nb.engine.text import Text
from undaunted_nb.files.spelling import american
from undaunted_nb.kit import registry

THEN = "then "
"""The prefix of a value that is computed after the solution instead of before it."""
EVENTS = ("event", "events")
"""The values that describe past events, so they are always computed after the solution."""
WHERE, HERE, MOST = "where", "?", "most"
"""The value that is a place, the sign for each place in its expression, and the word for the greatest value."""


class Moment(NamedTuple):
    """The input of values and goals: a position, the events and actions since the exercise began, and the learner's side."""

    position: Position
    side: str
    events: tuple[Event, ...] = ()
    done: tuple[str, ...] = ()


def afterwards(expression: str) -> bool:
    """Return whether this value is computed after the solution."""
    return expression.startswith(THEN) or expression.split(" ", 1)[0] in EVENTS


def value(expression: str, moment: Moment) -> Any:
    """Return the value of an expression. Raises TutorError if the expression is not valid."""
    what, _, args = expression.removeprefix(THEN).strip().partition(" ")
    if what in EVENTS:
        return _event(what, args.strip(), moment.events)
    if what == WHERE:
        return _where(args, moment)
    makers = registry.system(moment.position.system).values
    names = [american(name) for name in what.split("+")]
    for name in names:
        if name not in makers:
            raise TutorError(Text("fault-no-value", {"name": name, "all": ", ".join([*makers, *EVENTS, WHERE])}))
    found = [makers[name](moment.position, moment.side, args.strip()) for name in names]
    return found[0] if len(found) == 1 else sum(found)


def _where(args: str, moment: Moment) -> str:
    """Return the only one of the named places that has a value, as in ``5B 8A: marker DE ? is controlled``.

    The value ``most`` stands for the greatest one.
    """
    places, _, rest = args.partition(":")
    expression, _, wanted = rest.rpartition(" is ")
    found = {place: value(expression.replace(HERE, place), moment) for place in places.split() if expression}
    wanted = str(max(found.values(), default="")) if wanted == MOST else wanted
    right = [place for place, has in found.items() if str(has) == wanted]
    if len(right) != 1:
        raise TutorError(Text("fault-not-one-place", {"expression": f"{WHERE} {args}", "n": len(right)}))
    return right[0]


def _event(what: str, args: str, events: Sequence[Event]) -> Any:
    kind, _, path = args.partition(".")
    there = [event for event in events if event.kind == kind]
    if what == "events":
        return len(there)
    if not there:
        raise TutorError(Text("fault-no-event", {"kind": kind, "all": ", ".join(dict.fromkeys(e.kind for e in events))}))
    found: Any = there[-1].data
    for part in american(path).split("."):
        if not isinstance(found, dict) or part not in found:
            raise TutorError(Text("fault-no-event-field", {"field": path, "kind": kind, "all": ", ".join(there[-1].data)}))
        found = found[part]
    return "yes" if found is True else "no" if found is False else "none" if found is None else found
