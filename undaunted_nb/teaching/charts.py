"""Pictures of chances: Altair draws them, and so does every JupyterLab without anything installed; with a static copy for other viewers.

One look in light and in dark: a light card whose colours are told apart without colour vision (Okabe and Ito), and never by colour alone.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cached_property
from typing import TYPE_CHECKING, Any

from undaunted_nb.core.odds import Odds
from undaunted_nb.core.storage import save_text
from undaunted_nb.core.text import Text
from undaunted_nb.i18n import decimal, say

from .shown import Shown, label, library, percent
from .shown import exact as short

if TYPE_CHECKING:
    from os import PathLike

    import altair as alt

    from .decks import Draws, DrawsBeside
    from .losses import ByPile, Losses, Volleys
    from .odds import OddsTable, VolleyOdds
    from .plans import Choice
    from .plans import Volleys as Compared

MIME = "application/vnd.vegalite.v5+json"
SCHEMA = "https://vega.github.io/schema/vega-lite/v5.json"
"""What JupyterLab 4 draws by itself; newer Altairs write a newer number, though none of these charts needs it."""
STATIC = "5.8"
"""The Vega-Lite that the static picture is made with: the nearest to JupyterLab's that there is."""

CARD, INK, SOFT, LINE = "#fbfaf6", "#1d1c1a", "#5c5850", "#dedad0"
SERIES = ("#0072b2", "#d55e00", "#009e73", "#a3487d", "#7a5c00", "#1d1c1a")
"""Blue, vermilion, green, purple, ochre and black after Okabe and Ito, dark enough for a line on the card."""
DASHES = ((1, 0), (7, 3), (2, 2), (9, 3, 2, 3), (4, 4), (12, 3))
WIDE = 520
"""What a picture may be wide, without its legend: more is cut off beside the list of files."""
SHAPES = ("circle", "square", "triangle-up", "diamond", "cross")
"""One fewer than there are colours, so that thirty lines differ in one or the other."""
HEAT = ("#e3effa", "#08407a")
"""The colours of 0 and of 100 percent."""
DARK = 67
"""From this percentage on a cell is so dark that its number is written in white."""
FONT = "Liberation Sans, Arial, Helvetica, sans-serif"
"""The first is what the static picture is measured with: it comes with vl-convert, so the same picture is made everywhere."""

CONFIG: Mapping[str, Any] = {
    "background": CARD,
    "padding": 16,
    "font": FONT,
    "view": {"stroke": None},
    "title": {"anchor": "start", "color": INK, "fontSize": 15, "offset": 12, "subtitleColor": SOFT, "subtitleFontSize": 12},
    "axis": {
        "domainColor": SOFT, "gridColor": LINE, "labelColor": INK, "labelFontSize": 12, "tickColor": SOFT, "titleColor": INK,
        "titleFontSize": 12, "titleFontWeight": "normal", "titlePadding": 8,
    },
    "legend": {
        "labelColor": INK, "labelFontSize": 12, "labelLimit": 400, "symbolSize": 80, "titleColor": INK, "titleFontSize": 12,
        "titleFontWeight": "normal",
    },
    "header": {"labelColor": INK, "labelFontSize": 12, "labelFontWeight": "bold", "labelLimit": 400},
    "text": {"color": INK, "fontSize": 12},
}  # fmt: skip


