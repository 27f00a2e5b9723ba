"""On a phone and a tablet every task, verdict and explanation is whole, and so is what it speaks of on the map.

The map gives the panel the room that the text lacks, and is then a window on the places that the text names. Steps of lessons are looked at
before and after a right and a wrong answer, and questions of the quiz. The tables are in a plain page (``stills``) that fingers use.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle, islice, product
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

import undaunted_nb as un
from tests.browser.stills import Still
from tests.browser.test_in_sight import OPTIONS, REASON, RULES, TASK, VERDICT, WHY, Step, answer, exercise, look, opened, tight, unseen
from tests.project.paths import ROOT
from tests.sampling import NIGHTLY
from undaunted_nb.i18n import LANGUAGES
from undaunted_nb.lessons.format import lesson as lessons

SIZES = ("390x800", "412x915", "768x1024", "1024x768")
PHONES = ("390x800", "412x915")
LOOKS = [*product(LANGUAGES, SIZES)]
READ = ".un .coach .read p"
BUTTON = ".un .panel .commit"
# What a text is about and the map does not show: a mark of a question or a possible choice outside of the window on the map.
AWAY = """() => {
  const board = document.querySelector(".un .board").getBoundingClientRect();
  const inside = ({ left, top, right, bottom }) => left >= board.left - 1 && top >= board.top - 1 && right <= board.right + 1 && bottom <= board.bottom + 1;
  return [...document.querySelectorAll(".un .map .ask1, .un .map .edge.lit, .un .map .piece.aims")].filter((node) => !inside(node.getBoundingClientRect()))
    .map((node) => node.getAttribute("class") + " " + (node.dataset.target ?? ""));
}"""
# A button that a finger cannot hit whole: it is cut by what is around it, or by the page.
CUT = """() => [...document.querySelectorAll(".un button")].filter((node) => node.checkVisibility() && !node.closest(".hand, .foe, .vehicles, .drawer, .log")).filter((node) => {
  const at = node.getBoundingClientRect();
  if (at.bottom > innerHeight + 1 || at.right > innerWidth + 1 || at.left < -1) return true;
  for (let up = node.parentElement; up; up = up.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(up), edge = up.getBoundingClientRect();
    if (`${overflowX} ${overflowY}` !== "visible visible" && edge.width > 1 && (at.bottom > edge.bottom + 1 || at.right > edge.right + 1)) return true;
  }
  return false;
}).map((node) => node.textContent || node.getAttribute("aria-label"))"""


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Give each test its own person, because the chosen language is kept."""
    monkeypatch.setenv("UNDAUNTED_NB_HOME", str(tmp_path))


def faults(still: Still, *wanted: str) -> Iterator[str]:
    """Yield what a reader misses: words of these texts, what they speak of on the map, a part of a button."""
    yield from unseen(still, *wanted)
    yield from (f"away from the map: {one}" for one in still.page.evaluate(AWAY))
    yield from (f"a cut button: {one}" for one in still.page.evaluate(CUT))


@pytest.mark.parametrize("game", lessons.courses())
def test_a_task_and_its_verdict_are_whole(browser: Browser, game: str) -> None:
    wrong, looks = [], cycle(LOOKS)
    for step in tight(game, 4):
        these = [*islice(looks, len(LOOKS) if NIGHTLY else 2)]
        language, size = these[0]
        still = Still(browser, opened(step, language), size, touch=True)
        for language, size in these:
            look(still, language, size)
            if still.page.locator(TASK).count():  # else a roll is shown first
                wrong += [f"{step} {language} {size}: {one}" for one in faults(still, TASK, READ, OPTIONS)]
        answer(still, step)
        for language, size in these:
            look(still, language, size)
            texts = (VERDICT, REASON, RULES, OPTIONS, WHY)
            wrong += [f"{step} {language} {size} answered: {one}" for one in faults(still, *texts, *([BUTTON] if step.right else []))]
        still.close()
    assert not wrong, f"{len(wrong)} of them:\n" + "\n".join(wrong[:60])


