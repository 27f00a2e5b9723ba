"""Memoir '44: the first turns of Pegasus Bridge with both hands, a beach in both themes, pictured examples."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import undaunted_nb as un
from tests.browser.axe import violations
from tests.browser.conftest import Sits
from tests.browser.player import Deed, Seen
from tests.browser.stills import Still, StillTable
from tests.browser.table import Hands, Keyboard, Mouse, Table
from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import say
from undaunted_nb.lessons.format.walkthrough import load

HOME = 'import os\nos.environ["UNDAUNTED_NB_HOME"] = {home!r}\nimport undaunted_nb as un\nun.set_language("en")'
PEGASUS = 'un.table(un.new_game("memoir44/pegasus-bridge", seed=1), side="allies", resume=False)'


def lit(seen: Seen) -> list[str]:
    return sorted(place["id"] for place in seen["places"] if place["lit"])


def aims(seen: Seen) -> list[str]:
    return sorted(piece["id"] for piece in seen["pieces"] if piece["aims"])


def plan(seen: Seen) -> Any:
    assert seen["plan"]
    return seen["plan"]


def place(seen: Seen, piece: str) -> str:
    return next(str(one["place"]) for one in seen["pieces"] if one["id"] == piece)


class Turn:
    """A table and the actions of one player, each answered by the kernel."""

    def __init__(self, table: Table, hands: Hands) -> None:
        self.table, self.hands = table, hands

    def do(self, *deeds: Deed) -> Seen:
        for deed in deeds:
            self.hands.do(deed)
            self.table.seen()
        return self.table.seen()

    def tap(self, *targets: str) -> Seen:
        return self.do(*(Deed("tap", target) for target in targets))

    def commit(self) -> Seen:
        return self.do(Deed("commit"))


@pytest.mark.parametrize("hands_of", [Mouse, Keyboard])
def test_the_first_turns_of_pegasus_bridge(hands_of: Callable[[Table], Hands], sit: Sits, tmp_path: Path) -> None:
    table = sit(hands_of, HOME.format(home=str(tmp_path)), PEGASUS)
    turn, notebook = Turn(table, hands_of(table)), table.notebook()
    seen = table.seen()
    assert len(seen["places"]) == 113
    assert [card["id"] for card in seen["hand"] if card["state"] == "lit"] == [card["id"] for card in seen["hand"]]
    assert seen["plan"] is None
    card_and_orders(turn)
    moves(turn)
    battle(turn)
    the_second_turn(turn)
    assert table.notebook() == notebook


def card_and_orders(turn: Turn) -> None:
    """Choose a card and two of its three orders."""
    assert "It can order" in plan(turn.tap("card:Attack Left"))["text"]
    seen = turn.commit()
    assert len(seen["hand"]) == 5
    assert aims(seen) == ["allies-infantry-1", "allies-infantry-2", "allies-infantry-3"]
    seen = turn.tap("piece:allies-infantry-1", "piece:allies-infantry-2")
    assert aims(seen) == ["allies-infantry-3"]
    assert plan(seen)["title"] == "Orders: 2 of 3 given"
    assert "1 order is unused" in plan(turn.commit())["text"]


def moves(turn: Turn) -> None:
    """Check what is lit, a refusal with its reason, and a move."""
    seen = turn.tap("piece:allies-infantry-1")
    assert "D5" in lit(seen)
    assert "c6" not in lit(seen)
    turn.hands.tap("D3")
    seen = turn.table.seen()
    assert seen["why"]
    assert seen["why"]["tone"] == "no"
    assert "A unit is on that path" in seen["why"]["text"]
    seen = turn.tap("place:D5")
    assert place(seen, "allies-infantry-1") == "D5"
    assert seen["log"][0].startswith("Allied Infantry moves c4")
    turn.commit()


def battle(turn: Turn) -> None:
    """Check the sum before the dice, then roll them."""
    seen = turn.tap("piece:allies-infantry-1")
    assert aims(seen) == ["axis-infantry-5"]
    target = "piece:axis-infantry-5"
    if isinstance(turn.hands, Keyboard):  # the focused target is aimed at, and Enter would commit it
        turn.hands.point(target)
        seen = turn.table.seen()
    else:
        seen = turn.tap(target)
    assert plan(seen)["title"] == "Close assault: Allied Infantry on D5 against Axis Infantry on d6"
    assert plan(seen)["commit"] == "Roll 1 die"
    assert "= 1 die" in plan(seen)["sum"]
    assert "not counted" not in plan(seen)["sum"]
    seen = turn.commit()
    assert any("in close assault with 1 die" in line for line in seen["log"])


def the_second_turn(turn: Turn) -> None:
    """End the turn, let the enemy play, and undo the next choice."""
    seen = turn.do(Deed("end"))
    assert seen["round"] == "2"
    assert any(line.startswith("Axis plays “") for line in seen["log"])
    assert len(seen["hand"]) == 6
    assert seen["undo"]
    card = next(card for card in seen["hand"] if card["id"].startswith("Probe"))
    first = aims(turn.do(Deed("tap", f"card:{card['id']}"), Deed("commit")))[0]
    turn.tap(f"piece:{first}")
    turn.commit()
    goal = lit(turn.tap(f"piece:{first}"))[0]
    assert place(turn.tap(f"place:{goal}"), first) == goal
    turn.hands.walk("undo")
    assert place(turn.table.seen(), first) != goal


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_a_beach_has_no_accessibility_faults(still: Callable[..., Still], dark: bool) -> None:
    shown = still(un.table(un.new_game("memoir44/sword-beach", seed=1), side="allies", resume=False), dark=dark)
    table = StillTable(shown)
    hands, seen = Mouse(table), table.seen()
    assert violations(shown.page) == []
    labels = {piece["id"]: piece["label"] for piece in seen["pieces"]}
    assert labels["axis-artillery-1"] == "Axis Artillery, 2 of 2 figures"
    hands.do(Deed("tap", f"card:{seen['hand'][0]['id']}"))
    table.seen()
    hands.do(Deed("commit"))
    table.seen()
    assert violations(shown.page) == []


EXAMPLES = [
    "moving-around-a-friend", "hedgerow", "hills", "landing", "line-of-sight", "retreat", "taking-ground", "overrun", "resistance",
]  # fmt: skip
"""One pictured example of each kind: moving, ground that stops, heights, beach and ocean, sight, retreat, and taking ground."""


PARTS = {say(Text(f"walk-part-{part}", {"game": "memoir44"}), "en") for part in ("sum", "roll")}
"""The spoken text of an attack: first the sum, then the roll."""


@pytest.mark.parametrize("name", EXAMPLES)
def test_a_pictured_example(name: str, still: Callable[..., Still]) -> None:
    walk = load(f"memoir44/{name}")
    table = StillTable(still(un.walkthrough(f"memoir44/{name}")))
    hands, seen, told = Mouse(table), table.seen(), 0
    while table.thing("walk:next").is_enabled():
        hands.walk("next")
        seen = table.seen()
        step = walk.steps[int(str(seen["step"]).split()[0]) - 1]
        if seen["walk"] in PARTS:
            assert seen["checked"] == [], "nothing is told before its time"
            continue
        told += 1
        assert seen["walk"] == say(step.text, "en")
        assert len(seen["checked"]) == len(step.notes)
        assert bool(seen["why"]) == step.refused
    assert seen["step"] == f"{len(walk.steps)} of {len(walk.steps)}"
    assert told >= len(walk.steps) - 1


MAP = """() => { const { x, y, width, height } = document.querySelector(".un .map").getBoundingClientRect(); return [x, y, width, height]; }"""


@pytest.mark.parametrize("size", ["1600x950", "1015x650"])
def test_a_question_is_in_sight_and_does_not_move_the_map(size: str, still: Callable[..., Still]) -> None:
    table = StillTable(still(un.table(un.new_game("memoir44/pegasus-bridge", seed=1), side="allies", resume=False), size))
    page, turn = table.page, Turn(table, Mouse(table))
    turn.tap("card:Attack Left")
    before = page.evaluate(MAP)
    expect(table.thing("plan:commit")).to_be_in_viewport(ratio=1)
    turn.do(Deed("commit"))
    assert page.evaluate(MAP) == before, "the map moves with what is asked"
    turn.tap("piece:allies-infantry-1")
    expect(table.thing("plan:commit")).to_be_in_viewport(ratio=1)
    turn.commit()
    assert page.evaluate(MAP) == before, "the map moves with what is asked"
