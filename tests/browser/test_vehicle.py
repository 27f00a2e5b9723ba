"""Vehicles: a round by mouse, a convoy by keyboard in a real JupyterLab, in both themes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

import undaunted_nb as un
from tests.browser.axe import violations
from tests.browser.conftest import use_theme
from tests.browser.player import Deed
from tests.browser.stills import Still, StillTable
from tests.browser.table import Keyboard, Mouse, Table

FIRST = 'import os\nos.environ["UNDAUNTED_NB_HOME"] = {home!r}\nimport undaunted_nb as un\nun.set_language("en")'
CONVOY = """from undaunted_nb.play.game import game_from_json
position = {"format": "undaunted-nb position 1", "scenario": "north-africa/convoy", "phase": "turns", "turn": "LRDG",
            "LRDG": {"hand": ["Scout", "Rifleman", "Anti Tank Gunner", "Fog of War"]}}
game = game_from_json(position, "here")
game.seed = 7
un.table(game, side="LRDG", opponent="", resume=False)"""
# Every card of a vehicle: its words, and whether anything of it is cut off.
CARDS = """() => [...document.querySelectorAll(".un .vehicle")].map((card) => ({
  label: card.getAttribute("aria-label"),
  seats: [...card.querySelectorAll(".seat")].map((seat) => seat.getAttribute("aria-label")),
  cut: [...card.querySelectorAll("b, small, em")].filter((node) => node.scrollWidth > node.clientWidth + 1 && getComputedStyle(node).display === "block").length,
}))"""


def cards(table: Table) -> dict[str, list[str]]:
    table.seen()
    return {card["label"].partition(",")[0]: card["seats"] for card in table.page.evaluate(CARDS)}


CLEAR = """() => {
  const [words, signs] = [".un .roll p", ".un .legend"].map((name) => document.querySelector(name)?.getBoundingClientRect());
  return !words || !signs || words.bottom <= signs.top || words.right <= signs.left;
}"""


def test_the_example_round_by_mouse(still: Callable[..., Still]) -> None:
    table = StillTable(still(un.walkthrough("north-africa/example-round"), "1366x768"))
    page, hands = table.page, Mouse(table)
    seen = table.seen()
    steps, at, told = int(str(seen["step"]).rpartition(" ")[2]), 1, {}
    while True:
        assert seen["step"] in (f"{at} of {steps}", f"{at + 1} of {steps}"), "a step has one part, or three"
        at = int(str(seen["step"]).partition(" ")[0])
        told[at] = seen["walk"]
        if seen["why"]:
            assert seen["why"]["tone"] == "no"
        if "uses Demolish" in str(seen["walk"]):
            assert "hit" in seen["log"][0]
            assert "Which soldier is wounded" in (seen["plan"] or {"title": ""})["title"]
        if table.thing("walk:next").is_disabled():
            break
        hands.walk("next")
        seen = table.seen()
    assert list(told) == list(range(1, steps + 1))
    assert len(set(told.values())) == steps
    tank = next(piece for piece in table.seen()["pieces"] if piece["id"] == "Medium Tank")
    assert tank["place"] == "12A"
    assert "damage 1 of 5" in tank["label"]
    hands.use("vehicles", "vehicle:Medium Tank")  # its whole card opens
    assert "Driver" in cards(table)["Medium Tank"][0]
    hands.use("vehicles", "vehicle:Medium Tank")
    # The last roll keeps clear of the many signs of this game's legend, where both have room on the sheet.
    assert page.evaluate(CLEAR) is True


def test_the_wounded_soldier_is_chosen_on_the_vehicles_card(still: Callable[..., Still]) -> None:
    table = StillTable(still(un.walkthrough("north-africa/example-round"), "1366x768"))
    hands = Mouse(table)
    while "Now the Saboteur uses Demolish" not in str(table.seen()["walk"]):
        hands.walk("next")
    hands.use("vehicles", "seat:Medium Tank driver")
    seen = table.seen()
    assert seen["walk"] == "You’ve left the walkthrough. Play on as you like, or press Back to return to its step."
    assert any("Driver is lost from the discard pile" in line for line in seen["log"][:2])


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_convoy_by_keyboard(theme: str, open_cells: Callable[..., Page], tmp_path: Path) -> None:
    page = open_cells(FIRST.format(home=str(tmp_path)), CONVOY)
    use_theme(page, theme)
    table = Table(page)
    hands = Keyboard(table)
    notebook = table.notebook()

    def do(target: str, of: str = "") -> None:
        """Do one action and return what the kernel made of it, because card numbers depend on the hand."""
        hands.do(Deed("tap", target, of))
        table.seen()

    hands.use("vehicles", "vehicle:Patrol Truck")  # its whole card opens
    assert cards(table)["Patrol Truck"][2] == "Patrol Truck, passenger’s seat: free, no action"
    assert all(card["cut"] == 0 for card in page.evaluate(CARDS))
    assert violations(page) == []

    # In: the card, then N to the lit choice.
    do("card:Scout")
    hands.point("seat:Patrol Truck passenger")
    hands.press("Enter")
    seen = table.seen()
    assert seen["log"][0].startswith("LRDG Scout takes the passenger’s seat of Patrol Truck")
    assert "LRDG Scout" not in [piece["id"] for piece in seen["pieces"]]
    assert "Scout" in cards(table)["Patrol Truck"][2]

    # His action from inside, and the next soldier drives.
    do("card:Scout")
    do("do:conceal", "Scout")
    do("card:Rifleman")
    do("do:vehicle drive", "Rifleman")
    assert [place["id"] for place in table.seen()["places"] if place["lit"]] == ["22A", "9A", "5A"]
    do("place:5A")
    hands.use("plan", "plan:commit")
    seen = table.seen()
    truck = next(piece for piece in seen["pieces"] if piece["id"] == "Patrol Truck")
    assert truck["place"] == "5A"
    assert "Scout" in truck["label"]

    # After the action he gets out, as the plan offers.
    hands.use("plan", "choice:place:5A")
    seen = table.seen()
    assert seen["log"][0].startswith("LRDG Rifleman leaves Patrol Truck")
    assert next(piece for piece in seen["pieces"] if piece["id"] == "LRDG Rifleman")["place"] == "5A"

    # At a vehicle, from a seat: the sum, armor first.
    do("card:Anti Tank Gunner")
    do("do:vehicle antitank", "Anti Tank Gunner")
    hands.point("piece:Scout Car")
    plan = table.seen()["plan"]
    assert plan is not None
    assert plan["sum"].startswith("4 base + 0 cover + ")
    assert plan["commit"] == "Roll 3 dice"
    hands.press("Enter")
    assert "Scout Car" in table.seen()["log"][0] or "Scout Car" in table.seen()["log"][1]
    assert violations(page) == []
    assert table.notebook() == notebook
