"""Questions about the results of a battle: retreats, ground taken, overruns, medals, and the end."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from undaunted_nb.engine.text import Text

from ..rules import event_rules
from ..rules.combat import count_hits, ignorable
from ..rules.ground import is_rooted
from ..rules.retreat import list_retreats, routes
from ..rules.state.names import side_name, unit_name
from ..rules.state.position import Draft, Position, Retreat, of_side, score
from ..rules.state.setup import FLAG, GRENADE, STAR
from . import (
    ANY_UNITS,
    EVERY,
    Asker,
    Fight,
    Sketch,
    Wrong,
    act,
    alive,
    broken_rules,
    describe_unit,
    fight,
    fight_of,
    fight_text,
    free,
    numbers,
    order_units,
    remove_unit,
    roll_faces,
    rule,
    stage_fight,
    tile_of,
    why_not,
    with_ground,
    with_stand,
)
from .moves import reasons_against
from .rulings import BACK


def _flag_fight(p: Position, rng: Random, *, near_home: bool = False) -> tuple[Fight, int] | None:
    """Return a battle whose dice are only flags and misses, with the number of flags."""
    f = fight(p, rng, cover_chance=0.3)
    if not f:
        return None
    if near_home:
        home = p.setup.home[p.setup.units[f.target].side]
        tiles = [
            t for t in free(f.p, f.target) if len(home[t]) < 2 or any(f.p.find_unit(n) >= 0 or n in p.setup.closed_hexes for n in home[t])
        ]
        rng.shuffle(tiles)
        fight_near_home = next((q for t in tiles[:8] if (q := fight_of(with_stand(f.p, f.target, t), f.unit, f.target))), None)
        if not fight_near_home:
            return None
        f = fight_near_home
    return f, rng.randint(1, f.shot.dice)


def _all_flags(f: Fight, flags: int) -> Position:
    return roll_faces(f.p, f.action, (STAR,) * (f.shot.dice - flags) + (FLAG,) * flags)


def _retreat(p: Position, rng: Random) -> Sketch | None:
    """Ask where the unit can retreat to."""
    flag_fight = _flag_fight(p, rng, near_home=rng.random() < 0.4)
    if not flag_fight:
        return None
    f, flags = flag_fight
    after = _all_flags(f, flags)
    task = after.pending[-1] if after.pending else None
    if not isinstance(task, Retreat) or task.ignorable:
        return None
    start, board = tile_of(after, f.target), p.setup.board
    good = {path[-1]: path for path in list_retreats(after, task) if path}
    if not good:
        return None
    bad: list[Wrong] = []
    rules = ["m44.retreat.2", *(["m44.retreat.4"] if flags > 1 else [])]
    others = [t for t in board.tiles if t not in good and 0 < board.distance[start][t] <= flags + 1]
    for tile in rng.sample(others, min(18, len(others))):
        a = min((act(after, "retreat", *path) for path in _straight(p, start, tile)), key=lambda a: len(after.check(a).violations))
        why = why_not(after, a)
        if why and all(why.key != known.key for _, known in bad):
            bad.append((tile, why))
            rules += [r for r in broken_rules(after, a) if len(bad) <= 3]
    text = fight_text("quiz-m44-retreat", f, flags=flags)
    side = p.setup.units[f.target].side
    why = rule("m44.retreat.2")
    return Sketch(text, rng.choice(sorted(good)), bad, why, tuple(rules), after, side) if bad else None


def _straight(p: Position, start: str, goal: str) -> list[tuple[str, ...]]:
    distance = p.setup.board.distance[goal]
    paths: list[tuple[str, ...]] = [(start,)]
    while paths[0][-1] != goal:
        paths = [(*path, t) for path in paths for t in p.setup.board.neighbors[path[-1]] if distance[t] == distance[path[-1]] - 1]
    return paths


def _pay(p: Position, rng: Random) -> Sketch | None:
    """Ask for the least losses from a retreat that is not possible in full."""
    flag_fight = _in_a_bunker(p, rng) if rng.random() < 0.12 else _flag_fight(p, rng, near_home=True)
    if not flag_fight:
        return None
    f, flags = flag_fight
    unit, tile = p.setup.units[f.target], tile_of(f.p, f.target)
    figures = rng.randint(1, unit.figures)
    again = fight_of(with_stand(f.p, f.target, tile, figures), f.unit, f.target)
    stays, ignored = is_rooted(f.p, unit, tile), ignorable(f.p, unit, tile)
    if not again or (ignored and not stays):
        return None
    f = again
    must, _ = routes(f.p, Retreat(f.target, flags - ignored))
    if must == flags and rng.random() < 0.8:
        return None
    n = min(flags - ignored - must, figures)
    wrong = numbers((must, Text("quiz-m44-retreated", {"n": must}))) if must else []
    wrong += numbers((0, Text("quiz-m44-blocked-hexes", {"n": n}))) if n else []
    if flags > figures:
        wrong += numbers((flags, Text("quiz-m44-only-figures", {"figures": figures})))
    elif flags != n:
        wrong += numbers((flags, Text("quiz-m44-bunker-flag" if stays else "quiz-m44-hexes-of-retreat", {"flags": flags, "n": must})))
    if n < figures:
        wrong += numbers((figures, Text("quiz-m44-not-eliminated", {"n": n, "figures": figures})))
    wrong += numbers((1, Text("quiz-m44-per-hex", {"n": n}))) if n > 1 else []
    if unit.kind.retreat > 1:
        wrong += numbers((flags * unit.kind.retreat - must, rule("m44.resistance.6")))
    rules = ["m44.bunker.4"] if stays else ["m44.retreat.5"]
    rules += ["m44.resistance.6"] if unit.kind.retreat > 1 and n else []
    rules += ["m44.medal.2"] if n == figures else []
    text = fight_text("quiz-m44-pay", f, flags=flags, figures=figures)
    after = Text("quiz-m44-after-pay", {"flags": flags, "n": must, "saved": ignored, "lost": n, "rule": rule(rules[-1])})
    return Sketch(text, str(n), wrong, after, tuple(rules), f.p, unit.side, f.p.format(f.action))


def _in_a_bunker(p: Position, rng: Random) -> tuple[Fight, int] | None:
    """Return a battle against artillery in its own bunker, with a number of flags."""
    guns = alive(p, 1 - p.turn, "artillery")
    dens = [t for t in p.setup.owners if p.setup.owners[t] == 1 - p.turn and p.find_unit(t) < 0]
    own_units = [i for i in alive(p, p.turn) if p.setup.units[i].kind.sight]
    if not guns or not dens or not own_units:
        return None
    target, den, unit = guns[0], rng.choice(dens), rng.choice(own_units)
    starts = [t for t in free(p, unit) if p.setup.board.distance[den][t] == 1]
    if not starts:
        return None
    ordered = order_units(with_stand(with_stand(p, target, den), unit, rng.choice(starts)), ANY_UNITS, unit)
    f = fight_of(ordered, unit, target) if ordered else None
    return (f, rng.randint(1, f.shot.dice)) if f else None


STAYS = {
    "why-m44-not-emptied": Text("quiz-m44-no-emptied"),
    "why-m44-guns-stay": Text("quiz-m44-no-guns"),
    "why-m44-stopped": Text("quiz-m44-no-stopped"),
    "why-m44-no-front": Text("quiz-m44-no-front"),
    "why-m44-arm": Text("quiz-m44-no-arm"),
}


STAY_RULES = {
    "why-m44-not-emptied": "m44.ground.2",
    "why-m44-guns-stay": "m44.ground.3",
    "why-m44-stopped": "m44.ground.4",
    "why-m44-no-front": "m44.ground.1",
    "why-m44-arm": "m44.bunker.1",
}


@dataclass(frozen=True, slots=True)
class Victory:
    """A finished battle without a decision left: the position after it, and the unit's move before it ("" none)."""

    f: Fight
    p: Position
    path: str
    left: str


