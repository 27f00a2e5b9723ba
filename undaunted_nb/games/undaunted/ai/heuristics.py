"""The rules of thumb of Undaunted (``search/heuristics.py`` chooses by them)."""

from __future__ import annotations

from collections.abc import Mapping

from undaunted_nb.engine.action import Action
from undaunted_nb.probability.number_format import in_percent
from undaunted_nb.search.heuristics import Method, Rule, by_kind, thumb_of, weigh

from ..rules.actions import EXIT, origin
from ..rules.state.crew import as_vehicle, crew_of, disabled, place_of, vehicle_of
from ..rules.state.ending import round_of
from ..rules.state.names import card_name, side_name, target_name
from ..rules.state.position import NONE, TURNS, Position
from . import evaluation
from .evaluation import POINT, WIN
from .facts import Facts
from .win_probability import lead, outcomes, topics

KEY = "un"
TRUST = {"normandy": 0.005, "north-africa": 0.03}
"""How much a worth counts for a search, on the scale of a chance to win, for each edition: what won more games."""
COPIES = {"riflemen": 4.0, "machine-gunners": 4.2, "scouts": 2.4, "snipers": 4.0, "mortar": 3.5}
"""The worth of one more card in the deck, by the kind of its counter. Other kinds count as ``COPY``."""
COPY = 3.2
SCORER_BONUS = 0.8
"""How much more a card counts whose unit can bring points."""
FEWER = 0.3
"""How much each copy in the deck lowers the worth of another."""
DRAW_WORTH = 3.0
"""The worth of a drawn card that is not Fog of War."""
FOG = 0.9
"""The cost of a Fog of War in your own deck, and the worth of one in the enemy's."""
AGAIN = 3.6
"""The worth of a card that comes back to the hand."""
HIGH = 0.25
"""The worth of each point of initiative."""
URGENT = 6.0
"""How much more initiative counts while somebody can win in the next turn."""

__all__ = ["ALIKE", "BY_KIND", "KEY", "RULES", "facts", "lead", "outcomes", "topics", "trust"]
Params = Mapping[str, object]


def facts(p: Position, side: str) -> Facts:
    """Return the facts of a position as a side sees it."""
    return Facts(p, side)


def _unit_name(f: Facts, a: Action) -> Params:
    return {"unit": target_name(f.setup, f.mover(a)), "tile": _goal_tile(f, a)}


def _goal_tile(f: Facts, a: Action) -> str:
    path = f.path(a)
    return path[-1] if path else f.start(a)


# Control


def _wins(f: Facts, a: Action) -> float:
    needed = evaluation.points_needed(f.setup, f.side_number)
    points = evaluation.gain(f.p, f.side_number, origin(f.p, a))[0]
    return WIN if needed and points and f.p.score(f.side_number) + points >= needed else 0.0


def _scores(f: Facts, a: Action) -> float:
    return 1.5 * POINT * evaluation.gain(f.p, f.side_number, origin(f.p, a))[0]


def _denies(f: Facts, a: Action) -> float:
    return 1.2 * POINT * evaluation.gain(f.p, f.side_number, origin(f.p, a))[1]


def _about_control(f: Facts, a: Action) -> Params:
    tile = origin(f.p, a)
    points, losses = evaluation.gain(f.p, f.side_number, tile)
    return {"tile": tile, "points": points, "lost": losses, "enemy": side_name(f.setup, f.enemy)}


# Attacks


def _target(f: Facts, a: Action) -> int:
    return f.setup.by_target[str(a.args[0])]


def _source(f: Facts, a: Action) -> str:
    return "" if a.kind == "strafe" else origin(f.p, a)


def _chance(f: Facts, a: Action) -> float:
    return evaluation.chance_to_hit(f.p, a.kind, f.dice(a), _target(f, a), _source(f, a))


def _is_threat(f: Facts, target: int) -> bool:
    return target < len(f.setup.counters) and evaluation.threat(f.p, target) > 0


