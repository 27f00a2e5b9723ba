"""The opponent that searches, the coach and simulated games in the browser-only site, where Python has no threads and no other process."""

import time
from contextlib import suppress

from playwright.sync_api import TimeoutError as PlaywrightTimeout
from playwright.sync_api import expect

from tests.browser.player import Player
from tests.browser.table import WATCH, Mouse, Table
from tests.lite.page import SLOW, LitePage

PAGE = "02-la-raye.ipynb"
DECISIONS = 10


def test_some_turns_against_the_quick_planner_with_a_hint(lite: LitePage) -> None:
    """Chosen in the menu by mouse. The hint comes by H, while messages are answered between its playouts."""
    lite.page.goto(f"{lite.site}/")
    lite.open(PAGE)
    lite.run_all()
    page = lite.page
    page.locator(".un .map").first.wait_for(timeout=SLOW)
    table, player = Table(page), Player()
    table.thing("tool:menu").click()
    choice = page.locator(".un .drawer.menu [data-kind=opponent][data-target=planner-quick]")
    choice.click()
    expect(choice).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    hands, took = Mouse(table), []
    seen = table.seen()
    for _ in range(DECISIONS):
        deed = player.decide(seen)
        assert deed
        began = time.monotonic()
        hands.do(deed)
        hands.pass_over()
        seen = table.seen()
        took.append(time.monotonic() - began)
        assert not seen["why"] or seen["why"]["tone"] == "info", f"{deed} was refused: {seen['why']}"
    print(f"the longest answer with the opponent's turn: {1000 * max(took):.0f} ms")
    assert any("Germany" in line for line in seen["log"])
    page.locator(".un .map [tabindex='0']").first.focus()
    began = time.monotonic()
    page.keyboard.press("h")
    expect(page.locator(".un .tip").first).to_be_visible(timeout=SLOW)
    print(f"the first hint after {1000 * (time.monotonic() - began):.0f} ms")
    stop = page.locator(".un .advice [data-target=stop]")
    with suppress(PlaywrightTimeout):  # it still thinks, and hears the click, or is ready meanwhile
        stop.click(timeout=2000)
    expect(stop).to_have_count(0, timeout=SLOW)
    page.locator(".un .advice [data-target=close]").click()
    expect(page.locator(".un .advice")).to_have_count(0)
    assert lite.errors() == []


def test_hint_and_simulated_games_from_a_cell(lite: LitePage) -> None:
    """On the page of the test before. Two simulations of one seed have the same results."""
    lite.page.evaluate(WATCH)
    hint = "un.hint(un.new_game('normandy/la-raye', seed=1), 'US', n=6)"
    printed = lite.told(f"import undaunted_nb as un\nprint(len(list({hint}.rows())))")
    assert printed.endswith("3\n")  # before it comes what the hint showed while it searched
    run = "un.simulate('normandy/la-raye', n=4, seed=1, opponents=('planner-quick', 'random'))"
    printed = lite.told(f"one, two = ({run} for _ in range(2))\nprint(one == two, one.games)")
    assert printed.splitlines()[-1] == "True 4"
