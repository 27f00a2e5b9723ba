"""`pytest --nbval` really compares: every cell was executed in order, and a changed digit is found.

nbval compares only what is stored: a cell that was never executed is run and compared with nothing. So this makes sure of what is stored.
"""

import ast
import copy
import json
import os
import re
import shutil
import subprocess
import sys
import zlib
from functools import cache
from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbformat import NotebookNode

import undaunted_nb as un
from tests.notebooks import languages
from tests.notebooks.execute import COLAB, METADATA, NOTEBOOKS, WIDGET_VIEW, committed, left_over, made
from tests.pictures import SOURCE
from tests.project.paths import ROOT
from tests.project.test_documents import LINK
from tests.sampling import sample
from undaunted_nb.i18n import FIRST, LANGUAGES
from undaunted_nb.lessons.authoring.notebook import START, name_of
from undaunted_nb.lessons.format.lesson import courses
from undaunted_nb.lessons.format.markdown import escape_markdown
from undaunted_nb.teaching.charts.chart import MIME

PATHS = committed()
TEACHER = NOTEBOOKS / "teacher"
FOLDERS = {language: NOTEBOOKS / ("" if language == FIRST else language) for language in LANGUAGES}
IMPORT = "import undaunted_nb as un"
MOST, PACKED = 15_000_000, 3_000_000


def named(path: Path) -> str:
    return path.relative_to(NOTEBOOKS).with_suffix("").as_posix()


every_notebook = pytest.mark.parametrize("path", PATHS, ids=named)

IGNORING_COMMENTS = re.compile(r"NBVAL_(IGNORE|SKIP)|PYTEST_VALIDATE_IGNORE", re.IGNORECASE)
IGNORING_TAGS = {"nbval-ignore-output", "nbval-skip"}
NOT_COMPARED = {"image/png", "image/jpeg"}
ADDRESS = re.compile(r"\bat 0x[0-9a-fA-F]+")
ERROR = re.compile(r"#\s*NBVAL_RAISES_EXCEPTION")
CYRILLIC = re.compile("[\u0400-\u04ff]")


@cache
def read(path: Path) -> NotebookNode:
    notebook: NotebookNode = nbformat.read(path, as_version=4)
    return notebook


def code_cells(notebook: NotebookNode) -> list[NotebookNode]:
    return [cell for cell in notebook.cells if cell.cell_type == "code"]


def outputs(notebook: NotebookNode) -> list[NotebookNode]:
    return [output for cell in code_cells(notebook) for output in cell.outputs]


def in_language(code: str, language: str) -> str:
    """Return a cell as in a notebook of this language, which is set where the package is imported."""
    return code if language == FIRST else code.replace(IMPORT, f'{IMPORT}\n\nun.set_language("{language}")', 1)


def for_programs(code: str) -> ast.Module:
    """Return code without what is for people alone: comments, the title of a sheet and the grades of a country."""
    tree = ast.parse(code)
    for call in ast.walk(tree):
        if isinstance(call, ast.Call):
            call.keywords = [word for word in call.keywords if word.arg not in {"title", "scale"}]
    return tree


def same_code(translated: str, english: str) -> bool:
    """Compare two cells. Words in Cyrillic letters, such as a pupil's name, stand for the English words in their place."""
    theirs, ours = for_programs(translated), for_programs(english)
    for word, original in zip(ast.walk(theirs), ast.walk(ours), strict=False):
        if isinstance(word, ast.Constant) and isinstance(original, ast.Constant) and CYRILLIC.search(str(word.value)):
            word.value = original.value
    return ast.dump(theirs) == ast.dump(ours)


def prose(path: Path) -> str:
    return "\n".join(cell.source for cell in read(path).cells if cell.cell_type == "markdown")


def sources(notebook: NotebookNode) -> list[tuple[str, str]]:
    return [(cell.cell_type, cell.source) for cell in notebook.cells]


def test_there_are_notebooks() -> None:
    assert PATHS
    assert PATHS[0].name == "00-start-here.ipynb"


def test_every_lesson_has_its_notebook() -> None:
    assert sorted(path for path in made() if not path.exists()) == [], "make notebooks"
    assert left_over() == [], "make notebooks"


