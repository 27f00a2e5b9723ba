"""The log of events, one line per decision, newest first."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, cast

from undaunted_nb.drawing.scene import words
from undaunted_nb.engine.event import Event
from undaunted_nb.engine.position import Setup
from undaunted_nb.engine.text import Text
from undaunted_nb.kit.registry import System
from undaunted_nb.kit.table.parts import SLOTS
from undaunted_nb.play.history import Step

if TYPE_CHECKING:
    from undaunted_nb.kit.scene.common import Side
    from undaunted_nb.kit.scene.log import Log as LogPart
    from undaunted_nb.kit.scene.log import LogLine

    class FullLine(LogLine):
        """A line with all its rules, of which the page gets the others when it opens the first."""

        rules: Sequence[str]


Heading = Callable[[Event], Text | None]
"""A function that returns the heading that begins with an event (None if none does)."""
DRAWS = frozenset({"drawn", "reshuffled"})


@dataclass(frozen=True, slots=True)
class Describer:
    """The description of events in words, with shared sentences for some of them and a color family per side.

    ``common`` are rules to name last. ``source`` gives the short name of the source of a rule.
    """

    setup: object
    describe: Callable[[Event], Text]
    together: Callable[[Sequence[Event]], Text | None]
    heading: Heading
    families: Mapping[str, Side]
    common: frozenset[str]
    source: Callable[[str], Text | str]


def describer_of(system: System, setup: Setup, side: str, source: Callable[[str], Text | str] = lambda _: "") -> Describer:
    """Return the description of events for ``side``, limited to the information of that side."""

    def describe(event: Event) -> Text:
        return system.describe(setup, system.seen_by(event, side))

    families: dict[str, Side] = dict(zip(setup.sides, SLOTS, strict=True))
    return Describer(
        setup,
        describe,
        partial(system.describe_together, setup),
        partial(system.present.heading, setup),
        families,
        system.present.COMMON,
        source,
    )


def said_of(step: Step, describer: Describer, side: str) -> list[Text | str]:
    """Return a decision as sentences for a screen reader: the texts of its lines, each after its heading."""
    lines, head = _step_lines(0, step, describer, side, "")
    return [text for line in lines for text in (line["head"], line["text"]) if text] + ([head] if head else [])


class Log:
    """The log of a table. It keeps the lines of each decision in words, because nearly all of them are there after each click."""

    def __init__(self) -> None:
        self._key: object = None
        self._known: dict[int, tuple[Step, tuple[list[FullLine], Text | str]]] = {}

    def lines(
        self, steps: Sequence[Step], describer: Describer, most: int, side: str, language: str, opening: Text | None = None
    ) -> LogPart:
        """Return the newest ``most`` lines as the Scene shows them to ``side`` in this language.

        The newest is first, and each round is below its heading. ``opening`` is the heading of the first, which no event begins.
        """
        if self._key != (key := (describer.setup, side, language)):
            self._key, self._known = key, {}

        def lines_of_step(ply: int) -> tuple[list[FullLine], Text | str]:
            step = steps[ply]
            if ply not in self._known or self._known[ply][0] is not step:
                self._known[ply] = step, words(_step_lines(ply, step, describer, side, _side_of(steps, ply)), language)
            return self._known[ply][1]

        return _lines_of(len(steps), lines_of_step, most, words(opening, language) if opening else "")

    def rules_of(self, name: str) -> Sequence[str]:
        """Return the rules of a line that was shown (none if there is no such line)."""
        return next((line["rules"] for _, (lines, _) in self._known.values() for line in lines if line["id"] == name), [])


def _lines_of(plies: int, lines_of_step: Callable[[int], tuple[list[FullLine], Text | str]], most: int, opening: str) -> LogPart:
    lines: list[FullLine] = []
    for ply in range(plies - 1, -1, -1):
        step_lines, head = lines_of_step(ply)
        if head and lines:
            lines[-1]["head"] = lines[-1].get("head") or head
        lines += [{**line} for line in reversed(step_lines)]
        if len(lines) > most and lines[-1].get("head"):
            break
    else:
        if lines:
            lines[-1]["head"] = lines[-1].get("head") or opening
    _heads_on_top(lines)
    page_lines = [cast("LogLine", {part: value for part, value in line.items() if part != "rules"}) for line in lines[:most]]
    return {"lines": page_lines, "more": len(lines) > most}


def _heads_on_top(lines: list[FullLine]) -> None:
    """Move the heading of each round from its first line to its newest one."""
    top = 0
    for i, line in enumerate(lines):
        if head := line.pop("head", ""):
            lines[top]["head"] = head
            top = i + 1


def _side_of(steps: Sequence[Step], ply: int) -> str:
    """Return the side whose decision a step is ("" for a random outcome or for both sides)."""
    to_act = steps[ply - 1].after.to_act if ply else ()
    return to_act[0] if len(to_act) == 1 else ""


def _step_lines(ply: int, step: Step, describer: Describer, side: str, owner: str) -> tuple[list[FullLine], Text | str]:
    """Return the lines of a decision and the heading that is left over.

    Its events form one line, and the cards of each side another. A heading goes with the next line. If no line follows, it is returned for
    the next decision (otherwise "").
    """
    lines: list[FullLine] = []
    head: Text | str = ""
    group: list[Event] = []
    for event in (*step.events, None):
        begins = describer.heading(event) if event is not None else None
        if event is not None and not begins and (not group or _alike(group[-1], event)):
            group.append(event)
            continue
        if group:
            lines.append(_line(f"{ply}.{len(lines)}", head, group, describer, side, owner))
            head = ""
        group = []
        if begins:
            head = begins
        elif event is not None:
            group = [event]
    return lines, head


def _alike(first: Event, other: Event) -> bool:
    if first.kind in DRAWS or other.kind in DRAWS:
        sides = {event.data["side"] for event in (first, other) if "side" in event.data}
        return first.kind in DRAWS and other.kind in DRAWS and len(sides) < 2
    return first.kind != "initiative" and other.kind != "initiative"


def _line(name: str, head: Text | str, events: list[Event], describer: Describer, side: str, owner: str) -> FullLine:
    rules = list(dict.fromkeys(rule for event in events for rule in event.rules))
    rules.sort(key=describer.common.__contains__)
    actor = next((e.data["side"] for e in events if "side" in e.data), owner)
    return {
        "id": name,
        "head": head,
        "side": describer.families.get(actor, ""),
        "text": Text("log-line", {"parts": describer.together(events) or _parts(events, describer.describe, side)}),
        "source": describer.source(rules[0]) if rules else "",
        "rule": next(iter(rules), ""),
        "rules": rules,
    }


def _parts(events: list[Event], describe: Callable[[Event], Text], side: str) -> Text | str:
    draws = [e for e in events if e.kind == "drawn"]
    if draws and len(draws) > 1:
        texts = [describe(e) for e in draws]
        side_text = texts[0].params["side"]
        rest = [describe(e) for e in events if e.kind != "drawn"]
        if draws[0].data["side"] == side:
            return join([*rest, Text("log-deal", {"side": side_text, "cards": [t.params["card"] for t in texts]})])
        return join([*rest, Text("log-deal-hidden", {"side": side_text, "n": len(draws)})])
    return join([describe(e) for e in events])


def join(parts: Sequence[Text | str]) -> Text | str:
    """Return several sentences as one, joined by semicolons."""
    if len(parts) == 1:
        return parts[0]
    return Text("log-and", {"first": parts[0], "rest": join(parts[1:])})
