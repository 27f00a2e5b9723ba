"""Action kinds: what can be done with a card. Each has a module of its own; an edition lists the ones it has (see ``normandy``)."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import Literal, NamedTuple

from undaunted_nb.core.action import Action
from undaunted_nb.core.legality import Requirement

from ..aboard import seat_of
from ..names import card_name, kind_name, side_name, unit_name
from ..position import TURNS, Draft, Position
from ..setup import Ability, Card

Args = tuple[str | int, ...]
Form = Literal[
    "nothing",
    "tile",
    "tiles",
    "way",
    "tile set",
    "counter",
    "own counter",
    "counter tiles",
    "target",
    "vehicle seat",
    "seat",
    "cards",
    "number",
    "thing",
]
"""What the ``args`` of a kind are: notation reads and writes them by it.

A ``way`` is tiles that may end with EXIT; a ``tile set`` is sorted; a ``target`` is a counter, a vehicle or a structure; a ``thing`` is
a card, a tile or a counter.
"""
SEAT = "seat"
"""The ``at`` of an action that the soldier's seat offers, instead of his card."""
EXIT = "exit"
"""The last word of a way that leads off the board."""


FULL = 20_000
"""How many ways a choice may have to be listed whole."""


class TooMany(Exception):  # noqa: N818  (no error: the list is then offered step by step)
    """A choice has more ways than a list can hold."""


Question = Callable[[Position, Action], bool]
"""The ``holds`` of a requirement."""


class Play(NamedTuple):
    """A card being played: the action, its side and card as numbers, the card, its use, and the tile it is done from ("" for none)."""

    action: Action
    side: int
    which: int
    card: Card
    ability: Ability
    origin: str

    @property
    def enemy(self) -> int:
        """The number of the other side."""
        return 1 - self.side


class Kind(NamedTuple):
    """One kind of action.

    ``form`` says what ``args`` are (see Form). ``requirements`` is all that must hold. ``candidates`` returns the ``args`` that meet every
    requirement that looks at ``args``: lists do not ask those again (a test compares the two). ``reads`` returns everything of the
    position that candidates and requirements look at, apart from what ``legal.Holder`` has, and the seat that offers the kind: an answer
    is remembered by it (``anew``: it looks at too much, and is worked out each time). ``effect`` does it. ``printed`` kinds must be
    printed on the card, or offered by a seat; ``plays`` says whether the card goes to the play area; ``looks_aboard`` whether ``reads``
    looks at who sits where.
    """

    name: str
    form: Form
    requirements: tuple[Requirement, ...]
    candidates: Callable[[Position, Play], Iterable[Args]]
    reads: Callable[[Position, int, int], Hashable]
    effect: Callable[[Draft, Play], None]
    printed: bool = True
    plays: bool = True
    looks_aboard: bool = False


def side_and_card(p: Position, a: Action) -> tuple[int, int, Card]:
    """The numbers of an action's side and card, and the card."""
    return p.setup.by_names[a.side, a.card]


def unit_index(p: Position, a: Action) -> int:
    """The number of the counter that belongs to the action's card (-1 for none)."""
    side, index, _ = side_and_card(p, a)
    return p.setup.unit_of[side][index]


def ability_of(p: Position, a: Action) -> Ability | None:
    """What an action does as it is printed on the card, or offered by the seat of the card's soldier; None where it is neither."""
    side, index, card = p.setup.by_names[a.side, a.card]
    if a.at != SEAT:
        return card.ability(a.kind)
    seat = seat_of(p.setup, p.gear, p.setup.unit_of[side][index])
    return seat.ability(a.kind) if seat else None


def only_ability(p: Position, side: int, card: int, kind: str) -> Ability | None:
    """``reads``: what the card or its soldier's seat offers of a kind; None where neither does, or both do."""
    seat = seat_of(p.setup, p.gear, p.setup.unit_of[side][card])
    printed, offered = p.setup.cards[side][card].ability(kind), seat.ability(kind) if seat else None
    return None if printed and offered else printed or offered


def origin(p: Position, a: Action) -> str:
    """The tile from which an action is done: where the card's unit stands or enters ("" for none)."""
    unit = unit_index(p, a)
    if unit < 0:
        return ""
    if p.stands[unit][0]:
        return p.stands[unit][0]
    entries = p.setup.entries[unit]
    return a.at if a.at in entries else entries[0] if len(entries) == 1 else ""


def entries_of(p: Position, side: int, card: int) -> tuple[str, ...]:
    """The tiles on which a card's unit can enter; none where it is on the board, or the card has none."""
    unit = p.setup.unit_of[side][card]
    return p.setup.entries[unit] if unit >= 0 and not p.stands[unit][0] else ()


def play_of(p: Position, a: Action) -> Play:
    """The card play that an action is."""
    side, index, card = side_and_card(p, a)
    return Play(a, side, index, card, ability_of(p, a) or Ability(a.kind), origin(p, a))


