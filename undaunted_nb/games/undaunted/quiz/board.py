"""Questions about the board: adjacent tiles, paths, markers."""

from __future__ import annotations

from random import Random

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.text import Text

from ..rules.actions import EXIT, origin, unit_index
from ..rules.state.names import card_name, counter_name, unit_name
from ..rules.state.position import CONTROLLED, DISCARD, NONE, SCOUTED, SUPPLY, Position
from . import (
    ANY,
    DESERT,
    Asker,
    Sketch,
    Wrong,
    able_cards,
    clear_tile,
    cost,
    costs,
    describe_use,
    happens,
    marker_at,
    move_cards,
    named,
    need,
    reasons,
    rule,
    why_not,
    with_mark,
    with_stand,
)

SPAWNS = ("normandy/critical-intelligence", "normandy/la-raye", "normandy/example-round")
WIDE = (*SPAWNS, *DESERT)
MORTARS = ("normandy/mortar", "normandy/critical-intelligence")


def circles(p: Position, a: Action) -> bool:
    """Return whether a path comes back to its start or enters a tile twice, which no player would choose."""
    return len({origin(p, a), *a.args}) <= len(a.args)


def _neighbor(p: Position, rng: Random) -> Sketch:
    board = p.setup.board
    tile = rng.choice(board.tiles)
    far = need([t for t in board.tiles if board.distance[tile][t] > 1])
    two_away = [t for t in far if board.distance[tile][t] == 2] or far
    rng.shuffle(two_away)
    wrong = [(t, Text("quiz-steps-away", {"tile": t, "from": tile, "n": board.distance[tile][t]})) for t in (*two_away[:3], *far)]
    after = Text("quiz-after-near", {"tile": tile, "near": list(board.neighbors[tile])})
    return Sketch(p, Text("quiz-neighbor", {"tile": tile}), right=rng.choice(board.neighbors[tile]), wrong=wrong, after=after)


def _neighbors(p: Position, rng: Random) -> Sketch:
    board = p.setup.board
    tile = rng.choice(board.tiles)
    neighbors, count = board.neighbors[tile], len(board.neighbors[tile])
    params = {"tile": tile, "near": list(neighbors), "n": count}
    guesses = rng.sample([n for n in (4, 8, count + 1, count - 1, count + 2) if 0 < n != count], 3)
    wrong = [(n, Text("quiz-near-few" if n < count else "quiz-near-many", {**params, "guess": n})) for n in guesses]
    return Sketch(p, Text("quiz-neighbors", {"tile": tile}), right=count, wrong=wrong, after=Text("quiz-after-near", params))


