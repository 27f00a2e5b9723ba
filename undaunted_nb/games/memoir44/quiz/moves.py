"""Questions about moves: destination, distance, a battle afterward, and effects on the hexes."""

from __future__ import annotations

from random import Random

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.text import Text

from ..rules import event_rules
from ..rules.ground import extras, paths, reach
from ..rules.state import pieces
from ..rules.state.names import card_name, ground_name, kind_name
from ..rules.state.position import Position
from ..rules.state.setup import FLAG, GRENADE, STAR
from . import (
    ANY_UNITS,
    EVERY,
    Asker,
    Sketch,
    act,
    alive,
    broken_rules,
    by_reason,
    describe_unit,
    fight,
    fight_of,
    find_retreat,
    free,
    need,
    order_units,
    reasons,
    roll_faces,
    rule,
    tile_of,
    title,
    why_not,
    with_sandbags,
    with_stand,
)


def _shortest(p: Position, start: str, goal: str) -> list[tuple[str, ...]]:
    """Return every path to a hex that is no longer than the distance, whatever blocks it."""
    distance = p.setup.board.distance[goal]
    paths_so_far: list[tuple[str, ...]] = [(start,)]
    while paths_so_far[0][-1] != goal:
        paths_so_far = [
            (*path, t) for path in paths_so_far for t in p.setup.board.neighbors[path[-1]] if distance[t] == distance[path[-1]] - 1
        ]
    return paths_so_far


def mover(p: Position, rng: Random, card: str = ANY_UNITS) -> tuple[Position, int]:
    """Return a position and an ordered unit, moved next to terrain or another unit if possible."""
    unit = rng.choice(need(alive(p, p.turn)))
    tiles = free(p, unit)
    board = p.setup.board
    busy = [t for t in tiles if any(n in p.setup.terrain or n in p.setup.objects or n in p.wire for n in board.neighbors[t])]
    hedges = [t for t in tiles if t in p.setup.hedges]
    if rng.random() < 0.8:
        busy = hedges if hedges and rng.random() < 0.15 else busy
        p = with_stand(p, unit, rng.choice(busy if busy and rng.random() < 0.8 else tiles))
    section = p.setup.sections[p.turn][tile_of(p, unit)][0] if card != ANY_UNITS else ""
    return order_units(p, card, unit, section=section), unit


def attempt(p: Position, kind: str, start: str, goal: str) -> Action:
    """Return the direct move or retreat to a hex that breaks the fewest rules."""
    return min((act(p, kind, *path) for path in _shortest(p, start, goal)), key=lambda a: len(p.check(a).violations))


def _go(p: Position, rng: Random) -> Sketch:
    """Ask where the unit can go."""
    p, unit = mover(p, rng)
    start, farthest = tile_of(p, unit), reach(p, p.setup.units[unit])[0]
    legal = need({path[-1]: path for path in paths(p, unit)})
    need(p.check(act(p, "move", start, *next(iter(legal.values())))).legal)
    distance = p.setup.board.distance[start]
    bad = [t for t in p.setup.board.tiles if 0 < distance[t] <= farthest + 1 and t not in legal]
    rng.shuffle(bad)
    attempts = {t: attempt(p, "move", start, t) for t in bad[:10]}
    attempts = need(dict(sorted(attempts.items(), key=lambda attempt: broken_rules(p, attempt[1]) == ("m44.move.3",))))
    goal = max(rng.sample(sorted(legal), min(2, len(legal))), key=distance.__getitem__)
    wrong = by_reason((t, why) for t, a in attempts.items() if (why := why_not(p, a)))[:3]
    rules = ("m44.move.3", *(r for t, _ in wrong for r in broken_rules(p, attempts[str(t)])))
    after = Text("quiz-m44-after-go", {"path": " – ".join((start, *legal[goal]))})
    return Sketch(p, Text("quiz-m44-go", {"unit": describe_unit(p, unit)}), right=goal, wrong=wrong, rules=rules, after=after)


OBSTACLES = (
    "m44.move.4", "m44.move.5", "m44.move.3", "m44.river.1", "m44.bunker.1", "m44.hedgerow.1", "m44.hedgerow.2", "m44.beach.1",
)  # fmt: skip


