"""The values of a position that a lesson can use: each has a name, and the engine computes it from its arguments.

``undaunted_nb/lessons/README.md`` describes the names and their arguments.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fnmatch import fnmatchcase

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.text import Text
from undaunted_nb.probability.number_format import nearest
from undaunted_nb.probability.odds import FACES, odds

from .files.pieces import load_built_in
from .rules import combat
from .rules.actions import ability_of, origin
from .rules.actions.target import LEAST
from .rules.round import HAND_SIZE
from .rules.start import MARKS
from .rules.state.crew import as_structure, as_vehicle, crew_of, disabled, free_seats, is_destroyed, place_of, seat_of, vehicle_of
from .rules.state.position import IN_PLAY, ZONES, Position
from .views.view import view

Value = int | str | list[int]
EXITS = 4
"""The escape points in the box of North Africa (rule na.setup.3)."""
CONSTANTS = {"draw": HAND_SIZE, "faces": FACES, "target": LEAST, "hill": combat.HILL_FROM_HILL}


def _action(p: Position, line: str) -> Action:
    return p.parse(line)


def _dice(p: Position, _: str, line: str) -> int:
    action = _action(p, line)
    ability = ability_of(p, action) if action.card else None
    if ability is None:
        raise TutorError(Text("fault-value-dice", {"line": line}))
    return ability.x


def _defense(p: Position, line: str) -> combat.Defense:
    action = _action(p, line)
    if action.kind not in combat.ROLLING or not action.args:
        raise TutorError(Text("fault-value-attack", {"line": line}))
    target = p.setup.by_target[str(action.args[0])]
    source, tile = "" if action.kind == "strafe" else origin(p, action), place_of(p, target)
    if not tile or not (source or action.kind == "strafe"):
        raise TutorError(Text("fault-value-attack", {"line": line}))
    return combat.defense(p.setup, target, tile, source, action.kind)


def _hits(p: Position, side: str, line: str) -> list[int]:
    return list(odds(_dice(p, side, line), _defense(p, line).total).hit_faces)


def _chance(p: Position, side: str, line: str) -> str:
    ways, whole = odds(_dice(p, side, line), _defense(p, line).total).ways
    return f"{ways}/{whole}"


def _miss(p: Position, side: str, line: str) -> str:
    ways, whole = odds(_dice(p, side, line), _defense(p, line).total).ways
    return f"{whole - ways}/{whole}"


def _percent(p: Position, side: str, line: str) -> int:
    return nearest(100 * odds(_dice(p, side, line), _defense(p, line).total).probability)


def _legal(p: Position, _: str, line: str) -> str:
    return "yes" if p.check(_action(p, line)).legal else "no"


def _rule(p: Position, _: str, line: str) -> str:
    violations = p.check(_action(p, line)).violations
    return violations[0].rule if violations else "none"


def _ways(p: Position, _: str, pattern: str) -> int:
    return sum(fnmatchcase(p.format(a), pattern) for a in p.legal_actions)


def _counter(p: Position, name: str) -> int:
    if name not in p.setup.by_counter:
        raise TutorError(Text("error-no-counter", {"name": name, "near": ""}))
    return p.setup.by_counter[name]


def _vehicle(p: Position, name: str) -> int:
    vehicle = as_vehicle(p.setup, p.setup.by_target.get(name, -1))
    if vehicle < 0:
        raise TutorError(Text("error-no-vehicle", {"name": name, "near": ""}))
    return vehicle


def _target(p: Position, name: str) -> int:
    """Return a counter, a vehicle or a structure."""
    return p.setup.by_target[name] if name in p.setup.by_target else _counter(p, name)


def _base(p: Position, _: str, name: str) -> Value:
    """Return the number on a counter or a structure, or the normal defense of a vehicle."""
    target = _target(p, name)
    vehicle = as_vehicle(p.setup, target)
    normal = p.setup.vehicles[vehicle].defense if vehicle >= 0 else combat.defense(p.setup, target, "", "", "demolish").base
    return "none" if normal is None else normal


def _vehicle_around(p: Position, _: str, name: str) -> str:
    vehicle = vehicle_of(p.gear, _counter(p, name))
    return p.setup.vehicles[vehicle].id if vehicle >= 0 else "none"


def _owner(p: Position, _: str, name: str) -> str:
    """Return the side that has a vehicle's card in front of it, or that has destroyed a structure."""
    structure = as_structure(p.setup, p.setup.by_target.get(name, -1))
    side = p.gear.structures[structure] if structure >= 0 else p.gear.vehicles[_vehicle(p, name)].owner
    return p.setup.sides[side] if side >= 0 else "none"


