"""Whole turns with the keyboard and a screen reader: focus, hexes, events, and the next question. The longest is in a real JupyterLab."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Page

import undaunted_nb as un
from tests.browser.player import Deed, Seen
from tests.browser.stills import Still, StillTable
from tests.browser.table import Keyboard, Table
from undaunted_nb.play.game import game_from_json
from undaunted_nb.widgets.session import Session

HOME = """import os
os.environ["UNDAUNTED_NB_HOME"] = {home!r}
import undaunted_nb as un
from undaunted_nb.play.game import game_from_json
un.set_language("en")
"""
GAME = """game = game_from_json({position}, "here")
game.seed = {seed}
un.table(game, side="{side}", opponent="{opponent}", resume=False)"""
FORMAT = "undaunted-nb position 1"

# Record the text of each live region when it changes, and whether the focus is in the table.
HEARD = """() => {
  const text = (node) => node.textContent.trim().replace(/\\s+/g, " ");
  return {
    live: [...document.querySelectorAll(".un [aria-live]")].map(text).filter(Boolean),
    inside: document.querySelector(".un").contains(document.activeElement),
  };
}"""

# The step that is shown and waits for a key: the button that goes on, and the names of its dice.
STEP = """() => {
  const button = document.querySelector(".un .panels :is([data-key='story:go-on'], [data-key='story:off'])");
  const panel = button?.closest("[data-region]");
  const dice = () => [...panel.querySelectorAll(".thrown [role=img]")].map((die) => die.getAttribute("aria-label"));
  return panel && { region: panel.dataset.region, key: button.dataset.key, dice: dice() };
}"""
SPOKEN = "() => document.querySelector('.un [data-key=spoken]').textContent.trim()"


class Heard(NamedTuple):
    """The focus in the accessibility tree and the text of the live regions."""

    role: str
    name: str
    live: str


class Ear:
    """A blind player: keys, and the accessibility tree as the browser gives it to a screen reader."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.keys = Keyboard(table)
        self._page = page = table.page
        self._tree = page.context.new_cdp_session(page)
        self.before = self.table.notebook()
        self.dice: list[str] = []
        self.keys.enter()

    def hear(self) -> Heard:
        """Return the text that is spoken now. The focus always exists and has a name and a role."""
        self._page.evaluate(self.table.settled)
        told = self._steps()
        self.table.seen()
        found = self._page.evaluate(HEARD)
        assert found["inside"], "the focus is lost"
        node = self._focused()
        heard = Heard(node["role"]["value"], node["name"]["value"], " | ".join([*told, *found["live"]]))
        assert heard.name, f"nothing is said of a {heard.role}"
        assert heard.role != "generic", heard.name
        return heard

    def _steps(self) -> list[str]:
        """Step through the rolls and the other side's actions. Each step is spoken, and a key goes on."""
        told = []
        while step := self._page.evaluate(STEP):
            told.append(str(self._page.wait_for_function(SPOKEN).json_value()))
            self.dice = step["dice"] or self.dice
            self.keys.use(step["region"], step["key"])
        return told

    def _focused(self) -> Any:
        handle = self._tree.send("Runtime.evaluate", {"expression": "document.activeElement"})["result"]["objectId"]
        return self._tree.send("Accessibility.getPartialAXTree", {"objectId": handle, "fetchRelatives": False})["nodes"][0]

    def press(self, *keys: str) -> Heard:
        for key in keys:
            self.keys.press(key)
            heard = self.hear()
        return heard

    def tap(self, *targets: str) -> Heard:
        """Choose cards, actions, units and hexes with the keyboard."""
        for target in targets:
            what, _, of = target.partition("@")
            self.keys.do(Deed("tap", what, of))
            heard = self.hear()
        return heard

    def commit(self) -> Heard:
        self.keys.use("plan", "plan:commit")
        return self.hear()

    def seen(self) -> Seen:
        return self.table.seen()

    def said_of(self, thing: str) -> str:
        """Return the spoken text of a hex or a unit."""
        return str(self.table.thing(thing).get_attribute("aria-label"))

    def where(self, piece: str) -> str:
        """Return the spoken place of a unit, after its name."""
        return str(self.table.thing(piece).get_attribute("aria-description"))


