"""Fixtures of the browser tests: a real JupyterLab, a page that watches itself, and notebooks that run in it.

`open_notebook(name)` opens a copy of a project notebook, `open_cells(source, …)` a notebook of these cells; both run every cell and return
the page once the kernel is idle. (`opener.show(name)` opens a project notebook and runs nothing.) After each test the page must have had no
error in its console and asked nothing of another machine: a test that expects an error takes it out of `page_watch.errors` itself.

The tests of a worker share one page of JupyterLab and one kernel, which are as new for each test: a page takes five seconds, and clearing one
less than a half. A test that loads its page again, changes it before it is loaded, or ends its kernel has `@pytest.mark.own_page`. One that
changes the package in its kernel has `@pytest.mark.changes_package`.
"""

import itertools
import re
import shutil
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

import nbformat
import pytest
from playwright.sync_api import Browser, ConsoleMessage, Error, Page, Playwright, Request, expect

from tests.browser import chromium
from tests.browser.lab import TOKEN, Lab
from tests.browser.stills import Still, StillTable
from tests.browser.table import Hands, Keyboard, Table
from tests.project.no_skips import lacking
from tests.project.paths import ROOT

NOTEBOOKS = ROOT / "notebooks"
WINDOW = {"width": 1500, "height": 1000}
CALM: Literal["reduce"] = "reduce"
"""Pages move less, which costs a tenth of the time. A test of motion asks for it: ``page.emulate_media(reduced_motion="no-preference")``."""
PATIENCE = 60_000  # milliseconds: a cold JupyterLab on two busy cores
expect.set_options(timeout=PATIENCE)

# "Idle" in the status bar comes before the page is ready for keys: JupyterLab's own commands are reliable.
RUN_ALL = """async () => {
  const app = window.jupyterapp, panel = app.shell.currentWidget;
  await panel.context.ready; await panel.sessionContext.ready; await panel.sessionContext.session.kernel.info;
  await app.commands.execute('notebook:run-all-cells');
}"""
OPENED = "path => window.jupyterapp?.shell?.currentWidget?.sessionContext?.path === path"
IDLE = "() => window.jupyterapp.shell.currentWidget.sessionContext.session.kernel.status === 'idle'"
# The kernel comes back in the folder where it is now, which need not be the one where it was started.
RESTART = """async () => {
  const { sessionContext } = window.jupyterapp.shell.currentWidget;
  const execute = async (code) => {
    const future = sessionContext.session.kernel.requestExecute({ code, silent: true, user_expressions: { folder: "__import__('os').getcwd()" } });
    return (await future.done).content.user_expressions.folder.data["text/plain"];
  };
  const folder = await execute("");
  await sessionContext.restartKernel(); await sessionContext.session.kernel.info;
  await execute(`__import__("os").chdir(${folder})`);
}"""
OPEN = """async ([path, id]) => {
  const panel = await window.jupyterapp.commands.execute('docmanager:open', { path, factory: 'Notebook', ...(id && { kernel: { id } }) });
  await panel.context.ready;
}"""
KERNEL = """async () => {
  const { sessionContext } = window.jupyterapp.shell.currentWidget;
  await sessionContext.ready;
  return sessionContext.session.kernel.id;
}"""
CLOSE = """async () => {
  if (document.fullscreenElement) await document.exitFullscreen();
  for (const widget of [...window.jupyterapp.shell.widgets('main')]) widget.dispose();
  localStorage.clear();
}"""
IN_KERNEL = """async ([id, code]) => {
  const kernel = window.jupyterapp.serviceManager.kernels.connectTo({ model: { id, name: 'python3' }, handleComms: false });
  const late = new Promise((done) => setTimeout(done, 15_000, { content: { status: 'late' } }));
  const reply = await Promise.race([kernel.requestExecute({ code, store_history: false }).done, late]);
  kernel.dispose();
  return reply.content.status;
}"""
# A kernel that is as new: no names, no widgets, no language. To import the package again takes half a second, so that is for tests that change it.
AS_NEW = """
import os, sys
os.environ["UNDAUNTED_NB_HOME"] = {home!r}
if "ipywidgets" in sys.modules:
    sys.modules["ipywidgets"].Widget.close_all()
if "undaunted_nb.i18n" in sys.modules:
    sys.modules["undaunted_nb.i18n"]._current = ""
for name in [name for name in sys.modules if {again} and name.partition(".")[0] == "undaunted_nb"]:
    del sys.modules[name]
get_ipython().reset(new_session=True)  # it counts its cells from one: our notebooks run their first cell only in a kernel that has run nothing
__import__("gc").collect()  # no name from above is left
"""
# What a kernel knows of its notebook when it is started for it.
MOVE = """
__import__("os").environ["JPY_SESSION_NAME"] = {path!r}
__import__("os").chdir({folder!r})
"""
UNCOVERED = "() => !document.getElementById('jupyterlab-splash')"
THEME = "async theme => { await window.jupyterapp.commands.execute('apputils:change-theme', {theme}); }"


