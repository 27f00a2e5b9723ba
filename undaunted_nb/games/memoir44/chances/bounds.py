"""An upper bound for the chance to reach a goal in the rest of a turn. It counts every die that can still be rolled, each at its best."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, lru_cache
from math import comb

from undaunted_nb.kit.chances import Aim

from ..rules.combat import hits
from ..rules.orders import find_repeated_order
from ..rules.state.position import BATTLE, OFF_BOARD, ORDER, PHASES, PLAY, Fight, Orders, Position, Retreat, Roll, Volley
from ..rules.state.setup import FACES, FLAG, NO_CARD, SYMBOLS, Card, Setup

ZERO, ONE = Fraction(0), Fraction(1)


@dataclass(frozen=True, slots=True)
class Target:
    """The unit of a goal: it must have at most this many figures left, or, with ``hex``, have left that hex."""

    unit: int
    figures: int = 0
    hex: str = ""


@dataclass(frozen=True, slots=True)
class Dice:
    """Dice that can be rolled at a unit: those of battles, and those of a card for which stars also hit."""

    plain: int = 0
    stars: int = 0

    def __add__(self, other: object) -> Dice:
        return Dice(self.plain + other.plain, self.stars + other.stars) if isinstance(other, Dice) else NotImplemented


def bound(p: Position, goal: Aim[Position, Target]) -> Fraction:
    """Return a chance that the best way to play the rest of the turn cannot exceed.

    It is 1 for goals that are not about an enemy unit.
    """
    if goal.left(p) <= 0:
        return ONE
    target: Target | None = goal.subject
    if p.outcome or p.phase not in PHASES:
        return ZERO
    if target is None or p.setup.units[target.unit].side == p.turn:
        return ONE
    unit = p.setup.units[target.unit]
    flags = sum(task.flags for task in p.pending if isinstance(task, Retreat) and task.unit == target.unit)
    least = (1 if target.hex else p.stands[target.unit][1] - target.figures) - flags
    if least <= 0:
        return ONE
    waiting = _waiting(p, target.unit)
    most_dice = (waiting + _of_card(p, card, target.unit) for card in _cards(p))
    return max(_chance(unit.kind.arm, least, dice.plain, dice.stars) for dice in most_dice)


def _cards(p: Position) -> Iterable[Card]:
    """Yield the card in force, or the cards that can be played and NO_CARD."""
    if p.phase != PLAY:
        return (p.rules,)
    hand = [card for card, count in zip(p.setup.cards, p.hands[p.turn], strict=True) if count]
    again = find_repeated_order(p, p.turn).card
    return (NO_CARD, *hand, *([p.setup.cards[again]] if again >= 0 and any(card.does == "copy" for card in hand) else []))


def _waiting(p: Position, target: int) -> Dice:
    """Return the dice of the tasks that have already begun."""
    dice = Dice()
    for task in p.pending:
        if isinstance(task, Roll) and task.target == target:
            dice += Dice(0, task.dice) if task.kind == "strike" else Dice(task.dice)
        elif isinstance(task, Fight) and task.target == target:
            dice += Dice(_throws(p, task.unit, p.rules, 1))
        elif isinstance(task, Volley) and target in task.targets:
            dice += _strike(p, p.rules)
    return dice


def _strike(p: Position, card: Card) -> Dice:
    """Return the dice that a card rolls at a unit without an order."""
    dice = card.strike.dice[p.setup.sides[p.turn]] if card.strike else 0
    return Dice(0, dice) if card.strike and card.strike.stars else Dice(dice)


def _of_card(p: Position, card: Card, target: int) -> Dice:
    """Return the dice that units can still roll at a unit under a card, with or without an order so far."""
    units, stands = p.setup.units, p.stands
    orders_left = [Orders(i) for i, unit in enumerate(units) if unit.side == p.turn] if p.phase in (PLAY, ORDER) else p.orders
    distances = _least_distances(p.setup, stands[target][0], units[target].side)
    plain = sum(_of_unit(p, orders, card, distances) for orders in orders_left if stands[orders.unit] != OFF_BOARD)
    return Dice(plain) + (Dice() if p.done else _strike(p, card))


def _of_unit(p: Position, orders: Orders, card: Card, distances: Mapping[str, int]) -> int:
    """Return the dice that a unit can still roll if nothing blocks its path or its sight.

    They count its battles, and one more if it can overrun.
    """
    kind, options = p.setup.units[orders.unit].kind, p.setup.options
    card = card if kind.arm in card.arms else NO_CARD
    steps = kind.battle if card.hexes < 0 else card.then
    if not card.battles or orders.calm or (orders.moves == 1 and orders.steps > steps):
        return 0
    spent = orders.advances or (card.again and orders.moves > 1)
    left = 0 if spent else max(0, card.fights - orders.battles)
    leads = left or (p.front is not None and p.front.unit == orders.unit)
    over = bool(leads and kind.overrun and options.overrun and options.ground and not orders.overran)
    walk = steps if not orders.moves and (p.phase != BATTLE or card.again) else 0
    far = distances[p.stands[orders.unit][0]] - walk
    return left * _throws(p, orders.unit, card, far) + over * _throws(p, orders.unit, card, far - 1)


def _throws(p: Position, unit: int, card: Card, far: int) -> int:
    """Return the most dice that a unit rolls at this distance or beyond, without any reduction."""
    kind, far = p.setup.units[unit].kind, max(far, 1)
    dice = max(kind.dice[far - 1 :], default=0)
    extra = card if kind.arm in card.arms else NO_CARD
    return dice + max(extra.fire, extra.close if far == 1 else 0) if dice else 0


@lru_cache(maxsize=1024)
def _least_distances(setup: Setup, tile: str, side: int) -> Mapping[str, int]:
    """Return the least distance from each hex to the unit, or to a hex that it can retreat to."""
    home, reachable, edge = setup.home[side], {tile}, [tile]
    while edge:
        further = [goal for goal in home[edge.pop()] if goal not in reachable]
        reachable.update(further)
        edge += further
    distance = setup.board.distance
    return {start: min(distance[start][goal] for goal in reachable) for start in setup.board.tiles}


@cache
def _chance(arm: str, least: int, plain: int, stars: int) -> Fraction:
    """Return the chance that enough of the dice hit or show a flag. No die takes more than one figure."""
    failure = ZERO
    for n in range(least):
        for of_stars in range(n + 1):
            failure += _exactly(arm, plain, n - of_stars, stars=False) * _exactly(arm, stars, of_stars, stars=True)
    return ONE - failure


def _exactly(arm: str, dice: int, n: int, *, stars: bool) -> Fraction:
    good = sum(count for symbol, count in zip(SYMBOLS, FACES, strict=True) if symbol == FLAG or hits(arm, symbol, stars=stars))
    chance = Fraction(good, sum(FACES))
    return comb(dice, n) * chance**n * (ONE - chance) ** (dice - n) if n <= dice else ZERO
