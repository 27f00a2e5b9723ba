"""The terms in a task, on the real table."""

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


def test_a_term_in_a_task_opens_its_explanation(still: Still) -> None:
    still.send("coach", "lesson:normandy/cards")
    still.send("coach", "next")  # its first words name nothing of the glossary
    term = still.page.locator(".panel .gloss").first
    name = term.text_content() or ""
    term.click()
    still.settle()
    assert still.page.locator(".drawer .terms dt").count() == 1
    assert (still.page.locator(".drawer .terms dt").text_content() or "").casefold()[:4] == name.casefold()[:4]
    still.click(".drawer [data-own=seek]")
    assert still.page.evaluate("document.activeElement.matches('[data-item^=term]')"), "the whole glossary, at this term"
    still.page.keyboard.press("Escape")
    still.settle()
    assert still.page.locator(":is(.drawer, .reading)").count() == 0
    assert not still.errors
