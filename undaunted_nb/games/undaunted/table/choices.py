"""The choice of an action by pointing: the taps, their meaning, and the ones that can be omitted."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.legality import Verdict
from undaunted_nb.engine.text import Text
from undaunted_nb.kit.table.tap import END, Choosing, Tap, Taps
from undaunted_nb.probability.odds import Odds, odds, percent

from ..rules import combat, partial_actions
from ..rules import round as rounds
from ..rules.actions import EXIT, SEAT, Kind, ability_of, form_of, kinds_of, origin
from ..rules.state import crew
from ..rules.state.names import card_name, counter_name, kind_name, seat_name, side_name, target_name
from ..rules.state.position import INITIATIVE, Position
from ..rules.state.setup import Ability, Setup
from ..views.notation import VEHICLE

if TYPE_CHECKING:
    from undaunted_nb.kit.scene.board import Marks

SEATING = frozenset({"enter", "leave", "seat"})
"""The actions of a soldier besides the action of their card, chosen by pointing directly, without naming them."""
DIRECT = SEATING | {"swap"}
PICKING = frozenset({"bolster", "inspire", "survey", "plot"})
"""Actions for which several things are picked, in any order: each can be taken back until it is done."""


OFF_MAP = frozenset[str]()
"""The kinds of taps that need no further tap on the map, so taps there only inspect: none."""


TAP_KINDS = {
    "nothing": (), "tile": ("place",), "tiles": ("place",), "path": ("place", "piece"), "tile set": ("pick", "place"), "cards": ("pick",),
    "number": ("choice",), "counter": ("piece",), "own counter": ("piece",), "target": ("piece",), "vehicle seat": ("piece",),
    "seat": ("piece",), "counter tiles": ("piece", "place"),
}  # fmt: skip
"""The kinds of taps for each form of arguments."""
ONE = frozenset({"counter", "own counter", "target", "vehicle seat", "seat", "tile", "number"})
"""The forms that need exactly one thing."""
POINTING = frozenset({"tile", "tiles", "path", "counter", "target"})
"""The forms that are pointed at one thing on the map."""


def use_of(name: str) -> tuple[str, str]:
    """Return the kind of action of a ``do`` tap's name, and SEAT if the soldier's seat offers it."""
    seat = name.startswith(f"{VEHICLE} ")
    return (name.removeprefix(f"{VEHICLE} "), SEAT) if seat else (name, "")


def tap_of(kind: str, place: str = "") -> str:
    """Return the name of an action on a card in the form that ``use_of`` reads."""
    return f"{VEHICLE} {kind}" if place == SEAT else kind


def seat_piece(vehicle: str, seat: str) -> str:
    """Return the piece name of a seat."""
    return f"{vehicle} {seat}"


def exit_piece(tile: str) -> str:
    """Return the piece name of an escape point."""
    return f"{EXIT} {tile}"


def _seats(setup: Setup) -> dict[str, tuple[int, int]]:
    """Return the seats by piece name, with their vehicle and their place in it."""
    return {seat_piece(vehicle.id, seat.id): (v, n) for v, vehicle in enumerate(setup.vehicles) for n, seat in enumerate(vehicle.seats)}


def taps(p: Position, a: Action) -> Taps:
    """Return the taps that choose an action. Picks can come in any order."""
    if a.kind == rounds.CHOOSE:
        return (Tap("card", a.card),)
    if a.kind in (rounds.NEXT, rounds.PICK):
        return (Tap("piece", str(a.args[0])),)
    if a.kind == rounds.END:
        return (END,)
    if a.kind in (partial_actions.TAKE, partial_actions.ENOUGH):
        return (*initial_selection(p, a.side), *(_take_tap(p, str(thing)) for thing in a.args))
    if a.kind == partial_actions.BEGIN:
        return _use_taps(a.card, str(a.args[0]), a.at)
    return (*_use_taps(a.card, a.kind, a.at), *_argument_taps(p, a))


def _use_taps(card: str, kind: str, place: str) -> Taps:
    """Return the taps for a use of a card: the card, the action, the tile where its unit enters."""
    return (Tap("card", card), Tap("do", tap_of(kind, place)), *((Tap("place", place),) if place not in ("", SEAT) else ()))


def _take_tap(p: Position, thing: str) -> Tap:
    """Return the tap for a thing to take."""
    task = partial_actions.find_partial_use(p)
    form = form_of(p.setup, task.kind) if task else "cards"
    return Tap("piece", thing) if form == "counter tiles" else Tap("pick", thing, "place" if form == "tile set" else "")


def _argument_taps(p: Position, a: Action) -> Taps:
    """Return the taps for the arguments of an action."""
    form = kinds_of(p.setup.edition)[a.kind].form
    if form == "counter tiles":
        return (Tap("piece", str(a.args[0])), *(Tap("place", str(tile)) for tile in a.args[1:]))
    if form == "path" and a.args[-1:] == (EXIT,):
        last = str(a.args[-2]) if len(a.args) > 1 else origin(p, a)
        return (*(Tap("place", str(tile)) for tile in a.args[:-1]), Tap("piece", exit_piece(last)))
    if form == "tile set":
        return tuple(Tap("pick", str(tile), "place") for tile in a.args)
    if form == "vehicle seat":
        return (Tap("piece", seat_piece(str(a.args[0]), str(a.args[1]))),)
    if form == "seat":
        number = p.setup.side(a.side)
        vehicle = crew.vehicle_of(p.gear, p.setup.unit_of[number][p.setup.by_card[number][a.card]])
        seat = str(a.args[0])
        return (Tap("piece", seat_piece(p.setup.vehicles[vehicle].id, seat) if vehicle >= 0 else seat),)
    return tuple(Tap(TAP_KINDS[form][0], str(arg)) for arg in a.args)


def containers_of(p: Position, piece: str) -> tuple[str, ...]:
    """Return the containers of a thing on the board, with the tile first.

    These are the tile of a counter and, for one aboard, also the vehicle and the seat.
    """
    setup = p.setup
    if piece in setup.by_target:
        number = setup.by_target[piece]
        tile = crew.place_of(p, number)
        vehicle = crew.vehicle_of(p.gear, number) if number < len(setup.counters) else -1
        if vehicle < 0 or not tile:
            return (tile,) if tile else ()
        entry = setup.vehicles[vehicle]
        return tile, entry.id, seat_piece(entry.id, entry.seats[p.gear.spots[number][1]].id)
    if (spot := _seats(setup).get(piece)) is not None:
        tile = p.gear.vehicles[spot[0]].tile
        return (tile, setup.vehicles[spot[0]].id) if tile else ()
    tile = piece.removeprefix(f"{EXIT} ")
    return (tile,) if tile != piece and tile in setup.exits else ()


def place_of(p: Position, piece: str) -> str:
    """Return the tile of a thing ("" off the board)."""
    return next(iter(containers_of(p, piece)), "")


def shortcuts(p: Position, side: str, selection: Taps, options: Iterable[Action]) -> dict[Tap, Taps]:
    """Return the direct taps and the tap sequences they replace.

    With a card selected: the seats its soldier can take, the soldiers to swap with, and their tile to leave for. With nothing selected: the
    same for the soldier who has just acted and can still change seats.
    """
    open_card = p.gear.card if p.gear.card >= 0 and not p.gear.bound else -1
    if len(selection) > 1 or not p.setup.vehicles or (not selection and open_card < 0):
        return {}
    kinds = DIRECT if selection else SEATING
    number = p.setup.side(side)
    card = selection[0].bare.name if selection else p.setup.cards[number][open_card].id
    ways = {}
    for a in options:
        if a.kind in kinds and a.card == card:
            whole = taps(p, a)
            ways[whole[-1] if a.args else Tap("place", place_of(p, p.setup.cards[number][p.setup.by_card[number][card]].unit))] = whole
    return ways


def way_to_seats(ways: Mapping[Tap, Taps]) -> str:
    """Return the action that a soldier's ways to other seats have in common: "enter" or "leave", or "seat" if they differ."""
    kinds = {taps[1].name for taps in ways.values()}
    return kinds.pop() if len(kinds) == 1 else "seat"


