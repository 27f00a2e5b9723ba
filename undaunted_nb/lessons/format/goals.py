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
    return all(_holds(name, wanted, goal, moment) for name, wanted in goal.items() if name not in BESIDE)


def missing(goal: Goal, moment: Moment) -> list[Text]:
    """Return the missing parts of the goal in words."""
    found: list[Text] = []
    for name, wanted in goal.items():
        if name in BESIDE or _holds(name, wanted, goal, moment):
            continue
        if name == "all":
            found += [text for part in wanted for text in missing(part, moment)]
        elif name in SAID:
            found.append(Text(f"goal-{name}", SAID[name](wanted, moment)))
    return found


def _holds(name: str, wanted: Any, goal: Goal, moment: Moment) -> bool:
    if name not in GOALS:
        raise TutorError(Text("fault-no-goal", {"name": name, "all": ", ".join(GOALS)}))
    try:
        return GOALS[name](wanted, goal, moment)
    except (TypeError, KeyError, ValueError, IndexError, AttributeError) as error:
        if isinstance(error, TutorError):
            raise
        raise TutorError(Text("fault-goal-form", {"name": name, "found": excerpt(wanted)})) from None


def _some(moment: Moment, kind: str, **fields: Any) -> bool:
    return any(e.kind == kind and all(e.data.get(name) == wanted for name, wanted in fields.items()) for e in moment.events)


def _reached(wanted: Any, _goal: Goal, moment: Moment) -> bool:
    counter, tile = wanted
    return bool(value(f"at {counter}", moment) == tile)


def _marked(mark: str) -> Callable[[Any, Goal, Moment], bool]:
    return lambda tile, _goal, moment: value(f"marker {moment.side} {tile}", moment) == mark


def _drawn(wanted: Any, _goal: Goal, moment: Moment) -> bool:
    mine = [e for e in moment.events if e.kind == "drawn" and e.data["side"] == moment.side]
    return len(mine) >= wanted if isinstance(wanted, int) else any(e.data["card"] == wanted for e in mine)


def _removed(wanted: Any, _goal: Goal, moment: Moment) -> bool:
    fields = {{"from": "lost_from"}.get(name, name): found for name, found in wanted.items()}
    return _some(moment, "card_lost", **fields)


def _done(wanted: Any, _goal: Goal, moment: Moment) -> bool:
    return any(fnmatchcase(line, wanted) for line in moment.done)


def _event(wanted: Any, _goal: Goal, moment: Moment) -> bool:
    return any(_fits(event, wanted) for event in moment.events)


def _fits(event: Event, wanted: Mapping[str, Any]) -> bool:
    def at(path: str) -> Any:
        found: Any = event.data
        for part in path.split("."):
            found = found.get(part) if isinstance(found, Mapping) else None
        return found

    return event.kind == wanted["kind"] and all(at(path) == found for path, found in _flat(wanted) if path != "kind")


def _flat(table: Mapping[str, Any], path: str = "") -> list[tuple[str, Any]]:
    """Return the leaves of a table. A dotted key in TOML can be one key, or nested tables."""
    return [
        leaf
        for name, found in table.items()
        for leaf in (_flat(found, f"{path}{name}.") if isinstance(found, Mapping) else [(path + name, found)])
    ]


def _value(wanted: Any, goal: Goal, moment: Moment) -> bool:
    found = value(wanted, moment)
    return all(
        (
            "is" not in goal or found == goal["is"],
            "least" not in goal or found >= goal["least"],
            "most" not in goal or found <= goal["most"],
        )
    )


def _over(wanted: Any, _goal: Goal, moment: Moment) -> bool:
    return (moment.position.outcome is not None) is wanted


def _won(wanted: Any, _goal: Goal, moment: Moment) -> bool:
    outcome = moment.position.outcome
    return outcome is not None and outcome.winner == wanted


BESIDE = frozenset({"is", "least", "most"})
"""The entries that belong to ``value``."""
GOALS: Mapping[str, Callable[[Any, Goal, Moment], bool]] = {
    "reached": _reached,
    "controlled": _marked("controlled"),
    "scouted": _marked("scouted"),
    "hit": lambda wanted, _, moment: _some(moment, "attacked", target=wanted, hit=True),
    "suppressed": lambda wanted, _, moment: value(f"suppressed {wanted}", moment) == "yes",
    "gone": lambda wanted, _, moment: value(f"at {wanted}", moment) == "off",
    "drawn": _drawn,
    "removed": _removed,
    "done": _done,
    "event": _event,
    "value": _value,
    "over": _over,
    "won": _won,
    "all": lambda parts, _, moment: all(holds(part, moment) for part in parts),
    "any": lambda parts, _, moment: any(holds(part, moment) for part in parts),
    "not": lambda part, _, moment: not holds(part, moment),
}
"""Every possible entry of a goal."""


def _named(what: str, name: Any, moment: Moment) -> Text:
    found: Text = registry.system(moment.position.system).present.name_of(moment.position, moment.side, what, str(name))
    return found


SAID: Mapping[str, Callable[[Any, Moment], Mapping[str, object]]] = {
    "reached": lambda wanted, moment: {"counter": _named("counter", wanted[0], moment), "tile": wanted[1]},
    "controlled": lambda tile, _: {"tile": tile},
    "scouted": lambda tile, _: {"tile": tile},
    "hit": lambda counter, moment: {"counter": _named("counter", counter, moment)},
    "suppressed": lambda counter, moment: {"counter": _named("counter", counter, moment)},
    "gone": lambda counter, moment: {"counter": _named("counter", counter, moment)},
    "drawn": lambda wanted, moment: {
        "n": wanted if isinstance(wanted, int) else 1,
        "card": "" if isinstance(wanted, int) else _named("card", wanted, moment),
    },
    "won": lambda side, moment: {"side": _named("side", side, moment)},
    "over": lambda _wanted, _moment: {},
}
"""The goals that can describe their missing part. For the others, the task has to explain it."""
