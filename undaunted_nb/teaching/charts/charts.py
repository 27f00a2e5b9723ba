"""The charts of the results. Their sizes, colors and files come from ``chart.py`` and ``theme.py``. Colors never carry meaning alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import TYPE_CHECKING

from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import decimal, percent, say
from undaunted_nb.probability.number_format import nearest, significant
from undaunted_nb.probability.odds import Odds

from ..display.display import Grid, Result, label, page_text
from ..display.display import exact as short
from .chart import Chart
from .theme import DASHES, HEAT, INK, ON_HEAT, PAPER, SERIES, SHAPES, Spec

if TYPE_CHECKING:
    from ..results.decks import CardOdds, Draws, DrawsBeside
    from ..results.losses import ByPile, Losses, Volleys
    from ..results.odds import OddsTable
    from ..results.plans import Choice
    from ..results.plans import Volleys as VolleyComparison
    from ..results.symbol_odds import VolleyOdds, VolleyTable

WIDE = 520
"""The maximum width of a picture without its legend.

JupyterLab cuts off more next to the file browser.
"""
BAR = {"band": 0.6}
"""The height of a bar, as a share of its row."""
LONG_NAME = 24
"""The number of letters from which the names of lines have their place below the picture."""
WRAP_NAMES = r"split(replace(datum.label, regexp('(.{50,}?), ', 'g'), '$1,\n'), '\n')"
"""A name of many cards in several lines."""


# ---------------------------------------------------------------- parts of charts


def _say_title(result: Result) -> str:
    return say(result.page().title)


def _say(key: str, **params: object) -> str:
    return say(Text(key, params))


def _field(name: str, kind: str, **more: object) -> Spec:
    """Return a channel that shows a column. ``kind`` is quantitative, nominal or ordinal."""
    return {"field": name, "type": kind, **more}


def _layers(rows: Sequence[Mapping[str, object]], *layers: Spec, **more: object) -> Spec:
    """Return layered pictures of the same rows."""
    return {"data": {"values": list(rows)}, "layer": list(layers), **more}


def _mark(kind: str, encoding: Spec, **more: object) -> Spec:
    return {"mark": {"type": kind, **more}, "encoding": encoding}


def shares(chance: Fraction) -> Spec:
    """Return a chance for the rows of a picture: as a fraction, as a number and in words."""
    return {"exact": short(chance), "percent": float(100 * chance), "told": percent(chance)}


def _tips(*columns: str) -> list[Spec]:
    """Return the tooltip of a point, with short numbers."""
    return [
        _field(column, "quantitative", title=label(column), format=".2f")
        if column == "one_in"
        else _field("told" if column == "percent" else column, "nominal", title=label(column))
        for column in columns
    ]


def _percent_axis(title: str, *, top: float = 100) -> Spec:
    """Return the axis of percentages."""
    return _field("percent", "quantitative", title=title, scale={"domain": [0, top]})


def _series(field: str, names: Sequence[str], title: str) -> Spec:
    """Return the channels of lines that differ in color, dashes and the shape of their points."""

    def channel(values: Sequence[object]) -> Spec:
        scale = {"domain": list(names), "range": [values[i % len(values)] for i in range(len(names))]}
        return _field(field, "nominal", title=title, sort=None, scale=scale, **below)

    # Long names have their place below the picture, which is then not too wide for a page.
    long = max(map(len, names)) > LONG_NAME
    below = {"legend": {"orient": "bottom", "columns": 1, "labelLimit": 540, "labelExpr": WRAP_NAMES}} if long else {}
    return {"color": channel(SERIES), "strokeDash": channel(DASHES), "shape": channel(SHAPES)}


def lines(rows: Sequence[Mapping[str, object]], x: Spec, names: Sequence[str], title: str, tips: Sequence[str]) -> Spec:
    """Return lines with their points. The rows have the columns ``percent`` and ``series``."""
    encoding = _series("series", names, title)
    base = {"x": x, "y": _percent_axis(_say("chart-percent-axis")), "color": encoding["color"]}
    return _layers(
        rows,
        _mark("line", {**base, "strokeDash": encoding["strokeDash"]}, strokeWidth=2),
        _mark("point", {**base, "shape": encoding["shape"], "tooltip": _tips(*tips)}, filled=True, size=55, opacity=1),
    )


def cells(rows: Sequence[Mapping[str, object]], x: Spec, y: Spec, tips: Sequence[str]) -> Spec:
    """Return a heat map with the number in each cell. The rows have the columns ``percent`` and ``cell``."""
    color = _field("percent", "quantitative", scale={"domain": [0, 100], "range": list(HEAT), "interpolate": "rgb"}, legend=None)
    return _layers(
        rows,
        _mark("rect", {"x": x, "y": y, "color": color, "tooltip": _tips(*tips)}, stroke=PAPER, strokeWidth=2),
        _mark("text", {"x": x, "y": y, "text": _field("cell", "nominal"), "color": ON_HEAT}),
        width={"step": 34},
        height={"step": 34},
    )


def cell(chance: Fraction) -> str:
    """Return a percentage for a small cell. A chance that is not certain never shows as 0 or 100."""
    rounded = nearest(100 * chance)
    return str(rounded) if rounded not in (0, 100) or chance in (0, 1) else ">99" if rounded else "<1"


def _whole(field: str, title: str, *, top: bool = False, grid: bool = False) -> Spec:
    """Return an axis of whole numbers, side by side."""
    return _field(field, "ordinal", title=title, axis={"labelAngle": 0, "orient": "top" if top else "bottom", "grid": grid})


def _name_axis(field: str, title: str | None) -> Spec:
    """Return an axis of names, one below the other, in the order of the data."""
    return _field(field, "nominal", title=title, sort=None, axis={"titleAngle": 0, "titleAlign": "right", "labelLimit": 420})


# ---------------------------------------------------------------- odds

ODDS_TIPS = ("dice", "defense", "exact", "percent", "one_in")


def heat(table: OddsTable) -> Chart:
    """Return the chance in percent by dice and defense.

    Cells with more contrast are more likely, and each shows its number.
    """
    rows = [
        {**row, "cell": cell(chance), "told": percent(chance)} for chance, row in zip(table.odds.values(), table.records(), strict=True)
    ]
    chart = cells(rows, _whole("defense", _say("chart-defense-axis"), top=True), _name_axis("dice", label("dice")), ODDS_TIPS)
    titled_chart = {**chart, "title": {"text": _say("teach-table"), "subtitle": _say("chart-percent-axis")}}
    return Chart(titled_chart, table, _say("chart-heat-about", rows=len(table.dice), columns=len(table.defense)))


def volley_heat(table: VolleyTable, measure: str) -> Chart:
    """Return a chance in percent by dice and target. Cells with more contrast are more likely, and each shows its number."""
    rows = []
    for table_cell in table.cells:
        chance = table.share(table_cell, measure)
        rows.append({"dice": table_cell.dice, "target": say(table_cell.name), **shares(chance), "cell": cell(chance)})
    chart = cells(
        rows, _whole("dice", label("dice"), top=True), _name_axis("target", label("target")), ("dice", "target", "exact", "percent")
    )
    title = {"text": say(table.page(measure).title), "subtitle": _say("chart-percent-axis")}
    description = _say("chart-volley-heat-about", rows=len(table.names), columns=len(table.dice))
    return Chart({**chart, "title": title}, page_text(table.page(measure)), description)


def curves(table: OddsTable, here: Odds | None = None) -> Chart:
    """Return the chance in percent by defense, with one line for each number of dice. ``here`` marks one attack."""
    names = [_say("teach-dice", dice=n) for n in table.dice]
    named = dict(zip(table.dice, names, strict=True))
    rows = [
        {**row, "series": named[odds.dice], "told": percent(chance)}
        for (odds, chance), row in zip(table.odds.items(), table.records(), strict=True)
    ]
    x = _whole("defense", _say("chart-defense-axis"), grid=True)
    chart, title = lines(rows, x, names, label("dice"), ODDS_TIPS), {"text": _say("teach-table")}
    if here:
        title["subtitle"] = _say("chart-here", dice=here.dice, defense=here.defense, percent=percent(here.probability))
        spot = [{"defense": here.defense, "percent": float(100 * here.probability)}]
        ring = _mark("point", {"x": x, "y": _field("percent", "quantitative")}, size=260, stroke=INK, strokeWidth=2, shape="circle")
        chart["layer"].append({"data": {"values": spot}, **ring})
    chart |= {"title": title, "width": 34 * len(table.defense), "height": 300}
    return Chart(chart, table, " ".join([_say("chart-curves-about"), *filter(None, [title.get("subtitle", "")])]))


def symbols(result: VolleyOdds) -> Chart:
    """Return the chance in percent of each combination of hits and flags. Cells with more contrast are more likely."""
    joint = result.volley.joint
    most = range(result.volley.dice + 1)
    rows = [{"hits": h, "flags_rolled": f, **shares(joint[h, f]), "cell": cell(joint[h, f])} for f in most for h in most if joint[h, f]]
    chart = cells(
        rows,
        _whole("hits", label("hits"), top=True),
        _name_axis("flags_rolled", label("flags_rolled")),
        ("hits", "flags_rolled", "exact", "percent"),
    )
    titled_chart = {**chart, "title": {"text": _say_title(result), "subtitle": _say("chart-percent-axis")}}
    head = (f"{label('flags_rolled')} / {label('hits')}", *map(str, most))
    table = Grid(head, [(str(f), *(percent(joint[h, f]) if joint[h, f] else "" for h in most)) for f in most])
    page = result.page()
    return Chart(titled_chart, page_text(replace(page, parts=[table, *page.parts])), _say("chart-symbols-about"))


# ---------------------------------------------------------------- repeated attacks


def attacks_needed(result: Losses | Volleys, average: Fraction | None) -> Chart:
    """Return a picture of the number of attacks needed.

    It has a bar per number, a line for the total chance, and a vertical line at the average.
    """
    count = len(result.within) - 1
    wide = max(260, min(40 * count, WIDE))
    then, total_label = _say("losses-here"), _say("losses-by")
    rows = [
        {"attack": n, "series": name, **shares(chance)}
        for n in range(1, count + 1)
        for name, chance in ((then, result.at(n)), (total_label, result.within[n]))
    ]
    color = _field("series", "nominal", title=None, scale={"domain": [then, total_label], "range": list(SERIES[:2])})
    shape = {**color, "scale": {"domain": [then, total_label], "range": ["square", "circle"]}}  # a bar and a line, even in the legend
    axis = {"values": list(range(1, count + 1)), "format": "d", "grid": False, "labelOverlap": True, "labelSeparation": 5}
    x = _field("attack", "quantitative", title=label("attack"), scale={"domain": [0.4, count + 0.6], "nice": False}, axis=axis)
    base = {
        "x": x,
        "y": _percent_axis(_say("chart-percent-axis")),
        "color": color,
        "tooltip": _tips("attack", "series", "exact", "percent"),
    }

    def only(name: str) -> Spec:
        return {"transform": [{"filter": {"field": "series", "equal": name}}]}

    layers = [
        {**only(then), **_mark("bar", base, size=min(24, 0.6 * wide / count))},
        {**only(total_label), **_mark("line", base, strokeWidth=2)},
        {**only(total_label), **_mark("point", {**base, "shape": shape}, filled=True, size=60, opacity=1)},
    ]
    if average is not None and average <= count + Fraction(1, 2):
        label_text = _say("chart-average", decimal=decimal(significant(average)))
        side = "left" if average < count * 0.6 else "right"
        x_only = {"x": _field("attack", "quantitative")}
        words = {**x_only, "y": _field("percent", "quantitative"), "text": _field("said", "nominal")}
        upright = {"data": {"values": [{"attack": float(average), "said": label_text, "percent": 100}]}}
        layers += [
            {**upright, **_mark("rule", x_only, strokeDash=[6, 4], color=INK, strokeWidth=1.5)},
            {**upright, **_mark("text", words, align=side, dx=6 if side == "left" else -6, dy=-8)},
        ]
    chart = _layers(rows, *layers, title=_say_title(result), width=wide, height=280)
    return Chart(chart, result, _say("chart-until-about"))


def by_pile(result: ByPile, text: str = "") -> Chart:
    """Return the losses from each attack. Cells with more contrast are more likely. ``text`` contains more than the result."""
    words = [_say(f"takes-{word}") for word in result.words]
    rows = [
        {"attack": n, "takes": phrase, **shares(takes[word]), "cell": cell(takes[word])}
        for word, phrase in zip(result.words, words, strict=True)
        for n, takes in enumerate(result.takes, 1)
    ]
    chart = cells(rows, _whole("attack", label("attack"), top=True), _name_axis("takes", None), ("attack", "takes", "exact", "percent"))
    titled_chart = {**chart, "title": {"text": _say_title(result), "subtitle": _say("chart-percent-axis")}}
    return Chart(titled_chart, text or result, _say("chart-by-pile-about"))


# ---------------------------------------------------------------- plans


def probability_bars(result: Result, name: str, *, own: bool = False, names: Mapping[str, Text] = {}) -> Chart:
    """Return a bar per row with its percentage.

    With ``own``, your own counters look different. ``names`` are shown for the values of the column ``name``. Standard errors are drawn if
    known.
    """
    enemy, own_label = _say("teach-blast-enemy"), _say("teach-blast-own")
    rows = []
    for row in result.records():
        owner = (own_label if row["own"] else enemy) if own else ""
        share = shares(Fraction(str(row["exact"])))
        percent_text = share["told"]
        named = {name: say(names[str(row[name])])} if row[name] in names else {}
        rows.append({**row, **named, **share, "whose": owner, "said": f"{percent_text} ({owner})" if own else percent_text})
    x = _field("percent", "quantitative", title=_say("chart-percent-axis"), scale={"domain": [0, 100]})
    base = {"x": x, "y": _name_axis(name, None)}
    color = (
        {"color": _field("whose", "nominal", legend=None, scale={"domain": [enemy, own_label], "range": list(SERIES[:2])})} if own else {}
    )
    layers = [
        _mark("bar", {**base, "tooltip": _tips(name, "exact", "percent"), **color}, height=BAR, color=SERIES[0]),
        _mark("text", {**base, "text": _field("said", "nominal")}, align="left", dx=6 if not _is_simulated(rows) else 18),
    ]
    if _is_simulated(rows):
        ends = {"low": "datum.percent - 100 * datum.standard_error", "high": "datum.percent + 100 * datum.standard_error"}
        spread = {"transform": [{"calculate": value, "as": end} for end, value in ends.items()]}
        layers.append(
            {**spread, **_mark("rule", {**base, "x": _field("low", "quantitative"), "x2": {"field": "high"}}, strokeWidth=2, color=INK)}
        )
    chart = _layers(rows, *layers, title=_say_title(result), width=420, height={"step": 40})
    return Chart(chart, result, _say("chart-beside-about", n=len(rows)))


def _is_simulated(rows: Sequence[Mapping[str, object]]) -> bool:
    return any(row.get("standard_error") for row in rows)


def choices(result: Choice | VolleyComparison, format_measure: Callable[[object, str], str]) -> Chart:
    """Return the enemy's losses from each attack, by measure. ``format_measure`` writes a measure of an attack."""
    rows = [
        {
            "action": row["action"],
            "measure": label(name),
            "value": row[name],
            "said": format_measure(way, name),
            "kind": row["kind"],
        }
        for row, way in zip(result.records(), result.choice.ways, strict=True)
        for name in result.measures
    ]
    top = max(1.0, *(float(str(row["value"])) for row in rows)) * 1.25
    x = _field("value", "quantitative", title=None, scale={"domain": [0, top]}, axis={"values": [0, 0.5, 1, 1.5, 2]})
    base = {"x": x, "y": _name_axis("action", None)}
    kinds = sorted({str(row["kind"]) for row in rows})
    color = _field("kind", "nominal", legend=None, scale={"domain": kinds, "range": [SERIES[kind == "suppress"] for kind in kinds]})
    tips = [
        _field(field, "nominal", title=title) for field, title in (("action", label("action")), ("measure", " "), ("said", label("number")))
    ]
    layers = [
        _mark("bar", {**base, "color": color, "tooltip": tips}, height=BAR),
        _mark("text", {**base, "text": _field("said", "nominal")}, align="left", dx=5),
    ]
    column = _field("measure", "nominal", title=None, sort=[label(name) for name in result.measures])
    chart = _split(rows, layers, {"column": column}, width=150, height={"step": 36})
    return Chart({**chart, "title": _say_title(result)}, result, _say(result.chart_text_key))


