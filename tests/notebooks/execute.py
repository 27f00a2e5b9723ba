"""Make the first page and the lesson notebooks, run all notebooks and store the results: same bytes everywhere.

    python -m tests.notebooks.execute [--check] [--jobs N] [NOTEBOOK…]

`--check` changes nothing and lists the notebooks that would change (exit code 1 if any).
"""

import argparse
import os
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from pathlib import Path

import nbformat
from nbclient import NotebookClient
from nbformat import NotebookNode
from traitlets.config import Config

import undaunted_nb as un
from tests.notebooks import navigation, ready
from tests.notebooks.fresh_home import COPIES, HOME, LANGUAGE, sockets
from tests.project import address
from tests.project.paths import ROOT
from undaunted_nb.i18n import FIRST, LANGUAGES
from undaunted_nb.lessons.authoring.notebook import START, first_page, name_of, notebook
from undaunted_nb.lessons.format.lesson import courses

NOTEBOOKS = ROOT / "notebooks"
WIDGET_VIEW = "application/vnd.jupyter.widget-view+json"
COLAB = "colab.ipynb"
ANSWERS = tuple(NOTEBOOKS / "ready" / language / "answers.ipynb" for language in LANGUAGES)
"""The answers to the exercises of the teachers' notebooks, which are made from `binder/docs/answers.py`."""
TIMEOUT = 300  # time limit of a cell in seconds
QUIET = "--IPKernelApp.log_level=ERROR"  # a kernel on this machine needs no encryption, but it warns each time

# Only kernel data common to every Python 3, without the version, which a patch release would change.
METADATA = {
    "kernelspec": {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"},
    "language_info": {"file_extension": ".py", "mimetype": "text/x-python", "name": "python"},
}


@cache
def made() -> dict[Path, str]:
    """Return the first page and the lesson notebooks before they run, each by its path."""
    lessons = {NOTEBOOKS / game / name_of(lesson.id): notebook(lesson) for game in courses() for lesson in un.lessons(game)}
    return {NOTEBOOKS / START: first_page(), NOTEBOOKS / COLAB: colab_page(), **lessons}


def answers_made() -> dict[Path, str]:
    """Return the answers to the exercises of the teachers' notebooks in each language. To compute them takes minutes."""
    sys.path.insert(0, str(ROOT / "binder/docs"))
    from guide import answers_notebook

    return {path: answers_notebook(path.parent.name) for path in ANSWERS}


def colab_page() -> str:
    """Return the notebook for Colab, which starts without the package and cannot see the address of its page."""
    run = "1. Run the two cells below, one after the other (Shift + Enter)."
    paste = "2. If somebody sent you a link: copy it, click the table, and press Ctrl + V."
    install = (
        f'if COLAB := "google.colab" in sys.modules:\n    %pip install --quiet "undaunted-nb @ git+https://github.com/{address.current()}"'
    )
    home = 'un.home() if COLAB else "This notebook is for Google Colab. Everywhere else, open 00-start-here.ipynb."'
    page = nbformat.v4.new_notebook(
        cells=[
            nbformat.v4.new_markdown_cell(f"# On Google Colab\n\n{run}\n{paste}"),
            nbformat.v4.new_code_cell(f"import sys\n\n{install}"),
            nbformat.v4.new_code_cell(f"import undaunted_nb as un\n\n{home}"),
        ]
    )
    strip(page)
    text: str = nbformat.writes(page)
    return text


def committed() -> list[Path]:
    """Return all existing notebooks."""
    return sorted(path for path in NOTEBOOKS.rglob("*.ipynb") if ".ipynb_checkpoints" not in path.parts)


def left_over() -> list[Path]:
    """Return notebooks without a lesson (renamed or moved in the course), and surplus first pages."""
    ours = [path for path in committed() if path.relative_to(NOTEBOOKS).parts[0] in courses() or path.name == START]
    return [path for path in ours if path not in made()]


def remove_empty(folder: Path) -> None:
    """Remove an empty folder."""
    if not any(folder.iterdir()):
        folder.rmdir()


def execute(notebook: NotebookNode, folder: Path) -> None:
    """Run every cell in order, with saved games and progress in a separate folder."""
    with tempfile.TemporaryDirectory() as home:
        env = os.environ | {HOME: home, LANGUAGE: FIRST, COPIES: "1", "IPYTHONDIR": f"{home}/ipython"}
        config = Config(KernelManager=sockets(home))
        NotebookClient(
            notebook, config=config, timeout=TIMEOUT, kernel_name="python3", record_timing=False, extra_arguments=[QUIET]
        ).execute(cwd=str(folder), env=env)


def strip(notebook: NotebookNode) -> None:
    """Remove what differs from run to run, and live views that a saved notebook cannot show."""
    notebook.metadata = nbformat.from_dict(METADATA)
    notebook.nbformat_minor = 5
    for number, cell in enumerate(notebook.cells):
        cell.id = f"c{number:02}"
        cell.metadata.pop("execution", None)
        for output in cell.get("outputs", []):
            output.get("data", {}).pop(WIDGET_VIEW, None)


def source_of(path: Path) -> str:
    """Return a notebook before it runs."""
    if path in ANSWERS:
        return answers_made()[path]
    return made().get(path) or ready.notebooks().get(path) or path.read_text(encoding="utf-8")


def text(path: Path) -> str:
    """Return the notebook to commit: a generated one from its sources, any other from its own file."""
    source = source_of(path)
    notebook = nbformat.reads(source, as_version=4)
    if path in navigation.paths():
        navigation.lead(path, notebook)
    path.parent.mkdir(parents=True, exist_ok=True)
    execute(notebook, path.parent)
    strip(notebook)
    nbformat.validate(notebook)
    return str(nbformat.writes(notebook)) + "\n"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.notebooks.execute", description="Run the notebooks and store what comes of it.")
    parser.add_argument("notebooks", nargs="*", type=Path, help="all of them, if none is named")
    parser.add_argument("--check", action="store_true", help="change nothing, tell what would change")
    parser.add_argument("--jobs", type=int, help="how many are run at the same time")
    options = parser.parse_args(arguments)
    paths = [path.resolve() for path in options.notebooks] or sorted({*committed(), *made(), *ready.notebooks(), *ANSWERS} - {*left_over()})
    changed = [] if options.notebooks else left_over()
    for path in changed:
        print(f"{path.relative_to(NOTEBOOKS)}: of no lesson")
        if not options.check:
            path.unlink()
            remove_empty(path.parent)
    with ProcessPoolExecutor(options.jobs) as pool:
        for path, new in zip(paths, pool.map(text, paths), strict=True):
            same = path.exists() and new == path.read_text(encoding="utf-8")
            print(f"{path.relative_to(NOTEBOOKS)}: {'same' if same else 'differs' if options.check else 'written'}", flush=True)
            if not same:
                changed.append(path)
                if not options.check:
                    path.write_text(new, encoding="utf-8")
    return int(options.check and bool(changed))


if __name__ == "__main__":
    sys.exit(main())
