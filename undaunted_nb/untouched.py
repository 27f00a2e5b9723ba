"""A hook that keeps notebooks unchanged on disk if you only played them.

``server.py`` registers it before each save.

JupyterLab saves the output of cells every two minutes. In this project's notebooks that would replace the stored pictures with the current
language and state, and `git status` would list the files. If nobody wrote, moved or removed a cell, the hook saves the version from the
disk. Once you write in a notebook, Jupyter saves it like any other.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from .lessons.notebook import METADATA


def keep_as_it_came(model: dict[str, Any], path: str, contents_manager: Any, **_more: Any) -> None:
    """Replace the content to be saved with the stored one if nobody edited this built-in notebook."""
    if model.get("type") != "notebook":
        return
    from jupyter_server.utils import ApiPath, to_os_path

    try:
        stored = json.loads(Path(to_os_path(ApiPath(path), contents_manager.root_dir)).read_text(encoding="utf-8"))
        ours = stored["metadata"] == METADATA
    except (AttributeError, OSError, ValueError, KeyError, TypeError):
        return  # no file on this disk, or not a notebook: save it unchanged
    if ours and _written(stored) == _written(model["content"]):
        model["content"] = stored


def _written(notebook: Any) -> list[tuple[str, str]]:
    """Return the cells that a person wrote, without the empty cell that running the last cell adds."""
    cells = [(cell["cell_type"], "".join(cell["source"])) for cell in notebook["cells"]]
    while cells and cells[-1] == ("code", ""):
        cells.pop()
    return cells
