"""A class that plays together: the teacher in JupyterLab, the pupils in pages of their own, through every activity in three languages."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect

from tests.browser import axe, firefox

CELLS = ("import undaunted_nb as un\nroom = un.classroom(language='en', seed=5)\nroom",)
LAYOUT = ".k-table .un[data-layout]"
CARD = ".k-table [data-kind=tap][data-target^=card]"
ROLLED = ".k-hist li:not(.todo)"
PHONES = {"width": 390, "height": 800}, {"width": 360, "height": 640}
FITS = "() => document.documentElement.scrollWidth <= innerWidth"
SMALL = """() => [...document.querySelectorAll('.k-phone button:not(.k-table *), .k-phone input:not(.k-table *)')]
  .filter((thing) => thing.checkVisibility()).map((thing) => [thing.innerText || thing.name, thing.getBoundingClientRect()])
  .filter(([, box]) => box.width < 44 || box.height < 44).map(([name]) => name)"""
LETTERS = """() => [...document.querySelectorAll('.k-phone *:not(.k-table *)')]
  .filter((thing) => thing.checkVisibility() && [...thing.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
  .filter((thing) => parseFloat(getComputedStyle(thing).fontSize) < 12 && !thing.closest('svg')).map((thing) => thing.innerText)"""


@contextmanager
def joined(browser: Browser, url: str, name: str, language: str, **look: Any) -> Iterator[Page]:
    """Open the page of a pupil and join."""
    context = browser.new_context(**look)
    page = context.new_page()
    errors = list[str]()
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(url)
    page.locator(f"[data-lang={language}]").click()
    page.locator("[name=name]").fill(name)
    page.locator("button[type=submit]").click()
    page.locator(".k-top .k-tag").wait_for()
    yield page
    assert not errors
    context.close()


@pytest.fixture
def teacher(open_cells: Callable[..., Page]) -> Page:
    page = open_cells(*CELLS)
    page.locator(".r-note .r-foot .commit").wait_for()
    return page


def begin(teacher: Page, kind: str) -> None:
    teacher.locator(f".r-rail [data-target={kind}]").click()


def press(teacher: Page, button: str) -> None:
    teacher.locator(f".r-foot [data-target={button}]").click()


def check(page: Page) -> None:
    """Nothing is cut off, too small to hit or to read, or in the way of a screen reader."""
    assert page.evaluate(FITS)
    assert page.evaluate(SMALL) == []
    assert page.evaluate(LETTERS) == []
    assert axe.violations(page, "html", impacts=axe.ALL) == []


class Lesson(NamedTuple):
    """The pages of a lesson: the teacher in JupyterLab, the projector, and pupils with a touch screen, with Ukrainian, and with Firefox and Russian."""

    teacher: Page
    wall: Page
    touch: Page
    ukrainian: Page
    fox: Page

    @property
    def pupils(self) -> tuple[Page, Page, Page]:
        """The pages of the pupils."""
        return self.touch, self.ukrainian, self.fox

    def expect_count(self, text: str) -> None:
        """Wait until the teacher reads how many have answered."""
        expect(self.teacher.locator(".r-stage .k-now")).to_contain_text(text)


def guess(a: Lesson) -> None:
    begin(a.teacher, "guess")
    a.touch.locator(".k-scale").wait_for()
    check(a.touch)
    a.touch.locator("[data-do=more]").tap()
    expect(a.touch.locator(".k-big")).to_have_text("51%")
    a.touch.locator("[data-do=send-guess]").tap()
    expect(a.touch.locator(".k-got")).to_contain_text("Received")
    a.expect_count("1 of 3")
    a.touch.reload()
    expect(a.touch.locator(".k-got")).to_contain_text("51%")
    for page, word in ((a.ukrainian, "Отримано"), (a.fox, "Получено")):
        page.locator("[data-range]").focus()
        page.keyboard.press("PageUp")
        page.locator("[data-do=send-guess]").click()
        expect(page.locator(".k-got")).to_contain_text(word)
    press(a.teacher, "show")
    for page, words in zip(a.pupils, ("The answer is 51%", "Відповідь – 51", "Ответ — 51"), strict=True):
        expect(page.locator(".k-now")).to_contain_text(words)
    expect(a.wall.locator(".k-chart circle")).to_have_count(3)
    check(a.touch)


def rolls(a: Lesson) -> None:
    press(a.teacher, "begin-rolls")
    a.touch.locator("[data-do=roll]").tap()
    expect(a.touch.locator(ROLLED)).to_have_count(1)
    a.ukrainian.locator("[data-do=real-dice]").click()
    for face in ("8", "3"):
        a.ukrainian.locator(f"[data-face='{face}']").click()
    a.ukrainian.locator("[data-do=send-roll]").click()
    expect(a.ukrainian.locator(ROLLED)).to_have_count(1)
    for n in (1, 2):
        a.fox.locator("[data-do=roll]").click()
        expect(a.fox.locator(ROLLED)).to_have_count(n)
        a.fox.reload()
        expect(a.fox.locator(ROLLED)).to_have_count(n)
    expect(a.wall.locator(".w-foot")).to_contain_text("4 rolls")
    check(a.ukrainian)


def questions(a: Lesson) -> None:
    begin(a.teacher, "questions")
    for page in a.pupils:
        page.locator(".k-answers button").first.wait_for()
        page.keyboard.press("a")
        expect(page.locator(".k-answers .mine")).to_have_count(1)
    check(a.touch)
    a.expect_count("3 of 3")
    a.ukrainian.reload()
    expect(a.ukrainian.locator(".k-answers .mine")).to_have_count(1)
    press(a.teacher, "show")
    for page in a.pupils:
        expect(page.locator(".k-answers .okay")).to_have_count(1)
    expect(a.ukrainian.locator(".k-now")).to_contain_text("Відповідь показано")
    check(a.touch)


def position(a: Lesson) -> None:
    begin(a.teacher, "position")
    take_cards(a)
    for page, word in zip(a.pupils, ("Received", "Отримано", "Получено"), strict=True):
        expect(page.locator(".k-got")).to_contain_text(word)
    a.expect_count("3 of 3")
    a.fox.reload()
    expect(a.fox.locator(".k-got")).to_contain_text("Получено")
    press(a.teacher, "show-choices")
    for page in a.pupils:
        expect(page.locator(".k-bars li")).not_to_have_count(0)
    check(a.ukrainian)


def lesson(a: Lesson) -> None:
    begin(a.teacher, "lesson")
    for page in a.pupils:
        page.locator(LAYOUT).wait_for()
    expect(a.teacher.locator(".r-lgrid li")).to_have_count(3)
    a.touch.locator("[data-do=help]").tap()
    expect(a.teacher.locator(".r-look")).to_contain_text("Blue Fox")
    for page, words in ((a.ukrainian, "Крок 2"), (a.fox, "Шаг 2")):
        page.locator(".k-table [data-kind=coach][data-target=next]:visible").click()
        expect(page.locator(".k-now")).to_contain_text(words)
    a.ukrainian.reload()
    expect(a.ukrainian.locator(".k-now")).to_contain_text("Крок 2")
    a.ukrainian.locator(LAYOUT).wait_for()


def duels(a: Lesson) -> None:
    begin(a.teacher, "duels")
    expect(a.touch.locator(".k-table h2")).to_contain_text("La Raye")
    expect(a.touch.locator(".k-vs")).to_contain_text("Червона Чапля")
    expect(a.fox.locator(".k-vs")).to_contain_text("Компьютер")
    a.touch.locator(CARD).first.tap()
    expect(a.touch.locator(".k-now")).to_contain_text("Червона Чапля is playing")
    a.ukrainian.reload()
    for page in (a.ukrainian, a.fox):
        page.locator(LAYOUT).wait_for()
        page.locator(CARD).first.click()
    expect(a.wall.locator(".r-duel")).to_have_count(2)
    a.teacher.wait_for_function("[...document.querySelectorAll('.r-duel img')].filter((image) => image.naturalWidth).length === 2")


def follow(a: Lesson) -> None:
    begin(a.teacher, "follow")
    for page, words in zip(a.pupils, ("You point at", "Ви показуєте на", "Вы показываете на"), strict=True):
        expect(page.locator(".k-vs")).to_have_count(0)  # until then, the table is that of the duel
        page.locator(LAYOUT).wait_for()
        place = page.locator(".k-table [data-kind=tap][data-target^=place]").first
        place.tap() if page is a.touch else place.click()
        expect(page.locator(".k-told")).to_contain_text(words)
    a.expect_count("3 of 3")
    a.touch.reload()
    expect(a.touch.locator(".k-told")).to_contain_text("You point at")
    expect(a.wall.locator(".pin")).not_to_have_count(0)


def close(a: Lesson) -> None:
    a.teacher.locator("[data-do=close]").click()
    a.teacher.locator("[data-keep=nothing]").check()
    a.teacher.locator(".r-foot .commit").click()
    for page, words in zip(a.pupils, ("The room is closed", "Кімнату закрито", "Комната закрыта"), strict=True):
        expect(page.locator(".k-now")).to_contain_text(words)
        expect(page.locator(".k-res li")).not_to_have_count(0)
    check(a.touch)


def take_cards(a: Lesson) -> None:
    """Let each pupil choose the first card."""
    for page in a.pupils:
        page.locator(LAYOUT).wait_for()
        card = page.locator(CARD).first
        card.tap() if page is a.touch else card.click()


@pytest.mark.slow(reason="A teacher and three pupils in two browsers go through seven activities, each with a reload.")
def test_a_class_goes_through_every_activity(teacher: Page, browser: Browser, playwright: Playwright) -> None:
    url = str(teacher.locator("[href*='127.0.0.1']", has_text="pupil").get_attribute("href"))
    wall_url = str(teacher.locator(".r-bar a.r-tool").get_attribute("href"))
    phones: list[dict[str, Any]] = [{"viewport": size, "has_touch": True, "is_mobile": True} for size in PHONES]
    with (
        firefox.launched(playwright) as fox_browser,
        joined(browser, url, "Blue Fox", "en", **phones[0]) as touch,
        joined(browser, url, "Червона Чапля", "uk", **phones[1]) as ukrainian,
        joined(fox_browser, url, "Red Heron", "ru", viewport={"width": 800, "height": 600}) as fox,
    ):
        wall = browser.new_context(viewport={"width": 1280, "height": 720}).new_page()
        wall.goto(wall_url)
        expect(wall.locator(".w-lobby .k-tag")).to_have_count(3)
        for page in (touch, ukrainian):
            check(page)
        for activity in (guess, rolls, questions, position, lesson, duels, follow, close):
            activity(Lesson(teacher, wall, touch, ukrainian, fox))
            for screen, within in ((wall, "html"), (teacher, ".un")):
                assert axe.violations(screen, within, impacts=axe.ALL) == [], activity.__name__
        wall.context.close()


def test_a_pupil_comes_back_after_a_loss_of_the_connection(teacher: Page, browser: Browser) -> None:
    url = str(teacher.locator("[href*='127.0.0.1']", has_text="pupil").get_attribute("href"))
    with joined(browser, url, "Blue Fox", "en", viewport={"width": 360, "height": 640}) as page:
        begin(teacher, "questions")
        page.locator(".k-answers button").first.wait_for()
        page.context.set_offline(True)
        page.locator("[data-answer='1']").click()
        page.locator(".k-lost").wait_for(timeout=15_000)
        expect(page.locator(".k-held")).to_contain_text("1 answer waits")
        page.context.set_offline(False)
        expect(page.locator(".k-answers .mine")).to_have_count(1, timeout=20_000)
        assert page.locator(".k-lost").count() == 0
