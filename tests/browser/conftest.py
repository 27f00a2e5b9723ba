"""Fixtures of the browser tests: a real JupyterLab, a page that watches itself, and notebooks that run in it.

`open_notebook(name)` opens a copy of a project notebook, `open_cells(source, …)` a notebook of these cells; both run every cell and return
the page once the kernel is idle. (`opener.show(name)` opens a project notebook and runs nothing.) After each test the page must have had no
error in its console and asked nothing of another machine: a test that expects an error takes it out of `page_watch.errors` itself.
"""

import itertools
import re
import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import nbformat
import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, Request

from tests.browser import chromium
from tests.browser.lab import TOKEN, Lab
from tests.project.no_skips import lacking
from tests.project.paths import ROOT

NOTEBOOKS = ROOT / "notebooks"
WINDOW = {"width": 1500, "height": 1000}
PATIENCE = 60_000  # milliseconds: a cold JupyterLab on two busy cores

# "Idle" in the status bar comes before the page is ready for keys: JupyterLab's own commands are reliable.
RUN_ALL = """async () => {
  const app = window.jupyterapp, panel = app.shell.currentWidget;
  await panel.context.ready; await panel.sessionContext.ready; await panel.sessionContext.session.kernel.info;
  await app.commands.execute('notebook:run-all-cells');
}"""
OPENED = "path => window.jupyterapp?.shell?.currentWidget?.sessionContext?.path === path"
IDLE = "() => window.jupyterapp.shell.currentWidget.sessionContext.session.kernel.status === 'idle'"
RESTART = """async () => {
  const panel = window.jupyterapp.shell.currentWidget;
  await panel.sessionContext.restartKernel(); await panel.sessionContext.session.kernel.info;
}"""
UNCOVERED = "() => !document.getElementById('jupyterlab-splash')"
THEME = "async theme => { await window.jupyterapp.commands.execute('apputils:change-theme', {theme}); }"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="package")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    server = Lab(tmp_path_factory.mktemp("lab"))
    try:
        server.wait()
        yield server
    finally:
        server.stop()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    if chromium.find() is None:
        lacking(chromium.ADVICE)
    with chromium.launched() as opened:
        yield opened


@dataclass
class PageWatch:
    """The silent errors of a page."""

    own: str
    errors: list[str] = field(default_factory=list)
    left_the_machine: list[str] = field(default_factory=list)

    def follow(self, page: Page) -> None:
        page.on("console", self.console)
        page.on("pageerror", lambda error: self.errors.append(f"{error}\n{error.stack}"))
        page.on("request", self.request)

    def console(self, message: ConsoleMessage) -> None:
        """Note an error."""
        if message.type == "error":
            self.errors.append(message.text)

    def request(self, request: Request) -> None:
        """Note a request to another machine."""
        if request.url.startswith(("http:", "https:", "ws:", "wss:")) and not request.url.startswith(self.own):
            self.left_the_machine.append(request.url)


@pytest.fixture
def page_watch(lab: Lab) -> PageWatch:
    return PageWatch(lab.url)


@pytest.fixture
def page(browser: Browser, lab: Lab, page_watch: PageWatch) -> Iterator[Page]:
    """Yield a new empty page and check it for silent errors after the test."""
    context = browser.new_context(viewport=WINDOW)  # type: ignore[arg-type]  # a ViewportSize is such a dict
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page_watch.follow(page)
    yield page
    context.close()
    lab.forget()
    assert page_watch.errors == [], "the browser's console has errors"
    assert page_watch.left_the_machine == [], "the page asked something of another machine"


class NotebookOpener:
    """Opens notebooks in JupyterLab, each under a unique name."""

    _numbers = itertools.count(1)

    def __init__(self, lab: Lab, page: Page, test: str) -> None:
        self._lab = lab
        self._page = page
        self._folder = f"{next(self._numbers)}-{re.sub(r'[^a-z0-9]+', '-', test.lower()).strip('-')}"

    def notebook(self, name: str) -> Page:
        """Open and run a copy of a project notebook; `name` with or without `.ipynb`."""
        self.show(name)
        run_all(self._page)
        return self._page

    def show(self, name: str) -> Page:
        """Open a copy of a project notebook as it was saved, and run nothing."""
        return self._open(f"{self.copy(name)}.ipynb")

    def copy(self, name: str) -> str:
        """Copy a project notebook to the server's folder. Return its name without the ending."""
        shutil.copytree(NOTEBOOKS, self._lab.root / self._folder, ignore=shutil.ignore_patterns(".ipynb_checkpoints"), dirs_exist_ok=True)
        return name.removesuffix(".ipynb")

    def cells(self, *sources: str) -> Page:
        """Open and run a notebook of these code cells."""
        notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(source) for source in sources])
        notebook.metadata["kernelspec"] = {"name": "python3", "display_name": "Python 3 (ipykernel)", "language": "python"}
        (self._lab.root / self._folder).mkdir(exist_ok=True)
        nbformat.write(notebook, self._lab.root / self._folder / "cells.ipynb")
        self._open("cells.ipynb")
        run_all(self._page)
        return self._page

    @property
    def folder(self) -> Path:
        """The folder with the notebooks of this test."""
        return self._lab.root / self._folder

    def _open(self, name: str) -> Page:
        path = f"{self._folder}/{name}"
        self._page.goto(f"{self._lab.url}/lab/tree/{path}?reset&token={TOKEN}")
        self._page.wait_for_function(OPENED, arg=path)
        return self._page


def run_all(page: Page) -> None:
    """Run every cell of the open notebook, and wait until the kernel is idle."""
    page.evaluate(RUN_ALL)
    page.wait_for_function(IDLE)


def restart_kernel(page: Page) -> None:
    page.evaluate(RESTART)


def use_theme(page: Page, theme: str) -> None:
    """Set `light` or `dark`. JupyterLab covers itself during the change, so wait until the cover is gone."""
    page.wait_for_function(UNCOVERED)
    page.evaluate(THEME, f"JupyterLab {theme.capitalize()}")
    page.wait_for_function("theme => document.body.dataset.jpThemeName === theme", arg=f"JupyterLab {theme.capitalize()}")
    page.wait_for_function(UNCOVERED)


@pytest.fixture
def opener(lab: Lab, page: Page, request: pytest.FixtureRequest) -> NotebookOpener:
    return NotebookOpener(lab, page, request.node.name)


@pytest.fixture
def open_notebook(opener: NotebookOpener) -> Callable[[str], Page]:
    return opener.notebook


@pytest.fixture
def open_cells(opener: NotebookOpener) -> Callable[..., Page]:
    return opener.cells
