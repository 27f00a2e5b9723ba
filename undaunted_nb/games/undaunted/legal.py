"""Legality, its explanation, and what an action does: the engine's one table from action kinds to their rules."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable
from functools import cache
from typing import Any

from undaunted_nb.core.action import CHANCE, Action
from undaunted_nb.core.errors import NotationError
from undaunted_nb.core.legality import Listing, Requirement, Verdict, Violation
from undaunted_nb.core.text import Text
from undaunted_nb.core.transition import Transition

from . import chance, combat, stepwise
from . import round as course
from .aboard import disabled, seated, vehicle_of
from .editions import kinds_of
from .kinds import (
    EXIT,
    OF_CARD,
    OF_HOLDER,
    SEAT,
    Args,
    Form,
    Kind,
    Play,
    Question,
    TooMany,
    ability_of,
    anew,
    entries_of,
    once,
    origin,
    play_of,
)
from .position import DECIDED, HAND, INITIATIVE, OFF, OUTSIDE, PLAY, Begun, Draft, Draw, Position, Roll, Spot, Volley, drawn_from
from .setup import Ability, Setup

MEMO_LIMIT = 200_000
"""How many remembered answers a setup keeps before it forgets them all."""


_make: Any = tuple.__new__
"""Makes a NamedTuple of its fields: quicker than its own constructor, for what is made at every action."""


def _listed(p: Position) -> tuple[Action, ...]:
    """Return every action that breaks no requirement or, for CHANCE, every outcome."""
    if p.outcome:
        return ()
    if p.pending:
        return _pending(p)
    setup = p.setup
    if p.phase == INITIATIVE:
        choices: list[Action] = []
        for side, half in enumerate(p.halves):
            if half.chosen < 0:
                choices += [Action(course.CHOOSE, setup.sides[side], setup.cards[side][i].id) for i, count in enumerate(half.hand) if count]
        return tuple(choices)
    side = p.turn
    try:
        return _whole(p, side)
    except TooMany:
        cards = [p.gear.card] if p.gear.bound else range(len(setup.cards[side]))
        end = () if p.gear.bound else (Action(course.END, setup.sides[side]),)
        return (*stepwise.firsts(p, side, cards), *end)


def _whole(p: Position, side: int) -> tuple[Action, ...]:
    """Return every use of every card of the hand. Raises TooMany if the list would be too long."""
    setup = p.setup
    if p.gear.bound:
        return tuple(stepwise.bounded(uses(p, side, p.gear.card)))
    found: list[Action] = []
    for index, count in enumerate(p.halves[side].hand):
        if count:
            found += uses(p, side, index)
        if setup.vehicles and setup.unit_of[side][index] >= 0 and (count or index == p.gear.card):
            found += _afresh(p, side, index)
        if len(found) >= stepwise.MOST:
            raise TooMany
    found.append(Action(course.END, setup.sides[side]))
    return tuple(found)


LISTING = Listing(_listed)
legal_actions = LISTING.of


def _pending(p: Position) -> tuple[Action, ...]:
    task = p.pending[-1]
    if isinstance(task, Begun):
        return tuple(stepwise.nexts(stepwise.before(p), task))
    if isinstance(task, DECIDED):
        kind, targets = (course.NEXT, task.targets) if isinstance(task, Volley) else (course.PICK, combat.choices(p, task))
        return tuple(Action(kind, p.setup.sides[task.side], "", (p.setup.counters[target].id,)) for target in targets)
    return tuple(action for action, _ in chance.chance_outcomes(p))


def _afresh(p: Position, side: int, index: int) -> list[Action]:
    """Return the legal uses of a card for the kinds that are not cached."""
    broken = _broken(p, side, index)
    return [action for kind in _unprinted(p.setup.edition)[1] for action in _work_out(p, side, index, kind, "", broken)]


def uses(p: Position, side: int, index: int) -> tuple[Action, ...]:
    """Return the cached legal uses of one card of the hand. The keys are the values for all rules together, and for each kind."""
    memo = p.setup.memo
    holder, seat = _holder(p, side, index)
    offers = _offers(p.setup, side, index, seat)
    reads = [read(p, side, index) for _, _, read in offers]
    key = (holder, seat, *reads)
    found = memo.get(key)
    if found is None:
        if len(memo) > MEMO_LIMIT:
            memo.clear()
        every: list[Action] = []
        for (kind, at, _), read in zip(offers, reads, strict=True):
            every += _part(p, side, index, kind, at, (kind.name, holder, seat if at else None, read))
        found = memo[key] = tuple(every)
    return found


def can_act(p: Position, side: int, index: int, spot: Spot) -> bool:
    """Return whether a card has ``uses`` when its soldier has gone to ``spot`` and must act. The soldier is on the board."""
    setup, memo, unit = p.setup, p.setup.memo, p.setup.unit_of[side][index]
    aboard = spot[0] >= 0
    holder: Holder = side, index, True, p.stands[unit][1], index, aboard
    seat = (spot, not disabled(setup, p.gear, spot[0])) if aboard else None
    offers = _offers(setup, side, index, seat)
    # Most kinds do not look at who sits where: often one of them is known to be possible, and nobody has to be moved to find out.
    for kind, at, read in offers:
        if not kind.looks_aboard and memo.get((kind.name, holder, seat if at else None, read(p, side, index))):
            return True
    gear = seated(p.gear, unit, side, spot)
    moved = p._replace(gear=gear._replace(card=index, bound=True))
    try:
        return any(
            _part(moved, side, index, kind, at, (kind.name, holder, seat if at else None, read(moved, side, index)))
            for kind, at, read in offers
        )
    except TooMany:
        return True


def _part(p: Position, side: int, index: int, kind: Kind, at: str, key: Hashable) -> tuple[Action, ...]:
    """Return the legal uses of one card for one kind of action. The cache ``key`` is the values that its rules use."""
    memo = p.setup.memo
    found = memo.get(key)
    if found is None:
        found = memo[key] = _work_out(p, side, index, kind, at, _broken(p, side, index))
    return found


Holder = tuple[int, int, bool, bool, int, bool]
"""Side, card, whether its counter is on the board, and suppressed, the card that is bound to act (-1: none), and whether it is aboard.

