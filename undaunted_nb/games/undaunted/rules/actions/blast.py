"""Blast X: it has no choice at first. If several counters are on the target tile, the attacker then chooses the next roll."""

from __future__ import annotations

from collections.abc import Hashable

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.legality import Requirement

from ..state.position import TARGET, Draft, Position, Volley
from ..state.setup import Ability
from . import ACTS, Kind, Play, about_unit, once, side_and_card


def _has_target(p: Position, a: Action) -> bool:
    return p.halves[side_and_card(p, a)[0]].target != ""


def _reads(p: Position, side: int, _unit: int, _ability: Ability) -> Hashable:
    return p.halves[side].target


def _effect(d: Draft, play: Play) -> None:
    tile = d.halves[play.side][TARGET]
    targets = tuple(i for i, (place, _) in enumerate(d.stands) if place == tile)
    named = [d.setup.counters[i].id for i in targets]
    order = ("un.blast.4",) if len(targets) > 1 else ()
    d.emit("blasted", "un.blast.1" if targets else "un.blast.5", *order, side=play.action.side, tile=tile, targets=named)
    d.pending.append(Volley(play.side, d.setup.by_counter.get(play.card.unit, 0), play.ability.x, targets))


BLAST = Kind("blast", "nothing", (*ACTS, Requirement("un.blast.2", _has_target, about_unit)), once, _reads, _effect)
