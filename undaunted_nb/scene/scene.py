"""From the parts that a game presents to the Scene that is drawn: places in map units, words in a language. Knows no game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from undaunted_nb.core.text import Text
from undaunted_nb.i18n import say

from .ground import Place, ground
from .svg import figure

HALF = 71
"""Half a tile, in map units; a tile is 140 with a gap of 2."""
TILE = 140
MARGIN = 30
ARROWS = {"ArrowUp": (0, -1), "ArrowDown": (0, 1), "ArrowLeft": (-1, 0), "ArrowRight": (1, 0)}
SIGNS = {"flag": (0, -52), "target": (46, 14), "plate": (0, 51), "exit": (0, 53), "razed": (-46, -24)}
"""Where signs lie on a tile, from its middle; scouted and controlled lie at the lower corners, counters and the like in the middle."""
SHRINKS = 44 / 52
"""How much smaller everything is on a crowded tile."""
TRACK = 33
"""How long the track of a vehicle's damage is."""
HANGS, HANGS_SMALL = 43, 30
"""How far below the middle of a counter hangs what it wears."""
CORNER = {"s1": (-52, 51), "s2": (52, 51)}
ABREAST = {1: ((0, 0),), 2: ((-30, 0), (30, 0)), 3: ((-26, -22), (26, -22), (0, 22)), 4: ((-26, -22), (26, -22), (-26, 22), (26, 22))}


def words(tree: Any, language: str) -> Any:
    """A tree of plain values with every Text in it rendered."""
    if isinstance(tree, Text):
        return say(tree, language)
    if isinstance(tree, Mapping):
        return {key: words(value, language) for key, value in tree.items()}
    if isinstance(tree, (list, tuple)):
        return [words(value, language) for value in tree]
    return tree


