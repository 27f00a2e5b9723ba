"""The table with a screen reader and with a keyboard."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

import undaunted_nb as un
from tests.browser.player import Deed
from tests.browser.stills import Still, StillTable
from tests.browser.table import Keyboard, Table

NAMELESS = re.compile(r"- (?:button|group|img|region|textbox|link)(?: \[[^\]]*\])*:?$")
# The mark of the focus: an outline, or the edge of a tile. Compared with the same thing without the focus.
LOOK = """(node) => {
  const { outlineStyle, outlineWidth, outlineColor, stroke, strokeWidth } = getComputedStyle(node);
  if (outlineStyle !== "none" && parseFloat(outlineWidth) >= 2) return `outline ${outlineColor}`;
  return stroke !== "none" ? `edge ${stroke} ${strokeWidth}` : "";
}"""
FOCUSED_AND_NOT = f"""() => {{
  const node = document.activeElement, focused = ({LOOK})(node);
  node.blur();
  const plain = ({LOOK})(node);
  node.focus();
  return [focused, plain];
}}"""


def nameless(table: Table) -> list[str]:
    """Return elements without a name in the accessibility tree. The inside of a picture or button is not spoken."""
    found, hidden = [], 10**6
    for line in table.page.locator(".un").first.aria_snapshot().splitlines():
        depth, said = len(line) - len(line.lstrip()), line.strip()
        if depth > hidden:
            continue
        hidden = depth if re.match(r"- '?(img|button) \"", said) else 10**6
        if NAMELESS.match(said):
            found.append(said)
    return found


def attack(table: Table) -> None:
    for _ in range(9):
        table.thing("walk:next").click()
        table.seen()
    keys = Keyboard(table)
    for deed in (Deed("tap", "card:Machine Gunner C"), Deed("tap", "do:attack", "Machine Gunner C")):
        keys.do(deed)
        table.seen()
    keys.point("piece:DE Riflemen A")


def refused(table: Table) -> None:
    for _ in range(3):
        table.thing("walk:next").click()
        table.seen()


def nothing(table: Table) -> None:
    table.page.keyboard.press("?")


@pytest.mark.parametrize("state", [nothing, refused, attack])
def test_everything_has_a_name_and_a_role(state: Callable[[Table], None], still: Callable[..., Still]) -> None:
    table = StillTable(still(un.walkthrough("normandy/example-round"), "1366x768"))
    Keyboard(table).enter()
    state(table)
    seen = table.seen()
    assert nameless(table) == []
    assert all(place["label"].startswith(f"{place['id']}, ") and "Adjacent: " in place["label"] for place in seen["places"])
    assert all(re.search(r", base defense \d", piece["label"]) for piece in seen["pieces"])
    assert all(re.search(r", initiative \d+$", card["label"]) for card in seen["hand"])
    assert all(action["label"] for card in seen["hand"] for action in card["actions"])
    piles = table.page.locator(".un [data-key^='pile:']").evaluate_all("piles => piles.map(pile => pile.getAttribute('aria-label'))")
    played = [name for name in piles if name.startswith("Play area: ")]
    assert len(played) == (1 if state is attack else 0), "what was played is one of the piles, once there is something"
    assert all(re.search(r": [^;]+, initiative \d+$", name) for name in played)
    assert len(piles) - len(played) == 8
    assert all(re.search(r": \d+( cards)?", name) for name in piles if name not in played)
    live = table.page.locator(".un [aria-live=polite]").evaluate_all("all => all.map(node => node.getAttribute('role'))")
    assert live.count("status") >= 2, "answers and news are spoken"
    ids = table.page.evaluate("[...document.querySelectorAll('.un [id]')].map(({ id }) => id)")
    assert len(ids) == len(set(ids))
    drawn = table.page.evaluate(DRAWN_TWICE)
    assert drawn == [], "what is drawn on the map is spoken as if it were text"


# Letters and numbers of the drawing that a screen reader would spell out, in addition to the complete labels of tiles and counters.
DRAWN_TWICE = """[...document.querySelectorAll(".un svg text")]
  .filter((text) => !text.closest("[aria-hidden=true], [role=img], [role=button], button, defs"))
  .map((text) => `${text.closest("[class]").getAttribute("class")}: ${text.textContent}`)"""


def test_focus_is_visible(open_notebook: Callable[[str], Page]) -> None:
    """Visit everything that can have the focus, in every region, with Tab and the arrows."""
    page = open_notebook("01-the-example-round")
    table = Table(page)
    keys = Keyboard(table)
    keys.enter()
    attack(table)
    table.seen()
    visited: dict[str, set[str]] = {}
    unseen: list[Any] = []

    def go_round(region: str) -> set[str]:
        """Visit everything in a region that the arrows reach from the focus."""
        reached: set[str] = set()
        while (focus := table.focus()) and focus[0] not in reached:
            reached.add(focus[0])
            focused, plain = page.evaluate(FOCUSED_AND_NOT)
            if not focused or focused == plain:
                unseen.append((region, focus[0]))
            keys.press("p" if region == "map" and len(reached) % 2 else "ArrowRight")
        return reached

    regions = page.evaluate("[...new Set([...document.querySelectorAll('.un [data-region]')].map(({ dataset }) => dataset.region))]")
    for region in regions:
        if not page.locator(f".un [data-region={region}] [data-nav]:not([disabled]):visible").count():
            continue
        keys.enter(region)
        visited[region] = go_round(region)
    # What is opened over the table: the log, the keys, the menu.
    for name, opened in (("log", "l"), ("help", "?"), ("menu", "")):
        if opened:
            keys.press(opened)
        else:
            keys.use("head", "tool:menu")
        page.locator(f".un .drawer.{name}").wait_for()
        visited[f"drawer {name}"] = go_round(name)
        keys.press("Escape")
        page.locator(".un .drawer").wait_for(state="detached")
    assert not unseen
    assert {"head", "map", "piles", "hand", "foe", "walk", "log"} <= visited.keys()
    assert {"walk:next", "plan:back", "plan:commit"} <= visited["walk"], "the attack is part of the panel of the walkthrough"
    assert "tool:log" in visited["head"]
    assert all("drawer:close" in visited[f"drawer {name}"] for name in ("log", "help", "menu"))
    assert {"language:en", "language:uk", "language:ru"} <= visited["drawer menu"]
    assert len(visited["hand"]) > 1
    assert len(visited["map"]) >= 3


def test_keys_that_the_table_does_not_use_are_left_alone(open_notebook: Callable[[str], Page]) -> None:
    """Control+S saves the notebook from inside the table, and the keys of command mode do nothing here."""
    page = open_notebook("02-la-raye")
    table = Table(page)
    keys, notebook = Keyboard(table), table.notebook()
    keys.enter("hand")
    before, focus = table.seen(), table.focus()
    for key in ("a", "b", "d", "d", "x", "v", "y", "0", "0", "i", "i", "Delete", "Backspace", "z", "j"):
        keys.press(key)
    assert (table.notebook(), table.seen(), table.focus()) == (notebook, before, focus)
    assert page.evaluate("window.jupyterapp.shell.currentWidget.context.model.dirty")
    keys.press("Control+s")
    page.wait_for_function("() => !window.jupyterapp.shell.currentWidget.context.model.dirty", timeout=10_000)
