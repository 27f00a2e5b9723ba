"""Questions about the results of a battle: retreats, ground taken, overruns, medals, and the end."""

from __future__ import annotations

from random import Random

from undaunted_nb.core.text import Text

from .. import citing
from ..combat import count_hits, ignorable
from ..ground import rooted
from ..names import side_name
from ..position import Draft, Position, Retreat, of_side, score
from ..retreat import offered, routes
from ..setup import FLAG, GRENADE, STAR
from . import (
    Asker,
    Fight,
    Sketch,
    Wrong,
    act,
    alive,
    broken,
    fallen,
    fight,
    fight_of,
    fight_text,
    free,
    numbers,
    rule,
    tile_of,
    who,
    why_not,
    with_stand,
    without,
)
from .moves import NO, against


def _flagged(p: Position, rng: Random, *, near_home: bool = False) -> tuple[Fight, int] | None:
    """Return a battle whose dice are only flags and misses, with the number of flags."""
    f = fight(p, rng, covered=0.3)
    if not f:
        return None
    if near_home:
        home = p.setup.home[p.setup.units[f.target].side]
        tiles = [t for t in free(f.p, f.target) if len(home[t]) < 2 or any(f.p.on(n) >= 0 or n in p.setup.closed for n in home[t])]
        moved = [q for t in tiles if (q := fight_of(with_stand(f.p, f.target, t), f.unit, f.target))]
        if not moved:
            return None
        f = rng.choice(moved)
    return f, rng.randint(1, f.shot.dice)


def _all_flags(f: Fight, flags: int) -> Position:
    return fallen(f.p, f.action, (STAR,) * (f.shot.dice - flags) + (FLAG,) * flags)


def _retreat(p: Position, rng: Random) -> Sketch | None:
    """Ask where the unit can retreat to."""
    found = _flagged(p, rng, near_home=rng.random() < 0.4)
    if not found:
        return None
    f, flags = found
    after = _all_flags(f, flags)
    task = after.pending[-1] if after.pending else None
    if not isinstance(task, Retreat) or task.ignorable:
        return None
    start, board = tile_of(after, f.target), p.setup.board
    good = {path[-1]: path for path in offered(after, task) if path}
    if not good:
        return None
    bad: list[Wrong] = []
    rules = ["m44.retreat.2", *(["m44.retreat.4"] if flags > 1 else [])]
    others = [t for t in board.tiles if t not in good and 0 < board.distance[start][t] <= flags + 1]
    for tile in rng.sample(others, min(6, len(others))):
        a = min((act(after, "retreat", *path) for path in _straight(p, start, tile)), key=lambda a: len(after.check(a).violations))
        why = why_not(after, a)
        if why:
            bad.append((tile, why))
            rules += [r for r in broken(after, a) if len(bad) <= 3]
    text = fight_text("quiz-m44-retreat", f, flags=flags)
    side = p.setup.units[f.target].side
    why = rule("m44.retreat.2")
    return Sketch(text, rng.choice(sorted(good)), bad, why, tuple(rules), after, side) if bad else None


def _straight(p: Position, start: str, goal: str) -> list[tuple[str, ...]]:
    distance = p.setup.board.distance[goal]
    found: list[tuple[str, ...]] = [(start,)]
    while found[0][-1] != goal:
        found = [(*path, t) for path in found for t in p.setup.board.neighbors[path[-1]] if distance[t] == distance[path[-1]] - 1]
    return found


def _pay(p: Position, rng: Random) -> Sketch | None:
    """Ask for the losses from a retreat that is not possible."""
    found = _flagged(p, rng, near_home=True)
    if not found:
        return None
    f, flags = found
    unit, (tile, figures) = p.setup.units[f.target], f.p.stands[f.target]
    if ignorable(f.p, unit, tile) or rooted(f.p, unit, tile):
        return None
    must, _ = routes(f.p, Retreat(f.target, flags))
    if must == flags and rng.random() < 0.8:
        return None
    n = min(flags - must, figures)
    why = rule("m44.retreat.5")
    wrong = numbers((flags, why), (0, why), (must, why), (n + 1, why), (n - 1, why))
    text = fight_text("quiz-m44-pay", f, flags=flags)
    side = unit.side
    return Sketch(text, str(n), [w for w in wrong if w[0] != str(n)], why, ("m44.retreat.5",), f.p, side, f.p.format(f.action))


STAYS = {
    "why-m44-not-emptied": Text("quiz-m44-no-emptied"),
    "why-m44-guns-stay": Text("quiz-m44-no-guns"),
    "why-m44-stopped": Text("quiz-m44-no-stopped"),
    "why-m44-no-front": Text("quiz-m44-no-front"),
    "why-m44-arm": Text("quiz-m44-no-arm"),
}


