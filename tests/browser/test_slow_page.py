"""A page that needs long for the front end still gets a table that lives: anywidget gives up after two seconds."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.player import Deed
from tests.browser.table import Mouse, Table

SLOW = """{
  const ready = new Map();
  const late = (front) => new Promise((done) => setTimeout(() => done(front), 3000));
  const set = (text, front) => ready.set(text, late(front));
  globalThis[Symbol.for("undaunted-nb front ends")] = { has: (text) => ready.has(text), get: (text) => ready.get(text), set };
}"""


@pytest.mark.own_page
def test_table_of_a_slow_page_lives(page: Page, open_cells: Callable[..., Page]) -> None:
    page.add_init_script(SLOW)
    open_cells(
        "import undaunted_nb as un\ngame = un.new_game('normandy/la-raye', seed=44)\ntable = un.table(game, side='US')\ntable",
        "game.play(game.legal_actions[0])",  # while the page still waits for the front end
    )
    table = Table(page)
    before = table.seen()
    assert before["log"], "the table shows what was played before its front end was there"
    card = before["hand"][0]["id"]
    Mouse(table).do(Deed("tap", f"card:{card}"))
    assert table.seen() != before
