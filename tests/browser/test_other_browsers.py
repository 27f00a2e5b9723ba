"""Firefox and WebKit do what Chromium does: a lesson, a game against an opponent, the quiz, and where everything is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

import undaunted_nb as un
from tests.browser import firefox, webkit
from tests.browser.boxes import differences
from tests.browser.conftest import Desks, shown_by
from tests.browser.lab import Lab
from tests.browser.stills import TABLES, Still, StillTable
from tests.browser.table import Hands, Keyboard, Mouse, Table
from tests.browser.test_lesson import LESSON, answer_two_questions, answer_wrong_and_right, cells, go_to_an_action
from tests.browser.test_one_screen import GAMES, SITUATIONS
from tests.browser.test_whole_game import LA_RAYE, play_to_the_end
from tests.project.no_skips import lacking
from tests.sampling import cover
from undaunted_nb.lessons.format import lesson as lessons

SIZES = {"firefox": ("1015x650", "1366x625", "1600x950", "390x800"), "webkit": ("1015x650", "1366x625", "1600x950", "742x496")}
"""The panes of each browser. A window of WebKit is at least 447 wide, so it is no phone."""
LINE = "node => { const { textDecorationLine, textDecorationStyle } = getComputedStyle(node); return [textDecorationLine, textDecorationStyle]; }"
LARGEST = "() => Math.max(...[...document.querySelectorAll('.un .map .un-el')].map((node) => node.getBoundingClientRect().width))"


# One of each for all tests that need it.
@pytest.fixture(scope="module", params=[pytest.param(name, marks=pytest.mark.xdist_group(name)) for name in SIZES])
def browser(request: pytest.FixtureRequest) -> Iterator[Browser]:
    if request.param == "webkit" and webkit.find() is None:
        lacking(webkit.ADVICE)
    with webkit.launched() if request.param == "webkit" else firefox.launched(request.getfixturevalue("playwright")) as opened:
        yield opened


@pytest.fixture(scope="module")
def desks(browser: Browser, lab: Lab) -> Desks:
    return Desks(browser, lab)


@pytest.mark.slow(reason="A JupyterLab in Firefox.")
@pytest.mark.parametrize("browser", [pytest.param("firefox", marks=pytest.mark.xdist_group("firefox"))], indirect=True)
def test_a_lesson_in_a_notebook(open_cells: Callable[..., Page], tmp_path: Path) -> None:
    """By mouse: the last Tab of a page leads to Firefox's own buttons, from which its driver doesn't come back."""
    lesson = lessons.load(LESSON)
    table = Table(open_cells(*cells(tmp_path, "en")))
    hands = Mouse(table)
    before = table.notebook()
    number = go_to_an_action(table, hands, lesson, "en")
    answer_wrong_and_right(table, hands, lesson.exercises[number], "en")
    assert table.notebook() == before


@pytest.mark.whole
def test_a_lesson(still: Callable[..., Still]) -> None:
    lesson = lessons.load(LESSON)
    table = StillTable(still(un.lesson(LESSON), "1290x650"))
    hands = Mouse(table)
    number = go_to_an_action(table, hands, lesson, "en")
    answer_wrong_and_right(table, hands, lesson.exercises[number], "en")


@pytest.mark.whole
@pytest.mark.parametrize("hands_of", [Mouse, Keyboard])
def test_a_quiz(hands_of: Callable[[Any], Hands], still: Callable[..., Still]) -> None:
    quiz: Any = un.quiz("normandy", seed=5)
    table = StillTable(still(quiz, "1290x650"))
    answer_two_questions(quiz, table, hands_of(table))


@pytest.mark.whole
@pytest.mark.slow(reason="Plays half of a game.")
def test_a_game_against_an_opponent(still: Callable[..., Still]) -> None:
    table = StillTable(still(shown_by(LA_RAYE), "1366x768"))
    play_to_the_end(table, Mouse(table))


def test_words_of_the_glossary_are_underlined(still: Callable[..., Still]) -> None:
    shown = still(un.lesson(LESSON), "1290x650")
    shown.send("coach", "next")
    line = shown.page.locator(".un .coach .gloss").first.evaluate(LINE)
    assert line == ["underline", "dotted"]


@pytest.mark.parametrize("name", ["la-raye", "pegasus-bridge", "convoy"])
def test_a_counter_has_a_box_of_its_own_size(still: Callable[..., Still], name: str) -> None:
    """The line that names what is on a place goes where it hides no counter."""
    assert still(TABLES[name](), "1366x625").page.evaluate(LARGEST) < 130


# The middle of each thing on the board. Firefox counts the corners of lines into a box, the same on each side.
MIDDLES = """() => Object.fromEntries([...document.querySelectorAll(".un [data-k]")].map((node) => {
  const { left, top, width, height } = node.getBoundingClientRect();
  return [node.dataset.k, [left + width / 2, top + height / 2].map(Math.round)];
}))"""


@pytest.mark.parametrize("name", ["pegasus-bridge", "la-raye"])
def test_each_piece_has_its_middle_where_chromium_has_it(chrome: Browser, still: Callable[..., Still], name: str) -> None:
    there = Still(chrome, TABLES[name](), "1366x625", touch=False)
    wanted, found = (shown.page.evaluate(MIDDLES) for shown in (there, still(TABLES[name](), "1366x625")))
    there.close()
    assert len(wanted) > 10
    assert wanted.keys() == found.keys()
    far = {key: (spot, found[key]) for key, spot in wanted.items() if max(abs(a - b) for a, b in zip(spot, found[key], strict=True)) > 4}
    assert far == {}


CASES = {name: [*cover(product(GAMES, SITUATIONS, sizes), together=1)] for name, sizes in SIZES.items()}


@pytest.mark.parametrize("number", range(max(map(len, CASES.values()))))
def test_everything_is_where_chromium_has_it(chrome: Browser, browser: Browser, number: int) -> None:
    name, what, size = CASES[browser.browser_type.name][number]
    assert differences(chrome, browser, SITUATIONS[what], name, size) == [], f"{what} of {name}, {size}"