class Chart:
    """A picture of a result. ``chart`` is the Altair chart, to be changed at will; what the picture shows is ``rows``."""

    def __init__(self, chart: Any, shown: Shown, about: str) -> None:
        self.chart: alt.LayerChart = chart.properties(description=about).configure(**CONFIG)
        self.about = about
        self._shown = repr(shown)

    @cached_property
    def spec(self) -> dict[str, Any]:
        """The chart as Vega-Lite."""
        # No menu beside the picture: one of its entries would send the data to a page on the web.
        spec = {**self.chart.to_dict(), "$schema": SCHEMA, "usermeta": {"embedOptions": {"actions": False}}}
        found: dict[str, Any] = json.loads(json.dumps(spec, sort_keys=True))  # the same to the byte with any Altair
        return found

    def to_svg(self) -> str:
        """The chart as a picture. Raises TutorError where vl-convert is not installed."""
        convert = library("vl_convert", "charts").vegalite_to_svg
        return str(convert(self.spec, vl_version=STATIC))

    def save(self, path: str | PathLike[str]) -> None:
        """Write the picture: as SVG, or as Vega-Lite where the name ends in ``.json``. Raises TutorError, FileError."""
        as_json = str(path).endswith(".json")
        save_text(path, json.dumps(self.spec, ensure_ascii=False, indent=2) + "\n" if as_json else self.to_svg())

    def __repr__(self) -> str:
        return f"{self.about}\n\n{self._shown}"

    def _repr_mimebundle_(self, **_: Any) -> dict[str, Any]:
        bundle: dict[str, Any] = {MIME: self.spec, "text/plain": repr(self)}
        from importlib.util import find_spec

        if find_spec("vl_convert"):  # not everywhere: there is none for Pyodide
            bundle["image/svg+xml"] = self.to_svg()
        return bundle


# ---------------------------------------------------------------- what charts are made of


def _altair() -> Any:
    return library("altair", "charts")


def _said_title(found: Shown) -> str:
    return say(found.page().title)


def _said(key: str, **params: object) -> str:
    return say(Text(key, params))


def _data(rows: Sequence[Mapping[str, object]]) -> Any:
    return _altair().InlineData(values=list(rows))


FORMATS = {"percent": ".1f", "one_in": ".2f", "chance": ".4f"}


def _tips(*columns: str) -> list[Any]:
    """What is told of a point: numbers short, everything else as it is."""
    alt = _altair()
    return [
        alt.Tooltip(f"{it}:Q", title=label(it), format=FORMATS[it]) if it in FORMATS else alt.Tooltip(f"{it}:N", title=label(it))
        for it in columns
    ]


def _up(title: str, *, top: float = 100) -> Any:
    """The axis of percentages."""
    alt = _altair()
    return alt.Y("percent:Q", title=title, scale=alt.Scale(domain=[0, top]))


def _series(field: str, names: Sequence[str], title: str) -> dict[str, Any]:
    """Lines told apart by colour, dashes and the shape of their points alike."""
    alt = _altair()

    def scale(values: Sequence[object]) -> Any:
        return alt.Scale(domain=list(names), range=[values[i % len(values)] for i in range(len(names))])

    return {
        "color": alt.Color(f"{field}:N", title=title, sort=None, scale=scale(SERIES)),
        "strokeDash": alt.StrokeDash(f"{field}:N", title=title, sort=None, scale=scale(DASHES)),
        "shape": alt.Shape(f"{field}:N", title=title, sort=None, scale=scale(SHAPES)),
    }


def lines(rows: Sequence[Mapping[str, object]], x: Any, names: Sequence[str], title: str, tips: Sequence[str]) -> Any:
    """Lines with their points; the rows have the columns ``percent`` and ``series``."""
    alt = _altair()
    told = _series("series", names, title)
    base = alt.Chart(_data(rows)).encode(x=x, y=_up(_said("chart-percent-axis")), color=told["color"])
    line = base.mark_line(strokeWidth=2).encode(strokeDash=told["strokeDash"])
    return line + base.mark_point(filled=True, size=55, opacity=1).encode(shape=told["shape"], tooltip=_tips(*tips))


def cells(rows: Sequence[Mapping[str, object]], x: Any, y: Any, tips: Sequence[str]) -> Any:
    """A heat map, with the number in each cell; the rows have the columns ``percent`` and ``cell``."""
    alt = _altair()
    base = alt.Chart(_data(rows)).encode(x=x, y=y)
    colour = alt.Color("percent:Q", scale=alt.Scale(domain=[0, 100], range=list(HEAT), interpolate="rgb"), legend=None)
    ink = alt.condition(f"datum.percent >= {DARK}", alt.value("#ffffff"), alt.value("#000000"))
    squares = base.mark_rect(stroke=CARD, strokeWidth=2).encode(color=colour, tooltip=_tips(*tips))
    return (squares + base.mark_text().encode(text="cell:N", color=ink)).properties(width=alt.Step(34), height=alt.Step(34))


