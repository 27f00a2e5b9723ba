"""Questions about moves: destination, distance, a battle afterward, and effects on the hexes."""

from __future__ import annotations

from random import Random

from undaunted_nb.core.action import Action
from undaunted_nb.core.text import Text

from .. import citing
from ..ground import extras, paths, reach
from ..names import card_name, ground_name
from ..position import Position
from . import (
    ANY_UNITS,
    Asker,
    Sketch,
    Wrong,
    act,
    alive,
    broken,
    commanded,
    free,
    numbers,
    rule,
    tile_of,
    who,
    why_not,
    with_sandbags,
    with_stand,
)


def _shortest(p: Position, start: str, goal: str) -> list[tuple[str, ...]]:
    """Return every path to a hex that is no longer than the distance, whatever blocks it."""
    distance = p.setup.board.distance[goal]
    found: list[tuple[str, ...]] = [(start,)]
    while found[0][-1] != goal:
        found = [(*path, t) for path in found for t in p.setup.board.neighbors[path[-1]] if distance[t] == distance[path[-1]] - 1]
    return found


def mover(p: Position, rng: Random) -> tuple[Position, int] | None:
    """Return a position and an ordered unit, moved next to terrain or another unit if possible."""
    own = alive(p, p.turn)
    if not own:
        return None
    unit = rng.choice(own)
    tiles = free(p, unit)
    board = p.setup.board
    busy = [t for t in tiles if any(n in p.setup.terrain or n in p.setup.objects or n in p.wire for n in board.neighbors[t])]
    if rng.random() < 0.8:
        p = with_stand(p, unit, rng.choice(busy if busy and rng.random() < 0.8 else tiles))
    ordered = commanded(p, ANY_UNITS, unit)
    return (ordered, unit) if ordered else None


def _attempt(p: Position, unit: int, goal: str) -> Action:
    """Return the direct move to a hex that breaks the fewest rules."""
    return min((act(p, "move", *path) for path in _shortest(p, tile_of(p, unit), goal)), key=lambda a: len(p.check(a).violations))


def _go(p: Position, rng: Random) -> Sketch | None:
    """Ask where the unit can go."""
    found = mover(p, rng)
    if not found:
        return None
    p, unit = found
    start, farthest = tile_of(p, unit), reach(p, p.setup.units[unit])[0]
    legal = {path[-1]: path for path in paths(p, unit)}
    if not legal or not p.check(act(p, "move", start, *next(iter(legal.values())))).legal:
        return None
    distance = p.setup.board.distance[start]
    bad = [t for t in p.setup.board.tiles if 0 < distance[t] <= farthest + 1 and t not in legal]
    rng.shuffle(bad)
    tried = {t: _attempt(p, unit, t) for t in bad[:8]}
    tried = dict(sorted(tried.items(), key=lambda it: broken(p, it[1]) == ("m44.move.3",))[:3])
    if not tried:
        return None
    goal = max(rng.sample(sorted(legal), min(2, len(legal))), key=distance.__getitem__)
    wrong: list[Wrong] = [(t, why) for t, a in tried.items() if (why := why_not(p, a))]
    rules = ("m44.move.3", *(r for a in tried.values() for r in broken(p, a)))
    after = Text("quiz-m44-after-go", {"path": " – ".join((start, *legal[goal]))})
    return Sketch(Text("quiz-m44-go", {"unit": who(p, unit)}), goal, wrong, after, rules, p, p.turn)


OBSTACLES = (
    "m44.move.4", "m44.move.5", "m44.move.3", "m44.river.1", "m44.bunker.1", "m44.hedgerow.1", "m44.hedgerow.2", "m44.beach.1",
)  # fmt: skip


