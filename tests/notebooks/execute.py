"""Runs the notebooks and stores what comes of it, so that the same code gives the same bytes on every machine.

    python -m tests.notebooks.execute [--check] [NOTEBOOK…]

`--check` changes nothing and tells which notebooks would change (exit code 1 if any).
"""

import argparse
import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

import nbformat
from nbclient import NotebookClient
from nbformat import NotebookNode

from tests.project.paths import ROOT

NOTEBOOKS = ROOT / "notebooks"
WIDGET_VIEW = "application/vnd.jupyter.widget-view+json"
TIMEOUT = 300  # seconds a cell may take
QUIET = "--IPKernelApp.log_level=ERROR"  # a kernel on this machine needs no encryption, and says so each time

# Of the kernel only what every Python 3 has in common: no version, which the next patch release would change.
METADATA = {
    "kernelspec": {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"},
    "language_info": {"file_extension": ".py", "mimetype": "text/x-python", "name": "python"},
}


def execute(notebook: NotebookNode, folder: Path) -> None:
    """Runs every cell in order, with saved games and progress in a folder of its own."""
    with tempfile.TemporaryDirectory() as home:
        env = os.environ | {"UNDAUNTED_NB_HOME": home, "IPYTHONDIR": f"{home}/ipython"}
        NotebookClient(notebook, timeout=TIMEOUT, kernel_name="python3", record_timing=False, extra_arguments=[QUIET]).execute(
            cwd=str(folder), env=env
        )


def strip(notebook: NotebookNode) -> None:
    """Takes out what differs from run to run, and the live views that no saved notebook can show."""
    notebook.metadata = nbformat.from_dict(METADATA)
    notebook.nbformat_minor = 5
    for number, cell in enumerate(notebook.cells):
        cell.id = f"c{number:02}"
        cell.metadata.pop("execution", None)
        for output in cell.get("outputs", []):
            output.get("data", {}).pop(WIDGET_VIEW, None)


def text(path: Path) -> str:
    """The notebook as it is to be committed."""
    notebook = nbformat.read(path, as_version=4)
    execute(notebook, path.parent)
    strip(notebook)
    nbformat.validate(notebook)
    return str(nbformat.writes(notebook)) + "\n"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.notebooks.execute", description="Run the notebooks and store what comes of it.")
    parser.add_argument("notebooks", nargs="*", type=Path, default=sorted(NOTEBOOKS.glob("*.ipynb")))
    parser.add_argument("--check", action="store_true", help="change nothing, tell what would change")
    options = parser.parse_args(arguments)
    changed = False
    for path in options.notebooks:
        new = text(path)
        same = new == path.read_text(encoding="utf-8")
        changed |= not same
        print(f"{path.name}: {'same' if same else 'differs' if options.check else 'written'}")
        if not options.check and not same:
            path.write_text(new, encoding="utf-8")
    return int(options.check and changed)


if __name__ == "__main__":
    sys.exit(main())
