"""The flow of a round (drawing, initiative, turns), and the tasks that wait for chance."""

from __future__ import annotations

from collections.abc import Callable

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.legality import Requirement

from . import combat
from .actions import Form
from .partial_actions import BEGIN, ENOUGH, STEPS, TAKE
from .state.crew import place_of
from .state.names import card_name, side_name
from .state.position import DECK, DISCARD, DRAW, HAND, INITIATIVE, INITIATIVE_CARD, PLAY, TURNS, Draft, Draw, Pick, Position, Roll, Volley
from .state.setup import Setup

_make = tuple.__new__
"""A fast way to create a NamedTuple from its fields, used at every draw."""
HAND_SIZE = 4
"""The number of cards each side draws (rule un.draw.1)."""

CHOOSE, END, NEXT, PICK, DRAW_ACTION, ROLL_ACTION = "initiative", "end turn", "next", "pick", "draw", "roll"
"""Actions without a card of the hand: secret choice, end of turn, a Blast's next target, the soldier that is hit, and two of chance."""


def begin(d: Draft) -> None:
    """Start a round: both sides are to draw."""
    d.phase, d.turn, d.ended_turns = DRAW, -1, 0
    d.emit("round_began", "un.round.1", round=d.round)
    d.pending += [Draw(1, HAND_SIZE), Draw(0, HAND_SIZE)]


def settle(d: Draft) -> None:
    """Go on until a side must decide, or chance must act."""
    while d.outcome is None:
        if d.pending:
            if _waits(d):
                return
        elif d.phase == DRAW:
            d.phase = INITIATIVE
        elif d.phase == INITIATIVE:
            if any(d.halves[side][INITIATIVE_CARD] < 0 and any(d.halves[side][HAND]) for side in (0, 1)):
                return
            _reveal(d)
        elif d.turn >= 0:
            return
        else:
            d.round += 1
            begin(d)


def _waits(d: Draft) -> bool:
    """Return whether the last pending task waits for a side or for chance.

    Tasks that are done or need no action are removed, or replaced by the next ones.
    """
    task = d.pending[-1]
    if isinstance(task, Draw):
        half = d.halves[task.side]
        if task.cards and (any(half[DECK]) or any(half[DISCARD])):
            return True
        if task.cards:
            d.emit("nothing_to_draw", "un.draw.4", side=d.setup.sides[task.side], count=task.cards)
        d.pending.pop()
        return False
    if isinstance(task, Volley):
        targets = tuple(t for t in dict.fromkeys(task.targets) if d.stands[t][0])
        d.pending[-1] = task._replace(targets=targets)
        if len(targets) > 1:
            return True
        d.pending.pop()
        if targets:
            d.pending.append(Roll("blast", task.attacker, "", targets[0], task.dice))
        return False
    if isinstance(task, Pick):
        soldiers = combat.choices(d, task)
        if len(soldiers) > 1:
            return True
        d.pending.pop()
        combat.strike(d, task, soldiers[0] if soldiers else -1)
        return False
    if isinstance(task, Roll) and not place_of(d, task.target):  # only a position file can ask for this
        d.pending.pop()
        return False
    return True


def _reveal(d: Draft) -> None:
    setup, choices = d.setup, (d.halves[0][INITIATIVE_CARD], d.halves[1][INITIATIVE_CARD])
    values = [setup.cards[side][card].initiative if card >= 0 else 0 for side, card in enumerate(choices)]
    winner = d.token if values[0] == values[1] else int(values[1] > values[0])
    rules = ["un.initiative.3" if values[0] == values[1] else "un.initiative.2", "un.initiative.4"]
    for side, card in enumerate(choices):
        d.half(side)[INITIATIVE_CARD] = -1
        if card >= 0:
            d.carry(side, card, HAND, DISCARD)
        else:
            rules.append("un.initiative.5")
    cards = {setup.sides[s]: setup.cards[s][c].id if c >= 0 else "" for s, c in enumerate(choices)}
    d.emit(
        "initiative",
        *rules,
        side=setup.sides[winner],
        cards=cards,
        values=dict(zip(setup.sides, values, strict=True)),
        kept=winner == d.token,
    )
    d.token = d.turn = winner
    d.phase = TURNS


def draw(d: Draft, action: Action) -> None:
    """Draw a card for the waiting side.

    An empty deck takes in the discard pile only now, when the card is needed.
    """
    task = d.pending.pop()
    assert isinstance(task, Draw)  # noqa: S101  (legality has seen to it)
    if not any(d.halves[task.side][DECK]):
        d.emit("reshuffled", "un.draw.2", "un.draw.3", side=d.setup.sides[task.side], count=d.empty(task.side, DISCARD, DECK))
    d.carry(task.side, d.setup.by_card[task.side][action.card], DECK, HAND)
    d.emit("drawn", "un.draw.1", side=d.setup.sides[task.side], card=action.card)
    if task.cards > 1:
        d.pending.append(_make(Draw, (task.side, task.cards - 1)))


def roll(d: Draft, action: Action) -> None:
    """Apply the dice that CHANCE has rolled for the pending roll."""
    task = d.pending.pop()
    assert isinstance(task, Roll)  # noqa: S101  (legality has seen to it)
    combat.resolve(d, task, action.args)  # type: ignore[arg-type]


