"""One picture with the home page in every entrance, side by side, to see whether they look like one product.

    python -m tests.browser.entrances --out entrances.png [--dark] [--site build/lite] [--notebook PYTHON] [--marimo PYTHON]

JupyterLab and Voila are those of this environment. The others are shown if you name them: the built browser-only site, and a Python that
has Notebook 7 or marimo.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import urllib.request
from base64 import b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from html import escape
from pathlib import Path

import nbformat
from playwright.sync_api import Browser, Page, ViewportSize

from tests.browser.chromium import launched
from tests.browser.conftest import OPENED, RUN_ALL, use_theme
from tests.browser.files import served
from tests.browser.lab import TOKEN, Lab
from tests.browser.server import Server
from tests.lite.page import SLOW, LitePage
from tests.pages.voila import Voila

SIZE: ViewportSize = {"width": 1366, "height": 768}
CODE = "import undaunted_nb as un\n\nun.home()"
HOME = ".un .home .station"
MARIMO = (
    "import marimo\n\napp = marimo.App(width='full')\n\n\n@app.cell\ndef _():\n    import undaunted_nb as un\n\n    un.home()\n    return\n"
)
SETTLED = 1500
"""Milliseconds for the last drawing: pictures and fonts."""


class Other(Server):
    """A server of another Python: Notebook 7 or marimo."""

    def __init__(self, folder: Path, python: str, *command: str) -> None:
        super().__init__(folder / "server.log")
        own = {
            name: str(folder / name.lower()) for name in ("JUPYTER_CONFIG_DIR", "JUPYTER_RUNTIME_DIR", "IPYTHONDIR", "UNDAUNTED_NB_HOME")
        }
        paths = {"JUPYTER_PATH": os.pathsep.join(filter(None, (f"{sys.prefix}/share/jupyter", os.environ.get("JUPYTER_PATH"))))}
        self.start([python, *(part.replace("PORT", str(self.port)) for part in command)], folder, own | paths)

    def greet(self) -> None:
        with urllib.request.urlopen(self.url, timeout=5):
            pass


@contextmanager
def running(server: Server) -> Iterator[Server]:
    try:
        server.wait()
        yield server
    finally:
        server.stop()


def notebook(folder: Path) -> None:
    """Write a notebook with the home page."""
    made = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(CODE)])
    made.metadata["kernelspec"] = {"name": "python3", "display_name": "Python 3 (ipykernel)", "language": "python"}
    nbformat.write(made, folder / "home.ipynb")


def lab(page: Page, folder: Path, *, dark: bool) -> bytes:
    with running(server := Lab(folder)):
        notebook(server.root)
        page.goto(f"{server.url}/lab/tree/home.ipynb?reset&token={TOKEN}")
        page.wait_for_function(OPENED, arg="home.ipynb")
        if dark:
            use_theme(page, "dark")
        page.evaluate(RUN_ALL)
        return drawn(page)


def notebook7(page: Page, folder: Path, python: str, *, dark: bool) -> bytes:
    notebook(folder)
    options = ("--no-browser", "--allow-root", "--JupyterNotebookApp.expose_app_in_browser=True", "--IdentityProvider.token=")
    with running(server := Other(folder, python, "-m", "notebook", "--ServerApp.port=PORT", *options)):
        page.goto(f"{server.url}/notebooks/home.ipynb")
        page.wait_for_function(OPENED, arg="home.ipynb")
        if dark:
            use_theme(page, "dark")
        page.evaluate(RUN_ALL)
        return drawn(page)


def voila(page: Page, folder: Path, *, dark: bool) -> bytes:
    with running(server := Voila(folder)):
        page.goto(server.address("home", "theme=dark" if dark else ""))
        return drawn(page)


def lite(page: Page, site: Path, *, dark: bool) -> bytes:
    with served(site) as address:
        it = LitePage(page, address)
        page.goto(f"{address}/lab/index.html")
        it.open("00-start-here.ipynb")
        if dark:
            use_theme(page, "dark")
        it.run_all()
        return drawn(page)


def marimo(page: Page, folder: Path, python: str, *, dark: bool) -> bytes:
    (folder / "home.py").write_text(MARIMO)
    if dark:
        (folder / "pyproject.toml").write_text('[tool.marimo.display]\ntheme = "dark"\n')
    with running(server := Other(folder, python, "-m", "marimo", "run", "home.py", "--headless", "--no-token", "--port", "PORT")):
        page.goto(server.url)
        return drawn(page)


def drawn(page: Page) -> bytes:
    """Wait until the home page is drawn, and return a picture of it."""
    page.locator(HOME).first.wait_for()
    page.wait_for_timeout(SETTLED)
    return page.screenshot()


def beside(browser: Browser, pictures: dict[str, bytes], out: Path) -> None:
    """Write one picture with all, two in a row, each below its name."""
    shown = "".join(
        f'<figure><figcaption>{escape(name)}</figcaption><img src="data:image/png;base64,{b64encode(data).decode()}"></figure>'
        for name, data in pictures.items()
    )
    style = "body{margin:16px;display:grid;grid-template-columns:1fr 1fr;gap:16px;font:20px sans-serif}figure{margin:0}img{width:100%;border:1px solid #888}"
    page = browser.new_page(viewport={"width": 1800, "height": 600})
    page.set_content(f"<style>{style}</style>{shown}")
    page.screenshot(path=out, full_page=True)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--out", type=Path, required=True)
    asked.add_argument("--dark", action="store_true")
    asked.add_argument("--site", type=Path)
    asked.add_argument("--notebook", metavar="PYTHON")
    asked.add_argument("--marimo", metavar="PYTHON")
    asked.add_argument("--only", help="the name of one entrance")
    told = asked.parse_args()
    entrances = {
        "JupyterLab": lambda page, folder: lab(page, folder, dark=told.dark),
        "Notebook 7": told.notebook and (lambda page, folder: notebook7(page, folder, told.notebook, dark=told.dark)),
        "Voila": lambda page, folder: voila(page, folder, dark=told.dark),
        "Browser only": told.site and (lambda page, _: lite(page, told.site, dark=told.dark)),
        "marimo": told.marimo and (lambda page, folder: marimo(page, folder, told.marimo, dark=told.dark)),
    }
    pictures = {}
    with launched() as browser, tempfile.TemporaryDirectory() as places:
        for name, shows in entrances.items():
            if not shows or told.only not in (None, name):
                continue
            context = browser.new_context(viewport=SIZE, locale="en-US", color_scheme="dark" if told.dark else "light")
            context.set_default_timeout(SLOW)
            page, folder = context.new_page(), Path(places) / name.replace(" ", "-")
            folder.mkdir()
            pictures[name] = shows(page, folder)
            context.close()
            print(name, flush=True)
        beside(browser, pictures, told.out)


if __name__ == "__main__":
    main()
