"""Charts of comparisons: two shares and their difference, resamples, shuffled differences."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from statistics import fmean
from typing import TYPE_CHECKING

from undaunted_nb.i18n import percent

from ..display.display import label
from ..results.comparisons import format_number
from .chart import Chart
from .charts import _field, _layers, _mark, _name_axis, _say, _say_title
from .theme import INK, PAPER, SERIES, Spec

if TYPE_CHECKING:
    from ..results.comparisons import Difference, PermutationTest, Resamples

BARS = 30
"""The most bars of a histogram."""
EDGE = 0.25
"""The part of a picture at each edge that has no room for words outside of a mark."""


def difference(result: Difference) -> Chart:
    """Return each share with its interval, and the difference with its own and a line at 0, one below the other."""
    pairs = (("first", result.first.share, result.first.interval), ("second", result.second.share, result.second.interval))
    shares = [_row(name, share, ends) for name, share, ends in pairs]
    bottom_rows = [_row("difference", result.share, result.interval)]
    zero = _mark("rule", {"x": {"datum": 0}}, strokeDash=[4, 4], color=INK)
    top = _layers(shares, *_intervals([0, 100], _say("chart-share-axis")), width=420, height={"step": 36})
    bottom = _layers(bottom_rows, *_intervals([-100, 100], _say("chart-points-axis")), zero, width=420, height={"step": 36})
    return Chart({"vconcat": [top, bottom], "title": _say_title(result)}, result, _say("chart-difference-about"))


def _row(name: str, share: float, ends: tuple[float, float]) -> Spec:
    low, high = ends
    percent_text = percent(Fraction(share), 1, 1)
    return {"group": _say(f"difference-{name}"), "percent": 100 * share, "low": 100 * low, "high": 100 * high, "told": percent_text}


def _intervals(domain: Sequence[int], title: str) -> list[Spec]:
    x = _field("percent", "quantitative", title=title, scale={"domain": list(domain)})
    base = {"x": x, "y": _name_axis("group", None)}
    ends = {**base, "x": _field("low", "quantitative"), "x2": {"field": "high"}}
    tips = [_field("group", "nominal", title=label("group")), _field("told", "nominal", title=label("share"))]
    return [
        _mark("rule", ends, strokeWidth=3, color=SERIES[0]),
        _mark("point", {**base, "tooltip": tips}, filled=True, size=90, opacity=1, color=INK),
        _mark("text", {**base, "text": _field("told", "nominal")}, dy=-12),
    ]


def resamples(result: Resamples) -> Chart:
    """Return a histogram of the resamples, with the estimate and the ends of the interval."""
    low, high = result.interval
    marks = [(_say("bootstrap-estimate"), result.estimate), (_say("bootstrap-low"), low), (_say("bootstrap-high"), high)]
    return Chart(_histogram(result.values, marks, _say_title(result), label("estimate")), result, _describe("chart-bootstrap-about", marks))


def permutation(result: PermutationTest) -> Chart:
    """Return a histogram of the shuffled differences, with the observed one and its opposite."""
    marks = [(_say("permutation-observed"), result.difference), (_say("permutation-opposite"), -result.difference)]
    name = _say("permutation-axis")
    return Chart(_histogram(result.shuffles, marks, _say_title(result), name), result, _describe("chart-permutation-about", marks))


def _describe(key: str, marks: Sequence[tuple[str, float]]) -> str:
    return _say(key, marks="; ".join(f"{name}: {format_number(value)}" for name, value in marks))


def _share(n: int, total: int) -> Spec:
    return {"percent": 100 * n / total, "told": percent(Fraction(n, total))}


def _histogram(values: Sequence[float], marks: Sequence[tuple[str, float]], title: str, axis: str) -> Spec:
    """Return bars for the values in equal bins, with a dashed line and a word at each mark."""
    least, most = min(values), max(values)
    step = (most - least) / BARS or 1.0
    counts = [0] * BARS
    for value in values:
        counts[min(int((value - least) / step), BARS - 1)] += 1
    rows = [{"from": least + i * step, "to": least + (i + 1) * step, **_share(n, len(values))} for i, n in enumerate(counts) if n]
    top = 1.3 * max(float(str(row["percent"])) for row in rows)
    x = _field("from", "quantitative", title=axis, scale={"nice": False, "zero": False}, axis={"grid": False})
    y = _field("percent", "quantitative", title=_say("chart-resamples-axis"), scale={"domain": [0, top], "nice": False})
    tips = [_field("told", "nominal", title=label("share"))]
    box = {"x": x, "x2": {"field": "to"}, "y": y, "y2": {"datum": 0}, "tooltip": tips}
    bars = _mark("bar", box, color=SERIES[0], stroke=PAPER, strokeWidth=1)
    layers = []
    for n, (name, value) in enumerate(marks):
        place = {"values": [{"from": value, "percent": top * (1 - 0.08 * n), "said": f"{name}: {format_number(value)}"}]}
        part = (value - least) / (most - least or 1.0)  # words lead away from the other marks, but not out of the picture
        is_left = part > EDGE and (part > 1 - EDGE or value < fmean(other for _, other in marks))
        side = "right" if is_left else "left"
        only = {"x": _field("from", "quantitative")}
        words = {**only, "y": _field("percent", "quantitative"), "text": _field("said", "nominal")}
        layers.append({"data": place, **_mark("rule", only, strokeDash=[6, 4], color=INK, strokeWidth=1.5)})
        layers.append({"data": place, **_mark("text", words, align=side, dx=6 if side == "left" else -6, baseline="top")})
    return _layers(rows, bars, *layers, title=title, width=460, height=260)
