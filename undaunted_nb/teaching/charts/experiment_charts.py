"""Charts of a class's rolls beside the theory."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from undaunted_nb.i18n import percent, say
from undaunted_nb.probability.goodness_of_fit import band

from ..display.display import label
from ..display.short_numbers import number
from .chart import Chart
from .charts import _field, _layers, _mark, _name_axis, _percent_axis, _say
from .theme import INK, SERIES, Spec

if TYPE_CHECKING:
    from ..classroom.experiment import Experiment

POINTS = 120
"""The most points of a line."""
SEPARATE = 60
"""The most points of a line that are drawn one by one."""
FEW = 10
"""The most rolls for which the axis names each number. Left alone, it would name halves as well."""
BAND = 0.22
"""How strong the color of the band is."""


def _title(experiment: Experiment, key: str) -> Spec:
    band_of = _say("experiment-band", percent=percent(experiment.exactly))
    return {"text": _say(key, n=experiment.n), "subtitle": [say(experiment.rolling.title), band_of]}


def counts(experiment: Experiment) -> Chart:
    """Return a bar for each number of dice that hit, with the expected number of rolls and the band of most classes."""
    n, rolls_by_hits = experiment.n, experiment.counted
    rows: list[Spec] = []
    for hits, chance in experiment.rolling.theory.items():
        low, high = band(n, chance)
        most = {"low": low, "high": high, "usual": _say("experiment-usual", low=low, high=high)}
        rows.append({"dice_hit": hits, "rolls": rolls_by_hits[hits], "expected": float(n * chance), "told": number(n * chance), **most})
    most = max(1, *(max(row["rolls"], row["high"]) for row in rows))
    top = most * 1.12
    wide = max(280, min(90 * len(rows), 560))
    x = _field("dice_hit", "ordinal", title=label("dice_hit"), axis={"labelAngle": 0})
    scale, axis = {"domain": [0, top], "nice": False}, {"format": "d", "values": list(range(most + 1))} if most <= FEW else {"format": "d"}
    y = _field("rolls", "quantitative", title=label("rolls"), scale=scale, axis=axis)
    tips = [_field(name, "nominal", title=label(column)) for name, column in COUNT_TIPS]
    base = {"x": x, "y": y, "tooltip": tips}
    half = wide / len(rows) * 0.62
    layers = [
        _mark("bar", base, size=half * 0.6, color=SERIES[0]),
        _mark("rule", {"x": x, "y": _field("low", "quantitative"), "y2": {"field": "high"}}, color=INK, strokeWidth=2),
        *(_mark("tick", {"x": x, "y": _field(end, "quantitative")}, color=INK, size=half * 0.4, thickness=2) for end in ("low", "high")),
        _mark("tick", {"x": x, "y": _field("expected", "quantitative")}, color=SERIES[1], size=half, thickness=4),
    ]
    subtitle = [say(experiment.rolling.title), _say("experiment-legend"), _say("experiment-legend-band")]
    title = {"text": _say("experiment-counts", n=n), "subtitle": subtitle}
    descriptions = " ".join(_say("experiment-row", **{name: row[name] for name in ("dice_hit", "rolls", "told", "usual")}) for row in rows)
    chart = _layers(rows, *layers, title=title, width=wide, height=280)
    return Chart(chart, experiment, _say("chart-experiment-counts", rows=descriptions))


COUNT_TIPS = (("dice_hit", "dice_hit"), ("rolls", "rolls"), ("told", "expected_rolls"), ("usual", "usual"))


def _trail(experiment: Experiment) -> list[tuple[int, int]]:
    """Return how many of the first rolls hit, after each batch. Rolls whose order is not known come at once."""
    rolls = hits = 0
    trail = []
    for batch in experiment.batches:
        rolls, hits = rolls + batch.rolls, hits + batch.hits
        trail.append((rolls, hits))
    if len(trail) > POINTS:  # as many points in each power of ten, because the axis has powers of ten
        trail = [trail[i] for i in sorted({round(len(trail) ** (k / POINTS)) - 1 for k in range(1, POINTS + 1)})]
    return trail


def shares(experiment: Experiment) -> Chart:
    """Return the share of hits, roll by roll, with the exact chance and the band of 95 of 100 classes around it."""
    chance, last = experiment.exactly, max(experiment.n, 50)
    roll_numbers = sorted({max(1, round(last ** (i / 40))) for i in range(41)})
    funnel = [
        {"rolls": n, "low": round(100 * low / n, 3), "high": round(100 * high / n, 3)}
        for n in roll_numbers
        for low, high in [band(n, chance)]
    ]
    line = [{"rolls": n, "percent": round(100 * hits / n, 3), "told": percent(Fraction(hits, n))} for n, hits in _trail(experiment)]
    exact_line = {"percent": float(100 * chance)}
    scale, axis = {"type": "log", "domain": [1, last]}, {"format": "~s", "grid": False}
    x = _field("rolls", "quantitative", title=label("rolls"), scale=scale, axis=axis)
    y = _percent_axis(_say("experiment-share-axis"))
    place = {"x": x, "y": y}
    tips = [_field(name, "nominal", title=label(column)) for name, column in (("rolls", "rolls"), ("told", "share"))]
    ends = {"x": x, "y": {**y, "field": "low"}, "y2": {"field": "high"}}
    dots = {"data": {"values": line if len(line) <= SEPARATE else line[-1:]}}
    layers = [
        _mark("area", ends, color=SERIES[1], opacity=BAND),
        {"data": {"values": [exact_line]}, **_mark("rule", {"y": y}, color=SERIES[1], strokeWidth=2, strokeDash=[6, 4])},
        {"data": {"values": line}, **_mark("line", place, color=SERIES[0], strokeWidth=2)},
        {**dots, **_mark("point", {**place, "tooltip": tips}, color=SERIES[0], filled=True, size=45, opacity=1)},
    ]
    points = [_say("experiment-point", n=n, percent=percent(Fraction(hits, n))) for n, hits in _few(_trail(experiment))]
    description = _say("chart-experiment-shares", percent=percent(chance), points=" ".join(points))
    chart = _layers(funnel, *layers, title=_title(experiment, "experiment-shares"), width=480, height=280)
    return Chart(chart, experiment, description)


def _few(trail: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return a few points of a line, the last one among them."""
    return [trail[i] for i in sorted({round((len(trail) - 1) * k / 5) for k in range(6)})] if trail else []


