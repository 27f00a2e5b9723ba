"""A click in JupyterLab, from the press to the changed page, beside the least that a widget can do: a counter that Python counts up.

Both widgets are in one notebook and take turns, so that both meet the same weather. Whole frames of the kernel's websocket are
counted, with the busy and idle of Jupyter itself.
"""

from __future__ import annotations

import statistics
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import nbformat
from playwright.sync_api import Page, WebSocket, sync_playwright

from tests.browser import chromium
from tests.browser.conftest import OPENED, PATIENCE, WINDOW, run_all
from tests.browser.lab import TOKEN, Lab
from tests.browser.table import SETTLED, WATCH

from .report import Row, told

CLICKS = 60
"""Clicks of each kind that are timed."""
WARM, COUNTED = 10, 10
"""Rounds that warm up before, and rounds whose bytes are counted after."""
FRAMES_ARRIVE = 50
"""Milliseconds after which the last frame of a click has been reported."""
MOST_BYTES, AIM = 4000, 1.5

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
    choose: () => [key(card), () => key(card).getAttribute("aria-pressed") === "true"],
    action: () => [key(`${{card.slice(5)}}:do:move`), lit],
    move: () => [lit(), () => there(goal) === others + 1],
    undo: () => [key("undo"), () => there(goal) === others - 1],
    end: () => [key("end"), () => key("news").textContent !== news],
    again: () => [key("undo"), () => key("news").textContent !== news],
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
ROUND = ("echo", "choose", "echo", "action", "echo", "move", "echo", "undo", "echo", "end", "echo", "again")
"""In this order a round ends where it began."""
KINDS = {"choose": "a card chosen", "action": "an action chosen", "move": "a move done (and saved)", "undo": "a move taken back"}
TURN = "a turn ended (the opponent plays)"


class Traffic:
    """The bytes on the kernel's websockets so far: from the kernel, and to it."""

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


class Measured(NamedTuple):
    """Milliseconds of every timed click, and bytes a click from the kernel and to it, by kind of click."""

    times: dict[str, list[float]]
    sizes: dict[str, tuple[float, float]]


def rows() -> Iterator[Row]:
    """The measurements, each beside the bare echo or the limit."""
    times, sizes = measure()
    for kind, words in KINDS.items():
        yield Row(f"{words}: median of {len(times[kind])}", middle(times[kind]), "ms", "bare echo", middle(times["echo"]), AIM)
    for kind, words in KINDS.items():
        yield Row(f"{words}: 95 of 100 within", late(times[kind]), "ms", "bare echo", late(times["echo"]))
    yield Row(f"{TURN}: median of {len(times['end'])}", middle(times["end"]), "ms", "bare echo", middle(times["echo"]))
    for kind, words in {**KINDS, "end": TURN}.items():
        yield Row(f"{words}: bytes both ways", sum(sizes[kind]), "bytes", "limit", MOST_BYTES, 1)
    for way, index in (("kernel to page", 0), ("page to kernel", 1)):
        largest = max(KINDS, key=lambda kind: sizes[kind][index])
        yield Row(f"largest, {way} ({KINDS[largest]})", sizes[largest][index], "bytes", "bare echo", sizes["echo"][index])


def middle(times: Sequence[float]) -> float:
    return statistics.median(times)


def late(times: Sequence[float]) -> float:
    return statistics.quantiles(times, n=20)[-1]


def measure() -> Measured:
    executable = chromium.find()
    if executable is None:
        raise RuntimeError(chromium.ADVICE)
    with tempfile.TemporaryDirectory() as folder:
        lab = Lab(Path(folder))
        try:
            lab.wait()
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=executable, args=["--no-sandbox"])
                context = browser.new_context(viewport=WINDOW)  # type: ignore[arg-type]  # a ViewportSize is such a dict
                context.set_default_timeout(PATIENCE)
                page = context.new_page()
                traffic = Traffic(page)
                show(lab, page)
                return measured(page, traffic)
        finally:
            lab.stop()


def show(lab: Lab, page: Page) -> None:
    """Opens a notebook with both widgets and runs it."""
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(source) for source in (TABLE, ECHO)])
    notebook.metadata["kernelspec"] = {"name": "python3", "display_name": "Python 3 (ipykernel)", "language": "python"}
    nbformat.write(notebook, lab.root / "click.ipynb")
    page.goto(f"{lab.url}/lab/tree/click.ipynb?reset&token={TOKEN}")
    page.wait_for_function(OPENED, arg="click.ipynb")
    run_all(page)
    page.locator(".un .map").wait_for()
    page.locator(".echo").wait_for()
    page.evaluate(WATCH)


def measured(page: Page, traffic: Traffic) -> Measured:
    """Round after round: the first warm up, the next are timed, of the last the bytes are counted."""
    for _ in range(WARM):
        for kind in ROUND:
            page.evaluate(CLICK, kind)
    times: dict[str, list[float]] = {kind: [] for kind in ROUND}
    for _ in range(CLICKS):
        for kind in ROUND:
            times[kind].append(page.evaluate(CLICK, kind))
    sizes = dict.fromkeys(ROUND, (0.0, 0.0))
    for _ in range(COUNTED):
        for kind in ROUND:
            before = traffic.bytes
            page.evaluate(CLICK, kind)
            page.wait_for_timeout(FRAMES_ARRIVE)
            after = traffic.bytes
            sizes[kind] = (sizes[kind][0] + (after[0] - before[0]) / COUNTED, sizes[kind][1] + (after[1] - before[1]) / COUNTED)
    return Measured(times, sizes)


def run() -> list[str]:
    """The measurements as lines."""
    return told(rows()).splitlines()


if __name__ == "__main__":
    print("\n".join(run()))
