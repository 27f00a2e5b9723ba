"""Some rounds at the table against the opponent that searches, chosen in the menu."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.player import Player
from tests.browser.table import Mouse, Table

CELL = """
import undaunted_nb as un
un.table(un.new_game("normandy/la-raye", seed=3), side="US", opponent="random", resume=False)
"""
ROUNDS = 3


def test_some_rounds_against_the_planner(open_cells: Callable[..., Page]) -> None:
    table = Table(open_cells(CELL))
    table.send({"kind": "opponent", "target": "planner"})
    hands, player = Mouse(table), Player()
    seen = table.seen()
    start = seen["round"]
    rounds = {start}
    for _ in range(80):
        deed = player.decide(seen)
        assert deed is not None
        hands.do(deed)
        hands.pass_over()
        seen = table.seen()
        assert not seen["why"] or seen["why"]["tone"] == "info"
        rounds.add(seen["round"])
        if len(rounds) > ROUNDS:
            break
    assert len(rounds) > ROUNDS
    assert [it["id"] for it in table.state()["head"]["opponents"] if it["chosen"]] == ["planner"]
    assert any("Germany" in line for line in seen["log"])
    expect(table.page.locator(".un .panel.failed")).to_have_count(0)
