"""How charts look: colors for light and dark themes, and the three sizes of a chart.

A chart is written once, for the screen and with both colors in each place. Size and theme are set on the finished chart.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from textwrap import wrap
from typing import Any

Spec = dict[str, Any]
"""A part of a picture in Vega-Lite."""


def tone(light: str, dark: str) -> Spec:
    """Return a color for a light card and one for a dark card."""
    return {"expr": f"dark ? '{dark}' : '{light}'"}


CARD = ("#ffffff", "#333333")
"""The light and the dark card: the backgrounds that JupyterLab's drawing of Vega-Lite has in its two themes."""
TEXT = ("#1d1c1a", "#f2efe8")
PAPER, INK, SOFT, LINE = tone(*CARD), tone(*TEXT), tone("#5c5850", "#c8c3b9"), tone("#dedad0", "#5c5852")
SERIES = (
    tone("#0072b2", "#6cbcf2"),
    tone("#d55e00", "#ff9d5c"),
    tone("#008562", "#3fd0a0"),
    tone("#a3487d", "#eba6d2"),
    tone("#7a5c00", "#e6c34a"),
    INK,
)
"""Blue, vermilion, green, purple, ochre and ink after Okabe and Ito, with enough contrast for a line on its card."""
DASHES = ((1, 0), (7, 3), (2, 2), (9, 3, 2, 3), (4, 4), (12, 3))
SHAPES = ("circle", "square", "triangle-up", "diamond", "cross")
"""The shapes of points: one fewer than the colors, so thirty lines differ in color or shape."""
HEAT = (tone("#e3effa", "#16293c"), tone("#08407a", "#8cc6ff"))
"""The colors of 0 and 100 percent."""
TURN = (67, 51)
"""The percentage from which the number in a cell changes between black and white, on the light and on the dark card."""
DEEP = f"datum.percent >= (dark ? {TURN[1]} : {TURN[0]})"
"""Whether the number in a cell changes."""
ON_HEAT = {"condition": {"test": DEEP, "value": tone("#ffffff", "#000000")}, "value": tone("#000000", "#ffffff")}
"""The color of a number in a cell, which always has enough contrast."""
FONT = "Liberation Sans, Arial, Helvetica, sans-serif"
"""The fonts.

The first one comes with vl-convert and measures the static picture, so every machine makes the same picture.
"""

