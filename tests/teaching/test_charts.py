"""Charts show the numbers of the frames, are identical everywhere, and are readable in any theme without colors."""

from __future__ import annotations

import inspect
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from html import escape
from itertools import product
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import altair as alt
import pytest

import undaunted_nb as un
from tests.sampling import cover
from tests.teaching.results import PICTURED, result
from undaunted_nb import i18n
from undaunted_nb.engine.errors import FileError, TutorError
from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import LANGUAGES
from undaunted_nb.teaching.charts.chart import MIME, SCHEMA, Chart
from undaunted_nb.teaching.charts.charts import cell
from undaunted_nb.teaching.charts.theme import CARD, DASHES, HEAT, INK, SERIES, SHAPES, SOFT, TURN, Spec
from undaunted_nb.teaching.display.chart_options import UnknownOptionError
from undaunted_nb.teaching.display.display import COPIES, LONG

ODDS = ("odds", "one die", "many dice", "odds on the board")
WIDEST = 940
"""The pixels that JupyterLab has for an output, beside its file browser on a screen of 1366 by 768."""
EVERY = pytest.mark.parametrize("name", PICTURED)


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    yield
    i18n.set_language("en")


def data(spec: dict[str, Any]) -> list[list[dict[str, Any]]]:
    """Return every data set of a picture."""
    each = [part for one in (spec, *spec.get("vconcat", ())) for part in (one, *one.get("layer", ()))]
    return [part["data"]["values"] for part in each if "data" in part]


