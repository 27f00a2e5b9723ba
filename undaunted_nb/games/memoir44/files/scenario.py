"""Scenario files: a setup on one page of TOML, read with all its faults at once. ``scenarios/README.md`` documents the format."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from undaunted_nb.engine.text import Text
from undaunted_nb.files.checker import Checker, Entry, closest_name
from undaunted_nb.files.forms import Table, read_form
from undaunted_nb.files.toml_lines import Where
from undaunted_nb.kit.boards import HexBoard, hex_board
from undaunted_nb.kit.scenario_library import Library, label

from .. import GAMES
from ..rules import turn_flow
from ..rules.state import pieces
from ..rules.state.position import Draft, Draw, Drop, Pile, Position, Stand
from ..rules.state.setup import SIDES, Card, Ground, Objective, Options, Setup, Unit, UnitKind
from ..rules.state.variants import TEAM
from . import own_pieces, own_terrain
from .scenario_form import BOARDS, COLUMNS, FORMAT, LARGEST, MAPS, PLAIN, ROWS, scenario_form

DICE = 4
"""The dice of each side. A larger roll borrows the other side's (rule m44.setup.6)."""
STEPS: Mapping[str, tuple[str, ...]] = {
    "board": (),
    "terrain": ("terrain",),
    "objects": ("objects",),
    "units": ("units",),
    "medals": ("objectives",),
    "cards": ("cards", "hands"),
}
"""The steps of the setup that change the table, with the fields that each one places (files/setup_steps.py)."""


class Scenario(NamedTuple):
    """A playable setup.

    ``source`` names the source of its numbers, ``boards`` lists the faces side by side, from the left, and
    ``terrain_of_boards`` has their terrain.
    """

    name: str
    title: str
    source: str
    notes: str
    boards: tuple[str, ...]
    terrain_of_boards: Mapping[str, str]
    start: Position

    @property
    def setup(self) -> Setup:
        """The fixed part of the scenario."""
        return self.start.setup

    @property
    def label(self) -> Text:
        """The title as a Text, so that a catalog can translate it."""
        return label(self.name, self.title)

    def position(self) -> Position:
        """Return the start of the game. The cards are dealt first."""
        return self.start


def summaries(setup: Setup) -> tuple[str, ...]:
    """Return the summary cards to lay out. They are those of the terrain in play, and of units and objects (rule m44.setup.5)."""
    in_play = set(setup.terrain.values())
    return (*(name for name in pieces.names_of("terrain") if name in in_play), "units", "objects")