@pytest.mark.parametrize("path", made(), ids=named)
def test_generated_notebooks_are_up_to_date(path: Path) -> None:
    assert sources(read(path)) == sources(nbformat.reads(made()[path], as_version=4)), "make notebooks"


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != FIRST])
def test_a_translated_notebook_has_the_code_of_the_english_one(language: str) -> None:
    names = {path.name for path in NOTEBOOKS.glob("*.ipynb")} - {START, "colab.ipynb"}  # those choose their language
    assert {path.name for path in FOLDERS[language].glob("*.ipynb")} == names
    for name in names:
        said = [cell.source for cell in code_cells(read(FOLDERS[language] / name))]
        assert said == [in_language(cell.source, language) for cell in code_cells(read(NOTEBOOKS / name))], name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_teachers_notebooks_have_the_same_code_and_lead_to_each_other(language: str) -> None:
    """They also lead to the first page."""
    names = [path.name for path in sorted((TEACHER / FIRST).glob("*.ipynb"))]
    paths = [TEACHER / language / name for name in names]
    assert [path.name for path in sorted((TEACHER / language).glob("*.ipynb"))] == names != []
    for name, path in zip(names, paths, strict=True):
        english = [in_language(cell.source, language) for cell in code_cells(read(TEACHER / FIRST / name))]
        for cell, original in zip(code_cells(read(path)), english, strict=True):
            assert same_code(cell.source, original), f"{name}: {cell.id}"
    for path, goes_on in zip(paths, [*paths[1:], NOTEBOOKS / START], strict=True):
        leads = {(path.parent / target).resolve() for cell in read(path).cells for target in LINK.findall(cell.source)}
        assert {goes_on, NOTEBOOKS / START} <= leads, path


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", courses())
def test_a_course_is_listed_whole_in_the_notebook_of_a_game(game: str, language: str) -> None:
    folder = FOLDERS[language]
    up = os.path.relpath(NOTEBOOKS, folder)
    listed = [
        f"{number}. [{escape_markdown(lesson.said_title(language))}]({Path(up, game, name_of(lesson.id)).as_posix()})"
        for number, lesson in enumerate(un.lessons(game), 1)
    ]
    assert [path for path in PATHS if path.parent == folder and "\n".join(listed) in prose(path)]


@pytest.mark.parametrize("path", sample(PATHS, 40), ids=named)
def test_every_cell_that_shows_a_table_runs_by_itself(path: Path) -> None:
    """Each cell runs in a fresh kernel, so you can click a picture, run its cell and get the table."""
    shown = [cell for cell in code_cells(read(path)) if any(is_table(output.get("data", {})) for output in cell.outputs)]
    for cell in shown:
        assert cell.source.startswith(IMPORT)
        exec(compile(cell.source, str(path), "exec"), {})  # noqa: S102  (our own code)


def test_the_notebooks_are_light() -> None:
    """A lesson has one picture. All notebooks together are small, and smaller when packed as in a wheel."""
    for path in made():
        assert sum(is_table(output.get("data", {})) for output in outputs(read(path))) == (path.name != COLAB), path
    texts = [path.read_bytes() for path in PATHS]
    assert sum(map(len, texts)) < MOST
    assert sum(len(zlib.compress(text, 9)) for text in texts) < PACKED


@every_notebook
def test_links_lead_somewhere(path: Path) -> None:
    targets = [target for cell in read(path).cells if cell.cell_type == "markdown" for target in LINK.findall(cell.source)]
    assert [target for target in targets if not (path.parent / target).is_file()] == []


@every_notebook
def test_every_cell_was_executed_in_order(path: Path) -> None:
    counts = [cell.execution_count for cell in code_cells(read(path))]
    assert counts
    assert counts == list(range(1, len(counts) + 1)), "make notebooks"


@every_notebook
def test_every_result_carries_its_number(path: Path) -> None:
    for cell in code_cells(read(path)):
        assert {output.execution_count for output in cell.outputs if output.output_type == "execute_result"} <= {cell.execution_count}


@every_notebook
def test_nothing_is_ignored_or_skipped(path: Path) -> None:
    for cell in code_cells(read(path)):
        assert not IGNORING_COMMENTS.search(cell.source)
        assert not IGNORING_TAGS & set(cell.metadata.get("tags", []))


@every_notebook
def test_no_cell_failed(path: Path) -> None:
    """A cell can show an exception on purpose if it is marked. Any other error must not be stored."""
    for cell in code_cells(read(path)):
        expected = bool(ERROR.match(cell.source)) or "raises-exception" in cell.metadata.get("tags", [])
        assert expected == any(output.output_type == "error" for output in cell.outputs)
        assert not [output for output in cell.outputs if output.get("name") == "stderr"]


@every_notebook
def test_no_live_view_is_stored(path: Path) -> None:
    notebook = read(path)
    assert "widgets" not in notebook.metadata
    assert not [output for output in outputs(notebook) if WIDGET_VIEW in output.get("data", {})]


@every_notebook
def test_every_stored_output_is_compared_by_nbval(path: Path) -> None:
    assert not [output for output in outputs(read(path)) if NOT_COMPARED & set(output.get("data", {}))]


@every_notebook
def test_no_stored_output_differs_from_run_to_run(path: Path) -> None:
    notebook = read(path)
    assert notebook.metadata == METADATA
    assert [cell.id for cell in notebook.cells] == [f"c{number:02}" for number in range(len(notebook.cells))]
    assert not [cell for cell in notebook.cells if "execution" in cell.metadata]
    assert not [output for output in outputs(notebook) if ADDRESS.search(json.dumps(output))]


def is_table(data: dict[str, Any]) -> bool:
    return bool(SOURCE.search("".join(data.get("text/html", ""))))


def is_chart(data: dict[str, Any]) -> bool:
    return MIME in data


