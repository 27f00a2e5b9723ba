"""Charts show the numbers of the frames, are identical everywhere, and are readable in any theme without colors."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import altair as alt
import pytest

import undaunted_nb as un
from tests.teaching.results import PICTURED, result
from undaunted_nb import i18n
from undaunted_nb.core.errors import TutorError
from undaunted_nb.core.text import Text
from undaunted_nb.i18n import LANGUAGES
from undaunted_nb.teaching.charts import CARD, COPIES, DARK, DASHES, HEAT, INK, MIME, SCHEMA, SERIES, SHAPES, SOFT, cell

ODDS = ("odds", "one die", "many dice", "odds on the board")
EVERY = pytest.mark.parametrize("name", PICTURED)


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    yield
    i18n.set_language("en")


def data(spec: dict[str, Any]) -> list[list[dict[str, Any]]]:
    """Return every data set of a picture."""
    return [part["data"]["values"] for part in (spec, *spec.get("layer", ())) if "data" in part]


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
    assert spec["description"] == chart.about
    assert bundle["text/plain"] == repr(chart)
    assert repr(chart).startswith(chart.about)
    assert repr(chart).endswith(repr(result(name))) or name in ODDS, "what is drawn stands there as text; of odds all the lines"
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
    assert f'fill="{CARD}"' in svg
    assert not re.search(r"https?://(?!www\.w3\.org)", svg)
    words = " ".join(root.itertext())
    assert "undefined" not in words
    assert "NaN" not in words
    assert int(root.attrib["width"]) < 1500


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


def _light(color: tuple[float, ...] | str) -> float:
    """Return the luminance of a color (WCAG)."""
    if isinstance(color, str):
        color = tuple(int(color[i : i + 2], 16) for i in (1, 3, 5))
    r, g, b = (c / 3294.6 if c <= 10.31 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in color)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(a: tuple[float, ...] | str, b: tuple[float, ...] | str) -> float:
    high, low = sorted((_light(a), _light(b)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def test_words_and_lines_stand_out_from_the_card() -> None:
    assert contrast("#ffffff", "#000000") == pytest.approx(21)
    assert contrast(INK, CARD) > 7
    assert contrast(SOFT, CARD) > 4.5
    assert all(contrast(color, CARD) > 3 for color in SERIES)


@pytest.mark.parametrize("share", range(101))
def test_the_number_in_each_cell_can_be_read(share: int) -> None:
    low, high = (tuple(int(c[i : i + 2], 16) for i in (1, 3, 5)) for c in HEAT)
    ground = tuple(a + (b - a) * share / 100 for a, b in zip(low, high, strict=True))
    assert contrast(ground, "#ffffff" if share >= DARK else "#000000") >= 4.5


def test_lines_differ_in_more_than_color() -> None:
    looks = {(SERIES[i % len(SERIES)], SHAPES[i % len(SHAPES)]) for i in range(30)}
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


def test_a_picture_can_be_saved(tmp_path: Path) -> None:
    chart = result("a small table").chart()
    chart.save(tmp_path / "a.svg")
    assert (tmp_path / "a.svg").read_text("utf-8") == chart.to_svg()
    chart.save(tmp_path / "a.json")
    assert json.loads((tmp_path / "a.json").read_text("utf-8")) == chart.spec


def test_a_notebook_that_is_made_to_be_read_carries_the_static_copy(monkeypatch: pytest.MonkeyPatch) -> None:
    chart = result("a small table").chart()
    monkeypatch.setenv(COPIES, "1")
    copy, whole = chart._repr_mimebundle_()["image/svg+xml"], chart.to_svg()
    assert len(copy) < 0.7 * len(whole)
    assert "".join(ET.fromstring(copy).itertext()) == "".join(ET.fromstring(whole).itertext())  # noqa: S314  (our own)
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