def rows(spec: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the rows of the largest data set."""
    return max(data(spec), key=len)


def parts(node: Any) -> Iterator[dict[str, Any]]:
    """Yield every object in a specification."""
    if isinstance(node, dict):
        yield node
        for key, value in node.items():
            if key != "data":
                yield from parts(value)
    elif isinstance(node, list):
        for value in node:
            yield from parts(value)


@EVERY
def test_every_result_has_a_picture_that_jupyterlab_draws(name: str) -> None:
    chart = result(name).chart()
    bundle = chart._repr_mimebundle_()
    assert list(bundle) == [MIME, "text/plain"], "the static copy is made where it is asked for"
    assert "text/html" not in bundle, "JupyterLab would show it in place of the picture"
    spec = bundle[MIME]
    assert spec["$schema"] == SCHEMA
    assert spec["usermeta"] == {"embedOptions": {"actions": False}}
    assert "http" not in json.dumps({key: value for key, value in spec.items() if key != "$schema"}), "nothing from elsewhere"
    assert spec["description"] == repr(chart), "a reader who hears the picture gets its numbers"
    assert bundle["text/plain"] == repr(chart)
    assert " ".join(repr(chart).split()).startswith(" ".join(chart.about.split()))
    told = repr(result(name)).rpartition("\n\n")[2]
    assert told in repr(chart) or name in ODDS, "the picture is also there as text; of odds all the lines"
    assert json.loads(json.dumps(spec)) == spec
    fields = {part["field"] for part in parts(spec) if isinstance(part.get("field"), str)}
    derived = {"low", "high"}
    assert fields - derived <= {key for values in data(spec) for row in values for key in row}
    alt.Chart.from_dict(spec)  # Altair finds nothing that Vega-Lite does not know


@EVERY
def test_the_static_picture(name: str) -> None:
    svg = result(name).chart().to_svg()
    root = ET.fromstring(svg)  # noqa: S314  (our own)
    assert root.tag.endswith("svg")
    assert "Liberation Sans" in svg
    assert f'fill="{CARD[0]}"' in svg
    assert not re.search(r"https?://(?!www\.w3\.org)", svg)
    words = " ".join(root.itertext())
    assert "undefined" not in words
    assert "NaN" not in words
    assert "…" not in words, "nothing is cut off"
    assert int(root.attrib["width"]) <= WIDEST


SAME = """
import hashlib, json, sys
sys.path.insert(0, "")
from tests.teaching.results import result
found = {}
for name in sys.argv[1:]:
    chart = result(name).chart()
    told = repr((json.dumps(chart.spec), chart.to_svg(), repr(chart), result(name)._repr_html_()))
    found[name] = hashlib.sha256(told.encode()).hexdigest()
print(json.dumps(found))
"""


def test_the_same_in_every_process() -> None:
    names = ["table", "one die", "losses", "by pile", "plans tried", "choice", "blast", "draws", "decks"]
    root = Path(un.__file__).parents[1]
    started = [
        subprocess.Popen(
            [sys.executable, "-c", SAME, *names], stdout=subprocess.PIPE, text=True, cwd=root, env={**os.environ, "PYTHONHASHSEED": seed}
        )
        for seed in ("1", "2")
    ]
    one, other = (json.loads(process.communicate()[0]) for process in started)
    assert one == other
    assert len(set(one.values())) == len(names)


@pytest.mark.parametrize("name", ["table", "a small table", "odds", "one die", "many dice"])
def test_odds_in_a_picture_are_those_of_the_frame(name: str) -> None:
    found = result(name)
    table = found if "table" in name else un.odds_table(range(1, max(found.dice, 6) + 1), range(1, max(found.defense, 12) + 1))
    frame = {(row["dice"], row["defense"]): row for row in table.records()}
    drawn = rows(found.chart().spec)
    assert len(drawn) == len(frame)
    for row in drawn:
        same = frame[row["dice"], row["defense"]]
        assert {key: row[key] for key in same} == same
        if "cell" in row:
            assert row["cell"] == cell(Fraction(row["exact"]))
    if "table" not in name:
        (here,) = min(data(found.chart().spec), key=len)
        assert here == {"defense": found.defense, "percent": float(100 * found.probability)}


def test_losses_in_a_picture_are_those_of_the_frame() -> None:
    found = result("losses")
    drawn = rows(found.chart().spec)
    for name, column in (("In this attack", "here"), ("By this attack", "chance")):
        assert [row["percent"] / 100 for row in drawn if row["series"] == name] == pytest.approx(list(found.to_dataframe()[column]))
    average = [values for values in data(found.chart().spec) if len(values) == 1]
    assert average == 2 * [[{"attack": float(found.expected), "said": "5.88 on average", "percent": 100}]]
    taken = result("by pile")
    frame = {(row["attack"], i18n.say(Text(f"takes-{row['takes']}"))): row["percent"] for row in taken.records()}
    assert {(row["attack"], row["takes"]): row["percent"] for row in rows(taken.chart().spec) if row["percent"]} == frame


def test_an_average_beyond_the_picture_is_left_out() -> None:
    found = un.losses(un.odds(1, 10), (3, 3, 3), times=3)
    assert not [values for values in data(found.chart().spec) if len(values) == 1]


@pytest.mark.parametrize("name", ["plans", "one plan", "plans tried", "best plan", "blast"])
def test_bars_are_those_of_the_frame(name: str) -> None:
    found = result(name)
    drawn = rows(found.chart().spec)
    frame = found.records()
    key = {"best plan": "goal", "blast": "counter"}.get(name, "plan")
    assert [(row[key], row["percent"]) for row in drawn] == [(row[key], row["percent"]) for row in frame]
    has_errors = "100 * datum.standard_error" in json.dumps(found.chart().spec)
    assert has_errors == (name == "plans tried")
    if name == "blast":
        assert [row["said"].rpartition("(")[2] for row in drawn] == ["enemy)", "enemy)", "yours)"], "not by color alone"


@pytest.mark.parametrize("name", ["choice", "battles"])
def test_a_chart_of_choices_shows_each_measure(name: str) -> None:
    found = result(name)
    drawn = rows(found.chart().spec)
    frame = {row["action"]: row for row in found.records()}
    names = {i18n.say(Text(f"column-{name}")): name for name in found.measures}
    assert len(drawn) == len(names) * len(frame)
    assert all(row["value"] == frame[row["action"]][names[row["measure"]]] for row in drawn)


@pytest.mark.parametrize("what", ["by", "here"])
def test_draws_in_a_picture_are_those_of_the_frame(what: str) -> None:
    column = {"by": "exact", "here": "exact_here"}[what]
    found = result("draws")
    frame = {(row["card"], row["round_number"]): float(100 * Fraction(row[column])) for row in found.records()}
    drawn = rows(found.chart(what).spec)
    assert {(card, row["round_number"]): row["percent"] for row in drawn for card in row["series"].split(", ")} == frame
    assert len(drawn) < len(frame), "cards that come alike share a line"
    pair = result("decks")
    both = {(row["card"], row["deck"], row["round_number"]): float(100 * Fraction(row[column])) for row in pair.records()}
    assert {(row["card"], row["deck"], row["round_number"]): row["percent"] for row in rows(pair.chart(what).spec)} == both
    for it in (found, pair):
        with pytest.raises(TutorError, match="by"):
            it.chart("sometimes")


# ---------------------------------------------------------------- to be read by everyone


def luminance(color: tuple[float, ...] | str) -> float:
    """Return the luminance of a color (WCAG)."""
    if isinstance(color, str):
        color = tuple(int(color[i : i + 2], 16) for i in (1, 3, 5))
    r, g, b = (c / 3294.6 if c <= 10.31 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in color)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(a: tuple[float, ...] | str, b: tuple[float, ...] | str) -> float:
    high, low = sorted((luminance(a), luminance(b)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def colors(tone: Spec) -> tuple[str, str]:
    """Return the light and the dark color of a tone."""
    dark, light = re.findall("#[0-9a-f]{6}", tone["expr"])
    return light, dark


@pytest.mark.parametrize("dark", [False, True])
def test_words_and_lines_stand_out_from_the_card(dark: bool) -> None:
    assert contrast("#ffffff", "#000000") == pytest.approx(21)
    card = CARD[dark]
    assert contrast(colors(INK)[dark], card) > 7
    assert contrast(colors(SOFT)[dark], card) > 4.5
    assert all(contrast(colors(color)[dark], card) > 4 or colors(color) == colors(SERIES[1]) for color in SERIES)
    assert all(contrast(colors(color)[dark], card) > 3 for color in SERIES)


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("share", range(101))
def test_the_number_in_each_cell_can_be_read(share: int, dark: bool) -> None:
    low, high = (tuple(int(colors(c)[dark][i : i + 2], 16) for i in (1, 3, 5)) for c in HEAT)
    ground = tuple(a + (b - a) * share / 100 for a, b in zip(low, high, strict=True))
    turned = share >= TURN[dark]
    assert contrast(ground, "#000000" if turned == dark else "#ffffff") >= 4.5


LETTERS = {"screen": 12, "projector": 20, "print": 12}
"""The least height of letters in pixels. At 96 pixels per inch, 12 pixels are 9 points."""
WIDE = {"screen": 1258, "projector": 1258, "print": 643}
"""The width of a cell on a screen 1920 pixels wide, and of the text on a page of A4, in pixels."""


def test_the_legend_of_a_line_has_whole_games() -> None:
    rows = [{"x": i % 5, "y": i % 3} for i in range(97)]
    legend = un.regression(rows, "y", ["x"]).chart().spec["layer"][0]["encoding"]["size"]["legend"]
    assert legend == {"values": [1, 2, 4, 6], "format": "d"}
    assert un.regression(rows[:15], "y", ["x"]).chart().spec["layer"][0]["encoding"]["size"]["legend"] is None, "each point is one game"


OTHERS: Mapping[str, Callable[[], Any]] = {
    "cards in a round": lambda: result("draws").chart("here"),
    "curves": lambda: un.odds_table().curves(),
    "decks in a round": lambda: result("decks").chart("here"),
    "each pupil": lambda: result("rolls of a class").chart("pupils"),
    "more and more rolls": lambda: un.experiment(2, 8).simulate(500, seed=1).chart("shares"),
    "states and steps": lambda: un.losses(un.odds(2, 8), (1, 1, 1)).chain.chart(size="screen"),
}
"""Further pictures of results."""


def picture(name: str) -> Any:
    return OTHERS[name]() if name in OTHERS else result(name).chart()


@pytest.mark.parametrize(("name", "size"), cover(product([*PICTURED, *OTHERS], ["projector", "print"]), together=1))
def test_each_size_has_letters_to_read_and_fits(name: str, size: str) -> None:
    dark = size == "projector"
    svg = picture(name).sized(size, dark=dark).to_svg()
    letters = [float(found) for found in re.findall(r'font-size="([\d.]+)px"', svg)]
    assert min(letters) >= LETTERS[size]
    wide = float(ET.fromstring(svg).attrib["width"])  # noqa: S314  (our own)
    assert wide <= WIDE[size], f"{wide:g} pixels are too wide for the {size}"
    inks = set(re.findall('<text[^>]*fill="([^"]+)"', svg))
    on_cells = {"#000000", "#ffffff"} if "rgb(" in svg else {CARD[dark]} if name == "states and steps" else set()
    assert contrast(CARD[dark], colors(SERIES[0])[dark]) > 4.5, "letters on a filled circle"
    assert inks <= {colors(INK)[dark], colors(SOFT)[dark], *on_cells}, "letters have the ink of the card"
    assert f'fill="{CARD[dark]}"' in svg
    others = {colors(tone)[not dark] for tone in (*SERIES, SOFT)} - {colors(tone)[dark] for tone in (*SERIES, SOFT)}
    assert not others & set(re.findall("#[0-9a-f]{6}", svg)), "no color of the other theme"


@pytest.mark.parametrize("name", [*PICTURED, *OTHERS])
def test_each_color_of_a_picture_has_a_dark_partner(name: str) -> None:
    spec = picture(name).spec
    bare = [
        value for part in parts(spec) for key, value in part.items() if isinstance(value, str) and re.fullmatch("#[0-9a-fA-F]{3,8}", value)
    ]
    assert not bare, "a color is a tone, with one value for each theme"


def numbers(chart: Chart) -> list[str]:
    """Return the numbers of a picture as they are written."""
    told = [str(row.get("told") or row.get("said") or "") for row in rows(chart.spec) if row.get("percent", 1)]
    return [number.partition(" (")[0] for number in told]


@EVERY
def test_the_text_of_a_picture_holds_its_numbers(name: str) -> None:
    chart = result(name).chart()
    found = numbers(chart)
    assert found or name == "never suppressed"
    long = len(found) > 4 * LONG or name in ("bootstrap", "permutation test")  # whose text has the marks instead of the bars
    assert [number for number in found if number not in repr(chart)] == [] or long, "the text has the numbers of the first rows"


@pytest.mark.parametrize("name", ["draws", "decks"])
def test_the_text_of_another_picture_holds_its_own_numbers(name: str) -> None:
    by, here = (result(name).chart(what) for what in ("by", "here"))
    assert not [number for number in numbers(here) if number not in repr(here)]
    assert "in round 2" in repr(here)
    assert "by round 2" in repr(by)


def test_a_chart_follows_the_theme_of_jupyterlab() -> None:
    import vl_convert

    spec = result("table").curves().spec
    assert "background" not in spec, "JupyterLab gives a dark card in its dark theme"
    light, dark = (vl_convert.vegalite_to_svg(spec, vl_version="5.8", theme=theme) for theme in (None, "dark"))
    for svg, is_dark in ((light, False), (dark, True)):
        assert colors(INK)[is_dark] in svg
        assert colors(INK)[not is_dark] not in svg
    assert set(re.findall('fill="(#333|white|#ffffff)"', dark)) >= {"#333"}
    assert contrast("#333333", CARD[1]) == 1


@pytest.mark.parametrize(("size", "dark"), [("large", None), ("screen", "yes"), ("screen", 2)])
def test_an_unknown_size_or_theme_is_refused(size: str, dark: Any) -> None:
    with pytest.raises(TutorError, match="projector" if size == "large" else "True"):
        result("a small table").chart(size=size, dark=dark)


WRONG_OPTIONS: dict[str, Callable[[], object]] = {
    "width": lambda: result("odds").chart(width=300),
    "'projector'": lambda: result("odds").chart("projector"),
    "height": lambda: result("table").curves(height=300),
    "color": lambda: result("draws").chart("by", color="red"),
    "scale": lambda: result("odds").chart().sized("print", scale=2),
    "dpi": lambda: result("odds").chart().save("a.png", dpi=300),
}


@pytest.mark.parametrize("name", WRONG_OPTIONS)
def test_an_unknown_option_is_told_with_those_that_exist(name: str) -> None:
    with pytest.raises(UnknownOptionError, match=rf"Unknown argument: {name}\. Arguments here: .*=.* Altair") as found:
        WRONG_OPTIONS[name]()
    assert isinstance(found.value, TutorError)
    assert isinstance(found.value, TypeError)


def test_lines_differ_in_more_than_color() -> None:
    looks = {(colors(SERIES[i % len(SERIES)]), SHAPES[i % len(SHAPES)]) for i in range(30)}
    assert len(looks) == 30
    assert len(set(DASHES)) == len(DASHES)
    spec = json.dumps(result("table").curves().spec)
    assert all(channel in spec for channel in ('"strokeDash"', '"shape"', '"color"'))


def test_cells_are_never_rounded_to_a_false_value() -> None:
    told = {Fraction(0): "0", Fraction(1, 1000): "<1", Fraction(51, 100): "51", Fraction(999, 1000): ">99", Fraction(1): "100"}
    assert {chance: cell(chance) for chance in told} == told


@pytest.mark.parametrize("language", LANGUAGES)
@EVERY
def test_words_of_pictures_in_each_language(name: str, language: str) -> None:
    i18n.set_language(language)
    spec = result(name).chart().spec
    told = [
        spec["description"],
        *(str(part[key]) for part in parts(spec) for key in ("title", "subtitle", "text") if isinstance(part.get(key), str)),
    ]
    assert not [text for text in told if re.match(r"(chart|column|teach|draws|losses|plans|choice|takes)-", text)]
    assert not [text for text in told if "{" in text]
    if language != "en":
        assert re.search("[а-яі]", spec["description"])


# ---------------------------------------------------------------- further options


def test_the_altair_chart_can_be_changed() -> None:
    chart = result("table").chart().chart
    assert isinstance(chart, alt.LayerChart)
    assert chart.properties(title="mine").to_dict()["title"] == "mine"


BEGINS = {
    "svg": b"<svg", "png": b"\x89PNG", "pdf": b"%PDF", "html": b"<!doctype html>", "json": b"{", "PNG": b"\x89PNG"
}  # fmt: skip


@pytest.mark.parametrize("end", BEGINS)
def test_a_file_is_what_its_name_says(end: str, tmp_path: Path) -> None:
    chart = result("a small table").chart(dark=True)
    goal = tmp_path / f"a.{end}"
    chart.save(goal)
    assert goal.read_bytes().startswith(BEGINS[end])
    assert [path.name for path in tmp_path.iterdir()] == [goal.name]
    if end in ("svg", "html"):
        text = goal.read_text("utf-8")
        assert CARD[1] in text, "a dark file is dark"
        assert not re.search(r"(?:src|href)=|<script|https?://(?!www\.w3\.org)", text), "nothing is fetched"
    if end == "html":
        assert escape(repr(chart)) in text


@pytest.mark.parametrize("name", ["a.docx", "a", "a.svg.zip", ".png"])
def test_another_kind_of_file_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(TutorError, match=r"\.pdf"):
        result("a small table").chart().save(tmp_path / name)
    assert not list(tmp_path.iterdir())


def test_saving_makes_no_folder_and_keeps_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    chart = result("a small table").chart()
    with pytest.raises(FileError, match="nowhere"):
        chart.save(tmp_path / "nowhere" / "a.svg")
    assert not list(tmp_path.iterdir())
    (tmp_path / "a.svg").write_text("old")
    monkeypatch.setattr(os, "fsync", lambda _: (_ for _ in ()).throw(OSError(28, "full")))
    with pytest.raises(FileError):
        chart.save(tmp_path / "a.svg")
    assert [(path.name, path.read_text()) for path in tmp_path.iterdir()] == [("a.svg", "old")]


def test_a_notebook_that_is_made_to_be_read_carries_the_static_copy(monkeypatch: pytest.MonkeyPatch) -> None:
    chart = result("a small table").chart()
    monkeypatch.setenv(COPIES, "1")
    copy, whole = chart._repr_mimebundle_()["image/svg+xml"], chart.to_svg()
    assert len(copy) < 0.5 * len(whole)
    assert copy.count("font-family") == copy.count('font-size="12px"') == 1, "each word takes the font of the whole picture"
    assert not re.search(r'="[^"]*\.\d\d\d', copy)
    assert "".join(ET.fromstring(copy).itertext()) == "".join(ET.fromstring(whole).itertext())  # noqa: S314  (our own)
    assert "<text" not in copy.splitlines()[0], "JupyterLab shows the first line of an output that is hidden"
    assert copy.count("<path") == whole.count("<path")


def test_without_altair_or_the_converter(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("vl_convert", "altair"):
        monkeypatch.setitem(sys.modules, name, None)
    chart = un.odds_table((1, 2), (8, 9)).chart()
    assert list(chart._repr_mimebundle_()) == [MIME, "text/plain"]
    with pytest.raises(TutorError, match=r"vl_convert.*'\.\[charts\]'"):
        chart.to_svg()
    with pytest.raises(TutorError, match=r"altair.*'\.\[charts\]'"):
        _ = chart.chart


def test_a_long_title_is_in_lines_and_a_fixed_place_moves_with_the_size() -> None:
    spec = picture("states and steps").spec
    assert all(len(line) <= 76 for line in spec["title"])
    assert len(spec["title"]) > 1
    places = [
        {part["x"]["value"] for part in parts(picture("each pupil").sized(size).spec) if "value" in (part.get("x") or ())}
        for size in ("screen", "projector")
    ]
    assert places == [{430}, {430 * 1.75}]


@pytest.mark.parametrize("name", ["odds", "table", "draws of one card"])
def test_chart_is_explained_by_what_it_draws_and_by_its_sizes(name: str) -> None:
    found = type(result(name))
    explained = inspect.getdoc(found.chart) or ""
    assert explained.startswith(f"{inspect.getdoc(found._draw)}\n\nArgs:\n    size: ")
    assert found.chart.__qualname__ == f"{found.__name__}.chart"
    assert list(inspect.signature(found.chart).parameters) == ["self", "size", "dark"]
