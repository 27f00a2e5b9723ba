"""The terrain of the desert: the drawing style of ``terrain.py`` on sand."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, hypot, pi, sin

from .sketch import Point, Sketch, loop, pair, polygon, smooth


def _ripples(s: Sketch, count: int, y0: float = 0.1, y1: float = 0.9) -> None:
    """Draw ripples of wind-blown sand."""
    for i in range(count):
        y = y0 + (y1 - y0) * (i + 0.5) / count
        x, far = s.uniform(0.02, 0.4), s.uniform(0.3, 0.55)
        s.path("ripple", smooth(s.jitter((x, y), (x + far / 2, y - 0.04), (x + far, y + 0.01))))


def _stones(s: Sketch, count: int, gap: float = 11) -> None:
    """Draw scattered pebbles."""
    spots: list[Point] = []
    for _ in range(count * 5):
        point = s.place(s.uniform(0.05, 0.95), s.uniform(0.05, 0.95))
        if len(spots) < count and all(hypot(point[0] - x, point[1] - y) > gap for x, y in spots):
            spots.append(point)
    s.path("pebble", "".join(f"M{round(x)} {round(y)}h{1 + i % 3}" for i, (x, y) in enumerate(spots)))


def _sand(s: Sketch) -> None:
    s.ground("sand")
    edge = s.jitter((-0.1, 0.3), (0.3, s.uniform(0.1, 0.3)), (1.1, 0.2), (1.1, 0.6), (0.5, s.uniform(0.5, 0.7)), (-0.1, 0.7))
    s.path("sand2", loop(edge))
    _ripples(s, 9)
    _stones(s, 14, 18)


def _gravel(s: Sketch) -> None:
    s.ground("sand2")
    s.path("sand", loop(s.jitter((-0.1, 0.4), (0.4, s.uniform(0.2, 0.4)), (1.1, 0.4), (1.1, 0.8), (0.5, s.uniform(0.7, 0.9)), (-0.1, 0.8))))
    _ripples(s, 2)
    _stones(s, 60, 9)


def _track(s: Sketch) -> None:
    s.ground("sand")
    y, bend = s.uniform(0.4, 0.6), s.uniform(-0.14, 0.14)
    _ripples(s, 3, 0.06, y - 0.2)
    _ripples(s, 3, y + 0.2, 0.94)
    for d in (-0.045, 0.045):  # a track of two wheels
        course = [(-0.05, y + d - bend), (0.3, y + d + bend), (0.7, y + d - bend), (1.05, y + d + bend)]
        s.paths(("wheel0", "wheel1"), smooth(s.jitter(*course, wobble=1)))
    _stones(s, 18, 14)


def _scrub(s: Sketch) -> None:
    s.ground("sand")
    _ripples(s, 4)
    _stones(s, 16, 14)
    y, lean = s.uniform(0.42, 0.58), s.uniform(-0.1, 0.1)
    row = [(x, y + lean * (x - 0.5) * 2 + s.uniform(-0.07, 0.07)) for x in (0.08, 0.22, 0.36, 0.5, 0.64, 0.78, 0.92)]
    s.plants(("bush", "thorn", "thorn"), [s.place(*point) for point in row], wobble=2)
    s.plants(("thorn",), [s.place(s.uniform(0.1, 0.9), part) for part in (0.16, 0.84) if s.chance(0.8)], wobble=3)


def _dunes(s: Sketch) -> None:
    s.ground("sand")
    for i in range(4):  # a bright windward side, a hatched lee side
        x, y = 0.06 + (i % 2) * 0.4 + s.uniform(-0.05, 0.05), 0.2 + i * 0.2
        wide, high = s.uniform(0.4, 0.5), s.uniform(0.13, 0.17)
        left, top, right = (x, y + high / 2), (x + wide * 0.45, y - high / 2), (x + wide, y + high / 2)
        crest = [left, (x + wide * 0.2, y - high * 0.3), top, (x + wide * 0.72, y), right]
        line = s.jitter(*crest, wobble=0.6)
        s.path("sand2", smooth(line) + "Z")
        s.path("summit", smooth(line))
        feet = s.jitter(*((x + wide * part, y + high * 0.45) for part in (0.5, 0.6, 0.7, 0.8)), wobble=1)
        heads = s.jitter(*((x + wide * part, y - high * (0.42 - (part - 0.5) * 1.3)) for part in (0.5, 0.6, 0.7, 0.8)), wobble=1)
        s.path("hach", "".join(f"M{pair(a)}L{pair(b)}" for a, b in zip(heads, feet, strict=True)))
    _ripples(s, 3, 0.05, 0.95)


def _rocks(s: Sketch) -> None:
    s.ground("sand2")
    _stones(s, 26, 13)
    middles = [(0.24, 0.3), (0.7, 0.26), (0.46, 0.56), (0.8, 0.68), (0.2, 0.76)]
    for x, y in sorted((x + s.uniform(-0.05, 0.05), y + s.uniform(-0.05, 0.05)) for x, y in middles):
        size = s.uniform(0.1, 0.15)
        ring = [(x + cos(i * pi / 3.5) * size * s.uniform(0.8, 1.15), y + sin(i * pi / 3.5) * size * s.uniform(0.7, 1)) for i in range(7)]
        points = s.jitter(*ring, wobble=0.5)
        s.path("crag", polygon(points))
        center = s.place(x - size * 0.1, y - size * 0.1)
        s.path("summit", "".join(f"M{pair(points[i])}L{pair(center)}" for i in (0, 2, 5)))
    s.plants(("rock",), [s.place(s.uniform(0.08, 0.92), s.uniform(0.08, 0.92)) for _ in range(6)])


def _palms(s: Sketch) -> None:
    s.ground("sand")
    s.path("oasis", loop(s.jitter((0.06, 0.2), (0.5, 0.08), (0.94, 0.24), (0.92, 0.8), (0.5, 0.94), (0.08, 0.78), wobble=3)))
    x, y = s.uniform(0.42, 0.58), s.uniform(0.44, 0.56)
    if s.chance(0.6):
        s.plants(("well",), [s.place(x, y)])
    spots = [(0.16, 0.24), (0.42, 0.16), (0.72, 0.2), (0.88, 0.44), (0.84, 0.74), (0.56, 0.84), (0.26, 0.78), (0.12, 0.52), (0.3, 0.42)]
    s.plants(("palm",), [s.place(px + s.uniform(-0.03, 0.03), py + s.uniform(-0.03, 0.03)) for px, py in spots if not s.chance(0.08)])
    s.plants(("thorn",), [s.place(s.uniform(0.2, 0.8), s.uniform(0.3, 0.7)) for _ in range(2)])


def _settlement(s: Sketch) -> None:
    s.ground("sand")
    s.poly("yard", (0.12, 0.16), (0.88, 0.14), (0.9, 0.86), (0.1, 0.88))
    s.walls([(0.1, 0.44), (0.1, 0.14), (0.5, 0.13)], [(0.68, 0.13), (0.9, 0.14), (0.9, 0.88), (0.1, 0.88), (0.1, 0.64)])
    _flat(s, s.uniform(0.24, 0.3), s.uniform(0.28, 0.34), 0.24, 0.2)
    _flat(s, s.uniform(0.68, 0.74), s.uniform(0.3, 0.36), 0.22, 0.26)
    _flat(s, s.uniform(0.5, 0.62), s.uniform(0.7, 0.74), 0.34, 0.18)
    s.plants(("palm",), [s.place(s.uniform(0.2, 0.32), s.uniform(0.66, 0.78))])
    _stones(s, 12, 16)


def _flat(s: Sketch, x: float, y: float, w: float, h: float) -> None:
    """Draw a house with a flat roof: a parapet and a hatch."""
    (ax, ay), (bx, by) = s.place(x - w / 2, y - h / 2), s.place(x + w / 2, y + h / 2)
    left, top, right, low = round(min(ax, bx)), round(min(ay, by)), round(max(ax, bx)), round(max(ay, by))
    s.path("tsh", f"M{left + 4} {low}H{right}V{top + 3}L{right + 5} {top + 7}V{low + 6}H{left + 8}Z")
    s.path("mud", f"M{left} {top}H{right}V{low}H{left}Z")
    s.path("summit", f"M{left + 3} {top + 3}H{right - 3}V{low - 3}H{left + 3}ZM{left + 6} {top + 6}h6v5h-6Z")


def _camp(s: Sketch) -> None:
    s.ground("sand")
    _ripples(s, 3)
    s.fence((0.05, 0.1), (0.95, 0.08))
    s.fence((0.95, 0.08), (0.94, 0.5))
    for x, y in ((0.26, 0.32), (0.64, 0.3), (0.3, 0.7), (0.68, 0.68)):
        _tent(s, x + s.uniform(-0.03, 0.03), y + s.uniform(-0.03, 0.03), s.uniform(0.24, 0.3))
    walls = [(0.06, 0.92), (0.4, 0.93)], [(0.58, 0.93), (0.94, 0.9), (0.95, 0.66)]
    s.walls(*walls)
    s.plants(("stook",), [s.place(s.uniform(0.44, 0.5), s.uniform(0.46, 0.54))])


def _tent(s: Sketch, x: float, y: float, size: float) -> None:
    """Draw a ridge tent from above with its guy ropes."""
    half, deep = size / 2, size * 0.36
    a, b, c, d = (s.place(x + dx, y + dy) for dx, dy in ((-half, -deep), (half, -deep), (half, deep), (-half, deep)))
    ridge = s.place(x - half, y), s.place(x + half, y)
    s.path("canvas", polygon([a, b, c, d]))
    s.path("canvas un-t-canvas2", polygon([ridge[0], ridge[1], c, d]))
    ropes = [(s.place(x + dx * half, y + dy * deep), s.place(x + dx * half * 1.2, y + dy * deep * 1.4)) for dx in (-1, 1) for dy in (-1, 1)]
    s.path("summit", f"M{pair(ridge[0])}L{pair(ridge[1])}")
    s.path("fence", "".join(f"M{pair(p)}L{pair(q)}" for p, q in ropes))


DESERT: dict[str, Callable[[Sketch], None]] = {
    "sand": _sand,
    "gravel": _gravel,
    "track": _track,
    "scrub": _scrub,
    "dunes": _dunes,
    "rocks": _rocks,
    "palms": _palms,
    "settlement": _settlement,
    "camp": _camp,
}
"""The kinds of terrain of the desert."""
