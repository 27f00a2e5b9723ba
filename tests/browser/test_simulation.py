"""The simulation of dice in a real JupyterLab: it starts, other cells run meanwhile, it holds when it is stopped."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser import axe
from tests.browser.conftest import restart_kernel, use_theme
from tests.browser.table import EXECUTE, NOTEBOOK
from undaunted_nb.teaching.interactive.simulation_drawing import HEIGHT, WIDTH

SIMULATION = "import undaunted_nb as un\nsimulation = un.dice_simulation(2, 8, seed=1)\nsimulation"
# Count the different colors on the canvas. An empty canvas has one.
COLORS = """() => {
  const canvas = document.querySelector(".un-simulation canvas");
  const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  return new Set(new Uint32Array(data.buffer)).size;
}"""
CORNER = """() => [...document.querySelector(".un-simulation canvas").getContext("2d").getImageData(20, 20, 1, 1).data].slice(0, 3)"""


def thrown(page: Page) -> int:
    """Return the number of rolls that the page shows."""
    return int(re.sub(r"[^0-9].*", "", page.locator(".simulation .told").inner_text().replace(",", "")) or 0)


def python(page: Page, code: str) -> str:
    """Run a cell now and return what it prints."""
    return str(page.evaluate(EXECUTE, code)).strip()


def more_than(page: Page, n: int) -> None:
    page.wait_for_function(
        "n => Number(document.querySelector('.simulation .told').innerText.replaceAll(',', '').match(/^[0-9]+/)?.[0] ?? 0) > n", arg=n
    )


def press(page: Page, kind: str) -> None:
    page.locator(f".simulation [data-kind={kind}]").click()


def test_a_simulation_and_other_cells(open_cells: Callable[..., Page], tmp_path: Path) -> None:
    page = open_cells(SIMULATION)
    canvas = page.locator(".un-simulation canvas")
    canvas.wait_for()
    page.wait_for_function(f"() => ({COLORS})() > 5")
    assert canvas.evaluate("canvas => [canvas.width, canvas.height]") == [2 * WIDTH, 2 * HEIGHT], "sharp on screens of high density"
    box = canvas.bounding_box()
    assert box is not None
    assert (round(box["width"]), round(box["height"])) == (WIDTH, HEIGHT)

    press(page, "start")
    more_than(page, 10)
    assert python(page, "print(sum(range(1000)), simulation.running)") == "499500 True", "another cell is run meanwhile"
    before, after = map(int, python(page, "import time\nn = simulation.n\ntime.sleep(2)\nprint(n, simulation.n)").split())
    assert after > before, "and a busy one does not stop it"
    use_theme(page, "dark")
    page.wait_for_function(f"() => ({CORNER})()[0] < 90")
    page.screenshot(path=str(tmp_path / "simulation-dark.png"))
    use_theme(page, "light")
    page.wait_for_function(f"() => ({CORNER})()[0] > 200")

    press(page, "stop")
    page.wait_for_function("() => document.querySelector('.simulation .note').innerText.startsWith('Stopped')")
    n = thrown(page)
    assert n > after
    page.wait_for_timeout(600)
    assert (thrown(page), int(python(page, "print(simulation.n)"))) == (n, n)
    counts = python(page, "print(simulation.counts == un.dice_simulation(2, 8, seed=1).roll(simulation.n).counts)")
    assert counts == "True"

    cells = page.evaluate(NOTEBOOK)
    page.locator(".simulation [data-kind=stop]").focus()
    for key in ("d", "d", "x", "Enter", "a"):
        page.keyboard.press(key)
    assert page.evaluate(NOTEBOOK) == cells, "no key of the simulation is one of JupyterLab's"
    assert axe.violations(page, impacts=axe.ALL) == []


@pytest.mark.changes_package
def test_a_simulation_ends_with_its_page_and_its_picture_stays(open_cells: Callable[..., Page]) -> None:
    page = open_cells("from undaunted_nb.teaching.interactive import dice_simulation as module\nmodule.PATIENCE = 1.5", SIMULATION)
    press(page, "start")
    more_than(page, 3)
    python(page, "from IPython.display import clear_output")
    page.evaluate("() => window.jupyterapp.commands.execute('notebook:clear-all-cell-outputs')")
    page.locator(".un-simulation").wait_for(state="detached")
    assert python(page, "import time\ntime.sleep(4)\nprint(simulation.running, simulation.n < 2000)") == "False True"
    data = python(page, "print(sorted(simulation._repr_mimebundle_()[0]))")
    assert "text/html" in data
    restart_kernel(page)


@pytest.mark.parametrize("language", ["uk"])
def test_reduced_motion_is_respected(open_cells: Callable[..., Page], page: Page, language: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    open_cells(SIMULATION.replace("seed=1", f"seed=1, language='{language}'"))
    press(page, "start")
    page.wait_for_function("() => /^[0-9]+ кид/.test(document.querySelector('.simulation .told').innerText)")
    assert (
        python(page, "import time\nn = simulation._frame\ntime.sleep(2)\nprint(simulation._calm, simulation._frame - n <= 6)")
        == "True True"
    )
    press(page, "stop")
