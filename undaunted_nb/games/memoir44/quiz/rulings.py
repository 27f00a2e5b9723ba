"""Questions about whether an action is legal and, if not, which rule forbids it: moves, retreats, orders of special cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.text import Text

from ..rules.ground import grounds_on, reach
from ..rules.state.names import card_name
from ..rules.state.position import Position, Retreat
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
    fight_text,
    find_retreat,
    free,
    need,
    order_units,
    play_card,
    roll_flags,
    rule,
    stage_fight,
    tile_of,
    why_not,
    with_stand,
)

ORDINARY = frozenset({"m44.move.1", "m44.move.3", "m44.infantry.1", "m44.special.1", "m44.armor.1", "m44.artillery.1", "m44.resistance.4"})
"""Rules that every move shows: others are chosen first."""


def _no(case: str) -> Text:
    """Return the denial by a rule, or by one of its cases, as one short reason."""
    return Text(f"m44-no-{case.removeprefix('m44.').replace('.', '-')}")


def ask_ruling(
    p: Position, a: Action, text: Text, rng: Random, *, shows: Sequence[str], pool: Iterable[str], side: int = -1, suffix: str = ""
) -> Sketch:
    """Return the question whether an action is legal, or which rule alone forbids it.

    A legal action ``shows`` some rules, and ``pool`` has those that could forbid an action like it. The reasons are as long as the yes, so
    that no learner can guess by length. ``suffix`` marks the case of the rule that forbids it.
    """
    forbids, yes = broken_rules(p, a), Text("quiz-m44-yes")
    others = [r for r in pool if r not in forbids]
    denials = [(_no(r), rule(r)) for r in rng.sample(others, min(3, len(others)))]
    why = why_not(p, a)
    if why is None:
        return Sketch(p, text, right=yes, wrong=denials, rules=shows, side=side)
    need(len(forbids) == 1)
    return Sketch(p, text, right=_no(forbids[0] + suffix), wrong=[(yes, why), *denials[:2]], rules=forbids, side=side)


# Moves

WALLS = (
    "m44.move.4", "m44.move.5", "m44.move.3", "m44.move.9", "m44.river.1", "m44.bunker.1", "m44.hedgerow.1", "m44.hedgerow.2",
    "m44.beach.1",
)  # fmt: skip
"""The rules that can forbid a path."""
BY_GROUND = {
    "river": ("m44.river.1",), "bridge": ("m44.river.1",), "bunker": ("m44.bunker.1",), "hedgehog": ("m44.bunker.1",),
    "beach": ("m44.beach.1",), "hedgerow": ("m44.hedgerow.1", "m44.hedgerow.2", "m44.move.5"), "forest": ("m44.move.5",),
    "town": ("m44.move.5",), "ocean": ("m44.move.5",), "wire": ("m44.move.5",),
}  # fmt: skip
"""The rules that could forbid a path over a terrain or an object."""


def every_path(p: Position, start: str, most: int) -> list[tuple[str, ...]]:
    """Return every path of at most this length that enters no hex twice, except that it can return to its start."""
    paths: list[tuple[str, ...]] = []
    edge: list[tuple[str, ...]] = [(start,)]
    for _ in range(most):
        edge = [
            (*path, t)
            for path in edge
            for t in p.setup.board.neighbors[path[-1]]
            if len(path) == 1 or (t not in path[1:] and path[-1] != start)
        ]
        paths += edge
    return paths


def _walls(p: Position, path: Sequence[str]) -> tuple[str, ...]:
    """Return the rules that could seem to forbid this path."""
    nearby = {n for t in path for n in p.setup.board.neighbors[t]} | set(path)
    rules = [r for t in nearby for g in grounds_on(p, t) for r in BY_GROUND.get(g.id, ())]
    rules += ["m44.move.4"] if any(p.find_unit(t) >= 0 for t in nearby if t != path[0]) else []
    return tuple(sorted({*rules, "m44.move.3", "m44.move.9"}))


def _features(p: Position, a: Action) -> list[str]:
    """Return the rules that a legal move shows, without those of every move."""
    path, side, board = [str(t) for t in a.args], p.turn, p.setup.board
    rules = [r for e in p.apply(a).events for r in e.rules if r not in ORDINARY]
    foes = {tile_of(p, i) for i in alive(p, 1 - side)}
    sections = p.setup.sections[side]
    rules += ["m44.move.8"] if any(foes & set(board.neighbors[t]) for t in path[:-1]) else []
    rules += ["m44.move.7"] if not set(sections[path[0]]) & set(sections[path[-1]]) else []
    left = {g.id for g in grounds_on(p, path[0])}
    rules += ["m44.forest.1"] if "forest" in left and len(path) > 2 else []
    return [r for r in dict.fromkeys(rules) if r in MOVES]


MOVES = (
    *WALLS, "m44.move.2", "m44.move.7", "m44.move.8", "m44.order.5", "m44.forest.1", "m44.town.1", "m44.hedgerow.3", "m44.hedgerow.6",
    "m44.hill.1", "m44.bridge.1", "m44.bridge.2", "m44.ocean.1", "m44.ocean.5", "m44.beach.2", "m44.bunker.3", "m44.hedgehog.1",
    "m44.wire.1", "m44.card.behind-enemy-lines.2", "m44.card.behind-enemy-lines.3",
)  # fmt: skip
COMMON = (*(f"m44.move.{n}" for n in (3, 4, 5, 7, 8, 9)), "m44.forest.1", "m44.hill.1", "m44.river.1")
"""Rules that many moves show or break."""
SHOWS = {"m44.bridge.1": "m44.bridge.2"}
"""What a rule of an event teaches besides itself."""
NO_MOVES = ("Close Assault", "Firefight", "Dig-In")


def _mover(p: Position, rng: Random) -> tuple[Position, int, str]:
    """Return a unit ordered by a card, close to terrain, with the card."""
    tanks = alive(p, p.turn, "armor") if p.setup.most else []
    unit = rng.choice(tanks if tanks and rng.random() < 0.4 else need(alive(p, p.turn)))
    arm, special = p.setup.units[unit].kind.arm, rng.random()
    card = ANY_UNITS
    if special < 0.12:
        card = rng.choice(NO_MOVES)
    elif special < 0.3 and arm == "infantry":
        card = "Behind Enemy Lines"
    tiles, board = free(p, unit), p.setup.board
    grounds = sorted({g.id for t in tiles for n in (t, *board.neighbors[t]) for g in grounds_on(p, n) if g.id != "country"})
    if grounds and rng.random() < 0.85:
        ground, far = rng.choice(grounds), rng.choice((0, 0, 1, 1, 2))
        ground_tiles = [t for t in board.tiles if any(g.id == ground for g in grounds_on(p, t))]
        tiles = [t for t in tiles if any(board.distance[t][n] == far for n in ground_tiles)] or tiles
    if p.setup.afloat and rng.random() < 0.3:
        shore = [t for t in free(p, unit) if t in p.setup.afloat and any(n in p.setup.most for n in board.neighbors[t])]
        tiles = shore or tiles
    return order_units(with_stand(p, unit, rng.choice(tiles)), card, unit), unit, card


def _rooted_artillery(p: Position, rng: Random) -> tuple[Position, int, str] | None:
    """Return artillery in a bunker that has an order, if there is any."""
    guns = alive(p, p.turn, "artillery")
    dens = [t for t, names in p.setup.objects.items() if "bunker" in names and p.find_unit(t) < 0]
    if not guns or not dens:
        return None
    unit, card = rng.choice(guns), rng.choice((ANY_UNITS, "Artillery Bombard"))
    return order_units(with_stand(p, unit, rng.choice(dens)), card, unit), unit, card


def _may_move(p: Position, rng: Random) -> Sketch:
    """Ask whether a unit can move along a path."""
    p, unit, card = (_rooted_artillery(p, rng) if rng.random() < 0.15 else None) or _mover(p, rng)
    moved = rng.random() < (0.5 if card == "Behind Enemy Lines" else 0.08)
    if moved:
        first = need([a for a in p.actions() if a.kind == "move" and a.args[0] == tile_of(p, unit)])
        p = p.apply(rng.choice(first)).after
    start, most = tile_of(p, unit), reach(p, p.setup.units[unit])[0]
    paths = every_path(p, start, min(3, most + 1))
    busy = {*p.setup.terrain, *p.setup.objects, *p.wire, *(t for t, _ in p.stands)}
    paths = [path for path in paths if start in p.setup.most or busy & set(path[1:])] or paths
    attempts = [act(p, "move", *path) for path in rng.sample(paths, min(60, len(paths)))]
    moves_by_rule: dict[str, list[Action]] = {}
    legal = rng.random() < 0.55
    for a in attempts:
        forbids = broken_rules(p, a)
        for name in _features(p, a) if legal and not forbids else forbids if not legal and len(forbids) == 1 else ():
            moves_by_rule.setdefault(name, []).append(a)
    known = need([name for name in moves_by_rule if name in MOVES])
    names = [name for name in known if name != "m44.move.3"] or known
    rare = [name for name in names if name not in COMMON]
    name = rng.choice(sorted(rare if rare and rng.random() < 0.7 else names))
    a = rng.choice(moves_by_rule[name])
    shows = [*([SHOWS[name]] if name in SHOWS else []), name]
    pool = _walls(p, [str(t) for t in a.args])
    pool += ("m44.move.2",) if moved else ()
    pool += ("m44.order.5",) if card != ANY_UNITS else ()  # not only where it is the answer
    path, again = " – ".join(map(str, a.args)), "yes" if moved else "no"
    text = Text("quiz-m44-may-move", {"unit": describe_unit(p, unit), "path": path, "card": card_name(p.setup, card), "moved": again})
    return ask_ruling(p, a, text, rng, shows=shows, pool=pool)


# Retreats

BACK = ("m44.retreat.2", "m44.retreat.3", "m44.retreat.4", "m44.retreat.7", "m44.ocean.2")
"""The rules that can forbid a retreat."""
RETREATS = (*BACK, "m44.retreat.1", "m44.retreat.6", "m44.bridge.2", "m44.resistance.3")


def _block_retreat(p: Position, f: Fight, rng: Random) -> Fight:
    """Return the battle with a target in front of terrain, if there is such a hex."""
    home = p.setup.home[p.setup.units[f.target].side]
    grounds = sorted({g.id for t in home for n in home[t] for g in grounds_on(f.p, n) if g.id not in ("country", "beach")})
    if not grounds:
        return f
    ground = "ocean" if "ocean" in grounds and rng.random() < 0.5 else rng.choice(grounds)
    goals = {t for t in home if any(g.id == ground for n in home[t] for g in grounds_on(f.p, n))}
    if ground == "ocean":  # a whole row: a unit directly in front of it has no way at all
        goals = {t for t in home if t not in goals and goals & set(home[t])}
    return stage_fight(f, goals, rng, 2)


def _may_retreat(p: Position, rng: Random) -> Sketch:
    """Ask whether a unit can retreat along a path."""
    f = fight(p, rng, cover_chance=0.1)
    need(f.p.setup.units[f.target].kind.arm == "armor" or rng.random() >= 0.3)
    f = _block_retreat(p, f, rng)
    flags = rng.randint(1, min(2, f.shot.dice))
    after = roll_flags(f, flags)
    task = find_retreat(after)
    need(not task.ignorable)
    start, unit = tile_of(after, f.target), p.setup.units[f.target]
    retreats_by_rule: dict[str, list[Action]] = {}
    for path in every_path(after, start, min(flags * unit.kind.retreat, 3)):
        a = act(after, "retreat", *path)
        forbids = broken_rules(after, a)
        for name in forbids if len(forbids) == 1 and forbids[0] in BACK else () if forbids else _shown_back(after, task, path[1:]):
            retreats_by_rule.setdefault(name, []).append(a)
    rules = set(BACK) if rng.random() < 0.5 else set(RETREATS) - set(BACK)
    names = need([name for name in retreats_by_rule if name in rules])
    rare = [name for name in names if name not in ("m44.retreat.1", "m44.retreat.2", "m44.retreat.3", "m44.retreat.4")]
    name = rng.choice(sorted(rare if rare and rng.random() < 0.8 else names))
    a = rng.choice(retreats_by_rule[name])
    text = fight_text("quiz-m44-may-retreat", f, flags=flags, path=" – ".join(map(str, a.args)))
    return ask_ruling(after, a, text, rng, shows=[name], pool=BACK, side=unit.side)


def _shown_back(p: Position, task: Retreat, path: Sequence[str]) -> Iterable[str]:
    """Return the rules that a legal retreat shows."""
    grounds = [g for t in path for g in grounds_on(p, t)]
    yield "m44.retreat.1"
    if any(g.stop for t in path[:-1] for g in grounds_on(p, t)) or any(g.stop for g in grounds):
        yield "m44.retreat.6"
    if any(g.opens for g in grounds):
        yield "m44.bridge.2"
    if len(path) > task.flags:
        yield "m44.resistance.3"


# Wire, sandbags, and groups of targets

TARGETS = ("m44.card.air-power.1", "m44.card.air-power.2", "m44.sight.1", "m44.range.1", "m44.battle.3")
STRIKES = ("m44.card.air-power.1", "m44.card.air-power.2", "m44.card.strike.2", "m44.card.barrage.1")


def _may_strike(p: Position, rng: Random) -> Sketch:
    """Ask whether Air Power can hit a group of units."""
    side, foes = p.turn, alive(p, 1 - p.turn)
    need(len(foes) >= 3)
    free_tiles = free(p, foes[0])
    middle = rng.choice(free_tiles)
    spots = sorted(free_tiles, key=lambda t: (p.setup.board.distance[middle][t], rng.random()))
    for foe, tile in zip(foes[:6], spots[: min(len(foes), 6)], strict=False):
        if p.find_unit(tile) < 0:
            p = with_stand(p, foe, tile)
    p = play_card(p, "Air Power")
    tiles = [tile_of(p, i) for i in foes]
    size = rng.choice((1, 2, 2, 3, 3, 4, 5))
    need(size <= len(tiles))
    a = act(p, "strike", *rng.sample(tiles, size))
    forbids = broken_rules(p, a)
    need((not forbids) == (rng.random() < 0.5))
    distance = p.setup.board.distance
    far = min(distance[tile_of(p, i)][str(a.args[0])] for i in alive(p, side)) if alive(p, side) else 9
    shows = forbids or ("m44.card.strike.2" if size == 1 or far > 3 else "m44.card.air-power.1",)
    return ask_ruling(p, a, Text("quiz-m44-may-strike", {"hexes": list(a.args), "n": size}), rng, shows=shows, pool=TARGETS)


CLEARING = ("m44.wire.4", "m44.infantry.1", "m44.wire.6", "m44.wire.3")
WIRES = ("m44.wire.2", "m44.wire.4", "m44.wire.6", "m44.card.close-assault.2", "m44.infantry.1")


def _may_clear(p: Position, rng: Random) -> Sketch:
    """Ask whether a unit can remove the wire under it."""
    own_units, foes = alive(p, p.turn), alive(p, 1 - p.turn)
    card = rng.choice((ANY_UNITS, ANY_UNITS, "Close Assault", "Dig-In"))
    arms = need([i for i in own_units if p.setup.units[i].kind.arm in (("infantry", "artillery") if card == ANY_UNITS else ("infantry",))])
    need(foes)
    unit = rng.choice(arms)
    start = tile_of(p, unit)
    need(not p.setup.terrain.get(start))
    adjacent = [t for t in free(p, foes[0]) if p.setup.board.distance[start][t] == 1]
    if card == "Close Assault" and adjacent:
        p = with_stand(p, foes[0], rng.choice(adjacent))
    ordered = order_units(p, card, unit)
    steps = 0
    if card == ANY_UNITS and rng.random() < 0.6:
        moves = need([a for a in ordered.actions() if a.kind == "move" and a.args[0] == start and a.args[-1] not in p.setup.terrain])
        a = rng.choice(moves)
        start, steps = str(a.args[-1]), len(a.args) - 1
        ordered = ordered.apply(a).after
    ordered = ordered._replace(wire=ordered.wire | {start})
    a = act(ordered, "clear", start)
    forbids = broken_rules(ordered, a)
    need((not forbids) == (rng.random() < 0.6))
    beside = any(ordered.setup.board.distance[start][tile_of(ordered, i)] <= 3 for i in foes)
    shows = ("m44.card.close-assault.2",) if card == "Close Assault" else ("m44.wire.2",) if beside else ("m44.wire.6", "m44.wire.2")
    text = Text("quiz-m44-may-clear", {"unit": describe_unit(ordered, unit), "card": card_name(p.setup, card), "n": steps})
    return ask_ruling(ordered, a, text, rng, shows=shows, pool=CLEARING)


DIGS = ("m44.card.dig-in.1", "m44.card.dig-in.2", "m44.card.dig-in.3", "m44.order.5")
SANDBAGS = (*DIGS[1:], "m44.sandbags.2")


def _may_dig(p: Position, rng: Random) -> Sketch:
    """Ask what a unit ordered by Dig-In can do."""
    unit = rng.choice(need(alive(p, p.turn, "infantry")))
    wet = [t for t in p.setup.board.tiles if t in p.setup.afloat and p.find_unit(t) < 0]
    dry = [t for t in free(p, unit) if t not in p.setup.afloat]
    ordered = order_units(with_stand(p, unit, rng.choice(wet if wet and rng.random() < 0.4 else dry)), "Dig-In", unit)
    start = tile_of(ordered, unit)
    variant = rng.choice(("dig", "dig", "again", "empty", "move"))
    if variant == "again" and start not in p.setup.afloat:
        ordered = ordered._replace(sandbags=ordered.sandbags | {start})
    elif variant == "empty":
        ordered = ordered._replace(supply=(0, 0))
    goals = [t for t in ordered.setup.board.neighbors[start] if t in free(ordered, unit)]
    need(variant != "move" or goals)
    a = act(ordered, "move", start, goals[0]) if variant == "move" else act(ordered, "dig", start)
    key = "quiz-m44-may-go" if variant == "move" else "quiz-m44-may-dig"
    bags = {"n": ordered.supply[p.turn], "bags": "yes" if start in ordered.sandbags else "no"}
    text = Text(key, {"unit": describe_unit(ordered, unit), "hex": str(a.args[-1]), **bags})
    # the ocean does forbid sandbags to a unit on it, if that is not what forbids the move
    pool = SANDBAGS if variant != "move" or start not in ordered.setup.afloat else tuple(r for r in SANDBAGS if r != "m44.card.dig-in.3")
    suffix = "-there" if variant != "move" and start in ordered.sandbags else ""
    return ask_ruling(ordered, a, text, rng, shows=["m44.card.dig-in.1"], pool=pool, suffix=suffix)


COAST = EVERY[1]
DENIALS = (*WALLS, "m44.move.2", "m44.order.5", "m44.bunker.3", *BACK, *TARGETS, *CLEARING, *SANDBAGS)
"""The rules by which an answer denies an action."""
ASKERS = (
    Asker("may-move", 2, MOVES, _may_move, (*EVERY, *(COAST, EVERY[4], EVERY[6], EVERY[7], EVERY[8], EVERY[9]) * 2)),
    Asker("may-retreat", 2, RETREATS, _may_retreat, (*EVERY, *(COAST, EVERY[7]) * 3)),
    Asker("may-strike", 2, STRIKES[:3], _may_strike),
    Asker("may-clear", 2, WIRES, _may_clear),
    Asker("may-dig", 2, DIGS, _may_dig, (*EVERY, COAST, EVERY[7])),
)