def _stops(f: Facts, a: Action) -> float:
    target = _target(f, a)
    return _chance(f, a) * f.hit(target) if _is_threat(f, target) else 0.0


def _hits_goal(f: Facts, a: Action) -> float:
    target = _target(f, a)
    return _chance(f, a) * f.hit(target) if not _is_threat(f, target) and _named(f, target) else 0.0


def _hits(f: Facts, a: Action) -> float:
    target = _target(f, a)
    return _chance(f, a) * f.hit(target) if not _is_threat(f, target) and not _named(f, target) else 0.0


def _named(f: Facts, target: int) -> bool:
    goals, vehicle = f.setup.goals[f.side_number], as_vehicle(f.setup, target)
    if any(goal.kind == "neutralize" and target in f.setup.targets_of(goal, f.side_number) for goal in goals):
        return True
    if target < len(f.setup.counters):
        return f.setup.counters[target].kind == "riflemen" and any(goal.kind == "pin" for goal in goals)
    return vehicle < 0


def _about_hit(f: Facts, a: Action) -> Params:
    target = _target(f, a)
    return {
        "target": target_name(f.setup, target),
        "tile": place_of(f.p, target),
        "percent": in_percent(_chance(f, a)),
        "points": evaluation.threat(f.p, target) if target < len(f.setup.counters) else 0,
    }


def _suppresses(f: Facts, a: Action) -> float:
    target = _target(f, a)
    if target < len(f.setup.counters) and f.p.stands[target][1]:
        return 0.0
    return _chance(f, a) * (10.0 if _is_threat(f, target) else 4.5)


def _blast_worth(f: Facts, tile: str, dice: int) -> float:
    total = 0.0
    for i, (place, _) in enumerate(f.p.stands):
        if place == tile:
            chance = evaluation.chance_to_hit(f.p, "blast", dice, i, "")
            total += chance * (f.hit(i) if f.setup.counters[i].side == f.enemy else -8.0)
    return total


def _blasts(f: Facts, a: Action) -> float:
    return _blast_worth(f, f.p.halves[f.side_number].target, f.dice(a)) + 0.1


def _enemies_on(f: Facts, tile: str) -> int:
    return sum(f.p.stands[i][0] == tile for i in f.setup.by_side[f.enemy])


def _about_blast(f: Facts, a: Action) -> Params:
    tile = str(a.args[0]) if a.args else f.p.halves[f.side_number].target
    return {"tile": tile, "enemies": _enemies_on(f, tile)}


def _aims(f: Facts, a: Action) -> float:
    now = f.p.halves[f.side_number].target
    return 0.7 * (_blast_worth(f, str(a.args[0]), 2) - (_blast_worth(f, now, 2) if now else 0.0))


# Ways


def _nearer(f: Facts, a: Action) -> float:
    places = f.places_after(a)
    if not places or not any(unit in evaluation.can_control(f.setup, f.side_number) for unit in places):
        return 0.0
    return 0.9 * f.bold * (f.pull_after(places) - f.pull)


def _about_nearer(f: Facts, a: Action) -> Params:
    """Return the place that the mover comes nearest to, and its steps from there."""
    end, start = _goal_tile(f, a), f.start(a)
    best, away = 0.0, ("", 0)
    for goal, worth in evaluation.aims_of(f.p, f.side_number):
        steps = evaluation.steps_to(f.setup, f.marks, goal)
        if end in steps and start in steps:
            gain = worth * (evaluation.NEARER[steps[end]] - evaluation.NEARER[steps[start]])
            if gain > best:
                best, away = gain, (goal, f.setup.board.distance[end].get(goal, 0))
    return {**_unit_name(f, a), "goal": away[0], "steps": away[1]}


