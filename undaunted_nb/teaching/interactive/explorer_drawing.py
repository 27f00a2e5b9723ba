"""The pictures of the explorer: bars with a line above them, and lines side by side, as data that any page can draw."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from textwrap import wrap

from undaunted_nb.i18n import percent

from .drawing import Line, Mark, Shape, Word, box

WIDTH, HEIGHT = 460, 268
LEFT, RIGHT, TOP, BOTTOM = 46, 438, 40, 220
TOPS = (0.1, 0.2, 0.4, 0.6, 0.8, 1.0)
"""The ends of the axis, in shares."""
STEPS = {0.1: 0.02, 0.2: 0.05, 0.4: 0.1, 0.6: 0.2, 0.8: 0.2, 1.0: 0.2}
LETTERS = 48
"""The letters of a title that fit in a line."""
LABELS = 16
"""The maximum number of labels below a picture."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture to draw, in words.

    ``names`` are the labels below it, and ``axis`` says what they are. ``bars`` are shares from 0 to 1, one per label. ``lines`` are more
    of them, and ``line_labels`` their names. ``ticks`` are marks over the bars. ``here`` is the highlighted label, and ``line`` the line on
    which it has a ring (-1: none).
    """

    title: str
    axis: str
    names: Sequence[str]
    bars: Sequence[Fraction | float] = ()
    lines: Sequence[Sequence[Fraction | float]] = ()
    line_labels: Sequence[str] = ()
    ticks: Sequence[Fraction | float] = ()
    here: int = -1
    line: int = -1


def draw(picture: Picture, language: str) -> list[Mark]:
    """Return the picture as marks. Equal pictures give equal marks."""
    # An axis that follows a slider hides how the line moves, so only bars alone have a shorter one.
    most = 1.0 if picture.lines else max([float(n) for row in (picture.bars, picture.ticks) for n in row], default=1.0)
    top = next(n for n in TOPS if most <= n or n == TOPS[-1])
    marks: list[Mark] = [*_title(picture.title), *_scale(top, language)]
    slot = (RIGHT - LEFT) / max(len(picture.names), 1)

    def x(i: int) -> float:
        return round(LEFT + (i + 0.5) * slot, 2)

    def y(share: Fraction | float) -> float:
        return round(BOTTOM - float(share) / top * (BOTTOM - TOP), 2)

    for i, share in enumerate(picture.bars):
        wide, hot = min(slot * 0.7, 44), i == picture.here
        marks.append(box(x(i) - wide / 2, y(share), wide, BOTTOM - y(share), "hi" if hot else "s1-soft", "on-hi" if hot else "s1"))
    for i, share in enumerate(picture.ticks):
        marks.append(Line(((x(i) - slot * 0.46, y(share)), (x(i) + slot * 0.46, y(share))), "s2", 3))
    for n, shares in enumerate(picture.lines):
        marks += _line([(x(i), y(share)) for i, share in enumerate(shares)], hot=n == picture.line or len(picture.lines) == 1)
    marks += _names(picture, x)
    marks += _line_names(picture, x, y)
    if picture.line >= 0 and 0 <= picture.here < len(picture.names):
        marks.append(_ring(x(picture.here), y(picture.lines[picture.line][picture.here])))
    return marks


def _line(points: list[tuple[float, float]], *, hot: bool) -> Iterator[Mark]:
    """Yield one line. The highlighted one is thick and has points."""
    if len(points) > 1:
        yield Line(tuple(points), "s1" if hot else "rim", 3 if hot else 1.25)
    if hot:
        for a, b in points:
            yield box(a - 2.5, b - 2.5, 5, 5, "s1")


def _ring(x: float, y: float) -> Shape:
    """Return a diamond around a point."""
    return Shape(((x - 8, y), (x, y - 8), (x + 8, y), (x, y + 8)), "hi", "on-hi", 1.75)


def _title(text: str) -> Iterator[Mark]:
    """Yield the title in one line, or in two if it is longer than the picture."""
    lines = wrap(text, LETTERS)
    for i, line in enumerate(lines):
        yield Word(8, 20 if len(lines) == 1 else 13 + 16 * i, line, 14, bold=True)


def _names(picture: Picture, x: Callable[[int], float]) -> Iterator[Mark]:
    """Yield the labels below the picture, and what they are."""
    every = 1 + (len(picture.names) - 1) // LABELS
    for i, name in enumerate(picture.names):
        if i % every == 0 or i == picture.here:
            yield Word(x(i), BOTTOM + 17, name, 12, "middle", "ink" if i == picture.here else "ink-2", bold=i == picture.here)
    yield Word((LEFT + RIGHT) / 2, HEIGHT - 10, picture.axis, 12, "middle", "ink-2")


def _line_names(picture: Picture, x: Callable[[int], float], y: Callable[[Fraction | float], float]) -> Iterator[Mark]:
    """Yield the names of the lines, at their right ends and never over each other."""
    used_heights: list[float] = []
    for n, (shares, name) in enumerate(zip(picture.lines, picture.line_labels, strict=False)):
        height = y(shares[-1])
        if not name or any(abs(height - other) < 10 for other in used_heights):
            continue
        used_heights.append(height)
        hot = n == picture.line
        yield Word(x(len(shares) - 1) + 5, height + 4, name, 12, "start", "ink" if hot else "ink-2", bold=hot)


def _scale(top: float, language: str) -> Iterator[Mark]:
    """Yield the lines of the axis, with percentages at round numbers."""
    step = STEPS[top]
    for i in range(round(top / step) + 1):
        y = round(BOTTOM - i * step / top * (BOTTOM - TOP), 2)
        yield Line(((LEFT, y), (RIGHT, y)), "line", 1)
        yield Word(LEFT - 6, y + 4, percent(Fraction(round(1000 * i * step), 1000), 0, 0, language), 12, "end", "ink-2")
    yield Line(((LEFT, BOTTOM), (RIGHT, BOTTOM)), "ink-2", 1.5)