"""
Sitting = tuple[Spot, bool] | None
"""The seat of a soldier, and whether it works, or None outside of vehicles."""


def _holder(p: Position, side: int, index: int) -> tuple[Holder, Sitting]:
    """Return the values that every action of a card depends on, and the seat that adds actions to them."""
    unit, gear = p.setup.unit_of[side][index], p.gear
    tile, suppressed = p.stands[unit] if unit >= 0 else OFF
    spot = gear.spots[unit] if tile and gear.spots else OUTSIDE
    if spot[0] >= 0:
        seat = spot, not disabled(p.setup, gear, spot[0])
        return (side, index, True, suppressed, gear.card if gear.bound else -1, True), seat
    return (side, index, tile != "", suppressed, gear.card if gear.bound else -1, False), None


Offer = tuple[Kind, str, Callable[[Position, int, int], Hashable]]
"""A kind of action, the ``at`` of its actions, and its ``reads``."""


def _offers(setup: Setup, side: int, index: int, seat: Sitting) -> tuple[Offer, ...]:
    """Return the kinds of uses of a card. They are printed on it, offered by its soldier's seat, or general."""
    key = side, index, seat[0] if seat else None
    found = setup.offers.get(key)
    if found is None:
        kinds, abilities = setup.kinds, [(ability.kind, "") for ability in setup.cards[side][index].abilities]
        if seat:
            vehicle, number = seat[0]
            abilities += [(ability.kind, SEAT) for ability in setup.vehicles[vehicle].seats[number].abilities]
        abilities += [(kind.name, "") for kind in _unprinted(setup.edition)[0]]
        found = setup.offers[key] = tuple((kinds[name], at, kinds[name].reads) for name, at in abilities)
    return found


@cache
def _unprinted(edition: str) -> tuple[tuple[Kind, ...], tuple[Kind, ...]]:
    """Return the kinds of actions that neither cards nor seats list: the cached ones, and the others."""
    beside = [kind for kind in kinds_of(edition).values() if not kind.printed]
    return tuple(kind for kind in beside if kind.reads is not anew), tuple(kind for kind in beside if kind.reads is anew)


def _work_out(p: Position, side: int, index: int, kind: Kind, where: str, broken: frozenset[Question]) -> tuple[Action, ...]:
    """Return the legal uses of a card for one kind of action by its requirements. ``where`` is SEAT for an action of its seat."""
    setup = p.setup
    of_holder, of_card = _questions(setup.edition, kind.name)
    if not of_holder.isdisjoint(broken):
        return ()
    name, whose, card, unit = kind.name, setup.sides[side], setup.cards[side][index], setup.unit_of[side][index]
    tile = p.stands[unit][0] if unit >= 0 else ""
    entries = entries_of(p, side, index)
    found: list[Action] = []
    for at in entries if len(entries) > 1 and kind.printed else (where,):
        blank = _make(Action, (name, whose, card.id, (), at))
        for holds in of_card:
            if not holds(p, blank):
                break
        else:
            play = _make(Play, (blank, side, index, card, ability_of(p, blank) or Ability(name), tile or origin(p, blank)))
            found += [_make(Action, (name, whose, card.id, args, at)) for args in stepwise.bounded(kind.candidates(p, play))]
    return tuple(found)