def initial_selection(p: Position, side: str) -> Taps:
    """Return the initial selection. It is the card whose soldier has changed seats and must act now, or a use that has begun."""
    task = partial_actions.find_partial_use(p)
    if task and side in p.to_act:
        things = (Tap("piece", str(thing)) for thing in task.args if form_of(p.setup, task.kind) == "counter tiles")
        return (*_use_taps(p.setup.cards[task.side][task.card].id, task.kind, task.at), *things)
    mine = p.gear.bound and side in p.to_act
    return (Tap("card", p.setup.cards[p.turn][p.gear.card].id),) if mine else ()


def compose(p: Position, side: str, selection: Taps) -> Action | None:
    """Return the action that a sequence of taps means, legal or not, or None if they do not make one."""
    setup, number = p.setup, p.setup.sides.index(side)
    if not selection:
        return None
    (tap_kind, card, _), *rest = selection
    if tap_kind == "end":
        return Action(rounds.END, side)
    if tap_kind == "piece" and card in setup.by_counter:
        return Action(rounds.target_decision(setup), side, "", (card,))
    if tap_kind != "card" or card not in setup.by_card[number]:
        return None
    if not rest:
        return Action(rounds.CHOOSE, side, card) if p.phase == INITIATIVE else None
    (tap_kind, name, _), *after = rest
    if tap_kind == "piece" and not after:
        return _directly(p, side, card, name)
    kind, place = use_of(name)
    if partial_actions.find_partial_use(p) and after and after[-1].kind == "pick":
        return Action(partial_actions.TAKE, side, "", (after[-1].name,))
    known = kinds_of(setup.edition).get(kind) if tap_kind == "do" and (not place or setup.has_gear) else None
    return _use(p, number, card, known, after, place) if known else None


