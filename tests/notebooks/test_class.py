"""Notebooks for a class: answers are hidden until a click, slides are cut where they should, and an export keeps what is asked."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbconvert import HTMLExporter, SlidesExporter
from nbformat import NotebookNode
from traitlets.config import Config

import undaunted_nb as un
from tests.browser.chromium import launched
from tests.notebooks.execute import NOTEBOOKS, WIDGET_VIEW
from undaunted_nb.engine.errors import TutorError

PATHS = sorted((NOTEBOOKS / "teacher").rglob("*.ipynb"))
CLASS = pytest.mark.parametrize(
    "path", [path for path in PATHS if not path.name.startswith("07-")], ids=lambda path: f"{path.parent.name}/{path.name}"
)
EVERY = pytest.mark.parametrize("path", PATHS, ids=lambda path: f"{path.parent.name}/{path.name}")
SLIDES = {"slide", "fragment", "-", "skip"}
ASKING = (
    *("un.projector(", "un.guess(", "un.quiz(", "un.worksheet(", "un.table(", "un.explore(", "un.experiment("),
    *("simulation.roll(", "tree.fold(0)"),
)
"""How the last line of a cell begins that shows a question, a board, or something to try."""
FOLDED = re.compile(r"<details>.*?</details>", re.DOTALL)
RESULT = re.compile(r"\d+/\d+|\d[ \u00a0]?%|\d[.,]\d")
"""A fraction, a percentage or a decimal."""


def cells(path: Path) -> list[NotebookNode]:
    return list(nbformat.read(path, as_version=4).cells)


def last(source: str) -> str:
    """Return what the last line of a cell shows: if that is only a name, what the line before gave it."""
    *_, before, line = ["", *source.splitlines()]
    return before.removeprefix(f"{line} = ") if before.startswith(f"{line} = ") else line


@CLASS
def test_answers_are_hidden_until_a_click(path: Path) -> None:
    shown = [cell for cell in cells(path) if cell.cell_type == "code" and not last(cell.source).startswith(ASKING)]
    assert shown or path.name.startswith("03-")
    for cell in shown:
        assert cell.metadata.jupyter.outputs_hidden, cell.source
        assert cell.metadata.collapsed, cell.source
        assert cell.metadata.tags == ["answer"]


def test_the_answers_of_a_worksheet_are_hidden() -> None:
    for path in PATHS:
        if path.name.startswith("07-"):
            (sheet,) = [cell for cell in cells(path) if cell.source.strip() == "sheet.teacher"]
            assert sheet.metadata.jupyter.outputs_hidden
            assert sheet.metadata.collapsed


@CLASS
def test_no_sentence_below_an_answer_gives_it_away(path: Path) -> None:
    before = None
    for cell in cells(path):
        if cell.cell_type == "code":
            before = cell
        elif before is not None and not cell.source.startswith("#") and "../" not in cell.source:
            assert cell.source.count("<details>") == cell.source.count("</details>")
            assert not RESULT.search(FOLDED.sub("", cell.source)), cell.source
            assert not cell.source.partition("</details>")[2], "JupyterLab leaves no space below a folded text, but below a cell"
        else:
            before = None


@EVERY
def test_slides_begin_at_headings(path: Path) -> None:
    found = cells(path)
    kinds = [cell.metadata.slideshow.slide_type for cell in found]
    assert set(kinds) <= SLIDES
    for cell, kind in zip(found, kinds, strict=True):
        assert (kind == "slide") == (cell.cell_type == "markdown" and cell.source.startswith("#")), cell.source
        assert not re.search(r"\n## ", cell.source) or cell.source.startswith("# "), "a heading begins its own cell"


# ---------------------------------------------------------------- export


def output(shown: Any) -> NotebookNode:
    """Return the output of a cell as a notebook without a kernel stores it."""
    bundle = shown._repr_mimebundle_()
    data = bundle[0] if isinstance(bundle, tuple) else bundle
    kept = {name: value for name, value in data.items() if name != WIDGET_VIEW}
    found: NotebookNode = nbformat.v4.new_output("display_data", data=kept)
    return found


@pytest.fixture(scope="module")
def asked() -> tuple[NotebookNode, list[str]]:
    """Return a notebook with a quiz, a slide and a poll, and the lines of its question."""
    table = un.quiz("normandy", makers=["un.chance"], seed=2, fixed=True)
    shown = [table, un.projector(2, 8), un.guess("How likely is at least one hit?", un.odds(2, 8))]
    each = [nbformat.v4.new_code_cell("un.…", outputs=[output(one)]) for one in shown]
    for cell in each:
        cell.metadata["slideshow"] = {"slide_type": "slide"}
    assert table.guide is not None
    lines = [line.strip().removeprefix("( ) ") for line in table.guide.as_text().splitlines()]
    assert len(lines) > 2
    return nbformat.v4.new_notebook(cells=each), lines


@pytest.mark.parametrize("exporter", [HTMLExporter, SlidesExporter])
def test_an_export_keeps_the_question_and_its_options(asked: tuple[NotebookNode, list[str]], exporter: Any) -> None:
    notebook, lines = asked
    page, _ = exporter().from_notebook_node(notebook)
    body = unescape(re.sub(r"<(script|style)\b.*?</\1>|<[^>]+>", " ", page.partition("<body")[2], flags=re.DOTALL))
    words = re.sub(r"\s+", " ", body)
    assert [line for line in lines if line not in words] == []
    assert "How likely is at least one hit?" in unescape(page)
    folded = re.findall(r"<details[^>]*>(.*?)</details>", page, re.DOTALL)
    assert len(folded) == 2
    for answers in folded:
        assert "51/100" in answers, "the steps of a slide are in its export"
        page = page.replace(answers, "")
    assert "51/100" not in page


def test_an_export_can_leave_the_answers_out() -> None:
    path = NOTEBOOKS / "teacher/en/02-two-dice.ipynb"
    notebook = nbformat.read(path, as_version=4)
    answers = [cell for cell in notebook.cells if "answer" in cell.metadata.get("tags", ())]
    for cell in answers:
        cell.outputs = [nbformat.v4.new_output("display_data", data={"text/plain": "the secret"})]
    left_out = {"enabled": True, "remove_all_outputs_tags": ["answer"]}
    page, _ = HTMLExporter(config=Config({"TagRemovePreprocessor": left_out})).from_notebook_node(notebook)
    assert "the secret" in HTMLExporter().from_notebook_node(notebook)[0]
    assert "the secret" not in page
    assert "one hit is enough" in page


@pytest.mark.browser
def test_a_printed_page_has_the_question_without_the_network(asked: tuple[NotebookNode, list[str]], tmp_path: Path) -> None:
    notebook, lines = asked
    (tmp_path / "a.html").write_text(HTMLExporter().from_notebook_node(notebook)[0], encoding="utf-8")
    with launched() as browser:
        page = browser.new_page()
        page.route(re.compile("^https?:"), lambda route: route.abort())
        page.goto((tmp_path / "a.html").as_uri(), wait_until="domcontentloaded")
        page.emulate_media(media="print")
        words = page.inner_text("body")
        assert [line for line in lines if line not in words] == []
        assert "51/100" not in words
        page.locator("summary").first.click()
        assert "51/100" in page.inner_text("body")
        assert page.pdf().startswith(b"%PDF")


def test_a_poll_needs_a_result() -> None:
    with pytest.raises(TutorError, match=r"un\.odds"):
        un.guess("How likely is a hit?")
