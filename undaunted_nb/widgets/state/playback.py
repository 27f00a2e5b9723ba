"""The last actions as steps that the table shows one by one: the dice of your attack, then the other side's turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import TYPE_CHECKING, cast

from undaunted_nb.drawing import scene as drawing
from undaunted_nb.drawing.scene import Layout
from undaunted_nb.engine.action import CHANCE, Action
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.event import Event
from undaunted_nb.engine.position import Position, Setup
from undaunted_nb.engine.text import Text
from undaunted_nb.kit import registry
from undaunted_nb.kit.registry import System
from undaunted_nb.kit.table.parts import SLOTS
from undaunted_nb.kit.table.tap import Choosing
from undaunted_nb.play.game import Game
from undaunted_nb.play.opponent import opponent

from .delta import SAME, Known, delta
from .log import describer_of, join, said_of

if TYPE_CHECKING:
    from undaunted_nb.kit.scene.board import Piece
    from undaunted_nb.kit.scene.hand import Card, Pile
    from undaunted_nb.kit.scene.log import LastActions, PlayedStep, Record
    from undaunted_nb.kit.scene.panel import PlanParts

    class StepRecord(Record):
        """A record with the side that decided, and its steps: from ``first`` up to, but not including, ``last``."""

        actor: str
        first: int
        last: int


MOST = 12
"""The maximum number of steps since your last decision.

If there are more, the shortest ones are merged.
"""
OF_SUM = ("title", "who", "icon", "sum", "total")
"""The parts of an attack's panel that stay above its dice."""


@dataclass(frozen=True, slots=True)
class Span:
    """The steps of a game from ``first`` up to, but not including, ``last``."""

    first: int
    last: int


@dataclass(frozen=True, slots=True)
class Replay:
    """A replay of a game: the whole game, the steps with something to show, and the number of those already shown."""

    game: Game
    plies: tuple[int, ...]
    step: int

    def go_to(self, step: int) -> Replay:
        """Return the replay after ``step`` steps, within its length."""
        return replace(self, step=max(0, min(step, len(self.plies))))

    def seen(self) -> Game:
        """Return the game up to that step. The real game does not change."""
        last = self.plies[self.step - 1] + 1 if self.step else 0
        return Game(self.game.start, seed=self.game.seed, steps=self.game.steps[: max(last, self.game.ply - self.game.decisions)])


def replay_of(game: Game, viewer: str) -> Replay:
    """Return a replay of a game from its start."""
    return Replay(game, tuple(ply for ply in range(game.ply) if record(game, ply, viewer)), 0)


def before(game: Game, ply: int) -> Position:
    """Return the position before a step of a game."""
    return game.steps[ply - 1].after if ply else game.start


def records(game: Game, span: Span, viewer: str) -> list[StepRecord]:
    """Return at most ``MOST`` records of steps as ``viewer`` sees them.

    They are the actions of the other side and the viewer's rolls.

    An answer to an action (a retreat, an ambush) joins it, and orders join the card that gives them.
    """
    result: list[StepRecord] = []
    for ply in range(span.first, span.last):
        step_record = record(game, ply, viewer)
        if step_record is None:
            continue
        answers = result and step_record["actor"] != step_record["side"] and result[-1]["side"] == step_record["side"]
        together = (
            result
            and step_record.get("group")
            and result[-1].get("group") == step_record["group"]
            and result[-1]["side"] == step_record["side"]
        )
        if answers or together:
            result[-1] = _join(result[-1], step_record)
        else:
            result.append(step_record)
    result = [
        item for item in result if item["rolls"] or item["lost"] or (item["side"] != viewer and (item["actor"] != viewer or item["card"]))
    ]
    while len(result) > MOST:
        index = min(range(len(result) - 1), key=lambda i: _weight(result[i], result[i + 1]))
        result[index : index + 2] = [_join(result[index], result[index + 1])]
    return result


def record(game: Game, ply: int, viewer: str) -> StepRecord | None:
    """Return the record of one step (None if it has nothing to show)."""
    position, step = before(game, ply), game.steps[ply]
    system = registry.system(position.system)
    events = [system.seen_by(event, viewer) for event in step.events]
    visible = [event for event in events if event.kind not in system.present.SILENT]
    if not visible:
        return None
    actor = position.to_act[0] if len(position.to_act) == 1 else next((e.data["side"] for e in events if "side" in e.data), "")
    return {**system.present.record(position, visible, viewer), "actor": actor, "first": ply, "last": ply + 1}


def last_of(game: Game, side: str) -> int:
    """Return the number of steps up to the last decision of ``side``."""
    ply = game.ply
    while ply > game.ply - game.decisions and side not in before(game, ply - 1).to_act:
        ply -= 1
    return ply


