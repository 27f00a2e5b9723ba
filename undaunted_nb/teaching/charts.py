"""Charts of odds in Vega-Lite, which JupyterLab draws without extra packages.

Altair loads them, vl-convert exports them.

The look is the same in light and dark themes: a light card with colors for all color vision (Okabe and Ito). Colors never carry meaning
alone.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from undaunted_nb.core.odds import Odds
from undaunted_nb.core.storage import save_text
from undaunted_nb.core.text import Text
from undaunted_nb.core.written import fixed, nearest, significant
from undaunted_nb.i18n import decimal, percent, say, separators

from .shown import Shown, label, library
from .shown import exact as short

if TYPE_CHECKING:
    from os import PathLike

    import altair as alt

    from .decks import Draws, DrawsBeside
    from .losses import ByPile, Losses, Volleys
    from .odds import OddsTable
    from .plans import Choice
    from .plans import Volleys as Compared
    from .rolled import VolleyOdds, VolleyTable

MIME = "application/vnd.vegalite.v5+json"
SCHEMA = "https://vega.github.io/schema/vega-lite/v5.json"
"""The version that JupyterLab 4 draws itself.

Newer Altair releases write a newer number, but none of these charts needs it.
"""
STATIC = "5.8"
"""The Vega-Lite version of the static picture: the available one that is nearest to JupyterLab's."""

CARD, INK, SOFT, LINE = "#fbfaf6", "#1d1c1a", "#5c5850", "#dedad0"
SERIES = ("#0072b2", "#d55e00", "#009e73", "#a3487d", "#7a5c00", "#1d1c1a")
"""Blue, vermilion, green, purple, ochre and black after Okabe and Ito, dark enough for a line on the card."""
DASHES = ((1, 0), (7, 3), (2, 2), (9, 3, 2, 3), (4, 4), (12, 3))
WIDE = 520
"""The maximum width of a picture without its legend.

JupyterLab cuts off more next to the file browser.
"""
SHAPES = ("circle", "square", "triangle-up", "diamond", "cross")
"""The shapes of points: one fewer than the colors, so thirty lines differ in color or shape."""
HEAT = ("#e3effa", "#08407a")
"""The colors of 0 and 100 percent."""
DARK = 67
"""The percentage from which a cell is so dark that its number is white."""
FONT = "Liberation Sans, Arial, Helvetica, sans-serif"
"""The fonts.

The first one comes with vl-convert and measures the static picture, so every machine makes the same picture.
"""

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


SPOKEN = r' (?:role|class|aria-[a-z]+)="[^"]*"'
"""Attributes that only a web page can use, half of the copy.

Notebook viewers show the copy as one image with ``about`` as its text.
"""
Spec = dict[str, Any]
"""A part of a picture in Vega-Lite."""
COPIES = "UNDAUNTED_NB_STATIC"
"""The environment variable for notebooks to be read without JupyterLab.

If it is set, each picture includes a static copy.
"""


class Chart:
    """A picture of a result.

    ``spec`` is the picture in Vega-Lite. Its data are the ``rows`` of the result.

    Args:
        spec: The picture in Vega-Lite.
        shown: The result.
        about: A description of the picture in one sentence.

    Example:
        >>> import tempfile, pathlib
        >>> folder = pathlib.Path(tempfile.mkdtemp())
        >>> chart = un.odds_table([1, 2]).curves()
        >>> chart.save(folder / "odds.json")
        >>> (folder / "odds.json").exists(), chart.to_svg()[:4]
        (True, '<svg')

    """

    def __init__(self, spec: Spec, shown: Shown, about: str) -> None:
        # Hide the menu next to the picture, because one of its entries would send the data to a website.
        whole = {
            **spec,
            "$schema": SCHEMA,
            "config": {**CONFIG, "locale": {"number": separators()}},
            "description": about,
            "usermeta": {"embedOptions": {"actions": False}},
        }
        self.spec: Spec = json.loads(json.dumps(whole, sort_keys=True))
        self.about = about
        self._shown = repr(shown)

    @property
    def chart(self) -> alt.LayerChart:
        """The picture as an Altair chart that you can change. Raises TutorError if Altair is not installed."""
        found: alt.LayerChart = library("altair", "charts").Chart.from_dict(self.spec)
        return found

    def to_svg(self) -> str:
        """Draw the picture as SVG.

        Raises:
            TutorError: vl-convert is not installed.

        """
        convert = library("vl_convert", "charts").vegalite_to_svg
        return str(convert(self.spec, vl_version=STATIC))

    def save(self, path: str | PathLike[str]) -> None:
        """Write the picture as SVG, or as Vega-Lite if the name ends in ``.json``.

        Args:
            path: The file to write to.

        Raises:
            TutorError: vl-convert is not installed.
            FileError: The file cannot be written.

        """
        as_json = str(path).endswith(".json")
        save_text(path, json.dumps(self.spec, ensure_ascii=False, indent=2) + "\n" if as_json else self.to_svg())

    def __repr__(self) -> str:
        return f"{self.about}\n\n{self._shown}"

    def _repr_mimebundle_(self, **_: Any) -> dict[str, Any]:
        # The first copy costs 0.75 s and 74 MB, so it is made only for notebooks to be read without JupyterLab.
        copy = {"image/svg+xml": re.sub(SPOKEN, "", self.to_svg())} if os.environ.get(COPIES) else {}
        return {MIME: self.spec, "text/plain": repr(self), **copy}


