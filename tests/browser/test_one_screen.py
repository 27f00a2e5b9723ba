"""Map, hand, panel and main button are visible together, at every size, in every situation, in every language.

Any two of game, situation, language and size are measured together, at night all four. The tables are in a plain page (``stills``), so one
browser measures all of them. With ``-s`` the boxes are printed as a table.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

import undaunted_nb as un
from tests.browser.stills import SIZES, Still
from tests.sampling import cover
from undaunted_nb.i18n import LANGUAGES
from undaunted_nb.widgets.table import Table

GAMES = {"normandy/la-raye": "US", "north-africa/convoy": "LRDG", "memoir44/pegasus-bridge": "allies"}
LESSONS = {
    "normandy/la-raye": "normandy/moving",
    "north-africa/convoy": "north-africa/first-look",
    "memoir44/pegasus-bridge": "memoir44/infantry",
}
QUIZZES = {"normandy/la-raye": "normandy", "north-africa/convoy": "north-africa", "memoir44/pegasus-bridge": "memoir44"}
WALKS = {
    "normandy/la-raye": "normandy/example-round",
    "north-africa/convoy": "north-africa/example-round",
    "memoir44/pegasus-bridge": "memoir44/how-far",
}

NARROW = ("1015x650", "1290x650", "800x650", "390x800", "742x496")
"""The sizes at which words decide: the longer languages are measured at these."""

# Boxes of the parts and their faults: outside the table, overlapping, cut, too small, broken inside a word, outside their card.
MEASURE = """() => {
  const root = document.querySelector(".un"), table = root.getBoundingClientRect(), pane = document.querySelector(".jp-WindowedPanel-outer");
  const seen = pane.getBoundingClientRect(), wrong = [];
  const one = (what) => root.querySelector(what);
  const box = (node) => { const { left, top, right, bottom } = node.getBoundingClientRect(); return [left, top, right, bottom].map((x) => Math.round(x * 10) / 10); };
  const parts = { table: root, head: one(".head"), map: one(".board"), foe: one(".foe"), panel: one(".panel"), hand: one(".dock"),
    score: one(".score"), button: one(".pfoot .commit") ?? one(".pfoot button") ?? one(".hand .end") };
  const boxes = Object.fromEntries(Object.entries(parts).filter(([, node]) => node?.getClientRects().length).map(([name, node]) => [name, box(node)]));
  const inside = (a, b, by = 1) => a[0] >= b[0] - by && a[1] >= b[1] - by && a[2] <= b[2] + by && a[3] <= b[3] + by;
  const view = [Math.max(table.left, seen.left), Math.max(table.top, seen.top), Math.min(table.right, seen.right), Math.min(table.bottom, seen.bottom)];
  for (const [name, at] of Object.entries(boxes)) if (!inside(at, view)) wrong.push(`${name} is not in sight: ${at} in ${view.map(Math.round)}`);
  for (const name of ["map", "panel", "hand"]) if (!boxes[name]) wrong.push(`no ${name}`);
  const over = (a, b) => Math.min(a[2], b[2]) - Math.max(a[0], b[0]) > 1 && Math.min(a[3], b[3]) - Math.max(a[1], b[1]) > 1;
  const apart = ["head", "map", "foe", "panel", "hand"].filter((name) => boxes[name]);
  apart.forEach((a, i) => apart.slice(i + 1).forEach((b) => over(boxes[a], boxes[b]) && wrong.push(`${a} lies over ${b}`)));
  const name = (node) => `${node.closest("[data-key]")?.dataset.key ?? ""} .${node.getAttribute("class") ?? node.localName}`;
  const spoken = (node) => node.closest(".unseen") || getComputedStyle(node).clipPath !== "none" || (node.parentElement && getComputedStyle(node.parentElement).clipPath !== "none");
  const shown = (node) => node.getClientRects().length && node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !spoken(node);
  const words = [...root.querySelectorAll("*")].filter((node) => !node.closest("defs, symbol, title") && [...node.childNodes].some((kid) => kid.nodeType === 3 && kid.data.trim()));
  let smallest = Infinity;
  for (const node of words) {
    if (!shown(node)) continue;
    const map = node.ownerSVGElement?.matches(".map"), scale = node.ownerSVGElement ? Math.abs(node.getScreenCTM().a) || 1 : 1;
    const size = parseFloat(getComputedStyle(node).fontSize) * scale;
    if (!map || table.width >= 900) smallest = Math.min(smallest, size);
    if (size < 11.95 && (!map || table.width >= 900)) wrong.push(`${size.toFixed(1)} px: ${node.textContent.trim().slice(0, 20)} ${name(node)}`);
    if (node.ownerSVGElement) continue;
    // Cut: by itself, or by something around it that does not scroll.
    if (node.scrollWidth > node.clientWidth + 1 && getComputedStyle(node).overflowX === "hidden" && !node.closest(".ttl")) wrong.push(`cut: ${node.textContent.slice(0, 30)} ${name(node)}`);
    const range = document.createRange(); range.selectNodeContents(node);
    const at = range.getBoundingClientRect();
    for (let up = node; up !== root; up = up.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(up), edge = up.getBoundingClientRect();
      if (edge.width <= 1 || edge.height <= 1 || at.top >= edge.bottom - 1 || at.left >= edge.right - 1) break; // folded away as a whole
      if (/auto|scroll/.test(overflowX + overflowY)) break;
      if (overflowX === "hidden" && !up.closest(".ttl") && (at.right > edge.right + 1.5 || at.bottom > edge.bottom + 3)) { wrong.push(`cut: ${node.textContent.slice(0, 30)} ${name(node)} by ${name(up)}`); break; }
    }
    // A word in two lines is a broken word.
    if (node.closest(".hand, .panel") && !node.closest("code, kbd")) for (const kid of node.childNodes) if (kid.nodeType === 3) for (const { 0: word, index } of kid.data.matchAll(/[\\p{L}\\p{N}]+/gu)) {
      range.setStart(kid, index); range.setEnd(kid, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) wrong.push(`broken: ${word} ${name(node)}`);
    }
  }
  // In rows and tabs what a card offers lies beside it.
  for (const card of root.dataset.hand === "cards" ? root.querySelectorAll("[data-column]") : []) { const edge = box(card); for (const node of card.querySelectorAll("button, svg, b, p")) if (shown(node) && !inside(box(node), edge, 2)) wrong.push(`outside of its card: ${name(node)}`); }
  const least = "touch" in root.dataset ? 44 : 24;
  for (const node of root.querySelectorAll("button, summary")) {
    if (!shown(node) || getComputedStyle(node).pointerEvents === "none" || node.matches("p .gloss")) continue; // a word in a sentence is as high as its line
    const { width, height } = node.getBoundingClientRect();
    if (Math.min(width, height) < least - 0.6) wrong.push(`small: ${name(node)} ${Math.round(width)}x${Math.round(height)}`);
  }
  // The words of a sum stand apart.
  for (const sum of root.querySelectorAll(".panel .sum")) { const terms = [...sum.querySelectorAll(".term i")].filter(shown).map((node) => { const range = document.createRange(); range.selectNodeContents(node); return [node.textContent, box(range)]; });
    terms.forEach(([a, at], i) => terms[i + 1] && over(at, terms[i + 1][1]) && wrong.push(`${a} lies over ${terms[i + 1][0]}`)); }
  // The chance of an attack is never below the edge of what scrolls; where the panel is low, it stands on the button.
  const odds = one(".panel .stage > .odds"), luck = one(".pfoot .commit .luck"), said = luck && shown(luck) ? luck : odds;
  if (odds && !(shown(said) && said.textContent.trim() && inside(box(said), box(said.closest(".pbody, .commit"))))) wrong.push(`the chance is not in sight: ${box(said)} in ${box(said.closest(".pbody, .commit"))}`);
  // The heading of an attack is one line, inside its panel.
  const duel = one(".panel .duel");
  if (duel && (duel.offsetHeight > 30 || duel.scrollWidth > duel.clientWidth + 1)) wrong.push(`the heading is ${duel.scrollWidth}x${duel.offsetHeight}, its room ${duel.clientWidth}`);
  if (one(".tag.aimed rect") && one(".tag.aimed").lastElementChild.matches("path")) wrong.push("brackets lie over the chance");
  if (pane.scrollTop !== (window.top0 ??= pane.scrollTop)) wrong.push(`scrolled to ${pane.scrollTop}`);
  return { boxes, layout: root.dataset.layout, hand: root.dataset.hand, panel: one(".panels")?.dataset.panel ?? "", chance: said?.textContent ?? "", least: smallest, wrong: [...new Set(wrong)] };
}"""

PARTS = """() => [".un", ".un .head", ".un .board"].map((one) => {
  const { left, top, right, bottom } = document.querySelector(one).getBoundingClientRect();
  return [left, top, right, bottom].map((x) => Math.round(x * 10) / 10);
})"""


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Give each test its own person, because the chosen language is kept."""
    monkeypatch.setenv("UNDAUNTED_NB_HOME", str(tmp_path))


