"""Questions about lines of sight and targets of a unit."""

from __future__ import annotations

from random import Random

from undaunted_nb.core.text import Text

from ..combat import blockers
from ..position import Position
from . import ANY_UNITS, Asker, Sketch, Wrong, act, alive, broken, commanded, free, rule, tile_of, who, why_not, with_stand


def _facing(p: Position, rng: Random) -> tuple[Position, int, int] | None:
    """Return a unit that needs sight and an enemy two or three hexes away. An obstacle is between them if possible."""
    own = [i for i in alive(p, p.turn) if p.setup.units[i].kind.sight]
    foes = alive(p, 1 - p.turn)
    if not own or not foes:
        return None
    unit, target = rng.choice(own), rng.choice(foes)
    goal = rng.choice(free(p, target, but=(tile_of(p, unit),)))
    p = with_stand(p, target, goal)
    distance, board = p.setup.board.distance[goal], p.setup.board

    def lively(start: str) -> bool:
        return any(p.on(t) >= 0 or t in p.setup.terrain for part in board.line(start, goal) for t in part)

    beside = {near for i in foes for near in board.neighbors[tile_of(p, i)]}
    starts = [t for t in free(p, unit) if 1 < distance[t] <= 3 and t not in beside]
    edges = [t for t in starts if board.line(t, goal).left]
    busy = [t for t in (edges if edges and rng.random() < 0.35 else starts) if lively(t)]
    if not (busy or starts):
        return None
    return with_stand(p, unit, rng.choice(busy or starts)), unit, target


def _no(*tiles: str) -> Text:
    return Text("quiz-m44-blocked", {"hexes": list(tiles)})


def _sight(p: Position, rng: Random) -> Sketch | None:
    """Ask whether the line of sight is open and, if not, what blocks it."""
    found = _facing(p, rng)
    if not found:
        return None
    p, unit, target = found
    start, goal, board, fixed = tile_of(p, unit), tile_of(p, target), p.setup.board, p.setup.fixed
    line, shut = board.line(start, goal), blockers(p, start, goal)

    def why(tile: str) -> str:
        """Return the rule by which this hex does not block."""
        if tile == goal:
            return "m44.sight.4"
        if tile == start:
            return "m44.sight.6"
        if tile in line.crossed:
            return "m44.hill.3" if any(g.height for g in fixed[tile]) else "m44.sight.2"
        return "m44.sight.3" if tile in (*line.left, *line.right) else "m44.sight.1"

    off = [t for t in board.neighbors[start] if t not in shut and t not in (*line.crossed, *line.left, *line.right, goal)]
    off.sort(key=lambda t: p.on(t) < 0 and t not in p.setup.terrain)
    others = [t for t in (*line.crossed, *line.left, *line.right) if t not in shut]
    solid = [t for t in (goal, start) if any(g.blocks for g in fixed[t])]
    wrong: list[Wrong] = []
    if shut:
        wrong.append((Text("quiz-m44-open"), Text("why-m44-sight", {"hex": start, "to": goal, "hexes": list(shut)})))
    wrong += [(_no(t), rule(why(t))) for t in (*others, *solid, *off[:3])]
    along = bool(line.left or line.right) and not line.crossed
    rules = ["m44.sight.1", *(["m44.sight.3"] if along else []), *(["m44.sight.4"] if not shut and goal in solid else [])]
    rules += ["m44.sight.6"] if not shut and start in solid else []
    rules += ["m44.hill.3"] if any(g.height for t in line.crossed for g in fixed[t]) else []
    rules += (
        ["m44.sight.2"] if any(t in line.crossed for t in shut) or (not shut and any(t in p.setup.terrain for t in line.crossed)) else []
    )
    right = _no(*shut) if shut else Text("quiz-m44-open")
    after = Text("why-m44-sight", {"hex": start, "to": goal, "hexes": list(shut)}) if shut else rule(rules[-1])
    text = Text("quiz-m44-sight", {"unit": who(p, unit), "target": who(p, target)})
    return Sketch(text, right, wrong, after, tuple(rules), p, p.turn)


def _target(p: Position, rng: Random) -> Sketch | None:
    """Ask which enemy the unit can attack."""
    own, foes = alive(p, p.turn), alive(p, 1 - p.turn)
    if not own or len(foes) < 2:
        return None
    unit = rng.choice(own)
    p = with_stand(p, unit, rng.choice(free(p, unit)))
    distance, reach = p.setup.board.distance[tile_of(p, unit)], len(p.setup.units[unit].kind.dice)
    for foe in rng.sample(foes, min(4, len(foes))):
        tiles = [t for t in free(p, foe) if distance[t] <= reach + 1 and (distance[t] > 1 or rng.random() < 0.3)]
        p = with_stand(p, foe, rng.choice(tiles))
    ordered = commanded(p, ANY_UNITS, unit)
    if not ordered:
        return None
    shots = {foe: act(ordered, "battle", tile_of(p, unit), tile_of(p, foe)) for foe in foes if distance[tile_of(p, foe)] <= reach + 1}
    legal = [foe for foe, a in shots.items() if ordered.check(a).legal]
    bad = [(foe, a) for foe, a in shots.items() if foe not in legal][:3]
    if not legal or not bad:
        return None
    right = rng.choice(legal)
    wrong: list[Wrong] = [(who(p, foe), why) for foe, a in bad if (why := why_not(ordered, a))]
    rules = [r for _, a in bad for r in broken(ordered, a)]
    after = "m44.range.1"
    if not p.setup.units[unit].kind.sight and blockers(p, tile_of(p, unit), tile_of(p, right)):
        after = "m44.sight.5"
    elif distance[tile_of(p, right)] == 1:
        after = "m44.battle.4"
    text = Text("quiz-m44-target", {"unit": who(p, unit)})
    return Sketch(text, who(p, right), wrong, rule(after), (*rules, after), ordered, p.turn)


ASKERS = (
    Asker("sight", 1, ("m44.sight.1", "m44.sight.2", "m44.sight.3", "m44.sight.4", "m44.sight.6", "m44.hill.3"), _sight),
    Asker("target", 2, ("m44.range.1", "m44.battle.4", "m44.sight.1", "m44.sight.5", "m44.dice.2"), _target),
)