def _hinder(p: Position, rng: Random) -> Sketch | None:
    """Ask which rule forbids an illegal move."""
    found = mover(p, rng)
    if not found:
        return None
    p, unit = found
    start, farthest = tile_of(p, unit), reach(p, p.setup.units[unit])[0]
    distance = p.setup.board.distance[start]
    near = [t for t in p.setup.board.tiles if 0 < distance[t] <= farthest + 1]
    moves = [a for t in near for path in _shortest(p, start, t) if len(broken(p, a := act(p, "move", *path))) == 1]
    by: dict[str, list[Action]] = {}
    for a in moves:
        by.setdefault(broken(p, a)[0], []).append(a)
    kinds = [r for r in OBSTACLES if r in by]
    if not kinds:
        return None
    asked = rng.choice([r for r in kinds if r != "m44.move.3"] or kinds)
    a = rng.choice(by[asked])
    why = p.check(a).violations[0].why
    wrong: list[Wrong] = [(_title(r), why) for r in rng.sample(OBSTACLES, len(OBSTACLES)) if r != asked]
    text = Text("quiz-m44-hinder", {"unit": who(p, unit), "path": " – ".join(map(str, a.args))})
    return Sketch(text, _title(asked), wrong, Text("quiz-reasons", {"first": why, "second": rule(asked)}), (asked,), p, p.turn)


def _title(name: str) -> Text:
    return Text(name.replace(".", "-"))


def _reach(p: Position, rng: Random) -> Sketch | None:
    """Ask how far the unit can move, at most or before a battle."""
    own = alive(p, p.turn)
    if not own:
        return None
    unit = rng.choice(own)
    kind = p.setup.units[unit].kind
    card = rng.choice((ANY_UNITS, ANY_UNITS, {"infantry": "Behind Enemy Lines", "artillery": "Artillery Bombard"}.get(kind.arm, ANY_UNITS)))
    ordered = commanded(p, card, unit)
    if not ordered:
        return None
    most, then = reach(ordered, p.setup.units[unit])
    fight = rng.random() < 0.6
    asked = citing.card(ordered.rules) if extras(ordered, p.setup.units[unit]).hexes >= 0 else citing.MOVES[kind.id]
    why = rule(asked)
    n = then if fight else most
    wrong = numbers(*((k, why) for k in (most if fight else then, 0, 1, 2, 3) if k != n))
    text = Text("quiz-m44-reach-battle" if fight else "quiz-m44-reach", {"unit": who(p, unit), "card": card_name(p.setup, card)})
    return Sketch(text, str(n), wrong, why, (asked,), ordered, p.turn)


NO = {
    "why-m44-moved-too-far": Text("quiz-m44-no-far"),
    "why-m44-entered": Text("quiz-m44-no-ground"),
    "why-m44-afloat": Text("quiz-m44-no-ocean"),
}


def against(p: Position, unit: int, foe: int) -> list[tuple[str, str]]:
    """Return the reasons why a unit cannot battle at all, each with its rule."""
    found = p.check(act(p, "battle", tile_of(p, unit), tile_of(p, foe))).violations
    return [(v.why.key, v.rule) for v in found if v.why.key in NO]


def _then(p: Position, rng: Random) -> Sketch | None:
    """Ask whether a unit that has moved can battle."""
    found = mover(p, rng)
    foes = alive(p, 1 - p.turn)
    if not found or not foes:
        return None
    p, unit = found
    start, kind = tile_of(p, unit), p.setup.units[unit].kind
    moves = [act(p, "move", start, *path) for path in paths(p, unit)]
    moves = [a for a in moves if p.check(a).legal]
    if not moves:
        return None
    results: dict[tuple[str, ...], list[Action]] = {}
    for a in moves:
        results.setdefault(tuple(key for key, _ in against(p.apply(a).after, unit, foes[0])), []).append(a)
    single = [k for k in results if len(k) <= 1]
    if not single:
        return None
    a = rng.choice(results[rng.choice(single)])
    after = p.apply(a).after
    reasons = against(after, unit, foes[0])
    entered = [g.id for g in after.setup.fixed[tile_of(after, unit)] if g.calm]
    limit = citing.MOVES[kind.id]
    yes = Text("quiz-m44-yes")
    if reasons:
        right, rules = NO[reasons[0][0]], [reasons[0][1]]
        why = next(
            v.why for v in after.check(act(after, "battle", tile_of(after, unit), tile_of(p, foes[0]))).violations if v.why.key in NO
        )
        after_text = rule(rules[0])
        wrong: list[Wrong] = [(yes, why), *((no, after_text) for no in NO.values() if no != right)]
    else:
        rules = ["m44.resistance.2"] if kind.undeterred and entered else [limit]
        right, after_text = yes, rule(rules[0])
        wrong = [
            (NO["why-m44-entered"], after_text),
            (NO["why-m44-moved-too-far"], rule(limit)),
            (NO["why-m44-afloat"], rule("m44.ocean.3")),
        ]
    text = Text("quiz-m44-then", {"unit": who(after, unit), "path": " – ".join(map(str, a.args))})
    return Sketch(text, right, wrong, after_text, tuple(rules), after, p.turn)


