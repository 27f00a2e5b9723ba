"""Search and glossary on the real table: the key, the box, results that unfold, and terms in a task."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.stills import TABLES, Still

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("find")]  # one table for all


@pytest.fixture(scope="module")
def still(browser: Browser) -> Iterator[Still]:
    one = Still(browser, TABLES["lesson-moving"](), "1015x650")
    yield one
    one.close()


def test_slash_opens_the_box_and_letters_go_into_it(still: Still) -> None:
    still.page.locator("[data-region=map] [data-nav]").first.focus()
    still.page.keyboard.press("/")
    still.settle()
    assert still.page.evaluate("document.activeElement.matches('[data-search]')")
    assert still.page.locator(".drawer .terms dt").count() > 20  # before anything is typed: the glossary
    still.page.keyboard.type("fin hnl scout 1")  # keys that mean something elsewhere
    still.settle()
    assert still.page.locator("[data-search]").input_value() == "fin hnl scout 1"
    still.page.locator("[data-search]").fill("розвідати")
    still.settle()
    assert still.page.locator(".drawer .terms dt").first.text_content() == "Scout"
    rule = still.page.locator(".drawer .hits .rule").first
    rule.click()
    still.settle()
    assert still.page.locator(".drawer .hits .lc .cites li").count() == 2
    assert ".txt" not in still.page.locator(".drawer").inner_text()
    still.page.locator("[data-search]").focus()
    still.page.keyboard.press("ArrowDown")
    assert still.page.evaluate("!document.activeElement.matches('[data-search]')")
    still.page.keyboard.press("Escape")
    still.settle()
    assert still.page.locator(".drawer").count() == 0
    assert not still.errors


def test_a_term_in_a_task_opens_its_explanation(still: Still) -> None:
    still.send("coach", "lesson:normandy/cards")
    still.send("coach", "next")  # its first words name nothing of the glossary
    term = still.page.locator(".panel .gloss").first
    name = term.text_content() or ""
    term.click()
    still.settle()
    assert still.page.locator(".drawer .terms dt").count() == 1
    assert (still.page.locator(".drawer .terms dt").text_content() or "").casefold()[:4] == name.casefold()[:4]
    still.page.keyboard.press("Escape")
    still.settle()
    assert not still.errors


def test_the_menu_opens_the_rules_on_two_pages(still: Still) -> None:
    still.page.locator("[data-own=menu]").first.click()
    still.page.locator(".drawer [data-own=summary]").click()
    still.settle()
    assert still.page.locator(".drawer .terms dt").count() > 30
    with still.page.expect_download() as saved:
        still.page.locator(".drawer a[download]").click()
    assert "un-summary" in saved.value.path().read_text(encoding="utf-8")
    still.page.keyboard.press("Escape")
    still.settle()
    assert not still.errors
