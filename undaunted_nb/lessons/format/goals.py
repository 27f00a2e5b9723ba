"""Goals of exercises, built from a few predicates.

A goal can be checked and can list its missing parts.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fnmatch import fnmatchcase
from typing import Any

from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.event import Event
from undaunted_nb.engine.text import Text, excerpt
from undaunted_nb.kit import registry

from .values import Moment, value

Goal = Mapping[str, Any]


def holds(goal: Goal, moment: Moment) -> bool:
    """Return whether the goal is reached. Raises TutorError if the goal is not valid."""
    return all(_holds(name, expected, goal, moment) for name, expected in goal.items() if name not in BOUNDS)


def missing(goal: Goal, moment: Moment) -> list[Text]:
    """Return the missing parts of the goal in words."""
    parts: list[Text] = []
    for name, expected in goal.items():
        if name in BOUNDS or _holds(name, expected, goal, moment):
            continue
        if name == "all":
            parts += [text for part in expected for text in missing(part, moment)]
        elif name in MISSING_PARAMS:
            parts.append(Text(f"goal-{name}", MISSING_PARAMS[name](expected, moment)))
    return parts


def _holds(name: str, expected: Any, goal: Goal, moment: Moment) -> bool:
    if name not in GOALS:
        raise TutorError(Text("fault-no-goal", {"name": name, "all": ", ".join(GOALS)}))
    try:
        return GOALS[name](expected, goal, moment)
    except (TypeError, KeyError, ValueError, IndexError, AttributeError) as error:
        if isinstance(error, TutorError):
            raise
        raise TutorError(Text("fault-goal-form", {"name": name, "found": excerpt(expected)})) from None


def _has_event(moment: Moment, kind: str, **fields: object) -> bool:
    return any(e.kind == kind and all(e.data.get(name) == expected for name, expected in fields.items()) for e in moment.events)


def _is_at_tile(expected: Any, _goal: Goal, moment: Moment) -> bool:
    counter, tile = expected
    return bool(value(f"at {counter}", moment) == tile)


def _check_marker(mark: str) -> Callable[[Any, Goal, Moment], bool]:
    return lambda tile, _goal, moment: value(f"marker {moment.side} {tile}", moment) == mark


def _has_drawn(expected: Any, _goal: Goal, moment: Moment) -> bool:
    own_draws = [e for e in moment.events if e.kind == "drawn" and e.data["side"] == moment.side]
    return len(own_draws) >= expected if isinstance(expected, int) else any(e.data["card"] == expected for e in own_draws)


def _has_removed_card(expected: Any, _goal: Goal, moment: Moment) -> bool:
    fields = {{"from": "lost_from"}.get(name, name): field for name, field in expected.items()}
    return _has_event(moment, "card_lost", **fields)


def _has_played(pattern: Any, _goal: Goal, moment: Moment) -> bool:
    return any(fnmatchcase(line, pattern) for line in moment.lines)


def _event(expected: Any, _goal: Goal, moment: Moment) -> bool:
    return any(_fits(event, expected) for event in moment.events)


def _fits(event: Event, expected: Mapping[str, Any]) -> bool:
    def read_path(path: str) -> object:
        field: object = event.data
        for part in path.split("."):
            field = field.get(part) if isinstance(field, Mapping) else None
        return field

    return event.kind == expected["kind"] and all(read_path(path) == leaf for path, leaf in _flat(expected) if path != "kind")


def _flat(table: Mapping[str, object], path: str = "") -> list[tuple[str, object]]:
    """Return the leaves of a table. A dotted key in TOML can be one key, or nested tables."""
    return [
        leaf
        for name, entry in table.items()
        for leaf in (_flat(entry, f"{path}{name}.") if isinstance(entry, Mapping) else [(path + name, entry)])
    ]


def _value(expression: Any, goal: Goal, moment: Moment) -> bool:
    result = value(expression, moment)
    return all(
        (
            "is" not in goal or result == goal["is"],
            "least" not in goal or result >= goal["least"],
            "most" not in goal or result <= goal["most"],
        )
    )


def _is_over(expected: object, _goal: Goal, moment: Moment) -> bool:
    return (moment.position.outcome is not None) is expected


def _has_won(winner: object, _goal: Goal, moment: Moment) -> bool:
    outcome = moment.position.outcome
    return outcome is not None and outcome.winner == winner


BOUNDS = frozenset({"is", "least", "most"})
"""The entries that belong to ``value``."""
GOALS: Mapping[str, Callable[[Any, Goal, Moment], bool]] = {
    "reached": _is_at_tile,
    "controlled": _check_marker("controlled"),
    "scouted": _check_marker("scouted"),
    "hit": lambda target, _, moment: _has_event(moment, "attacked", target=target, hit=True),
    "suppressed": lambda counter, _, moment: value(f"suppressed {counter}", moment) == "yes",
    "gone": lambda counter, _, moment: value(f"at {counter}", moment) == "off",
    "drawn": _has_drawn,
    "removed": _has_removed_card,
    "done": _has_played,
    "event": _event,
    "value": _value,
    "over": _is_over,
    "won": _has_won,
    "all": lambda parts, _, moment: all(holds(part, moment) for part in parts),
    "any": lambda parts, _, moment: any(holds(part, moment) for part in parts),
    "not": lambda part, _, moment: not holds(part, moment),
}
"""Every possible entry of a goal."""


def _named(kind: str, name: object, moment: Moment) -> Text:
    words: Text = registry.system(moment.position.system).present.name_of(moment.position, moment.side, kind, str(name))
    return words


MISSING_PARAMS: Mapping[str, Callable[[Any, Moment], Mapping[str, object]]] = {
    "reached": lambda expected, moment: {"counter": _named("counter", expected[0], moment), "tile": expected[1]},
    "controlled": lambda tile, _: {"tile": tile},
    "scouted": lambda tile, _: {"tile": tile},
    "hit": lambda counter, moment: {"counter": _named("counter", counter, moment)},
    "suppressed": lambda counter, moment: {"counter": _named("counter", counter, moment)},
    "gone": lambda counter, moment: {"counter": _named("counter", counter, moment)},
    "drawn": lambda expected, moment: {
        "n": expected if isinstance(expected, int) else 1,
        "card": "" if isinstance(expected, int) else _named("card", expected, moment),
    },
    "won": lambda side, moment: {"side": _named("side", side, moment)},
    "over": lambda _expected, _moment: {},
}
"""The goals that can describe their missing part. For the others, the task has to explain it."""
