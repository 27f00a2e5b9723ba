"""Terrain drawn from a seed, with one small function per kind.

More ink means more cover: 0 has lines only, 1 one row of masses, 2 walls or hedges on two sides or all around, 3 closed crowns or
hachures. The fragments use the classes ``un-t-…`` of ``art/board.css`` and the shared symbols of ``art/symbols.svg`` (trees, tufts,
stones). They carry no id.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import pairwise
from math import cos, hypot, pi, sin

from .desert import DESERT
from .sketch import Point, Sketch, loop, num, smooth

_PLAIN = 140  # the size at which one unit of the drawing is one unit of the map
_SMALLEST = 0.62  # below this a tree is a blot: small tiles get fewer things, not smaller ones


@lru_cache(maxsize=256)  # a board is drawn again in each language
def terrain(kind: str, seed: str, size: int = _PLAIN) -> str:
    """Return the SVG fragment of one tile, drawn in the square from (0, 0) to (size, size) in map units.

    It overlaps the border, so clip it. Equal arguments give equal bytes. Small sizes get fewer things, not smaller ones.

    Args:
        kind: One of :func:`kinds`.
        seed: Any text, best the code of the tile.
        size: The size of the tile in map units.

    Raises:
        ValueError: The kind is unknown, or the size is not positive.

    """
    draw = _KINDS.get(kind)
    if draw is None:
        raise ValueError(f"no terrain {kind!r}; there are {', '.join(_KINDS)}")
    if size <= 0:
        raise ValueError(f"size {size} is not positive")
    scale = min(1.0, max(_SMALLEST, size / _PLAIN))
    sketch = Sketch(seed, size / scale)
    draw(sketch)
    markup = "".join(sketch.out)
    return markup if scale == 1 else f'<g transform="scale({num(scale, 3)})">{markup}</g>'


def kinds() -> tuple[str, ...]:
    """Return every kind of terrain that :func:`terrain` can draw."""
    return tuple(_KINDS)


# Cover 0: lines only


def _field(s: Sketch) -> None:
    s.ground("grass")
    a, b = s.uniform(0.28, 0.46), s.uniform(0.28, 0.46)
    if s.chance(0.5):  # three strips, plowed in different directions
        c, d = a + s.uniform(0.3, 0.38), b + s.uniform(0.3, 0.38)
        s.parcel("field", [(-0.05, a), (1.05, b), (1.05, -0.05), (-0.05, -0.05)])
        s.parcel("field2", [(-0.05, a + 0.03), (1.05, b + 0.03), (1.05, d), (-0.05, c)], tilt=90, gap=8)
        s.parcel("field", [(-0.05, c + 0.04), (1.05, d + 0.04), (1.05, 1.05), (-0.05, 1.05)])
    else:  # two fields and a path between them
        a, b = a + s.uniform(0.06, 0.26), b + s.uniform(0.06, 0.26)
        stubble = s.chance(0.4)
        s.parcel("field", [(-0.05, a), (1.05, b), (1.05, -0.05), (-0.05, -0.05)], tilt=s.uniform(80, 100), gap=8)
        s.parcel(
            "field2", [(-0.05, a + 0.05), (1.05, b + 0.05), (1.05, 1.05), (-0.05, 1.05)], gap=6.4, name="stubble" if stubble else "furrow"
        )
        s.path("bound", smooth(s.jitter((-0.03, a + 0.025), (0.5, (a + b) / 2 + 0.03), (1.03, b + 0.025))))
    if s.chance(0.5):
        s.plants(("stook",), s.jitter((0.2, 0.86), (0.42, 0.9), (0.66, 0.85)), wobble=2)


def _meadow(s: Sketch) -> None:
    s.ground("grass")
    y = s.uniform(0.6, 0.82)
    if s.chance(0.5):  # a mown strip
        a, b = s.uniform(0.18, 0.4), s.uniform(0.1, 0.34)
        s.poly("field", (-0.05, a), (1.05, b), (1.05, -0.05), (-0.05, -0.05))
        s.fence((-0.03, a), (1.03, b))
    else:  # the corner of a paddock
        a, b = s.uniform(0.2, 0.4), s.uniform(0.2, 0.4)
        s.fence((-0.03, a), (b, a + 0.02))
        s.fence((b, a + 0.02), (b - 0.03, -0.03))
    if s.chance(0.6):
        s.lane((-0.05, y), (0.3, y + s.uniform(-0.12, 0.04)), (0.65, y + s.uniform(-0.04, 0.12)), (1.05, y + s.uniform(-0.12, 0.08)))
    else:
        s.path("bound", smooth(s.jitter((-0.03, y + 0.1), (0.35, y - 0.1), (0.6, y + 0.08), (1.03, y - 0.12))))
        s.plants(("stook",), s.jitter((0.2, y - 0.16), (0.36, y - 0.22), (0.8, y - 0.18)), wobble=3)
    s.tufts(6, y0=max(a, b) + 0.1, y1=y - 0.16)
    s.tufts(4, y0=y + 0.12)
    s.tufts(3, y1=min(a, b) - 0.08)


def _lane(s: Sketch) -> None:
    s.ground("grass")
    x = s.uniform(0.66, 0.82)
    stubble = s.chance(0.5)
    s.parcel(
        "field2",
        [(-0.05, -0.05), (-0.05, 1.05), (x - 0.1, 1.05), (x - 0.16, -0.05)],
        tilt=s.uniform(20, 70),
        gap=7.5,
        name="stubble" if stubble else "furrow",
    )
    if x < 0.75:
        s.parcel("field", [(x + 0.09, -0.05), (x + 0.13, 1.05), (1.05, 1.05), (1.05, -0.05)])
    s.lane((x - 0.05, -0.05), (x - 0.01, 0.3), (x + 0.03, 0.65), (x + 0.02, 1.05))
    s.tufts(3, x0=x - 0.12, x1=x - 0.09)


# Cover 1: one row of masses


def _hedgerow(s: Sketch) -> None:
    s.ground("grass")
    y = s.uniform(0.5, 0.64)
    lean = s.uniform(-0.12, 0.12)
    s.parcel("field", [(-0.05, y - lean), (1.05, y + lean), (1.05, -0.05), (-0.05, -0.05)], gap=8)
    gap = s.uniform(0.34, 0.6)
    middle = y + lean * (2 * gap - 1)
    s.hedges([(-0.04, y - lean), (gap / 2, middle - 0.02), (gap - 0.1, middle)], [(gap + 0.1, middle), (gap + 0.26, y), (1.04, y + lean)])
    s.plants(("t0", "t1"), s.jitter((gap - 0.13, middle), (gap + 0.14, middle + 0.02), (s.uniform(0.82, 0.95), y + lean * 0.8)), wobble=2)
    s.tufts(8, y0=y + 0.16)


def _orchard(s: Sketch) -> None:
    s.ground("orch")
    track = s.chance(0.5)
    count = max(2, round(s.size / 35))
    columns = [(i + 0.5) / count for i in range(count)]
    rows = columns
    if track:
        y = s.uniform(0.47, 0.53)
        s.lane((-0.05, y), (0.35, y + 0.04), (0.7, y - 0.04), (1.05, y + 0.02))
        half = count // 2
        rows = [y - 0.15 - i * 0.21 for i in range(half)] + [y + 0.16 + i * 0.21 for i in range(half)]
    else:
        s.poly("form", (0.035, 0.035), (0.965, 0.04), (0.96, 0.965), (0.04, 0.96))
    mid = [(r + rows[i + 1]) / 2 for i, r in enumerate(sorted(rows)[:-1])]
    s.plants(("tuft", "tuft2"), [s.place(s.uniform(0.1, 0.9), sorted(rows)[i] + 0.1 if track else y) for i, y in enumerate(mid)], wobble=1)
    stagger = s.uniform(0.02, 0.07) if s.chance(0.4) else 0
    trees = [(c + (stagger if i % 2 else -stagger), r) for i, r in enumerate(rows) for c in columns if not s.chance(0.07)]
    s.plants(("o0", "o1", "o2"), [s.place(x, y) for x, y in trees], wobble=2.4)


def _village(s: Sketch) -> None:
    s.ground("grass")
    s.poly("yard", (0.42, -0.05), (0.5, 1.05), (1.05, 1.05), (1.05, -0.05))
    s.lane((0.4, -0.05), (0.42, 0.3), (0.49, 0.7), (0.5, 1.05))
    for y in (0.14, 0.42):  # beds
        s.parcel("field2", [(0.07, y), (0.32, y), (0.34, y + 0.2), (0.07, y + 0.2)], gap=6)
    s.fence((0.03, 0.06), (0.35, 0.06))
    s.fence((0.03, 0.72), (0.38, 0.7))
    s.house(0.76, s.uniform(0.2, 0.26), 0.34, 0.22, lean=4)
    if s.chance(0.6):
        s.house(0.79, s.uniform(0.7, 0.76), 0.2, 0.26, lean=4, chimney=False)
    else:
        s.plants(("t0", "t2"), s.jitter((0.72, 0.72), (0.88, 0.8)), wobble=3)
    s.plants(("bush",), s.jitter((0.08, 0.86), (0.2, 0.9), (0.33, 0.86), (0.6, 0.46), (0.72, 0.5), (0.94, 0.5)), wobble=1.5)


# Cover 2: walls or hedges on two sides or all around


def _farm(s: Sketch) -> None:
    s.ground("grass")
    s.poly("yard", (0.09, 0.2), (0.92, 0.2), (0.92, 0.91), (0.09, 0.91))
    gate = s.uniform(0.42, 0.58)
    s.lane((gate - 0.06, -0.05), (gate - 0.02, 0.15), (gate, 0.34), (gate + s.uniform(-0.08, 0.08), 0.58))
    s.walls([(gate - 0.1, 0.2), (0.09, 0.2), (0.09, 0.91), (0.92, 0.91), (0.92, 0.2), (gate + 0.1, 0.2)])
    s.house(s.uniform(0.48, 0.54), 0.77, s.uniform(0.4, 0.48), 0.19)
    s.house(0.2, s.uniform(0.44, 0.5), 0.15, 0.34, chimney=False)
    if s.chance(0.55):
        s.house(0.82, s.uniform(0.42, 0.5), 0.14, s.uniform(0.22, 0.3), chimney=False)
    else:
        s.plants(("t1", "t2"), s.jitter((0.8, 0.42)), wobble=3)
    s.plants(("well",), s.jitter((gate + 0.13, 0.55)))
    s.tufts(4, y0=0.04, y1=0.13)
    s.plants(("t0", "t1"), s.jitter((s.uniform(0.06, 0.2), 0.06), (s.uniform(0.24, 0.3), 0.09), (0.93, 0.07)), wobble=2)


def _hedged_field(s: Sketch) -> None:
    if s.chance(0.5):
        _closes(s)
    else:
        _hollow_way(s)


def _closes(s: Sketch) -> None:
    """Draw small fields with hedges all around."""
    s.ground("grass")
    x, y = s.uniform(0.46, 0.58), s.uniform(0.46, 0.58)
    s.parcel("field", [(0.08, 0.08), (0.08, 0.92), (x, 0.92), (x, 0.08)], gap=8)
    s.parcel("field2", [(x, 0.08), (0.92, 0.08), (0.92, y), (x, y)], gap=7)
    s.tufts(4, x0=x + 0.12, y0=y + 0.14, x1=0.84, y1=0.84)
    s.hedges(
        [(x, 0.07), (x + 0.01, 0.3), (x, y - 0.06)],
        [(x, y + 0.12), (x, 0.93)],
        [(x, y), (0.94, y + 0.01)],
        [(0.06, 0.94), (0.05, 0.5), (0.06, 0.06), (0.5, 0.05), (0.94, 0.06), (0.95, 0.5), (0.94, 0.72)],
        [(0.06, 0.94), (0.4, 0.95), (s.uniform(0.66, 0.74), 0.94)],
    )
    s.plants(("t0", "t1", "t2"), s.jitter((0.06, 0.93), (0.94, s.uniform(0.08, 0.3)), (0.88, 0.93)), wobble=2)


def _hollow_way(s: Sketch) -> None:
    """Draw a sunken lane between two hedges."""
    s.ground("grass")
    y, bend = s.uniform(0.44, 0.56), s.uniform(-0.1, 0.1)
    low, high = y + bend, y - bend

    def row(d: float) -> list[Point]:
        return [(-0.05, low + d), (0.3, y + d + bend / 2 - 0.04), (0.68, y + d - bend / 2 + 0.04), (1.05, high + d)]

    s.parcel("field", [(-0.05, low - 0.24), (1.05, high - 0.24), (1.05, -0.05), (-0.05, -0.05)], gap=8)
    s.parcel("field2", [(-0.05, low + 0.24), (1.05, high + 0.24), (1.05, 1.05), (-0.05, 1.05)], tilt=90 if s.chance(0.5) else 0, gap=8)
    s.lane(*row(0))
    s.hedges(row(-0.19), row(0.19))
    s.plants(
        ("t0", "t1", "t2"),
        s.jitter(
            (s.uniform(0.08, 0.3), low - 0.2),
            (s.uniform(0.7, 0.92), high - 0.21),
            (s.uniform(0.15, 0.4), low + 0.21),
            (s.uniform(0.75, 0.9), high + 0.2),
        ),
        wobble=2,
    )


# Cover 3: closed crowns, or the slope of a hill


def _wood(s: Sketch) -> None:
    s.ground("wood")
    count = max(3, round(s.size / 18.4))
    step = s.size / count
    points = [((i + (0.5 if j % 2 else 0)) * step, j * step + 1) for j in range(count + 1) for i in range(count + (0 if j % 2 else 1))]
    family = ("w0", "w1", "w2", "w3", "w4", "w5", "w2", "w4") if s.chance(0.5) else ("w1", "w3", "w2", "w4", "w1", "w3", "w5")
    form = s.uniform(0, 3)
    if form < 1:  # a ride
        x, bend = s.uniform(0.24, 0.4), s.uniform(-0.1, 0.1)
        course = s.jitter((x, -0.05), (x + bend, 0.35), (x - bend, 0.7), (x + 0.06, 1.05))
        s.path("ride", smooth(course))
        s.path("rut", smooth(course))
        points = [p for p in points if _away(p, course) > step * 0.56]
    elif form < 2:  # a glade
        x, y = s.place(s.uniform(0.24, 0.3), s.uniform(0.3, 0.6))
        s.path("grass", loop([(x + cos(i) * 20, y + sin(i) * 20) for i in range(6)]))
        s.use("tuft", x - 5, y + 4)
        s.use("tuft2", x + 6, y + 8)
        points = [p for p in points if hypot(p[0] - x, p[1] - y) > 20]
    s.plants(family, points, wobble=3.4)


def _away(point: Point, line: Sequence[Point]) -> float:
    """Return the distance of a point from a broken line."""
    px, py = point
    best = 1e9
    for (ax, ay), (bx, by) in pairwise(line):
        dx, dy = bx - ax, by - ay
        share = min(1.0, max(0.0, ((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy)))
        best = min(best, hypot(ax + dx * share - px, ay + dy * share - py))
    return best


def _hill(s: Sketch, *, bare: bool = False) -> None:
    low, high = ("sand", "sand2") if bare else ("field", "field2")
    s.ground("sand" if bare else "grass")
    size, turns = s.size, 11
    cx, cy = size * s.uniform(0.46, 0.54), size * s.uniform(0.47, 0.55)
    swell = [s.uniform(0.84, 1.16) for _ in range(turns)]

    def rim(turn: float, radius: float) -> Point:
        """Return a point on the ring of this radius, with ``turn`` in parts of a full turn.

        The rings share one shape, so they never cross.
        """
        k = turn % 1 * turns
        low = int(k) % turns
        bulge = swell[low] + (swell[(low + 1) % turns] - swell[low]) * (k - int(k))
        return cx + cos(2 * pi * turn) * radius * bulge, cy + sin(2 * pi * turn) * radius * bulge

    def ring(radius: float) -> str:
        return loop([rim(i / turns, size * radius) for i in range(turns)])

    s.path(low, ring(0.56))
    s.path(high, ring(0.46))
    s.path(low, ring(0.27))
    s.path("form", ring(0.56))
    lines = []
    for top, foot, count in ((0.42, 0.52, 40), (0.265, 0.36, 28)):
        shift = s.uniform(0, 1)
        for i in range(count):
            turn = (i + shift + s.uniform(-0.16, 0.16)) / count
            start, end = rim(turn, size * top), rim(turn, size * (foot - s.uniform(0, 0.045)))
            lines.append(f"M{round(start[0])} {round(start[1])}l{num(end[0] - round(start[0]))} {num(end[1] - round(start[1]))}")
    s.path("hach", "".join(lines))
    s.path("summit", ring(0.272))
    s.path("summit", ring(0.43))
    corners = ((0.07, 0.08), (0.9, 0.93), (0.08, 0.92), (0.94, 0.1))
    s.plants(("thorn", "rock") if bare else ("bush", "t0", "t2"), [s.place(x, y) for x, y in corners if s.chance(0.75)], wobble=5)
    turn = s.uniform(0, 1)
    s.plants(("rock",), [rim(turn, size * 0.15), rim(turn + 0.3, size * 0.19)])
    grass = ((0.5, 0.13), (0.75, 0.17), (0.2, 0.39), (0.6, 0.39))
    s.plants(("tuft", "tuft2") if not bare else ("rock",), [rim(turn + part, size * radius) for part, radius in grass])


# Decoration for any cover


def _river(s: Sketch) -> None:
    s.ground("grass")
    y = s.uniform(0.46, 0.6)
    swing = s.uniform(0.06, 0.12)
    course = [(-0.06, y + swing), (0.28, y - swing), (0.62, y + swing), (1.06, y - swing)]
    s.paths(("water0", "water1", "wave"), smooth(s.jitter(*course, wobble=1)))
    if s.chance(0.5):  # a bridge
        x = s.uniform(0.4, 0.5)
        s.lane((x, -0.05), (x, y), (x + 0.02, 1.05))
        sides = (s.jitter((x + d, y - 0.1), (x + d, y + 0.1), wobble=0) for d in (-0.055, 0.06))
        s.paths(("wall0", "wall1"), "".join(smooth(side) for side in sides))
    s.tufts(5, y1=y - 0.2)
    s.tufts(4, y0=y + 0.22)
    s.plants(("bush", "t2"), s.jitter((0.14, y - 0.18), (0.24, y + 0.2), (0.84, y - 0.2), (0.93, y + 0.18)), wobble=3)


def _house(s: Sketch) -> None:
    s.ground("yard")
    s.poly("grass", (-0.05, 0.66), (1.05, 0.6), (1.05, 1.05), (-0.05, 1.05))
    s.lane((-0.05, 0.13), (0.4, 0.1), (1.05, 0.14))
    s.walls([(0.1, 0.3), (0.1, 0.9), (0.9, 0.9)], [(0.9, 0.62), (0.9, 0.3)])
    s.house(s.uniform(0.46, 0.54), 0.46, s.uniform(0.44, 0.54), s.uniform(0.26, 0.32), lean=2)
    s.house(0.24, 0.76, 0.16, 0.14, chimney=False)
    s.plants(("bush", "t2"), s.jitter((0.56, 0.78), (0.72, 0.8), (0.92, 0.76)), wobble=2)
    s.tufts(3, x0=0.36, y0=0.7, x1=0.84, y1=0.84)


def _ruins(s: Sketch) -> None:
    s.ground("grass")
    a, b, c = s.uniform(0.36, 0.44), s.uniform(0.48, 0.62), s.uniform(0.4, 0.5)
    s.poly("yard", (0.16, 0.17), (0.86, 0.16), (0.9, 0.5), (0.84, 0.84), (0.4, 0.88), (0.15, 0.8), wobble=4)
    s.parcel("field2", [(0.5, 0.22), (0.78, 0.22), (0.78, 0.5), (0.5, 0.5)], gap=5, name="slate")
    s.walls(
        [(a, 0.2), (0.2, 0.2), (0.2, c)],
        [(0.2, c + 0.17), (0.2, 0.8), (b - 0.08, 0.8)],
        [(b + 0.1, 0.8), (0.8, 0.8), (0.8, 0.62)],
        [(0.8, 0.5), (0.8, 0.2), (0.5, 0.2), (0.5, 0.34)],
        [(0.58, 0.5), (0.8, 0.5)],
    )
    stones = [(0.46, 0.12), (0.15, c + 0.09), (0.27, c + 0.12), (b + 0.01, 0.86), (b, 0.74), (0.88, 0.58), (0.5, 0.44)]
    s.plants(("rock",), s.jitter(*stones), wobble=3)
    rubble = [s.place(s.uniform(0.14, 0.86), s.uniform(0.16, 0.86)) for _ in range(22)]
    s.path("slate", "".join(f"M{round(x)} {round(y)}h{2 + i % 3}" for i, (x, y) in enumerate(rubble)))
    s.plants(("bush", "t2"), s.jitter((0.06, s.uniform(0.1, 0.4)), (0.94, s.uniform(0.7, 0.94))), wobble=2)
    s.tufts(4, y0=0.9, y1=0.97)


def _bare_hill(s: Sketch) -> None:
    _hill(s, bare=True)


_KINDS: dict[str, Callable[[Sketch], None]] = {
    "field": _field,
    "meadow": _meadow,
    "open": _meadow,
    "lane": _lane,
    "hedgerow": _hedgerow,
    "orchard": _orchard,
    "village-edge": _village,
    "garden": _village,
    "farm": _farm,
    "hedged": _hedged_field,
    "wood": _wood,
    "hill": _hill,
    "river": _river,
    "house": _house,
    "ruins": _ruins,
    **DESERT,
    "bare-hill": _bare_hill,
}