def shown_step(game: Game, span: Span, viewer: str = "") -> PlayedStep | None:
    """Return some steps of a walkthrough or a replay as one (None if there is nothing to show).

    ``attack`` is whether they form an attack with a defense total, which can be shown in parts.
    """
    step_records = [step_record for ply in range(span.first, span.last) if (step_record := record(game, ply, viewer or _actor(game, ply)))]
    if not step_records:
        return None
    whole = step_records[0]
    for other in step_records[1:]:
        whole = _join(whole, other)
    return {**step_scene(game, whole, ""), "trace": step_records[-1]["trace"]}


def _actor(game: Game, ply: int) -> str:
    return (before(game, ply).to_act or ("",))[0]


def _join(first: StepRecord, other: StepRecord) -> StepRecord:
    """Return two records as one."""
    trace = first["trace"] if "target" in (first["trace"] or {}) else other["trace"] or first["trace"]
    return {
        **first, "trace": trace, "last": other["last"], "verdict": other["verdict"] or first["verdict"],
        "card": first["card"] or other["card"], "told": [*first["told"], *other["told"]], "then": [*first["then"], *other["then"]],
        "rolls": [*first["rolls"], *other["rolls"]], "lost": [*first["lost"], *other["lost"]],
        "fell": join(fell) if (fell := [item["fell"] for item in (first, other) if item["fell"]]) else "",
    }  # fmt: skip


def asides(game: Game, span: Span, shown_records: Sequence[StepRecord], viewer: str) -> list[list[Text | str]]:
    """Return the other events for screen readers: drawn cards, the end of a turn, a new round.

    The result has one list of sentences before each of the ``shown`` records, and one after the last.
    """
    system, setup = registry.system(game.start.system), game.start.setup
    describer = describer_of(system, setup, viewer)
    aside_lists: list[list[Text | str]] = [[] for _ in range(len(shown_records) + 1)]
    for ply in range(span.first, span.last):
        seen = any(item["first"] <= ply < item["last"] for item in shown_records)
        kinds = {event.kind for event in game.steps[ply].events} - system.present.SILENT_TO_READERS
        audible = kinds & system.present.SILENT if seen else kinds
        step = game.steps[ply]._replace(events=tuple(event for event in game.steps[ply].events if event.kind in audible))
        aside_lists[sum(entry["first"] <= ply for entry in shown_records)] += said_of(step, describer, viewer)
    return aside_lists


def _weight(first: StepRecord, other: StepRecord) -> tuple[bool, int, bool, int]:
    """Return the cost of merging two records.

    Records of one side and one kind, without dice and with few words, cost least.
    """
    dice = len(first["rolls"]) + len(other["rolls"])
    return first["side"] != other["side"], dice, first["icon"] != other["icon"], len(first["told"]) + len(other["told"])


def sentences(system: System, setup: Setup, events: Sequence[Event]) -> Text | str:
    """Return events as one text. Similar events share a sentence if the game has one for them."""
    parts: list[Text] = []
    for _, group in groupby(events, key=lambda event: event.kind):
        alike = list(group)
        together = system.describe_together(setup, alike)
        parts += [together] if together else [system.describe(setup, event) for event in alike]
    return Text("log-line", {"parts": join(parts)}) if parts else ""


def attack_sum(position: Position, action: Action) -> PlanParts | None:
    """Return the defense total of an attack before its roll (None if the action has none)."""
    present = registry.system(position.system).present
    choosing = Choosing.complete(present.taps(position, action), action)
    plan = present.plan(position, position.setup.side(action.side), choosing)
    return cast("PlanParts", {name: part for name, part in plan.items() if name in OF_SUM}) if plan and plan.get("sum") else None


def reason_of(game: Game, span: Span, viewer: str, other: str) -> Text | None:
    """Return why the opponent ``other`` decided as it did in these steps, by what ``viewer`` can see (None: it has no reason).

    A decision that the viewer cannot see whole, for example a secret choice or a drawn card, has no reason.
    """
    system = registry.system(game.start.system)
    for ply in range(span.first, span.last):
        position, step = before(game, ply), game.steps[ply]
        if position.to_act == (CHANCE,) or not step.events or any(system.seen_by(event, viewer) != event for event in step.events):
            continue
        try:
            action = position.parse(step.lines[0])
        except TutorError:
            continue
        if action.side not in (viewer, CHANCE) and (reason := opponent(other).reason(position, action, viewer)):
            return reason
    return None


