"""Charts of many games: shares with their intervals, ways to win, lengths."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import TYPE_CHECKING

from undaunted_nb.i18n import percent

from ..display.display import label, word
from ..results.balance import describe_value
from .chart import Chart
from .charts import BAR, _field, _layers, _mark, _name_axis, _say, _say_title, _split
from .theme import INK, PAPER, SERIES, Spec

if TYPE_CHECKING:
    from ..results.balance import Balance, Shares, Wins

BARS = 30
"""The most bars of a histogram."""


def _row(wins: Wins) -> Spec:
    low, high = wins.interval
    share = percent(Fraction(wins.games, wins.of))
    return {"games": wins.games, "percent": 100 * wins.share, "low": 100 * low, "high": 100 * high, "told": share}


def _tips(*names: str) -> list[Spec]:
    known = [_field(name, "nominal", title=label(name)) for name in names]
    return [*known, _field("games", "quantitative", title=label("games")), _field("told", "nominal", title=label("share"))]


def _bars(y: str, *tips: str) -> list[Spec]:
    """Return bars with their intervals, and the share beside the interval. A light edge keeps an interval visible on its bar."""
    x = _field("percent", "quantitative", title=_say("chart-share-axis"), scale={"domain": [0, 100]})
    base = {"x": x, "y": _name_axis(y, None)}
    ends = {**base, "x": _field("low", "quantitative"), "x2": {"field": "high"}}
    return [
        _mark("bar", {**base, "tooltip": _tips(*tips)}, height=BAR, color=SERIES[0]),
        _mark("rule", ends, strokeWidth=6, color=PAPER),
        _mark("rule", ends, strokeWidth=2, color=INK),
        _mark("text", {**base, "x": _field("high", "quantitative"), "text": _field("told", "nominal")}, align="left", dx=6),
    ]


def winner(balance: Balance) -> Chart:
    """Return the share of games that each side has won, with its interval. A dashed line shows where both sides are even."""
    sides = [side for side in (*balance.sides, "") if side or balance.wins("").games]
    rows = [{"winner": word(describe_value(balance, "winner", side)), **_row(balance.wins(side))} for side in sides]
    half = _mark("rule", {"x": {"datum": 50}}, strokeDash=[4, 4], color=INK)
    chart = _layers(rows, *_bars("winner", "winner"), half, title=_title(balance), width=420, height={"step": 40})
    return Chart(chart, balance, _say("chart-winner-about"))


def opener(balance: Balance) -> Chart:
    """Return the share of games that each side has won, in a small picture for each side that had the first initiative."""
    rows = [
        {
            "opener": f"{label('opener')}: {word(describe_value(balance, 'opener', first))}",
            "winner": word(describe_value(balance, "winner", side)),
            **_row(wins),
        }
        for (first, side), wins in balance.by("opener", "winner", given="opener").shares().items()
    ]
    return _draw_side_by_side(balance, rows, "winner", "opener", _say("chart-opener-about"))


def ending(balance: Balance) -> Chart:
    """Return how many games were won in each way, in a small picture for each side."""
    rows = [
        {"ending": word(describe_value(balance, "ending", how)), "winner": word(describe_value(balance, "winner", side)), **_row(wins)}
        for (how, side), wins in balance.by("ending", "winner").shares().items()
    ]
    return _draw_side_by_side(balance, rows, "ending", "winner", _say("chart-ending-about"))


def _draw_side_by_side(balance: Balance, rows: list[Spec], y: str, column: str, description: str) -> Chart:
    """Return small pictures side by side."""
    names = [word(describe_value(balance, column, side)) for side in (*balance.sides, "")]
    order = [value for name in names for value in dict.fromkeys(str(row[column]) for row in rows) if value.endswith(name)]
    facet = {"column": _field(column, "nominal", title=None, sort=list(dict.fromkeys(order)))}
    chart = _split(rows, _bars(y, column, y), facet, width=220, height={"step": 36})
    return Chart({**chart, "title": _title(balance)}, balance, description)


def rounds(balance: Balance) -> Chart:
    """Return a bar for each length of the games. Long ones share a bar, so that there are not too many."""
    counts = Counter[int]()
    for kind, count in balance.tally.items():
        counts[kind.rounds] += count.games
    step = -(-max(counts) // BARS)
    bins: dict[int, int] = {}
    for length, games in counts.items():
        bins[(length - 1) // step] = bins.get((length - 1) // step, 0) + games
    rows = [
        {
            "from": index * step + 0.5,
            "to": (index + 1) * step + 0.5,
            "rounds": f"{index * step + 1}–{(index + 1) * step}" if step > 1 else str(index + 1),
            "games": games,
            "percent": 100 * games / balance.games,
            "told": percent(Fraction(games, balance.games)),
        }
        for index, games in sorted(bins.items())
    ]
    x = _field("from", "quantitative", title=label("rounds"), scale={"nice": False, "zero": False}, axis={"grid": False, "format": "d"})
    y = _field("percent", "quantitative", title=_say("chart-share-axis"), scale={"domainMin": 0})
    box = {"x": x, "x2": {"field": "to"}, "y": y, "y2": {"datum": 0}, "tooltip": _tips("rounds")}
    bar = _mark("bar", box, color=SERIES[0], stroke=PAPER, strokeWidth=1)
    return Chart(_layers(rows, bar, title=_title(balance), width=420, height=260), balance, _say("chart-lengths-about"))


def shares(result: Shares) -> Chart:
    """Return a bar for each combination, with the interval of its share."""
    rows = [{"name": ", ".join(map(word, result.words(key))), **_row(wins)} for key, wins in result.shares().items()]
    chart = _layers(rows, *_bars("name"), title=_title(result.balance), width=420, height={"step": 34})
    return Chart(chart, result, _say("chart-shares-about"))


def _title(balance: Balance) -> Spec:
    """Return the scenario as the title, and the opponents and the seed below it."""
    name, _, more = _say_title(balance).partition(": ")
    return {"text": name, "subtitle": more}
