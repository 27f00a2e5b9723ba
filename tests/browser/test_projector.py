"""The layout for the projector in a real JupyterLab: the keyboard shows answers, and none is sent before."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser import axe
from tests.browser.conftest import use_theme
from tests.browser.table import NOTEBOOK

PROJECTOR = "import undaunted_nb as un\nprojector = un.projector(3, 9, (4, 4, 4))\nprojector"
ATTACK = """import undaunted_nb as un
from random import Random
game, rng = un.new_game("normandy/la-raye", seed=4), Random(4)
while not (attacks := [a for a in game.legal_actions if a.kind == "attack"]):
    game.play(rng.choice([a for a in game.legal_actions if a.kind != "end turn"] or list(game.legal_actions)))
un.projector(game, game.position.format(attacks[0]), language="uk")
"""
ANSWERS = ["9, 0", "8/10 = 4/5", "(8/10)³ = 64/125", "1 − 64/125 = 61/125", "48.8%, about 1 in 2"]
# Everything the page holds before a click on the saved answers: the drawing, the spoken text, and the value in the model and in the notebook's outputs.
HELD = """async () => {
  const { content } = window.jupyterapp.shell.currentWidget, mime = "application/vnd.jupyter.widget-view+json";
  const outputs = content.widgets.flatMap(({ model: { outputs } }) => (outputs ? Array.from({ length: outputs.length }, (_, i) => outputs.get(i)) : []));
  const manager = await content.rendermime.createRenderer(mime)._manager.promise;
  const shown = outputs.find(({ data }) => data[mime]);
  const model = await manager.get_model(shown.data[mime].model_id);
  return document.querySelector(".projector").outerHTML + JSON.stringify(model.get("view")) + JSON.stringify(outputs.map(({ data }) => data)).split("<details")[0];
}"""

SIZES = """() => [".suppose", ".steps b", "h2"].map((one) => parseFloat(getComputedStyle(document.querySelector(`.projector ${one}`)).fontSize))"""


def held(page: Page) -> str:
    return str(page.evaluate(HELD))


def steps(page: Page, n: int) -> None:
    page.wait_for_function("n => document.querySelectorAll('.projector .steps li').length === n", arg=n)


def test_answers_appear_only_on_request(open_cells: Callable[..., Page], tmp_path: Path) -> None:
    page = open_cells(PROJECTOR)
    page.locator(".projector h2").wait_for()
    cells = page.evaluate(NOTEBOOK)
    page.locator(".projector [data-die='0']").focus()
    for i, answer in enumerate(ANSWERS):
        told = held(page)
        assert [known for known in ANSWERS[i:] if known in told] == []
        page.keyboard.press("ArrowRight")
        steps(page, i + 1)
        assert answer in held(page)
    assert page.locator(".projector .verdict").inner_text().endswith("a miss")
    page.keyboard.press("9")
    page.wait_for_function("() => document.querySelector('.projector .verdict').innerText.endsWith('a hit')")
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    page.wait_for_function("() => document.querySelector(\".projector [data-die='1']\").dataset.face === '5'")
    for theme in ("light", "dark"):
        use_theme(page, theme)
        assert axe.violations(page, impacts=axe.ALL) == []
        page.locator(".projector").screenshot(path=str(tmp_path / f"projector-{theme}.png"))
    page.keyboard.press("ArrowLeft")
    steps(page, 4)
    page.keyboard.press("r")
    steps(page, 0)
    for key in ("d", "d", "x", "a"):
        page.keyboard.press(key)
    assert page.evaluate(NOTEBOOK) == cells, "no key of it is one of JupyterLab's"


@pytest.mark.own_page  # the full screen of a page that other tests had can be lower
@pytest.mark.parametrize("cell", [PROJECTOR, ATTACK], ids=["numbers", "position"])
def test_it_fills_the_screen_in_large_type(cell: str, open_cells: Callable[..., Page], tmp_path: Path) -> None:
    page = open_cells(cell)
    page.locator(".projector [data-kind=next]").focus()
    page.keyboard.press("f")
    page.wait_for_function("() => document.fullscreenElement?.matches('.projector')")
    for key in ("PageDown", "ArrowRight", "PageDown", "ArrowRight"):  # a pointer for slides sends the first
        page.keyboard.press(key)
    steps(page, 4)
    page.wait_for_function("() => document.querySelector('.projector').scrollHeight <= innerHeight")  # all of it is seen at once
    sizes = page.evaluate(SIZES)
    height = page.evaluate("innerHeight")
    assert min(sizes) >= height / 28, "a line is at least a twenty-eighth of the screen"
    page.screenshot(path=str(tmp_path / "projector-full.png"))
    page.keyboard.press("f")
    page.wait_for_function("() => !document.fullscreenElement")
