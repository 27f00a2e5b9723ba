"""What a screen reader is told, and what a person with a keyboard sees."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.player import Deed
from tests.browser.table import Keyboard, Table

NAMELESS = re.compile(r"- (?:button|group|img|region|textbox|link)(?: \[[^\]]*\])*:?$")
# Whatever shows where the focus is: an outline, or the edge of a tile. Compared with the same thing without the focus.
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
    """What the accessibility tree has no name for; what lies inside a picture or a button is not spoken."""
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
def test_everything_has_a_name_and_a_role(state: Callable[[Table], None], open_notebook: Callable[[str], Page]) -> None:
    table = Table(open_notebook("01-the-example-round"))
    Keyboard(table).enter()
    state(table)
    seen = table.seen()
    assert nameless(table) == []
    assert all(place["label"].startswith(f"{place['id']}, ") and "Neighbours: " in place["label"] for place in seen["places"])
    assert all(re.search(r", defence \d", piece["label"]) for piece in seen["pieces"])
    assert all(re.search(r", initiative \d+$", card["label"]) for card in seen["hand"])
    assert all(action["label"] for card in seen["hand"] for action in card["actions"])
    piles = table.page.locator(".un [data-key^='pile:']").evaluate_all("piles => piles.map(pile => pile.getAttribute('aria-label'))")
    assert len(piles) == 8
    assert all(re.search(r": \d+( cards)?", name) for name in piles)
    live = table.page.locator(".un [aria-live=polite]").evaluate_all("all => all.map(node => node.getAttribute('role'))")
    assert live.count("status") >= 2, "answers and news are spoken"
    ids = table.page.evaluate("[...document.querySelectorAll('.un [id]')].map(({ id }) => id)")
    assert len(ids) == len(set(ids))
    drawn = table.page.evaluate(DRAWN_TWICE)
    assert drawn == [], "what is drawn on the map is spoken as if it were text"


# Letters and numbers of the drawing that a screen reader would spell out, beside the labels of tiles and counters that say it all.
DRAWN_TWICE = """[...document.querySelectorAll(".un svg text")]
  .filter((text) => !text.closest("[aria-hidden=true], [role=img], [role=button], button, defs"))
  .map((text) => `${text.closest("[class]").getAttribute("class")}: ${text.textContent}`)"""


def test_focus_is_visible(open_notebook: Callable[[str], Page]) -> None:
    """Round everything that can have the focus, in every region, with Tab and the arrows."""
    page = open_notebook("01-the-example-round")
    table = Table(page)
    keys = Keyboard(table)
    keys.enter()
    attack(table)
    table.seen()
    regions = page.evaluate("[...new Set([...document.querySelectorAll('.un [data-region]')].map(({ dataset }) => dataset.region))]")
    visited: dict[str, set[str]] = {}
    unseen: list[Any] = []
    for region in regions:
        if not page.locator(f".un [data-region={region}] [data-nav]:not([disabled])").count():
            continue
        keys.enter(region)
        visited[region] = set()
        while (focus := table.focus()) and focus[0] not in visited[region]:
            visited[region].add(focus[0])
            focused, plain = page.evaluate(FOCUSED_AND_NOT)
            if not focused or focused == plain:
                unseen.append((region, focus[0]))
            keys.press("p" if region == "map" and len(visited[region]) % 2 else "ArrowRight")
    assert not unseen
    assert {"map", "piles", "hand", "foe", "walk", "slip", "log"} <= visited.keys()
    assert len(visited["hand"]) > 1
    assert len(visited["map"]) >= 3


def test_keys_that_the_table_does_not_use_are_left_alone(open_notebook: Callable[[str], Page]) -> None:
    """Control+S saves the notebook from inside the table as from everywhere else; keys of the notebook's command mode do nothing here."""
    page = open_notebook("02-la-raye")
    table = Table(page)
    keys, notebook = Keyboard(table), table.notebook()
    keys.enter("hand")
    before, focus = table.seen(), table.focus()
    for key in ("a", "b", "d", "d", "x", "v", "m", "y", "0", "0", "i", "i", "Delete", "Backspace", "z", "j", "k", "f", "h"):
        keys.press(key)
    assert (table.notebook(), table.seen(), table.focus()) == (notebook, before, focus)
    assert page.evaluate("window.jupyterapp.shell.currentWidget.context.model.dirty")
    keys.press("Control+s")
    page.wait_for_function("() => !window.jupyterapp.shell.currentWidget.context.model.dirty", timeout=10_000)
