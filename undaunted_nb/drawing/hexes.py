"""Maps of pointy-top hexes: terrain with patterns and names, water that continues across hexes, dashed lines between sections.

A hex is drawn around (0, 0) in its own units, each :data:`SCALE` map units long, so trees, houses and strokes match those of the square
maps.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import atan2, cos, degrees, pi, sin, sqrt

from .ground import Box, clip_id, sheet
from .sketch import Sketch, num, smooth
from .svg import escape
from .terrain import kinds as square_kinds
from .terrain import terrain as square_terrain

Point = tuple[float, float]

WIDTH = 62
"""The width of a hex in map units."""
SIZE = WIDTH / sqrt(3)
"""The length of a side, and the distance from the middle to a corner."""
ROW = 1.5 * SIZE
"""The distance from one row to the next."""
SIDES = ((2, 0), (1, -1), (-1, -1), (-2, 0), (-1, 1), (1, 1))
"""The steps to each adjacent hex in doubled coordinates, counterclockwise from the right."""
SCALE = 0.7
_HALF, _POINT = WIDTH / 2 / SCALE, SIZE / SCALE  # from the middle to a side and to a corner, in units of the drawing
_APART = 2  # joined hexes within this many steps of a written name have no name


@dataclass(frozen=True, slots=True)
class Hex:
    """One hex.

    ``cell`` is in doubled coordinates and ``cx``, ``cy`` its middle in map units. ``kind`` is its terrain, ``name`` the text on it.
    ``joins`` and ``rim`` are numbers of :data:`SIDES`: the sides that join similar hexes, and those at the edge of the map.
    """

    id: str
    cell: tuple[int, int]
    cx: float
    cy: float
    kind: str
    name: str = ""
    joins: tuple[int, ...] = ()
    rim: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the map: its names as seen from the bottom and from the top, and the ids of its hexes."""

    bottom: str
    top: str
    hexes: frozenset[str]


def corners(x: float, y: float) -> tuple[Point, ...]:
    """Return the corners of the hex with this middle, clockwise from the top, in map units."""
    return tuple((round(x + dx * WIDTH / 2, 1), round(y + dy * SIZE, 1)) for dx, dy in _CORNER_DIRECTIONS)


_CORNER_DIRECTIONS = ((0, -1), (1, -0.5), (1, 0.5), (0, 1), (-1, 0.5), (-1, -0.5))


def kinds() -> tuple[str, ...]:
    """Return every kind of terrain of a hex, including those of the square maps."""
    return tuple(dict.fromkeys((*_LAND, *_WATER, *square_kinds())))


def course(hex_: Hex) -> tuple[int, ...]:
    """Return the sides through which water flows: its ``joins``.

    A single join also gets the opposite side if it leads off the map.
    """
    if len(hex_.joins) != 1 or not hex_.rim:
        return hex_.joins
    (side,) = hex_.joins
    return side, min(hex_.rim, key=lambda rim: abs((rim - side) % 6 - 3))


def angle_across(hex_: Hex) -> int | None:
    """Return the direction across the course of a hex, or None without a course.

    It is in degrees from the horizontal, from -90 to 89.
    """
    sides = course(hex_)
    if not sides:
        return None
    (ax, ay), (bx, by) = (_side(sides[0]), _side(sides[1]) if len(sides) > 1 else (0, 0))
    return round(degrees(atan2(by - ay, bx - ax))) % 180 - 90


def hex_ground(hexes: Sequence[Hex], *, width: int, height: int, title: str, sections: Sequence[Section] = ()) -> str:
    """Return the ``ground.markup`` of a map of hexes: one ``<g class="un-ground">``.

    Equal arguments give equal bytes.

    Raises:
        ValueError: A kind is unknown.

    """
    shape = _relative(_POINT, _HALF)
    clip = clip_id(shape)
    outline = _relative(SIZE, WIDTH / 2)
    floors: dict[str, list[str]] = {}
    details = []
    for hex_ in hexes:
        floor, detail = _hex(hex_)
        top = f"M{num(hex_.cx)} {num(hex_.cy - SIZE)}"
        floors.setdefault(floor, []).append(top + outline)
        if detail:
            details.append(f'<g clip-path="url(#{clip})" transform="translate({num(hex_.cx)} {num(hex_.cy)})scale({SCALE})">{detail}</g>')
    edges = "".join(f"M{num(hex_.cx)} {num(hex_.cy - SIZE)}{outline}" for hex_ in hexes)
    boxes = [Box(hex_.cx - WIDTH / 2, hex_.cy - SIZE, hex_.cx + WIDTH / 2, hex_.cy + SIZE) for hex_ in hexes]
    return "".join(
        (
            '<g class="un-ground">',
            sheet(width, height, title, boxes),
            f'<clipPath id="{clip}"><path d="M0 {num(-_POINT)}{shape}"/></clipPath>',
            *(f'<path {_floor(floor)} d="{"".join(d)}"/>' for floor, d in floors.items()),
            *details,
            f'<path class="un-g-edge un-g-hex" d="{edges}"/>' if edges else "",
            *_sections(hexes, sections),
            *(f'<text class="un-g-hexcode" x="{num(hex_.cx)}" y="{num(hex_.cy - 22)}">{escape(hex_.id)}</text>' for hex_ in hexes),
            *(
                f'<text class="un-g-name" x="{num(hex_.cx)}" y="{num(hex_.cy + 28.5)}">{escape(hex_.name)}</text>'
                for hex_ in named(hexes)
            ),
            "</g>",
        )
    )  # fmt: skip


