"""Scenario files: a setup on one page of TOML, read with all its faults at once.

``scenarios/README.md`` in the folder of each edition documents the format. The pieces of an edition come from the other files there
(``cards.toml``, ``tiles.toml``, …), in the same form in which a scenario defines its own.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from itertools import pairwise
from typing import NamedTuple

from undaunted_nb.engine.text import SubstituteNumber, Text
from undaunted_nb.files.checker import Checker, Entry, closest_name, describe, short
from undaunted_nb.files.forms import read_form
from undaunted_nb.files.setup_steps import step_of
from undaunted_nb.files.toml_lines import Where
from undaunted_nb.kit.boards import Board
from undaunted_nb.kit.scenario_library import Library, label

from .. import GAMES
from ..rules.start import Start, start
from ..rules.state.editions import EDITIONS
from ..rules.state.position import Position
from ..rules.state.setup import Card, Counter, Goal, Radio, Setup, Spawn, Structure, Tile
from .numbers import HOUSE, box
from .pieces import Pieces, define
from .scenario_form import FARTHEST, FORMAT, scenario_form
from .shorthand import in_full

MOST_TILES = 400
"""The largest board, in tiles: three boards of the largest printed setups side by side have fewer."""
FACE = r"(\d+)([AB])"
STEPS: Mapping[str, tuple[str, ...]] = {
    "tiles": (),
    "objectives": ("objectives",),
    "structures": ("structures",),
    "exits": ("exits",),
    "counters": ("counters", "vehicles", "scouted", "controlled", "spawn", "goals", "special"),
    "deck": ("deck",),
    "supply": ("supply",),
}
"""The steps of the setup that change the table, with the fields that each one places (files/setup_steps.py)."""


class Scenario(NamedTuple):
    """A playable setup. ``source`` is its origin: "rulebook", "public", "house", or its author's words."""

    name: str
    title: str
    source: str
    notes: str
    setup: Setup
    start: Start

    @property
    def label(self) -> Text:
        """The title as a Text, so that a catalog can translate it."""
        return label(self.name, self.title)

    def position(self) -> Position:
        """Return the start of the game, or the table before it if the scenario is set up only in part."""
        return start(self.setup, self.start, begin=not step_of(self.name))


class _Side(NamedTuple):
    """The part of a file that belongs to one side, by name."""

    goals: tuple[Goal, ...]
    deck: Mapping[str, int]
    supply: Mapping[str, int]
    stands: Mapping[str, str]
    marks: Mapping[str, str]
    cards: tuple[Card, ...]
    counters: tuple[Counter, ...]
    spawns: tuple[Spawn, ...]
    vehicles: Mapping[str, str]
    seats: Mapping[str, tuple[str, str]]