def _finish_fight(p: Position, rng: Random, *, near: bool | None, arm: str = "") -> Victory | None:
    """Return a finished battle with no decision left, and the position after it."""
    f = fight(p, rng, near=near, cover_chance=0.5)
    if not f or (arm and f.p.setup.units[f.unit].kind.arm != arm):
        return None
    if near and rng.random() < 0.4:
        f = stage_fight(f, _by_the_hedge(p) if rng.random() < 0.5 else with_ground(p, lambda g: g.near or g.afloat), rng) or f
    path = left = ""
    start = tile_of(f.p, f.unit)
    if rng.random() < 0.45:
        fight_after_move = _moved_in(f, rng)
        if not fight_after_move:
            return None
        f, left = fight_after_move
        path = f"{left} – {start}"
    faces = rng.choice(((GRENADE,) * f.shot.dice, (STAR,) * (f.shot.dice - 1) + (FLAG,), (STAR,) * f.shot.dice, (GRENADE,) * f.shot.dice))
    if count_hits(p.setup.units[f.target].kind.arm, faces) and rng.random() < 0.8:
        f = fight_of(with_stand(f.p, f.target, tile_of(f.p, f.target), 1), f.unit, f.target) or f
    after = roll_faces(f.p, f.action, faces)
    while after.pending and isinstance(after.pending[-1], Retreat):
        after = after.apply(rng.choice(after.actions())).after
    return None if after.pending or after.outcome else Victory(f, after, path, left)