# ---------------------------------------------------------------- parts of charts


def _said_title(found: Shown) -> str:
    return say(found.page().title)


def _said(key: str, **params: object) -> str:
    return say(Text(key, params))


def _field(name: str, kind: str, **more: Any) -> Spec:
    """Return a channel that shows a column. ``kind`` is quantitative, nominal or ordinal."""
    return {"field": name, "type": kind, **more}


def _layers(rows: Sequence[Mapping[str, object]], *layers: Spec, **more: Any) -> Spec:
    """Return layered pictures of the same rows."""
    return {"data": {"values": list(rows)}, "layer": list(layers), **more}


def _mark(kind: str, encoding: Spec, **more: Any) -> Spec:
    return {"mark": {"type": kind, **more}, "encoding": encoding}


def shares(chance: Fraction) -> Spec:
    """Return a chance for the rows of a picture: as a fraction, as a number and in words."""
    return {"exact": short(chance), "percent": float(100 * chance), "told": percent(chance)}


def _tips(*columns: str) -> list[Spec]:
    """Return the tooltip of a point, with short numbers."""
    return [
        _field(it, "quantitative", title=label(it), format=".2f")
        if it == "one_in"
        else _field("told" if it == "percent" else it, "nominal", title=label(it))
        for it in columns
    ]


def _up(title: str, *, top: float = 100) -> Spec:
    """Return the axis of percentages."""
    return _field("percent", "quantitative", title=title, scale={"domain": [0, top]})


def _series(field: str, names: Sequence[str], title: str) -> Spec:
    """Return the channels of lines that differ in color, dashes and the shape of their points."""

    def channel(values: Sequence[object]) -> Spec:
        scale = {"domain": list(names), "range": [values[i % len(values)] for i in range(len(names))]}
        return _field(field, "nominal", title=title, sort=None, scale=scale)

    return {"color": channel(SERIES), "strokeDash": channel(DASHES), "shape": channel(SHAPES)}


def lines(rows: Sequence[Mapping[str, object]], x: Spec, names: Sequence[str], title: str, tips: Sequence[str]) -> Spec:
    """Return lines with their points. The rows have the columns ``percent`` and ``series``."""
    told = _series("series", names, title)
    base = {"x": x, "y": _up(_said("chart-percent-axis")), "color": told["color"]}
    return _layers(
        rows,
        _mark("line", {**base, "strokeDash": told["strokeDash"]}, strokeWidth=2),
        _mark("point", {**base, "shape": told["shape"], "tooltip": _tips(*tips)}, filled=True, size=55, opacity=1),
    )


def cells(rows: Sequence[Mapping[str, object]], x: Spec, y: Spec, tips: Sequence[str]) -> Spec:
    """Return a heat map with the number in each cell. The rows have the columns ``percent`` and ``cell``."""
    color = _field("percent", "quantitative", scale={"domain": [0, 100], "range": list(HEAT), "interpolate": "rgb"}, legend=None)
    ink = {"condition": {"test": f"datum.percent >= {DARK}", "value": "#ffffff"}, "value": "#000000"}
    return _layers(
        rows,
        _mark("rect", {"x": x, "y": y, "color": color, "tooltip": _tips(*tips)}, stroke=CARD, strokeWidth=2),
        _mark("text", {"x": x, "y": y, "text": _field("cell", "nominal"), "color": ink}),
        width={"step": 34},
        height={"step": 34},
    )


