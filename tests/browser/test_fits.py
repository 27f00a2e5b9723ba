"""What a class looks at is in sight at once, with its cell and its buttons, on a laptop and on a projector."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

CELLS = {
    "slide": ("un.projector(2, 8, (5, 8))", ".projector .hint"),
    "poll": ("un.guess(un.odds(2, 8))", ".projector .hint"),
    "simulation": ("simulation = un.dice_simulation(2, 8, seed=44)\nsimulation.roll(1000)", ".simulation .told"),
}
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
SMALLEST = """() => Math.min(...[...document.querySelectorAll(".un.projector :not(svg *)")]
  .filter((one) => [...one.childNodes].some((kid) => kid.nodeType === 3 && kid.data.trim()) && one.getClientRects().length)
  .map((one) => parseFloat(getComputedStyle(one).fontSize)))"""


@pytest.mark.parametrize("kind", CELLS)
def test_it_is_in_sight_with_its_buttons(kind: str, open_cells: Callable[..., Page], page: Page) -> None:
    cell, last = CELLS[kind]
    for i, (width, height) in enumerate(SIZES.values()):
        page.set_viewport_size({"width": width, "height": height})
        if not i:
            open_cells(f"import undaunted_nb as un\n\n{cell}", *[""] * 12)
        page.locator(last).wait_for()
        page.wait_for_timeout(500)
        area, bottom = page.evaluate(BOTTOMS, last)
        assert bottom <= area, (width, height)
        if kind == "poll":
            assert page.evaluate(ROWS) == 1, "one row of numbers to tap"
        if kind != "simulation" and height == 1080:
            assert page.evaluate(SMALLEST) >= 20, "readable from the last row"