def named(hexes: Sequence[Hex]) -> list[Hex]:
    """Return the hexes with a written name in reading order.

    Joined hexes within :data:`_APART` steps of another name are left out.
    """
    by_cell = {hex_.cell: hex_ for hex_ in hexes}
    named_hexes: list[Hex] = []
    named_ids: set[str] = set()
    for hex_ in sorted(hexes, key=lambda item: (item.cell[1], item.cell[0])):
        if not hex_.name or hex_.id in named_ids:
            continue
        named_hexes.append(hex_)
        edge = [hex_]
        for _ in range(_APART):
            edge = [
                other
                for here in edge
                for side in here.joins
                if (other := by_cell.get((here.cell[0] + SIDES[side][0], here.cell[1] + SIDES[side][1]))) and other.name == hex_.name
            ]
            named_ids.update(other.id for other in edge)
    return named_hexes


def _floor(name: str) -> str:
    """Return the fill of the terrain. Most hexes of a map are open and share one pattern."""
    return 'fill="url(#un-meadow)"' if name == "grass" else f'class="un-t-{name}"'


def _relative(point: float, half: float) -> str:
    """Return the outline of a hex, starting at its upper corner."""
    h, v = num(half), num(point / 2)
    return f"l{h} {v}v{num(point)}l-{h} {v}-{h}-{v}v-{num(point)}Z"


def _side(side: int, far: float = _HALF) -> Point:
    """Return the middle of a side in units of the drawing."""
    turn = side * pi / 3
    return cos(turn) * far, -sin(turn) * far


def _corner(turn: int, far: float = _POINT) -> Point:
    """Return a corner. Side ``n`` is between ``n`` and ``n + 1``."""
    angle = (turn - 0.5) * pi / 3
    return cos(angle) * far, -sin(angle) * far


def _hex(hex_: Hex) -> tuple[str, str]:
    """Return the color below a hex and the drawing on it."""
    sketch = Sketch(hex_.id, 2 * _HALF)
    if hex_.kind in _LAND:
        floor, draw = _LAND[hex_.kind]
        draw(sketch)
    elif hex_.kind in _WATER:
        floor, flow = _WATER[hex_.kind]
        flow(sketch, hex_)
    else:
        corner = num(-_POINT)
        return "field", f'<g transform="translate({corner} {corner})">{square_terrain(hex_.kind, hex_.id, round(2 * _POINT))}</g>'
    return floor, "".join(sketch.out)


# Lines between sections


def _sections(hexes: Sequence[Hex], sections: Sequence[Section]) -> list[str]:
    if not sections or not hexes:
        return []
    rows: dict[int, list[Hex]] = {}
    for hex_ in hexes:
        rows.setdefault(hex_.cell[1], []).append(hex_)
    top, low = min(hex_.cy for hex_ in hexes) - SIZE, max(hex_.cy for hex_ in hexes) + SIZE
    parts = []
    for left, right in pairwise(sections):
        line = [(x, row[0].cy) for _, row in sorted(rows.items()) if (x := _boundary(row, left, right)) is not None]
        if line:
            line = [(line[0][0], top - 12), *line, (line[-1][0], low + 12)]
            d = "M" + "L".join(f"{num(x)} {num(y)}" for x, y in line)
            parts.append(f'<path class="un-g-section0" d="{d}"/><path class="un-g-section" d="{d}"/>')
    for section in sections:
        xs = [hex_.cx for hex_ in hexes if hex_.id in section.hexes]
        if xs:
            middle = num((min(xs) + max(xs)) / 2)
            parts += [
                f'<text class="un-g-side" x="{middle}" y="{num(y)}">{escape(name)}</text>'
                for y, name in ((top - 7, section.top), (low + 16, section.bottom))
                if name
            ]
    return parts


