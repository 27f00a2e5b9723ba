"""The last actions as steps that the table shows one by one: the dice of your attack, then the other side's turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any, NamedTuple

from undaunted_nb.drawing import scene as drawing
from undaunted_nb.drawing.scene import Layout
from undaunted_nb.engine.action import CHANCE, Action
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.event import Event
from undaunted_nb.engine.position import Position
from undaunted_nb.engine.text import Text
from undaunted_nb.kit import registry
from undaunted_nb.play.game import Game
from undaunted_nb.play.opponent import opponent

from .delta import SAME, delta
from .log import describer_of, joined, said_of

if TYPE_CHECKING:
    from undaunted_nb.kit.scene import LastActions, Piece

MOST = 12
"""The maximum number of steps since your last decision.

If there are more, the shortest ones are merged.
"""
SLOTS = ("s1", "s2")
OF_SUM = ("title", "who", "icon", "sum", "total")
"""The parts of an attack's panel that stay above its dice."""


class Span(NamedTuple):
    """The steps of a game from ``first`` up to, but not including, ``last``."""

    first: int
    last: int


class Replay(NamedTuple):
    """A replay of a game: the whole game, the steps with something to show, and the number of those already shown."""

    game: Game
    plies: tuple[int, ...]
    at: int

    def to(self, at: int) -> Replay:
        """Return the replay after ``at`` steps, within its length."""
        return self._replace(at=max(0, min(at, len(self.plies))))

    def seen(self) -> Game:
        """Return the game up to that step. The real game does not change."""
        last = self.plies[self.at - 1] + 1 if self.at else 0
        return Game(self.game.start, seed=self.game.seed, steps=self.game.steps[: max(last, self.game.ply - self.game.decisions)])


def replay_of(game: Game, viewer: str) -> Replay:
    """Return a replay of a game from its start."""
    return Replay(game, tuple(ply for ply in range(game.ply) if record(game, ply, viewer)), 0)


def before(game: Game, ply: int) -> Position:
    """Return the position before a step of a game."""
    return game.steps[ply - 1].after if ply else game.start


def records(game: Game, span: Span, viewer: str) -> list[dict[str, Any]]:
    """Return at most ``MOST`` records of steps as ``viewer`` sees them.

    They are the actions of the other side and the viewer's rolls.

    An answer to an action (a retreat, an ambush) joins it, and orders join the card that gives them.
    """
    found: list[dict[str, Any]] = []
    for ply in range(span.first, span.last):
        one = record(game, ply, viewer)
        if one is None:
            continue
        answers = found and one["by"] != one["side"] and found[-1]["side"] == one["side"]
        together = found and one.get("group") and found[-1].get("group") == one["group"] and found[-1]["side"] == one["side"]
        if answers or together:
            found[-1] = _joined(found[-1], one)
        else:
            found.append(one)
    found = [one for one in found if one["rolls"] or one["lost"] or (one["side"] != viewer and (one["by"] != viewer or one["card"]))]
    while len(found) > MOST:
        at = min(range(len(found) - 1), key=lambda i: _weight(found[i], found[i + 1]))
        found[at : at + 2] = [_joined(found[at], found[at + 1])]
    return found


def record(game: Game, ply: int, viewer: str) -> dict[str, Any] | None:
    """Return the record of one step (None if it has nothing to show)."""
    position, step = before(game, ply), game.steps[ply]
    system = registry.system(position.system)
    events = [system.seen_by(event, viewer) for event in step.events]
    found: dict[str, Any] | None = system.present.record(position, events, viewer)
    if found is None:
        return None
    by = position.to_act[0] if len(position.to_act) == 1 else next((e.data["side"] for e in events if "side" in e.data), "")
    return {**found, "by": by, "first": ply, "last": ply + 1}


def last_of(game: Game, side: str) -> int:
    """Return the number of steps up to the last decision of ``side``."""
    ply = game.ply
    while ply > game.ply - game.decisions and side not in before(game, ply - 1).to_act:
        ply -= 1
    return ply


def shown_step(game: Game, span: Span, viewer: str = "") -> dict[str, Any] | None:
    """Return some steps of a walkthrough or a replay as one (None if there is nothing to show).

    ``attack`` is whether they form an attack with a defense total, which can be shown in parts.
    """
    found = [one for ply in range(*span) if (one := record(game, ply, viewer or _actor(game, ply)))]
    if not found:
        return None
    whole = found[0]
    for other in found[1:]:
        whole = _joined(whole, other)
    return {**step_scene(game, whole, ""), "trace": found[-1]["trace"]}


def _actor(game: Game, ply: int) -> str:
    return (before(game, ply).to_act or ("",))[0]


def _joined(one: Mapping[str, Any], other: Mapping[str, Any]) -> dict[str, Any]:
    """Return two records as one."""
    trace = one["trace"] if "target" in (one["trace"] or {}) else other["trace"] or one["trace"]
    return {
        **one, "trace": trace, "last": other["last"], "verdict": other["verdict"] or one["verdict"], "card": one["card"] or other["card"],
        "fell": joined(fell) if (fell := [it["fell"] for it in (one, other) if it["fell"]]) else "",
        **{name: [*one[name], *other[name]] for name in ("told", "then", "rolls", "lost")},
    }  # fmt: skip