def _directly(p: Position, side: str, card: str, piece: str) -> Action | None:
    """Return the action that a card and a seat alone mean. It is to enter, to change seats, or to swap with the soldier there."""
    setup, number = p.setup, p.setup.side(side)
    spot, unit = _seats(setup).get(piece), setup.unit_of[number][setup.by_card[number][card]]
    if spot is None:
        return None
    seat = setup.vehicles[spot[0]].seats[spot[1]].id
    if crew.vehicle_of(p.gear, unit) != spot[0]:
        return Action("enter", side, card, (setup.vehicles[spot[0]].id, seat))
    sitting = p.gear.spots.index(spot) if spot in p.gear.spots else -1
    return Action("seat", side, card, (seat,)) if sitting < 0 else Action("swap", side, card, (setup.counters[sitting].id,))


def _use(p: Position, number: int, card: str, kind: Kind, rest: Sequence[Tap], place: str) -> Action | None:
    """Return a card's action with the taps for it, if they are complete."""
    setup = p.setup
    unit = setup.unit_of[number][setup.by_card[number][card]]
    if kind.printed and unit >= 0 and not p.stands[unit][0] and len(setup.entries[unit]) > 1 and rest:
        (_, place, _), *rest = rest
    kinds = tuple(tap.kind for tap in rest)
    fits = set(kinds) <= set(TAP_KINDS[kind.form]) and (kind.form not in ONE or len(kinds) == 1)
    if kind.form == "counter tiles":
        fits = kinds[:1] == ("piece",) and set(kinds[1:]) <= {"place"}
    if kind.form == "path":
        fits = set(kinds[:-1]) <= {"place"} and (kinds[-1:] != ("piece",) or rest[-1].name.startswith(f"{EXIT} "))
    args = _arguments(p, kind, rest) if fits else None
    return Action(kind.name, setup.sides[number], card, args, place) if args is not None else None


def _arguments(p: Position, kind: Kind, rest: Sequence[Tap]) -> tuple[str | int, ...] | None:
    """Return the taps as the arguments of a kind, or None if they do not match its form."""
    setup = p.setup
    if kind.form == "number":
        return tuple(int(tap.name) if tap.name.isdigit() else tap.name for tap in rest)
    names = [tap.name for tap in rest]
    if kind.form in ("cards", "tile set"):
        return tuple(sorted(names))
    if kind.form == "path":
        return tuple(EXIT if tap.kind == "piece" else tap.name for tap in rest)
    if kind.form in ("vehicle seat", "seat"):
        # A vehicle means its first seat, so the reasons against entering the vehicle at all appear.
        first = {vehicle.id: seat_piece(vehicle.id, vehicle.seats[0].id) for vehicle in setup.vehicles if vehicle.seats}
        spot = _seats(setup).get(first.get(names[0], names[0]))
        if spot is None:
            return None
        vehicle_kind = setup.vehicles[spot[0]]
        return (vehicle_kind.id, vehicle_kind.seats[spot[1]].id) if kind.form == "vehicle seat" else (vehicle_kind.seats[spot[1]].id,)
    known: Mapping[str, object] = setup.by_target if kind.form == "target" else setup.by_counter
    if kind.form in ("target", "own counter") and names[0] not in known:
        return None
    return tuple(names)