def cell(chance: Fraction) -> str:
    """Return a percentage for a small cell. A chance that is not certain never shows as 0 or 100."""
    found = nearest(100 * chance)
    return str(found) if found not in (0, 100) or chance in (0, 1) else ">99" if found else "<1"


def _whole(field: str, title: str, *, top: bool = False, grid: bool = False) -> Spec:
    """Return an axis of whole numbers, side by side."""
    return _field(field, "ordinal", title=title, axis={"labelAngle": 0, "orient": "top" if top else "bottom", "grid": grid})


def _down(field: str, title: str | None) -> Spec:
    """Return an axis of names, one below the other, in the order of the data."""
    return _field(field, "nominal", title=title, sort=None, axis={"titleAngle": 0, "titleAlign": "right", "labelLimit": 420})


# ---------------------------------------------------------------- odds

ODDS_TIPS = ("dice", "defense", "exact", "percent", "one_in")


def heat(table: OddsTable) -> Chart:
    """Return the chance in percent by dice and defense.

    Darker cells are more likely, and each shows its number.
    """
    rows = [
        {**row, "cell": cell(chance), "told": percent(chance)} for chance, row in zip(table.odds.values(), table.records(), strict=True)
    ]
    chart = cells(rows, _whole("defense", _said("chart-defense-axis"), top=True), _down("dice", label("dice")), ODDS_TIPS)
    titled = {**chart, "title": {"text": _said("teach-table"), "subtitle": _said("chart-percent-axis")}}
    return Chart(titled, table, _said("chart-heat-about", rows=len(table.dice), columns=len(table.defense)))


def volley_heat(table: VolleyTable, what: str) -> Chart:
    """Return a chance in percent by dice and target. Darker cells are more likely, and each shows its number."""
    rows = []
    for one in table.cells:
        chance = table.share(one, what)
        rows.append({"dice": one.dice, "target": say(one.name), **shares(chance), "cell": cell(chance)})
    chart = cells(rows, _whole("dice", label("dice"), top=True), _down("target", label("target")), ("dice", "target", "exact", "percent"))
    title = {"text": say(table.page(what).title), "subtitle": _said("chart-percent-axis")}
    about = _said("chart-volley-heat-about", rows=len(table.names), columns=len(table.dice))
    return Chart({**chart, "title": title}, table, about)


def curves(table: OddsTable, here: Odds | None = None) -> Chart:
    """Return the chance in percent by defense, with a line per number of dice. ``here`` marks one attack."""
    names = [_said("teach-dice", dice=n) for n in table.dice]
    named = dict(zip(table.dice, names, strict=True))
    rows = [
        {**row, "series": named[odds.dice], "told": percent(chance)}
        for (odds, chance), row in zip(table.odds.items(), table.records(), strict=True)
    ]
    x = _whole("defense", _said("chart-defense-axis"), grid=True)
    chart, title = lines(rows, x, names, label("dice"), ODDS_TIPS), {"text": _said("teach-table")}
    if here:
        title["subtitle"] = _said("chart-here", dice=here.dice, defense=here.defense, percent=percent(here.probability))
        spot = [{"defense": here.defense, "percent": float(100 * here.probability)}]
        ring = _mark("point", {"x": x, "y": _field("percent", "quantitative")}, size=260, stroke=INK, strokeWidth=2, shape="circle")
        chart["layer"].append({"data": {"values": spot}, **ring})
    chart |= {"title": title, "width": 34 * len(table.defense), "height": 300}
    return Chart(chart, table, " ".join([_said("chart-curves-about"), *filter(None, [title.get("subtitle", "")])]))


def symbols(found: VolleyOdds) -> Chart:
    """Return the chance in percent of each combination of hits and flags. Darker cells are more likely."""
    joint = found.volley.joint
    most = range(found.volley.dice + 1)
    rows = [{"hits": h, "flags_rolled": f, **shares(joint[h, f]), "cell": cell(joint[h, f])} for f in most for h in most if joint[h, f]]
    chart = cells(
        rows,
        _whole("hits", label("hits"), top=True),
        _down("flags_rolled", label("flags_rolled")),
        ("hits", "flags_rolled", "exact", "percent"),
    )
    titled = {**chart, "title": {"text": _said_title(found), "subtitle": _said("chart-percent-axis")}}
    return Chart(titled, found, _said("chart-symbols-about"))


