"""The board of a draft: lines of tiles, and the empty places where another tile fits.

A board always consists of lines without gaps, half a tile apart from each other, because a file can hold nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from undaunted_nb.engine.text import Text
from undaunted_nb.kit.builder.drafts import Draft, NewDraft, copy_draft, put

from ..files.scenario import back_of
from .drafts import tables_of

if TYPE_CHECKING:
    from undaunted_nb.kit.scene.board import PlaceParts


SLOT = "+"
"""The beginning of the id of an empty place."""
Lines = list[tuple[int, list[str]]]
"""The offset of each line in halves of a tile, and its tiles."""


def way(draft: Draft) -> str:
    """Return the direction of the lines: ``columns`` or ``rows``."""
    return "rows" if "rows" in draft else "columns"


def lines(draft: Draft) -> Lines:
    """Return the lines of the board, moved so that the smallest offset is 0."""
    rows = [(round(2 * line.get("offset", 0)), list(line["tiles"])) for line in draft.get(way(draft), [])]
    low = min((offset for offset, _ in rows), default=0)
    return [(offset - low, tiles) for offset, tiles in rows]


def with_lines(draft: Draft, new_lines: Lines) -> NewDraft:
    """Return the draft with other lines. An empty line is left out, and the lines after it move so that all fit."""
    kept_lines: Lines = []
    shift = 0
    for n, (offset, tiles) in enumerate(new_lines):
        if tiles:
            kept_lines.append((offset + shift, tiles))
        elif kept_lines and n < len(new_lines) - 1:
            shift += 1
    low = min((offset for offset, _ in kept_lines), default=0)
    new = copy_draft(draft)
    new[way(draft)] = [{"offset": _tiles(offset - low), "tiles": tiles} for offset, tiles in kept_lines]
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
    spots = [(n, end) for n, (offset, tiles) in enumerate(all_lines) for end in (offset - 2, offset + 2 * len(tiles))]
    for n, edge_line in ((-1, all_lines[0]), (len(all_lines), all_lines[-1])):
        spots += [(n, edge_line[0] - 1 + 2 * i) for i in range(len(edge_line[1]) + 1)]
    return {slot_id(*spot): spot for spot in spots}


def slot_id(line: int, offset: int) -> str:
    """Return the id of an empty place."""
    return f"{SLOT}{line},{offset}"


def at_place(draft: Draft) -> dict[str, PlaceParts]:
    """Return the empty places as places of a Scene, and the neighbors among all places for the arrow keys."""
    tiles, free = places(draft), slots(draft)
    everywhere = {**tiles, **free}
    neighbors = {name: [other for other, other_spot in everywhere.items() if _touch(spot, other_spot)] for name, spot in everywhere.items()}
    scene_places: dict[str, PlaceParts] = {name: {"around": neighbors[name]} for name in tiles}
    for name, (line, offset) in free.items():
        adjacent = [other for other in neighbors[name] if other in tiles]
        point = (2 * line, offset) if way(draft) == "columns" else (offset, 2 * line)
        label = [Text("build-slot", {"near": adjacent, "n": len(adjacent)})]
        scene_places[name] = {
            "id": name, "at": point, "near": adjacent, "around": neighbors[name], "terrain": "free", "cover": "",
            "label": label, "spawns": [],
        }  # fmt: skip
    return scene_places


def _touch(spot: tuple[int, int], other: tuple[int, int]) -> bool:
    line_distance, distance = abs(spot[0] - other[0]), abs(spot[1] - other[1])
    return (line_distance == 0 and distance == 2) or (line_distance == 1 and distance < 2)


# Gestures


def lay(draft: Draft, tile: str, place: str) -> Draft:
    """Return the draft with a tile on a place.

    On an empty place the tile is added. On a tile it replaces that one, and takes over what lies on it. A tile that is on the board
    already changes places with the other one.
    """
    on_board = places(draft)
    if place in on_board:
        if tile in on_board:
            return rename_tiles(draft, {tile: place, place: tile})
        return draft if used(draft, tile) not in ("", place) else rename_tiles(draft, {place: tile})
    if place not in slots(draft) or used(draft, tile):
        return draft
    line, edge = slots(draft)[place]
    rows = lines(draft)
    if line < 0:
        rows.insert(0, (edge, [tile]))
    elif line == len(rows):
        rows.append((edge, [tile]))
    else:
        offset, tiles = rows[line]
        rows[line] = (edge, [tile, *tiles]) if edge < offset else (offset, [*tiles, tile])
    return with_lines(draft, rows)


def onward(draft: Draft, tile: str) -> str:
    """Return the empty place after a tile on its line, where the next tile probably goes ("": none)."""
    spot = places(draft).get(tile)
    after = slot_id(spot[0], spot[1] + 2) if spot else ""
    return after if after in slots(draft) else ""


def used(draft: Draft, tile: str) -> str:
    """Return the face on the board of the same printed tile ("": it is not used)."""
    on_board = places(draft)
    return next((face for face in (tile, back_of(tile)) if face in on_board), "")


def turn(draft: Draft, tile: str) -> Draft:
    """Return the draft with a tile turned over."""
    return rename_tiles(draft, {tile: back_of(tile)}) if tile in places(draft) and back_of(tile) else draft


def take(draft: Draft, tile: str) -> Draft:
    """Return the draft without a tile and without what lies on it. The tiles after it on its line close the gap."""
    rows = lines(draft)
    for n, (offset, tiles) in enumerate(rows):
        if tile in tiles:
            first = tiles[0] == tile
            rows[n] = (offset + 2 if first else offset, [other for other in tiles if other != tile])
    return with_lines(clear_tile(draft, tile), rows)


def swap_direction(draft: Draft) -> Draft:
    """Return the draft with rows in place of columns, or columns in place of rows."""
    now, then = way(draft), "columns" if way(draft) == "rows" else "rows"
    return {then if key == now else key: value for key, value in copy_draft(draft).items()} if now in draft else draft


# What lies on tiles


def rename_tiles(draft: Draft, names: Mapping[str, str]) -> Draft:
    """Return the draft with other names of tiles, everywhere."""
    result: Draft = _on_tiles(draft, lambda tile: names.get(tile, tile))
    return with_lines(result, [(offset, [names.get(tile, tile) for tile in tiles]) for offset, tiles in lines(draft)])


def clear_tile(draft: Draft, tile: str) -> NewDraft:
    """Return the draft with nothing on a tile. Soldiers in a vehicle leave the board with it."""
    return _on_tiles(draft, lambda name: "" if name == tile else name)


def _on_tiles(draft: Draft, name: Callable[[str], str]) -> NewDraft:
    """Return the draft with each tile under its new name. Everything on a tile without a name is gone."""
    new = copy_draft(draft)

    def rename_list(table: NewDraft, field: str) -> None:
        if field in table:
            put(table, field, [name(tile) for tile in table[field] if name(tile)])

    def rename_places(table: NewDraft, field: str) -> None:
        if field in table:
            renamed_places = {thing: tile if isinstance(tile, dict) else name(tile) for thing, tile in table[field].items()}
            put(table, field, {thing: tile for thing, tile in renamed_places.items() if tile})

    if "objectives" in new:
        put(new, "objectives", {name(tile): points for tile, points in new["objectives"].items() if name(tile)})
    rename_places(new, "structures")
    rename_list(new, "exits")
    if "radio" in new.get("special", {}):
        tile = name(new["special"]["radio"].get("tile", ""))
        put(new["special"], "radio", {**new["special"]["radio"], "tile": tile} if tile else {})
        put(new, "special", new["special"])
    for side in (new[table] for table in tables_of(new)):
        rename_list(side, "scouted")
        rename_list(side, "controlled")
        rename_places(side, "vehicles")
        rename_places(side, "counters")
        if "spawn" in side:
            put(side, "spawn", [{**sign, "tile": name(sign["tile"])} for sign in side["spawn"] if name(sign["tile"])])
    _leave(new)
    return new


def _leave(new: NewDraft) -> None:
    """Take soldiers off whose vehicle is not on the board."""
    sides = [new[table] for table in tables_of(new)]
    vehicles = {vehicle for side in sides for vehicle in side.get("vehicles", ())}
    for side in sides:
        if "counters" in side:
            counters = {
                soldier: spot for soldier, spot in side["counters"].items() if not isinstance(spot, dict) or spot.get("in") in vehicles
            }
            put(side, "counters", counters)
