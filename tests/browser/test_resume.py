"""A game outlives its kernel and its page."""

import os
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import PATIENCE, PageWatch, restart_kernel, run_all
from tests.browser.player import Deed, Player
from tests.browser.table import EXECUTE, MODEL, Keyboard, Mouse, Table, position
from tests.sampling import NIGHTLY

# The parts of a view that don't depend on its size, unlike the form of the hand and the space for the log.
SHOWN = """(root) => {
  const labels = (selector) => [...root.querySelectorAll(selector)].map((node) => node.getAttribute("aria-label"));
  const texts = (selector) => [...root.querySelectorAll(selector)].map((node) => node.textContent);
  return {
    head: texts(".head h2, .head .phase"), score: labels(".score > div"), map: labels(".map [aria-label]"), drawn: texts(".map"),
    hand: labels(".card"), chosen: labels(".card.chosen"), piles: labels("[data-key^='pile:']"), panel: texts(".panels"),
  };
}"""


def begun(page: Page, until: int) -> tuple[Table, Player]:
    """Return a game that has reached round `until`, with nothing chosen."""
    table, player = Table(page), Player()
    hands = Keyboard(table)
    while int((seen := table.seen())["round"]) < until or seen["plan"] or not seen["end"] or not seen["played"]:
        deed = player.decide(seen)
        assert deed is not None
        hands.do(deed)
    return table, player


def test_kernel_restart(open_notebook: Callable[[str], Page]) -> None:
    page = open_notebook("02-la-raye")
    table, player = begun(page, 2)
    before = table.seen()
    assert len(before["log"]) > 5
    restart_kernel(page)
    page.locator(".un").first.evaluate("root => root.classList.add('of-the-old-kernel')")
    run_all(page)
    page.locator(".un:not(.of-the-old-kernel) .map").first.wait_for()
    again = Table(page)
    assert position(again.seen()) == position(before)
    # The game continues: you can undo the last action and do the next one.
    assert again.seen()["undo"]
    deed = player.decide(again.seen())
    assert deed is not None
    Mouse(again).do(deed)
    assert again.seen() != before


@pytest.mark.own_page
def test_page_reload(open_cells: Callable[..., Page]) -> None:
    """The kernel continues while the page is closed. A reopened page gets the whole table, not only changes.

    It uses a person's own notebook, because a project notebook that was only played is saved unchanged.
    """
    page = open_cells('import undaunted_nb as un\nun.table(un.new_game("normandy/la-raye", seed=44), side="US")')
    table, _ = begun(page, 1)
    before = table.seen()
    page.evaluate("async () => { await window.jupyterapp.commands.execute('docmanager:save'); }")
    page.reload()
    page.wait_for_function(KERNEL)
    again = Table(page)
    assert position(again.seen()) == position(before)
    card = next(card["id"] for card in before["hand"])
    Mouse(again).do(Deed("tap", f"card:{card}"))
    assert again.seen() != before


def test_second_view(open_notebook: Callable[[str], Page]) -> None:
    """The same table shown twice shows the same."""
    page = open_notebook("02-la-raye")
    table, player = begun(page, 1)
    notebook = page.evaluate("window.jupyterapp.shell.currentWidget.id")
    page.evaluate(
        """async () => { const { content } = window.jupyterapp.shell.currentWidget;
        content.activeCellIndex = content.widgets.findIndex((cell) => cell.node.querySelector('.un'));
        await window.jupyterapp.commands.execute('notebook:create-output-view'); }"""
    )
    page.locator(".jp-LinkedOutputView .un .map").wait_for()
    page.evaluate("(id) => window.jupyterapp.shell.activateById(id)", notebook)
    deed = player.decide(table.seen())
    assert deed is not None
    Mouse(table).do(deed)
    table.seen()
    one, other = (page.locator(f"{where} .un").first.evaluate(SHOWN) for where in (".jp-NotebookPanel", ".jp-LinkedOutputView"))
    assert "La Raye" in one["head"][0]
    assert all(one[part] for part in ("score", "map", "drawn", "hand", "piles", "panel"))
    assert one == other


STORM = """
import threading, time
from random import Random
from undaunted_nb.play.opponent import random_choice

rng, stop, made = Random(1), threading.Event(), []

def storm():
    while not stop.wait(0.02):
        position = game.position
        game.goto(2) if not position.to_act else game.play(random_choice(position, position.to_act[0], rng))
        it.refresh()
        made.append(it.change)

thread = threading.Thread(target=storm)
thread.start()
"""


RELOADS = int(os.environ.get("RELOADS", "3" if NIGHTLY else "1"))
"""How often the page is loaded again during a game. ``RELOADS=50`` takes some minutes."""
FOLLOWS = f"async (least) => (await ({MODEL})()).attributes.change > least"


GAVE_UP = "widget model not found"
"""JupyterLab waits four seconds for the states of the widgets. On a busy machine that can be too short, and somebody loads the page again."""
KERNEL = "window.jupyterapp?.shell?.currentWidget?.sessionContext?.session?.kernel != null"


def load_again(page: Page, page_watch: PageWatch) -> None:
    """Load the page until JupyterLab has the table, three times at most, as somebody does whose page stays empty."""
    for _ in range(3):
        page.reload()
        for _ in range(PATIENCE // 200):
            if page.locator(".un .map").count() or any(GAVE_UP in error for error in page_watch.errors):
                break
            page.wait_for_timeout(200)
        page_watch.errors[:] = [error for error in page_watch.errors if GAVE_UP not in error]
        if page.locator(".un .map").count() and page.evaluate(KERNEL):
            return
    pytest.fail(f"the page has no table after three attempts: {page.locator('body').inner_text()[:2000]}")


@pytest.mark.slow(reason="loads JupyterLab twice while the game changes")
@pytest.mark.own_page
def test_pages_loaded_during_a_game_stay_alive(open_cells: Callable[..., Page], page_watch: PageWatch) -> None:
    """Up to 50 changes a second while the page is loaded again and again; 50 pages without a browser are in ``test_lasting.py``."""
    page = open_cells(
        'import undaunted_nb as un\ngame = un.new_game("normandy/la-raye", seed=4)\nit = un.table(game, side="US", resume=False)\nit'
    )
    table = Table(page)
    page.evaluate("async () => { await window.jupyterapp.commands.execute('docmanager:save'); }")
    page.evaluate(EXECUTE, STORM)
    for _ in range(RELOADS):
        load_again(page, page_watch)
        seen = page.evaluate(f"async () => (await ({MODEL})()).attributes.change")
        page.wait_for_function(FOLLOWS, arg=seen + 5)  # it goes on taking changes
    made = int(page.evaluate(EXECUTE, "stop.set(); thread.join(); game.goto(3); it.refresh(); print(len(made))"))
    assert made > 20
    table = Table(page)
    revision = int(table.python("print(it.revision)"))
    page.wait_for_function(f"async (last) => (await ({MODEL})()).attributes.revision === last", arg=revision)  # all changes arrive
    table.send({"kind": "undo", "target": "", "revision": revision})
    page.wait_for_function(f"async (last) => (await ({MODEL})()).attributes.revision > last", arg=revision)
    assert table.python("print(game.ply < 3)").strip() == "True"