def _scenario(check: Checker, content: Mapping[str, object], name: str) -> Scenario | None:
    named_edition = content.get("edition")
    edition = named_edition if isinstance(named_edition, str) and named_edition in EDITIONS else next(iter(EDITIONS))
    sides, has_gear, _ = EDITIONS[edition]
    tables = tuple(side.lower() for side in sides)
    data = read_form(scenario_form(edition), check, content)
    title, source, notes = (data.get(key, "") for key in ("title", "source", "notes"))
    house = {field: origin == HOUSE for field, origin in data.get("from", {}).items()}
    pieces = define(check, data.get("own", {}), define(check, data, box(edition), edition), edition, ("own",))
    data = in_full(check, data, sides, pieces)
    board, tiles = _board(check, data, pieces.tiles, box(edition).tiles)
    worth = _worth(check, data.get("objectives", {}), tiles)
    if house.get("objectives"):
        worth = {tile: SubstituteNumber(points) for tile, points in worth.items()}
    token = check.name(("initiative",), data.get("initiative", sides[0]), "side", sides)
    radio = _special(check, data.get("special", {}), worth, tiles, sides)
    structures = _structures(check, data.get("structures", {}), pieces.structures, tiles)
    exits = tuple(check.unique_names(("exits",), data.get("exits", []), "tile", tiles))
    owners = {v: side for side, name in enumerate(tables) for v in _names_in(data, name, "vehicles")}
    first, second = (
        _side(check, side, data.get(tables[side], {}), pieces, tiles, sides, geared=has_gear, owners=owners) for side in (0, 1)
    )
    for tile in first.marks:
        if first.marks[tile] == second.marks.get(tile) == "controlled":
            check.fault((tables[1], "controlled"), "fault-two-owners", tile=tile)
    for vehicle in first.vehicles:
        if vehicle in second.vehicles:
            check.fault((tables[1], "vehicles", vehicle), "fault-twice", name=vehicle)
    if check.faults or board is None:
        return None
    vehicles = tuple(vehicle for vehicle, _ in pieces.vehicles.values() if vehicle.id in first.vehicles or vehicle.id in second.vehicles)
    goals = (_own_goals(first.goals), _own_goals(second.goals)) if house.get("goals") else (first.goals, second.goals)
    setup = Setup(
        name=name, edition=edition, sides=sides, board=board,
        tiles={tile: pieces.tiles[tile] for tile in board.tiles}, cards=(first.cards, second.cards),
        counters=(*first.counters, *second.counters),
        spawns=(*first.spawns, *second.spawns), objectives=tuple(worth), goals=goals, radio=radio, vehicles=vehicles,
        structures=structures, exits=exits,
    )  # fmt: skip
    begin = Start(
        (first.deck, second.deck), (first.supply, second.supply), {**first.stands, **second.stands}, (first.marks, second.marks),
        worth, sides.index(token),
        {v: (tile, side) for side, half in enumerate((first, second)) for v, tile in half.vehicles.items()},
        {**first.seats, **second.seats},
    )  # fmt: skip
    return Scenario(name, title or name, source, notes, setup, begin)


def _own_goals(goals: tuple[Goal, ...]) -> tuple[Goal, ...]:
    """Return goals with their points marked as the project's own numbers. The number of named targets is not marked."""
    return tuple(goal._replace(points=SubstituteNumber(goal.points)) if goal.points else goal for goal in goals)


def _names_in(data: Mapping[str, object], table: str, field: str) -> Collection[str]:
    """Return the names in a table of a side, if they can be read already."""
    side = data.get(table)
    names = side.get(field) if isinstance(side, dict) else None
    return names if isinstance(names, dict) else ()


def _structures(check: Checker, value: object, known: Mapping[str, Structure], tiles: Collection[str]) -> tuple[Structure, ...]:
    """Return the structures on the board. The file has a table of them with their tiles. An older one has a list that defines some."""
    structures: dict[str, Structure] = {}
    spots: list[tuple[Where, object, object]] = []
    if isinstance(value, list):
        entries = [(place, item) for place, item in check.items(("structures",), value) if isinstance(item, dict)]
        spots += [((*place, "tile"), item.get("id"), item.get("tile")) for place, item in entries]
    else:
        spots += [(("structures", name), name, tile) for name, tile in check.table(("structures",), value).items()]
    for where, structure_id, tile in spots:
        tile_name, name = check.name(where, tile, "tile", tiles), check.name(where, structure_id, "structure", known)
        if name:
            structures[name] = known[name]._replace(tile=tile_name)
    return tuple(structures.values())


def _board(
    check: Checker, data: Mapping[str, object], tiles: Mapping[str, Tile], box_tiles: Collection[str]
) -> tuple[Board | None, Collection[str]]:
    """Return the board (None if its layout is invalid), and the tiles on it."""
    if ("columns" in data) == ("rows" in data):
        check.fault(("rows",) if "rows" in data else (), "fault-lines", field="columns")
        return None, tiles
    way = "columns" if "columns" in data else "rows"
    before = len(check.faults)
    lines = [_line(check, where, entry, tiles) for where, entry in check.items((way,), data[way])]
    for i, ((last, _), (offset, _)) in enumerate(pairwise(lines), 1):
        if last is not None and offset is not None and (offset - last) % 2 == 0:
            check.fault((way, i, "offset"), "fault-stagger", offset=offset / 2, before=last / 2)
    used: dict[str, Where] = {}
    for _, line in lines:
        _lay(check, line, used, box_tiles)
    if not used:
        check.fault((way,), "fault-no-tiles")
    if len(used) > MOST_TILES:
        check.fault((way,), "fault-too-many-tiles", n=len(used), most=MOST_TILES)
    if len(check.faults) > before:  # after a misspelled tile any tile can be on the board
        return None, tiles if any(tile not in tiles for tile in used) else used or tiles
    low = min(offset or 0 for offset, _ in lines)
    board = Board.staggered([((offset or 0) - low, tuple(tile for tile, _ in line)) for offset, line in lines], columns=way == "columns")
    apart = [tile for tile in board.tiles if tile not in board.distance[board.tiles[0]]]
    if apart:
        check.fault((way,), "fault-board-split", tiles=", ".join(apart), first=board.tiles[0])
    return board, used


