"""Invariants of every position of Undaunted after every action. Each function raises AssertionError if one fails."""

from __future__ import annotations

import json
import pickle
from collections.abc import Iterator
from fractions import Fraction
from random import Random
from typing import Any, cast

from undaunted_nb.engine.action import CHANCE, Action
from undaunted_nb.engine.errors import NotationError
from undaunted_nb.engine.event import Event
from undaunted_nb.engine.transition import Transition
from undaunted_nb.games.undaunted.files.scenario import load
from undaunted_nb.games.undaunted.rules.actions import EXIT, SEAT, kinds_of
from undaunted_nb.games.undaunted.rules.state.crew import crew_of
from undaunted_nb.games.undaunted.rules.state.position import (
    CONTROLLED,
    DECK,
    HAND,
    IN_PLAY,
    INITIATIVE,
    NO_GEAR,
    NO_SEAT,
    TURNS,
    ZONES,
    Pile,
    Position,
)
from undaunted_nb.games.undaunted.system import rules
from undaunted_nb.games.undaunted.views.view import seen_by
from undaunted_nb.play.game import game_from_json
from undaunted_nb.play.lines import from_line, to_line

CATALOG = {edition: frozenset(rules(edition)) for edition in ("normandy", "north-africa")}
PILES = len(ZONES)


def piles(p: Position, side: int) -> tuple[Pile, ...]:
    """Return the piles of a side, in the order of ZONES."""
    half = p.halves[side]
    return (half.hand, half.deck, half.discard, half.play, half.supply, half.removed)


# ---------------------------------------------------------------- a position


def cards(p: Position) -> None:
    """Check that each side has the cards of the scenario, each in one place."""
    first = load(p.setup.name).position()
    for side in (0, 1):
        now = piles(p, side)
        assert min(map(min, now)) >= 0, f"a pile below nothing: {now}"
        assert [sum(n) for n in zip(*now, strict=True)] == [sum(n) for n in zip(*piles(first, side), strict=True)], "cards came or went"
        chosen = p.halves[side].initiative_card
        assert chosen < 0 or (p.phase == INITIATIVE and now[HAND][chosen] > 0), "a choice that is not in hand"


def pieces(p: Position) -> None:
    """Check that counters are on tiles or off the board, and markers on legal tiles."""
    tiles = p.setup.board.index
    for counter, (tile, suppressed) in zip(p.setup.counters, p.stands, strict=True):
        assert not tile or tile in tiles, f"{counter.id} on {tile}"
        assert tile or not suppressed, f"{counter.id} suppressed off the board"
    for side, half in enumerate(p.halves):
        assert all(mark in range(3) for mark in half.marks)
        assert len(half.marks) == len(tiles)
        mortars = [c for c, (tile, _) in zip(p.setup.counters, p.stands, strict=True) if tile and c.kind == "mortar" and c.side == side]
        assert not half.target or (half.target in tiles and mortars), "a target marker without its Mortar"
    assert not any(a == b == CONTROLLED for a, b in zip(p.halves[0].marks, p.halves[1].marks, strict=True)), "a tile that both control"
    first = load(p.setup.name).position()
    assert all(now >= then for now, then in zip(p.worth, first.worth, strict=True))


def gear(p: Position) -> None:
    """Check seats, crews and vehicles, and that removed soldiers are nowhere else."""
    setup, it = p.setup, p.gear
    if not setup.has_gear:
        assert it == NO_GEAR
        return
    taken = [spot for spot in it.spots if spot != NO_SEAT]
    assert len(set(taken)) == len(taken), "two on one seat"
    for i, (vehicle, state) in enumerate(zip(setup.vehicles, it.vehicles, strict=True)):
        crew = crew_of(it, i)
        assert all(p.stands[c][0] == state.tile != "" for c in crew), f"somebody in {vehicle.id} is elsewhere"
        assert not crew or {setup.counters[c].side for c in crew} == {state.owner}, f"whose is {vehicle.id}?"
        assert state.damage < vehicle.hull or not state.tile
    for i, (counter, left) in enumerate(zip(setup.counters, it.left, strict=True)):
        assert left == IN_PLAY or not p.stands[i][0]
        own = [card for card, unit in enumerate(setup.unit_of[counter.side]) if unit == i]
        gone = all(pile[card] == 0 for card in own for pile in piles(p, counter.side)[:-1])
        assert left == IN_PLAY or gone, f"{counter.id} has cards left"
    assert not it.bound or (p.phase == TURNS and p.halves[p.turn].hand[it.card] > 0)
    assert it.card < 0 or p.turn >= 0