def _hinder(p: Position, rng: Random) -> Sketch:
    """Ask which rule forbids an illegal move."""
    p, unit = mover(p, rng)
    start, farthest = tile_of(p, unit), reach(p, p.setup.units[unit])[0]
    distance = p.setup.board.distance[start]
    tiles = [t for t in p.setup.board.tiles if 0 < distance[t] <= farthest + 1]
    moves = [a for t in tiles for path in _shortest(p, start, t) if len(broken_rules(p, a := act(p, "move", *path))) == 1]
    moves_by_rule: dict[str, list[Action]] = {}
    for a in moves:
        moves_by_rule.setdefault(broken_rules(p, a)[0], []).append(a)
    kinds = need([r for r in OBSTACLES if r in moves_by_rule])
    obstacle = rng.choice([r for r in kinds if r != "m44.move.3"] or kinds)
    a = rng.choice(moves_by_rule[obstacle])
    why = p.check(a).violations[0].why
    wrong = [(title(r), rule(r)) for r in rng.sample(OBSTACLES, len(OBSTACLES))]
    text = Text("quiz-m44-hinder", {"unit": describe_unit(p, unit), "path": " – ".join(map(str, a.args))})
    return Sketch(p, text, right=title(obstacle), wrong=wrong, rules=[obstacle], after=reasons(why, rule(obstacle)))


def _reach(p: Position, rng: Random) -> Sketch:
    """Ask how far the unit can move, at most or before a battle."""
    unit = rng.choice(need(alive(p, p.turn)))
    kind = p.setup.units[unit].kind
    need(kind.id != "infantry" or rng.random() >= 0.4)
    card = rng.choice((ANY_UNITS, ANY_UNITS, {"infantry": "Behind Enemy Lines", "artillery": "Artillery Bombard"}.get(kind.arm, ANY_UNITS)))
    ordered = order_units(p, card, unit)
    most, then = reach(ordered, p.setup.units[unit])
    battle = rng.random() < 0.6
    reach_rule = event_rules.card(ordered.rules) if extras(ordered, p.setup.units[unit]).hexes >= 0 else event_rules.MOVES[kind.id]
    n, other = (then, most) if battle else (most, then)
    usual = kind.battle if battle else kind.move
    wrong = [
        (other, Text("quiz-m44-reach-alone" if battle else "quiz-m44-reach-then", {"n": other})),
        (usual, Text("quiz-m44-reach-card", {"n": usual, "card": card_name(p.setup, card)})) if card != ANY_UNITS else None,
        *_others_reach(kind.id, n, battle=battle),
    ]
    text = Text("quiz-m44-reach-battle" if battle else "quiz-m44-reach", {"unit": describe_unit(p, unit), "card": card_name(p.setup, card)})
    return Sketch(ordered, text, right=n, wrong=wrong, rules=[reach_rule])


def _others_reach(kind_id: str, right: int, *, battle: bool) -> list[tuple[int, Text]]:
    """Return the reach of other kinds of units as wrong answers."""
    kind_by_reach: dict[int, str] = {}
    for kind in pieces.unit_kinds().values():
        n = kind.battle if battle else kind.move
        if n != right and kind.id != kind_id:
            kind_by_reach.setdefault(n, kind.id)
    key = "quiz-m44-reach-battle-of" if battle else "quiz-m44-reach-of"
    return [(n, Text(key, {"n": n, "unit": kind_name(name)})) for n, name in kind_by_reach.items()]


NO = {
    "why-m44-moved-too-far": Text("quiz-m44-no-far"),
    "why-m44-entered": Text("quiz-m44-no-ground"),
    "why-m44-afloat": Text("quiz-m44-no-ocean"),
}


def reasons_against(p: Position, unit: int, foe: int) -> list[tuple[str, str]]:
    """Return the reasons why a unit cannot battle at all, each with its rule."""
    violations = p.check(act(p, "battle", tile_of(p, unit), tile_of(p, foe))).violations
    return [(v.why.key, v.rule) for v in violations if v.why.key in NO]


CALMS = {"forest": "m44.forest.2", "town": "m44.town.1", "hedgerow": "m44.hedgerow.3"}


