"""Action kinds: the uses of a card. Each has its own module, and an edition lists the ones it has (see ``normandy``)."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from functools import cache
from importlib import import_module
from typing import Literal, NamedTuple

from undaunted_nb.engine.action import MANY, Action
from undaunted_nb.engine.legality import Requirement
from undaunted_nb.kit.shape import Shape

from ..state.crew import seat_of
from ..state.editions import folder_name
from ..state.names import card_name, kind_name, side_name, unit_name
from ..state.position import TURNS, Draft, Position
from ..state.setup import Ability, Card, Setup

Args = tuple[str | int, ...]
Form = Literal[
    "nothing",
    "tile",
    "tiles",
    "path",
    "tile set",
    "counter",
    "own counter",
    "counter tiles",
    "target",
    "vehicle seat",
    "seat",
    "cards",
    "number",
    "kind",
    "thing",
    "dice",
]
"""The forms of ``args``, which notation uses for reading and writing.

A ``path`` is tiles that can end with EXIT. A ``tile set`` is sorted. A ``target`` is a counter, a vehicle or a structure. A ``kind`` is the
use of a card that is begun. A ``thing`` is a card, a tile or a counter.
"""
SHAPES: dict[Form, Shape] = {
    "nothing": Shape(),
    "tile": Shape(1, 1),
    "tiles": Shape(0, MANY),
    "path": Shape(0, MANY),
    "tile set": Shape(0, MANY),
    "counter": Shape(1, 1),
    "own counter": Shape(1, 1),
    "counter tiles": Shape(1, MANY),
    "target": Shape(1, 1),
    "vehicle seat": Shape(2, 2),
    "seat": Shape(1, 1),
    "cards": Shape(0, MANY),
    "number": Shape(1, 1, "number"),
    "kind": Shape(1, 1),
    "thing": Shape(1, 1),
    "dice": Shape(1, MANY, "number"),
}
"""The arguments of each form."""
SEAT = "seat"
"""The ``at`` of an action that the soldier's seat offers instead of their card."""
EXIT = "exit"
"""The last word of a path that leads off the board."""


FULL = 20_000
"""The most ways of a choice for a complete list."""


class TooMany(Exception):  # noqa: N818  (no error: the list is then offered step by step)
    """A choice has more ways than a list can hold."""


Question = Callable[[Position, Action], bool]
"""The ``holds`` of a requirement."""


class Play(NamedTuple):
    """A card being played: the action, its side and card as numbers, the card, its use, and the tile of the action ("": none)."""

    action: Action
    side: int
    card_index: int
    card: Card
    ability: Ability
    origin: str

    @property
    def enemy(self) -> int:
        """The number of the other side."""
        return 1 - self.side


Reads = Callable[[Position, int, int, Ability], Hashable]
"""Return the values that a kind uses, for a side, the counter of its card (-1: none), and the ability of the card or the seat."""


Choices = Callable[[Position, int, int], Iterable[Args]]
"""Return the ``args`` that a side can choose for a card."""


class Kind(NamedTuple):
    """One kind of action.

    ``form`` describes its ``args`` (see Form). ``requirements`` are all conditions that must hold. ``candidates`` returns the ``args`` that
    meet every requirement on ``args``, so lists do not check those again (a test compares the two). ``reads`` returns everything in the
    position that candidates and requirements use, apart from what ``OF_CARD`` looks at. With the card and the seat that offers the kind it
    is the cache key of an answer. ``effect`` performs the action. ``printed`` kinds must be printed on the card, or offered by a seat.
    ``plays`` is true if the card goes to the play area. A change of seats has ``choices``: it uses nearly everything in the position, so
    there is no cache.
    """

    name: str
    form: Form
    requirements: tuple[Requirement[Position], ...]
    candidates: Callable[[Position, Play], Iterable[Args]]
    reads: Reads | None
    effect: Callable[[Draft, Play], None]
    printed: bool = True
    plays: bool = True
    choices: Choices | None = None


@cache
def kinds_of(edition: str) -> Mapping[str, Kind]:
    """Return the action kinds of an edition, which its folder lists."""
    kinds: Mapping[str, Kind] = import_module(f"...{folder_name(edition)}", __package__).KINDS
    return kinds


def form_of(setup: Setup, kind: str) -> Form | None:
    """Return the form of a kind's ``args``, or None if the edition has no such kind."""
    known = kinds_of(setup.edition).get(kind)
    return known.form if known else None


def side_and_card(p: Position, a: Action) -> tuple[int, int, Card]:
    """Return the numbers of an action's side and card, and the card."""
    return p.setup.by_names[a.side, a.card]


def unit_index(p: Position, a: Action) -> int:
    """Return the number of the counter that belongs to the action's card (-1: none)."""
    side, index, _ = side_and_card(p, a)
    return p.setup.unit_of[side][index]


def ability_of(p: Position, a: Action) -> Ability | None:
    """Return the ability for an action, or None. It is printed on the card or offered by the soldier's seat."""
    side, index, card = p.setup.by_names[a.side, a.card]
    if a.at != SEAT:
        return card.ability(a.kind)
    seat = seat_of(p.setup, p.gear, p.setup.unit_of[side][index])
    return seat.ability(a.kind) if seat else None


