"""The unchanging map: sheet, terrain, edges, codes, cover shields and spawn signs."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from math import ceil, cos, pi, sin
from random import Random

from . import own_art
from .svg import escape, figure
from .terrain import terrain

Point = tuple[float, float]

FREE = "free"
"""The kind of a place where a tile can be laid: only its outline is drawn."""
_NEAT = 12.5  # from the edge of the sheet to the inner line of its border
_TICK = 35  # between two ticks of the border
_USEFUL = (60, 180)  # the range of lengths that a corner of the sheet can use, in each direction


@dataclass(frozen=True, slots=True)
class Place:
    """One tile to draw, in map units.

    ``points`` is its outline as in an SVG polygon ("147,90 287,90 …"), of any shape. ``cx``, ``cy`` is its middle. ``kind`` is one of
    ``terrain.kinds()``, or the name of a game's own drawing (``own_art.py``). ``cover`` is the text on its shield ("0" to "3", two levels
    as "3/1", "" for no shield). ``spawns`` pairs a side ("s1", "s2", "") with a text ("all", "A B") or the name of a figure ("mortar"),
    which is then drawn instead. ``rough`` terrain, which vehicles cannot enter, gets a pattern and a sign.
    """

    id: str
    cx: float
    cy: float
    points: str
    kind: str
    cover: str = "0"
    spawns: tuple[tuple[str, str], ...] = ()
    rough: bool = False


@dataclass(frozen=True, slots=True)
class Box:
    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: Box) -> bool:
        return self.left < other.right and other.left < self.right and self.top < other.bottom and other.top < self.bottom


def ground(places: Sequence[Place], *, width: int, height: int, title: str, signs: bool = True) -> str:
    """Return the ``ground.markup`` of the scene.

    It is one ``<g class="un-ground">`` for a map of ``width`` by ``height`` units.

    Equal arguments give equal bytes.

    Args:
        places: The tiles.
        width: The width of the map.
        height: The height of the map.
        title: The seed of the pencil lines of the sheet. The id of a place is the seed of its terrain. Neither can inject markup.
        signs: Whether to draw codes, shields and spawn signs.

    Raises:
        ValueError: An outline has fewer than three points, or a kind is unknown.

    """
    outlines = [_outline(place) for place in places]
    boxes = [_box(outline) for outline in outlines]
    parts = ['<g class="un-ground">', sheet(width, height, title, boxes)]
    clips: dict[str, str] = {}
    for place, outline, box in zip(places, outlines, boxes, strict=True):
        if place.kind == FREE:
            continue
        parts.append(_tile(place, outline, box, clips))
        if place.rough:
            parts.append(f'<path class="un-g-rough" d="{_rough(box)}"/>')
    # Edges come after all terrain, so that no adjacent drawing covers half of one.
    kinds = ["free" if place.kind == FREE else "edge" for place in places]
    parts.extend(f'<path class="un-g-{kind}" d="{_shape(outline)}"/>' for kind, outline in zip(kinds, outlines, strict=True))
    parts.extend(
        f'<path class="un-g-plus" d="M{_num(p.cx - 11)} {_num(p.cy)}h22M{_num(p.cx)} {_num(p.cy - 11)}v22"/>'
        for p in places
        if p.kind == FREE
    )
    if signs:
        real_places = [part for part in zip(places, outlines, boxes, strict=True) if part[0].kind != FREE]
        parts.extend(_signs(*part) for part in real_places)
    parts.append("</g>")
    return "".join(parts)


def _num(value: float) -> str:
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def _outline(place: Place) -> list[Point]:
    try:
        return _points(place.points)
    except ValueError:
        raise ValueError(f"place {place.id!r} has no outline: {place.points!r}") from None


def _points(points: str) -> list[Point]:
    numbers = [float(n) for n in re.findall(r"-?\d+(?:\.\d+)?", points)]
    if len(numbers) < 6 or len(numbers) % 2:
        raise ValueError(points)
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def _box(outline: Sequence[Point]) -> Box:
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    return Box(min(xs), min(ys), max(xs), max(ys))


def _square(outline: Sequence[Point], box: Box) -> bool:
    corners = {(box.left, box.top), (box.right, box.top), (box.right, box.bottom), (box.left, box.bottom)}
    return len(outline) == 4 and set(outline) == corners


def _shape(outline: Sequence[Point]) -> str:
    """Return the outline as a path. Upright rectangles get slightly rounded corners."""
    box = _box(outline)
    if _square(outline, box):
        w, h = _num(box.right - box.left - 6), _num(box.bottom - box.top - 6)
        return f"M{_num(box.left + 3)} {_num(box.top)}h{w}q3 0 3 3v{h}q0 3-3 3h-{w}q-3 0-3-3v-{h}q0-3 3-3Z"
    return "M" + "L".join(f"{_num(x)} {_num(y)}" for x, y in outline) + "Z"


def clip_id(shape: str) -> str:
    """Return an id derived from the shape. Two maps on one page share it only for equal shapes."""
    return "un-clip-" + sha256(shape.encode()).hexdigest()[:8]


def _tile(place: Place, outline: Sequence[Point], box: Box, clips: dict[str, str]) -> str:
    """Return the clipped terrain of a place. Places of one shape share a clip."""
    shape = _shape([(x - box.left, y - box.top) for x, y in outline])
    clip = clips.get(shape)
    define = ""
    if clip is None:
        clip = clips[shape] = clip_id(shape)
        define = f'<clipPath id="{clip}"><path d="{shape}"/></clipPath>'
    size = ceil(max(box.right - box.left, box.bottom - box.top))
    link = f'<use href="#un-own-{escape(place.kind)}" width="{size}" height="{size}"/>'
    drawing = link if place.kind in own_art.drawings(own_art.TERRAIN) else terrain(place.kind, place.id, size)
    return f'{define}<g clip-path="url(#{clip})" transform="translate({_num(box.left)} {_num(box.top)})">{drawing}</g>'


def _signs(place: Place, outline: Sequence[Point], box: Box) -> str:
    square = _square(outline, box)
    if square:
        code, cover, spawn = (box.left + 7, box.top + 18), (box.right - 17, box.top + 17), (place.cx, box.bottom - 16)
    else:  # pointed shapes have no corners to write in, so the signs surround the middle
        w, h = box.right - box.left, box.bottom - box.top
        code, cover, spawn = (
            (place.cx - w * 0.3, box.top + h * 0.36),
            (place.cx + w * 0.27, box.top + h * 0.34),
            (place.cx, box.bottom - h * 0.26),
        )
    parts = [f'<text class="un-g-code" x="{_num(code[0])}" y="{_num(code[1])}">{escape(place.id)}</text>', _shields(place.cover, *cover)]
    if place.rough:
        parts.append(f'<use href="#un-rough" x="{_num(code[0] + 12)}" y="{_num(code[1] + 15)}"/>')
    halves = _halves([text for _, text in place.spawns])
    left = spawn[0] - sum(halves) - 3 * (len(halves) - 1)
    for (side, text), half in zip(place.spawns, halves, strict=True):
        parts.append(_spawn(side, text, half, left + half, spawn[1]))
        left += 2 * half + 6
    return "".join(parts)


def _rough(box: Box) -> str:
    """Return rows of small peaks along the edges of a tile, drawn over any terrain."""
    step, parts = 14.0, []
    for left in _steps(box.left + 8, box.right - 14, step):
        parts += [f"M{_num(left)} {_num(y)}l3.5 -5 3.5 5" for y in (box.top + 9, box.bottom - 4)]
    for top in _steps(box.top + 24, box.bottom - 14, step):
        parts += [f"M{_num(x)} {_num(top)}l3.5 -5 3.5 5" for x in (box.left + 4, box.right - 11)]
    return "".join(parts)


def _steps(start: float, end: float, step: float) -> list[float]:
    return [start + i * step for i in range(int((end - start) // step) + 1)]


def _shields(cover: str, x: float, y: float) -> str:
    """Return the cover shield. Two levels ("3/1") overlap, the first in front."""
    levels = [level for level in cover.split("/") if level]
    parts = []
    for i in reversed(range(len(levels))):
        left = x - 20 * (len(levels) - 1 - i)
        digits = "".join(c for c in levels[i] if c.isdigit())  # the number decides the shape, without any sign after it
        shape = digits if digits in ("0", "1", "2", "3") else ("3" if digits else "1")
        solid = " un-g-cov3" if shape == "3" else ""
        parts.append(f'<use href="#un-cover-{shape}" x="{_num(left)}" y="{_num(y)}"/>')
        parts.append(f'<text class="un-g-cov{solid}" x="{_num(left)}" y="{_num(y + 4.6)}">{escape(levels[i])}</text>')
    return "".join(parts)


def _halves(texts: Sequence[str]) -> list[int]:
    return [_half(text, least=24 if len(texts) < 3 else 19) for text in texts]


def spawn_row(texts: Sequence[str]) -> int:
    """Return the total width of the spawn signs of a tile."""
    return 2 * sum(_halves(texts)) + 6 * max(0, len(texts) - 1)


def _half(text: str, least: int = 24) -> int:
    """Return half the width of a spawn sign.

    It is estimated from the number of letters, because Python cannot measure text.
    """
    return least if figure(text) == text else max(least, round(14 + len(text) * 4))


def _spawn(side: str, text: str, half: int, x: float, y: float) -> str:
    """Return a sign with an arrow into a tray and, next to it, the units that can spawn."""
    side = side if side in ("s1", "s2") else ""
    if side == "s1":
        frame = f'<rect class="un-c-%s" x="-{half}" y="-10" width="{2 * half}" height="20" rx="10"/>'
    elif side == "s2":
        frame = f'<path class="un-c-%s" d="M-{half - 3} -10H{half - 3}L{half + 3} 0L{half - 3} 10H-{half - 3}L-{half + 3} 0Z"/>'
    else:
        frame = f'<rect class="un-c-%s" x="-{half}" y="-10" width="{2 * half}" height="20"/>'
    frame = frame % "sp0" + frame % "sp"  # the first frame is the casing that separates the sign from a forest
    if figure(text) == text:
        content = f'<use class="un-c-fig" href="#un-sil-{text}" x="-2" y="-9" width="18" height="18"/>'
    else:
        content = f'<text class="un-c-spt" x="8" y="4.3">{escape(text)}</text>'
    classes = f"un-g-spawn {side}".strip()
    place = f"translate({_num(x)} {_num(y)})"
    return f'<g class="{classes}" transform="{place}">{frame}<use href="#un-sg-tray" x="{13 - half}"/>{content}</g>'


def sheet(width: int, height: int, title: str, boxes: Sequence[Box]) -> str:
    parts = [f'<rect class="un-g-sheet" x="1" y="1" width="{width - 2}" height="{height - 2}" rx="7"/>']
    inner, outer = _NEAT, _NEAT - 4
    frame = f"M{inner} {inner}H{_num(width - inner)}V{_num(height - inner)}H{inner}Z"
    clip = clip_id(frame)
    parts.append(f'<clipPath id="{clip}"><path d="{frame}"/></clipPath>')
    parts.append(f'<path class="un-g-contour" clip-path="url(#{clip})" d="{_contours(width, height, title)}"/>')
    for name, d in (("neat", outer), ("neat2", inner)):
        parts.append(f'<path class="un-g-{name}" d="M{d} {d}H{_num(width - d)}V{_num(height - d)}H{d}Z"/>')
    ticks = [f"M{outer} {y}h4M{_num(width - inner)} {y}h4" for y in _ticks(height)]
    ticks += [f"M{x} {outer}v4M{x} {_num(height - inner)}v4" for x in _ticks(width)]
    parts.append(f'<path class="un-g-neat" d="{"".join(ticks)}"/>')
    for x, y in _compass(width, height, boxes)[:1]:
        parts.append(f'<use href="#un-north" x="{x}" y="{y}"/><text class="un-g-north" x="{x}" y="{y + 22}">N</text>')
    return "".join(parts)


def _compass(width: int, height: int, boxes: Sequence[Box]) -> list[tuple[int, int]]:
    """Return the corners that have room for the compass. It is drawn in the first."""
    corners = ((width - 34, 52), (34, 52), (width - 34, height - 44), (34, height - 44))
    return [(x, y) for x, y in corners if not any(Box(x - 17, y - 30, x + 17, y + 26).meets(box) for box in boxes)]


def free_corners(width: int, height: int, outlines: Sequence[str]) -> list[list[float]]:
    """Return the largest rectangle of bare sheet in each corner, the best first.

    A rectangle is left, top, width and height.

    The legend goes there. ``outlines`` are those of the places. The rectangles avoid the compass.
    """
    boxes = [_box(_points(points)) for points in outlines]
    boxes += [Box(x - 17, y - 30, x + 17, y + 26) for x, y in _compass(width, height, boxes)[:1]]
    rectangles = []
    for right, low in ((False, False), (True, False), (False, True), (True, True)):
        # Each corner is turned into the upper left one.
        turned_boxes = [
            Box(
                width - box.right if right else box.left,
                height - box.bottom if low else box.top,
                width - box.left if right else box.right,
                height - box.top if low else box.bottom,
            )
            for box in boxes
        ]
        edge = _NEAT + 6
        ends = [box.left for box in turned_boxes if box.left > edge] + [width - edge]
        sizes = [(end - edge, min([box.top for box in turned_boxes if box.left < end], default=height - edge) - edge) for end in ends]
        w, h = max(((w - 6, h - 6) for w, h in sizes), key=_useful)
        if min(w, h) >= _USEFUL[0]:
            rectangles.append([width - edge - w if right else edge, height - edge - h if low else edge, w, h])
    return sorted(rectangles, key=lambda box: -_useful((box[2], box[3])))


def _useful(size: tuple[float, float]) -> float:
    """Return the value of a rectangle. A size beyond that of a legend adds nothing."""
    return min(max(0, size[0]), _USEFUL[1]) * min(max(0, size[1]), _USEFUL[1])


def _ticks(length: int) -> list[int]:
    count = max(1, round((length - 40) / _TICK))
    return [round(20 + (length - 40) * i / count) for i in range(count + 1)]


def _contours(width: int, height: int, title: str) -> str:
    """Return penciled hills.

    They are rings around three summits near the corners, each a little rougher than the one inside it.
    """
    random = Random(f"sheet {title}").random
    turns = 13
    parts: list[str] = []
    for x_share, down, count in ((0.12, 0.13, 6), (0.86, 0.9, 6), (0.9, 0.05, 4)):
        x, y = width * (x_share + 0.08 * random()), height * (down + 0.06 * random())
        swell = [0.8 + 0.4 * random() for _ in range(turns)]
        radius = 24.0
        for _ in range(count):
            swell = [s * (0.95 + 0.1 * random()) for s in swell]
            ring = [(x + cos(2 * pi * i / turns) * radius * s * 1.2, y + sin(2 * pi * i / turns) * radius * s) for i, s in enumerate(swell)]
            middles = [((ax + bx) / 2, (ay + by) / 2) for (ax, ay), (bx, by) in zip(ring, ring[1:] + ring[:1], strict=True)]
            curve = "".join(f"Q{round(ax)} {round(ay)} {round(bx)} {round(by)}" for (ax, ay), (bx, by) in zip(ring, middles, strict=True))
            parts.append(f"M{round(middles[-1][0])} {round(middles[-1][1])}{curve}Z")
            radius = radius * 1.28 + 12
    return "".join(parts)
