"""The coach on the table. It searches while you can still use the table, and shows its results so far."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import TYPE_CHECKING, TypedDict

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.position import Position
from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import say
from undaunted_nb.kit import registry
from undaunted_nb.kit.table.tap import Choosing, Taps
from undaunted_nb.play.game import Game
from undaunted_nb.play.opponent import View
from undaunted_nb.probability.number_format import in_percent
from undaunted_nb.search import review
from undaunted_nb.search.coach import Advice, Reasons, TriedAction, advise, chance_text, chance_words, compare_in_words, equals_text, rank
from undaunted_nb.search.review import Course, MissedChance

from .answer import SEPARATOR
from .thinking import LONGER, LONGEST, Thinking

if TYPE_CHECKING:
    from undaunted_nb.kit.scene import panel as parts
    from undaunted_nb.kit.scene.panel import AdviceText, Curve, Tip, TurningPoint

    from .playback import Replay
    from .state import State

    class TipMarks(TypedDict):
        """The units and places of an action, and its card."""

        marks: list[str]
        card: str


PLAYOUTS_PER_POSITION = 12
"""The playouts of a whole game for each of its positions."""


def hint(position: Position, side: str, seed: int | None, came: Callable[[Thinking], None]) -> Thinking:
    """Return the thoughts about what a side could do."""
    return Thinking(position, advise(View(position, side), _seed(seed)), came)


def look_back(game: Game, side: str, came: Callable[[Thinking], None]) -> Thinking:
    """Return the thoughts about what a side has missed in its last turn, or after the end in the whole game."""
    is_over = game.position.outcome is not None
    decisions = review.decisions_of(game, side) if is_over else review.last_turn(game, side)
    return Thinking(game.position, review.find_missed_chance(decisions, side, _seed(game.seed)), came, LONGEST if is_over else LONGER)


def course(game: Game, side: str, came: Callable[[Thinking], None]) -> Thinking:
    """Return the thoughts about where a game has turned."""
    return Thinking(game.position, review.course(game, side, _seed(game.seed), PLAYOUTS_PER_POSITION * (game.ply + 1)), came, LONGEST)


def _seed(seed: int | None) -> int:
    return Random().randrange(2**32) if seed is None else seed


def scene(state: State) -> parts.Advice | None:
    """Return the part of the Scene (None: there is nothing to ask now)."""
    line = _line(state.replay, state.course, state.viewer) if state.replay and state.course else None
    part: parts.Advice = {
        "on": False,
        "ask": state.advisable,
        "missed": Text(_missed_word(state)) if state.reviewable else "",
        "turns": state.replay is not None and state.course is None and state.has_coach,
        "line": line,
    }
    thinking = state.thinking
    if thinking is None:
        return part if any(part.values()) else None
    advice = thinking.result
    reply: AdviceText = {"title": Text("word-advise"), "ways": [], "said": ""}
    if isinstance(advice, MissedChance):
        reply = _describe_missed(advice, Text(_missed_word(state)), done=thinking.done)
        if thinking.note:
            reply["said"] = thinking.note
    elif isinstance(advice, Advice):
        reply = _hint(state, advice, done=thinking.done)
    note = thinking.trouble or thinking.note or Text("advice-count", {"n": getattr(advice, "playouts", 0)})
    return {**part, "on": True, "busy": not thinking.done, **reply, "note": note}


def _hint(state: State, advice: Advice, *, done: bool) -> AdviceText:
    position, present = state.game.position, state.system.present
    taps = [present.taps(position, candidate.action) for candidate in advice.best]
    reasons = Reasons(View(position, advice.side), say)
    ways: list[Tip] = [
        {
            **_way(position, reasons, tip, "" if state.replay else SEPARATOR.join(map(str, action_taps))),
            **_marks(position, tip.action, action_taps),
            "rank": Text(f"hint-rank-{rank(advice, number)}"),
        }
        for number, (tip, action_taps) in enumerate(zip(advice.best, taps, strict=True))
    ]
    first = advice.best[0]
    ways[0]["why"] = compare_in_words(reasons.explain(first.action, first.topics), advice, first, partial(present.label, reasons.position))
    ready = Text("advice-ready", {"best": ways[0]["label"], "chance": ways[0]["chance"]})
    even = (equals_text(advice, partial(present.label, position)) if done else None) or ""
    equals = tuple(way["label"] for way in ways[: advice.even])
    words = even if advice.wins else Text("advice-ready-even", {"actions": equals}) if advice.even else ready
    return {"title": Text("word-advise"), "ways": ways, "none": even, "said": words if done else Text("advice-first")}


def _marks(position: Position, action: Action, taps: Taps) -> TipMarks:
    """Return the units and places of an action, and its card."""
    present = registry.system(position.system).present
    pieces = [element["k"] for element in present.elements(position)]
    card = next((tap.bare.name for tap in taps if tap.kind == "card"), "")
    actor = [piece for piece in pieces if card and present.card_of(position, action.side, piece) == card]
    marks = dict.fromkeys([*actor, *(tap.thing.name for tap in taps if tap.on_board)])
    way = present.path(position, Choosing.complete(taps, action))
    for place in (present.start_of(position, action), *way[-1:]):  # a place whose unit is marked needs no second ring
        if place and not any(present.place_of(position, thing) == place for thing in marks):
            marks[place] = None
    return {"marks": list(marks), "card": card}


def _missed_word(state: State) -> str:
    return "word-advise-costliest" if state.game.position.outcome else "word-advise-missed"


def _describe_missed(chance: MissedChance, title: Text, *, done: bool) -> AdviceText:
    if chance.decision is None or chance.played_action is None or chance.best is None:
        nothing = Text("missed-nothing", {"n": chance.decisions}) if chance.decisions else Text("missed-none")
        return {"title": title, "ways": [], "none": nothing if done else "", "said": nothing if done else ""}
    position = chance.decision.position
    reasons = Reasons(View(position, chance.side), say)
    ways: list[Tip] = [
        {**_way(position, reasons, candidate, ""), "name": name}
        for name, candidate in ((Text("missed-played"), chance.played_action), (Text("missed-better"), chance.best))
    ]
    ways[0]["why"] = reasons.explain_played(chance.played_action.action, chance.played_action.topics)
    ready = Text("missed-ready", {"played": ways[0]["label"], "best": ways[1]["label"]})
    return {"title": title, "ways": ways, "look": f"from:{chance.decision.ply}" if done else "", "said": ready if done else ""}


def _way(position: Position, reasons: Reasons, candidate: TriedAction, taps: str) -> Tip:
    low, high = candidate.interval
    return {
        "id": taps,
        "label": registry.system(position.system).present.label(reasons.position, candidate.action),
        "chance": chance_text(candidate),
        "why": reasons.explain(candidate.action, candidate.topics),
        "bar": (round(100 * low), round(100 * candidate.chance), round(100 * high)),
    }


def _line(replay: Replay, thinking: Thinking, viewer: str) -> Curve:
    """Return the chance to win over a replay: each point with its place in percent, and the turning points."""
    curve = thinking.result if isinstance(thinking.result, Course) else Course("", (), (), 0)
    side = registry.system(replay.game.start.system).present.name_of(replay.game.start, "", "side", curve.side or viewer)
    steps = max(len(replay.plies), 1)

    def step_of(ply: int) -> int:
        return sum(number < ply for number in replay.plies)

    points = {step_of(point.ply): point for point in curve.points}
    turns: list[TurningPoint] = []
    for i in curve.turns:
        earlier, other = curve.points[i - 1], curve.points[i]
        params = {
            "step": step_of(other.ply),
            "before": chance_words(earlier.chance, earlier.error),
            "after": chance_words(other.chance, other.error),
        }
        change = other.chance - earlier.chance
        label = {"step": step_of(other.ply), "sign": "\N{MINUS SIGN}" if change < 0 else "+", "change": in_percent(abs(change))}
        turns.append(
            {
                "id": f"from:{other.ply}",
                "label": Text("analyze-turn", label),
                "say": Text("analyze-told", params),
            }
        )
    return {
        "title": Text("analyze-side", {"side": side}),
        "busy": not thinking.done,
        "points": [(round(100 * x / steps, 1), round(100 * known_point.chance, 1)) for x, known_point in points.items()],
        "at": round(100 * replay.step / steps, 1),
        "turns": turns,
        "none": Text(f"analyze-{curve.standing}") if thinking.done and not turns else "",
    }