def _then(p: Position, rng: Random) -> Sketch:
    """Ask whether a unit that has moved can battle."""
    free_folk = any(p.setup.units[i].kind.undeterred for i in alive(p, p.turn))
    card = "Infantry Assault" if rng.random() < (0.4 if free_folk else 0.1) else ANY_UNITS
    foes = alive(p, 1 - p.turn)
    p, unit = mover(p, rng, card)
    need(foes)
    start, kind = tile_of(p, unit), p.setup.units[unit].kind
    moves = [act(p, "move", start, *path) for path in paths(p, unit)]
    moves = need([a for a in moves if p.check(a).legal])
    results: dict[tuple[str, ...], list[Action]] = {}
    for a in moves:
        stops = reasons_against(p.apply(a).after, unit, foes[0])
        if len(stops) < 2:
            results.setdefault(tuple(name for _, name in stops), []).append(a)
    need(results)
    a = rng.choice(results[rng.choice(list(results))])
    after = p.apply(a).after
    stops = reasons_against(after, unit, foes[0])
    calm_grounds = [g.id for g in after.setup.fixed[tile_of(after, unit)] if g.calm]
    far = len(a.args) - 1
    limit = event_rules.card(after.rules) if extras(after, p.setup.units[unit]).hexes >= 0 else event_rules.MOVES[kind.id]
    undeterred = kind.undeterred and calm_grounds
    ground = rule("m44.resistance.2" if undeterred else CALMS[calm_grounds[0]] if calm_grounds else "m44.forest.2")
    right = yes = Text("quiz-m44-yes")
    wrong = [(NO["why-m44-entered"], ground), (NO["why-m44-moved-too-far"], rule(limit)), (NO["why-m44-afloat"], rule("m44.ocean.3"))]
    if stops:
        right, rules = NO[stops[0][0]], [stops[0][1]]
        rules += ["m44.resistance.5"] if undeterred and far > kind.battle else []
        violations = after.check(act(after, "battle", tile_of(after, unit), tile_of(p, foes[0]))).violations
        wrong = [(yes, next(v.why for v in violations if v.why.key in NO)), *wrong]
    else:
        rules = ["m44.resistance.2" if undeterred else limit]
        rules += ["m44.card.infantry-assault.3"] if kind.undeterred and card != ANY_UNITS and far > kind.battle else []
    path = " – ".join(map(str, a.args))
    text = Text("quiz-m44-then", {"unit": describe_unit(after, unit), "path": path, "card": card_name(p.setup, card)})
    return Sketch(after, text, right=right, wrong=wrong, rules=rules, after=rule(rules[-1]))


def _removal(p: Position, rng: Random) -> Sketch:
    """Ask what is removed from the board when a unit moves, or is driven off its hex."""
    own_units = need([i for i in alive(p, p.turn) if p.setup.units[i].kind.move])
    if rng.random() < 0.35:
        return _driven_off(p, rng)
    unit = rng.choice(own_units)
    start, arm = tile_of(p, unit), p.setup.units[unit].kind.arm
    need(arm != "infantry" or rng.random() >= 0.5)
    if rng.random() < 0.3 and not any(g.afloat for g in p.setup.fixed[start]):
        p = with_sandbags(p, start)
    ordered = order_units(p, ANY_UNITS, unit)
    path = rng.choice(need([path for path in paths(ordered, unit) if path[-1] not in p.setup.terrain]))
    goal = path[-1]
    if rng.random() < 0.9:
        ordered = ordered._replace(wire=ordered.wire | {goal})
    a = act(ordered, "move", start, *path)
    need(ordered.check(a).legal and (start in ordered.sandbags or goal in ordered.wire))
    after = ordered.apply(a).after
    rules, lying = [], []
    if start in ordered.sandbags:
        rules.append("m44.sandbags.2")
        lying.append(Text("quiz-m44-lies", {"ground": ground_name("sandbags"), "hex": start}))
    if goal in ordered.wire:
        rules.append({"armor": "m44.wire.3", "infantry": "m44.wire.1"}.get(arm, "m44.wire.4"))
        lying.append(Text("quiz-m44-lies", {"ground": ground_name("wire"), "hex": goal}))
    text = Text("quiz-m44-gone", {"unit": describe_unit(ordered, unit), "path": " – ".join((start, *path)), "things": lying})
    return _what_is_left(text, ordered, after, start, goal, rules, a)