def _line(check: Checker, where: Where, entry: object, tiles: Mapping[str, Tile]) -> tuple[int | None, list[tuple[str, Where]]]:
    """Return a column or row: its offset, and its tiles with their places in the file.

    The offset is in halves of a tile (None: invalid).
    """
    field = check.fields(where, entry, ("offset", "tiles"), ("tiles",))
    offset, place = field.get("offset", 0), (*where, "offset")
    halves = None
    if isinstance(offset, bool) or not isinstance(offset, int | float):
        check.wrong(place, "fault-a-number", offset)
    elif not abs(offset) <= FARTHEST or offset * 2 != int(offset * 2):
        check.fault(place, "fault-offset", found=short(offset), most=FARTHEST)
    else:
        halves = int(offset * 2)
    spots = check.items((*where, "tiles"), field.get("tiles", []))
    for spot, tile in spots:
        check.name(spot, tile, "tile", tiles)
    if isinstance(field.get("tiles"), list) and not spots:
        check.fault((*where, "tiles"), "fault-no-tiles")
    return halves, [(tile, spot) for spot, tile in spots if isinstance(tile, str)]


def _lay(check: Checker, line: Iterable[tuple[str, Where]], used: dict[str, Where], box_tiles: Collection[str]) -> None:
    """Put the tiles of a line on the table: each once, and never both faces of one that is printed."""
    for tile, where in line:
        back = back_of(tile) if tile in box_tiles else ""
        if tile in used:
            check.fault(where, "fault-tile-twice", tile=tile, before=Entry(used[tile]))
        elif back in used:
            check.fault(where, "fault-tile-faces", tile=tile, other=back, before=Entry(used[back]))
        used.setdefault(tile, where)


def back_of(tile: str) -> str:
    """Return the other face of a printed tile ("": it has none)."""
    face = re.fullmatch(FACE, tile)
    return face[1] + ("B" if face[2] == "A" else "A") if face else ""


def _worth(check: Checker, value: object, tiles: Collection[str]) -> dict[str, int]:
    """Return the objectives with their points."""
    worth: dict[str, int] = {}
    for tile, points in check.table(("objectives",), value).items():
        where: Where = ("objectives", tile)
        number = check.number(where, points, 1)
        check.name(where, tile, "tile", tiles)
        worth[tile if tile in tiles else closest_name(tile, tiles)] = number
    return worth


def _special(check: Checker, value: object, worth: Mapping[str, int], tiles: Collection[str], sides: tuple[str, str]) -> Radio | None:
    """Return the special rules, by name."""
    field = check.table(("special",), value)
    for name in field:
        if name != "radio":
            check.report_unknown(("special", name), "special", name, ("radio",))
    if "radio" not in field:
        return None
    where: Where = ("special", "radio")
    radio = check.fields(where, field["radio"], ("tile", "side"), ("tile", "side"))
    tile = ""
    if isinstance(radio.get("tile"), str) and radio["tile"] not in tiles:
        check.name((*where, "tile"), radio["tile"], "tile", tiles)
    elif "tile" in radio:
        tile = check.name((*where, "tile"), radio["tile"], "objective", worth)
    side = check.name((*where, "side"), radio["side"], "side", sides) if "side" in radio else ""
    return Radio(tile, sides.index(side)) if tile and side else None