def _opens(f: Facts, a: Action) -> float:
    index, marks = f.setup.board.index, f.marks
    tiles = tuple(dict.fromkeys([tile for tile in f.path(a) if marks[index[tile]] == NONE]))
    if not tiles:
        return 0.0
    fog = f.setup.fog[f.side_number]
    cost = min(len(tiles), f.p.halves[f.side_number].supply[fog]) if fog >= 0 else 0
    gain = f.gain_of_scouting(tiles)
    return max(1.1 * f.bold * gain - FOG * cost + 0.4, 0.0) if gain > 0 else -FOG * cost


def _about_opens(f: Facts, a: Action) -> Params:
    index = f.setup.board.index
    tiles = list(dict.fromkeys(tile for tile in f.path(a) if f.marks[index[tile]] == NONE))
    return {"tiles": tiles, "n": len(tiles)}


def _shoots_better(f: Facts, a: Action) -> float:
    end, unit = _goal_tile(f, a), f.mover(a)
    return 0.5 * (f.firepower(unit, end) - f.firepower(unit, f.start(a)))


def _cover_gain(f: Facts, a: Action) -> float:
    return 0.7 * (evaluation.cover(f.p, _goal_tile(f, a)) - evaluation.cover(f.p, f.start(a)))


def _about_cover(f: Facts, a: Action) -> Params:
    return {**_unit_name(f, a), "cover": evaluation.cover(f.p, _goal_tile(f, a)), "before": evaluation.cover(f.p, f.start(a))}


def _blocks(f: Facts, a: Action) -> float:
    return f.block_worth(_goal_tile(f, a), f.mover(a)) - f.block_worth(f.start(a), f.mover(a))


def _about_blocks(f: Facts, a: Action) -> Params:
    return {**_unit_name(f, a), "points": evaluation.gain(f.p, f.enemy, _goal_tile(f, a))[0]}


def _escapes(f: Facts, a: Action) -> float:
    unit = f.mover(a)
    vehicle = vehicle_of(f.p.gear, unit) if a.kind == "drive" else -1
    first = len(f.setup.counters)
    ids = {unit, first + vehicle, *crew_of(f.p.gear, vehicle)} if vehicle >= 0 else {unit}
    ids &= f.setup.escapers[f.side_number]
    if not ids:
        return 0.0
    if a.args and a.args[-1] == EXIT:
        return 4 * POINT * len(ids)
    end = _goal_tile(f, a)
    return evaluation.escape_pull(f.p, f.side_number, f.marks, dict.fromkeys(ids, end)) - f.escape


def _returns(f: Facts, a: Action) -> float:
    unit = f.unit(a)
    return 1.5 if unit >= 0 and not f.p.stands[unit][0] and evaluation.tile_of(f.p, unit) else 0.0


# Cards


def _bolsters(f: Facts, a: Action) -> float:
    total, more = 0.0, dict[str, int]()
    for name in map(str, a.args):
        _, index, card = f.setup.by_names[a.side, name]
        if card.fog:
            total -= 3.0
            continue
        unit = f.setup.unit_of[f.side_number][index]
        kind = f.setup.counters[unit].kind if unit >= 0 else ""
        copies = f.circulating[index] + more.get(name, 0)
        more[name] = more.get(name, 0) + 1
        bonus = SCORER_BONUS if unit in evaluation.can_control(f.setup, f.side_number) else 0.0
        total += (COPIES.get(kind, COPY) + bonus) / (1 + FEWER * copies)
    return total * (0.5 if f.urgent else 1.0)


def _about_cards(f: Facts, a: Action) -> Params:
    names = dict.fromkeys(map(str, a.args))
    return {"cards": [card_name(f.setup, f.side_number, name) for name in names], "n": len(a.args)}


def _draws(f: Facts, a: Action) -> float:
    half, fog = f.p.halves[f.side_number], f.setup.fog[f.side_number]
    whole = sum(half.deck) + sum(half.discard)
    dead = (half.deck[fog] + half.discard[fog]) / whole if fog >= 0 and whole else 0.0
    return float(a.args[0]) * DRAW_WORTH * (1 - dead)


def _about_count(_f: Facts, a: Action) -> Params:
    return {"n": a.args[0]}


