"""Answer a close assault with an Ambush, or let it come."""

from __future__ import annotations

from undaunted_nb.core.action import Action
from undaunted_nb.core.legality import Requirement

from ..combat import shot
from ..ground import crush
from ..position import Ambush, Draft, Position, Roll, changed, of_side
from . import Kind, side_of, told


def _assaulted(p: Position, a: Action) -> bool:
    task = p.pending[-1] if p.pending else None
    return isinstance(task, Ambush) and p.setup.units[task.target].side == side_of(p, a)


def _ambush(d: Draft, _p: Position, a: Action) -> None:
    task = d.pending.pop()
    card = next(i for i, found in enumerate(d.setup.cards) if found.does == "ambush")
    side = d.setup.units[task.target].side
    d.hands = of_side(d.hands, side, changed(d.hands[side], card, -1))
    d.table = (*d.table, card)
    if d.setup.units[task.target].kind.arm == "armor":
        crush(d, task.target, "m44.wire.5")
    dice = shot(d, task.target, task.unit, ambush=True).dice
    d.emit("ambushed", "m44.card.ambush.1", "m44.card.ambush.2", side=a.side, unit=d.name(task.target), target=d.name(task.unit), dice=dice)
    d.pending.append(Roll("ambush", task.target, task.unit, dice))


def _decline(d: Draft, _p: Position, _a: Action) -> None:
    d.pending.pop()


def _offered(p: Position, name: str) -> list[Action]:
    task = p.pending[-1] if p.pending else None
    return [Action(name, p.setup.sides[p.setup.units[task.target].side])] if isinstance(task, Ambush) else []


ASSAULTED = (Requirement("m44.card.ambush.1", _assaulted, told, "why-m44-no-ambush"),)
AMBUSH: Kind = Kind("ambush", "nothing", ASSAULTED, lambda p: _offered(p, "ambush"), _ambush)
DECLINE: Kind = Kind("decline", "nothing", ASSAULTED, lambda p: _offered(p, "decline"), _decline)
