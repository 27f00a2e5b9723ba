"""The drawer for copying and opening, by keyboard, in both themes and on a phone: reachable, spoken, and without faults of access."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.axe import violations
from tests.browser.stills import TABLES, Still
from undaunted_nb.sharing import addresses

pytestmark = pytest.mark.browser
FOCUSED = "document.activeElement.dataset"


def go_down(page: Page, name: str, value: str) -> None:
    """Press the arrow until a thing with this field has the focus."""
    for _ in range(30):
        if page.evaluate(FOCUSED).get(name) == value:
            return
        page.keyboard.press("ArrowDown")
    pytest.fail(f"{name} {value} cannot be reached")


@pytest.fixture
def still(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> Iterator[Still]:
    monkeypatch.setenv(addresses.REPOSITORY, "me/games")
    one = Still(browser, TABLES["la-raye"](), "1015x650")
    yield one
    assert one.errors == []
    one.close()


def test_everything_is_reached_and_done_by_keyboard(still: Still) -> None:
    page = still.page
    page.locator(".un [data-own=menu]").focus()
    page.keyboard.press("Enter")
    still.settle()
    go_down(page, "own", "share")
    page.keyboard.press("Enter")
    still.settle()
    still.settle()
    assert page.evaluate(FOCUSED).get("own") == "close", "the drawer takes the focus"
    page.keyboard.press("ArrowDown")
    assert page.evaluate(FOCUSED).get("copy") == "position"
    page.keyboard.press("ArrowDown")
    assert page.evaluate(FOCUSED).get("copy") == "link", "what cannot be copied now is passed over"
    page.keyboard.press("Enter")
    page.locator(".un [data-copied]").wait_for()
    assert "un2." in (page.locator(".un [data-copied]").text_content() or "")
    go_down(page, "paste", "")
    page.keyboard.type("lf?1 un2.")  # keys that mean something elsewhere
    page.keyboard.press("Enter")
    still.settle()
    assert (page.locator(".un .drawer [role=alert]").text_content() or "").startswith("This is neither a position nor a link")
    assert page.locator(".un [data-paste]").input_value() == "lf?1 un2.", "what was typed can be corrected"
    page.keyboard.press("Escape")
    still.settle()
    assert page.locator(".un .drawer").count() == 0


@pytest.mark.parametrize(("size", "dark"), [("1015x650", False), ("390x800", True)])
def test_the_drawer_has_no_faults_of_access(still: Still, size: str, dark: bool) -> None:
    still.look(size, dark=dark)
    still.click(".un [data-own=menu]")
    still.click(".un [data-own=share]")
    still.page.locator(".un [data-paste]").fill("rubbish")
    still.click(".un [data-open]")
    still.page.locator(".un .drawer [role=alert]").wait_for()
    assert violations(still.page) == []
    box = still.page.locator(".un .drawer").bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= int(size.partition("x")[0])
