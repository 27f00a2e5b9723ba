"""Two people at one screen: between their turns the table is hidden, even from the browser's data."""

import json
from collections.abc import Callable

import pytest

from tests.browser.conftest import Sits
from tests.browser.player import Deed, Seen
from tests.browser.table import Hands, Keyboard, Mouse, Table

CELL = """
import undaunted_nb as un
un.table(un.new_game("normandy/la-raye", seed=3))
"""
# At the start of La Raye these are only in hand or deck.
UNSEEN = ("Platoon Sergeant", "Squad Leader")


def nothing_is_given_away(table: Table, hidden: set[str]) -> None:
    seen = table.seen()
    assert seen["curtain"]
    assert (seen["hand"], seen["played"], seen["end"], seen["plan"]) == ([], [], False, None)
    state = table.state()
    assert (state["mine"]["hand"], state["mine"]["play"], state["mine"]["piles"]) == ([], [], [])
    markup = str(table.page.locator(".un").first.evaluate("root => root.outerHTML"))
    for words in hidden:
        assert words not in markup
        assert words not in json.dumps(state, ensure_ascii=False)
    assert not table.page.locator(".un [data-card-name]").count()


def cards(seen: Seen) -> set[str]:
    return {card["label"] for card in seen["hand"]}


@pytest.mark.parametrize("hands_of", [Mouse, Keyboard])
def test_the_screen_is_hidden_between_two_players(hands_of: Callable[[Table], Hands], sit: Sits) -> None:
    table = sit(hands_of, CELL)
    hands, notebook = hands_of(table), table.notebook()
    us = table.seen()
    assert us["side"] == "US"
    assert cards(us)
    hands.do(Deed("tap", f"card:{us['hand'][-1]['id']}"))
    nothing_is_given_away(table, cards(us) | set(UNSEEN))
    assert "US has secretly chosen a card" in table.seen()["log"]

    the_text_hides_it_too(table, cards(us) | set(UNSEEN))
    assert table.thing("undo").is_disabled()

    hands.use("curtain", "curtain")
    germany = table.seen()
    assert (germany["side"], germany["curtain"]) == ("Germany", False)
    assert cards(germany)
    assert not any(words in json.dumps(table.state()) for words in cards(us) - cards(germany))

    # With a better card Germany takes the token and plays on; its turn ends, and the table is hidden again.
    hands.do(Deed("tap", f"card:{germany['hand'][0]['id']}"))
    after = table.seen()
    if after["curtain"]:
        hands.use("curtain", "curtain")
        after = table.seen()
    assert after["end"]
    hands.do(Deed("end"))
    nothing_is_given_away(table, {label for label in cards(after) if label.startswith(UNSEEN)})
    hands.use("curtain", "curtain")
    last = table.seen()
    assert last["side"] != after["side"]
    assert not last["curtain"]
    assert last["end"]
    assert table.notebook() == notebook


def the_text_hides_it_too(table: Table, hidden: set[str]) -> None:
    table.thing("tool:menu").click()
    table.thing("text").click()
    table.seen()
    text = table.page.locator(".un .drawer").first.inner_text()
    assert "Round 1" in text
    assert not any(words in text for words in hidden)
    table.thing("drawer:close").click()
