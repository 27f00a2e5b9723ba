"""Notebooks that only ran: `git status` in a clone does not list them, and their files keep everything that Jupyter saved.

``__init__.py`` calls ``tell_git`` after each save. If only outputs differ from the version in git's index, git learns that it has seen the
file as it is now, as after ``git add``, and the index keeps its version. So nothing is staged, and the next change of a person is listed.

Git runs this file as a filter (``.gitattributes``), which decides on exactly the bytes that git reads. So it imports only the standard
library.
"""

from __future__ import annotations

import json
import shlex
import subprocess
import sys
import time
from pathlib import Path
from threading import Lock
from typing import Any

FILTER = "undaunted-nb"
"""The name of the filter in ``.gitattributes``. Clones and forks of this project have it, other repositories don't."""
LEFT_TO_JUPYTER = {"language_info", "widgets"}
"""The metadata of a notebook that Jupyter writes by itself: the kernel's version, and the state of live widgets."""
_one_at_a_time = Lock()


def is_played(new: bytes, old: bytes) -> bool:
    """Return whether one notebook is another that Jupyter ran and saved: only outputs differ, and none was cleared.

    A notebook without a kernel's version was not saved by Jupyter: ``make notebooks`` wrote it.
    """
    try:
        new_notebook, old_notebook = json.loads(new), json.loads(old)
        cells, before = new_notebook["cells"], old_notebook["cells"]
        while len(cells) > len(before) and _is_empty(cells[-1]):
            cells.pop()  # JupyterLab adds an empty cell when the last one runs
        return (
            "version" in new_notebook["metadata"]["language_info"]
            and len(cells) == len(before)
            and all(_source_of(cell) in (_source_of(other), _source_of(_unfold(other))) for cell, other in zip(cells, before, strict=True))
            and all(bool(cell.get("outputs")) >= bool(other.get("outputs")) for cell, other in zip(cells, before, strict=True))
            and _frame(new_notebook) == _frame(old_notebook)
        )
    except (AttributeError, KeyError, RecursionError, TypeError, ValueError):
        return False  # not a notebook


def _is_empty(cell: dict[str, Any]) -> bool:
    return cell["cell_type"] == "code" and not any(cell[name] for name in ("source", "outputs", "metadata"))


def _source_of(cell: dict[str, Any]) -> str:
    """Return all of a cell but what running it changes."""
    metadata = {name: value for name, value in cell["metadata"].items() if name != "execution"}  # the times of a run
    rest = {name: value for name, value in cell.items() if name not in ("outputs", "execution_count")}
    return json.dumps({**rest, "metadata": metadata, "source": "".join(cell["source"])}, sort_keys=True)


def _unfold(cell: dict[str, Any]) -> dict[str, Any]:
    """Return a cell whose outputs are visible, as they are after JupyterLab has run it."""
    metadata = {name: value for name, value in cell["metadata"].items() if name != "collapsed"}
    rest = {name: value for name, value in metadata.pop("jupyter", {}).items() if name != "outputs_hidden"}
    return {**cell, "metadata": {**metadata, **({"jupyter": rest} if rest else {})}}


def _frame(notebook: dict[str, Any]) -> str:
    """Return all of a notebook but its cells and what Jupyter writes by itself."""
    metadata = {name: value for name, value in notebook["metadata"].items() if name not in LEFT_TO_JUPYTER}
    return json.dumps({**notebook, "cells": [], "metadata": metadata}, sort_keys=True)


def tell_git(path: str) -> None:
    """Let git treat a notebook that only ran as unchanged. Change nothing about any other file, and never raise an error."""
    file = Path(path)
    with _one_at_a_time:
        try:
            filtered = _git(file, *"check-attr -z filter --".split(), file.name).split(b"\0")[2:3] == [FILTER.encode()]  # noqa: SIM905  (alone, it looks like the key of a message)
            if file.suffix != ".ipynb" or not filtered:
                return
            if not is_played(file.read_bytes(), _git(file, "cat-file", "blob", f":./{file.name}")):
                return  # most saves of a person end here, without a lock on the index
            command = " ".join(map(shlex.quote, (sys.executable, "-I", __file__)))
            # Git compares the contents of a file that is not older than its index by a whole second.
            time.sleep(min(max(int(file.stat().st_mtime) + 1 - time.time(), 0), 1))
            settings = ("-c", f"filter.{FILTER}.clean={command} %f", "-c", f"filter.{FILTER}.required=true")
            _git(file, *settings, "update-index", "--", file.name)
        except (OSError, subprocess.CalledProcessError):
            return  # no git, no clone, a new file, a merge, or another process has the index


def _git(file: Path, *arguments: str) -> bytes:
    return _run("-C", str(file.parent), *arguments)


def _run(*arguments: str) -> bytes:
    return subprocess.run(["git", *arguments], stdin=subprocess.DEVNULL, capture_output=True, check=True).stdout  # noqa: S603, S607  (the user's own git)


def main(path: str) -> None:
    """Act as git's filter: print the version in the index for a notebook that only ran, and refuse any other file."""
    new = sys.stdin.buffer.read()
    old = _run("cat-file", "blob", f":{path}")
    if not is_played(new, old):
        sys.exit(1)  # git then leaves its index as it is
    sys.stdout.buffer.write(old)


if __name__ == "__main__":
    main(sys.argv[1])
