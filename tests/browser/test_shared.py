"""Several tables on one page share the front end that the kernel sent once."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.table import EXECUTE

CELLS = (
    'import undaunted_nb as un\none = un.table(un.new_game("normandy/la-raye", seed=44), side="US")\none',
    'two = un.table(un.new_game("normandy/hills", seed=3), side="US")\ntwo',
)
FRONT_ENDS = "globalThis[Symbol.for('undaunted-nb front ends')].size"
STYLES = "[...document.querySelectorAll('head style')].filter((one) => one.textContent.includes('--un-pad')).length"


@pytest.mark.own_page
def test_two_tables(open_cells: Callable[..., Page]) -> None:
    """Each can be played, also after the page was loaded again; a front end that changes is drawn with at once."""
    page = open_cells(*CELLS)
    tables = page.locator(".un:has(.map)")
    for load in ("first", "second"):
        expect(tables).to_have_count(2)
        assert (page.evaluate(FRONT_ENDS), page.evaluate(STYLES)) == (1, 1)
        for table in tables.all():
            assert table.evaluate("root => getComputedStyle(root).getPropertyValue('--un-pad')")
            assert table.locator("svg.symbols symbol").count() > 20
            before = table.text_content() or ""
            table.locator("[data-kind=tap][data-target^='card:']").first.click()
            expect(table).not_to_have_text(before)  # the kernel has answered
        if load == "first":
            page.evaluate("async () => { await window.jupyterapp.commands.execute('docmanager:save'); }")
            page.reload()
    page.evaluate(
        EXECUTE, "one.shared._esm = one.shared._esm.replace('root.className = \"un un-table\"', 'root.className = \"un un-table changed\"')"
    )
    expect(page.locator(".un.changed .map")).to_have_count(2)
