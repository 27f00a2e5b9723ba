"""The tools of the browser tests work: a cell runs, its output is on the page, and errors fail a test."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Desk, NotebookOpener, PageWatch, restart_kernel, run_all, use_theme
from undaunted_nb.server.played_notebooks import is_played

COUNTER = """
import anywidget, traitlets
class Counter(anywidget.AnyWidget):
    _esm = '''export default { render({ model, el }) {
      const b = document.createElement("button"); b.className = "counter";
      const show = () => { b.textContent = model.get("n"); };
      b.onclick = () => model.send({ kind: "tap" }); model.on("change:n", show); show(); el.append(b); } }'''
    n = traitlets.Int(0).tag(sync=True)
    def __init__(self):
        super().__init__()
        self.on_msg(lambda *_: self.set_trait("n", self.n + 1))
Counter()
"""


def test_widget_answers_a_click(open_cells: Callable[..., Page]) -> None:
    page = open_cells(COUNTER)
    for theme in ("dark", "light"):
        use_theme(page, theme)
    button = page.locator("button.counter")
    button.click()
    page.wait_for_function("document.querySelector('button.counter').textContent === '1'")
    restart_kernel(page)
    run_all(page)
    page.wait_for_function("document.querySelector('button.counter').textContent === '0'")


def test_silent_errors_are_seen(open_cells: Callable[..., Page], page_watch: PageWatch) -> None:
    page = open_cells("from IPython.display import HTML\nHTML('<img src=\"http://127.0.0.1:9/picture.png\">')")
    page.evaluate("console.error('a silent error')")
    page.wait_for_timeout(500)
    assert "a silent error" in page_watch.errors
    assert set(page_watch.left_the_machine) == {"http://127.0.0.1:9/picture.png"}
    page_watch.errors.clear()
    page_watch.left_the_machine.clear()


@pytest.mark.parametrize("again", [True, False])
def test_a_page_is_cleared_for_the_next_test(open_cells: Callable[..., Page], desk: Desk, again: bool) -> None:
    open_cells("import undaunted_nb as un\nun.set_language('uk')\nun.home()").locator(".un").first.wait_for()
    assert desk.clear(again=again)
    page = open_cells(
        "import sys\nprint('un' in globals(), 'undaunted_nb' in sys.modules)\nfrom undaunted_nb.i18n import current\nprint(current())"
    )
    page.get_by_text(f"False {not again} en").wait_for()
    assert page.locator(".un").count() == 0


SAVE = """async () => {
  const { commands, shell } = window.jupyterapp;
  await commands.execute('notebook:move-cursor-up');
  await commands.execute('docmanager:save');
  return shell.currentWidget.context.model.dirty;
}"""
LAST = """async () => {
  const { commands, shell } = window.jupyterapp;
  shell.currentWidget.content.activeCellIndex = shell.currentWidget.content.widgets.length - 1;
  await commands.execute('notebook:run-cell-and-select-next');
}"""


def test_what_jupyterlab_saves_after_a_run_counts_as_unchanged(opener: NotebookOpener) -> None:
    """It saves new outputs, the state of widgets, the kernel's version, and the empty cell that running the last one adds."""
    page = opener.notebook("teacher/en/01-what-a-die-says")
    page.locator(".projector").first.wait_for()
    file = opener.folder / "teacher/en/01-what-a-die-says.ipynb"
    before = file.read_bytes()
    page.evaluate(LAST)
    assert page.evaluate(SAVE) is False
    after = file.read_bytes()
    assert after != before
    assert is_played(after, before)
    assert b"widget-view" in after, "as the page sent it"