def step_scene(game: Game, item: StepRecord, viewer: str) -> PlayedStep:
    """Return a record for the Scene, without the board."""
    system, setup = registry.system(game.start.system), game.start.setup
    step: PlayedStep = {
        "id": str(item["first"]), "side": SLOTS[setup.sides.index(item["side"])], "mine": item["side"] == viewer,
        "text": sentences(system, setup, item["told"]), "icon": item["icon"], "card": item["card"], "act": item["act"],
        "trace": item["trace"], "rolls": item["rolls"], "lost": item["lost"],
    }  # fmt: skip
    if item["fell"]:
        step["fell"] = item["fell"]
    if item["verdict"]:
        step["verdict"] = item["verdict"]
    if item["rolls"] and (effects := sentences(system, setup, item["then"])):
        step["then"] = effects
    return step


def make_idle(card: Card) -> Card:
    """Return a card of which nothing can be chosen."""
    idle: Card = {**card, "state": ""}
    if "chips" in card:
        idle["chips"] = [{**chip, "state": ""} for chip in card["chips"]]
    return idle


def moment(game: Game, ply: int, viewer: str, language: str) -> Mapping[str, object]:
    """Return what the table shows around the board after some steps: the head, the viewer's hand, and the numbers of all piles.

    The cards in play are left out: the step shows the card that it is about.
    """
    p = before(game, ply)
    present, sides = registry.system(p.system).present, p.setup.sides
    index = sides.index(viewer) if viewer in sides else 0
    half, foe = present.own_half(p, index, Choosing()), present.foe(p, 1 - index)
    hand = [make_idle(card) for card in half["hand"]]
    parts = {"head": present.head(p), "mine": {"hand": hand, "counts": _count(half["piles"])}, "foe": {"counts": _count(foe["piles"])}}
    return drawing.words(parts, language)


def _count(piles: Sequence[Pile]) -> Mapping[str, float]:
    """Return the numbers of some piles. The page names a pile of the past by its word and its number."""
    return {pile["id"]: pile["count"] for pile in piles}


def scene(
    name: str,
    game: Game,
    span: Span,
    viewer: str,
    sum_: PlanParts | None,
    layout: Layout,
    *,
    other: str = "",
    cards: Known | None = None,
) -> LastActions | None:
    """Return the actions since the last decision of ``viewer`` as the part ``played`` of the Scene.

    It is None if there is nothing to show.

    ``sum_`` is the defense total of the viewer's attack, shown above its dice. ``other`` is the opponent of the other side, which says why
    it did each step, and ``cards`` are those that the page knows. The page has the current board. So each step has the changes that lead
    *back* from the board after it to the board before it, and those that lead back from the cards and the head of a later moment to those
    after it.
    """
    step_records = records(game, span, viewer)
    if not step_records:
        return None
    present, setup = registry.system(game.start.system).present, game.start.setup

    def board(ply: int) -> list[Piece]:
        return layout.board(present.elements(before(game, ply)))

    *aside_lists, after = asides(game, span, step_records, viewer)
    steps: list[PlayedStep] = []
    now, latest = board(span.last), moment(game, span.last, viewer, layout.language)
    for i, (item, aside) in reversed([*enumerate(zip(step_records, aside_lists, strict=True))]):
        later, now = now, board(step_records[i - 1]["last"] if i else item["first"])
        step = step_scene(game, item, viewer)
        if sum_ and item["first"] == span.first and item["side"] == viewer:
            step["plan"] = sum_
        if aside:
            step["before"] = aside
        if other and item["side"] != viewer and (told_why := reason_of(game, Span(item["first"], item["last"]), viewer, other)):
            step["why"] = told_why
        if (change := delta(later, now)) is not SAME:
            step["board"] = change
        afterward, latest = latest, moment(game, item["last"], viewer, layout.language)
        if (change := delta(afterward, latest, cards)) is not SAME:
            step["moment"] = change
        steps.append(step)
    others = [entry for entry in step_records if entry["side"] != viewer]
    other = others[0]["side"] if others else ""
    phases = [entry.get("phase") for entry in others]  # of what was done outside of turns
    p = game.position
    named = {"side": present.name_of(p, "", "side", other)} if other else {}
    actions: LastActions = {
        "id": name,
        "side": SLOTS[setup.sides.index(other)] if other else "",
        "title": ((phases[0] if all(phases) else None) or Text("played-title", named)) if other else "",
        "did": Text("played-did", named) if other else "",
        "onward": Text("played-onward", {"round": present.head(p)["round"]}) if viewer in p.to_act else Text("word-go-on"),
        "steps": steps[::-1],
    }
    if after:
        actions["after"] = after
    return drawing.words(actions, layout.language)
