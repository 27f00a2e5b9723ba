"""The values of a position that a lesson can use: each has a name, and the engine computes it from its arguments."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fnmatch import fnmatchcase
from fractions import Fraction

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.text import Text
from undaunted_nb.probability.number_format import nearest

from .files.scenario import DICE, summaries
from .rules.combat import Shot, blockers, cover, high, hits, ignorable, shot
from .rules.ground import grounds_on, reach
from .rules.orders import call
from .rules.retreat import routes
from .rules.state.pieces import unit_kinds
from .rules.state.position import Position, Retreat
from .rules.state.setup import FACES, FLAG, SYMBOLS, Card
from .rules.state.variants import match_result, most_players, team_sizes

Value = int | str | list[int]


def _shot(p: Position, line: str) -> Shot:
    action = p.parse(line)
    units = [p.find_unit(str(tile)) for tile in action.args]
    if action.kind != "battle" or len(units) != 2 or min(units) < 0:
        raise TutorError(Text("m44-fault-value-battle", {"line": line}))
    return shot(p, units[0], units[1])


def _violations(p: Position, action: Action) -> list[str]:
    return [violation.rule for violation in p.check(action).violations]


def _hex(p: Position, name: str) -> str:
    tile = next((tile for tile in p.setup.board.tiles if tile.casefold() == name.casefold()), "")
    if not tile:
        raise TutorError(Text("m44-error-no-hex", {"name": name, "near": ""}))
    return tile


def _hexes(p: Position, args: str) -> tuple[str, str]:
    start, _, goal = args.partition(" ")
    return _hex(p, start), _hex(p, goal)


def _side(p: Position, name: str) -> int:
    if p.setup.side(name) < 0:
        raise TutorError(Text("error-unknown", {"what": "side", "name": name}))
    return p.setup.side(name)


def _unit(p: Position, name: str) -> int:
    """Return a unit by its id, or by its hex (-1: the hex is empty)."""
    return p.setup.by_unit[name] if name in p.setup.by_unit else p.find_unit(_hex(p, name))


def _unit_on_board(p: Position, name: str) -> int:
    unit = _unit(p, name)
    if unit < 0 or not p.stands[unit][0]:
        raise TutorError(Text("m44-fault-value-unit", {"name": name}))
    return unit


def _cover(p: Position, args: str) -> int:
    """Return the dice lost to terrain, for an attack or for a hex against an arm from low ground."""
    tile, _, arm = args.partition(" ")
    if tile == "battle":
        return _shot(p, args).cover
    unit = p.unit_on(_hex(p, tile))
    return cover(p, _hex(p, tile), unit.side if unit else 0, arm, from_high=False)[0]


def _faces(p: Position, line: str) -> int:
    """Return how many of the six faces hit the target."""
    _shot(p, line)
    target = p.setup.units[p.find_unit(str(p.parse(line).args[1]))]
    return sum(n for symbol, n in zip(SYMBOLS, FACES, strict=True) if hits(target.kind.arm, symbol))


def _miss_chance(p: Position, line: str) -> tuple[int, int]:
    """Return the chance that every die misses, as a number of rolls out of all rolls."""
    dice, every = _shot(p, line).dice, sum(FACES)
    return (every - _faces(p, line)) ** dice, every**dice


def _chance(p: Position, line: str) -> str:
    misses, every = _miss_chance(p, line)
    return f"{every - misses}/{every}"


def _percent(p: Position, line: str) -> int:
    misses, every = _miss_chance(p, line)

    return nearest(Fraction(100 * (every - misses), every))


def _sections(p: Position, side: str, args: str) -> str:
    name, _, other = args.partition(" ")
    return "+".join(p.setup.sections[_side(p, other or side)][_hex(p, name)])


def _retreat(p: Position, args: str) -> tuple[int, Retreat]:
    name, _, flags = args.partition(" ")
    unit = _unit_on_board(p, name)
    if not flags.isdecimal():
        raise TutorError(Text("m44-fault-value-flags", {"line": args}))
    return unit, Retreat(unit, int(flags))


def _cost(p: Position, args: str) -> int:
    """Return the figures that a unit loses if it must obey this many flags and ignores none."""
    unit, task = _retreat(p, args)
    return min(task.flags - routes(p, task)[0], p.stands[unit][1])


def _homewards(p: Position, name: str) -> int:
    """Return how many hexes a unit can retreat to because of one flag."""
    return len({path[0] for path in routes(p, Retreat(_unit_on_board(p, name), 1))[1] if path})


def _ignores(p: Position, name: str) -> int:
    unit = _unit_on_board(p, name)
    return ignorable(p, p.setup.units[unit], p.stands[unit][0])


def _lies(p: Position, args: str) -> str:
    tile, _, ground = args.partition(" ")
    if ground not in p.setup.grounds:
        raise TutorError(Text("error-unknown", {"what": "ground", "name": ground}))
    return "yes" if any(g.id == ground for g in grounds_on(p, _hex(p, tile))) else "no"


def _count(p: Position, ground: str) -> int:
    if ground not in p.setup.grounds:
        raise TutorError(Text("error-unknown", {"what": "ground", "name": ground}))
    return sum(g.id == ground for tile in p.setup.board.tiles for g in grounds_on(p, tile))


def _kind(args: str, part: str) -> int:
    """Return the figures of a fresh unit of a kind, or its dice at a range."""
    kinds, (name, _, distance) = unit_kinds(), args.partition(" ")
    if name not in kinds:
        raise TutorError(Text("error-unknown", {"what": "unit", "name": name}))
    if part == "figures":
        return kinds[name].figures
    dice = kinds[name].dice
    return dice[int(distance) - 1] if distance.isdecimal() and 0 < int(distance) <= len(dice) else 0


def _constant(p: Position, name: str) -> int:
    cards = p.setup.cards
    numbers = {
        "faces": sum(FACES),
        "flags": FACES[SYMBOLS.index(FLAG)],
        "dice": DICE,
        "hexes": len(p.setup.board.tiles),
        "cards": sum(card.copies for card in cards),
        "section-cards": sum(card.copies for card in cards if not card.tactic),
        "tactic-cards": sum(card.copies for card in cards if card.tactic),
        "drawn": 1,
        "players": most_players(p.setup.maps),
    }
    if name not in numbers:
        raise TutorError(Text("error-unknown", {"what": "other", "name": name}))
    return numbers[name]


def _figures(p: Position, name: str) -> int:
    unit = _unit(p, name)
    return p.stands[unit][1] if unit >= 0 else 0


def _card(p: Position, name: str) -> Card:
    if name not in p.setup.by_card:
        raise TutorError(Text("error-unknown", {"what": "card", "name": name}))
    return p.setup.cards[p.setup.by_card[name]]


def _orders(p: Position, side: str, card: str) -> int:
    return call(p, _side(p, side), _card(p, card)).most


def _strikes(p: Position, side: str, args: str) -> int:
    """Return the dice that a side (default: the learner's) rolls at each target of a card that strikes."""
    name, _, card = args.partition(" ")
    side, card = (name, card) if name in p.setup.sides else (side, args)
    strike = _card(p, card).strike
    return strike.dice[side] if strike else 0


def _team(p: Position, people: str) -> int:
    """Return how many of these people are in the larger team."""
    most = most_players(p.setup.maps)
    if not people.isdecimal() or not 2 <= int(people) <= most:
        raise TutorError(Text("error-unknown", {"what": "other", "name": people}))
    return team_sizes(int(people), p.setup.maps)[0][0]


def _match(args: str) -> str:
    """Return the winner of a match, given each battle's medals as ``4-3``: ``first``, ``second``, or ``none`` for a tie."""
    try:
        battles = [dict(zip(("first", "second"), map(int, battle.split("-")), strict=True)) for battle in args.split()]
    except ValueError as error:
        raise TutorError(Text("error-unknown", {"what": "other", "name": args})) from error
    return match_result(battles)[1] or "none"


VALUES: Mapping[str, Callable[[Position, str, str], Value]] = {
    "dice": lambda p, _, line: _shot(p, line).dice,
    "range": lambda p, _, line: _shot(p, line).range,
    "base": lambda p, _, line: _shot(p, line).base,
    "bonus": lambda p, _, line: _shot(p, line).bonus,
    "cover": lambda p, _, args: _cover(p, args),
    "penalty": lambda p, _, line: _shot(p, line).penalty,
    "hits": lambda p, _, line: _faces(p, line),
    "chance": lambda p, _, line: _chance(p, line),
    "percent": lambda p, _, line: _percent(p, line),
    "legal": lambda p, _, line: "no" if _violations(p, p.parse(line)) else "yes",
    "rule": lambda p, _, line: next(iter(_violations(p, p.parse(line))), "none"),
    "ways": lambda p, _, pattern: sum(fnmatchcase(p.format(a), pattern) for a in p.legal_actions),
    "distance": lambda p, _, args: p.setup.board.distance[_hexes(p, args)[0]][_hexes(p, args)[1]],
    "neighbors": lambda p, _, name: len(p.setup.board.neighbors[_hex(p, name)]),
    "sight": lambda p, _, args: "blocked" if blockers(p, *_hexes(p, args)) else "open",
    "sections": _sections,
    "ground": lambda p, _, name: "+".join(g.id for g in grounds_on(p, _hex(p, name))),
    "high": lambda p, _, name: "yes" if high(p, _hex(p, name)) else "no",
    "lies": lambda p, _, args: _lies(p, args),
    "count": lambda p, _, ground: _count(p, ground),
    "at": lambda p, _, name: p.stands[_unit(p, name)][0] or "off" if _unit(p, name) >= 0 else "off",
    "figures": lambda p, _, name: _figures(p, name),
    "worth": lambda p, _, name: p.setup.units[_unit_on_board(p, name)].medals,
    "reach": lambda p, _, name: reach(p, p.setup.units[_unit_on_board(p, name)])[0],
    "steady": lambda p, _, name: reach(p, p.setup.units[_unit_on_board(p, name)])[1],
    "cost": lambda p, _, args: _cost(p, args),
    "homewards": lambda p, _, name: _homewards(p, name),
    "ignores": lambda p, _, name: _ignores(p, name),
    "fresh": lambda _p, _, kind: _kind(kind, "figures"),
    "throws": lambda _p, _, args: _kind(args, "dice"),
    "medals": lambda p, _, name: p.score(_side(p, name)),
    "needed": lambda p, _, name: p.setup.medals_to_win[_side(p, name)],
    "hand": lambda p, _, name: sum(p.hands[_side(p, name)]),
    "deck": lambda p, _, _args: sum(p.deck),
    "discard": lambda p, _, _args: sum(p.discard),
    "supply": lambda p, _, name: p.supply[_side(p, name)],
    "ordered": lambda p, _, _args: len(p.orders),
    "printed": lambda p, _, name: sum(card.copies for card in p.setup.cards if name in (card.id, card.base)),
    "orders": _orders,
    "strikes": _strikes,
    "team": lambda p, _, people: _team(p, people),
    "match": lambda _p, _, battles: _match(battles),
    "summaries": lambda p, _, _args: len(summaries(p.setup)),
    "phase": lambda p, _, _args: p.phase,
    "turn": lambda p, _, _args: p.to_act[0] if p.to_act else "none",
    "constant": lambda p, _, name: _constant(p, name),
    "winner": lambda p, _, _args: p.outcome.winner if p.outcome else "none",
}
"""Every value: a function of the position, the learner's side, and the words after its name."""
