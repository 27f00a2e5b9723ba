"""The example round, stepped through to its end: with the mouse, and again with the keyboard alone."""

from collections.abc import Callable

import pytest

from tests.browser.conftest import Sits
from tests.browser.player import Deed
from tests.browser.table import Hands, Keyboard, Mouse, Table


@pytest.mark.parametrize("hands_of", [Mouse, Keyboard])
def test_example_round(hands_of: Callable[[Table], Hands], sit: Sits) -> None:
    table = sit(hands_of, 'import undaunted_nb as un\nun.walkthrough("normandy/example-round")')
    hands, notebook = hands_of(table), table.notebook()
    steps, told = int(str(table.seen()["step"]).rpartition(" ")[2]), []
    for step in range(1, steps + 1):
        seen = table.seen()
        assert seen["step"] == f"{step} of {steps}"
        told.append(seen["walk"])
        if step == REFUSED:
            the_rules_refuse(table)
        if step == ATTACK - 1:
            the_sum_comes_before_the_roll(table, hands)
        if step == ATTACK:
            hands.walk("next")  # the roll, after the sum
            table.seen()
            hands.walk("next")  # the loss
            the_attack_hits(table)
            a_branch_and_back(table, hands)
            a_line_of_the_log_opens(table, hands)
        if step < steps:
            hands.walk("next")
    assert len(set(told)) == steps
    assert table.seen()["round"] == "2"
    assert table.thing("walk:next").is_disabled()
    hands.walk("prev")
    assert table.seen()["step"] == f"{steps - 1} of {steps}"
    assert table.notebook() == notebook


REFUSED, ATTACK = 4, 11


def the_rules_refuse(table: Table) -> None:
    why = table.seen()["why"]
    assert why is not None
    assert why["tone"] == "no"
    assert why["ask"] == "Rifleman A: move 17B"
    for words in ("17B", "What would change it", "Rulebook: Move"):
        assert words in why["text"]
    assert table.thing("refused").count() == 1


def the_sum_comes_before_the_roll(table: Table, hands: Hands) -> None:
    """Leave the road: prepare the attack by hand, look at it, and put it back."""
    hands.do(Deed("tap", "card:Machine Gunner C"))
    hands.do(Deed("tap", "do:attack", "Machine Gunner C"))
    aimed = next(piece for piece in table.seen()["pieces"] if piece["id"] == "DE Riflemen A")
    assert (aimed["aims"], aimed["words"]) == (True, "51%")
    target = table.thing("piece:DE Riflemen A")
    if isinstance(hands, Mouse):
        target.hover()
    else:
        table.page.keyboard.press("n")
    plan = table.seen()["plan"]
    assert plan is not None
    assert plan["sum"].startswith("4 base + 3 cover + 1 range = 8 defense")
    assert "51/100" in plan["text"]
    assert plan["commit"] == "Roll 2 dice"
    while table.seen()["plan"]:
        hands.walk("back")
    table.page.keyboard.press("Escape")
    assert [card["state"] for card in table.seen()["hand"]].count("chosen") == 0


def the_attack_hits(table: Table) -> None:
    seen = table.seen()
    assert "4 + 3 + 1 = 8" in seen["checked"]
    assert "4 + 3 + 1 = 8, dice 5, 8, hit" in seen["log"][0]
    assert "Rifleman A is lost from the discard pile" in seen["log"][0]
    assert dice(table) == ["5: miss", "8: hit"]


def a_branch_and_back(table: Table, hands: Hands) -> None:
    before = table.seen()
    hands.use("walk", "branch:miss")
    branch = table.seen()
    assert (branch["walk"] or "").startswith("1 and 2 are lower than 8")
    assert (branch["checked"], dice(table)) == ([], ["1: miss", "2: miss"])
    hands.walk("prev")
    assert table.seen() == before


def a_line_of_the_log_opens(table: Table, hands: Hands) -> None:
    hands.use("head", "tool:log")
    line = table.page.locator(".un .drawer li.ll").first
    line.wait_for()
    assert line.locator(".lc").count() == 0
    rule = line.locator("button.rule").first
    hands.use("drawer", str(rule.get_attribute("data-key")))
    table.seen()
    assert rule.get_attribute("aria-expanded") == "true"
    opened = line.locator(".lc").first.inner_text()
    for words in ("Ukrainian edition: ", "Russian edition: "):
        assert words in opened
    assert len(opened.partition("\n")[0]) > 40, "the rule's own text"
    hands.use("drawer", str(rule.get_attribute("data-key")))
    assert rule.get_attribute("aria-expanded") == "false"
    hands.use("drawer", "drawer:close")


def dice(table: Table) -> list[str]:
    return [str(die.get_attribute("aria-label")) for die in table.page.locator(".un .dice li").all()]
