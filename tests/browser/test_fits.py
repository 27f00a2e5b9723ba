"""What a class looks at is in sight at once, with its cell and its buttons, on a laptop and on a projector."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

CELLS = {
    "slide": ("un.projector(2, 8, (5, 8))", ".projector .sheet"),
    "poll": ("un.guess(un.odds(2, 8))", ".projector .sheet"),
    "simulation": ("simulation = un.dice_simulation(2, 8, seed=44)\nsimulation.roll(1000)", ".simulation .told"),
}
TABLE = 'un.table(un.new_game("normandy/la-raye", seed=44))'
"""A table beside it: what a page has loaded for one widget is there for all."""
TRIES = 60
SIZES = {"laptop": (1366, 768), "projector": (1920, 1080)}
# The bottom of the page's area for notebooks, and of an element, when the cell with it is at the top.
BOTTOMS = """async (last) => {
  const { content } = window.jupyterapp.shell.currentWidget;
  const cell = document.querySelector(last).closest(".jp-CodeCell");
  cell.scrollIntoView({ block: "start" });
  await new Promise((done) => setTimeout(done, 300));
  const area = content.node.querySelector(".jp-WindowedPanel-outer") ?? content.node;
  return [area.getBoundingClientRect().bottom, document.querySelector(last).getBoundingClientRect().bottom];
}"""
ROWS = "() => new Set([...document.querySelectorAll('.taps button')].map((one) => one.getBoundingClientRect().top)).size"
SMALL = """() => [...document.querySelectorAll(".un.projector :not(svg *)")]
  .filter((one) => [...one.childNodes].some((kid) => kid.nodeType === 3 && kid.data.trim()) && one.getClientRects().length)
  .map((one) => [parseFloat(getComputedStyle(one).fontSize), one.className, one.textContent])
  .filter(([size]) => size < 20)"""


@pytest.mark.parametrize("kind", CELLS)
def test_it_is_in_sight_with_its_buttons(kind: str, open_cells: Callable[..., Page], page: Page) -> None:
    cell, last = CELLS[kind]
    for i, (width, height) in enumerate(SIZES.values()):
        page.set_viewport_size({"width": width, "height": height})
        if not i:
            open_cells(f"import undaunted_nb as un\n\n{cell}", TABLE, *[""] * 12)
        page.locator(last).wait_for()
        for _ in range(TRIES):  # on a busy machine the slide takes its new size later
            page.wait_for_timeout(500)
            area, bottom = page.evaluate(BOTTOMS, last)
            if bottom <= area:
                break
        assert bottom <= area, (width, height)
        if kind == "poll":
            assert page.evaluate(ROWS) == 1, "one row of numbers to tap"
        if kind != "simulation" and height == 1080:
            for _ in range(TRIES):  # readable from the last row, once the slide has its new size
                if not (small := page.evaluate(SMALL)):
                    break
                page.wait_for_timeout(500)
            assert small == []
