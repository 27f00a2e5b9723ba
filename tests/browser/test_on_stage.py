"""In front of a class, in a real JupyterLab: a cell runs, each key that a hint names works at once, and none reaches the notebook."""

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, TimeoutError  # noqa: A004  (the browser's, not Python's)

import undaunted_nb as un
from tests.browser.stills import Sheet
from tests.browser.table import NOTEBOOK
from undaunted_nb.teaching.interactive.projector import STATIC, Projector

IMPORT = "import undaunted_nb as un"
PROJECTOR = "un.projector(2, 8)"
POLL = "un.guess(un.odds(2, 8))"
OTHER = "print('the next cell')"
SELECT = "n => { window.jupyterapp.shell.currentWidget.content.activeCellIndex = n; }"
ACTIVE = "() => window.jupyterapp.shell.currentWidget.content.activeCellIndex"
FOCUSED = "() => document.activeElement.matches('.projector')"
VISIBLE = """() => [...document.querySelectorAll('.projector .hint span')].filter((one) => getComputedStyle(one).visibility === 'visible')
  .map((one) => one.innerText)"""
FULL = "() => Boolean(document.fullscreenElement)"
STEPS = "n => document.querySelectorAll('.projector .steps li').length === n"
FACES = "() => [...document.querySelectorAll('.projector .die')].map((one) => Number(one.dataset.face))"


def run(page: Page, cell: int) -> None:
    """Press Shift+Enter in a cell, as a person does."""
    page.evaluate(SELECT, cell)
    page.locator(".jp-Notebook .jp-Cell").nth(cell).locator(".jp-InputPrompt").click()
    page.keyboard.press("Shift+Enter")


def started(open_cells: Callable[..., Page], *cells: str) -> Page:
    """Open a notebook with the package loaded, and run its second cell."""
    page = open_cells(IMPORT, *("None" for _ in cells))
    page.evaluate(
        "cells => cells.forEach((cell, i) => window.jupyterapp.shell.currentWidget.content.widgets[i + 1].model.sharedModel.setSource(cell))",
        list(cells),
    )
    run(page, 1)
    page.locator(".projector h2").wait_for()
    return page


def test_each_key_of_the_hint_works_as_soon_as_the_cell_has_run(open_cells: Callable[..., Page]) -> None:
    page = started(open_cells, PROJECTOR, OTHER)
    page.wait_for_function(FOCUSED)
    assert page.evaluate(VISIBLE) == ["Space or → shows, ← hides, 0–9 or ↑ ↓ turn a die, R hides all, F fills the screen."]
    before = page.evaluate(NOTEBOOK)
    for steps, key in ((1, "Space"), (2, "ArrowRight"), (1, "ArrowLeft"), (2, " "), (0, "r")):
        page.keyboard.press(key)
        page.wait_for_function(STEPS, arg=steps)
    first = page.evaluate(FACES)[0]
    for key, face in [*((str(n), n) for n in range(10)), ("ArrowUp", 0), ("ArrowDown", 9), ("0", 0), ("0", 0)]:
        page.keyboard.press(key)
        page.wait_for_function(f"face => ({FACES})()[0] === face", arg=face)
    assert first == 5
    page.keyboard.press("f")
    page.wait_for_function(FULL)
    page.keyboard.press("f")
    page.wait_for_function(f"() => !({FULL})()")
    assert page.evaluate(NOTEBOOK) == before, "the notebook heard no key"
    assert page.locator(".jp-Dialog").count() == 0


def test_a_class_guesses_as_soon_as_the_cell_has_run(open_cells: Callable[..., Page]) -> None:
    page = started(open_cells, POLL, OTHER)
    page.wait_for_function(FOCUSED)
    before = page.evaluate(NOTEBOOK)
    page.keyboard.type("45")
    assert page.evaluate(VISIBLE) == ["Enter adds the guess. Tab leaves the box."]
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.querySelectorAll('.projector .plot i').length === 1")
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")
    page.wait_for_function(STEPS, arg=1)
    page.keyboard.press("r")
    page.wait_for_function(STEPS, arg=0)
    assert page.evaluate(NOTEBOOK) == before


