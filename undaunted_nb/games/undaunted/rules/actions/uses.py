"""The uses of a card: which kinds of actions it offers, and the legal ways of each, cached by the values that their rules use."""

from __future__ import annotations

import weakref
from collections.abc import Hashable
from functools import cache
from itertools import islice
from typing import Literal, NamedTuple

from undaunted_nb.engine.action import Action

from ..state.crew import disabled, move_to_seat
from ..state.position import NO_SEAT, OFF_BOARD, Gear, Position, Spot
from ..state.setup import Ability, Card, Setup
from . import FULL, OF_CARD, OF_HOLDER, SEAT, Args, Kind, Play, Question, Reads, TooMany, entries_of, kinds_of, once, origin

KNOWN_LIMIT = 1_000
"""The number of cached answers for one use of a card. After that all of them are dropped."""

_make = tuple.__new__
"""A fast way to create a NamedTuple from its fields, used at every action."""


class Memory:
    """What is remembered about the cards of one setup.

    ``single`` has each use of a card, with its legal actions by the values that its requirements read (False: it is ruled out), ``offers``
    the uses that a card has, and ``changes`` its changes of seats. ``in_open`` has for each side the last possible targets in the open,
    after the values that they depend on.
    """

    __slots__ = ("changes", "in_open", "offers", "single")

    def __init__(self) -> None:
        self.single: dict[object, Offer | Literal[False]] = {}
        self.offers: dict[object, tuple[Offer, ...]] = {}
        self.changes: dict[object, tuple[Kind, ...]] = {}
        self.in_open: list[tuple[object, object, object, tuple[Args, ...]]] = [(None, None, None, ())] * 2


MEMORIES: dict[int, Memory] = {}
"""The memory of each setup by its ``id``, as long as the setup exists."""


def memory_of(setup: Setup) -> Memory:
    """Return what is remembered beside a setup. A setup is a value, so it does not hold that itself."""
    memory = MEMORIES.get(id(setup))
    if memory is None:
        weakref.finalize(setup, MEMORIES.pop, id(setup), None)
        memory = MEMORIES[id(setup)] = Memory()
    return memory


def seat_changes(p: Position, side: int, index: int, holder: tuple[Holder, Sitting], memory: Memory) -> list[Action]:
    """Return the legal changes of seats that accompany the action of a soldier's card, which is in hand or was just played."""
    setup, after = p.setup, p.gear.card == index
    (*_, on_board, is_suppressed, bound), seat = holder
    soldier = on_board, is_suppressed, bound, seat is not None, after
    kinds = memory.changes.get(soldier)
    if kinds is None:
        asks, blank = _asks(setup.edition), Action("", setup.sides[side], setup.cards[side][index].id)
        kinds = memory.changes[soldier] = tuple(
            kind for kind in asks.changes if all(holds(p, blank) for holds in asks.kinds[kind.name].of_holder)
        )
    if not kinds:
        return []
    owner, card = setup.sides[side], setup.cards[side][index].id
    return [_make(Action, (kind.name, owner, card, args, "")) for kind in kinds if kind.choices for args in kind.choices(p, side, index)]


def uses(p: Position, side: int, index: int, holder: tuple[Holder, Sitting], memory: Memory) -> list[Action]:
    """Return the legal uses of one card of the hand. Each kind is cached by the values that its rules use."""
    unit, offers = p.setup.unit_of[side][index], memory.offers.get(holder)
    if offers is None:
        offers = _offers(p, *holder, memory)
    every: list[Action] = []
    for offer in offers:
        reads, known = offer.reads, offer.known
        read = reads(p, side, unit, offer.ability) if reads else None
        actions = known.get(read)
        every += _work_out(p, unit, offer, read) if actions is None else actions
    return every


def can_act(p: Position, side: int, index: int, spot: Spot) -> bool:
    """Return whether a card has ``uses`` when its soldier has gone to ``spot`` and must act. The soldier is on the board."""
    setup, unit = p.setup, p.setup.unit_of[side][index]
    aboard = spot[0] >= 0
    seat = (spot, not disabled(setup, p.gear, spot[0])) if aboard else None
    holder: tuple[Holder, Sitting] = (side, index, True, p.stands[unit][1], True), seat
    position = _make(Position, (*p[:-1], _make(Gear, (*move_to_seat(p.gear, unit, side, spot)[:4], index, True))))
    memory = memory_of(setup)
    offers = memory.offers.get(holder)
    try:
        for offer in _offers(position, *holder, memory) if offers is None else offers:
            read = offer.reads and offer.reads(position, side, unit, offer.ability)
            actions = offer.known.get(read)
            if _work_out(position, unit, offer, read) if actions is None else actions:
                return True
    except TooMany:
        return True
    return False


Holder = tuple[int, int, bool, bool, bool]
"""Side, card, whether its counter is on the board, and suppressed, and whether a card is bound to act."""
Sitting = tuple[Spot, bool] | None
"""The seat of a soldier, and whether it works, or None outside of vehicles."""


