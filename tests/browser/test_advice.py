"""The coach in a real JupyterLab: a hint that becomes better, an action taken from it, and what a turn missed."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.table import Table


def opened(open_cells: Callable[..., Page], folder: Path) -> Table:
    first = f'import os\nos.environ["UNDAUNTED_NB_HOME"] = {str(folder)!r}\nimport undaunted_nb as un\nun.set_language("en")'
    page = open_cells(first, 't = un.table(un.new_game("normandy/la-raye", seed=44), side="US", opponent="random")\nt')
    table = Table(page)
    table.seen()
    return table


def count(page: Page) -> int:
    found = re.match(r"\d+", page.locator(".un .advice .pfoot .aside").inner_text())
    return int(found[0]) if found else 0


def test_hint_becomes_better_is_played_and_the_turn_is_looked_back_on(open_cells: Callable[..., Page], tmp_path: Path) -> None:
    table = opened(open_cells, tmp_path)
    page = table.page
    height = page.locator(".un-in").bounding_box()
    page.locator(".un .map [tabindex='0']").first.focus()
    page.keyboard.press("h")
    expect(page.locator(".un .tip")).to_have_count(3, timeout=30_000)
    before = count(page)
    page.wait_for_function(
        """before => !document.querySelector('.un .advice [data-target=stop]')
        || Number.parseInt(document.querySelector('.un .advice .pfoot .aside')?.textContent) > before + 5""",  # a slow page can see the end first
        arg=before,
        timeout=60_000,
    )
    assert page.locator(".un-in").bounding_box() == height, "the panel never changes the table's height"
    assert violations(page) == []
    expect(page.locator(".un .advice [data-target=stop]")).to_have_count(0, timeout=30_000)
    heard = page.locator(".un [data-key=advised]")
    expect(heard).to_contain_text("Done.")
    expect(page.locator(".un .head [data-kind=undo]")).to_be_disabled()
    page.locator(".un .tip button").first.click()
    expect(page.locator(".un .advice")).to_have_count(0, timeout=30_000)
    expect(page.locator(".un .head [data-kind=undo]")).to_be_enabled()

    page.keyboard.press("Escape")
    page.locator(".un .map [tabindex='0']").first.focus()
    page.keyboard.press("Shift+H")
    expect(page.locator(".un .advice h3")).to_have_text("Review my last turn", timeout=30_000)
    page.keyboard.press("Escape")
    expect(page.locator(".un .advice")).to_have_count(0, timeout=30_000)