def _inspires(_f: Facts, a: Action) -> float:
    return AGAIN * len(a.args)


def _clears_fog(_f: Facts, _a: Action) -> float:
    return 3.0


def _conceals(f: Facts, _a: Action) -> float:
    fog = f.setup.fog[f.enemy]
    return 2.0 * FOG if fog >= 0 and f.p.halves[f.enemy].supply[fog] else 0.0


def _about_enemy(f: Facts, _a: Action) -> Params:
    return {"enemy": side_name(f.setup, f.enemy)}


def _readies(_f: Facts, _a: Action) -> float:
    return 4.0


def _about_unit(f: Facts, a: Action) -> Params:
    return {"unit": target_name(f.setup, f.unit(a))}


# Vehicles


def _boards(f: Facts, a: Action) -> float:
    vehicle = as_vehicle(f.setup, f.setup.by_target[str(a.args[0])])
    if disabled(f.setup, f.p.gear, vehicle):
        return -1.0
    seat = next((place for place in f.setup.vehicles[vehicle].seats if place.id == a.args[1]), None)
    return (0.8 if seat and any(ability.kind == "drive" for ability in seat.abilities) else 0.3) if _far(f, a) else -1.0


def _far(f: Facts, a: Action) -> bool:
    """Return whether everything that the side wants is more than one tile away from a soldier."""
    tile = origin(f.p, a)
    goals = [goal for goal, _ in evaluation.aims_of(f.p, f.side_number)] + list(f.setup.exits if f.setup.escapers[f.side_number] else ())
    return bool(tile) and min((f.setup.board.distance[tile].get(goal, 99) for goal in goals), default=99) > 1


def _dismounts(f: Facts, a: Action) -> float:
    unit, tile = f.unit(a), origin(f.p, a)
    wanted = unit in evaluation.can_control(f.setup, f.side_number) and any(
        tile == goal for goal, _ in evaluation.aims_of(f.p, f.side_number)
    )
    if unit in f.setup.escapers[f.side_number] and f.setup.exits:
        on_foot, aboard_share = (evaluation.exit_share(f.setup, f.marks, tile, drives=drives) for drives in (False, True))
        return on_foot - aboard_share - 0.2
    return 6.0 if wanted else 2.0 if disabled(f.setup, f.p.gear, vehicle_of(f.p.gear, unit)) else -1.0


def _about_vehicle(f: Facts, a: Action) -> Params:
    vehicle = f.setup.by_target[str(a.args[0])] if a.args else len(f.setup.counters) + vehicle_of(f.p.gear, f.unit(a))
    return {**_about_unit(f, a), "vehicle": target_name(f.setup, vehicle), "tile": origin(f.p, a)}


def _repairs(_f: Facts, _a: Action) -> float:
    return 3.5


# Decisions without a card


def _uses(f: Facts) -> dict[str, float]:
    """Return the worth of the best use of each card of the hand, if it were the side's turn."""
    if f.uses is None:
        halves = f.p.halves[0]._replace(initiative_card=-1), f.p.halves[1]._replace(initiative_card=-1)
        turn = f.p._replace(phase=TURNS, turn=f.side_number, pending=(), halves=halves)
        thumb, then, f.uses = thumb_of(turn), Facts(turn, f.side), {}
        for action in turn.legal_actions:
            if action.card:
                f.uses[action.card] = max(f.uses.get(action.card, 0.0), weigh(thumb, then, action))
    return f.uses


def _bids(f: Facts, a: Action) -> float:
    value = f.setup.cards[f.side_number][f.setup.by_card[f.side_number][a.card]].initiative
    return 20.0 + HIGH * value * (URGENT if f.urgent else 1.0) - _uses(f).get(a.card, 0.0)


def _about_bid(f: Facts, a: Action) -> Params:
    value = f.setup.cards[f.side_number][f.setup.by_card[f.side_number][a.card]].initiative
    return {"card": card_name(f.setup, f.side_number, a.card), "value": int(value)}