def choose(d: Draft, action: Action) -> None:
    """Choose a side's card for initiative, in secret."""
    side = d.setup.sides.index(action.side)
    d.half(side)[INITIATIVE_CARD] = d.setup.by_card[side][action.card]
    d.emit("chose", "un.initiative.1", side=action.side, card=action.card)


def next_target(d: Draft, action: Action) -> None:
    """Roll next for the counter that the attacker names in a Blast."""
    task = d.pending.pop()
    assert isinstance(task, Volley)  # noqa: S101  (legality has seen to it)
    target = d.setup.by_counter[str(action.args[0])]
    d.pending.append(task._replace(targets=tuple(t for t in task.targets if t != target)))
    d.pending.append(Roll("blast", task.attacker, "", target, task.dice))


def pick(d: Draft, action: Action) -> None:
    """Apply a hit to the soldier aboard that the attacker names."""
    task = d.pending.pop()
    assert isinstance(task, Pick)  # noqa: S101  (legality has seen to it)
    combat.strike(d, task, d.setup.by_counter[str(action.args[0])])


def end_turn(d: Draft, _action: Action) -> None:
    """Move play area and hand to the discard pile, and begin the other side's turn or a new round."""
    side = d.turn
    if d.gear.card >= 0:
        d.gear = d.gear._replace(card=-1)
    count = d.empty(side, PLAY, DISCARD) + d.empty(side, HAND, DISCARD)
    d.emit("turn_ended", "un.turn.3", "un.turn.4", side=d.setup.sides[side], count=count)
    d.ended_turns += 1
    d.turn = 1 - side if d.ended_turns == 1 else -1


EFFECTS: dict[str, Callable[[Draft, Action], None]] = {
    CHOOSE: choose, END: end_turn, NEXT: next_target, PICK: pick, DRAW_ACTION: draw, ROLL_ACTION: roll,
}  # fmt: skip
"""The actions that use no card of the hand."""


def _about_phase(p: Position, a: Action) -> dict[str, object]:
    side = p.setup.side(a.side)
    return {
        "side": side_name(p.setup, side) if side >= 0 else a.side,
        "phase": "pending" if p.pending and p.phase == TURNS else p.phase,
        "whose": side_name(p.setup, p.turn) if p.phase == TURNS and p.turn >= 0 else "",
        "card": card_name(p.setup, side, a.card) if side >= 0 and a.card else "",
    }


def _choosing(p: Position, _a: Action) -> bool:
    return p.phase == INITIATIVE and not p.pending


def _not_chosen(p: Position, a: Action) -> bool:
    return p.halves[p.setup.sides.index(a.side)].initiative_card < 0


def _in_hand(p: Position, a: Action) -> bool:
    side = p.setup.sides.index(a.side)
    return p.halves[side].hand[p.setup.by_card[side][a.card]] > 0


def _own_turn(p: Position, a: Action) -> bool:
    return p.phase == TURNS and not p.pending and p.setup.sides[p.turn] == a.side


def _still_to_roll(p: Position, a: Action) -> bool:
    task = p.pending[-1] if p.pending else None
    return isinstance(task, Volley) and p.setup.sides[task.side] == a.side and p.setup.by_counter[str(a.args[0])] in task.targets


def _is_aboard(p: Position, a: Action) -> bool:
    task = p.pending[-1] if p.pending else None
    return isinstance(task, Pick) and p.setup.sides[task.side] == a.side and p.setup.by_counter[str(a.args[0])] in combat.choices(p, task)


def _free(p: Position, _a: Action) -> bool:
    return not p.gear.bound


def _about_bound(p: Position, a: Action) -> dict[str, object]:
    return {**_about_phase(p, a), "card": card_name(p.setup, p.turn, p.setup.cards[p.turn][p.gear.card].id)}


REQUIREMENTS = {
    CHOOSE: (
        Requirement("un.initiative.1", _choosing, _about_phase),
        Requirement("un.initiative.1", _not_chosen, _about_phase, "why-chosen-already"),
        Requirement("un.initiative.1", _in_hand, _about_phase, "why-un-turn-2"),
    ),
    END: (Requirement("un.turn.1", _own_turn, _about_phase), Requirement("na.seat.8", _free, _about_bound, "why-seat-first")),
    NEXT: (Requirement("un.blast.4", _still_to_roll, _about_phase),),
    PICK: (Requirement("na.vehicle.4", _is_aboard, _about_phase),),
}

FORMS: dict[str, Form] = {
    CHOOSE: "nothing", END: "nothing", NEXT: "counter", PICK: "counter", BEGIN: "kind", TAKE: "thing", ENOUGH: "nothing",
}  # fmt: skip


def target_decision(setup: Setup) -> str:
    """Return the decision that an attack can need before it ends."""
    return PICK if setup.has_gear else NEXT


def decisions(p: Position) -> tuple[str, ...]:
    """Return the decisions of this edition that play no card."""
    return (CHOOSE, END, target_decision(p.setup), *STEPS)
