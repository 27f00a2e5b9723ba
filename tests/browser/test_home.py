"""The first notebook: the first legal action is three clicks away, by mouse and by keyboard."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OPENED, PATIENCE, NotebookOpener
from tests.browser.lab import Lab

KERNEL = "window.jupyterapp.shell.currentWidget.sessionContext.session.kernel"
START = "00-start-here"
READY = "() => window.jupyterapp.shell.currentWidget.sessionContext.session?.kernel?.status === 'idle'"
STARTS = "() => document.activeElement.matches('.un [data-start]')"
# Another cell is being written in while the page comes.
WRITE = """async () => {
  const { content } = window.jupyterapp.shell.currentWidget, { commands } = window.jupyterapp;
  await commands.execute('notebook:insert-cell-below');
  const runs = content.widgets[0], { sessionContext } = window.jupyterapp.shell.currentWidget;
  content.activeCellIndex = 0;
  const done = commands.execute('notebook:run-cell');
  content.activeCellIndex = 1;
  content.mode = 'edit';
  await done;
}"""
SAVE = "() => window.jupyterapp.commands.execute('docmanager:save')"


def opened(opener: NotebookOpener) -> Page:
    page = opener.show(START)
    page.locator(".jp-OutputArea-output img").first.wait_for()
    page.wait_for_function(READY)
    return page


def test_the_saved_page_explains_how_to_make_it_live(opener: NotebookOpener) -> None:
    page = opened(opener)
    picture = page.locator(".jp-OutputArea-output img").first
    assert "To start or go on: click here, then press Shift + Enter." in (picture.get_attribute("alt") or "")
    assert page.locator(".jp-Notebook .cm-content:visible").count() == 0, "no code before the first click"


def test_three_clicks_to_the_first_legal_action(opener: NotebookOpener) -> None:
    page = opened(opener)
    page.locator(".jp-OutputArea-output img").first.click()  # chooses the cell, as the picture explains
    page.keyboard.press("Shift+Enter")
    page.locator(".un [data-start]").click()
    page.locator('.un .hand [data-target="do:move"]').click()
    assert (
        page.locator(".jp-Cell:has(.un) :is(.jp-OutputPrompt, .jp-OutputCollapser, .jp-OutputArea-promptOverlay):visible").count() == 0
    ), "the width is the table's"
    page.locator('.un [data-target="place:2B"]').first.click()
    expect(page.locator(".un .coach")).to_contain_text("One card gives one action", timeout=PATIENCE)
    page.locator(".un .house").click()
    expect(page.locator(".un .kicker")).to_have_text("Continue", timeout=PATIENCE)


def test_the_same_by_keyboard(opener: NotebookOpener) -> None:
    page = opened(opener)
    page.keyboard.press("Shift+Enter")  # the cell is chosen when the notebook opens
    page.locator(".un [data-start]").wait_for()
    page.wait_for_function(STARTS)
    page.keyboard.press("Enter")
    page.locator(".un .hand").wait_for()
    page.keyboard.press("1")
    page.locator('.un .hand [data-target="do:move"]').focus()
    page.keyboard.press("Enter")
    page.locator('.un [data-target="do:move"].chosen').first.wait_for()
    page.locator('.un [data-key="place:2B"]').focus()  # no key leads straight to it: that would give the answer away
    page.keyboard.press("Enter")
    expect(page.locator(".un .coach")).to_contain_text("One card gives one action", timeout=PATIENCE)


def test_typing_in_a_cell_keeps_the_focus(opener: NotebookOpener) -> None:
    page = opened(opener)
    page.evaluate(WRITE)
    page.locator(".un [data-start]").wait_for()
    page.wait_for_timeout(1500)  # longer than the page tries
    assert page.evaluate("() => document.activeElement.matches('.cm-content')")


def test_chances_and_a_teachers_notebook_open_from_the_page(opener: NotebookOpener) -> None:
    page = opened(opener)
    page.keyboard.press("Shift+Enter")
    page.locator('.un [data-target^="chances:"]').click()
    expect(page.locator(".un .head [data-kind=chances]")).to_have_attribute("aria-pressed", "true", timeout=PATIENCE)
    page.locator(".un .house").click()
    page.locator('.un [data-target="pane:teachers"]').click()
    page.locator(".un .pane a.item", has_text="On the board: defense").click()
    page.wait_for_function(OPENED, arg=f"{opener.folder.name}/teacher/en/03-on-the-board.ipynb")


def test_answers_and_a_lesson_to_print_open_from_the_page(opener: NotebookOpener) -> None:
    page = opened(opener)
    page.keyboard.press("Shift+Enter")
    for text, path in (("Answers", "answers.ipynb"), ("45 minutes: Two dice", "two-dice.ipynb")):
        page.locator('.un [data-target="pane:teachers"]').click()
        page.locator(".un .pane a.item", has_text=text).click()
        page.wait_for_function(OPENED, arg=f"{opener.folder.name}/ready/en/{path}")
        page.evaluate("() => window.jupyterapp.commands.execute('application:activate-previous-tab')")
    with page.expect_popup() as found:
        page.locator(".un .pane a.item", has_text="To print: What a die says").click()
    printed = found.value
    printed.locator("td", has_text="Everyone writes down").wait_for()
    assert "/files/" in printed.url, "a page of its own, which the browser prints"
    printed.close()


@pytest.mark.own_page
@pytest.mark.parametrize("busy", [False, True], ids=["idle", "busy"])
def test_a_table_without_its_kernel_reports_it(busy: bool, opener: NotebookOpener, lab: Lab) -> None:
    """Also if it ends in the middle of a cell."""
    page = opened(opener)
    page.keyboard.press("Shift+Enter")
    page.locator(".un [data-start]").wait_for()
    page.wait_for_function(READY)
    if busy:
        page.evaluate(f"() => void {KERNEL}.requestExecute({{ code: 'import time; time.sleep(600)' }})")
        page.wait_for_function(f"() => {KERNEL}.status === 'busy'")
    sessions: list[Any] = lab.ask("GET", "api/sessions")
    (own,) = [session for session in sessions if session["path"].startswith(f"{opener.folder.name}/")]
    lab.ask("DELETE", f"api/kernels/{own['kernel']['id']}")
    page.locator(".un [data-start]").click()
    expect(page.locator(".un .stopped")).to_contain_text("The program has stopped", timeout=PATIENCE)
