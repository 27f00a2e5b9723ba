"""Keep one of the cards that Recon lets a side look at."""

from __future__ import annotations

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.legality import Requirement

from ..state.position import Draft, Keep, Position, add_copies, of_side
from . import Kind, action_parameters, side_of


def _task(p: Position) -> Keep | None:
    task = p.pending[-1] if p.pending else None
    return task if isinstance(task, Keep) else None


def _looking(p: Position, a: Action) -> bool:
    task = _task(p)
    return task is not None and task.side == side_of(p, a)


def _seen(p: Position, a: Action) -> bool:
    task = _task(p)
    return task is None or p.setup.by_card[a.card] in task.seen


def _keep(d: Draft, _p: Position, a: Action) -> None:
    task, card = d.pending[-1], d.setup.by_card[a.card]
    seen = list(task.seen)
    seen.remove(card)
    d.pending[-1] = task._replace(seen=tuple(seen))
    d.hands = of_side(d.hands, task.side, add_copies(d.hands[task.side], card, 1))
    d.emit("kept", "m44.card.recon.1", side=a.side, card=a.card)


def _list_actions(p: Position) -> list[Action]:
    task = _task(p)
    cards = p.setup.cards
    return [Action("keep", p.setup.sides[task.side], cards[i].id) for i in sorted(set(task.seen))] if task else []


KIND: Kind = Kind(
    "keep",
    "card",
    (
        Requirement("m44.card.recon.1", _looking, action_parameters, "why-m44-no-look"),
        Requirement("m44.card.recon.1", _seen, action_parameters, "why-m44-seen"),
    ),
    _list_actions,
    _keep,
)
