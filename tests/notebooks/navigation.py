"""The lines of the notebooks for teachers that lead to the other ones. The row of notebooks in `home.toml` gives them.

    python -m tests.notebooks.navigation [--check]

It runs nothing. `--check` changes nothing and lists the notebooks that would change (exit code 1 if any).
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import nbformat
from nbformat import NotebookNode

from tests.project.paths import ROOT
from undaunted_nb.i18n import LANGUAGES
from undaunted_nb.lessons.course import overview

TEACHER = ROOT / "notebooks/teacher"
WORDS: dict[str, dict[str, str]] = tomllib.loads((ROOT / "tests/notebooks/navigation.toml").read_text(encoding="utf-8"))
START = "../../00-start-here.ipynb"


def paths() -> list[Path]:
    """Return the notebooks for teachers in all languages."""
    return [TEACHER / language / f"{name}.ipynb" for language in LANGUAGES for name in overview.teachers()]


@cache
def title(language: str, name: str) -> str:
    """Return the heading of a notebook."""
    cell = nbformat.read(TEACHER / language / f"{name}.ipynb", as_version=4).cells[0]
    return str(cell.source).splitlines()[0].removeprefix("# ")


def link(language: str, name: str) -> str:
    return f"[{title(language, name)}]({name}.ipynb)"


def above(language: str, name: str) -> str:
    """Return the lines below the heading."""
    words, row = WORDS[language], overview.teachers()
    at = row.index(name)
    others = " · ".join(f"[{WORDS[other]['name']}](../{other}/{name}.ipynb)" for other in LANGUAGES if other != language)
    steps = {
        "back": words["back"].format(link=link(language, row[at - 1])) if at else "",
        "next": words["next"].format(link=link(language, row[at + 1])) if at + 1 < len(row) else "",
    }
    place = words["place"].format(number=int(name[:2]), start=START, **steps)
    return f"{words['languages'].format(links=others)}\n\n{place}"


def below(language: str, name: str) -> str:
    """Return the last line."""
    words, row = WORDS[language], overview.teachers()
    following = row[row.index(name) + 1 :][:1]
    leads = [f"{link(language, one)}{'' if title(language, one).endswith('?') else '.'}" for one in following]
    return words["end"].format(next="".join(words["end_next"].format(link=lead) for lead in leads), start=START)


def lead(path: Path, notebook: NotebookNode) -> None:
    """Put the lines into a notebook: below its heading, and as the last one that leads to the first page."""
    language, name = path.parent.name, path.stem
    heading, *rest = notebook.cells[0].source.split("\n\n")
    kept = [part for part in rest if not part.startswith("*") or part.startswith("**")]
    notebook.cells[0].source = "\n\n".join([heading, above(language, name), *kept])
    last = [cell for cell in notebook.cells[1:] if cell.cell_type == "markdown"][-1]
    parts = last.source.split("\n\n")
    last.source = "\n\n".join([*(parts[:-1] if START in parts[-1] else parts), below(language, name)])


def text(path: Path) -> str:
    """Return a notebook with its lines."""
    notebook = nbformat.read(path, as_version=4)
    lead(path, notebook)
    return str(nbformat.writes(notebook)) + "\n"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.notebooks.navigation", description="Link the notebooks for teachers.")
    parser.add_argument("--check", action="store_true", help="change nothing, tell what would change")
    options = parser.parse_args(arguments)
    changed = [path for path in paths() if text(path) != path.read_text(encoding="utf-8")]
    for path in changed:
        print(path.relative_to(ROOT))
        if not options.check:
            path.write_text(text(path), encoding="utf-8")
    return int(options.check and bool(changed))


if __name__ == "__main__":
    sys.exit(main())
