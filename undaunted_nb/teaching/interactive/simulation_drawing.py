"""The picture of a dice simulation: the dice, the counts of hits, and the share of hits roll by roll."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from fractions import Fraction
from math import ceil, floor, gcd, log10, sqrt

from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import percent, say

from .drawing import Line, Mark, Shape, Word, any_die, box, spread
from .roll_counts import ROWS, SHOWN_DICE, Throws, error

WIDTH, HEIGHT = 720, 420
"""The size of the picture. With its cell and its buttons, it is in sight at once on a laptop (1366 by 768)."""
FLOOR = 130
LEFT, RIGHT, TOP, BOTTOM = 46, 704, 200, 372
MIDDLE = 318
"""The left edge of the second chart."""
CYCLE = 24
"""The number of frames between two rolls that land on the same spot."""


def drawing(throws: Throws, frame: int | None, falling: list[bytes], language: str) -> list[Mark]:
    """Return the whole picture.

    It has the dice (at rest if ``frame`` is None), the counts of hits, and the share of hits by roll.
    """
    paper: list[Mark] = [box(0.5, 0.5, WIDTH - 1, HEIGHT - 1, "panel", "line"), Line(((16, FLOOR), (RIGHT, FLOOR)), "ink-2", 1.25)]
    return [*paper, *_dice(throws, frame, falling), *_histogram(throws, language), *_funnel(throws, language)]


def _dice(throws: Throws, frame: int | None, falling: list[bytes]) -> list[Mark]:
    dice, lanes = throws.odds.dice, throws.lanes
    faces_by_lane = falling if frame is not None else [throws.last[i * dice : (i + 1) * dice] for i in range(lanes)]
    columns, most = lanes // ROWS, SHOWN_DICE // ROWS
    wide = (RIGHT - 16) / columns
    size = min(42.0, wide * 1.02 / (min(dice, most) + 0.4))
    marks = []
    for lane, faces in enumerate(faces_by_lane):
        row, column = divmod(lane, columns)
        progress = 1.0 if frame is None else (frame - delay(lane, lanes)) % CYCLE / CYCLE
        for i, face in enumerate(faces[:most]):
            fall = min(1.0, progress / (0.42 + 0.03 * (i % 3)))
            # A die accelerates like a falling body and bounces once.
            height = 1 - (fall / 0.8) ** 2 if fall < 0.8 else 5 * (fall - 0.8) * (1 - fall)
            x = 16 + column * wide + wide / 2 + (i - (min(len(faces), most) - 1) / 2) * size * 0.96
            ground = FLOOR - row * max(size * 1.35, 34)
            y = ground - size * 0.5 - height * (ground - 16 - size)
            angle = (-7, 9, -3, 5)[(lane + i) % 4] + (1 - fall) * (300 if (lane + i) % 2 else -260)
            hit = fall >= 0.8 and face in throws.odds.hit_faces
            marks.append(any_die(throws.odds, x, y, size, face, angle, hit=hit))
    return spread(marks)


def delay(lane: int, lanes: int) -> int:
    """Return the frame in which a roll starts to fall on this spot.

    The spots follow in mixed order, not from left to right. The step has no factor in common with the number of spots, so that no two spots
    show the same roll.
    """
    step = next(step for step in (7, 5, 3, 1) if gcd(step, lanes) == 1)
    return lane * step % lanes * CYCLE // lanes


def _title(x: float, key: str, language: str) -> Word:
    return Word(x, TOP - 44, say(Text(key), language), 14, bold=True)


def _histogram(throws: Throws, language: str) -> Iterator[Mark]:
    dice, exact = throws.odds.dice, throws.chances
    top = min(1.0, float(max(exact)) * 1.35)
    right, tall = 272, BOTTOM - TOP
    slot = (right - LEFT) / (dice + 1)
    yield _title(16, "simulation-counts", language)
    yield from _scale(LEFT, right, 0, top, language)
    every = 1 + dice // 12
    for k, chance in enumerate(exact):
        x = LEFT + (k + 0.5) * slot
        if throws.n:
            share = throws.counts[k] / throws.n
            high = min(share, top) / top * tall
            yield box(x - slot * 0.33, BOTTOM - high, slot * 0.66, high, "hi" if k else "line", "on-hi" if k else "ink-2")
            if share <= top and slot > 8:
                yield from _error_bar(x, share, error(share, throws.n), lambda value: BOTTOM - min(max(value, 0), top) / top * tall)
        y = BOTTOM - float(chance) / top * tall
        yield Line(((x - slot * 0.46, y), (x + slot * 0.46, y)), "s1", 3)
        if k % every == 0:
            yield Word(x, BOTTOM + 17, str(k), 13, "middle", "ink", bold=True)


def _error_bar(x: float, middle: float, by: float, y_of: Callable[[float], float]) -> Iterator[Mark]:
    low, high = y_of(middle - by), y_of(middle + by)
    for color, width in (("panel", 4.5), ("ink", 1.75)):  # the first line surrounds the second, which is then visible on every background
        yield Line(((x, low), (x, high)), color, width)
        for y in (low, high):
            yield Line(((x - 4, y), (x + 4, y)), color, width)


def _scale(left: float, right: float, low: float, high: float, language: str) -> Iterator[Mark]:
    """Yield the axes, with readable percentages at round numbers on the left."""
    step = next(s for s in (0.01, 0.02, 0.05, 0.1, 0.2, 0.25) if (high - low) / s <= 6)
    for i in range(ceil(low / step - 1e-9), floor(high / step + 1e-9) + 1):
        y = BOTTOM - (i * step - low) / (high - low) * (BOTTOM - TOP)
        yield Line(((left, y), (right, y)), "line", 1)
        yield Word(left - 6, y + 4, percent(Fraction(round(100 * i * step), 100), 0, 0, language), 12, "end", "ink-2")
    yield Line(((left, BOTTOM), (right, BOTTOM)), "ink-2", 1.5)


def _funnel(throws: Throws, language: str) -> Iterator[Mark]:
    exact = float(throws.odds.probability)
    low, high = max(0.0, exact - 0.3), min(1.0, exact + 0.3)
    left, decades = MIDDLE + 42, max(6, len(str(throws.n)) - (throws.n in (10**k for k in range(12))))

    def x(n: float) -> float:
        return round(left + (RIGHT - left) * log10(n) / decades, 2)

    def y(share: float) -> float:
        return round(BOTTOM - (min(max(share, low), high) - low) / (high - low) * (BOTTOM - TOP), 2)

    yield _title(MIDDLE, "simulation-shares", language)
    steps = [10 ** (i / 12) for i in range(12 * decades + 1)]
    above = [(x(n), y(exact + error(exact, 1) / sqrt(n))) for n in steps]
    below = [(x(n), y(exact - error(exact, 1) / sqrt(n))) for n in reversed(steps)]
    yield Shape((*above, *below), "s1-soft")
    yield from _scale(left, RIGHT, low, high, language)
    for k in range(0, decades + 1, 2 + decades // 8):
        anchor = "end" if k == decades else "middle"
        yield Word(x(10**k), BOTTOM + 17, say(Text("simulation-number", {"n": 10**k}), language), 12, anchor, "ink-2")
    yield Line(((left, y(exact)), (RIGHT, y(exact))), "s1", 3)
    points = tuple((x(n), y(hits / n)) for n, hits in [*throws.trail, *([(throws.n, throws.hits)] if throws.n else [])])
    if len(points) > 1:
        yield Line(points, "ink", 1.75)
    if throws.n:
        mean = throws.hits / throws.n
        yield from _error_bar(x(throws.n), mean, error(mean, throws.n), y)
        yield box(x(throws.n) - 3.5, y(mean) - 3.5, 7, 7, "hi", "on-hi")
    yield from _legend(language)


def _legend(language: str) -> Iterator[Mark]:
    """Yield the legend of both charts and the note on how the error shrinks."""
    left = MIDDLE
    for key, mark in (
        ("simulation-exact-line", Line(((0, 0), (18, 0)), "s1", 3)),
        ("simulation-thrown-line", Line(((0, 0), (18, 0)), "ink", 1.75)),
        ("simulation-band", box(0, -6, 18, 12, "s1-soft", "line")),
    ):
        yield replace(mark, points=tuple((x + left, y + TOP - 25) for x, y in mark.points))
        words = say(Text(key), language)
        yield Word(left + 23, TOP - 21, words, 12)
        left += 34 + round(6.5 * len(words))
    yield Word(RIGHT, HEIGHT - 14, say(Text("simulation-root"), language), 12, "end", "ink-2")
