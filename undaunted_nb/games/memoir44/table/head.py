"""The area around the map: title, turn, the parts of the turn, medals, and the winner."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undaunted_nb.engine.event import Event
from undaunted_nb.engine.text import Text
from undaunted_nb.kit.table.parts import SLOTS
from undaunted_nb.kit.table.tap import Choosing

from ..files import scenario
from ..rules.state.names import side_name
from ..rules.state.position import BATTLE, MOVE, ORDER, PLAY, Position
from ..rules.state.setup import Setup
from ..rules.turn_flow import CLOSE
from .choices import BATTLING, DIGGING, ENDING, MOVING, ORDERING, STRIKING, count_progress, part
from .goals import explain_win, goals, notes

if TYPE_CHECKING:
    from undaunted_nb.kit.scene.head import Decision, GameHead, Score
    from undaunted_nb.kit.table.presenter import OwnNumber

COMMON = frozenset({"m44.turn.1", "m44.order.1", "m44.battle.1", "m44.move.1", "m44.draw.1"})
"""Rules that nearly every line of the log rests on: named last."""
PARTS = ("card", "order", "move", "battle", "draw")
"""The parts of a turn, as the head names them."""
NOW = {ORDERING: 1, DIGGING: 2, MOVING: 2, BATTLING: 3, STRIKING: 3, ENDING: 4}
BY_PHASE = {PLAY: 0, ORDER: 1, MOVE: 2, BATTLE: 3}
PARTS_WITH_COUNT = {1: ORDERING, 2: MOVING, 3: BATTLING}
"""The parts of a turn that are counted."""


def heading(setup: Setup, event: Event) -> Text | None:
    """Return the heading in the log from an event on (None: the event starts no section)."""
    return Text("m44-log-turn", {"side": side_name(setup, setup.side(event.data["side"]))}) if event.kind == "turn" else None


def opening(p: Position) -> Text:
    """Return the heading in the log of the section in which a game starts."""
    return Text("m44-log-turn", {"side": side_name(p.setup, p.turn)})


def head(p: Position, choosing: Choosing | None = None) -> GameHead:
    """Return the title, the turn, its parts with the open actions in the present one, and the medals."""
    setup = p.setup
    now = part_now(p, choosing)
    return {
        "title": scenario.title_of(setup),
        "note": Text("m44-game"),
        "round": str(p.turns[p.turn] + (p.phase != CLOSE)),
        "phases": [_phase(p, i) if i == now else Text(f"m44-phase-{name}") for i, name in enumerate(PARTS)],
        "phase": now,
        "score": [_score(p, side) for side in (0, 1)],
        "goals": goals(p),
        "notes": notes(p),
        "first": None if p.outcome else {"side": SLOTS[p.turn], "label": Text("m44-turn-of", {"side": side_name(setup, p.turn)})},
    }


def part_now(p: Position, choosing: Choosing | None = None) -> int:
    """Return the number of the present part of the turn, from the selection or else from the position."""
    if p.outcome:
        return len(PARTS)
    first = choosing.taps[0] if choosing and choosing.taps else None
    if p.phase != PLAY and first in NOW:
        return NOW[first]
    return BY_PHASE.get(p.phase, 4) if p.pending or p.phase == PLAY else NOW.get(part(p), 4)


def _phase(p: Position, now: int) -> Text:
    """Return the label of a part of the turn with its open actions."""
    if now not in PARTS_WITH_COUNT or p.pending:
        return Text(f"m44-phase-{PARTS[now]}")
    count, whole = count_progress(p)[PARTS_WITH_COUNT[now]]
    return Text(f"m44-phase-{PARTS[now]}-counted", {"n": count, "of": whole}) if whole else Text(f"m44-phase-{PARTS[now]}")


def _score(p: Position, side: int) -> Score:
    goal = p.setup.medals_to_win[side]
    words = Text("m44-score", {"n": p.score(side), "goal": goal})
    return {
        "side": SLOTS[side], "name": side_name(p.setup, side), "points": p.score(side), "goal": goal or None, "text": words,
        "word": Text("m44-score-word"),
    }  # fmt: skip


def caveat(p: Position) -> None:
    """Return None: this game has no placeholder numbers."""


def own_numbers(_p: Position) -> list[OwnNumber]:
    """Return an empty list: no number and no action of this game is the project's own."""
    return []


def describe_outcome(p: Position) -> Decision | None:
    """Return the winner, and the rule behind the win."""
    if not p.outcome:
        return None
    winner = p.setup.side(p.outcome.winner)
    words = Text("m44-outcome", {"side": side_name(p.setup, winner), "n": p.score(winner)})
    return {"text": words, "winner": p.outcome.winner, "told": explain_win(p, p.outcome.rule), "rule": p.outcome.rule}
