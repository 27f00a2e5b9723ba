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
from .aboard import seat_of, vehicle_of
from .kinds import EXIT, OF_CARD, SEAT, Args, Form, Kind, TooMany, anew, entries_of, play_of
from .position import DECIDED, HAND, INITIATIVE, OFF, PLAY, Begun, Draft, Draw, Position, Roll, Volley, drawn_from
from .setup import Setup

MEMO_LIMIT = 200_000
"""How many remembered answers a setup keeps before it forgets them all."""


def _listed(p: Position) -> tuple[Action, ...]:
    """Everything that violates no requirement; for CHANCE, everything that can happen."""
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
    """Every use of every card of the hand. Raises TooMany where that is too long for a list."""
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
    """The legal uses of a card for what is not remembered."""
    return [action for kind in p.setup.kinds.values() if kind.reads is anew for action in _work_out(p, side, index, kind, "")]


def uses(p: Position, side: int, index: int) -> tuple[Action, ...]:
    """The legal uses of one card of the hand that are remembered by what the rules look at: all together, and those of each kind."""
    setup, memo = p.setup, p.setup.memo
    card, unit = setup.cards[side][index], setup.unit_of[side][index]
    tile, suppressed = p.stands[unit] if unit >= 0 else OFF
    kinds = setup.kinds
    reads = [kinds[a.kind].reads(p, side, index) for a in card.abilities]
    seat = seat_of(setup, p.gear, unit) if setup.vehicles else None
    if seat:
        reads += [kinds[a.kind].reads(p, side, index) for a in seat.abilities]
    # Where there are vehicles, what can be done beside the actions of a card depends on more than these look at.
    beside = _beside(p, side, index) if setup.vehicles else ()
    key = (side, index, tile != "", suppressed, *reads, beside)
    found = memo.get(key)
    if found is None:
        if len(memo) > MEMO_LIMIT:
            memo.clear()
        every: list[Action] = []
        abilities = [(a.kind, "") for a in card.abilities] + [(a.kind, SEAT) for a in (seat.abilities if seat else ())]
        asked = [(name, at, read) for (name, at), read in zip(abilities, reads, strict=True)]
        asked += [(name, "", read) for name, read in beside or _beside(p, side, index)]
        for name, at, read in asked:
            part = (name, at, side, index, tile != "", suppressed, read)
            if part not in memo:
                memo[part] = _work_out(p, side, index, kinds[name], at)
            every += memo[part]
        found = memo[key] = tuple(every)
    return found


def _beside(p: Position, side: int, index: int) -> tuple[tuple[str, Hashable], ...]:
    """What a card can be used for though it is not printed on it, each with what its rules look at."""
    return tuple(
        [(kind.name, kind.reads(p, side, index)) for kind in p.setup.kinds.values() if not kind.printed and kind.reads is not anew]
    )


def _work_out(p: Position, side: int, index: int, kind: Kind, where: str) -> tuple[Action, ...]:
    """The legal uses of a card for one kind of action, from the list of its requirements; ``where`` is SEAT for what its seat offers."""
    setup = p.setup
    card = setup.cards[side][index]
    entries = entries_of(p, side, index)
    of_card, of_choice = _by_what_they_read(kind.requirements)
    found: list[Action] = []
    for at in entries if len(entries) > 1 and kind.printed else (where,):
        blank = Action(kind.name, setup.sides[side], card.id, (), at)
        if _meets(p, blank, of_card):
            ways = stepwise.bounded(kind.candidates(p, play_of(p, blank)))
            offered = [Action(kind.name, blank.side, card.id, args, at) for args in ways]
            found += [action for action in offered if _meets(p, action, of_choice)]
    return tuple(found)


Question = Callable[[Any, Action], bool]


def _meets(p: Position, action: Action, questions: tuple[Question, ...]) -> bool:
    for holds in questions:  # noqa: SIM110  (asked for every action that is offered: a generator would double the time)
        if not holds(p, action):
            return False
    return True


@cache
def _by_what_they_read(requirements: tuple[Requirement, ...]) -> tuple[tuple[Question, ...], tuple[Question, ...]]:
    """What is asked of the card and its unit alone, and what is asked of the choice too."""
    return tuple(r.holds for r in requirements if r in OF_CARD), tuple(r.holds for r in requirements if r not in OF_CARD)


def requirements_of(p: Position, action: Action) -> tuple[Requirement, ...]:
    """Everything the rules demand of an action."""
    kind = p.setup.kinds.get(action.kind)
    return kind.requirements if kind else course.REQUIREMENTS[action.kind]


def check(p: Position, action: Action) -> Verdict:
    """May this be done? Names everything that stands against it. Raises NotationError for names that do not exist."""
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
    """The first argument that names nothing, or is one too many; "" for one too few."""
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
    """The same, for what names a target, or a vehicle with a seat, or a seat alone."""
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
    if kind:
        _play(d, p, kind, action)
    elif action.kind == course.DRAWN:
        course.draw(d, action.card)
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
    return Transition(p, action, tuple(d.events), d.freeze())


def _go_on(p: Position, task: Begun, action: Action) -> Transition[Position]:
    """Do the next step of a use that was begun; the last one does all of it."""
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
        # Another card lets the chance go that the one before had; a soldier who has not changed seats yet may do so after his action.
        open_to = play.which if kind.printed and not d.gear.bound and setup.unit_of[play.side][play.which] >= 0 else -1
        d.gear = d.gear._replace(card=open_to, bound=False)
    kind.effect(d, play)
