"""Action kinds: the decisions of Memoir '44. Each module here holds one kind, or two related ones, and ``legal`` lists them all."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Literal, NamedTuple

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.legality import Requirement

from ..ground import Moves
from ..state.names import card_name, side_name, unit_on_name
from ..state.position import BATTLE, MOVE, ORDER, PLAY, Draft, Orders, Position
from ..state.setup import Card, Unit

Args = tuple[str | int, ...]
AFTER_PLAY = (ORDER, MOVE, BATTLE)
"""The phases after a card was played."""
Form = Literal["nothing", "hexes", "card"]
"""The forms of a kind's arguments, which notation uses for reading and writing. A section can follow a ``card``."""


class Kind(NamedTuple):
    """One kind of action.

    ``requirements`` are all conditions that must hold. ``candidates`` offers the actions worth checking (if several paths lead to the same
    hex, the first shortest), and ``effect`` performs one. ``hexes`` are the least and the greatest number of them (for a card: of
    sections). ``phases`` are those in which the kind is possible at all. ``legal`` gives the candidates that meet every requirement, for
    kinds where that is faster than checking each. ``parts`` gives them by unit, each made when it is needed. ``fits_card`` says whether the
    kind is possible under a card at all. ``answers`` marks an answer to the enemy's attack.
    """

    name: str
    form: Form
    requirements: tuple[Requirement[Position], ...]
    candidates: Callable[[Position], Iterable[Action]]
    effect: Callable[[Draft, Position, Action], None]
    hexes: tuple[int, int] = (0, 0)
    phases: tuple[str, ...] = AFTER_PLAY
    legal: Callable[[Position], Sequence[Action]] | None = None
    parts: Callable[[Position], list[Moves]] | None = None
    fits_card: Callable[[Card], bool] = lambda _: True
    answers: bool = False


def side_of(p: Position, a: Action) -> int:
    """Return the number of the side that acts."""
    return p.setup.side(a.side)


def tile_of(a: Action, n: int = 0) -> str:
    """Return the hex named first (or the ``n``-th after it, "" if too few are named)."""
    return str(a.args[n]) if n < len(a.args) else ""


def own_unit(p: Position, a: Action) -> Unit | None:
    """Return the unit of the acting side on the hex named first."""
    unit = own_number(p, a)
    return p.setup.units[unit] if unit >= 0 else None


def own_number(p: Position, a: Action) -> int:
    """Return the number of that unit (-1: it does not exist)."""
    unit = p.find_unit(tile_of(a))
    return unit if unit >= 0 and p.setup.units[unit].side == side_of(p, a) else -1


def acting(p: Position, a: Action) -> int:
    """Return the same unit for an action that is known to be legal."""
    return p.find_unit(tile_of(a))


def orders_of(p: Position, a: Action) -> Orders | None:
    """Return the record of that unit for this turn (None: it has no order or does not exist)."""
    return p.find_orders(own_number(p, a))


def action_parameters(p: Position, a: Action) -> dict[str, object]:
    """Return the parameters of explanations: the side, the card, the unit, and its hexes."""
    side = side_of(p, a)
    card = a.card or p.rules.id
    return {
        "side": side_name(p.setup, side),
        "whose": side_name(p.setup, p.decider) if p.decider >= 0 else "",
        "card": card_name(p.setup, card) if card else "",
        "unit": unit_on_name(p, tile_of(a)),
        "hex": tile_of(a),
        "target": unit_on_name(p, tile_of(a, 1)),
        "to": str(a.args[-1]) if len(a.args) > 1 else "",
        "pending": bool(p.pending),
    }


def _in_turn(p: Position, a: Action) -> bool:
    return not p.pending and p.turn == side_of(p, a)


def _own_unit(p: Position, a: Action) -> bool:
    return own_number(p, a) >= 0


def _has_order(p: Position, a: Action) -> bool:
    unit = own_number(p, a)
    return unit < 0 or p.find_orders(unit) is not None


def _after_play(p: Position, _: Action) -> bool:
    return p.phase != PLAY


def _in_play(p: Position, _: Action) -> bool:
    return p.phase == PLAY


def _in_order(p: Position, _: Action) -> bool:
    return p.phase in (PLAY, ORDER)


IN_TURN = Requirement("m44.turn.1", _in_turn, action_parameters, "why-m44-in-turn")
PLAY_FIRST = Requirement("m44.turn.2", _after_play, action_parameters, "why-m44-play-first")
PLAY_PHASE = Requirement("m44.turn.2", _in_play, action_parameters, "why-m44-play-phase")
ORDER_PHASE = Requirement("m44.turn.3", _in_order, action_parameters, "why-m44-order-phase")
OWN_UNIT = Requirement("m44.order.1", _own_unit, action_parameters, "why-m44-own-unit")
ORDERED = Requirement("m44.order.1", _has_order, action_parameters, "why-m44-ordered")

ACTS = (IN_TURN, PLAY_FIRST, OWN_UNIT, ORDERED)
"""The requirements on every action of an ordered unit."""


def actions(p: Position, name: str, args: Iterable[Args]) -> list[Action]:
    """Return actions of a kind for the side whose turn it is."""
    side = p.setup.sides[p.turn]
    return [Action(name, side, "", a) for a in args]
