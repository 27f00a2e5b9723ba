"""What a lesson may ask of a position: each value has a name, and is worked out by the engine from what stands behind it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fnmatch import fnmatchcase

from undaunted_nb.core.action import Action
from undaunted_nb.core.errors import TutorError
from undaunted_nb.core.text import Text

from .combat import Shot, blockers, cover, shot
from .ordering import call
from .position import Position

Value = int | str | list[int]


def _shot(p: Position, line: str) -> Shot:
    action = p.parse(line)
    units = [p.on(str(tile)) for tile in action.args]
    if action.kind != "battle" or len(units) != 2 or min(units) < 0:
        raise TutorError(Text("m44-fault-value-battle", {"line": line}))
    return shot(p, units[0], units[1])


def _violations(p: Position, action: Action) -> list[str]:
    return [violation.rule for violation in p.check(action).violations]


def _hex(p: Position, name: str) -> str:
    found = next((tile for tile in p.setup.board.tiles if tile.casefold() == name.casefold()), "")
    if not found:
        raise TutorError(Text("m44-error-no-hex", {"name": name, "near": ""}))
    return found


def _hexes(p: Position, args: str) -> tuple[str, str]:
    start, _, goal = args.partition(" ")
    return _hex(p, start), _hex(p, goal)


def _side(p: Position, name: str) -> int:
    if p.setup.side(name) < 0:
        raise TutorError(Text("error-unknown", {"what": "side", "name": name}))
    return p.setup.side(name)


def _cover(p: Position, args: str) -> int:
    tile, _, arm = args.partition(" ")
    unit = p.unit_on(_hex(p, tile))
    return cover(p, _hex(p, tile), unit.side if unit else 0, arm, from_high=False)[0]


def _orders(p: Position, side: str, card: str) -> int:
    if card not in p.setup.by_card:
        raise TutorError(Text("error-unknown", {"what": "card", "name": card}))
    return call(p, _side(p, side), p.setup.cards[p.setup.by_card[card]]).most


VALUES: Mapping[str, Callable[[Position, str, str], Value]] = {
    "dice": lambda p, _, line: _shot(p, line).dice,
    "base": lambda p, _, line: _shot(p, line).base,
    "bonus": lambda p, _, line: _shot(p, line).bonus,
    "cover": lambda p, _, args: _cover(p, args),
    "penalty": lambda p, _, line: _shot(p, line).penalty,
    "legal": lambda p, _, line: "no" if _violations(p, p.parse(line)) else "yes",
    "rule": lambda p, _, line: next(iter(_violations(p, p.parse(line))), "none"),
    "ways": lambda p, _, pattern: sum(fnmatchcase(p.format(a), pattern) for a in p.legal_actions),
    "distance": lambda p, _, args: p.setup.board.distance[_hexes(p, args)[0]][_hexes(p, args)[1]],
    "neighbours": lambda p, _, name: len(p.setup.board.neighbours[_hex(p, name)]),
    "sight": lambda p, _, args: "blocked" if blockers(p, *_hexes(p, args)) else "open",
    "figures": lambda p, _, name: p.stands[p.on(_hex(p, name))][1] if p.on(_hex(p, name)) >= 0 else 0,
    "medals": lambda p, _, name: p.score(_side(p, name)),
    "needed": lambda p, _, name: p.setup.needed[_side(p, name)],
    "hand": lambda p, _, name: sum(p.hands[_side(p, name)]),
    "deck": lambda p, _, _args: sum(p.deck),
    "printed": lambda p, _, name: sum(card.copies for card in p.setup.cards if name in (card.id, card.base)),
    "orders": _orders,
    "phase": lambda p, _, _args: p.phase,
    "turn": lambda p, _, _args: p.to_act[0] if p.to_act else "none",
    "winner": lambda p, _, _args: p.outcome.winner if p.outcome else "none",
}
"""Every value: a function of the position, the learner's side, and the words after its name."""