@pytest.mark.own_page  # the full screen of a page that other tests had can be lower
def test_space_shows_after_a_click_on_full_screen(open_cells: Callable[..., Page]) -> None:
    page = started(open_cells, PROJECTOR, OTHER)
    page.locator(".projector [data-own=full]").click()
    page.wait_for_function(FULL)
    for n in (1, 2, 3):
        page.keyboard.press("Space")
        page.wait_for_function(STEPS, arg=n)
    assert page.evaluate(FULL)
    page.locator(".projector [data-kind=hide]").click()
    page.wait_for_function(STEPS, arg=0)
    page.keyboard.press("Space")
    page.wait_for_function(STEPS, arg=1)


def test_shift_enter_goes_on_through_the_notebook(open_cells: Callable[..., Page]) -> None:
    page = started(open_cells, PROJECTOR, OTHER, "print('the last cell')")
    page.wait_for_function(FOCUSED)
    page.keyboard.press("Shift+Enter")
    page.locator(".jp-OutputArea-output pre", has_text="the next cell").wait_for()
    page.keyboard.press("Shift+Enter")
    page.locator(".jp-OutputArea-output pre", has_text="the last cell").wait_for()


def test_without_the_focus_the_slide_names_no_key(open_cells: Callable[..., Page]) -> None:
    page = open_cells(IMPORT, PROJECTOR, OTHER, OTHER)
    page.locator(".projector h2").wait_for()
    page.wait_for_timeout(1200)
    assert not page.evaluate(FOCUSED), "all cells have run, and another one is active"
    assert page.evaluate(VISIBLE) == ["Click this slide to use the keyboard."]
    assert page.locator(".projector kbd").first.evaluate("one => getComputedStyle(one).visibility") == "hidden"
    page.locator(".projector h2").click()
    page.wait_for_function(FOCUSED)
    assert page.evaluate(VISIBLE)[0].startswith("Space")
    page.keyboard.press("Space")
    page.wait_for_function(STEPS, arg=1)


SCREENS = ((1920, 1080), (1366, 768))
LEAST = (36, 24)
"""The smallest letters that the last row reads, by size of the screen."""
# The place of the buttons and of the guesses.
PLACES = """() => ['.acts', '.plot'].map((one) => document.querySelector(`.projector ${one}`)).filter(Boolean)
  .map((one) => { const { x, y } = one.getBoundingClientRect(); return [Math.round(x), Math.round(y)]; })"""
START = """async ({ script, style, view }) => {
  document.head.append(Object.assign(document.createElement("style"), { textContent: style }));
  let [now, told] = [view, () => {}];
  const get = (name) => (name === "view" ? now : false);
  const model = { get, on: (_, one) => { told = one; }, off() {}, send: async (message) => { now = await window.kernel(message); told(); } };
  const { default: widget } = await import(URL.createObjectURL(new Blob([script], { type: "text/javascript" })));
  await widget.render({ model, el: document.querySelector("main") });
}"""


def board(language: str) -> Projector:
    game, rng = un.new_game("normandy/la-raye", seed=4), Random(4)
    while not (attacks := [action for action in game.legal_actions if action.kind == "attack"]):
        game.play(rng.choice([action for action in game.legal_actions if action.kind != "end turn"] or list(game.legal_actions)))
    return un.projector(game, game.position.format(attacks[0]), language=language)


def poll(language: str) -> Projector:
    asked = un.guess(un.odds(2, 8), language=language)
    asked.guess(*range(20, 80, 2))
    return asked


SLIDES: dict[str, Callable[[str], Projector]] = {
    "two dice": lambda language: un.projector(2, 8, language=language),
    "ten dice": lambda language: un.projector(10, 9, language=language),
    "an attack": board,
    "symbols": lambda language: un.projector(3, "infantry", language=language),
    "guesses": poll,
}


@pytest.fixture
def filled(browser: Browser) -> Iterator[Callable[[Projector, tuple[int, int]], Page]]:
    """Yield what shows a slide on a page without JupyterLab, in full screen."""
    sheet = Sheet.take(browser, touch=False)
    page = sheet.page

    def show(slide: Projector, size: tuple[int, int]) -> Page:
        def kernel(message: Any) -> Any:
            slide._on_message(slide, message, [])
            return json.loads(json.dumps(slide.view))

        sheet.answers = kernel
        page.goto("about:blank")
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.set_content("<!doctype html><html lang=en><title>Slide</title><body style='margin: 0'><main></main>")
        script, style = ((STATIC / f"projector.{kind}").read_text(encoding="utf-8") for kind in ("js", "css"))
        page.evaluate(START, {"script": script, "style": style, "view": slide.view})
        page.locator(".projector").focus()
        page.keyboard.press("f")
        page.wait_for_function(FULL)
        return page

    yield show
    errors = sheet.errors
    sheet.give_back()
    assert errors == []


