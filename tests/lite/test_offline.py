"""The site after the first visit: it opens without a network, gives way to a new version whole, and says what it cannot keep."""

from __future__ import annotations

import importlib.util
import json
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from playwright.sync_api import Error as PlaywrightError

from tests.browser.files import served
from tests.browser.player import Player
from tests.browser.table import WATCH, Mouse, Table
from tests.lite.conftest import SITE
from tests.lite.page import SLOW, LitePage
from tests.project.paths import ROOT

VISITS, VISIT = 12, 10_000
"""The visits after which a new version is there, and the milliseconds of each: a request of the page before can hold the old one."""
REFUSED = 5000
"""The milliseconds in which the service worker has found that a copy of the site has no room, and might say so."""
PAGES = ("", "lab/index.html?path=00-start-here.ipynb")
"""The first page, and the one of JupyterLab."""
KEPT = "'kept' in document.documentElement.dataset"
# The files that are kept in another form than the server sent them.
MADE = """async () => {
  const cache = await caches.open((await caches.keys()).find((name) => !name.endsWith("precache")));
  const files = (await cache.keys()).filter(({ url }) => !url.endsWith("/kept.json"));
  const made = await Promise.all(files.map(async (file) => (await cache.match(file)).url ? "" : file.url));
  return files.length > 100 ? made.filter(Boolean) : ["too few files"];
}"""
CACHES = """async () => {
  const names = await caches.keys(), kept = {};
  for (const name of names) kept[name] = (await (await caches.open(name)).keys()).length;
  return kept;
}"""


@contextmanager
def visitor(browser: Browser, **how: Any) -> Iterator[BrowserContext]:
    """Yield a browser with its own storage."""
    context = browser.new_context(**how)
    context.set_default_timeout(SLOW)
    yield context
    context.close()


def home(page: Page, address: str) -> None:
    """Open the home page and wait for its table."""
    page.goto(f"{address}/")
    page.locator(".un [data-start]").wait_for(timeout=SLOW)


def machine_code(context: BrowserContext, page: Page, address: str) -> set[str]:
    """Open the home page. Return the files of Python's machine code that it asks for until its table is there."""
    asked: list[str] = []
    context.on("request", lambda request: asked.append(request.url.rpartition("/")[2]))
    home(page, address)
    return {"pyodide.asm.bin", "pyodide.asm.wasm"}.intersection(asked)


def forget_network(context: BrowserContext, page: Page) -> None:
    """Empty the browser's own cache, and take the network away."""
    context.new_cdp_session(page).send("Network.clearBrowserCache")
    context.set_offline(True)


def test_without_a_network_there_is_everything(browser: Browser) -> None:
    """Home, a lesson's step that is kept, a decision against the planner, and the quiz. The server has ended."""
    with visitor(browser, locale="en-US") as context:
        page = context.new_page()
        with served(Path(SITE).resolve()) as address:
            assert machine_code(context, page, address) == {"pyodide.asm.bin"}, "a first visit waits for the packed one"
            page.wait_for_function(KEPT, timeout=SLOW)
        assert page.evaluate(MADE) == [], "beside an answer of the server, the browser keeps the compiled form of a script"
        forget_network(context, page)
        assert machine_code(context, page, address) == {"pyodide.asm.wasm"}, "of an unpacked file, the browser keeps the compiled form"
        page.locator(".un [data-start]").click()
        page.locator('.un .hand [data-target="do:move"]').click()
        page.locator('.un [data-target="place:2B"]').first.click()
        expect(page.locator(".un .coach")).to_contain_text("One card gives one action", timeout=SLOW)
        home(page, address)
        expect(page.locator(".un .kicker")).to_have_text("Continue")
        lite = LitePage(page, address)
        decide_against_planner(lite)
        lite.open("03-your-progress.ipynb")
        lite.run_all()
        option = page.locator(".un [data-region=coach] [data-key^='coach:option']").first
        option.click(timeout=SLOW)
        expect(page.locator(".un [data-region=coach] .verdict").first).to_be_visible()
        assert lite.errors() == []


def decide_against_planner(lite: LitePage) -> None:
    """Choose the opponent in the menu of La Raye, and make some decisions."""
    lite.open("02-la-raye.ipynb")
    page = lite.page
    page.locator(".un .map").first.wait_for(timeout=SLOW)  # its first cell runs by itself
    page.evaluate(WATCH)
    table, player = Table(page), Player()
    table.thing("tool:menu").click()
    page.locator(".un .drawer.menu [data-kind=opponent][data-target=planner-quick]").click()
    page.keyboard.press("Escape")
    hands, seen = Mouse(table), table.seen()
    for _ in range(3):
        deed = player.decide(seen)
        assert deed
        hands.do(deed)
        hands.pass_over()
        seen = table.seen()
        assert not seen["why"] or seen["why"]["tone"] == "info", f"{deed} was refused: {seen['why']}"


def publish(site: Path) -> None:
    """List the files of a changed site again, as its build does."""
    spec = importlib.util.spec_from_file_location("build_lite", ROOT / "binder/lite/build.py")
    assert spec
    assert spec.loader
    build = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(build)
    build.offline(site)


