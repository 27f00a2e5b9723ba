"""After a right answer, bits of paper fly up from the button, scattered and not in a row."""

from __future__ import annotations

from playwright.sync_api import Browser

import undaunted_nb as un
from tests.browser.stills import Still

# How visible each bit is before it flies, its distance from the top of the button, and where it is in the middle of its flight.
WATCH = """() => { window.bits = []; new MutationObserver(() => {
  for (const bit of document.querySelectorAll(".bit:not([data-noted])")) {
    bit.dataset.noted = "";
    const flight = bit.getAnimations()[0], from = document.querySelector(".panel.coach .commit").getBoundingClientRect();
    const before = [getComputedStyle(bit).opacity, bit.getBoundingClientRect().top - from.top];
    flight.currentTime = flight.effect.getTiming().delay + 400;
    const { left, top } = bit.getBoundingClientRect();
    window.bits.push([...before, left, top]);
  }
}).observe(document.body, {subtree: true, childList: true}); }"""


def test_bits_of_paper_scatter_from_the_button(browser: Browser) -> None:
    table = un.quiz(seed=3, language="en")
    still = Still(browser, table, calm=False)
    still.page.evaluate(WATCH)
    answer = next(option["id"] for option in table.coach["options"] if option["label"] == "play area")
    still.page.locator(f'[data-target="option:{answer}"]').click()
    still.page.wait_for_function("window.bits.length === 14")
    bits = sorted(still.page.evaluate("window.bits"), key=lambda bit: bit[2])
    assert {(opacity, round(away)) for opacity, away, *_ in bits} == {("0", 0)}
    heights = [top for *_, top in bits]
    turns = sum((b - a) * (c - b) < 0 for a, b, c in zip(heights, heights[1:], heights[2:], strict=False))
    assert turns >= 4  # a row would have none
    still.close()
