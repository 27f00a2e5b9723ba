"""Walkthroughs: a scripted game that is told step by step, and whose every stated number is checked against the engine."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources
from typing import Any, NamedTuple

from undaunted_nb.core import registry
from undaunted_nb.core.errors import Fault, FileError, TutorError
from undaunted_nb.core.event import Event
from undaunted_nb.core.game import Game
from undaunted_nb.core.legality import Verdict
from undaunted_nb.core.text import Text


class Check(NamedTuple):
    """A number or word that the rulebook states: where it stands in the events of the step, and what it must be."""

    event: str
    field: str
    value: Any


class WhatIf(NamedTuple):
    """A branch off a step: the same action with other chance."""

    id: str
    chance: str
    label: Text
    text: Text


class Step(NamedTuple):
    """One step: ``action`` in notation ("" for the deal); ``refused`` when the rules refuse it, and that is the point.

    ``notes`` tell the learner what was checked.
    """

    action: str
    chance: str | None
    text: Text
    refused: bool
    checks: tuple[Check, ...]
    notes: tuple[Text, ...]
    what_ifs: tuple[WhatIf, ...]
    cites: tuple[tuple[str, str], ...] = ()


class Walkthrough(NamedTuple):
    """A scripted game: where it starts, and its steps."""

    name: str
    title: Text
    scenario: str
    deal: str
    steps: tuple[Step, ...]

    def start(self) -> Game:
        """The game before the first step."""
        start = registry.system_of_scenario(self.scenario).new_position(self.scenario)
        return Game(start, seed=0, deal=self.deal or None)

    def take(self, game: Game, number: int, chance: str | None = None) -> tuple[tuple[Event, ...], Verdict | None]:
        """Do step ``number`` in ``game``, with its own chance unless another is given: what happened, or why it was refused.

        Raises TutorError when what the step says is not what the engine does.
        """
        try:
            return self._taken(game, number, chance)
        except TutorError as error:
            file = registry.system_of_scenario(self.scenario).owner_file(self.scenario.partition("/")[0])
            if chance is not None or not file:
                raise
            raise TutorError(Text("numbers-walkthrough", {"step": number + 1, "file": file, "why": error.text})) from error

    def _taken(self, game: Game, number: int, chance: str | None) -> tuple[tuple[Event, ...], Verdict | None]:
        step = self.steps[number]
        if not step.action:
            dealt = game.steps[0].events if game.steps else ()
            self._verify(number, dealt)
            return dealt, None
        if step.refused:
            verdict = game.why(step.action)
            if verdict.legal:
                raise TutorError(Text("fault-walk-legal", {"step": number + 1, "action": step.action}))
            return (), verdict
        events = game.play(step.action, chance if chance is not None else step.chance).events
        if chance is None:
            self._verify(number, events)
        return events, None

    def _verify(self, number: int, events: tuple[Event, ...]) -> None:
        for check in self.steps[number].checks:
            found = [field(e.data, check.field) for e in events if e.kind == check.event]
            if check.value not in found:
                what = {"step": number + 1, "field": f"{check.event}.{check.field}", "wanted": repr(check.value), "found": repr(found)}
                raise TutorError(Text("fault-walk-check", what))

    def play(self) -> Iterator[dict[str, Any]]:
        """Every step as one JSON object: ``side``, ``action``, ``legal``, ``events``, ``reasons`` if refused; all numbers are checked."""
        game = self.start()
        for number, step in enumerate(self.steps):
            side = "CHANCE" if not step.action else game.position.parse(step.action).side
            events, verdict = self.take(game, number)
            told = [e.to_json() for e in events]
            found: dict[str, Any] = {
                "step": number + 1,
                "side": side,
                "action": step.action or "deal",
                "legal": verdict is None,
                "events": told,
            }
            if verdict is not None:
                found["reasons"] = [{"rule": v.rule, "text": str(v.why)} for v in verdict.violations]
            yield found


def field(data: Mapping[str, Any], path: str) -> Any:
    """A value inside an event's data, by a path with dots (None if it is not there)."""
    value: Any = data
    for part in path.split("."):
        value = value.get(part) if isinstance(value, Mapping) else None
    return value


def names() -> tuple[str, ...]:
    """The walkthroughs there are, as ``game/name``."""
    return tuple(
        sorted(
            f"{game.name}/{file.name.removesuffix('.toml')}"
            for game in _folder().iterdir()
            if game.is_dir()
            for file in game.iterdir()
            if file.name.endswith(".toml")
        )
    )


@cache
def load(name: str) -> Walkthrough:
    """A walkthrough by name. Raises FileError, naming those there are."""
    if name not in names():
        raise FileError(name, [Fault("", Text("fault-no-walkthrough", {"all": ", ".join(names())}))])
    import tomllib

    data = tomllib.loads(_folder().joinpath(*f"{name}.toml".split("/")).read_text(encoding="utf-8"))
    key = "walk-" + name.replace("/", "-")
    return Walkthrough(
        name, Text(key), data["scenario"], data.get("deal", ""), tuple(_step(key, i, s) for i, s in enumerate(data["step"], 1))
    )


def _step(key: str, number: int, data: Mapping[str, Any]) -> Step:
    told = f"{key}-{data.get('id', number)}"
    checks = tuple(Check(c["event"], c["field"], c["is"]) for c in data.get("check", ()))
    # What is noted can only name what has been compared with the events.
    checked = {check.field.rpartition(".")[2]: check.value for check in checks}
    return Step(
        data.get("do", data.get("try", "")),
        data.get("chance"),
        Text(told),
        "try" in data,
        checks,
        tuple(Text(f"{told}.{c['note']}", checked) for c in data.get("check", ()) if "note" in c),
        tuple(WhatIf(w["id"], w["chance"], Text(f"{told}-{w['id']}"), Text(f"{told}-{w['id']}.text")) for w in data.get("what_if", ())),
        tuple((c[0], c[1]) for c in data.get("cites", ())),
    )


def _folder() -> Any:
    return resources.files(__package__).joinpath("walkthroughs")
