"""The log: what happened, one line a decision, newest first."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from undaunted_nb.core.event import Event
from undaunted_nb.core.game import Step
from undaunted_nb.core.text import Text

DRAWS = frozenset({"drawn", "reshuffled"})


class Teller(NamedTuple):
    """How a game tells its events: in words, with a family of colours for each side; ``common`` are rules that are named last."""

    tell: Callable[[Event], Text]
    families: Mapping[str, str]
    common: frozenset[str]


def lines_of(steps: Sequence[Step], teller: Teller, most: int, side: str) -> dict[str, Any]:
    """The newest ``most`` lines of the log, as the Scene shows them to ``side``."""
    lines: list[dict[str, Any]] = []
    for ply in range(len(steps) - 1, -1, -1):
        lines += reversed(_step_lines(ply, steps[ply], teller, side))
        if len(lines) > most:
            break
    return {"lines": lines[:most], "more": len(lines) > most}


def _step_lines(ply: int, step: Step, teller: Teller, side: str) -> list[dict[str, Any]]:
    """A decision's own events in one line, then one line for each side's cards; a new round begins a new head."""
    found: list[dict[str, Any]] = []
    head: Text | str = ""
    group: list[Event] = []
    for event in (*step.events, None):
        if event is not None and event.kind != "round_began" and (not group or _alike(group[-1], event)):
            group.append(event)
            continue
        if group:
            found.append(_line(f"{ply}.{len(found)}", head, group, teller, side))
            head = ""
        group = []
        if event is not None and event.kind == "round_began":
            head = Text("log-round", {"round": event.data["round"]})
        elif event is not None:
            group = [event]
    return found


def _alike(one: Event, other: Event) -> bool:
    if one.kind in DRAWS or other.kind in DRAWS:
        return one.kind in DRAWS and other.kind in DRAWS and one.data["side"] == other.data["side"]
    return one.kind != "initiative" and other.kind != "initiative"


def _line(name: str, head: Text | str, events: list[Event], teller: Teller, side: str) -> dict[str, Any]:
    rules = list(dict.fromkeys(rule for event in events for rule in event.rules))
    rules.sort(key=lambda rule: rule in teller.common)
    by = next((e.data["side"] for e in events if "side" in e.data), "")
    return {
        "id": name,
        "head": head,
        "side": teller.families.get(by, ""),
        "text": Text("log-line", {"parts": _parts(events, teller.tell, side)}),
        "rules": rules,
    }


def _parts(events: list[Event], tell: Callable[[Event], Text], side: str) -> Text:
    draws = [e for e in events if e.kind == "drawn"]
    if draws and len(draws) > 1:
        told = [tell(e) for e in draws]
        who = told[0].params["side"]
        rest = [tell(e) for e in events if e.kind != "drawn"]
        if draws[0].data["side"] == side:
            return joined([*rest, Text("log-deal", {"side": who, "cards": [t.params["card"] for t in told]})])
        return joined([*rest, Text("log-deal-hidden", {"side": who, "n": len(draws)})])
    return joined([tell(e) for e in events])


def joined(parts: Sequence[Text]) -> Text:
    """Several sentences in one, with semicolons."""
    if len(parts) == 1:
        return parts[0]
    return Text("log-and", {"first": parts[0], "rest": joined(parts[1:])})
