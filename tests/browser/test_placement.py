"""A newcomer takes the placement test from the home page, with the keyboard alone, in the pane of a small laptop."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import undaunted_nb as un
from tests.browser.stills import Still, StillTable
from tests.browser.table import Keyboard
from tests.browser.test_in_sight import unseen
from undaunted_nb.i18n import LANGUAGES
from undaunted_nb.lessons.format.lesson import load, names

PANES = ("1339x533", "1253x485")
"""The panes of a notebook in pages of 1366×625 and 1280×577."""
COACH = tuple(f".un [data-region=coach] {it}" for it in (".task", "button:not(.option)", ".said", ".options .option > span", ".aside"))
SCROLLED = "() => { const pane = document.querySelector('.jp-WindowedPanel-outer'); return pane.scrollHeight - pane.clientHeight; }"


def test_a_newcomer_finds_the_first_lesson_by_keys(still: Callable[..., Still]) -> None:
    page = still(un.home(), size=PANES[0])
    table: Any = page.table
    hands = Keyboard(StillTable(page))

    def press(key: str, region: str = "coach") -> None:
        hands.use(region, f"{region.partition('-')[0]}:{key}")
        page.settle()

    press("placement:normandy", "home-now")
    for _ in range(3):
        press("unknown")
        press("next")
    said = page.page.locator(".un [data-region=coach] .said")
    assert "Start with the first lesson" in said.inner_text()
    press(f"lesson:{names('normandy')[0]}")
    assert table.coach["title"].endswith(load(names("normandy")[0]).said_title("en"))


@pytest.mark.parametrize("size", PANES)
def test_the_test_fits_without_scrolling(still: Callable[..., Still], size: str) -> None:
    wrong: list[str] = []

    def look(page: Still, where: str) -> None:
        wrong.extend(f"{where}: {one}" for one in unseen(page, *COACH) if "not there" not in one)
        if page.page.evaluate(SCROLLED) > 0:
            wrong.append(f"{where}: the pane can be scrolled")

    for language in LANGUAGES:
        page = still(un.placement("normandy", seed=2, language=language), size=size)
        test: Any = page.table.guide
        look(page, f"{language} at first")
        for number in range(5):
            asked = test.question
            right = f"number:{asked.options[asked.answer].label}" if asked.typed else f"option:{asked.answer}"
            page.send("coach", right if number else "unknown")
            look(page, f"{language} {asked.id} answered")
            page.send("coach", "next")
            look(page, f"{language} {test.question.id}")
        page.send("coach", "stop")
        look(page, f"{language} at the end")
    assert wrong == []
