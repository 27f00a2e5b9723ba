"""Legality, its explanation, and the effect of an action: the engine's one table from action kinds to their rules."""

from __future__ import annotations

from bisect import insort
from collections.abc import Collection, Iterable
from itertools import chain, compress, repeat

from undaunted_nb.engine.action import CHANCE, Action
from undaunted_nb.engine.errors import NotationError
from undaunted_nb.engine.legality import Listing, Requirement, Verdict, Violation
from undaunted_nb.engine.text import Text
from undaunted_nb.engine.transition import Transition
from undaunted_nb.kit.shape import Shape

from . import chance, combat, partial_actions
from . import round as rounds
from .actions import (
    EXIT,
    SEAT,
    SHAPES,
    Args,
    Form,
    Kind,
    TooMany,
    form_of,
    kinds_of,
    play_of,
)
from .actions.uses import holder_of, memory_of, seat_changes, uses
from .partial_actions import MOST
from .state.crew import vehicle_of
from .state.position import (
    HAND,
    INITIATIVE,
    PLAY,
    SIDE_TASKS,
    Draft,
    Draw,
    PartialUse,
    Position,
    Roll,
    Volley,
    drawn_from,
)
from .state.setup import Setup

OF_CHANCE: dict[str, Form] = {rounds.ROLL_ACTION: "dice", rounds.DRAW_ACTION: "nothing"}
"""The forms of what CHANCE does."""


_make = tuple.__new__
"""A fast way to create a NamedTuple from its fields, used at every action."""


def _list_actions(p: Position) -> tuple[Action, ...]:
    """Return every action that breaks no requirement or, for CHANCE, every outcome."""
    if p.outcome:
        return ()
    if p.pending:
        return _pending(p)
    setup = p.setup
    if p.phase == INITIATIVE:
        choices: list[Action] = []
        for side, half in enumerate(p.halves):
            if half.initiative_card < 0:
                owner = setup.sides[side]
                choices += [_make(Action, (rounds.CHOOSE, owner, card.id, (), "")) for card in compress(setup.cards[side], half.hand)]
        return tuple(choices)
    side = p.turn
    try:
        return _whole(p, side)
    except TooMany:
        cards = [p.gear.card] if p.gear.bound else range(len(setup.cards[side]))
        end = () if p.gear.bound else (Action(rounds.END, setup.sides[side]),)
        return (*partial_actions.firsts(p, side, cards), *end)


def _whole(p: Position, side: int) -> tuple[Action, ...]:
    """Return every use of every card of the hand. Raises TooMany if the list would be too long."""
    setup, memory = p.setup, memory_of(p.setup)
    if p.gear.bound:
        return tuple(partial_actions.list_within_limit(uses(p, side, p.gear.card, holder_of(p, side, p.gear.card), memory)))
    hand, last = p.halves[side].hand, p.gear.card
    cards = [*compress(range(len(hand)), hand)]
    if last >= 0 and not hand[last]:
        insort(cards, last)
    actions: list[Action] = []
    for index in cards:
        holder = holder_of(p, side, index)
        if hand[index]:
            actions += uses(p, side, index, holder, memory)
        if setup.vehicles and setup.unit_of[side][index] >= 0:
            actions += seat_changes(p, side, index, holder, memory)
        if len(actions) >= MOST:
            raise TooMany
    actions.append(_make(Action, (rounds.END, setup.sides[side], "", (), "")))
    return tuple(actions)


LISTING: Listing[Position] = Listing(lambda p: (_list_actions(p),))
legal_actions = LISTING.legal_actions


def _pending(p: Position) -> tuple[Action, ...]:
    task = p.pending[-1]
    if isinstance(task, PartialUse):
        return tuple(partial_actions.nexts(partial_actions.before(p), task))
    if isinstance(task, SIDE_TASKS):
        kind, targets = (rounds.NEXT, task.targets) if isinstance(task, Volley) else (rounds.PICK, combat.choices(p, task))
        return tuple(Action(kind, p.setup.sides[task.side], "", (p.setup.counters[target].id,)) for target in targets)
    return tuple(action for action, _ in chance.chance_outcomes(p))