def cell(chance: Fraction) -> str:
    """A percentage for a small place; what is not certain never reads as 0 or 100."""
    found = round(100 * chance)
    return str(found) if found not in (0, 100) or chance in (0, 1) else ">99" if found else "<1"


def _whole(field: str, title: str, *, top: bool = False, grid: bool = False) -> Any:
    """An axis of whole numbers, side by side."""
    alt = _altair()
    return alt.X(f"{field}:O", title=title, axis=alt.Axis(labelAngle=0, orient="top" if top else "bottom", grid=grid))


def _down(field: str, title: str | None) -> Any:
    """An axis of names, one below the other, as they come."""
    alt = _altair()
    return alt.Y(f"{field}:N", title=title, sort=None, axis=alt.Axis(titleAngle=0, titleAlign="right", labelLimit=420))


# ---------------------------------------------------------------- odds

ODDS_TIPS = ("dice", "defence", "exact", "percent", "one_in")


def heat(table: OddsTable) -> Chart:
    """The chance in percent by dice and defence, darker where it is greater, with the number in each cell."""
    rows = [{**row, "cell": cell(chance)} for chance, row in zip(table.odds.values(), table.records(), strict=True)]
    chart = cells(rows, _whole("defence", _said("chart-defence-axis"), top=True), _down("dice", label("dice")), ODDS_TIPS)
    titled = chart.properties(title={"text": _said("teach-table"), "subtitle": _said("chart-percent-axis")})
    return Chart(titled, table, _said("chart-heat-about", rows=len(table.dice), columns=len(table.defence)))


def curves(table: OddsTable, here: Odds | None = None) -> Chart:
    """The chance in percent by defence, a line for each number of dice; ``here`` is pointed at."""
    alt = _altair()
    names = [_said("teach-dice", dice=n) for n in table.dice]
    named = dict(zip(table.dice, names, strict=True))
    rows = [{**row, "series": named[odds.dice]} for odds, row in zip(table.odds, table.records(), strict=True)]
    x = _whole("defence", _said("chart-defence-axis"), grid=True)
    chart, title = lines(rows, x, names, label("dice"), ODDS_TIPS), {"text": _said("teach-table")}
    if here:
        title["subtitle"] = _said("chart-here", dice=here.dice, defence=here.defence, percent=percent(here.probability))
        spot = alt.Chart(_data([{"defence": here.defence, "percent": float(100 * here.probability)}])).encode(x=x, y="percent:Q")
        chart += spot.mark_point(size=260, stroke=INK, strokeWidth=2, shape="circle")
    chart = chart.properties(title=title, width=34 * len(table.defence), height=300)
    return Chart(chart, table, " ".join([_said("chart-curves-about"), *filter(None, [title.get("subtitle", "")])]))


def symbols(found: VolleyOdds) -> Chart:
    """The chance in percent of each number of hits and flags together, darker where it is greater."""
    joint = found.volley.joint
    most = range(found.volley.dice + 1)
    rows = [
        {"hits": h, "flags": f, "exact": short(joint[h, f]), "percent": float(100 * joint[h, f]), "cell": cell(joint[h, f])}
        for f in most
        for h in most
        if joint[h, f]
    ]
    chart = cells(rows, _whole("hits", label("hits"), top=True), _down("flags", label("flags")), ("hits", "flags", "exact", "percent"))
    titled = chart.properties(title={"text": _said_title(found), "subtitle": _said("chart-percent-axis")})
    return Chart(titled, found, _said("chart-symbols-about"))


# ---------------------------------------------------------------- attack after attack