def _by_the_hedge(p: Position) -> list[str]:
    """Return the hexes two hexes from a hedgerow: a unit that leaves it can assault them."""
    return [t for t in p.setup.board.tiles if any(p.setup.board.distance[n][t] == 2 for n in p.setup.hedges)]


def _moved_in(f: Fight, rng: Random) -> tuple[Fight, str] | None:
    """Return the battle after a move of one hex to the attacker's hex, with the hex where it began."""
    p, start = f.p, tile_of(f.p, f.unit)
    arm = p.setup.units[f.unit].kind.arm
    back = [t for t in p.setup.board.neighbors[start] if p.find_unit(t) < 0 and t in p.setup.allowed[arm]]
    if not back:
        return None
    origin = rng.choice([t for t in back if t in p.setup.hedges] or back)
    q = with_stand(p, f.unit, origin)
    if rng.random() < 0.5 and start not in p.setup.terrain:
        q = q._replace(wire=q.wire | {start})
    a = act(q, "move", origin, start)
    if not q.check(a).legal:
        return None
    again = fight_of(q.apply(a).after, f.unit, f.target)
    return (again, origin) if again else None


def _take(p: Position, rng: Random) -> Sketch | None:
    """Ask whether the unit can take ground."""
    victory = _finish_fight(p, rng, near=None if rng.random() < 0.15 else True)
    if not victory:
        return None
    f, after, path, left = victory.f, victory.p, victory.path, victory.left
    a = act(after, "take", tile_of(after, f.unit), tile_of(f.p, f.target))
    reasons = [v for v in after.check(a).violations if v.why.key in STAYS]
    others = [v for v in after.check(a).violations if v.why.key not in STAYS]
    if len(reasons) > 1 or others:
        return None
    yes = Text("quiz-m44-yes")
    denials: list[Wrong] = [(STAYS[key], rule(STAY_RULES[key])) for key in rng.sample(sorted(STAYS), len(STAYS))]
    if reasons:
        right = STAYS[reasons[0].why.key]
        rules = [reasons[0].rule, *(["m44.ground.9"] if reasons[0].rule == "m44.ground.4" else [])]
        wrong: list[Wrong] = [(yes, reasons[0].why), *denials]
    else:
        event_rule_ids = {r for e in after.apply(a).events for r in e.rules}
        rules = [r for r in ("m44.hedgerow.5", "m44.ocean.4") if r in event_rule_ids]
        rules += ["m44.hedgerow.7"] if left in p.setup.hedges else []
        rules += ["m44.ground.9"] if path and not rules else []
        right, wrong, rules = yes, denials, [*rules, "m44.ground.1"]
    text = Text(
        "quiz-m44-take",
        {
            "unit": describe_unit(after, f.unit),
            "hex": tile_of(f.p, f.target),
            "n": f.shot.range,
            "path": path,
            "empty": after.find_unit(tile_of(f.p, f.target)) < 0,
        },
    )
    return Sketch(text, right, wrong, rule(rules[0]), tuple(rules), after, p.turn)


