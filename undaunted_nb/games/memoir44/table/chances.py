"""Numbers about an attack for the panel and the counters."""

from __future__ import annotations

from fractions import Fraction
from math import comb

from undaunted_nb.engine.action import Action

from ..rules.combat import Shot, hits, shot
from ..rules.state.position import Position
from ..rules.state.setup import FACES, SYMBOLS


def shot_of(p: Position, a: Action) -> Shot:
    """Return the dice of a battle. Armor has by then removed the wire on its hex (rule m44.wire.5)."""
    start, goal = str(a.args[0]), str(a.args[1])
    unit = p.unit_on(start)
    after_crush = p._replace(wire=p.wire - {start}) if unit and unit.kind.arm == "armor" and start in p.wire else p
    return shot(after_crush, p.find_unit(start), p.find_unit(goal))


def dice_of(p: Position, a: Action) -> int:
    """Return how many dice an attack, or the next roll of a strike, rolls at each unit."""
    if a.kind == "battle":
        return shot_of(p, a).dice
    return p.rules.strike.dice[p.setup.sides[p.turn]] if p.rules.strike else 0


def faces_that_hit(p: Position, target: int, *, strike: bool) -> list[str]:
    """Return the symbols that hit a unit. Stars hit only in a strike of a card that allows it."""
    stars = strike and bool(p.rules.strike and p.rules.strike.stars)
    return [symbol for symbol in SYMBOLS if hits(p.setup.units[target].kind.arm, symbol, stars=stars)]


def chance_to_hit(dice: int, symbols: list[str]) -> tuple[Fraction, ...]:
    """Return the chances of 0, 1, 2, … hits with this many dice when these symbols hit."""
    faces = dict(zip(SYMBOLS, FACES, strict=True))
    chance = Fraction(sum(faces[s] for s in symbols), sum(FACES))
    return tuple(comb(dice, n) * chance**n * (1 - chance) ** (dice - n) for n in range(dice + 1))


def chance_of(p: Position, a: Action) -> Fraction:
    """Return the chance that an attack hits at all."""
    target = p.find_unit(str(a.args[-1]))
    return 1 - chance_to_hit(dice_of(p, a), faces_that_hit(p, target, strike=a.kind != "battle"))[0]
