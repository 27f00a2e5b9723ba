"""A real Voila over the pages, separate from the settings of the person at this machine."""

import urllib.request
from pathlib import Path
from urllib.error import HTTPError

from tests.browser.server import Server
from undaunted_nb.jupyter import pages


class Voila(Server):
    """A server of the pages. ``home`` is the data folder of its account, where nothing of a visitor may arrive."""

    def __init__(self, folder: Path, *settings: str) -> None:
        super().__init__(folder / "voila.log")
        self.home, self.visits = folder / "home", folder / "visits"
        self.visits.mkdir()
        pages.write(folder / "pages")
        places = {"IPYTHONDIR": "ipython", "JUPYTER_CONFIG_DIR": "config", "JUPYTER_RUNTIME_DIR": "runtime", "UNDAUNTED_NB_HOME": "home"}
        own = {name: str(folder / place) for name, place in places.items()} | {"TMPDIR": str(self.visits)}
        own |= {"JUPYTER_PATH": pages.environment()["JUPYTER_PATH"]}
        self.start([*pages.command(folder / "pages", self.port), *settings], folder, own)

    def address(self, page: str, query: str = "") -> str:
        return f"{self.url}/voila/render/{page}.ipynb{'?' if query else ''}{query}"

    def greet(self) -> None:
        try:
            with urllib.request.urlopen(f"{self.url}/static/", timeout=5):
                pass
        except HTTPError:
            pass  # a refusal is an answer too
