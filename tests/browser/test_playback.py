"""The playback in JupyterLab: the dice of an attack, the other side's turn, and a finished game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

# The US has the turn and a target in range, so it can roll an attack.
CELL = """
import undaunted_nb as un
game = un.new_game("normandy/la-raye", seed={seed})
{lines}
table = un.table(game, side="US", resume=False)
table
"""
LINES = """
from random import Random
from undaunted_nb.play.opponent import random_choice
def able():
    return [a for a in game.legal_actions if a.side == "US" and a.kind == "attack"]
while not able():
    who = game.position.to_act[0]
    game.play(random_choice(game.position, who, Random(game.ply), frozenset({"end turn", "hunker down"})))
    if game.position.outcome:
        break
action = able()[0]
"""
BOX = "(name) => { const box = document.querySelector(name).getBoundingClientRect(); return [box.top, box.left]; }"
MOVING = "() => document.getAnimations().filter((one) => one.effect?.target?.closest?.('.un')).length"
# During the motion of a roll: continue until the next step appears.
GO_ON = """() => new Promise((done) => {
  setTimeout(() => {
    const button = document.querySelector('.panel.rolled .commit');
    button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    button.click();
    const look = () => (document.querySelector('.panel.rolled') ? requestAnimationFrame(look) : done(document.getAnimations().filter((one) => one.effect?.target?.closest?.('.un')).length));
    look();
  }, 100);
})"""


@pytest.fixture
def opened(open_cells: Callable[..., Page]) -> Callable[[], Page]:
    def start() -> Page:
        page = open_cells(CELL.format(seed=2, lines=LINES))
        page.locator(".un .map").wait_for()
        page.evaluate("() => localStorage.removeItem('undaunted-nb.playback')")
        return page

    return start


def chosen(page: Page) -> None:
    """Choose a card that can attack, its attack, and its first target."""
    for card in page.locator("[data-card-name]").all():
        card.click()
        attack = page.locator(".card.chosen [data-target='do:attack']:not(.no)")
        if not attack.count():
            continue
        attack.first.click()
        page.wait_for_timeout(400)
        if page.locator("[data-region=map] [data-aim]").count():
            page.locator("[data-region=map] [data-aim]").first.click()
            page.locator(".panel[data-region=plan] .commit").wait_for()
            return
    raise AssertionError


def test_a_roll_and_the_other_sides_turn(opened: Callable[[], Page]) -> None:
    page = opened()
    page.emulate_media(reduced_motion="no-preference")
    chosen(page)
    before: Any = [page.evaluate(BOX, name) for name in (".panel", ".panel .commit")]
    page.locator(".panel .commit").click()
    page.locator(".panel.rolled").wait_for()
    assert page.evaluate(MOVING) > 0
    after: Any = [page.evaluate(BOX, name) for name in (".panel", ".panel .commit")]
    for old, new in zip(before, after, strict=True):
        assert abs(old[0] - new[0]) <= 1
        assert abs(old[1] - new[1]) <= 1
    assert page.evaluate(GO_ON) == 0, "what comes next waits for no motion, and nothing moves on"
    assert page.evaluate(MOVING) == 0
    # The turn of the other side: a step that waits, then all of it at once, then a step again.
    page.locator("button.end").click()
    page.locator(".panel.enemy, .panel.turn, .panel[data-region=plan]").first.wait_for()
    while not page.locator(".panel.enemy").count():  # the initiative comes first
        page.locator("[data-card-name]").first.click()
        page.wait_for_timeout(500)
        if not page.locator(".panel.enemy").count() and page.locator("button.end").count():
            page.locator("button.end").click()
            page.wait_for_timeout(500)
    assert page.locator(".log").count() == 0
    steps = page.locator(".panel.enemy .ticks li").count()
    page.keyboard.press("x")
    assert page.evaluate(MOVING) == 0
    page.locator(".panel.enemy .commit").focus()
    page.keyboard.press("Escape")
    page.locator(".panel.did").wait_for()
    assert page.locator(".panel.did .line").count() == steps
    page.locator(".panel.did .line").last.click()
    page.locator(".panel.enemy").wait_for()
    page.keyboard.press("Enter")
    page.locator(".panel.did").wait_for()
    page.locator(".panel.did .commit").click()
    page.locator(".panel.did").wait_for(state="detached")


def test_nothing_moves_with_reduced_motion(opened: Callable[[], Page]) -> None:
    page = opened()
    page.emulate_media(reduced_motion="reduce")
    chosen(page)
    page.locator(".panel .commit").click()
    page.locator(".panel.rolled .vd").wait_for()
    assert page.evaluate(MOVING) == 0
    page.wait_for_timeout(300)
    assert page.evaluate(MOVING) == 0
    assert page.locator(".panel.rolled").count() == 1