def openings(p: Position, side: str, selection: Taps) -> tuple[Action, ...]:
    """Return the actions that a card and one of its uses could lead to, legal or not.

    There is one for each possible first choice.
    """
    setup, number = p.setup, p.setup.side(side)
    things = [tap.name for tap in selection]
    if len(things) != 2 or number < 0 or things[0] not in setup.by_card[number]:
        return ()
    name, seat = use_of(things[1])
    kind = kinds_of(setup.edition).get(name)
    if kind is None or (seat and not setup.has_gear):
        return ()
    unit = setup.unit_of[number][setup.by_card[number][things[0]]]
    tiles = [(tile,) for tile in setup.board.tiles]
    counters, own_counters = [(c.id,) for c in setup.counters], [(c.id,) for c in setup.counters if c.side == number]
    seats = [(vehicle.id, seat.id) for vehicle in setup.vehicles for seat in vehicle.seats]
    args: dict[str, Sequence[tuple[str | int, ...]]] = {
        "nothing": [()], "tile": tiles, "tiles": tiles, "path": [*tiles, (EXIT,)], "tile set": tiles, "number": [(1,), (0,)],
        "cards": [(), *((card,) for card in setup.by_card[number])], "counter": counters, "own counter": own_counters,
        "counter tiles": [(*c, *t) for c in own_counters for t in tiles], "target": [(name,) for name in setup.targets],
        "vehicle seat": seats,
        "seat": [(seat,) for _, seat in seats],
    }  # fmt: skip
    entries = setup.entries[unit] if kind.printed and unit >= 0 and not p.stands[unit][0] else ()
    places = entries if len(entries) > 1 else (seat,)
    return tuple(Action(kind.name, side, things[0], arguments, where) for where in places for arguments in args[kind.form])


def every_way(p: Position, side: str, card: Tap) -> tuple[Action, ...]:
    """Return the actions that a card alone could lead to, legal or not."""
    return tuple(a for kind in kinds_of(p.setup.edition) for a in openings(p, side, (card, Tap("do", kind))))


def describe_taps(_: Position, selection: Taps) -> str:
    """Return a short description of taps that make no action."""
    return ": ".join(tap.name for tap in selection)


def uses(p: Position, side: str, target: Tap, _: Taps = ()) -> list[tuple[Text, Verdict, Taps]]:
    """Return the uses of the cards in hand for a thing on the map. Each has its name, whether it is legal, and its taps."""
    if not any(a.side == side and a.card and a.kind in kinds_of(p.setup.edition) for a in p.actions()):
        return []
    number = p.setup.side(side)
    listing = []
    for card in (entry.id for entry, count in zip(p.setup.cards[number], p.halves[number].hand, strict=True) if count):
        for kind in printed_uses(p, side, card):
            action = compose(p, side, (Tap("card", card), Tap("do", kind), target))
            if action is not None and start_of(p, action) != target.name:
                listing.append((use_name(p, side, card, kind), p.check(action), taps(p, action)))
    return listing + list(_control_of(p, side, target)) + list(_uses_of_seat(p, side, target))


def _control_of(p: Position, side: str, target: Tap) -> Iterator[tuple[Text, Verdict, Taps]]:
    """Yield Control with each card whose soldiers stand on this tile and can score its objective."""
    if target.kind == "place" and target.name in p.setup.objectives:
        for action in p.actions():
            if action.kind == "control" and action.side == side and start_of(p, action) == target.name:
                yield use_name(p, side, action.card, tap_of(action.kind, action.at)), Verdict(action, ()), taps(p, action)


def _uses_of_seat(p: Position, side: str, target: Tap) -> Iterator[tuple[Text, Verdict, Taps]]:
    """Yield the uses of a seat that its soldier's card has now."""
    spot = _seats(p.setup).get(target.name) if target.kind == "piece" else None
    if spot is None:
        return
    first = {(a.card, a.kind): a for a in p.actions() if a.side == side and a.at == SEAT and _spot(p, side, a.card) == spot}
    for (card, kind), action in first.items():
        name = tap_of(kind, SEAT)
        yield use_name(p, side, card, name), Verdict(action, ()), (Tap("card", card), Tap("do", name))


