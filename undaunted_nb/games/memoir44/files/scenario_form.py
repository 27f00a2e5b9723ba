"""The form of a scenario file: each field with its limits, for the reader (scenario.py) and for the schema."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from undaunted_nb.files.fields import FLAG, TEXT, Kind, number, word, write_plain
from undaunted_nb.files.forms import FREE, Table, by_name, by_type, exactly, for_each, form, many, name
from undaunted_nb.kit.boards import hex_board

from ..rules.state import pieces
from ..rules.state.setup import SIDES, Options
from ..rules.state.variants import TEAM
from . import own_pieces, own_terrain

FORMAT = "memoir44 scenario 1"
ROWS, COLUMNS, MAPS = 9, 13, 3
"""The size of a board, and the most boards side by side."""
PLAIN = "country"
BOARDS: Mapping[str, Mapping[int, str]] = {PLAIN: {}, "beach": {1: "ocean", 2: "ocean", 3: "beach", 4: "beach", 5: "beach"}}
"""The two faces of the board: the terrain printed on its rows, by their number from the bottom (rule m44.board.4)."""
READINGS = ("level", "plateau")
MOST_DROPPED, MOST_MEDALS, MOST_DEALT, MOST_WORTH = 8, 20, 20, 9
"""The most units of an air drop, medals to win, cards to start with, and medals of one unit or hex."""
LARGEST = 9
"""The most figures of a unit, and sections from which special rules draw."""

PLAYERS = for_each(SIDES, number(1, TEAM + 1), whole=True)
"""The players of each side. How many the boards have room for is checked in the whole file."""


@cache
def fields() -> Mapping[str, Kind[Any]]:
    """Return the fields of a file, in their order there."""
    side = word("side", SIDES)
    tile = Kind(write_plain, name().read, {"enum": [*hex_board(ROWS, COLUMNS * MAPS).tiles]})  # that the board has it is checked later
    hexes = many(tile, uniqueItems=True)
    some_hexes = many(tile, uniqueItems=True, minItems=1)
    owner_hexes = for_each(SIDES, hexes)
    kinds, grounds = pieces.unit_kinds(), pieces.grounds()
    board = word("board", BOARDS)
    return {
        "format": exactly(FORMAT),
        **dict.fromkeys(("title", "source", "notes"), TEXT),
        "board": by_type({list: many(board, minItems=1, maxItems=MAPS), str: board}),
        **dict.fromkeys(("first", "top"), side),
        "players": PLAYERS,
        "medals": for_each(SIDES, number(0, MOST_MEDALS), whole=True),
        "cards": for_each(SIDES, number(0, MOST_DEALT), whole=True),
        "terrain": by_name(hexes, dict.fromkeys(pieces.names_of("terrain"), hexes)),
        "objects": by_name(
            by_type({dict: owner_hexes, list: hexes}),
            {kind: owner_hexes if grounds[kind].owned else hexes for kind in pieces.names_of("objects")},
        ),
        "own": Kind(write_plain, FREE.read, lambda: _own_table().schema),  # the readers of the pieces read it, by the same forms
        "units": for_each(SIDES, by_name(_units(tile, LARGEST), {kind: _units(tile, entry.figures) for kind, entry in kinds.items()})),
        "objectives": many(form({"hexes": some_hexes, "side": side, "medals": number(1, MOST_WORTH), "hold": FLAG}, ("hexes", "side"))),
        "special": _special(side, some_hexes, [*kinds]),
        "hands": for_each(SIDES, many(name(card.id for card in pieces.cards()))),
        "options": form({"hills": word("reading", READINGS), **dict.fromkeys(Options._fields[1:], FLAG)}),
    }


def _own_table() -> Kind[Table]:
    """Return the form of a file's own pieces. Older files have terrain and objects beside the other kinds."""
    ground = own_terrain.ground_form()
    pieces_forms: Mapping[str, Kind[Any]] = {
        "tiles": by_name(ground),
        "cards": many(own_pieces.card_form(), maxItems=own_pieces.MOST_CARDS),
        "units": many(own_pieces.kind_form(), maxItems=own_pieces.MOST_KINDS),
    }
    return by_name(ground, pieces_forms)


def _units(tile: Kind[str], most: int) -> Kind[list[Any]]:
    """Return the form of units of one kind: the hex of each, or a table with it."""
    unit = form({"at": tile, "figures": number(1, most), "medals": number(0, MOST_WORTH)}, ("at",))
    return many(by_type({dict: unit, str: tile}))


def _special(side: Kind[str], hexes: Kind[list[str]], kinds: Sequence[str]) -> Kind[Table]:
    drop = form({"side": side, "units": number(1, MOST_DROPPED), "kind": name(kinds), "hexes": hexes}, ("side", "units"))
    medals = number(0, MOST_WORTH)
    return form(
        {
            "draws": for_each(SIDES, many(number(0, LARGEST))),
            "worth": by_name(medals, dict.fromkeys(kinds, medals)),
            "sandbags": for_each(SIDES, number(), whole=True),
            "deck": form({"wins": side}, ("wins",)),
            "air_drop": drop,
            "steep": many(name()),
        }
    )


@cache
def scenario_form() -> Kind[Table]:
    """Return the form of a scenario file."""
    return form(fields(), ("format", "units", "medals", "cards"))
