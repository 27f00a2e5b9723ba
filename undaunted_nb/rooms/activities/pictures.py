"""Pictures of boards for pages that show no live table: drawn once, and asked for by a name that tells nothing."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from hashlib import sha256
from typing import Any

from undaunted_nb.drawing import scene as drawing
from undaunted_nb.drawing.svg import svg
from undaunted_nb.engine.position import Position
from undaunted_nb.i18n import FIRST
from undaunted_nb.kit import registry
from undaunted_nb.kit.scene.board import Ground

MOST = 400
"""The number of pictures that are kept."""
MOST_GROUNDS = 16
"""The number of grounds that are kept. A clock asks for them some times a second."""
LARGE = "<style>.un-ground .un-g-code{font-size:17px}</style>"
"""Names of places that can be read on a small picture."""
SIZE = re.compile(r'width="([\d.]+)" height="([\d.]+)" viewBox="([^"]*)"')
_pictures: dict[str, str] = {}


def picture(position: Position, language: str, shown_places: Collection[str] = (), *, salt: str, hides: bool = False) -> Mapping[str, str]:
    """Return the name of the picture of a board, its description, and its width as a share of its height.

    Args:
        position: The position.
        language: The language of the names on it.
        shown_places: The places that must be seen. The picture shows them and what is next to them (default: all).
        salt: A secret of the room, so that nobody finds a picture by its content.
        hides: Whether to leave out what would answer a question.

    """
    return _draw(position, language, frozenset(shown_places), salt, hides)


@lru_cache(maxsize=MOST)
def _draw(position: Position, language: str, shown_places: frozenset[str], salt: str, hides: bool) -> Mapping[str, str]:  # noqa: FBT001  (as above)
    present = registry.system(position.system).present
    ground = drawing.ground_scene(present.ground(position), language)
    pieces = present.elements(position)
    if hides:
        pieces = present.hide_answers(pieces)
    elements = drawing.board_scene(pieces, ground["places"], language)
    alt = "; ".join(drawing.place_label(place, elements) for place in ground["places"])
    text = svg({"ground": ground, "board": elements, "title": ground["label"], "desc": ""}).replace("</svg>", f"{LARGE}</svg>")
    text = _crop(text, ground["places"], shown_places)
    name = sha256(f"{salt}/{text}".encode()).hexdigest()[:32]
    if len(_pictures) >= 2 * MOST:  # more than _draw remembers, so that none of those is missing
        _pictures.pop(next(iter(_pictures)))
    _pictures[name] = text
    size = SIZE.search(text)
    ratio = float(size[1]) / float(size[2]) if size else 1.0
    return {"src": f"picture/{name}.svg", "alt": alt, "ratio": f"{ratio:.3f}"}


@lru_cache(maxsize=MOST_GROUNDS)
def ground_of(position: Position) -> Ground:
    """Return the ground of a board, for places that are shown again and again."""
    return drawing.ground_scene(registry.system(position.system).present.ground(position), FIRST)


def spots_of(position: Position, counts: Mapping[str, int]) -> list[dict[str, Any]]:
    """Return the counts of some places with where they are on the picture of the whole board, in percent."""
    ground = ground_of(position)
    width, height = ground["width"], ground["height"]
    spots = {place["id"]: place for place in ground["places"]}
    return [
        {"x": round(100 * spots[name]["cx"] / width, 1), "y": round(100 * spots[name]["cy"] / height, 1), "n": n}
        for name, n in sorted(counts.items())
        if name in spots
    ]


def find_picture(name: str) -> str | None:
    """Return a picture by its name."""
    return _pictures.get(name)


def find_picture_at(source: str) -> str:
    """Return a picture by its ``src`` ("": it is not kept any more)."""
    return find_picture(source.removeprefix("picture/").removesuffix(".svg")) or ""


def _crop(text: str, places: Sequence[Any], shown_places: Collection[str]) -> str:
    """Return a picture of these places and of what is around them."""
    spots = [place for place in places if place["id"] in shown_places]
    whole = SIZE.search(text)
    if not spots or whole is None:
        return text
    width, height = float(whole[1]), float(whole[2])
    step = min((abs(a["cx"] - b["cx"]) + abs(a["cy"] - b["cy"]) for a in places for b in places if a is not b), default=width)
    left, right = min(p["cx"] for p in spots) - 1.6 * step, max(p["cx"] for p in spots) + 1.6 * step
    top, bottom = min(p["cy"] for p in spots) - 1.3 * step, max(p["cy"] for p in spots) + 1.3 * step
    left, top = max(left, 0), max(top, 0)
    right, bottom = min(right, width), min(bottom, height)
    box = f'width="{right - left:.0f}" height="{bottom - top:.0f}" viewBox="{left:.0f} {top:.0f} {right - left:.0f} {bottom - top:.0f}"'
    return text.replace(whole[0], box, 1)
