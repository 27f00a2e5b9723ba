"""Questions about lines of sight and targets of a unit."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from undaunted_nb.engine.text import Text

from ..rules.combat import blockers
from ..rules.state.names import ground_name
from ..rules.state.position import Position
from . import (
    ANY_UNITS,
    EVERY,
    Asker,
    Sketch,
    act,
    alive,
    broken_rules,
    describe_unit,
    free,
    need,
    order_units,
    rule,
    tile_of,
    why_not,
    with_stand,
)


def _facing(p: Position, rng: Random) -> tuple[Position, int, int]:
    """Return a unit that needs sight and an enemy two or three hexes away. An obstacle is between them if possible."""
    own_units = [i for i in alive(p, p.turn) if p.setup.units[i].kind.sight]
    foes = alive(p, 1 - p.turn)
    need(own_units and foes)
    unit, target = rng.choice(own_units), rng.choice(foes)
    goals = free(p, target, but=(tile_of(p, unit),))
    heights = [t for t in goals if any(g.height for g in p.setup.fixed[t])]
    goal = rng.choice(heights if heights and rng.random() < 0.3 else goals)
    p = with_stand(p, target, goal)
    distance, board = p.setup.board.distance[goal], p.setup.board

    def lively(start: str) -> bool:
        return any(p.find_unit(t) >= 0 or t in p.setup.terrain for part in board.line(start, goal) for t in part)

    near_enemies = {tile for i in foes for tile in board.neighbors[tile_of(p, i)]}
    starts = [t for t in free(p, unit) if 1 < distance[t] <= 3 and t not in near_enemies]
    hills = [t for t in starts if any(g.height for g in p.setup.fixed[t])]
    if hills and any(g.height for g in p.setup.fixed[goal]) and rng.random() < 0.7:
        starts = hills
    edges = [t for t in starts if board.line(t, goal).left]
    busy = [t for t in (edges if edges and rng.random() < 0.35 else starts) if lively(t)]
    start = rng.choice(need(busy or starts))
    inner = [t for t in board.line(start, goal).inner if t in free(p, unit) and p.find_unit(t) < 0]
    others = [i for i in own_units if i != unit]
    if hills and start in hills and inner and others and rng.random() < 0.6:
        p = with_stand(p, rng.choice(others), rng.choice(inner))
    return with_stand(p, unit, start), unit, target


def _no(*tiles: str) -> Text:
    return Text("quiz-m44-blocked", {"hexes": list(tiles)})


def _sight(p: Position, rng: Random) -> Sketch:
    """Ask whether the line of sight is open and, if not, what blocks it."""
    p, unit, target = _along_the_rim(p, rng) if rng.random() < 0.08 else _facing(p, rng)
    start, goal, board, fixed = tile_of(p, unit), tile_of(p, target), p.setup.board, p.setup.fixed
    line, shut = board.line(start, goal), blockers(p, start, goal)
    flanks = (*line.left, *line.right)
    busy = [t for t in (*line.inner, *flanks, start, goal) if t in p.setup.terrain]
    need(shut or busy or rng.random() >= 0.8)

    def why(tile: str) -> Text:
        """Return why this hex does not block."""
        if tile in (goal, start):
            return rule("m44.sight.4" if tile == goal else "m44.sight.6")
        if tile in line.inner:
            if any(g.height for g in fixed[tile]):
                return rule("m44.hill.3")
            return Text("quiz-m44-see-through", {"hex": tile, "ground": ground_name(fixed[tile][-1].id)})
        return Text("quiz-m44-one-side" if tile in flanks else "quiz-m44-off-line", {"hex": tile})

    off_line = [t for t in board.neighbors[start] if t not in shut and t not in (*line.inner, *flanks, goal)]
    off_line.sort(key=lambda t: p.find_unit(t) < 0 and t not in p.setup.terrain)
    others = [t for t in (*line.inner, *flanks) if t not in shut]
    solid = [t for t in (goal, start) if any(g.blocks for g in fixed[t])]
    after = Text("why-m44-sight", {"hex": start, "to": goal, "hexes": list(shut)}) if shut else Text("quiz-m44-clear")
    wrong = [(Text("quiz-m44-open"), after), *((_no(t), why(t)) for t in (*others, *solid, *off_line[:3]))]
    rules = ["m44.sight.1", *_sight_rules(p, start, goal, shut)]
    right = _no(*shut) if shut else Text("quiz-m44-open")
    text = Text("quiz-m44-sight", {"unit": describe_unit(p, unit), "target": describe_unit(p, target)})
    return Sketch(p, text, right=right, wrong=wrong, rules=rules, after=rule(rules[-1]))


RIVERS = {"river", "bridge"}


def _sight_rules(p: Position, start: str, goal: str, shut: Sequence[str]) -> list[str]:
    """Return the rules that this line of sight shows."""
    line, fixed = p.setup.board.line(start, goal), p.setup.fixed
    heights = [t for t in line.inner if any(g.height for g in fixed[t])]
    high = all(any(g.height for g in fixed[t]) for t in (start, goal))
    rules = ["m44.sight.3"] if (line.left or line.right) and not line.inner else []
    rules += ["m44.sight.7"] if bool(line.left) != bool(line.right) and not line.inner else []
    for end, name in ((goal, "m44.sight.4"), (start, "m44.sight.6")):
        rules += [name] if not shut and any(g.blocks for g in fixed[end]) else []
    rules += ["m44.sight.2"] if any(t in line.inner for t in shut) or (not shut and any(t in p.setup.terrain for t in line.inner)) else []
    rules += ["m44.river.2"] if not shut and any(g.id in RIVERS for t in line.inner for g in fixed[t]) else []
    rules += ["m44.hill.3"] if heights else []
    return [*rules, *(["m44.hill.4"] if high and shut else [])]


def _along_the_rim(p: Position, rng: Random) -> tuple[Position, int, int]:
    """Return a unit and an enemy whose line of sight runs along the edge of the board, with something on its other side."""
    own_units = [i for i in alive(p, p.turn) if p.setup.units[i].kind.sight]
    foes, board = alive(p, 1 - p.turn), p.setup.board
    need(own_units and foes)
    unit, target = rng.choice(own_units), rng.choice(foes)
    rim = [t for t in free(p, target) if len(board.neighbors[t]) < 6]
    lines = [(start, goal, board.line(start, goal)) for goal in rim for start in rim if board.distance[goal][start] == 2]
    lines = [(start, goal, line) for start, goal, line in lines if not line.inner and bool(line.left) != bool(line.right)]
    pairs = [(start, goal, (*line.left, *line.right)[0]) for start, goal, line in lines]
    pairs = need([pair for pair in pairs if tile_of(p, unit) != pair[1] and p.find_unit(pair[2]) not in (unit, target)])
    start, goal, _ = rng.choice([pair for pair in pairs if p.find_unit(pair[2]) >= 0 or pair[2] in p.setup.terrain] or pairs)
    return with_stand(with_stand(p, target, goal), unit, start), unit, target


def _target(p: Position, rng: Random) -> Sketch:
    """Ask which enemy the unit can attack."""
    own_units, foes = alive(p, p.turn), alive(p, 1 - p.turn)
    need(own_units and len(foes) >= 2)
    unit = rng.choice(own_units)
    p = with_stand(p, unit, rng.choice(free(p, unit)))
    distance, reach = p.setup.board.distance[tile_of(p, unit)], len(p.setup.units[unit].kind.dice)
    for foe in rng.sample(foes, min(5, len(foes))):
        tiles = [t for t in free(p, foe) if distance[t] <= reach + 1 and (distance[t] > 1 or rng.random() < 0.3)]
        p = with_stand(p, foe, rng.choice(tiles))
    ordered = order_units(p, ANY_UNITS, unit)
    shots = {foe: act(ordered, "battle", tile_of(p, unit), tile_of(p, foe)) for foe in foes if distance[tile_of(p, foe)] <= reach + 1}
    legal = [foe for foe, a in shots.items() if ordered.check(a).legal]
    bad = [(foe, a) for foe, a in shots.items() if foe not in legal]
    need(legal and bad)
    right = rng.choice(legal)
    wrong = [(describe_unit(p, foe), why) for foe, a in bad if (why := why_not(ordered, a))]
    alike = [w for key in ("why-m44-close-first", "why-m44-no-dice") for w in [w for w in wrong if w[1].key == key][1:]]
    wrong = [w for w in wrong if w not in alike]
    rules = [r for _, a in bad[:3] for r in broken_rules(ordered, a)]
    after = "m44.range.1"
    if not p.setup.units[unit].kind.sight and blockers(p, tile_of(p, unit), tile_of(p, right)):
        after = "m44.sight.5"
    elif distance[tile_of(p, right)] == 1:
        after = "m44.battle.4"
    text = Text("quiz-m44-target", {"unit": describe_unit(p, unit)})
    return Sketch(ordered, text, right=describe_unit(p, right), wrong=wrong, rules=(*rules, after), after=rule(after))


SIGHTS = (*(f"m44.sight.{n}" for n in (1, 2, 3, 4, 6, 7)), "m44.hill.3", "m44.hill.4", "m44.river.2")
ASKERS = (
    Asker("sight", 1, SIGHTS, _sight, (*EVERY, EVERY[6], EVERY[9])),
    Asker("target", 2, ("m44.range.1", "m44.battle.4", "m44.sight.1", "m44.sight.5", "m44.dice.2"), _target),
)
