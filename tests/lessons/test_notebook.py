"""Notebooks of lessons: valid, the same each time, in the language asked for, and as the formatter would have them."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import nbformat
import pytest

import undaunted_nb as un
from tests.notebooks.execute import METADATA
from tests.project.paths import ROOT
from undaunted_nb import i18n
from undaunted_nb.lessons.lesson import load, names
from undaunted_nb.lessons.markdown import escaped
from undaunted_nb.lessons.notebook import name_of, notebook, proved

un._give_words()
COURSE = names("normandy")
every_language = pytest.mark.parametrize("language", i18n.LANGUAGES)


@pytest.mark.parametrize("name", COURSE)
@every_language
def test_each_lesson_of_the_course(name: str, language: str) -> None:
    text = notebook(load(name), language)
    assert text == notebook(proved(name), language)
    found = nbformat.reads(text, as_version=4)
    nbformat.validate(found)
    assert nbformat.writes(found) + "\n" == text
    assert found.metadata == METADATA
    cells = found.cells
    assert [cell.id for cell in cells] == [f"c{i:02}" for i in range(len(cells))]
    assert [cell.cell_type for cell in cells] == ["markdown", "code", "markdown", "code", "markdown"]
    assert cells[0].source.startswith(f"# {escaped(load(name).said_title(language))}\n\n")
    assert cells[1].source == f'import undaunted_nb as un\n\nun.lesson("{name}", language="{language}")'
    assert cells[3].source.startswith("un.quiz(")
    at = COURSE.index(name)
    for other in (*COURSE[max(at - 1, 0) : at], *COURSE[at + 1 : at + 2]):
        assert f"]({name_of(other)})" in cells[-1].source
    assert "notebooks-" not in text


@every_language
def test_the_quiz_asks_for_the_rules_of_the_lesson(language: str) -> None:
    for name in COURSE:
        asked: dict[str, object] = {}
        code = json.loads(notebook(load(name), language))["cells"][3]["source"]

        class Quiz:
            @staticmethod
            def quiz(game: str, **named: object) -> None:
                asked.update(named, game=game)  # noqa: B023

        exec("".join(code), {"un": Quiz})  # noqa: S102  (our own code)
        assert asked.pop("seed") is not None
        assert asked == {"game": "normandy", "rules": list(load(name).taught), "language": language}


def test_names_are_numbered_by_the_course() -> None:
    assert name_of("normandy/board") == "01-board.ipynb"
    assert [name_of(name)[:2] for name in COURSE] == [f"{i:02}" for i in range(1, len(COURSE) + 1)]
    assert name_of("my-lesson") == "my-lesson.ipynb"
    assert name_of("chess/board") == "board.ipynb"


def test_a_lesson_of_ones_own_has_no_neighbours(tmp_path: Path) -> None:
    own = load("normandy/board")._replace(id="mine", title=(("", "*Mine* <b>"),))
    cells = json.loads(notebook(own, "en", "../mine.toml"))["cells"]
    assert len(cells) == 4
    assert cells[0]["source"][0] == "# \\*Mine\\* \\<b\\>\n"
    assert 'un.lesson("../mine.toml", language="en")' in cells[1]["source"]


def test_code_is_as_the_formatter_would_have_it(tmp_path: Path) -> None:
    for name in COURSE:
        (tmp_path / name_of(name)).write_text(notebook(load(name), "uk"), "utf-8")
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
        ("<b> & [x](y) $z$ `c`", r"\<b\> \& \[x\](y) \$z\$ \`c\`"),
        ("1. one", r"1\. one"),
        ("- one", r"\- one"),
        ("# one", r"\# one"),
        ("10 cards, 4 + 3 = 7.", "10 cards, 4 + 3 = 7."),
    ],
)
def test_plain_words_stay_plain(text: str, safe: str) -> None:
    assert escaped(text) == safe