@pytest.mark.parametrize("kind", SLIDES)
@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_buttons_stand_still_and_nothing_is_cut(filled: Callable[..., Page], kind: str, language: str) -> None:
    for size in SCREENS:
        slide = SLIDES[kind](language)
        page = filled(slide, size)
        places = page.evaluate(PLACES)
        for steps in range(len(slide._steps)):
            page.locator(".projector [data-kind=next]").click()
            page.wait_for_function(STEPS, arg=steps + 1)
            assert page.evaluate(PLACES) == places
            assert page.evaluate("document.querySelector('.projector').scrollHeight") <= size[1]


def test_the_buttons_stay_above_a_long_list(filled: Callable[..., Page]) -> None:
    slide = un.projector(un.losses(un.odds(2, 8), times=3))
    page = filled(slide, SCREENS[1])
    places = page.evaluate(PLACES)
    for steps in range(len(slide._steps)):
        page.locator(".projector [data-kind=next]").click()
        page.wait_for_function(STEPS, arg=steps + 1)
    assert page.evaluate("document.querySelector('.projector').scrollTop") > 0
    assert page.evaluate(PLACES) == places


TREE = """game = un.new_game("normandy/hills", seed=10)
game.play("US: initiative Machine Gunner A")
game.play("DE: initiative Fog of War")
gunner, rifleman = "Machine Gunner A: attack DE Riflemen B", "Rifleman A: attack DE Riflemen B"
lead = "Squad Leader A: inspire "
plans = {"inspire the gunner": [gunner, rifleman, lead + "Machine Gunner A", gunner]}
plans["inspire the rifleman"] = [gunner, rifleman, lead + "Rifleman A", rifleman]
un.decision_tree(game, plans, "card DE Riflemen B").chart()"""
CHARTS = (
    "un.odds_table().chart()",
    "un.losses(un.odds(2, 8), (2, 1, 3), times=30).chart()",
    "un.odds(2, 8).spread.chart()",
    "un.odds_table(range(1, 4)).curves()",
    'un.losses([un.odds(2, 8), un.odds(1, 9)], (1, 0, 1), "", times=15).chart()',
    TREE,
)
TALL = 'un.losses(un.odds(3, "armor", room=0), times=6).spread.chart()'
"""A chart of many small pictures, whose letters are too small if all of it is on the screen."""
# The height of the smallest letters of the picture in screen pixels, and its place.
LETTERS = """() => {
  const svg = document.fullscreenElement.querySelector("svg"), { width, height } = svg.viewBox.baseVal, box = svg.getBoundingClientRect();
  const scale = Math.min(box.width / width, box.height / height);
  const sizes = [...svg.querySelectorAll("text")].filter((one) => one.textContent.trim()).map((one) => parseFloat(getComputedStyle(one).fontSize));
  return [Math.min(...sizes) * scale, [box.left, box.top, box.right, box.bottom].map(Math.round)];
}"""


@pytest.mark.own_page  # the full screen of a page that other tests had can be lower
def test_a_chart_fills_the_screen_by_one_click(open_cells: Callable[..., Page]) -> None:
    page = open_cells(IMPORT, *CHARTS)
    for size, least in zip(SCREENS, LEAST, strict=True):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        for i in range(len(CHARTS)):
            page.locator(".jp-Notebook .jp-Cell").nth(i + 1).locator(".un-full").click()
            page.wait_for_function("() => document.fullscreenElement?.querySelector('svg.marks')")
            letters, box = page.evaluate(LETTERS)
            assert box == [0, 0, *size], CHARTS[i]
            assert letters >= least, CHARTS[i]
            page.evaluate("document.exitFullscreen()")
            page.wait_for_function("() => !document.fullscreenElement && !document.querySelector('.jp-RenderedVegaCommon5 svg.marks')")


# What the end of a picture says, and whether it can be seen.
EDGES = """() => {
  const box = document.fullscreenElement.querySelector("svg").getBoundingClientRect();
  return [box.left, box.top, box.right - innerWidth, box.bottom - innerHeight].map(Math.round);
}"""


