"""The chart of a decision tree."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undaunted_nb.i18n import percent
from undaunted_nb.search.plan_tree import CHOICE, LUCK

from ..display.display import word
from .chart import Chart
from .charts import _field, _layers, _mark, _say, _say_title
from .theme import INK, PAPER, SERIES, SIZES, Spec

if TYPE_CHECKING:
    from ..results.decision_tree import DecisionTree, Place

FONT, HIGH = 16, 17
"""The letters, which the last row of a class reads if the tree fills the screen, and the height of a line of them."""
NARROW, WIDE = frozenset("fijlrtI1.,:;!|()/ \u00a0"), frozenset("mwMW@%жмшщюЖМШЩЮ")
LETTERS = 0.29, 0.56, 0.85
"""The widths of narrow letters, of most, and of wide ones, in heights of a letter."""
STEP = 107, 240
"""The least distance of two levels, at which most words fit on a branch, and the most."""
BEND = 0.84
"""How far before a place its branch becomes level, in levels. The words of the branch stand on this part."""
MARGIN = 0.4, 1.6
"""The least room above the words of the first branch and below the last place, in lines."""
GAP = 1.4
"""The lines between a place and the words of the next branch: the value of the place stands there."""
INDENT = 1
"""The pixels before the words of a branch."""
NAME = {"dx": INDENT, "align": "left", "baseline": "bottom", "fontSize": FONT}
"""Where the words of a branch stand: above it."""
VALUE = {"align": "right", "baseline": "top", "fontSize": FONT, "fontWeight": "bold"}
"""How the value of a place is written: below the branch that leads to it."""
ROOM = 0.3, 0.15
"""The room before the first place, where its value stands, and after the last one, in levels."""
SHAPES = {CHOICE: "square", LUCK: "circle"}


def tree(result: DecisionTree) -> Chart:
    """Return the tree from left to right. Squares are choices, circles are luck, and the best branches are thick."""
    places, heights = result.places, _find_heights(result.places)
    last, ends = result.depth, max(heights)
    width = min(max(STEP[0] * (last + sum(ROOM)), SIZES["screen"].bare), STEP[1] * (last + sum(ROOM)))
    room = (BEND * width / (last + sum(ROOM)) - INDENT) / FONT
    branches = [_wrap(_describe(result, place), room)[::-1] for place in places]
    lines = max(map(len, branches))
    unit = _find_unit(places, heights, branches)
    top = MARGIN[0] + max(len(branch) - unit * y for y, branch in zip(heights, branches, strict=True))
    rows = [
        {**_row(result, n, heights), "lines": len(branch), **{f"line{i}": text for i, text in enumerate(branch)}}
        for n, branch in enumerate(branches)
    ]
    hidden = {"axis": None, "title": None}
    x = _field("level", "quantitative", scale={"domain": [-ROOM[0], last + ROOM[1]], "nice": False}, **hidden)
    y = _field("y", "quantitative", scale={"domain": [ends + MARGIN[1] / unit, -top / unit], "nice": False}, **hidden)
    below = {"transform": [{"filter": "datum.level > 0"}]}
    root = {"transform": [{"filter": "datum.level == 0"}]}
    best = {"transform": [{"filter": "datum.best"}]}
    slope = {"x": {**x, "field": "from"}, "x2": {"field": "bend"}, "y": {**y, "field": "from_y"}, "y2": {"field": "y"}}
    level = {"x": {**x, "field": "bend"}, "x2": {"field": "level"}, "y": y}
    tips = [_field("told", "nominal", title=_say("column-branch")), _field("value", "nominal", title=_say("column-percent"))]
    shape = {"shape": _field("shape", "nominal", legend=None, scale=None)}
    words = {"x": {**x, "field": "bend"}, "y": y, "tooltip": tips}
    values = {"x": x, "y": y, "text": _field("value", "nominal")}
    names = [
        {
            "transform": [{"filter": f"datum.level > 0 && datum.lines > {n}"}],
            **_mark("text", {**words, "text": _field(f"line{n}", "nominal")}, **NAME, dy=-4 - HIGH * n),
        }
        for n in range(lines)
    ]
    chart = _layers(
        rows,
        *({**below, **_mark("rule", part, color=INK, strokeWidth=1)} for part in (slope, level)),
        *({**best, **_mark("rule", part, color=SERIES[0], strokeWidth=5)} for part in (slope, level)),
        _mark("point", {"x": x, "y": y, **shape, "tooltip": tips}, filled=True, size=360, color=SERIES[0], stroke=PAPER, opacity=1),
        *names,
        {**below, **_mark("text", values, **VALUE, dx=-14, dy=4)},
        {**root, **_mark("text", values, **VALUE, dx=0, dy=16)},
        title={"text": _say_title(result), "subtitle": _say("chart-tree-key"), "fontSize": FONT, "subtitleFontSize": FONT},
        width=width,
        height=HIGH * (top + unit * ends + MARGIN[1]),
    )
    return Chart(chart, result, _say("chart-tree-about", n=len(places)))


def _describe(result: DecisionTree, place: Place) -> str:
    """Return the words of a branch. Luck is one line, so that the ends can be near each other."""
    node = place.node
    if place.above is None or result.places[place.above].node.kind != LUCK:
        return word(result.describe(place))
    return _say("chart-tree-yes" if node.reached else "chart-tree-no", percent=percent(node.chance))


def _measure(text: str) -> float:
    """Return about how wide a text is, in heights of a letter."""
    return sum(LETTERS[0 if letter in NARROW else 2 if letter in WIDE else 1] for letter in text)


def _wrap(text: str, room: float) -> list[str]:
    """Return a text in lines that are not wider than the room. A wider word has its own line."""
    lines: list[str] = []
    for part in text.split(" "):
        if lines and _measure(joined := f"{lines[-1]} {part}") <= room:
            lines[-1] = joined
        else:
            lines.append(part)
    return lines


def _row(result: DecisionTree, number: int, heights: list[float]) -> Spec:
    """Return a place with the branch that leads to it: a slope from the place above, then a level part."""
    place = result.places[number]
    above = number if place.above is None else place.above
    words = word(result.describe(place))
    return {
        "level": place.depth,
        "y": heights[number],
        "from": place.depth if place.above is None else place.depth - 1,
        "from_y": heights[above],
        "bend": place.depth - BEND,
        "told": words,
        "value": percent(place.node.value) if result.is_open(place) else "?",
        "shape": SHAPES.get(place.node.kind, "triangle-left"),
        "best": _is_best(result, place),
    }


def _is_best(result: DecisionTree, place: Place) -> bool:
    """Return whether a place is a best choice in a tree that is folded back to its root."""
    if place.above is None or result.levels is not None:
        return False
    above = result.places[place.above].node
    return above.kind == CHOICE and place.node.value == above.value


def _find_unit(places: tuple[Place, ...], heights: list[float], branches: list[list[str]]) -> float:
    """Return the least distance of two ends, in lines, at which no words meet those of another branch in the same column."""
    last: dict[int, float] = {}
    unit = 1.0 + GAP
    for place, y, branch in zip(places, heights, branches, strict=True):
        if place.depth in last:
            unit = max(unit, (len(branch) + GAP) / (y - last[place.depth]))
        last[place.depth] = y
    return unit


def _find_heights(places: tuple[Place, ...]) -> list[float]:
    """Return where each place is from the top: ends one below the other, the rest in the middle of their branches."""
    below: dict[int, list[int]] = {}
    for number, place in enumerate(places):
        if place.above is not None:
            below.setdefault(place.above, []).append(number)
    heights, ends = [0.0] * len(places), 0
    for number in range(len(places)):
        if number not in below:
            heights[number] = ends
            ends += 1
    for number in reversed(range(len(places))):
        if number in below:
            heights[number] = (heights[below[number][0]] + heights[below[number][-1]]) / 2
    return heights