def until(found: Losses | Volleys, average: Fraction | None) -> Chart:
    """How many attacks it takes: bars for each number, the chance so far as a line, and the average as an upright."""
    alt = _altair()
    count = len(found.within) - 1
    wide = max(260, min(40 * count, WIDE))
    then, by = _said("column-at"), _said("column-within")
    rows = [
        {"attack": n, "series": name, "exact": short(chance), "percent": float(100 * chance)}
        for n in range(1, count + 1)
        for name, chance in ((then, found.at(n)), (by, found.within[n]))
    ]
    colour = alt.Color("series:N", title=None, scale=alt.Scale(domain=[then, by], range=list(SERIES[:2])))
    axis = alt.Axis(values=list(range(1, count + 1)), format="d", grid=False)
    x = alt.X("attack:Q", title=label("attack"), scale=alt.Scale(domain=[0.4, count + 0.6], nice=False), axis=axis)
    base = alt.Chart(_data(rows)).encode(
        x=x, y=_up(_said("chart-percent-axis")), color=colour, tooltip=_tips("attack", "series", "exact", "percent")
    )
    is_bar = alt.FieldEqualPredicate(field="series", equal=then)
    is_line = alt.FieldEqualPredicate(field="series", equal=by)
    line = base.transform_filter(is_line)
    chart = (
        base.transform_filter(is_bar).mark_bar(size=min(24, 0.6 * wide / count))
        + line.mark_line(strokeWidth=2)
        + line.mark_point(filled=True, size=60, opacity=1)
    )
    if average is not None and average <= count + Fraction(1, 2):
        said = _said("chart-average", decimal=decimal(f"{float(average):.3g}"))
        mark = alt.Chart(_data([{"attack": float(average), "said": said, "percent": 100}])).encode(x="attack:Q")
        chart += mark.mark_rule(strokeDash=[6, 4], color=INK, strokeWidth=1.5)
        side = "left" if average < count * 0.6 else "right"
        chart += mark.mark_text(align=side, dx=6 if side == "left" else -6, dy=-8).encode(y="percent:Q", text="said:N")
    chart = chart.properties(title=_said_title(found), width=wide, height=280)
    return Chart(chart, found, _said("chart-until-about"))


def by_pile(found: ByPile) -> Chart:
    """What each attack takes, darker where it is likelier."""
    words = [_said(f"takes-{word}") for word in found.words]
    rows = [
        {"attack": n, "takes": said, "exact": short(takes[word]), "percent": float(100 * takes[word]), "cell": cell(takes[word])}
        for word, said in zip(found.words, words, strict=True)
        for n, takes in enumerate(found.takes, 1)
    ]
    chart = cells(rows, _whole("attack", label("attack"), top=True), _down("takes", None), ("attack", "takes", "exact", "percent"))
    titled = chart.properties(title={"text": _said_title(found), "subtitle": _said("chart-percent-axis")})
    return Chart(titled, found, _said("chart-by-pile-about"))


# ---------------------------------------------------------------- plans


def beside(found: Shown, name: str, *, own: bool = False) -> Chart:
    """A bar for each row, with its percentage; one's ``own`` counters are told apart, and standard errors drawn where there are any."""
    alt = _altair()
    enemy, mine = _said("teach-blast-enemy"), _said("teach-blast-own")
    rows = []
    for row in found.records():
        whose = (mine if row["own"] else enemy) if own else ""
        said = percent(Fraction(str(row["exact"])))
        rows.append({**row, "whose": whose, "said": f"{said} ({whose})" if own else said, "exact": short(Fraction(str(row["exact"])))})
    x = alt.X("percent:Q", title=_said("chart-percent-axis"), scale=alt.Scale(domain=[0, 100]))
    base = alt.Chart(_data(rows)).encode(x=x, y=_down(name, None))
    colour = alt.Color("whose:N", legend=None, scale=alt.Scale(domain=[enemy, mine], range=list(SERIES[:2])))
    bars = base.mark_bar(size=22, color=SERIES[0]).encode(tooltip=_tips(name, "exact", "percent"), **({"color": colour} if own else {}))
    chart = bars + base.mark_text(align="left", dx=6 if not _tried(rows) else 18).encode(text="said:N")
    if _tried(rows):
        spread = base.transform_calculate(
            low="datum.percent - 100 * datum.standard_error", high="datum.percent + 100 * datum.standard_error"
        )
        chart += spread.mark_rule(strokeWidth=2, color=INK).encode(x=alt.X("low:Q"), x2="high:Q")
    return Chart(
        chart.properties(title=_said_title(found), width=420, height=alt.Step(40)), found, _said("chart-beside-about", n=len(rows))
    )