def _split(rows: Sequence[Mapping[str, object]], layers: Sequence[Spec], facet: Spec, **size: object) -> Spec:
    """Return a small picture per value of a column."""
    return {"data": {"values": list(rows)}, "facet": facet, "spec": {"layer": list(layers), **size}}


# ---------------------------------------------------------------- decks


def rounds(result: Draws, measure: str) -> Chart:
    """Return a line per card for the chance to draw it by each round, or in that round.

    Cards with equal chances share a line.
    """
    alike: dict[tuple[Fraction, ...], list[str]] = {}
    for card, chances in zip(result.cards, result.table, strict=True):
        name = result.names.get(card)
        alike.setdefault(chances.by if measure == "by" else chances.here, []).append(say(name) if name else card)
    names = [", ".join(cards) for cards in alike.values()]
    rows = [
        {"series": name, "round_number": n, **shares(chance)}
        for name, line in zip(names, alike, strict=True)
        for n, chance in enumerate(line, 1)
    ]
    chart = lines(
        rows,
        _whole("round_number", say(result.count_unit), grid=True),
        names,
        label("card"),
        ("series", "round_number", "exact", "percent"),
    )
    word = result.words[measure]
    title, description = _say("draws-title", what=word), _say("chart-turns-about" if result.foe else "chart-rounds-about", what=word)
    chart |= {"title": title, "width": max(300, 60 * result.draws.rounds), "height": 300}
    return Chart(chart, page_text(result.page(measure)), description)


