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
    act,
    alive,
    broken_rules,
    describe_unit,
    fight,
    fight_of,
    fight_text,
    find_retreat,
    free,
    need,
    order_units,
    reasons,
    remove_unit,
    roll_faces,
    roll_flags,
    rule,
    stage_fight,
    tile_of,
    why_not,
    with_ground,
    with_stand,
)
from .moves import attempt, reasons_against
from .rulings import BACK


def _flag_fight(p: Position, rng: Random, *, near_home: bool = False) -> tuple[Fight, int]:
    """Return a battle whose dice are only flags and misses, with the number of flags."""
    f = fight(p, rng, cover_chance=0.3)
    if near_home:
        home = p.setup.home[p.setup.units[f.target].side]
        tiles = [
            t for t in free(f.p, f.target) if len(home[t]) < 2 or any(f.p.find_unit(n) >= 0 or n in p.setup.closed_hexes for n in home[t])
        ]
        rng.shuffle(tiles)
        f = need(next((q for t in tiles[:8] if (q := fight_of(with_stand(f.p, f.target, t), f.unit, f.target))), None))
    return f, rng.randint(1, f.shot.dice)


def _retreat(p: Position, rng: Random) -> Sketch:
    """Ask where the unit can retreat to."""
    f, flags = _flag_fight(p, rng, near_home=rng.random() < 0.4)
    after = roll_flags(f, flags)
    task = find_retreat(after)
    need(not task.ignorable)
    start, board = tile_of(after, f.target), p.setup.board
    good = need({path[-1]: path for path in list_retreats(after, task) if path})
    bad: list[tuple[str, Text]] = []
    rules = ["m44.retreat.2", *(["m44.retreat.4"] if flags > 1 else [])]
    others = [t for t in board.tiles if t not in good and 0 < board.distance[start][t] <= flags + 1]
    for tile in rng.sample(others, min(18, len(others))):
        a = attempt(after, "retreat", start, tile)
        why = why_not(after, a)
        if why and all(why.key != known.key for _, known in bad):
            bad.append((tile, why))
            rules += [r for r in broken_rules(after, a) if len(bad) <= 3]
    text, side = fight_text("quiz-m44-retreat", f, flags=flags), p.setup.units[f.target].side
    return Sketch(after, text, right=rng.choice(sorted(good)), wrong=need(bad), rules=rules, side=side)


def _pay(p: Position, rng: Random) -> Sketch:
    """Ask for the least losses from a retreat that is not possible in full."""
    f, flags = _in_a_bunker(p, rng) if rng.random() < 0.12 else _flag_fight(p, rng, near_home=True)
    unit, tile = p.setup.units[f.target], tile_of(f.p, f.target)
    figures = rng.randint(1, unit.figures)
    f = need(fight_of(with_stand(f.p, f.target, tile, figures), f.unit, f.target))
    stays, ignored = is_rooted(f.p, unit, tile), ignorable(f.p, unit, tile)
    need(not ignored or stays)
    must, _ = routes(f.p, Retreat(f.target, flags - ignored))
    need(must != flags or rng.random() >= 0.8)
    n = min(flags - ignored - must, figures)
    too_many = Text("quiz-m44-bunker-flag" if stays else "quiz-m44-hexes-of-retreat", {"flags": flags, "n": must})
    wrong = [
        (must, Text("quiz-m44-retreated", {"n": must})) if must else None,
        (0, Text("quiz-m44-blocked-hexes", {"n": n})),
        (flags, Text("quiz-m44-only-figures", {"figures": figures}) if flags > figures else too_many),
        (figures, Text("quiz-m44-not-eliminated", {"n": n, "figures": figures})),
        (1, Text("quiz-m44-per-hex", {"n": n})) if n > 1 else None,
        (flags * unit.kind.retreat - must, rule("m44.resistance.6")) if unit.kind.retreat > 1 else None,
    ]
    rules = ["m44.bunker.4"] if stays else ["m44.retreat.5"]
    rules += ["m44.resistance.6"] if unit.kind.retreat > 1 and n else []
    rules += ["m44.medal.2"] if n == figures else []
    text = fight_text("quiz-m44-pay", f, flags=flags, figures=figures)
    after = Text("quiz-m44-after-pay", {"flags": flags, "n": must, "saved": ignored, "lost": n, "rule": rule(rules[-1])})
    return Sketch(f.p, text, right=n, wrong=wrong, rules=rules, after=after, side=unit.side, action=f.action)


