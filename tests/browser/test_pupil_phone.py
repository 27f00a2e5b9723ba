"""The live tables on a pupil's phone of 360×640: map, words and hand in sight at once, and nothing in the way of a screen reader."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

import undaunted_nb as un
from tests.browser import axe

DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
LAYOUT = ".k-table .un[data-layout]"
# The lower edges of the cards, and the part of the page that scrolls below its own edge.
BELOW = """() => {
  const [table, ...cards] = ['.k-table', '.k-table .hand .card'].flatMap((name) => [...document.querySelectorAll(name)]);
  return [cards.length, Math.max(...cards.map((card) => card.getBoundingClientRect().bottom)), table.scrollHeight - table.clientHeight];
}"""
# Things of the head that lie over each other.
OVER = """() => {
  const boxes = [...document.querySelectorAll('.k-table .head > *')].map((thing) => thing.getBoundingClientRect()).filter(({ width }) => width > 0);
  return boxes.filter((a, i) => boxes.some((b, k) => k > i && a.left < b.right - 1 && b.left < a.right - 1)).length;
}"""
TABLES: dict[str, Callable[[Any], None]] = {
    "duel": lambda room: room.duels("normandy/duel-in-cover", minutes=10),
    "la-raye": lambda room: room.duels("normandy/la-raye"),
    "desert": lambda room: room.duels("north-africa/example-round"),
    "hexes": lambda room: room.duels("memoir44/first-shots"),
    "position": lambda room: room.position("normandy/la-raye", n=0),
}


@pytest.fixture
def room() -> Iterator[Any]:
    room = un.classroom(language="en", seed=3)
    yield room
    room.close()


def join(page: Page, room: Any) -> None:
    page.goto(f"http://{room.address}/#{room.code}")
    page.locator("[data-lang=en]").click()
    page.locator("[name=name]").fill("Blue Fox")
    page.locator("button[type=submit]").click()
    page.locator(".k-top .k-tag").wait_for()


def test_a_table_and_its_hand_are_in_sight(browser: Browser, room: Any) -> None:
    page = browser.new_context(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True).new_page()
    join(page, room)
    room.simulate(1)
    for name, begin in TABLES.items():
        page.emulate_media(color_scheme="light")
        begin(room)
        page.locator(LAYOUT).wait_for()
        page.wait_for_function("() => document.querySelector('.k-table .hand .card')")
        page.evaluate(DRAWN)
        cards, bottom, lack = page.evaluate(BELOW)
        assert cards >= 3, name
        assert bottom <= 640, name
        assert lack <= 0, name
        assert page.evaluate(OVER) == 0, name
        assert axe.violations(page, "html", impacts=axe.ALL) == [], name
        page.locator(".k-table .hand [data-target^=card]").first.tap()
        page.wait_for_timeout(300)
        page.emulate_media(color_scheme="dark")
        page.evaluate(DRAWN)
        assert axe.violations(page, "html", impacts=axe.ALL) == [], f"{name}, after a tap, in the dark"
        room.stop()
        page.locator("[data-die]").wait_for()
    page.context.close()