FAILED = pytest.StashKey[bool]()


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "own_page: has a page of JupyterLab and a kernel that no other test had")
    config.addinivalue_line("markers", "changes_package: changes modules of the package in its kernel")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


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


playwright = chromium.started


@pytest.fixture(scope="package")
def chrome(playwright: Playwright) -> Iterator[Browser]:
    if chromium.find(playwright) is None:
        lacking(chromium.ADVICE)
    with chromium.launched_by(playwright) as opened:
        yield opened


@pytest.fixture(scope="package")
def browser(chrome: Browser) -> Browser:
    """Return the browser of the tests. A file with tests of another browser has a fixture of this name."""
    return chrome


@pytest.fixture
def still(browser: Browser, own_home: Path) -> Iterator[Callable[..., Still]]:
    """Yield `Still` without its first parameter. The tables are closed after the test, and their pages must have had no error."""
    opened: list[Still] = []

    def show(*table: Any, **look: Any) -> Still:
        opened.append(Still(browser, *table, **look))
        return opened[-1]

    yield show
    errors = [error for one in opened for error in one.errors]
    for one in opened:
        one.close()
    assert errors == []


Sits = Callable[..., Table]


@pytest.fixture
def sit(still: Callable[..., Still], request: pytest.FixtureRequest) -> Sits:
    """Return what opens the table that some cells show: in a notebook for the keyboard, as JupyterLab has keys too, and in a plain page for the mouse."""

    def opened(hands_of: Callable[[Table], Hands], *cells: str) -> Table:
        if hands_of is Keyboard:
            return Table(request.getfixturevalue("open_cells")(*cells))
        return StillTable(still(shown_by(*cells), "1366x768"))

    return opened


def shown_by(*cells: str) -> Any:
    """Return what the last line of the cells shows. They run in this process."""
    *lines, last = "\n".join(cells).splitlines()
    names: dict[str, Any] = {}
    exec("\n".join(lines), names)  # noqa: S102 (the tests' own code)
    return eval(last, names)  # noqa: S307


@dataclass
class PageWatch:
    """The silent errors of a page."""

    own: str
    errors: list[str] = field(default_factory=list)
    left_the_machine: list[str] = field(default_factory=list)

    def follow(self, page: Page) -> None:
        page.on("console", self.console)
        page.on("pageerror", self.pageerror)
        page.on("request", self.request)

    @contextmanager
    def following(self, page: Page) -> Iterator[None]:
        self.follow(page)
        yield
        page.remove_listener("console", self.console)
        page.remove_listener("pageerror", self.pageerror)
        page.remove_listener("request", self.request)

    def pageerror(self, error: Error) -> None:
        """Note an exception that nothing caught, but not that of JupyterLab's notebook that is closed while it takes the focus."""
        if "_ensureFocus" not in (error.stack or ""):
            self.errors.append(f"{error}\n{error.stack}")

    def console(self, message: ConsoleMessage) -> None:
        """Note an error, but not those of JupyterLab's debugger and notebook when one is closed soon after it was opened."""
        if (
            message.type == "error"
            and not message.text.startswith("Could not restore the debugger state")
            and "_ensureFocus" not in message.text
        ):
            self.errors.append(message.text)

    def request(self, request: Request) -> None:
        """Note a request to another machine."""
        if request.url.startswith(("http:", "https:", "ws:", "wss:")) and not request.url.startswith(self.own):
            self.left_the_machine.append(request.url)


@pytest.fixture
def page_watch(lab: Lab) -> PageWatch:
    return PageWatch(lab.url)


