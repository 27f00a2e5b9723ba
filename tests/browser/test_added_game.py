"""A game from another wheel is played in JupyterLab like a built-in one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.kit.wheels import build_game
from tests.project.environments import UV, run

CELL = """
import sys
sys.path.insert(0, {site!r})
import undaunted_nb as un
un.table(un.new_game("lantern/ford", seed=1), resume=False)
"""


@pytest.mark.own_page
def test_a_game_from_a_wheel_is_played_with_its_own_drawings(open_cells: Callable[..., Page], tmp_path: Path) -> None:
    site = tmp_path / "site"
    run(UV, "pip", "install", "--quiet", "--offline", "--no-deps", "--target", site, build_game("lantern", tmp_path))
    page = open_cells(CELL.format(site=str(site)))
    counter = page.locator('.un .un-counter[data-k="blue B1"]')
    counter.wait_for()
    drawing = counter.locator("use[href$='sil-lantern-patrol']")
    assert drawing.evaluate("(use) => use.getBBox().width > 20")
    expect(counter.locator("use[href$='-defense']")).to_be_hidden()
    page.locator(".un .hand .card", has_text="March").first.click()
    page.locator('.un [data-target="piece:blue B1"]').first.click()
    page.locator('.un [data-target="place:B2"]').first.click()
    page.locator('.un .un-counter[data-k="blue B2"]').wait_for()
    expect(page.locator(".un")).to_contain_text("Blue marches from B1 to B2.")