def ground_scene(data: Mapping[str, Any], language: str) -> dict[str, Any]:
    """The ``ground`` of a Scene from a game's tiles (``at`` in halves of a tile)."""
    places = words(data["places"], language)
    title = words(data["title"], language)
    left, top = min(p["at"][0] for p in places), min(p["at"][1] for p in places)
    middles = {p["id"]: (MARGIN + (p["at"][0] - left + 1) * HALF, MARGIN + (p["at"][1] - top + 1) * HALF) for p in places}
    width = max(x for x, _ in middles.values()) + HALF + MARGIN
    height = max(y for _, y in middles.values()) + HALF + MARGIN
    drawn = [
        Place(
            p["id"],
            *middles[p["id"]],
            _outline(*middles[p["id"]]),
            p["terrain"],
            p["cover"],
            tuple((side, text) for side, text in p["spawns"]),
            rough=p.get("rough", False),
        )
        for p in places
    ]
    return {
        "width": width,
        "height": height,
        "label": say(Text("label-map", {"title": title, "n": len(places)}), language),
        "markup": ground(drawn, width=width, height=height, title=title),
        "legend": [{**sign, "show": [{**e, **_track(e)} for e in sign["show"]]} for sign in words(data.get("legend", []), language)],
        "places": [
            {
                "id": p["id"],
                "points": _outline(*middles[p["id"]]),
                "cx": middles[p["id"]][0],
                "cy": middles[p["id"]][1],
                "shield": [middles[p["id"]][0] + TILE // 2 - 17, middles[p["id"]][1] - TILE // 2 + 17],
                "label": ", ".join(p["label"]),
                "near": p["near"],
                "keys": _keys(p["id"], p["near"], middles),
            }
            for p in places
        ],
    }


def _outline(x: float, y: float) -> str:
    r = TILE // 2
    return f"{x - r},{y - r} {x + r},{y - r} {x + r},{y + r} {x - r},{y + r}"


def _keys(tile: str, near: Sequence[str], middles: Mapping[str, tuple[float, float]]) -> dict[str, str]:
    """Where each arrow key leads: to the neighbour that lies most nearly in its direction, if one does at all."""
    x, y = middles[tile]
    found = {}
    for key, (dx, dy) in ARROWS.items():
        toward = [
            ((middles[n][0] - x) * dx + (middles[n][1] - y) * dy, -abs((middles[n][0] - x) * dy + (middles[n][1] - y) * dx), n)
            for n in near
        ]
        ahead = [(across, -along, n) for along, across, n in toward if along > 0]
        if ahead:
            found[key] = max(ahead)[2]
    return found


def board_scene(elements: Sequence[Mapping[str, Any]], places: Sequence[Mapping[str, Any]], language: str) -> list[dict[str, Any]]:
    """The ``board`` of a Scene: a game's elements, laid out on their tiles."""
    middles = {p["id"]: (p["cx"], p["cy"]) for p in places}
    crowds: dict[str, list[str]] = {}
    for e in elements:
        if _stands(e):
            crowds.setdefault(e["p"], []).append(e["k"])
    worn = {e["of"]: e["label"] for e in elements if "of" in e}
    found = []
    for e in elements:
        x, y = middles[e["p"]]
        crowd = crowds.get(e["p"], [])
        counter = e["k"] if _stands(e) else e.get("of", "")
        dx, dy = _slot(crowd, counter) if counter else SIGNS.get(e["t"]) or CORNER.get(e.get("side", ""), (0, 51))
        small = bool(counter) and len(crowd) > 2
        state = f"{e.get('s', '')} small".strip() if small else e.get("s", "")
        look: dict[str, Any] = {"figure": figure(e["figure"])} if "figure" in e else {}
        look |= _track(e)
        if small and "w" in e:
            look |= {"w": round(e["w"] * SHRINKS), "h": round(e["h"] * SHRINKS)}
        if "of" in e:  # worn by a counter, at its lower edge, and spoken with it
            look, dy = {"label": ""}, dy + (HANGS_SMALL if small else HANGS)
        elif e["k"] in worn:
            look["label"] = ", ".join(words([e["label"], worn[e["k"]]], language))
        found.append({**words(e, language), **look, "s": state, "x": x + dx, "y": y + dy})
    return found


def _stands(element: Mapping[str, Any]) -> bool:
    """Does something take a place in the middle of its tile? Signs have places of their own."""
    return element["t"] == "counter" or ("w" in element and element["t"] not in SIGNS)


def _track(element: Mapping[str, Any]) -> dict[str, str]:
    """The damage of a vehicle as a row of boxes: all of them, those that are filled, and the line before the one that disables it."""
    if "hull" not in element:
        return {}
    step = TRACK / element["hull"]
    boxes = [f"M{round(i * step + 0.8, 1)} 0h{round(step - 1.6, 1)}v7h-{round(step - 1.6, 1)}Z" for i in range(element["hull"])]
    limit = round((element["critical"] - 1) * step, 1)
    return {"boxes": "".join(boxes), "hits": "".join(boxes[: element["damage"]]), "limit": f"M{limit} -2.5v12"}


def _slot(crowd: Sequence[str], key: str) -> tuple[float, float]:
    n, i = len(crowd), crowd.index(key)
    if n in ABREAST:
        return ABREAST[n][i]
    columns = 3
    return (i % columns - 1) * 40, (i // columns) * 40 - 20 * ((n - 1) // columns)


def place_label(place: Mapping[str, Any], board: Sequence[Mapping[str, Any]]) -> str:
    """What is said of a place: itself, then what lies on it."""
    return ", ".join([place["label"], *(e["label"] for e in board if e["p"] == place["id"] and e["label"])])


def as_text(scene: Mapping[str, Any], language: str) -> str:
    """The table as lines of text: what a screen reader, a chat or a test reads."""
    head = scene["head"]
    now = next((p["label"] for p in head["phases"] if p["state"] == "now"), "")
    lines = [
        f"{head['title']} ({head['note']}). "
        + say(Text("text-round", {"round": head["round"], "phase": now, "first": head["first"]["label"]}), language),
        "; ".join(f"{s['name']}: {s['text']}" for s in head["score"]) + ".",
        *(place_label(place, scene["board"]) + "." for place in scene["ground"]["places"]),
    ]
    lines += [f"{seat['say']}." for vehicle in scene.get("vehicles") or () for seat in vehicle["seats"]]
    lines += [half_text(part, language) for part in (scene.get("mine"), scene.get("foe")) if part]
    return "\n".join(lines)


def half_text(part: Mapping[str, Any], language: str) -> str:
    """What one side has, as far as it is shown: its piles, and its hand."""
    piles = ", ".join(f"{p['label']} {p['count']}" for p in part["piles"])
    hand = f"; {say(Text('zone-hand'), language)}: {', '.join(c['label'] for c in part['hand'])}" if part.get("hand") else ""
    return f"{part['name']}: {piles}{hand}."
