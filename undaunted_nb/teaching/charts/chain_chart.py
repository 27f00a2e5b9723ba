"""The diagram of a Markov chain: states one below the other, steps as arrows, and staying as a loop on the left."""

from __future__ import annotations

import json
from fractions import Fraction
from typing import TYPE_CHECKING

from undaunted_nb.i18n import percent, say

from .chart import Chart
from .charts import _field, _layers, _mark, _say
from .theme import INK, PAPER, SERIES, SOFT, Spec

if TYPE_CHECKING:
    from undaunted_nb.probability.markov import Node

    from ..results.chain import Chain

STEP = 62
"""The pixels from one state to the next one below."""
UNIT = 70
"""The pixels from the line of the states to the arrows that pass over one state."""
RADIUS = 0.27
"""The radius of a state, as part of a step."""
PIECES = 12
"""The pieces of a bent arrow."""
COLORS = (SOFT, SERIES[1], SERIES[3], SERIES[2], SERIES[4])
"""The colors of arrows that go one state further, two states, and so on."""


def diagram(result: Chain) -> Chart:
    """Return the diagram. Its text holds the chance of each step."""
    states, matrix = result.chain.states, result.chain.matrix
    last = len(states) - 1
    jumps = max((j - i for i, row in enumerate(matrix) for j, chance in enumerate(row) if chance), default=0)
    names = [say(state.text) for state in states]
    axis = {
        "values": list(range(last + 1)),
        "labelExpr": f"{json.dumps(names, ensure_ascii=False)}[datum.value]",
        "grid": False,
        "ticks": False,
        "domain": False,
        "labelLimit": 420,
        "title": None,
    }
    y = _field("y", "quantitative", axis=axis, scale={"domain": [last + 0.5, -0.5], "nice": False})
    x_domain = [-1.45, max(0.5 * jumps, 0) + 0.9]
    x = _field("x", "quantitative", axis=None, scale={"domain": x_domain, "nice": False})
    place = {"x": x, "y": y}
    labels = {**place, "text": _field("said", "nominal")}
    nodes = [{"x": 0, "y": i, "said": node.name, "goal": node.goal} for i, node in enumerate(states)]
    fill = {"condition": {"test": "datum.goal", "value": SERIES[0]}, "value": PAPER}
    ink = {"condition": {"test": "datum.goal", "value": PAPER}, "value": INK}
    layers: list[Spec] = [
        *_loops(matrix, place, labels),
        *_arrows(matrix, place, labels),
        _mark("point", {**place, "fill": fill}, size=1100, stroke=INK, strokeWidth=1.5, opacity=1, shape="circle"),
        _mark("text", {**labels, "color": ink}, fontWeight="bold"),
    ]
    size = {"width": round((x_domain[1] - x_domain[0]) * UNIT), "height": STEP * (last + 1)}
    steps = [_describe_steps(states, i, row) for i, row in enumerate(matrix)]
    description = _say("chart-chain-about", n=last + 1, steps=" ".join(steps))
    return Chart(_layers(nodes, *layers, title=say(result.page().title), **size), result, description)


def _describe_steps(states: tuple[Node, ...], i: int, row: tuple[Fraction, ...]) -> str:
    """Return the steps from one state in words."""
    steps = ", ".join(f"{percent(chance)} → {states[j].name}" for j, chance in enumerate(row) if chance)
    return _say("chart-chain-step", name=states[i].name, state=states[i].text, steps=steps)


def _loops(matrix: tuple[tuple[Fraction, ...], ...], place: Spec, labels: Spec) -> list[Spec]:
    """Return an arrow from each state back to itself, on its left."""
    stays = [i for i, row in enumerate(matrix) if row[i]]
    lines = [
        {"arrow": f"{i} {i}", "order": k, "x": x, "y": y}
        for i in stays
        for k, (x, y) in enumerate(_bend((-0.2, i - 0.2), (-0.8, i - 0.5), (-0.8, i + 0.5), (-0.3, i + 0.17)))
    ]
    heads = [{"x": -0.3, "y": i + 0.17, "turned": 62} for i in stays]
    words = [{"x": -0.74, "y": i, "said": percent(matrix[i][i])} for i in stays]
    return [*_lines(lines, heads, place, SOFT), {"data": {"values": words}, **_mark("text", labels, align="right")}]


def _arrows(matrix: tuple[tuple[Fraction, ...], ...], place: Spec, labels: Spec) -> list[Spec]:
    """Return the arrows from one state to another. Those of equal length have a color, so that each can be followed where they cross."""
    steps = [(i, j, chance) for i, row in enumerate(matrix) for j, chance in enumerate(row) if chance and i != j]
    layers: list[Spec] = []
    texts: list[Spec] = []
    for length in sorted({abs(j - i) for i, j, _ in steps}):
        lines: list[Spec] = []
        heads: list[Spec] = []
        words: list[Spec] = []
        out = 0.0 if length == 1 else 0.5 * length
        for i, j, chance in steps:
            if abs(j - i) != length:
                continue
            down = 1 if j > i else -1
            start, end = (0.0, i + down * RADIUS), (0.0, j - down * (RADIUS + 0.1))
            if out:
                start, end = (0.27, i + down * 0.06), (0.33, j - down * 0.06)
            bend = 1.33 * out
            curve = _bend(start, (bend, i + 0.12 * (j - i)), (bend, j - 0.12 * (j - i)), end) if out else [start, end]
            lines += [{"arrow": f"{i} {j}", "order": k, "x": x, "y": y} for k, (x, y) in enumerate(curve)]
            heads.append(
                {"x": end[0], "y": end[1] + (0.04 if not out else 0), "turned": -90 - 15 * down if out else 180 if down > 0 else 0}
            )
            words.append({"x": out + 0.14 if out else 0.1, "y": (i + j) / 2, "said": percent(chance)})
        color = COLORS[(length - 1) % len(COLORS)]
        layers += _lines(lines, heads, place, color)
        looks: tuple[Spec, ...] = ({"stroke": PAPER, "strokeWidth": 5, "strokeJoin": "round"}, {"color": color})
        texts += [{"data": {"values": words}, **_mark("text", labels, align="left", dx=2, **look)} for look in looks]
    return [*layers, *texts]


def _lines(lines: list[Spec], heads: list[Spec], place: Spec, color: Spec) -> list[Spec]:
    """Return arrows as lines with their heads."""
    line_encoding = {**place, "detail": _field("arrow", "nominal"), "order": _field("order", "quantitative")}
    head_encoding = {**place, "angle": _field("turned", "quantitative", scale=None)}
    return [
        {"data": {"values": lines}, **_mark("line", line_encoding, color=color, strokeWidth=1.5)},
        {"data": {"values": heads}, **_mark("point", head_encoding, shape="triangle-up", size=70, color=color, filled=True, opacity=1)},
    ]


def _bend(*points: tuple[float, float]) -> list[tuple[float, float]]:
    """Return the points of a smooth line from the first of four points to the last, bent towards the two between them."""
    curve = []
    for k in range(PIECES + 1):
        t = k / PIECES
        weights = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
        x, y = (round(sum(w * point[axis] for w, point in zip(weights, points, strict=True)), 3) for axis in (0, 1))
        curve.append((x, y))
    return curve
