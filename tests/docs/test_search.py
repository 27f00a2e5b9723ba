"""The site in a real browser: opened as files and from a plain static server, searched in every language, in both themes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from urllib.parse import unquote, urlsplit

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.axe import violations
from tests.browser.files import served
from tests.docs.pages import Site
from tests.sampling import cover
from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import FIRST, LANGUAGES, say
from undaunted_nb.lessons.reference import docs

pytestmark = pytest.mark.browser
RULES = (("un.draw.2", "normandy"), ("na.repair.1", "north-africa"), ("m44.sandbags.1", "memoir44"))
MAIN = (
    "index",
    "first-steps",
    "rules/normandy/index",
    "rules/normandy/un-move",
    "rules/memoir44/m44-sight",
    "lessons/memoir44",
    "search",
    "genindex",
)
ASKED = {
    "en": ("how do I win", "un-end-1"),
    "uk": ("скількі карт бірати на початок", "un-draw-1"),
    "ru": ("как победить", "un-end-1"),
}
"""What people type, and a rule that answers it. No rule has all of these words, and some have typing errors."""
FORMS = {"en": "suppressing", "uk": "жетонами", "ru": "жетонами"}
"""A word in another form than on the pages."""


PLACES = cover(product(("file", "http"), LANGUAGES), together=1)
"""How the site is opened, and in which language."""


@pytest.fixture
def start(request: pytest.FixtureRequest, site: Site) -> Iterator[str]:
    if request.param == "file":
        yield f"{site.folder.resolve().as_uri()}/"
        return
    with served(site.folder) as address:
        yield f"{address}/"


@contextmanager
def watched(browser: Browser, start: str, **more: object) -> Iterator[Page]:
    """Yield a page. When it closes, it must have had no error and no request to another server."""
    context = browser.new_context(**more)  # type: ignore[arg-type]
    page, errors, asked = context.new_page(), [], []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    page.on("request", lambda request: asked.append(request.url))
    try:
        yield page
    finally:
        context.close()
    assert errors == []
    assert [url for url in asked if not url.startswith((start, "data:"))] == []


@pytest.mark.parametrize(("start", "language"), PLACES, indirect=["start"])
def test_search_finds_a_rule(browser: Browser, start: str, language: str) -> None:
    with watched(browser, start) as page:
        for rule, game in RULES:
            key, title = rule.replace(".", "-"), say(Text(rule.replace(".", "-")), language)
            page.goto(f"{start}{docs.folder(language)}index.html")
            page.locator("input.sidebar-search").fill(title)
            page.locator("input.sidebar-search").press("Enter")
            page.locator("#search-results li a").first.wait_for()
            wanted = f"{docs.page(rule, game)}.html#{key}"
            found = page.locator("#search-results li a").evaluate_all("links => links.slice(0, 4).map((link) => link.href)")
            assert any(unquote(link).endswith(wanted) for link in found), (title, found)
            page.locator(f'#search-results li a[href$="{wanted}"]').first.click()
            page.locator(f"section#{key}").wait_for()
            assert urlsplit(page.url).fragment == key
            drawn = page.locator(f"section#{key} .board img").first
            drawn.scroll_into_view_if_needed()
            page.wait_for_function("img => img.complete && img.naturalWidth > 100", arg=drawn.element_handle())


@pytest.mark.parametrize(("start", "language"), PLACES, indirect=["start"])
def test_search_answers_a_question(browser: Browser, start: str, language: str) -> None:
    query, rule = ASKED[language]
    with watched(browser, start) as page:
        page.goto(f"{start}{docs.folder(language)}index.html")
        page.locator("input.sidebar-search").fill(query)
        page.locator("input.sidebar-search").press("Enter")
        page.locator("#search-results li a").first.wait_for()
        first = page.locator("#search-results li:first-child a").evaluate_all("links => links.map((link) => link.hash)")
        assert f"#{rule}" in first
        assert page.locator("input.search-field").input_value() == query
        page.locator("input.search-field").fill("xyzzyabc")
        page.locator("input.search-field").press("Enter")
        page.wait_for_url("**xyzzyabc**")
        assert page.locator("#search-results a").count() == 0
        assert page.locator("#search-results p").inner_text()


@pytest.mark.parametrize(("start", "language"), PLACES, indirect=["start"])
def test_search_finds_other_forms_of_a_word(browser: Browser, start: str, language: str) -> None:
    with watched(browser, start) as page:
        page.goto(f"{start}{docs.folder(language)}search.html?q={FORMS[language]}")
        page.locator("#search-results li a").first.wait_for()
        assert page.locator('#search-results li a[href*="rules/"]').count() > 1


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_main_pages_are_accessible_and_fit(browser: Browser, site: Site, dark: bool) -> None:
    with served(site.folder) as address, watched(browser, f"{address}/", color_scheme="dark" if dark else "light") as page:
        for language in LANGUAGES:
            for name in MAIN if language == FIRST else MAIN[:1] + MAIN[3:4]:
                page.goto(f"{address}/{docs.folder(language)}{name}.html")
                assert violations(page, "html") == [], (language, name)
                for width, height in ((1366, 768), (390, 800)):
                    page.set_viewport_size({"width": width, "height": height})
                    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, (language, name, width)
