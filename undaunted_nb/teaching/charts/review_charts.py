"""The chart of a game looked back on: the probability of winning, step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undaunted_nb.i18n import say
from undaunted_nb.search.coach import chance_words

from ..display.display import label
from .chart import Chart
from .charts import WIDE, _field, _layers, _mark, _say, _say_title
from .theme import INK, SERIES

if TYPE_CHECKING:
    from ..results.reviews import Analysis


def course(analysis: Analysis) -> Chart:
    """Return the line of the probability with its error, and a point for each turning point."""
    rows = [
        {
            "step": point.ply,
            "action": analysis.action(point.ply),
            "percent": 100 * point.chance,
            "low_percent": 100 * max(point.chance - point.error, 0.0),
            "high_percent": 100 * min(point.chance + point.error, 1.0),
            "turning": point.ply in analysis.turns,
            "told": say(chance_words(point.chance, point.error)),
        }
        for point in analysis.course.points
    ]
    x = _field("step", "quantitative", title=label("step"), axis={"format": "d", "grid": False}, scale={"nice": False})
    y = _field("percent", "quantitative", title=_say("analyze-axis"), scale={"domain": [0, 100]})
    tips = [
        _field("step", "nominal", title=label("step")),
        _field("action", "nominal", title=label("action")),
        _field("told", "nominal", title=label("chance")),
    ]
    ends = {"x": x, "y": _field("low_percent", "quantitative"), "y2": {"field": "high_percent"}}
    turning = {"transform": [{"filter": "datum.turning"}]}
    description = _say("chart-analyze-about", turns=", ".join(map(str, analysis.turns)) or 0)
    return Chart(
        _layers(
            rows,
            _mark("area", ends, opacity=0.25, color=SERIES[0]),
            _mark("line", {"x": x, "y": y}, color=SERIES[0], strokeWidth=2),
            {**turning, **_mark("point", {"x": x, "y": y, "tooltip": tips}, filled=True, size=110, color=INK)},
            title=_say_title(analysis),
            width=WIDE,
            height=220,
        ),
        analysis,
        description,
    )
