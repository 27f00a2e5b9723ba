"""Guide X: ``args`` are the counter that is moved, then the tiles it enters."""

from __future__ import annotations

from collections.abc import Hashable, Iterable

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.legality import Requirement

from ..state.position import Draft, Position
from ..state.setup import Ability
from . import ACTS, Args, Kind, Play, about_unit, origin, side_and_card, unit_index
from .paths import ONTO_MARKED, about_counter, marked_tiles, path_requirements, walk


def _counter(p: Position, a: Action) -> int:
    return p.setup.by_counter[str(a.args[0])]


def _tile(p: Position, a: Action) -> str:
    """Return the tile of the guided counter ("" off the board). The card's own counter comes onto the board before it acts."""
    counter = _counter(p, a)
    return p.stands[counter][0] or (origin(p, a) if counter == unit_index(p, a) else "")


def _path(p: Position, a: Action) -> tuple[str, tuple[str, ...]]:
    return _tile(p, a), a.args[1:]  # type: ignore[return-value]


def _is_own(p: Position, a: Action) -> bool:
    return p.setup.counters[_counter(p, a)].side == side_and_card(p, a)[0]


def _on_board(p: Position, a: Action) -> bool:
    return _tile(p, a) != ""


def _ready(p: Position, a: Action) -> bool:
    return not p.stands[_counter(p, a)][1]


def _describe(p: Position, a: Action) -> dict[str, object]:
    return {**about_unit(p, a), **about_counter(p, str(a.args[0]))}


def _reads(p: Position, side: int, _unit: int, _ability: Ability) -> Hashable:
    stands = p.stands
    return marked_tiles(p, side), tuple([stands[i] for i in p.setup.by_side[side]])


def _candidates(p: Position, play: Play) -> Iterable[Args]:
    marked, unit = marked_tiles(p, play.side), p.setup.unit_of[play.side][play.card_index]
    for index, (counter, (tile, suppressed)) in enumerate(zip(p.setup.counters, p.stands, strict=True)):
        start = tile or (play.origin if index == unit else "")
        if counter.side == play.side and start and not suppressed:
            for path in p.setup.board.ways(start, play.ability.x, marked):
                yield (counter.id, *path)


def _effect(d: Draft, play: Play) -> None:
    counter = d.setup.by_counter[str(play.action.args[0])]
    walk(d, counter, d.stands[counter][0], play.action.args[1:], "un.guide.1")  # type: ignore[arg-type]


GUIDE = Kind(
    "guide",
    "counter tiles",
    (
        *ACTS,
        Requirement("un.guide.1", _is_own, _describe),
        Requirement("un.guide.1", _on_board, _describe, "why-guide-off"),
        Requirement("un.guide.2", _ready, _describe),
        *path_requirements(_path, length="un.guide.1", mark_rules=ONTO_MARKED),
    ),
    _candidates,
    _reads,
    _effect,
)
