"""Ready: the card of a suppressed unit is played for an action, but only turns its counter."""

from __future__ import annotations

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.legality import Requirement

from ..state.crew import seat_of
from ..state.position import Draft, Position
from . import IN_HAND, IN_TURN, NOT_FOG, OF_CARD, OF_HOLDER, Kind, Play, about_unit, nothing, once, side_and_card, unit_index


def _is_suppressed(p: Position, a: Action) -> bool:
    unit = unit_index(p, a)
    return side_and_card(p, a)[2].fog or (unit >= 0 and p.stands[unit][1])


def _has_action(p: Position, a: Action) -> bool:
    card = side_and_card(p, a)[2]
    seat = seat_of(p.setup, p.gear, unit_index(p, a))
    return card.fog or bool(card.abilities) or (seat is not None and bool(seat.abilities))


def _effect(d: Draft, play: Play) -> None:
    unit = d.setup.by_counter[play.card.unit]
    d.stand(unit, d.stands[unit][0])
    d.emit("readied", "un.suppressed.1", "un.suppressed.2", counter=play.card.unit)


_IS_SUPPRESSED = Requirement("un.suppressed.1", _is_suppressed, about_unit, "why-ready-already")
_HAS_ACTION = Requirement("un.card.1", _has_action, about_unit, "why-no-action")
OF_CARD.update((_IS_SUPPRESSED, _HAS_ACTION))
OF_HOLDER.update((_IS_SUPPRESSED, _HAS_ACTION))
READY = Kind(
    "ready",
    "nothing",
    (
        IN_TURN,
        IN_HAND,
        NOT_FOG,
        _IS_SUPPRESSED,
        _HAS_ACTION,
    ),
    once,
    nothing,
    _effect,
    printed=False,
)
