"""The board of a draft: lines of tiles, and the empty places where another tile fits.

A board always consists of lines without gaps, half a tile apart from each other, because a file can hold nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from undaunted_nb.engine.text import Text
from undaunted_nb.kit.builder_drafts import Draft, copy_draft, put

from ..files.scenario import back_of
from .drafts import tables_of

SLOT = "+"
"""The beginning of the id of an empty place."""
Lines = list[tuple[int, list[str]]]
"""The offset of each line in halves of a tile, and its tiles."""


def way(draft: Draft) -> str:
    """Return the direction of the lines: ``columns`` or ``rows``."""
    return "rows" if "rows" in draft else "columns"


def lines(draft: Draft) -> Lines:
    """Return the lines of the board, moved so that the smallest offset is 0."""
    found = [(round(2 * line.get("offset", 0)), list(line["tiles"])) for line in draft.get(way(draft), [])]
    low = min((offset for offset, _ in found), default=0)
    return [(offset - low, tiles) for offset, tiles in found]


def with_lines(draft: Draft, found: Lines) -> dict[str, Any]:
    """Return the draft with other lines. An empty line is left out, and the lines after it move so that all fit."""
    kept: Lines = []
    moved = 0
    for n, (offset, tiles) in enumerate(found):
        if tiles:
            kept.append((offset + moved, tiles))
        elif kept and n < len(found) - 1:
            moved += 1
    low = min((offset for offset, _ in kept), default=0)
    new = copy_draft(draft)
    new[way(draft)] = [{"offset": _tiles(offset - low), "tiles": tiles} for offset, tiles in kept]
    return new


def _tiles(halves: int) -> float:
    return halves / 2 if halves % 2 else halves // 2


def places(draft: Draft) -> dict[str, tuple[int, int]]:
    """Return the line of each tile, and its place along the line in halves of a tile."""
    return {tile: (n, offset + 2 * i) for n, (offset, tiles) in enumerate(lines(draft)) for i, tile in enumerate(tiles)}


def slots(draft: Draft) -> dict[str, tuple[int, int]]:
    """Return the empty places where a tile fits: at both ends of each line, and beside the first and the last line."""
    all_lines = lines(draft)
    if not all_lines:
        return {slot_id(0, 0): (0, 0)}
    found = [(n, end) for n, (offset, tiles) in enumerate(all_lines) for end in (offset - 2, offset + 2 * len(tiles))]
    for n, beside in ((-1, all_lines[0]), (len(all_lines), all_lines[-1])):
        found += [(n, beside[0] - 1 + 2 * i) for i in range(len(beside[1]) + 1)]
    return {slot_id(*spot): spot for spot in found}


def slot_id(line: int, along: int) -> str:
    """Return the id of an empty place."""
    return f"{SLOT}{line},{along}"


def at_place(draft: Draft) -> dict[str, dict[str, Any]]:
    """Return the empty places as places of a Scene, and the neighbors among all places for the arrow keys."""
    tiles, free = places(draft), slots(draft)
    everywhere = {**tiles, **free}
    around = {name: [other for other, there in everywhere.items() if _touch(spot, there)] for name, spot in everywhere.items()}
    found: dict[str, dict[str, Any]] = {name: {"around": around[name]} for name in tiles}
    for name, (line, along) in free.items():
        near = [other for other in around[name] if other in tiles]
        at = (2 * line, along) if way(draft) == "columns" else (along, 2 * line)
        label = [Text("build-slot", {"near": near, "n": len(near)})]
        found[name] = {
            "id": name, "at": at, "near": near, "around": around[name], "terrain": "free", "cover": "", "label": label, "spawns": [],
        }  # fmt: skip
    return found


def _touch(one: tuple[int, int], other: tuple[int, int]) -> bool:
    across, along = abs(one[0] - other[0]), abs(one[1] - other[1])
    return (across == 0 and along == 2) or (across == 1 and along < 2)


# Gestures


def lay(draft: Draft, tile: str, place: str) -> Draft:
    """Return the draft with a tile on a place.

    On an empty place the tile is added. On a tile it replaces that one, and takes over what lies on it. A tile that is on the board
    already changes places with the other one.
    """
    there = places(draft)
    if place in there:
        if tile in there:
            return renamed(draft, {tile: place, place: tile})
        return draft if used(draft, tile) not in ("", place) else renamed(draft, {place: tile})
    if place not in slots(draft) or used(draft, tile):
        return draft
    line, along = slots(draft)[place]
    found = lines(draft)
    if line < 0:
        found.insert(0, (along, [tile]))
    elif line == len(found):
        found.append((along, [tile]))
    else:
        offset, tiles = found[line]
        found[line] = (along, [tile, *tiles]) if along < offset else (offset, [*tiles, tile])
    return with_lines(draft, found)


def onward(draft: Draft, tile: str) -> str:
    """Return the empty place after a tile on its line, where the next tile probably goes ("": none)."""
    spot = places(draft).get(tile)
    after = slot_id(spot[0], spot[1] + 2) if spot else ""
    return after if after in slots(draft) else ""


def used(draft: Draft, tile: str) -> str:
    """Return the face on the board of the same printed tile ("": it is not used)."""
    there = places(draft)
    return next((face for face in (tile, back_of(tile)) if face in there), "")


def turn(draft: Draft, tile: str) -> Draft:
    """Return the draft with a tile turned over."""
    return renamed(draft, {tile: back_of(tile)}) if tile in places(draft) and back_of(tile) else draft


def take(draft: Draft, tile: str) -> Draft:
    """Return the draft without a tile and without what lies on it. The tiles after it on its line close the gap."""
    found = lines(draft)
    for n, (offset, tiles) in enumerate(found):
        if tile in tiles:
            first = tiles[0] == tile
            found[n] = (offset + 2 if first else offset, [one for one in tiles if one != tile])
    return with_lines(cleared(draft, tile), found)


def redirected(draft: Draft) -> Draft:
    """Return the draft with rows in place of columns, or columns in place of rows."""
    now, then = way(draft), "columns" if way(draft) == "rows" else "rows"
    return {then if key == now else key: value for key, value in copy_draft(draft).items()} if now in draft else draft


# What lies on tiles


def renamed(draft: Draft, names: Mapping[str, str]) -> Draft:
    """Return the draft with other names of tiles, everywhere."""
    found: Draft = _on_tiles(draft, lambda tile: names.get(tile, tile))
    return with_lines(found, [(offset, [names.get(tile, tile) for tile in tiles]) for offset, tiles in lines(draft)])


def cleared(draft: Draft, tile: str) -> dict[str, Any]:
    """Return the draft with nothing on a tile. Soldiers in a vehicle leave the board with it."""
    return _on_tiles(draft, lambda name: "" if name == tile else name)


def _on_tiles(draft: Draft, name: Callable[[str], str]) -> dict[str, Any]:
    """Return the draft with each tile under its new name. Everything on a tile without a name is gone."""
    new = copy_draft(draft)

    def listed(table: dict[str, Any], field: str) -> None:
        if field in table:
            put(table, field, [name(tile) for tile in table[field] if name(tile)])

    def placed(table: dict[str, Any], field: str) -> None:
        if field in table:
            kept = {what: tile if isinstance(tile, dict) else name(tile) for what, tile in table[field].items()}
            put(table, field, {what: tile for what, tile in kept.items() if tile})

    if "objectives" in new:
        put(new, "objectives", {name(tile): points for tile, points in new["objectives"].items() if name(tile)})
    if isinstance(new.get("structures"), list):
        new["structures"] = [{key: name(it[key]) if key == "tile" else it[key] for key in it} for it in new["structures"]]
    else:
        placed(new, "structures")
    listed(new, "exits")
    if "radio" in new.get("special", {}):
        tile = name(new["special"]["radio"].get("tile", ""))
        put(new["special"], "radio", {**new["special"]["radio"], "tile": tile} if tile else {})
        put(new, "special", new["special"])
    for side in (new[table] for table in tables_of(new)):
        listed(side, "scouted")
        listed(side, "controlled")
        placed(side, "vehicles")
        placed(side, "counters")
        if "spawn" in side:
            put(side, "spawn", [{**sign, "tile": name(sign["tile"])} for sign in side["spawn"] if name(sign["tile"])])
    _leave(new)
    return new


def _leave(new: dict[str, Any]) -> None:
    """Take soldiers off whose vehicle is not on the board."""
    sides = [new[table] for table in tables_of(new)]
    there = {vehicle for side in sides for vehicle in side.get("vehicles", ())}
    for side in sides:
        if "counters" in side:
            kept = {who: spot for who, spot in side["counters"].items() if not isinstance(spot, dict) or spot.get("in") in there}
            put(side, "counters", kept)