def card_rounds(result: CardOdds) -> Chart:
    """Return two lines for cards of one kind: drawn in each round, and drawn by the end of it."""
    unit, *names = map(say, result.words)
    rows = [
        {"series": name, "round_number": n, **shares(chance)}
        for name, line in zip(names, (result.here, result.by), strict=True)
        for n, chance in enumerate(line, 1)
    ]
    chart = lines(rows, _whole("round_number", unit, grid=True), names, "", ("series", "round_number", "exact", "percent"))
    chart |= {"title": _say_title(result), "width": max(300, 60 * len(result.by)), "height": 300}
    return Chart(chart, result, _say("chart-card-rounds-about"))


def decks(result: DrawsBeside, measure: str) -> Chart:
    """Return two decks in one picture, with a small chart per card."""
    rows = []
    for row in result.records():
        chance = Fraction(str(row["exact" if measure == "by" else "exact_here"]))
        point = {"series": row["deck"], **shares(chance)}
        rows.append({name: row[name] for name in ("card", "round_number", "deck")} | point)
    x = _whole("round_number", label("round_number"), grid=True)
    chart = lines(rows, x, result.names, label("deck"), ("card", "deck", "round_number", "exact", "percent"))
    card = _field("card", "nominal", title=None, sort=[pair.one.pairs[0][0] for pair in result.cards])
    split = {**_split(rows, chart["layer"], card, width=180, height=150), "columns": 3}
    title = _say("draws-beside", one=result.names[0], other=result.names[1], what=measure)
    return Chart({**split, "title": title}, page_text(result.page(measure)), _say("chart-decks-about", what=measure))