def _in_a_bunker(p: Position, rng: Random) -> tuple[Fight, int]:
    """Return a battle against artillery in its own bunker, with a number of flags."""
    guns = alive(p, 1 - p.turn, "artillery")
    dens = [t for t in p.setup.owners if p.setup.owners[t] == 1 - p.turn and p.find_unit(t) < 0]
    own_units = [i for i in alive(p, p.turn) if p.setup.units[i].kind.sight]
    need(guns and dens and own_units)
    target, den, unit = guns[0], rng.choice(dens), rng.choice(own_units)
    starts = need([t for t in free(p, unit) if p.setup.board.distance[den][t] == 1])
    ordered = order_units(with_stand(with_stand(p, target, den), unit, rng.choice(starts)), ANY_UNITS, unit)
    f = need(fight_of(ordered, unit, target))
    return f, rng.randint(1, f.shot.dice)


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


def _finish_fight(p: Position, rng: Random, *, near: bool | None, arm: str = "") -> Victory:
    """Return a finished battle with no decision left, and the position after it."""
    f = fight(p, rng, near=near, cover_chance=0.5)
    need(not arm or f.p.setup.units[f.unit].kind.arm == arm)
    if near and rng.random() < 0.4:
        f = stage_fight(f, _by_the_hedge(p) if rng.random() < 0.5 else with_ground(p, lambda g: g.near or g.afloat), rng)
    path = left = ""
    start = tile_of(f.p, f.unit)
    if rng.random() < 0.45:
        f, left = _moved_in(f, rng)
        path = f"{left} – {start}"
    faces = rng.choice(((GRENADE,) * f.shot.dice, (STAR,) * (f.shot.dice - 1) + (FLAG,), (STAR,) * f.shot.dice, (GRENADE,) * f.shot.dice))
    if count_hits(p.setup.units[f.target].kind.arm, faces) and rng.random() < 0.8:
        f = fight_of(with_stand(f.p, f.target, tile_of(f.p, f.target), 1), f.unit, f.target) or f
    after = roll_faces(f.p, f.action, faces)
    while after.pending and isinstance(after.pending[-1], Retreat):
        after = after.apply(rng.choice(after.actions())).after
    need(not after.pending and not after.outcome)
    return Victory(f, after, path, left)


def _by_the_hedge(p: Position) -> list[str]:
    """Return the hexes two hexes from a hedgerow: a unit that leaves it can assault them."""
    return [t for t in p.setup.board.tiles if any(p.setup.board.distance[n][t] == 2 for n in p.setup.hedges)]


def _moved_in(f: Fight, rng: Random) -> tuple[Fight, str]:
    """Return the battle after a move of one hex to the attacker's hex, with the hex where it began."""
    p, start = f.p, tile_of(f.p, f.unit)
    arm = p.setup.units[f.unit].kind.arm
    back = need([t for t in p.setup.board.neighbors[start] if p.find_unit(t) < 0 and t in p.setup.allowed[arm]])
    origin = rng.choice([t for t in back if t in p.setup.hedges] or back)
    q = with_stand(p, f.unit, origin)
    if rng.random() < 0.5 and start not in p.setup.terrain:
        q = q._replace(wire=q.wire | {start})
    a = act(q, "move", origin, start)
    need(q.check(a).legal)
    return need(fight_of(q.apply(a).after, f.unit, f.target)), origin


