"""The text on the map is readable at every size, even in crowds. Mouse, finger and keyboard zoom and move it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import pytest
from playwright.sync_api import Browser, FloatRect

from tests.browser.stills import SIZES, TABLES, Still
from undaunted_nb.drawing.scene import board_scene

if TYPE_CHECKING:
    from undaunted_nb.kit.scene.board import Element

MAPS = ("la-raye", "hills", "convoy", "pegasus-bridge", "long-front")
LAPTOPS = ("1015x650", "1290x650", "1366x768", "1600x950")

SMALL = """() => [...document.querySelectorAll("svg.map text")].filter((node) => node.textContent.trim() && node.getClientRects().length).map((node) => {
  const { b, d } = node.getScreenCTM();
  return [parseFloat(getComputedStyle(node).fontSize) * Math.hypot(b, d), node.textContent, node.getAttribute("class")];
}).filter(([size]) => size < 11.95)"""
# The foot of a code, from its left to its right, and its middle: on its own hex, and under no counter.
CODES = """() => {
  const places = new Map([...document.querySelectorAll(".map .edge")].map((node) => [node.dataset.target.slice(6), node]));
  const counters = [...document.querySelectorAll(".map .piece .un-el")].map((node) => node.getBoundingClientRect());
  return [...document.querySelectorAll(".map .un-g-hexcode")].filter((node) => node.getClientRects().length).flatMap((node) => {
    const { left, right } = node.getBoundingClientRect(), ctm = node.getScreenCTM();
    const [foot, high] = [ctm.f + node.y.baseVal[0].value * ctm.d, parseFloat(getComputedStyle(node).fontSize) * ctm.d * 0.7];
    const place = places.get(node.textContent), back = place.getScreenCTM().inverse();
    const on = (x, y) => place.isPointInFill(new DOMPoint(x, y).matrixTransform(back));
    const away = ![left, right].every((x) => on(x, foot)) || !on((left + right) / 2, foot - high);
    const under = counters.some((box) => box.left < right - 1 && box.right > left + 1 && box.top < foot - 1 && box.bottom > foot);
    return away || under ? [[node.textContent, away, under]] : [];
  });
}"""
OVER = """([one, other]) => {
  const boxes = (what) => [...document.querySelectorAll(what)].filter((node) => node.getClientRects().length).map((node) => [node, node.getBoundingClientRect()]);
  const found = [];
  for (const [a, p] of boxes(one)) for (const [b, q] of boxes(other)) {
    if (a === b || a.closest(".piece") && a.closest(".piece") === b.closest(".piece")) continue;
    const wide = Math.min(p.right, q.right) - Math.max(p.left, q.left), high = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
    if (wide > 2 && high > 2) found.push([a.textContent || a.getAttribute("class"), b.textContent || b.getAttribute("class"), wide, high]);
  }
  return found;
}"""
VIEW = "() => document.querySelector('svg.map').getAttribute('viewBox').split(' ').map(Number)"
SHOWN = "marks => window.model.set('marks', marks)"


def crowd(still: Still, count: int, tile: str) -> None:
    """Put a number of counters on one tile, each a possible target."""
    board = still.table.board
    soldiers = [e for e in board if e["t"] == "counter"]
    found: list[dict[str, Any]] = [
        {**{name: soldiers[i % len(soldiers)][name] for name in ("t", "side", "figure", "n", "letter", "label")}, "k": f"X{i}", "p": tile}
        for i in range(count)
    ]
    drawn = [e for e in board if e["t"] != "counter"] + board_scene(cast("list[Element]", found), still.table.ground["places"], "en")
    still.page.evaluate("board => window.model.set('board', board)", drawn)
    still.page.evaluate(SHOWN, {"lit": [], "chosen": [], "aims": {f"X{i}": f"{30 + i}%" for i in range(count)}})
    still.settle()


@pytest.mark.parametrize("name", MAPS)
def test_no_letter_on_the_map_is_smaller_than_12_px(browser: Browser, name: str) -> None:
    still = Still(browser, TABLES[name]())
    for size in SIZES:
        still.look(size)
        still.settle()
        assert still.page.evaluate(SMALL) == [], size
    assert still.errors == []
    still.close()


@pytest.mark.parametrize("size", LAPTOPS)
def test_the_code_of_a_hex_is_on_it_and_under_no_unit(browser: Browser, size: str) -> None:
    still = Still(browser, TABLES["pegasus-bridge"](), size)
    assert still.page.locator(".un-g-hexcode:visible").count() > 100
    assert still.page.evaluate(CODES) == []
    still.close()


def test_the_code_of_a_marked_hex_stands_out(browser: Browser) -> None:
    still = Still(browser, TABLES["pegasus-bridge"](), "1290x650")
    still.page.evaluate(SHOWN, {"asked": ["F5"], "hinted": ["C1"], "named": ["M3"]})
    still.settle()
    weight = "nodes => [...new Set(nodes.map((node) => getComputedStyle(node).fontWeight))]"
    assert still.page.locator(".un-g-hexcode").evaluate_all(weight) == ["400"]
    assert still.page.locator(".code text").evaluate_all(weight) == ["700"]
    assert still.page.locator(".code text:visible").all_text_contents() == ["F5", "C1", "M3"]
    for one in still.page.locator(".code text").all():
        plain = still.page.locator(".un-g-hexcode").filter(has_text=one.text_content() or "").bounding_box()
        bold = one.bounding_box()
        assert plain
        assert bold
        assert abs(plain["y"] - bold["y"]) < 1.5
    assert still.page.evaluate(SMALL) == []
    still.close()


def test_a_map_that_is_too_small_for_codes_names_the_hex_under_the_pointer(browser: Browser) -> None:
    still = Still(browser, TABLES["pegasus-bridge"](), "800x650")
    assert still.page.locator(".un-g-hexcode:visible").count() == 0
    still.page.evaluate(SHOWN, {"asked": ["F5"]})
    still.settle()
    assert still.page.locator(".code text:visible").all_text_contents() == ["F5"]
    still.page.locator('[data-target="place:J6"], [data-target="place:j6"]').first.hover()
    assert "j6" in still.page.locator(".cap").inner_text()
    assert still.page.evaluate(SMALL) == []
    still.close()


@pytest.mark.parametrize(("name", "places"), [("la-raye", ("6A", "3B", "7A")), ("example-round", ("13A", "10A")), ("hills", ("15A",))])
def test_the_line_about_a_place_hides_no_word_and_no_counter(browser: Browser, name: str, places: tuple[str, ...]) -> None:
    still = Still(browser, TABLES[name]())
    for size in ("1339x533", "1253x485", "1015x650"):
        still.look(size)
        still.settle()
        for place in places:
            still.page.locator(f'[data-target="place:{place}"]').hover(force=True)
            assert place in still.page.locator(".cap:visible").inner_text()
            assert still.page.evaluate(OVER, [".cap", ".map :is(text, .un-counter), .keyb"]) == [], (size, place)
    still.close()


@pytest.mark.parametrize("size", ["1015x650", "1366x768", "800x650"])
@pytest.mark.parametrize("count", [3, 4, 6])
def test_in_a_crowd_neither_numbers_nor_chances_overlap(browser: Browser, size: str, count: int) -> None:
    still = Still(browser, TABLES["la-raye"](), size)
    crowd(still, count, "13B")
    assert still.page.evaluate(OVER, [".piece .un-c-n", ".piece .un-c-n"]) == []
    assert still.page.evaluate(OVER, [".piece .un-c-let", ".piece .un-c-n"]) == []
    if size != "800x650":  # there the numbers in them are larger than a third of a tile
        assert still.page.evaluate(OVER, [".tag rect", ".tag rect"]) == []
        if count == 4:
            assert still.page.evaluate(OVER, [".tag rect", ".un-ground text, .un-flag, .un-c-spt, .piece .un-c-n"]) == []
            assert still.page.evaluate(OVER, [".piece use[href$='-defense']", ".piece .un-c-fig, .piece .un-c-let, .un-ground text"]) == []
    still.close()


def test_a_crowd_is_spread_under_the_pointer_and_listed(browser: Browser) -> None:
    still = Still(browser, TABLES["la-raye"]())
    crowd(still, 7, "13B")
    still.page.locator('[data-place="13B"]').first.hover(force=True)
    still.page.wait_for_selector(".piece[data-fan]")
    assert still.page.locator(".piece[data-fan]").count() == 7
    assert still.page.evaluate(OVER, [".tag rect", ".tag rect"]) == []
    assert still.page.evaluate(OVER, [".piece .un-el", ".piece .un-el"]) == []
    assert still.page.locator(".cap").inner_text().count(";") >= 7
    still.page.mouse.move(3, 3)
    assert still.page.locator("[data-fan]").count() == 0
    still.close()


def test_the_legend_is_on_bare_paper_or_behind_a_button(browser: Browser) -> None:
    for name in ("la-raye", "convoy", "hills"):
        still = Still(browser, TABLES[name]())
        for size in SIZES:
            still.look(size)
            still.settle()
            corner, button = still.page.locator(".keybox li:visible").count(), still.page.locator(".keyb:visible").count()
            assert bool(corner) != bool(button) or (size == "390x800" and not corner), (name, size)
            if corner:
                assert still.page.evaluate(OVER, [".keybox li", ".map .edge"]) == [], (name, size)
        still.close()


def test_zoom_and_pan_leave_the_rest_where_it_is(browser: Browser) -> None:
    still = Still(browser, TABLES["long-front"]())
    page, panel = still.page, still.page.locator(".panel").first
    left, top, width, height = page.evaluate(VIEW)
    own = [e for e in still.table.board if e["t"] == "unit" and e["side"] == "s1"]
    assert any(left < e["x"] < left + width and top < e["y"] < top + height for e in own)
    where = panel.bounding_box()
    page.locator(".edge").first.focus()
    page.keyboard.press("+")
    assert page.evaluate(VIEW)[2] < width
    for _ in range(30):
        page.keyboard.press("ArrowRight")
    focused = page.evaluate("() => document.activeElement.getBoundingClientRect().toJSON()")
    seen = page.locator("svg.map").bounding_box()
    assert seen is not None
    assert seen["x"] <= focused["left"]
    assert focused["right"] <= seen["x"] + seen["width"] + 1
    before = page.evaluate(VIEW)
    page.mouse.move(seen["x"] + 200, seen["y"] + 100)
    page.mouse.down()
    page.mouse.move(seen["x"] + 320, seen["y"] + 130, steps=3)
    page.mouse.up()
    assert page.evaluate(VIEW)[0] < before[0]
    assert not (still.table.why or {}).get("ask")
    page.locator("[data-lens=whole]").click()
    assert page.evaluate(VIEW)[2] >= 1664
    assert panel.bounding_box() == where
    assert still.errors == []
    still.close()


def test_with_a_finger_the_first_tap_shows_a_small_hex_larger_and_the_second_chooses(browser: Browser) -> None:
    still = Still(browser, TABLES["pegasus-bridge"](), "390x800")

    def tap() -> FloatRect:
        at = still.page.locator('[data-target="place:F3"]').bounding_box()
        assert at is not None
        still.page.touchscreen.tap(at["x"] + at["width"] / 2, at["y"] + at["height"] / 2)
        still.settle()
        after = still.page.locator('[data-target="place:F3"]').bounding_box()
        assert after is not None
        return after

    shown = tap()
    assert min(shown["width"], shown["height"]) >= 44
    assert still.table.why is None
    tap()
    assert still.table.why is not None
    still.close()
