"""A real Voila over the pages, separate from the settings of the person at this machine."""

import json
import os
import shutil
import urllib.request
from pathlib import Path
from urllib.error import HTTPError

from tests.browser.server import Server
from undaunted_nb.jupyter import pages
from undaunted_nb.lessons.authoring.notebook import page_notebook


def own_folders(folder: Path) -> dict[str, str]:
    """Return the variables that keep a server away from the settings and the data of the person at this machine."""
    places = {"IPYTHONDIR": "ipython", "JUPYTER_CONFIG_DIR": "config", "JUPYTER_RUNTIME_DIR": "runtime", "UNDAUNTED_NB_HOME": "home"}
    return {name: str(folder / place) for name, place in places.items()}


class Voila(Server):
    """A server of the pages. ``home`` is the data folder of its account, where nothing of a visitor may arrive."""

    def __init__(self, folder: Path, *settings: str) -> None:
        super().__init__(folder / "voila.log")
        self.home, self.visits, self.pages = folder / "home", folder / "visits", folder / "pages"
        self.visits.mkdir()
        pages.write(self.pages)
        shutil.copytree(Path(pages.__file__).parents[1] / "labextension", folder / "jupyter" / "labextensions" / "undaunted-nb")
        own = own_folders(folder) | {
            "TMPDIR": str(self.visits),
            "JUPYTER_PATH": os.pathsep.join((str(folder / "jupyter"), pages.environment()["JUPYTER_PATH"])),
        }
        self.start([*pages.command(self.pages, self.port), *settings], folder, own)

    def address(self, page: str, query: str = "") -> str:
        return f"{self.url}/voila/render/{page}.ipynb{'?' if query else ''}{query}"

    def add(self, name: str, *codes: str) -> None:
        """Add another page, of cells whose values it shows."""
        page = json.loads(page_notebook("home"))
        (cell,) = page["cells"]
        page["cells"] = [{**cell, "id": f"c{i:02}", "source": f"import undaunted_nb as un\n\n{code}"} for i, code in enumerate(codes)]
        (self.pages / f"{name}.ipynb").write_text(json.dumps(page), encoding="utf-8")

    def greet(self) -> None:
        try:
            with urllib.request.urlopen(f"{self.url}/static/", timeout=5):
                pass
        except HTTPError:
            pass  # a refusal is an answer too