def _overrun(p: Position, rng: Random) -> Sketch | None:
    """Ask whether a unit that has taken ground can battle again."""
    victory = _finish_fight(p, rng, near=True, arm="armor" if rng.random() < 0.8 else "")
    if not victory:
        return None
    f, after, path = victory.f, victory.p, victory.path
    advance = _advance(after, f)
    if not advance:
        return None
    kind, second = p.setup.units[f.unit].kind, False
    if kind.overrun and rng.random() < 0.4:
        again = _overran(advance, f, rng)
        if not again:
            return None
        advance, second = again, True
    foes = alive(advance, 1 - p.turn)
    if advance.pending or advance.outcome or not foes:
        return None
    other = not second and kind.overrun and rng.random() < 0.3
    stops = reasons_against(advance, f.unit, foes[0])
    if len(stops) > 1 or (not kind.overrun and stops):
        return None
    labels = {
        "yes": Text("quiz-m44-yes"), "arm": Text("quiz-m44-no-overrun"), "second": Text("quiz-m44-no-second"),
        "ground": Text("quiz-m44-no-ground"), "side": Text("quiz-m44-no-side"),
    }  # fmt: skip
    whys = {
        "yes": rule("m44.ground.6" if second else "m44.ground.5"), "arm": rule("m44.ground.5"), "second": rule("m44.ground.6"),
        "ground": rule("m44.forest.2"), "side": rule("m44.ground.7"),
    }  # fmt: skip
    if not kind.overrun:
        right, rules = "arm", ["m44.ground.5", "m44.battle.2"]
    elif second:
        right, rules = "second", ["m44.ground.6"]
    elif stops:
        right, rules = "ground", [stops[0][1]]
        whys["yes"] = rule(stops[0][1])
    else:
        right, rules = "yes", [*(["m44.ground.7"] if other else []), "m44.ground.5"]
    names = ["yes", *rng.sample(["arm", "second", "ground", "side"], 4)]
    wrong: list[Wrong] = [(labels[key], whys[key]) for key in names if key != right]
    text = Text(
        "quiz-m44-overrun",
        {
            "unit": describe_unit(advance, f.unit),
            "hex": tile_of(advance, f.unit),
            "path": path,
            "before": "self" if second else "other" if other else "none",
        },
    )
    return Sketch(text, labels[right], wrong, rule(rules[0]), tuple(rules), advance, p.turn)


def _advance(p: Position, f: Fight) -> Position | None:
    """Return the position after the unit has taken ground, if it can."""
    if p.front is None or not p.front.hex:
        return None
    a = act(p, "take", tile_of(p, f.unit), p.front.hex)
    return p.apply(a).after if p.check(a).legal else None


def _overran(p: Position, f: Fight, rng: Random) -> Position | None:
    """Return the position after an overrun that eliminates an enemy and takes its hex, if there is room for one."""
    foes, here = alive(p, 1 - p.turn), tile_of(p, f.unit)
    gaps = [t for t in p.setup.board.neighbors[here] if p.find_unit(t) < 0 and t not in p.setup.terrain]
    if len(foes) < 2 or not gaps:
        return None
    q = with_stand(p, foes[0], rng.choice(gaps), 1) if p.setup.units[foes[0]].kind.arm == "infantry" else p
    again = fight_of(q, f.unit, foes[0])
    if not again or not again.shot.dice or again.shot.range > 1:
        return None
    after = roll_faces(again.p, again.action, (GRENADE,) * again.shot.dice)
    return None if after.pending or after.outcome else _advance(after, f)


def _medals(p: Position, rng: Random) -> Sketch | None:
    """Ask how many medals a side has for eliminated units and held hexes."""
    side = rng.choice((0, 1))
    goals = [o for o in p.setup.objectives if o.side == side and o.hold]
    for objective in goals:
        for tile in objective.hexes:
            units = [i for i in alive(p, rng.choice((0, 1, side))) if all(tile_of(p, i) not in o.hexes for o in goals)]
            if units and p.find_unit(tile) < 0 and tile in p.setup.allowed[p.setup.units[units[0]].kind.arm] and rng.random() < 0.7:
                p = with_stand(p, rng.choice(units), tile)
    foes = alive(p, 1 - side)
    precious = [i for i in foes if p.setup.units[i].medals > 1]
    for unit in rng.sample(foes, min(len(foes) - 1, rng.randint(0, 4))):
        p = remove_unit(p, unit)
    if precious and rng.random() < 0.7 and p.stands[precious[0]][0]:
        p = remove_unit(p, precious[0])
    n, unit_medals = p.score(side), p.medals[side]
    medals_to_win = p.setup.medals_to_win[side]
    lost_units = [i for i, (u, (tile, _)) in enumerate(zip(p.setup.units, p.stands, strict=True)) if not tile and u.side != side]
    if (medals_to_win and n >= medals_to_win) or not lost_units or (not goals and not any(p.setup.units[i].medals > 1 for i in lost_units)):
        return None
    rules = [*(["m44.medal.1"] if unit_medals == len(lost_units) else ["m44.medal.4"]), *(["m44.medal.3"] if goals else [])]
    hexes = [t for o in goals for t in o.hexes]
    figures = sum(p.setup.units[i].figures for i in lost_units)
    wrong = numbers((unit_medals, Text("quiz-m44-medals-held", {"n": n - unit_medals}))) if n > unit_medals else []
    wrong += (
        numbers((unit_medals + len(goals), Text("quiz-m44-medals-empty", {"n": n - unit_medals}))) if n - unit_medals < len(goals) else []
    )
    wrong += numbers((n - unit_medals + len(lost_units), rule("m44.medal.4"))) if unit_medals != len(lost_units) else []
    wrong += numbers((figures, rule("m44.medal.1"))) if figures > n else []
    wrong += numbers((n - unit_medals, Text("quiz-m44-medals-units", {"n": unit_medals})))
    text = Text("quiz-m44-medals", {"side": side_name(p.setup, side), "units": [unit_name(p.setup, i) for i in lost_units], "hexes": hexes})
    after = Text("quiz-m44-after-medals", {"n": unit_medals, "board": n - unit_medals, "all": n})
    return Sketch(text, str(n), wrong, after, tuple(rules), p, side)