def requirements_of(p: Position, action: Action) -> tuple[Requirement[Position], ...]:
    """Return every demand of the rules on an action."""
    kind = kinds_of(p.setup.edition).get(action.kind)
    return kind.requirements if kind else rounds.REQUIREMENTS[action.kind]


def check(p: Position, action: Action) -> Verdict:
    """Check an action and return every rule that it breaks. Raises NotationError for names that do not exist."""
    _must_exist(p, action)
    if p.outcome:
        return Verdict(action, (Violation("un.end.1", Text("why-un-end-1", {})),))
    if action.side == CHANCE:
        rule = "un.attack.3" if action.kind == rounds.ROLL_ACTION else "un.draw.1"
        return Verdict(action, () if happens(p, action) else (Violation(rule, Text(f"why-chance-{action.kind}", {})),))
    task = partial_actions.find_partial_use(p)
    if action.kind in partial_actions.STEPS:
        return Verdict(action, () if action in legal_actions(p) else (Violation("un.turn.2", Text("why-no-step", {"kind": action.kind})),))
    if task and partial_actions.goes_on(task, p, action):
        p = partial_actions.before(p)
    failures = [r for r in requirements_of(p, action) if not r.holds(p, action)]
    return Verdict(action, tuple([r.violation(p, action) for r in failures]))


def happens(p: Position, action: Action) -> bool:
    """Return whether CHANCE can do this now."""
    task = p.pending[-1] if p.pending and action.side == CHANCE and not p.outcome else None
    if isinstance(task, Roll):
        faces = action.args
        known = len(faces) == task.dice and all(f in range(10) for f in faces) and list(faces) == sorted(faces)
        return known and action.kind == rounds.ROLL_ACTION and not (action.card or action.at)
    if isinstance(task, Draw):
        card = p.setup.by_card[task.side].get(action.card, -1)
        return (
            card >= 0 and drawn_from(p.halves[task.side])[card] > 0 and action.kind == rounds.DRAW_ACTION and not (action.args or action.at)
        )
    return False


def shape_of(p: Position, kind: str) -> Shape | None:
    """Return the shape of the arguments of a kind, or None if the game has no such kind."""
    form = _form_of(p, kind)
    return SHAPES[form] if form else None


def _form_of(p: Position, kind: str) -> Form | None:
    return form_of(p.setup, kind) or rounds.FORMS.get(kind) or OF_CHANCE.get(kind)


def _must_exist(p: Position, action: Action) -> None:
    """Raise NotationError for an action whose kind, side, card or arguments name nothing of this game. Its shape is right."""
    setup = p.setup
    if action.side == CHANCE:
        if action.kind not in OF_CHANCE:
            raise NotationError(Text("error-unknown", {"what": "kind", "name": action.kind}))
        return
    kind = kinds_of(setup.edition).get(str(action.args[0]) if action.kind == partial_actions.BEGIN else action.kind)
    if kind is None and action.kind not in rounds.decisions(p):
        raise NotationError(Text("error-unknown", {"what": "kind", "name": action.kind}))
    side = setup.side(action.side)
    if side < 0:
        raise NotationError(Text("error-unknown", {"what": "side", "name": action.side}))
    if action.card not in setup.by_card[side] if kind or action.kind == rounds.CHOOSE else action.card:
        raise NotationError(Text("error-unknown", {"what": "card", "name": action.card}))
    wrong = _wrong_argument(p, action.args, side, _form_of(p, action.kind))
    places = (SEAT,) if setup.has_gear else setup.board.index
    if wrong is None and action.at and not (kind and kind.printed and action.at in places):
        wrong = action.at
    if wrong is not None:
        raise NotationError(Text("error-unknown", {"what": "argument", "name": str(wrong)}))


