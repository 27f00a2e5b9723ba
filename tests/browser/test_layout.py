"""The table fits the width that it is given, and what can be pressed is large enough to be pressed."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.player import Deed
from tests.browser.table import Mouse, Table

WIDTHS = (1500, 1180, 900, 600)
# What reaches over the right edge of the table, unless something around it scrolls or cuts on purpose; innermost first.
OVERFLOWS = """() => {
  const root = document.querySelector(".un"), output = root.closest(".jp-OutputArea-output"), edge = root.getBoundingClientRect().right +
  0.5;
  const own = (node) => `${node.localName}${[...node.classList].map((one) => `.${one}`).join("")}${node.dataset?.key ?
  `[${node.dataset.key}]` : ""}`;
  const name = (node) => (node.classList.length || !node.parentElement ? own(node) : `${name(node.parentElement)} > ${own(node)}`);
  const cut = (node) => { for (let at = node.parentElement; at && at !== root; at = at.parentElement) if (getComputedStyle(at).overflowX
  !== "visible") return true; return false; };
  const wide = [...root.querySelectorAll("*")].filter((node) => !node.closest("svg :is(g, defs, symbol), .unseen") &&
  node.getBoundingClientRect().right > edge && !cut(node));
  const inner = wide.filter((node) => !wide.some((other) => other !== node && node.contains(other)));
  const scrolled = [output, root].filter((node) => node.scrollWidth > node.clientWidth).map((node) => `${name(node)} ${node.scrollWidth}
  > ${node.clientWidth}`);
  return [...scrolled, ...inner.map((node) => `${name(node)} +${Math.round(node.getBoundingClientRect().right - edge)}`)].slice(0, 12);
}"""
# What is smaller than a fingertip. A counter may be, on a map as wide as a thumb, if its tile is not: the tile chooses the same.
SMALL = """() => {
  const size = (node) => { const { width, height } = node.getBoundingClientRect(); return [Math.round(width * 10) / 10, Math.round(height
  * 10) / 10]; };
  const tile = (node) => node.dataset.place && document.querySelector(`.un [data-key="place:${node.dataset.place}"]`);
  return [...document.querySelectorAll(".un :is(button, summary, [role=button])")].filter((node) => node.getClientRects().length)
    .filter((node) => Math.min(...size(node)) < 24 && !(tile(node) && Math.min(...size(tile(node))) >= 36))
    .map((node) => `${node.dataset.key ?? node.localName} is ${size(node).join(" × ")}`);
}"""


def at_widths(page: Page, look: Callable[[], list[object]]) -> dict[str, list[object]]:
    """What `look` finds at each width of the window, with the file browser beside the notebook and without it."""
    found: dict[str, list[object]] = {}
    for browser, fold in {"with the file browser": "expandLeft", "without it": "collapseLeft"}.items():
        page.evaluate(f"window.jupyterapp.shell.{fold}()")
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 1000})
            page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
            if seen := look():
                found[f"{width}, {browser}"] = seen
    return found


def walkthrough(page: Page) -> Table:
    """At the attack, with a rule of the log open, the keys shown and a branch offered."""
    table = Table(page)
    for _ in range(10):
        table.thing("walk:next").click()
        table.seen()
    page.locator(".un .log button.rule").first.click()
    table.thing("help").click()
    table.seen()
    return table


def refused(page: Page) -> Table:
    table = Table(page)
    for _ in range(3):
        table.thing("walk:next").click()
        table.seen()
    return table


def attack(page: Page) -> Table:
    """Off the road before the attack: the sum, the supplies unfolded, the text open."""
    table = Table(page)
    for _ in range(9):
        table.thing("walk:next").click()
        table.seen()
    hands = Mouse(table)
    for key in ("pile:s1:supply", "pile:s2:supply"):
        hands.click(table.thing(key))
    hands.do(Deed("tap", "card:Machine Gunner C"))
    hands.do(Deed("tap", "do:attack", "Machine Gunner C"))
    table.seen()
    hands.do(Deed("tap", "piece:DE Riflemen A"))
    page.locator(".un summary").first.click()
    assert table.seen()["slip"]
    return table


@pytest.mark.parametrize("state", [walkthrough, refused, attack])
def test_every_width(state: Callable[[Page], Table], open_notebook: Callable[[str], Page]) -> None:
    page = open_notebook("01-the-example-round")
    state(page)
    assert at_widths(page, lambda: [*page.evaluate(OVERFLOWS), *page.evaluate(SMALL)]) == {}