def _side(
    check: Checker,
    side: int,
    value: object,
    pieces: Pieces,
    tiles: Collection[str],
    sides: tuple[str, str],
    *,
    geared: bool,
    owners: Mapping[str, int],
) -> _Side:
    """Return the part of a file that belongs to one side. ``owners`` are the vehicles on the board, with their sides."""
    table = sides[side].lower()
    where: Where = (table,)
    field = check.fields(where, value, ("goals", "vehicles" if geared else "spawn", "counters", "scouted", "controlled", "deck", "supply"))
    deck, supply = (_count(check, (*where, zone), field.get(zone, {}), pieces.cards[side]) for zone in ("deck", "supply"))
    for card, most in pieces.printed_counts[side].items():
        have = deck.get(card, 0) + supply.get(card, 0)
        if have > most:
            check.fault(
                (*where, "deck" if card in deck else "supply", card), "fault-more-than-printed", card=card, count=have, printed=most
            )
    vehicles = _vehicles(check, (*where, "vehicles"), field.get("vehicles", {}), side, pieces, tiles)
    stands, seats = _stands(check, side, table, field.get("counters", {}), pieces, tiles, [v for v in owners if owners[v] == side])
    marks = {mark: check.unique_names((*where, mark), field.get(mark, []), "tile", tiles) for mark in ("scouted", "controlled")}
    for tile, place in marks["controlled"].items():
        if tile in marks["scouted"]:
            check.fault(place, "fault-two-marks", tile=tile)
    cards = tuple(card for card in pieces.cards[side].values() if card.id in deck or card.id in supply)
    units = {card.unit for card in cards}
    counters = tuple(c for c in pieces.counters.values() if c.side == side and (c.id in units or c.id in stands or c.id in seats))
    spawns = tuple(
        _spawn(check, side, place, spawn, pieces.counters, counters, tiles)
        for place, spawn in check.items((*where, "spawn"), field.get("spawn", []))
    )
    people = (
        {_bare(c): c.id for c in pieces.counters.values() if c.side == side},
        {_bare(c): c.id for c in pieces.counters.values() if c.side != side},
    )
    goal = _geared_goal if geared else _goal
    known = tuple({**names, **{v: v for v in owners}} for names in people)
    goals = tuple(goal(check, place, entry, known) for place, entry in check.items((*where, "goals"), field.get("goals", [])))
    mark_of = {tile: mark for mark, tiles_of_mark in marks.items() for tile in tiles_of_mark}
    return _Side(goals, deck, supply, stands, mark_of, cards, counters, spawns, vehicles, seats)


Names = tuple[Mapping[str, str], ...]
"""The names that a goal can use, with their ids: the side's own counters and the enemy's, without their side, and vehicles."""


def _goal(check: Checker, where: Where, entry: object, _known: Names) -> Goal:
    field = check.fields(where, entry, ("points", "pin"))
    if isinstance(entry, dict) and len(field) != 1:
        check.fault(where, "fault-goal")
    if "pin" in field:
        if field["pin"] is not True:
            check.fault((*where, "pin"), "fault-goal")
        return Goal("pin")
    return Goal("points", check.number((*where, "points"), field.get("points", 1), 1))


def _geared_goal(check: Checker, where: Where, entry: object, known: Names) -> Goal:
    """Return a goal of points, or of targets that must escape or be neutralized.

    They are a list of names, or how many (``of`` those named).
    """
    field = check.fields(where, entry, ("points", "escape", "neutralize", "of"))
    kinds = [kind for kind in ("points", "escape", "neutralize") if kind in field]
    if isinstance(entry, dict) and (len(kinds) != 1 or ("of" in field and isinstance(field.get(kinds[0]), list))):
        check.fault(where, "fault-geared-goal")
        return Goal("points", 1)
    kind = kinds[0] if kinds else "points"
    if kind == "points":
        return Goal("points", check.number((*where, "points"), field.get("points", 1), 1))
    names = known[0 if kind == "escape" else 1]
    listed = isinstance(field[kind], list)
    place = (*where, kind if listed else "of")
    names_listed = check.unique_names(place, field[kind] if listed else field.get("of", []), "counter", names)
    count = 0 if listed else check.number((*where, kind), field[kind], 1)
    if (listed and not field[kind]) or (names_listed and count > len(names_listed)):
        check.fault(place, "fault-goal-count")
    return Goal(kind, count, tuple(names[name] for name in names_listed))


def _vehicles(check: Checker, where: Where, value: object, side: int, pieces: Pieces, tiles: Collection[str]) -> dict[str, str]:
    """Return the vehicles whose cards are in front of a side at the start, with their tiles."""
    known = {name: vehicle for name, (vehicle, owner) in pieces.vehicles.items() if owner in (-1, side)}
    vehicles: dict[str, str] = {}
    for name, tile_given in check.table(where, value).items():
        tile = check.name((*where, name), tile_given, "tile", tiles)
        if check.name((*where, name), name, "vehicle", known):
            vehicles[name] = tile
    return vehicles