def _take(p: Position, rng: Random) -> Sketch:
    """Ask whether the unit can take ground."""
    victory = _finish_fight(p, rng, near=None if rng.random() < 0.15 else True)
    f, after, path, left = victory.f, victory.p, victory.path, victory.left
    a = act(after, "take", tile_of(after, f.unit), tile_of(f.p, f.target))
    violations = after.check(a).violations
    need(len(violations) <= 1 and all(v.why.key in STAYS for v in violations))
    yes = Text("quiz-m44-yes")
    wrong = [(STAYS[key], rule(STAY_RULES[key])) for key in rng.sample(sorted(STAYS), len(STAYS))]
    if violations:
        right, rules = STAYS[violations[0].why.key], [violations[0].rule]
        rules += ["m44.ground.9"] if rules == ["m44.ground.4"] else []
        wrong = [(yes, violations[0].why), *wrong]
    else:
        event_rule_ids = {r for e in after.apply(a).events for r in e.rules}
        rules = [r for r in ("m44.hedgerow.5", "m44.ocean.4") if r in event_rule_ids]
        rules += ["m44.hedgerow.7"] if left in p.setup.hedges else []
        rules += ["m44.ground.9"] if path and not rules else []
        right, rules = yes, [*rules, "m44.ground.1"]
    goal = tile_of(f.p, f.target)
    params = {"unit": describe_unit(after, f.unit), "hex": goal, "n": f.shot.range, "path": path, "empty": after.find_unit(goal) < 0}
    return Sketch(after, Text("quiz-m44-take", params), right=right, wrong=wrong, rules=rules)


def _overrun(p: Position, rng: Random) -> Sketch:
    """Ask whether a unit that has taken ground can battle again."""
    victory = _finish_fight(p, rng, near=True, arm="armor" if rng.random() < 0.8 else "")
    f, after, path = victory.f, victory.p, victory.path
    advance = _advance(after, f)
    kind, second = p.setup.units[f.unit].kind, False
    if kind.overrun and rng.random() < 0.4:
        advance, second = _overran(advance, f, rng), True
    foes = alive(advance, 1 - p.turn)
    need(not advance.pending and not advance.outcome and foes)
    other = not second and kind.overrun and rng.random() < 0.3
    stops = reasons_against(advance, f.unit, foes[0])
    need(len(stops) <= 1 and (kind.overrun or not stops))
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
    wrong = [(labels[key], whys[key]) for key in ("yes", *rng.sample(["arm", "second", "ground", "side"], 4))]
    before = "self" if second else "other" if other else "none"
    params = {"unit": describe_unit(advance, f.unit), "hex": tile_of(advance, f.unit), "path": path, "before": before}
    return Sketch(advance, Text("quiz-m44-overrun", params), right=labels[right], wrong=wrong, rules=rules)


def _advance(p: Position, f: Fight) -> Position:
    """Return the position after the unit has taken ground, which must be legal."""
    a = act(p, "take", tile_of(p, f.unit), need(need(p.front).hex))
    need(p.check(a).legal)
    return p.apply(a).after


def _overran(p: Position, f: Fight, rng: Random) -> Position:
    """Return the position after an overrun that eliminates an enemy and takes its hex, if there is room for one."""
    foes, here = alive(p, 1 - p.turn), tile_of(p, f.unit)
    gaps = [t for t in p.setup.board.neighbors[here] if p.find_unit(t) < 0 and t not in p.setup.terrain]
    need(len(foes) >= 2 and gaps)
    q = with_stand(p, foes[0], rng.choice(gaps), 1) if p.setup.units[foes[0]].kind.arm == "infantry" else p
    again = need(fight_of(q, f.unit, foes[0]))
    need(again.shot.dice and again.shot.range <= 1)
    after = roll_faces(again.p, again.action, (GRENADE,) * again.shot.dice)
    need(not after.pending and not after.outcome)
    return _advance(after, f)


