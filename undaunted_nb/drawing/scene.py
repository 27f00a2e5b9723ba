"""The layout of the Scene: it turns a game's parts into map units and a language.

It contains no rules of a game.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import ceil
from typing import TYPE_CHECKING, TypeVar, cast, overload

from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import say

from .ground import FREE, Place, free_corners, ground, spawn_row
from .hexes import ROW, SIDES, SIZE, WIDTH, Hex, Section, angle_across, corners, hex_ground, named
from .svg import figure

if TYPE_CHECKING:
    from undaunted_nb.kit.scene import Scene
    from undaunted_nb.kit.scene.board import BoardMap, Drawing, Element, Ground, HexMap, HexTile, Look, Paths, Piece, Sign, Tile, TileMap
    from undaunted_nb.kit.scene.board import Place as PlacePart
    from undaunted_nb.kit.scene.common import Words
    from undaunted_nb.kit.scene.hand import Card, Half, OtherHalf
    from undaunted_nb.kit.scene.head import GameHead

T = TypeVar("T")

HALF = 71
"""Half a tile in map units. A tile is 140 with a gap of 2."""
TILE = 140
MARGIN = 30
ARROWS = {"ArrowUp": (0, -1), "ArrowDown": (0, 1), "ArrowLeft": (-1, 0), "ArrowRight": (1, 0)}
SIGNS = {"flag": (0, -52), "target": (46, 14), "plate": (0, 51), "exit": (0, 53), "razed": (-46, -24)}
"""The places of signs on a tile, from its middle.

Scouted and controlled markers use the lower corners, counters the middle.
"""
CROWD_SIZES = (("", 1.0, 60), ("small", 44 / 52, 60), ("crowd", 0.75, 82), ("throng", 0.58, 140))
"""The sizes of counters that share a tile: class, scale, and the maximum height of the rows together.

The first size that fits is used. The terrain, code, cover and signs of the tile must stay visible.
"""
BREADTH = 136
"""The maximum width of a row of counters."""
APART = (-28, 24)
"""The two columns of four counters: the shield of each is beside it, and not on its figure or the next counter."""
TRACK = 33
"""The length of a vehicle's damage track."""
HANGS, HANGS_SMALL = 43, 8
"""The distance of worn plates below the middle of a counter, or below the edge of a small one."""
HEX_MARGIN = (26, 38)
"""The margins of a map of hexes: at the sides, and at the top and bottom, where the names of its sections are."""
UNIT = (46, 36)
"""The size of a unit on a hex in map units."""
HEX_SIGNS = {"medal": (21, -17), "plate": (0, 0), "flag": (-8, -16)}
HEX_HANGS = 19
PIP = 2.7
"""The radius of a pip in the band of a unit.

The last one is at ``PIPS``, and they are at most ``STEP`` apart.
"""
PIPS, STEP = 19.4, 6.7
CORNER = {"s1": (-52, 51), "s2": (52, 51)}
LEGEND_LETTERS = 3
"""The most letters of a spawn sign in the legend."""
FOOT = 80
"""The maximum width of a row of spawn signs between the lower corners."""
SIGN_LIFT = 25
"""The distance by which corner signs move up if spawn signs need the whole foot of the tile."""


@overload
def words(tree: Words, language: str) -> str: ...
@overload
def words(tree: T, language: str) -> T: ...
def words(tree: object, language: str) -> object:
    """Return a tree of plain values with every Text rendered."""
    kind = type(tree)  # asked first, because a table renders thousands of strings and mappings with each click
    if kind is str or kind is bool or kind is int or tree is None:
        return tree
    if type(tree) is dict:
        return {key: words(value, language) for key, value in tree.items()}
    if isinstance(tree, Text):
        return say(tree, language)
    if isinstance(tree, Mapping):
        return {key: words(value, language) for key, value in tree.items()}
    if isinstance(tree, (list, tuple)):
        return [words(value, language) for value in tree]
    return tree


