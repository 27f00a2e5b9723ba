"""The browser-only site as a visitor meets it: the first page, the example round, a battle, the quiz, chances, and progress after a reload.

The tests run in this order on one page, as one visitor does.
"""

import re
import time
from statistics import median

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import run_all
from tests.browser.player import Player
from tests.browser.table import Mouse, Table
from tests.lite.page import SLOW, LitePage


def test_first_page_shows_a_board_and_then_opens_the_table(lite: LitePage) -> None:
    began = time.monotonic()
    lite.page.goto(f"{lite.site}/")
    waiting = lite.page.locator("#un-waiting")
    lite.page.wait_for_function("document.querySelector('#un-waiting img')?.naturalWidth > 0")
    expect(waiting.locator("ol li:visible")).to_have_text([re.compile("Python"), "Table"])
    shown = time.monotonic() - began
    lite.page.locator(".un [data-start]").wait_for(timeout=SLOW)
    print(f"a board after {shown:.1f} s, the live table after {time.monotonic() - began:.1f} s")
    expect(waiting).to_have_count(0)


def test_first_lesson_is_kept_after_a_reload(lite: LitePage) -> None:
    """The first action of the course, then the same page again, and another notebook."""
    page = lite.page
    page.locator(".un [data-start]").click()
    page.locator('.un .hand [data-target="do:move"]').click()
    page.locator('.un [data-target="place:2B"]').first.click()
    expect(page.locator(".un .coach")).to_contain_text("One card gives one action", timeout=SLOW)
    began = time.monotonic()
    page.reload()
    page.locator(".un .kicker").wait_for(timeout=SLOW)
    print(f"the live table of a second visit after {time.monotonic() - began:.1f} s")
    expect(page.locator(".un .kicker")).to_have_text("Continue")
    lite.open("03-your-progress.ipynb")
    assert lite.told("import undaunted_nb as un\nprint(un.Progress.open().path, len(un.Progress.open().state('normandy/board')))") == (
        "/drive/undaunted-nb/progress.json 1\n"
    )


def test_quiz_remembers_answers(lite: LitePage) -> None:
    """The page of the test before is open."""
    assert not lite.told("before = un.Progress.open().line()")
    lite.run_all()
    page = lite.page
    page.wait_for_function("() => document.querySelectorAll('.un .map').length >= 2", timeout=SLOW)
    quiz = page.locator(".un").nth(1)
    quiz.locator("[data-region=coach] [data-key^='coach:option']").first.click()
    expect(quiz.locator("[data-region=coach] .verdict").first).to_be_visible()
    assert lite.told("print(un.Progress.open().line() != before)") == "True\n"
    assert lite.errors() == []


def test_a_missing_library_is_not_offered_by_pip(lite: LitePage) -> None:
    """The tests of the quiz's page go on in its kernel."""
    wrong = lite.execute("un.odds(2, 8).chart().save('odds.svg')")
    assert "browser" in wrong[-1]["evalue"]
    assert "pip" not in wrong[-1]["evalue"]


def test_chart_is_drawn(lite: LitePage) -> None:
    """JupyterLab draws it. Altair comes from the site when a chart needs it."""
    assert lite.told("print(type(un.odds(2, 8).chart().chart).__name__)").endswith("Chart\n")


def test_example_round_goes_to_its_end(lite: LitePage) -> None:
    lite.open("01-the-example-round.ipynb")
    run_all(lite.page)
    table = Table(lite.page)
    hands = Mouse(table)
    steps = int(str(table.seen()["step"]).rpartition(" ")[2])
    told = []
    for step in range(1, steps + 1):
        seen = table.seen()
        assert seen["step"] == f"{step} of {steps}"
        told.append(seen["walk"])
        while step < steps and table.seen()["step"] == f"{step} of {steps}":
            hands.walk("next")  # an attack takes several
    assert len(set(told)) == steps
    assert lite.errors() == []


def test_la_raye_is_played_and_resumed(lite: LitePage) -> None:
    """The first actions of a battle by mouse. After a reload the table has them."""
    lite.open("02-la-raye.ipynb")
    run_all(lite.page)
    table, player = Table(lite.page), Player()
    hands, took = Mouse(table), []
    seen = table.seen()
    for _ in range(14):
        deed = player.decide(seen)
        assert deed
        began = time.monotonic()
        hands.do(deed)
        hands.pass_over()
        seen = table.seen()
        took.append(time.monotonic() - began)
        assert not seen["why"] or seen["why"]["tone"] == "info", f"{deed} was refused: {seen['why']}"
    print(f"a click, the median of {len(took)}: {1000 * median(took):.0f} ms")
    ply = int(table.python("print(game.ply)"))
    assert ply > 2
    lite.open("02-la-raye.ipynb")
    run_all(lite.page)
    assert int(Table(lite.page).python("print(game.ply)")) == ply
    assert lite.errors() == []


@pytest.mark.parametrize("name", ["01-what-a-die-says", "02-two-dice"])
def test_notebooks_of_the_teacher_run(lite: LitePage, name: str) -> None:
    """Run all cells. A frame needs pandas. If the site was built without it, the cell explains that."""
    lite.open(f"teacher/en/{name}.ipynb")
    lite.run_all()
    errors = lite.errors()
    frames = 0 if lite.told("import importlib.util\nprint(importlib.util.find_spec('pandas'))") != "None\n" else int(name == "02-two-dice")
    assert len(errors) == frames
    assert all("This needs pandas, which this copy in the browser does not include" in error for error in errors)


def test_simulation_rolls_without_threads(lite: LitePage) -> None:
    """On the page of the second notebook, which is open."""
    simulation = lite.page.locator(".un.simulation")
    simulation.locator("[data-kind=start]").click(timeout=SLOW)
    pictures = set()
    for _ in range(4):
        pictures.add(simulation.locator("svg.picture").inner_html())
        lite.page.wait_for_timeout(400)
    assert len(pictures) > 2, "the dice fall"
    assert lite.told("print(simulation.running, simulation.n > 1000)") == "True True\n", "a cell runs between two frames"
    simulation.locator("[data-kind=stop]").click()
    expect(simulation.locator(".note")).to_contain_text("Stopped")
    assert lite.told("print(simulation.running)") == "False\n"
