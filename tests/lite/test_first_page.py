"""The first page of the site: a table without JupyterLab, which knows the same progress, leads to the notebooks, and says why it cannot start."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser import axe, host_keys
from tests.browser.files import served
from tests.lite.conftest import SITE
from tests.lite.page import SLOW
from tests.lite.test_offline import home, visitor

SIZES = [(1366, 625, False, "light"), (1253, 485, False, "dark"), (390, 800, True, "dark"), (800, 390, True, "light")]


def play(page: Page) -> None:
    """Do the first action of the course."""
    page.locator(".un [data-start]").click()
    page.locator('.un .hand [data-target="do:move"]').click()
    page.locator('.un [data-target="place:2B"]').first.click()
    expect(page.locator(".un .coach")).to_contain_text("One card gives one action", timeout=SLOW)


def is_inside(it: Locator, width: int, height: int) -> bool:
    box = it.bounding_box()
    return box is not None and min(box["x"], box["y"]) >= 0 and box["x"] + box["width"] <= width and box["y"] + box["height"] <= height


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    with visitor(browser, locale="en-US") as context:
        yield context.new_page()


def test_it_needs_no_jupyterlab_and_is_found_by_a_screen_reader(page: Page, site: str) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    home(page, site)
    assert not [url for url in asked if "/build/" in url or "/lab/" in url]
    assert page.evaluate("document.activeElement.matches('[data-start]')"), "the first button has the focus"
    assert axe.violations(page, "body", impacts=axe.ALL) == []


def test_progress_survives_a_reload_that_the_service_worker_does_not_see(page: Page, site: str) -> None:
    """A browser asks no service worker when a page is loaded again without its cache. Then the page asks for one."""
    home(page, site)
    play(page)
    page.context.new_cdp_session(page).send("Page.reload", {"ignoreCache": True})
    expect(page.locator(".un .kicker")).to_have_text("Continue", timeout=SLOW)


def test_notebooks_are_a_link_away_and_know_the_progress(page: Page, site: str) -> None:
    home(page, site)
    play(page)
    home(page, site)
    page.locator(".un .home a", has_text="Notebooks").click()
    page.wait_for_function("window.jupyterapp?.shell?.currentWidget?.sessionContext")
    expect(page.locator(".un .kicker")).to_have_text("Continue", timeout=SLOW)


@pytest.mark.parametrize(("number", "shows"), [(0, ".jp-Notebook"), (2, "h1")])
def test_a_teacher_opens_a_notebook_and_a_page_to_print(page: Page, site: str, number: int, shows: str) -> None:
    home(page, site)
    page.locator(".un [data-target='pane:teachers']").click()
    with page.context.expect_page() as opened:
        page.locator(".un .pane a.item").nth(number).click()
    expect(opened.value.locator(shows).first).to_be_visible(timeout=SLOW)


@pytest.mark.parametrize(("width", "height", "touch", "scheme"), SIZES)
def test_the_table_has_the_whole_page(browser: Browser, site: str, width: int, height: int, *, touch: bool, scheme: str) -> None:
    size: Any = {"width": width, "height": height}
    with visitor(browser, locale="uk-UA", viewport=size, has_touch=touch, color_scheme=scheme) as context:
        page = context.new_page()
        home(page, site)
        assert page.locator(".un").first.get_attribute("data-theme") == scheme
        assert page.locator("html").get_attribute("lang") == page.locator(".un").first.get_attribute("lang") == "uk"
        start = page.locator(".un [data-start]")
        assert is_inside(start, width, height)
        start.click()
        coach = page.locator(".un .coach")
        coach.wait_for(timeout=SLOW)
        assert is_inside(coach, width, height)
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "one thing scrolls, and it is not the page"
        table = page.locator(".un").first.bounding_box()
        assert table
        assert table["width"] > width - 40


def test_a_python_that_does_not_start_says_so(browser: Browser, tmp_path: Path) -> None:
    site = shutil.copytree(SITE, tmp_path / "site")
    (site / "static" / "python" / "memory.bin").write_bytes(b"no memory")
    with served(site) as address, visitor(browser, locale="ru-RU") as context:
        page = context.new_page()
        page.goto(f"{address}/")
        expect(page.locator("#un-note p")).to_contain_text("Стол не запустился. Перезагрузите страницу.", timeout=SLOW)


def test_a_python_that_ends_says_what_to_do(page: Page, site: str) -> None:
    """There is no cell to run again. A worker tells only by a line of its log that its Python has ended."""
    page.add_init_script("window.Worker = class extends Worker { constructor(...how) { super(...how); window.last = this; } }")
    home(page, site)
    play(page)
    page.evaluate("""() => {
      window.last.terminate();
      const _logMessage = { type: "text", level: "critical", data: "Pyodide has suffered a fatal error. Please report this." };
      window.last.dispatchEvent(new MessageEvent("message", { data: { _logMessage } }));
    }""")
    page.locator(".un [data-region=coach] .commit").first.click()
    stopped = page.locator(".un .stopped")
    expect(stopped).to_contain_text("Reload this page", timeout=SLOW)
    expect(stopped).not_to_contain_text("Shift")


def test_a_link_opens_a_lesson_whose_keys_are_the_tables(page: Page, site: str) -> None:
    """Messages go both ways: a lesson is played, taken back and done again with keys alone."""
    page.goto(f"{site}/?lesson=normandy/moving")
    page.locator(".un .coach").wait_for(timeout=SLOW)
    host_keys.use_table(page)