def _tried(rows: Sequence[Mapping[str, object]]) -> bool:
    return any(row.get("standard_error") for row in rows)


def choices(found: Choice | Compared) -> Chart:
    """What each way to fire takes from the enemy, measure by measure."""
    alt = _altair()
    rows = [
        {
            "action": row["action"],
            "measure": label(name),
            "value": row[name],
            "said": decimal(f"{float(str(row[name])):.2f}"),
            "kind": row["kind"],
        }
        for row in found.records()
        for name in found.measures
    ]
    top = max(1.0, *(float(str(row["value"])) for row in rows)) * 1.25
    x = alt.X("value:Q", title=None, scale=alt.Scale(domain=[0, top]), axis=alt.Axis(values=[0, 0.5, 1, 1.5, 2]))
    base = alt.Chart(_data(rows)).encode(x=x, y=_down("action", None))
    kinds = sorted({str(row["kind"]) for row in rows})
    colour = alt.Color("kind:N", legend=None, scale=alt.Scale(domain=kinds, range=[SERIES[kind == "suppress"] for kind in kinds]))
    tips = [
        alt.Tooltip("action:N", title=label("action")),
        alt.Tooltip("measure:N", title=" "),
        alt.Tooltip("said:N", title=label("number")),
    ]
    chart = base.mark_bar(size=22).encode(color=colour, tooltip=tips) + base.mark_text(align="left", dx=5).encode(text="said:N")
    split = chart.properties(width=150, height=alt.Step(36)).facet(
        column=alt.Column("measure:N", title=None, sort=[label(name) for name in found.measures])
    )
    return Chart(split.properties(title=_said_title(found)), found, _said(found.about))


# ---------------------------------------------------------------- decks


def rounds(found: Draws, what: str) -> Chart:
    """A line for each card (cards with the same chances share one): the chance that it has come by each round, or comes in it."""
    alike: dict[tuple[Fraction, ...], list[str]] = {}
    for card, chances in zip(found.cards, found.table, strict=True):
        name = found.names.get(card)
        alike.setdefault(chances.by if what == "by" else chances.here, []).append(say(name) if name else card)
    names = [", ".join(cards) for cards in alike.values()]
    rows = [
        {"series": name, "round": n, "exact": short(chance), "percent": float(100 * chance)}
        for name, line in zip(names, alike, strict=True)
        for n, chance in enumerate(line, 1)
    ]
    chart = lines(rows, _whole("round", label("round"), grid=True), names, label("card"), ("series", "round", "exact", "percent"))
    title = _said("draws-title", what=what)
    chart = chart.properties(title=title, width=max(300, 60 * found.draws.rounds), height=300)
    return Chart(chart, found, _said("chart-rounds-about", what=what))


def decks(found: DrawsBeside, what: str) -> Chart:
    """Two decks in one picture, a small one for each card."""
    alt = _altair()
    rows = []
    for row in found.records():
        chance = Fraction(str(row["exact" if what == "by" else "exact_here"]))
        told = {"series": row["deck"], "exact": short(chance), "percent": float(100 * chance)}
        rows.append({name: row[name] for name in ("card", "round", "deck")} | told)
    x = _whole("round", label("round"), grid=True)
    chart = lines(rows, x, found.names, label("deck"), ("card", "deck", "round", "exact", "percent"))
    split = chart.properties(width=180, height=150).facet(
        facet=alt.Facet("card:N", title=None, sort=[pair.one.wanted[0][0] for pair in found.cards]), columns=3
    )
    title = _said("draws-beside", one=found.names[0], other=found.names[1], what=what)
    return Chart(split.properties(title=title), found, _said("chart-decks-about", what=what))