def _spot(p: Position, side: str, card: str) -> tuple[int, int]:
    """Return the vehicle and the seat of a card's soldier."""
    number = p.setup.side(side)
    return p.gear.spots[p.setup.unit_of[number][p.setup.by_card[number][card]]]


def too_early(_p: Position, _side: str, _selection: Taps, _target: Tap) -> None:
    """Return None: a turn of this game has no parts."""


def card_of(p: Position, side: str, piece: str) -> str | None:
    """Return the card of a counter of this side if it is in hand ("" if not, None for any other piece)."""
    side_number, number = p.setup.side(side), p.setup.by_counter.get(piece, -1)
    if number < 0 or p.setup.counters[number].side != side_number:
        return None
    hand = (card.id for card, count in zip(p.setup.cards[side_number], p.halves[side_number].hand, strict=True) if count)
    return next((card for card in hand if p.setup.unit_of[side_number][p.setup.by_card[side_number][card]] == number), "")


def offers(p: Position, side: str, card: str, kinds: Iterable[str]) -> list[tuple[Tap, Text]]:
    """Return actions of a card (as the taps of their chips), each with its name."""
    return [(Tap("do", kind), use_name(p, side, card, kind)) for kind in kinds]


def onward(_p: Position, _side: str, _selection: Taps) -> Taps:
    """Return the next part of the turn: none, because a turn has no parts in this game."""
    return ()


def backward(_p: Position, _side: str, _selection: Taps) -> Taps:
    """Return the part of the turn before this one: none in this game."""
    return ()


def taken_back(_p: Position, _side: str, _selection: Taps, _past: Sequence[Position]) -> None:
    """Return None: in this game a second tap undoes nothing."""


def asked_first(_p: Position, _a: Action) -> str:
    """Return the side that must answer from its hand first: none in this game."""
    return ""


def answer_panel(_p: Position, _a: Action) -> None:
    """Return None: no side must answer in this game."""


def signs(p: Position, choosing: Choosing, _refusal: Action | None) -> Marks:
    """Return the words for a change of seats, which looks like a move or a target without them.

    ``costs`` has the word for the tile that a soldier leaves for. ``acts`` has it for a seat, the soldier on it, and the vehicle.
    """
    if not choosing.options or choosing.options[0].side not in p.setup.sides:
        return {}
    costs, acts = dict[str, Text](), dict[str, Text]()
    for tap, whole in shortcuts(p, choosing.options[0].side, choosing.taps, choosing.options).items():
        word = Text(f"sign-{use_of(whole[1].name)[0]}")
        if tap.kind == "place":
            costs[tap.name] = word
        else:
            acts |= dict.fromkeys((tap.name, *containers_of(p, tap.name)[1:]), word)
    return {"costs": costs, "acts": acts} if costs else {"acts": acts}


def game_of(p: Position) -> str:
    """Return the name of the game for lessons and notebooks."""
    return p.setup.edition


def confirms(a: Action) -> bool:
    """Return whether the action needs a button. It appears after the sum is shown, or when everything needed is picked."""
    return a.kind in combat.ROLLING or a.kind in PICKING


def aims(p: Position, options: Iterable[Action]) -> dict[str, Text | str]:
    """Return the next choices on the board, with the chance to hit each if dice will be rolled."""
    setup, words = p.setup, dict[str, Text | str]()
    for a in options:
        form = form_of(setup, a.kind)
        if a.kind in combat.ROLLING and a.args:
            words[str(a.args[0])] = percent(chance_of(p, a).probability)
        elif form in ("counter tiles", "own counter", "target") or a.kind in (rounds.NEXT, rounds.PICK):
            words[str(a.args[0])] = ""
    return words


def chance_of(p: Position, a: Action) -> Odds:
    """Return the chance of an attack."""
    ability = ability_of(p, a)
    target = p.setup.by_target[str(a.args[0])]
    return odds(ability.x if ability else 1, combat.defense(p.setup, target, crew.place_of(p, target), source_of(p, a), a.kind).total)


