"""Step-by-step actions for choices with too many options to list: first the card and its action, then one thing after another.

Six cards out of eighteen kinds can be chosen in a million ways. If a list would be longer than ``MOST``, it offers the start of each use of
a card (``begin Sergeant: bolster``), then each thing to take (``take Rifleman A``), then the end (``enough``). The whole action can still
be given in one line, with the same effect.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import TypeVar

from undaunted_nb.engine.action import Action

from .actions import FULL, SEAT, Args, Form, Kind, TooMany, entries_of, form_of, kinds_of, play_of
from .state.position import PartialUse, Position

MOST = FULL
"""The most actions in a list."""
BEGIN, TAKE, ENOUGH = "begin", "take", "enough"
STEPS = (BEGIN, TAKE, ENOUGH)
TAKING_FORMS: tuple[Form, ...] = ("cards", "tile set")
"""The forms of which any number of things is taken, in any order."""
FEW: tuple[Form, ...] = ("nothing", "number")
"""The forms that have so few ways that there is nothing to begin."""


Item = TypeVar("Item")


def list_within_limit(offers: Iterable[Item]) -> list[Item]:
    """Return the offers as a list. Raises TooMany if the list would be too long."""
    every = list(islice(offers, MOST + 1))
    if len(every) > MOST:
        raise TooMany
    return every


def meets(p: Position, action: Action) -> bool:
    """Return whether this action of a card is legal."""
    return all(requirement.holds(p, action) for requirement in kinds_of(p.setup.edition)[action.kind].requirements)


def find_partial_use(p: Position) -> PartialUse | None:
    """Return the use of a card that waits for its next step (None: no use is in progress)."""
    task = p.pending[-1] if p.pending and not p.outcome else None
    return task if isinstance(task, PartialUse) else None


def before(p: Position) -> Position:
    """Return the position without the use that was begun: in it the whole action is legal."""
    return p._replace(pending=p.pending[:-1])


def whole(p: Position, task: PartialUse, args: Args) -> Action:
    """Return the action that a use comes to with these arguments."""
    form = form_of(p.setup, task.kind)
    card = p.setup.cards[task.side][task.card].id
    return Action(task.kind, p.setup.sides[task.side], card, tuple(sorted(args, key=str)) if form in TAKING_FORMS else args, task.at)


def goes_on(task: PartialUse, p: Position, action: Action) -> bool:
    """Return whether this is a whole action of the use that was begun."""
    named = (action.side, action.card, action.kind, action.at)
    return named == (p.setup.sides[task.side], p.setup.cards[task.side][task.card].id, task.kind, task.at)


def firsts(p: Position, side: int, cards: Iterable[int]) -> Iterator[Action]:
    """Yield the first step of each use of these cards that can be completed. Uses with few choices come as whole actions."""
    for index in cards:
        card = p.setup.cards[side][index]
        for kind, where in _uses(p, side, index):
            entries = entries_of(p, side, index) if kind.printed and where != SEAT else ()
            for entry in entries if len(entries) > 1 else (where,):
                task = PartialUse(side, index, kind.name, entry)
                if kind.form in FEW:
                    yield from nexts(p, task)
                elif next(nexts(p, task), None):
                    yield Action(BEGIN, p.setup.sides[side], card.id, (kind.name,), entry)


def _uses(p: Position, side: int, index: int) -> list[tuple[Kind, str]]:
    """Return the possible uses of a card, and SEAT for those that its soldier's seat offers."""
    kinds, unit = kinds_of(p.setup.edition), p.setup.unit_of[side][index]
    count = p.halves[side].hand[index]
    pairs: list[tuple[Kind, str]] = []
    if count or (unit >= 0 and index == p.gear.card):
        pairs += [(kind, "") for kind in kinds.values() if not kind.printed]
    if count:
        pairs += [(kinds[a.kind], "") for a in p.setup.cards[side][index].abilities]
        pairs += [(kind, SEAT) for kind in kinds.values() if kind.printed] if p.setup.vehicles else []
    return pairs


def nexts(p: Position, task: PartialUse) -> Iterator[Action]:
    """Yield each next step of a use that is begun in ``p`` but does not wait yet.

    It is a thing to take, enough, or a whole action.
    """
    setup, side = p.setup, p.setup.sides[task.side]
    kind = kinds_of(setup.edition)[task.kind]
    if kind.form in TAKING_FORMS:
        names = setup.by_card[task.side] if kind.form == "cards" else setup.board.tiles
        yield from (Action(TAKE, side, "", (name,)) for name in names if meets(p, whole(p, task, (*task.args, name))))
        if meets(p, whole(p, task, task.args)):
            yield Action(ENOUGH, side)
        return
    candidates = kind.candidates(p, play_of(p, whole(p, task, ())))
    if kind.form == "counter tiles" and not task.args:
        seen: set[object] = set()
        for counter, *path in candidates:
            if counter not in seen and meets(p, whole(p, task, (counter, *path))):
                seen.add(counter)
                yield Action(TAKE, side, "", (counter,))
        return
    for args in candidates:
        if args[: len(task.args)] == task.args and meets(p, action := whole(p, task, args)):
            yield action


def take_next(p: Position, task: PartialUse, thing: str) -> tuple[PartialUse, Action | None]:
    """Return the use with one thing more, and the whole action if no other thing can be taken."""
    more = task._replace(args=(*task.args, thing))
    left = list(islice(nexts(p, more), 2))
    return more, whole(p, more, more.args) if [a.kind for a in left] == [ENOUGH] else None