def _distance(p: Position, rng: Random) -> Sketch:
    board = p.setup.board
    start, goal = rng.sample(board.tiles, 2)
    n = board.distance[start][goal]
    (x, y), (u, v) = board.places[start], board.places[goal]
    wrong = [
        (n + 1, Text("quiz-counted-start", {"tile": start})),
        (n - 1, Text("quiz-counted-between", {"tile": goal})),
        ((abs(x - u) + abs(y - v) + 1) // 2, Text("quiz-counted-square")),
        (n + 2, Text("quiz-shorter-way", {"n": n})),
    ]
    after = Text("quiz-after-distance", {"from": start, "tile": goal, "n": n})
    return Sketch(p, Text("quiz-distance", {"from": start, "tile": goal}), right=n, wrong=wrong, after=after)


def _go(p: Position, rng: Random) -> Sketch:
    """Ask where a unit can move. One tile is right, and the engine explains what is wrong with the others."""
    ways = need([a for a in p.actions() if a.kind == "move" and len(a.args) == 1 and not a.at and EXIT not in a.args])
    action = rng.choice(ways)
    wrong: list[tuple[int, str, Text]] = []
    rules = {"un.move.1"}
    start = origin(p, action)
    for tile in rng.sample(p.setup.board.tiles, len(p.setup.board.tiles)):
        verdict = p.check(action._replace(args=(tile,)))
        reason = why_not(p, verdict.action)
        if reason and tile != start:
            wrong.append((len(verdict.violations), tile, reason))
    wrong.sort(key=lambda mistake: mistake[0])  # first those that one rule alone forbids
    single = [mistake for mistake in wrong if mistake[0] == 1]
    adjacent = [mistake for mistake in single if p.setup.board.distance[start][mistake[1]] == 1]
    picks = [*adjacent[:2], *[mistake for mistake in single if mistake not in adjacent][:2], *wrong]
    for _, tile, _ in picks[:3]:
        rules |= {v.rule for v in p.check(action._replace(args=(tile,))).violations}
    need(len(picks) >= 2)
    unit = unit_index(p, action)
    side = p.setup.side(action.side)
    text = Text("quiz-go", {"card": card_name(p.setup, side, action.card), "unit": unit_name(p.setup, unit), "tile": start})
    own_marks = [t for t in p.setup.board.neighbors[start] if marker_at(p, side, t) != NONE]
    after = Text("quiz-after-go", {"tile": start, "mine": own_marks})
    options = [(tile, why) for _, tile, why in picks]
    return Sketch(p, text, right=str(action.args[0]), wrong=options, rules=sorted(rules), after=after, side=side)


def _target(p: Position, rng: Random) -> Sketch:
    ways = need([a for a in p.actions() if a.kind == "target"])
    mortar = unit_index(p, ways[0])
    p = with_stand(p, mortar, rng.choice(p.setup.board.tiles))
    ways = need([a for a in p.actions() if a.kind == "target" and unit_index(p, a) == mortar])
    action = rng.choice(ways)
    start, distance = origin(p, action), p.setup.board.distance[origin(p, action)]
    wrong: list[Wrong] = []
    for tile in sorted(p.setup.board.tiles, key=lambda t: (-min(distance[t], 1), rng.random())):
        reason = why_not(p, action._replace(args=(tile,)))
        if reason:
            wrong.append((tile, reason))
    goal = str(action.args[0])
    after = Text("quiz-after-distance", {"from": start, "tile": goal, "n": distance[goal]})
    rules = ("un.target.1", "un.target.3", "un.target.2" if p.halves[p.turn].target else "")
    return Sketch(p, Text("quiz-target", {"tile": start}), right=goal, wrong=wrong, rules=rules, after=after)


def _spawn(p: Position, rng: Random) -> Sketch:
    """Ask where a unit that is off the board enters."""
    side = p.turn
    ways = need([a for a in p.actions() if a.kind in ("move", "attack", "scout") and unit_index(p, a) >= 0])
    action = rng.choice(ways)
    unit = unit_index(p, action)
    was = p.stands[unit][0]
    p = with_stand(p, unit, "")
    uses = need([a for a in p.actions() if a.card == action.card and a.kind == action.kind])
    action = rng.choice(uses)
    here = next(str(e.data["tile"]) for e in p.apply(action).events if e.kind == "entered")
    name = unit_name(p.setup, unit)
    own_tiles = [t for t in p.setup.board.tiles if marker_at(p, side, t) == CONTROLLED]
    guesses = [(s.tile, "other") for s in p.setup.spawns if s.side == side and s.tile != here] + [(was, "was")]
    guesses += [(s.tile, "enemy") for s in p.setup.spawns if s.side != side] + [(t, "mine") for t in rng.sample(own_tiles, len(own_tiles))]
    params = {"unit": name, "tile": here}
    wrong: list[Wrong] = [
        (tile, Text("quiz-spawn-why", {**params, "how": how, "wrong": tile})) for tile, how in guesses if tile and tile != here
    ]
    wrong.insert(rng.randrange(3), (Text("quiz-spawn-gone"), rule("un.casualty.6")))
    deed = describe_use(p, action._replace(args=()) if action.kind != "attack" else action)
    text = Text("quiz-spawn", {"unit": name, "deed": deed, "tile": was})
    rules = ("un.spawn.1", "un.spawn.2", "un.casualty.6")
    return Sketch(p, text, right=here, wrong=wrong, rules=rules, after=Text("quiz-spawn-there", params), action=action)


def _control(p: Position, rng: Random) -> Sketch:
    """Ask whether a unit can control its tile."""
    side = p.turn
    index = rng.choice(need(able_cards(p, "control")))
    unit = p.setup.unit_of[side][index]
    here = p.stands[unit][0]
    p = with_stand(p, unit, here)
    case = rng.choice(("free", "free", "enemy", "bare", "twice"))
    p = with_mark(p, side, here, {"bare": NONE, "twice": CONTROLLED}.get(case, SCOUTED))
    if case == "twice" and marker_at(p, 1 - side, here) == CONTROLLED:
        p = with_mark(p, 1 - side, here, SCOUTED)
    foes = [i for i in p.setup.by_side[1 - side] if p.stands[i][0]]
    if case != "enemy":
        p = clear_tile(p, 1 - side, here, rng)
    elif foes:
        p = with_stand(p, rng.choice(foes), here, suppressed=rng.random() < 0.5)
    action = Action("control", p.setup.sides[side], p.setup.cards[side][index].id)
    violations = p.check(action).violations
    need(len(violations) <= 1)
    no = {
        "un.control.3": (Text("quiz-control-enemy"), Text("quiz-no-enemy", {"tile": here})),
        "un.control.4": (Text("quiz-control-bare"), Text("quiz-has-mark", {"tile": here})),
        "un.control.5": (Text("quiz-control-twice"), Text("quiz-not-twice", {"tile": here})),
    }
    yes = Text("quiz-control-yes")
    reason = violations[0].rule if violations else ""
    need(not reason or reason in no)
    right = no[reason][0] if reason else yes
    wrong = [(label, why) for name, (label, why) in no.items() if name != reason]
    wrong += [(yes, violations[0].why)] if violations else []
    rng.shuffle(wrong)
    after = violations[0].why if violations else rule("un.control.1")
    text = Text("quiz-control", {"unit": counter_name(p.setup, unit), "tile": here})
    low = reason == "un.control.3" and all(p.stands[foe][1] for foe in foes if p.stands[foe][0] == here)
    rules = (reason or "un.control.1", "un.control.7" if low else "")
    after = reasons(after, rule("un.control.7")) if low else after
    return Sketch(p, text, right=right, wrong=wrong, rules=rules, after=after, action=action)


def limit_fog(p: Position, rng: Random) -> Position:
    """Return the position in which the supply of the side to move has all its Fog of War cards, one of them or none."""
    fog, most = p.setup.fog[p.turn], rng.choice((0, 1, 9, 9))
    count = p.halves[p.turn].supply[fog]
    return move_cards(p, p.turn, fog, SUPPLY, DISCARD, count - most) if count > most else p


def _scout(p: Position, rng: Random) -> Sketch:
    """Ask how many markers a Scout places, and how many Fog of War it costs."""
    ways = need([a for a in p.actions() if a.kind == "scout" and EXIT not in a.args])
    ways = [a for a in ways if not circles(p, a)] or ways
    action = rng.choice([a for a in ways if len(a.args) == rng.choice((1, 2, 2))] or ways)
    side, start = p.turn, origin(p, action)
    if rng.random() < 0.35:
        p = with_mark(p, side, start, NONE)
    p = limit_fog(p, rng)
    have = p.halves[side].supply[p.setup.fog[side]]
    events = happens(p, action).events
    markers = next((len(e.data["tiles"]) for e in events if e.kind == "scouted"), 0)
    fog_count = next((int(e.data["count"]) for e in events if e.kind == "fog_taken"), 0)
    steps = len(dict.fromkeys(action.args))
    start_bare = marker_at(p, side, start) == NONE
    guesses = [(markers, markers)] if fog_count < markers else []
    guesses += [(steps, min(steps, have))]
    guesses += [(markers + 1, min(markers + 1, have))] if start_bare else []
    guesses += [(markers, 0), (markers, 1), (0, 0), (steps + 1, steps + 1), (markers, markers + 1)]
    wrong = costs(guesses, markers, fog_count, steps - markers, have)
    known = [r for e in events if e.kind in ("scouted", "fog_taken") for r in e.rules]
    rules = [r for r in known if r != "un.scout.4" or fog_count != markers] or ["un.scout.2"]
    text = Text("quiz-scout", {"deed": describe_use(p, action), "tile": start, "n": have, "side": named(p, side)})
    after = Text("quiz-after-scout", {"markers": markers, "fog": fog_count})
    level = 3 if fog_count < markers or markers < steps else 2
    return Sketch(p, text, right=cost(markers, fog_count), wrong=wrong, rules=rules, after=after, action=action, level=level)


ASKERS = (
    Asker("neighbor", 1, ("un.board.1",), _neighbor, WIDE),
    Asker("neighbors", 1, ("un.board.1",), _neighbors, WIDE),
    Asker("distance", 1, ("un.defence.3",), _distance, WIDE),
    Asker("go", 1, ("un.move.1", "un.move.2", "un.board.1"), _go),
    Asker("target", 1, ("un.target.1", "un.target.2", "un.target.3"), _target, MORTARS),
    Asker("spawn", 1, ("un.casualty.6", "un.spawn.1", "un.spawn.2"), _spawn, SPAWNS),
    Asker("control", 2, ("un.control.1", "un.control.3", "un.control.4", "un.control.5", "un.control.7"), _control, ANY),
    Asker("scout", 2, ("un.scout.2", "un.scout.3", "un.scout.4", "un.scout.5"), _scout, (*SPAWNS, "normandy/hills", *DESERT)),
)