def source_of(p: Position, a: Action) -> str:
    """Return the tile from which the range of an attack counts ("" if no range counts)."""
    return "" if a.kind == "strafe" else origin(p, a)


def path(p: Position, choosing: Choosing) -> list[str]:
    """Return the path that is being chosen, or the line of the attack in the preview, tile by tile."""
    setup, action = p.setup, choosing.preview
    if action and action.kind in combat.ROLLING and action.args and source_of(p, action):
        return shortest(setup, origin(p, action), place_of(p, str(action.args[0])))
    if len(choosing.taps) < 3:
        return []
    first = next(iter(choosing.options), None)
    places = [t.name for t in choosing.taps[2:] if t.kind == "place"]
    if first is None or not places or form_of(setup, first.kind) not in ("tiles", "path", "counter tiles"):
        return []
    start = place_of(p, str(first.args[0])) if first.kind == "guide" else origin(p, first)
    return [start, *(places[1:] if first.at in setup.board.index else places)]


def shortest(setup: Setup, start: str, goal: str) -> list[str]:
    """Return one shortest path between two tiles, including both."""
    path = [start]
    while path[-1] != goal:
        here = path[-1]
        path.append(min(setup.board.neighbors[here], key=lambda t: setup.board.distance[t].get(goal, 99)))
    return path


def start_of(p: Position, action: Action) -> str:
    """Return the tile from which an action starts ("": none)."""
    if action.kind == "guide" and action.args:
        return place_of(p, str(action.args[0]))
    return origin(p, action) if action.card and action.kind in kinds_of(p.setup.edition) else ""


# Names for taps


def tapped_name(p: Position, side: str, tap: Tap) -> Text:
    """Return the name of the card that a tap means."""
    return card_name(p.setup, p.setup.sides.index(side), tap.bare.name)


def piece_name(p: Position, piece: str) -> Text:
    """Return the name of a thing on the board. An unknown name is returned as it is."""
    setup = p.setup
    if piece in setup.by_target:
        return target_name(setup, setup.by_target[piece])
    if (spot := _seats(setup).get(piece)) is not None:
        vehicle = setup.vehicles[spot[0]]
        return Text("seat-in", {"vehicle": target_name(setup, setup.by_target[vehicle.id]), "seat": seat_name(vehicle.seats[spot[1]].id)})
    return Text("sign-exit") if containers_of(p, piece) else Text("plain", {"text": piece})


def name_of(p: Position, side: str, sort: str, name: str) -> Text:
    """Return the name of a thing in the notation: a counter, a card of ``side``, or a side. An unknown name is returned as it is."""
    if sort == "counter":
        return piece_name(p, name)
    if sort == "side" and name in p.setup.sides:
        return side_name(p.setup, p.setup.side(name))
    return card_name(p.setup, p.setup.side(side), name) if sort == "card" and side in p.setup.sides else Text("plain", {"text": name})


def seat_abilities(p: Position, unit: int) -> tuple[Ability, ...]:
    """Return the actions of a soldier's seat."""
    seat = crew.seat_of(p.setup, p.gear, unit)
    return seat.abilities if seat else ()


def printed_uses(p: Position, side: str, card: str) -> list[str]:
    """Return the chip names of the actions that point at one thing on the map.

    They are the card's, and those of its soldier's seat.
    """
    setup, number = p.setup, p.setup.side(side)
    index = setup.by_card[number][card]
    own_uses = [tap_of(a.kind) for a in setup.cards[number][index].abilities if form_of(setup, a.kind) in POINTING]
    return own_uses + [tap_of(a.kind, SEAT) for a in seat_abilities(p, setup.unit_of[number][index]) if form_of(setup, a.kind) in POINTING]


def use_name(p: Position, side: str, card: str, kind: str) -> Text:
    """Return the name of a card with one of its actions, or of the seat of its soldier."""
    name, at = use_of(kind)
    return Text("about-use-seat" if at else "about-use", {"card": card_name(p.setup, p.setup.side(side), card), "kind": kind_name(name)})


def counter_of(p: Position, side: int, card: str) -> Text | str:
    """Return the counter that belongs to a card ("": none)."""
    unit = p.setup.unit_of[side][p.setup.by_card[side][card]]
    return counter_name(p.setup, unit) if unit >= 0 else ""
