"""In class, in a real JupyterLab: a poll with the keyboard alone, charts for the last row in both themes, and answers that stay hidden."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser import axe
from tests.browser.conftest import NotebookOpener, use_theme

POLL = "import undaunted_nb as un\nun.guess('How likely is at least one hit?', un.odds(2, 8))"
CHARTS = "import undaunted_nb as un\nun.odds_table().chart(size='projector')", "un.odds_table(range(1, 4)).curves(size='projector')"
DRAWN = "n => document.querySelectorAll('.vega-embed canvas').length === n"
# The color of a pixel in the corner of each chart, and the share of the cell that it fills.
CORNERS = """() => [...document.querySelectorAll('.vega-embed canvas')].map((canvas) => {
  const { data } = canvas.getContext('2d').getImageData(2, 2, 1, 1);
  return [data[0], canvas.getBoundingClientRect().width / canvas.closest('.jp-OutputArea').clientWidth];
})"""
GUESSES = "n => document.querySelectorAll('.projector .plot i').length === n"
HIDDEN = """async () => {
  const panel = window.jupyterapp.shell.currentWidget;
  await panel.context.ready;
  const cells = panel.content.widgets.filter(({ model }) => model.type === 'code');
  return cells.map(({ model, outputHidden }) => [(model.getMetadata('tags') ?? []).includes('answer'), outputHidden]);
}"""
# JupyterLab writes a notebook's texts one after another, after it has opened: wait for every folded answer.
WRITTEN = """() => {
  const cells = window.jupyterapp.shell.currentWidget.content.widgets.filter(({ model }) => model.sharedModel.source.includes('<details>'));
  return cells.length > 0 && cells.every(({ node }) => node.querySelector('.jp-RenderedHTMLCommon details'));
}"""
TOLD = """() => [...document.querySelectorAll('.jp-Notebook .jp-RenderedHTMLCommon')].map((one) => one.innerText).join(' ')"""


def test_a_class_guesses_with_the_keyboard_alone(open_cells: Callable[..., Page], tmp_path: Path) -> None:
    page = open_cells(POLL)
    entry = page.locator(".projector .poll input")
    entry.focus()
    for i, guess in enumerate(("60", "45 %", "3/10"), 1):
        page.keyboard.type(guess)
        page.keyboard.press("Enter")
        page.wait_for_function(GUESSES, arg=i)
    page.locator(".projector [data-tap='50']").click()
    page.wait_for_function(GUESSES, arg=4)
    assert "51" not in page.locator(".projector").inner_text()
    for theme in ("light", "dark"):
        use_theme(page, theme)
        assert axe.violations(page, impacts=axe.ALL) == []
        page.locator(".projector").screenshot(path=str(tmp_path / f"poll-{theme}.png"))
    page.locator(".projector [data-kind=next]").focus()
    page.keyboard.press("Enter")
    page.locator(".projector .line.truth").wait_for()
    told = page.locator(".projector .told").inner_text()
    assert told == "4 guesses, 46.3% on average. The answer is 51%. On average, a guess is off by 9.3 percentage points."
    sizes = page.evaluate("() => [...document.querySelectorAll('.projector button')].map((one) => one.getBoundingClientRect().height)")
    assert min(sizes) >= 44, "large enough for a finger"


@pytest.mark.parametrize(("theme", "corner"), [("light", 255), ("dark", 51)])
def test_charts_follow_the_theme_and_fill_the_cell(theme: str, corner: int, open_cells: Callable[..., Page], tmp_path: Path) -> None:
    page = open_cells("None")
    page.set_viewport_size({"width": 1920, "height": 1080})
    use_theme(page, theme)
    page = open_cells(*CHARTS)
    page.wait_for_function(DRAWN, arg=len(CHARTS))
    for color, share in page.evaluate(CORNERS):
        assert color == corner
        assert 0.5 < share <= 1, "wide, and not cut off"
    page.screenshot(path=str(tmp_path / f"charts-{theme}.png"))


def test_a_saved_notebook_hides_its_answers(opener: NotebookOpener) -> None:
    page = opener.show("teacher/en/02-two-dice")
    page.locator(".jp-Notebook h1").wait_for()
    found = page.evaluate(HIDDEN)
    assert any(answer for answer, _ in found)
    assert [hidden for answer, hidden in found if answer] == [True] * sum(answer for answer, _ in found)
    assert not any(hidden for answer, hidden in found if not answer)
    page.wait_for_function(WRITTEN)
    told = page.evaluate(TOLD)
    assert "3/10" in told, "the question is there"
    assert "51/100" not in told


HIDE = """async () => {
  const panel = window.jupyterapp.shell.currentWidget;
  panel.content.widgets.filter(({ model }) => model.type === 'code').forEach((cell) => { cell.outputHidden = true; });
}"""
INSTEAD = "() => [...document.querySelectorAll('.jp-OutputPlaceholder .jp-PlaceholderText')].map((one) => one.textContent.trim())"


def test_nothing_is_shown_in_place_of_a_hidden_answer(open_cells: Callable[..., Page]) -> None:
    page = open_cells("import undaunted_nb as un\nun.odds(2, 8)", "un.odds_table([2, 3])")
    page.get_by_text("that is 51.0%").wait_for()
    page.evaluate(HIDE)
    page.wait_for_function("() => document.querySelectorAll('.jp-OutputPlaceholder').length === 2")
    assert page.evaluate(INSTEAD) == ["", ""]
    page.locator(".jp-OutputPlaceholder").first.click()
    page.get_by_text("that is 51.0%").wait_for()


def test_a_class_types_its_rolls_beside_the_picture(open_cells: Callable[..., Page], tmp_path: Path) -> None:
    page = open_cells("import undaunted_nb as un\nun.experiment(2, 8)")
    page.get_by_text("No rolls yet.").wait_for()
    assert page.locator(".vega-embed canvas").count() == 0
    page.locator(".jp-OutputArea textarea").fill("Anna: 0 1 2 0")
    page.wait_for_function(DRAWN, arg=1)
    table = page.locator(".jp-OutputArea table")
    padding = table.evaluate("one => parseFloat(getComputedStyle(one.querySelector('th')).paddingLeft)")
    assert padding >= 4, "its headings do not run together"
    assert "51.0%" in page.locator(".jp-OutputArea").first.inner_text()
    page.screenshot(path=str(tmp_path / "rolls.png"))