def _what_is_left(text: Text, p: Position, after: Position, start: str, goal: str, rules: list[str], action: Action) -> Sketch:
    """Return a question about the sandbags on one hex and the wire on another."""
    bags, wire = start in p.sandbags - after.sandbags, goal in p.wire - after.wire

    def label(with_bags: int, with_wire: int) -> Text:
        things = [*([ground_name("sandbags")] if with_bags else []), *([ground_name("wire")] if with_wire else [])]
        return Text("quiz-m44-taken-away", {"things": things}) if things else Text("quiz-m44-nothing-gone")

    def why(with_bags: int, with_wire: int) -> Text:
        if with_bags != bags:
            mistake = "leave" if bags else "none"
        else:
            mistake = "wire-gone" if wire else "wire-stays" if goal in p.wire else "no-wire"
        both = "both" if start != goal and with_bags != bags and with_wire != wire else mistake
        return Text("quiz-m44-why-gone", {"which": both, "hex": start, "to": goal})

    after_text = reasons(rule(rules[0]), rule(rules[1])) if len(rules) > 1 else rule(rules[0])
    wrong = [(label(x, y), why(x, y)) for x in (1, 0) for y in (1, 0) if (x, y) != (bags, wire)]
    return Sketch(p, text, right=label(bags, wire), wrong=wrong, rules=rules, after=after_text, action=action)


def _driven_off(p: Position, rng: Random) -> Sketch:
    """Ask what is removed when a unit behind sandbags is eliminated, or when armor retreats onto wire."""
    f = fight(p, rng, cover_chance=0.0)
    start, unit = tile_of(f.p, f.target), p.setup.units[f.target]
    home = [t for t in p.setup.home[unit.side][start] if f.p.find_unit(t) < 0 and t not in p.setup.terrain and t not in p.setup.objects]
    killed = rng.random() < 0.4
    need(not p.setup.terrain.get(start) and (killed or home))
    goal = home[0] if home else start
    q = with_sandbags(f.p, start)
    q = with_stand(q, f.target, start, 1) if killed else q._replace(wire=q.wire | {*home})
    again = need(fight_of(q, f.unit, f.target))
    need(again.shot.dice >= (1 if killed else 2))
    faces = (GRENADE,) * again.shot.dice if killed else (FLAG, FLAG, *(STAR,) * (again.shot.dice - 2))
    after = roll_faces(q, again.action, faces)
    if killed:
        rules, path = ["m44.sandbags.3", "m44.sandbags.2"], ""
        goal = start
    else:
        need(find_retreat(after).ignorable)
        after = after.apply(act(after, "ignore", start)).after
        need(after.pending and after.check(a := act(after, "retreat", start, goal)).legal)
        after, path = after.apply(a).after, f"{start} – {goal}"
        rules = ["m44.sandbags.3", "m44.wire.5" if unit.kind.arm == "armor" else "m44.wire.1"]
    params = {"unit": describe_unit(q, f.target), "path": path, "hex": start, "wire": "yes" if goal in q.wire else "no", "to": goal}
    return _what_is_left(Text("quiz-m44-driven-off", params), again.p, after, start, goal, rules, again.action)


LIMITS = tuple(dict.fromkeys(event_rules.MOVES.values()))
STOPS = (
    *LIMITS[:3], "m44.armor.1", *event_rules.CALM.values(), "m44.resistance.2", "m44.resistance.5", "m44.ocean.3",
    "m44.card.infantry-assault.3",
)  # fmt: skip
ASKERS = (
    Asker("go", 1, ("m44.move.3", "m44.move.4", "m44.move.5", "m44.river.1", "m44.bunker.1", "m44.hedgerow.1", "m44.beach.1"), _go),
    Asker("reach", 1, (*LIMITS, "m44.card.behind-enemy-lines.1", "m44.card.artillery-bombard.1"), _reach),
    Asker("hinder", 2, OBSTACLES, _hinder, (*EVERY, *(EVERY[1], EVERY[7]) * 3, *(EVERY[4], EVERY[8], EVERY[9]) * 2)),
    Asker("then", 2, STOPS, _then, (*EVERY, *(EVERY[2], EVERY[8]) * 2)),
    Asker("gone", 1, ("m44.sandbags.2", "m44.sandbags.3", "m44.wire.1", "m44.wire.3", "m44.wire.4", "m44.wire.5"), _removal),
)
