"""A click in JupyterLab, from the press to the changed page, compared with a counter widget that does the least possible.

Both widgets are in one notebook and take turns, so that both meet the same weather. Whole frames of the kernel's websocket are
counted, with the busy and idle of Jupyter itself.

JupyterLab's server leaves it to TCP to gather small frames, so every other answer, the echo's too, waits up to 40 ms (Nagle's
algorithm and delayed acknowledgements). The package's extension of the server ends that (TCP_NODELAY). Both are measured.
"""

from __future__ import annotations

import json
import statistics
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

import nbformat
from playwright.sync_api import Page, WebSocket

from tests.bench.report import Row, told
from tests.browser.chromium import launched
from tests.browser.conftest import OPENED, PATIENCE, WINDOW, run_all
from tests.browser.lab import TOKEN, Lab
from tests.browser.table import SETTLED, WATCH

CLICKS = 60
"""Clicks of each kind that are timed."""
WARM, COUNTED = 10, 10
"""Rounds that warm up before, and rounds whose bytes are counted after."""
FRAMES_ARRIVE = 50
"""Milliseconds after which the last frame of a click has been reported."""
MOST_BYTES, AIM = 4000, 1.5
FIRST_FLIGHT = 14_600
"""The bytes that TCP sends before it waits for an answer (ten segments of 1,460).

The opponent's turn, which has the text, the reason and the numbers of each step, must fit into them.
"""

TABLE = """
import undaunted_nb as un
game = un.new_game("normandy/la-raye", seed=44)
while not any(action.side == "US" and action.kind == "move" for action in game.legal_actions):
    game.play(next(action for action in game.legal_actions if action.kind in ("initiative", "end turn")))
un.table(game, side="US")
"""
ECHO = """
import anywidget, traitlets
class Echo(anywidget.AnyWidget):
    _esm = '''export default { render({ model, el }) {
      const button = document.createElement("button"); button.className = "echo"; button.onclick = () => model.send({});
      const show = () => { button.textContent = model.get("n"); }; model.on("change:n", show); show(); el.append(button); } }'''
    n = traitlets.Int(0).tag(sync=True)
    def __init__(self):
        super().__init__()
        self.on_msg(lambda *_: self.set_trait("n", self.n + 1))
Echo()
"""
HEXES = """
import undaunted_nb as un
game = un.new_game("memoir44/pegasus-bridge", seed=1)
for line in ("play Attack Left", "order c4", "order C3", "order D3"):
    game.play(line)
un.table(game, side="allies")
"""
STEPS = """
    choose: () => [key(card), () => key(card).getAttribute("aria-pressed") === "true"],
    action: () => [key(`${card.slice(5)}:do:move`), lit],
    move: () => [lit(), () => there(goal) === others + 1],
    undo: () => [key("undo"), () => there(goal) === others - 1],
    end: () => [key("end"), () => key("news").textContent !== news],
    again: () => [key("undo"), () => key("news").textContent !== news],
"""
HEX_STEPS = """
    action: () => [key("piece:allies-infantry-1"), () => key("place:D5").parentNode.matches(".lit")],
    move: () => [key("place:D5"), () => there("D5") === 1],
    undo: () => [key("undo"), () => there("D5") === 0],
"""
# One click of a kind, from the press to the change that it is for. Before it and after it all is quiet.
CLICK = f"""async (kind) => {{
  const root = document.querySelector(".un"), echo = document.querySelector(".echo"), settled = {SETTLED};
  const key = (name) => root.querySelector(`[data-key="${{name}}"]`), lit = () => root.querySelector(".lit [data-target]");
  const there = (place) => root.querySelectorAll(`[data-place="${{place}}"]`).length;
  const card = [...root.querySelectorAll("[data-card-name]")].find((one) => one.dataset.key.startsWith("card:Rifleman"))?.dataset.key;
  const news = key("news").textContent, count = Number(echo.textContent);
  const goal = lit()?.dataset.target.slice(6) ?? window.moved, others = there(goal);
  window.moved = goal;
  const [thing, done] = {{
    echo: () => [echo, () => Number(echo.textContent) === count + 1],
    STEPS
  }}[kind]();
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  let began;
  const took = new Promise((resolve) => {{
    const watch = new MutationObserver(() => {{
      if (!done()) return;
      watch.disconnect();
      resolve(performance.now() - began);
    }});
    watch.observe(document.querySelector(".jp-Notebook"), {{ subtree: true, childList: true, attributes: true, characterData: true }});
  }});
  began = performance.now();
  thing.dispatchEvent(new MouseEvent("click", {{ bubbles: true }}));
  const milliseconds = await took;
  await settled();
  return milliseconds;
}}"""


class Board(NamedTuple):
    """A table to click on: the cell that shows it, its clicks, and their order in a round that ends where it began."""

    cell: str
    steps: str
    round: tuple[str, ...]


SMALL = Board(TABLE, STEPS, ("echo", "choose", "echo", "action", "echo", "move", "echo", "undo", "echo", "end", "echo", "again"))
LARGE = Board(HEXES, HEX_STEPS, ("echo", "action", "echo", "move", "echo", "undo"))
KINDS = {
    "choose": "a card chosen",
    "action": "an action chosen",
    "move": "a move done and saved",
    "undo": "a move taken back",
    "end": "a turn ended, the opponent's played",
}
HEX_KINDS = {"action": "113 hexes: a unit chosen", "move": "113 hexes: a move done and saved", "undo": "113 hexes: a move taken back"}
ALONE = ("choose", "action", "move", "undo")
"""Clicks that are answered without a game of the opponent's in between."""


