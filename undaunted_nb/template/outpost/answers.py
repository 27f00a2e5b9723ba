"""The rules: kinds of actions with their requirements and effects, and the random event besides drawing."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.event import Event
from undaunted_nb.engine.legality import Requirement
from undaunted_nb.engine.position import Outcome
from undaunted_nb.kit.small.cards import CardRules
from undaunted_nb.kit.small.plain_values import change_side
from undaunted_nb.kit.small.rules import ANY, Chance, Kind, die

from .position import BOARD, CARDS, GOAL_ROW, SIDES, Position

Result = tuple[Position, Sequence[Event]]
RANGE = 2


def tiles(_: Position) -> tuple[str, ...]:
    """Return the names of all tiles."""
    return BOARD.tiles


def need(p: Position, tile: str) -> int:
    """Return the least number on the die that hits a squad on a tile."""
    return 5 if tile in p.setup.woods else 4


def place(p: Position, side: int, start: str, goal: str = "") -> Position:
    """Return a position in which a squad has gone from a tile to another ("": it is removed)."""
    squads = [tile for tile in (*p.squads[side], goal) if tile not in (start, "")]
    return p._replace(squads=change_side(p.squads, side, tuple(sorted(squads))))


def ends(a: Action) -> tuple[str, str]:
    """Return the two tiles of an action."""
    return str(a.args[0]), str(a.args[1])


def steps(a: Action) -> int:
    """Return the number of steps between the two tiles of an action."""
    return BOARD.distance[ends(a)[0]][ends(a)[1]]


# Requirements. Each holds where another one fails that it builds on.


def demand(rule: str, holds: Callable[[Position, Action], bool], why: str = "") -> Requirement[Position]:
    """Return the demand of a rule on an action with two tiles. Its reason is the message why-RULE, or another one."""
    return Requirement(f"outpost.{rule}", holds, lambda _, a: dict(zip(("tile", "to"), ends(a), strict=True)), why)


OWN_SQUAD = demand("march.1", lambda p, a: p.side_on(ends(a)[0]) == SIDES.index(a.side))
ONE_STEP = demand("march.2", lambda _, a: steps(a) == 1)
FREE_TILE = demand("march.3", lambda p, a: p.side_on(ends(a)[1]) < 0 or steps(a) == 0)
OWN_SHOOTER = OWN_SQUAD._replace(rule="outpost.fire.1", why="why-outpost-march-1")
ENEMY_SQUAD = demand("fire.1", lambda p, a: p.side_on(ends(a)[1]) == 1 - SIDES.index(a.side))
IN_RANGE = demand("fire.1", lambda _, a: steps(a) <= RANGE, "why-outpost-range")

# Effects. The card has been spent before.


def march(p: Position, a: Action) -> Result:
    """Move a squad."""
    start, goal = ends(a)
    event = Event("marched", ("outpost.march.1",), {"side": a.side, "tile": start, "to": goal})
    return end_turn(place(p, p.turn, start, goal), event)


def fire(p: Position, a: Action) -> Result:
    """Let chance roll a die at a squad."""
    start, goal = ends(a)
    return p._replace(target=goal), [Event("fired", ("outpost.fire.1",), {"side": a.side, "tile": start, "to": goal})]


def roll(p: Position, a: Action) -> Result:
    """Remove the squad if the die hits."""
    n, tile = int(a.args[0]), p.target
    hit, rule = n >= need(p, tile), "outpost.fire.3" if tile in p.setup.woods else "outpost.fire.2"
    event = Event("rolled", (rule,), {"side": SIDES[p.turn], "die": n, "tile": tile, "need": need(p, tile), "hit": hit})
    p = p._replace(target="")
    return end_turn(place(p, 1 - p.turn, tile) if hit else p, event)


def rest(p: Position, a: Action) -> Result:
    """Discard the card."""
    return end_turn(p, Event("rested", ("outpost.rest.1",), {"side": a.side, "card": a.card}))


def end_turn(p: Position, event: Event) -> Result:
    """End the game, or let the side draw and begin the other side's turn."""
    side, other = p.turn, 1 - p.turn
    if any(tile[1] == GOAL_ROW[side] for tile in p.squads[side]) or not p.squads[other]:
        return finish(p, SIDES[side], "outpost.end.1", event)
    if not p.hands[other]:
        lead = p.score(0) - p.score(1)
        return finish(p, SIDES[lead < 0] if lead else "", "outpost.end.2", event)
    p = p._replace(turn=other, round=p.round + (other == 0), draws=(side,) if p.deck else ())
    return p, [event, Event("turn", ("outpost.turn.1",), {"side": SIDES[other]})]


def finish(p: Position, winner: str, rule: str, event: Event) -> Result:
    """End the game."""
    return p._replace(outcome=Outcome(winner, rule)), [event, Event("over", (rule,), {"winner": winner})]


ANSWERS: CardRules[Position] = CardRules(
    [
        Kind("march", march, (tiles, tiles), (OWN_SQUAD, ONE_STEP, FREE_TILE), card="march"),
        Kind("fire", fire, (tiles, tiles), (OWN_SHOOTER, ENEMY_SQUAD, IN_RANGE), card="fire"),
        Kind("rest", rest, card=ANY),
    ],
    [Chance("roll", "outpost.fire.2", lambda p: die(6) if p.target else {}, roll, numbers=True)],
    turn="outpost.turn.1",
    ending="outpost.end.1",
    cards=CARDS,
    in_hand="outpost.card.1",
    drawing="outpost.turn.2",
)