def _scenario(check: Checker, content: Mapping[str, object], name: str) -> Scenario | None:
    data = read_form(scenario_form(), check, content)
    title, source, notes = (data.get(key, "") for key in ("title", "source", "notes"))
    faces = _faces(check, data.get("board", PLAIN))
    first, top = data.get("first", ""), data.get("top", "")
    sides = (SIDES[0], SIDES[1]) if top != SIDES[0] else (SIDES[1], SIDES[0])
    board = hex_board(ROWS, COLUMNS * len(faces))
    players = players_of(check, data["players"], sides, len(faces)) if "players" in data else (1, 1)
    board_terrain = _terrain_of_boards(board, faces)
    own_table: Table = data.get("own", {})
    own_grounds, kinds = own_terrain.grounds(check, own_table), own_pieces.unit_kinds(check, own_table)
    grounds = {**pieces.grounds(), **own_grounds}
    terrain = _terrain(
        check, data.get("terrain", {}), board, board_terrain, (*pieces.names_of("terrain"), *_names(own_grounds, on_top=False))
    )
    lying = _Objects(check, data.get("objects", {}), board, sides, grounds)
    special = _Special(check, data.get("special", {}), sides, len(faces), board, kinds)
    units, stands, spots = _units(check, data.get("units", {}), board, sides, special.worth, kinds.all)
    options = Options(**{option: value for option, value in data.get("options", {}).items() if option in Options._fields})
    drop = _drop(check, data.get("special", {}), board, sides, kinds.all)
    units, stands = (*units, *drop.units), (*stands, *(("", 0) for _ in drop.units))
    cards = own_pieces.cards(check, own_table)
    counts = tuple(card.copies if options.tactics or not card.tactic else 0 for card in cards)
    hands, deck = _hands(check, data.get("hands", {}), sides, cards, counts)
    card_counts = _pair(data.get("cards", {}), sides)
    if sum(card_counts) >= sum(counts):
        check.fault(("cards",), "fault-small-deck", n=sum(counts), dealt=sum(card_counts))
    medals = _pair(data.get("medals", {}), sides)
    objectives = tuple(_objective(check, ("objectives", i), entry, board, sides) for i, entry in enumerate(data.get("objectives", [])))
    _fits(check, spots, terrain, lying, grounds)
    if check.faults:
        return None
    setup = Setup(
        name=name,
        sides=sides,
        board=board,
        grounds=grounds,
        terrain=terrain,
        objects={tile: tuple(objects) for tile, objects in lying.fixed.items()},
        owners=lying.owners,
        units=units,
        cards=cards,
        medals_to_win=medals,
        objectives=objectives,
        draws=special.draws,
        options=options,
        maps=len(faces),
        players=players,
        deck_winner=special.deck_winner,
        zone=drop.zone,
        steep=special.steep,
    )
    turn = sides.index(first) if first else sides.index(SIDES[0])
    missing = tuple(Draw(side, max(0, card_counts[side] - sum(hands[side]))) for side in (1 - turn, turn))
    landing = tuple(Drop(number) for number in reversed(range(len(units) - len(drop.units), len(units))))
    start = Position(
        setup, turn, (0, 0), turn_flow.DEAL, stands, frozenset(lying.loose["wire"]), frozenset(lying.loose["sandbags"]), special.sandbags,
        hands, deck, (0,) * len(cards), taken=(-1,) * len(objectives), pending=(*missing, *landing),
    )  # fmt: skip
    d = Draft(start)
    turn_flow.settle(d)
    return Scenario(name, title, source, notes, faces, board_terrain, d.freeze())


def _hexes(check: Checker, where: Where, value: object, board: HexBoard) -> dict[str, Where]:
    """Return hexes, each once, with their places in the file."""
    return check.unique_names(where, value, "hex", board.index)


def _faces(check: Checker, value: str | list[str]) -> tuple[str, ...]:
    """Return the faces of the boards: of one, or of a few side by side."""
    names = value if isinstance(value, list) else [value]
    if not 0 < len(names) <= MAPS:
        check.fault(("board",), "fault-boards", n=len(names), most=MAPS)
    return tuple(name or PLAIN for name in names[:MAPS]) or (PLAIN,)


def players_of(check: Checker, value: Mapping[str, int], sides: tuple[str, str], maps: int) -> tuple[int, int]:
    """Return how many people play each side (rules m44.variant.3, m44.variant.9)."""
    first, second = (check.number(("players", side), value.get(side, 1), 1, TEAM + (maps > 1)) for side in sides)
    readable = not any(place[0] == "players" for place, _ in check.faults if place)
    if readable and abs(first - second) > 1:
        check.fault(("players",), "fault-uneven-teams")
    return first, second


