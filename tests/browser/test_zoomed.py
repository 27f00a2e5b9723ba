"""In a real JupyterLab whose browser is zoomed to 200 % and 400 % (WCAG 1.4.10) the table has the width, and can be read and used.

A window of 1280×1024 is then a page of 640×512 and 320×256. The page scrolls down, but never to the side.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.table import Mouse, Table
from tests.browser.test_lesson import answer_wrong_and_right, go_to_an_action
from tests.browser.test_sizes import FAULTS
from undaunted_nb.lessons.format import lesson as lessons

LESSON = "normandy/moving"
PAGES = {(640, 512): 560, (320, 256): 300}
"""The pages, and the width that a table has at least in each."""
SHOWS = {
    "home": "un.home()",
    "lesson": f"un.lesson({LESSON!r})",
    "quiz": "un.quiz('normandy', seed=5)",
    "game": "un.table(un.new_game('normandy/la-raye', seed=4), side='US', opponent='random', resume=False)",
}
HAS_WIDTH = "least => document.querySelector('.un').clientWidth >= least"
ASIDE = "() => Math.max(...[document.documentElement, document.querySelector('.jp-WindowedPanel-outer')].map((node) => node.scrollWidth - node.clientWidth))"
IN_SIGHT = """(selector) => {
  const { left, top, right, bottom } = document.querySelector(selector).getBoundingClientRect();
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
}"""
OPEN_BAR = "() => window.jupyterapp.shell.expandLeft()"


@pytest.fixture(params=PAGES, ids=lambda size: f"{size[0]}x{size[1]}")
def zoomed(request: pytest.FixtureRequest, open_cells: Callable[..., Page]) -> Callable[[str], Page]:
    """Return what shows a table in a page of this size."""
    width, height = request.param

    def show(what: str) -> Page:
        page = open_cells("import undaunted_nb as un", SHOWS[what])
        page.locator(".un").first.wait_for()
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(HAS_WIDTH, arg=PAGES[width, height])
        return page

    return show


def faults(page: Page) -> list[str]:
    """Return what does not fit. The main button can be further down."""
    return [one for one in page.evaluate(FAULTS) if not one.startswith("the main button is")]


@pytest.mark.parametrize("what", SHOWS)
def test_everything_fits_its_width(zoomed: Callable[[str], Page], what: str) -> None:
    page = zoomed(what)
    assert page.locator(".squeezed").count() == 0
    assert page.evaluate(ASIDE) <= 0
    assert faults(page) == []


def test_home_starts_without_scrolling(zoomed: Callable[[str], Page]) -> None:
    page = zoomed("home")
    page.wait_for_function(IN_SIGHT, arg=".un .cin .commit")
    page.locator(".un .cin .commit").click()
    page.locator(".un .coach").wait_for()


def test_a_lesson_is_done(zoomed: Callable[[str], Page]) -> None:
    table = Table(zoomed("lesson"))
    hands = Mouse(table)
    lesson = lessons.load(LESSON)
    number = go_to_an_action(table, hands, lesson, "en")
    answer_wrong_and_right(table, hands, lesson.exercises[number], "en")
    assert faults(table.page) == []


def test_the_verdict_of_a_question_is_in_sight(zoomed: Callable[[str], Page]) -> None:
    page = zoomed("quiz")
    page.locator(".un .option").nth(1).click()
    page.locator(".un .said .verdict").wait_for()
    page.wait_for_function(IN_SIGHT, arg=".un .said .verdict")
    assert faults(page) == []


def test_below_300_pixels_it_says_what_to_close(zoomed: Callable[[str], Page]) -> None:
    page = zoomed("quiz")
    notice = page.locator(".un .squeezed")
    page.locator(".un .task").click()  # until somebody uses the page, nothing opens the side bar
    assert notice.count() == 0
    page.evaluate(OPEN_BAR)
    page.wait_for_function("Math.abs(document.querySelector('.un').clientWidth - window.innerWidth) > 140")
    if page.evaluate(HAS_WIDTH, 300):
        assert notice.count() == 0
        page.evaluate("window.jupyterapp.shell.collapseLeft()")
    else:
        notice.locator("button").click()
    page.wait_for_function(HAS_WIDTH, arg=min(PAGES.values()))
    assert notice.count() == 0
