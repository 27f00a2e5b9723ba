"""Whole turns with the keyboard alone, heard as a screen reader tells them: what has the focus, what is on a hex, what happened, what is asked next."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Page

from tests.browser.player import Deed, Seen
from tests.browser.table import Keyboard, Table

HOME = """import os
os.environ["UNDAUNTED_NB_HOME"] = {home!r}
import undaunted_nb as un
from undaunted_nb.core.game import game_from_json
un.set_language("en")
"""
GAME = """game = game_from_json({position}, "here")
game.seed = {seed}
un.table(game, side="{side}", opponent="{opponent}", resume=False)"""
FORMAT = "undaunted-nb position 1"

# What is spoken when something comes into a live region, and whether the focus is in the table.
HEARD = """() => {
  const text = (node) => node.textContent.trim().replace(/\\s+/g, " ");
  return {
    live: [...document.querySelectorAll(".un [aria-live]")].map(text).filter(Boolean),
    inside: document.querySelector(".un").contains(document.activeElement),
  };
}"""


class Heard(NamedTuple):
    """What the accessibility tree has of the focus, and what the live regions say."""

    role: str
    name: str
    live: str


class Ear:
    """Somebody who sees nothing: keys, and the accessibility tree as the browser gives it to a screen reader."""

    def __init__(self, page: Page) -> None:
        self.table = Table(page)
        self.keys = Keyboard(self.table)
        self._page = page
        self._tree = page.context.new_cdp_session(page)
        self.before = self.table.notebook()
        self.keys.enter()

    def hear(self) -> Heard:
        """What is told now. The focus is never lost, and is never without a name and a role."""
        self.table.seen()
        found = self._page.evaluate(HEARD)
        assert found["inside"], "the focus is lost"
        node = self._focused()
        heard = Heard(node["role"]["value"], node["name"]["value"], " | ".join(found["live"]))
        assert heard.name, f"nothing is said of a {heard.role}"
        assert heard.role != "generic", heard.name
        return heard

    def _focused(self) -> Any:
        handle = self._tree.send("Runtime.evaluate", {"expression": "document.activeElement"})["result"]["objectId"]
        return self._tree.send("Accessibility.getPartialAXTree", {"objectId": handle, "fetchRelatives": False})["nodes"][0]

    def press(self, *keys: str) -> Heard:
        for key in keys:
            self.keys.press(key)
            heard = self.hear()
        return heard

    def tap(self, *targets: str) -> Heard:
        """Cards, actions, units, hexes, as a keyboard reaches them."""
        for target in targets:
            what, _, of = target.partition("@")
            self.keys.do(Deed("tap", what, of))
            heard = self.hear()
        return heard

    def commit(self) -> Heard:
        self.keys.use("slip", "slip:commit")
        return self.hear()

    def seen(self) -> Seen:
        return self.table.seen()

    def said_of(self, thing: str) -> str:
        """What is said of a hex or a unit."""
        return str(self.table.thing(thing).get_attribute("aria-label"))
