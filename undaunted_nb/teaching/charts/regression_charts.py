"""Charts of least squares, and of games with the same dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from ..display.display import label, word
from ..results.regression import describe_interval, describe_term, format_short
from .chart import Chart
from .charts import _field, _layers, _mark, _name_axis, _say, _say_title
from .theme import INK, SERIES, Spec

if TYPE_CHECKING:
    from ..results.regression import PairedDifference, Regression


def line(result: Regression) -> Chart:
    """Return a point for each pair of numbers, larger if several rows have it, and the line of least squares."""
    constant, slope = map(float, result.coefficients)
    counts = Counter(result.points)
    points, most = [{"x": x, "y": y, "n": n} for (x, y), n in counts.items()], max(counts.values())
    ends = [{"x": x, "y": constant + slope * x} for x in (min(x for x, _ in result.points), max(x for x, _ in result.points))]
    x = _field("x", "quantitative", title=result.terms[1], scale={"zero": False})
    y = _field("y", "quantitative", title=result.name)
    size = _field("n", "quantitative", title=label("games"), scale={"domain": [0, most], "range": [30, 400]}, legend=_legend(most))
    tips = [
        _field("x", "quantitative", title=result.terms[1]),
        _field("y", "quantitative", title=result.name),
        _field("n", "quantitative", title=label("games")),
    ]
    layers = [
        _mark("point", {"x": x, "y": y, "size": size, "tooltip": tips}, filled=True, opacity=0.6, color=SERIES[0]),
        {"data": {"values": ends}, **_mark("line", {"x": x, "y": y}, color=INK, strokeWidth=3)},
    ]
    numbers = _say("chart-regression-line", constant=format_short(constant), slope=format_short(slope), term=result.terms[1])
    return Chart(_layers(points, *layers, title=_say_title(result), width=440, height=280), result, numbers)


def _legend(most: int) -> Spec | None:
    """Return a legend with up to four whole numbers of games, or None if each point is one game."""
    step = -(-most // 4)
    return {"values": sorted({1, *range(step, most + 1, step)}), "format": "d"} if most > 1 else None


def coefficients(result: Regression) -> Chart:
    """Return the coefficient of each predictor with its interval, and a line at 0."""
    terms = zip(result.terms, map(float, result.coefficients), result.intervals, strict=True)
    rows = [_row(word(describe_term(term)), value, ends) for term, value, ends in terms if term]
    return _forest(rows, label("coefficient"), result, "chart-regression-about")


def pairs(result: PairedDifference) -> Chart:
    """Return the difference with both of its intervals, and a line at 0."""
    rows = [_row(_say(f"pairs-{name}"), result.difference, ends) for name, ends in result.intervals.items()]
    return _forest(rows, _say("difference-difference"), result, "chart-pairs-about")


def _row(name: str, value: float, ends: tuple[float, float]) -> Spec:
    low, high = ends
    text = f"{format_short(value)} ({word(describe_interval(ends))})"
    return {"name": name, "value": value, "low": low, "high": high, "told": text}


def _forest(rows: Iterable[Spec], axis: str, result: Regression | PairedDifference, key: str) -> Chart:
    """Return a value with its interval in each row."""
    values = list(rows)
    base = {"x": _field("value", "quantitative", title=axis), "y": _name_axis("name", None)}
    ends = {**base, "x": _field("low", "quantitative"), "x2": {"field": "high"}}
    tips = [_field("name", "nominal", title=label("group")), _field("told", "nominal", title=axis)]
    layers = [
        _mark("rule", ends, strokeWidth=3, color=SERIES[0]),
        _mark("point", {**base, "tooltip": tips}, filled=True, size=90, opacity=1, color=INK),
        _mark("text", {**base, "text": _field("told", "nominal")}, dy=-14),
        _mark("rule", {"x": {"datum": 0}}, strokeDash=[4, 4], color=INK),
    ]
    numbers = "; ".join(f"{row['name']}: {row['told']}" for row in values)
    chart = _layers(values, *layers, title=_say_title(result), width=420, height={"step": 52})
    return Chart(chart, result, _say(key, numbers=numbers))
