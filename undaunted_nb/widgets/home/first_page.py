"""Links to the notebooks from the first page of the browser-only site, which is none itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from undaunted_nb.engine.text import Text
from undaunted_nb.lessons.progress.user_data import on_first_page

if TYPE_CHECKING:
    from undaunted_nb.kit.scene.home import Guide, PaneItem


def notebooks() -> Guide:
    """Return the link to the first notebook."""
    return {"label": Text("home-notebooks"), "url": _address("00-start-here.ipynb")}


def link_files(items: Sequence[PaneItem]) -> list[PaneItem]:
    """Return the items of a pane, with addresses of their files where no notebook is around the table."""
    return [{**item, "href": _address(item["file"])} for item in items] if on_first_page() else list(items)


def _address(file: str) -> str:
    """Return the address of a file of the site. A notebook opens in JupyterLab."""
    return f"index.html?path={file}" if file.endswith(".ipynb") else f"files/{file}"
