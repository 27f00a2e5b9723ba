"""A notebook that was only played is saved as it came: ``server.py`` asks this before Jupyter's server saves one.

JupyterLab saves what a cell shows by itself every two minutes. For our notebooks that would write the language and the state of the day
over the stored pictures, and `git status` would tell of it. So a notebook of ours in which no cell was written, moved or taken away is
put back as it lies on the disk. As soon as a person writes in one, it is theirs, and is saved as any other.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from .lessons.notebook import METADATA


def keep_as_it_came(model: dict[str, Any], path: str, contents_manager: Any, **_more: Any) -> None:
    """Before a notebook is saved: one of ours that was only run is what it was."""
    if model.get("type") != "notebook":
        return
    try:
        stored = json.loads(Path(contents_manager._get_os_path(path)).read_text(encoding="utf-8"))  # noqa: SLF001  (there is no other way)
        ours = stored["metadata"] == METADATA
    except (AttributeError, OSError, ValueError, KeyError, TypeError):
        return  # no file on this disk, or no notebook: it is saved as it is
    if ours and _written(stored) == _written(model["content"]):
        model["content"] = stored


def _written(notebook: Any) -> list[tuple[str, str]]:
    """What a person writes: the cells, without the empty one that running the last cell adds."""
    cells = [(cell["cell_type"], "".join(cell["source"])) for cell in notebook["cells"]]
    while cells and cells[-1] == ("code", ""):
        cells.pop()
    return cells