def _wins(p: Position, rng: Random) -> Sketch | None:
    """Ask whether the game is over when the last figure is lost."""
    side = p.turn
    medals_to_win = p.setup.medals_to_win[side]
    f = fight(p, rng, cover_chance=0.2)
    if not f or not medals_to_win:
        return None
    q = with_stand(f.p, f.target, tile_of(f.p, f.target), 1)
    worth = p.setup.units[f.target].medals
    held_now = score(Draft(q), side) - q.medals[side]
    missing = rng.choice((worth, worth, worth + 1))
    medals_before = medals_to_win - missing - held_now
    if medals_before < 0:
        return None
    q = q._replace(medals=of_side(q.medals, side, medals_before))
    again = fight_of(q, f.unit, f.target)
    if not again or q.score(1 - side) >= (p.setup.medals_to_win[1 - side] or 99):
        return None
    f = again
    faces = (GRENADE,) * f.shot.dice
    after = roll_faces(f.p, f.action, faces)
    wins, other = (
        Text("quiz-m44-victory", {"side": side_name(p.setup, side)}),
        Text("quiz-m44-victory", {"side": side_name(p.setup, 1 - side)}),
    )
    goes_on, later = Text("quiz-goes-on"), Text("quiz-m44-end-of-turn")
    right = wins if after.outcome else goes_on
    rules = ("m44.medal.1", "m44.medal.5", *(("m44.medal.4",) if worth > 1 else ()))
    why = rule("m44.medal.5")
    sums = Text("quiz-m44-after-wins", {"n": min(medals_to_win, medals_to_win - missing + worth), "needed": medals_to_win})
    wrong: list[Wrong] = [(wins, sums), (goes_on, sums), (later, why), (other, rule("m44.medal.1"))]
    wrong = [answer for answer in wrong if answer[0] != right]
    text = fight_text("quiz-m44-wins", f, n=medals_to_win - missing, needed=medals_to_win, side=side_name(p.setup, side))
    after_text = Text("quiz-reasons", {"first": sums, "second": rule("m44.medal.4" if worth > 1 else "m44.medal.6")})
    return Sketch(text, right, wrong, after_text, (*rules, "m44.medal.6"), f.p, side, f.p.format(f.action))


TAKES = (*(f"m44.ground.{n}" for n in (1, 2, 3, 4, 9)), "m44.hedgerow.5", "m44.hedgerow.7", "m44.ocean.4")
OVERRUNS = ("m44.ground.5", "m44.ground.6", "m44.ground.7", "m44.battle.2", event_rules.CALM["forest"], event_rules.CALM["town"])
ASKERS = (
    Asker(
        "medals", 1, ("m44.medal.1", "m44.medal.3", "m44.medal.4"), _medals, (EVERY[0], EVERY[1], EVERY[2], EVERY[5], EVERY[6], EVERY[8])
    ),
    Asker("retreat", 2, BACK, _retreat),
    Asker(
        "pay",
        2,
        ("m44.retreat.5", "m44.bunker.4", "m44.resistance.6", "m44.medal.2"),
        _pay,
        (*EVERY, *(EVERY[1], EVERY[2], EVERY[6], EVERY[8]) * 2),
    ),
    Asker("take", 2, TAKES, _take, (*EVERY, *(EVERY[1], EVERY[4], EVERY[7], EVERY[8], EVERY[9]) * 2)),
    Asker("overrun", 3, OVERRUNS, _overrun),
    Asker("wins", 2, ("m44.medal.1", "m44.medal.4", "m44.medal.5", "m44.medal.6"), _wins),
)