# ---------------------------------------------------------------- repeated attacks


def until(found: Losses | Volleys, average: Fraction | None) -> Chart:
    """Return a picture of the number of attacks needed.

    It has a bar per number, a line for the total chance, and a vertical line at the average.
    """
    count = len(found.within) - 1
    wide = max(260, min(40 * count, WIDE))
    then, by = _said("losses-here"), _said("losses-by")
    rows = [
        {"attack": n, "series": name, **shares(chance)}
        for n in range(1, count + 1)
        for name, chance in ((then, found.at(n)), (by, found.within[n]))
    ]
    color = _field("series", "nominal", title=None, scale={"domain": [then, by], "range": list(SERIES[:2])})
    axis = {"values": list(range(1, count + 1)), "format": "d", "grid": False}
    x = _field("attack", "quantitative", title=label("attack"), scale={"domain": [0.4, count + 0.6], "nice": False}, axis=axis)
    base = {"x": x, "y": _up(_said("chart-percent-axis")), "color": color, "tooltip": _tips("attack", "series", "exact", "percent")}

    def only(name: str) -> Spec:
        return {"transform": [{"filter": {"field": "series", "equal": name}}]}

    layers = [
        {**only(then), **_mark("bar", base, size=min(24, 0.6 * wide / count))},
        {**only(by), **_mark("line", base, strokeWidth=2)},
        {**only(by), **_mark("point", base, filled=True, size=60, opacity=1)},
    ]
    if average is not None and average <= count + Fraction(1, 2):
        said = _said("chart-average", decimal=decimal(significant(average)))
        side = "left" if average < count * 0.6 else "right"
        at = {"x": _field("attack", "quantitative")}
        words = {**at, "y": _field("percent", "quantitative"), "text": _field("said", "nominal")}
        upright = {"data": {"values": [{"attack": float(average), "said": said, "percent": 100}]}}
        layers += [
            {**upright, **_mark("rule", at, strokeDash=[6, 4], color=INK, strokeWidth=1.5)},
            {**upright, **_mark("text", words, align=side, dx=6 if side == "left" else -6, dy=-8)},
        ]
    chart = _layers(rows, *layers, title=_said_title(found), width=wide, height=280)
    return Chart(chart, found, _said("chart-until-about"))


def by_pile(found: ByPile) -> Chart:
    """Return the losses from each attack. Darker cells are more likely."""
    words = [_said(f"takes-{word}") for word in found.words]
    rows = [
        {"attack": n, "takes": said, **shares(takes[word]), "cell": cell(takes[word])}
        for word, said in zip(found.words, words, strict=True)
        for n, takes in enumerate(found.takes, 1)
    ]
    chart = cells(rows, _whole("attack", label("attack"), top=True), _down("takes", None), ("attack", "takes", "exact", "percent"))
    titled = {**chart, "title": {"text": _said_title(found), "subtitle": _said("chart-percent-axis")}}
    return Chart(titled, found, _said("chart-by-pile-about"))


# ---------------------------------------------------------------- plans


def beside(found: Shown, name: str, *, own: bool = False) -> Chart:
    """Return a bar per row with its percentage.

    With ``own``, your own counters look different. Standard errors are drawn if known.
    """
    enemy, mine = _said("teach-blast-enemy"), _said("teach-blast-own")
    rows = []
    for row in found.records():
        whose = (mine if row["own"] else enemy) if own else ""
        share = shares(Fraction(str(row["exact"])))
        said = share["told"]
        rows.append({**row, **share, "whose": whose, "said": f"{said} ({whose})" if own else said})
    x = _field("percent", "quantitative", title=_said("chart-percent-axis"), scale={"domain": [0, 100]})
    base = {"x": x, "y": _down(name, None)}
    color = {"color": _field("whose", "nominal", legend=None, scale={"domain": [enemy, mine], "range": list(SERIES[:2])})} if own else {}
    layers = [
        _mark("bar", {**base, "tooltip": _tips(name, "exact", "percent"), **color}, size=22, color=SERIES[0]),
        _mark("text", {**base, "text": _field("said", "nominal")}, align="left", dx=6 if not _tried(rows) else 18),
    ]
    if _tried(rows):
        ends = {"low": "datum.percent - 100 * datum.standard_error", "high": "datum.percent + 100 * datum.standard_error"}
        spread = {"transform": [{"calculate": value, "as": end} for end, value in ends.items()]}
        layers.append(
            {**spread, **_mark("rule", {**base, "x": _field("low", "quantitative"), "x2": {"field": "high"}}, strokeWidth=2, color=INK)}
        )
    chart = _layers(rows, *layers, title=_said_title(found), width=420, height={"step": 40})
    return Chart(chart, found, _said("chart-beside-about", n=len(rows)))