def _fate(p: Position, _: str, name: str) -> str:
    """Return whether a counter or vehicle is in the game ("there"), has escaped, or was neutralized."""
    target = _target(p, name)
    vehicle = as_vehicle(p.setup, target)
    if vehicle >= 0:
        return "there" if p.gear.vehicles[vehicle].tile else "neutralized" if is_destroyed(p.setup, p.gear, vehicle) else "escaped"
    left = p.gear.left[target] if target < len(p.gear.left) else IN_PLAY
    return "there" if left == IN_PLAY else "escaped" if left == p.setup.counters[target].side else "neutralized"


def _seat(p: Position, _: str, name: str) -> str:
    seat = seat_of(p.setup, p.gear, _counter(p, name))
    return seat.id if seat else "none"


def _tile(p: Position, name: str) -> str:
    if name not in p.setup.tiles:
        raise TutorError(Text("error-no-tile", {"name": name, "near": ""}))
    return name


def _side(p: Position, name: str) -> int:
    if name not in p.setup.sides:
        raise TutorError(Text("error-unknown", {"what": "side", "name": name}))
    return p.setup.side(name)


def _distance(p: Position, _: str, args: str) -> int:
    start, _, goal = args.partition(" ")
    return p.setup.board.distance[_tile(p, start)][_tile(p, goal)]


def _count(p: Position, _: str, args: str) -> int:
    name, _, rest = args.partition(" ")
    zone, _, card = rest.partition(" ")
    number = _side(p, name)
    if zone not in ZONES:
        raise TutorError(Text("error-unknown", {"what": "other", "name": zone}))
    seen = p.halves[number].piles[ZONES.index(zone)]
    if not card:
        return sum(seen)
    if card not in p.setup.by_card[number]:
        raise TutorError(Text("error-unknown", {"what": "card", "name": card}))
    return seen[p.setup.by_card[number][card]]


def _goal(p: Position, _: str, args: str) -> int:
    name, _, kind = args.partition(" ")
    return next((goal.points or len(goal.names) for goal in p.setup.goals[_side(p, name)] if goal.kind == (kind or "points")), 0)


def _lying(p: Position, name: str, state: str) -> int:
    """Return how many counters and vehicles are in front of a side, escaped or neutralized."""
    return len(view(p, "").get(state, {}).get(p.setup.sides[_side(p, name)], ()))


def _initiative(p: Position, side: str, card: str) -> int:
    number = _side(p, side)
    if card not in p.setup.by_card[number]:
        raise TutorError(Text("error-unknown", {"what": "card", "name": card}))
    return p.setup.cards[number][p.setup.by_card[number][card]].initiative


def _marker(p: Position, _: str, args: str) -> str:
    name, _, tile = args.partition(" ")
    mark = p.halves[_side(p, name)].marks[p.setup.board.index[_tile(p, tile)]]
    return {number: word for word, number in MARKS.items()}.get(mark, "none")


