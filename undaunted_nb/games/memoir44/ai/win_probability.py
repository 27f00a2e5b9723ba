"""How likely a side is to win from the end of a turn of Memoir '44: a logistic regression, fitted to many games.

``python -m tests.bench fit`` plays the games and fits the weights (``prospects.toml``).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from operator import mul
from pathlib import Path
from tomllib import loads

from undaunted_nb.probability.stable_sum import add_numbers

from ..rules.combat import cover
from ..rules.orders import count_units, most_orders
from ..rules.state.position import Position, is_held
from ..rules.state.setup import Card, UnitKind
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


def features(p: Position, side: int) -> tuple[float, ...]:
    """Return the features of a position as a side sees it, in the order of NAMES."""
    return (*_part(p, side), *_part(p, 1 - side), *_hand(p, side))


UnitsOnBoard = list[tuple[int, str, UnitKind]]
"""The units of a side on the board, with their hexes."""


def _units_on_board(p: Position, side: int) -> UnitsOnBoard:
    units, stands = p.setup.units, p.stands
    return [(unit, stands[unit][0], units[unit].kind) for unit in p.setup.numbers[side] if stands[unit][0]]


def _part(p: Position, side: int) -> tuple[float, ...]:
    """Return what is counted for a side: its medals, its goals, its units, its attacks, and how close its units are to the enemy."""
    distance, units, enemies = p.setup.board.distance, _units_on_board(p, side), _units_on_board(p, 1 - side)
    left = max(0, (p.setup.medals_to_win[side] or NO_GOAL) - p.score(side))
    last = left <= 1
    held_now, guard, goal, nearby = _goals(p, side, units)
    *attacks, pair = _attacks(p, units, enemies)
    contact = (
        add_numbers(0.8 ** max(0, min(distance[tile][goal_tile] for _, goal_tile, _ in enemies) - 3) for _, tile, _ in units)
        if enemies
        else 0.0
    )
    return (
        left, last, left <= 2, held_now, last and held_now > 0, guard, goal, nearby, nearby * last,
        *_figures(p, units), *attacks, pair * last, contact,
    )  # fmt: skip


def _goals(p: Position, side: int, units: UnitsOnBoard) -> tuple[float, float, float, float]:
    """Return the medals a side holds, its figures there, the other medals (less with distance), and those nearby."""
    stands, distance = p.stands, p.setup.board.distance
    held_now, guard, goal, nearby = 0.0, 0.0, 0.0, 0.0
    for n, objective in enumerate(p.setup.objectives):
        if objective.side != side or p.taken[n] >= 0 or not units:
            continue
        if is_held(p, n):
            held_now += objective.medals * objective.hold
            guard += add_numbers(stands[unit][1] / 4 for unit, tile, _ in units if tile in objective.hexes)
        else:
            steps = min(distance[tile][start] for tile in objective.hexes for _, start, _ in units)
            goal += objective.medals * NEARER[steps]
            nearby += objective.medals * (steps <= 2)
    return held_now, guard, goal, nearby


def _figures(p: Position, units: UnitsOnBoard) -> tuple[float, ...]:
    """Return the figures of a side, the number of units, and of those with one figure or two. A whole unit counts as 4 figures."""
    counts = [p.stands[unit][1] for unit, _, _ in units]
    strength = add_numbers([4 * count / p.setup.units[unit].figures for count, (unit, _, _) in zip(counts, units, strict=True)])
    return strength, len(units), counts.count(1), counts.count(2)


def _attacks(p: Position, units: UnitsOnBoard, enemies: UnitsOnBoard) -> tuple[float, ...]:
    """Return what a side can do to the enemy in a turn.

    First, the chances to eliminate a unit: with the best attack after a move, with the three best ones, and with two units on each target.
    Then the expected hits of its three best units after a move, and of all units without one. The last one is the best chance of two units
    on a target.
    """
    kills, pairs, best, now = [], [], dict.fromkeys([unit for unit, _, _ in units], 0.0), 0.0
    for target, tile, kind in enemies:
        count, away = p.stands[target][1], p.setup.board.distance[tile]
        chance, side = HIT.get(kind.arm, GRENADE_ALONE), p.setup.units[target].side
        less: dict[str, int] = {}
        dice_counts = []
        for unit, start, (_, arm, _, _, steps, dice, *_) in units:
            far = away[start]
            if far - steps > len(dice):
                continue
            if arm not in less:
                less[arm] = cover(p, tile, side, arm, from_high=False)[0]
            if (n := dice[max(1, far - steps) - 1] - less[arm]) > 0:
                dice_counts.append(n)
                best[unit] = max(best[unit], expected(n, chance, count))
            if far <= len(dice) and (n := dice[far - 1] - less[arm]) > 0:
                now += expected(n, chance, count)
        if dice_counts:
            dice_counts.sort(reverse=True)
            kills.append(at_least(dice_counts[0], chance, count))
            pairs.append(at_least(sum(dice_counts[:2]), chance, count))
    kills.sort(reverse=True)
    return (
        kills[0] if kills else 0.0,
        add_numbers(kills[:3]),
        add_numbers(pairs),
        add_numbers(sorted(best.values())[-3:]),
        now,
        max(pairs, default=0.0),
    )


def _hand(p: Position, side: int) -> tuple[float, ...]:
    """Return the orders of the best card in hand, those of a card on average, the cards that order nothing, and the cards of each side."""
    counts = count_units(p, side)
    orders = [count for i, n in enumerate(p.hands[side]) if n for count in [_orders(p, side, p.setup.cards[i], counts)] * n]
    number = len(orders)
    return max(orders, default=0.0), sum(orders) / number if number else 0.0, orders.count(0), number, sum(p.hands[1 - side])


def _orders(p: Position, side: int, card: Card, counts: Mapping[tuple[str, str], int]) -> float:
    """Return the orders that a card can give now, at most 5. Cards that do something else count as much as one or two."""
    if card.does == "ambush":
        return 1
    if card.does == "copy" or card.strike:
        return 2
    if card.does == "grant":
        return (sum(p.hands[side]) + 1) // 2
    return min(5, most_orders(p, side, card, counts))


@cache
def weights() -> tuple[tuple[float, tuple[float, ...]], tuple[float, tuple[float, ...]]]:
    """Return the constant and the weights of the features: before the next turn of the side that looks, and before the enemy's."""
    data = loads(Path(__file__).with_name("prospects.toml").read_text(encoding="utf-8"))
    before, after = ((data[when]["constant"], tuple(data[when][name] for name in NAMES)) for when in ("before", "after"))
    return before, after


def topics(p: Position, side: int) -> dict[str, float]:
    """Return what a side has more of than its enemy, by topic, each in units of about a medal."""
    count = dict(zip(NAMES, features(p, side), strict=True))
    more = {name: count[f"my_{name}"] - count[f"their_{name}"] for name in PART}
    return {
        "medals": -more["left"],
        "places": more["held"] + more["goal"],
        "figures": more["strength"] / 4,
        "attacks": count["my_hits"] / 4,
        "safety": -count["their_hits"] / 4,
        "hand": count["mean"] / 4,
    }


def lead(p: Position, side: int) -> float:
    """Return the logarithm of the odds that a side wins, about. It is fitted to the moments between two turns."""
    constant, factors = weights()[(p.turn == side) == (p.phase == CLOSE)]
    return add_numbers((constant, *map(mul, factors, features(p, side))))
