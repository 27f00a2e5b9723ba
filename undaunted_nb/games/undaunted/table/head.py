"""The area around the map: title, round, phases, progress of each side, initiative, and the winner."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undaunted_nb.engine.event import Event
from undaunted_nb.engine.text import Text
from undaunted_nb.files.setup_steps import step_of
from undaunted_nb.kit.table.parts import SLOTS
from undaunted_nb.kit.table.tap import Choosing

from ..files import scenario
from ..rules.deadlock import stands_still
from ..rules.state.names import side_adjective, side_name
from ..rules.state.position import DRAW, INITIATIVE, TURNS, Position
from ..rules.state.setup import Goal, Setup
from ..views.view import view
from .choices import piece_name
from .goals import explain_win, goals, notes

if TYPE_CHECKING:
    from undaunted_nb.kit.scene.head import Decision, GameHead, Score

COMMON = frozenset({"un.turn.2", "un.card.1", "un.turn.3", "un.end.1"})
"""Rules that nearly every line of the log rests on: named last."""


def heading(_: Setup, event: Event) -> Text | None:
    """Return the heading in the log from an event on (None: the event starts no section)."""
    return Text("log-round", {"round": event.data["round"]}) if event.kind == "round_began" else None


def opening(p: Position) -> Text:
    """Return the heading in the log of the section in which a game starts."""
    return Text("log-round", {"round": p.round})


def head(p: Position, _: Choosing | None = None) -> GameHead:
    """Return the title, round, phases, score, and initiative."""
    setup = p.setup
    first = p.token
    turns = (first, 1 - first)
    order = [Text("phase-draw"), Text("phase-initiative"), *(Text("phase-turn", {"side": side_adjective(setup, s)}) for s in turns)]
    now = {DRAW: 0, INITIATIVE: 1, TURNS: 2 + p.ended_turns}[p.phase] if not p.outcome else len(order)
    return {
        "title": scenario.title_of(setup),
        "note": Text(f"game-{setup.edition}"),
        "round": str(p.round),
        "phases": order,
        "phase": now,
        "score": [row for side in (0, 1) for row in _score(p, side)],
        "goals": goals(p),
        "notes": notes(p),
        "first": {"side": SLOTS[first], "label": Text("holds-token", {"side": side_name(setup, first)})},
    }


COUNT_TEXTS = {
    "escape": (Text("score-word-escape"), Text("score-escape")),
    "neutralize": (Text("score-word-neutralize"), Text("score-neutralize")),
}
"""The goals that are counted in soldiers and vehicles: a word for each, and the sentence."""
FEW = 2
"""The most names in a row of the score. For more, the sentence lists them."""


def _score(p: Position, side: int) -> list[Score]:
    """Return a row for each goal of a side, or its points alone if it has no counted goal."""
    own_goals = p.setup.goals[side]
    count_goals = [goal for goal in own_goals if goal.kind in COUNT_TEXTS]
    points = next((g.points for g in own_goals if g.kind == "points"), None)
    slot, name = SLOTS[side], side_name(p.setup, side)
    rows: list[Score] = []
    pins = any(g.kind == "pin" for g in own_goals)
    if pins and points is None:
        word, sentence = Text("score-word-pin"), Text("score-pin")
        rows.append({"side": slot, "name": name, "points": None, "goal": None, "word": word, "text": sentence})
    elif points is not None or not count_goals:
        words = Text("score", {"points": p.score(side), "goal": int(points or 0), "pins": pins})
        rows.append({"side": slot, "name": name, "points": p.score(side), "goal": points, "text": words})
    for goal in count_goals:
        number, target_number = _counts(p, side, goal)
        names = [piece_name(p, piece) for piece in goal.names]
        word, sentence = COUNT_TEXTS[goal.kind]
        label = word._replace(params={"who": names if len(names) <= FEW else []})
        params = {"done": number, "wanted": int(target_number), "who": names}
        rows.append(
            {"side": slot, "name": name, "word": label, "points": number, "goal": target_number, "text": sentence._replace(params=params)}
        )
    return rows


def _counts(p: Position, side: int, goal: Goal) -> tuple[int, int]:
    """Return how many of a goal's targets are in front of a side, and how many are needed."""
    setup, seen = p.setup, view(p, "")
    targets = [setup.targets[i] for i in setup.targets_of(goal, side)]
    lying = seen["escaped" if goal.kind == "escape" else "neutralized"][setup.sides[side]]
    return sum(name in targets for name in lying), goal.points or len(targets)


def describe_outcome(p: Position) -> Decision | None:
    """Return the winner, and the rule behind the win. The winner is "" if the board can no longer change."""
    if not p.outcome:
        return _still(p) if stands_still(p) and not step_of(p.setup.name) else None
    words = Text("outcome", {"side": side_name(p.setup, p.setup.side(p.outcome.winner))})
    return {"text": words, "winner": p.outcome.winner, "told": explain_win(p, p.outcome.rule), "rule": p.outcome.rule}


def _still(p: Position) -> Decision:
    points = (p.score(0), p.score(1))
    ahead = int(points[1] > points[0])
    leads = {
        "side": side_name(p.setup, ahead),
        "points": max(points),
        "other": min(points),
        "even": "yes" if points[0] == points[1] else "no",
    }
    return {"text": Text("still-leads", leads), "winner": "", "told": Text("still-told"), "rule": ""}