def _boundary(row: Sequence[Hex], left: Section, right: Section) -> float | None:
    """Return the point where a row crosses the line.

    It is halfway between the end of one section and the start of the other.

    One hex can be in both sections.
    """
    ends = [hex_.cx for hex_ in row if hex_.id in left.hexes], [hex_.cx for hex_ in row if hex_.id in right.hexes]
    return (max(ends[0]) + min(ends[1])) / 2 if all(ends) else None


# Kinds of terrain. Units cover the middle, so the pattern also appears around it.


def _country(s: Sketch) -> None:
    for _ in range(int(s.uniform(0, 2.4))):
        turn, far = s.uniform(0, 2 * pi), s.uniform(20, 36)
        s.plants(("tuft", "tuft2"), [(cos(turn) * far, sin(turn) * far + 4)])


def _forest(s: Sketch) -> None:
    step = 21.0
    points = [((i + (0.5 if j % 2 else 0)) * step, j * step * 0.84) for j in range(-3, 4) for i in range(-3, 4)]
    nearby = [(x, y) for x, y in points if abs(x) < _HALF + 8 and abs(x) / sqrt(3) + abs(y) < _POINT + 10]
    s.plants(("w0", "w1", "w5", "w3", "w0", "w5"), nearby, wobble=2.6)


def _hedgerow(s: Sketch) -> None:
    ring = [_corner(i, _POINT - 9) for i in range(7)]
    s.furrows([(x * 0.78, y * 0.78) for x, y in ring[:6]], s.uniform(-40, 40), 8)
    gate = int(s.uniform(0, 6))
    rows = []
    for i in range(6):
        (ax, ay), (bx, by) = ring[i], ring[i + 1]
        middle = ((ax + bx) / 2, (ay + by) / 2)
        if i == gate:  # a gap in the hedge
            rows += [[(ax, ay), (ax + (bx - ax) * 0.3, ay + (by - ay) * 0.3)], [(ax + (bx - ax) * 0.7, ay + (by - ay) * 0.7), (bx, by)]]
        else:
            rows.append([(ax, ay), (middle[0] + s.uniform(-2, 2), middle[1] + s.uniform(-2, 2)), (bx, by)])
    s.paths(("hsd", "h0", "h1", "h2"), "".join(map(smooth, rows)))
    s.plants(("bush",), [_corner(int(s.uniform(0, 6)), _POINT - 12)])


def _hill(s: Sketch) -> None:
    turns = 12
    swell = [s.uniform(0.92, 1.06) for _ in range(turns)]

    def rim(turn: float, radius: float) -> Point:
        k = turn % 1 * turns
        bulge = swell[int(k) % turns] + (swell[(int(k) + 1) % turns] - swell[int(k) % turns]) * (k - int(k))
        return cos(2 * pi * turn) * radius * bulge, sin(2 * pi * turn) * radius * bulge

    def ring(radius: float) -> str:
        return _round([rim(i / turns, radius) for i in range(turns)])

    s.path("field", ring(46))
    s.path("field2", ring(37))
    lines = []
    for top, foot, count in ((37, 46, 34), (21, 28, 20)):
        shift = s.uniform(0, 1)
        for i in range(count):
            turn = (i + shift + s.uniform(-0.16, 0.16)) / count
            (x, y), (u, v) = rim(turn, top), rim(turn, foot - s.uniform(0, 3))
            lines.append(f"M{round(x)} {round(y)}l{num(u - round(x))} {num(v - round(y))}")
    s.path("hach", "".join(lines))
    s.path("summit", ring(37) + ring(21))


def _town(s: Sketch) -> None:
    s.lane((-0.1, s.uniform(0.4, 0.6)), (0.5, 0.5), (1.1, s.uniform(0.4, 0.6)))
    lane = "".join(s.out)
    s.out.clear()
    spots = ((0.2, 0.22), (0.72, 0.18), (0.84, 0.74), (0.3, 0.82), (0.5, 0.5))
    for x, y in spots:
        wide = s.chance(0.5)
        s.house(x, y, *((0.3, 0.21) if wide else (0.22, 0.28)), lean=5, chimney=wide)
    low = num(-_HALF)  # houses are laid out in a square
    s.out[:] = [f'<g transform="translate({low} {low})">{lane}{"".join(s.out)}</g>']


