"""The second half of a game at the table against the opponent that searches: chosen in the menu by mouse, with a hint by H on the way."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.player import SECOND_HALF, Player
from tests.browser.table import Mouse, Table

CELL = f'{SECOND_HALF}un.table(game, side="US", opponent="random", resume=False)'
DECISIONS = 400
"""The decisions after which the test gives up."""
HINT_AT = 4
"""The decision before which the player asks for a hint."""


def choose_in_the_menu(table: Table, opponent: str) -> None:
    page = table.page
    table.thing("tool:menu").click()
    page.locator(f".un .drawer.menu [data-kind=opponent][data-target={opponent}]").click()
    expect(page.locator(f".un .drawer.menu [data-kind=opponent][data-target={opponent}]")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(page.locator(".un .drawer")).to_have_count(0)


def ask_by_key(table: Table) -> None:
    """Ask for a hint by H. Its first action is ringed on the board or marked in the hand, until the panel closes."""
    page = table.page
    page.locator(".un .map [tabindex='0']").first.focus()
    page.keyboard.press("h")
    expect(page.locator(".un .tip").first).to_be_visible(timeout=30_000)
    expect(page.locator(".un .tip.on")).to_have_count(1)
    marked = page.locator(".un .map .hinted, .un .card.hinted")
    assert marked.count() >= 1
    assert all("look here" in (it.get_attribute("aria-label") or "") for it in page.locator(".un .card.hinted .cname").all())
    page.keyboard.press("Escape")
    expect(page.locator(".un .advice")).to_have_count(0, timeout=30_000)
    expect(marked).to_have_count(0)


@pytest.mark.slow(reason="plays a whole game, and the opponent thinks")
def test_whole_game_against_the_planner_with_a_hint(open_cells: Callable[..., Page]) -> None:
    table = Table(open_cells(CELL))
    choose_in_the_menu(table, "planner")
    hands, player = Mouse(table), Player()
    seen = table.seen()
    for decision in range(DECISIONS):
        if decision == HINT_AT:
            ask_by_key(table)
            seen = table.seen()
        deed = player.decide(seen)
        if deed is None:  # the game is over
            break
        hands.do(deed)
        hands.pass_over()
        seen = table.seen()
        assert not seen["why"] or seen["why"]["tone"] == "info"
    assert seen["over"]
    assert [it["id"] for it in table.state()["head"]["opponents"] if it["chosen"]] == ["planner"]
    assert any("Germany" in line for line in seen["log"])
    expect(table.page.locator(".un .panel.failed")).to_have_count(0)
