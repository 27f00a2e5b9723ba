"""Charts of spread: how the numbers of a result lie around their average."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undaunted_nb.i18n import percent, say

from ..display.display import word
from ..display.short_numbers import number
from .chart import Chart
from .charts import WIDE, _field, _layers, _mark, _percent_axis, _say, _tips, probability_bars, shares
from .theme import INK, SERIES, Spec

if TYPE_CHECKING:
    from ..results.distribution import Distribution
    from ..results.spread import Spreads

TALL = 220


def spreads(result: Spreads) -> Chart:
    """Return the bars of each distribution, one below the other, with a line at each average."""
    parts = [_bars(numbers) for numbers in result.numbers]
    descriptions = [list_chances(entry) for entry in result.numbers[:4]]
    description = _say(
        "chart-spread-about",
        numbers="; ".join(f"{word(entry.title)}: {bars}" for entry, bars in zip(result.numbers, descriptions, strict=False)),
    )
    title = say(result.page().title)
    whole = {**parts[0], "title": {"text": title, "subtitle": parts[0]["title"]}} if len(parts) == 1 else {"vconcat": parts, "title": title}
    return Chart(whole, result, description)


def distribution(result: Distribution) -> Chart:
    """Return a bar for each outcome, with a line at the average of numbers."""
    if not result.is_numeric:
        return probability_bars(result, "outcome")
    return Chart(_bars(result), result, _say("chart-spread-about", numbers=f"{word(result.title)}: {list_chances(result)}"))


def list_chances(distribution: Distribution) -> str:
    """Return the outcomes with their chances in one line."""
    return " ".join(f"{outcome}: {percent(chance)}." for outcome, chance in distribution.items())


def _bars(distribution: Distribution) -> Spec:
    """Return the bars of one distribution. Its average is a dashed line with its number."""
    name, spread = distribution.title, distribution.spread
    first, last = min(distribution), max(distribution)
    wide = max(260, min(34 * (last - first + 1), WIDE))
    rows = [{"outcome": outcome, **shares(chance)} for outcome, chance in distribution.items()]
    top = min(1.15 * max(float(str(row["percent"])) for row in rows), 100)
    axis = {"values": list(range(first, last + 1, 1 + (last - first) // 24)), "format": "d", "grid": False}
    x = _field("outcome", "quantitative", title=word(name), scale={"domain": [first - 0.6, last + 0.6], "nice": False}, axis=axis)
    bars = {"x": x, "y": _percent_axis(_say("chart-percent-axis"), top=top), "tooltip": _tips("outcome", "exact", "percent")}
    average = float(spread.average)
    x_only = {"x": _field("outcome", "quantitative")}
    words = {**x_only, "y": _field("percent", "quantitative"), "text": _field("said", "nominal")}
    line = {"data": {"values": [{"outcome": average, "said": _say("chart-average", decimal=number(spread.average)), "percent": top}]}}
    side = "left" if average < (first + last) / 2 else "right"
    return _layers(
        rows,
        _mark("bar", bars, size=min(24, 0.6 * wide / (last - first + 1)), color=SERIES[0]),
        {**line, **_mark("rule", x_only, strokeDash=[6, 4], color=INK, strokeWidth=1.5)},
        {**line, **_mark("text", words, align=side, dx=6 if side == "left" else -6, dy=-8)},
        title=word(name),
        width=wide,
        height=TALL,
    )
