"""Answer a close assault with an Ambush, or let it come."""

from __future__ import annotations

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.legality import Requirement

from ..combat import shot
from ..ground import crush, grounds_on
from ..state.names import unit_on_name
from ..state.position import Ambush, Draft, Position, Roll, add_copies, of_side
from . import Kind, action_parameters, side_of
from .battle import open_to_ambush


def _is_assaulted(p: Position, a: Action) -> bool:
    task = p.pending[-1] if p.pending else None
    return isinstance(task, Ambush) and p.setup.units[task.target].side == side_of(p, a)


def _helpless(p: Position, a: Action) -> str:
    """Return the hex of the side's assaulted unit that cannot ambush ("": none). Its enemy is about to roll."""
    task = p.pending[-1] if p.pending else None
    if not isinstance(task, Roll) or task.kind != "battle" or p.setup.units[task.target].side != side_of(p, a):
        return ""
    tile, enemy = p.stands[task.target][0], p.stands[task.unit][0]
    return tile if p.setup.board.distance[tile][enemy] == 1 and not open_to_ambush(p, task.unit, task.target) else ""


def _about_unit(p: Position, a: Action) -> dict[str, object]:
    tile = _helpless(p, a)
    return {**action_parameters(p, a), "unit": unit_on_name(p, tile), "hex": tile}


def _is_able(p: Position, a: Action) -> bool:
    return not _helpless(p, a)


def _is_ashore(p: Position, a: Action) -> bool:
    tile = _helpless(p, a)
    return not tile or not any(ground.afloat for ground in grounds_on(p, tile))


def _ambush(d: Draft, _p: Position, a: Action) -> None:
    task = d.pending.pop()
    card = next(i for i, kind in enumerate(d.setup.cards) if kind.does == "ambush")
    side = d.setup.units[task.target].side
    d.hands = of_side(d.hands, side, add_copies(d.hands[side], card, -1))
    d.table = (*d.table, card)
    if d.setup.units[task.target].kind.arm == "armor":
        crush(d, task.target, "m44.wire.5")
    dice = shot(d, task.target, task.unit, ambush=True).dice
    d.emit("ambushed", "m44.card.ambush.1", "m44.card.ambush.2", side=a.side, unit=d.name(task.target), target=d.name(task.unit), dice=dice)
    d.pending.append(Roll("ambush", task.target, task.unit, dice))


def _decline(d: Draft, _p: Position, _a: Action) -> None:
    d.pending.pop()


def _list_actions(p: Position, name: str) -> list[Action]:
    task = p.pending[-1] if p.pending else None
    return [Action(name, p.setup.sides[p.setup.units[task.target].side])] if isinstance(task, Ambush) else []


MUST_BE_ASSAULTED = Requirement("m44.card.ambush.1", _is_assaulted, action_parameters, "why-m44-no-ambush")
ABLE = (
    Requirement("m44.card.ambush.1", lambda p, a: bool(_helpless(p, a)) or _is_assaulted(p, a), action_parameters, "why-m44-no-ambush"),
    Requirement("m44.card.ambush.5", _is_able, _about_unit, "why-m44-cannot-ambush"),
    Requirement("m44.ocean.3", _is_ashore, _about_unit, "why-m44-afloat"),
)
AMBUSH: Kind = Kind("ambush", "nothing", ABLE, lambda p: _list_actions(p, "ambush"), _ambush, answers=True)
DECLINE: Kind = Kind("decline", "nothing", (MUST_BE_ASSAULTED,), lambda p: _list_actions(p, "decline"), _decline, answers=True)