def _bids_first(f: Facts, a: Action) -> float:
    return 0.0 if not f.urgent else _bids(f, a)


def _bids_calm(f: Facts, a: Action) -> float:
    return 0.0 if f.urgent else _bids(f, a)


def _picks(f: Facts, a: Action) -> float:
    return f.hit(_target(f, a)) if f.setup.counters[_target(f, a)].side == f.enemy else 0.1


def _about_pick(f: Facts, a: Action) -> Params:
    return {"target": target_name(f.setup, _target(f, a))}


STEP = {"bolster": 6.0, "inspire": 4.0, "command": 5.0}
"""The worth of the first step of a use with too many ways for a list. Other kinds count as 2."""


def _begins(_f: Facts, a: Action) -> float:
    return STEP.get(str(a.args[0]), 2.0)


def _takes(f: Facts, a: Action) -> float:
    name = str(a.args[0])
    if (a.side, name) in f.setup.by_names:
        return _bolsters(f, a._replace(args=(name,)))
    return 0.5


def _ends(_f: Facts, a: Action) -> float:
    return 0.4 if a.kind == "enough" else 0.05


def _no_params(_f: Facts, _a: Action) -> Params:
    return {}


FIRE = ("attack", "strafe", "antitank", "demolish")
ON_FOOT = ("move", "stalk", "guide", "scout")
RULES = (
    Rule("win", ("control",), _wins, _about_control),
    Rule("control", ("control",), _scores, _about_control),
    Rule("deny", ("control",), _denies, _about_control),
    Rule("stop", FIRE, _stops, _about_hit),
    Rule("goal", FIRE, _hits_goal, _about_hit),
    Rule("hit", FIRE, _hits, _about_hit),
    Rule("suppress", ("suppress",), _suppresses, _about_hit),
    Rule("blast", ("blast",), _blasts, _about_blast),
    Rule("aim", ("target",), _aims, _about_blast),
    Rule("nearer", ("move", "guide", "drive"), _nearer, _about_nearer),
    Rule("open", ("scout", "survey", "plot"), _opens, _about_opens),
    Rule("shoot", (*ON_FOOT, "drive"), _shoots_better, _unit_name),
    Rule("block", ON_FOOT, _blocks, _about_blocks),
    Rule("cover", ON_FOOT, _cover_gain, _about_cover),
    Rule("escape", ("move", "drive", "scout", "stalk"), _escapes, _unit_name),
    Rule("return", ("move", "scout", "stalk", "attack", "control"), _returns, _about_unit),
    Rule("bolster", ("bolster",), _bolsters, _about_cards),
    Rule("draw", ("command",), _draws, _about_count),
    Rule("again", ("inspire",), _inspires, _about_cards),
    Rule("fog", ("recon",), _clears_fog, _no_params),
    Rule("conceal", ("conceal",), _conceals, _about_enemy),
    Rule("ready", ("ready",), _readies, _about_unit),
    Rule("board", ("enter",), _boards, _about_vehicle),
    Rule("dismount", ("leave",), _dismounts, _about_vehicle),
    Rule("repair", ("repair",), _repairs, _about_vehicle),
    Rule("first", ("initiative",), _bids_first, _about_bid),
    Rule("bid", ("initiative",), _bids_calm, _about_bid),
    Rule("pick", ("pick", "next"), _picks, _about_pick),
    Rule("begin", ("begin",), _begins, None),
    Rule("take", ("take",), _takes, None),
    Rule("end", ("end turn", "enough"), _ends, None),
)
"""The rules of thumb."""
BY_KIND = by_kind(RULES)
ALIKE = frozenset({"bolster"})


SEARCH = Method(span=round_of, look=True)
"""How the game is searched: a try ends with the round."""


def trust(p: Position) -> float:
    """Return how much a worth counts for a search, on the scale of a chance to win."""
    return TRUST[p.setup.edition]
