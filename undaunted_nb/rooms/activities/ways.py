"""What the actions of a class look like on a board: the heat of the places that they are about, and an arrow for each way."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.position import Position
from undaunted_nb.play.game import Game
from undaunted_nb.widgets.state.playback import record

from .pictures import ground_of
from .tables import copy_game, system

FAINTEST, STRONGEST = 0.15, 0.6
"""How much of the wash a place gets at least, and one that all actions are about."""


class Way(NamedTuple):
    """The places that an action leads from and to. Both are the same if it stays where it is, and "" if it is about no place."""

    start: str
    end: str


def find_way(game: Game, action: Action) -> Way:
    """Return where an action leads, as the table shows it when it has been played. A trial game plays it."""
    trial = copy_game(game)
    trial.play(action)
    step = record(trial, 0, action.side)
    trace = step["trace"] if step else None
    present, position = system(game).present, game.position
    if trace and trace["path"]:
        target = trace.get("target")
        end = (present.place_of(position, target) or target) if target else trace["path"][-1]
        return Way(trace["path"][0], end)
    things = [tap.thing.name for tap in present.taps(position, action) if tap.on_board]
    place = present.place_of(position, things[-1]) or things[-1] if things else ""
    return Way(place, place)


def draw_heat(position: Position, votes: Iterable[tuple[str, str, int, bool]]) -> dict[str, Any] | None:
    """Return the washes and arrows of some ways on the picture of a board (None: none of them is about a place).

    Args:
        position: The position.
        votes: Each way with how many chose it, and whether it is the best one. Those with the same way are counted together.

    """
    ground = ground_of(position)
    places = {place["id"]: place for place in ground["places"]}
    counts: dict[Way, tuple[int, bool]] = {}
    for start, end, n, is_best in votes:
        if start in places and end in places:
            before = counts.get(Way(start, end), (0, False))
            counts[Way(start, end)] = before[0] + n, before[1] or is_best
    if not counts:
        return None
    totals: dict[str, int] = {}
    for way, (n, _) in counts.items():
        totals[way.end] = totals.get(way.end, 0) + n
    top = max(totals.values())
    return {
        "width": ground["width"],
        "height": ground["height"],
        "washes": [
            {"points": places[name]["points"], "share": round(FAINTEST + (STRONGEST - FAINTEST) * n / top, 2)}
            for name, n in sorted(totals.items())
        ],
        "ways": [
            {
                "from": [places[way.start]["cx"], places[way.start]["cy"]],
                "to": [places[way.end]["cx"], places[way.end]["cy"]],
                "n": n,
                "best": is_best,
            }
            for way, (n, is_best) in sorted(counts.items())
        ],
    }
