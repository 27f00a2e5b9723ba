"""What a screen reader speaks while a person plays with the keyboard.

    python -m tests.browser.transcript    record tests/golden/spoken again, after an intended change

``> 1`` is a key. Below it is what is heard: the thing with the focus, as the browser's accessibility tree has it, then what the live regions
say. A key that leads on and on is listed once.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from random import Random
from typing import Any

from playwright.sync_api import Browser

import undaunted_nb as un
from tests.browser.chromium import launched
from tests.browser.player import Deed
from tests.browser.stills import Still, StillTable
from tests.browser.table import Keyboard
from tests.browser.test_lesson import do
from tests.project.paths import ROOT
from undaunted_nb.kit import registry
from undaunted_nb.lessons.format import lesson as lessons
from undaunted_nb.lessons.play.attempt import Attempt, right_options
from undaunted_nb.play.game import Game
from undaunted_nb.play.opponent import random_choice

SPOKEN = ROOT / "tests" / "golden" / "spoken"
LANGUAGES = ("en", "uk", "ru")
SIZE = "1339x533"
QUIET = 400
"""Milliseconds after which a new table speaks."""

# Keep each new text of a live region, in the order in which they change. An emptied one says nothing, and neither does the first text of a new
# one. This runs before the table is there, because a quick table has spoken before a slow test could begin to listen.
LISTEN = """() => {
  window.heard = [];
  window.ear?.disconnect();
  const last = new WeakMap(), words = (node) => node.textContent.replace(/\\s+/g, " ").trim();
  const look = () => {
    for (const node of document.querySelectorAll(".un :is([aria-live=polite], [role=status])")) {
      const now = node.textContent;
      if (last.has(node) && now !== last.get(node) && words(node)) window.heard.push(words(node));
      last.set(node, now);
    }
  };
  window.ear = new MutationObserver(look);
  window.ear.observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
HEARD = "() => window.heard.splice(0)"
STATES = ("pressed", "checked", "expanded", "disabled", "invalid")


class Reader(Keyboard):
    """A keyboard that writes down each key and what is spoken after it."""

    def __init__(self, still: Still) -> None:
        self.still = still
        self._page = still.page
        self._tree = still.page.context.new_cdp_session(still.page)
        self.lines: list[str] = []
        self._focused = ""
        self._key = ""

    def sit(self) -> StillTable:
        """Return the table, once there is one."""
        self._table = StillTable(self.still)
        return self._table

    def title(self, text: str) -> None:
        self.lines += ["", f"== {text}"]
        self._key = ""

    def enter(self, region: str = "") -> None:
        if region == "map" and (self._table.focus() or ("", ""))[1] != "map":
            self.press("m")
        super().enter(region)

    def wait(self) -> None:
        """Hear what a new table says by itself."""
        self._page.evaluate("ms => new Promise((done) => setTimeout(done, ms))", QUIET)  # the page's own clock, which a busy machine delays
        self.still.settle()
        self._hear()

    def press(self, *keys: str) -> None:
        for key in keys:
            if key != self._key or key == "Enter":
                self.lines.append(f"> {key}")
            self._key = key
            self._page.keyboard.press(key)
            self.still.settle()
            self._hear()

    def _hear(self) -> None:
        focused, told = self._focus(), self._page.evaluate(HEARD)
        self.lines += [focused] * (focused != self._focused)
        self.lines += [f"  “{text}”" for text in told]
        self._focused = focused

    def _focus(self) -> str:
        found = self._tree.send("Runtime.evaluate", {"expression": "document.activeElement"})["result"]["objectId"]
        node = self._tree.send("Accessibility.getPartialAXTree", {"objectId": found, "fetchRelatives": False})["nodes"][0]
        if node.get("ignored") or node["role"]["value"] == "RootWebArea":
            return "(the page)"
        states = [spoken_state(one) for one in node.get("properties", []) if one["name"] in STATES]
        name, more = node["name"]["value"], node.get("description", {}).get("value", "")
        return "; ".join(filter(None, [f"{node['role']['value']}: {name}", more if more != name else "", *states]))


def spoken_state(one: Any) -> str:
    value = one["value"]["value"]
    return "" if value in ("false", False, "undefined") else f"({one['name']})"


def lesson(browser: Browser) -> Iterator[str]:
    """Yield the first lesson, from the home page to its end."""
    still = Still(browser, un.home(), SIZE, listen=LISTEN)
    reader = Reader(still)
    reader.title("home")
    reader.wait()
    reader.press("Enter")
    reader.wait()
    table = reader.sit()
    found = lessons.load(lessons.names("normandy")[0])
    for number, exercise in enumerate(found.exercises, 1):
        if number > 1:
            reader.press("Alt+ArrowRight")
        reader.title(f"exercise {number}")
        attempt = Attempt(exercise)
        if exercise.asks:
            reader.press("abcd"[right_options(exercise, attempt.values)[0]])
        for line in () if exercise.asks else exercise.solution:
            do(table, reader, attempt.game, line)
            attempt.play(line)
    reader.title("after the last exercise")
    reader.press("Alt+ArrowRight")
    yield from reader.lines
    still.close()


def wrong_attack(browser: Browser) -> Iterator[str]:
    """Yield an attack in an exercise that asks for something else: its verdict comes after its dice."""
    found = lessons.load("normandy/moving")
    number = next(n for n, exercise in enumerate(found.exercises) if any(r.trigger.endswith("attack *") for r in exercise.replies[1:]))
    game = Attempt(found.exercises[number]).game
    line = next(game.position.format(action) for action in game.legal_actions if action.kind == "attack")
    still = Still(browser, un.lesson("normandy/moving"), SIZE, listen=LISTEN)
    reader = Reader(still)
    reader.sit()
    reader.enter()
    reader.press(*["Alt+ArrowRight"] * (number + 1))
    reader.lines.clear()
    reader.title("a wrong attack in an exercise")
    tap_all(reader, game, line)
    reader.press("Enter")
    yield from reader.lines
    still.close()


def tap_all(reader: Reader, game: Game, line: str) -> None:
    """Choose the card, the action and the targets of an action, and look at nothing else meanwhile."""
    taps = [str(tap) for tap in registry.system("undaunted").present.taps(game.position, game.position.parse(line))]
    for tap in taps:
        reader.do(Deed("tap", tap, taps[0].removeprefix("card:") if tap.startswith("do:") else ""))


def before_an_attack(seed: int) -> tuple[Game, str] | None:
    """Return a game before an attack of the US, and the attack, if the enemy has its turn after it."""
    game = un.new_game("normandy/la-raye", seed=seed)
    while not (able := [a for a in game.legal_actions if a.side == "US" and a.kind == "attack"]):
        if game.ply > 90 or game.position.outcome:
            return None
        game.play(random_choice(game.position, game.position.to_act[0], Random(game.ply), frozenset({"end turn", "hunker down"})))
    line, ply = game.position.format(able[0]), game.ply
    game.play(line)
    game.play("end turn")
    enemy = any(a.kind == "end turn" for a in game.legal_actions)
    while game.ply > ply:
        game.undo()
    return (game, line) if enemy else None


def attack(browser: Browser) -> Iterator[str]:
    """Yield an attack of yours, and the enemy's next turn."""
    game, line = next(filter(None, map(before_an_attack, range(99))))
    still = Still(browser, un.table(game, side="US", opponent="random", resume=False), SIZE, listen=LISTEN)
    reader = Reader(still)
    reader.title("a game in its middle")
    reader.wait()
    table = reader.sit()
    reader.press("Tab", "m")
    reader.title("an attack")
    tap_all(reader, game, line)
    reader.press("Enter")
    reader.title("the enemy’s turn")
    reader.press("Shift+E")
    for _ in range(40):
        if not table.past():
            break
        reader.press("Enter")
    yield from reader.lines
    still.close()


def made(browser: Browser, language: str) -> str:
    """Return the transcript in a language."""
    un.set_language(language)
    lines = [*lesson(browser), *wrong_attack(browser), *attack(browser)]
    return "\n".join(lines).strip() + "\n"


def main() -> None:
    """Record all transcripts."""
    SPOKEN.mkdir(exist_ok=True)
    for language in LANGUAGES:
        with launched() as browser, tempfile.TemporaryDirectory() as home:
            os.environ["UNDAUNTED_NB_HOME"] = home
            (SPOKEN / f"{language}.txt").write_text(made(browser, language), encoding="utf-8")
            print(language, flush=True)


if __name__ == "__main__":
    main()