def _wrong_argument(p: Position, args: Args, side: int, form: Form | None) -> str | int | None:
    """Return the first argument that names nothing of this game (None: all do). Their shape is right."""
    if form == "number":
        return None
    if form == "path" and args and args[-1] == EXIT:
        args = args[:-1]
    return next((a for a, known in zip(args, _names_of(p.setup, args, side, form), strict=False) if a not in known), None)


def _names_of(setup: Setup, args: Args, side: int, form: Form | None) -> Iterable[Collection[object]]:
    """Return the names that each argument can have."""
    tiles, cards, counters = setup.board.index, setup.by_card[side], setup.by_counter
    if form == "cards":
        return repeat(cards)
    if form == "thing":
        return ({*cards, *tiles, *counters},)
    if form == "kind":
        return (kinds_of(setup.edition),)
    if form in ("counter", "own counter", "counter tiles"):
        return chain((counters,), repeat(tiles))
    if form == "target":
        return (setup.by_target,)
    if form in ("seat", "vehicle seat"):
        seats = {vehicle.id: {seat.id for seat in vehicle.seats} for vehicle in setup.vehicles}
        return ({seat for ids in seats.values() for seat in ids},) if form == "seat" else (seats, seats.get(str(args[0]), ()))
    return repeat(tiles)


def perform(p: Position, action: Action) -> Transition[Position]:
    """Perform an action that is known to be legal."""
    if p.pending and isinstance(p.pending[-1], PartialUse):
        return _go_on(p, p.pending[-1], action)
    d = Draft(p)
    effect = rounds.EFFECTS.get(action.kind)
    if effect:
        effect(d, action)
    elif action.kind == partial_actions.BEGIN:
        side = p.setup.side(action.side)
        d.pending.append(PartialUse(side, p.setup.by_card[side][action.card], str(action.args[0]), action.at))
    else:
        _play(d, p, kinds_of(p.setup.edition)[action.kind], action)
    rounds.settle(d)
    return _make(Transition, (p, action, tuple(d.events), d.freeze()))


def _go_on(p: Position, task: PartialUse, action: Action) -> Transition[Position]:
    """Perform the next step of a use that was begun. The last step performs the whole use."""
    q, final = partial_actions.before(p), action
    if action.kind == partial_actions.TAKE:
        more, last = partial_actions.take_next(q, task, str(action.args[0]))
        if last is None:
            return Transition(p, action, (), q._replace(pending=(*q.pending, more)))
        final = last
    elif action.kind == partial_actions.ENOUGH:
        final = partial_actions.whole(q, task, task.args)
    return Transition(p, action, *perform(q, final)[2:])


def _play(d: Draft, p: Position, kind: Kind, action: Action) -> None:
    setup, play = p.setup, play_of(p, action)
    if kind.plays:
        d.carry(play.side, play.card_index, HAND, PLAY)
        sits = setup.vehicles and kind.printed and vehicle_of(p.gear, setup.unit_of[play.side][play.card_index]) >= 0
        seat_rule = ("na.inside.1",) if sits and action.at != SEAT else ()
        d.emit(
            "played",
            "un.turn.2",
            "na.vehicle.1" if action.at == SEAT else "un.card.1",
            *seat_rule,
            side=action.side,
            card=action.card,
            kind=action.kind,
        )
    if kind.printed:
        unit = setup.unit_of[play.side][play.card_index]
        if unit >= 0 and not d.stands[unit][0]:
            d.stand(unit, play.origin)
            d.emit("entered", "un.spawn.1", "un.spawn.2", "un.spawn.5", counter=play.card.unit, tile=play.origin)
    if setup.vehicles and not kind.choices:
        # Playing another card gives up the chance that the one before had. A soldier who has not changed seats yet can do so after their
        # action.
        open_to = play.card_index if kind.printed and not d.gear.bound and setup.unit_of[play.side][play.card_index] >= 0 else -1
        d.gear = d.gear._replace(card=open_to, bound=False)
    kind.effect(d, play)
