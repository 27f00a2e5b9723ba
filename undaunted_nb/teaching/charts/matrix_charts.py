"""Charts of matrix games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..display.display import label
from .chart import Chart
from .charts import _field, _layers, _mark, _name_axis, _say, _say_title
from .theme import INK, SERIES

if TYPE_CHECKING:
    from ..results.matrix_games import MatrixGame

WIDE, HIGH = 110, 44
"""The size of a cell."""


def heat(result: MatrixGame) -> Chart:
    """Return a cell for each pair of choices with its number. A frame marks the pairs from which nobody gains by another choice."""
    cells = [cell for row in result.matrix for cell in row]
    least, most = min(cells), max(cells)
    rows = [
        {
            "choice": choice,
            "reply": reply,
            "value": float(cell),
            "strength": float((cell - least) / (most - least)) if most > least else 0.5,
            "told": result.write(cell),
            "best": (choice, reply) in result.saddle_points,
        }
        for choice, row in zip(result.first, result.matrix, strict=True)
        for reply, cell in zip(result.second, row, strict=True)
    ]
    axis = {"labelAngle": 0, "orient": "top", "labelLimit": WIDE, "labelOverlap": False}
    x = _field("reply", "nominal", title=label("reply"), sort=None, axis=axis)
    base = {"x": x, "y": _name_axis("choice", label("choice"))}
    tips = [_field(name, "nominal", title=label(name)) for name in ("choice", "reply")] + [_field("told", "nominal", title=label("value"))]
    shade = {"fillOpacity": _field("strength", "quantitative", legend=None, scale={"domain": [0, 1], "range": [0.05, 0.45]})}
    best = {"transform": [{"filter": "datum.best"}]}
    chart = _layers(
        rows,
        _mark("rect", {**base, **shade, "tooltip": tips}, color=SERIES[0]),
        {**best, **_mark("rect", base, filled=False, stroke=INK, strokeWidth=3)},
        _mark("text", {**base, "text": _field("told", "nominal")}, color=INK),
        title=_say_title(result),
        width={"step": WIDE},
        height={"step": HIGH},
    )
    return Chart(chart, result, _say("chart-matrix-about", rows=len(result.first), columns=len(result.second)))