def _broken(p: Position, side: int, index: int) -> frozenset[Question]:
    """Return the broken requirements among those that depend only on the holder. It is the turn of the card's side."""
    setup, gear = p.setup, p.gear
    unit = setup.unit_of[side][index]
    tile, suppressed = p.stands[unit] if unit >= 0 else OFF
    outside = not tile or not gear.spots or gear.spots[unit] == OUTSIDE
    key = side, index, tile != "", suppressed, outside, gear.card, gear.bound, p.halves[side].hand[index] > 0
    found = setup.broken.get(key)
    if found is None:
        blank = Action("", setup.sides[side], setup.cards[side][index].id)
        found = setup.broken[key] = frozenset([r.holds for r in OF_HOLDER if not r.holds(p, blank)])
    return found


@cache
def _questions(edition: str, name: str) -> tuple[frozenset[Question], tuple[Question, ...]]:
    """Return the checks to make before the ``candidates`` of a kind are listed.

    The first group depends on the holder of the card, the second also on the card and its seat.
    """
    kind = kinds_of(edition)[name]
    asked = [r for r in kind.requirements if r in OF_CARD or kind.candidates is once]
    return frozenset(r.holds for r in asked if r in OF_HOLDER), tuple(r.holds for r in asked if r not in OF_HOLDER)


def requirements_of(p: Position, action: Action) -> tuple[Requirement, ...]:
    """Return every demand of the rules on an action."""
    kind = p.setup.kinds.get(action.kind)
    return kind.requirements if kind else course.REQUIREMENTS[action.kind]


def check(p: Position, action: Action) -> Verdict:
    """Check an action and return every rule that it breaks. Raises NotationError for names that do not exist."""
    _must_exist(p, action)
    if p.outcome:
        return Verdict(action, (Violation("un.end.1", Text("why-un-end-1", {})),))
    if action.side == CHANCE:
        rule = "un.attack.3" if action.kind == course.ROLLED else "un.draw.1"
        return Verdict(action, () if _can_happen(p, action) else (Violation(rule, Text(f"why-chance-{action.kind}", {})),))
    task = stepwise.begun(p)
    if action.kind in stepwise.STEPS:
        return Verdict(action, () if action in legal_actions(p) else (Violation("un.turn.2", Text("why-no-step", {"kind": action.kind})),))
    if task and stepwise.goes_on(task, p, action):
        p = stepwise.before(p)
    broken = [r for r in requirements_of(p, action) if not r.holds(p, action)]
    return Verdict(action, tuple([r.violation(p, action) for r in broken]))


def _can_happen(p: Position, action: Action) -> bool:
    task = p.pending[-1] if p.pending else None
    if isinstance(task, Roll):
        faces = action.args
        known = len(faces) == task.dice and all(f in range(10) for f in faces) and list(faces) == sorted(faces)
        return known and action.kind == course.ROLLED and not (action.card or action.at)
    if isinstance(task, Draw):
        card = p.setup.by_card[task.side].get(action.card, -1)
        return card >= 0 and drawn_from(p.halves[task.side])[card] > 0 and action.kind == course.DRAWN and not (action.args or action.at)
    return False


def _must_exist(p: Position, action: Action) -> None:
    """Raise NotationError for an action whose kind, side, card or arguments name nothing of this game."""
    setup = p.setup
    if action.side == CHANCE:
        if action.kind not in (course.DRAWN, course.ROLLED):
            raise NotationError(Text("error-unknown", {"what": "kind", "name": action.kind}))
        return
    kind = setup.kinds.get(action.kind)
    begins = setup.kinds.get(str(action.args[0])) if action.kind == stepwise.BEGIN and len(action.args) == 1 else None
    if begins:
        kind, action = begins, action._replace(args=())
    if kind is None and action.kind not in course.decisions(p):
        raise NotationError(Text("error-unknown", {"what": "kind", "name": action.kind}))
    side = setup.side(action.side)
    if side < 0:
        raise NotationError(Text("error-unknown", {"what": "side", "name": action.side}))
    if action.card not in setup.by_card[side] if kind or action.kind == course.CHOOSE else action.card:
        raise NotationError(Text("error-unknown", {"what": "card", "name": action.card}))
    wrong = None if begins else _wrong_argument(p, action.args, side, kind.form if kind else course.FORMS[action.kind])
    places = (SEAT,) if setup.geared else setup.board.index
    if wrong is None and action.at and not (kind and kind.printed and action.at in places):
        wrong = action.at
    if wrong is not None:
        raise NotationError(Text("error-unknown", {"what": "argument", "name": str(wrong)}))


