"""Gestures on a draft of Undaunted. Each takes a draft and returns another one."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.text import Text
from undaunted_nb.files.checker import MOST, hint
from undaunted_nb.kit.builder.drafts import Draft, NewDraft, copy_draft, entered_number, line_of_text, put, toggle

from ..files import shorthand
from ..files.scenario import back_of
from . import goals, layout
from .drafts import bare, pieces, sides_of, tables_of

MARKS = ("scouted", "controlled")


def lay(draft: Draft, name: str, place: str) -> Draft:
    """Return the draft after a thing was put on a place, or removed if it is there already."""
    kind, _, rest = name.partition(":")
    if kind == "tile":
        return layout.lay(draft, rest, place)
    if place not in layout.places(draft):
        return draft
    if kind == "take":
        return layout.take(draft, place) if rest == "tile" else layout.clear_tile(draft, place)
    if kind == "turn":
        return layout.turn(draft, place)
    if kind not in PUTS:
        return draft
    new = copy_draft(draft)
    PUTS[kind](new, rest, place)
    return new


def after(draft: Draft, name: str, place: str) -> str:
    """Return the place that is chosen after a gesture on a chosen place of the draft that it returned."""
    kind, _, rest = name.partition(":")
    if kind == "tile":
        return layout.onward(draft, rest)
    if kind == "turn":
        return back_of(place)
    return place if place in layout.places(draft) else ""


def lay_typed(draft: Draft, _brush: str, start: str, text: object) -> tuple[Draft, str]:
    """Lay the tiles in a text, such as ``2B 16B 6A``, from a place onward. Raises TutorError for a tile that cannot be laid."""
    known = {tile.casefold(): tile for tile in pieces(draft).tiles}
    for word in str(text).replace(",", " ").split():
        tile = known.get(word.casefold(), "")
        if not tile:
            raise TutorError(Text("fault-unknown-tile", {"name": word[:20], "hint": hint(word, known.values())}))
        if used_face := layout.used(draft, tile):
            raise TutorError(Text("build-tile-used", {"tile": tile, "there": used_face}))
        place = start or next(iter(layout.slots(draft)))
        draft = layout.lay(draft, tile, place)
        start = layout.onward(draft, tile)
    return draft, start


def _objective(new: NewDraft, points: str, tile: str) -> None:
    worth = dict(new.get("objectives", {}))
    if worth.get(tile) == int(points):
        del worth[tile]
    else:
        worth[tile] = int(points)
    _worth(new, worth)


def _worth(new: NewDraft, worth: Mapping[str, int]) -> None:
    """Set the objectives. A radio on a tile without one is gone."""
    put(new, "objectives", {tile: points for tile, points in worth.items() if points})
    radio = new.get("special", {}).get("radio", {})
    if radio.get("tile") not in (None, *new.get("objectives", ())):
        put(new["special"], "radio", {})
        put(new, "special", new["special"])


def _mark(kind: str) -> Callable[[NewDraft, str, str], None]:
    def mark(new: NewDraft, side: str, tile: str) -> None:
        for other in MARKS:  # a tile has one marker of a side
            here = new[side].get(other, [])
            put(new[side], other, toggle(here, tile) if other == kind else [marked_tile for marked_tile in here if marked_tile != tile])
        if kind == "controlled" and tile in new[side].get(kind, []):
            for table in tables_of(new):
                if table != side:
                    put(new[table], kind, [other_tile for other_tile in new[table].get(kind, []) if other_tile != tile])

    return mark


def _spawn(new: NewDraft, rest: str, tile: str) -> None:
    """Put a spawn marker: ``us:all``, ``us:squads:A`` or ``us:units:Mortar``. Several limits share one marker."""
    side, kind, *name = rest.split(":")
    signs = [dict(sign) for sign in new[side].get("spawn", [])]
    here = next((sign for sign in signs if sign["tile"] == tile), None)
    limits = here.get("for", "all") if here else {}
    if kind == "all":
        limits = {} if limits == "all" else "all"
    else:
        limits = {} if limits == "all" else {key: list(value) for key, value in limits.items()}
        put(limits, kind, toggle(limits.get(kind, []), name[0]))
    others = [sign for sign in signs if sign is not here]
    put(new[side], "spawn", [*others, {"tile": tile, "for": limits}] if limits else others)


def _counter(new: NewDraft, rest: str, tile: str) -> None:
    side, _, name = rest.partition(":")
    stands = dict(new[side].get("counters", {}))
    if stands.get(name) == tile:
        del stands[name]
    else:
        stands[name] = tile
    put(new[side], "counters", stands)


def _vehicle(new: NewDraft, rest: str, tile: str) -> None:
    """Put a vehicle on a tile. It belongs to the side that puts it, and its soldiers leave with it."""
    side, _, name = rest.partition(":")
    was = new[side].get("vehicles", {}).get(name)
    for other in tables_of(new):
        vehicles = {vehicle: where for vehicle, where in new[other].get("vehicles", {}).items() if vehicle != name}
        if other == side and was != tile:
            vehicles[name] = tile
        put(new[other], "vehicles", vehicles)
        if other != side or was == tile:
            counters = {
                c: spot for c, spot in new[other].get("counters", {}).items() if not isinstance(spot, dict) or spot.get("in") != name
            }
            put(new[other], "counters", counters)


def _structure(new: NewDraft, name: str, tile: str) -> None:
    structures = dict(new.get("structures", {}))
    if structures.get(name) == tile:
        del structures[name]
    else:
        structures[name] = tile
    put(new, "structures", structures)


def _exit(new: NewDraft, _rest: str, tile: str) -> None:
    put(new, "exits", toggle(new.get("exits", []), tile))


PUTS: Mapping[str, Callable[[NewDraft, str, str], None]] = {
    "objective": _objective, "scouted": _mark("scouted"), "controlled": _mark("controlled"), "spawn": _spawn, "counter": _counter,
    "vehicle": _vehicle, "structure": _structure, "exit": _exit,
}  # fmt: skip
"""The things that can be put on a tile."""


# Buttons


def act(draft: Draft, name: str) -> Draft:
    """Return the draft after a button was pressed."""
    kind, _, rest = name.partition(":")
    if kind == "way":
        return layout.swap_direction(draft)
    if kind == "rest" and rest in tables_of(draft):
        return _supply(draft, rest)
    if kind == "same" and rest in tables_of(draft):
        return _same(draft, rest)
    return draft


def _supply(draft: Draft, side: str) -> Draft:
    """Return the draft whose supply has all other printed copies of the cards that a side uses."""
    new = copy_draft(draft)
    deck, supply = new[side].get("deck", {}), new[side].get("supply", {})
    used = {**dict.fromkeys((*deck, *supply), 0), **deck}
    put(new[side], "supply", shorthand.rest(used, pieces(draft).printed_counts[tables_of(draft).index(side)]))
    return new


def _same(draft: Draft, side: str) -> Draft:
    """Return the draft in which the other side has the same cards as ``side``, as far as it has such cards."""
    new, tables = copy_draft(draft), tables_of(draft)
    other = tables[1 - tables.index(side)]
    known = pieces(draft).cards[tables.index(other)]
    for pile in ("deck", "supply"):
        put(new[other], pile, {card: count for card, count in new[side].get(pile, {}).items() if card in known})
    return new


# Values


def enter(draft: Draft, name: str, value: object) -> Draft:
    """Return the draft with a value that a person entered. Raises TutorError."""
    kind, _, rest = name.partition(":")
    new = copy_draft(draft)
    if kind in ("title", "source", "notes"):
        new[kind] = line_of_text(value)
    elif kind == "initiative":
        new[kind] = next((side for side in sides_of(draft) if side == value), new[kind])
    elif kind in ("deck", "supply"):
        side, _, card = rest.partition(":")
        if side not in tables_of(draft) or card not in pieces(draft).cards[tables_of(draft).index(side)]:
            return draft
        count = entered_number(value, 0, MOST)
        pile = {**new[side].get(kind, {}), card: count}
        put(new[side], kind, {card_name: n for card_name, n in pile.items() if n})
    elif kind == "seat":
        _seat(new, rest, str(value))
    elif kind == "worth" and rest in layout.places(draft):
        _worth(new, {**new.get("objectives", {}), rest: entered_number(value, 0, MOST)})
    elif kind == "radio":
        _radio(new, rest, value)
    elif kind == "goal":
        goals.enter(new, rest, value)
    return new


def _seat(new: NewDraft, rest: str, soldier: str) -> None:
    """Put a soldier into a seat, in place of the one who is there. "" leaves it empty."""
    side, vehicle, seat = rest.split(":")
    box = pieces(new)
    if side not in tables_of(new) or vehicle not in box.vehicles or seat not in {place.id for place in box.vehicles[vehicle][0].seats}:
        return
    if soldier and soldier not in {bare(c) for c in box.counters.values() if c.side == tables_of(new).index(side)}:
        return
    spot = {"in": vehicle, "seat": seat}
    stands = {name: stand for name, stand in new[side].get("counters", {}).items() if stand != spot and name != soldier}
    put(new[side], "counters", {**stands, soldier: spot} if soldier else stands)


def _radio(new: NewDraft, field: str, value: object) -> None:
    """Set the tile or the side of the radio. Without a tile it has none."""
    if value not in {"tile": ("", *new.get("objectives", ())), "side": sides_of(new)}.get(field, ()):
        return
    radio = {"side": sides_of(new)[0], **new.get("special", {}).get("radio", {}), field: value}
    special = dict(new.get("special", {}))
    put(special, "radio", {"tile": radio["tile"], "side": radio["side"]} if radio.get("tile") else {})
    put(new, "special", special)