def _gone(p: Position, rng: Random) -> Sketch | None:
    """Ask what a move removes from the board."""
    own = [i for i in alive(p, p.turn) if p.setup.units[i].kind.move]
    if not own:
        return None
    unit = rng.choice(own)
    start, arm = tile_of(p, unit), p.setup.units[unit].kind.arm
    if rng.random() < 0.6 and not any(g.afloat for g in p.setup.fixed[start]):
        p = with_sandbags(p, start)
    ordered = commanded(p, ANY_UNITS, unit)
    goals = [path for path in paths(ordered, unit) if path[-1] not in p.setup.terrain] if ordered else []
    if not ordered or not goals:
        return None
    path = rng.choice(goals)
    goal = path[-1]
    if rng.random() < 0.6:
        ordered = ordered._replace(wire=ordered.wire | {goal})
    a = act(ordered, "move", start, *path)
    if not ordered.check(a).legal or not (start in ordered.sandbags or goal in ordered.wire):
        return None
    after = ordered.apply(a).after
    bags, wire = start in ordered.sandbags - after.sandbags, goal in ordered.wire - after.wire

    def label(with_bags: int, with_wire: int) -> Text:
        things = [*([ground_name("sandbags")] if with_bags else []), *([ground_name("wire")] if with_wire else [])]
        return Text("quiz-m44-taken-away", {"things": things}) if things else Text("quiz-m44-nothing-gone")

    rules = [*(["m44.sandbags.2"] if bags else [])]
    if goal in ordered.wire:
        rules.append({"armor": "m44.wire.3", "infantry": "m44.wire.1"}.get(arm, "m44.wire.4"))
    why = rule(rules[-1]) if len(rules) == 1 else Text("quiz-reasons", {"first": rule(rules[0]), "second": rule(rules[1])})
    wrong: list[Wrong] = [(label(x, y), why) for x in (1, 0) for y in (1, 0) if (x, y) != (bags, wire)]
    lying = [*([Text("quiz-m44-lies", {"ground": ground_name("sandbags"), "hex": start})] if start in ordered.sandbags else [])]
    lying += [Text("quiz-m44-lies", {"ground": ground_name("wire"), "hex": goal})] if goal in ordered.wire else []
    text = Text("quiz-m44-gone", {"unit": who(ordered, unit), "path": " – ".join((start, *path)), "things": lying})
    return Sketch(text, label(bags, wire), wrong, why, tuple(rules), ordered, p.turn, ordered.format(a))


LIMITS = tuple(dict.fromkeys(citing.MOVES.values()))
ASKERS = (
    Asker("go", 1, ("m44.move.3", "m44.move.4", "m44.move.5", "m44.river.1", "m44.bunker.1", "m44.hedgerow.1", "m44.beach.1"), _go),
    Asker("reach", 1, (*LIMITS, "m44.card.behind-enemy-lines.1", "m44.card.artillery-bombard.1"), _reach),
    Asker("hinder", 2, OBSTACLES, _hinder),
    Asker("then", 2, (*LIMITS[:3], "m44.armor.1", *citing.CALM.values(), "m44.resistance.2", "m44.ocean.3"), _then),
    Asker("gone", 1, ("m44.sandbags.2", "m44.wire.1", "m44.wire.3"), _gone),
)