def taps(table: Table) -> list[tuple[str, dict[str, str]]]:
    """Return the possible next taps toward an attack: an action on a card, targets, choices."""
    cards = [
        (f"do:{chip['id']}", {"card": card["id"]})
        for card in table.mine.get("hand", [])
        for chip in card.get("chips", [])
        if chip["id"] == "attack" and chip["state"] != "no"
    ]
    return [(f"piece:{key}", {}) for key in table.marks.get("aims", {})] + cards


def aims(table: Table) -> bool:
    """Try to open the sum of an attack on this table."""
    for _ in range(3):
        if table.plan and table.plan.get("sum"):
            return True
        found = [tap for tap in taps(table) if tap[0].startswith("piece:")] or taps(table)
        if not found:
            return False
        target, more = found[0]
        table._on_message(table, {"kind": "tap", "target": target, "revision": table.revision, **more}, [])
    return bool(table.plan and table.plan.get("sum"))


def on_the_way(name: str, side: str) -> Iterator[Table]:
    """Yield tables of a random game at each decision of this side."""
    game, dice = un.new_game(name, seed=44), random.Random(7)
    for ply in range(400):
        if ply > 20 and any(action.side == side for action in game.legal_actions):
            yield un.table(game, side=side, resume=False)
        # The check of the table can have played on.
        actions = list(game.legal_actions)
        if not actions:
            return
        game.play(dice.choice(actions))


