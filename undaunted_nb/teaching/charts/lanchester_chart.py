"""The chart of battles beside Lanchester's laws."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undaunted_nb.i18n import decimal
from undaunted_nb.probability.number_format import fixed

from ..display.display import label
from .chart import Chart
from .charts import _field, _layers, _mark, _say, _say_title
from .theme import DASHES, SERIES

if TYPE_CHECKING:
    from ..results.lanchester import Combat

SYMBOL = 900
"""The size of the lines in the legend, which are long enough for two dashes."""


def courses(result: Combat) -> Chart:
    """Return the units of both sides round by round, with a line for the battles and one for each law."""
    names = {name: _say(f"lanchester-{name}") for name in ("battles", *result.laws)}
    sides = [_say("lanchester-first"), _say("lanchester-second")]
    rows = [
        {"n": n, "units": units[i], "side": sides[i], "course": names[name], "told": decimal(fixed(units[i], 1))}
        for name, course in (("battles", result.battles), *result.laws.items())
        for n, units in enumerate(course)
        for i in (0, 1)
    ]
    x = _field("n", "quantitative", title=label("round_number"), axis={"format": "d", "grid": False})
    y = _field("units", "quantitative", title=_say("lanchester-axis"), scale={"domain": [0, max(result.sizes)], "nice": False})
    color = _field("side", "nominal", title=None, sort=sides, scale={"domain": sides, "range": list(SERIES[:2])})
    courses_named = list(names.values())
    dashes = {"domain": courses_named, "range": [list(dash) for dash in DASHES[:3]]}
    dash = _field("course", "nominal", title=None, sort=courses_named, scale=dashes, legend={"symbolSize": SYMBOL})
    tips = [_field("n", "quantitative", title=label("round_number"))]
    tips += [_field(name, "nominal", title=None) for name in ("side", "course", "told")]
    lines = _mark("line", {"x": x, "y": y, "color": color, "strokeDash": dash, "tooltip": tips}, strokeWidth=2.5)
    chart = _layers(rows, lines, title=_say_title(result), width=480, height=300)
    ends = ["; ".join(f"{name}: {decimal(fixed(c[-1][0], 1))} : {decimal(fixed(c[-1][1], 1))}" for name, c in _ends(result, names))]
    return Chart(chart, result, _say("chart-lanchester-about", ends=ends[0]))


def _ends(result: Combat, names: dict[str, str]) -> list[tuple[str, tuple[tuple[float, float], ...]]]:
    return [(names["battles"], result.battles), *((names[law], course) for law, course in result.laws.items())]
