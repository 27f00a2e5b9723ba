"""A sketch of one tile: lines that wobble by a seed, areas, furrows, walls, houses, and the shared symbols."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import atan2, cos, degrees, hypot, radians, sin
from random import Random

Point = tuple[float, float]


def num(value: float, digits: int = 1) -> str:
    """Return a number in as few characters as possible, never ``-0``."""
    text = f"{value:.{digits}f}"
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def pair(point: Point) -> str:
    return f"{num(point[0])} {num(point[1])}"


def smooth(points: Sequence[Point]) -> str:
    """Return a pencil line through the first and last point that bends toward those between."""
    if len(points) == 2:
        return f"M{pair(points[0])}L{pair(points[1])}"
    parts = [f"M{pair(points[0])}"]
    for i in range(1, len(points) - 1):
        (x, y), (nx, ny) = points[i], points[i + 1]
        end = (nx, ny) if i == len(points) - 2 else ((x + nx) / 2, (y + ny) / 2)
        parts.append(f"Q{pair((x, y))} {pair(end)}")
    return "".join(parts)


def polygon(points: Sequence[Point]) -> str:
    return "M" + "L".join(pair(p) for p in points) + "Z"


def loop(points: Sequence[Point]) -> str:
    """Return a closed curve that touches the middle of every side of the polygon."""
    middles = [((x + points[i - 1][0]) / 2, (y + points[i - 1][1]) / 2) for i, (x, y) in enumerate(points)]
    turns = "".join(f"Q{pair(p)} {pair(middles[(i + 1) % len(points)])}" for i, p in enumerate(points))
    return f"M{pair(middles[0])}{turns}Z"


class Sketch:
    """The sheet of one tile's drawing: its random numbers, its orientation and its strokes.

    Layouts are written for one orientation. The seed turns or mirrors them point by point, so shadows always fall to the lower right.
    """

    def __init__(self, seed: str, size: float) -> None:
        # Use only random(): its values for a text seed are the same in all versions of Python.
        self._random = Random(seed).random
        self.size = size
        self.out: list[str] = []
        self._turn = int(self._random() * 4)
        self._mirror = self._random() < 0.5

    # Numbers

    def uniform(self, low: float, high: float) -> float:
        return low + (high - low) * self._random()

    def chance(self, share: float) -> bool:
        return self._random() < share

    def pick(self, *choices: str) -> str:
        return choices[int(self._random() * len(choices))]

    def place(self, x: float, y: float) -> Point:
        """Return the point of the drawing for fractions of the tile in the layout's orientation."""
        if self._mirror:
            x = 1 - x
        for _ in range(self._turn):
            x, y = 1 - y, x
        return x * self.size, y * self.size

    def jitter(self, *points: Point, wobble: float = 1.6) -> list[Point]:
        """Return points of the layout, turned and with a little random shift."""
        turned_points = (self.place(x, y) for x, y in points)
        return [(x + self.uniform(-wobble, wobble), y + self.uniform(-wobble, wobble)) for x, y in turned_points]

    # Strokes

    def path(self, name: str, d: str) -> None:
        if d:
            self.out.append(f'<path class="un-t-{name}" d="{d}"/>')

    def paths(self, names: Sequence[str], d: str) -> None:
        for name in names:
            self.path(name, d)

    def poly(self, name: str, *points: Point, wobble: float = 1.6) -> None:
        """Draw a polygon. ``points`` are fractions of the tile."""
        self.path(name, polygon(self.jitter(*points, wobble=wobble)))

    def ground(self, name: str) -> None:
        self.out.append(f'<rect class="un-t-{name}" width="{num(self.size)}" height="{num(self.size)}"/>')

    def use(self, symbol: str, x: float, y: float) -> None:
        self.out.append(f'<use href="#un-{symbol}" x="{round(x)}" y="{round(y)}"/>')

    def plants(self, symbols: Sequence[str], points: Sequence[Point], wobble: float = 0) -> None:
        """Draw trees and other plants from back to front."""
        spots = sorted((y + self.uniform(-wobble, wobble), x + self.uniform(-wobble, wobble)) for x, y in points)
        for y, x in spots:
            self.use(self.pick(*symbols), x, y)

    def tufts(self, count: int, x0: float = 0.06, y0: float = 0.06, x1: float = 0.94, y1: float = 0.94) -> None:
        """Draw scattered grass in a part of the layout.

        Tufts keep a distance, because a dense group looks like a smudge.
        """
        spots: list[Point] = []
        for _ in range(count * 4):
            point = self.place(self.uniform(x0, x1), self.uniform(y0, y1))
            if len(spots) < count and all(hypot(point[0] - x, point[1] - y) > 19 for x, y in spots):
                spots.append(point)
        self.plants(("tuft", "tuft2"), spots)

    def furrows(self, area: Sequence[Point], angle: float, gap: float = 7, name: str = "furrow") -> None:
        """Draw plow lines of one direction (degrees) inside a convex polygon.

        Each has a bend, and some have a break.
        """
        ux, uy = cos(radians(angle)), sin(radians(angle))
        crosswise = [x * -uy + y * ux for x, y in area]
        offset = min(crosswise) + gap * 0.7
        lines: list[str] = []
        while offset < max(crosswise) - 2:
            cut: list[float] = []
            for i, (x, y) in enumerate(area):
                a, b = crosswise[i - 1], crosswise[i]
                if (a <= offset) != (b <= offset):
                    px, py = area[i - 1]
                    share = (offset - a) / (b - a)
                    cut.append((px + (x - px) * share) * ux + (py + (y - py) * share) * uy)
            if len(cut) == 2 and abs(cut[0] - cut[1]) > 12:
                start, end = sorted(cut)
                start, end = start + self.uniform(1, 5), end - self.uniform(1, 5)
                breaks = [(start, end)]
                if end - start > 60 and self.chance(0.4):
                    middle = start + (end - start) * self.uniform(0.25, 0.75)
                    breaks = [(start, middle - 3), (middle + 3, end)]
                for low, high in breaks:
                    bend, half = offset + self.uniform(-1.6, 1.6), (low + high) / 2
                    ends = ((low, offset), (half, bend), (high, offset))
                    first, turn, last = (f"{round(t * ux - o * uy)} {round(t * uy + o * ux)}" for t, o in ends)
                    lines.append(f"M{first}Q{turn} {last}")
            offset += gap * self.uniform(0.85, 1.15)
        self.path(name, "".join(lines))

    def parcel(self, fill: str, points: Sequence[Point], tilt: float = 0, gap: float = 7, name: str = "furrow") -> None:
        """Draw a piece of plowed land, furrowed along its first side plus ``tilt`` degrees.

        ``points`` are fractions of the tile.
        """
        area = self.jitter(*points, wobble=1)
        self.path(fill, polygon(area))
        (ax, ay), (bx, by) = area[0], area[1]
        self.furrows(area, degrees(atan2(by - ay, bx - ax)) + tilt, gap, name)

    def lane(self, *points: Point) -> None:
        self.paths(("lane0", "lane1", "rut"), smooth(self.jitter(*points)))

    def hedges(self, *rows: Sequence[Point]) -> None:
        """Draw all hedges together, so that they merge where they meet."""
        self.paths(("hsd", "h0", "h1", "h2"), "".join(smooth(self.jitter(*row)) for row in rows))

    def walls(self, *rows: Sequence[Point]) -> None:
        lines = ("M" + "L".join(pair(p) for p in self.jitter(*row, wobble=0.8)) for row in rows)
        self.paths(("wsh", "wall0", "wall1", "wall2"), "".join(lines))

    def fence(self, *points: Point) -> None:
        """Draw a wire with its posts as ticks across."""
        line = self.jitter(*points, wobble=1)
        d = [smooth(line)]
        for (ax, ay), (bx, by) in pairwise(line):
            far = hypot(bx - ax, by - ay)
            count = max(1, int(far / 13))
            tx, ty = (by - ay) / far * 2.8, (ax - bx) / far * 2.8
            for i in range(count):
                x, y = ax + (bx - ax) * (i + 0.5) / count, ay + (by - ay) * (i + 0.5) / count
                d.append(f"M{pair((x - tx, y - ty))}L{pair((x + tx, y + ty))}")
        self.path("fence", "".join(d))

    def house(self, x: float, y: float, w: float, h: float, lean: float = 0, *, chimney: bool = True) -> None:
        """Draw a building from above with its middle at (x, y), in fractions of the tile.

        It leans up to ``lean`` degrees. The ridge follows the long side.
        """
        cx, cy = self.place(x, y)
        if self._turn % 2:
            w, h = h, w
        width, height = w * self.size, h * self.size
        left, top = round(cx - width / 2), round(cy - height / 2)
        width, height = round(width), round(height)
        lean = self.uniform(-lean, lean)
        if lean:
            self.out.append(f'<g transform="rotate({num(lean)} {round(cx)} {round(cy)})">')
        right, low = left + width, top + height
        self.path("tsh", f"M{left + 4} {low}H{right}V{top + 3}L{right + 5} {top + 7}V{low + 6}H{left + 8}Z")
        self.path("roof", f"M{left} {top}h{width}v{height}h-{width}Z")
        if width >= height:
            half = round(height * 0.46)
            self.path("roof un-t-roof2", f"M{left} {top + half}h{width}v{height - half}h-{width}Z")
            run = height - half - 3
            d = f"M{left + 4} {top + half + 2}v{run}" + f"m4-{run}v{run}" * max(0, (width - 7) // 4)
        else:
            half = round(width * 0.46)
            self.path("roof un-t-roof2", f"M{left + half} {top}h{width - half}v{height}h-{width - half}Z")
            run = width - half - 3
            d = f"M{left + half + 2} {top + 4}h{run}" + f"m-{run} 4h{run}" * max(0, (height - 7) // 4)
        self.path("slate", d)
        if chimney:
            px, py = (left + width // 4, top + half - 3) if width >= height else (left + half - 3, top + height // 4)
            self.out.append(f'<rect class="un-t-stone" x="{px}" y="{py}" width="6" height="6"/>')
        if lean:
            self.out.append("</g>")
