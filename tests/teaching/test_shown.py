"""Every result has words, a table, a data frame and CSV, in each language, with the engine's numbers only."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
from fractions import Fraction
from html.parser import HTMLParser
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pandas as pd
import pytest

import undaunted_nb as un
from tests.teaching.results import MAKERS, result
from undaunted_nb import i18n
from undaunted_nb.engine.errors import FileError, TutorError
from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import LANGUAGES
from undaunted_nb.lessons.format.markdown import COVER, PLAIN
from undaunted_nb.teaching.display import display
from undaunted_nb.teaching.display.display import LONG, Grid, Page, Result, label

EVERY = pytest.mark.parametrize("name", MAKERS)
OTHERS = {
    "step",
    "change",
    "turning_point",
    "interval",
    "reason",
    "opener",
    "first",
    "pupil",
    "version",
    "maker",
    "of",
    "score",
    "mark",
    "wrong",
    "problem",
    "answers",
    "text",
    "level",
    "board",
    "example",
    "number",
    "question",
    "given",
    "answer",
    "right",
    "dice_hit",
    "rolls",
    "share",
    "standard_error",
    "series",
    "whose",
    "mostly",
    "usual",
    "from_state",
    "to_state",
    "outcome",
}
"""Columns of the class exercise and of the simulation, and words that only tables use."""


@pytest.fixture(autouse=True)
def _english() -> Any:
    yield
    i18n.set_language("en")


class Page_(HTMLParser):  # noqa: N801
    """The open tags, which must be closed in order, and the tables, cell by cell."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: set[str] = set()
        self.rows: list[list[str]] = []
        self.feed(html)
        self.close()
        assert not self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.add(tag)
        if tag != "br":
            self.open.append(tag)
        if tag == "tr":
            self.rows.append([])
        if tag in ("td", "th"):
            self.rows[-1].append("")
        assert {name for name, _ in attrs} <= {"class", "lang", "scope"}, "nothing that a notebook's page takes away"

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] in ("td", "th"):
            self.rows[-1][-1] += data


@EVERY
def test_the_frame_holds_the_rows(name: str) -> None:
    found = result(name)
    frame = found.to_dataframe()
    assert list(frame.columns) == list(found.columns)
    assert [tuple(row) for row in frame.astype(object).itertuples(index=False)] == list(found.rows())
    assert frame.attrs["labels"].keys() == set(found.columns)
    assert frame.attrs["units"].keys() == set(found.columns) & display.UNITS.keys()
    assert frame.attrs["title"] == repr(found).partition("\n")[0]
    for row in found.records() if "exact" in found.columns and "percent" in found.columns else ():
        assert row["chance"] == float(Fraction(row["exact"]))
        assert row["percent"] == float(100 * Fraction(row["exact"]))


@EVERY
def test_csv_is_the_frame(name: str, tmp_path: Path) -> None:
    found = result(name)
    text = found.to_csv()
    assert text == found.to_dataframe().to_csv(index=False, lineterminator="\n")
    assert "\r" not in text
    assert text.endswith("\n")
    assert found.to_csv(tmp_path / "a.csv") == text
    assert (tmp_path / "a.csv").read_bytes().decode() == text
    back = pd.read_csv(io.StringIO(text), dtype=str, keep_default_na=False)
    assert len(back) == len(list(found.rows()))


def test_csv_that_cannot_be_written(tmp_path: Path) -> None:
    with pytest.raises(FileError, match="a folder"):
        un.odds(2, 8).to_csv(tmp_path / ("a folder" * 60))


@EVERY
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_in_each_language(name: str, language: str) -> None:
    i18n.set_language(language)
    found = result(name)
    told, html = repr(found), found._repr_html_()
    words = " ".join([told, html, *found.labels.values(), *found.units.values(), found.page().title.key])
    keys = r"\b(teach|column|unit|losses|takes|fire|plans|choice|simulated|draws|chart|volleys?|held|m44)-[a-z]+"
    assert not re.search(keys, words.replace(found.page().title.key, ""))
    assert "{" not in words
    if language != "en":
        i18n.set_language("en")
        assert repr(found).splitlines() != told.splitlines()
    assert html.startswith(f'{COVER}<div class="{PLAIN}" lang="{language}">')
    assert Page_(html).rows == [list(map(display.word, row)) for part in _grids(found, language) for row in (part.head, *part.rows)]


def _grids(found: Result, language: str) -> list[Grid]:
    i18n.set_language(language)
    return [part for part in found.page().parts if isinstance(part, Grid)]


def test_given_text_is_escaped() -> None:
    html = result("plans")._repr_html_()
    assert "&lt;b&gt;&amp;nbsp;" in html
    assert "<b>" not in html
    assert "<b>&nbsp;" in repr(result("plans")), "as it is, in plain text"


