"""Notebooks of lessons: valid, reproducible, in the right language, and formatted."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import nbformat
import pytest

import undaunted_nb as un
from tests.notebooks.execute import METADATA
from tests.project.paths import ROOT
from undaunted_nb import i18n
from undaunted_nb.lessons.authoring.notebook import START, first_page, load_proved, name_of, notebook
from undaunted_nb.lessons.format.lesson import load, names
from undaunted_nb.lessons.format.markdown import escape_markdown

un._give_words()
COURSE = names("normandy")


@pytest.mark.parametrize("name", COURSE)
def test_each_lesson_of_the_course(name: str) -> None:
    text = notebook(load(name))
    assert text == notebook(load_proved(name))
    found = nbformat.reads(text, as_version=4)
    nbformat.validate(found)
    assert nbformat.writes(found) + "\n" == text
    assert found.metadata == METADATA
    cells = found.cells
    assert [cell.id for cell in cells] == [f"c{i:02}" for i in range(len(cells))]
    assert [cell.cell_type for cell in cells] == ["markdown", "code", "markdown"]
    for language in i18n.LANGUAGES:
        assert escape_markdown(load(name).said_title(language)) in cells[0].source.splitlines()[0]
    assert cells[1].source == f'import undaunted_nb as un\n\nun.lesson("{name}")'
    assert cells[1].metadata.jupyter.source_hidden
    at = COURSE.index(name)
    for other in (*COURSE[max(at - 1, 0) : at], *COURSE[at + 1 : at + 2]):
        assert f"]({name_of(other)})" in cells[2].source
    assert f"[{at + 1} / {len(COURSE)}](../{START})" in cells[2].source


def test_the_first_page_is_one_cell_that_runs_by_itself() -> None:
    cell, below = nbformat.reads(first_page(), as_version=4).cells
    assert below.cell_type == "markdown"  # running the cell leads there and adds no cell
    assert cell.source == "import undaunted_nb as un\n\nun.home()"
    assert cell.metadata.jupyter.source_hidden


def test_names_are_numbered_by_the_course() -> None:
    assert name_of("normandy/board") == "01-board.ipynb"
    assert [name_of(name)[:2] for name in COURSE] == [f"{i:02}" for i in range(1, len(COURSE) + 1)]
    assert name_of("my-lesson") == "my-lesson.ipynb"
    assert name_of("chess/board") == "board.ipynb"


def test_your_own_lesson_has_no_neighbors(tmp_path: Path) -> None:
    own = replace(load("normandy/board"), id="mine", title=(("", "*Mine* <b>"),))
    cells = json.loads(notebook(own, "../mine.toml"))["cells"]
    assert len(cells) == 3
    assert cells[0]["source"] == ["# \\*Mine\\* \\<b\\>"]
    assert 'un.lesson("../mine.toml")' in cells[1]["source"]


def test_code_is_as_the_formatter_would_have_it(tmp_path: Path) -> None:
    for name in COURSE:
        (tmp_path / name_of(name)).write_text(notebook(load(name)), "utf-8")
    for command in (["check"], ["format", "--check"]):
        done = subprocess.run(
            [sys.executable, "-m", "ruff", *command, "--no-cache", "--config", ROOT / "pyproject.toml", tmp_path],
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(
    ("text", "safe"),
    [
        ("a*b_c", r"a\*b\_c"),
        ("<b> & [x](y) $z$ `c`", r"\<b\> \& \[x\](y) <span>&#36;</span>z<span>&#36;</span> \`c\`"),
        (r"\(x\)", "<span>&#92;</span>(x<span>&#92;</span>)"),
        ("1. one", r"1\. one"),
        ("- one", r"\- one"),
        ("# one", r"\# one"),
        ("10 cards, 4 + 3 = 7.", "10 cards, 4 + 3 = 7."),
    ],
)
def test_plain_words_stay_plain(text: str, safe: str) -> None:
    assert escape_markdown(text) == safe
