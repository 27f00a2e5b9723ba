"""A game of Memoir '44 and a lesson of North Africa continue after the kernel was restarted."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import nbformat
from playwright.sync_api import Page

from tests.browser.conftest import restart_kernel, run_all
from tests.browser.player import Deed
from tests.browser.table import Mouse, Table, position
from tests.notebooks.execute import NOTEBOOKS

HOME = 'import os\nos.environ["UNDAUNTED_NB_HOME"] = {home!r}\nimport undaunted_nb as un\nun.set_language("en")'
TOLD = "print(f'{rolls.n} rolls, of {len(rolls.by_pupil)} pupils')"
SAYS = "told => [...document.querySelectorAll('.jp-Notebook .jp-OutputArea')].at(-1)?.innerText.trim() === told"
WRITTEN = "told => document.querySelector('.jp-OutputArea .jp-RenderedHTMLCommon')?.innerText.includes(told)"
COACH = "() => document.querySelector('.un [data-region=coach]').innerText"


def again(page: Page) -> Table:
    """Return the table after a restart."""
    restart_kernel(page)
    page.locator(".un").first.evaluate("root => root.classList.add('of-the-old-kernel')")
    run_all(page)
    page.locator(".un:not(.of-the-old-kernel) .map").first.wait_for()
    return Table(page)


def test_a_game_of_memoir(open_cells: Callable[..., Page], tmp_path: Path) -> None:
    page = open_cells(HOME.format(home=str(tmp_path)), 'un.table(un.new_game("memoir44/pegasus-bridge", seed=1), side="allies")')
    table = Table(page)
    hands = Mouse(table)
    for deed in (Deed("tap", "card:Attack Left"), Deed("commit"), Deed("tap", "piece:allies-infantry-1")):
        hands.do(deed)
        before = table.seen()
    later = again(page)
    assert position(later.seen()) == position(before)
    assert later.seen()["undo"]
    Mouse(later).do(Deed("tap", "piece:allies-infantry-2"))
    plan = later.seen()["plan"]
    assert plan is not None
    assert plan["title"] == "Orders: 2 of 3 given"


def test_a_lesson_of_north_africa(open_cells: Callable[..., Page], tmp_path: Path) -> None:
    """The finished exercise counts, and the next one is open."""
    page = open_cells(HOME.format(home=str(tmp_path)), 'un.lesson("north-africa/seats")')
    table = Table(page)
    solve = "from undaunted_nb.lessons.format.lesson import load\nfrom undaunted_nb.lessons.progress.progress import Progress\nit = load('north-africa/seats')\n"
    assert (
        table.python(
            f"{solve}p = Progress.open()\nfor e in it.exercises[:2]: p.done(it.id, e.id, it.fingerprint)\nprint(len(p.state(it.id)))"
        ).strip()
        == "2"
    )
    before = again(page)
    told = page.evaluate("() => document.querySelector('.un:not(.of-the-old-kernel) [data-region=coach]').innerText")
    assert "3" in told.splitlines()[0] or "3 of" in told, told[:300]
    assert before.seen()["places"]


def test_the_rolls_of_a_class(open_cells: Callable[..., Page], tmp_path: Path) -> None:
    """The sample rolls of the notebook never replace what a class typed: not if the cells run again, and not in another kernel."""
    book = nbformat.read(NOTEBOOKS / "teacher" / "en" / "09-your-own-rolls.ipynb", as_version=4)
    own, sample = [cell.source for cell in book.cells if "un.experiment(2, 8, name=" in cell.source and "rolls" in cell.source][:2]
    assert "results" in sample
    page = open_cells(HOME.format(home=str(tmp_path)), own, sample, TOLD)
    box = page.locator(".jp-OutputArea textarea").first
    box.wait_for()
    counted(page, "59 rolls, of 6 pupils")
    box.click()
    page.keyboard.type("Anna: 0 1 2\nBen: 1 1")
    page.wait_for_function(WRITTEN, arg="5 rolls")
    run_all(page)
    counted(page, "5 rolls, of 2 pupils")
    restart_kernel(page)
    run_all(page)
    counted(page, "5 rolls, of 2 pupils")
    assert page.locator(".jp-OutputArea textarea").first.input_value() == "Anna: 0 1 2\nBen: 1 1"


def counted(page: Page, told: str) -> None:
    """Wait until the last cell tells this about the rolls with which the notebook goes on."""
    page.wait_for_function(SAYS, arg=told)
