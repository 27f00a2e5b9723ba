"""Values of a lesson: numbers and names that the engine computes for a text, a question or a goal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

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


@dataclass(frozen=True, slots=True)
class Moment:
    """The input of values and goals: a position, the events and actions since the exercise began, and the learner's side."""

    position: Position
    side: str
    events: tuple[Event, ...] = ()
    lines: tuple[str, ...] = ()


def afterwards(expression: str) -> bool:
    """Return whether this value is computed after the solution."""
    return expression.startswith(THEN) or expression.split(" ", 1)[0] in EVENTS


def value(expression: str, moment: Moment) -> object:
    """Return the value of an expression. Raises TutorError if the expression is not valid."""
    names_text, _, args = expression.removeprefix(THEN).strip().partition(" ")
    if names_text in EVENTS:
        return _event(names_text, args.strip(), moment.events)
    if names_text == WHERE:
        return _where(args, moment)
    makers = registry.system(moment.position.system).values
    names = [american(name) for name in names_text.split("+")]
    for name in names:
        if name not in makers:
            raise TutorError(Text("fault-no-value", {"name": name, "all": ", ".join([*makers, *EVENTS, WHERE])}))
    numbers = [makers[name](moment.position, moment.side, args.strip()) for name in names]
    return numbers[0] if len(numbers) == 1 else sum(_number(name, number) for name, number in zip(names, numbers, strict=True))


def _number(name: str, number: int | str) -> int:
    """Return a value that can be added. Raises TutorError for a word."""
    if isinstance(number, int):
        return number
    raise TutorError(Text("fault-value-no-sum", {"name": name, "value": number}))


def _where(args: str, moment: Moment) -> str:
    """Return the only one of the named places that has a value, as in ``5B 8A: marker DE ? is controlled``.

    The value ``most`` stands for the greatest one.
    """
    places, _, rest = args.partition(":")
    expression, _, expected = rest.rpartition(" is ")
    values = {place: value(expression.replace(HERE, place), moment) for place in places.split() if expression}
    if expected == MOST:
        expected = str(max((number for number in values.values() if isinstance(number, int)), default=""))
    right = [place for place, has in values.items() if str(has) == expected]
    if len(right) != 1:
        raise TutorError(Text("fault-not-one-place", {"expression": f"{WHERE} {args}", "n": len(right)}))
    return right[0]


def _event(name: str, args: str, events: Sequence[Event]) -> object:
    kind, _, path = args.partition(".")
    matches = [event for event in events if event.kind == kind]
    if name == "events":
        return len(matches)
    if not matches:
        raise TutorError(Text("fault-no-event", {"kind": kind, "all": ", ".join(dict.fromkeys(e.kind for e in events))}))
    field: object = matches[-1].data
    for part in american(path).split("."):
        if not isinstance(field, dict) or part not in field:
            raise TutorError(Text("fault-no-event-field", {"field": path, "kind": kind, "all": ", ".join(matches[-1].data)}))
        field = field[part]
    return "yes" if field is True else "no" if field is False else "none" if field is None else field