class Traffic:
    """The bytes on the kernel's websockets so far, from the kernel and to it."""

    def __init__(self, page: Page) -> None:
        self.bytes = (0, 0)
        page.on("websocket", self._opened)

    def _opened(self, socket: WebSocket) -> None:
        if "/api/kernels/" in socket.url:
            socket.on("framereceived", self._in)
            socket.on("framesent", self._out)

    def _in(self, frame: str | bytes) -> None:
        self.bytes = (self.bytes[0] + length(frame), self.bytes[1])

    def _out(self, frame: str | bytes) -> None:
        self.bytes = (self.bytes[0], self.bytes[1] + length(frame))


def length(frame: str | bytes) -> int:
    return len(frame if isinstance(frame, bytes) else frame.encode())


WAITING = {"ServerApp": {"jpserver_extensions": {"undaunted_nb.server": False}}}
"""The configuration of a server that leaves it to TCP when a message leaves, as it does without this package."""


class Click(NamedTuple):
    """One click: milliseconds until the page has changed, and bytes from the kernel and to it."""

    took: float
    received: int = 0
    sent: int = 0

    @property
    def size(self) -> int:
        return self.received + self.sent


Clicks = dict[str, list[Click]]


def rows() -> Iterator[Row]:
    """Yield the measurements, each next to the bare echo or the limit, and the large board next to the small one."""
    for how, nodelay in (("", False), (", TCP_NODELAY", True)):
        timed, counted = measure(SMALL, nodelay=nodelay)
        yield from _beside_echo(timed, KINDS, how)
    large, sizes = measure(LARGE, nodelay=True)
    yield from _beside_echo(large, HEX_KINDS, ", TCP_NODELAY")
    for kind, words in HEX_KINDS.items():
        took, small = (statistics.median(click.took for click in found[kind]) for found in (large, timed))
        yield Row(f"{words}, TCP_NODELAY: median", took, "ms", "the small board", small)
    for kinds, found in ((KINDS, counted), (HEX_KINDS, sizes)):
        for kind, words in kinds.items():
            limit = MOST_BYTES if kind in ALONE else FIRST_FLIGHT
            yield Row(f"{words}: both ways", statistics.mean(click.size for click in found[kind]), "bytes", "limit", limit, 1)
    for kind in ("echo", *KINDS):
        words = KINDS.get(kind, "the bare echo")
        yield Row(f"{words}: from the kernel", statistics.mean(click.received for click in counted[kind]), "bytes")
        yield Row(f"{words}: to the kernel", statistics.mean(click.sent for click in counted[kind]), "bytes")


def _beside_echo(timed: Clicks, kinds: Mapping[str, str], how: str) -> Iterator[Row]:
    echo = [click.took for click in timed["echo"]]
    for kind, words in kinds.items():
        took = [click.took for click in timed[kind]]
        aim = AIM if kind in ALONE else 0
        yield Row(f"{words}{how}: median", statistics.median(took), "ms", "bare echo", statistics.median(echo), aim)
        yield Row(f"{words}{how}: 95 of 100 within", late(took), "ms", "bare echo", late(echo))


def late(times: list[float]) -> float:
    return statistics.quantiles(times, n=20)[-1]


def measure(board: Board, *, nodelay: bool) -> tuple[Clicks, Clicks]:
    """Return the timed clicks and those whose bytes were counted."""
    with tempfile.TemporaryDirectory() as folder:
        if not nodelay:
            config = Path(folder) / "config"
            config.mkdir()
            (config / "jupyter_server_config.json").write_text(json.dumps(WAITING))
        lab = Lab(Path(folder))
        try:
            lab.wait()
            with launched() as browser:
                context = browser.new_context(viewport=WINDOW)  # type: ignore[arg-type]  # a ViewportSize is such a dict
                context.set_default_timeout(PATIENCE)
                page = context.new_page()
                traffic = Traffic(page)
                show(lab, page, board)
                rounds(page, traffic, board, WARM, FRAMES_ARRIVE)
                return rounds(page, traffic, board, CLICKS, 0), rounds(page, traffic, board, COUNTED, FRAMES_ARRIVE)
        finally:
            lab.stop()


def show(lab: Lab, page: Page, board: Board) -> None:
    """Open a notebook with both widgets and run it."""
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(source) for source in (board.cell, ECHO)])
    notebook.metadata["kernelspec"] = {"name": "python3", "display_name": "Python 3 (ipykernel)", "language": "python"}
    nbformat.write(notebook, lab.root / "click.ipynb")
    page.goto(f"{lab.url}/lab/tree/click.ipynb?reset&token={TOKEN}")
    page.wait_for_function(OPENED, arg="click.ipynb")
    run_all(page)
    page.locator(".un .map").wait_for()
    page.locator(".echo").wait_for()
    page.evaluate(WATCH)


def rounds(page: Page, traffic: Traffic, board: Board, count: int, wait: int) -> Clicks:
    """Run the given number of rounds. With `wait`, the frames of each click have time to arrive, so its bytes are right."""
    script = CLICK.replace("STEPS", board.steps)
    found: Clicks = {kind: [] for kind in board.round}
    for kind in board.round * count:
        before = traffic.bytes
        took = page.evaluate(script, kind)
        if wait:
            page.wait_for_timeout(wait)
        found[kind].append(Click(took, traffic.bytes[0] - before[0], traffic.bytes[1] - before[1]))
    return found


def run() -> list[str]:
    """Return the measurements as lines."""
    return told(rows()).splitlines()


if __name__ == "__main__":
    print("\n".join(run()))