def origin(p: Position, a: Action) -> str:
    """Return the tile of an action: the one where the card's unit is or enters ("": none)."""
    unit = unit_index(p, a)
    if unit < 0:
        return ""
    if p.stands[unit][0]:
        return p.stands[unit][0]
    entries = p.setup.entries[unit]
    return a.at if a.at in entries else entries[0] if len(entries) == 1 else ""


def entries_of(p: Position, side: int, card: int) -> tuple[str, ...]:
    """Return the tiles on which a card's unit can enter. The result is empty if it is on the board or the card has no unit."""
    unit = p.setup.unit_of[side][card]
    return p.setup.entries[unit] if unit >= 0 and not p.stands[unit][0] else ()


def play_of(p: Position, a: Action) -> Play:
    """Return the card play of an action."""
    side, index, card = side_and_card(p, a)
    return Play(a, side, index, card, ability_of(p, a) or Ability(a.kind), origin(p, a))


nothing = None
"""The ``reads`` of a kind that needs no extra key."""


def place(p: Position, _side: int, unit: int, _ability: Ability) -> str:
    """Return the tile of the card's own unit, as ``reads`` of a kind that uses nothing else."""
    return p.stands[unit][0] if unit >= 0 else ""


def own_tile(p: Position, unit: int) -> str:
    """Return the tile of a counter ("" off the board, or for -1)."""
    return p.stands[unit][0] if unit >= 0 else ""


def once(_p: Position, _play: Play) -> Iterable[Args]:
    """Return the one empty choice, as ``candidates`` of a kind that has nothing to choose."""
    return ((),)


def up_to(items: tuple[tuple[str, int], ...], most: int) -> list[tuple[str, ...]]:
    """Return every choice of 1 to ``most`` cards out of ``items`` (card and count).

    Without items it is only the empty choice. Raises TooMany if there are too many.
    """
    choices: list[tuple[str, ...]] = [()]
    with_room = [*choices]
    for card, count in items:
        same = [(card,) * n for n in range(1, min(count, most) + 1)]
        more = [choice + copies for choice in with_room for copies in same[: most - len(choice)]]
        with_room += [choice for choice in more if len(choice) < most]
        choices += more
        if len(choices) > FULL:
            raise TooMany
    return choices[1:] if len(choices) > 1 else choices


def _your_turn(p: Position, a: Action) -> bool:
    return p.phase == TURNS and not p.pending and p.setup.sides[p.turn] == a.side


def _in_hand(p: Position, a: Action) -> bool:
    side, index, _ = side_and_card(p, a)
    return p.halves[side].hand[index] > 0


def _not_fog(p: Position, a: Action) -> bool:
    return not side_and_card(p, a)[2].fog


def _has_ability(p: Position, a: Action) -> bool:
    card = side_and_card(p, a)[2]
    return card.fog or a.at == SEAT or card.ability(a.kind) is not None


def _not_suppressed(p: Position, a: Action) -> bool:
    unit = unit_index(p, a)
    return unit < 0 or not p.stands[unit][1]


def _has_counter(p: Position, a: Action) -> bool:
    return unit_index(p, a) >= 0 or not _has_ability(p, a) or not _not_fog(p, a)


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
    turn = p.turn if p.phase == TURNS and p.turn >= 0 else -1
    return {
        "side": side_name(p.setup, p.setup.side(a.side)),
        "whose": side_name(p.setup, turn) if turn >= 0 else "",
        "phase": "pending" if p.pending and p.phase == TURNS else p.phase,
    }


def about_unit(p: Position, a: Action) -> dict[str, object]:
    """Return the card and its unit, for an explanation."""
    unit = unit_index(p, a)
    entries = p.setup.entries[unit] if unit >= 0 else ()
    return {**_about_card(p, a), "unit": unit_name(p.setup, unit) if unit >= 0 else "", "tiles": list(entries), "at": a.at}


IN_TURN = Requirement("un.turn.1", _your_turn, _about_turn)
IN_HAND = Requirement("un.turn.2", _in_hand, _about_card)
NOT_FOG = Requirement("un.fog.1", _not_fog, _about_card)
HAS_ABILITY = Requirement("un.card.1", _has_ability, _about_card)
NOT_SUPPRESSED = Requirement("un.suppressed.1", _not_suppressed, about_unit)
CAN_ENTER = Requirement("un.spawn.3", _can_enter, about_unit)
ENTRY_SAID = Requirement("un.spawn.4", _entry_said, about_unit)

ACTS = (IN_TURN, IN_HAND, NOT_FOG, HAS_ABILITY, NOT_SUPPRESSED, CAN_ENTER, ENTRY_SAID)
"""The requirements on every printed action."""

OWN_COUNTER = Requirement("un.card.4", _has_counter, about_unit)
"""The requirements on an action that a counter carries out: moving, controlling, aiming."""

OF_CARD = {*ACTS, OWN_COUNTER}
"""The requirements that do not depend on ``args``, and on nothing in the position but ``Holder`` and ``Sitting`` of ``uses.py``.

They are checked once for each use of a card, on its side's turn, while it is in hand. A kind adds its own.
"""

OF_HOLDER = {IN_TURN, IN_HAND, NOT_FOG, NOT_SUPPRESSED, CAN_ENTER}
"""Those of OF_CARD that look at the card of the action alone: the answer is the same for all its uses. A kind adds its own."""