def _river(s: Sketch, hex_: Hex) -> None:
    sides = course(hex_)
    ends = [_side(side, _HALF + 3) for side in sides]
    # A river that joins two adjacent hexes forms one water with them, so it fills the corner between them.
    corners = "".join(
        f"M0 0L{_xy(_side(side))}L{_xy(_corner(side + 1))}L{_xy(_side(side + 1))}Z" for side in sides if (side + 1) % 6 in sides
    )
    if corners:
        d, pool = "".join(f"M0 0L{_xy(end)}" for end in ends), corners + _pool(s, 12)
    elif len(ends) == 2:
        d, pool = _bed(s, *ends), ""
    else:
        d, pool = "".join(f"M0 0L{_xy(end)}" for end in ends), _pool(s, 19 if ends else 30)
    for layer in "01":
        s.path(f"flow{layer}", d)
        s.path(f"pool{layer}", pool)
    if pool:
        s.path("swell", "M-12 -5q4-4 8 0t8 0M-4 6q4-4 8 0t8 0")
    else:
        # Ripples as on a pond, because a dashed line in the middle would make it a road.
        ripples = [(x * share, y * share) for (x, y) in ends for share in (0.4, 0.85)]
        s.path("swell", "".join(f"M{num(x - 5)} {num(y)}q2.5-3 5 0t5 0" for x, y in ripples))
        bank = next(turn for turn in (1, 4, 2, 5, 0, 3) if turn not in sides)
        x, y = _side(bank)
        s.plants(("tuft", "tuft2"), [(x * 0.8, y * 0.8 + 3)], wobble=3)


def _xy(point: Point) -> str:
    return f"{num(point[0])} {num(point[1])}"


def _bed(s: Sketch, start: Point, end: Point) -> str:
    """Return a course with a bend from one side to another."""
    (ax, ay), (bx, by) = start, end
    if abs(ax + bx) + abs(ay + by) > 1:  # a bend keeps to the inside
        return f"M{_xy(start)}Q{_xy(((ax + bx) * 0.12, (ay + by) * 0.12))} {_xy(end)}"
    x, y = s.uniform(-5, 5), s.uniform(-5, 5)
    return f"M{_xy(start)}Q{_xy((ax * 0.3 + x, ay * 0.3 + y))} {_xy((x / 2, y / 2))}Q{_xy((bx * 0.3, by * 0.3))} {_xy(end)}"


def _pool(s: Sketch, radius: float) -> str:
    points = [(cos(i * pi / 4) * radius * s.uniform(0.9, 1.15), sin(i * pi / 4) * radius * s.uniform(0.85, 1.05)) for i in range(8)]
    return _round(points)


def _round(points: Sequence[Point]) -> str:
    """Return a closed curve that touches the middle of every side of the polygon."""
    middles = [((x + points[i - 1][0]) / 2, (y + points[i - 1][1]) / 2) for i, (x, y) in enumerate(points)]
    return f"M{_xy(middles[0])}{''.join(f'Q{_xy(p)} {_xy(m)}' for p, m in zip(points, middles[1:] + middles[:1], strict=True))}Z"


def _ocean(s: Sketch, hex_: Hex) -> None:
    waves = [(s.uniform(-38, -18), y + s.uniform(-3, 3)) for y in (-22, 4, 26)] + [(s.uniform(8, 16), y) for y in (-8, 15)]
    s.path("swell", "".join(f"M{round(x)} {round(y)}q5-5 10 0t10 0" for x, y in waves))
    shores = [side for side in range(6) if side not in hex_.joins and side not in hex_.rim]
    lines = []
    for side in shores:
        (ax, ay), (bx, by) = _corner(side), _corner(side + 1)
        lines.append(f"M{num(ax)} {num(ay)}Q{num((ax + bx) * 0.45)} {num((ay + by) * 0.45)} {num(bx)} {num(by)}")
    s.paths(("shore0", "shore1"), "".join(lines))


def _beach(s: Sketch) -> None:
    s.path("ripple", "".join(f"M{round(s.uniform(-36, 4))} {y}q10-5 20 0" for y in (-14, 12, 34) if s.chance(0.7)))
    spots: list[Point] = []
    for _ in range(60):
        x, y = s.uniform(-_HALF, _HALF), s.uniform(-_POINT, _POINT)
        if len(spots) < 13 and all((x - u) ** 2 + (y - v) ** 2 > 200 for u, v in spots):
            spots.append((x, y))
    s.path("pebble", "".join(f"M{round(x)} {round(y)}h{1 + i % 2}" for i, (x, y) in enumerate(spots)))


_LAND: Mapping[str, tuple[str, Callable[[Sketch], None]]] = {
    **dict.fromkeys(("country", "plain", "open"), ("grass", _country)),
    **dict.fromkeys(("forest", "wood"), ("wood", _forest)),
    **dict.fromkeys(("town", "village"), ("yard", _town)),
    "hedgerow": ("field", _hedgerow),
    "hill": ("grass", _hill),
    "beach": ("sand", _beach),
}
"""The color below each kind, and its drawing."""
_WATER: Mapping[str, tuple[str, Callable[[Sketch, Hex], None]]] = {"river": ("grass", _river), "ocean": ("sea", _ocean)}
"""The kinds whose drawing depends on the sides where they continue."""