def go_to_the_top(page: Page) -> None:
    """Press Home, again if the browser was still scrolling down: then it does not hear the first one."""
    at_top = f"() => ({EDGES})()[1] === 0"
    page.keyboard.press("Home")
    try:
        page.wait_for_function(at_top, timeout=5_000)
    except TimeoutError:
        page.keyboard.press("Home")
        page.wait_for_function(at_top)


@pytest.mark.own_page  # the full screen of a page that other tests had can be lower
def test_keys_scroll_a_chart_that_is_too_tall_for_its_letters(open_cells: Callable[..., Page]) -> None:
    page = open_cells(IMPORT, TALL, OTHER)
    for size, least in zip(SCREENS, LEAST, strict=True):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        before = page.evaluate(NOTEBOOK)
        page.locator(".jp-Notebook .jp-Cell").nth(1).locator(".un-full").click()
        page.wait_for_function("() => document.fullscreenElement?.querySelector('svg.un-tall')")
        left, top, right, bottom = page.evaluate(EDGES)
        assert page.evaluate(LETTERS)[0] >= least
        assert (left >= 0, top, right <= 0, bottom > 0) == (True, 0, True, True)
        for _ in range(3):
            page.keyboard.press("PageDown")
        page.wait_for_function(f"() => ({EDGES})()[3] <= 0")
        page.keyboard.press("d")
        go_to_the_top(page)
        page.evaluate("document.exitFullscreen()")
        page.wait_for_function("() => !document.fullscreenElement && !document.querySelector('.jp-RenderedVegaCommon5 svg.marks')")
        assert page.evaluate(NOTEBOOK) == before, "the notebook heard no key"
        assert page.locator("[data-lm-suppress-shortcuts].jp-RenderedVegaCommon5").count() == 0


# The place of a picture, and how much larger than drawn it is.
PICTURE = """() => {
  const one = document.fullscreenElement, { left, top, right, bottom } = one.getBoundingClientRect();
  const scale = Math.min(innerWidth / one.naturalWidth, innerHeight / one.naturalHeight);
  return [[left, top, right, bottom].map(Math.round), getComputedStyle(one).objectFit, scale];
}"""


@pytest.mark.own_page  # the full screen of a page that other tests had can be lower
def test_the_board_of_a_sheet_fills_the_screen_by_one_click(open_cells: Callable[..., Page]) -> None:
    page = open_cells(IMPORT, 'un.worksheet("normandy", seed=3, count=2, makers=["un.cover", "un.range"])')
    for size in SCREENS:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.locator("img.un-large + .un-full").first.click()
        page.wait_for_function("() => document.fullscreenElement?.matches('img.un-large')")
        box, fit, scale = page.evaluate(PICTURE)
        assert (box, fit) == ([0, 0, *size], "contain"), "nothing is cut"
        assert scale * 26 >= (36 if size[0] == 1920 else 24), "names of places are 26 px or more in the drawing"
        page.keyboard.press("Escape")
        page.evaluate("document.fullscreenElement && document.exitFullscreen()")
        page.wait_for_function("() => !document.fullscreenElement")


# The smallest visible letters in screen pixels, each with the words. Names of keys stand beside what a button says.
SMALL = """least => [...document.querySelectorAll('.projector *')].filter((one) => {
  const own = [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
  return own && !one.closest('kbd, svg, .away') && one.checkVisibility({ visibilityProperty: true });
}).map((one) => [Math.round(10 * parseFloat(getComputedStyle(one).fontSize)) / 10, one.textContent.trim().slice(0, 40), one.className || one.parentElement.className])
  .filter(([size]) => size < least)"""


@pytest.mark.parametrize("kind", SLIDES)
@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_the_last_row_reads_every_word_of_a_slide(filled: Callable[..., Page], kind: str, language: str) -> None:
    for size, least in zip(SCREENS, LEAST, strict=True):
        slide = SLIDES[kind](language)
        page = filled(slide, size)
        assert page.evaluate(SMALL, least) == []
        for steps in range(len(slide._steps)):
            page.locator(".projector [data-kind=next]").click()
            page.wait_for_function(STEPS, arg=steps + 1)
        assert page.evaluate(SMALL, least) == []