def _medals(p: Position, rng: Random) -> Sketch:
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
    need((not medals_to_win or n < medals_to_win) and lost_units and (goals or any(p.setup.units[i].medals > 1 for i in lost_units)))
    rules = ["m44.medal.1" if unit_medals == len(lost_units) else "m44.medal.4", "m44.medal.3" if goals else ""]
    hexes, by_hexes = [t for o in goals for t in o.hexes], n - unit_medals
    figures = sum(p.setup.units[i].figures for i in lost_units)
    wrong = [
        (unit_medals, Text("quiz-m44-medals-held", {"n": by_hexes})),
        (unit_medals + len(goals), Text("quiz-m44-medals-empty", {"n": by_hexes})) if by_hexes < len(goals) else None,
        (by_hexes + len(lost_units), rule("m44.medal.4")),
        (figures, rule("m44.medal.1")) if figures > n else None,
        (by_hexes, Text("quiz-m44-medals-units", {"n": unit_medals})),
    ]
    text = Text("quiz-m44-medals", {"side": side_name(p.setup, side), "units": [unit_name(p.setup, i) for i in lost_units], "hexes": hexes})
    after = Text("quiz-m44-after-medals", {"n": unit_medals, "board": by_hexes, "all": n})
    return Sketch(p, text, right=n, wrong=wrong, rules=rules, after=after, side=side)


def _wins(p: Position, rng: Random) -> Sketch:
    """Ask whether the game is over when the last figure is lost."""
    side = p.turn
    medals_to_win = p.setup.medals_to_win[side]
    f = fight(p, rng, cover_chance=0.2)
    need(medals_to_win)
    q = with_stand(f.p, f.target, tile_of(f.p, f.target), 1)
    worth = p.setup.units[f.target].medals
    held_now = score(Draft(q), side) - q.medals[side]
    missing = rng.choice((worth, worth, worth + 1))
    medals_before = medals_to_win - missing - held_now
    need(medals_before >= 0)
    q = q._replace(medals=of_side(q.medals, side, medals_before))
    f = need(fight_of(q, f.unit, f.target))
    need(q.score(1 - side) < (p.setup.medals_to_win[1 - side] or 99))
    after = roll_faces(f.p, f.action, (GRENADE,) * f.shot.dice)
    wins, other = (Text("quiz-m44-victory", {"side": side_name(p.setup, i)}) for i in (side, 1 - side))
    goes_on, later = Text("quiz-goes-on"), Text("quiz-m44-end-of-turn")
    rules = ("m44.medal.1", "m44.medal.5", "m44.medal.4" if worth > 1 else "", "m44.medal.6")
    sums = Text("quiz-m44-after-wins", {"n": min(medals_to_win, medals_to_win - missing + worth), "needed": medals_to_win})
    wrong = [(wins, sums), (goes_on, sums), (later, rule("m44.medal.5")), (other, rule("m44.medal.1"))]
    text = fight_text("quiz-m44-wins", f, n=medals_to_win - missing, needed=medals_to_win, side=side_name(p.setup, side))
    right, why = wins if after.outcome else goes_on, reasons(sums, rule("m44.medal.4" if worth > 1 else "m44.medal.6"))
    return Sketch(f.p, text, right=right, wrong=wrong, rules=rules, after=why, action=f.action)


TAKES = (*(f"m44.ground.{n}" for n in (1, 2, 3, 4, 9)), "m44.hedgerow.5", "m44.hedgerow.7", "m44.ocean.4")
OVERRUNS = ("m44.ground.5", "m44.ground.6", "m44.ground.7", "m44.battle.2", event_rules.CALM["forest"], event_rules.CALM["town"])
LOSSES = ("m44.retreat.5", "m44.bunker.4", "m44.resistance.6", "m44.medal.2")
ASKERS = (
    Asker("medals", 1, ("m44.medal.1", "m44.medal.3", "m44.medal.4"), _medals, (*EVERY[:3], EVERY[5], EVERY[6], EVERY[8])),
    Asker("retreat", 2, BACK, _retreat),
    Asker("pay", 2, LOSSES, _pay, (*EVERY, *(EVERY[1], EVERY[2], EVERY[6], EVERY[8]) * 2)),
    Asker("take", 2, TAKES, _take, (*EVERY, *(EVERY[1], EVERY[4], EVERY[7], EVERY[8], EVERY[9]) * 2)),
    Asker("overrun", 3, OVERRUNS, _overrun),
    Asker("wins", 2, ("m44.medal.1", "m44.medal.4", "m44.medal.5", "m44.medal.6"), _wins),
)
