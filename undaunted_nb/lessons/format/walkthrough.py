"""Walkthroughs: scripted games that explain each step, and whose every number is checked against the engine.

``walkthroughs/README.md`` explains how to write one.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any, NotRequired, TypedDict

from undaunted_nb.engine.errors import Fault, FileError, TutorError
from undaunted_nb.engine.event import Event
from undaunted_nb.engine.legality import Verdict
from undaunted_nb.engine.position import Position
from undaunted_nb.engine.text import Text
from undaunted_nb.files.setup_steps import MARK
from undaunted_nb.files.storage import name_of
from undaunted_nb.kit import registry
from undaunted_nb.play.game import POSITION, Game

from .values import Moment, afterwards, value

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

ALL = "all"
"""The value of ``laid`` for the whole setup, with the first cards dealt."""


@dataclass(frozen=True, slots=True)
class Check:
    """A number or word that the rulebook gives, and the place where the engine must produce it.

    With an ``event``, ``field`` is a field of that event of the step. Without one, ``field`` is a value as in a lesson
    (lessons/format/values.py).
    """

    event: str
    field: str
    value: object

    @property
    def name(self) -> str:
        """The name of the value in a note."""
        return self.field.rpartition(".")[2] if self.event else self.field.removeprefix("then ").partition(" ")[0]


@dataclass(frozen=True, slots=True)
class WhatIf:
    """A branch of a step: the same action with another random outcome, or another action ("" for the same)."""

    id: str
    chance: str | None
    label: Text
    text: Text
    action: str = ""
    checks: tuple[Check, ...] = ()


@dataclass(frozen=True, slots=True)
class Step:
    """One step: ``action`` in notation ("" for the deal).

    ``refused`` marks a step that the rules refuse on purpose.

    ``lead`` lists actions between the previous step and this one, which are played without a text. ``notes`` explain the checked
    values. ``laid`` is the step of the scenario's setup that the table shows, instead of an action (``ALL``: the whole setup).
    """

    action: str
    chance: str | None
    text: Text
    refused: bool
    checks: tuple[Check, ...]
    notes: tuple[Text, ...]
    what_ifs: tuple[WhatIf, ...]
    cites: tuple[tuple[str, str], ...] = ()
    lead: tuple[str, ...] = ()
    setup_step: str = ""


class StepReason(TypedDict):
    """A rule that refuses an action, and why."""

    rule: str
    text: str


class PlayedStep(TypedDict):
    """A step as one JSON object. ``laid`` is a step of the setup, ``lead`` are the actions before it."""

    step: int
    side: str
    action: str
    laid: NotRequired[str]
    lead: NotRequired[list[str]]
    legal: bool
    events: list[dict[str, Any]]
    reasons: NotRequired[list[StepReason]]


@dataclass(frozen=True, slots=True)
class Walkthrough:
    """A scripted game: its start and its steps.

    ``position`` holds the differences from the start of the scenario, as in a position file.
    """

    name: str
    title: Text
    scenario: str
    deal: str
    steps: tuple[Step, ...]
    position: Mapping[str, object]

    def start(self) -> Game:
        """Return the game before the first step. Raises FileError if the position is not valid."""
        setup_step = self.steps[0].setup_step
        return Game(self._position_after(setup_step), seed=0, deal=self._deal_after(setup_step))

    def _position_after(self, setup_step: str) -> Position:
        """Return the scenario after a step of its setup."""
        scenario = f"{self.scenario}{MARK}{setup_step}" if setup_step not in ("", ALL) else self.scenario
        system = registry.system_of_scenario(scenario)
        if self.position:
            return system.position_from_json({"format": POSITION, "scenario": scenario, **self.position}, self.name)
        return system.new_position(scenario)

    def _deal_after(self, setup_step: str) -> str | None:
        return self.deal or None if setup_step in ("", ALL) else None

    def take(self, game: Game, number: int, what_if: WhatIf | None = None) -> tuple[tuple[Event, ...], Verdict | None]:
        """Play step ``number`` or a branch of it in ``game``.

        Returns:
            The events (including those of the lead), and the verdict if the action was refused.

        Raises:
            TutorError: The step and the engine disagree.

        """
        try:
            return self._play_step(game, number, what_if)
        except TutorError as error:
            file = registry.system_of_scenario(self.scenario).owner_file(self.scenario.partition("/")[0])
            if what_if is not None or not file:
                raise
            raise TutorError(Text("numbers-walkthrough", {"step": number + 1, "file": file, "why": error.text})) from error

    def _play_step(self, game: Game, number: int, what_if: WhatIf | None) -> tuple[tuple[Event, ...], Verdict | None]:
        step = self.steps[number]
        if step.setup_step:
            game.replace(self._position_after(step.setup_step), self._deal_after(step.setup_step))
        led = tuple(event for line in step.lead for event in game.play(line).events)
        checks, action, chance = step.checks, step.action, step.chance
        if what_if is not None:
            checks, action, chance = what_if.checks, what_if.action or action, what_if.chance
        before, verdict = game.position, None
        if not action:
            events = game.steps[0].events if game.steps else ()
        elif step.refused and what_if is None:
            events, verdict = (), game.why(action)
            if verdict.legal:
                raise TutorError(Text("fault-walk-legal", {"step": number + 1, "action": action}))
        else:
            events = game.play(action, chance).events
        _verify(number, checks, before, game.position, events)
        return (*led, *events), verdict

    def play(self) -> Iterator[PlayedStep]:
        """Yield every step as one JSON object, with all numbers checked.

        The keys are ``side``, ``action``, ``legal``, ``events``, ``reasons`` if refused, and ``lead`` or ``laid`` if the step has one.
        """
        game = self.start()
        for number, step in enumerate(self.steps):
            events, verdict = self.take(game, number)
            events_json = [e.to_json() for e in events]
            row: PlayedStep = {
                "step": number + 1,
                "side": _actor(game, step),
                "action": step.action or "deal",
                "legal": verdict is None,
                "events": events_json,
            }
            if step.setup_step:
                row |= {"laid": step.setup_step, "action": "setup"}
            if step.lead:
                row["lead"] = list(step.lead)
            if verdict is not None:
                row["reasons"] = [{"rule": v.rule, "text": str(v.why)} for v in verdict.violations]
            yield row


def _actor(game: Game, step: Step) -> str:
    """Return the side that played the last step."""
    if not step.action:
        return "CHANCE"
    before = game.position if step.refused else game.steps[-2].after if len(game.steps) > 1 else game.start
    return before.parse(step.action).side


def _verify(number: int, checks: tuple[Check, ...], before: Position, after: Position, events: tuple[Event, ...]) -> None:
    """Compare the given values with the results of the engine.

    Raises TutorError for the first difference.
    """
    for check in checks:
        if check.event:
            results = [field(e.data, check.field) for e in events if e.kind == check.event]
        else:
            position = after if afterwards(check.field) else before
            results = [value(check.field, Moment(position, next(iter(position.to_act), ""), events))]
        if check.value not in results:
            path = ".".join(filter(None, (check.event, check.field)))
            params = {"step": number + 1, "field": path, "wanted": repr(check.value), "found": repr(results)}
            raise TutorError(Text("fault-walk-check", params))


def field(data: Mapping[str, object], path: str) -> object:
    """Return a value inside an event's data by a dotted path (None if it does not exist)."""
    value: object = data
    for part in path.split("."):
        value = value.get(part) if isinstance(value, Mapping) else None
    return value


