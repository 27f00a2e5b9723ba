"""The form of a scenario file of an edition."""

from __future__ import annotations

from functools import cache

from undaunted_nb.files.fields import TEXT, Kind, number, word, write_plain
from undaunted_nb.files.forms import Table, as_is, by_name, by_type, exactly, form, many, name

from ..rules.state.editions import EDITIONS
from . import pieces
from .forms import PLACED, piece_forms
from .numbers import ORIGINS

FORMAT = "undaunted-nb scenario 1"
FARTHEST = 50
"""The largest offset of a line, in tiles."""
NUMBERS = ("objectives", "goals")
"""The fields of a scenario with numbers: the points of its objectives, and the targets of its goals."""
BOTH, REST = "both", "rest"
"""The table with what both sides have, and a supply of all printed copies that are not in the deck."""
OFFSET = as_is({"type": "number", "minimum": -FARTHEST, "maximum": FARTHEST, "multipleOf": 0.5})
TRUE = as_is({"const": True})


@cache
def scenario_form(edition: str) -> Kind[Table]:
    """Return the form of the scenario files of an edition."""
    sides, has_gear, _ = EDITIONS[edition]
    box = pieces.load_built_in(edition)
    tile = name(box.tiles)
    lines = many(form({"offset": OFFSET, "tiles": many(tile, minItems=1)}, ("tiles",)))
    parts = piece_forms(edition)
    structure_tiles = by_name(tile, dict.fromkeys(box.structures, tile))
    own_pieces = {"tiles": parts["tiles"], **{field: many(parts[field]) for field in pieces.FIELDS[1 : None if has_gear else 3]}}
    older = {**own_pieces, **({"structures": by_type({list: many(parts[PLACED]), dict: structure_tiles})} if has_gear else {})}
    return form(
        {
            "format": exactly(FORMAT),
            "edition": Kind(write_plain, word("edition", EDITIONS).read, {"const": edition}),
            **dict.fromkeys(("title", "source", "notes"), TEXT),
            "from": form(dict.fromkeys(NUMBERS, word("origin", ORIGINS))),
            **dict.fromkeys(("columns", "rows"), lines),
            "objectives": by_name(number(1), dict.fromkeys(box.tiles, number(1))),
            **({"exits": many(tile, uniqueItems=True)} if has_gear else {"special": _special(tile, sides)}),
            "initiative": word("side", sides),
            BOTH: form(_shared(box, (0, 1), has_gear=has_gear)),
            **{sides[side].lower(): _side(box, side, tile, has_gear=has_gear) for side in (0, 1)},
            "own": form(own_pieces),
            **older,
        },
        ("format", "edition", "initiative", *(side.lower() for side in sides)),
        oneOf=[{"required": ["columns"]}, {"required": ["rows"]}],
    )


def _special(tile: Kind[str], sides: tuple[str, str]) -> Kind[Table]:
    return form({"radio": form({"tile": tile, "side": word("side", sides)}, ("tile", "side"))}, sort="special")


def _shared(box: pieces.Pieces, sides: tuple[int, ...], *, has_gear: bool) -> dict[str, Kind[object]]:
    """Return the fields that a file can give for one side, or once for both."""
    cards = by_name(number(), {card: number() for side in sides for card in box.cards[side]})
    supply = by_type({str: word("word", (REST,)), dict: cards})
    return {"goals": many(_geared_goal(box) if has_gear else _GOAL), "deck": cards, "supply": supply}


_GOAL = form({"points": number(1), "pin": TRUE}, minProperties=1, maxProperties=1)


def _geared_goal(box: pieces.Pieces) -> Kind[Table]:
    counter = name((*dict.fromkeys(map(bare_name, box.counters)), *box.vehicles))
    targets = by_type({list: many(counter, uniqueItems=True, minItems=1), int: number(1)})
    return form(
        {"points": number(1), "escape": targets, "neutralize": targets, "of": many(counter, uniqueItems=True)},
        oneOf=[{"required": [kind]} for kind in ("points", "escape", "neutralize")],
    )


def bare_name(counter: str) -> str:
    """Return a counter's name without its side, as a side writes its own_pieces counters."""
    return counter.partition(" ")[2]


def _side(box: pieces.Pieces, side: int, tile: Kind[str], *, has_gear: bool) -> Kind[Table]:
    counters = [bare_name(counter.id) for counter in box.counters.values() if counter.side == side]
    marks = many(tile, uniqueItems=True)
    seat = form({"in": name(box.vehicles), "seat": name()}, ("in", "seat"))
    # The table has a tile or a seat by counter, or some counters by tile.
    places = by_type({list: many(name(counters)), dict: seat, str: name(box.tiles)})
    vehicles = by_name(tile, {v.id: tile for v, owner in box.vehicles.values() if owner in (-1, side)})
    return form(
        {
            **_shared(box, (side,), has_gear=has_gear),
            **({"vehicles": vehicles} if has_gear else {"spawn": _spawn(box, side, tile, counters)}),
            "counters": by_name(places, dict.fromkeys(counters, by_type({dict: seat, str: name(box.tiles)}))),
            "scouted": marks,
            "controlled": marks,
        }
    )


def _spawn(box: pieces.Pieces, side: int, tile: Kind[str], counters: list[str]) -> Kind[object]:
    """Return the form of spawn markers: a list, or the limits of each by its tile."""
    own_pieces = [counter for counter in box.counters.values() if counter.side == side]
    squads = dict.fromkeys(counter.squad for counter in own_pieces if counter.squad)
    units = dict.fromkeys((*counters, *(counter.kind for counter in own_pieces)))
    limits = form({"squads": many(name(squads), uniqueItems=True), "units": many(name(units), uniqueItems=True)})
    limit = by_type({dict: limits, str: as_is({"const": "all"})})
    return by_type({list: many(form({"tile": tile, "for": limit}, ("tile",))), dict: by_name(limit, dict.fromkeys(box.tiles, limit))})
