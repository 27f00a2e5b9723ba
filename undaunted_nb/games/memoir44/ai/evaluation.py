"""What a position of Memoir '44 is worth to a side: the dice of its units, the dice that it fears, and the hexes that it wants."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from math import comb
from typing import NamedTuple

from undaunted_nb.probability.stable_sum import add_numbers

from ..rules.combat import base_dice, cover, hindrance, sees
from ..rules.state.position import Position, Stand, is_held
from ..rules.state.setup import ARMOR, INFANTRY, NO_CARD, Card, Setup, Unit

MEDAL = 10.0
"""The worth of a medal, to which all other worths are compared."""
FIGURE = 2.0
"""The worth of a figure."""
FLAG = 0.5
"""The worth of a flag against a unit."""
ORDERED = 0.3
"""How likely an enemy is to have an order next turn."""
NEARER = tuple(0.75**n for n in range(200))
"""The share of a hex's worth that a unit has at each number of steps from it."""
OWN_SHARE = 0.2
"""The share that a unit adds for its own best hex, although another unit is nearer to it."""
CONTACT = 1.2
"""The worth of a unit next to an enemy, which falls with the distance, so that units come closer."""
WIN = 500.0
"""The extra worth of the medal that wins."""

HIT = {INFANTRY: 3 / 6, ARMOR: 2 / 6}
"""The chance that a die hits a unit of an arm: its own symbol or a grenade. Artillery is hit by a grenade alone."""
GRENADE_ALONE = 1 / 6
STARS = 1 / 6
"""What a star adds to that chance under cards for which it hits."""


@cache
def at_least(dice: int, chance: float, hits: int) -> float:
    """Return the chance of at least this number of hits."""
    return add_numbers(comb(dice, n) * chance**n * (1 - chance) ** (dice - n) for n in range(hits, dice + 1))


@cache
def expected(dice: int, chance: float, figures: int) -> float:
    """Return the figures that a unit loses on average."""
    return add_numbers(at_least(dice, chance, n) for n in range(1, figures + 1))


def medals_left(p: Position, side: int) -> int:
    """Return the medals that a side still needs (99: it does not win by medals)."""
    goal = p.setup.medals_to_win[side]
    return goal - p.score(side) if goal else 99


def medal(p: Position, side: int, medals: int = 1) -> float:
    """Return the worth of medals for a side: more if they win the game."""
    return MEDAL * medals + (WIN if medals >= medals_left(p, side) else 0.0)


def damage(p: Position, target: int, dice: int, *, stars: bool = False) -> float:
    """Return the worth of some dice against a unit, for the other side."""
    if dice <= 0:
        return 0.0
    unit, (_, figures) = p.setup.units[target], p.stands[target]
    chance = HIT.get(unit.kind.arm, GRENADE_ALONE) + (STARS if stars else 0.0)
    loss = at_least(dice, chance, figures) * medal(p, 1 - unit.side, unit.medals) if dice >= figures else 0.0
    return FIGURE * expected(dice, chance, figures) + loss + FLAG * dice / 6


def dice_at(p: Position, unit: int, tile: str, target: int, card: Card = NO_CARD) -> int:
    """Return the dice of a unit against another if it were on ``tile``: the distance, the cover, the sight, and the card."""
    attacker, goal = p.setup.units[unit], p.stands[target][0]
    dice = _dice_from(p, attacker, tile, _ground(p, attacker, tile), target, card)
    is_open = not attacker.kind.sight or p.setup.board.distance[tile][goal] == 1 or sees(p, tile, goal)
    return dice if dice > 0 and is_open else 0


def _ground(p: Position, attacker: Unit, tile: str) -> tuple[bool, int]:
    """Return whether a hex is high, and the dice that a unit loses there."""
    return any(g.height for g in p.setup.fixed[tile]), sum(n for _, n in hindrance(p, attacker, tile))


def _dice_from(p: Position, attacker: Unit, tile: str, ground: tuple[bool, int], target: int, card: Card) -> int:
    """Return the dice of a unit against another that it sees from ``tile``. ``ground``: of ``_ground``, once for all targets."""
    setup, (goal, _) = p.setup, p.stands[target]
    distance = setup.board.distance[tile][goal]
    dice = base_dice(attacker, distance)
    if not dice:
        return 0
    from_high, penalty = ground
    dice += card.close if distance == 1 else card.fire
    less, _ = cover(p, goal, setup.units[target].side, attacker.kind.arm, from_high=from_high)
    return dice - less - penalty


def enemies(p: Position, side: int) -> list[int]:
    """Return the units of the other side on the board."""
    stands = p.stands
    return [i for i in p.setup.numbers[1 - side] if stands[i][0]]


class Aim(NamedTuple):
    """A battle that a unit could have from a hex: its target, its dice, their worth, and whether the unit must see the target."""

    target: int
    dice: int
    worth: float
    needs_sight: bool


def aims(p: Position, unit: int, tile: str, card: Card = NO_CARD) -> tuple[Aim, ...]:
    """Return the battles that a unit could have from ``tile`` if it saw all enemies.

    A unit next to an enemy must battle one that is adjacent (rule m44.battle.4).
    """
    attacker, distance = p.setup.units[unit], p.setup.board.distance[tile]
    kind = attacker.kind
    targets = [i for i in enemies(p, attacker.side) if distance[p.stands[i][0]] <= len(kind.dice)]
    targets = [i for i in targets if distance[p.stands[i][0]] == 1] or targets
    if not targets:
        return ()
    ground = _ground(p, attacker, tile)
    dice = {target: _dice_from(p, attacker, tile, ground, target, card) for target in targets}
    return tuple(
        Aim(target, n, damage(p, target, n), kind.sight and distance[p.stands[target][0]] > 1) for target, n in dice.items() if n > 0
    )


