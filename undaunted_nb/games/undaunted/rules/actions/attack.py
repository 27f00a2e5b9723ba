"""Attack X and Suppress X: ``args`` is the enemy counter aimed at."""

from __future__ import annotations

from collections.abc import Hashable, Iterable

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.legality import Requirement

from ..state.position import Draft, Position, Roll
from ..state.setup import Ability
from . import ACTS, OF_CARD, OF_HOLDER, Args, Kind, Play, about_unit, side_and_card, unit_index
from .paths import about_counter


def _target(p: Position, a: Action) -> int:
    return p.setup.by_counter[str(a.args[0])]


def _enemy(p: Position, a: Action) -> bool:
    return p.setup.counters[_target(p, a)].side != side_and_card(p, a)[0]


def _on_board(p: Position, a: Action) -> bool:
    return p.stands[_target(p, a)][0] != ""


def _has_counter(p: Position, a: Action) -> bool:
    return unit_index(p, a) >= 0 or side_and_card(p, a)[2].fog


def _describe(p: Position, a: Action) -> dict[str, object]:
    return {**about_unit(p, a), **about_counter(p, str(a.args[0]))}


def _reads(p: Position, side: int, _unit: int, _ability: Ability) -> Hashable:
    stands = p.stands
    return tuple([stands[i][0] != "" for i in p.setup.by_side[1 - side]])


def _candidates(p: Position, play: Play) -> Iterable[Args]:
    aims, stands = p.setup.aims, p.stands
    return [aims[i] for i in p.setup.by_side[play.enemy] if stands[i][0]]


def _effect(d: Draft, play: Play) -> None:
    attacker = d.setup.by_counter[play.card.unit]
    target = d.setup.by_counter[str(play.action.args[0])]
    d.pending.append(Roll(play.action.kind, attacker, play.origin, target, play.ability.x))


_COUNTER = Requirement("un.attack.7", _has_counter, _describe)
OF_CARD.add(_COUNTER)
OF_HOLDER.add(_COUNTER)
_REQUIREMENTS = (
    *ACTS,
    _COUNTER,
    Requirement("un.attack.1", _enemy, _describe),
    Requirement("un.attack.1", _on_board, _describe, "why-target-off"),
)
ATTACK = Kind("attack", "counter", _REQUIREMENTS, _candidates, _reads, _effect)
SUPPRESS = Kind("suppress", "counter", _REQUIREMENTS, _candidates, _reads, _effect)
