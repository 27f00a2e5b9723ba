"""The chances over the board: one click or key shows them and restores everything. The keys are pressed in a real JupyterLab."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

import undaunted_nb as un
from tests.browser.axe import violations
from tests.browser.player import Deed
from tests.browser.stills import Still, StillTable
from tests.browser.table import Keyboard, Mouse, Table
from undaunted_nb.lessons.format import lesson as lessons

un._give_words()
# Each plate with its text, whether it is inside the map, the height of its letters, and whether another plate covers it.
PLATES = """() => {
  const map = document.querySelector(".un .map").getBoundingClientRect();
  const boxes = [...document.querySelectorAll(".un .plates .un-el")].map((node) => [node, node.getBoundingClientRect()]);
  const shown = (node) => [...node.querySelectorAll("text")].filter((text) => text.getBoundingClientRect().height > 0);
  return boxes.map(([node, box]) => ({
    words: shown(node).map((text) => text.textContent),
    inside: box.left >= map.left && box.right <= map.right && box.top >= map.top && box.bottom <= map.bottom,
    height: shown(node)[0].getBoundingClientRect().height,
    covered: boxes.some(([other, it]) => other !== node && it.left < box.right && it.right > box.left && it.top < box.bottom && it.bottom > box.top),
  }));
}"""


def plates(table: Table) -> list[dict[str, Any]]:
    table.seen()
    found: list[dict[str, Any]] = table.page.evaluate(PLATES)
    return found


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_in_a_game_with_the_mouse(still: Callable[..., Still], dark: bool) -> None:
    game = un.new_game("normandy/la-raye", seed=44)
    table = StillTable(still(un.table(game, side="US", opponent="random"), "1290x650", dark=dark))
    page = table.page
    hands = Mouse(table)
    seen = table.seen()
    hands.do(Deed("tap", f"card:{seen['hand'][0]['id']}"))
    before = table.seen()
    plain = page.locator(".un .map").screenshot()
    hands.use("head", "chances")
    worn = plates(table)
    assert len(worn) == 4
    assert all(plate["inside"] and plate["height"] > 9 for plate in worn), worn
    assert all(plate["words"][0].endswith("%") for plate in worn)
    for mode in ("danger", "best"):
        hands.use("chances-mode", f"chances:mode:{mode}")
        worn = plates(table)
        assert len(worn) == 12
        assert all(plate["inside"] and plate["height"] > 9 and not plate["covered"] for plate in worn)
        assert violations(page) == []
    assert any("★" in plate["words"] for plate in worn)
    assert page.locator(".un .map").screenshot() != plain

    # The sum of the tile under the pointer.
    table.thing("place:16B").hover(position={"x": 8, "y": 8})
    table.seen()
    assert "16B" in page.locator(".un .chance h3").inner_text()
    hands.use("chance", "chances:sum:total")
    table.seen()
    assert page.locator(".un .chance .lc").count() == 1

    hands.use("head", "chances")
    assert plates(table) == []
    after = table.seen()
    assert {part: value for part, value in after.items() if part != "news"} == {
        part: value for part, value in before.items() if part != "news"
    }


def test_in_a_lesson_with_keys_alone(open_cells: Callable[..., Page], tmp_path: Path) -> None:
    lesson = lessons.load("normandy/attack-sum")
    first = f'import os\nos.environ["UNDAUNTED_NB_HOME"] = {str(tmp_path)!r}\nimport undaunted_nb as un\nun.set_language("uk")'
    page = open_cells(first, f'un.lesson("{lesson.id}")')
    table = Table(page)
    hands = Keyboard(table)
    kinds = [exercise.asks for exercise in lesson.exercises]

    # The introduction: no exercise is open yet.
    hands.enter("coach")
    hands.press("1")
    before, told = table.seen(), page.locator(".un .coach").inner_text()
    hands.press("c")
    assert plates(table)
    hands.enter("chances-mode")
    hands.press("ArrowRight")
    table.seen()
    assert page.locator('.un [data-key="chances:mode:danger"]').get_attribute("aria-checked") == "true"
    assert plates(table)
    assert all("небезпека" in place["label"] for place in table.seen()["places"])
    hands.enter("chance")
    hands.press("Enter")
    table.seen()
    assert page.locator(".un .chance .lc").count() == 1
    hands.press("c")
    assert plates(table) == []
    after = table.seen()
    assert (after["pieces"], after["hand"], after["plan"]) == (before["pieces"], before["hand"], before["plan"])
    assert page.locator(".un .coach").inner_text() == told

    # You answer a question or a task without help, so the chances are not available until then.
    hands.press("c")
    assert plates(table)
    hands.press("Alt+ArrowRight")
    for exercise in sorted((kinds.index(False) + 1, kinds.index(True) + 1)):
        if exercise != 1:
            hands.use("coach", f"coach:exercise:{exercise}")
        assert plates(table) == []
        assert page.locator('.un [data-key="chances"]').count() == 0