def best_target(p: Position, tile: str, battles: Iterable[Aim]) -> tuple[float, int, int]:
    """Return the worth of the best battle of a unit from ``tile``, its target (-1: none), and its dice. ``battles``: of ``aims``."""
    best = (0.0, -1, 0)
    for target, dice, worth, needs_sight in battles:
        if worth > best[0] and (not needs_sight or sees(p, tile, p.stands[target][0])):
            best = worth, target, dice
    return best


def soon(p: Position, unit: int, steps: int, card: Card = NO_CARD) -> float:
    """Return about the worth of the best battle of a unit after up to ``steps`` steps, without a look at the ground between."""
    attacker, tile = p.setup.units[unit], p.stands[unit][0]
    distance, best = p.setup.board.distance[tile], 0.0
    for target in enemies(p, attacker.side):
        goal = p.stands[target][0]
        away = max(1, distance[goal] - steps)
        dice = base_dice(attacker, away)
        if dice:
            dice += (card.close if away == 1 else card.fire) - p.setup.cover[attacker.kind.arm].get(goal, 0)
            best = max(best, damage(p, target, dice))
    return best


def exposure(p: Position, unit: int, tile: str) -> float:
    """Return the worth of what the enemy can do next turn to a unit on ``tile``."""
    setup, stands, total = p.setup, p.stands, 0.0
    units, side = setup.units, setup.units[unit].side
    distance = setup.board.distance[tile]
    less: dict[str, int] = {}
    worth: dict[int, float] = {}
    for enemy in setup.numbers[1 - side]:
        if not (place := stands[enemy][0]):
            continue
        kind = units[enemy].kind
        away = distance[place] - kind.battle
        if away <= len(kind.dice):
            arm = kind.arm
            if arm not in less:
                less[arm] = cover(p, tile, side, arm, from_high=False)[0]
            dice = kind.dice[away - 1 if away > 1 else 0] - less[arm]
            if dice not in worth:
                worth[dice] = damage(p, unit, dice)
            total += worth[dice]
    return ORDERED * total


def open_objectives(p: Position, side: int) -> list[tuple[str, float]]:
    """Return the hexes of the objectives that a side does not have, with their worth."""
    goals = []
    for n, objective in enumerate(p.setup.objectives):
        if objective.side == side and p.taken[n] < 0 and not is_held(p, n):
            goals += [(tile, medal(p, side, objective.medals)) for tile in objective.hexes]
        elif objective.side != side and objective.hold and is_held(p, n):
            goals += [(tile, MEDAL * objective.medals / 2) for tile in objective.hexes]
    return goals


def objective_at(p: Position, side: int, tile: str, unit: int) -> float:
    """Return the worth of the objectives on a hex for a unit that is there or goes there."""
    total = 0.0
    for n, objective in enumerate(p.setup.objectives):
        if tile not in objective.hexes:
            continue
        if objective.side == side and p.taken[n] < 0:
            others = any(p.stands[i][0] in objective.hexes for i in p.setup.numbers[side] if i != unit)
            total += 0.0 if others else medal(p, side, objective.medals)
        elif objective.side != side and objective.hold:
            total += MEDAL * objective.medals / 3
    return total


class Fears(NamedTuple):
    """What depends on the enemy, by hex: the worth that a unit with some figures can lose there, its battles, and the nearest enemy."""

    exposure: dict[tuple[int, int, str], float]
    aims: dict[tuple[int, str, str], tuple[Aim, ...]]
    nearest: dict[str, int]


class Pull(NamedTuple):
    """What a goal is worth to a unit: the distances from it, that of the nearest other unit, and the worth if the unit is nearer."""

    away: Mapping[str, int]
    nearest: int
    worth: float


def pulls(p: Position, side: int, unit: int, goals: list[tuple[str, float]]) -> list[Pull]:
    """Return what the ``goals`` that a side wants are worth to a unit."""
    distance, stands = p.setup.board.distance, p.stands
    others = [stands[i][0] for i in p.setup.numbers[side] if i != unit and stands[i][0]]
    return [
        Pull(distance[goal], min(map(distance[goal].__getitem__, others), default=99), 0.5 * min(worth, 2 * MEDAL)) for goal, worth in goals
    ]


def pull(goals: list[Pull], tile: str) -> float:
    """Return the worth of goals to a unit on ``tile``: more if no other unit is nearer."""
    total = 0.0
    for away, nearest, worth in goals:
        steps = away[tile]
        total += worth * (1.0 if steps < nearest else OWN_SHARE) * NEARER[steps]
    return total


def to_enemy(p: Position, side: int, tile: str) -> int:
    """Return the distance of a hex from the nearest enemy (0 without enemies)."""
    distance = p.setup.board.distance[tile]
    return min([distance[p.stands[i][0]] for i in enemies(p, side)], default=0)


@lru_cache(maxsize=64)
def _fears(_setup: Setup, _side: int, _enemies: tuple[Stand, ...], _ground: tuple[object, ...], _medals: tuple[object, ...]) -> Fears:
    """Return where to keep what a side fears, for all positions with the same enemies on the same ground and the same medals.

    While a side moves, its enemies do not, and all tries of a search begin with the same ones.
    """
    return Fears({}, {}, {})


def fears_of(p: Position, side: int) -> Fears:
    """Return the fears of a side in a position, which other positions can share."""
    rivals = tuple([p.stands[i] for i in p.setup.numbers[1 - side]])
    return _fears(p.setup, side, rivals, (p.wire, p.sandbags), (p.score(0), p.score(1)))