@every_notebook
def test_a_table_has_a_picture_without_a_kernel(path: Path) -> None:
    """On GitHub, in an exported page or in an untrusted notebook you see one picture with a description, and words."""
    for output in outputs(read(path)):
        if "data:image/svg+xml" in json.dumps(output):
            data = output.data
            assert is_table(data) or 'class="card ' in data["text/html"], "a table, or the board of a lesson card"
            assert set(data) == {"text/html", "text/plain"}, "one form of the picture"
            assert "".join(data["text/plain"]).strip()
            assert "<script" not in data["text/html"]


@every_notebook
def test_a_chart_has_words_where_charts_cannot_be_drawn(path: Path) -> None:
    """A chart is a picture, with its numbers in words."""
    for output in outputs(read(path)):
        if is_chart(data := output.get("data", {})):
            # The first line is empty, because JupyterLab shows that of a hidden output.
            assert data["image/svg+xml"].lstrip().startswith("<svg")
            assert data["text/plain"].strip()


def nbval(*paths: Path, package: Path = ROOT) -> subprocess.CompletedProcess[str]:
    """Return nbval's report on notebooks, run with the package below `package`."""
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-p",
        "tests.notebooks.fresh_home",
        "--nbval",
        "--nbval-current-env",
        "-p",
        "no:cacheprovider",
        "-q",
    ]
    env = os.environ | {"PYTHONPATH": f"{package}{os.pathsep}{ROOT}"}
    folder = paths[0].parent
    return subprocess.run([*command, f"--rootdir={folder}", *paths], cwd=folder, env=env, capture_output=True, text=True, check=False)


def with_another_digit(text: str) -> str:
    """Return the text with its last digit changed."""
    return re.sub(r"(\d)(?=\D*$)", lambda digit: str((int(digit[0]) + 1) % 10), text, count=1)


def spoiled(notebook: NotebookNode, kind: str) -> NotebookNode | None:
    """Return a copy cut after the first output of this kind, with one digit changed, or `None` without an output."""
    changed = copy.deepcopy(notebook)
    for position, cell in enumerate(changed.cells):
        for output in cell.get("outputs", []):
            holder, key = (output, "text") if kind == "stream" else (output.get("data", {}), kind)
            if re.search(r"\d", stored := holder.get(key, "")):
                holder[key] = with_another_digit(stored)
                changed.cells = changed.cells[: position + 1]
                return changed
    return None


@pytest.mark.slow(reason="runs notebooks in kernels")
def test_a_changed_digit_is_found(tmp_path: Path) -> None:
    """In a picture and in a text; an unchanged copy passes."""
    original, changed = next((copy.deepcopy(read(path)), changed) for path in made() if (changed := spoiled(read(path), "text/html")))
    original.cells = original.cells[: len(changed.cells)]
    nbformat.write(original, tmp_path / "same.ipynb")
    nbformat.write(changed, tmp_path / "picture.ipynb")
    nbformat.write(next(changed for path in PATHS if (changed := spoiled(read(path), "text/plain"))), tmp_path / "text.ipynb")

    done = nbval(*sorted(tmp_path.glob("*.ipynb")))
    failures = re.findall(r"^FAILED (\w+)\.ipynb::", done.stdout, re.MULTILINE)
    assert failures == ["picture", "text"], done.stdout
    assert re.search(r"^.*mismatch 'text/html'", done.stdout, re.MULTILINE), done.stdout
    assert re.search(r"^.*mismatch 'text/plain'", done.stdout, re.MULTILINE), done.stdout


@pytest.mark.slow(reason="runs a notebook in a kernel, with a copy of the package")
def test_a_wrong_cover_is_found(tmp_path: Path) -> None:
    """The example round, run with a copy of the package in which the wood of 17B covers less."""
    shutil.copytree(ROOT / "undaunted_nb", tmp_path / "undaunted_nb", ignore=shutil.ignore_patterns("__pycache__"))
    tiles = tmp_path / "undaunted_nb/games/undaunted/normandy/tiles.toml"
    wrong, found = re.subn(r"^17B = \{ cover = 3,", "17B = { cover = 2,", tiles.read_text(), flags=re.MULTILINE)
    assert found == 1
    tiles.write_text(wrong)
    done = nbval(NOTEBOOKS / "01-the-example-round.ipynb", package=tmp_path)
    assert done.returncode == 1, done.stdout
    assert re.search(r"^  - .*cover 2\b.*\n(  \?.*\n)?  \+ .*cover 3\b", done.stdout, re.MULTILINE), done.stdout


@pytest.mark.parametrize("nightly", [False, True])
def test_a_long_notebook_is_run_in_one_language_by_day_and_in_all_at_night(nightly: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(languages, "NIGHTLY", nightly)
    taken = [path for path in PATHS if not languages.pytest_ignore_collect(path)]
    for name, language in languages.BY_DAY.items():
        assert {path.parent.name for path in taken if path.stem == name} == ({*LANGUAGES} if nightly else {language})
    assert {path.stem for path in taken} == {path.stem for path in PATHS}