def names() -> tuple[str, ...]:
    """Return the names of the walkthroughs, as ``game/name``."""
    return tuple(
        sorted(
            f"{game.name}/{file.name.removesuffix('.toml')}"
            for game in _folder().iterdir()
            if game.is_dir()
            for file in game.iterdir()
            if file.name.endswith(".toml")
        )
    )


def load(name: str) -> Walkthrough:
    """Return a walkthrough by name. Raises FileError with the list of names if it does not exist."""
    name = name_of(name)
    if name not in names():
        raise FileError(name[:60], [Fault("", Text("fault-no-walkthrough", {"all": ", ".join(names())}))])
    return _load_built_in(name)


@cache
def _load_built_in(name: str) -> Walkthrough:
    data = tomllib.loads(_folder().joinpath(*f"{name}.toml".split("/")).read_text(encoding="utf-8"))
    key = "walk-" + name.replace("/", "-")
    steps = tuple(_step(key, i, s) for i, s in enumerate(data["step"], 1))
    return Walkthrough(name, Text(key), data["scenario"], data.get("deal", ""), steps, data.get("position", {}))


def _step(key: str, number: int, data: Mapping[str, Any]) -> Step:
    message_key = f"{key}-{data.get('id', number)}"
    checks = _checks(data)
    notes = [(c["note"], check) for c, check in zip(data.get("check", ()), checks, strict=True) if "note" in c]
    return Step(
        data.get("do", data.get("try", "")),
        data.get("chance"),
        Text(message_key),
        "try" in data,
        checks,
        tuple(Text(note if "." in note else f"{message_key}.{note}", _values_before(check, checks)) for note, check in notes),
        tuple(_what_if(message_key, w) for w in data.get("what_if", ())),
        tuple((c[0], c[1]) for c in data.get("cites", ())),
        tuple(data.get("lead", ())),
        data.get("laid", ""),
    )


def _values_before(check: Check, checks: tuple[Check, ...]) -> dict[str, object]:
    """Return the values that a note can name.

    They are those already compared for the same event, or without an event.
    """
    return {c.name: c.value for c in (*checks, check) if c.event == check.event}


def _checks(data: Mapping[str, Any]) -> tuple[Check, ...]:
    return tuple(Check(c.get("event", ""), c["of"] if "of" in c else c["field"], c["is"]) for c in data.get("check", ()))


def _what_if(message_key: str, data: Mapping[str, Any]) -> WhatIf:
    label = Text(f"{message_key}-{data['id']}")
    return WhatIf(data["id"], data.get("chance"), label, label._replace(key=f"{label.key}.text"), data.get("do", ""), _checks(data))


def _folder() -> Traversable:
    return resources.files("undaunted_nb.lessons").joinpath("walkthroughs")