@pytest.mark.parametrize("game", lessons.courses())
def test_a_question_of_the_quiz_and_its_explanation_are_whole(browser: Browser, game: str) -> None:
    wrong, looks = [], cycle(LOOKS)
    still = Still(browser, un.quiz(game, seed=27), PHONES[0], touch=True)
    for number in range(200 if NIGHTLY else 4):
        look(still, *next(looks))
        before: Any = still.table.coach
        if before["options"]:
            wrong += [f"question {number} {still.table.language}: {one}" for one in faults(still, TASK, OPTIONS)]
            still.send("coach", "option:" + before["options"][number % len(before["options"])]["id"])
            texts = (VERDICT, REASON, RULES, OPTIONS, WHY, BUTTON)
            wrong += [f"question {number} {still.table.language} answered: {one}" for one in faults(still, *texts)]
        still.send("coach", "next")
    still.close()
    assert not wrong, f"{len(wrong)} of them:\n" + "\n".join(wrong[:60])


def test_the_map_gives_only_what_the_text_lacks(browser: Browser) -> None:
    still = Still(browser, un.quiz("normandy", seed=3), "390x800")
    size = "() => [document.querySelector('.un .board').clientHeight, document.querySelector('.un .map').getAttribute('viewBox')]"
    whole = still.page.evaluate(size)
    still.page.evaluate(
        "() => window.model.set('coach', { ...window.model.get('coach'), task: Array(7).fill(window.model.get('coach').task[0]) })"
    )
    still.settle()
    lower = still.page.evaluate(size)
    assert 150 <= lower[0] < whole[0]
    assert lower[1] != whole[1], "a window on the place of the question"
    body = "() => { const body = document.querySelector('.un .panel > .pbody'); return [body.scrollHeight - body.clientHeight, 'more' in body.dataset]; }"
    assert still.page.evaluate(body) == [0, False]
    still.page.evaluate("() => window.model.set('coach', { ...window.model.get('coach'), task: Array(60).fill('More to read.') })")
    still.settle()
    over, more = still.page.evaluate(body)
    assert over > 0
    assert more, "a text that goes on below has a fade"
    still.close()


def test_fingers_see_no_names_of_keys_and_find_home(browser: Browser) -> None:
    still = Still(browser, un.home(), "390x800")
    assert still.page.locator(".un kbd:visible").count() == 0
    still.click(".un [data-start]")
    head = still.page.locator(".un .head").bounding_box()
    house = still.page.locator(".un .head .house").bounding_box()
    assert head
    assert house
    assert min(house["width"], house["height"]) >= 44
    assert house["x"] + house["width"] <= head["x"] + head["width"]
    assert still.page.locator(".un :is(.commit, .plain) > kbd:visible").count() == 0
    still.click(".un .head .house")
    assert still.page.locator(".un .home").count() == 1
    still.close()


@pytest.mark.parametrize("name", ["normandy/moving", "north-africa/first-look", "memoir44/infantry"])
def test_the_first_task_is_done_with_taps(browser: Browser, name: str) -> None:
    still = Still(browser, un.lesson(name), "390x800")
    step = Step(name, 1)
    it = exercise(step)
    answer(still, step)
    assert still.table.coach["state"] in {"good", "done"}, it.solution
    still.page.touchscreen.tap(*middle(still, BUTTON))
    still.settle()
    assert still.table.coach["step"] == 2
    still.close()


@pytest.mark.parametrize(("width", "page"), [(390, "notebooks"), (1024, "lab")])
def test_a_link_to_a_notebook_of_the_site_opens_a_phone_on_the_page_without_menus(browser: Browser, width: int, page: str) -> None:
    text = (ROOT / "binder" / "lite" / "index.html").read_text(encoding="utf-8")
    visitor = browser.new_page(viewport={"width": width, "height": 800})
    visitor.route(
        "**/*", lambda route: route.fulfill(body=text if "/index.html" not in route.request.url else "", content_type="text/html")
    )
    visitor.goto("http://site.test/?lang=uk&path=02-la-raye.ipynb#there")
    visitor.wait_for_url("**/index.html**")
    assert visitor.url == f"http://site.test/{page}/index.html?lang=uk&path=02-la-raye.ipynb#there"
    visitor.close()


def middle(still: Still, selector: str) -> tuple[float, float]:
    box = still.page.locator(selector).first.bounding_box()
    assert box, selector
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
