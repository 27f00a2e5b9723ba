"""The page to read on the real table and the real home page: it fills the table, cuts nothing, and the keyboard is enough."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser

import undaunted_nb as un
from tests.browser.stills import TABLES, Still
from undaunted_nb.i18n import LANGUAGES
from undaunted_nb.lessons.reference.pages import PAGES
from undaunted_nb.widgets.table import Table

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("reading")]
PANES = ("1339x533", "1253x485", "390x800")
STARTS: dict[str, Callable[[], Table]] = {"home": un.home, **{name: TABLES[name] for name in ("la-raye", "convoy", "pegasus-bridge")}}
SHARE = (
    "() => document.querySelector('.paper').getBoundingClientRect().height / document.querySelector('.un').getBoundingClientRect().height"
)
# Of the page: what is outside the table, what hides a part of its text, and what of the text is on no page when all are turned.
CUT = """async () => {
  const [root, flow] = [document.querySelector(".un"), document.querySelector(".flow")];
  const found = [], seen = new Set(), name = (one) => one.className + ": " + one.textContent.slice(0, 40);
  const inside = (box, frame) => box.left >= frame.left - 1 && box.right <= frame.right + 1 && box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1;
  for (const one of root.querySelectorAll(".reading :is(button, input, select, a, h2, .rn, small)"))
    if (one.getClientRects().length && !one.closest(".flow, .rp") && (!inside(one.getBoundingClientRect(), root.getBoundingClientRect()) || one.scrollWidth > one.clientWidth + 1 && !one.matches("input, select")))
      found.push(name(one));
  if (flow.scrollHeight > flow.clientHeight + 1) found.push("the text is too high");
  const texts = [...flow.querySelectorAll(":is(h3, h4, h5, p)")];
  for (let last = -1; last !== flow.scrollLeft; ) {
    last = flow.scrollLeft;
    for (const text of texts)
      for (const [i, box] of [...text.getClientRects()].entries()) if (inside(box, flow.getBoundingClientRect())) seen.add(`${texts.indexOf(text)} ${i}`);
    flow.focus();
    flow.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true, cancelable: true }));
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame); // what scrolls, stops at a whole page
  }
  texts.forEach((text, t) => [...text.getClientRects()].forEach((_, i) => seen.has(`${t} ${i}`) || found.push(name(text))));
  return [texts.length, found];
}"""
FOCUSED = "() => document.activeElement.dataset.key ?? document.activeElement.dataset.item ?? ''"


@contextmanager
def shown(browser: Browser, name: str, size: str, *, dark: bool = False) -> Iterator[Still]:
    """Show the home page or a table."""
    one = Still(browser, STARTS[name](), size, dark=dark)
    try:
        yield one
        assert not one.errors
    finally:
        one.close()


def opened(still: Still) -> None:
    """Open the page as a mouse does."""
    if still.page.locator(".hf [data-own=read]").count() == 0:
        still.click("[data-own=menu]")
    still.click("[data-own=read]")


def press(still: Still, key: str) -> None:
    """Press a key."""
    still.page.keyboard.press(key)
    still.settle()


@pytest.mark.parametrize(("i", "name"), [*enumerate(STARTS)])
@pytest.mark.parametrize(("j", "size"), [*enumerate(PANES)])
def test_it_fills_the_table_and_cuts_nothing(browser: Browser, i: int, name: str, j: int, size: str) -> None:
    with shown(browser, name, size) as still:
        still.speak([*LANGUAGES][(i + j) % 3])  # each game and each size in each language
        opened(still)
        for page in PAGES:
            still.click(f".tabs [data-own={page}]")
            assert still.page.evaluate(SHARE) >= 0.8, page
            count, cut = still.page.evaluate(CUT)
            assert count > 20
            assert cut == [], page


@pytest.mark.parametrize("size", PANES)
@pytest.mark.parametrize("name", ["home", "la-raye"])
def test_the_keyboard_is_enough(browser: Browser, name: str, size: str) -> None:
    with shown(browser, name, size) as still:
        start = ".hf [data-own=read]" if name == "home" else "[data-region=map] [tabindex='0']"
        still.page.locator(start).first.focus()
        before = still.page.evaluate(FOCUSED)
        for key in ("Enter", "/") if name == "home" else ("/",):
            press(still, key)
        still.page.keyboard.type("fin hnl scout 1")  # keys that mean something elsewhere
        still.settle()
        assert still.page.locator("[data-search]").input_value() == "fin hnl scout 1"
        still.page.locator("[data-search]").fill("розвідати")
        still.settle()
        assert still.page.locator(".flow .hit").first.text_content() == "Scout"
        press(still, "Enter")
        assert still.page.evaluate(FOCUSED) == "term:scout"
        box = still.page.locator("[data-item='term:scout']").bounding_box()
        frame = still.page.locator(".flow").bounding_box()
        assert box
        assert frame
        assert frame["x"] <= box["x"] < box["x"] + box["width"] <= frame["x"] + frame["width"] + 1, "its page is turned to"
        number = still.page.locator(".rn").text_content()
        press(still, "ArrowLeft")
        assert still.page.locator(".rn").text_content() != number
        press(still, "Escape")
        assert still.page.locator(".reading").count() == 0
        assert still.page.evaluate(FOCUSED) == before


def test_a_narrower_window_keeps_the_place(browser: Browser) -> None:
    with shown(browser, "la-raye", PANES[0]) as still:
        opened(still)
        still.click(".rp [data-turn='part:10']")
        still.look(PANES[2])
        still.settle()
        assert still.page.locator("[data-jump]").input_value() == "10"


def test_a_rule_opens_its_sources(browser: Browser) -> None:
    with shown(browser, "la-raye", PANES[0]) as still:
        opened(still)
        still.click(".flow .rule")
        assert still.page.locator(".flow .lc .cites li").count() == 2
        assert ".txt" not in still.page.locator(".flow").inner_text()


def test_the_two_pages_can_be_saved(browser: Browser) -> None:
    with shown(browser, "home", PANES[0]) as still:
        opened(still)
        still.click(".tabs [data-own=summary]")
        with still.page.expect_download() as saved:
            still.page.locator(".rf a[download]").click()
        assert "un-summary" in saved.value.path().read_text(encoding="utf-8")