DRILL: dict[str, Any] = {
    "format": FORMAT,
    "scenario": "memoir44/first-shots",
    "turn": "allies",
    "units": {"axis-infantry-1": {"at": "G5", "figures": 1}},
}
ATTACK = [
    ("tap", "card:Attack Center"),
    ("commit", ""),
    ("tap", "piece:allies-infantry-1"),
    ("tap", "piece:allies-infantry-2"),
    ("commit", ""),
    ("tap", "piece:allies-infantry-1"),
    ("tap", "place:f4"),
    ("commit", ""),
    ("tap", "piece:allies-infantry-1"),
    ("tap", "piece:axis-infantry-1"),
    ("commit", ""),
]


def lucky() -> int:
    """Return a seed with which the assault empties the target's hex, because the kernel rolls the dice."""
    for seed in range(100):
        game = game_from_json(DRILL, "test")
        game.seed = seed
        session = Session(game, side="allies", opponent="random")
        for kind, target in ATTACK:
            session.handle({"kind": kind, "target": target, "revision": session.revision})
        if any(action.kind == "take" for action in game.legal_actions):
            return seed
    raise AssertionError("no seed with which the hex is emptied")


def test_a_turn_of_memoir(open_cells: Callable[..., Page], tmp_path: Path) -> None:
    game = GAME.format(position=DRILL, seed=lucky(), side="allies", opponent="random")
    ear = Ear(Table(open_cells(HOME.format(home=str(tmp_path)) + game)))

    # The card: its effect is spoken before it is played.
    assert "It can order Allied Infantry on F3" in ear.tap("card:Attack Center").live
    heard = ear.commit()
    assert "Allies play “Attack (center)”" in heard.live
    assert "Orders: 0 of 2 given. Click the units to order." in heard.live

    # Orders: the label of a unit gives its figures, its hex, and that it can be chosen.
    assert ear.said_of("piece:allies-infantry-1") == "Allied Infantry, 4 of 4 figures, can be chosen"
    assert ear.where("piece:allies-infantry-1") == "F3, open terrain"
    assert "Orders: 1 of 2 given" in ear.tap("piece:allies-infantry-1").live
    assert ear.said_of("piece:allies-infantry-1") == "Allied Infantry, 4 of 4 figures, ordered"
    assert "can be chosen" not in ear.said_of("piece:axis-infantry-1")
    assert "Orders: 2 of 2 given" in ear.tap("piece:allies-infantry-2").live
    assert "Not moved yet" in ear.commit().live

    # Moves: the label of each reachable hex includes its cost, and the focus follows.
    ear.tap("piece:allies-infantry-1")
    assert ear.said_of("place:f4").startswith("f4, open terrain; can be chosen; Adjacent: ")
    assert "; can be chosen; no battle; " in ear.said_of("place:F5")
    assert "can be chosen" not in ear.said_of("place:F7")
    assert ear.said_of("place:G5").startswith("G5, open terrain; Axis Infantry, 1 of 4 figures; ")
    heard = ear.tap("place:f4")
    assert heard.name.startswith("f4, open terrain; Allied Infantry, 4 of 4 figures, ordered")
    assert "Allied Infantry moves F3 – f4" in heard.live
    assert "Can still battle: Allied Infantry on f4" in ear.commit().live

    # The battle: the sum before the dice, then the result.
    ear.tap("piece:allies-infantry-1")
    ear.keys.point("piece:axis-infantry-1")
    heard = ear.hear()
    assert heard.name.startswith("Axis Infantry, 1 of 4 figures, can be chosen, ")
    assert "Close assault: Allied Infantry on f4 against Axis Infantry on G5." in heard.live
    assert "3 close = 3 dice" in heard.live, "the sum"
    assert "88% to hit at all" in heard.live, "and the chance"
    heard = ear.press("Enter")
    assert "Allied Infantry on f4 attacks Axis Infantry on G5 in close assault with 3 dice" in heard.live
    assert len(ear.dice) == 3
    assert all(ear.dice), "every die has a name"
    thrown = heard.live.partition("Dice: ")[2].partition(".")[0]
    assert all(die.partition(",")[0] in thrown for die in ear.dice), "the faces are said, and then what they did"
    assert re.search(r"Dice: [^.]+\. (Miss|One|\d)", heard.live)
    assert "G5" in heard.live

    # The unit takes ground, the turn ends, and the whole enemy turn is spoken.
    assert "take" in heard.live.casefold()
    ear.keys.use("plan", "choice:take")
    heard = ear.hear()
    assert "G5" in heard.live.partition(" | ")[0]
    heard = ear.press("Shift+E")
    steps = ear.table.state()["played"]["steps"]
    assert len(steps) > 1
    assert all(step["text"] in heard.live for step in steps), "not only the newest line"
    assert "Axis plays “" in heard.live
    assert re.search(r"Turn: Axis\. .*Axis ends its turn\. .*Turn: Allies", heard.live), "in the order in which it happened"
    assert ear.seen()["round"] == "2"
    assert ear.table.notebook() == ear.before