def _wrong_argument(p: Position, args: Args, side: int, form: Form) -> str | int | None:
    """Return the first argument that is unknown or one too many, or "" if one is missing."""
    setup = p.setup
    if form == "nothing":
        return args[0] if args else None
    if form == "cards":
        return next((a for a in args if a not in setup.by_card[side]), None)
    if form in ("thing", "number"):
        names = (setup.by_card[side], setup.board.index, setup.by_counter)
        one = args[0] if len(args) == 1 else None
        known = any(one in found for found in names) if form == "thing" else isinstance(one, int) and one >= 0
        return None if known else args[0] if args else ""
    if form in ("counter", "own counter", "counter tiles"):
        if not args or args[0] not in setup.by_counter:
            return args[0] if args else ""
        args = args[1:]
        if form != "counter tiles":
            return args[0] if args else None
    if form in ("target", "seat", "vehicle seat"):
        return _wrong_vehicle(setup, args, form)
    if form == "way" and args and args[-1] == EXIT:
        args = args[:-1]
    if form == "tile" and len(args) != 1:
        return args[1] if args else ""
    return next((a for a in args if a not in setup.board.index), None)


def _wrong_vehicle(setup: Setup, args: Args, form: Form) -> str | int | None:
    """Return the same for arguments that name a target, a vehicle with a seat, or a seat alone."""
    known: tuple[Collection[object], ...] = ({seat.id for vehicle in setup.vehicles for seat in vehicle.seats},)
    if form == "target":
        known = (setup.by_target,)
    elif form == "vehicle seat":
        seats = {vehicle.id: {seat.id for seat in vehicle.seats} for vehicle in setup.vehicles}
        known = (seats, seats.get(str(args[0]), ()) if args else ())
    if len(args) != len(known):
        return args[len(known)] if len(args) > len(known) else ""
    return next((a for a, names in zip(args, known, strict=True) if a not in names), None)


def perform(p: Position, action: Action) -> Transition[Position]:
    """Do what is known to be legal."""
    if task := stepwise.begun(p):
        return _go_on(p, task, action)
    d = Draft(p)
    kind = p.setup.kinds.get(action.kind)
    if action.kind == course.DRAWN:
        course.draw(d, action.card)
    elif kind:
        _play(d, p, kind, action)
    elif action.kind == course.ROLLED:
        course.roll(d, action.args)  # type: ignore[arg-type]
    elif action.kind == course.CHOOSE:
        course.choose(d, action)
    elif action.kind == course.NEXT:
        course.next_target(d, str(action.args[0]))
    elif action.kind == stepwise.BEGIN:
        side = p.setup.side(action.side)
        d.pending.append(Begun(side, p.setup.by_card[side][action.card], str(action.args[0]), action.at))
    elif action.kind == course.PICK:
        course.pick(d, str(action.args[0]))
    else:
        course.end_turn(d)
    course.settle(d)
    return _make(Transition, (p, action, tuple(d.events), d.freeze()))  # type: ignore[no-any-return]


def _go_on(p: Position, task: Begun, action: Action) -> Transition[Position]:
    """Perform the next step of a use that was begun. The last step performs the whole use."""
    q, done = stepwise.before(p), action
    if action.kind == stepwise.TAKE:
        more, last = stepwise.taken(q, task, str(action.args[0]))
        if last is None:
            return Transition(p, action, (), q._replace(pending=(*q.pending, more)))
        done = last
    elif action.kind == stepwise.ENOUGH:
        done = stepwise.whole(q, task, task.args)
    return Transition(p, action, *perform(q, done)[2:])


def _play(d: Draft, p: Position, kind: Kind, action: Action) -> None:
    setup, play = p.setup, play_of(p, action)
    if kind.plays:
        d.carry(play.side, play.which, HAND, PLAY)
        sits = setup.vehicles and kind.printed and vehicle_of(p.gear, setup.unit_of[play.side][play.which]) >= 0
        inside = ("na.inside.1",) if sits and action.at != SEAT else ()
        d.emit(
            "played",
            "un.turn.2",
            "na.vehicle.1" if action.at == SEAT else "un.card.1",
            *inside,
            side=action.side,
            card=action.card,
            kind=action.kind,
        )
    if kind.printed:
        unit = setup.unit_of[play.side][play.which]
        if unit >= 0 and not d.stands[unit][0]:
            d.stand(unit, play.origin)
            d.emit("entered", "un.spawn.1", "un.spawn.2", "un.spawn.5", counter=play.card.unit, tile=play.origin)
    if setup.vehicles and kind.reads is not anew:
        # Playing another card gives up the chance that the one before had. A soldier who has not changed seats yet can do so after their
        # action.
        open_to = play.which if kind.printed and not d.gear.bound and setup.unit_of[play.side][play.which] >= 0 else -1
        d.gear = d.gear._replace(card=open_to, bound=False)
    kind.effect(d, play)