def nothing(_p: Position, _side: int, _card: int) -> Hashable:
    """``reads`` of a kind that looks at nothing more."""
    return None


def anew(_p: Position, _side: int, _card: int) -> Hashable:
    """``reads`` of a kind that looks at nearly everything: its answers are not remembered."""
    return None


def own_tile(p: Position, side: int, card: int) -> str:
    """``reads`` of a kind that looks at nothing but where the card's own unit stands ("" off the board)."""
    unit = p.setup.unit_of[side][card]
    return p.stands[unit][0] if unit >= 0 else ""


def once(_p: Position, _play: Play) -> Iterable[Args]:
    """``candidates`` of a kind that has nothing to choose."""
    return ((),)


def up_to(items: tuple[tuple[str, int], ...], most: int) -> list[tuple[str, ...]]:
    """Every choice of 1 to ``most`` cards out of ``items`` (card, how many there are); only the empty choice when there is none.

    Raises TooMany where there are too many.
    """
    found: list[tuple[str, ...]] = [()]
    for card, count in items:
        found += [(*chosen, *(card,) * n) for chosen in found for n in range(1, min(count, most - len(chosen)) + 1)]
        if len(found) > FULL:
            raise TooMany
    return found[1:] if len(found) > 1 else found


def _your_turn(p: Position, a: Action) -> bool:
    return p.phase == TURNS and not p.pending and p.setup.sides[p.turn] == a.side


def _in_hand(p: Position, a: Action) -> bool:
    side, index, _ = side_and_card(p, a)
    return p.halves[side].hand[index] > 0


def _not_fog(p: Position, a: Action) -> bool:
    return not side_and_card(p, a)[2].fog


def _printed(p: Position, a: Action) -> bool:
    card = side_and_card(p, a)[2]
    return card.fog or a.at == SEAT or card.ability(a.kind) is not None


def _not_suppressed(p: Position, a: Action) -> bool:
    unit = unit_index(p, a)
    return unit < 0 or not p.stands[unit][1]


def _has_counter(p: Position, a: Action) -> bool:
    return unit_index(p, a) >= 0 or not _printed(p, a) or not _not_fog(p, a)


def _can_enter(p: Position, a: Action) -> bool:
    unit = unit_index(p, a)
    return unit < 0 or bool(p.stands[unit][0]) or bool(p.setup.entries[unit])


def _entry_said(p: Position, a: Action) -> bool:
    unit = unit_index(p, a)
    if unit < 0 or p.stands[unit][0]:
        return not a.at
    entries = p.setup.entries[unit]
    return a.at in entries if len(entries) > 1 else not a.at


def _about_card(p: Position, a: Action) -> dict[str, object]:
    side, _, _ = side_and_card(p, a)
    return {"card": card_name(p.setup, side, a.card), "kind": kind_name(a.kind)}


def _about_turn(p: Position, a: Action) -> dict[str, object]:
    whose = p.turn if p.phase == TURNS and p.turn >= 0 else -1
    return {
        "side": side_name(p.setup, p.setup.side(a.side)),
        "whose": side_name(p.setup, whose) if whose >= 0 else "",
        "phase": "pending" if p.pending and p.phase == TURNS else p.phase,
    }


def about_unit(p: Position, a: Action) -> dict[str, object]:
    """The card and its unit, for an explanation."""
    unit = unit_index(p, a)
    entries = p.setup.entries[unit] if unit >= 0 else ()
    return {**_about_card(p, a), "unit": unit_name(p.setup, unit) if unit >= 0 else "", "tiles": list(entries), "at": a.at}


IN_TURN = Requirement("un.turn.1", _your_turn, _about_turn)
IN_HAND = Requirement("un.turn.2", _in_hand, _about_card)
NOT_FOG = Requirement("un.fog.1", _not_fog, _about_card)
PRINTED = Requirement("un.card.1", _printed, _about_card)
NOT_SUPPRESSED = Requirement("un.suppressed.1", _not_suppressed, about_unit)
CAN_ENTER = Requirement("un.spawn.3", _can_enter, about_unit)
ENTRY_SAID = Requirement("un.spawn.4", _entry_said, about_unit)

ACTS = (IN_TURN, IN_HAND, NOT_FOG, PRINTED, NOT_SUPPRESSED, CAN_ENTER, ENTRY_SAID)
"""What every printed action demands."""

OWN_COUNTER = Requirement("un.card.4", _has_counter, about_unit)
"""What an action demands that a counter carries out: moving, controlling, aiming."""

OF_HOLDER = {IN_TURN, IN_HAND, NOT_FOG, NOT_SUPPRESSED, CAN_ENTER}
"""The requirements that look at nothing of an action but its side and card, and of the position at nothing but what ``legal._broken`` has
in its key: asked once for all that the card could be used for. An edition adds its own."""

OF_CARD = {*ACTS, OWN_COUNTER}
"""The requirements that never look at ``args``: asked once for each use of a card. An edition adds its own.

Those of a kind with ``once`` for candidates are all of this sort and need not be named here.
"""
