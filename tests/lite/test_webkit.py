"""The browser-only site in WebKit: its first page and JupyterLab, and the first action of the course."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from tests.browser import webkit
from tests.browser.conftest import WINDOW
from tests.lite.page import SLOW
from tests.lite.test_offline import PAGES
from tests.project.no_skips import lacking

SAID = "document.querySelector('.un .coach')?.textContent.includes('One card gives one action')"


@pytest.fixture
def page() -> Iterator[Page]:
    if webkit.find() is None:
        lacking(webkit.ADVICE)
    with webkit.launched() as opened:
        shown = opened.new_page()
        shown.set_viewport_size(WINDOW)  # type: ignore[arg-type]  # a ViewportSize is such a dict
        yield shown


@pytest.mark.parametrize("path", PAGES)
def test_first_lesson(page: Page, site: str, path: str) -> None:
    page.goto(f"{site}/{path}")
    page.evaluate(f"() => {{ {webkit.ERRORS} }}")
    page.locator(".un [data-start]").wait_for(timeout=2 * SLOW)
    page.locator(".un [data-start]").click()
    page.locator('.un .hand [data-target="do:move"]').click()
    page.locator('.un [data-target="place:2B"]').first.click()
    page.wait_for_function(SAID, timeout=SLOW)
    assert page.evaluate("window.errors") == []
