"""A Jupyter server with Binder's own settings: kernels end with their tab and when nobody uses them, and it opens pages without code."""

from __future__ import annotations

import shutil
from collections.abc import Iterator

import nbformat
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import OPENED, PATIENCE, WINDOW, run_all
from tests.browser.lab import TOKEN, Lab
from tests.project.paths import ROOT
from undaunted_nb.jupyter import pages
from undaunted_nb.sharing import addresses

pytestmark = pytest.mark.xdist_group("binder")  # one server for all
BINDER = ROOT / "binder"
IDLE = ("--MappingKernelManager.cull_idle_timeout=20", "--MappingKernelManager.cull_interval=1")
"""The kernel rests for seconds in place of half an hour."""
CULLED = "seconds of inactivity"
"""What the server writes when it ends an idle kernel."""
CLOSE = """async () => {
  const { shell, commands } = window.jupyterapp;
  await shell.currentWidget.context.save(); // else JupyterLab asks whether to save
  await commands.execute('application:close');
}"""


@pytest.fixture(scope="module")
def binder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    """Yield a server with the files where `binder/postBuild` puts them."""
    folder = tmp_path_factory.mktemp("binder")
    settings = folder / "app/settings"
    (settings / "overrides.d").mkdir(parents=True)
    (folder / "config").mkdir()
    shutil.copy(BINDER / "overrides.json", settings)
    shutil.copy(BINDER / "memory.json", settings / "overrides.d/undaunted-nb.json")
    shutil.copy(BINDER / "jupyter_server_config.json", folder / "config")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("JUPYTER_PATH", pages.environment()["JUPYTER_PATH"])
        server = Lab(folder, f"--LabApp.app_settings_dir={settings}", *IDLE)
    pages.write(server.root / addresses.PAGES)
    try:
        server.wait()
        yield server
    finally:
        server.stop()


@pytest.fixture
def visitor(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport=WINDOW)  # type: ignore[arg-type]  # a ViewportSize is such a dict
    context.set_default_timeout(PATIENCE)
    yield context.new_page()
    context.close()


def ended(binder: Lab, page: Page) -> bool:
    """Wait until the server has no kernel."""
    for _ in range(PATIENCE // 200):
        if not binder.ask("GET", "api/kernels"):
            return True
        page.wait_for_timeout(200)
    return False


def open_home(binder: Lab, page: Page, name: str) -> None:
    code = nbformat.v4.new_code_cell("import undaunted_nb as un\n\nun.home()")
    notebook = nbformat.v4.new_notebook(cells=[code])
    notebook.metadata["kernelspec"] = {"name": "python3", "display_name": "Python 3 (ipykernel)", "language": "python"}
    nbformat.write(notebook, binder.root / name)
    page.goto(f"{binder.url}/lab/tree/{name}?reset&token={TOKEN}")
    page.wait_for_function(OPENED, arg=name)
    run_all(page)
    page.locator(".un .home .station").first.wait_for()
    assert len(binder.ask("GET", "api/kernels")) == 1


@pytest.mark.slow(reason="starts two kernels, and waits until nobody has used one for a while")
def test_a_kernel_ends_with_its_tab_and_another_when_nobody_uses_it(binder: Lab, visitor: Page) -> None:
    open_home(binder, visitor, "one.ipynb")
    visitor.evaluate(CLOSE)
    assert ended(binder, visitor)
    assert CULLED not in binder.log.read_text()
    open_home(binder, visitor, "two.ipynb")
    assert ended(binder, visitor)  # although its page is still open
    assert CULLED in binder.log.read_text()


def test_a_page_without_code_opens_there_and_its_kernel_ends_with_it(binder: Lab, visitor: Page) -> None:
    visitor.goto(f"{binder.url}/voila/render/{addresses.PAGES}/table.ipynb?token={TOKEN}&lesson=memoir44/board&lang=uk")
    visitor.locator(".un[lang=uk] .coach").first.wait_for()
    expect(visitor).to_have_title("undaunted-nb")
    assert len(binder.ask("GET", "api/kernels")) == 1
    culled = binder.log.read_text().count(CULLED)
    visitor.goto("about:blank")
    assert ended(binder, visitor)
    assert binder.log.read_text().count(CULLED) == culled