def _fought(p: Position, rng: Random, *, near: bool | None) -> tuple[Fight, Position] | None:
    """Return a finished battle with no decision left, and the position after it."""
    f = fight(p, rng, near=near, covered=0.5)
    if not f:
        return None
    if rng.random() < 0.35:
        # The unit has entered wire or other ground this turn: it has moved before it battles.
        back = [
            t
            for t in f.p.setup.board.neighbors[tile_of(f.p, f.unit)]
            if f.p.on(t) < 0 and t in p.setup.allowed[f.p.setup.units[f.unit].kind.arm]
        ]
        if not back:
            return None
        start = tile_of(f.p, f.unit)
        q = with_stand(f.p, f.unit, rng.choice(back))
        if rng.random() < 0.7 and start not in p.setup.terrain:
            q = q._replace(wire=q.wire | {start})
        a = act(q, "move", tile_of(q, f.unit), start)
        if not q.check(a).legal:
            return None
        again = fight_of(q.apply(a).after, f.unit, f.target)
        if not again:
            return None
        f = again
    faces = rng.choice(((GRENADE,) * f.shot.dice, (STAR,) * (f.shot.dice - 1) + (FLAG,), (STAR,) * f.shot.dice, (GRENADE,) * f.shot.dice))
    if count_hits(p.setup.units[f.target].kind.arm, faces) and rng.random() < 0.8:
        f = fight_of(with_stand(f.p, f.target, tile_of(f.p, f.target), 1), f.unit, f.target) or f
    after = fallen(f.p, f.action, faces)
    while after.pending and isinstance(after.pending[-1], Retreat):
        after = after.apply(rng.choice(after.actions())).after
    return None if after.pending or after.outcome else (f, after)


def _take(p: Position, rng: Random) -> Sketch | None:
    """Ask whether the unit can take ground."""
    found = _fought(p, rng, near=None if rng.random() < 0.15 else True)
    if not found:
        return None
    f, after = found
    a = act(after, "take", tile_of(after, f.unit), tile_of(f.p, f.target))
    reasons = [v for v in after.check(a).violations if v.why.key in STAYS]
    others = [v for v in after.check(a).violations if v.why.key not in STAYS]
    if len(reasons) > 1 or others:
        return None
    yes, away = Text("quiz-m44-yes"), rule("m44.ground.1")
    if reasons:
        right, why = STAYS[reasons[0].why.key], reasons[0].why
        rules: tuple[str, ...] = (reasons[0].rule,)
        wrong: list[Wrong] = [(yes, why), *((no, why) for no in rng.sample(list(STAYS.values()), len(STAYS)) if no != right)]
    else:
        right, why, rules = yes, away, ("m44.ground.1",)
        wrong = [
            (STAYS[key], rule(r))
            for key, r in (
                ("why-m44-not-emptied", "m44.ground.2"),
                ("why-m44-stopped", "m44.ground.4"),
                ("why-m44-no-front", "m44.ground.1"),
            )
        ]
    text = Text("quiz-m44-take", {"unit": who(after, f.unit), "hex": tile_of(f.p, f.target), "n": f.shot.range})
    return Sketch(text, right, wrong, rule(rules[0]), rules, after, p.turn)


def _overrun(p: Position, rng: Random) -> Sketch | None:
    """Ask whether a unit that has taken ground can battle again."""
    found = _fought(p, rng, near=True)
    foes = alive(p, 1 - p.turn)
    if not found:
        return None
    f, after = found
    a = act(after, "take", tile_of(after, f.unit), tile_of(f.p, f.target))
    if not after.check(a).legal:
        return None
    after = after.apply(a).after
    foes = alive(after, 1 - p.turn)
    if after.pending or after.outcome or not foes:
        return None
    kind = p.setup.units[f.unit].kind
    stops, reasons = against(after, f.unit, foes[0]), broken(after, act(after, "battle", tile_of(after, f.unit), tile_of(after, foes[0])))
    only = Text("quiz-m44-no-overrun")
    yes = Text("quiz-m44-yes")
    if kind.overrun and len(stops) <= 1:
        right = NO[stops[0][0]] if stops else yes
        rules: tuple[str, ...] = (stops[0][1],) if stops else ("m44.ground.5",)
    elif not kind.overrun and "m44.battle.2" in reasons and not stops:
        right, rules = only, ("m44.battle.2", "m44.ground.5")
    else:
        return None
    why = rule(rules[0])
    labels = (yes, only, *NO.values())
    wrong: list[Wrong] = [(label, why) for label in labels if label != right]
    text = Text("quiz-m44-overrun", {"unit": who(after, f.unit), "hex": tile_of(after, f.unit)})
    return Sketch(text, right, wrong, why, rules, after, p.turn)


