"""The coach on the table. It searches while you can still use the table, and shows its results so far."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.position import Position
from undaunted_nb.engine.text import Text
from undaunted_nb.kit import registry
from undaunted_nb.kit.tap import Taps
from undaunted_nb.play.game import Game
from undaunted_nb.play.opponent import View
from undaunted_nb.probability.number_format import in_percent
from undaunted_nb.search import review
from undaunted_nb.search.coach import Advice, TriedAction, advise, chance_text, chance_words, compare_in_words, why
from undaunted_nb.search.review import Course, MissedChance

from .answer import BETWEEN
from .thinking import LONGER, LONGEST, Thinking

if TYPE_CHECKING:
    from .playback import Replay
    from .state import State

EACH = 12
"""The playouts of a whole game for each of its positions."""


def hint(position: Position, side: str, seed: int | None, came: Callable[[Thinking], None]) -> Thinking:
    """Return the thoughts about what a side could do."""
    return Thinking(position, advise(View(position, side), _seed(seed)), came)


def last_turn(game: Game, side: str, came: Callable[[Thinking], None]) -> Thinking:
    """Return the thoughts about what a side has missed in its last turn."""
    return Thinking(game.position, review.find_missed_chance(review.last_turn(game, side), side, _seed(game.seed)), came, LONGER)


def course(game: Game, side: str, came: Callable[[Thinking], None]) -> Thinking:
    """Return the thoughts about where a game has turned."""
    return Thinking(game.position, review.course(game, side, _seed(game.seed), EACH * (game.ply + 1)), came, LONGEST)


def _seed(seed: int | None) -> int:
    return Random().randrange(2**32) if seed is None else seed


def scene(it: State) -> dict[str, Any] | None:
    """Return the part of the Scene (None: there is nothing to ask now)."""
    line = _line(it.replay, it.course, it.viewer) if it.replay and it.course else None
    offered = {"ask": it.advisable, "missed": it.reviewable, "turns": it.replay is not None and it.course is None, "line": line}
    thinking = it.thinking
    if thinking is None:
        return {**offered, "on": False} if any(offered.values()) else None
    found = thinking.found
    about: dict[str, Any] = {"title": Text("word-advise"), "ways": [], "said": ""}
    if isinstance(found, MissedChance):
        about = _missed(found, done=thinking.done)
    elif isinstance(found, Advice):
        about |= _hint(it, found, done=thinking.done)
    note = thinking.trouble or Text("advice-count", {"n": found.playouts if found else 0})
    return {**offered, "on": True, "busy": not thinking.done, **about, "note": note}


def _hint(it: State, found: Advice, *, done: bool) -> dict[str, Any]:
    position, present = it.game.position, it.system.present
    taps = [present.taps(position, tried.action) for tried in found.best]
    ways = [
        {**_way(position, found.side, tried, "" if it.replay else BETWEEN.join(map(str, one))), **_marks(position, tried.action, one)}
        for tried, one in zip(found.best, taps, strict=True)
    ]
    view = View(position, found.side)
    ways[0]["why"] = compare_in_words(ways[0]["why"], found, found.best[0], partial(present.label, view.deal_again()))
    ready = Text("advice-ready", {"best": ways[0]["label"], "chance": ways[0]["chance"]})
    return {"ways": ways, "said": ready if done else Text("advice-first")}


def _marks(position: Position, action: Action, taps: Taps) -> dict[str, Any]:
    """Return the units and places of an action, and its card."""
    present: Any = registry.system(position.system).present
    pieces = [it["k"] for it in present.elements(position)]
    card = next((tap.bare.name for tap in taps if tap.kind == "card"), "")
    actor = [piece for piece in pieces if card and present.card_of(position, action.side, piece) == card]
    marks = dict.fromkeys([*actor, *(tap.thing.name for tap in taps if tap.on_board)])
    way = present.path(position, present.Choosing(taps, (action,), action))
    for place in (present.start_of(position, action), *way[-1:]):  # a place whose unit is marked needs no second ring
        if place and not any(present.place_of(position, thing) == place for thing in marks):
            marks[place] = None
    return {"marks": list(marks), "card": card}


def _missed(found: MissedChance, *, done: bool) -> dict[str, Any]:
    title = Text("word-advise-missed")
    if found.decision is None or found.played_action is None or found.best is None:
        nothing = Text("missed-nothing", {"n": found.decisions}) if found.decisions else Text("missed-none")
        return {"title": title, "ways": [], "none": nothing if done else "", "said": nothing if done else ""}
    ways = [
        {**_way(found.decision.position, found.side, tried, ""), "name": name}
        for name, tried in ((Text("missed-played"), found.played_action), (Text("missed-better"), found.best))
    ]
    ready = Text("missed-ready", {"played": ways[0]["label"], "best": ways[1]["label"]})
    return {"title": title, "ways": ways, "look": f"from:{found.decision.ply}" if done else "", "said": ready if done else ""}


def _way(position: Position, side: str, tried: TriedAction, taps: str) -> dict[str, Any]:
    view, (low, high) = View(position, side), tried.interval
    return {
        "id": taps,
        "label": registry.system(position.system).present.label(view.deal_again(), tried.action),
        "chance": chance_text(tried),
        "why": why(view, tried.action),
        "bar": [round(100 * it) for it in (low, tried.chance, high)],
    }


def _line(replay: Replay, thinking: Thinking, viewer: str) -> dict[str, Any]:
    """Return the chance to win over a replay: each point with its place in percent, and the turning points."""
    found = thinking.found if isinstance(thinking.found, Course) else Course("", (), (), 0)
    side = registry.system(replay.game.start.system).present.to_act_name(replay.game.start, found.side or viewer)
    steps = max(len(replay.plies), 1)

    def at(ply: int) -> int:
        return sum(number < ply for number in replay.plies)

    points = {at(it.ply): it for it in found.points}
    turns = []
    for i in found.turns:
        one, other = found.points[i - 1], found.points[i]
        told = {"step": at(other.ply), "before": chance_words(one.chance, one.error), "after": chance_words(other.chance, other.error)}
        change = other.chance - one.chance
        label = {"step": at(other.ply), "sign": "\N{MINUS SIGN}" if change < 0 else "+", "change": in_percent(abs(change))}
        turns.append(
            {
                "id": f"from:{other.ply}",
                "label": Text("analyze-turn", label),
                "say": Text("analyze-told", told),
            }
        )
    return {
        "title": Text("analyze-side", {"side": side}),
        "busy": not thinking.done,
        "points": [[round(100 * x / steps, 1), round(100 * it.chance, 1)] for x, it in points.items()],
        "at": round(100 * replay.at / steps, 1),
        "turns": turns,
        "none": Text("analyze-even") if thinking.done and not turns else "",
    }
