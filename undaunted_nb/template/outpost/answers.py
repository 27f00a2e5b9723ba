"""The rules: kinds of actions with their requirements and effects, and the random events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.event import Event
from undaunted_nb.engine.legality import Requirement
from undaunted_nb.engine.position import Outcome
from undaunted_nb.kit.small.plain_values import plain_fields
from undaunted_nb.kit.small.rules import ANY, Chance, Kind, KindRules, die, top_card

from .position import BOARD, CARDS, GOAL_ROW, SIDES, Position

Result = tuple[Position, Sequence[Event]]
Test = Callable[[Position, Action], bool]
RANGE = 2


def tiles(_: Position) -> tuple[str, ...]:
    """Return the names of all tiles."""
    return BOARD.tiles


def cards(_: Position) -> tuple[str, ...]:
    """Return the names of all cards."""
    return CARDS


def need(p: Position, tile: str) -> int:
    """Return the least number on the die that hits a squad on a tile."""
    return 5 if tile in p.setup.woods else 4


def remove(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """Return cards without one of a name."""
    index = cards.index(card)
    return cards[:index] + cards[index + 1 :]


def place(p: Position, side: int, before: str, after: str) -> Position:
    """Return a position in which a squad has gone to another tile ("": it is removed)."""
    squads = tuple(sorted([*(tile for tile in p.squads[side] if tile != before), *([after] if after else [])]))
    return p._replace(squads=(squads, p.squads[1]) if side == 0 else (p.squads[0], squads))


# Requirements. Each holds where another one fails that it builds on.


def _side(a: Action) -> int:
    return SIDES.index(a.side)


def _in_hand(p: Position, a: Action) -> bool:
    return a.side not in p.to_act or (a.card or a.kind) in p.hands[_side(a)]  # the other side's hand is a secret


def _has_squad(p: Position, a: Action) -> bool:
    return p.side_on(str(a.args[0])) == _side(a)


def _steps(_: Position, a: Action) -> int:
    return BOARD.distance[str(a.args[0])][str(a.args[1])]


def _free(p: Position, a: Action) -> bool:
    return p.side_on(str(a.args[1])) < 0 or a.args[0] == a.args[1]


def _enemy(p: Position, a: Action) -> bool:
    return p.side_on(str(a.args[1])) == 1 - _side(a)


def _describe(_: Position, a: Action) -> Mapping[str, object]:
    return {"tile": str(a.args[0]), "to": str(a.args[1])}


def _rule(name: str, holds: Test, describe: Callable[[Position, Action], Mapping[str, object]] | None = _describe) -> Requirement[Position]:
    return Requirement(f"outpost.{name}", holds, describe)


IN_HAND = _rule("card.1", _in_hand, None)

# Effects


def _spend(p: Position, side: int, card: str) -> Position:
    hand = remove(p.hands[side], card)
    return p._replace(hands=(hand, p.hands[1]) if side == 0 else (p.hands[0], hand))


def _end_turn(p: Position, events: list[Event]) -> Result:
    """Return the position after a turn: the game has ended, or its side draws and the other side's turn begins."""
    side, other = p.turn, 1 - p.turn
    if any(tile[1] == GOAL_ROW[side] for tile in p.squads[side]) or not p.squads[other]:
        return _finish(p, SIDES[side], "outpost.end.1", events)
    draws = (side,) if p.deck else ()
    p = p._replace(turn=other, round=p.round + (other == 0), draws=draws)
    if not p.hands[other]:
        squads = p.score(0) - p.score(1)
        return _finish(p, SIDES[squads < 0] if squads else "", "outpost.end.2", events)
    return p, [*events, Event("turn", ("outpost.turn.1",), {"side": SIDES[other]})]


def _finish(p: Position, winner: str, rule: str, events: list[Event]) -> Result:
    over = Event("over", (rule,), {"winner": winner})
    return p._replace(outcome=Outcome(winner, rule), draws=(), target=""), [*events, over]


def _march(p: Position, a: Action) -> Result:
    start, goal = map(str, a.args)
    event = Event("marched", ("outpost.march.1",), {"side": a.side, "tile": start, "to": goal})
    return _end_turn(place(_spend(p, p.turn, "march"), p.turn, start, goal), [event])


def _fire(p: Position, a: Action) -> Result:
    start, goal = map(str, a.args)
    event = Event("fired", ("outpost.fire.1",), {"side": a.side, "tile": start, "to": goal})
    return _spend(p, p.turn, "fire")._replace(target=goal), [event]


def _rest(p: Position, a: Action) -> Result:
    event = Event("rested", ("outpost.rest.1",), {"side": a.side, "card": a.card})
    return _end_turn(_spend(p, p.turn, a.card), [event])


def _rolls(p: Position) -> Mapping[int, Fraction]:
    return die(6) if p.target else {}


def _roll(p: Position, a: Action) -> Result:
    number, tile = int(a.args[0]), p.target
    hit = number >= need(p, tile)
    rule = "outpost.fire.3" if tile in p.setup.woods else "outpost.fire.2"
    event = Event("rolled", (rule,), {"side": SIDES[p.turn], "die": number, "tile": tile, "need": need(p, tile), "hit": hit})
    p = p._replace(target="")
    return _end_turn(place(p, 1 - p.turn, tile, "") if hit else p, [event])


def _draws(p: Position) -> Mapping[str, Fraction]:
    return top_card(Counter(p.deck)) if p.draws and not p.target else {}


def _draw(p: Position, a: Action) -> Result:
    side = p.draws[0]
    hand = tuple(sorted([*p.hands[side], a.card]))
    hands = (hand, p.hands[1]) if side == 0 else (p.hands[0], hand)
    event = Event("drawn", ("outpost.turn.2",), {"side": SIDES[side], "card": a.card})
    return p._replace(hands=hands, deck=remove(p.deck, a.card), draws=p.draws[1:]), [event]


class Rules(KindRules[Position]):
    """The rules of Outpost."""

    def view(self, p: Position, side: str) -> Mapping[str, object]:
        """Return what a side can see: its own hand, and the number of the other cards."""
        hands = [list(hand) if name == side else len(hand) for name, hand in zip(SIDES, p.hands, strict=True)]
        return {**plain_fields(p), "hands": hands, "deck": len(p.deck)}


ANSWERS = Rules(
    [
        Kind(
            "march",
            _march,
            (tiles, tiles),
            (
                IN_HAND,
                _rule("march.1", _has_squad),
                _rule("march.2", lambda p, a: _steps(p, a) == 1),
                _rule("march.3", _free),
            ),
            card="march",
        ),
        Kind(
            "fire",
            _fire,
            (tiles, tiles),
            (
                IN_HAND,
                Requirement("outpost.fire.1", _has_squad, _describe, "why-outpost-march-1"),
                _rule("fire.1", _enemy),
                Requirement("outpost.fire.1", lambda p, a: _steps(p, a) <= RANGE, _describe, "why-outpost-range"),
            ),
            card="fire",
        ),
        Kind("rest", _rest, (), (IN_HAND,), card=ANY),
    ],
    [Chance("roll", "outpost.fire.2", _rolls, _roll, numbers=True), Chance("draw", "outpost.turn.2", _draws, _draw)],
    turn="outpost.turn.1",
    ending="outpost.end.1",
    cards=cards,
)