def asides(game: Game, span: Span, shown: Sequence[Mapping[str, Any]], viewer: str) -> list[list[Text | str]]:
    """Return the other events for screen readers: drawn cards, the end of a turn, a new round.

    The result has one list of sentences before each of the ``shown`` records, and one after the last.
    """
    system, setup = registry.system(game.start.system), game.start.setup  # type: ignore[attr-defined]
    describer = describer_of(system, setup, viewer)
    found: list[list[Text | str]] = [[] for _ in range(len(shown) + 1)]
    for ply in range(*span):
        seen = any(one["first"] <= ply < one["last"] for one in shown)
        kinds = {event.kind for event in game.steps[ply].events} - system.present.SILENT_TO_READERS
        heard = kinds & system.present.SILENT if seen else kinds
        step = game.steps[ply]._replace(events=tuple(event for event in game.steps[ply].events if event.kind in heard))
        found[sum(one["first"] <= ply for one in shown)] += said_of(step, describer, viewer)
    return found


def _weight(one: Mapping[str, Any], other: Mapping[str, Any]) -> tuple[bool, int, bool, int]:
    """Return the cost of merging two records.

    Records of one side and one kind, without dice and with few words, cost least.
    """
    dice = len(one["rolls"]) + len(other["rolls"])
    return one["side"] != other["side"], dice, one["icon"] != other["icon"], len(one["told"]) + len(other["told"])


def sentences(system: Any, setup: Any, events: Sequence[Event]) -> Text | str:
    """Return events as one text. Similar events share a sentence if the game has one for them."""
    parts: list[Text] = []
    for _, group in groupby(events, key=lambda event: event.kind):
        alike = list(group)
        together = system.describe_together(setup, alike)
        parts += [together] if together else [system.describe(setup, event) for event in alike]
    return Text("log-line", {"parts": joined(parts)}) if parts else ""


def attack_sum(position: Position, action: Action) -> dict[str, Any] | None:
    """Return the defense total of an attack before its roll (None if the action has none)."""
    present = registry.system(position.system).present
    sides = position.setup.sides  # type: ignore[attr-defined]
    plan = present.plan(position, sides.index(action.side), present.Choosing(present.taps(position, action), (action,), action))
    return {name: plan[name] for name in OF_SUM if name in plan} if plan and plan.get("sum") else None


def reason_of(game: Game, span: Span, viewer: str, other: str) -> Text | None:
    """Return why the opponent ``other`` decided as it did in these steps, by what ``viewer`` can see (None: it has no reason).

    A decision that the viewer cannot see whole, for example a secret choice or a drawn card, has no reason.
    """
    system = registry.system(game.start.system)
    for ply in range(*span):
        position, step = before(game, ply), game.steps[ply]
        if position.to_act == (CHANCE,) or not step.events or any(system.seen_by(event, viewer) != event for event in step.events):
            continue
        try:
            action = position.parse(step.lines[0])
        except TutorError:
            continue
        if action.side not in (viewer, CHANCE) and (found := opponent(other).reason(position, action, viewer)):
            return found
    return None


def step_scene(game: Game, one: Mapping[str, Any], viewer: str) -> dict[str, Any]:
    """Return a record for the Scene, without the board."""
    system, setup = registry.system(game.start.system), game.start.setup  # type: ignore[attr-defined]
    of_dice = {"fell": one["fell"], "verdict": one["verdict"], "then": sentences(system, setup, one["then"]) if one["rolls"] else ""}
    return {
        "id": str(one["first"]), "side": SLOTS[setup.sides.index(one["side"])], "mine": one["side"] == viewer,
        "text": sentences(system, setup, one["told"]),
        **{name: one[name] for name in ("icon", "card", "act", "trace", "rolls", "lost")},
        **{name: text for name, text in of_dice.items() if text},
    }  # fmt: skip


def scene(
    name: str, game: Game, span: Span, viewer: str, sum_: Mapping[str, Any] | None, layout: Layout, *, other: str = ""
) -> LastActions | None:
    """Return the actions since the last decision of ``viewer`` as the part ``played`` of the Scene.

    It is None if there is nothing to show.

    ``sum_`` is the defense total of the viewer's attack, shown above its dice. ``other`` is the opponent of the other side, which says why
    it did each step. The page has the current board. So each step has the changes that lead *back* from the board after it to the board
    before it.
    """
    told = records(game, span, viewer)
    if not told:
        return None
    present, setup = registry.system(game.start.system).present, game.start.setup  # type: ignore[attr-defined]

    def board(ply: int) -> list[Piece]:
        return layout.board(present.elements(before(game, ply)))

    *heard, after = asides(game, span, told, viewer)
    steps = []
    now = board(span.last)
    for i, (one, aside) in reversed([*enumerate(zip(told, heard, strict=True))]):
        later, now = now, board(told[i - 1]["last"] if i else one["first"])
        step = step_scene(game, one, viewer)
        if sum_ and one["first"] == span.first and one["side"] == viewer:
            step["plan"] = sum_
        if aside:
            step["before"] = aside
        if other and one["side"] != viewer and (told_why := reason_of(game, Span(one["first"], one["last"]), viewer, other)):
            step["why"] = told_why
        if (change := delta(later, now)) is not SAME:
            step["board"] = change
        steps.append(step)
    others = [one for one in told if one["side"] != viewer]
    other = others[0]["side"] if others else ""
    phases = [one.get("phase") for one in others]  # of what was done outside of turns
    p = game.position
    named = {"side": present.to_act_name(p, other)} if other else {}
    said: LastActions = drawing.words(
        {
            "id": name,
            "side": SLOTS[setup.sides.index(other)] if other else "",
            "title": (phases[0] if all(phases) else Text("played-title", named)) if other else "",
            "did": Text("played-did", named) if other else "",
            "onward": Text("played-onward", {"round": present.head(p)["round"]}) if viewer in p.to_act else Text("word-go-on"),
            **({"after": after} if after else {}),
            "steps": steps[::-1],
        },
        layout.language,
    )
    return said
