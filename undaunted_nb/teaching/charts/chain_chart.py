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
POINTS = 8
"""The pieces of a bent arrow."""


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
    rows = [{"x": -0.38, "y": i, "said": percent(row[i])} for i, row in enumerate(matrix) if row[i]]
    base = {"data": {"values": rows}}
    return [
        {**base, **_mark("point", place, size=520, stroke=SOFT, strokeWidth=1.5, filled=False, opacity=1, shape="circle")},
        {**base, **_mark("text", labels, align="right", dx=-16)},
    ]


def _arrows(matrix: tuple[tuple[Fraction, ...], ...], place: Spec, labels: Spec) -> list[Spec]:
    lines, heads, words = [], [], []
    for i, row in enumerate(matrix):
        for j, chance in enumerate(row):
            if not chance or i == j:
                continue
            out = 0.0 if abs(j - i) == 1 else 0.5 * abs(j - i)
            down = 1 if j > i else -1
            start, end = (0.0, i + down * RADIUS), (0.0, j - down * (RADIUS + 0.1))
            if out:
                start, end = (0.24, i + 0.1), (0.3, j - 0.12)
            middle = (2 * out, (i + j) / 2)
            pieces = POINTS if out else 1
            for k in range(pieces + 1):
                t = k / pieces
                curve = [(1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c for a, b, c in zip(start, middle, end, strict=True)]
                lines.append({"arrow": f"{i} {j}", "order": k, "x": round(curve[0], 3), "y": round(curve[1], 3)})
            heads.append({"x": end[0], "y": end[1] + (0.04 if not out else 0), "turned": -120 if out else 180 if down > 0 else 0})
            words.append({"x": out + 0.14 if out else 0.1, "y": (i + j) / 2, "said": percent(chance)})
    line_encoding = {**place, "detail": _field("arrow", "nominal"), "order": _field("order", "quantitative")}
    head_encoding = {**place, "angle": _field("turned", "quantitative", scale=None)}
    return [
        {"data": {"values": lines}, **_mark("line", line_encoding, color=SOFT, strokeWidth=1.5)},
        {"data": {"values": heads}, **_mark("point", head_encoding, shape="triangle-up", size=70, color=SOFT, filled=True, opacity=1)},
        {"data": {"values": words}, **_mark("text", labels, align="left", dx=2, stroke=PAPER, strokeWidth=5, strokeJoin="round")},
        {"data": {"values": words}, **_mark("text", labels, align="left", dx=2)},
    ]
