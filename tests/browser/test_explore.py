"""The explorer in a real JupyterLab and on a page without its colors: the keyboard moves a slider, and the numbers and the picture follow."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

import undaunted_nb as un
from tests.browser import axe
from tests.browser.conftest import use_theme
from tests.browser.stills import Sheet
from tests.browser.table import NOTEBOOK
from tests.sampling import cover
from undaunted_nb.i18n import percent
from undaunted_nb.teaching.interactive.explorer import STATIC, Explorer, explore
from undaunted_nb.teaching.interactive.explorer_data import questions_by_system

EXPLORER = "import undaunted_nb as un\nexplorer = un.explore(dice=2, base=5, cover=1, range=2)\nexplorer"
SIZES = ((1015, 650), (640, 650), (360, 800))
BARE = "<!doctype html><html lang=en><title>Explorer</title><body style='margin: 0; font: 13px sans-serif'><main></main>"
# A model as anywidget has it. `kernel` answers with the view.
START = """async ({ script, style, view }) => {
  document.head.append(Object.assign(document.createElement("style"), { textContent: style }));
  let [now, told] = [view, () => {}];
  const model = { get: () => now, on: (_, one) => { told = one; }, off() {}, send: async (message) => { now = await window.kernel(message); told(); } };
  const { default: widget } = await import(URL.createObjectURL(new Blob([script], { type: "text/javascript" })));
  await widget.render({ model, el: document.querySelector("main") });
}"""


Shown = Callable[..., Page]


@pytest.fixture
def shown(browser: Browser) -> Iterator[Shown]:
    """Yield what shows an explorer on a page without JupyterLab, in the theme of its reader."""
    sheet = Sheet.take(browser, touch=False)
    page = sheet.page

    def show(explorer: Explorer, size: tuple[int, int], *, dark: bool) -> Page:
        def kernel(message: Any) -> Any:
            explorer._on_message(explorer, message, [])
            return json.loads(json.dumps(explorer.view))

        sheet.answers = kernel
        page.goto("about:blank")
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.emulate_media(color_scheme="dark" if dark else "light", reduced_motion="reduce")
        page.set_content(BARE)
        page.evaluate("dark => { document.documentElement.style.colorScheme = dark ? 'dark' : 'light' }", dark)
        script, style = ((STATIC / f"simulation.{kind}").read_text(encoding="utf-8") for kind in ("js", "css"))
        page.evaluate(START, {"script": script, "style": style, "view": explorer.view})
        return page

    yield show
    errors = sheet.errors
    sheet.give_back()
    assert errors == []


LOOKS = cover(
    (kind, what, size, dark)
    for kind, questions in questions_by_system().items()
    for what in questions
    for size in SIZES
    for dark in (False, True)
)


@pytest.mark.parametrize("kind", questions_by_system())
def test_each_question_fits_without_jupyterlab_and_has_no_findings(shown: Shown, kind: str) -> None:
    for of, what, size, dark in LOOKS:
        if of != kind:
            continue
        page = shown(explore(kind, what=what, language="uk"), size, dark=dark)
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0], (what, size)
        box = page.locator(".explorer .sheet").bounding_box()
        assert box is not None
        if size == SIZES[0]:
            assert box["height"] <= size[1], what
        assert axe.violations(page, impacts=axe.ALL) == [], (what, size, dark)


PROJECTED = {(1920, 1080): 36, (1366, 768): 24}
"""The least height of letters in full screen, by the size of the screen in pixels."""
# The height of the smallest letters in screen pixels, and the texts of the picture that have no room.
LETTERS = """() => {
  const root = document.querySelector(".explorer"), picture = root.querySelector(".picture"), frame = picture.getBoundingClientRect();
  const texts = [...root.querySelectorAll(":not(option)")]
    .filter((one) => [...one.childNodes].some((kid) => kid.nodeType === 3 && kid.data.trim()) && one.getClientRects().length);
  const scale = (one) => (picture.contains(one) ? frame.width / picture.viewBox.baseVal.width : 1);
  const beyond = [...picture.querySelectorAll("text")].filter((one) => {
    const { left, right, top } = one.getBoundingClientRect();
    return left < root.querySelector(".controls").getBoundingClientRect().right || right > frame.right + 1 || top < frame.top;
  });
  return [Math.min(...texts.map((one) => parseFloat(getComputedStyle(one).fontSize) * scale(one))), beyond.map((one) => one.textContent)];
}"""


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
@pytest.mark.parametrize("kind", questions_by_system())
def test_it_fills_the_screen_by_one_click_for_the_last_row(shown: Shown, kind: str, language: str) -> None:
    for what in questions_by_system()[kind]:
        for size, least in PROJECTED.items():
            page = shown(explore(kind, what=what, language=language), size, dark=False)
            page.locator(".explorer button").click()
            page.wait_for_function("() => document.fullscreenElement?.matches('.explorer')")
            letters, beyond = page.evaluate(LETTERS)
            assert letters >= least, (what, size)
            assert beyond == [], (what, size)
            assert page.evaluate("(({ scrollWidth, scrollHeight }) => [scrollWidth, scrollHeight])(document.fullscreenElement)") == list(
                size
            )


def test_the_keyboard_alone_reaches_everything(shown: Shown) -> None:
    page = shown(explore(), SIZES[0], dark=False)
    reached = []
    for _ in range(9):
        page.keyboard.press("Tab")
        reached.append(page.evaluate("document.activeElement.dataset.name ?? document.activeElement.tagName"))
    assert reached[:8] == ["kind", "what", "BUTTON", "dice", "base", "cover", "range", "SUMMARY"]
    page.locator("[data-name=what]:checked").focus()
    page.keyboard.press("ArrowRight")
    page.locator("[data-name=hand]").wait_for()
    assert page.locator("code").inner_text().startswith("un.losses(")


def test_a_slider_that_is_moved_by_keyboard_moves_numbers_and_picture(open_cells: Callable[..., Page], tmp_path: Path) -> None:
    page = open_cells(EXPLORER)
    slider = page.locator(".explorer [data-name=dice]")
    slider.wait_for()
    cells = page.evaluate(NOTEBOOK)
    slider.focus()
    pictures = {page.locator(".explorer .picture").inner_html()}
    for dice in (3, 4, 5):
        page.keyboard.press("ArrowUp")
        big = percent(un.odds(dice, 8).probability)
        page.wait_for_function("big => document.querySelector('.explorer .told b').innerText === big", arg=big)
        assert page.locator(".explorer code").inner_text() == f"un.odds({dice}, 8)"
        pictures.add(page.locator(".explorer .picture").inner_html())
    assert len(pictures) == 4
    assert page.evaluate(NOTEBOOK) == cells, "no key of the explorer is one of JupyterLab's"
    assert axe.violations(page, impacts=axe.ALL) == []
    page.screenshot(path=str(tmp_path / "explorer.png"))
    use_theme(page, "dark")
    assert axe.violations(page, impacts=axe.ALL) == []
    page.screenshot(path=str(tmp_path / "explorer-dark.png"))
