"""The longest task of the page after a click, in JupyterLab: cards, actions, targets, rolls, the end of a turn, hexes.

The browser's own trace tells how long each task of the page's main thread took. Counted is the processor's time of a task, so a busy
machine changes little. A task over 50 ms is what browsers call long; the page's own observer (`longtask`) counts those by the clock.
"""

from __future__ import annotations

import json
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page

from tests.bench.click import LARGE, SMALL, Board, show
from tests.bench.report import Row
from tests.browser.chromium import launched
from tests.browser.conftest import PATIENCE, WINDOW
from tests.browser.lab import Lab
from tests.browser.player import Deed, Player
from tests.browser.table import SETTLED, Table, key_of

DEEDS, ROUNDS = 120, 12
"""Decisions of a game that are clicked, and rounds on the board of hexes."""
LIMIT = 50
"""Milliseconds of a long task."""
CATEGORIES = ["toplevel", "blink.user_timing"]
TASK = "RunTask"
BEGIN, END = "un:begin", "un:end"
FIRST = "first"
"""The first click in a notebook makes JupyterLab choose the cell, so it goes to the bare counter and has no limit."""
KINDS = {
    "card": "a card chosen", "choice": "something picked",
    "do": "an action chosen", "place": "a tile clicked", "piece": "a target clicked", "commit": "done, dice rolled",
    "end": "a turn ended, the opponent's played", "story": "on to the next step of what was played",
    "action": "113 hexes: a unit chosen", "move": "113 hexes: a move done", "undo": "113 hexes: a move taken back",
}  # fmt: skip
"""The clicks, in the order of the report."""
OBSERVE = """() => {
  window.long = 0;
  new PerformanceObserver((list) => { window.long += list.getEntries().length; }).observe({ type: "longtask" });
}"""
FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 0))))"
STORY = ".un .panels [data-key='story:go-on'], .un .panels [data-key='story:off']"


class Traced(NamedTuple):
    """The longest task after each click, in milliseconds by kind, and the number of tasks the page called long."""

    longest: dict[str, list[float]]
    long: int


class Marked:
    """A page that marks each click in the trace, with all the work it causes."""

    def __init__(self, page: Page) -> None:
        self._page = page
        page.evaluate(OBSERVE)

    def click(self, kind: str, selector: str) -> None:
        """Click like a mouse: hover first, and wait until all is quiet again."""
        self._page.locator(selector).first.hover(force=True)
        self._page.evaluate(FRAMES)
        self._mark(BEGIN)
        self._page.mouse.down()
        self._page.mouse.up()
        self._page.evaluate(f"async () => {{ await ({SETTLED})(); await ({FRAMES})(); }}")
        self._mark(f"{END}:{kind}")

    def _mark(self, name: str) -> None:
        self._page.evaluate("(name) => { performance.mark(name); }", name)

    def long(self) -> int:
        """Return the number of tasks that the page itself calls long."""
        return int(self._page.evaluate("() => window.long"))


def rows() -> Iterator[Row]:
    """Yield the longest task after the clicks of each kind, next to the limit."""
    game, hexes = traced(SMALL), traced(LARGE)
    for kind, words in KINDS.items():
        if found := game.longest.get(kind) or hexes.longest.get(kind):
            yield Row(f"{words} ({len(found)}): longest task", max(found), "ms", "limit", LIMIT, 1)
    first = [*game.longest[FIRST], *hexes.longest[FIRST]]
    yield Row("the first click in a notebook, at a bare widget", max(first), "ms")
    yield Row("tasks over 50 ms by the clock", game.long + hexes.long, "")


def traced(board: Board) -> Traced:
    """Return clicks at a table with the longest task after each."""
    with tempfile.TemporaryDirectory() as folder:
        lab = Lab(Path(folder))
        try:
            lab.wait()
            with launched() as browser:
                page = browser.new_context(viewport=WINDOW).new_page()  # type: ignore[arg-type]  # a ViewportSize is such a dict
                page.set_default_timeout(PATIENCE)
                show(lab, page, board)
                marked = Marked(page)
                events = trace(browser, page, marked, board)
                return Traced(longest(events), marked.long())
        finally:
            lab.stop()


def trace(browser: Browser, page: Page, marked: Marked, board: Board) -> list[dict[str, Any]]:
    """Return the browser's trace of the clicks at a table."""
    browser.start_tracing(page=page, categories=CATEGORIES)
    marked.click(FIRST, ".echo")
    if board is LARGE:
        for _ in range(ROUNDS):
            for kind, key in (("action", "piece:allies-infantry-1"), ("move", "place:D5"), ("undo", "undo")):
                marked.click(kind, f'.un [data-key="{key}"]')
    else:
        play(page, marked)
    events: list[dict[str, Any]] = json.loads(browser.stop_tracing())["traceEvents"]
    return events


def play(page: Page, marked: Marked) -> None:
    """Play a game with attacks as early as possible, and look at each step of the playback."""
    table, player = Table(page), Player(first={"attack"})
    for _ in range(DEEDS):
        player.did = []  # every attack that can be made
        deed = player.decide(table.seen())
        if deed is None:
            return
        marked.click(kind_of(deed), f'.un [data-key="{key_of(deed)}"]:not([role=group])')
        while page.locator(STORY).count():
            marked.click("story", STORY)


def kind_of(deed: Deed) -> str:
    """Return the kind of click of a decision."""
    kind = deed.target.partition(":")[0] if deed.kind == "tap" else deed.kind
    return kind if kind in KINDS else "choice"


def longest(events: list[dict[str, Any]]) -> dict[str, list[float]]:
    """Return the longest main-thread task after each click, in milliseconds of processor time, by kind."""
    marks = sorted((e for e in events if str(e.get("name", "")).startswith((BEGIN, END))), key=lambda e: e["ts"])
    threads = {(e["pid"], e["tid"]) for e in marks}
    tasks = [e for e in events if e.get("ph") == "X" and TASK in e["name"] and (e["pid"], e["tid"]) in threads]
    found: dict[str, list[float]] = defaultdict(list)
    for begin, end in zip(marks[::2], marks[1::2], strict=True):
        took = [task.get("tdur", task["dur"]) / 1000 for task in tasks if begin["ts"] <= task["ts"] < end["ts"]]
        found[end["name"].removeprefix(f"{END}:")].append(max(took))
    return found