def _terrain_of_boards(board: HexBoard, faces: Sequence[str]) -> dict[str, str]:
    """Return the terrain printed on the boards, by hex. A hex on a seam has the terrain of the left board."""
    return {tile: BOARDS[faces[x // (2 * COLUMNS)]].get(ROWS - row, PLAIN) for tile, (x, row) in board.coordinates.items()}


def _names(own_grounds: Mapping[str, Ground], *, on_top: bool) -> tuple[str, ...]:
    """Return the file's own kinds of objects, or of terrain."""
    return tuple(name for name, ground in own_grounds.items() if own_terrain.is_object(ground) == on_top)


def _terrain(check: Checker, value: object, board: HexBoard, terrain_below: Mapping[str, str], kinds: Collection[str]) -> dict[str, str]:
    """Return the terrain by hex: the printed terrain, and the tiles laid over it, one per hex."""
    terrain: dict[str, str] = {}
    spots: dict[str, Where] = {}
    for name, tiles in check.table(("terrain",), value).items():
        where: Where = ("terrain", name)
        check.name(where, name, "terrain", kinds)
        known = name if name in kinds else closest_name(name, kinds)
        for tile, place in _hexes(check, where, tiles, board).items():
            if tile in terrain:
                check.fault(place, "fault-two-terrains", hex=tile, before=Entry(spots[tile]))
            terrain[tile], spots[tile] = known if known in kinds else PLAIN, place
    return {tile: name for tile, name in {**terrain_below, **terrain}.items() if name != PLAIN}


class _Objects:
    """The objects of a file: those that stay, whose a bunker is, and those that can be removed."""

    def __init__(self, check: Checker, objects: Table, board: HexBoard, sides: tuple[str, str], grounds: Mapping[str, Ground]) -> None:
        self.fixed: dict[str, list[str]] = {}
        self.owners: dict[str, int] = {}
        self.loose: dict[str, Collection[str]] = {"wire": (), "sandbags": ()}
        self.bridges: dict[str, Where] = {}
        kinds = [name for name, ground in grounds.items() if own_terrain.is_object(ground)]
        check.fields(("objects",), objects, kinds)
        for name, field in objects.items():
            where: Where = ("objects", name)
            if name in self.loose:
                self.loose[name] = _hexes(check, where, field, board)
            elif name in kinds and not grounds[name].owned:
                for tile, place in _hexes(check, where, field, board).items():
                    self.fixed.setdefault(tile, []).append(name)
                    if name == "bridge":
                        self.bridges[tile] = place
            elif name in kinds:
                for side in sides:
                    for tile in _hexes(check, (*where, side), field.get(side, []), board):
                        self.fixed.setdefault(tile, []).append(name)
                        self.owners[tile] = sides.index(side)


class _Special:
    """The special rules of a file, by name."""

    def __init__(self, check: Checker, field: Table, sides: tuple[str, str], maps: int, board: HexBoard, kinds: own_pieces.Kinds) -> None:
        where: Where = ("special",)
        draws = field.get("draws", {})
        self.draws: tuple[tuple[int, ...], tuple[int, ...]] = (tuple(draws.get(sides[0], ())), tuple(draws.get(sides[1], ())))
        self.worth: dict[str, int] = dict(kinds.worth)
        for kind, medals in field.get("worth", {}).items():
            self.worth[check.name((*where, "worth", kind), kind, "arm", kinds.all)] = medals
        winner = field.get("deck", {}).get("wins", "")
        self.deck_winner = sides.index(winner) if winner else -1
        self.steep = own_terrain.steep(check, (*where, "steep"), field.get("steep", []), board)
        number = pieces.SANDBAGS * maps
        self.sandbags = _pair(field.get("sandbags", {}), sides, number)


class _Drop(NamedTuple):
    """An air drop: its units, which are off the board at first, and the hexes where they can land."""

    units: tuple[Unit, ...] = ()
    zone: tuple[str, ...] = ()


def _drop(check: Checker, special: Table, board: HexBoard, sides: tuple[str, str], kinds: Mapping[str, UnitKind]) -> _Drop:
    """Return the air drop of a file (rule m44.own.7)."""
    where: Where = ("special", "air_drop")
    if "air_drop" not in special:
        return _Drop()
    field: Table = special["air_drop"]
    side, number = field.get("side", ""), field.get("units", 1)
    kind = kinds.get(check.name((*where, "kind"), field.get("kind", "infantry"), "arm", kinds))
    zone = tuple(_hexes(check, (*where, "hexes"), field["hexes"], board)) if "hexes" in field else tuple(board.tiles)
    if not side or kind is None or not zone:
        if field.get("hexes") == []:
            check.fault((*where, "hexes"), "fault-no-hexes")
        return _Drop()
    units = (Unit(f"{side}-{kind.id.replace('_', '-')}-air-{n}", sides.index(side), kind, kind.figures) for n in range(1, number + 1))
    return _Drop(tuple(units), zone)


def _pair(field: Mapping[str, int], sides: tuple[str, str], otherwise: int = 0) -> tuple[int, int]:
    """Return a number for each side."""
    return field.get(sides[0], otherwise), field.get(sides[1], otherwise)


def _units(
    check: Checker, armies: Table, board: HexBoard, sides: tuple[str, str], worth: Mapping[str, int], kinds: Mapping[str, UnitKind]
) -> tuple[tuple[Unit, ...], tuple[Stand, ...], dict[str, Where]]:
    """Return the units of both sides and their hexes, one unit per hex, and the place of each hex in the file."""
    units: list[Unit] = []
    stands: list[Stand] = []
    used = dict[str, Where]()
    for name in (side for side in armies if side in sides):  # in the order of the file
        for kind, entries in armies[name].items():
            where: Where = ("units", name, kind)
            unit_kind = kinds.get(check.name(where, kind, "arm", kinds))
            for n, entry in enumerate(entries, 1):
                place = (*where, n - 1)
                stand, medals = _stand(check, place, entry, board, unit_kind)
                if stand[0] in used:
                    check.fault(place, "fault-two-units", hex=stand[0], before=Entry(used[stand[0]]))
                if stand[0] and unit_kind:
                    used[stand[0]] = place
                    units.append(
                        Unit(
                            f"{name}-{kind.replace('_', '-')}-{n}",
                            sides.index(name),
                            unit_kind,
                            unit_kind.figures,
                            medals or worth.get(kind, 1),
                        )
                    )
                    stands.append(stand)
    return tuple(units), tuple(stands), used


def _stand(check: Checker, where: Where, entry: str | Table, board: HexBoard, kind: UnitKind | None) -> tuple[Stand, int]:
    """Return the hex and figures of a unit, and the medals it is worth (0: the default of its kind)."""
    most = kind.figures if kind else LARGEST
    field: Table = entry if isinstance(entry, dict) else {"at": entry}
    tile = check.name(where, field["at"], "hex", board.index) if "at" in field else ""
    figures = check.number((*where, "figures"), field["figures"], 1, most) if "figures" in field else most
    return (tile, figures), field.get("medals", 0)


def _fits(check: Checker, units: Mapping[str, Where], terrain: Mapping[str, str], lying: _Objects, grounds: Mapping[str, Ground]) -> None:
    """Check that no unit is in a river without a bridge and that objects are on suitable hexes.

    Bridges must be on terrain that they open, and sandbags on a hex that a unit can have entered.
    """
    closed_hexes = {tile for tile, name in terrain.items() if grounds[name].closed and "bridge" not in lying.fixed.get(tile, ())}
    for tile, place in units.items():
        if tile in closed_hexes:
            check.fault(place, "fault-unit-in-river", hex=tile)
    for tile, place in lying.bridges.items():
        if not grounds[terrain.get(tile, PLAIN)].closed:
            check.fault(place, "fault-bridge-nowhere", hex=tile)


def _hands(
    check: Checker, cards_by_side: Table, sides: tuple[str, str], cards: tuple[Card, ...], counts: Pile
) -> tuple[tuple[Pile, Pile], Pile]:
    """Return the cards that a file puts into hands, and the cards left to draw from."""
    deck, ids = list(counts), {card.id: i for i, card in enumerate(cards)}
    hands = [[0] * len(cards), [0] * len(cards)]
    for side in sides:
        for place, item in check.items(("hands", side), cards_by_side.get(side, [])):
            card = check.name(place, item, "command-card", ids)
            if card:
                if not deck[ids[card]]:
                    check.fault(place, "fault-too-many-of", card=card, most=counts[ids[card]])
                else:
                    deck[ids[card]] -= 1
                    hands[sides.index(side)][ids[card]] += 1
    return (tuple(hands[0]), tuple(hands[1])), tuple(deck)


def _objective(check: Checker, where: Where, field: Table, board: HexBoard, sides: tuple[str, str]) -> Objective:
    tiles = _hexes(check, (*where, "hexes"), field.get("hexes", []), board)
    if field.get("hexes") == []:
        check.fault((*where, "hexes"), "fault-no-hexes")
    side = field.get("side", "")
    return Objective(tuple(tiles), sides.index(side) if side else 0, field.get("medals", 1), field.get("hold", True))


def folder() -> Path:
    """Return the folder of the built-in scenarios."""
    return Path(__file__).parents[1] / "scenarios"


LIBRARY = Library(tuple(GAMES), FORMAT, _scenario, STEPS)
names, load, text_of, read, read_draft = LIBRARY.names, LIBRARY.load, LIBRARY.text_of, LIBRARY.read, LIBRARY.read_draft
title_of = LIBRARY.title_of