def pupils(experiment: Experiment) -> Chart:
    """Return the share of hits of each pupil, with the band in which 95 of 100 pupils with as many rolls lie."""
    rows: list[Spec] = []
    for pupil, (n, hits) in experiment.by_pupil.items():
        if n:
            low, high = band(n, experiment.exactly)
            share = {"percent": 100 * hits / n, "told": percent(Fraction(hits, n)), "low": 100 * low / n, "high": 100 * high / n}
            rows.append(
                {"pupil": pupil or "–", "rolls": n, **share, "said": _say("experiment-pupil", n=n, percent=percent(Fraction(hits, n)))}
            )
    x = _field("percent", "quantitative", title=_say("experiment-share-axis"), scale={"domain": [0, 100]})
    y = _name_axis("pupil", None)
    exact = {"data": {"values": [{"percent": float(100 * experiment.exactly)}]}}
    tips = [_field(name, "nominal", title=label(column)) for name, column in (("pupil", "pupil"), ("rolls", "rolls"), ("told", "share"))]
    layers = [
        _mark("rule", {"x": {**x, "field": "low"}, "x2": {"field": "high"}, "y": y}, color=SERIES[1], strokeWidth=12, opacity=BAND + 0.1),
        {**exact, **_mark("rule", {"x": x}, color=SERIES[1], strokeWidth=2, strokeDash=[6, 4])},
        _mark("point", {"x": x, "y": y, "tooltip": tips}, filled=True, size=90, color=SERIES[0], opacity=1),
        _mark("text", {"x": {"value": 430}, "y": y, "text": _field("said", "nominal")}, align="left"),
    ]
    descriptions = " ".join(f"{row['pupil']}: {row['said']}." for row in rows)
    chart = _layers(rows, *layers, title=_title(experiment, "experiment-pupils"), width=420, height={"step": 30})
    return Chart(chart, experiment, _say("chart-experiment-pupils", percent=percent(experiment.exactly), rows=descriptions))
