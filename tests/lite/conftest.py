"""Fixtures of the tests of the browser-only site: the built site on a plain file server, and a page that is watched.

`make lite-test` names the site in UNDAUNTED_NB_SITE. Without it there is nothing to test here. The file server answers with files and
nothing else, and the browser can reach no other machine.
"""

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Playwright

from tests.browser import chromium
from tests.browser.conftest import PATIENCE, WINDOW, PageWatch
from tests.browser.files import served
from tests.lite.page import LitePage

SITE = os.environ.get("UNDAUNTED_NB_SITE", "")
collect_ignore_glob = [] if SITE else ["test_*.py"]


class LiteWatch(PageWatch):
    """The silent errors of a page, without the files that JupyterLite looks for and need not be there: lists of a visitor's own folders."""

    def console(self, message: ConsoleMessage) -> None:
        if not re.search(r"/api/contents/.*all\.json$", message.location["url"]):
            super().console(message)


@pytest.fixture(scope="package")
def site() -> Iterator[str]:
    folder = Path(SITE).resolve()
    assert (folder / "index.html").is_file(), f"{folder} has no site: run make lite"
    with served(folder) as address:
        yield address


playwright = chromium.started


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    with chromium.launched_by(playwright, "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1") as opened:
        yield opened


@pytest.fixture(scope="module")
def lite(browser: Browser, site: str) -> Iterator[LitePage]:
    """Yield a page with its own storage for a module of tests, then check it for silent errors and requests."""
    watch = LiteWatch(site)
    context = browser.new_context(viewport=WINDOW, locale="en-US")  # type: ignore[arg-type]  # a ViewportSize is such a dict
    context.set_default_timeout(PATIENCE)
    context.on("request", watch.request)  # also those of workers
    page = context.new_page()
    watch.follow(page)
    yield LitePage(page, site)
    context.close()
    assert watch.left_the_machine == [], "the site asked something of another machine"
    # JupyterLab itself, when a notebook goes while it is still being drawn.
    errors = [error for error in watch.errors if "reading 'observe'" not in error or "jlab_core" not in error]
    assert not errors, "the browser's console has errors:\n" + "\n\n".join(errors)