def _medals(p: Position, rng: Random) -> Sketch | None:
    """Ask how many medals a side has."""
    side = rng.choice((0, 1))
    for objective in p.setup.objectives:
        if objective.side == side and rng.random() < 0.6:
            units = [i for i in alive(p, side) if tile_of(p, i) not in objective.hexes]
            tile = rng.choice(objective.hexes)
            if units and p.on(tile) < 0 and tile in p.setup.allowed[p.setup.units[units[0]].kind.arm]:
                p = with_stand(p, units[0], tile)
    precious = [i for i in alive(p, 1 - side) if p.setup.units[i].medals > 1]
    if precious and rng.random() < 0.7:
        p = without(p, rng.choice(precious))
    n, won = p.score(side), p.medals[side]
    needed = p.setup.needed[side]
    if needed and n >= needed:
        return None
    lost = [u for u, (tile, _) in zip(p.setup.units, p.stands, strict=True) if not tile and u.side != side]
    rules = [*(["m44.medal.1"] if lost else []), *(["m44.medal.3"] if n > won else [])]
    rules += ["m44.medal.4"] if any(u.medals > 1 for u in lost) else []
    if not rules:
        return None
    board = rule("m44.medal.3")
    wrong = numbers(
        *([(won, board)] if n > won else []), *([(len(lost), rule("m44.medal.4"))] if len(lost) != won else []),
        (n + sum(o.side == side for o in p.setup.objectives), board), (p.score(1 - side), rule("m44.medal.1")),
        *((k, rule(rules[0])) for k in (n + 1, n - 1, n + 2)),
    )  # fmt: skip
    text = Text("quiz-m44-medals", {"side": side_name(p.setup, side)})
    right, after = str(n), Text("quiz-m44-after-medals", {"n": won, "board": n - won})
    return Sketch(text, right, [w for w in wrong if w[0] != right], after, tuple(rules), p, side)


def _wins(p: Position, rng: Random) -> Sketch | None:
    """Ask whether the game is over when the last figure is lost."""
    side = p.turn
    needed = p.setup.needed[side]
    f = fight(p, rng, covered=0.2)
    if not f or not needed:
        return None
    q = with_stand(f.p, f.target, tile_of(f.p, f.target), 1)
    worth = p.setup.units[f.target].medals
    held_now = score(Draft(q), side) - q.medals[side]
    missing = rng.choice((worth, worth, worth + 1))
    had = needed - missing - held_now
    if had < 0:
        return None
    q = q._replace(medals=of_side(q.medals, side, had))
    again = fight_of(q, f.unit, f.target)
    if not again or q.score(1 - side) >= (p.setup.needed[1 - side] or 99):
        return None
    f = again
    faces = (GRENADE,) * f.shot.dice
    after = fallen(f.p, f.action, faces)
    wins, other = (
        Text("quiz-m44-victory", {"side": side_name(p.setup, side)}),
        Text("quiz-m44-victory", {"side": side_name(p.setup, 1 - side)}),
    )
    on, later = Text("quiz-goes-on"), Text("quiz-m44-end-of-turn")
    right = wins if after.outcome else on
    rules = ("m44.medal.1", "m44.medal.5", *(("m44.medal.4",) if worth > 1 else ()))
    why = rule("m44.medal.5")
    sums = Text("quiz-m44-after-wins", {"n": min(needed, needed - missing + worth), "needed": needed})
    wrong: list[Wrong] = [(label, why if label in (later, other) else sums) for label in (wins, on, later, other) if label != right]
    text = fight_text("quiz-m44-wins", f, n=needed - missing, needed=needed, side=side_name(p.setup, side))
    return Sketch(text, right, wrong, sums, rules, f.p, side, f.p.format(f.action))


ASKERS = (
    Asker("medals", 1, ("m44.medal.1", "m44.medal.3", "m44.medal.4"), _medals),
    Asker("retreat", 2, ("m44.retreat.2", "m44.retreat.3", "m44.retreat.4"), _retreat),
    Asker("pay", 2, ("m44.retreat.5",), _pay),
    Asker("take", 2, ("m44.ground.1", "m44.ground.2", "m44.ground.3", "m44.ground.4"), _take),
    Asker("overrun", 3, ("m44.ground.5", "m44.battle.2", citing.CALM["forest"], citing.CALM["town"]), _overrun),
    Asker("wins", 2, ("m44.medal.1", "m44.medal.4", "m44.medal.5"), _wins),
)