def course(p: Position) -> None:
    """Check that a side has to act or the game is over."""
    sides = p.setup.sides
    assert p.token in (0, 1)
    assert p.ended_turns in (0, 1)
    assert (p.turn in (0, 1)) == (p.phase == TURNS), "a turn outside of the turns"
    acting, actions = p.to_act, p.actions()
    assert len(set(actions)) == len(actions), "an action twice"
    assert {a.side for a in actions} == set(acting), f"{acting} to act, but {actions[:3]}"
    if p.outcome:
        assert not acting
        assert not p.pending
        assert p.outcome.winner in sides
        assert p.outcome.rule in CATALOG[p.setup.edition]
    else:
        assert acting
        assert acting == (CHANCE,) or set(acting) <= set(sides)
        assert p.phase != TURNS or p.pending or acting == (sides[p.turn],)


def chances(p: Position) -> None:
    """Check that chances are exact and add up to 1, and that no roll is offered where none is due."""
    outcomes = p.chance_outcomes()
    if p.to_act == (CHANCE,):
        assert sum((chance for _, chance in outcomes), Fraction(0)) == 1
        assert all(chance > 0 for _, chance in outcomes)
        assert tuple(action for action, _ in outcomes) == p.actions()
        assert p.sample(Random(p.round)) in dict(outcomes)
    else:
        assert outcomes == ()


# ---------------------------------------------------------------- a step


def events(transition: Transition[Position]) -> None:
    """Check that every event is plain data and names rules of the catalog."""
    for event in transition.events:
        assert set(event.rules) <= CATALOG[transition.after.setup.edition], event
        assert event.rules, event
        assert json.loads(json.dumps(event.to_json())) == event.to_json()
    won = [e for e in transition.events if e.kind == "won"]
    assert len(won) == (transition.after.outcome is not None)


def step(before: Position, action: Action) -> Transition[Position]:
    """Do a legal action, and check that it leaves the old position unchanged and gives the same result again."""
    mark = hash(before)
    transition = before.apply(action)
    assert hash(before) == mark
    assert transition.before is before
    assert transition.action == action
    assert transition.after.round >= before.round
    events(transition)
    return transition


# ---------------------------------------------------------------- slow checks, at some positions only


def written(p: Position) -> None:
    """Check that a position comes back unchanged from a file, a line of text, and another process."""
    copy = cast(Position, pickle.loads(pickle.dumps(p)))  # noqa: S301  (our own)
    assert copy == p
    assert hash(copy) == hash(p)
    assert copy.actions() == p.actions()
    data = p.to_json()
    assert game_from_json(json.loads(json.dumps(data)), "test").start == p
    assert game_from_json(from_line(to_line(data)), "test").start == p


def notation(p: Position) -> None:
    """Check that every legal action is one line that reads back as itself."""
    for action in p.actions():
        line = p.format(action)
        if len(p.to_act) > 1:
            assert p.parse(line).side == action.side
        assert p.parse(line) == action, line
        assert p.parse(f"  {line.upper()} ") == action, line


def nearly(p: Position, action: Action, rng: Random) -> Iterator[Action]:
    """Yield actions that differ from a legal one in one part."""
    setup = p.setup
    side = max(setup.side(action.side), 0)
    own, tiles, counters = list(setup.by_card[side]), list(setup.board.index), list(setup.by_target)
    seats = [seat.id for vehicle in setup.vehicles for seat in vehicle.seats]
    other = setup.sides[1 - side]
    yield action._replace(card=rng.choice(own))
    yield action._replace(side=other)
    yield action._replace(side=other, card=rng.choice(list(setup.by_card[1 - side])))
    yield action._replace(kind=rng.choice([*kinds_of(setup.edition), "initiative", "end turn", "next", "pick", "roll", "draw"]))
    yield action._replace(at=rng.choice(["", SEAT, *tiles]))
    yield action._replace(args=action.args[:-1])
    pool: list[Any] = [*tiles, *counters, *seats, EXIT] if action.kind not in ("bolster", "inspire") else own
    yield action._replace(args=(*action.args, rng.choice(pool)))
    if action.args:
        spot = rng.randrange(len(action.args))
        old = action.args[spot]
        new = rng.choice([old - 1, old + 1, 0, 12]) if isinstance(old, int) else rng.choice(counters if old in counters else pool)
        yield action._replace(args=(*action.args[:spot], new, *action.args[spot + 1 :]))