def table(position: dict[str, Any], *, seed: int, **seats: Any) -> Any:
    game = game_from_json(position, "test")
    game.seed = seed
    return un.table(game, resume=False, **seats)


def test_a_retreat(still: Callable[..., Still]) -> None:
    begun = {**DRILL, "turn": "axis", "phase": "battle", "card": "Attack Center", "table": ["Attack Center"]}
    begun |= {"hands": {"axis": {"Probe Center": 1, "Assault Left": 1}}, "pending": [{"retreat": "allies-infantry-1", "flags": 1}]}
    ear = Ear(StillTable(still(table(begun, seed=3, side="allies", opponent="random"))))
    assert "retreat" in ear.hear().live.casefold()
    lit = [place["id"] for place in ear.seen()["places"] if place["lit"]]
    assert lit
    assert all("can be chosen" in ear.said_of(f"place:{tile}") for tile in lit)
    heard = ear.tap(f"place:{lit[0]}")
    assert f"F3 – {lit[0]}" in heard.live, "the retreat is told, and all that the enemy does after it"
    assert "Axis ends its turn. Axis draws a card" in heard.live


CONVOY: dict[str, Any] = {
    "format": FORMAT,
    "scenario": "north-africa/convoy",
    "phase": "turns",
    "turn": "LRDG",
    "LRDG": {"hand": ["Scout", "Rifleman", "Anti Tank Gunner", "Fog of War"]},
}


def test_a_vehicle_is_boarded_and_driven(still: Callable[..., Still]) -> None:
    ear = Ear(StillTable(still(table(CONVOY, seed=7, side="LRDG", opponent=""))))
    assert ear.hear().name
    heard = ear.tap("card:Scout")
    assert "initiative" in heard.name
    ear.keys.point("seat:Patrol Truck passenger")
    heard = ear.hear()
    assert heard.name.startswith("enter: Patrol Truck, passenger’s seat: free")
    assert "LRDG Scout takes the passenger’s seat of Patrol Truck" in ear.press("Enter").live
    ear.tap("card:Scout", "do:conceal@Scout", "card:Rifleman")
    heard = ear.tap("do:vehicle drive@Rifleman")
    assert "drive" in heard.name.casefold()
    assert ear.said_of("place:5A").split("; ")[1] == "can be chosen"
    dark = [place["label"] for place in ear.seen()["places"] if not place["lit"]]
    assert dark
    assert not [label for label in dark if "can be chosen" in label]
    ear.tap("place:5A")
    heard = ear.commit()
    assert "5A" in heard.live.partition(" | ")[0]
    assert ear.where("piece:Patrol Truck").startswith("5A, ")
    ear.keys.use("plan", "choice:place:5A")
    assert "LRDG Rifleman leaves Patrol Truck" in ear.hear().live
