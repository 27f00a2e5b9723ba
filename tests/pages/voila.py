"""A real Voila over the pages, separate from the settings of the person at this machine."""

import os
import subprocess
import time
import urllib.request
from pathlib import Path

from tests.browser.lab import STARTS_WITHIN, free_port
from undaunted_nb import pages


class Voila:
    """A server of the pages. ``home`` is the data folder of its account, where nothing of a visitor may arrive."""

    def __init__(self, folder: Path, *settings: str) -> None:
        self.home, self.visits, self.log = folder / "home", folder / "visits", folder / "voila.log"
        self.visits.mkdir()
        port = free_port()
        self.url = f"http://127.0.0.1:{port}"
        pages.write(folder / "pages")
        places = {"IPYTHONDIR": "ipython", "JUPYTER_CONFIG_DIR": "config", "JUPYTER_RUNTIME_DIR": "runtime", "UNDAUNTED_NB_HOME": "home"}
        own = {name: str(folder / place) for name, place in places.items()} | {"TMPDIR": str(self.visits)}
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                [*pages.command(folder / "pages", port), *settings], cwd=folder, env=os.environ | own, stdin=subprocess.DEVNULL, stdout=log,
                stderr=subprocess.STDOUT,
            )  # fmt: skip

    def address(self, page: str, query: str = "") -> str:
        return f"{self.url}/voila/render/{page}.ipynb{'?' if query else ''}{query}"

    def wait(self) -> None:
        until = time.monotonic() + STARTS_WITHIN
        while time.monotonic() < until and self.process.poll() is None:
            try:
                with urllib.request.urlopen(f"{self.url}/static/", timeout=5):
                    return
            except urllib.error.HTTPError:
                return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError(f"Voila did not start:\n{self.log.read_text()[-3000:]}")

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(timeout=15)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