def first(name: str, holds: Callable[[Table], bool]) -> Table:
    return next(table for table in on_the_way(name, GAMES[name]) if holds(table))


def middle(name: str) -> Table:
    return first(name, lambda table: len(table.mine.get("hand", [])) > 2 and not table.plan)


def chosen(name: str) -> Table:
    table = middle(name)
    table._on_message(table, {"kind": "tap", "target": f"card:{table.mine['hand'][0]['id']}", "revision": table.revision}, [])
    return table


def attack(name: str) -> Table:
    return first(name, aims)


def rolled(name: str) -> Table:
    table = attack(name)
    table._on_message(table, {"kind": "commit", "target": "", "revision": table.revision}, [])
    assert table.roll
    return table


def question(name: str) -> Table:
    return un.quiz(QUIZZES[name], seed=3)


def lesson(name: str) -> Table:
    table = un.lesson(LESSONS[name])
    table._on_message(table, {"kind": "coach", "target": "next", "revision": table.revision}, [])
    return table


def walk(name: str) -> Table:
    table = un.walkthrough(WALKS[name])
    for _ in range(3):
        table._on_message(table, {"kind": "next", "target": "", "revision": table.revision}, [])
    return table


def refused(name: str) -> Table:
    """Open a refusal with as many reasons as possible: a place far away."""
    best: list[Table] = []
    for table in on_the_way(name, GAMES[name]):
        for card in table.mine.get("hand", [])[:3]:
            for chip in card.get("chips", []):
                table._on_message(table, {"kind": "why", "target": f"do:{chip['id']}", "card": card["id"], "revision": table.revision}, [])
                if table.why and len(table.why["reasons"]) >= 3:
                    return table
        for place in table.ground["places"][:12]:
            table._on_message(table, {"kind": "tap", "target": f"place:{place['id']}", "revision": table.revision}, [])
            if table.why:
                best.append(table)
                if len(table.why["reasons"]) >= 3:
                    return table
        if len(best) > 20:
            break
    return best[-1]


def won(name: str) -> Table:
    game, dice = un.new_game(name, seed=44), random.Random(7)
    for _ in range(4000):
        actions = list(game.legal_actions)
        if not actions:
            break
        game.play(dice.choice(actions))
    return un.table(game, side=GAMES[name], resume=False)


SITUATIONS: dict[str, Callable[[str], Table]] = {
    one.__name__: one for one in (middle, chosen, attack, rolled, question, lesson, walk, refused, won)
}


def row(name: str, what: str, size: str, language: str, found: dict[str, Any]) -> str:
    boxes = " ".join(
        f"{part} {'×'.join(str(round(b - a)) for a, b in zip(at[:2], at[2:], strict=True))}@{round(at[0])},{round(at[1])}"
        for part, at in found["boxes"].items()
    )
    return f"{name.partition('/')[0]:13} {what:9} {size:10} {language} {found['layout']:6} {found['hand']:6} {found['panel']:7} {found['least']:.1f} px {boxes}"


LOOKS = cover(
    (name, what, language, size)
    for name in GAMES
    for what in SITUATIONS
    for language in LANGUAGES
    for size in (SIZES if language == "en" else NARROW)
)


