"""Gestures on a draft of Memoir '44. Each takes a draft and returns another one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.text import Text
from undaunted_nb.files.checker import hint
from undaunted_nb.kit.builder.drafts import Draft, NewDraft, copy_draft, entered_number, line_of_text, put, toggle

from ..files.scenario_form import BOARDS, MAPS
from ..rules.state.setup import SIDES, Options
from ..table.board import TURNS
from .drafts import board_of, cards_of, faces, kinds_of

MOST, MOST_DEALT, WORTH = 20, 20, 9
"""The most medals to win, cards to deal, and medals that one thing is worth."""
Entry: TypeAlias = str | NewDraft
"""A unit of a draft: its hex, or a table with it."""


def lay(draft: Draft, name: str, place: str) -> Draft:
    """Return the draft after a thing was put on a hex, or removed if it is there already."""
    kind, _, rest = name.partition(":")
    if place not in board_of(draft).index or kind not in PUTS:
        return draft
    new = copy_draft(draft)
    PUTS[kind](new, rest, place)
    return new


def after(_draft: Draft, _name: str, place: str) -> str:
    """Return the place that is chosen after a gesture on a chosen place."""
    return place


def lay_typed(draft: Draft, brush: str, place: str, text: object) -> tuple[Draft, str]:
    """Put the picked thing on every hex in a text, such as ``A1 c4``. Raises TutorError for an unknown hex."""
    board = board_of(draft)
    for name in str(text).replace(",", " ").split():
        if name not in board.index:
            raise TutorError(Text("fault-unknown-hex", {"name": name[:20], "hint": hint(name, board.index)}))
        draft = lay(draft, brush, name)
    return draft, place


def _terrain(new: NewDraft, kind: str, tile: str) -> None:
    """Lay terrain on a hex, in place of the terrain there."""
    terrain = new.get("terrain", {})
    again = tile in terrain.get(kind, [])
    tiles_by_kind = {name: [other for other in tiles if other != tile] for name, tiles in terrain.items()}
    if not again:
        tiles_by_kind[kind] = [*tiles_by_kind.get(kind, []), tile]
    put(new, "terrain", {name: tiles for name, tiles in tiles_by_kind.items() if tiles})


def _object(new: NewDraft, rest: str, tile: str) -> None:
    """Put an object on a hex. A bunker has a side: ``bunker:axis``."""
    kind, _, side = rest.partition(":")
    objects = dict(new.get("objects", {}))
    if side:
        tiles_by_side = {owner: [hex_ for hex_ in tiles if owner == side or hex_ != tile] for owner, tiles in objects.get(kind, {}).items()}
        put(tiles_by_side, side, toggle(tiles_by_side.get(side, []), tile))
        put(objects, kind, {owner: tiles for owner, tiles in tiles_by_side.items() if tiles})
    else:
        put(objects, kind, toggle(objects.get(kind, []), tile))
    put(new, "objects", objects)


def _steep(new: NewDraft, turn: str, tile: str) -> None:
    """Make the side of a hex in a direction steep, or not steep any more: ``steep:60``. A side at the edge of the board cannot be."""
    if neighbor := beyond(new, tile, turn):
        special = dict(new.get("special", {}))
        put(special, "steep", toggle(special.get("steep", []), side_there(new, tile, neighbor) or f"{tile}-{neighbor}"))
        put(new, "special", special)


def beyond(draft: Draft, tile: str, turn: str) -> str:
    """Return the hex behind the side of a hex in a direction ("": none)."""
    board = board_of(draft)
    x, y = board.coordinates[tile]
    return next(
        (
            neighbor
            for neighbor in board.neighbors[tile]
            if str(TURNS[board.coordinates[neighbor][0] - x, board.coordinates[neighbor][1] - y]) == turn
        ),
        "",
    )


def side_there(draft: Draft, tile: str, to: str) -> str:
    """Return a steep side between two hexes as the draft writes it ("": none)."""
    return next((side for side in draft.get("special", {}).get("steep", []) if side in (f"{tile}-{to}", f"{to}-{tile}")), "")


def hex_of(entry: object) -> str:
    """Return the hex of an entry of units, which is a hex or a table with one."""
    return str(entry.get("at", "")) if isinstance(entry, dict) else str(entry)


def unit_at(draft: Draft, tile: str) -> tuple[str, str, Entry] | None:
    """Return the side, the kind and the entry of the unit on a hex."""
    for side, groups in draft.get("units", {}).items():
        for kind, entries in groups.items():
            for entry in entries:
                if hex_of(entry) == tile:
                    return side, kind, entry
    return None


def _unit(new: NewDraft, rest: str, tile: str) -> None:
    """Put a unit on a hex, in place of the one there: ``allies:infantry``."""
    side, _, kind = rest.partition(":")
    was = unit_at(new, tile)
    _clear_unit(new, tile)
    if not was or was[:2] != (side, kind):
        group = new["units"].setdefault(side, {})
        group[kind] = [*group.get(kind, []), tile]


def _clear_unit(new: NewDraft, tile: str) -> None:
    for side, groups in new["units"].items():
        left = {kind: [entry for entry in entries if hex_of(entry) != tile] for kind, entries in groups.items()}
        new["units"][side] = {kind: entries for kind, entries in left.items() if entries}


def _medal(new: NewDraft, side: str, tile: str) -> None:
    """Give a side a medal for one hex, or take it away."""
    single = {"hexes": [tile], "side": side}
    objectives = new.get("objectives", [])
    left = [objective for objective in objectives if not (objective.get("hexes") == [tile] and objective.get("side") == side)]
    put(new, "objectives", left if len(left) < len(objectives) else [*objectives, single])


def _area(new: NewDraft, number: str, tile: str) -> None:
    """Add a hex to an objective, or take it out."""
    objectives = new.get("objectives", [])
    if int(number) < len(objectives):
        objective = objectives[int(number)]
        objective["hexes"] = toggle(objective.get("hexes", []), tile)
        put(new, "objectives", [entry for entry in objectives if entry["hexes"]])


def _take(new: NewDraft, layer: str, tile: str) -> None:
    """Take things off a hex: its ``terrain`` and objects, its unit (``units``), or its medals (``medals``)."""
    if layer == "terrain":
        put(new, "terrain", _remove_tile(new.get("terrain", {}), tile))
        put(new, "objects", _remove_tile(new.get("objects", {}), tile))
        special = dict(new.get("special", {}))
        put(special, "steep", [side for side in special.get("steep", []) if tile not in str(side).split("-")])
        put(new, "special", special)
    elif layer == "units":
        _clear_unit(new, tile)
    else:
        left = [
            {**objective, "hexes": [place for place in objective.get("hexes", []) if place != tile]}
            for objective in new.get("objectives", [])
        ]
        put(new, "objectives", [objective for objective in left if objective["hexes"]])


def _remove_tile(table: Draft, tile: str) -> NewDraft:
    left = {
        name: _remove_tile(tiles, tile) if isinstance(tiles, dict) else [other for other in tiles if other != tile]
        for name, tiles in table.items()
    }
    return {name: tiles for name, tiles in left.items() if tiles}


PUTS: Mapping[str, Callable[[NewDraft, str, str], None]] = {
    "terrain": _terrain, "object": _object, "steep": _steep, "unit": _unit, "medal": _medal, "area": _area, "take": _take,
}  # fmt: skip
"""The things that can be put on a hex."""


def act(draft: Draft, name: str) -> Draft:
    """Return the draft after a button was pressed: ``unhand:axis:2`` takes the third card out of a hand."""
    kind, _, rest = name.partition(":")
    side, _, number = rest.partition(":")
    if kind != "unhand" or side not in SIDES or not number.isdigit():
        return draft
    new = copy_draft(draft)
    hands = dict(new.get("hands", {}))
    put(hands, side, [card for n, card in enumerate(hands.get(side, [])) if n != int(number)])
    put(new, "hands", hands)
    return new


def enter(draft: Draft, name: str, value: object) -> Draft:
    """Return the draft with a value that a person entered. Raises TutorError."""
    kind, _, rest = name.partition(":")
    new = copy_draft(draft)
    if kind in ("title", "source", "notes"):
        new[kind] = line_of_text(value)
    elif kind in ("medals", "cards") and rest in SIDES:
        new[kind] = {**new.get(kind, {}), rest: entered_number(value, 0, MOST)}
    elif kind in ("first", "top") and value in SIDES:
        new[kind] = value
    elif kind in ENTERS:
        ENTERS[kind](new, rest, value)
    return new


def _board(new: NewDraft, _rest: str, value: object) -> None:
    """Choose the faces of the boards, such as ``country+beach``. When a board is removed, everything on it goes with it."""
    before = board_of(new).tiles
    boards = [face for face in str(value).split("+") if face in BOARDS][:MAPS]
    new["board"] = boards if len(boards) > 1 else (boards or faces(new))[0]
    for tile in set(before) - set(board_of(new).tiles):
        for layer in ("terrain", "units", "medals"):
            _take(new, layer, tile)


def _figures(new: NewDraft, tile: str, value: object) -> None:
    _entry(new, tile, "figures", value)


def _unit_worth(new: NewDraft, tile: str, value: object) -> None:
    _entry(new, tile, "medals", value)


def _entry(new: NewDraft, tile: str, field: str, value: object) -> None:
    """Set how many figures the unit on a hex has, or the medals it is worth."""
    unit = unit_at(new, tile)
    if unit is None:
        return
    side, kind, entry = unit
    figures = kinds_of(new).all[kind].figures
    most = figures if field == "figures" else WORTH
    changed_entry: NewDraft = dict(entry) if isinstance(entry, dict) else {"at": tile}
    changed_entry[field] = entered_number(value, 1, most)
    if changed_entry.get("figures") == figures:
        del changed_entry["figures"]
    plain: Entry = tile if changed_entry == {"at": tile} else changed_entry
    new["units"][side][kind] = [plain if hex_of(other) == tile else other for other in new["units"][side][kind]]


def _objective(new: NewDraft, rest: str, value: object) -> None:
    number, _, field = rest.partition(":")
    objectives = new.get("objectives", [])
    if not number.isdigit() or int(number) >= len(objectives):
        return
    objective = objectives[int(number)]
    if field == "medals":
        put(objective, "medals", entered_number(value, 1, WORTH) if str(value) != "1" else None)
    elif field == "hold":
        put(objective, "hold", None if value in (True, "true") else False)


def _hand(new: NewDraft, side: str, card: object) -> None:
    """Put a command card into the hand that a side begins with."""
    if side in SIDES and card in {kind.id for kind in cards_of(new)}:
        new["hands"] = {**new.get("hands", {}), side: [*new.get("hands", {}).get(side, []), card]}


def _draws(new: NewDraft, side: str, text: object) -> None:
    """Set how many cards a side draws after its first turns, as in "2 2"."""
    numbers = [entered_number(part, 0, WORTH) for part in str(text).replace(",", " ").split()]
    special = dict(new.get("special", {}))
    draws = dict(special.get("draws", {}))
    put(draws, side, numbers)
    put(special, "draws", draws)
    put(new, "special", special)


def _empty(new: NewDraft, _rest: str, side: object) -> None:
    """Set the side that wins when the deck is empty, or "" to reshuffle it."""
    special = dict(new.get("special", {}))
    put(special, "deck", {"wins": side} if side in SIDES else {})
    put(new, "special", special)


def _option(new: NewDraft, name: str, value: object) -> None:
    if name not in Options._fields:
        return
    default = Options._field_defaults[name]
    setting: object = value in (True, "true") if isinstance(default, bool) else str(value)
    options = dict(new.get("options", {}))
    options.pop(name, None)
    put(new, "options", {**options, **({name: setting} if setting != default else {})})


ENTERS: Mapping[str, Callable[[NewDraft, str, object], None]] = {
    "board": _board, "figures": _figures, "worth": _unit_worth, "objective": _objective, "hand": _hand, "draws": _draws,
    "option": _option, "empty": _empty,
}  # fmt: skip
"""The values that need more than a number or a text."""
