"""The browser-only site in Firefox: the first action of the course on its first page, and after it JupyterLab."""

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


def test_jupyterlab_goes_on_with_it(lite: LitePage) -> None:
    lite.page.goto(f"{lite.site}/lab/index.html?path=00-start-here.ipynb")
    expect(lite.page.locator(".un .kicker")).to_have_text("Continue", timeout=2 * SLOW)
