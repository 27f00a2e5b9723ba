"""Charts of chances before and after something was seen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING

from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import percent, say

from ..display.display import label, word
from .chart import Chart
from .charts import BAR, _field, _layers, _mark, _name_axis, _say, _say_title, _split, _tips, _whole, lines, shares
from .theme import SERIES

if TYPE_CHECKING:
    from ..results.conditional import Beliefs, ConditionalDraws
    from ..results.decks import EnemyHand
    from ..results.hidden_hand import HandBeliefs


def conditional_draws(result: ConditionalDraws, names: Mapping[str, Text]) -> Chart:
    """Return two lines: the chance to have drawn the card by each round, before and after something was seen, with their names."""
    series = [say(name) for name in names.values()]
    rows = [
        {"series": name, "round_number": n, **shares(getattr(result.given, known).by[n - 1])}
        for name, known in zip(series, names, strict=True)
        for n in range(result.first, len(result.given.before.by) + 1)
    ]
    x = _whole("round_number", label("round_number"), grid=True)
    chart = lines(rows, x, series, " ", ("series", "round_number", "exact", "percent"))
    numbers = "; ".join(f"{row['series']}, {row['round_number']}: {row['told']}" for row in rows)
    size = {"width": max(300, 60 * len(rows) // 2), "height": 260}
    return Chart({**chart, "title": _say_title(result), **size}, result, _say("chart-given-about", numbers=numbers))


def enemy_hand(result: EnemyHand) -> Chart:
    """Return a bar per card: the chance that the enemy holds it, with a line at the chance before any card was seen."""
    rows = []
    for card, deal in result.deals.items():
        name = result.names.get(card, card)
        prior = result.prior[card].probability
        before = {"prior": float(100 * prior), "said_prior": percent(prior), "end": float(100 * max(prior, deal.probability))}
        rows.append({"card": word(name), **shares(deal.probability), **before})
    x = _field("percent", "quantitative", title=_say("chart-percent-axis"), scale={"domain": [0, 100]})
    base = {"x": x, "y": _name_axis("card", None)}
    tips = [*_tips("card", "exact", "percent"), _field("said_prior", "nominal", title=_say("held-before"))]
    layers = [
        _mark("bar", {**base, "tooltip": tips}, height=BAR, color=SERIES[0]),
        _mark("tick", {**base, "x": _field("prior", "quantitative")}, size=26, thickness=3, color=SERIES[1]),
        _mark("text", {**base, "x": _field("end", "quantitative"), "text": _field("told", "nominal")}, align="left", dx=8),
    ]
    numbers = " ".join(f"{row['card']}: {row['said_prior']}, {row['told']}." for row in rows)
    title = {"text": _say_title(result), "subtitle": _say("chart-held-line")}
    chart = _layers(rows, *layers, title=title, width=420, height={"step": 32})
    return Chart(chart, result, _say("chart-held-about", numbers=numbers))


def beliefs(result: Beliefs) -> Chart:
    """Return bars for the hypotheses, side by side before and after each thing that was seen."""
    return _stages(result, "hypothesis", [{name: step[name] for name in result.names} for step in result.steps], "chart-bayes-about")


def hidden_hand(result: HandBeliefs) -> Chart:
    """Return bars for the cards that a hand can hold, side by side before and after each thing that was seen."""
    return _stages(result, "card", result.presence, "chart-behavior-about")


def _stages(result: Beliefs | HandBeliefs, field: str, steps: Sequence[Mapping[str, Fraction]], key: str) -> Chart:
    """Return bars for some names, side by side for each step."""
    stages = [_say("bayes-after", n=n) for n in range(len(steps))]
    rows = [
        {field: name, "series": stage, **shares(chance)} for stage, step in zip(stages, steps, strict=True) for name, chance in step.items()
    ]
    x = _field("percent", "quantitative", title=_say("chart-percent-axis"), scale={"domain": [0, 125]}, axis={"values": [0, 50, 100]})
    base = {"x": x, "y": _name_axis(field, None)}
    layers = [
        _mark("bar", {**base, "tooltip": _tips(field, "series", "exact", "percent")}, height=BAR, color=SERIES[0]),
        _mark("text", {**base, "text": _field("told", "nominal")}, align="left", dx=5),
    ]
    column = {"column": _field("series", "nominal", title=None, sort=stages)}
    numbers = " ".join(
        f"{stage}: {', '.join(f'{name} {percent(chance)}' for name, chance in step.items())}."
        for stage, step in zip(stages, steps, strict=True)
    )
    chart = _split(rows, layers, column, width=170, height={"step": 36})
    return Chart({**chart, "title": say(result.page().title)}, result, _say(key, numbers=numbers))