def _box(p: Position, side: str, sort: str) -> int:
    """Return how many cards, counters, or vehicle cards a side has in the box, or how many tiles or escape points are in it.

    ``spare`` are the tiles that are not on the board, and ``exits`` such escape points.
    """
    box, number = load_built_in(p.setup.edition), _side(p, side)
    vehicles = sum(owner == number for _, owner in box.vehicles.values())
    counts = {
        "cards": sum(box.printed_counts[number].values()),
        "counters": sum(counter.side == number for counter in box.counters.values()) + vehicles,
        "vehicles": vehicles,
        "tiles": (tiles := len(box.tiles) // 2),  # a tile has two faces
        "spare": tiles - len(p.setup.board.tiles),
        "exits": EXITS - len(p.setup.exits),
    }
    if sort not in counts:
        raise TutorError(Text("error-unknown", {"what": "other", "name": sort}))
    return counts[sort]


def _back(p: Position, _: str, name: str) -> str:
    """Return the other face of a tile, which has the same number."""
    number, face = _tile(p, name)[:-1], name[-1]
    return number + ("B" if face == "A" else "A")


def _sort(p: Position, side: str, card: str) -> str:
    """Return the sort of a card: ``combat``, ``command``, or ``fog``."""
    side_index = _side(p, side)
    if card not in p.setup.by_card[side_index]:
        raise TutorError(Text("error-unknown", {"what": "card", "name": card}))
    entry = p.setup.cards[side_index][p.setup.by_card[side_index][card]]
    return "fog" if entry.fog else "combat" if entry.unit else "command"


def _worth(p: Position, _: str, name: str) -> int:
    structure = as_structure(p.setup, p.setup.by_target.get(name, -1))
    return p.setup.structures[structure].points if structure >= 0 else view(p, "")["worth"].get(_tile(p, name), 0)


def _blast(p: Position, _: str, name: str) -> int:
    target = _counter(p, name)
    return combat.defense(p.setup, target, p.stands[target][0], "").total


def _constant(_p: Position, _: str, name: str) -> int:
    if name not in CONSTANTS:
        raise TutorError(Text("error-unknown", {"what": "other", "name": name}))
    return CONSTANTS[name]


VALUES: Mapping[str, Callable[[Position, str, str], Value]] = {
    "base": lambda p, _, line: _defense(p, line).base,
    "cover": lambda p, _, line: _defense(p, line).cover,
    "range": lambda p, _, line: _defense(p, line).range,
    "total": lambda p, _, line: _defense(p, line).total,
    "blast": _blast,
    "dice": _dice,
    "hits": _hits,
    "chance": _chance,
    "miss": _miss,
    "percent": _percent,
    "legal": _legal,
    "rule": _rule,
    "ways": _ways,
    "at": lambda p, _, name: place_of(p, _target(p, name)) or "off",
    "suppressed": lambda p, _, name: "yes" if p.stands[_counter(p, name)][1] else "no",
    "defense": _base,
    "seat": _seat,
    "inside": _vehicle_around,
    "aboard": lambda p, _, name: len(crew_of(p.gear, _vehicle(p, name))),
    "free": lambda p, _, name: len(free_seats(p.setup, p.gear, _vehicle(p, name))),
    "owner": _owner,
    "fate": _fate,
    "damage": lambda p, _, name: p.gear.vehicles[_vehicle(p, name)].damage,
    "critical": lambda p, _, name: p.setup.vehicles[_vehicle(p, name)].critical,
    "hull": lambda p, _, name: p.setup.vehicles[_vehicle(p, name)].hull,
    "to-disable": lambda p, _, name: max(0, p.setup.vehicles[(vehicle := _vehicle(p, name))].critical - p.gear.vehicles[vehicle].damage),
    "to-destroy": lambda p, _, name: max(0, p.setup.vehicles[(vehicle := _vehicle(p, name))].hull - p.gear.vehicles[vehicle].damage),
    "armor": lambda p, _, name: p.setup.vehicles[_vehicle(p, name)].armor,
    "disabled": lambda p, _, name: "yes" if disabled(p.setup, p.gear, _vehicle(p, name)) else "no",
    "neighbors": lambda p, _, tile: len(p.setup.board.neighbors[_tile(p, tile)]),
    "distance": _distance,
    "shield": lambda p, _, tile: p.setup.tiles[_tile(p, tile)].cover,
    "worth": _worth,
    "count": _count,
    "points": lambda p, _, name: p.score(_side(p, name)),
    "goal": _goal,
    "escaped": lambda p, _, name: _lying(p, name, "escaped"),
    "neutralized": lambda p, _, name: _lying(p, name, "neutralized"),
    "initiative": _initiative,
    "marker": _marker,
    "round": lambda p, _, _args: p.round,
    "turn": lambda p, _, _args: p.to_act[0] if p.to_act else "none",
    "winner": lambda p, _, _args: p.outcome.winner if p.outcome else "none",
    "tiles": lambda p, _, _args: len(p.setup.board.tiles),
    "back": _back,
    "exits": lambda p, _, _args: len(p.setup.exits),
    "exit": lambda p, _, tile: "yes" if _tile(p, tile) in p.setup.exits else "no",
    "box": _box,
    "sort": _sort,
    "constant": _constant,
}
"""Every value: a function of the position, the learner's side, and the words after its name."""
