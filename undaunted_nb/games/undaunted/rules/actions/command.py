"""Command X: ``args`` is the number of cards drawn."""

from __future__ import annotations

from collections.abc import Hashable, Iterable

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.legality import Requirement

from ..state.position import Draft, Draw, Position
from ..state.setup import Ability
from . import ACTS, Args, Kind, Play, ability_of, about_unit, side_and_card


def _left(p: Position, side: int) -> int:
    return sum(p.halves[side].deck) + sum(p.halves[side].discard)


def _most(p: Position, a: Action) -> int:
    side, ability = side_and_card(p, a)[0], ability_of(p, a)
    return min(ability.x, _left(p, side)) if ability else _left(p, side)


def _not_too_many(p: Position, a: Action) -> bool:
    return int(a.args[0]) <= _most(p, a)


def _has_some(p: Position, a: Action) -> bool:
    return int(a.args[0]) > 0 or _most(p, a) == 0


def _describe(p: Position, a: Action) -> dict[str, object]:
    return {**about_unit(p, a), "n": int(a.args[0]), "x": _most(p, a)}


def _reads(p: Position, side: int, _unit: int, ability: Ability) -> Hashable:
    return min(_left(p, side), ability.x)


def _candidates(p: Position, play: Play) -> Iterable[Args]:
    most = min(play.ability.x, _left(p, play.side))
    return ((n,) for n in range(1 if most else 0, most + 1))


def _effect(d: Draft, play: Play) -> None:
    count = int(play.action.args[0])
    none = () if count else ("un.command.2",)
    d.emit("commanded", "un.command.1", *none, side=play.action.side, count=count)
    d.pending.append(Draw(play.side, count))


COMMAND = Kind(
    "command",
    "number",
    (*ACTS, Requirement("un.command.1", _not_too_many, _describe), Requirement("un.command.2", _has_some, _describe)),
    _candidates,
    _reads,
    _effect,
)