def test_every_label_belongs_to_a_column() -> None:
    used = {column for name in MAKERS for column in result(name).columns if not column.startswith("points_")} | OTHERS
    assert {key.removeprefix("column-") for key in (f"column-{k}" for k in i18n.words_of("column-", "en"))} == used
    assert set(display.UNITS) <= used


def test_the_language_changes_only_the_words() -> None:
    found = un.odds(2, 8)
    before = found.to_csv()
    i18n.set_language("uk")
    assert found.to_csv() == before
    assert found.to_dataframe().attrs["labels"]["defense"] == "Захист"
    assert label("percent") == "Імовірність"


class Long(Result):
    """A result with many rows."""

    columns = ("dice",)

    def rows(self) -> Any:
        return [(n,) for n in range(LONG + 7)]

    def page(self) -> Page:
        rows, more = display.shorten_rows([(str(n),) for (n,) in self.rows()])
        return Page(Text("teach-table"), [Grid(("dice",), rows), *more])


def test_a_long_table_lists_what_it_leaves_out() -> None:
    assert "… and 7 more rows" in repr(Long())
    assert len(Page_(Long()._repr_html_()).rows) == LONG + 1
    assert len(Long().to_dataframe()) == LONG + 7


def test_without_pandas_the_error_explains_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pandas", None)
    with pytest.raises(TutorError, match=r"pandas.*\.\[tables\]"):
        un.odds(2, 8).to_dataframe()
    assert un.odds(2, 8).to_csv()


HEAVY = ("pandas", "altair", "ipycanvas", "numpy", "narwhals", "anywidget", "ipywidgets", "vl_convert", "IPython")
FRESH = """
import json, sys
import undaunted_nb as un
from undaunted_nb.play.game import new_game
found = [un.odds(2, 8), un.odds(new_game("normandy/hills", seed=1), "Rifleman A: attack DE Riflemen B"), un.odds_table()]
found.append(un.losses(un.odds(2, 8), (1, 1, 1), times=5))
found.append(un.draws({"Rifleman A": 2, "Fog of War": 5}))
[(repr(it), it._repr_html_(), it.to_csv()) for it in found]
un.odds_table().chart()._repr_mimebundle_()
import undaunted_nb.search.plan, undaunted_nb.games.undaunted.chances.odds, undaunted_nb.games.undaunted.chances.decks
print(json.dumps(sorted(name.split(".")[0] for name in sys.modules)))
"""


def test_odds_and_their_words_load_nothing_heavy() -> None:
    loaded = json.loads(subprocess.run([sys.executable, "-c", FRESH], capture_output=True, check=True, text=True).stdout)
    assert "undaunted_nb" in loaded
    assert not set(HEAVY) & set(loaded)


def test_a_frame_loads_no_charts() -> None:
    code = "import sys, undaunted_nb as un; un.odds(2, 8).to_dataframe(); print('altair' in sys.modules, 'pandas' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True).stdout.split() == ["False", "True"]


def test_a_missing_library_is_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pandas", None)
    with pytest.raises(TutorError, match=r"pip install '\.\[tables\]'"):
        un.odds(2, 8).to_dataframe()


@pytest.mark.parametrize(
    ("brings", "waits", "remedy"),
    [("numpy", True, "this copy in the browser does not include"), ("pandas", False, "Run “import pandas”"), ("pandas", True, "")],
)
def test_a_site_in_the_browser_loads_what_it_brings(monkeypatch: pytest.MonkeyPatch, brings: str, waits: bool, remedy: str) -> None:
    def load(name: str) -> None:
        assert name == "pandas"
        monkeypatch.setitem(sys.modules, "pandas", pd)

    def run(done: None) -> None:
        assert done is None

    site = SimpleNamespace(loadPackage=load, lockfile=SimpleNamespace(packages=SimpleNamespace(**{brings: {}})))
    monkeypatch.setattr(display, "IN_BROWSER", True)
    monkeypatch.setitem(sys.modules, "pandas", None)
    monkeypatch.setitem(sys.modules, "pyodide", SimpleNamespace())
    monkeypatch.setitem(sys.modules, "pyodide.ffi", SimpleNamespace(can_run_sync=lambda: waits, run_sync=run))
    monkeypatch.setitem(sys.modules, "pyodide_js", site)
    if remedy:
        with pytest.raises(TutorError, match=remedy):
            un.odds(2, 8).to_dataframe()
    else:
        assert un.odds(2, 8).to_dataframe().shape == (1, 6)


@EVERY
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_line_of_an_output_holds_no_answer(name: str, language: str) -> None:
    """JupyterLab shows the first line of an output that is hidden."""
    i18n.set_language(language)
    found = result(name)
    html = found._repr_html_()
    assert html.splitlines()[0] == " ", "not empty, because JupyterLab would take the next line, and no code"
    if hasattr(found, "chart"):
        chart = found.chart()
        assert not re.search(r"\d+/\d+|\d[ \u00a0]?%|\d[.,]\d", repr(chart).splitlines()[0].replace("95%", ""))
