"""A battle in numbers: range, sight, dice, and the effect of each symbol."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from undaunted_nb.kit.boards import HexBoard

from .ground import extras, grounds_on
from .state.position import Draft, Position
from .state.setup import ARMOR, FLAG, GRENADE, INFANTRY, STAR, Ground, Setup, Unit
from .state.tables import Lane


class Shot(NamedTuple):
    """The dice of one attack and their sources.

    ``cover`` and ``penalty`` are subtracted. ``cover_from`` names the terrain that gives the cover, ``penalties`` the things that
    hinder the attacker, each with its dice.
    """

    range: int
    base: int
    bonus: int
    cover: int
    cover_from: str
    penalties: tuple[tuple[str, int], ...]

    @property
    def penalty(self) -> int:
        """The dice lost to the attacker's own hex."""
        return sum(n for _, n in self.penalties)

    @property
    def dice(self) -> int:
        """The number of dice to roll, never below 0 (rule m44.dice.2)."""
        return max(0, self.base + self.bonus - self.cover - self.penalty)


def high(p: Position | Draft, tile: str) -> bool:
    """Return whether this hex is a hill."""
    return any(g.height for g in p.setup.fixed[tile])


def helps(p: Position | Draft, ground: Ground, tile: str, side: int) -> bool:
    """Return whether this terrain or object protects a unit of that side. A bunker protects only units of its owner."""
    return not ground.owned or p.setup.owners.get(tile, side) == side


def cover(p: Position | Draft, tile: str, side: int, arm: str, *, from_high: bool) -> tuple[int, str]:
    """Return the dice that an attacking ``arm`` loses against a unit of ``side``, and the id of the cover.

    Only the best protection counts (rule m44.cover.1).
    """
    best = (0, "")
    for ground in grounds_on(p, tile):
        if helps(p, ground, tile, side) and not (ground.height and from_high):
            dice = ground.cover.get(arm, 0)
            if dice > best[0]:
                best = (dice, ground.id)
    return best


def hindrance(p: Position | Draft, unit: Unit, tile: str) -> tuple[tuple[str, int], ...]:
    """Return the things on the attacker's own hex that reduce its dice, each with the number."""
    arm = unit.kind.arm
    # Armor never battles on wire: it is removed first (rule m44.wire.3).
    return tuple((g.id, g.attack[arm]) for g in grounds_on(p, tile) if g.attack.get(arm))


def base_dice(unit: Unit, distance: int) -> int:
    """Return the dice of a unit at a distance, from its own kind alone (0: out of range)."""
    dice = unit.kind.dice
    return dice[distance - 1] if 0 < distance <= len(dice) else 0


def shot(p: Position | Draft, attacker: int, target: int, *, ambush: bool = False) -> Shot:
    """Return the dice of a unit against another from their present hexes. An ambush has no extras of the card in force."""
    units, stands = p.setup.units, p.stands
    unit, (start, _), (goal, _) = units[attacker], stands[attacker], stands[target]
    distance = p.setup.board.distance[start][goal]
    card = None if ambush else extras(p, unit)
    bonus = 0 if card is None else card.close if distance == 1 else card.fire
    dice, protector = cover(p, goal, units[target].side, unit.kind.arm, from_high=high(p, start))
    return Shot(distance, base_dice(unit, distance), bonus, dice, protector, hindrance(p, unit, start))


def blockers(p: Position, start: str, goal: str) -> tuple[str, ...]:
    """Return the hexes that block the line of sight between two hexes, or () if it is open.

    An obstacle on a hex that the line crosses blocks it alone. Along an edge, obstacles are needed on both sides (rules m44.sight.1 to
    m44.sight.3).
    """
    line = p.setup.board.line(start, goal)
    stands = p.setup.tables.field(p.stands).unit_on

    def blockers_among(tiles: Iterable[str]) -> tuple[str, ...]:
        return tuple(t for t in tiles if t in stands or _ground_blocks(p.setup, t, start, goal))

    inner, left, right = (blockers_among(tiles) for tiles in line)
    return (*inner, *left, *right) if left and right else inner


EVERY = -1
"""All hexes, as a number."""


def sees(p: Position, start: str, goal: str) -> bool:
    """Return whether the line of sight is open.

    This is the same as no ``blockers``, by the same rules (m44.sight.1 to m44.sight.3), but faster, for lists of actions.
    """
    setup = p.setup
    lane = setup.tables.lanes.get((start, goal))
    if lane is None:
        lane = setup.tables.lanes[start, goal] = _lane(setup, start, goal)
    units_on = setup.tables.field(p.stands).both_sides
    return not (lane.shut or lane.crossings & units_on or (lane.left & units_on and lane.right & units_on))


def _lane(setup: Setup, start: str, goal: str) -> Lane:
    line, number = setup.board.line(start, goal), setup.tables.as_number
    crossed, left, right = (any(_ground_blocks(setup, t, start, goal) for t in tiles) for tiles in line)
    return Lane(
        crossed or (left and right),
        number(line.inner),
        EVERY if left else number(line.left),
        EVERY if right else number(line.right),
    )


def _ground_blocks(setup: Setup, tile: str, start: str, goal: str) -> bool:
    for ground in setup.fixed[tile]:
        if ground.height:
            hills = setup.plateau
            same = (
                hills.get(start) == hills[tile] == hills.get(goal) if setup.options.hills == "plateau" else start in hills and goal in hills
            )
            if not same:
                return True
        elif ground.blocks:
            return True
    return False


def beside_enemy(p: Position, tile: str, side: int) -> bool:
    """Return whether an enemy of ``side`` is adjacent to a hex."""
    tables = p.setup.tables
    return bool(tables.field(p.stands).sides[1 - side] & tables.find_hexes_around(tile, 1))


def hits(arm: str, symbol: str, *, stars: bool = False) -> bool:
    """Return whether a symbol hits a unit of that arm. Stars hit only with certain cards (rules m44.hit.1 to m44.hit.3)."""
    return symbol == GRENADE or (symbol == arm and symbol in (INFANTRY, ARMOR)) or (stars and symbol == STAR)


def heals(arm: str, symbol: str) -> bool:
    """Return whether a symbol brings back a figure under Medics & Mechanics."""
    return symbol == STAR or (symbol == arm and symbol in (INFANTRY, ARMOR))


def count_hits(arm: str, faces: Sequence[str], *, stars: bool = False) -> int:
    """Return how many of the faces hit."""
    return sum(hits(arm, face, stars=stars) for face in faces)


def count_flags(faces: Sequence[str]) -> int:
    """Return how many of the faces are flags."""
    return faces.count(FLAG)


def ignorable(p: Position | Draft, unit: Unit, tile: str) -> int:
    """Return how many flags a unit on a hex can ignore. Only one source counts (rule m44.flag.3)."""
    return max((g.flag for g in grounds_on(p, tile) if helps(p, g, tile, unit.side)), default=0)


def are_connected(board: HexBoard, tiles: Sequence[str]) -> bool:
    """Return whether these hexes are connected."""
    reachable, edge = {tiles[0]}, [tiles[0]]
    while edge:
        for neighbor in board.neighbors[edge.pop()]:
            if neighbor in tiles and neighbor not in reachable:
                reachable.add(neighbor)
                edge.append(neighbor)
    return len(reachable) == len(set(tiles))
