"""How likely a side is to win from the end of a turn of Memoir '44: a logistic regression, fitted to many games.

``python -m tests.bench fit`` plays the games and fits the weights (``prospects.toml``).
"""

from __future__ import annotations

from functools import cache
from operator import mul
from pathlib import Path
from tomllib import loads

from undaunted_nb.probability.stable_sum import add_numbers

from ..rules.combat import cover
from ..rules.orders import call
from ..rules.state.position import Position, held
from ..rules.state.setup import SECTIONS, Card, UnitKind
from ..rules.turn_flow import CLOSE
from .evaluation import GRENADE_ALONE, HIT, NEARER, at_least, expected

PART = (
    "left", "left1", "left2", "held", "held_wins", "guard", "goal", "near", "near_wins",
    "strength", "units", "ones", "twos",
    "kill", "kills", "pair_kills", "hits", "now", "kill_wins", "contact",
)  # fmt: skip
"""What is counted for each side (``_part``)."""
HAND = ("best", "mean", "idle", "cards", "theirs")
"""What is counted of the side's own hand, and the number of cards of the other side."""
NAMES = (*(f"my_{name}" for name in PART), *(f"their_{name}" for name in PART), *HAND)
"""The names of the features."""
NO_GOAL = 6
"""The number of medals used for a side that does not win by medals."""


def features(p: Position, me: int) -> tuple[float, ...]:
    """Return the features of a position as a side sees it, in the order of NAMES."""
    return (*_part(p, me), *_part(p, 1 - me), *_hand(p, me))


Placed = list[tuple[int, str, UnitKind]]
"""The units of a side on the board, with their hexes."""


def _placed(p: Position, side: int) -> Placed:
    units, stands = p.setup.units, p.stands
    return [(unit, stands[unit][0], units[unit].kind) for unit in p.setup.numbers[side] if stands[unit][0]]


def _part(p: Position, side: int) -> tuple[float, ...]:
    """Return what is counted for a side: its medals, its goals, its units, its attacks, and how close its units are to the enemy."""
    distance, own, theirs = p.setup.board.distance, _placed(p, side), _placed(p, 1 - side)
    left = max(0, (p.setup.needed[side] or NO_GOAL) - p.score(side))
    last = left <= 1
    held_now, guard, goal, near = _goals(p, side, own)
    *attacks, pair = _attacks(p, own, theirs)
    contact = add_numbers(0.8 ** max(0, min(distance[at][to] for _, to, _ in theirs) - 3) for _, at, _ in own) if theirs else 0.0
    return (
        left, last, left <= 2, held_now, last and held_now > 0, guard, goal, near, near * last,
        *_figures(p, own), *attacks, pair * last, contact,
    )  # fmt: skip


def _goals(p: Position, side: int, own: Placed) -> tuple[float, float, float, float]:
    """Return the medals a side holds, its figures there, the other medals (less with distance), and those nearby."""
    stands, distance = p.stands, p.setup.board.distance
    held_now, guard, goal, near = 0.0, 0.0, 0.0, 0.0
    for n, objective in enumerate(p.setup.objectives):
        if objective.side != side or p.taken[n] >= 0 or not own:
            continue
        if held(p, n):
            held_now += objective.medals * objective.hold
            guard += add_numbers(stands[unit][1] / 4 for unit, at, _ in own if at in objective.hexes)
        else:
            steps = min(distance[tile][at] for tile in objective.hexes for _, at, _ in own)
            goal += objective.medals * NEARER[steps]
            near += objective.medals * (steps <= 2)
    return held_now, guard, goal, near


def _figures(p: Position, own: Placed) -> tuple[float, ...]:
    """Return the figures of a side, the number of units, and of those with one figure or two. A whole unit counts as 4 figures."""
    counts = [p.stands[unit][1] for unit, _, _ in own]
    strength = add_numbers([4 * count / p.setup.units[unit].figures for count, (unit, _, _) in zip(counts, own, strict=True)])
    return strength, len(own), counts.count(1), counts.count(2)


def _attacks(p: Position, own: Placed, theirs: Placed) -> tuple[float, ...]:
    """Return what a side can do to the enemy in a turn.

    First, the chances to eliminate a unit: with the best attack after a move, with the three best ones, and with two units on each target.
    Then the expected hits of its three best units after a move, and of all units without one. The last one is the best chance of two units
    on a target.
    """
    kills, pairs, best, now = [], [], dict.fromkeys([unit for unit, _, _ in own], 0.0), 0.0
    for target, tile, kind in theirs:
        count, away = p.stands[target][1], p.setup.board.distance[tile]
        chance, side = HIT.get(kind.arm, GRENADE_ALONE), p.setup.units[target].side
        less: dict[str, int] = {}
        rolled = []
        for unit, at, (_, arm, _, _, steps, dice, *_) in own:
            far = away[at]
            if far - steps > len(dice):
                continue
            if arm not in less:
                less[arm] = cover(p, tile, side, arm, from_high=False)[0]
            if (n := dice[max(1, far - steps) - 1] - less[arm]) > 0:
                rolled.append(n)
                best[unit] = max(best[unit], expected(n, chance, count))
            if far <= len(dice) and (n := dice[far - 1] - less[arm]) > 0:
                now += expected(n, chance, count)
        if rolled:
            rolled.sort(reverse=True)
            kills.append(at_least(rolled[0], chance, count))
            pairs.append(at_least(sum(rolled[:2]), chance, count))
    kills.sort(reverse=True)
    return (
        kills[0] if kills else 0.0,
        add_numbers(kills[:3]),
        add_numbers(pairs),
        add_numbers(sorted(best.values())[-3:]),
        now,
        max(pairs, default=0.0),
    )


def _hand(p: Position, me: int) -> tuple[float, ...]:
    """Return the orders of the best card in hand, those of a card on average, the cards that order nothing, and the cards of each side."""
    orders = [count for i, n in enumerate(p.hands[me]) for count in [_orders(p, me, p.setup.cards[i])] * n]
    number = len(orders)
    return max(orders, default=0.0), sum(orders) / number if number else 0.0, orders.count(0), number, sum(p.hands[1 - me])


def _orders(p: Position, me: int, card: Card) -> float:
    """Return the orders that a card can give now, at most 5. Cards that do something else count as much as one or two."""
    if card.does == "ambush":
        return 1
    if card.does == "copy" or card.strike:
        return 2
    if card.does == "grant":
        return (sum(p.hands[me]) + 1) // 2
    most = max(call(p, me, card, section).most for section in SECTIONS) if card.section else call(p, me, card).most
    return min(5, most)


@cache
def weights() -> tuple[tuple[float, tuple[float, ...]], tuple[float, tuple[float, ...]]]:
    """Return the constant and the weights of the features: before the next turn of the side that looks, and before the enemy's."""
    found = loads(Path(__file__).with_name("prospects.toml").read_text(encoding="utf-8"))
    before, after = ((found[when]["constant"], tuple(found[when][name] for name in NAMES)) for when in ("before", "after"))
    return before, after


def lead(p: Position, me: int) -> float:
    """Return the logarithm of the odds that a side wins, about. It is fitted to the moments between two turns."""
    constant, found = weights()[(p.turn == me) == (p.phase == CLOSE)]
    return add_numbers((constant, *map(mul, found, features(p, me))))
