"""What all tables of a kernel share: the front end's code, its style and the art."""

from __future__ import annotations

import sys
from pathlib import Path

import anywidget
import traitlets

from undaunted_nb.drawing.svg import art

STATIC = Path(__file__).parent.parent / "static"


class Shared(anywidget.AnyWidget):
    """The code, the style and the art of the tables. It is never displayed. Each table refers to it, and ``load.js`` draws with it."""

    _esm = STATIC / "table.js"
    _css = STATIC / "table.css"

    art = traitlets.Dict().tag(sync=True)
    code = traitlets.Unicode("").tag(sync=True)
    """The front end again, where a page does not give a widget the code of another one (marimo)."""


def in_marimo() -> bool:
    """Return whether this is a notebook of marimo, whose widgets have no ipywidgets around them."""
    marimo = sys.modules.get("marimo")
    return marimo is not None and bool(marimo.running_in_notebook())


_shared: list[Shared] = []


def shared() -> Shared:
    """Return the shared models of this kernel, or new ones if they were closed (``Widget.close_all()``)."""
    if in_marimo():  # a cell that runs again closes its models, so no two tables share one
        return Shared(art=art(), code=(STATIC / "table.js").read_text(encoding="utf-8"))
    if not _shared or _shared[0].comm is None:
        _shared[:] = [Shared(art=art())]
    return _shared[0]