class Desk:
    """A page of JupyterLab, and the kernel of its notebooks."""

    def __init__(self, browser: Browser, lab: Lab) -> None:
        self._lab = lab
        self.kernel = ""
        context = browser.new_context(viewport=WINDOW, reduced_motion=CALM)  # type: ignore[arg-type]  # a ViewportSize is such a dict
        context.set_default_timeout(PATIENCE)
        self.page = context.new_page()

    def open(self, path: str) -> None:
        """Open a notebook alone, with the kernel that there is in the notebook's folder."""
        if self.kernel:
            self._execute(MOVE.format(path=str(self._lab.root / path), folder=str((self._lab.root / path).parent)))
            self.page.evaluate(CLOSE)
            self.page.evaluate(OPEN, [path, self.kernel])
        else:
            self.page.goto(f"{self._lab.url}/lab/tree/{path}?reset&token={TOKEN}")
        self.page.wait_for_function(OPENED, arg=path)
        self.kernel = self.page.evaluate(KERNEL)

    def clear(self, *, again: bool) -> bool:
        """Make page and kernel as new for another test, which imports the package again if it was changed. Return whether that was possible."""
        page = self.page
        page.set_viewport_size(WINDOW)  # type: ignore[arg-type]  # a ViewportSize is such a dict
        page.emulate_media(reduced_motion=CALM)
        page.context.clear_permissions()
        page.mouse.move(0, 0)
        if page.evaluate("document.body.dataset.jpThemeLight") == "false":
            use_theme(page, "light")
        page.evaluate(CLOSE)
        cleared = self._execute(AS_NEW.format(home=str(self._lab.home), again=again))
        self._lab.forget(self.kernel)
        return cleared

    def _execute(self, code: str) -> bool:
        return bool(self.page.evaluate(IN_KERNEL, [self.kernel, code]) == "ok")


class Desks:
    """Gives each test a desk: the one that a test before it had if that can be cleared, or a new one."""

    def __init__(self, browser: Browser, lab: Lab) -> None:
        self._browser = browser
        self._lab = lab
        self._shared: Desk | None = None

    def take(self, *, own: bool) -> Desk:
        if own:
            return Desk(self._browser, self._lab)
        self._shared = self._shared or Desk(self._browser, self._lab)
        return self._shared

    def give_back(self, desk: Desk, *, usable: bool, again: bool) -> None:
        with suppress(Error):
            if desk is self._shared and usable and desk.clear(again=again):
                return
        desk.page.context.close()
        if desk is self._shared:
            self._shared = None
        self._lab.forget(self._shared.kernel if self._shared else "")


@pytest.fixture(scope="package")
def desks(browser: Browser, lab: Lab) -> Desks:
    return Desks(browser, lab)


@pytest.fixture
def desk(desks: Desks, page_watch: PageWatch, request: pytest.FixtureRequest) -> Iterator[Desk]:
    """Yield a cleared page without a notebook and check it for silent errors after the test."""
    desk = desks.take(own=request.node.get_closest_marker("own_page") is not None)
    with page_watch.following(desk.page):
        yield desk
    usable = bool(desk.kernel) and not request.node.stash.get(FAILED, False)
    desks.give_back(desk, usable=usable, again=request.node.get_closest_marker("changes_package") is not None)
    assert page_watch.errors == [], "the browser's console has errors"
    assert page_watch.left_the_machine == [], "the page asked something of another machine"


@pytest.fixture
def page(desk: Desk) -> Page:
    return desk.page


class NotebookOpener:
    """Opens notebooks in JupyterLab, each under a unique name."""

    _numbers = itertools.count(1)

    def __init__(self, lab: Lab, desk: Desk, test: str) -> None:
        self._lab = lab
        self._desk = desk
        self._page = desk.page
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
        self._desk.open(f"{self._folder}/{name}")
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
def opener(lab: Lab, desk: Desk, request: pytest.FixtureRequest) -> NotebookOpener:
    return NotebookOpener(lab, desk, request.node.name)


@pytest.fixture
def open_notebook(opener: NotebookOpener) -> Callable[[str], Page]:
    return opener.notebook


@pytest.fixture
def open_cells(opener: NotebookOpener) -> Callable[..., Page]:
    return opener.cells