def _tried(rows: Sequence[Mapping[str, object]]) -> bool:
    return any(row.get("standard_error") for row in rows)


def choices(found: Choice | Compared) -> Chart:
    """Return the enemy's losses from each attack, by measure."""
    rows = [
        {
            "action": row["action"],
            "measure": label(name),
            "value": row[name],
            "said": decimal(fixed(float(str(row[name])), 2)),
            "kind": row["kind"],
        }
        for row in found.records()
        for name in found.measures
    ]
    top = max(1.0, *(float(str(row["value"])) for row in rows)) * 1.25
    x = _field("value", "quantitative", title=None, scale={"domain": [0, top]}, axis={"values": [0, 0.5, 1, 1.5, 2]})
    base = {"x": x, "y": _down("action", None)}
    kinds = sorted({str(row["kind"]) for row in rows})
    color = _field("kind", "nominal", legend=None, scale={"domain": kinds, "range": [SERIES[kind == "suppress"] for kind in kinds]})
    tips = [
        _field(field, "nominal", title=title) for field, title in (("action", label("action")), ("measure", " "), ("said", label("number")))
    ]
    layers = [
        _mark("bar", {**base, "color": color, "tooltip": tips}, size=22),
        _mark("text", {**base, "text": _field("said", "nominal")}, align="left", dx=5),
    ]
    column = _field("measure", "nominal", title=None, sort=[label(name) for name in found.measures])
    chart = _split(rows, layers, {"column": column}, width=150, height={"step": 36})
    return Chart({**chart, "title": _said_title(found)}, found, _said(found.about))


def _split(rows: Sequence[Mapping[str, object]], layers: Sequence[Spec], facet: Spec, **size: Any) -> Spec:
    """Return a small picture per value of a column."""
    return {"data": {"values": list(rows)}, "facet": facet, "spec": {"layer": list(layers), **size}}


# ---------------------------------------------------------------- decks


def rounds(found: Draws, what: str) -> Chart:
    """Return a line per card for the chance to draw it by each round, or in that round.

    Cards with equal chances share a line.
    """
    alike: dict[tuple[Fraction, ...], list[str]] = {}
    for card, chances in zip(found.cards, found.table, strict=True):
        name = found.names.get(card)
        alike.setdefault(chances.by if what == "by" else chances.here, []).append(say(name) if name else card)
    names = [", ".join(cards) for cards in alike.values()]
    rows = [
        {"series": name, "round_number": n, **shares(chance)}
        for name, line in zip(names, alike, strict=True)
        for n, chance in enumerate(line, 1)
    ]
    chart = lines(
        rows, _whole("round_number", label("round_number"), grid=True), names, label("card"), ("series", "round_number", "exact", "percent")
    )
    title = _said("draws-title", what=what)
    chart |= {"title": title, "width": max(300, 60 * found.draws.rounds), "height": 300}
    return Chart(chart, found, _said("chart-rounds-about", what=what))


def decks(found: DrawsBeside, what: str) -> Chart:
    """Return two decks in one picture, with a small chart per card."""
    rows = []
    for row in found.records():
        chance = Fraction(str(row["exact" if what == "by" else "exact_here"]))
        told = {"series": row["deck"], **shares(chance)}
        rows.append({name: row[name] for name in ("card", "round_number", "deck")} | told)
    x = _whole("round_number", label("round_number"), grid=True)
    chart = lines(rows, x, found.names, label("deck"), ("card", "deck", "round_number", "exact", "percent"))
    card = _field("card", "nominal", title=None, sort=[pair.one.wanted[0][0] for pair in found.cards])
    split = {**_split(rows, chart["layer"], card, width=180, height=150), "columns": 3}
    title = _said("draws-beside", one=found.names[0], other=found.names[1], what=what)
    return Chart({**split, "title": title}, found, _said("chart-decks-about", what=what))