def ground_scene(data: BoardMap, language: str) -> Ground:
    """Return the ``ground`` of a Scene from a game's tiles or hexes.

    Tiles have ``at`` in halves of a tile. Hexes have the ``shape`` ``hex``.
    """
    return _hex_scene(data, language) if data["shape"] == "hex" else _square_scene(data, language)


def _square_scene(data: TileMap, language: str) -> Ground:
    places = data["places"]
    title = words(data["title"], language)
    left, top = min(p["at"][0] for p in places), min(p["at"][1] for p in places)
    middles = {p["id"]: (MARGIN + (p["at"][0] - left + 1) * HALF, MARGIN + (p["at"][1] - top + 1) * HALF) for p in places}
    width = max(x for x, _ in middles.values()) + HALF + MARGIN
    height = max(y for _, y in middles.values()) + HALF + MARGIN
    drawn_places = [
        Place(
            p["id"],
            *middles[p["id"]],
            _outline(*middles[p["id"]]),
            p["terrain"],
            p["cover"],
            tuple((side, words(text, language)) for side, text in p["spawns"]),
            rough=p.get("rough", False),
        )
        for p in places
    ]
    return {
        "width": width,
        "height": height,
        "label": say(Text("label-map", {"title": title, "n": sum(p["terrain"] != FREE for p in places)}), language),
        "markup": ground(drawn_places, width=width, height=height, title=title),
        "legend": _legend(data, language),
        "free": free_corners(width, height, [place.points for place in drawn_places]),
        "places": [_square_place(p, middles, language) for p in places],
    }


