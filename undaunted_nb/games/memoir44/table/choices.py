"""The choice of an action by pointing: the parts of a turn, the taps in each, and their meaning."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.text import Text
from undaunted_nb.kit.table.parts import name_copies
from undaunted_nb.kit.table.tap import END, Tap, Taps

from ..rules.actions.battle import open_to_ambush
from ..rules.ground import stops
from ..rules.orders import present_call
from ..rules.retreat import routes
from ..rules.state.names import card_name, side_name, unit_name
from ..rules.state.position import BATTLE, MOVE, ORDER, PLAY, Ambush, Keep, Position, Retreat, Volley
from ..rules.state.setup import SECTIONS

PASSING, ORDERING, DIGGING, MOVING, BATTLING, STRIKING, RETREATING, ANSWERING, KEEPING = (
    Tap("do", name) for name in ("pass", "order", "dig", "move", "battle", "strike", "retreat", "answer", "keep")
)
ENDING = END
"""The parts of a turn, and the answers that are asked for within one: the tap that each begins with."""
WAITS: Mapping[type, Tap] = {Ambush: ANSWERING, Retreat: RETREATING, Keep: KEEPING}
PART_OF = {
    "pass": PASSING, "order": ORDERING, "order all": ORDERING, "dig": DIGGING, "move": MOVING, "battle": BATTLING, "clear": BATTLING,
    "take": BATTLING, "strike": STRIKING, "retreat": RETREATING, "ignore": RETREATING, "ambush": ANSWERING, "decline": ANSWERING,
    "keep": KEEPING,
}  # fmt: skip
"""In which part of a turn each kind of action is done."""
ON_UNIT = {"take": Tap("choice", "take"), "clear": Tap("choice", "clear")}
"""Kinds that are offered once a unit is chosen, by the choice."""
STAYING, AMBUSHING = Tap("choice", "stay"), Tap("choice", "ambush")
CHOICES = {
    "order all": Tap("choice", "all"), "ignore": Tap("choice", "ignore"), "ambush": AMBUSHING, "decline": Tap("choice", "decline"),
    "pass": None,
}  # fmt: skip
"""Kinds that need no unit, by the choice (None: none)."""
TAKEN_BACK = {choice: kind for kind, choice in (*CHOICES.items(), *ON_UNIT.items())}
OFF_MAP = frozenset({"do", "card", "end"})
"""The kinds of taps that need no further tap on the map, so taps there only inspect."""
NEED_CONFIRMATION = frozenset({"play", "pass", "battle", "strike"})
"""The kinds that need a confirmation in the panel."""


@lru_cache(maxsize=64)
def legal(p: Position) -> tuple[Action, ...]:
    """Return the legal actions, remembered while a table shows a position."""
    return p.actions()


# The parts of a turn.


def part(p: Position) -> Tap:
    """Return the present part of the turn: the first in which an action is still possible."""
    kinds = {a.kind for a in legal(p)}
    for name, part_kinds in (
        (PASSING, {"pass"}), (STRIKING, {"strike"}), (ORDERING, {"order"}), (DIGGING, {"dig"}),
        (MOVING, {"move"} if p.phase != BATTLE else set()), (BATTLING, {"battle", "clear", "take", "move"}),
    ):  # fmt: skip
        if kinds & part_kinds:
            return name
    return ENDING


def initial_selection(p: Position, side: str) -> Taps:
    """Return the initial selection: the part of the turn. After a close assault it includes the unit if it can go on."""
    if side not in p.to_act:
        return ()
    task = p.pending[-1] if p.pending else None
    if task is not None:
        return () if isinstance(task, Volley) else (WAITS[type(task)],)
    if p.phase == PLAY and all(a.kind != "pass" for a in legal(p)):
        return ()
    now = part(p)
    if now == BATTLING and p.front and (p.front.hex or p.front.overrun) and any(_unit_tapped(p, a) == p.front.unit for a in legal(p)):
        return (now, Tap("piece", p.setup.units[p.front.unit].id))
    return (now,)


def onward(p: Position, side: str, selection: Taps) -> Taps:
    """Return the part of the turn that follows this one when it is done ((): none)."""
    if side not in p.to_act or p.pending or len(selection) != 1:
        return ()
    kinds = {a.kind for a in legal(p)}
    after = {ORDERING: (DIGGING, MOVING, BATTLING), DIGGING: (), MOVING: (BATTLING,), BATTLING: (), STRIKING: ()}.get(selection[0])
    if after is None:
        return ()
    return next(((name,) for name in after if any(PART_OF.get(kind) == name for kind in kinds)), (ENDING,))


def backward(p: Position, side: str, selection: Taps) -> Taps:
    """Return the part of the turn before this one, if its actions can still be changed ((): they cannot)."""
    if side not in p.to_act or p.pending or p.phase not in (ORDER, MOVE) or len(selection) != 1:
        return ()
    if selection[0] == BATTLING and movers(p):
        return (MOVING,)
    return (ORDERING,) if p.phase == ORDER and selection[0] in (MOVING, BATTLING) and p.orders else ()


def taken_back(p: Position, side: str, selection: Taps, past: Sequence[Position]) -> tuple[int, tuple[Action, ...]] | None:
    """Return how to undo one order when its unit is tapped again.

    The result is the number of steps back, and the orders to give again. ``past`` are the positions before this one, without the present
    one. Returns None if anything but orders has changed since the first.
    """
    if side not in p.to_act or p.pending or p.phase != ORDER or len(selection) != 2 or selection[0] != ORDERING:
        return None
    unit = p.find_unit(on_hex(p, selection[1]))
    if unit < 0 or p.find_orders(unit) is None:
        return None
    again = tuple(Action("order", side, "", (p.stands[o.unit][0],)) for o in p.orders if o.unit != unit)
    for back, before in enumerate(reversed(past), 1):
        if before._replace(orders=p.orders) != p:
            return None
        if not before.orders:
            return back, again
    return None


def asked_first(p: Position, a: Action) -> str:
    """Return the side that must answer from its hand before this action is performed ("": none).

    It depends only on open information. Otherwise the request would reveal that the Ambush is in hand.
    """
    if a.kind != "battle" or len(a.args) < 2 or p.setup.board.distance[str(a.args[0])][str(a.args[1])] > 1:
        return ""
    unit, target = p.find_unit(str(a.args[0])), p.find_unit(str(a.args[1]))
    if unit < 0 or target < 0:
        return ""
    side = p.setup.units[target].side
    unseen = any(card.does == "ambush" and card.copies > p.discard[i] + p.table.count(i) for i, card in enumerate(p.setup.cards))
    return p.setup.sides[side] if unseen and any(p.hands[side]) and open_to_ambush(p, unit, target) else ""


def _unit_tapped(p: Position, a: Action) -> int:
    """Return the unit that is tapped for an action (-1: none)."""
    return p.find_unit(str(a.args[0])) if a.args and a.kind in ("move", "battle", "clear", "take") else -1


def movers(p: Position) -> list[int]:
    """Return the units that can still move."""
    return _units(p, ("move",))


def fighters(p: Position) -> list[int]:
    """Return the units that can still battle, or act instead of a battle."""
    return _units(p, ("battle", "clear", "take"))


def _units(p: Position, kinds: tuple[str, ...]) -> list[int]:
    return list(dict.fromkeys(p.find_unit(str(a.args[0])) for a in legal(p) if a.kind in kinds))


# From actions to taps.


def taps(p: Position, a: Action) -> Taps:
    """Return the taps that choose an action. Picks can come in any order."""
    if a.kind == "play":
        return (Tap("card", a.card), *(Tap("choice", str(section)) for section in a.args))
    if a.kind == "end turn":
        return (ENDING,)
    tiles = [str(tile) for tile in a.args]
    if a.kind == "next":
        return (_piece(p, tiles[0]),)
    now = PART_OF[a.kind]
    if a.kind in CHOICES:
        return (now, choice) if (choice := CHOICES[a.kind]) else (now,)
    if a.kind == "keep":
        return (now, Tap("choice", a.card))
    if a.kind == "retreat":
        return (now, Tap("place", tiles[-1]) if len(tiles) > 1 else STAYING)
    if a.kind == "strike":
        return (now, *sorted(Tap("pick", _piece(p, tile).name, "piece") for tile in tiles))
    if a.kind == "move":
        return (BATTLING if p.phase == BATTLE else MOVING, _piece(p, tiles[0]), Tap("place", tiles[-1]))
    if a.kind == "battle":
        return (now, _piece(p, tiles[0]), _piece(p, tiles[1]))
    return (now, _piece(p, tiles[0]), *([ON_UNIT[a.kind]] if a.kind in ON_UNIT else []))


def _piece(p: Position, tile: str) -> Tap:
    unit = p.unit_on(tile)
    return Tap("piece", unit.id if unit else tile)


def shortcuts(p: Position, side: str, selection: Taps, options: Iterable[Action]) -> dict[Tap, Taps]:
    """Return the direct taps and the tap sequences they replace: the emptied hex, and the Ambush in hand."""
    task = p.pending[-1] if p.pending else None
    if isinstance(task, Ambush) and side in p.to_act:
        return {Tap("card", card.id): (ANSWERING, AMBUSHING) for card in p.setup.cards if card.does == "ambush"}
    if not selection or selection[0] != BATTLING or len(selection) > 2:
        return {}
    return {Tap("place", str(a.args[1])): taps(p, a) for a in options if a.kind == "take"}


def containers_of(p: Position, piece: str) -> tuple[str, ...]:
    """Return the place that contains a piece: the hex of a unit (none for one that is off the board)."""
    unit = p.setup.by_unit.get(piece, -1)
    return (p.stands[unit][0],) if unit >= 0 and p.stands[unit][0] else ()


def place_of(p: Position, piece: str) -> str:
    """Return the hex of a unit ("" off the board)."""
    return next(iter(containers_of(p, piece)), "")


# From taps to actions.


def on_hex(p: Position, tap: Tap) -> str:
    """Return the hex that a tap points at ("": none)."""
    kind, name, _ = tap.thing if tap.kind == "pick" else tap
    return place_of(p, name) if kind == "piece" else name if kind == "place" and name in p.setup.board.index else ""


def own_unit(p: Position, side: str, tile: str) -> bool:
    unit = p.unit_on(tile)
    return unit is not None and p.setup.sides[unit.side] == side


def compose(p: Position, side: str, selection: Taps) -> Action | None:
    """Return the action that a sequence of taps means, legal or not, or None if they do not make one."""
    if not selection:
        return None
    first, *rest = selection
    kind, name, _ = first
    if kind == "do":
        return _in_part(p, side, first, rest)
    if first == ENDING:
        return None if rest else Action("end turn", side)
    if kind == "card":
        return _card(p, side, first.bare.name, rest)
    if kind == "piece":
        tile = place_of(p, name)
        return Action("next", side, "", (tile,)) if tile and isinstance(p.pending[-1] if p.pending else None, Volley) else None
    return None


def _in_part(p: Position, side: str, first: Tap, rest: Sequence[Tap]) -> Action | None:
    """Return the action that taps within a part of the turn mean."""
    if not rest:
        return Action("pass", side) if first == PASSING else None
    if (kind := TAKEN_BACK.get(rest[-1])) and kind not in ON_UNIT:
        return Action(kind, side, "", _retreating(p) if kind == "ignore" else ())
    if first == KEEPING:
        card = rest[0].name
        return Action("keep", side, card) if card in p.setup.by_card else None
    if first == RETREATING:
        tile = on_hex(p, rest[0])
        return Action("retreat", side, "", (*_retreating(p), *_way_back(p, tile))) if tile or rest[0] == STAYING else None
    tiles = [on_hex(p, tap) for tap in rest]
    if first == STRIKING:
        order = p.setup.board.index
        known = all(tiles) and (len(tiles) > 1 or p.find_unit(tiles[0]) >= 0)
        return Action("strike", side, "", (*sorted(tiles, key=order.__getitem__),)) if known else None
    if not own_unit(p, side, tiles[0]):
        return None
    if first in (ORDERING, DIGGING):
        return Action(first.name, side, "", (tiles[0],)) if len(rest) == 1 else None
    return _of_unit(p, side, first, tiles[0], rest[1:])


def _card(p: Position, side: str, card: str, rest: Sequence[Tap]) -> Action | None:
    if card not in p.setup.by_card:
        return None
    sections = [tap.name for tap in rest] or ([SECTIONS[0]] if p.setup.cards[p.setup.by_card[card]].section else [])
    return Action("play", side, card, tuple(sections)) if set(sections) <= set(SECTIONS) and len(sections) < 2 else None


def _of_unit(p: Position, side: str, now: Tap, start: str, rest: Sequence[Tap]) -> Action | None:
    """Return the action that taps mean for a chosen unit."""
    if len(rest) != 1:
        return None
    if rest[0] == ON_UNIT["clear"]:
        return Action("clear", side, "", (start,))
    if rest[0] == ON_UNIT["take"]:
        return Action("take", side, "", (start, p.front.hex)) if p.front and p.front.hex else None
    tile = on_hex(p, rest[0])
    if not tile or tile == start:
        return None
    if now == MOVING:
        return Action("move", side, "", (start, *_path(p, start, tile)))
    if own_unit(p, side, tile):
        return None
    if p.find_unit(tile) >= 0:
        return Action("battle", side, "", (start, tile))
    return Action("move", side, "", (start, *_path(p, start, tile))) if p.phase == BATTLE and p.rules.again else Action(
        "battle", side, "", (start, tile)
    )  # fmt: skip


def openings(p: Position, side: str, selection: Taps) -> tuple[Action, ...]:
    """Return the actions that a chosen unit alone could lead to, legal or not.

    There is one for each hex or enemy to choose next.
    """
    if len(selection) < 2 or selection[0] not in (MOVING, BATTLING):
        return ()
    start = on_hex(p, selection[-1])
    if not start or not own_unit(p, side, start):
        return ()
    if selection[0] == MOVING:
        return tuple(Action("move", side, "", (start, neighbor)) for neighbor in p.setup.board.neighbors[start])
    away = p.setup.board.distance[start]
    enemies = [tile for tile, _ in p.stands if tile and not own_unit(p, side, tile)]
    return tuple(Action("battle", side, "", (start, tile)) for tile in sorted(enemies, key=away.__getitem__))


def _retreating(p: Position) -> tuple[str, ...]:
    task = p.pending[-1] if p.pending else None
    return (p.stands[task.unit][0],) if isinstance(task, Retreat) else ()


def _way_back(p: Position, goal: str) -> tuple[str, ...]:
    """Return the path of a retreat to a hex: a legal one, or else a straight one."""
    task = p.pending[-1] if p.pending else None
    if not isinstance(task, Retreat) or not goal:
        return ()
    start = p.stands[task.unit][0]
    return next((path for path in routes(p, task)[1] if path and path[-1] == goal), _straight(p, start, goal))


def _path(p: Position, start: str, goal: str) -> tuple[str, ...]:
    """Return a path to a hex that breaks as few rules as possible.

    It is a legal one if there is any, else one around units and closed terrain, else a straight one.
    """
    path = next((a.args[1:] for a in legal(p) if a.kind == "move" and a.args[0] == start and a.args[-1] == goal), None)
    return tuple(map(str, path)) if path else _detour(p, start, goal) or _straight(p, start, goal)


def _detour(p: Position, start: str, goal: str) -> tuple[str, ...]:
    """Return the shortest path around units and closed hexes, preferably one without a stop."""
    unit = p.unit_on(start)
    board = p.setup.board
    allowed = p.setup.allowed[unit.kind.arm] if unit else frozenset(board.tiles)
    for stopping in (False, True):
        before: dict[str, str] = {start: ""}
        edge = [start]
        while edge and goal not in before:
            further: list[str] = []
            for tile in edge:
                if tile != start and not stopping and stops(p, tile):
                    continue
                for neighbor in p.setup.ways[tile]:
                    if neighbor not in before and neighbor in allowed and p.find_unit(neighbor) < 0:
                        before[neighbor] = tile
                        further.append(neighbor)
            edge = further
        if goal in before:
            path = [goal]
            while before[path[-1]] != start:
                path.append(before[path[-1]])
            return tuple(reversed(path))
    return ()


def _straight(p: Position, start: str, goal: str) -> tuple[str, ...]:
    board, path = p.setup.board, [start]
    while path[-1] != goal:
        path.append(min(board.neighbors[path[-1]], key=lambda tile: board.distance[tile][goal]))
    return tuple(path[1:])


def every_way(_p: Position, _side: str, _card: Tap) -> tuple[Action, ...]:
    """Return no actions: an unknown card leads to none, and a known one is an action by itself."""
    return ()


def confirms(a: Action) -> bool:
    """Return whether the action needs a confirmation in the panel."""
    return a.kind in NEED_CONFIRMATION


def hand_order(p: Position, side: int) -> list[str]:
    """Return the cards of a hand in display order. The second copy of a card is named ``…#2``."""
    return name_copies((card.id for card in p.setup.cards), p.hands[side])


