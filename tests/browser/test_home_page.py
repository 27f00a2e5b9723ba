"""The home page: the course of each game can be read in every language, without a scroll bar."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Browser

import undaunted_nb as un
from tests.browser.stills import Still
from tests.sampling import cover
from undaunted_nb.i18n import LANGUAGES
from undaunted_nb.kit import games

WIDE = ("1015x650", "1290x650", "1366x768", "1600x950", "1920x1080")
GAMES = tuple(games.systems())
JUPYTER = '() => document.body.style.setProperty("--jp-ui-font-family", "DejaVu Sans, Verdana, sans-serif")'
"""The letters of JupyterLab on Linux. They are the widest."""
# What is wrong with the words of the stations: one over another, one outside the course, or a course that has to be scrolled.
WRONG = """() => {
  const list = document.querySelector(".un .course ol"), around = list.getBoundingClientRect(), wrong = [];
  if (list.scrollHeight > list.clientHeight + 1 || list.scrollWidth > list.clientWidth + 1) wrong.push("the course is longer than its box");
  const boxes = [...list.querySelectorAll(".nm, .time, .stars")].filter((node) => node.getClientRects().length).map((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return { text: node.textContent, at: range.getBoundingClientRect() };
  });
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1.5;
  boxes.forEach(({ text, at }, i) => {
    if (at.left < around.left - 1 || at.right > around.right + 1 || at.bottom > around.bottom + 1) wrong.push(`${text} is cut`);
    for (const other of boxes.slice(i + 1)) if (over(at, other.at)) wrong.push(`${text} lies over ${other.text}`);
  });
  const next = list.querySelector("[aria-current=step]").closest("li");
  if (getComputedStyle(next).opacity !== "1") wrong.push("the next lesson is dimmed");
  return wrong;
}"""


LOOKS = cover(product(LANGUAGES, GAMES, WIDE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_station_can_be_read(browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    monkeypatch.setenv("UNDAUNTED_NB_HOME", str(tmp_path))
    page = Still(browser, un.home(language))
    try:
        page.page.evaluate(JUPYTER)
        wrong, shown = {}, ""
        for of, game, size in LOOKS:
            if of != language:
                continue
            if game != shown:
                page.send("home", f"game:{game}")
                shown = game
            page.look(size)
            if found := page.page.evaluate(WRONG):
                wrong[game, size] = found
        assert shown
        assert wrong == {}
    finally:
        page.close()


def test_a_game_has_a_picture_only_where_it_shows_whole_tiles(browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UNDAUNTED_NB_HOME", str(tmp_path))
    page = Still(browser, un.home())
    try:
        for size, pictures in {"1253x485": 0, "1339x533": 0, "1366x768": 3}.items():
            page.look(size)
            assert page.page.locator(".game:visible").count() == 3
            assert page.page.locator(".gp:visible").count() == pictures, size
        page.look("1920x1080")
        last, course = (page.page.locator(part).last.bounding_box() for part in (".course .station", ".course"))
        assert last
        assert course
        assert course["y"] + course["height"] - last["y"] - last["height"] < 40, "the pictures get the room that the stations leave"
    finally:
        page.close()