def _count(check: Checker, where: Where, value: object, cards: Mapping[str, Card]) -> dict[str, int]:
    """Return cards with their counts."""
    counts: dict[str, int] = {}
    for card, count in check.table(where, value).items():
        number = check.number((*where, card), count, 0)
        check.name((*where, card), card, "card", cards)
        counts[card if card in cards else closest_name(card, cards)] = number
    return counts


def _stands(
    check: Checker, side: int, table: str, value: object, pieces: Pieces, tiles: Collection[str], vehicles: Collection[str]
) -> tuple[dict[str, str], dict[str, tuple[str, str]]]:
    """Return the counters on the board at the start. Those outside have their tiles, those aboard their vehicles and seats."""
    where: Where = (table, "counters")
    known = {_bare(c): c.id for c in pieces.counters.values() if c.side == side}
    stands: dict[str, str] = {}
    seats: dict[str, tuple[str, str]] = {}
    for name, tile in check.table(where, value).items():
        place = (*where, name)
        counter = known[name] if check.name(place, name, "counter", known) else ""
        if isinstance(tile, dict):
            field = check.fields(place, tile, ("in", "seat"), ("in", "seat"))
            vehicle = check.name((*place, "in"), field["in"], "vehicle", vehicles) if "in" in field else ""
            free = {seat.id for seat in pieces.vehicles[vehicle][0].seats} if vehicle in pieces.vehicles else ()
            seat = check.name((*place, "seat"), field["seat"], "seat", free) if vehicle and "seat" in field else ""
            if seat and (vehicle, seat) in seats.values():
                check.fault((*place, "seat"), "fault-seat-taken", seat=seat, vehicle=vehicle)
            seats[counter] = (vehicle, seat)
        else:
            stands[counter] = check.name(place, tile, "tile", tiles)
    return stands, seats


def _bare(counter: Counter) -> str:
    """Return a counter's name without its side, as a side writes its own counters."""
    return counter.id.partition(" ")[2]


def _spawn(
    check: Checker,
    side: int,
    where: Where,
    entry: object,
    pieces: Mapping[str, Counter],
    counters: Iterable[Counter],
    tiles: Collection[str],
) -> Spawn:
    """Return a spawn marker.

    It can name units that this scenario does not use, as printed markers do, but must fit at least one counter.
    """
    field = check.fields(where, entry, ("tile", "for"), ("tile",))
    tile = check.name((*where, "tile"), field["tile"], "tile", tiles) if "tile" in field else ""
    value, place = field.get("for", "all"), (*where, "for")
    if value == "all":
        return Spawn(side, tile)
    if not isinstance(value, dict):
        check.fault(place, "fault-spawn-for", found=describe(value))
        return Spawn(side, tile)
    before, own_counters = len(check.faults), [c for c in pieces.values() if c.side == side]
    limits = check.fields(place, value, ("squads", "units"))
    squads = check.unique_names(
        (*place, "squads"), limits.get("squads", []), "squad", dict.fromkeys(c.squad for c in own_counters if c.squad)
    )
    known = {_bare(c): c.id for c in own_counters} | {c.kind: c.kind for c in own_counters}
    units = check.unique_names((*place, "units"), limits.get("units", []), "counter", known)
    spawn = Spawn(side, tile, False, tuple(squads), tuple(known[unit] for unit in units))  # noqa: FBT003  (a field of the marker)
    if len(check.faults) == before and not any(spawn.fits(c) for c in counters):
        check.fault(place, "fault-spawn-nobody")
    return spawn


def _tables(data: Mapping[str, object]) -> list[str]:
    return [side.lower() for side in EDITIONS[str(data["edition"])].sides]


LIBRARY = Library(tuple(GAMES), FORMAT, _scenario, STEPS, _tables)
names, load, text_of, read, read_draft = LIBRARY.names, LIBRARY.load, LIBRARY.text_of, LIBRARY.read, LIBRARY.read_draft
title_of = LIBRARY.title_of