# Names for taps


def tapped_name(p: Position, _side: str, tap: Tap) -> Text:
    """Return the name of the card, or of the part of the turn, that a tap means."""
    kind, name, _ = tap.bare
    if kind == "card" and name in p.setup.by_card:
        return card_name(p.setup, name)
    return Text(f"m44-kind-{name}") if name in PART_OF else Text("plain", {"text": name})


def name_of(p: Position, _side: str, kind: str, name: str) -> Text:
    """Return the name of a thing in the notation: a unit (by its id or its hex), a card, or a side.

    An unknown name is returned as it is.
    """
    setup = p.setup
    if kind == "counter":
        unit = setup.by_unit.get(name, p.find_unit(name))
        tile = p.stands[unit][0] if unit >= 0 else ""
        return Text("m44-unit-at", {"unit": unit_name(setup, unit), "hex": tile}) if unit >= 0 else Text("plain", {"text": name})
    if kind == "side" and name in setup.sides:
        return side_name(setup, setup.side(name))
    return card_name(setup, name) if kind == "card" and name in setup.by_card else Text("plain", {"text": name})


def describe_taps(p: Position, selection: Taps) -> str:
    """Return the start of a line in notation for taps that make no action."""
    tiles: list[str] = [on_hex(p, selection[-1])] if len(selection) > 1 else []
    return " ".join([selection[0].name, *filter(None, tiles)])


def count_progress(p: Position) -> Mapping[Tap, tuple[int, int]]:
    """Return the progress of each part of the turn: the number done and the total."""
    order_count = len(p.orders)
    room = present_call(p).most if p.phase == ORDER and p.card >= 0 and not p.rules.strike else order_count
    return {
        ORDERING: (order_count, max(room, order_count)),
        MOVING: (len(movers(p)), order_count),
        BATTLING: (len(_units(p, ("battle", "clear"))), order_count),
    }
