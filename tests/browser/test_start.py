"""The start sheet: everything is in sight on a laptop and on a phone, and the game begins as chosen, by mouse and by keyboard."""

from __future__ import annotations

from itertools import product

import pytest
from playwright.sync_api import Browser

import undaunted_nb as un
from tests.browser.axe import violations
from tests.browser.stills import THEMES, Still
from tests.sampling import cover
from undaunted_nb.i18n import LANGUAGES
from undaunted_nb.kit import registry

SIZES = ("1339x533", "1253x485", "390x800")
"""The pane of a notebook in a maximized window of 1366×768 and of 1280×720, and a phone."""
SCENARIOS = registry.scenario_names()
LOOKS = cover(product(LANGUAGES, SIZES, THEMES, SCENARIOS))
JUPYTER = '() => document.body.style.setProperty("--jp-ui-font-family", "DejaVu Sans, Verdana, sans-serif")'
"""The letters of JupyterLab on Linux. They are the widest."""
# What is wrong on the sheet: something outside the pane, cut by its box, under another thing, or with a scroll bar.
WRONG = """phone => {
  const sheet = document.querySelector(".un .start"), root = sheet.closest(".un").getBoundingClientRect(), wrong = [];
  const name = (one) => one.textContent.trim().slice(0, 40) || one.className.baseVal || one.className;
  const inside = (a, b) => a.left >= b.left - 1 && a.right <= b.right + 1 && a.top >= b.top - 1 && a.bottom <= b.bottom + 1;
  for (const one of sheet.querySelectorAll("*")) {
    if (one.closest("svg") && !one.matches("svg.win")) continue;
    const style = getComputedStyle(one);
    if (/auto|scroll/.test(style.overflowY) && one.scrollHeight > one.clientHeight + 1) wrong.push(`scrolls: ${name(one)}`);
    if (one.matches("p, h2, h3, b, span, small, button") && one.textContent && style.display !== "none" && (one.scrollHeight > one.clientHeight + 2 && one.clientHeight)) wrong.push(`cut: ${name(one)}`);
  }
  for (const one of sheet.querySelectorAll("button, .st-told p, .st-note, .st-group h3, .win, h2")) {
    const at = one.getBoundingClientRect();
    if (!at.width || !at.height) { if (one.textContent) wrong.push(`not there: ${name(one)}`); continue; }
    if (!inside(at, root) || at.bottom > innerHeight + 1) wrong.push(`outside: ${name(one)} ${[at.left, at.top, at.right, at.bottom].map(Math.round)}`);
    const hit = document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2);
    if (!one.contains(hit) && !hit?.contains(one)) wrong.push(`covered: ${name(one)}`);
    if (one.matches("button") && at.height < (phone ? 43 : 27)) wrong.push(`small: ${name(one)} ${at.height}`);
  }
  const buttons = [...sheet.querySelectorAll("button")].map((one) => [name(one), one.getBoundingClientRect()]);
  buttons.forEach(([label, a], i) => buttons.slice(i + 1).forEach(([other, b]) => {
    if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1) wrong.push(`${label} lies over ${other}`);
  }));
  const map = sheet.querySelector(".win").getBoundingClientRect();
  if (Math.min(map.width, map.height) < (phone ? 90 : 300)) wrong.push(`the board is small: ${Math.round(map.width)} x ${Math.round(map.height)}`);
  return wrong;
}"""
CHOSEN = "() => [...document.querySelectorAll('.un .start [aria-checked=true]')].map((one) => one.dataset.target)"


def sheet(browser: Browser, scenario: str, size: str, language: str = "en", *, dark: bool = False) -> Still:
    still = Still(browser, un.home(language), size, dark=dark)
    still.send("home", f"start:{scenario}")
    return still


@pytest.mark.parametrize(("language", "size"), list(product(LANGUAGES, SIZES)))
def test_everything_is_in_sight_in_every_scenario(browser: Browser, language: str, size: str) -> None:
    still = sheet(browser, SCENARIOS[0], size, language)
    try:
        still.page.evaluate(JUPYTER)
        wrong = {}
        for of, pane, theme, scenario in LOOKS:
            if (of, pane) != (language, size):
                continue
            still.look(dark=theme == "dark")
            still.send("home", f"start:{scenario}")
            if found := still.page.evaluate(WRONG, size.startswith("390")):
                wrong[scenario, theme] = found
        assert wrong == {}
        assert still.errors == []
    finally:
        still.close()


@pytest.mark.parametrize("size", SIZES)
def test_start_begins_the_game_that_was_clicked(browser: Browser, size: str) -> None:
    still = Still(browser, un.home(), size)
    try:
        still.click(".un .door")
        assert still.page.evaluate(CHOSEN) == ["side:DE", "level:novice", "en"], "what a beginner can win"
        for what in ("side:US", "level:careful", "uk"):
            still.click(f'.un .start [data-target="{what}"]')
        still.click(".un .start .commit")
        begun(still, "US", "careful", "uk")
    finally:
        still.close()


def test_the_keys_alone_are_enough(browser: Browser) -> None:
    still = Still(browser, un.home(), SIZES[0])
    try:
        still.page.locator(".un .door").first.focus()
        press(still, "Enter")
        assert still.page.evaluate("() => document.activeElement.matches('.un .start .commit')"), "Start has the focus"
        press(still, "Escape")
        assert still.page.locator(".un .door").count() == 3
        still.page.locator(".un .door").first.focus()
        press(still, "Enter", "Shift+Tab", "ArrowRight", "Shift+Tab", "ArrowRight", "Shift+Tab", "ArrowLeft")
        assert still.page.evaluate(CHOSEN) == ["side:US", "level:careful", "uk"]
        press(still, "Enter")
        begun(still, "US", "careful", "uk")
        assert still.page.evaluate("() => document.activeElement.closest('.un') !== null"), "JupyterLab does not get the next key"
    finally:
        still.close()


def test_new_game_in_the_menu_opens_the_sheet_over_the_table(browser: Browser) -> None:
    still = sheet(browser, "memoir44/pegasus-bridge", SIZES[0])
    try:
        still.click(".un .start .commit")
        still.click('.un .head [data-own="menu"]')
        still.click('.un .drawer [data-target="start:memoir44/pegasus-bridge"]')
        assert still.page.locator(".un .start").count() == 1
        assert still.page.locator(".un .drawer").count() == 0
        still.click('.un .start [data-target="leave:"]')
        assert still.page.locator(".un [data-region=map]").count() == 1
    finally:
        still.close()


@pytest.mark.parametrize("theme", THEMES)
def test_it_can_be_read_aloud_and_its_colors_have_contrast(browser: Browser, theme: str) -> None:
    still = sheet(browser, "normandy/la-raye", SIZES[0], dark=theme == "dark")
    try:
        assert violations(still.page, ".un .start") == []
    finally:
        still.close()


def press(still: Still, *keys: str) -> None:
    for key in keys:
        still.page.keyboard.press(key)
        still.settle()


def begun(still: Still, side: str, opponent: str, language: str) -> None:
    session = still.table._session
    assert (session.side, session.opponent, session.language) == (side, opponent, language)
    assert still.page.locator(".un .start").count() == 0
    assert still.page.locator(".un [data-region=map]").count() == 1
    assert still.page.evaluate("() => document.querySelector('.un').lang") == language
