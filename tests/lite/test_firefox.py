"""The browser-only site in Firefox: its first page, and the first action of the course."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Playwright, expect

from tests.browser import firefox
from tests.lite.page import SLOW, LitePage


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    with firefox.launched(playwright) as opened:
        yield opened


def test_first_lesson(lite: LitePage) -> None:
    page = lite.page
    page.goto(f"{lite.site}/")
    page.locator(".un [data-start]").click(timeout=2 * SLOW)
    page.locator('.un .hand [data-target="do:move"]').click()
    page.locator('.un [data-target="place:2B"]').first.click()
    expect(page.locator(".un .coach")).to_contain_text("One card gives one action", timeout=SLOW)
