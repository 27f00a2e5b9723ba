"""What all tables of a kernel share: the front end's code, its style and the art."""

from __future__ import annotations

from pathlib import Path

import anywidget
import traitlets

from undaunted_nb.scene.svg import art

STATIC = Path(__file__).parent.parent / "static"


class Shared(anywidget.AnyWidget):
    """The code, the style and the art of the tables. It is never displayed. Each table refers to it, and ``load.js`` draws with it."""

    _esm = STATIC / "table.js"
    _css = STATIC / "table.css"

    art = traitlets.Dict().tag(sync=True)


_made: list[Shared] = []


def shared() -> Shared:
    """Return the shared models of this kernel, or new ones if they were closed (``Widget.close_all()``)."""
    if not _made or _made[0].comm is None:
        _made[:] = [Shared(art=art())]
    return _made[0]