def _in_order(action: Action) -> Action:
    """Sort cards, dice and chosen tiles, because two orders of them are one action."""
    if action.kind in ("bolster", "inspire", "roll", "survey", "plot"):
        return action._replace(args=tuple(sorted(action.args)))
    return action


def agreement(p: Position, rng: Random, most: int = 30) -> None:
    """Check that ``check`` and ``legal_actions`` agree on legal and nearly legal actions, and a refusal names rules."""
    actions = p.actions()
    legal = set(actions)
    assert len(p.legal_actions) == len(actions)
    for action in rng.sample(actions, min(most, len(actions))):
        assert p.check(action).legal, f"{action} is offered and refused"
        for near in nearly(p, action, rng):
            try:
                wrong = _in_order(near)
                verdict = p.check(wrong)
            except (NotationError, TypeError):  # a name that does not exist; or cards and numbers that cannot be put in order
                assert near not in legal
                continue
            assert verdict.legal == (wrong in legal), f"{wrong}: {verdict.violations or 'legal'}"
            assert {v.rule for v in verdict.violations} <= CATALOG[p.setup.edition], verdict.violations


def _with_other_hand(p: Position, side: int, rng: Random) -> Position | None:
    """Return the position after exchanging one card of the side's hand with one of its deck."""
    half = p.halves[side]
    bound = p.gear.card if p.gear.bound and side == p.turn else -1
    hand = [i for i, n in enumerate(half.hand) if n > (i in (half.initiative_card, bound))]
    deck = [i for i, n in enumerate(half.deck) if n]
    pairs = [(a, b) for a in hand for b in deck if a != b]
    if not pairs:
        return None
    a, b = rng.choice(pairs)
    piles = [list(half.hand), list(half.deck)]
    for pile, gone, come in ((piles[HAND], a, b), (piles[DECK], b, a)):
        pile[gone] -= 1
        pile[come] += 1
    changed = half._replace(hand=tuple(piles[HAND]), deck=tuple(piles[DECK]))
    return p._replace(halves=(changed, p.halves[1]) if side == 0 else (p.halves[0], changed))


def secrets(p: Position, rng: Random) -> None:
    """Check that a side has the same view and actions for any hand and deck of the enemy."""
    for me in (0, 1):
        other = _with_other_hand(p, 1 - me, rng)
        if other is None:
            continue
        name = p.setup.sides[me]
        assert p.view(name) == other.view(name)
        assert p.view("") == other.view("")
        mine = [a for a in p.actions() if a.side == name]
        assert mine == [a for a in other.actions() if a.side == name]
        for action in rng.sample(mine, min(3, len(mine))):
            _same_for(name, p.perform(action), other.perform(action))
        _other_draw(p, other, 1 - me, name)


def _other_draw(p: Position, other: Position, side: int, name: str) -> None:
    """Let the enemy draw any card from either position, and check that the view of ``name`` is the same."""
    if p.to_act == (CHANCE,) and p.actions()[0].kind == "draw" and p.pending and getattr(p.pending[-1], "side", -1) == side:
        one, two = p.perform(p.actions()[0]), other.perform(other.actions()[-1])
        _same_for(name, one, two)


def _same_for(name: str, one: Transition[Position], two: Transition[Position]) -> None:
    def seen(transition: Transition[Position]) -> list[Event]:
        return [seen_by(event, name) for event in transition.events]

    if any(event.kind in ("initiative", "card_lost") for event in one.events):
        return  # both cards have been revealed; where a card was found that is lost, both see
    assert seen(one) == seen(two)
    assert one.after.view(name) == two.after.view(name)