def holder_of(p: Position, side: int, index: int) -> tuple[Holder, Sitting]:
    """Return the values that every action of a card depends on, and the seat that adds actions to them."""
    unit, gear = p.setup.unit_of[side][index], p.gear
    tile, is_suppressed = p.stands[unit] if unit >= 0 else OFF_BOARD
    spot = gear.spots[unit] if tile and gear.spots else NO_SEAT
    seat = (spot, not disabled(p.setup, gear, spot[0])) if spot[0] >= 0 else None
    return (side, index, tile != "", is_suppressed, gear.bound), seat


class Offer(NamedTuple):
    """A use of a card: the kind, its action without ``args``, the card, the ability that is printed or offered, its ``reads``.

    ``holds`` are the checks that depend on more than the holder and the seat. ``known`` has the legal actions by the values of ``reads``.
    """

    kind: Kind
    blank: Action
    card: tuple[int, int, Card]
    ability: Ability
    reads: Reads | None
    holds: tuple[Question, ...]
    known: dict[Hashable, tuple[Action, ...]]


def _offers(p: Position, holder: Holder, seat: Sitting, memory: Memory) -> tuple[Offer, ...]:
    """Return the uses of a card: printed on it, offered by its soldier's seat, and general ones.

    They leave out uses that its holder or the seat rules out.
    """
    setup, (side, index, on_board, *_) = p.setup, holder
    card, entries, kinds = setup.cards[side][index], entries_of(p, side, index), kinds_of(setup.edition)
    of_holder, questions, general, _ = _asks(setup.edition)
    abilities = [(ability, "") for ability in card.abilities]
    if seat:
        vehicle, number = seat[0]
        abilities += [(ability, SEAT) for ability in setup.vehicles[vehicle].seats[number].abilities]
    abilities += general
    blank = Action("", setup.sides[side], card.id)
    failing = [holds for holds in of_holder if not holds(p, blank)]
    offers: list[Offer] = []
    for ability, where in abilities:
        if questions[ability.kind].of_holder.isdisjoint(failing):
            printed = len(entries) > 1 and kinds[ability.kind].printed
            for entry in entries if printed else (where,):
                use = (ability.kind, entry, side, index, on_board, seat if entry else seat is not None)
                offer = memory.single.get(use)
                if offer is None:
                    offer = memory.single[use] = _offer(p, side, index, ability, entry)
                if offer:
                    offers.append(offer)
    memory.offers[holder, seat] = tuple(offers)
    return memory.offers[holder, seat]


def _offer(p: Position, side: int, index: int, ability: Ability, entry: str) -> Offer | Literal[False]:
    """Return one use of a card, or False if the card, its entry or the seat rules it out."""
    setup, card = p.setup, p.setup.cards[side][index]
    kind, blank = kinds_of(setup.edition)[ability.kind], Action(ability.kind, setup.sides[side], card.id, (), entry)
    _, of_card, others = _asks(setup.edition).kinds[kind.name]
    for holds in of_card:
        if not holds(p, blank):
            return False
    return Offer(kind, blank, (side, index, card), ability, kind.reads, others, {})


class KindChecks(NamedTuple):
    """The checks that a list asks about a kind: about the holder of the card, the use and its seat, and the others if it has no choice."""

    of_holder: frozenset[Question]
    of_card: tuple[Question, ...]
    others: tuple[Question, ...]


class Asks(NamedTuple):
    """The checks of an edition.

    ``of_holder`` are those that are the same for all uses of a card, ``kinds`` those of each kind, ``general`` the abilities that every
    card has, and ``changes`` the changes of seats.
    """

    of_holder: tuple[Question, ...]
    kinds: dict[str, KindChecks]
    general: tuple[tuple[Ability, str], ...]
    changes: tuple[Kind, ...]


@cache
def _asks(edition: str) -> Asks:
    kinds = kinds_of(edition).values()
    checks = {
        kind.name: KindChecks(
            frozenset(r.holds for r in kind.requirements if r in OF_HOLDER),
            tuple(r.holds for r in kind.requirements if r in OF_CARD and r not in OF_HOLDER),
            tuple(r.holds for r in kind.requirements if r not in OF_CARD and kind.candidates is once),
        )
        for kind in kinds
    }
    used = [kind for kind in kinds if not kind.choices]
    of_holder = dict.fromkeys(r.holds for kind in used for r in kind.requirements if r in OF_HOLDER)
    general = tuple((Ability(kind.name), "") for kind in used if not kind.printed)
    return Asks(tuple(of_holder), checks, general, tuple(kind for kind in kinds if kind.choices))


def _work_out(p: Position, unit: int, offer: Offer, read: Hashable) -> tuple[Action, ...]:
    """Return the legal uses of a card for one kind of action by its requirements, and cache them."""
    kind, blank, (side, index, card), ability, _, still, known = offer
    if len(known) >= KNOWN_LIMIT:
        known.clear()
    actions: tuple[Action, ...] = ()
    for holds in still:
        if not holds(p, blank):
            break
    else:
        if kind.candidates is once:
            actions = (blank,)
        else:
            tile = p.stands[unit][0] if unit >= 0 else ""
            play = _make(Play, (blank, side, index, card, ability, tile or origin(p, blank)))
            name, owner, card_name, _, entry = blank
            actions = tuple([_make(Action, (name, owner, card_name, args, entry)) for args in islice(kind.candidates(p, play), FULL + 1)])
            if len(actions) > FULL:
                raise TooMany
    known[read] = actions
    return actions