@pytest.mark.parametrize("what", SITUATIONS)
@pytest.mark.parametrize("name", GAMES)
def test_everything_in_sight(browser: Browser, name: str, what: str) -> None:
    still = Still(browser, SITUATIONS[what](name))
    wrong: list[str] = []
    for *of, language, size in LOOKS:
        if of != [name, what]:
            continue
        if language != still.table.language:
            still.speak(language)
        still.look(size, dark=language == "ru")
        found = still.page.evaluate(MEASURE)
        print(row(name, what, size, language, found))
        wrong += [f"{size} {language}: {one}" for one in found["wrong"]]
        if what == "attack" and not found["chance"]:
            wrong.append(f"{size} {language}: an attack without its chance")
    errors = still.errors
    still.close()
    assert errors == []
    assert not wrong, f"{len(wrong)} of them:\n" + "\n".join(wrong[:60])


def is_upright(size: str) -> bool:
    """Return whether the parts of a table of this size are stacked."""
    width, height = map(int, size.split("x"))
    return width < 600 or width < 0.9 * height


FRAMES = cover(product(GAMES, [size for size in SIZES if not is_upright(size)]), together=1)
"""Not on a phone: there the map gives the panel the room that its text needs, which differs from language to language."""


@pytest.mark.parametrize("name", GAMES)
def test_another_language_moves_nothing(browser: Browser, name: str) -> None:
    still = Still(browser, middle(name))
    boxes: dict[str, list[Any]] = {size: [] for of, size in FRAMES if of == name}
    assert boxes
    for language in LANGUAGES:
        still.speak(language)
        for size, found in boxes.items():
            still.look(size)
            found.append(still.page.evaluate(PARTS))
    still.close()
    for size, found in boxes.items():
        assert found[0] == found[1] == found[2], size


@pytest.mark.parametrize("name", GAMES)
def test_nothing_jumps_from_the_card_to_the_roll(browser: Browser, name: str) -> None:
    """The panel's top stays, the table keeps its height, and nothing scrolls."""
    still = Still(browser, attack(name))
    before = still.page.evaluate(MEASURE)
    still.click("[data-kind=commit]")
    after = still.page.evaluate(MEASURE)
    assert after["boxes"]["table"] == before["boxes"]["table"]
    assert after["boxes"]["map"] == before["boxes"]["map"]
    assert abs(after["boxes"]["panel"][1] - before["boxes"]["panel"][1]) <= 1
    assert not [one for one in after["wrong"] if one.startswith("scrolled")]
    still.close()


def test_full_screen_by_key_and_back(browser: Browser) -> None:
    still = Still(browser, middle("normandy/la-raye"))
    focus = ".un .map [data-nav]"
    still.page.locator(focus).first.focus()
    still.page.keyboard.press("f")
    still.page.wait_for_function("() => 'full' in document.querySelector('.un').dataset")
    still.settle()
    assert still.page.evaluate("() => document.querySelector('.un').clientHeight === innerHeight")
    still.page.evaluate("() => document.exitFullscreen?.()")
    still.page.wait_for_function("() => !('full' in document.querySelector('.un').dataset)")
    # If the browser refuses, the same table covers the page, and Escape closes it.
    still.page.evaluate("() => { document.querySelector('.un').requestFullscreen = () => Promise.reject(new Error('refused')); }")
    still.page.locator(focus).first.focus()
    still.page.keyboard.press("f")
    still.page.wait_for_function("() => 'full' in document.querySelector('.un').dataset")
    assert still.page.evaluate("() => document.querySelector('.un').getBoundingClientRect().top === 0")
    still.page.keyboard.press("Escape")
    still.page.wait_for_function("() => !('full' in document.querySelector('.un').dataset)")
    still.close()


def test_the_log_by_key_and_back_to_where_the_focus_was(browser: Browser) -> None:
    still = Still(browser, middle("normandy/la-raye"))
    before = still.page.evaluate(MEASURE)["boxes"]
    still.page.locator(".un .map [data-nav]").first.focus()
    still.page.keyboard.press("l")
    still.settle()
    assert still.page.locator(".un .drawer.log .lr").first.is_visible()
    assert still.page.evaluate("() => document.activeElement.closest('.drawer') !== null")
    assert still.page.evaluate(MEASURE)["boxes"]["map"] == before["map"]
    still.page.keyboard.press("Escape")
    still.settle()
    assert still.page.locator(".un .drawer").count() == 0
    assert still.page.evaluate("() => document.querySelector('.un').contains(document.activeElement)")
    still.close()