def test_a_new_version_replaces_the_old_one_whole(browser: Browser, tmp_path: Path) -> None:
    """It is loaded while the old one is in use, waits for the next visit, and leaves nothing of the old one."""
    site = shutil.copytree(SITE, tmp_path / "site")
    with served(site) as address, visitor(browser) as context:
        page = context.new_page()
        home(page, address)
        page.wait_for_function(KEPT, timeout=SLOW)
        before = page.evaluate(CACHES)
        assert len(before) == 1
        for folder in ("", "lab", "notebooks"):
            file = site / folder / "index.html"
            file.write_text(file.read_text("utf-8").replace("</body>", '<i id="second"></i></body>'), "utf-8")
        (site / "new.txt").write_text("new")
        publish(site)
        home(page, address)
        assert page.locator("#second").count() == 0, "the old version is still whole"
        page.wait_for_function("async () => (await navigator.serviceWorker.getRegistration()).waiting", timeout=SLOW)
        second = page.locator("#second")
        for _ in range(VISITS):
            with suppress(PlaywrightError):  # it takes over and loads the page again, perhaps before the page is there
                page.goto(f"{address}/")
                second.wait_for(state="attached", timeout=VISIT)
                break
        second.wait_for(state="attached", timeout=SLOW)
        page.locator(".un [data-start]").wait_for(timeout=SLOW)
        after = page.evaluate(CACHES)
        assert len(after) == 1
        assert after.keys() != before.keys()
        assert list(after.values()) == [count + 1 for count in before.values()]


@pytest.mark.parametrize("path", PAGES)
def test_a_browser_without_storage_says_so(browser: Browser, site: str, path: str) -> None:
    with visitor(browser, locale="uk-UA") as context:
        context.add_init_script("Object.defineProperty(window, 'indexedDB', { value: undefined })")
        page = context.new_page()
        page.goto(f"{site}/{path}")
        expect(page.locator("#un-note p")).to_contain_text("нічого не зберігає", timeout=SLOW)
        page.locator("#un-note button").click()
        expect(page.locator("#un-note")).to_be_hidden()
        page.locator(".un [data-start]").wait_for(timeout=SLOW)


@pytest.mark.parametrize("path", PAGES)
def test_a_full_storage_says_so_and_the_lesson_goes_on(browser: Browser, site: str, path: str) -> None:
    """JupyterLab also opens although its first write fails. No page says then that progress is kept."""
    with visitor(browser, locale="en-US") as context:
        page = context.new_page()
        # Before the page is there: for half a minute after it has looked, Chromium believes that there is room for small writes.
        context.new_cdp_session(page).send("Storage.overrideQuotaForOrigin", {"origin": site, "quotaSize": 1})
        page.goto(f"{site}/{path}")
        page.locator(".un [data-start]").wait_for(timeout=SLOW)
        note = page.locator("#un-note p")
        if not path:  # JupyterLab writes before anything is pressed
            page.locator(".un [data-start]").click()
        expect(note).to_contain_text("storage of this browser is full", timeout=SLOW)
        page.locator("#un-note button").click()
        if path:
            page.locator(".un [data-start]").click()
        page.locator('.un .hand [data-target="do:move"]').click()
        page.locator('.un [data-target="place:2B"]').first.click()
        expect(page.locator(".un .coach")).to_contain_text("One card gives one action", timeout=SLOW)
        page.wait_for_timeout(REFUSED)
        expect(note).to_be_hidden()


@pytest.mark.parametrize(("path", "steps"), list(zip(PAGES, ([], ["Notebook"]), strict=True)))
def test_start_is_remembered_while_python_loads(browser: Browser, site: str, path: str, steps: list[str]) -> None:
    with visitor(browser, locale="en-US") as context:
        page = context.new_page()
        page.goto(f"{site}/{path}")
        expect(page.locator("#un-waiting ol li:visible")).to_have_text([*steps, re.compile("Python"), "Table"])
        start = page.locator("#un-waiting button")
        start.click()
        expect(start).to_have_text("Starts soon")
        expect(page.locator(".un .coach")).to_contain_text("1 of 6", timeout=SLOW)


def test_site_is_installed_under_its_own_name(site: str) -> None:
    """Each address of the manifest is relative, and leads to a page or a picture of the site."""
    folder = Path(SITE)
    manifest = json.loads((folder / "manifest.webmanifest").read_text("utf-8"))
    assert manifest["short_name"] == "undaunted-nb"
    parts = [manifest, *manifest["icons"], *manifest["shortcuts"]]
    addresses = [part[key] for part in parts for key in ("start_url", "src", "url", "scope", "id") if key in part]
    assert len(addresses) > 8
    for address in addresses:
        assert "://" not in address
        assert not address.startswith("/")
        assert (folder / address.partition("?")[0]).exists(), address
        if "path=" in address:
            assert (folder / "files" / address.partition("path=")[2]).is_file(), address
    for page in ("index.html", "lab/index.html", "notebooks/index.html"):
        text = (folder / page).read_text("utf-8")
        assert "manifest.webmanifest" in text, page
        assert "JupyterLite</title>" not in text, page