def _square_place(tile: Tile, middles: Mapping[str, tuple[float, float]], language: str) -> PlacePart:
    cx, cy = middles[tile["id"]]
    place: PlacePart = {
        "id": tile["id"],
        "points": _outline(cx, cy),
        "cx": cx,
        "cy": cy,
        "shield": [cx + TILE // 2 - 17, cy - TILE // 2 + 17],
        "label": _join_texts(tile["label"], language),
        "near": [*tile["near"]],
        "keys": _keys(tile["id"], tile.get("around", tile["near"]), middles),
    }
    if "/" in tile["cover"]:
        place["levels"] = 2
    if spawn_row([words(text, language) for _, text in tile["spawns"]]) > FOOT:
        place["foot"] = True
    return place


def _legend(data: BoardMap, language: str) -> list[Sign]:
    legend = words(data.get("legend", []), language)
    return [{**sign, "show": [{**_shorten(e), **_track(e), **_unit(e)} for e in sign["show"]]} for sign in legend]


def _shorten(element: Drawing) -> Drawing:
    """Return a drawing of the legend. A spawn sign whose word is too long for it has only its arrow."""
    return {**element, "text": ""} if element["t"] == "spawn" and len(str(element["text"])) > LEGEND_LETTERS else element


def _hex_scene(data: HexMap, language: str) -> Ground:
    places = data["places"]
    title = words(data["title"], language)
    left, top = min(p["at"][0] for p in places), min(p["at"][1] for p in places)
    ids = {p["at"]: p["id"] for p in places}
    hexes = {}
    for p in places:
        x, y = p["at"]
        neighbors = [ids.get((x + dx, y + dy)) for dx, dy in SIDES]
        hexes[p["id"]] = Hex(
            p["id"],
            (x, y),
            round(HEX_MARGIN[0] + (x - left + 1) * WIDTH / 2, 1),
            round(HEX_MARGIN[1] + (y - top) * ROW + SIZE, 1),
            p["terrain"],
            words(p.get("name", ""), language),
            tuple(side for side, other in enumerate(neighbors) if other in p.get("joins", ())),
            tuple(side for side, other in enumerate(neighbors) if other is None),
        )
    width = ceil(max(h.cx for h in hexes.values()) + WIDTH / 2 + HEX_MARGIN[0])
    height = ceil(max(h.cy for h in hexes.values()) + SIZE + HEX_MARGIN[1])
    sections = [
        Section(words(s["bottom"], language), words(s["top"], language), frozenset(p["id"] for p in places if i in p.get("sections", ())))
        for i, s in enumerate(data.get("sections", []))
    ]
    labels = {hex_.id for hex_ in named(list(hexes.values()))}
    scene: Ground = {
        "width": width,
        "height": height,
        "label": say(Text("label-map-hexes", {"title": title, "n": len(places)}), language),
        "markup": hex_ground(list(hexes.values()), width=width, height=height, title=title, sections=sections),
        "legend": _legend(data, language),
        "places": [_hex_place(p, hexes[p["id"]], ids, labels, language) for p in places],
    }
    if rest := data.get("rest"):
        scene["rest"] = words(rest, language)
    return scene


def _hex_place(tile: HexTile, hex_: Hex, ids: Mapping[tuple[int, int], str], labels: Container[str], language: str) -> PlacePart:
    """Return a hex. Its name is given if the picture has it (``labels``)."""
    turn = angle_across(hex_)
    place: PlacePart = {
        "id": tile["id"],
        "points": " ".join(f"{x:g},{y:g}" for x, y in corners(hex_.cx, hex_.cy)),
        "cx": hex_.cx,
        "cy": hex_.cy,
        "hex": WIDTH,
        "label": _join_texts(tile["label"], language),
        "near": [*tile["near"]],
        "keys": _hex_keys(hex_.cell, ids, tile["near"]),
    }
    if turn is not None:
        place["turn"] = turn
    if tile.get("plain"):
        place["plain"] = True
    if tile["id"] in labels:
        place["name"] = words(tile["name"], language)
    return place


def _hex_keys(cell: tuple[int, int], ids: Mapping[tuple[int, int], str], adjacent: Sequence[str]) -> dict[str, str]:
    """Return the target of each arrow key.

    Left and right stay in the row. Up and down alternate between two sides from row to row, so that they stay in the column.
    """
    x, y = cell
    lean = 1 if y % 2 == 0 else -1
    ways = {
        "ArrowUp": ((x + lean, y - 1), (x - lean, y - 1)),
        "ArrowDown": ((x + lean, y + 1), (x - lean, y + 1)),
        "ArrowLeft": ((x - 2, y),),
        "ArrowRight": ((x + 2, y),),
    }
    targets = {key: next((ids[way] for way in all_ways if ids.get(way) in adjacent), None) for key, all_ways in ways.items()}
    return {key: place for key, place in targets.items() if place is not None}


def _join_texts(texts: Iterable[Words], language: str) -> str:
    """Return several texts as one label."""
    return ", ".join(words(text, language) for text in texts)


def _outline(x: float, y: float) -> str:
    r = TILE // 2
    return f"{x - r},{y - r} {x + r},{y - r} {x + r},{y + r} {x - r},{y + r}"


def _keys(tile: str, adjacent: Sequence[str], middles: Mapping[str, tuple[float, float]]) -> dict[str, str]:
    """Return the target of each arrow key: the adjacent place closest to its direction, if any."""
    x, y = middles[tile]
    targets = {}
    for key, (dx, dy) in ARROWS.items():
        offsets = [
            ((middles[n][0] - x) * dx + (middles[n][1] - y) * dy, -abs((middles[n][0] - x) * dy + (middles[n][1] - y) * dx), n)
            for n in adjacent
        ]
        ahead = [(sideways, -forward, n) for forward, sideways, n in offsets if forward > 0]
        if ahead:
            targets[key] = max(ahead)[2]
    return targets


class Layout:
    """The layout of boards on one map. A tile whose things are those of the last board keeps its drawing.

    Few tiles change from one click to the next, and unchanged ones are also compared at once (``widgets/state/delta.py``).
    """

    def __init__(self, places: Sequence[PlacePart], language: str) -> None:
        self.places, self.language = places, language
        self._place_by_id = {p["id"]: p for p in places}
        self._last: dict[str, tuple[list[Element], dict[str, Piece]]] = {}

    def board(self, elements: Sequence[Element]) -> list[Piece]:
        """Return the ``board`` of a Scene: a game's elements laid out on their tiles."""
        tiles: dict[str, list[Element]] = {}
        for e in elements:
            tiles.setdefault(e["p"], []).append(e)
        for tile, things in tiles.items():
            if tile not in self._last or self._last[tile][0] != things:
                laid_out = zip(things, _tile(things, self._place_by_id[tile], self.language), strict=True)
                self._last[tile] = things, {e["k"]: thing for e, thing in laid_out}
        return [self._last[e["p"]][1][e["k"]] for e in elements]


def board_scene(elements: Sequence[Element], places: Sequence[PlacePart], language: str) -> list[Piece]:
    """Return the ``board`` of a Scene: a game's elements laid out on their tiles."""
    return Layout(places, language).board(elements)


def _tile(elements: Sequence[Element], place: PlacePart, language: str) -> list[Piece]:
    """Return the things on one tile, laid out."""
    second = _second_medals(elements)
    crowd = [e for e in elements if _stands(e)]
    slots = {e["k"]: slot for e, slot in zip(crowd, _crowd(crowd, place), strict=True)} if crowd else {}
    badges = {e["of"]: e["label"] for e in elements if "of" in e}
    parts: list[Piece] = []
    for e in elements:
        if "hex" in place:
            part = _on_hex(e, place, slots, badges, language)
            if e["k"] in second:
                part["x"] -= 2 * HEX_SIGNS["medal"][0]
            parts.append(part)
            continue
        slot = slots.get(e["k"] if _stands(e) else e.get("of", ""))
        dx, dy = slot.offset if slot else _sign(e, place)
        size = slot.size if slot else ""
        look: Look = {"figure": figure(e["figure"])} if "figure" in e else {}
        if size and _stands(e) and (size != "small" or "w" in e):
            look |= {"w": round(e.get("w", 52) * slot.scale), "h": round(e.get("h", 52) * slot.scale)} if slot else {}
        if "of" in e:  # a counter wears this at its lower edge, and its label includes it
            look = {"label": ""}
            if slot and size:  # in a crowd: away from adjacent counters, and on top of those in an upper row
                dx, dy = dx + 5 * ((dx > 8) - (dx < -8)), dy + (-1 if dy < 0 else 1) * (round(26 * slot.scale) + HANGS_SMALL)
                size = "small"
            else:
                dy += HANGS
        elif e["k"] in badges:
            look["label"] = _join_texts([e["label"], badges[e["k"]]], language)
        state = f"{e.get('s', '')} {size}".strip()
        parts.append({**words(e, language), **_track(e), **look, "s": state, "x": place["cx"] + dx, "y": place["cy"] + dy})
    return parts


def _second_medals(elements: Sequence[Element]) -> set[str]:
    """Return the medals of a hex after its first one. They go on its other side."""
    return {e["k"] for e in [e for e in elements if e["t"] == "medal"][1:]}


def _sign(element: Element, place: PlacePart) -> tuple[float, float]:
    """Return the place of a sign on a tile, from its middle and clear of the printed signs."""
    if element["t"] == "flag" and place.get("levels"):
        return SIGNS["flag"][0] - 10, SIGNS["flag"][1]
    if element["t"] in SIGNS:
        return SIGNS[element["t"]]
    dx, dy = CORNER.get(element.get("side", ""), (0, 51))
    return dx, dy - (SIGN_LIFT if place.get("foot") else 0)


@dataclass(frozen=True, slots=True)
class _Slot:
    """The place of a thing on its tile from the middle, the class of its size, and its scale."""

    offset: tuple[float, float]
    size: str
    scale: float


def _crowd(crowd: Sequence[Element], place: PlacePart) -> list[_Slot]:
    """Return the rows of things on a tile, as large as possible without hiding the tile or each other."""
    if "hex" in place:
        return [_Slot((13.5 * (2 * i - len(crowd) + 1), 0), "", 1) for i in range(len(crowd))]
    widths = [e.get("w", 52) for e in crowd]
    for size, scale, high in CROWD_SIZES:
        gap = 2 if size else 8
        for count in range(1, len(crowd) + 1):
            rows = _rows(len(crowd), count)
            broad = max(sum(widths[i] for i in row) * scale + gap * (len(row) - 1) for row in rows)
            tall = count * 52 * scale + (count - 1) * 2
            if broad <= BREADTH and (tall <= high or (size == CROWD_SIZES[-1][0])):
                slots = _standing(rows, widths, size, scale, gap)
                if count == 2 and len(crowd) == 4 and size == "crowd" and set(widths) == {52}:
                    return [_Slot((APART[i % 2], slot.offset[1]), f"{size} apart", scale) for i, slot in enumerate(slots)]
                return slots
    raise AssertionError  # a row of one is never too wide


def _rows(n: int, count: int) -> list[range]:
    """Return the numbers below ``n`` in ``count`` rows of nearly equal length, the longer ones first."""
    ends = [-(-n * i // count) for i in range(count + 1)]
    return [range(a, b) for a, b in pairwise(ends)]


def _standing(rows: Sequence[range], widths: Sequence[float], size: str, by: float, gap: float) -> list[_Slot]:
    slots: list[_Slot] = []
    for number, row in enumerate(rows):
        x = -(sum(widths[i] for i in row) * by + gap * (len(row) - 1)) / 2
        y = (number - (len(rows) - 1) / 2) * (52 * by + 2)
        for i in row:
            slots.append(_Slot((round(x + widths[i] * by / 2, 1), round(y, 1)), size, by))
            x += widths[i] * by + gap
    return slots


def _stands(element: Element) -> bool:
    """Return whether a thing is in the middle of its tile. Signs have their own places."""
    return element["t"] in ("counter", "unit") or ("w" in element and element["t"] not in SIGNS)


def _on_hex(element: Element, place: PlacePart, slots: Mapping[str, _Slot], badges: Mapping[str, Words], language: str) -> Piece:
    """Return an element of a hex: units in the middle, obstacles around it, signs in the upper corners."""
    kind = element["t"]
    dx, dy = 0.0, 0.0
    look: Look = {"figure": figure(element["figure"])} if "figure" in element else {}
    state = [element.get("s", "")]
    if _stands(element) or "of" in element:
        dx, dy = slots[element["k"] if _stands(element) else element["of"]].offset
    if kind == "unit":
        look |= {"w": UNIT[0], "h": UNIT[1], "press": True}
        state.append("badged" if element.get("badge") else "")
    elif kind == "medal":
        look["top"] = True
    elif kind == "bridge":
        look["turn"] = place.get("turn", 0)
    if kind in HEX_SIGNS:
        dx, dy = HEX_SIGNS[kind]
    if "of" in element:  # a unit wears this at its foot, and its label includes it
        look, dy = {**look, "label": ""}, dy + HEX_HANGS
        state.append("small")
    elif kind == "plate":
        look["t"] = "tab"
    elif element["k"] in badges:
        look["label"] = _join_texts([element["label"], badges[element["k"]]], language)
    x, y = place["cx"] + dx, round(place["cy"] + dy, 1)
    return {**words(element, language), **_unit(element), **look, "s": " ".join(filter(None, state)), "x": x, "y": y}


def _unit(element: Element | Drawing) -> Paths:
    """Return the figures of a unit as pips in its band: those left and those lost."""
    if element["t"] != "unit":
        return {}
    n = int(str(element["n"]))
    most = max(n, int(element.get("max", n)))
    step = min(STEP, 21 / max(1, most - 1))
    pips = [
        f"M{round(PIPS - PIP - (most - 1 - i) * step - PIP, 1):g} 12.9a{PIP} {PIP} 0 1 1 {2 * PIP:g} 0a{PIP} {PIP} 0 1 1 -{2 * PIP:g} 0Z"
        for i in range(most)
    ]
    return {"pips": "".join(pips[:n]), "lost": "".join(pips[n:])}


def _track(element: Element | Drawing) -> Paths:
    """Return the damage of a vehicle as a row of boxes.

    It has all boxes, the filled ones, and the line before the one that disables it.
    """
    if "hull" not in element:
        return {}
    step = TRACK / element["hull"]
    boxes = [f"M{round(i * step + 0.8, 1)} 0h{round(step - 1.6, 1)}v7h-{round(step - 1.6, 1)}Z" for i in range(element["hull"])]
    limit = round((element["critical"] - 1) * step, 1)
    return {"boxes": "".join(boxes), "hits": "".join(boxes[: element["damage"]]), "limit": f"M{limit} -2.5v12"}


def place_label(place: PlacePart, board: Sequence[Piece]) -> str:
    """Return the spoken label of a place: its own, then those of the things on it, without a marker that another one of them names."""
    things = [str(e["label"]) for e in board if e["p"] == place["id"] and e["label"]]
    return ", ".join([str(place["label"]), *(label for label in things if not any(f", {label}" in other for other in things))])


def as_text(scene: Scene, language: str) -> str:
    """Return the table as lines of text for screen readers, chats and tests."""
    lines = [*head_text(scene["head"], language), *places_as_text(scene["ground"], scene["board"])]
    lines += [f"{seat['say']}." for vehicle in scene.get("vehicles") or () for seat in vehicle["seats"]]
    own_half, foe = scene.get("mine"), scene.get("foe")
    if own_half and (own_half["piles"] or own_half["hand"]):
        lines.append(half_text(own_half, language))
    if foe and foe["piles"]:
        lines.append(half_text(foe, language))
    return "\n".join(lines)


def head_text(head: GameHead, language: str) -> list[str]:
    """Return the scenario with its round, and the score, as a line each."""
    turn = {"round": head["round"], "phase": next(iter(head["phases"][head["phase"] :]), "")}
    first = head.get("first")
    if not turn["phase"]:
        when = Text("text-round-over", {"round": head["round"]})
    else:
        when = Text("text-round", {**turn, "first": first["label"]}) if first else Text("text-round-plain", turn)
    return [f"{head['title']} ({head['note']}). {say(when, language)}", "; ".join(f"{s['name']}: {s['text']}" for s in head["score"]) + "."]


def busy_places(board: Sequence[Piece]) -> set[str]:
    """Return the ids of the places with something on them that has a label."""
    return {e["p"] for e in board if e["label"]}


def places_as_text(ground: Ground, board: Sequence[Piece]) -> list[str]:
    """Return a line per place. Plain empty places are left out and share one sentence."""
    busy = busy_places(board)
    shown_places = [p for p in ground["places"] if not p.get("plain") or p["id"] in busy]
    rest = ground.get("rest") if len(shown_places) < len(ground["places"]) else None
    return [*(place_label(p, board) + "." for p in shown_places), *([str(rest)] if rest else [])]


def half_text(part: Half | OtherHalf, language: str) -> str:
    """Return the visible cards of one side: its piles and its hand."""
    piles = ", ".join(f"{p['label']} {p['count']}" for p in part["piles"])
    cards = cast("Sequence[Card]", part.get("hand", ()))
    hand = f"; {say(Text('zone-hand'), language)}: {', '.join(str(card['label']) for card in cards)}" if cards else ""
    return f"{part['name']}: {piles}{hand}."