CONFIG: Spec = {
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


# ---------------------------------------------------------------- theme

FOLLOWS = "luminance(background) < 0.4"
"""Whether the card is dark. JupyterLab, Notebook and Voila draw a chart on a dark card if their theme is dark."""


def apply_theme(spec: Spec, dark: bool | None) -> Spec:  # noqa: FBT001
    """Return a chart in light or dark colors. With None, it follows the theme of the page that draws it."""
    signal = {"expr": FOLLOWS} if dark is None else {"value": dark}
    card = {} if dark is None else {"background": CARD[dark]}
    others = [param for param in spec.get("params", ()) if param["name"] != "dark"]
    return {**spec, "params": [{"name": "dark", **signal}, *others], **card}


# ---------------------------------------------------------------- size


@dataclass(frozen=True, slots=True)
class Size:
    """A size of charts: how much larger everything is than on the screen, and the most pixels of the data area."""

    times: float
    wide: int
    bare: int
    """The most pixels of a data area that has no axis beside it, such as that of a tree."""
    tall: int
    legend: Mapping[str, object] = field(default_factory=dict)
    """Where the legend goes, if it does not fit at the side."""


SIZES = {
    "screen": Size(1, 800, 800, 10_000),
    "projector": Size(1.75, 960, 1200, 900),
    "print": Size(1, 520, 610, 800, {"orient": "bottom", "columns": 4}),
}
"""The sizes.

On the screen of a projector, 1920 by 1080 pixels, the smallest letters are 21 pixels high. A printed chart fits a page of A4 with letters
of 9 points.
"""
LETTER, ROW, GAP = 6.2, 19, 20
"""The pixels of an average letter, of the least height of a row of letters, and between small pictures, on the screen."""
TITLE = 76
"""The letters of a title that fit in a line."""
LENGTHS = frozenset((
    "columnPadding", "cornerRadius", "dx", "dy", "fontSize", "height", "labelFontSize", "labelLimit", "labelPadding", "labelSeparation",
    "offset", "padding", "rowPadding", "size", "spacing", "step", "strokeDash", "strokeWidth", "subtitleFontSize", "tickSize",
    "titleFontSize", "titleLimit", "titlePadding", "width",
))  # fmt: skip
"""The numbers of Vega-Lite that are lengths in pixels."""
AREAS = ("symbolSize",)
"""The numbers that are areas. So is the ``size`` of a point."""
PLACES = ("x", "x2", "y", "y2")
"""The channels whose values are places in pixels."""
DATA_KEYS = ("data", "domain", "values", "transform")
"""The parts of a chart that hold its numbers, not its look."""


def apply_size(spec: Spec, size: Size) -> Spec:
    """Return a chart with everything larger or smaller, and not larger than its size allows."""
    if is_bare(spec):  # words would lie over each other if only its data area were smaller
        fit = min(size.bare / max(spec["width"], SIZES["screen"].bare), size.tall / spec["height"])
        size = replace(size, times=fit)
    config = larger(CONFIG, size)
    spec = {**spec, "title": _in_lines(spec["title"])} if spec.get("title") else spec
    return {**_fit(larger(spec, size), size), "config": {**config, "legend": {**config["legend"], **size.legend}}}


def is_bare(spec: Spec) -> bool:
    """Return whether a chart has no axes, such as a tree."""
    encoding = spec["layer"][0]["encoding"] if "layer" in spec else {}
    return all("axis" in encoding.get(side, ()) and encoding[side]["axis"] is None for side in ("x", "y"))


def _in_lines(title: object) -> object:
    """Return a title in lines that are not wider than a page."""
    if isinstance(title, Mapping):
        return {**title, "text": _in_lines(title["text"])}
    lines = wrap(title, TITLE) if isinstance(title, str) else []
    return lines if len(lines) > 1 else title


def larger(spec: Mapping[str, object], size: Size) -> Spec:
    """Return a part of a chart with everything larger or smaller."""
    return {key: _larger(key, value, spec, size.times) for key, value in spec.items()}


def _larger(key: str, value: object, node: Mapping[str, object], times: float) -> object:
    if key in DATA_KEYS:
        return value
    if key in AREAS or (key == "size" and node.get("type") == "point"):
        return _times(value, times**2)
    if key in LENGTHS or (key == "range" and _holds_lists(value)):
        return _times(value, times)
    if key in PLACES and isinstance(value, Mapping) and "value" in value:
        return {**value, "value": _times(value["value"], times)}
    if isinstance(value, Mapping):
        return {name: _larger(name, part, value, times) for name, part in value.items()}
    return [_larger("", entry, {}, times) for entry in value] if isinstance(value, list | tuple) else value


def _holds_lists(value: object) -> bool:
    """Return whether a range has lists: the dashes of lines."""
    return isinstance(value, list | tuple) and bool(value) and isinstance(value[0], list | tuple)


def _times(value: object, times: float) -> object:
    if isinstance(value, list | tuple):
        return [_times(item, times) for item in value]
    if isinstance(value, Mapping):
        return {key: field if key == "band" else _times(field, times) for key, field in value.items()}  # a band is a share of its row
    return round(value * times, 2) if isinstance(value, int | float) and not isinstance(value, bool) else value


def _fit(spec: Spec, size: Size) -> Spec:
    """Return a chart whose data area, or all its small pictures side by side, fit the size."""
    if "vconcat" in spec:
        return {**spec, "vconcat": [_fit(part, size) for part in spec["vconcat"]]}
    rows = spec["data"]["values"]
    if "facet" in spec:
        return _wrap(spec, rows, size)
    encoding = spec["layer"][0]["encoding"]
    limits = {}
    wide = size.wide if encoding["x"].get("axis", True) else size.bare
    for side, axis, most, least in (("width", "x", wide, 0), ("height", "y", size.tall, ROW * size.times)):
        if isinstance(length := spec.get(side), dict):
            many = len({row[encoding[axis]["field"]] for row in rows})
            limits[side] = {"step": min(length["step"], max(least, most // max(many, 1)))}
        elif length:
            limits[side] = min(length, most)
    return {**spec, **limits}


def _wrap(spec: Spec, rows: list[Mapping[str, object]], size: Size) -> Spec:
    """Return small pictures in as many columns as fit beside the names on the left."""
    field = spec["facet"].get("column", spec["facet"])
    y = spec["spec"]["layer"][0]["encoding"]["y"]
    names = max(len(str(row[y["field"]])) for row in rows) if y["type"] == "nominal" else 0
    many = len({row[field["field"]] for row in rows})
    columns = spec.get("columns", many)
    fit = max(1, int((size.wide - max(0, names * LETTER - 120) * size.times) // (spec["spec"]["width"] + GAP)))
    if fit >= columns:
        return spec
    return {**spec, "facet": field, "columns": -(-many // -(-many // fit))}
